import type { Below } from './chance/chance.ts';
import type { Event } from './events.ts';
import type { Decision, Io, Rules } from './game.ts';

/**
 * Plays on at random until the game is over or `max` answers were given, and says how many there were.
 * `below` picks the decision and the answer; the rules' own draws come from `io`.
 */
export function playout<S, A, E extends Event, V, O>(
  rules: Rules<S, A, E, V, O>,
  s: S,
  io: Io<E>,
  below: Below,
  max = Number.POSITIVE_INFINITY,
): number {
  let moves = 0;
  for (; moves < max; moves++) {
    const open = rules.pending(s);
    if (open.length === 0) break;
    const d = open[open.length === 1 ? 0 : below(open.length)] as Decision;
    const choices = rules.choices(s, d);
    const refusal = rules.answer(s, d, choices[below(choices.length)] as A, io);
    if (refusal && refusal.refusal !== 'unavailable') {
      throw new Error(`${rules.id} refuses one of its own choices for ${d.kind}: ${refusal.reason} (${refusal.rule})`);
    }
  }
  return moves;
}
