/** The log of a table in memory: recent entries as they are, older ones compressed, and an index of command ids. */
import { Annals, type Packing } from '@reverie/kernel/annals';
import type { Entry } from '@reverie/kernel/journal';
import type { TableEntry } from './entries.ts';

/** A played entry by its number only: the game's journal already holds its content. */
type PlayedReference = Omit<TableEntry, 'happened'> & { readonly played: number };

interface TableLogOptions {
  readonly packing: Packing | undefined;
  /** A secret that outsiders do not know: without it, nobody can construct ids with equal hashes. */
  readonly secret: string;
  /** An entry of the game's journal. */
  played(n: number): Entry | undefined;
}

export class TableLog {
  readonly #entries: Annals<TableEntry>;
  /** A hash of each entry's command id: every command looks up whether its id is known. */
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

  /** Many at once, when a table is loaded: see `Annals.fill`. */
  fill(entries: readonly TableEntry[]): void {
    for (const entry of entries) this.#index(entry);
    this.#entries.fill(entries);
  }

  /** The first entry of a command, if it was executed before. */
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

/** A 32-bit hash of a text (FNV-1a); two texts may share one. */
function hash32(text: string, salt: number): number {
  let mix = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) mix = Math.imul(mix ^ text.charCodeAt(i), 0x01000193);
  return mix;
}
