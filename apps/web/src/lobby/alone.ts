/** From the lobby to the first choice, on this device. */
import type { Language } from '@reverie/kernel/game';
import { loadGame } from '../app/games.ts';
import { wish } from '../house/local.ts';
import { smallestTable } from './smallest.ts';
import { lobbyWords } from './words.ts';

export async function dreamAlone(
  id: string,
  name: string,
  language: Language,
  options: unknown = {},
): Promise<{ readonly table: string } | { readonly problem: string }> {
  const t = lobbyWords[language];
  try {
    const game = await loadGame(id);
    if (!game) return { problem: t.unknownGame };
    const opened = await wish('open', { spec: smallestTable(game, name, options), name });
    return 'table' in opened ? opened : { problem: opened.refused[language] };
  } catch {
    return { problem: t.storage };
  }
}
