/** Games by name, fetched once each. */
import type { Game, Language } from '@reverie/kernel/game';
import { type Reading, type Shelved, shelved } from '@reverie/shelf/lazy';
import type { LessonModule, WorkshopModule } from '@reverie/ui/board';
import { useSettings } from '@reverie/ui/settings';
import { useEffect, useState } from 'react';
import { lessons, workshops } from './boards.gen.ts';

/** Fetches by key, each once; what failed may be tried again. */
class Kept<T> {
  readonly #coming = new Map<string, Promise<T>>();
  readonly #here = new Map<string, T>();

  get(key: string): T | undefined {
    return this.#here.get(key);
  }

  fetch(key: string, start: (() => Promise<T>) | undefined): Promise<T> | undefined {
    const known = this.#coming.get(key);
    if (known || !start) return known;
    const started = start();
    this.#coming.set(key, started);
    started.then(
      (one) => this.#here.set(key, one),
      () => this.#coming.delete(key),
    );
    return started;
  }
}

const games = new Kept<Game>();
const readings = new Kept<Reading>();
const fetchedLessons = new Kept<LessonModule>();
const fetchedWorkshops = new Kept<WorkshopModule>();

export const findShelved = (id: string): Shelved | undefined => shelved.find((game) => game.id === id);
export const titleOf = (id: string, language: Language): string => findShelved(id)?.title[language] ?? id;

export const loadGame = (id: string): Promise<Game> | undefined => games.fetch(id, findShelved(id)?.load);

const readingKey = (id: string, language: Language): string => `${id} ${language}`;
export function loadReading(id: string, language: Language): Promise<Reading> | undefined {
  const found = findShelved(id);
  return readings.fetch(readingKey(id, language), found && (() => found.read(language)));
}

/** The program that plays a game best. One that plays at random is there for every game, and named where this one is not known. */
export async function bestProgram(id: string): Promise<string> {
  const game = await loadGame(id);
  return game?.programs?.[0]?.id ?? 'random';
}

/** What was fetched, null while it is on its way, undefined if there is none or it cannot be fetched. */
function useKept<T>(
  key: string | undefined,
  here: T | undefined,
  fetch: () => Promise<T> | undefined,
): T | null | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly one: T | undefined } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters of what is fetched
  useEffect(() => {
    if (key === undefined || here !== undefined) return;
    let current = true;
    const arrive = (one: T | undefined) => current && setFound({ key, one });
    Promise.resolve(fetch()).then(arrive, () => arrive(undefined));
    return () => {
      current = false;
    };
  }, [key]);
  if (key === undefined) return null;
  return here ?? (found?.key === key ? found.one : null);
}

export const useGame = (id: string | undefined): Game | null | undefined =>
  useKept(id, id === undefined ? undefined : games.get(id), () => loadGame(id as string));

/** What a table needs to show a game in the visitor's language. */
export function useReading(id: string | undefined): Reading | null | undefined {
  const { language } = useSettings();
  const key = id === undefined ? undefined : readingKey(id, language);
  return useKept(key, key === undefined ? undefined : readings.get(key), () => loadReading(id as string, language));
}

export const hasLesson = (id: string): boolean => Object.hasOwn(lessons, id);
export const hasWorkshop = (id: string): boolean => Object.hasOwn(workshops, id);

export const useLesson = (id: string): LessonModule | null | undefined =>
  useKept(id, fetchedLessons.get(id), () => fetchedLessons.fetch(id, hasLesson(id) ? lessons[id] : undefined));

export const useWorkshop = (id: string): WorkshopModule | null | undefined =>
  useKept(id, fetchedWorkshops.get(id), () => fetchedWorkshops.fetch(id, hasWorkshop(id) ? workshops[id] : undefined));
