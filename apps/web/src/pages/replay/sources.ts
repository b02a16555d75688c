/** Sources of a replay: a file, a finished game on the server, or a table on this device. */
import type { Game, Language } from '@reverie/kernel/game';
import { sayFault } from '@reverie/kernel/texts/say';
import { loadGame } from '../../base/games.ts';
import { askHouse } from '../../house/local.ts';
import { ApiError, exportOf } from '../../remote/api.ts';
import { journalOfEvening } from '../../remote/chronicles.ts';
import { ownChronicle } from '../../remote/own-chronicles.ts';
import { ownSeatAt } from '../../remote/own-seats.ts';
import { broughtAs } from './brought.ts';
import { Film, readText } from './film.ts';
import { replayWords } from './words.ts';

/** A journal, or a message why there is none. */
type SourceResult = { readonly text: string } | { readonly trouble: string };

/**
 * `t-ID` is a table of the server, `s-ID` one of this device, `c-ID-N` an evening of a chronicle on the server, `d-ID-N` one
 * that came to this device with a file, `f-ID` a game that came with one.
 */
async function fetchSource(source: string, language: Language): Promise<SourceResult> {
  const t = replayWords[language];
  const id = source.slice(2);
  if (source.startsWith('f-')) {
    const text = broughtAs(id);
    return text === null ? { trouble: t.fileGone } : { text };
  }
  try {
    if (source.startsWith('s-')) {
      const text = await askHouse('journal', { table: id });
      return text === null ? { trouble: t.notHere } : { text };
    }
    const evening = /^(.+)-(\d+)$/.exec(id);
    if (source.startsWith('d-') && evening) {
      const text = await askHouse('journalOfEvening', { chronicle: evening[1] ?? '', evening: Number(evening[2]) });
      return text === null ? { trouble: t.notHere } : { text };
    }
    if (source.startsWith('c-') && evening) {
      const [, chronicle = '', n = ''] = evening;
      return { text: await journalOfEvening(chronicle, ownChronicle(chronicle)?.secret ?? '', Number(n)) };
    }
    // With the secret that this device keeps, or with none: then the table must be open to anybody.
    return { text: await exportOf(id, ownSeatAt(id)?.secret ?? '') };
  } catch (error) {
    const reason = error instanceof ApiError ? error.reason : '';
    return { trouble: reason === 'unreachable' ? t.noServer : reason === 'forbidden' ? t.notYours : t.notHere };
  }
}

export type FilmResult = { readonly film: Film; readonly text: string } | { readonly trouble: string };

/** The last one: the analysis shows the game that was replayed. */
let last: { readonly film: Film; readonly text: string } | null = null;

async function filmOf(text: string, language: Language): Promise<FilmResult> {
  if (last?.text === text) return last;
  const t = replayWords[language];
  const { journal, fault } = readText(text);
  if (!journal) return { trouble: t.noJournal(fault ? sayFault(language, fault) : '') };
  const game = await gameCalled(journal.header.game);
  if (!game) return { trouble: t.noGame(journal.header.game) };
  const film = Film.of(game, journal, fault);
  if (film.length > 0) {
    last = { film, text };
    return last;
  }
  return { trouble: t.faulty(film.fault ? sayFault(language, film.fault, game.texts[language]) : '') };
}

/** The game of a source to look at, or why there is none; `read` hears of its text before the film is made. */
export async function filmFrom(source: string, language: Language, read: (text: string) => void): Promise<FilmResult> {
  try {
    const got = await fetchSource(source, language);
    if (!('text' in got)) return got;
    read(got.text);
    return await filmOf(got.text, language);
  } catch {
    // The rules of the game could not be fetched.
    return { trouble: replayWords[language].noServer };
  }
}

async function gameCalled(id: string): Promise<Game | undefined> {
  return loadGame(id);
}
