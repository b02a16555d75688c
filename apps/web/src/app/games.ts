/** Games by name, fetched once each. */
import type { Game, Language } from '@reverie/kernel/game';
import { type Shelved, shelved } from '@reverie/shelf/lazy';
import { useEffect, useState } from 'react';

const loading = new Map<string, Promise<Game>>();
const loaded = new Map<string, Game>();

export const findShelved = (id: string): Shelved | undefined => shelved.find((game) => game.id === id);
export const titleOf = (id: string, language: Language): string => findShelved(id)?.title[language] ?? id;

export function loadGame(id: string): Promise<Game> | undefined {
  const known = loading.get(id);
  if (known) return known;
  const started = findShelved(id)?.load();
  if (!started) return undefined;
  loading.set(id, started);
  started.then(
    (game) => loaded.set(id, game),
    () => loading.delete(id),
  );
  return started;
}

/** The game, null while it is on its way, undefined if there is none or it cannot be fetched. */
export function useGame(id: string | undefined): Game | null | undefined {
  const [found, setFound] = useState<{ id: string; game: Game | undefined } | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let current = true;
    const arrive = (game: Game | undefined) => current && setFound({ id, game });
    Promise.resolve(loadGame(id)).then(arrive, () => arrive(undefined));
    return () => {
      current = false;
    };
  }, [id]);
  if (id === undefined) return null;
  return loaded.get(id) ?? (found?.id === id ? found.game : null);
}
