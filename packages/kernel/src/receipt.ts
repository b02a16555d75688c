/** What a device remembers of a match. Apart from verify.ts, which needs the rules: a page keeps receipts without them. */
import type { SeatIndex } from './game.ts';
import type { Header } from './journal.ts';
import type { VisibleEntry } from './match.ts';
import { canonical, hashText } from './plain.ts';

/**
 * What a device remembers of a match, from before it sat down to the last line it saw. Without it a check only shows
 * that a journal fits itself: a server can write another one that does.
 */
export interface Receipt {
  readonly match: string;
  /** Shown before this device gave its nonce. */
  readonly commitment?: string | undefined;
  readonly seat?: SeatIndex | undefined;
  /** This device's own. Empty: it gave none. */
  readonly nonce?: string | undefined;
  /** The header of the journal, as it was when the game began. */
  readonly header?: Header | undefined;
  /** The nonces that the log showed before the game began, by seat. */
  readonly nonces?: readonly string[] | undefined;
  /** The last entry seen, and its seal. */
  readonly sealed?: { readonly n: number; readonly seal: string } | undefined;
  /** What this seat was shown of each entry, as `hashOfHeard` gives it. */
  readonly heard?: Readonly<Record<number, string>> | undefined;
  /** An entry that was shown twice, and differently. */
  readonly rewritten?: number | undefined;
}

/** A short hash of what a seat was shown of an entry: enough to see that it was something else. */
export const hashOfHeard = (heard: readonly VisibleEntry[]): string =>
  hashText(canonical(JSON.parse(JSON.stringify(heard)))).slice(0, 12);
