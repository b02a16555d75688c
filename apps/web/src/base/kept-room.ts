/** How much room the lobby keeps for the tables of this device until they are read, so that nothing moves then. */
import { readStored, writeStored } from '@reverie/ui/store';

const COUNT = 'reverie.tables';
/** Tables in the strip; the rest is in the list. */
export const MOST_IN_STRIP = 3;

export function keptRoom(): number {
  const count = readStored(COUNT);
  return typeof count === 'number' ? count : 0;
}

export const keepRoom = (tables: number): void => void writeStored(COUNT, Math.min(tables, MOST_IN_STRIP));
