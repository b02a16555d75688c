/**
 * SON-DUE-09: what those make of a duel in the dark who know the Escrime of neither side: who looks on at the arena, and the
 * players where the Conteur lets two of his own fight.
 */
import type { DarkStep, Drawer, Duel, Hypothesis, Onlooker } from '../business.ts';
import { clampFixed, drawnFor, ROW, reussites, whiteWith } from '../resolution.ts';
import type { Figure, State } from '../state.ts';
import { stones } from '../stones.ts';
import {
  drewInTheDark,
  full,
  LEVELS,
  mindOf,
  redrewInTheDark,
  settled,
  sharesOf,
  told,
  turnedInTheDark,
} from './dark.ts';

/** SON-DUE-01: the level where it counts, and the difference, on top of everything else. */
export function fixedWith(f: Duel, side: Drawer, own: number, foe: number): number {
  return clampFixed(f.plain[side] + (f.base ? own : 0) + own - foe);
}

/** The level of a side in a pair. */
export const levelIn = (pair: number, side: Drawer): number => (side === 0 ? Math.floor(pair / LEVELS) : pair % LEVELS);

/** Of two who were met before each is taken for himself: what one fight said about both together is not kept. */
export function newOnlooker(a: Figure, b: Figure): Onlooker {
  const [first, second] = [sharesOf(mindOf(a.suspected)), sharesOf(mindOf(b.suspected))];
  return { pairs: first.flatMap((p) => second.map((q) => p * q)), steps: [] };
}

export function watch(s: State, f: Duel, what: DarkStep['what'], side: Drawer, value: number): void {
  f.onlooker?.steps.push({ what, side, value, ...full(s.store) });
}

/** All that may be, with its chance: `e` is a pair of levels. */
export function watched(s: State, f: Duel, { pairs, steps }: Onlooker): Hypothesis[] {
  let belief: Hypothesis[] = pairs.flatMap((p, e) => (p > 0 ? [{ e, a: 0, b: 0, p }] : []));
  const lies = [false, false];
  const fixed = (side: Drawer) => (e: number) => fixedWith(f, side, levelIn(e, side), levelIn(e, side === 0 ? 1 : 0));
  const drawn = (side: Drawer) => (e: number) => (lies[side] ? drawnFor(fixed(side)(e)) : 0);
  const white = (side: Drawer, h: Hypothesis) => whiteWith(fixed(side)(h.e), side === 0 ? h.a : h.b);
  for (const { what, side, value, ...bag } of steps) {
    const pool = { coin: s.store.coin, bag, lying: stones() };
    const slot = side === 0 ? 'a' : 'b';
    const others = drawn(side === 0 ? 1 : 0);
    if (what === 'draw') {
      lies[side] = true;
      belief = drewInTheDark(belief, slot, drawn(side), others, pool);
    } else if (what === 'redraw') belief = redrewInTheDark(belief, slot, drawn(side), others, pool);
    else if (what === 'turn') belief = turnedInTheDark(belief, slot, drawn(side));
    else if (what === 'struck') belief = told(belief, (h) => reussites(white(side, h)) === value);
    else if (what === 'ahead') belief = told(belief, (h) => Math.sign(white(0, h) - white(1, h)) === value);
    else if (what === 'held') belief = told(belief, (h) => white(side, h) >= ROW === (value === 1));
    else belief = told(belief, ({ e }) => levelIn(e, side) >= value);
  }
  return belief;
}

/** The stones go back: only the levels are left to wonder about. */
export function forgetStones(s: State, f: Duel): void {
  if (!f.onlooker || f.onlooker.steps.length === 0) return;
  const pairs = new Array<number>(LEVELS * LEVELS).fill(0);
  for (const { e, p } of settled(watched(s, f, f.onlooker))) pairs[e] = p;
  f.onlooker.pairs = pairs;
  f.onlooker.steps = [];
}

/** How likely each level of one side is. */
export function ofSide({ pairs }: Onlooker, side: Drawer): number[] {
  const shares = new Array<number>(LEVELS).fill(0);
  for (const [pair, p] of pairs.entries()) shares[levelIn(pair, side)] = (shares[levelIn(pair, side)] ?? 0) + p;
  return shares;
}
