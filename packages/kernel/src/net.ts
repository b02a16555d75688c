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
  readonly #width: number;
  readonly #rows: Float64Array;
  readonly #offsets: Float64Array;
  readonly #last: Float64Array;
  readonly #bias: number;
  /** Scratch: the figures that are not 0, and where their rows begin. */
  readonly #figures: Float64Array;
  readonly #from: Int32Array;
  readonly #known: Known;

  constructor(weights: Weights, version: string, features: readonly string[]) {
    const { inputs, hidden, units } = weights;
    if (weights.version !== version) throw new Error(`weights of version ${weights.version} do not fit ${version}`);
    if (inputs !== features.length) throw new Error(`weights for ${inputs} figures do not fit ${features.length}`);
    const figures = figuresIn(weights.data);
    const count = (inputs + 2) * hidden + 1;
    if (figures.length !== count) throw new Error(`there are ${figures.length} weights, not ${count}`);
    // Units that weigh nothing fill the last four up.
    const width = Math.ceil(hidden / WIDTH) * WIDTH;
    let from = 0;
    const take = (n: number, unit: number): Float64Array => {
      const part = new Float64Array(n * width);
      for (let i = 0; i < n; i++)
        for (let j = 0; j < hidden; j++) part[i * width + j] = (figures[from++] as number) * unit;
      return part;
    };
    this.#width = width;
    this.#rows = take(inputs, units[0]);
    this.#offsets = take(1, units[1]);
    this.#last = take(1, units[2]);
    this.#bias = (figures[from] as number) * units[3];
    this.#figures = new Float64Array(inputs);
    this.#from = new Int32Array(inputs);
    this.#known = new Known(inputs);
  }

  /** Between 0 and 1. */
  value(inputs: Float64Array): number {
    const known = this.#known.find(inputs);
    return known >= 0 ? known : this.#known.keep(this.#judged(inputs));
  }

  #judged(inputs: Float64Array): number {
    const rows = this.#rows;
    const from = this.#from;
    const figures = this.#figures;
    const width = this.#width;
    // Most figures of a position are nothing.
    let count = 0;
    for (let i = 0; i < inputs.length; i++) {
      const figure = inputs[i] as number;
      if (figure === 0) continue;
      from[count] = i * width;
      figures[count++] = figure;
    }
    let sum = this.#bias;
    // Four units at a time, whose sums then stay out of memory: twice as quick, and each unit adds in the same order.
    for (let j = 0; j < width; j += WIDTH) {
      let a = this.#offsets[j] as number;
      let b = this.#offsets[j + 1] as number;
      let c = this.#offsets[j + 2] as number;
      let d = this.#offsets[j + 3] as number;
      for (let n = 0; n < count; n++) {
        const at = (from[n] as number) + j;
        const figure = figures[n] as number;
        a += figure * (rows[at] as number);
        b += figure * (rows[at + 1] as number);
        c += figure * (rows[at + 2] as number);
        d += figure * (rows[at + 3] as number);
      }
      if (a > 0) sum += a * (this.#last[j] as number);
      if (b > 0) sum += b * (this.#last[j + 1] as number);
      if (c > 0) sum += c * (this.#last[j + 2] as number);
      if (d > 0) sum += d * (this.#last[j + 3] as number);
    }
    return logistic(sum);
  }
}
const WIDTH = 4;

/** Places of what was judged last, a power of two. */
const PLACES = 1024;

/**
 * What was judged of late, by all of its figures: a plan comes to the same position by many ways, and judging costs ten
 * times as much as looking it up.
 */
class Known {
  readonly #length: number;
  readonly #values = new Float64Array(PLACES).fill(-1);
  /** The figures of each place; made when the first are kept, for not every net is asked. */
  #figures = new Float64Array(0);
  /** Scratch: figures whose bits are read, and what was not found last. */
  readonly #asked: Float64Array;
  readonly #bits: Int32Array;
  #place = 0;

  constructor(length: number) {
    this.#length = length;
    this.#asked = new Float64Array(length);
    this.#bits = new Int32Array(this.#asked.buffer);
  }

  /** What is known of these figures, or -1. */
  find(figures: Float64Array): number {
    const asked = this.#asked;
    const bits = this.#bits;
    asked.set(figures);
    let hash = 0;
    for (let i = 0; i < bits.length; i += 2) {
      const bit = (bits[i] as number) ^ (bits[i + 1] as number);
      if (bit === 0) continue;
      hash = Math.imul(hash ^ bit ^ i, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    this.#place = (hash ^ (hash >>> 9)) & (PLACES - 1);
    const value = this.#values[this.#place] as number;
    if (value < 0) return -1;
    const kept = this.#figures;
    const from = this.#place * this.#length;
    for (let i = 0; i < asked.length; i++) if (kept[from + i] !== asked[i]) return -1;
    return value;
  }

  /** Keeps the value of the figures that were not found last, in place of others. */
  keep(value: number): number {
    if (this.#figures.length === 0) this.#figures = new Float64Array(PLACES * this.#length);
    this.#figures.set(this.#asked, this.#place * this.#length);
    this.#values[this.#place] = value;
    return value;
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
