/** Counting the stones of a table, for tests: SON-BAG-05. */
import type { State } from '../state.ts';

/** What is wrong with the stones; undefined if none was made or lost. */
export function astray(s: State): string | undefined {
  const { bag, lying, limbes, reserve, out, coin } = s.store;
  const all = { white: 0, black: 0 };
  for (const pile of [bag, lying, limbes, reserve, out, s.purse, ...s.figures.map(({ panache }) => panache)]) {
    if (pile.white < 0 || pile.black < 0) return `a pile of ${pile.white} white and ${pile.black} black`;
    all.white += pile.white;
    all.black += pile.black;
  }
  if (coin || (all.white === s.minted.white && all.black === s.minted.black)) return undefined;
  return `${all.white} white and ${all.black} black, where ${s.minted.white} and ${s.minted.black} were put in`;
}
