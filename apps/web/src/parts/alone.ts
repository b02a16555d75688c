/** Starts a game on this device, against bots. */
import type { Language } from '@reverie/kernel/game';
import { currentSettings } from '@reverie/ui/settings';
import { loadBoard, loadTexts } from '../base/games.ts';
import { ownOpponent } from '../base/own-opponent.ts';
import { askHouse } from '../house/local.ts';
import { aloneWords } from './alone-words.ts';

/** Fetches the words, the board and the rules of a game, while the visitor looks at it. */
export function makeReady(id: string): void {
  // A fetch that fails now is repeated where its result is needed, and reported there.
  for (const fetching of [
    loadTexts(id, currentSettings().language),
    loadBoard(id),
    askHouse('prepare', { game: id }),
  ]) {
    Promise.resolve(fetching).catch(() => undefined);
  }
}

export async function playAlone(
  id: string,
  name: string,
  language: Language,
  options: unknown = {},
): Promise<{ readonly table: string } | { readonly problem: string }> {
  const t = aloneWords[language];
  makeReady(id);
  try {
    const opened = await askHouse('alone', {
      game: id,
      name: name || t.nameless,
      options,
      program: ownOpponent(id),
    });
    if (!('table' in opened)) return { problem: opened.refused[language] };
    return opened;
  } catch {
    return { problem: t.storage };
  }
}

/** The same table again, on this device: whoever was played goes on from where they were left. */
export async function playAgain(
  table: string,
  language: Language,
): Promise<{ readonly table: string } | { readonly problem: string }> {
  try {
    const opened = await askHouse('again', { table });
    return 'table' in opened ? opened : { problem: opened.refused[language] };
  } catch {
    return { problem: aloneWords[language].storage };
  }
}
