/** From the lobby to the first choice, on this device. */
import type { Language } from '@reverie/kernel/game';
import { loadGame } from '../app/games.ts';
import { boards } from '../boards/board.ts';
import { wish } from '../house/local.ts';
import { lobbyWords } from './words.ts';

/** Fetches what a table of this game will need, while there is time: it is looked at, or the worker is setting it up. */
export function makeReady(id: string): void {
  const board = Object.hasOwn(boards, id) ? boards[id] : undefined;
  // What cannot be fetched now is asked for again where it is needed, and said there.
  for (const fetching of [import('../table/places.tsx'), loadGame(id), board?.()]) {
    Promise.resolve(fetching).catch(() => undefined);
  }
}

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
