/** What is looked up at a prompt, local or remote, without any effect on the game. */
import type { Game } from '@reverie/kernel/game';
import type { VisibleEntry } from '@reverie/kernel/match';
import { rulesIn } from '@reverie/kernel/rulebook';
import type { PromptInput } from '@reverie/table/prompt';
import type { Context } from '../context.ts';
import { short } from '../layout.ts';
import { nearest } from '../nearest.ts';
import type { Screen } from './screen.ts';
import type { OfferWithOdds, SeatPrompt } from './seat-prompt.ts';

/** How many log lines are printed on return, or for `why`. */
export const RECENT_EVENTS = 6;

interface LookUpContext {
  readonly ctx: Context;
  readonly game: Game;
  readonly screen: Screen;
  readonly question: SeatPrompt;
  /** The last events that this seat saw. */
  readonly recent: readonly VisibleEntry[];
  /** What can be typed here, and what it does. */
  readonly help: readonly (readonly [string, string])[];
}

export function lookUp(typed: PromptInput<OfferWithOdds>, desk: LookUpContext): void {
  const { ctx, screen } = desk;
  switch (typed.do) {
    case 'repeat':
      screen.prompt(desk.question);
      break;
    case 'help':
      screen.help(desk.help);
      break;
    case 'why':
      screen.why(desk.recent);
      break;
    case 'rules':
      rules(typed.id, desk);
      break;
    case 'several':
      screen.several(typed.offers);
      break;
    case 'nothing':
      screen.note(ctx.t.play.nothing[typed.why]);
      break;
  }
}

function rules(typed: string, { ctx, game, screen }: LookUpContext): void {
  const ids = Object.keys(rulesIn(game.rulebook, ctx.language));
  const wanted = typed.trim().toUpperCase();
  const found = wanted === '' ? ids : ids.filter((id) => id.toUpperCase() === wanted);
  if (found.length > 0) screen.rules(found);
  else screen.note(ctx.t.play.noRule(short(typed.trim()), nearest(wanted, ids)));
}
