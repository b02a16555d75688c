/**
 * What a dream power can stand for, as bits. A set of cards is alike in something if the bits of all of them have one in
 * common: jokers have them all (ART-DP-01, ART-DP-02, ART-DP-03).
 */
import { RAINBOW, SPECIAL } from '../data/colours.ts';
import { POWER_COLOUR, POWER_KIND } from '../data/dream-powers.ts';
import { DREAMER_COLOUR, DREAMER_PROPERTY } from '../data/dreamers.ts';
import type { Options } from '../options.ts';

export const ANY = 15;

type Masks = readonly number[];

/** One bit for each of the four kinds. */
export const KIND_MASK: Masks = POWER_KIND.map((kind) => (kind === SPECIAL ? ANY : 1 << kind));

const COLOUR_MASKS: Readonly<Record<Options['specialScope'], Masks>> = {
  kind: POWER_COLOUR.map((colour) => (colour === RAINBOW ? ANY : 1 << colour)),
  all: POWER_COLOUR.map((colour, sort) => (colour === RAINBOW || POWER_KIND[sort] === SPECIAL ? ANY : 1 << colour)),
};

const PHASE_MASK: Masks = POWER_KIND.map((kind) => (kind === SPECIAL ? ANY : 1 << (kind >> 1)));
const PROPERTY_MASK: Masks = POWER_KIND.map((kind) => (kind === SPECIAL ? ANY : 1 << (kind & 1)));

/** One bit for each colour; AMB-01 says what ✨ is. */
export const colourMasks = (o: Options): Masks => COLOUR_MASKS[o.specialScope];

/** AMB-02: what must be alike in the payment of a weapon or an item. */
export function likeMasks(o: Options): Masks {
  switch (o.sameKind) {
    case 'kind':
      return KIND_MASK;
    case 'phase':
      return PHASE_MASK;
    case 'property':
      return PROPERTY_MASK;
    case 'colour':
      return COLOUR_MASKS[o.specialScope];
  }
}

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

/** A row with what is worth least first. */
export function byWorth(row: readonly number[], dreamer: number): number[] {
  const worths = worthsFor(dreamer);
  const sorted = row.slice();
  for (let i = 1; i < sorted.length; i++) {
    const sort = sorted[i] as number;
    const worth = worths[sort] as number;
    let at = i - 1;
    for (; at >= 0; at--) {
      const other = sorted[at] as number;
      const difference = (worths[other] as number) - worth;
      if (difference < 0 || (difference === 0 && other <= sort)) break;
      sorted[at + 1] = other;
    }
    sorted[at + 1] = sort;
  }
  return sorted;
}
