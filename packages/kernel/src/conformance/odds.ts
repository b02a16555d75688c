import { Fast } from '../chance/fast.ts';
import { type Branch, TooManyOutcomes } from '../chance/weighed.ts';
import { forecast, guesses, sharesOf, tryOut, type Way } from '../forecast.ts';
import type { GameTypes, Rules } from '../game.ts';
import { canonical } from '../plain.ts';
import { demand } from './expect.ts';
import { forAll, type Property, play, type Script, type Step, type Subject } from './play.ts';

/** Largest tree that the suite weighs for one answer; larger ones are left to the sampling of packages/odds. */
export const ODDS_LIMIT = 2000;
const SAMPLES = 400;
const ANSWERS_A_GAME = 3;

/** The exact odds of an answer, or undefined where there are too many outcomes to weigh here. */
export function weighable<G extends GameTypes>(rules: Rules<G>, { s, d, a }: Step<G>): Branch<Way>[] | undefined {
  try {
    return forecast(rules, s, d, a, ODDS_LIMIT);
  } catch (error) {
    if (error instanceof TooManyOutcomes) return undefined;
    throw error;
  }
}

export function odds<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  const compare = (step: Step<G>, branches: readonly Branch<Way>[], chance: Fast): void => {
    const { s, d, a } = step;
    const exact = sharesOf(branches);
    const sum = [...exact.values()].reduce((x, y) => x + y, 0);
    demand(Math.abs(sum - 1) < 1e-9, () => `the odds add up to ${sum}`);
    const guess = guesses(rules, s, d.seat);
    const seen = new Map<Way, number>();
    for (let i = 0; i < SAMPLES; i++) {
      const way = tryOut(rules, guess, d, a, chance);
      seen.set(way, (seen.get(way) ?? 0) + 1);
    }
    for (const way of new Set([...exact.keys(), ...seen.keys()])) {
      const p = Math.min(1, exact.get(way) ?? 0);
      const found = (seen.get(way) ?? 0) / SAMPLES;
      // Six standard errors: over all the games tried, chance alone does not go there.
      const error = 6 * Math.sqrt((p * (1 - p)) / SAMPLES) + 1 / SAMPLES;
      demand(Math.abs(found - p) <= error, () => `"${way}" should come ${p}, came ${found}: ${canonical([d, a])}`);
    }
  };
  const holds = (script: Script): void => {
    if (!rules.way) return;
    const chance = new Fast(script.seed);
    let tried = 0;
    play(subject, script, (step) => {
      if (tried >= ANSWERS_A_GAME) return;
      const branches = weighable(rules, step);
      if (!branches || branches.length < 2) return;
      tried++;
      compare(step, branches, chance);
    });
  };
  return forAll(subject, 'the exact odds are those of a long simulation', holds, 0.5);
}
