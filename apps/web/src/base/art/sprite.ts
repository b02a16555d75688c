/** Drawings that are used in several places: fetched once each, after the first paint, and kept as symbols in the document. */
import { covers, ends, instruments } from '../boards.gen.ts';
import faces from './faces.svg?url';
import table from './table.svg?url';

const fetched = new Map<string, Promise<void>>();

/** Puts the symbols of a file where `<use>` finds them. A drawing is decoration: without it the page works as well. */
function bring(url: string): Promise<void> {
  const known = fetched.get(url);
  if (known) return known;
  const coming = load(url).catch((error: unknown) => {
    fetched.delete(url);
    console.warn('A drawing could not be fetched.', error);
  });
  fetched.set(url, coming);
  return coming;
}

async function load(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const drawn = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
  drawn.setAttribute('class', 'sprite');
  document.body.append(document.adoptNode(drawn));
}

export const hasCover = (game: string): boolean => Object.hasOwn(covers, game);

export function bringCover(game: string): void {
  const url = covers[game];
  if (url !== undefined) void bring(url);
}

export const hasInstrument = (game: string): boolean => Object.hasOwn(instruments, game);

export function bringInstrument(game: string): void {
  const url = instruments[game];
  if (url !== undefined) void bring(url);
}

/** The picture of an end: the game's own, else its cover. */
export const hasEnd = (game: string): boolean => Object.hasOwn(ends, game);

export function bringEnd(game: string): void {
  const url = ends[game] ?? covers[game];
  if (url !== undefined) void bring(url);
}

const house = { faces, table };

/** Drawings of the house itself. */
export function bringArt(which: keyof typeof house): void {
  void bring(house[which]);
}
