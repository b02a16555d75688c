/** A bot in a seat of a match. */
import type { Below } from '@reverie/kernel/chance/chance';
import type { Decision, GameTypes, Program } from '@reverie/kernel/game';
import type { ActResult, Match } from '@reverie/kernel/match';
import { decide } from '@reverie/kernel/program';
import { isRefusal } from '@reverie/kernel/refusal';
import { without } from './answers.ts';

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
    const answer = decide(player, { view: match.view(decision.seat), decision, choices, below });
    if (answer === undefined) return undefined;
    const when = at === undefined ? {} : { at };
    const done = match.answer(decision.seat, decision.id, answer, { by: 'program', ...when });
    if (!isRefusal(done)) return done;
    const left = without(choices, answer);
    if (done.refusal !== 'unavailable' || left.length === choices.length) {
      throw new Error(`${match.rules.id} refuses ${player.id} for ${decision.kind}: ${done.reason}`);
    }
    choices = left;
  }
  if (decision.optional) return undefined;
  throw new Error(`${match.rules.id} leaves ${player.id} no answer to ${decision.kind}`);
}
