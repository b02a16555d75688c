/** Tables and their logs: how a table comes out of the store, and how what was done in memory is written or taken back. */
import type { TableEntry } from './entries.ts';
import { type Card, cardOf } from './feed.ts';
import { type Kept, keptOf } from './kept.ts';
import type { Recording } from './recording.ts';
import type { Snapshot } from './snapshot.ts';
import type { Store } from './store.ts';
import { type House, Table } from './table.ts';

interface Around {
  readonly store: Store;
  readonly house: House;
  now(): number;
  log(what: string, details: object): void;
}

/** Shorter logs are played again sooner than a snapshot is read; and how much must have happened since the last. */
const SNAPSHOT_FROM = 200;
const SNAPSHOT_EVERY = 500;

export class Ledger {
  readonly #around: Around;
  readonly #recording: Recording;

  constructor(around: Around, recording: Recording) {
    this.#around = around;
    this.#recording = recording;
  }

  /** The table as its log has it; null if there is none. Throws `Unplayable`. */
  async load(id: string): Promise<Kept | null> {
    const { store, house } = this.#around;
    const log = await store.read(id);
    if (log.length === 0) return null;
    const snapshot = log.length > SNAPSHOT_FROM ? await this.#snapshotOf(id) : null;
    const table = Table.load(house, id, log, snapshot);
    const kept = keptOf(table, this.#around.now());
    kept.card = JSON.stringify(cardOf(table));
    if (table.restored && snapshot) kept.shot = this.#packed(snapshot);
    return kept;
  }

  async append(kept: Kept, expected: number, entries: readonly TableEntry[]) {
    const card = this.#cardAfter(kept, entries);
    try {
      const done = await this.#around.store.append(kept.table.id, expected, entries, card);
      this.#recording.succeeded();
      if (done === 'stored' && card) kept.card = JSON.stringify(card);
      return done;
    } catch (error) {
      this.#around.log('not recorded', { table: kept.table.id, error });
      this.#recording.failed();
      return 'failed' as const;
    }
  }

  /** The card, if the lobby has another one: moves in the middle of a game change nothing on it. */
  #cardAfter({ table, card }: Kept, entries: readonly TableEntry[]): Card | undefined {
    const midst = ({ happened }: TableEntry): boolean => happened.kind === 'played' && happened.entry.do === 'answer';
    if (card !== '' && table.phase === 'playing' && entries.every(midst)) return undefined;
    const now = cardOf(table);
    return JSON.stringify(now) === card ? undefined : now;
  }

  /** Stores what was done in memory from a length of the log on, and then does `stored`; or takes it back. */
  async write(kept: Kept, length: number, entries: readonly TableEntry[], stored: () => void) {
    const done = await this.append(kept, length - 1, entries);
    try {
      if (done === 'stored') {
        stored();
        if (sinceShot(kept) >= SNAPSHOT_EVERY) void this.keepSnapshot(kept);
      } else {
        // What was done in memory was not recorded, so it has not happened.
        kept.table = Table.load(this.#around.house, kept.table.id, kept.table.since(0, length), this.#unpacked(kept));
        kept.card = '';
      }
    } finally {
      kept.writing = null;
    }
    return done;
  }

  /** Keeps a snapshot, if the table is long enough to gain by it and has gone on since the last. */
  async keepSnapshot(kept: Kept): Promise<void> {
    if (sinceShot(kept) < SNAPSHOT_FROM) return;
    const snapshot = kept.table.snapshot();
    if (!snapshot) return;
    kept.shot = this.#packed(snapshot);
    try {
      await this.#around.store.keep(kept.table.id, snapshot);
    } catch (error) {
      this.#around.log('snapshot not kept', { table: kept.table.id, error });
    }
  }

  /** A snapshot is as long as the game, and hardly ever needed. */
  #packed(snapshot: Snapshot): Snapshot {
    const { packing } = this.#around.house;
    return packing ? { ...snapshot, text: packing.pack(snapshot.text) } : snapshot;
  }

  #unpacked({ shot }: Kept): Snapshot | null {
    const { packing } = this.#around.house;
    return packing && shot ? { ...shot, text: packing.unpack(shot.text) } : shot;
  }

  /** Without its snapshot a table is only slower to open. */
  async #snapshotOf(id: string): Promise<Snapshot | null> {
    try {
      return await this.#around.store.snapshot(id);
    } catch (error) {
      this.#around.log('snapshot not read', { table: id, error });
      return null;
    }
  }
}

/** How much has happened since the last snapshot. */
const sinceShot = ({ table, shot }: Kept): number => table.seq - (shot?.seq ?? -1);
