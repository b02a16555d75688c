import type { Chance } from '../chance/chance.ts';
import { Fast } from '../chance/fast.ts';
import { type Branch, TooManyOutcomes, weighed } from '../chance/weighed.ts';
import { forecast, type Guesses, guesses, sharesOf, tryOut, type Way } from '../forecast.ts';
import type { GameTypes, Rules } from '../game.ts';
import { canonical } from '../plain.ts';
import { demand } from './expect.ts';
import { forAll, type Property, play, type Script, type Step, type Subject } from './play.ts';

/** Largest tree that the suite weighs for one answer; larger ones are left to the sampling of packages/odds. */
export const ODDS_LIMIT = 2000;
const SAMPLES = 400;
const ANSWERS_A_GAME = 3;

/** What weighing gives, or undefined where there are too many outcomes to weigh here. */
function unlessTooMany(weigh: () => Branch<Way>[]): Branch<Way>[] | undefined {
  try {
    return weigh();
  } catch (error) {
    if (error instanceof TooManyOutcomes) return undefined;
    throw error;
  }
}

/** The exact odds of an answer, where they can be weighed. */
export const weighable = <G extends GameTypes>(rules: Rules<G>, { s, d, a }: Step<G>): Branch<Way>[] | undefined =>
  unlessTooMany(() => forecast(rules, rules.view(s, d.seat), d, a, ODDS_LIMIT));

const guessesOf = <G extends GameTypes>(rules: Rules<G>, { s, d }: Step<G>): Guesses<G> =>
  guesses(rules, rules.view(s, d.seat), d.seat);

/** Runs an answer many times, and demands that its ways come as often as the exact odds say. */
function compare<G extends GameTypes>(
  rules: Rules<G>,
  { d, a }: Step<G>,
  exact: ReadonlyMap<Way, number>,
  guess: Guesses<G>,
  chance: Fast,
): void {
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
}

/** Demands that two ways of weighing come to the same; what was cut on either side may lie anywhere. */
function agree<G extends GameTypes>({ d, a }: Step<G>, one: ReadonlyMap<Way, number>, other: typeof one): void {
  const followed = (shares: typeof one): number => [...shares.values()].reduce((sum, p) => sum + p, 0);
  const cut = 2 - followed(one) - followed(other) + 1e-9;
  for (const way of new Set([...one.keys(), ...other.keys()])) {
    const [p, found] = [one.get(way) ?? 0, other.get(way) ?? 0];
    demand(
      Math.abs(p - found) <= cut,
      () => `"${way}" has ${p} by a guess for this answer alone, ${found} by a whole one: ${canonical([d, a])}`,
    );
  }
}

/** Plays scripts, and hands on the exact odds of some answers that have any. */
function eachOdds<G extends GameTypes>(
  subject: Subject<G>,
  script: Script,
  hold: (step: Step<G>, exact: ReadonlyMap<Way, number>, chance: Fast) => void,
): void {
  const { rules } = subject.game;
  if (!rules.way) return;
  const chance = new Fast(script.seed);
  let tried = 0;
  play(subject, script, (step) => {
    if (tried >= ANSWERS_A_GAME) return;
    const branches = weighable(rules, step);
    if (!branches) return;
    const exact = sharesOf(branches);
    if (exact.size === 1 && exact.has('')) return;
    tried++;
    hold(step, exact, chance);
  });
}

export function odds<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  const holds = (script: Script): void =>
    eachOdds(subject, script, (step, exact, chance) => {
      const sum = [...exact.values()].reduce((x, y) => x + y, 0);
      demand(Math.abs(sum - 1) < 1e-9, () => `the odds add up to ${sum}`);
      compare(rules, step, exact, guessesOf(rules, step), chance);
    });
  return forAll(subject, 'the exact odds are those of a long simulation', holds, 0.5);
}

/**
 * What is guessed for one answer alone may be coarser than a whole guess, but its odds are the same; and a whole guess is
 * a position like any other.
 */
export function guessed<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  const holds = (script: Script): void => {
    if (!rules.imagine) return;
    const chance = new Fast(script.seed);
    play(subject, script, (step) => {
      const wrong = subject.invariant?.(guessesOf(rules, step)({ chance, tell: undefined }));
      demand(wrong === undefined, () => `invariant of a guess: ${wrong}`);
    });
    // Without secrets both guesses are the truth.
    if (!rules.secrets) return;
    eachOdds(subject, script, (step, exact, odds) => {
      const guess = guessesOf(rules, step);
      const whole: Guesses<G> = (io) => guess(io);
      const once = (chance: Chance): Way => tryOut(rules, whole, step.d, step.a, chance);
      const branches = unlessTooMany(() => weighed(once, ODDS_LIMIT));
      if (branches) agree(step, exact, sharesOf(branches));
      else compare(rules, step, exact, whole, odds);
    });
  };
  return forAll(subject, 'a guess for one answer gives the odds of a whole guess', holds, 0.25);
}
