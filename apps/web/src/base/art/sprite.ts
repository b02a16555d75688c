/**
 * Drawings that are used in several places: fetched once each, after the first paint. Faces and the like are kept as symbols
 * in the document; covers become pictures of their own.
 */
import { bringSprite, drawingAt } from '@reverie/ui/sprite';
import { covers, ends, instruments } from '../boards.gen.ts';
import faces from './faces.svg?url';
import table from './table.svg?url';

export const hasCover = (game: string): boolean => Object.hasOwn(covers, game);

const coverTexts = new Map<string, Promise<string>>();
const coverPictures = new Map<string, string>();

/** What `coverPicture` has made already. */
export const readyCover = (game: string, part: string, dark: boolean): string | undefined =>
  coverPictures.get(`${game} ${part} ${dark}`);

/**
 * A part of a cover as the address of a picture, in the colours of day or night. Four covers have as many elements as the
 * rest of the lobby ten times over: in the document each of them would be styled again with every style sheet that arrives.
 */
export async function coverPicture(game: string, part: string, dark: boolean): Promise<string> {
  const url = covers[game] ?? '';
  const coming = coverTexts.get(url) ?? drawingAt(url);
  coverTexts.set(url, coming);
  try {
    const text = await coming;
    const found = readyCover(game, part, dark);
    if (found !== undefined) return found;
    const styles = getComputedStyle(document.documentElement);
    const painted = text
      .replace(/var\((--cv-[\w-]+)\)/g, (_all, name: string) => colour(styles.getPropertyValue(name), dark))
      .replace(/<svg [^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${part}">`)
      .replace(/<\/svg>\s*$/, `<use href="#cover-${game}" width="320" height="360"/></svg>`);
    const made = URL.createObjectURL(new Blob([painted], { type: 'image/svg+xml' }));
    coverPictures.set(`${game} ${part} ${dark}`, made);
    return made;
  } catch (error) {
    coverTexts.delete(url);
    throw error;
  }
}

/** One of the two colours of `light-dark(…, …)`; a picture of its own does not know the theme of the page. */
function colour(value: string, dark: boolean): string {
  const [, light, night] = /^\s*light-dark\((.+),\s*(.+)\)\s*$/.exec(value) ?? [];
  return (dark ? night : light) ?? value;
}

export const hasInstrument = (game: string): boolean => Object.hasOwn(instruments, game);

export function bringInstrument(game: string): void {
  const url = instruments[game];
  if (url !== undefined) void bringSprite(url);
}

/** The picture of an end: the game's own, else its cover. */
export const hasEnd = (game: string): boolean => Object.hasOwn(ends, game);

export function bringEnd(game: string): void {
  const url = ends[game] ?? covers[game];
  if (url !== undefined) void bringSprite(url);
}

const house = { faces, table };

/** Drawings of the house itself. */
export function bringArt(which: keyof typeof house): void {
  void bringSprite(house[which]);
}
