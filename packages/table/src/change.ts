/**
 * Differences between plain data: a standing is large, and one answer changes little of it.
 *
 * A change is read beside what it changes. `[x]` replaces the value by x, `[]` removes a field, and an object descends,
 * by field or by index of a list (with its new `length` if that differs). What is not named stays.
 */
import { quoted, sameNames } from '@reverie/kernel/plain';

export type Change = readonly [] | readonly [unknown] | { readonly [part: string]: Change };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;

/** A value said anew. What JSON has no word for becomes null, as in any list. */
export const anew = (x: unknown): string =>
  typeof x === 'number' && Number.isInteger(x) ? `[${x}]` : `[${asJson(x)}]`;
const asJson = (x: unknown): string => JSON.stringify(x) ?? 'null';

/** How a field or an item is compared, where somebody knows more of it than that it is plain data. */
export type Compare = (before: unknown, after: unknown, name: string) => string;

/**
 * What turns `before` into `after`, as JSON; empty if they are equal. It is written down while the two are compared: a
 * change is made to be sent, and as an object it would take longer to build and to write than all the rest.
 */
export const diff = (before: unknown, after: unknown): string => diffBy(before, after, diff);

/** The same, with fields or items of the two compared otherwise. */
export function diffBy(before: unknown, after: unknown, compare: Compare): string {
  if (before === after) return '';
  if (!isObject(before) || !isObject(after)) return anew(after);
  if (Array.isArray(before)) return Array.isArray(after) ? diffList(before, after, compare) : anew(after);
  return Array.isArray(after) ? anew(after) : diffFields(before as Fields, after as Fields, compare);
}

/**
 * Usually both come from the same code and have the same fields in the same order. Comparing them as lists is then
 * three times faster than by name.
 */
function diffFields(before: Fields, after: Fields, compare: Compare): string {
  const names = Object.keys(after);
  if (!sameNames(Object.keys(before), names) || names.includes('__proto__'))
    return diffOtherFields(before, after, compare);
  const old = Object.values(before);
  const values = Object.values(after);
  let parts = '';
  for (let i = 0; i < values.length; i++) {
    if (old[i] === values[i]) continue;
    const name = names[i] as string;
    const part = values[i] === undefined ? '[]' : compare(old[i], values[i], name);
    if (part !== '') parts = withPart(parts, quoted(name), part);
  }
  return closed(parts);
}

const withPart = (parts: string, name: string, part: string): string =>
  parts === '' ? `{${name}:${part}` : `${parts},${name}:${part}`;
const closed = (parts: string): string => (parts === '' ? '' : `${parts}}`);

function diffOtherFields(before: Fields, after: Fields, compare: Compare): string {
  let parts = '';
  for (const [name, value] of Object.entries(after)) {
    // JSON can contain a field of this name, but it cannot be assigned.
    if (name === '__proto__') return anew(after);
    // Undefined fields do not exist in JSON.
    if (value === undefined) continue;
    const part = Object.hasOwn(before, name) ? compare(before[name], value, name) : anew(value);
    if (part !== '') parts = withPart(parts, quoted(name), part);
  }
  for (const [name, value] of Object.entries(before)) {
    if (name === '__proto__') return anew(after);
    const gone = value !== undefined && (!Object.hasOwn(after, name) || after[name] === undefined);
    if (gone) parts = withPart(parts, quoted(name), '[]');
  }
  return closed(parts);
}

/** A long list that has changed by more than half is sent whole: index by index would be longer. */
const LONG = 32;

function diffList(before: readonly unknown[], after: readonly unknown[], compare: Compare): string {
  let parts = '';
  let count = 0;
  for (let i = 0; i < after.length; i++) {
    if (i < before.length && before[i] === after[i]) continue;
    const part = i < before.length ? compare(before[i], after[i], '') : anew(after[i]);
    if (part === '') continue;
    if (++count > after.length / 2 && after.length >= LONG) return anew(after);
    parts = withPart(parts, `"${i}"`, part);
  }
  if (after.length !== before.length) parts = withPart(parts, '"length"', `[${after.length}]`);
  return closed(parts);
}

type Changed = { readonly [part: string]: Change };

/** Applies a change. Unchanged parts are shared with `before`. */
export function applyChange<T>(before: T, change: Change | undefined): T;
export function applyChange(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if (isAnew(change)) return change[0];
  return Array.isArray(before) ? applyToList(before, change) : applyToFields(before as Fields, change);
}

const isAnew = (change: Change): change is readonly [] | readonly [unknown] => Array.isArray(change);

function applyToList(before: readonly unknown[], change: Changed): unknown[] {
  const after = before.slice();
  for (const place in change) {
    const part = change[place] as Change;
    if (place === 'length') after.length = (part as readonly [number])[0];
    else after[Number(place)] = applyChange(after[Number(place)], part);
  }
  return after;
}

function applyToFields(before: Fields, change: Changed): Fields {
  const after: Record<string, unknown> = { ...before };
  let isLess = false;
  for (const name in change) {
    const part = change[name] as Change;
    if (!isAnew(part)) after[name] = applyChange(after[name], part);
    else if (part.length > 0) after[name] = part[0];
    else isLess = true;
  }
  return isLess ? without(after, change) : after;
}

/** The fields that a change does not remove, in an object of their own: one that fields were deleted from is slow to copy. */
function without(fields: Fields, change: Changed): Fields {
  const left: Record<string, unknown> = {};
  for (const name in fields) {
    const part = Object.hasOwn(change, name) ? change[name] : undefined;
    if (!part || !isAnew(part) || part.length > 0) left[name] = fields[name];
  }
  return left;
}
