import { conforms } from '@reverie/kernel/conformance/describe';
import { game as mortebrume } from '../game.ts';
import { wrongWith } from '../invariants.ts';

const seats = [
  { name: 'Ada', role: 'chef' },
  { name: 'Blaise', role: 'chef' },
];

/** A strip of ground between the hordes that one step crosses: random play is in the thick of it at once. */
const close = {
  name: 'au contact',
  strip: 30,
  scenery: [
    {
      kind: 'rock',
      at: [
        [34, 33],
        [41, 33],
        [41, 41],
        [34, 41],
      ],
      height: 3,
    },
    {
      kind: 'wall',
      at: [
        [12, 36],
        [22, 36],
        [22, 38],
        [12, 38],
      ],
      height: 5,
    },
    {
      kind: 'hole',
      at: [
        [52, 35],
        [62, 35],
        [62, 40],
        [52, 40],
      ],
      height: 6,
    },
  ],
  things: [{ thing: 'rocher', at: [30, 36] }],
};

conforms({
  game: mortebrume,
  tables: [
    { options: { scenario: close, hordes: ['thanigistes', 'meleiens'] }, seats },
    { options: { scenario: close, hordes: ['meute', 'thanigistes'], measuring: 'strict', weather: 'rain' }, seats },
    { options: { scenario: 'relique' }, seats },
  ],
  moves: 60,
  runs: 8,
  invariant: wrongWith,
});
