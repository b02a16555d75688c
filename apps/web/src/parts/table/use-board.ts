import type { BoardModule } from '@reverie/ui/board';
import { startTransition, useEffect, useState } from 'react';
import { hasBoard, loadBoard } from '../../base/games.ts';

/** The board of a game: null while loading, undefined if there is none or loading failed. */
export function useBoard(game: string): BoardModule | null | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly board: BoardModule | undefined } | null>(null);
  useEffect(() => {
    let current = true;
    // The panel renders first and stays responsive while the board is rendered.
    const arrive = (board: BoardModule | undefined) => {
      if (current) startTransition(() => setFound({ game, board }));
    };
    // Without its board a game is still playable: with the panel, and in text.
    Promise.resolve(loadBoard(game)).then(arrive, () => arrive(undefined));
    return () => {
      current = false;
    };
  }, [game]);
  if (!hasBoard(game)) return undefined;
  return found?.game === game ? found.board : null;
}
