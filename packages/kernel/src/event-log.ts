/** All that a game has told, by the entries that told it. */
import { Annals, type Filed, type Packing } from './annals.ts';
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

/** Entries in a row that tell: `first` is the number of one of them, `at` its place in the list. */
interface Run {
  readonly first: number;
  readonly at: number;
}

/** The log as it lies in memory: plain data, its past packed. */
export interface FiledLog<E extends Event> extends Filed<readonly LogEntry<E>[]> {
  readonly runs: readonly Run[];
}

export class EventLog<E extends Event> {
  /** What each entry in effect tells, in order. */
  readonly #told: Annals<readonly LogEntry<E>[]>;
  /** Where their numbers jump: after going back, by as much as was gone back on, however often. */
  readonly #runs: Run[] = [];

  constructor(packing?: Packing) {
    this.#told = new Annals(packing);
  }

  /** What an entry tells, which comes after all before it. */
  push(n: number, told: readonly LogEntry<E>[]): void {
    this.#number(n, this.#told.length);
    this.#told.push(told);
  }

  /** For a snapshot of the game. */
  get filed(): FiledLog<E> {
    return { runs: this.#runs, ...this.#told.filed };
  }

  /** The log of a game that is taken up again. */
  refile({ runs, ...told }: FiledLog<E>): void {
    for (const run of runs) this.#runs.push(run);
    this.#told.refile(told);
  }

  /** Forgets what the entries after this one told. */
  cut(to: number): void {
    let length = this.#told.length;
    for (;;) {
      const run = this.#runs.at(-1);
      if (!run) break;
      if (run.first <= to) {
        length = Math.min(length, run.at + to - run.first + 1);
        break;
      }
      length = run.at;
      this.#runs.pop();
    }
    this.#told.cut(length);
  }

  /** What some entries told. */
  span(from: number, to: number): readonly NumberedEntry<E>[] {
    const found: NumberedEntry<E>[] = [];
    const start = Math.max(
      0,
      this.#runs.findLastIndex(({ first }) => first <= from),
    );
    for (let i = start; i < this.#runs.length; i++) {
      const { first, at } = this.#runs[i] as Run;
      if (first > to) break;
      const end = this.#runs[i + 1]?.at ?? this.#told.length;
      const begin = at + Math.max(0, from - first);
      const told = this.#told.slice(begin, Math.min(end, at + to - first + 1));
      for (const [j, lines] of told.entries()) {
        for (const { event, drawn } of lines) found.push({ n: first + begin - at + j, event, drawn });
      }
    }
    return found;
  }

  all(): readonly NumberedEntry<E>[] {
    return this.span(0, Number.POSITIVE_INFINITY);
  }

  #number(n: number, at: number): void {
    const run = this.#runs.at(-1);
    if (!run || n - run.first !== at - run.at) this.#runs.push({ first: n, at });
  }
}
