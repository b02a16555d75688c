/** From the lobby to the first choice, on this device. */
import type { Language } from '@reverie/kernel/game';
import { currentSettings } from '@reverie/ui/settings';
import { loadReading } from '../app/games.ts';
import { wish } from '../house/local.ts';
import { loadBoard } from '../table/use-board.ts';
import { lobbyWords } from './words.ts';

/** Fetches what a table of this game will need, while there is time: it is looked at, or the worker is setting it up. */
export function makeReady(id: string): void {
  // What cannot be fetched now is asked for again where it is needed, and said there.
  for (const fetching of [fetchTable(), loadReading(id, currentSettings().language), loadBoard(id)]) {
    Promise.resolve(fetching).catch(() => undefined);
  }
}

/** What every table is made of. */
export const fetchTable = (): Promise<unknown> => import('../table/places.tsx');

export async function dreamAlone(
  id: string,
  name: string,
  language: Language,
  options: unknown = {},
): Promise<{ readonly table: string } | { readonly problem: string }> {
  const t = lobbyWords[language];
  makeReady(id);
  try {
    const opened = await wish('alone', { game: id, name, options });
    return 'table' in opened ? opened : { problem: opened.refused[language] };
  } catch {
    return { problem: t.storage };
  }
}
