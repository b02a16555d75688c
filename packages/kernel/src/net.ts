/**
 * A small network that judges positions: one hidden layer, and the same bits on every machine. It adds, multiplies and
 * divides in a fixed order and nothing else; engines differ in the last digit of an exponential, so there is none.
 */

/** What a trainer writes (tools/train.mjs). */
export interface Weights {
  /** Of the mind they were made for. */
  readonly version: string;
  readonly inputs: number;
  readonly hidden: number;
  /** What a unit of each part stands for: rows of the inputs, offsets, the last row, its offset. */
  readonly units: readonly [number, number, number, number];
  /** The figures one after another, in 16 bits each, as base64. */
  readonly data: string;
}

/** Judges by weights. Those that were made for other figures are refused. */
export class Net {
  readonly #hidden: number;
  readonly #rows: Float64Array;
  readonly #offsets: Float64Array;
  readonly #last: Float64Array;
  readonly #bias: number;
  readonly #sums: Float64Array;

  constructor(weights: Weights, version: string, features: readonly string[]) {
    const { inputs, hidden, units } = weights;
    if (weights.version !== version) throw new Error(`weights of version ${weights.version} do not fit ${version}`);
    if (inputs !== features.length) throw new Error(`weights for ${inputs} figures do not fit ${features.length}`);
    const figures = figuresIn(weights.data);
    const count = (inputs + 2) * hidden + 1;
    if (figures.length !== count) throw new Error(`there are ${figures.length} weights, not ${count}`);
    let from = 0;
    const take = (n: number, unit: number): Float64Array => {
      const part = Float64Array.from(figures.subarray(from, from + n), (figure) => figure * unit);
      from += n;
      return part;
    };
    this.#hidden = hidden;
    this.#rows = take(inputs * hidden, units[0]);
    this.#offsets = take(hidden, units[1]);
    this.#last = take(hidden, units[2]);
    this.#bias = take(1, units[3])[0] as number;
    this.#sums = new Float64Array(hidden);
  }

  /** Between 0 and 1. */
  value(inputs: Float64Array): number {
    const rows = this.#rows;
    const sums = this.#sums;
    const hidden = this.#hidden;
    sums.set(this.#offsets);
    for (let i = 0; i < inputs.length; i++) {
      const figure = inputs[i] as number;
      // Most figures of a position are nothing.
      if (figure === 0) continue;
      const from = i * hidden;
      for (let j = 0; j < hidden; j++) sums[j] = (sums[j] as number) + figure * (rows[from + j] as number);
    }
    let sum = this.#bias;
    for (let j = 0; j < hidden; j++) {
      const unit = sums[j] as number;
      if (unit > 0) sum += unit * (this.#last[j] as number);
    }
    return logistic(sum);
  }
}

/** Whole numbers of 16 bits out of base64. */
function figuresIn(text: string): Int16Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const six = DIGITS.indexOf(text[i] as string);
    if (six < 0) break;
    bits = (bits << 6) | six;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[length++] = (bits >> held) & 0xff;
  }
  const figures = new Int16Array(length >> 1);
  for (let i = 0; i < figures.length; i++) {
    figures[i] = (bytes[2 * i] as number) | ((bytes[2 * i + 1] as number) << 8);
  }
  return figures;
}
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Steps of the table for a unit, and how far it reaches to either side. */
const STEPS = 64;
const REACH = 16;
/** e to the power of 1/64: its powers are made by multiplying. */
const STEP = 1.0157477085866857;

/** The logistic curve from 0 to REACH. */
const CURVE: Float64Array = (() => {
  const curve = new Float64Array(STEPS * REACH + 2);
  let power = 1;
  for (let i = 0; i < curve.length; i++) {
    curve[i] = power / (1 + power);
    power *= STEP;
  }
  return curve;
})();

/** The logistic curve, drawn between the points of a table: from 0 to 1, a half at 0. */
export function logistic(x: number): number {
  if (x < 0) return 1 - logistic(-x);
  const at = Math.min(x, REACH) * STEPS;
  const i = Math.floor(at);
  const low = CURVE[i] as number;
  return low + (at - i) * ((CURVE[i + 1] as number) - low);
}
