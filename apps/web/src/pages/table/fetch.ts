import { wakeHouse } from '../../house/local.ts';

/** Fetches the code of a table on this device, ahead of time: nearly all that any table needs. A fetch that fails is repeated when a table is opened. */
export function fetchTable(): void {
  wakeHouse();
  import('./SoloTable.tsx').catch(() => undefined);
}
