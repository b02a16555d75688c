/**
 * What a dream power can stand for, as bits. A set of cards is alike in something if the bits of all of them have one in
 * common: jokers have them all (ART-DP-01, ART-DP-02, ART-DP-03).
 */
import { RAINBOW, SPECIAL } from '../data/colours.ts';
import { POWER_COLOUR, POWER_KIND } from '../data/dream-powers.ts';
import { DREAMER_COLOUR, DREAMER_PROPERTY } from '../data/dreamers.ts';
import type { Options } from '../options.ts';
import { NONE } from '../state.ts';

export const ANY = 15;

type Masks = readonly number[];

/** One bit for each of the four kinds. */
export const KIND_MASK: Masks = POWER_KIND.map((kind) => (kind === SPECIAL ? ANY : 1 << kind));

const COLOUR_MASKS: Readonly<Record<Options['specialScope'], Masks>> = {
  kind: POWER_COLOUR.map((colour) => (colour === RAINBOW ? ANY : 1 << colour)),
  all: POWER_COLOUR.map((colour, sort) => (colour === RAINBOW || POWER_KIND[sort] === SPECIAL ? ANY : 1 << colour)),
};

/** One bit for each colour; AMB-01 says what ✨ is. */
export const colourMasks = (o: Options): Masks => COLOUR_MASKS[o.specialScope];

const LIKE_MASKS = {
  kind: KIND_MASK,
  phase: POWER_KIND.map((kind) => (kind === SPECIAL ? ANY : 1 << (kind >> 1))),
  property: POWER_KIND.map((kind) => (kind === SPECIAL ? ANY : 1 << (kind & 1))),
} as const;

/** AMB-02: what must be alike in the payment of a weapon or an item. */
export const likeMasks = (o: Options): Masks => (o.sameKind === 'colour' ? colourMasks(o) : LIKE_MASKS[o.sameKind]);

/** The bits of the two kinds of a property: day and night. */
export const KINDS_OF_PROPERTY: readonly [number, number] = [0b0101, 0b1010];

/** ART-DREAM-06: what a 🌀 point of this Dreamer can stand for, in the bits of `likeMasks`. */
export function spiralMask(o: Options, dreamer: number): number {
  if (o.sameKind === 'colour') return 1 << (DREAMER_COLOUR[dreamer] ?? 0);
  if (o.spiralKind === 'joker') return ANY;
  const property = DREAMER_PROPERTY[dreamer] ?? 0;
  if (o.sameKind === 'kind') return KINDS_OF_PROPERTY[property as 0 | 1];
  return o.sameKind === 'property' ? 1 << property : ANY;
}

/**
 * What a dream power is worth to somebody whose Dreamer has this property: jokers most, then those that can pay Monsters.
 * The least worth is paid first.
 */
const WORTH: readonly Masks[] = [0, 1].map((property) =>
  POWER_KIND.map((kind, sort) => {
    const joker = kind === SPECIAL ? 7 : (kind & 1) === property ? 2 : 0;
    return joker + (POWER_COLOUR[sort] === RAINBOW ? 3 : 0);
  }),
);
export const worthsFor = (dreamer: number): Masks => WORTH[DREAMER_PROPERTY[dreamer] ?? 0] as Masks;

/** By worth, then by sort, in one number. */
const RANK: readonly Masks[] = WORTH.map((worths) => worths.map((worth, sort) => worth * worths.length + sort));

/** A row with what is worth least first. */
function byWorth(row: readonly number[], dreamer: number): number[] {
  const ranks = RANK[DREAMER_PROPERTY[dreamer] ?? 0] as Masks;
  const sorted = row.slice();
  for (let i = 1; i < sorted.length; i++) {
    const sort = sorted[i] as number;
    const rank = ranks[sort] as number;
    let at = i - 1;
    for (; at >= 0 && (ranks[sorted[at] as number] as number) > rank; at--) sorted[at + 1] = sorted[at] as number;
    sorted[at + 1] = sort;
  }
  return sorted;
}

/**
 * Cards of a row as the bits of a number, the first card the lowest: what can be paid with them, or added to a fight, is
 * then found without making lists. It is asked several times for every card of every hand.
 */
export type Places = number;
export const EVERYWHERE: Places = 0xffff;

/** A row with what is worth least first; and for each bit of a mask, the places of the cards that have it. */
export interface Means {
  readonly options: Options;
  readonly row: readonly number[];
  readonly dreamer: number;
  readonly sorted: readonly number[];
  readonly worths: Masks;
  readonly kinds: readonly Places[];
  readonly likes: readonly Places[];
  readonly colours: readonly Places[];
}

// What was made last: one row is looked at several times before it changes, and rows are replaced, never written into.
let last: Means | undefined;

export function meansOf(options: Options, row: readonly number[], dreamer: number): Means {
  if (last?.row === row && last.dreamer === dreamer && last.options === options) return last;
  const sorted = byWorth(row, dreamer);
  const kinds = placesOf(sorted, KIND_MASK);
  const likes = options.sameKind === 'kind' ? kinds : placesOf(sorted, likeMasks(options));
  const colours = placesOf(sorted, colourMasks(options));
  last = { options, row, dreamer, sorted, worths: worthsFor(dreamer), kinds, likes, colours };
  return last;
}

function placesOf(row: readonly number[], masks: Masks): readonly Places[] {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < row.length; i++) {
    const mask = masks[row[i] as number] as number;
    a |= (mask & 1) << i;
    b |= ((mask >> 1) & 1) << i;
    c |= ((mask >> 2) & 1) << i;
    d |= ((mask >> 3) & 1) << i;
  }
  return [a, b, c, d];
}

export function countOf(places: Places): number {
  let n = 0;
  for (let rest = places; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The first so many of these places; NONE if there are fewer. */
export function firstOf(places: Places, count: number): Places {
  let rest = places;
  for (let n = 0; n < count; n++) {
    if (rest === 0) return NONE;
    rest &= rest - 1;
  }
  return places ^ rest;
}

const lowest = (places: Places): number => 31 - Math.clz32(places & -places);

/** What the cards at these places are worth together. */
export function worthOf({ sorted, worths }: Means, places: Places): number {
  let worth = 0;
  for (let rest = places; rest !== 0; rest &= rest - 1) worth += worths[sorted[lowest(rest)] as number] as number;
  return worth;
}

export function cardsAt({ sorted }: Means, places: Places): number[] {
  const found: number[] = [];
  for (let rest = places; rest !== 0; rest &= rest - 1) found.push(sorted[lowest(rest)] as number);
  return found;
}
