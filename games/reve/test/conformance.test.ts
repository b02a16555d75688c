import { conforms } from '@reverie/kernel/conformance/describe';
import { tiered } from '../../../tools/tiers.mjs';
import { game as reve } from '../game.ts';
import { RULEBOOK } from '../rulebook.ts';

const seat = (name: string, role: string) => ({ name, role });

conforms({
  game: { ...reve, rulebook: RULEBOOK },
  tables: [
    { options: {}, seats: [seat('A', 'haut-revant')] },
    { options: {}, seats: [seat('A', 'haut-revant'), seat('G', 'gardien')] },
    { options: {}, seats: [seat('A', 'haut-revant'), seat('B', 'haut-revant')] },
    // A place is still free.
    {
      options: { dreamers: ['nitouche', 'nobody'] },
      seats: [seat('A', 'haut-revant'), seat('B', 'haut-revant'), seat('G', 'gardien')],
    },
  ],
  moves: 120,
  runs: tiered(12, 60),
  avoid: (a) => a.do === 'end' || a.do === 'comeDown' || a.do === 'pass' || a.do === 'dodge',
});
