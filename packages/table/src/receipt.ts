/**
 * What a client remembers of a game, to compare it at the end with the journal that it is handed: docs/FAIRNESS.md.
 * Plain data: a page keeps it on its device, a terminal in memory.
 */
import { hashOfHeard, type Receipt } from '@reverie/kernel/receipt';
import type { FeedLine } from './feed.ts';

/** The receipt of somebody who sits down: the commitment was shown before the nonce was given. */
export const receiptOf = (table: string, commitment: string | null | undefined, nonce: string): Receipt => ({
  match: table,
  ...(commitment ? { commitment, nonce } : {}),
});

type Draft = { -readonly [K in keyof Receipt]: Receipt[K] };

/** A receipt with the lines that have arrived; the same object if they add nothing. */
export function remember(receipt: Receipt, seat: number | null, lines: readonly FeedLine[]): Receipt {
  const heard = { ...receipt.heard };
  const draft: Draft = { ...receipt, heard, ...(seat !== null && { seat }) };
  let changed = draft.seat !== receipt.seat;
  for (const line of lines)
    changed = (line.kind === 'played' ? addPlayed(draft, heard, line) : addLine(draft, line)) || changed;
  return changed ? draft : receipt;
}

/** Whether a line of the opening added anything. What came before the game is fixed once it has begun. */
function addLine(draft: Draft, line: Exclude<FeedLine, { kind: 'played' }>): boolean {
  if (draft.header) return false;
  switch (line.kind) {
    case 'opened':
      if (draft.commitment !== undefined || line.commitment === null) return false;
      draft.commitment = line.commitment;
      return true;
    case 'claimed':
      // Who sits down while a game goes on adds nothing to its draws but by a nonce of its journal.
      if (draft.header) return false;
      draft.nonces = withNonce(draft.nonces, line.seat, line.nonce);
      return true;
    case 'nonce':
      draft.nonces = withNonce(draft.nonces, line.seat, line.nonce);
      return true;
    case 'released':
    case 'revoked':
    case 'seated':
      if (draft.header) return false;
      draft.nonces = withNonce(draft.nonces, line.seat, '');
      return true;
    case 'started':
      draft.header = line.header;
      draft.nonces ??= [];
      return true;
    default:
      return false;
  }
}

const withNonce = (nonces: readonly string[] = [], seat: number, nonce: string): readonly string[] =>
  Array.from({ length: Math.max(seat + 1, nonces.length) }, (_, i) => (i === seat ? nonce : (nonces[i] ?? '')));

/** Whether a played line added anything. What was shown first counts: later readings leave out what was undone. */
function addPlayed(draft: Draft, heard: Record<number, string>, line: Extract<FeedLine, { kind: 'played' }>): boolean {
  const { n, seal } = line;
  const { sealed } = draft;
  if (sealed?.n === n && sealed.seal !== seal) {
    draft.rewritten ??= n;
    return true;
  }
  const isNew = n > (sealed?.n ?? -1) && seal !== null;
  if (isNew) draft.sealed = { n, seal };
  const unheard = heard[n] === undefined && line.heard.length > 0;
  if (unheard) heard[n] = hashOfHeard(line.heard);
  return isNew || unheard;
}
