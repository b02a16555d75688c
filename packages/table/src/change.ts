/**
 * What became of plain data, said shortly: a standing is large, and one answer moves little of it.
 *
 * A change is read beside what it changes. `[x]` puts x in its place, `[]` takes a field away, and an object goes deeper, by
 * field, or by place in a list (whose new `length` is said where it is another one). What is not named stays.
 */
export type Change = readonly [] | readonly [unknown] | { readonly [part: string]: Change };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;

/** What turns `before` into `after`; undefined where they are the same. */
export function diff(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return [after];
  if (Array.isArray(before)) return Array.isArray(after) ? diffList(before, after) : [after];
  return Array.isArray(after) ? [after] : diffFields(before as Fields, after as Fields);
}

/**
 * As a rule both were made by the same lines of code and have the same fields in the same order. Then they are gone through
 * as lists, which is three times faster than by name.
 */
function diffFields(before: Fields, after: Fields): Change | undefined {
  const names = Object.keys(after);
  if (!sameNames(Object.keys(before), names)) return diffOtherFields(before, after);
  const [old, values] = [Object.values(before), Object.values(after)];
  let parts: Record<string, Change> | undefined;
  for (let i = 0; i < values.length; i++) {
    if (old[i] === values[i]) continue;
    const part = values[i] === undefined ? ([] as const) : diff(old[i], values[i]);
    if (part === undefined) continue;
    parts ??= {};
    parts[names[i] as string] = part;
  }
  return parts;
}

function sameNames(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] || a[i] === '__proto__') return false;
  return true;
}

function diffOtherFields(before: Fields, after: Fields): Change | undefined {
  const parts: Record<string, Change> = {};
  for (const [name, value] of Object.entries(after)) {
    // A field of this name can be read from JSON but not be set.
    if (name === '__proto__') return [after];
    // Fields that are undefined are not there: nothing else comes out of JSON.
    if (value === undefined) continue;
    const part = Object.hasOwn(before, name) ? diff(before[name], value) : ([value] as const);
    if (part !== undefined) parts[name] = part;
  }
  for (const [name, value] of Object.entries(before)) {
    if (name === '__proto__') return [after];
    if (value !== undefined && (!Object.hasOwn(after, name) || after[name] === undefined)) parts[name] = [];
  }
  return Object.keys(parts).length === 0 ? undefined : parts;
}

/** A long list of which more than half is new is said anew: place by place it would only be longer. */
const LONG = 32;

function diffList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  let parts: Record<string, Change> | undefined;
  let count = 0;
  for (let i = 0; i < after.length; i++) {
    const part = i < before.length ? diff(before[i], after[i]) : ([after[i]] as const);
    if (part === undefined) continue;
    if (++count > after.length / 2 && after.length >= LONG) return [after];
    parts ??= {};
    parts[i] = part;
  }
  if (after.length !== before.length) {
    parts ??= {};
    parts.length = [after.length];
  }
  return parts;
}

/** What `before` becomes by a change. What stays is the same object as before. */
export function applyChange<T>(before: T, change: Change | undefined): T;
export function applyChange(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if (Array.isArray(change)) return change[0];
  const parts = Object.entries(change as { readonly [part: string]: Change });
  if (Array.isArray(before)) {
    const after = before.slice();
    for (const [place, part] of parts) {
      if (place === 'length') after.length = (part as readonly [number])[0];
      else after[Number(place)] = applyChange(after[Number(place)], part);
    }
    return after;
  }
  const after: Record<string, unknown> = { ...(before as Fields) };
  for (const [name, part] of parts) {
    if (Array.isArray(part) && part.length === 0) delete after[name];
    else after[name] = applyChange(after[name], part);
  }
  return after;
}
