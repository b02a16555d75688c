/** What this device remembers of games on servers, to compare it at the end with the journal: docs/FAIRNESS.md. */
import type { Receipt } from '@reverie/kernel/receipt';
import { readStored, writeStored } from '@reverie/ui/store';

const keyOf = (table: string): string => `reverie.receipt.${table}`;

export function receiptAt(table: string): Receipt | undefined {
  const kept = readStored(keyOf(table)) as Receipt | null;
  return kept?.match === table ? kept : undefined;
}

export const keepReceipt = (receipt: Receipt): boolean => writeStored(keyOf(receipt.match), receipt);

export const forgetReceipt = (table: string): boolean => writeStored(keyOf(table), null);
