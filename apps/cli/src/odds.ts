/** The odds of an answer, for people and for programs. */
import type { Texts } from '@reverie/kernel/game';
import { fraction, percent, toNumber } from '@reverie/odds/fraction';
import type { Odds } from '@reverie/odds/weigh';
import type { CliTexts } from './texts/fr.ts';

type Words = Pick<Texts, 'way'>;

/** "gagne 51,9 % · perd 44,2 %": the same order for every answer, so that two of them can be compared down the page. */
export function sayOdds(odds: Odds, words: Words, t: CliTexts): string {
  const way = (name: string) =>
    name === '' ? t.odds.otherwise : name === 'refused' ? t.odds.refused : words.way(name);
  if (!odds.exact) {
    return odds.ways
      .map(({ way: name, share, low, high }) => {
        const error = 100 * Math.max(share - low, high - share);
        return `${way(name)} ≈ ${t.percent((100 * share).toFixed(1))} ± ${t.decimal(error.toFixed(1))}`;
      })
      .join(' · ');
  }
  const { entries, total, rest } = odds.ways;
  const parts = entries.map(([name, weight]) => `${way(name)} ${t.percent(percent(fraction(weight, total), 1))}`);
  const lost = fraction(rest, total);
  if (toNumber(lost) >= 0.0005) parts.push(`${t.odds.notFollowed} ${t.percent(percent(lost, 1))}`);
  return parts.join(' · ');
}

/** As lines of JSON carry them: fractions as text, because JSON has no exact ones. null where nothing is uncertain. */
export function plainOdds(odds: Odds | undefined): unknown {
  if (!odds) return null;
  if (!odds.exact) {
    const { samples, ways } = odds;
    return { exact: false, samples, ways: ways.map(({ way, share, low, high }) => [way, share, low, high]) };
  }
  const text = (weight: bigint) => {
    const { num, den } = fraction(weight, odds.ways.total);
    return `${num}/${den}`;
  };
  const { entries, rest } = odds.ways;
  return {
    exact: true,
    ways: entries.map(([way, weight]) => [way, text(weight)]),
    ...(rest > 0n && { rest: text(rest) }),
  };
}
