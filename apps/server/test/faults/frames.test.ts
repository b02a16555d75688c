/** Frames that are none: no fault, no change, and the code that says why. `npm run faults -- frames` sends a million. */
import { describe, expect, test } from 'vitest';
import { tiered } from '../../../../tools/tiers.mjs';
import { shelf } from './games.ts';
import { poisonedFrames } from './poisoned.ts';
import { poisonedBodies, poisonedSockets } from './poisoned-sockets.ts';

const seed = Number(process.env.REVERIE_SEED ?? 1);
const FRAMES = tiered(400, 2000);
const BODIES = tiered(80, 200);

describe(`poisoned frames, seed ${seed}`, () => {
  for (const game of shelf) {
    test(`at a table of ${game.rules.id}`, async () => {
      const { problems, answers } = await poisonedFrames(game, FRAMES, seed);
      expect(problems).toEqual([]);
      expect(answers['1007']).toBeGreaterThan(FRAMES / 2);
    });
  }

  test('over real sockets', async () => {
    const { problems, answers } = await poisonedSockets(tiered(80, 250), 4, seed);
    expect(problems).toEqual([]);
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['1007', '1009']));
  });

  test('at the doors of the lobby', async () => {
    const { problems, statuses } = await poisonedBodies(BODIES, seed);
    expect(problems).toEqual([]);
    expect(statuses['400']).toBeGreaterThan(0.15 * BODIES);
  });
});
