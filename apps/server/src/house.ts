import { botIds } from '@reverie/players/bots';
import type { GameLookup } from '@reverie/table/compute';
import type { House } from '@reverie/table/table';
import { packing } from './packing.ts';

/** The house that hosts tables of the games that `find` knows. */
export function houseOf(find: GameLookup): House {
  return {
    game: find,
    programs(id) {
      const game = find(id);
      return game ? botIds(game) : [];
    },
    packing,
  };
}
