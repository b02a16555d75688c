/** Where each character is played: at one table at a time, as far as one house can tell. Two would overwrite each other. */
import type { Refusal } from '@reverie/kernel/refusal';
import type { CharacterCard } from './characters.ts';
import { loadChronicle } from './chronicle/stored.ts';
import type { Keeper } from './keeper.ts';
import type { Store } from './store.ts';
import { UnplayableError } from './table-state.ts';
import { tableRefusal } from './texts/say.ts';

interface InPlayEnvironment {
  readonly store: Pick<Store, 'spend' | 'noteAt' | 'free' | 'read'>;
  readonly tables: Keeper;
  now(): number;
}

/** How long a table is remembered, in milliseconds: longer than a secret of a seat lasts. */
const REMEMBERED = 400 * 86_400_000;
/** How long a table that was opened may wait until what leads to it is stored, in milliseconds. */
const ENTERED_WITHIN = 60_000;

export class CharactersInPlay {
  readonly #env: InPlayEnvironment;

  constructor(env: InPlayEnvironment) {
    this.#env = env;
  }

  /** Notes that a character sits down at a table; or refuses, because they still sit at another. */
  async take({ id, name }: Pick<CharacterCard, 'id' | 'name'>, table: string): Promise<Refusal | undefined> {
    const { store, now } = this.#env;
    const mark = `character-${id}`;
    if (await store.spend(mark, now() + REMEMBERED, table)) return undefined;
    const where = await store.noteAt(mark, now());
    if (where === table) return undefined;
    if (where !== null && (await this.#sitsAt(id, where))) return tableRefusal('characterElsewhere', { name });
    await store.free(mark);
    // If somebody else was faster, the character sits there.
    if (await store.spend(mark, now() + REMEMBERED, table)) return undefined;
    return tableRefusal('characterElsewhere', { name });
  }

  async #sitsAt(id: string, where: string): Promise<boolean> {
    try {
      const found = await this.#env.tables.inspect(where, ({ closed, phase, seats, openedAt, chronicle, from }) => {
        const sits = seats.some(({ character, resigned }) => character?.card.id === id && !resigned);
        return { sits: !closed && phase !== 'over' && sits, openedAt, chronicle, from };
      });
      if (!found?.sits) return false;
      return this.#env.now() - found.openedAt < ENTERED_WITHIN || (await this.#isEntered(where, found));
    } catch (error) {
      // A table that cannot be played here any more holds nobody.
      if (error instanceof UnplayableError) return false;
      throw error;
    }
  }

  /** Whether anything leads to a table: of two writes that open one, the second may have failed. Then nobody comes there. */
  async #isEntered(
    where: string,
    { chronicle, from }: { readonly chronicle: string | null; readonly from: string | null },
  ): Promise<boolean> {
    const { store, tables } = this.#env;
    if (chronicle !== null) {
      const log = await store.read(chronicle);
      return log.length === 0 || loadChronicle(chronicle, log).evenings.some(({ table }) => table === where);
    }
    const next = from === null ? null : await tables.inspect(from, ({ rematchTable }) => ({ rematchTable }));
    return next === null || next.rematchTable === where;
  }
}
