import { lazyPart } from '@reverie/ui/lazy-part';
import { wakeHouse } from '../../house/local.ts';

export const SoloTable = lazyPart(async () => (await import('./SoloTable.tsx')).SoloTable);

/** Fetches the code of a table on this device, ahead of time: nearly all that any table needs. */
export function fetchTable(): void {
  wakeHouse();
  void SoloTable.fetch();
}
