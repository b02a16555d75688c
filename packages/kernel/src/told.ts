/**
 * All that a game has told, in order. What lies far back is kept as text, which takes a third of the room: a table lasts for
 * hundreds of entries, there may be thousands of tables in memory, and hardly anybody looks further back than the last ones.
 */
import type { Event } from './events.ts';
import type { Told } from './perform.ts';

/** What was told, with the number of the entry that told it. */
export interface Logged<E extends Event> extends Told<E> {
  readonly n: number;
}

/** So many at a time become text, and at least so many do not. */
const TOGETHER = 64;

interface Folded {
  /** The numbers of the first and the last entry of which it holds anything. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

export class ToldLog<E extends Event> {
  readonly #folded: Folded[] = [];
  readonly #recent: Logged<E>[] = [];
  /** Who reads the past reads on: what was unfolded last is asked for again. */
  #unfolded: { readonly of: Folded; readonly lines: readonly Logged<E>[] } | null = null;

  get length(): number {
    return this.#folded.length * TOGETHER + this.#recent.length;
  }

  push(line: Logged<E>): void {
    this.#recent.push(line);
    if (this.#recent.length < 2 * TOGETHER) return;
    const lines = this.#recent.splice(0, TOGETHER);
    const [first, last] = [lines[0]?.n ?? 0, lines.at(-1)?.n ?? 0];
    this.#folded.push({ first, last, text: JSON.stringify(lines) });
  }

  /** Forgets all but so many. */
  cut(length: number): void {
    while (this.#folded.length * TOGETHER > length) {
      const folded = this.#folded.pop();
      if (folded) this.#recent.unshift(...this.#unfold(folded));
    }
    this.#recent.length = length - this.#folded.length * TOGETHER;
  }

  /** What some entries told. The end is looked at first: as a rule it is what was told last that is asked for. */
  span(from: number, to: number): readonly Logged<E>[] {
    const recent = within(this.#recent, from, to);
    const past = this.#folded.findLastIndex(({ first }) => first <= to);
    let start = past;
    while (start >= 0 && (this.#folded[start] as Folded).last >= from) start--;
    if (start === past) return recent;
    const folded = this.#folded.slice(start + 1, past + 1);
    return [...folded.flatMap((one) => within(this.#unfold(one), from, to)), ...recent];
  }

  all(): readonly Logged<E>[] {
    return this.span(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  #unfold(folded: Folded): readonly Logged<E>[] {
    if (this.#unfolded?.of !== folded) {
      this.#unfolded = { of: folded, lines: JSON.parse(folded.text) as Logged<E>[] };
    }
    return this.#unfolded.lines;
  }
}

function within<E extends Event>(lines: readonly Logged<E>[], from: number, to: number): Logged<E>[] {
  let end = lines.length;
  while (end > 0 && (lines[end - 1] as Logged<E>).n > to) end--;
  let start = end;
  while (start > 0 && (lines[start - 1] as Logged<E>).n >= from) start--;
  return lines.slice(start, end);
}
