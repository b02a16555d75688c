/** What a game shows while it is played: as text (text-screen.ts) or as JSON lines (json-screen.ts). */
import type { PendingDraw } from '@reverie/kernel/chance/asked';
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import type { VisibleEntry } from '@reverie/kernel/match';
import type { Refusal } from '@reverie/kernel/refusal';
import type { AnyMatch, Plan } from './plan.ts';
import type { OfferWithOdds, SeatPrompt } from './seat-prompt.ts';

export interface Screen {
  /** Before the first draw. */
  opening(plan: Plan, resumed: boolean): void;
  /** Announces whose turn it is and hides what the previous player could see. */
  curtain(name: string, before: SeatIndex | undefined): void;
  /** What is new for this viewer, then the table. */
  look(match: AnyMatch, who: Viewer, heard: readonly VisibleEntry[]): void;
  /** The whole table. */
  board(match: AnyMatch, who: Viewer): void;
  prompt(question: SeatPrompt): void;
  /** The choices that the input matches. */
  several(offers: readonly OfferWithOdds[]): void;
  /** A draw to be made with real dice, by a named person or by anybody. */
  draw(awaited: PendingDraw, name: string | undefined): void;
  faceDown(awaited: PendingDraw): void;
  /** Prints the input where the terminal does not echo it. */
  echo(line: string): void;
  refused(refusal: Refusal): void;
  note(text: string): void;
  help(commands: readonly (readonly [string, string])[]): void;
  why(lines: readonly VisibleEntry[]): void;
  rules(ids: readonly string[]): void;
  saved(file: string): void;
  /** The game is over. */
  end(match: AnyMatch, seed: string | undefined, file: string | undefined): void;
}
