/**
 * What a study knows of the games it played: whole numbers under names. Merging is adding, and whole numbers add up to
 * the same in any order, so a study gives the same result to the last digit however its games were shared out.
 */
export type Counts = Record<string, number>;

export function count(counts: Counts, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by;
}

/** Adds the second to the first. */
export function merge(into: Counts, from: Readonly<Counts>): void {
  for (const [name, value] of Object.entries(from)) count(into, name, value);
}

export const countOf = (counts: Readonly<Counts>, name: string): number => counts[name] ?? 0;

/** The names below a prefix, up to the next slash, in order, with numbers as numbers. */
export function namesUnder(counts: Readonly<Counts>, prefix: string): readonly string[] {
  const names = new Set<string>();
  for (const name of Object.keys(counts)) {
    if (name.startsWith(`${prefix}/`)) names.add(name.slice(prefix.length + 1).split('/', 1)[0] as string);
  }
  return [...names].sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : a > b ? 1 : 0));
}

/** A copy with the names in order: the same counts are the same text. */
export const inOrder = (counts: Readonly<Counts>): Counts =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
