/** The analysis of every game on the shelf: what it splits adds up again, whoever plays and whatever is hidden. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Game } from '@reverie/kernel/game';
import { Match } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import { analyse } from '@reverie/players/analysis/analyse';
import { isFault } from '@reverie/players/analysis/steps';
import { examples, games } from '@reverie/shelf/shelf';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';

const MOST = 60;
/** Enough to judge some of the decisions. */
const WORK = 1200;

/** Some answers at random, from the smallest table of a game. */
function played({ rules }: Game, seed: number): Match {
  const roles = rules.seats.flatMap(({ role, min, max }) =>
    new Array<string>(Math.min(max, Math.max(min, 1))).fill(role),
  );
  const least = rules.seats.reduce((sum, { min }) => sum + min, 0);
  const seats = roles.slice(0, Math.max(1, least)).map((role, i) => ({ name: `P${i}`, role }));
  const match = Match.open(rules, { match: 'm', options: {}, seats, chance: { kind: 'fast', seed } });
  if (isRefusal(match)) throw new Error(match.reason);
  const below = new Fast(seed).below();
  for (let i = 0; i < MOST; i++) {
    const d = match.pending.find(({ optional }) => !optional);
    if (!d) break;
    const choices = match.choices(d);
    match.answer(d.seat, d.id, choices[below(choices.length)]);
  }
  return match;
}

test.each([...games, ...examples].map((game) => [game.rules.id, game] as const))('%s', (_, game) => {
  fc.assert(
    fc.property(fc.nat(10_000), (seed) => {
      const { journal } = played(game, seed);
      const run = analyse(game, journal, { work: WORK });
      let next = run.next();
      while (!next.done) next = run.next();
      const analysis = next.value;
      if (isFault(analysis)) throw new Error(analysis.reason);
      expect(analysis.steps.length).toBeGreaterThan(1);
      for (const [i, { chances, parts }] of analysis.steps.entries()) {
        for (const [seat, { decision, luck, reveal }] of parts.entries()) {
          const before = analysis.steps[i - 1]?.chances[seat] ?? (chances[seat] as number);
          expect(before + decision + luck + reveal).toBeCloseTo(chances[seat] as number, 12);
          expect(chances[seat]).toBeGreaterThanOrEqual(0);
          expect(chances[seat]).toBeLessThanOrEqual(1);
        }
      }
    }),
    { numRuns: tiered(1, 3), seed: 7 },
  );
});
