import type { Below } from './chance/chance.ts';
import type { Decision, GameTypes, Io, Rules } from './game.ts';

/** One of the choices, each as likely. */
export function anyOf<G extends GameTypes>(rules: Rules<G>, s: G['State'], d: Decision, below: Below): G['Answer'] {
  if (rules.draw) return rules.draw(s, d, below);
  const choices = rules.choices(s, d);
  return choices[below(choices.length)] as G['Answer'];
}

/**
 * Plays on at random until the game is over or `max` answers were given, and says how many there were.
 * `below` picks the decision and the answer; the rules' own draws come from `io`.
 */
export function playout<G extends GameTypes>(
  rules: Rules<G>,
  s: G['State'],
  io: Io<G['Event']>,
  below: Below,
  max = Number.POSITIVE_INFINITY,
): number {
  let moves = 0;
  for (; moves < max; moves++) {
    const open = rules.pending(s);
    if (open.length === 0) break;
    const d = open[open.length === 1 ? 0 : below(open.length)] as Decision;
    const refusal = rules.answer(s, d, anyOf(rules, s, d, below), io);
    if (refusal && refusal.refusal !== 'unavailable') {
      throw new Error(`${rules.id} refuses one of its own choices for ${d.kind}: ${refusal.reason} (${refusal.rule})`);
    }
  }
  return moves;
}
