/** What the owner has changed about spectators and words, from the lines of a table. */
import type { FeedLine } from '@reverie/table/feed';
import type { GalleryMode } from '@reverie/table/gallery';

interface Order {
  readonly gallery: GalleryMode;
  readonly muted: ReadonlySet<number | string>;
  readonly removed: ReadonlySet<string>;
  /** Numbers of lines whose words were deleted. */
  readonly hidden: ReadonlySet<number>;
}

/**
 * What others have said or signed and still stands. A spectator has no seat and is known by name alone: whoever has none
 * hears himself rather than nobody.
 */
export function fromOthers(lines: readonly FeedLine[], seat: number | null, name: string): readonly Spoken[] {
  const { hidden } = orderOf(lines);
  const isOwn = (line: Spoken): boolean =>
    line.seat === seat && (seat !== null || (name !== '' && line.kind === 'said' && line.name === name));
  return lines.filter(isSpoken).filter((line) => !hidden.has(line.seq) && !isOwn(line));
}

export type Spoken = Extract<FeedLine, { readonly kind: 'said' | 'reacted' }>;
export const isSpoken = (line: FeedLine): line is Spoken => line.kind === 'said' || line.kind === 'reacted';

export function orderOf(lines: readonly FeedLine[]): Order {
  let gallery: GalleryMode = 'open';
  const muted = new Set<number | string>();
  const removed = new Set<string>();
  const hidden = new Set<number>();
  for (const line of lines) {
    if (line.kind !== 'moderated') continue;
    gallery = line.gallery ?? gallery;
    if (line.mute?.on === true) muted.add(line.mute.who);
    if (line.mute?.on === false) muted.delete(line.mute.who);
    if (line.remove !== null) removed.add(line.remove);
    // Servers of earlier versions do not send it.
    if (line.hide !== null && line.hide !== undefined) hidden.add(line.hide);
  }
  return { gallery, muted, removed, hidden };
}
