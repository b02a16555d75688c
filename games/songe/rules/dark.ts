/**
 * SON-DUE-09, SON-MAG-11: drawing in the dark. What a player cannot know (the foe's Escrime, the Difficulty of a spell) also
 * decides how many stones are drawn, so the stones are hidden too, and only their reading is told. All that may be is kept
 * as hypotheses with their chances: exactly what the player could work out from what was read.
 */
import type { Chance } from '@reverie/kernel/chance/chance';
import type { Hypothesis, Pool } from '../frames.ts';
import { copyStones, type Stones, type Store } from '../stones.ts';
import { GUESS } from './drawing.ts';

type Slot = 'a' | 'b';

/** SON-DUE-07: Escrime is 0 to 8. */
export const LEVELS = 9;

export const full = ({ bag, lying }: Pick<Store, 'bag' | 'lying'>): Stones => ({
  white: bag.white + lying.white,
  black: bag.black + lying.black,
});
export const poolOf = (store: Store): Pool => ({ coin: store.coin, ...full(store), out: copyStones(store.out) });

/** The chance of w white among n real stones out of a bag that can give them. */
function share(w: number, n: number, white: number, black: number): number {
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

/** A hidden figure before anything was drawn. */
export const bare = (e: number, p: number): Hypothesis => ({ e, a: 0, b: 0, white: 0, black: 0, p });

/** All values of a hidden figure, equally likely as far as anybody knows. */
export const openMind = (least: number, most: number): Hypothesis[] =>
  Array.from({ length: most - least + 1 }, (_, i) => bare(least + i, 1 / (most - least + 1)));

/** The same, where something was already found out (`suspected`). */
export const mindOf = (shares: readonly number[] | null): Hypothesis[] =>
  shares ? shares.flatMap((p, e) => (p > 0 ? [bare(e, p)] : [])) : openMind(0, LEVELS - 1);

type Count = (e: number) => number;
type Belief = readonly Hypothesis[];

/** The same with so many more that read white in a slot, and real stones that came to lie there (fewer: went back). */
const after = (
  h: Hypothesis,
  slot: Slot | null,
  reads: number,
  white: number,
  black: number,
  p: number,
): Hypothesis => ({
  e: h.e,
  a: slot === 'a' ? h.a + reads : h.a,
  b: slot === 'b' ? h.b + reads : h.b,
  white: h.white + white,
  black: h.black + black,
  p,
});

/** What lies there before n more come out of the bag. */
type Laid = readonly [laid: Hypothesis, n: number];

/**
 * Stones come out of the bag as the store gives them (SON-BAG-06): what the bag lacks comes back from out of the game, what
 * is missing even then is tossed, and lies nowhere. What cannot lie there with what all know to be there is ruled out.
 */
function come(belief: Belief, slot: Slot, { coin, white, black, out }: Pool, lay: (h: Hypothesis) => Laid) {
  const found: Hypothesis[] = [];
  for (const h of belief) {
    const [laid, n] = lay(h);
    if (h.white > white || h.black > black) continue;
    let [whites, blacks] = [white - laid.white, black - laid.black];
    if (!coin && n > whites + blacks) {
      whites += out.white;
      blacks += out.black;
    }
    const real = coin ? 0 : Math.min(n, whites + blacks);
    const tossed = n - real;
    for (let w = 0; w <= real; w++) {
      const p = laid.p * share(w, real, whites, blacks);
      if (!(p > 0)) continue;
      for (let heads = 0; heads <= tossed; heads++)
        found.push(after(laid, slot, w + heads, w, real - w, (p * ways(tossed, heads)) / (1 << tossed)));
    }
  }
  return found;
}

/** Somebody draws; how many under each hypothesis is given. */
export const drewInTheDark = (belief: Belief, slot: Slot, drawn: Count, pool: Pool): Hypothesis[] =>
  come(belief, slot, pool, (h) => [after(h, slot, -h[slot], 0, 0, h.p), drawn(h.e)]);

/** One black stone goes back and another comes; where there is none, nothing happens, and nobody is told. */
export const redrewInTheDark = (belief: Belief, slot: Slot, drawn: Count, pool: Pool): Hypothesis[] =>
  come(belief, slot, pool, (h) =>
    drawn(h.e) - h[slot] < 1 ? [h, 0] : [after(h, slot, 0, 0, -Math.min(1, h.black), h.p), 1],
  );

/** SON-TST-06: so many white stones must go back, as far as there are any, and as many come. */
export const forcedInTheDark = (belief: Belief, slot: Slot, count: number, pool: Pool): Hypothesis[] =>
  come(belief, slot, pool, (h) => {
    const back = Math.min(count, h[slot]);
    return [after(h, slot, -back, -Math.min(back, h.white), 0, h.p), back];
  });

/** Stones drawn on top are seen: what makes them unlikely is less likely itself. */
export const toppedInTheDark = (
  belief: Belief,
  { of, white }: { readonly of: number; readonly white: number },
  pool: Pool,
): Hypothesis[] =>
  belief.flatMap((h) =>
    // They count in no draw: only how many of them read white is looked at.
    come([after(h, 'a', -h.a, 0, 0, h.p)], 'a', pool, (bared) => [bared, of])
      .filter(({ a }) => a === white)
      .map((found) => after(found, 'a', h.a - white, 0, 0, found.p)),
  );

/** A stone was turned white, where there was a black one: it reads white, and goes back to the bag as it was. */
export const turnedInTheDark = (belief: Belief, slot: Slot, drawn: Count): Hypothesis[] =>
  belief.map((h) => (drawn(h.e) - h[slot] < 1 ? h : after(h, slot, 1, 0, 0, h.p)));

/** Something was told: what would have read otherwise is ruled out, the rest made to add up to 1; what says the same becomes one. */
export function ruledOut(belief: Belief, fits: (h: Hypothesis) => boolean): Hypothesis[] {
  const joined = new Map<number, Hypothesis>();
  let sum = 0;
  for (const h of belief) {
    if (!fits(h)) continue;
    sum += h.p;
    const key = ((((h.e + 16) * 16 + h.a) * 16 + h.b) * 64 + h.white) * 64 + h.black;
    const same = joined.get(key);
    joined.set(key, same ? after(h, null, 0, 0, 0, same.p + h.p) : h);
  }
  if (!(sum > 0)) throw new Error('what was told cannot be');
  return [...joined.values()].map((h) => after(h, null, 0, 0, 0, h.p / sum));
}

/** The stones are back in the bag: only the hidden figure is left to wonder about. */
export function settled(belief: Belief): Hypothesis[] {
  const found = new Map<number, number>();
  for (const { e, p } of belief) found.set(e, (found.get(e) ?? 0) + p);
  return [...found].map(([e, p]) => bare(e, p));
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
