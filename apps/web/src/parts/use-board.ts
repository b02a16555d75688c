import type { BoardModule } from '@reverie/ui/board';
import { startTransition, useEffect, useState } from 'react';
import { hasBoard, loadBoard } from '../base/games.ts';

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
  if (!hasBoard(game)) return undefined;
  return found?.game === game ? found.board : null;
}
