import { READY } from '../characters.ts';
import { READY_IDS } from '../options.ts';
import type { Sheet } from '../sheet.ts';

export type ReadyId = (typeof READY_IDS)[number];

/** Which of the ready characters a sheet is, by name: his portrait goes with it. */
export const readyIdOf = (sheet: Pick<Sheet, 'name'>): ReadyId | undefined =>
  READY_IDS.find((id) => READY[id].name === sheet.name);
