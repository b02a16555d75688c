/** Games by id, with their boards, lessons and workshops: each loaded once, on first use. */
import type { Game, Language, Texts } from '@reverie/kernel/game';
import { type Rulebook, rulesIn } from '@reverie/kernel/rulebook';
import { botIds } from '@reverie/players/bots';
import { type GameFacts, type LazyGame, lazyGames } from '@reverie/shelf/lazy';
import type { BoardModule, LessonModule, StartModule, WorkshopModule } from '@reverie/ui/board';
import { untilThere } from '@reverie/ui/lazy-part';
import { useSettings } from '@reverie/ui/settings';
import { useEffect, useState } from 'react';
import * as folders from './boards.gen.ts';

/** Loads by key, each once. A failed load can be retried. */
class Cache<T> {
  readonly #pending = new Map<string, Promise<T>>();
  readonly #fetched = new Map<string, T>();
  readonly #start: (key: string) => Promise<T> | undefined;

  constructor(start: (key: string) => Promise<T> | undefined) {
    this.#start = start;
  }

  get(key: string): T | undefined {
    return this.#fetched.get(key);
  }

  /** Undefined where there is nothing under that key. */
  fetch(key: string): Promise<T> | undefined {
    const started = this.#pending.get(key) ?? this.#start(key);
    if (!started || this.#pending.has(key)) return started;
    this.#pending.set(key, started);
    started.then(
      (one) => this.#fetched.set(key, one),
      () => this.#pending.delete(key),
    );
    return started;
  }
}

/** What one folder of the games exports, by the id of the game. */
const cacheOf = <T>(loaders: Readonly<Record<string, () => Promise<T>>>): Cache<T> =>
  new Cache((id) => (Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined));

const games = new Cache<Game>((id) => findShelved(id)?.load());
const texts = new Cache<Texts>((key) => {
  const [id = '', language] = key.split(' ');
  const game = findShelved(id);
  // Nothing can be shown without its words: they are asked for until they are there.
  return game && untilThere(() => game.loadTexts(language as Language));
});
/** A game that cites nothing says so: undefined means that its rules are still on their way. */
const facts = new Cache<GameFacts>((id) =>
  findShelved(id)
    ?.loadFacts()
    .then((known) => ({ cites: () => [], ...known })),
);
const rulebooks = new Cache<Rulebook>((id) => findShelved(id)?.loadRulebook());
const boards = cacheOf<BoardModule>(folders.boards);
const starts = cacheOf<StartModule>(folders.starts);
const lessons = cacheOf<LessonModule>(folders.lessons);
const workshops = cacheOf<WorkshopModule>(folders.workshops);

export const findShelved = (id: string): LazyGame | undefined => lazyGames.find((game) => game.id === id);
export const titleOf = (id: string, language: Language): string => findShelved(id)?.title[language] ?? id;

export const hasBoard = (id: string): boolean => Object.hasOwn(folders.boards, id);
export const hasLesson = (id: string): boolean => Object.hasOwn(folders.lessons, id);
export const hasWorkshop = (id: string): boolean => Object.hasOwn(folders.workshops, id);

export const loadGame = (id: string): Promise<Game> | undefined => games.fetch(id);
/** Undefined where a game begins at once. */
export const loadStart = (id: string): Promise<StartModule> | undefined => starts.fetch(id);
export const loadLesson = (id: string): Promise<LessonModule> | undefined => lessons.fetch(id);
export const loadBoard = (id: string): Promise<BoardModule> | undefined => boards.fetch(id);
export const loadTexts = (id: string, language: Language): Promise<Texts> | undefined =>
  texts.fetch(`${id} ${language}`);

/** The text of every rule of a game; none where there is no such game. */
export async function loadRules(id: string, language: Language): Promise<Readonly<Record<string, string>>> {
  return rulesIn(await rulebooks.fetch(id), language);
}

/** The program that plays a game best, or the random one, which every game has. */
export async function bestProgram(id: string): Promise<string> {
  const game = await loadGame(id);
  return game ? (botIds(game)[0] ?? 'random') : 'random';
}

/** The loaded value: null while loading, undefined if there is none or loading failed. */
function useCached<T>(cache: Cache<T>, key: string | undefined): T | null | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly one: T | undefined } | null>(null);
  const here = key === undefined ? undefined : cache.get(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is here already is not fetched again
  useEffect(() => {
    if (key === undefined || here !== undefined) return;
    let current = true;
    const arrive = (one: T | undefined) => current && setFound({ key, one });
    Promise.resolve(cache.fetch(key)).then(arrive, () => arrive(undefined));
    return () => {
      current = false;
    };
  }, [cache, key]);
  if (key === undefined) return null;
  return here ?? (found?.key === key ? found.one : null);
}

export const useGame = (id: string | undefined): Game | null | undefined => useCached(games, id);
export const useBoardModule = (id: string | undefined): BoardModule | null | undefined => useCached(boards, id);
export const useRulebook = (id: string | undefined): Rulebook | null | undefined => useCached(rulebooks, id);
export const useLesson = (id: string): LessonModule | null | undefined => useCached(lessons, id);
export const useWorkshop = (id: string): WorkshopModule | null | undefined => useCached(workshops, id);

export const useFacts = (id: string | undefined): GameFacts | null | undefined => useCached(facts, id);

/** What a game says in the visitor's language; in the other one while a change is on its way, so that a table stays there. */
export function useTexts(id: string | undefined): Texts | null | undefined {
  const { language } = useSettings();
  const said = useCached(texts, id === undefined ? undefined : `${id} ${language}`);
  return said === null ? (texts.get(`${id} ${language === 'fr' ? 'en' : 'fr'}`) ?? null) : said;
}
