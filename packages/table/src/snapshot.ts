/**
 * A snapshot: the state of a table's game after an entry of its log, so that the table opens without a replay. It is an
 * optimization and never authoritative: one that is damaged, of other rules or of another log is ignored, and the log
 * is replayed.
 */

import type { GameTypes } from '@reverie/kernel/game';
import type { MatchSnapshot } from '@reverie/kernel/match';
import { hashText } from '@reverie/kernel/plain';
import type { ClockState } from './clock.ts';

/** A snapshot as stored. */
export interface Snapshot {
  /** The last entry of the table's log that it includes. */
  readonly seq: number;
  readonly text: string;
  /** Of the text. */
  readonly hash: string;
}

/** The content of the text. */
export interface SnapshotContent extends MatchSnapshot<GameTypes> {
  readonly reverie: 'snapshot-1';
  readonly game: string;
  readonly version: string;
  /** The hash of the last journal entry, which chains all entries before it. */
  readonly head: string;
  readonly clock: ClockState | null;
}

export function writeSnapshot(seq: number, content: SnapshotContent): Snapshot {
  const text = JSON.stringify(content);
  return { seq, text, hash: hashText(text) };
}

/** The content, if it is intact and of these rules. `head` tells whether it belongs to a log. */
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
