/** What the people at a table are told at one time: lines and what changed, written once for all who get the same. */
import type { Viewer } from '@reverie/kernel/game';
import { anew, type Compare, diff, diffBy } from './change.ts';
import type { TableEntry } from './entries.ts';
import { feedLine, readAlike, type Standing, standingOf } from './feed.ts';
import type { Table } from './table.ts';

/**
 * What changed between standings, for all who are told at one time. Views of several seats have parts in common, the very
 * same before and after: what changed in those is written once.
 */
class Changes {
  readonly #parts = new Map<unknown, { readonly before: unknown; readonly change: string }>();

  between(before: Standing, after: Standing): string {
    return diffBy(before, after, this.#field) || '{}';
  }

  readonly #field: Compare = (before, after, name) => {
    if (name === 'view') return diffBy(before, after, this.#part);
    return name === 'decisions' ? diffBy(before, after, askedAnew) : diff(before, after);
  };

  readonly #part: Compare = (before, after) => {
    const known = this.#parts.get(after);
    if (known && known.before === before) return known.change;
    const change = diff(before, after);
    if (typeof after === 'object' && after !== null) this.#parts.set(after, { before, change });
    return change;
  };
}

type Asked = Standing['decisions'][number];

/** One question beside the one that stood there before. Choices of another question have nothing in common worth looking for. */
const askedAnew: Compare = (before, after) =>
  (before as Asked).decision.id === (after as Asked).decision.id ? diff(before, after) : anew(after);

/** An update for all subscribers with the same view. Each of its frames is written once, however many get it. */
export class Update {
  readonly standing: Standing;
  /** As JSON. */
  readonly #lines: string;
  readonly #changes: Changes;
  readonly #since = new Map<Standing, string>();
  #whole: string | undefined;

  constructor(lines: string, standing: Standing, changes: Changes) {
    this.standing = standing;
    this.#lines = lines;
    this.#changes = changes;
  }

  /** The frame `lines`. */
  get whole(): string {
    this.#whole ??= `{"type":"lines","lines":${this.#lines},"standing":${JSON.stringify(this.standing)}}`;
    return this.#whole;
  }

  /** The frame `changed`, for those who have a standing and need only the change. */
  since(before: Standing): string {
    let frame = this.#since.get(before);
    if (frame === undefined) {
      frame = `{"type":"changed","lines":${this.#lines},"change":${this.#changes.between(before, this.standing)}}`;
      this.#since.set(before, frame);
    }
    return frame;
  }
}

/** The same for all on one seat who have the same lines. `written` keeps lines that all read alike, as JSON by their number. */
export class News {
  readonly #table: Table;
  readonly #written: Map<number, string>;
  readonly #at: number;
  readonly #changes = new Changes();
  readonly #updates = new Map<string, Update>();

  constructor(table: Table, written: Map<number, string>, at: number) {
    this.#table = table;
    this.#written = written;
    this.#at = at;
  }

  /** For somebody who has all lines up to this one. */
  for(who: Viewer, seq: number): Update {
    const key = `${who} ${seq}`;
    let update = this.#updates.get(key);
    if (!update) {
      update = new Update(this.#linesAfter(seq, who), standingOf(this.#table, who, this.#at), this.#changes);
      this.#updates.set(key, update);
    }
    return update;
  }

  #linesAfter(seq: number, who: Viewer): string {
    let lines = '';
    for (const entry of this.#table.since(seq + 1)) lines += `${lines === '' ? '' : ','}${this.#line(entry, who)}`;
    return `[${lines}]`;
  }

  #line(entry: TableEntry, who: Viewer): string {
    let line = this.#written.get(entry.seq);
    if (line === undefined) {
      line = JSON.stringify(feedLine(this.#table, entry, who));
      if (readAlike(this.#table, entry)) this.#written.set(entry.seq, line);
    }
    return line;
  }
}
