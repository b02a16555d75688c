/**
 * Everything that can be asked of chance, as values: how to sample an outcome, how to tell whether something is one,
 * and the list of all of them with exact weights. The readings other than `fast` are built on these.
 */
import type { Below, DrawResult, SpaceName } from './chance.ts';

/** An outcome with its weight. Weights are whole; over all outcomes they add up to the space's total. */
export type WeightedOutcome<T extends DrawResult = DrawResult> = readonly [outcome: T, weight: bigint];

export interface Space<T extends DrawResult = DrawResult> {
  readonly name: SpaceName;
  /** How many outcomes there are; may be beyond what can be listed. */
  readonly size: number;
  sample(below: Below): T;
  includes(x: unknown): x is T;
  /** All outcomes, in a fixed order. Ask only where `size` is bearable. */
  outcomes(): readonly WeightedOutcome<T>[];
}

/**
 * A draw that the rules may never ask for: a fault in the rules, not in anybody's input. Its words are made only then: a
 * bag written out at every draw takes longer than the draw.
 */
function demand(ok: boolean, what: () => string): void {
  if (!ok) throw new RangeError(`chance cannot draw this: ${what()}`);
}

const whole = (n: unknown): n is number => typeof n === 'number' && Number.isSafeInteger(n);
const wholes = (x: unknown, length: number): x is number[] =>
  Array.isArray(x) && x.length === length && x.every((n) => whole(n) && n >= 0);

/** n over k, exact. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}

export function die(sides: number): Space<number> {
  demand(whole(sides) && sides >= 1, () => `a die of ${sides} sides`);
  return {
    name: ['die', sides],
    size: sides,
    sample: (below) => 1 + below(sides),
    includes: (x): x is number => whole(x) && x >= 1 && x <= sides,
    outcomes: () => Array.from({ length: sides }, (_, i) => [i + 1, 1n] as const),
  };
}

export function pick(n: number): Space<number> {
  demand(whole(n) && n >= 1, () => `one of ${n}`);
  return {
    name: ['pick', n],
    size: n,
    sample: (below) => below(n),
    includes: (x): x is number => whole(x) && x >= 0 && x < n,
    outcomes: () => Array.from({ length: n }, (_, i) => [i, 1n] as const),
  };
}

export function dice(count: number, sides: number): Space<readonly number[]> {
  demand(whole(count) && count >= 0 && whole(sides) && sides >= 1, () => `${count} dice of ${sides} sides`);
  return {
    name: ['dice', count, sides],
    get size() {
      return Number(choose(count + sides - 1, count));
    },
    sample: (below) => Array.from({ length: count }, () => 1 + below(sides)).sort((a, b) => b - a),
    includes: (x): x is readonly number[] =>
      wholes(x, count) && x.every((n, i) => n >= 1 && n <= sides && (i === 0 || n <= (x[i - 1] as number))),
    outcomes: () => remembered(['dice', count, sides], () => handfuls(count, sides)),
  };
}

export function sum(count: number, sides: number): Space<number> {
  demand(whole(count) && count >= 0 && whole(sides) && sides >= 1, () => `the sum of ${count} dice of ${sides} sides`);
  return {
    name: ['sum', count, sides],
    size: count * (sides - 1) + 1,
    sample: (below) => {
      let total = count;
      for (let i = 0; i < count; i++) total += below(sides);
      return total;
    },
    includes: (x): x is number => whole(x) && x >= count && x <= count * sides,
    outcomes: () => remembered(['sum', count, sides], () => sums(count, sides)),
  };
}

export function among(weights: readonly number[]): Space<number> {
  const total = weights.reduce((a, b) => a + b, 0);
  demand(weights.every((w) => whole(w) && w >= 0) && whole(total) && total >= 1, () => `one of the weights ${weights}`);
  return {
    name: ['among', weights],
    size: weights.length,
    sample: (below) => {
      let at = below(total);
      for (let i = 0; ; i++) {
        at -= weights[i] as number;
        if (at < 0) return i;
      }
    },
    includes: (x): x is number => whole(x) && (weights[x] ?? 0) > 0,
    outcomes: () => weights.flatMap((w, i) => (w > 0 ? [[i, BigInt(w)] as const] : [])),
  };
}

const stones = (bag: readonly number[]) => bag.reduce((a, b) => a + b, 0);

function demandBag(bag: readonly number[], count: number): void {
  demand(wholes(bag, bag.length) && whole(count) && count >= 0, () => `${count} stones out of [${bag}]`);
  demand(count <= stones(bag), () => `${count} stones out of a bag of ${stones(bag)}`);
}

/** Takes one stone after another out of a copy of the bag. */
function takeStones(bag: readonly number[], count: number, below: Below, each: (colour: number) => void): void {
  const left = [...bag];
  let all = stones(bag);
  for (let i = 0; i < count; i++, all--) {
    let at = below(all);
    let colour = 0;
    while (at >= (left[colour] as number)) at -= left[colour++] as number;
    left[colour] = (left[colour] as number) - 1;
    each(colour);
  }
}

export function draw(bag: readonly number[], count: number): Space<readonly number[]> {
  demandBag(bag, count);
  return {
    name: ['draw', bag, count],
    get size() {
      return handsOf(bag, count);
    },
    sample: (below) => {
      const out = bag.map(() => 0);
      takeStones(bag, count, below, (colour) => {
        out[colour] = (out[colour] as number) + 1;
      });
      return out;
    },
    includes: (x): x is readonly number[] =>
      wholes(x, bag.length) && stones(x) === count && x.every((n, i) => n <= (bag[i] as number)),
    outcomes: () => remembered(['draw', bag, count], () => hands(bag, count)),
  };
}

