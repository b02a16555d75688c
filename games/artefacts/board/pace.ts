/** How long a move of somebody else stays to be seen; kept on this device. */
import { createStore, readStored, writeStored } from '@reverie/ui/store';

const MILLISECONDS = { slow: 900, usual: 700, quick: 350, none: 0 } as const;
export type Pace = keyof typeof MILLISECONDS;
export const PACES = Object.keys(MILLISECONDS) as readonly Pace[];

const KEY = 'reverie.artefacts.pace';
const stored = readStored(KEY);
const pace = createStore<Pace>(PACES.find((one) => one === stored) ?? 'usual');

export const usePace = pace.use;
export const millisecondsOf = (one: Pace): number => MILLISECONDS[one];

export function setPace(one: Pace): void {
  pace.set(one);
  writeStored(KEY, one);
}
