/** Which of the visitor's tables were open when last seen. The lobby keeps their room until it has read them: nothing moves then. */
import { readStored, writeStored } from '@reverie/ui/store';

const OPEN = 'reverie.open-tables';
/** Tables in the strip; the rest is in the list. */
export const MOST_IN_STRIP = 3;

export function tablesLastOpen(): readonly string[] {
  const kept = readStored(OPEN);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

export const keepOpen = (tables: readonly string[]): void => void writeStored(OPEN, tables);

/** What is seen at a table itself, before the lobby looks again. */
export function noteOpen(table: string, open: boolean): void {
  const kept = tablesLastOpen();
  if (kept.includes(table) !== open) keepOpen(open ? [table, ...kept] : kept.filter((one) => one !== table));
}
