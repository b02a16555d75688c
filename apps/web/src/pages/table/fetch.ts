import { wakeHouse } from '../../house/local.ts';

/** Fetches the code that every table needs, ahead of time. A fetch that fails is repeated when a table is opened. */
export function fetchTable(): void {
  wakeHouse();
  import('./places.tsx').catch(() => undefined);
}
