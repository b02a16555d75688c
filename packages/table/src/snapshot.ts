import type { GameTypes } from '@reverie/kernel/game';
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
export interface Shot extends Stood<GameTypes> {
  readonly reverie: 'snapshot-1';
  readonly game: string;
  readonly version: string;
  /** The hash of the last entry of the game's journal: it chains all entries before it. */
  readonly head: string;
  readonly clock: ClockState | null;
}

export function toSnapshot(seq: number, shot: Shot): Snapshot {
  const text = JSON.stringify(shot);
  return { seq, text, hash: hashText(text) };
}

/** What a snapshot says, if it is whole and of these rules. Whether it is of this log is told by `head`. */
export function readSnapshot({ text, hash }: Snapshot, game: string, version: string): Shot | undefined {
  if (hashText(text) !== hash) return undefined;
  try {
    const shot = JSON.parse(text) as Partial<Shot> | null;
    const fits = shot?.reverie === 'snapshot-1' && shot.game === game && shot.version === version;
    return fits ? (shot as Shot) : undefined;
  } catch {
    return undefined;
  }
}
