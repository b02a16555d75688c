/**
 * SON-BAG: stones and where they lie. A stone is always somewhere: in the bag, in front of somebody during a test, held as
 * panache, in the Limbes, in the reserve, or out of the game. Functions here move stones; none makes or loses one.
 */
import type { Chance, Purpose } from '@reverie/kernel/chance/chance';

export interface Stones {
  white: number;
  black: number;
}

/** What lies where at a table. */
export interface Store {
  /** SON-META-07: real stones, or a coin (or even and odd of a die) each time. */ readonly coin: boolean;
  bag: Stones;
  /** Drawn for the test at hand; back in the bag when it is resolved (SON-BAG-03). */
  lying: Stones;
  limbes: Stones;
  /** SON-SIG-06: white panache spent under the Signe of the Rêve, for those under it. */
  reserve: Stones;
  out: Stones;
}

export type Colour = 'white' | 'black';
/** As chance names them, in this order: 0 is black, 1 is white. */
const WHITE = 1;

/** SON-BAG-01: white and black for each player; the Conteur is not one. */
export const EACH = 15;

export const stones = (white = 0, black = 0): Stones => ({ white, black });
export function newStore(coin: boolean, white = 0, black = 0): Store {
  return { coin, bag: stones(white, black), lying: stones(), limbes: stones(), reserve: stones(), out: stones() };
}
export const copyStones = ({ white, black }: Stones): Stones => ({ white, black });
export const countOf = (pile: Stones): number => pile.white + pile.black;

/** Moves stones from one pile to another. What is not there cannot be moved: a fault in the rules. */
export function move(from: Stones, to: Stones, white: number, black: number): void {
  if (white > from.white || black > from.black || white < 0 || black < 0) {
    throw new RangeError(`${white} white and ${black} black out of ${from.white} and ${from.black}`);
  }
  from.white -= white;
  from.black -= black;
  to.white += white;
  to.black += black;
}

/**
 * SON-BAG-06: before a draw that the bag cannot give, what left the game comes back; what is then still missing is tossed
 * with a coin. Gives the number of stones that are really drawn.
 */
function ready(store: Store, n: number): number {
  if (store.coin) return 0;
  if (n > countOf(store.bag)) move(store.out, store.bag, store.out.white, store.out.black);
  const there = countOf(store.bag);
  return n < there ? n : there;
}

/** How many of n stones are white. They lie on the table afterwards. */
export function drawCount(store: Store, why: Purpose, n: number, chance: Chance): number {
  if (n <= 0) return 0;
  const real = ready(store, n);
  let white = 0;
  if (real > 0) {
    white = chance.draw(why, [store.bag.black, store.bag.white], real)[WHITE] as number;
    move(store.bag, store.lying, white, real - white);
  }
  if (real < n) for (const face of chance.dice(why, n - real, 2)) if (face === 2) white++;
  return white;
}

/** The same with their order: true is white. */
export function drawRow(store: Store, why: Purpose, n: number, chance: Chance): boolean[] {
  const row: boolean[] = [];
  if (n <= 0) return row;
  const real = ready(store, n);
  if (real > 0) {
    for (const colour of chance.row(why, [store.bag.black, store.bag.white], real)) row.push(colour === WHITE);
    const white = whiteIn(row);
    move(store.bag, store.lying, white, real - white);
  }
  while (row.length < n) row.push(chance.pick(why, 2) === WHITE);
  return row;
}

export function whiteIn(row: readonly boolean[]): number {
  let white = 0;
  for (const stone of row) if (stone) white++;
  return white;
}

/** SON-BAG-04: stones of one colour go back before as many are drawn. Those tossed with a coin are nowhere to go back to. */
export function putBack(store: Store, colour: Colour, n: number): void {
  const real = Math.min(n, store.lying[colour]);
  move(store.lying, store.bag, colour === 'white' ? real : 0, colour === 'black' ? real : 0);
}

/** SON-BAG-03: the test is over, its stones go back. */
export function clear(store: Store): void {
  const { lying, bag } = store;
  bag.white += lying.white;
  bag.black += lying.black;
  lying.white = 0;
  lying.black = 0;
}

/** SON-PPG-01: panache is drawn at random. Gives how many are white. */
export function gainInto(store: Store, purse: Stones, why: Purpose, n: number, chance: Chance): number {
  const real = ready(store, n);
  let white = 0;
  if (real > 0) {
    white = chance.draw(why, [store.bag.black, store.bag.white], real)[WHITE] as number;
    move(store.bag, purse, white, real - white);
  }
  // With a coin there is no bag to be emptied, and panache is counted without stones. A bag that is empty gives nothing.
  if (store.coin) {
    for (const face of chance.dice(why, n, 2)) if (face === 2) white++;
    purse.white += white;
    purse.black += n - white;
  }
  return white;
}

/** Panache goes back to the bag; with a coin it is simply gone. */
export function returnFrom(store: Store, purse: Stones, white: number, black: number): void {
  if (store.coin) {
    purse.white -= white;
    purse.black -= black;
  } else move(purse, store.bag, white, black);
}
