import { useEffect, useState } from 'react';
import { type BoardModule, boards } from '../boards/board.ts';

const fetched = new Map<string, BoardModule>();

/** The board of a game: null while it is on its way, undefined where there is none or it cannot be had. */
export function useBoard(game: string): BoardModule | null | undefined {
  const load = Object.hasOwn(boards, game) ? boards[game] : undefined;
  const [found, setFound] = useState<{ readonly game: string; readonly board: BoardModule | undefined } | null>(null);
  useEffect(() => {
    let current = true;
    const arrive = (board: BoardModule | undefined) => {
      if (board) fetched.set(game, board);
      if (current) setFound({ game, board });
    };
    // Without its board a game is still played: with the panel, and in text.
    Promise.resolve(load?.()).then(arrive, () => arrive(undefined));
    return () => {
      current = false;
    };
  }, [game, load]);
  return fetched.get(game) ?? (load && found?.game !== game ? null : found?.board);
}
