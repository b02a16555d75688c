/** Plain data: copying, one canonical way to write it down, and its hash. */
import { sha256Hex } from '#sha256';

/** A deep copy of plain data. Games whose speed matters write their own. */
export function copyPlain<T>(x: T): T {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) {
    const out = new Array(x.length);
    for (let i = 0; i < x.length; i++) out[i] = copyPlain(x[i]);
    return out as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in x) out[key] = copyPlain(x[key]);
  return out as T;
}

type Fields = Record<string, unknown>;

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;

/**
 * The same data as `after`, with every part that equals its part of `before` replaced by that: one act changes little of a
 * state, and whoever compares the two finds by identity what has stayed. It writes into `after`, which must not be frozen,
 * and nothing but equal for equal.
 */
export function sharing<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  const list = Array.isArray(after);
  if (list !== Array.isArray(before)) return after;
  const same = list ? shareItems(before as unknown[], after) : shareFields(before as Fields, after as Fields);
  return same ? (before as T) : after;
}

/** Whether all of it is the same. */
function shareItems(before: readonly unknown[], after: unknown[]): boolean {
  let same = before.length === after.length;
  const both = Math.min(before.length, after.length);
  for (let i = 0; i < both; i++) {
    const old = before[i];
    const value = after[i];
    if (old === value) continue;
    const kept = sharing(old, value);
    if (kept === old) after[i] = kept;
    else same = false;
  }
  return same;
}

/** A name that an object seems to have anyway is no field; the one that cannot be set like others is left alone. */
function shareFields(before: Fields, after: Fields): boolean {
  let same = true;
  let fields = 0;
  // `for in` makes no lists of names: this runs for every object of a state after every answer.
  for (const name in after) {
    fields++;
    const old = before[name];
    const value = after[name];
    if (old === value) {
      if (value === undefined && !Object.hasOwn(before, name)) same = false;
      continue;
    }
    const kept = name === '__proto__' ? value : sharing(old, value);
    if (kept === old) after[name] = kept;
    else same = false;
  }
  if (!same) return false;
  for (const _ in before) fields--;
  return fields === 0;
}

/** JSON with the keys in code-unit order, so that equal data gives equal text. What is not plain data is a fault and throws. */
export function canonical(x: unknown): string {
  switch (typeof x) {
    case 'number':
      if (!Number.isFinite(x)) throw new TypeError(`${x} is not plain data`);
      return Object.is(x, -0) ? '0' : String(x);
    case 'string':
    case 'boolean':
      return JSON.stringify(x);
    case 'object':
      break;
    default:
      throw new TypeError(`a ${typeof x} is not plain data`);
  }
  if (x === null) return 'null';
  if (Array.isArray(x)) {
    let items = '';
    for (let i = 0; i < x.length; i++) items += i === 0 ? canonical(x[i]) : `,${canonical(x[i])}`;
    return `[${items}]`;
  }
  const prototype = Object.getPrototypeOf(x);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError(`a ${prototype.constructor?.name ?? 'class instance'} is not plain data`);
  }
  const names = Object.keys(x);
  const { places, heads } = orderOf(names);
  const values = Object.values(x);
  let parts = '';
  for (let i = 0; i < places.length; i++) {
    const value = values[places[i] as number];
    // An absent field and one set to undefined are the same thing once written down.
    if (value === undefined) continue;
    parts += parts === '' ? (heads[i] as string) : `,${heads[i]}`;
    parts += canonical(value);
  }
  return `{${parts}}`;
}

/** The canonical text laid out for people to read: a file of it is the same byte for byte wherever it is written. */
export const laidOut = (x: unknown): string => `${JSON.stringify(JSON.parse(canonical(x)), null, 2)}\n`;

/** How objects that have these names, in this order, are written down with their names in code-unit order. */
interface Order {
  readonly names: readonly string[];
  /** Where each field stands in the object, in the order in which they are written. */
  readonly places: readonly number[];
  /** What is written before each value. */
  readonly heads: readonly string[];
}

/** Objects made at one place have the same names in the same order: by the first of them, the orders met so far. */
const orders = new Map<string, Order[]>();
const MOST_FIRST_NAMES = 1024;
const MOST_ORDERS = 16;

function orderOf(names: readonly string[]): Order {
  const [first = ''] = names;
  let known = orders.get(first);
  if (known) {
    for (const order of known) if (sameNames(order.names, names)) return order;
  }
  const places = [...names.keys()].sort((a, b) => ((names[a] as string) < (names[b] as string) ? -1 : 1));
  const order = { names, places, heads: places.map((place) => `${quoted(names[place] as string)}:`) };
  if (!known && orders.size < MOST_FIRST_NAMES) {
    known = [];
    orders.set(first, known);
  }
  if (known && known.length < MOST_ORDERS) known.push(order);
  return order;
}

export function sameNames(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The same few names of fields come again and again. */
const names = new Map<string, string>();
const MOST_NAMES = 4096;

/** The name of a field as JSON. */
export function quoted(name: string): string {
  let text = names.get(name);
  if (text === undefined) {
    text = JSON.stringify(name);
    if (names.size < MOST_NAMES) names.set(name, text);
  }
  return text;
}

/** Whether it can be written down as JSON and read again as it was. A field of the name __proto__ cannot be set like others. */
export function isPlain(x: unknown): boolean {
  switch (typeof x) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(x);
    case 'object':
      break;
    default:
      return false;
  }
  if (x === null) return true;
  if (Array.isArray(x)) return x.every(isPlain);
  for (const [key, value] of Object.entries(x)) if (key === '__proto__' || !isPlain(value)) return false;
  return true;
}

/** 128 bits of SHA-256: enough that nobody makes two states, or two journals, with the same one. */
export function hashText(text: string): string {
  return sha256Hex(text).slice(0, 32);
}

export function hashOf(x: unknown): string {
  return hashText(canonical(x));
}

/** Whether two are the same data. A field that is undefined is not there. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Fields, b as Fields];
  let more = 0;
  for (const name in one) {
    if (one[name] === undefined) continue;
    if (!Object.hasOwn(other, name) || !isSameData(one[name], other[name])) return false;
    more++;
  }
  for (const name in other) if (other[name] !== undefined) more--;
  return more === 0;
}

/** Data nested deeper than this is nobody's game; reading it would only exhaust the stack. */
const MAX_NESTING = 64;

const [QUOTE, BACKSLASH, LINE_FEED] = [0x22, 0x5c, 0x0a];
const [BRACE, END_OF_BRACE, BRACKET, END_OF_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Whether brackets are nested deeper than anything we would read. Cheaper, and safer, than finding out by parsing. */
export function tooDeep(text: string): boolean {
  // Nearly all texts have hardly any brackets at all, and looking for one is much faster than reading every sign.
  if (countUpTo(MAX_NESTING + 1, '{', text) + countUpTo(MAX_NESTING + 1, '[', text) <= MAX_NESTING) return false;
  let depth = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (inText) {
      if (sign === BACKSLASH) i++;
      else if (sign === QUOTE || sign === LINE_FEED) inText = false;
    } else if (sign === QUOTE) inText = true;
    else if (sign === BRACE || sign === BRACKET) {
      if (++depth > MAX_NESTING) return true;
    } else if (sign === END_OF_BRACE || sign === END_OF_BRACKET) depth--;
  }
  return false;
}

function countUpTo(most: number, sign: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0 && count < most; at = text.indexOf(sign, at + 1)) count++;
  return count;
}
