/**
 * SON-DUE-09, SON-MAG-11: drawing in the dark. What a player cannot know (the foe's Escrime, the Difficulty of a spell) also
 * decides how many stones are drawn, so the stones are hidden too, and only their reading is told. All that may be is kept
 * as hypotheses with their chances: exactly what the player could work out from what was read.
 */
import type { Chance } from '@reverie/kernel/chance/chance';
import type { Hypothesis } from '../frames.ts';
import type { Stones, Store } from '../stones.ts';
import { GUESS } from './drawing.ts';

type Slot = 'a' | 'b';

/** SON-DUE-07: Escrime is 0 to 8. */
export const LEVELS = 9;

/** Everybody knows what lies in the bag and on the table together. */
type Pool = Pick<Store, 'coin' | 'bag' | 'lying'>;
export const full = ({ bag, lying }: Omit<Pool, 'coin'>): Stones => ({
  white: bag.white + lying.white,
  black: bag.black + lying.black,
});

/** The chance of w white among n out of a bag; of heads with a coin, or where the bag cannot give n. */
function share(w: number, n: number, white: number, black: number, coin: boolean): number {
  if (coin || n > white + black) {
    let p = 1;
    for (let i = 0; i < n; i++) p /= 2;
    return p * ways(n, w);
  }
  if (w > white || n - w > black) return 0;
  let p = ways(n, w);
  for (let i = 0; i < n; i++) p *= (i < w ? white - i : black - (i - w)) / (white + black - i);
  return p;
}
function ways(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}

/** All values of a hidden figure, equally likely as far as anybody knows. */
export const openMind = (least: number, most: number): Hypothesis[] =>
  Array.from({ length: most - least + 1 }, (_, i) => ({ e: least + i, a: 0, b: 0, p: 1 / (most - least + 1) }));

/** The same, where something was already found out (`suspected`). */
export const mindOf = (shares: readonly number[] | null): Hypothesis[] =>
  shares ? shares.flatMap((p, e) => (p > 0 ? [{ e, a: 0, b: 0, p }] : [])) : openMind(0, LEVELS - 1);

type Count = (e: number) => number;
type Belief = readonly Hypothesis[];
const withWhite = ({ e, a, b }: Hypothesis, slot: Slot, white: number, p: number): Hypothesis =>
  slot === 'a' ? { e, a: white, b, p } : { e, a, b: white, p };

/** Somebody draws; how many under each hypothesis is given. */
export function drewInTheDark(belief: Belief, slot: Slot, drawn: Count, others: Count, store: Pool): Hypothesis[] {
  const all = full(store);
  return belief.flatMap((h) => {
    const n = drawn(h.e);
    const other = slot === 'a' ? h.b : h.a;
    const white = all.white - other;
    const black = all.black - (others(h.e) - other);
    const found: Hypothesis[] = [];
    for (let w = 0; w <= n; w++) {
      const p = h.p * share(w, n, white, black, store.coin);
      if (p > 0) found.push(withWhite(h, slot, w, p));
    }
    return found;
  });
}

/** One black stone goes back and another comes; where there is none, nothing happens, and nobody is told. */
export function redrewInTheDark(belief: Belief, slot: Slot, drawn: Count, others: Count, store: Pool): Hypothesis[] {
  const all = full(store);
  return belief.flatMap((h) => {
    if (drawn(h.e) - h[slot] < 1) return [h];
    const left = all.white + all.black - drawn(h.e) - others(h.e) + 1;
    const white = store.coin ? 1 / 2 : (all.white - h.a - h.b) / left;
    const same = withWhite(h, slot, h[slot], h.p * (1 - white));
    return [same, withWhite(h, slot, h[slot] + 1, h.p * white)].filter(({ p }) => p > 0);
  });
}

/** SON-TST-06: so many white stones must go back, as far as there are any, and as many come. */
export function forcedInTheDark(
  belief: Belief,
  slot: Slot,
  drawn: Count,
  others: Count,
  count: number,
  store: Pool,
): Hypothesis[] {
  const all = full(store);
  return belief.flatMap((h) => {
    const back = Math.min(count, h[slot]);
    const other = slot === 'a' ? h.b : h.a;
    const white = all.white - other - (h[slot] - back);
    const black = all.black - (others(h.e) - other) - (drawn(h.e) - h[slot]);
    const found: Hypothesis[] = [];
    for (let w = 0; w <= back; w++) {
      const p = h.p * share(w, back, white, black, store.coin);
      if (p > 0) found.push(withWhite(h, slot, h[slot] - back + w, p));
    }
    return found;
  });
}

/** Stones drawn on top are seen: what makes them unlikely is less likely itself. */
export function toppedInTheDark(
  belief: Belief,
  lying: Count,
  { of, white }: { readonly of: number; readonly white: number },
  store: Pool,
): Hypothesis[] {
  const all = full(store);
  return belief.map((h) => {
    const own = h.a + h.b;
    const p = share(white, of, all.white - own, all.black - (lying(h.e) - own), store.coin);
    return { e: h.e, a: h.a, b: h.b, p: h.p * p };
  });
}

/** A stone was turned white, where there was a black one. */
export const turnedInTheDark = (belief: Belief, slot: Slot, drawn: Count): Hypothesis[] =>
  belief.map((h) => (drawn(h.e) - h[slot] < 1 ? h : withWhite(h, slot, h[slot] + 1, h.p)));

/** Something was told: what would have read otherwise is ruled out, the rest made to add up to 1; what says the same becomes one. */
export function ruledOut(belief: Belief, fits: (h: Hypothesis) => boolean): Hypothesis[] {
  const joined = new Map<number, Hypothesis>();
  let sum = 0;
  for (const h of belief) {
    if (!fits(h)) continue;
    sum += h.p;
    const key = ((h.e + 16) * 16 + h.a) * 16 + h.b;
    const same = joined.get(key);
    joined.set(key, same ? { e: h.e, a: h.a, b: h.b, p: same.p + h.p } : h);
  }
  if (!(sum > 0)) throw new Error('what was told cannot be');
  return [...joined.values()].map(({ e, a, b, p }) => ({ e, a, b, p: p / sum }));
}

/** The stones are back in the bag: only the hidden figure is left to wonder about. */
export function settled(belief: Belief): Hypothesis[] {
  const found = new Map<number, number>();
  for (const { e, p } of belief) found.set(e, (found.get(e) ?? 0) + p);
  return [...found].map(([e, p]) => ({ e, a: 0, b: 0, p }));
}

/** How likely each level is, by level. */
export function sharesOf(belief: Belief): number[] {
  const shares = new Array<number>(LEVELS).fill(0);
  for (const { e, p } of belief) shares[e] = (shares[e] ?? 0) + p;
  return shares;
}

/** One of them, as likely as it is. */
export function guess(belief: Belief, chance: Chance): Hypothesis {
  const weights = belief.map(({ p }) => Math.max(1, Math.round(p * 1_000_000_000)));
  const found = belief[chance.among(GUESS, weights)];
  if (!found) throw new Error('nothing is believed');
  return found;
}
