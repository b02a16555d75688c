/** What spectators may say at a table, and what its owner can do about it. */
import { z } from 'zod';
import { nameSchema } from './text.ts';

export const GALLERY = ['open', 'slow', 'closed'] as const;
export type GalleryMode = (typeof GALLERY)[number];

/** One line of spectators within so many milliseconds, all of them together. */
const INTERVAL = { open: 1000, slow: 30_000 } as const;
/** Lines of spectators in the log of a table, and all entries but the game's: beyond them nothing is accepted. */
export const MAX_GALLERY_LINES = 1000;
export const MAX_TALK = 10_000;
/** Pauses, undos and seats lent to a bot: beyond them people have to play, so that nobody can fill a table with them. */
export const MAX_INTERRUPTIONS = 5000;
/** Entries of a table altogether: far beyond any game that people play. */
export const MAX_TABLE_ENTRIES = 200_000;

/** What the owner changes; what is left out stays. */
export const moderationSchema = {
  watch: z.enum(['anybody', 'link', 'nobody']).optional().describe('who may watch from now on'),
  gallery: z.enum(GALLERY).optional().describe('slow: one line of spectators in 30 s; closed: none'),
  mute: z
    .strictObject({ who: z.union([z.int().min(0).max(15), nameSchema]), on: z.boolean() })
    .optional()
    .describe('a seat, or a spectator by name'),
  remove: nameSchema.optional().describe('a spectator by name: disconnected, and not let in again under it'),
  hide: z.int().min(0).optional().describe('number of a line with words: from now on nobody is shown them'),
};

/** Words of spectators: they do not count as use of a table, which would otherwise never be forgotten. */
export const isIdleTalk = ({
  happened,
}: {
  readonly happened: { readonly kind: string; readonly seat?: unknown };
}): boolean => happened.kind === 'said' && happened.seat === null;

/** Letters that look like others in another script. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiјjѕsԁdһhкkмmтtвbнhαaεeοoρpτtυuκkνvιi'].flatMap((sign, i, all) =>
    i % 2 === 0 ? [[sign, all[i + 1] as string]] : [],
  ),
);

/** A name as people read it: two that look alike are the same. */
export function sameName(one: string, other: string): boolean {
  const look = lookOf(one);
  return look === '' ? one === other : look === lookOf(other);
}

const lookOf = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .map((sign) => LOOKALIKES[sign] ?? sign)
    .join('')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('i', 'l');

/** What has been said and moderated, as the log tells. */
export class Gallery {
  mode: GalleryMode = 'open';
  readonly #mutedSeats = new Set<number>();
  readonly #mutedNames: string[] = [];
  readonly #removed: string[] = [];
  readonly #hidden = new Set<number>();
  #lines = 0;
  #lastAt = Number.NEGATIVE_INFINITY;
  talk = 0;

  said(seat: number | null, at: number): void {
    if (seat !== null) return;
    this.#lines++;
    this.#lastAt = at;
  }

  mute({ who, on }: { readonly who: number | string; readonly on: boolean }): void {
    if (typeof who === 'number') {
      if (on) this.#mutedSeats.add(who);
      else this.#mutedSeats.delete(who);
      return;
    }
    const at = this.#mutedNames.findIndex((name) => sameName(name, who));
    if (on && at < 0) this.#mutedNames.push(who);
    if (!on && at >= 0) this.#mutedNames.splice(at, 1);
  }

  remove(name: string): void {
    this.#removed.push(name);
  }

  hide(seq: number): void {
    this.#hidden.add(seq);
  }

  isHidden(seq: number): boolean {
    return this.#hidden.has(seq);
  }

  isRemoved(name: string): boolean {
    return this.#removed.some((one) => sameName(one, name));
  }

  isMuted(seat: number | null, name: string): boolean {
    return seat === null ? this.#mutedNames.some((one) => sameName(one, name)) : this.#mutedSeats.has(seat);
  }

  /** Why spectators cannot speak now, and how long they have to wait. */
  refuses(
    at: number,
  ): { readonly why: 'galleryClosed' | 'galleryFull' | 'gallerySlow'; readonly seconds: number } | null {
    if (this.mode === 'closed') return { why: 'galleryClosed', seconds: 0 };
    if (this.#lines >= MAX_GALLERY_LINES) return { why: 'galleryFull', seconds: 0 };
    const wait = this.#lastAt + INTERVAL[this.mode] - at;
    return wait > 0 ? { why: 'gallerySlow', seconds: Math.ceil(wait / 1000) } : null;
  }
}
