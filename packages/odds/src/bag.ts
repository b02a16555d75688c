/** Bags of stones, drawn without putting back. */
import { Dist, type Weighted } from './dist.ts';
import { affordable, at, binomial, binomials, bitLength, count } from './whole.ts';

export type Colour = string | number;

/** Colours keep the order in which they were written; a hand is the counts of its stones in that order. */
export interface Bag<C extends Colour = Colour> {
  readonly colours: readonly C[];
  readonly counts: readonly number[];
  readonly size: number;
}

/** What was drawn, as an outcome of a distribution: '4,2' is four of the first colour and two of the second. */
export type HandKey = string;

/** bag({ white: 15, black: 15 }), or bag([15, 15]) with the colours 0 and 1. */
export function bag(stones: readonly number[]): Bag<number>;
export function bag<C extends string>(stones: Readonly<Record<C, number>>): Bag<C>;
export function bag(stones: readonly number[] | Readonly<Record<string, number>>): Bag {
  if (isList(stones)) return filled([...stones.keys()], stones);
  const colours = Object.keys(stones);
  // JavaScript moves keys like '2' to the front, so that the order written would not be the order kept.
  const numeral = colours.find((colour) => /^\d+$/.test(colour));
  if (numeral !== undefined) throw new RangeError(`${numeral} is no name for a colour; give an array of counts`);
  return filled(colours, Object.values(stones));
}

function isList(stones: readonly number[] | Readonly<Record<string, number>>): stones is readonly number[] {
  return Array.isArray(stones);
}

function filled<C extends Colour>(colours: readonly C[], counts: readonly number[]): Bag<C> {
  const size = counts.reduce((sum, stones, i) => sum + count(stones, `the stones of colour ${colours[i]}`), 0);
  count(size, 'the stones in a bag');
  return Object.freeze({ colours: Object.freeze([...colours]), counts: Object.freeze([...counts]), size });
}

/** The bag while these stones lie on the table. */
export function without<C extends Colour>(from: Bag<C>, hand: readonly number[]): Bag<C> {
  const colours = from.colours.length;
  if (hand.length !== colours) throw new RangeError(`a hand of ${hand.length} colours from a bag of ${colours}`);
  return filled(
    from.colours,
    from.counts.map((stones, i) => stones - count(at(hand, i), 'the stones taken', 0, stones)),
  );
}

/** How many of `n` stones drawn are of one colour. */
export function draw<C extends Colour>(from: Bag<C>, n: number, colour: C): Dist<number> {
  const stones = at(from.counts, place(from, colour));
  count(n, 'the stones drawn', 0, from.size);
  affordDraw(from, n, n + 1);
  const inside = binomials(stones, n);
  const outside = binomials(from.size - stones, n);
  return Dist.row(
    0,
    inside.map((ways, drawn) => ways * at(outside, n - drawn)),
  );
}

/** All the colours of `n` stones drawn, together. */
export function drawHand(from: Bag, n: number): Dist<HandKey> {
  affordDraw(from, n, handsAtMost(from, n));
  const hands: Weighted<HandKey>[] = [];
  const choices = from.counts.map((stones) => binomials(stones, Math.min(n, stones)));
  const fill = (hand: readonly number[], left: number, behind: number, ways: bigint): void => {
    const choice = choices[hand.length];
    if (choice === undefined) {
      hands.push([handKey(hand), ways]);
      return;
    }
    const others = behind - at(from.counts, hand.length);
    for (let drawn = Math.max(0, left - others); drawn <= left && drawn < choice.length; drawn++) {
      fill([...hand, drawn], left - drawn, others, ways * at(choice, drawn));
    }
  };
  fill([], n, from.size, 1n);
  return Dist.weights(hands);
}

/** How many stones are drawn until `wanted` of one colour have come. */
export function drawUntil<C extends Colour>(from: Bag<C>, colour: C, wanted: number): Dist<number> {
  const stones = at(from.counts, place(from, colour));
  count(wanted, `the stones wanted of colour ${colour}`, 1, stones);
  const others = from.size - stones;
  affordable(others * from.size, from.size, `a draw from ${from.size} stones`);
  // The last stone drawn is the one awaited: the others of its colour lie before it or stay behind it.
  return Dist.row(
    wanted,
    Array.from({ length: others + 1 }, (_, astray) => {
      const before = wanted - 1 + astray;
      return binomial(before, wanted - 1) * binomial(from.size - before - 1, stones - wanted);
    }),
  );
}

export interface Redraw<C extends Colour> {
  readonly colour: C;
  /** So many of the colour go back, or all there are if fewer. */
  readonly upTo: number;
  /** Which hands are redrawn at all, such as those that failed; every one if left out. */
  readonly when?: (hand: readonly number[]) => boolean;
}

/**
 * `n` stones are drawn, then some of one colour go back, all at once, before as many are drawn again (SON-TST-03,
 * SON-BAG-04). So a stone put back may come again: the second draw is from the bag without the stones that stay out.
 */
export function redraw<C extends Colour>(from: Bag<C>, n: number, { colour, upTo, when }: Redraw<C>): Dist<HandKey> {
  const returned = place(from, colour);
  count(upTo, 'the stones drawn again');
  affordDraw(from, n, handsAtMost(from, n) * handsAtMost(from, Math.min(upTo, n)));
  return drawHand(from, n).branch((key) => {
    const hand = handOf(key);
    const there = at(hand, returned);
    const again = when === undefined || when(hand) ? Math.min(upTo, there) : 0;
    const staying = hand.with(returned, there - again);
    return drawHand(without(from, staying), again).map((more) =>
      handKey(handOf(more).map((stones, i) => stones + at(staying, i))),
    );
  });
}

/** The number of one colour in the hands of a joint table. */
export function ofColour<C extends Colour>(from: Bag<C>, hands: Dist<HandKey>, colour: C): Dist<number> {
  const wanted = place(from, colour);
  return hands.map((key) => at(handOf(key), wanted));
}

export function handKey(hand: readonly number[]): HandKey {
  return hand.join(',');
}

export function handOf(key: HandKey): readonly number[] {
  return key === '' ? [] : key.split(',').map(Number);
}

function place<C extends Colour>(from: Bag<C>, colour: C): number {
  const found = from.colours.indexOf(colour);
  if (found < 0) throw new RangeError(`the bag has no colour ${colour}, only ${from.colours.join(', ')}`);
  return found;
}

function handsAtMost(from: Bag, n: number): number {
  count(n, 'the stones drawn', 0, from.size);
  return Number(binomial(n + from.colours.length, from.colours.length));
}

function affordDraw(from: Bag, n: number, outcomes: number): void {
  affordable(outcomes, n * bitLength(BigInt(from.size)), `drawing ${n} of ${from.size} stones`);
}
