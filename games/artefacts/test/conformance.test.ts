import { conforms } from '@reverie/kernel/conformance/describe';
import type { DecisionOf } from '@reverie/kernel/game';
import { tiered } from '../../../tools/tiers.mjs';
import type { Answer } from '../answers.ts';
import { game as artefacts } from '../game.ts';
import { mind } from '../mind.ts';
import { RULEBOOK } from '../rulebook.ts';
import { unsound } from '../sound.ts';
import { enduranceAt, isAsleep, type State, sideOf } from '../state.ts';
import type { Types } from '../types.ts';

const seats = (n: number) =>
  ['Ada', 'Blaise', 'Cosette', 'Denis'].slice(0, n).map((name) => ({ name, role: 'player' }));

/** Who is out is asked nothing, and what is face down or spent is offered for nothing. */
function misasked(s: State, d: DecisionOf<Types>, choices: readonly Answer[]): string | undefined {
  const side = sideOf(s, d.seat);
  if (side.out) return 'a player who is out is asked';
  for (const a of choices) {
    if (a.do === 'attack' && isAsleep(side, a.place)) return 'an artefact that is face down may attack';
    if (a.do === 'attack' && enduranceAt(side, a.place) === 0) return 'an artefact without endurance may attack';
    if (a.do === 'intercept' && isAsleep(side, a.place)) return 'an artefact that is face down may intercept';
    if ((a.do === 'swap' || a.do === 'barter' || a.do === 'designate') && sideOf(s, a.seat).out)
      return 'a player who is out may be chosen';
  }
  return undefined;
}

conforms({
  game: { ...artefacts, mind, rulebook: RULEBOOK },
  tables: [
    { options: {}, seats: seats(2) },
    { options: {}, seats: seats(3) },
    { options: { boostMode: 'secret', boostMatch: 'colour' }, seats: seats(2) },
    {
      options: { boostMode: 'raise', boostMatch: 'kind', barterPick: 'each', dreamerDefence: 'itemsAndPower' },
      seats: seats(4),
    },
    { options: { draft: true, mulligan: 'subset' }, seats: seats(2) },
  ],
  invariant: unsound,
  misasked,
  many: { games: tiered(40, 10_000), longest: 600 },
  moves: 80,
  runs: tiered(6, 16),
});
