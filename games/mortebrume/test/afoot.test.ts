/** What the raider reckons that a way on foot is long, against the shortest way. */
import { describe, expect, test } from 'vitest';
import { BASE } from '../data/constants.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { surfaceAt } from '../geometry/field.ts';
import { CM } from '../geometry/plane.ts';
import { route } from '../geometry/route.ts';
import { afoot } from '../programs/afoot.ts';
import { groundOf } from '../scenery.ts';

const r = 125;

describe.each(SCENARIOS.map(({ id, scenery }) => ({ id, ground: groundOf({ side: 7500, scenery }) })))(
  'on the table of $id',
  ({ ground }) => {
    test('never much shorter or longer than the shortest way', () => {
      let compared = 0;
      for (let x = 500; x <= 7000; x += 1300) {
        const from = [x, 700] as const;
        const to = [7500 - x, 6600] as const;
        if (surfaceAt(ground, ...from, r) !== 0 || surfaceAt(ground, ...to, r) !== 0) continue;
        const walker = { id: -1, x: from[0], y: from[1], z: 0, r };
        const way = route(ground, [], walker, to, 20_000, BASE.stepOver * CM);
        if (!way) continue;
        const about = afoot(ground, r, 0, ...from, ...to) ?? Number.POSITIVE_INFINITY;
        expect(about).toBeGreaterThan(way.cost * 0.85 - 400);
        expect(about).toBeLessThan(way.cost * 1.15 + 400);
        compared++;
      }
      expect(compared).toBeGreaterThan(0);
    });
  },
);

test('nobody gets through a wall, however thin, nor off the table', () => {
  const wall = [
    {
      height: 6,
      kind: 'wall' as const,
      at: [
        [0, 37],
        [75, 37.6],
        [75, 37.7],
        [0, 37.1],
      ] as const,
    },
  ];
  const ground = groundOf({ side: 7500, scenery: wall });
  expect(afoot(ground, r, 0, 3000, 1000, 3000, 6000)).toBeUndefined();
  expect(afoot(ground, r, 0, 3000, 1000, 6000, 1000)).toBeCloseTo(3000, -3);
});
