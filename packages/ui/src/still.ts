/** Whether nothing is to move: the visitor has said so here, or to the device. */
import { currentSettings, useSettings } from './settings.ts';
import { useMedia } from './use-media.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

export const isStill = (): boolean => currentSettings().motion === 'none' || matchMedia(REDUCED).matches;

export function useStill(): boolean {
  const reduced = useMedia(REDUCED);
  return useSettings().motion === 'none' || reduced;
}
