/**
 * A snapshot: how the game of a table stood after an entry of its log, so that the table can be opened without playing
 * everything again. It is a convenience and never the truth: one that is damaged, of other rules or of another log is
 * left aside, and the log is played again.
 */
import type { Event } from '@reverie/kernel/events';
import type { Stood } from '@reverie/kernel/match';
import { hashText } from '@reverie/kernel/plain';
import type { ClockState } from './clock.ts';

/** As a store keeps it. */
export interface Snapshot {
  /** The last entry of the table's log that it takes into account. */
  readonly seq: number;
  readonly text: string;
  /** Of the text. */
  readonly hash: string;
}

/** What the text says. */
export interface SnapshotContent extends Stood<unknown, Event> {
  readonly reverie: 'snapshot-1';
  readonly game: string;
  readonly version: string;
  /** The hash of the last entry of the game's journal: it chains all entries before it. */
  readonly head: string;
  readonly clock: ClockState | null;
}

export function writeSnapshot(seq: number, content: SnapshotContent): Snapshot {
  const text = JSON.stringify(content);
  return { seq, text, hash: hashText(text) };
}

/** What a snapshot says, if it is whole and of these rules. Whether it is of this log is told by `head`. */
export function readSnapshot({ text, hash }: Snapshot, game: string, version: string): SnapshotContent | undefined {
  if (hashText(text) !== hash) return undefined;
  try {
    const content = JSON.parse(text) as Partial<SnapshotContent> | null;
    const fits = content?.reverie === 'snapshot-1' && content.game === game && content.version === version;
    return fits ? (content as SnapshotContent) : undefined;
  } catch {
    return undefined;
  }
}
