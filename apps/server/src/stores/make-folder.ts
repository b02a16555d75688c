import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** One folder at a time: Node's recursive mkdir never returns where the system reports the last one as missing. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}
