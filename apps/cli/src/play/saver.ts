/** Saves a game while it is played. Overwrites nothing but an earlier part of the same game. */
import { type Journal, readJournal, writeJournal } from '@reverie/kernel/journal';
import { badInput, type CommandError, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { folderMissing, readIfThere, removeFile, replaceFile } from '../files.ts';
import { short } from '../layout.ts';

/** The seed of an unfinished game must not be in its journal; resuming needs it, so it gets a file of its own. */
export const seedFileOf = (file: string): string => `${file}.seed`;
const OWNER_ONLY = 0o600;

export class Saver {
  readonly #ctx: Context;
  readonly #seed: string | undefined;
  #file: string | undefined;
  #seedKept = false;

  constructor(ctx: Context, seed: string | undefined) {
    this.#ctx = ctx;
    this.#seed = seed;
  }

  get file(): string | undefined {
    return this.#file;
  }

  /** What prevents saving this match to that file; before it has begun, only its id is known. */
  async check(file: string, match: string, journal?: Journal): Promise<CommandError | undefined> {
    const { t } = this.#ctx;
    const nowhere = await folderMissing(this.#ctx, file);
    if (nowhere) return nowhere;
    const there = await readIfThere(this.#ctx, file);
    if (isCommandError(there)) return badInput(t.save.notOurs(short(file, 80)));
    if (there !== undefined) {
      const { journal: kept, fault } = readJournal(there);
      const same = kept && !fault && (journal ? isPrefixOf(kept, journal) : kept.header.match === match);
      if (!same) return badInput(t.save.notOurs(short(file, 80)));
    }
    const seedThere = this.#seed === undefined ? undefined : await readIfThere(this.#ctx, seedFileOf(file));
    const otherSeed = seedThere !== undefined && (isCommandError(seedThere) || seedThere.trim() !== this.#seed);
    return otherSeed ? badInput(t.save.notOurs(short(seedFileOf(file), 80))) : undefined;
  }

  /** Saves the game to this file from now on. */
  async saveTo(file: string, journal: Journal): Promise<CommandError | undefined> {
    const error = await this.check(file, journal.header.match, journal);
    if (error) return error;
    this.#file = file;
    this.#seedKept = false;
    return this.write(journal);
  }

  /** Updates the file. A game is saved once its set-up is complete. */
  async write(journal: Journal): Promise<CommandError | undefined> {
    const file = this.#file;
    if (file === undefined || journal.entries.length === 0) return undefined;
    const over = journal.entries.at(-1)?.do === 'end';
    if (this.#seed !== undefined && !over && !this.#seedKept) {
      const error = await replaceFile(this.#ctx, seedFileOf(file), `${this.#seed}\n`, OWNER_ONLY);
      if (error) return error;
      this.#seedKept = true;
    }
    const error = await replaceFile(this.#ctx, file, writeJournal(journal));
    // The last entry publishes the seed: its file is no longer needed.
    if (!error && over && this.#seed !== undefined) await removeFile(seedFileOf(file));
    return error;
  }
}

/** Whether one journal is a prefix of the other: the same game, and nothing in it would be lost. */
function isPrefixOf(kept: Journal, journal: Journal): boolean {
  const last = kept.entries.at(-1);
  return (
    kept.header.hash === journal.header.hash &&
    (last === undefined || journal.entries[kept.entries.length - 1]?.hash === last.hash)
  );
}
