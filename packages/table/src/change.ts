/**
 * Differences between plain data: a standing is large, and one answer changes little of it.
 *
 * A change is read beside what it changes. `[x]` replaces the value by x, `[]` removes a field, and an object descends,
 * by field or by index of a list (with its new `length` if that differs). What is not named stays.
 */
export type Change = readonly [] | readonly [unknown] | { readonly [part: string]: Change };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;

/** What turns `before` into `after`; undefined if they are equal. */
export function diff(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return [after];
  if (Array.isArray(before)) return Array.isArray(after) ? diffList(before, after) : [after];
  return Array.isArray(after) ? [after] : diffFields(before as Fields, after as Fields);
}

/**
 * Usually both come from the same code and have the same fields in the same order. Comparing them as lists is then
 * three times faster than by name.
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
    // JSON can contain a field of this name, but it cannot be assigned.
    if (name === '__proto__') return [after];
    // Undefined fields do not exist in JSON.
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

/** A long list that has changed by more than half is sent whole: index by index would be longer. */
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

/** Applies a change. Unchanged parts are shared with `before`. */
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
