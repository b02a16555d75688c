/**
 * Tables spread over several stores by their id: every statement of a store concerns one table, so nothing else has to
 * be known about the others. docs/SCALE.md says when that is worth it.
 */
import { createHash } from 'node:crypto';
import type { TableEntry } from '@reverie/table/entries';
import type { Card } from '@reverie/table/feed';
import type { Snapshot } from '@reverie/table/snapshot';
import type { AppendResult, Store, TableProgress, TableSummary } from '@reverie/table/store';

/** The place of a table among so many stores. The same on every node, and for ever: a table never moves. */
export function placeOf(id: string, stores: number): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % stores;
}

export class RoutedStore implements Store {
  readonly #stores: readonly Store[];

  constructor(stores: readonly Store[]) {
    if (stores.length === 0) throw new RangeError('there is no store to route to');
    this.#stores = stores;
  }

  #of(id: string): Store {
    return this.#stores[placeOf(id, this.#stores.length)] as Store;
  }

  append(table: string, expectedSeq: number, entries: readonly TableEntry[], card?: Card): Promise<AppendResult> {
    return this.#of(table).append(table, expectedSeq, entries, card);
  }
  read(table: string, after?: number): Promise<readonly TableEntry[]> {
    return this.#of(table).read(table, after);
  }
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    return this.#of(table).saveSnapshot(table, snapshot);
  }
  loadSnapshot(table: string): Promise<Snapshot | null> {
    return this.#of(table).loadSnapshot(table);
  }
  spend(mark: string, until: number, note?: string): Promise<boolean> {
    return this.#of(mark).spend(mark, until, note);
  }
  free(mark: string): Promise<void> {
    return this.#of(mark).free(mark);
  }
  noteAt(mark: string, now: number): Promise<string | null> {
    return this.#of(mark).noteAt(mark, now);
  }

  async prolong(marks: readonly string[], until: number): Promise<void> {
    await Promise.all(this.#split(marks).map(([store, own]) => store.prolong(own, until)));
  }

  async untilOf(marks: readonly string[]): Promise<readonly (number | null)[]> {
    const found = new Map<string, number | null>();
    await Promise.all(
      this.#split(marks).map(async ([store, own]) => {
        for (const [i, until] of (await store.untilOf(own)).entries()) found.set(own[i] as string, until);
      }),
    );
    return marks.map((mark) => found.get(mark) ?? null);
  }

  async touch(tables: readonly string[], at: number): Promise<void> {
    await Promise.all(this.#split(tables).map(([store, own]) => store.touch(own, at)));
  }

  /** Of the tables whose store answers: those of one that does not are no reason to leave the others behind. */
  async progress(tables: readonly string[]): Promise<readonly TableProgress[]> {
    const all = await Promise.allSettled(this.#split(tables).map(([store, own]) => store.progress(own)));
    const [failed] = all.filter((one) => one.status === 'rejected');
    const reached = all.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    if (failed && reached.length === 0) throw failed.reason;
    return reached;
  }

  /** The newest of each, then the newest of those. */
  async list(most: number, which?: 'all' | 'listed'): Promise<readonly TableSummary[]> {
    const all = (await Promise.all(this.#stores.map((store) => store.list(most, which)))).flat();
    return all.sort((a, b) => b.changed - a.changed).slice(0, most);
  }

  async prune(unchangedSince: number, now?: number): Promise<number> {
    const counts = await Promise.all(this.#stores.map((store) => store.prune(unchangedSince, now)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async close(): Promise<void> {
    await Promise.all(this.#stores.map((store) => store.close()));
  }

  /** What belongs to which store; those that nothing belongs to are left out. */
  #split(ids: readonly string[]): [Store, string[]][] {
    const parts = this.#stores.map((store): [Store, string[]] => [store, []]);
    for (const id of ids) parts[placeOf(id, parts.length)]?.[1].push(id);
    return parts.filter(([, own]) => own.length > 0);
  }
}
