/** A bot in a seat of a match. */
import type { Below } from '@reverie/kernel/chance/chance';
import type { Decision, GameTypes, Program } from '@reverie/kernel/game';
import type { ActResult, Match } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import { answerOf } from './bots.ts';

/**
 * Lets a bot answer a decision and gives the result; undefined if it skips an optional one. A choice that only hidden
 * information forbids is refused, which tells the bot as much as it would tell a person: it chooses again.
 */
export function answerBy<G extends GameTypes>(
  match: Match<G>,
  decision: Decision,
  player: Program<G>,
  below: Below,
  at?: string,
): ActResult | undefined {
  let choices = match.choices(decision);
  while (choices.length > 0) {
    const situation = { view: match.view(decision.seat), decision, choices, below };
    const chosen = answerOf(player, situation);
    if (!chosen) return undefined;
    const when = at === undefined ? {} : { at };
    const done = match.answer(decision.seat, decision.id, chosen.answer, { by: 'program', ...when });
    if (!isRefusal(done)) return done;
    if (done.refusal !== 'unavailable') {
      throw new Error(`${match.rules.id} refuses one of its own choices for ${decision.kind}: ${done.reason}`);
    }
    choices = choices.filter((_, index) => index !== chosen.index);
  }
  if (decision.optional) return undefined;
  throw new Error(`${match.rules.id} leaves ${player.id} no answer to ${decision.kind}`);
}
