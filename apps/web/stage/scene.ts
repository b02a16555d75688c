/** Brings the page to one position: by a table on this device, a replay, or a step of a lesson. */
import type { Game, Language, SeatIndex } from '@reverie/kernel/game';
import { type Journal, readJournal, writeJournal } from '@reverie/kernel/journal';
import { replay } from '@reverie/kernel/replay';
import { reach } from '@reverie/kernel/testing/position';
import { sayFault } from '@reverie/kernel/texts/say';
import type { Lesson } from '@reverie/ui/lesson';
import { change } from '@reverie/ui/settings';
import { hasLesson, loadBoard, loadGame, loadLesson } from '../src/base/games.ts';
import { goTo } from '../src/base/route.tsx';
import { askHouse } from '../src/house/local.ts';
import { STORE } from '../src/house/requests.ts';
import { keepProgress } from '../src/pages/lesson/progress.ts';
import { bring } from '../src/pages/replay/brought.ts';
import { writeFinished } from './finished.ts';
import { positions } from './positions.ts';

export interface Scene {
  /** `game/name`: a position that the game's folder lists. */
  readonly position?: string;
  /** Without a position: the game, for a lesson or to hold a journal against. */
  readonly game?: string;
  /** The text of a journal, in place of a position. */
  readonly journal?: string;
  /** How it is shown; a table by default. */
  readonly as?: 'table' | 'text' | 'replay' | 'lesson';
  /** The last entry that counts; by default all of them. */
  readonly entry?: number;
  /** Who looks; by default as the position says, or the first seat. */
  readonly seat?: SeatIndex;
  /** Who sits on the other seats: people wait where they have answered before, programs answer. */
  readonly others?: 'people' | 'programs';
  /** The step of the lesson, from 0. */
  readonly step?: number;
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  /** Without art, filters, shadows and motion. */
  readonly plain?: boolean;
}

export async function openScene(scene: Scene): Promise<void> {
  await clearStorage();
  change({
    language: scene.language ?? 'fr',
    theme: scene.theme ?? 'auto',
    ...(scene.plain && { motion: 'none' }),
  });
  document.documentElement.dataset.plain = String(scene.plain ?? false);
  if (scene.as === 'lesson') return openLesson(scene.game ?? '', scene.step ?? 0);
  const { game, text, journal, seat } = await journalOf(scene);
  // Its board is wanted next, beside the house.
  void loadBoard(game.rules.id);
  const entry = scene.entry ?? journal.entries.length - 1;
  if (scene.as === 'replay') return goTo({ at: 'replay', source: bring(text), entry, who: String(seat) }, 'replace');
  const table = await tableAt(
    game,
    { header: journal.header, entries: journal.entries.slice(0, entry + 1) },
    seat,
    scene,
  );
  goTo({ at: 'solo', table, seat, ...(scene.as === 'text' && { text: true }) }, 'replace');
}

let isFirst = true;

/** What earlier scenes left on this device. The house of this page holds its tables open: it forgets them itself. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  // Stores of the page read again what lies there.
  dispatchEvent(new Event('storage'));
  if (isFirst) await deleteTables();
  else for (const { table } of await askHouse('tables', {})) await askHouse('forget', { table });
  isFirst = false;
}

function deleteTables(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(STORE);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

async function journalOf(scene: Scene) {
  if (scene.position !== undefined) {
    const [id = '', name = ''] = scene.position.split('/');
    const position = positions[id]?.[name];
    const game = await loadGame(id);
    if (!position || !game) throw new Error(`there is no position ${scene.position}: /stage.html lists them`);
    const journal = reach(game, position);
    return { game, journal, text: writeJournal(journal), seat: scene.seat ?? position.seat };
  }
  const text = scene.journal ?? '';
  const { journal, fault } = readJournal(text);
  const game = journal && (await loadGame(journal.header.game));
  const wrong =
    fault ??
    (journal && game && (scene.game ?? game.rules.id) === game.rules.id
      ? replay(game.rules, journal).fault
      : undefined);
  if (wrong) throw new Error(`this journal cannot be played: ${sayFault('en', wrong, game?.texts.en)}`);
  if (!journal || !game || (scene.game ?? game.rules.id) !== game.rules.id) {
    throw new Error(
      `this journal is of ${journal?.header.game ?? 'no game'}, not of ${scene.game ?? 'a game that is here'}`,
    );
  }
  return { game, journal, text, seat: scene.seat ?? 0 };
}

/** A table on this device that stands where the journal ends. */
async function tableAt(game: Game, journal: Journal, seat: SeatIndex, { others = 'people' }: Scene): Promise<string> {
  if (journal.entries.at(-1)?.do === 'end') return writeFinished(game, journal);
  const text = writeJournal(journal);
  const resume = (alone: boolean) => askHouse('resume', { journal: text, name: 'Ada', ...(alone && { seat }) });
  const shared = await resume(others === 'programs');
  // The house gives seats that have not answered yet to programs.
  const opened = 'table' in shared && !shared.seats.includes(seat) ? await resume(true) : shared;
  if ('table' in opened) return opened.table;
  throw new Error(opened.refused.en);
}

/** The lesson at one of its steps, as if all before had been answered as it wants. */
async function openLesson(id: string, step: number): Promise<void> {
  const lesson: Lesson | undefined = hasLesson(id) ? (await loadLesson(id))?.lesson : undefined;
  if (!lesson?.steps[step]) {
    throw new Error(lesson ? `the lesson of ${id} has ${lesson.steps.length} steps, from 0` : `${id} has no lesson`);
  }
  const answers = lesson.steps.slice(0, step).flatMap(({ answer }) => (answer === undefined ? [] : [answer]));
  keepProgress(id, { edition: lesson.edition, step, answers });
  goTo({ at: 'tutorial', game: id }, 'replace');
}
