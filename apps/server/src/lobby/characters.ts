/**
 * Characters kept under a secret link, so that another device finds them: no account, and whoever has the link may read,
 * change and forget one. They lie with the marks of the store, by the hash of the secret, in one of two places in turn: the
 * new one is written before the old one goes.
 */
import { tableRefusal } from '@reverie/table/texts/say';
import { KEPT_CHARACTER_LIMIT } from '../limits.ts';
import { hashOf, newSecret } from '../secrets.ts';
import type { Access } from './access.ts';
import type { LobbyParts } from './parts.ts';
import { type AddRoute, type Answer, HttpError, openingLimit } from './routes.ts';

type Parts = Pick<LobbyParts, 'config' | 'store' | 'now'>;
type Kept = Answer<'POST /api/characters/look'>;

/** How long one is kept after it was last read or written. */
const KEPT = 2 * 365 * 24 * 3600 * 1000;

const PLACES = ['a', 'b'] as const;

export function characterRoutes(on: AddRoute, { config, store, now }: Parts, access: Access): void {
  const markOf = (secret: string, place: string): string => `character-${place}-${hashOf(secret)}`;
  /** The latest, and where it lies. */
  const find = async (secret: string) => {
    const notes = await Promise.all(PLACES.map((place) => store.noteAt(markOf(secret, place), now())));
    const found = notes.flatMap((note, at) => (note ? [{ kept: JSON.parse(note) as Kept, at }] : []));
    return found.sort((a, b) => b.kept.saved - a.kept.saved)[0];
  };
  const known = async (secret: string) => {
    const found = await find(secret);
    if (!found) throw new HttpError(tableRefusal('noCharacter'), 403);
    return found;
  };

  on(
    'POST /api/characters',
    ({ body: { document, secret }, address }) =>
      access.guarded(address, async () => {
        const old = secret === undefined ? undefined : await known(secret);
        const own = secret ?? newSecret();
        const place = PLACES[old?.at === 0 ? 1 : 0];
        const saved = Math.max(now(), (old?.kept.saved ?? 0) + 1);
        await store.free(markOf(own, place));
        await store.spend(markOf(own, place), now() + KEPT, JSON.stringify({ document, saved } satisfies Kept));
        if (old) await store.free(markOf(own, PLACES[old.at === 0 ? 0 : 1]));
        return { secret: own, saved };
      }),
    { config: openingLimit(config), bodyLimit: KEPT_CHARACTER_LIMIT },
  );

  on('POST /api/characters/look', ({ body: { secret }, address }) =>
    access.guarded(address, async () => {
      const { kept, at } = await known(secret);
      await store.prolong([markOf(secret, PLACES[at === 0 ? 0 : 1])], now() + KEPT);
      return kept;
    }),
  );

  on('POST /api/characters/forget', ({ body: { secret }, address }) =>
    access.guarded(address, async () => {
      await known(secret);
      for (const place of PLACES) await store.free(markOf(secret, place));
      return { forgotten: true };
    }),
  );
}
