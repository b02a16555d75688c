/** Whose turn it is. */
import type { Decision, SeatIndex } from '@reverie/kernel/game';
import type { SitterKind } from './seats.ts';

type Turn =
  | { readonly of: 'human'; readonly seat: SeatIndex }
  | { readonly of: 'program'; readonly decision: Decision };

/**
 * People come first: whoever may interrupt is asked before a bot continues, and the person at the screen before others,
 * so that it changes hands rarely. `skipped` holds the optional decisions skipped since the last event; when everybody
 * skips everything, somebody has to act.
 */
export function nextTurn(
  pending: readonly Decision[],
  kinds: readonly SitterKind[],
  skipped: Set<number>,
  atScreen: SeatIndex | undefined,
): Turn {
  const open = pending.filter(({ id }) => !skipped.has(id));
  const people = open.filter(({ seat }) => kinds[seat] === 'human');
  const person = people.find(({ seat }) => seat === atScreen) ?? people.find(({ optional }) => !optional) ?? people[0];
  if (person) return { of: 'human', seat: person.seat };
  const program = open.find(({ optional }) => !optional) ?? open[0];
  if (program) return { of: 'program', decision: program };
  const [first] = pending;
  if (!first) throw new Error('nothing is asked of anybody, and the game is not over');
  skipped.clear();
  if (kinds[first.seat] === 'human') return { of: 'human', seat: first.seat };
  const { optional: _, ...must } = first;
  return { of: 'program', decision: must };
}
