/**
 * The numbers of the entries in effect: of all that was done and not gone back on. Hardly anything is ever gone back on, so
 * they are kept as runs, of which there are few.
 */
export class EntryNumbers {
  readonly #runs: { readonly first: number; last: number }[] = [];

  /** −1 while there is none. */
  get last(): number {
    return this.#runs.at(-1)?.last ?? -1;
  }

  /** Larger than any before it. */
  push(n: number): void {
    const run = this.#runs.at(-1);
    if (run?.last === n - 1) run.last = n;
    else this.#runs.push({ first: n, last: n });
  }

  /** Forgets all numbers after this one. */
  cut(to: number): void {
    while ((this.#runs.at(-1)?.first ?? -1) > to) this.#runs.pop();
    const run = this.#runs.at(-1);
    if (run) run.last = Math.min(run.last, to);
  }

  has(n: number): boolean {
    return this.#runs.some(({ first, last }) => n >= first && n <= last);
  }

  /** The largest number before this one; −1 if there is none. */
  before(n: number): number {
    const run = this.#runs.findLast(({ first }) => first < n);
    return run ? Math.min(run.last, n - 1) : -1;
  }

  /** The numbers after one, or all with −1. */
  *after(n: number): Generator<number> {
    for (const { first, last } of this.#runs) for (let i = Math.max(first, n + 1); i <= last; i++) yield i;
  }
}
