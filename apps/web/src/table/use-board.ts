import type { BoardModule } from '@reverie/ui/board';
import { startTransition, useEffect, useState } from 'react';
import { boards } from '../app/boards.gen.ts';

const fetched = new Map<string, Promise<BoardModule>>();

/** Fetches the board of a game once; undefined where it has none. */
export function loadBoard(game: string): Promise<BoardModule> | undefined {
  const known = fetched.get(game);
  const load = Object.hasOwn(boards, game) ? boards[game] : undefined;
  if (known || !load) return known;
  const started = load();
  fetched.set(game, started);
  started.catch(() => fetched.delete(game));
  return started;
}

/** The board of a game: null while it is on its way, undefined where there is none or it cannot be had. */
export function useBoard(game: string): BoardModule | null | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly board: BoardModule | undefined } | null>(null);
  useEffect(() => {
    let current = true;
    // The panel comes first, and goes on answering while the board is made.
    const arrive = (board: BoardModule | undefined) => {
      if (current) startTransition(() => setFound({ game, board }));
    };
    // Without its board a game is still played: with the panel, and in text.
    Promise.resolve(loadBoard(game)).then(arrive, () => arrive(undefined));
    return () => {
      current = false;
    };
  }, [game]);
  if (!Object.hasOwn(boards, game)) return undefined;
  return found?.game === game ? found.board : null;
}
