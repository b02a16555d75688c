/** Where each character is played: at one table at a time, as far as one house can tell. Two would overwrite each other. */
import type { Refusal } from '@reverie/kernel/refusal';
import type { CharacterCard } from './characters.ts';
import type { Keeper } from './keeper.ts';
import type { Store } from './store.ts';
import { UnplayableError } from './table-state.ts';
import { tableRefusal } from './texts/say.ts';

interface InPlayEnvironment {
  readonly store: Pick<Store, 'spend' | 'noteAt' | 'free'>;
  readonly tables: Keeper;
  now(): number;
}

/** How long a table is remembered, in milliseconds: longer than a secret of a seat lasts. */
const REMEMBERED = 400 * 86_400_000;

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
    const found = await this.#env.tables
      .inspect(where, ({ closed, phase, seats }) => {
        const sits = seats.some(({ character, resigned }) => character?.card.id === id && !resigned);
        return !closed && phase !== 'over' && sits;
      })
      .catch((error: unknown) => {
        // A table that cannot be played here any more holds nobody.
        if (error instanceof UnplayableError) return false;
        throw error;
      });
    return found === true;
  }
}