export function row(bag: readonly number[], count: number): Space<readonly number[]> {
  demandBag(bag, count);
  return {
    name: ['row', bag, count],
    get size() {
      return rowsOf(bag, count);
    },
    sample: (below) => {
      const out: number[] = [];
      takeStones(bag, count, below, (colour) => out.push(colour));
      return out;
    },
    includes: (x): x is readonly number[] => {
      if (!wholes(x, count)) return false;
      const left = [...bag];
      return x.every((colour) => {
        const n = left[colour] ?? 0;
        left[colour] = n - 1;
        return n > 0;
      });
    },
    outcomes: () => remembered(['row', bag, count], () => rows(bag, count)),
  };
}

export function shuffle(n: number): Space<readonly number[]> {
  demand(whole(n) && n >= 0, () => `an order of ${n}`);
  return {
    name: ['shuffle', n],
    get size() {
      let size = 1;
      for (let i = 2; i <= n; i++) size *= i;
      return size;
    },
    sample: (below) => {
      const order = Array.from({ length: n }, (_, i) => i);
      for (let i = n - 1; i > 0; i--) {
        const j = below(i + 1);
        const held = order[i] as number;
        order[i] = order[j] as number;
        order[j] = held;
      }
      return order;
    },
    includes: (x): x is readonly number[] => wholes(x, n) && new Set(x).size === n && x.every((i) => i < n),
    outcomes: () => remembered(['shuffle', n], () => rows(new Array(n).fill(1), n)),
  };
}

// ---------------------------------------------------------------------------------------------------------------------

/** Tables asked for again and again while a tree is walked; the limit keeps a long session from growing. */
const tables = new Map<string, readonly WeightedOutcome[]>();
const MAX_TABLES = 256;

function remembered<T extends DrawResult>(
  name: SpaceName,
  make: () => readonly WeightedOutcome<T>[],
): readonly WeightedOutcome<T>[] {
  const key = JSON.stringify(name);
  let table = tables.get(key) as readonly WeightedOutcome<T>[] | undefined;
  if (!table) {
    if (tables.size >= MAX_TABLES) tables.clear();
    table = make();
    tables.set(key, table);
  }
  return table;
}

/** Each handful of dice, as its faces from high to low, with the number of ways to throw it. */
function handfuls(count: number, sides: number): WeightedOutcome<readonly number[]>[] {
  const found: WeightedOutcome<readonly number[]>[] = [];
  const faces: number[] = [];
  const walk = (face: number, left: number, ways: bigint): void => {
    if (left === 0) {
      found.push([[...faces], ways]);
      return;
    }
    if (face === 0) return;
    for (let n = left; n >= 0; n--) {
      for (let i = 0; i < n; i++) faces.push(face);
      walk(face - 1, left - n, ways * choose(left, n));
      faces.length -= n;
    }
  };
  walk(sides, count, 1n);
  return found;
}

function sums(count: number, sides: number): WeightedOutcome<number>[] {
  let ways: bigint[] = [1n];
  for (let i = 0; i < count; i++) {
    const next: bigint[] = new Array(ways.length + sides - 1).fill(0n);
    for (let at = 0; at < ways.length; at++) {
      for (let face = 0; face < sides; face++) next[at + face] = (next[at + face] as bigint) + (ways[at] as bigint);
    }
    ways = next;
  }
  return ways.map((weight, at) => [count + at, weight] as const);
}

function hands(bag: readonly number[], count: number): WeightedOutcome<readonly number[]>[] {
  const found: WeightedOutcome<readonly number[]>[] = [];
  const out: number[] = [];
  const walk = (colour: number, left: number, behind: number, ways: bigint): void => {
    if (colour === bag.length) {
      found.push([[...out], ways]);
      return;
    }
    const n = bag[colour] as number;
    const others = behind - n;
    for (let k = Math.max(0, left - others); k <= Math.min(n, left); k++) {
      out.push(k);
      walk(colour + 1, left - k, others, ways * choose(n, k));
      out.pop();
    }
  };
  walk(0, count, stones(bag), 1n);
  return found;
}

/** How many different hands there are, without listing them. */
function handsOf(bag: readonly number[], count: number): number {
  let ways: number[] = [1];
  for (const n of bag) {
    const next: number[] = new Array(count + 1).fill(0);
    for (let have = 0; have < ways.length; have++) {
      for (let k = 0; k <= Math.min(n, count - have); k++) {
        next[have + k] = (next[have + k] as number) + (ways[have] as number);
      }
    }
    ways = next;
  }
  return ways[count] ?? 0;
}

/** Rows weigh what the single stones behind them weigh: n·(n−1)·… ways to pick that colour each time. */
function rows(bag: readonly number[], count: number): WeightedOutcome<readonly number[]>[] {
  const found: WeightedOutcome<readonly number[]>[] = [];
  const left = [...bag];
  const out: number[] = [];
  const walk = (ways: bigint): void => {
    if (out.length === count) {
      found.push([[...out], ways]);
      return;
    }
    for (let colour = 0; colour < left.length; colour++) {
      const n = left[colour] as number;
      if (n === 0) continue;
      left[colour] = n - 1;
      out.push(colour);
      walk(ways * BigInt(n));
      out.pop();
      left[colour] = n;
    }
  };
  walk(1n);
  return found;
}

/** Rows that are different to look at: an upper bound (colours to the power of count) is enough for a limit. */
function rowsOf(bag: readonly number[], count: number): number {
  const colours = bag.filter((n) => n > 0).length;
  let size = 1;
  let all = stones(bag);
  for (let i = 0; i < count; i++) size *= Math.min(colours, all--);
  return size;
}
