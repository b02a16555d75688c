/** Starts a game on this device, against bots, or goes on with one that was played. */
import type { CharacterDocument } from '@reverie/kernel/character';
import type { Language, SeatIndex } from '@reverie/kernel/game';
import { currentSettings } from '@reverie/ui/settings';
import { loadBoard, loadTexts } from '../../base/games.ts';
import { ownOpponent } from '../../base/own-opponent.ts';
import { askHouse } from '../../house/local.ts';
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
  character?: CharacterDocument,
): Promise<{ readonly table: string } | { readonly problem: string }> {
  const t = aloneWords[language];
  makeReady(id);
  try {
    const opened = await askHouse('alone', {
      game: id,
      name: name || t.nameless,
      options,
      program: ownOpponent(id),
      ...(character && { character }),
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

/** Plays on from a game as its journal says it, on a new table of this device: for one seat, or for those of people. */
export async function playOn(
  journal: string,
  name: string,
  language: Language,
  seat?: SeatIndex,
): Promise<
  { readonly table: string; readonly seat: SeatIndex } | { readonly problem: string; readonly over?: boolean }
> {
  const t = aloneWords[language];
  try {
    const opened = await askHouse('resume', { journal, name: name || t.nameless, ...(seat !== undefined && { seat }) });
    if ('table' in opened) return { table: opened.table, seat: opened.seats[0] ?? 0 };
    return { problem: opened.refused[language], ...(opened.over && { over: true }) };
  } catch {
    return { problem: t.storage };
  }
}
