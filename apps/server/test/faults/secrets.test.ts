/** Nobody is told what they may not know. `npm run faults -- secrets` listens to ten thousand games. */
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import type { Game } from '@reverie/kernel/game';
import { expect, onTestFinished, test } from 'vitest';
import { tiered } from '../../../../tools/tiers.mjs';
import { besides, shelf } from './games.ts';
import { listen } from './secrets.ts';

const seed = Number(process.env.REVERIE_SEED ?? 1);
/** In every other game changes are sent in place of whole standings. */
const GAMES = tiered(4, 18);

for (const game of shelf) {
  test(`canaries in games of ${game.rules.id}, seed ${seed}`, async () => {
    const { problems, frames, hidden } = await listen(game, GAMES, 40, seed);
    expect(problems).toEqual([]);
    expect(frames).toBeGreaterThan(25 * GAMES);
    // A game with secrets in which nothing was ever hidden would prove nothing.
    if (game.rules.secrets) expect(hidden).toBeGreaterThan(0);
  });
}

test('a game that tells too much is found out', async () => {
  const { rules } = twoCardPoker;
  // One bit of the other hand is enough.
  const view: typeof rules.view = (s, who) => ({
    ...rules.view(s, who),
    lucky: s.hands[0]?.[5],
  });
  const leaky = { ...twoCardPoker, rules: { ...rules, id: 'leaky-poker', view } } as unknown as Game;
  besides.set('leaky-poker', leaky);
  onTestFinished(() => void besides.delete('leaky-poker'));
  const { problems } = await listen(leaky, 20, 10, seed);
  expect(problems[0]).toMatch(/depends on what they cannot know.*lucky/);
});
