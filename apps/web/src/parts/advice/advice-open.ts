import { mainOpen, type OpenDecision } from '@reverie/ui/board';
import type { AtTable } from '../table/at-table.ts';

/** The question that a program may be asked about: one's own, where the table allows it. */
export function adviceOpen({ standing, state, guided }: AtTable): OpenDecision | undefined {
  const { advice, phase, paused, awaited, decisions } = standing;
  if (!advice || guided || phase !== 'playing' || paused || awaited || state.seat === null) return undefined;
  return mainOpen(decisions);
}
