/** What a game being played shows. One way is words on a terminal (words.ts), the other lines of JSON (lines.ts). */
import type { Awaited } from '@reverie/kernel/chance/asked';
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import type { Heard } from '@reverie/kernel/match';
import type { Refusal } from '@reverie/kernel/refusal';
import type { AnyMatch, Plan } from './plan.ts';
import type { OfferWithOdds, SeatPrompt } from './seat-prompt.ts';

export interface Screen {
  /** Before the first draw. */
  opening(plan: Plan, resumed: boolean): void;
  /** Says whose turn it is, and hides what the one who was there before could see. */
  curtain(name: string, before: SeatIndex | undefined): void;
  /** What is new to this viewer, then the table as it stands. */
  look(match: AnyMatch, who: Viewer, heard: readonly Heard[]): void;
  prompt(question: SeatPrompt): void;
  /** The choices among which what was typed does not decide. */
  several(offers: readonly OfferWithOdds[]): void;
  /** A draw to be made at the real table, by somebody or by anybody. */
  draw(awaited: Awaited, name: string | undefined): void;
  faceDown(awaited: Awaited): void;
  /** What came in, where it does not show by itself. */
  echo(line: string): void;
  refused(refusal: Refusal): void;
  note(text: string): void;
  help(commands: readonly (readonly [string, string])[]): void;
  why(lines: readonly Heard[]): void;
  rules(ids: readonly string[]): void;
  saved(file: string): void;
  /** The game is over. */
  end(match: AnyMatch, seed: string | undefined, file: string | undefined): void;
}
