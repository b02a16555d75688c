/** The odds of an answer, for people and for programs. */
import type { Texts } from '@reverie/kernel/game';
import { fraction, percent, toNumber } from '@reverie/odds/fraction';
import type { Odds } from '@reverie/odds/weigh';
import type { WireOdds } from '@reverie/table/protocol';
import type { CliTexts } from './texts/fr.ts';

type Words = Pick<Texts, 'way'>;

/** "gagne 51,9 % · perd 44,2 %": in the same order for every answer, so that they are easy to compare. */
export function sayOdds(odds: Odds, words: Words, t: CliTexts): string {
  const way = (name: string) => wayOf(name, words, t);
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

/** Odds under an assumption that the rules name. */
export interface Assumed {
  readonly as: string;
  readonly odds: Odds;
}

/** The odds of an offer: one line, or a line for each assumption that they rest on. */
export function oddsLines(
  { odds, assumed }: { readonly odds: Odds | undefined; readonly assumed: readonly Assumed[] },
  words: Words & Pick<Texts, 'assumed'>,
  t: CliTexts,
): string[] {
  if (assumed.length === 0) return odds ? [sayOdds(odds, words, t)] : [];
  return assumed.map((one) => t.odds.assumed(words.assumed?.(one.as) ?? one.as, sayOdds(one.odds, words, t)));
}

/** The same for odds from a server, whose fractions are text. */
export function sayWireOdds(odds: WireOdds, words: Words, t: CliTexts): string {
  if (!odds.exact) return sayOdds(odds, words, t);
  const read = (text: string) => {
    const [num = '0', den = '1'] = text.split('/');
    return fraction(BigInt(num), BigInt(den));
  };
  const parts = odds.ways.map(([name, chance]) => `${wayOf(name, words, t)} ${t.percent(percent(read(chance), 1))}`);
  if (odds.rest !== undefined) parts.push(`${t.odds.notFollowed} ${t.percent(percent(read(odds.rest), 1))}`);
  return parts.join(' · ');
}

const wayOf = (name: string, words: Words, t: CliTexts): string =>
  name === '' ? t.odds.otherwise : name === 'refused' ? t.odds.refused : words.way(name);

/** Odds for JSON lines: fractions as text, because JSON has no exact numbers. Null if nothing is uncertain. */
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
