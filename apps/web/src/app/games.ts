/** Games by name, fetched once each. */
import type { Game, Language } from '@reverie/kernel/game';
import { type GameTexts, type LazyGame, lazyGames } from '@reverie/shelf/lazy';
import { useEffect, useState } from 'react';
import { useSettings } from './settings.ts';

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
const readings = new Kept<GameTexts>();

export const findShelved = (id: string): LazyGame | undefined => lazyGames.find((game) => game.id === id);
export const titleOf = (id: string, language: Language): string => findShelved(id)?.title[language] ?? id;

export const loadGame = (id: string): Promise<Game> | undefined => games.fetch(id, findShelved(id)?.load);

const readingKey = (id: string, language: Language): string => `${id} ${language}`;
export function loadReading(id: string, language: Language): Promise<GameTexts> | undefined {
  const found = findShelved(id);
  return readings.fetch(readingKey(id, language), found && (() => found.loadTexts(language)));
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
export function useReading(id: string | undefined): GameTexts | null | undefined {
  const { language } = useSettings();
  const key = id === undefined ? undefined : readingKey(id, language);
  return useKept(key, key === undefined ? undefined : readings.get(key), () => loadReading(id as string, language));
}
