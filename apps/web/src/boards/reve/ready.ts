import { READY } from '@reverie/games/reve/data/characters';
import { READY_IDS } from '@reverie/games/reve/options';
import type { Sheet } from '@reverie/games/reve/sheet';

export type ReadyId = (typeof READY_IDS)[number];

/** Which of the ready characters a sheet is, by name: his portrait goes with it. */
export const readyIdOf = (sheet: Pick<Sheet, 'name'>): ReadyId | undefined =>
  READY_IDS.find((id) => READY[id].name === sheet.name);
