import { conforms } from '@reverie/kernel/conformance/describe';
import { tiered } from '../../../tools/tiers.mjs';
import { game as artefacts } from '../game.ts';
import { mind } from '../mind.ts';
import { RULEBOOK } from '../rulebook.ts';
import { unsound } from '../sound.ts';

const seats = (n: number) =>
  ['Ada', 'Blaise', 'Cosette', 'Denis'].slice(0, n).map((name) => ({ name, role: 'player' }));

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
  moves: 80,
  runs: tiered(6, 16),
});
