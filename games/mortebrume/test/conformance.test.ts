import { conforms } from '@reverie/kernel/conformance/describe';
import { tiered } from '../../../tools/tiers.mjs';
import { box } from '../data/scenarios.ts';
import { game as mortebrume } from '../game.ts';
import { wrongWith } from '../invariants.ts';
import { mind } from '../mind.ts';
import { RULEBOOK } from '../rulebook.ts';
import { misasked } from './asked.ts';

const seats = [
  { name: 'Ada', role: 'chef' },
  { name: 'Blaise', role: 'chef' },
];

/** A strip of ground between the hordes that one step crosses: random play is in the thick of it at once. */
const close = {
  name: 'au contact',
  strip: 30,
  scenery: [box('rock', 34, 33, 7, 8, 3), box('wall', 12, 36, 10, 2, 5), box('hole', 52, 35, 10, 5, 6)],
  things: [{ thing: 'rocher', at: [30, 36] }],
};

/** The same with ground under everybody's feet: pits, ledges, low walls, woods and mire, from which all must still be offered rightly. */
const rough = {
  name: 'terrain difficile',
  strip: 30,
  scenery: [
    ...[6, 26, 46].map((x) => box('hole', x, 8, 12, 14, 3)),
    ...[6, 26, 46].map((x) => box('rock', x, 50, 12, 16, 4)),
    box('wall', 20, 24, 14, 0.5, 1.5),
    box('wood', 40, 26, 14, 10, 7),
    box('mire', 5, 34, 30, 8, 0),
    box('steps', 58, 30, 12, 14, 2),
  ],
  things: [{ thing: 'relique', at: [32, 15] }],
};

/** Both hordes at once in the thick of it: narrow holes, mounds, ledges, a pit, and free ground between them. */
const mixed = {
  name: 'terrain mêlé',
  strip: 30,
  scenery: [
    ...[6, 30, 54].map((x) => box('hole', x, 31, 9, 2.4, 3)),
    ...[17, 42].map((x) => box('rock', x, 33, 8, 8, 1)),
    ...[4, 30, 56].map((x) => box('rock', x, 42, 9, 6, 3)),
    box('hole', 26, 36, 12, 4, 5),
    box('steps', 56, 34, 10, 7, 2),
    box('wall', 3, 37, 10, 0.5, 1.5),
    box('mire', 40, 44, 14, 8, 0),
  ],
};

conforms({
  game: { ...mortebrume, mind, rulebook: RULEBOOK },
  tables: [
    { options: { scenario: close, hordes: ['thanigistes', 'meleiens'] }, seats },
    { options: { scenario: close, hordes: ['meute', 'thanigistes'], measuring: 'strict', weather: 'rain' }, seats },
    { options: { scenario: 'relique' }, seats },
    { options: { scenario: rough, hordes: ['meleiens', 'meute'] }, seats },
    { options: { scenario: rough, hordes: ['follets', 'thanigistes'] }, seats },
    { options: { scenario: mixed, hordes: ['enchantees', 'follets'] }, seats },
    { options: { scenario: 'otage', hordes: ['meute', 'enchantees'] }, seats },
  ],
  moves: 60,
  runs: tiered(4, 8),
  invariant: wrongWith,
  misasked,
  many: { games: tiered(14, 10_000), longest: 600 },
});
