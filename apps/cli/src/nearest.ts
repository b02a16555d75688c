/** "Did you mean …?": the nearest of some names, if it is near enough. */
export function nearest(typed: string, names: Iterable<string>): string | undefined {
  const wanted = typed.slice(0, 60).toLowerCase();
  const known = [...names];
  const begun = wanted.length > 1 ? known.find((name) => name.toLowerCase().startsWith(wanted)) : undefined;
  if (begun !== undefined) return begun;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const away = distance(wanted, name.toLowerCase());
    if (away < least) [best, least] = [name, away];
  }
  return best !== undefined && least <= Math.max(1, Math.floor(best.length * 0.4)) ? best : undefined;
}

/** Edit distance, where a swap of neighbours counts as one step. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(at(row, j - 1) + 1, at(last, j) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(before, j - 2) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], i: number): number => row[i] ?? Number.POSITIVE_INFINITY;
