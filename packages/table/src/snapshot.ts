/**
 * A snapshot: the state of a table's game after an entry of its log, so that the table opens without a replay. It is an
 * optimization and never authoritative: one that is damaged, of other rules or of another log is ignored, and the log
 * is replayed.
 */

import type { Packing } from '@reverie/kernel/annals';
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
  readonly game: string;
  readonly version: string;
  /** The hash of the last journal entry, which chains all entries before it. */
  readonly head: string;
  readonly clock: ClockState | null;
}

/**
 * The text. The past of a long game is by far the largest part of it and already packed in memory: it is written as it
 * lies there, so that a snapshot costs no more after a thousand answers than after a hundred.
 */
interface SnapshotText extends Pick<SnapshotContent, 'game' | 'version' | 'head'> {
  readonly reverie: 'snapshot-2';
  /** The name of the packing; null where nothing is packed. */
  readonly packing: string | null;
  readonly past: readonly string[];
  /** All else, packed. */
  readonly rest: string;
}

export function writeSnapshot(seq: number, content: SnapshotContent, packing: Packing | undefined): Snapshot {
  const { game, version, head, clock, state, told } = content;
  const { past, ...end } = told;
  const rest = JSON.stringify({ clock, state, told: end });
  const text = JSON.stringify({
    reverie: 'snapshot-2',
    game,
    version,
    head,
    packing: packing?.name ?? null,
    past,
    rest: packing ? packing.pack(rest) : rest,
  } satisfies SnapshotText);
  return { seq, text, hash: hashText(text) };
}

/** The content, if it is intact, of these rules and packed as here. `head` tells whether it belongs to a log. */
export function readSnapshot(
  { text, hash }: Snapshot,
  game: string,
  version: string,
  packing: Packing | undefined,
): SnapshotContent | undefined {
  if (hashText(text) !== hash) return undefined;
  try {
    const read = JSON.parse(text) as Partial<SnapshotText> | null;
    if (read?.reverie !== 'snapshot-2' || read.game !== game || read.version !== version) return undefined;
    if (read.packing !== (packing?.name ?? null)) return undefined;
    const { head, past, rest } = read as SnapshotText;
    const { clock, state, told } = JSON.parse(packing ? packing.unpack(rest) : rest);
    return { game, version, head, clock, state, told: { ...told, past } };
  } catch {
    return undefined;
  }
}
