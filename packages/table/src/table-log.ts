/** The log of a table in memory: its end as it is, what lies further back packed, and every command that it knows. */
import { Annals, type Packing } from '@reverie/kernel/annals';
import type { Entry } from '@reverie/kernel/journal';
import type { TableEntry } from './entries.ts';

/** An entry that says only by number what was played: it stands in the game's journal already. */
type PlayedReference = Omit<TableEntry, 'happened'> & { readonly played: number };

interface TableLogOptions {
  readonly packing: Packing | undefined;
  /** What nobody outside knows: ids that come to the same number cannot be made without it. */
  readonly secret: string;
  /** An entry of the game's journal. */
  played(n: number): Entry | undefined;
}

export class TableLog {
  readonly #entries: Annals<TableEntry>;
  /** What the id of each entry's command is mixed down to: whether an id is known is asked at every command. */
  #hashes = new Int32Array(32);
  readonly #salt: number;

  constructor({ packing, secret, played }: TableLogOptions) {
    this.#salt = hash32(secret, 0);
    this.#entries = new Annals(packing, {
      write: (entries) => entries.map(toReference),
      read: (written) => (written as (TableEntry | PlayedReference)[]).map((entry) => fromReference(entry, played)),
    });
  }

  get length(): number {
    return this.#entries.length;
  }
  get last(): TableEntry | undefined {
    return this.#entries.last;
  }
  all(): readonly TableEntry[] {
    return this.#entries.all();
  }
  slice(from: number, to: number): readonly TableEntry[] {
    return this.#entries.slice(from, to);
  }

  push(entry: TableEntry): void {
    this.#index(entry);
    this.#entries.push(entry);
  }

  /** Many at once, when a table is opened: see `Annals.fill`. */
  fill(entries: readonly TableEntry[]): void {
    for (const entry of entries) this.#index(entry);
    this.#entries.fill(entries);
  }

  /** The first entry that a command brought, if it was sent before. */
  seqOfCommand(command: string): number | undefined {
    const mixes = this.#hashes.subarray(0, this.length);
    const mix = hash32(command, this.#salt);
    let at = mixes.indexOf(mix);
    while (at >= 0 && this.#entries.at(at)?.command !== command) at = mixes.indexOf(mix, at + 1);
    return at < 0 ? undefined : at;
  }

  #index({ seq, command }: TableEntry): void {
    if (seq >= this.#hashes.length) {
      const larger = new Int32Array(Math.ceil(1.5 * (seq + 1)));
      larger.set(this.#hashes);
      this.#hashes = larger;
    }
    this.#hashes[seq] = hash32(command, this.#salt);
  }
}

function toReference(entry: TableEntry): TableEntry | PlayedReference {
  if (entry.happened.kind !== 'played') return entry;
  const { happened, ...rest } = entry;
  return { ...rest, played: happened.entry.n };
}

function fromReference(written: TableEntry | PlayedReference, played: TableLogOptions['played']): TableEntry {
  if ('happened' in written) return written;
  const { played: n, ...rest } = written;
  const entry = played(n);
  if (!entry) throw new Error(`entry ${rest.seq} was played, and the game does not know it`);
  return { ...rest, happened: { kind: 'played', entry } };
}

/** A text as a whole number of 32 bits (as FNV-1a does it); two texts may share one. */
function hash32(text: string, salt: number): number {
  let mix = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) mix = Math.imul(mix ^ text.charCodeAt(i), 0x01000193);
  return mix;
}
