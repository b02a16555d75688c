/** Commands doubled, delayed and out of order. `npm run faults -- disorder` does ten thousand of each, and over sockets. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tiered } from '../../../../tools/tiers.mjs';
import { type Soup, stir } from './disorder.ts';
import { shelf } from './games.ts';

const seed = Number(process.env.REVERIE_SEED ?? 1);
const RUNS = tiered(25, 150);

const soups: fc.Arbitrary<Soup> = fc.record({
  seed: fc.nat(1_000_000),
  commands: fc.integer({ min: 1, max: 14 }),
  copies: fc.array(fc.record({ late: fc.array(fc.nat(10), { minLength: 1, maxLength: 3 }), node: fc.nat(1) }), {
    minLength: 1,
    maxLength: 8,
  }),
  together: fc.integer({ min: 1, max: 10 }),
});

describe('commands doubled, delayed and out of order make what they make once and in order', () => {
  for (const game of shelf) {
    test(`${game.rules.id}, ${RUNS} sequences from seed ${seed}`, async () => {
      await fc.assert(
        fc.asyncProperty(soups, async (soup) => {
          expect(await stir(game, soup)).toBeUndefined();
        }),
        { seed, numRuns: RUNS },
      );
    });
  }
});
