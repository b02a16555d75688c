/** Tables of odds that a rule book prints, beside the true ones: by game, for those that have one. */
import { type BookRow, bookTable } from '@reverie/games/songe/odds/book';

export type PrintedOdds = BookRow;

const tables: Readonly<Record<string, (players: number) => readonly PrintedOdds[]>> = { songe: bookTable };

export const printedOdds = (game: string): ((players: number) => readonly PrintedOdds[]) | undefined =>
  Object.hasOwn(tables, game) ? tables[game] : undefined;
