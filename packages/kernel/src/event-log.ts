/** All that a game has told, by the entries that told it. */
import { Annals, type Packing } from './annals.ts';
import type { DrawRecord } from './chance/chance.ts';
import type { Event } from './events.ts';

/** An event as it stands in the log: with the draws that led to it. */
export interface LogEntry<E extends Event = Event> {
  readonly event: E;
  readonly drawn: readonly DrawRecord[];
}

/** What was told, with the number of the entry that told it. */
export interface NumberedEntry<E extends Event> extends LogEntry<E> {
  readonly n: number;
}

export class EventLog<E extends Event> {
  /** For each entry by its number. One that was gone back on tells nothing. */
  readonly #told: Annals<readonly LogEntry<E>[]>;

  constructor(packing?: Packing) {
    this.#told = new Annals(packing);
  }

  /** What an entry tells, which comes after all before it. */
  push(n: number, told: readonly LogEntry<E>[]): void {
    while (this.#told.length < n) this.#told.push([]);
    this.#told.push(told);
  }

  /** All at once, when a game is taken up again: see `Annals.fill`. */
  fill(lines: readonly NumberedEntry<E>[]): void {
    const told: LogEntry<E>[][] = [];
    for (const { n, event, drawn } of lines) {
      while (told.length <= n) told.push([]);
      told[n]?.push({ event, drawn });
    }
    this.#told.fill(told);
  }

  /** Forgets what the entries after this one told. */
  cut(to: number): void {
    this.#told.cut(to + 1);
  }

  /** What some entries told. */
  span(from: number, to: number): readonly NumberedEntry<E>[] {
    const first = Math.max(0, from);
    return this.#told
      .slice(first, to + 1)
      .flatMap((told, i) => told.map(({ event, drawn }) => ({ n: first + i, event, drawn })));
  }

  all(): readonly NumberedEntry<E>[] {
    return this.span(0, Number.POSITIVE_INFINITY);
  }
}
