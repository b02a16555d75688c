/** The way that a dreamer has walked, out of all that was told: on the journey under way, or on the last one. */
import { useMemo } from 'react';
import { type CellIndex, cellAt } from '../data/map.ts';
import type { DreamerView } from '../view.ts';
import type { ReveProps } from './reading.ts';
import { useSame } from './use-same.ts';

/** Whoever goes up anew, is carried off or is lost begins a new way. */
function wayOf(past: ReveProps['past'], seat: number): readonly CellIndex[] {
  let way: CellIndex[] = [];
  for (const { event } of past) {
    if (event.kind !== 'entered' || event.seat !== seat) continue;
    if (event.how !== 'walk' && event.how !== 'stay') way = [];
    const cell = event.cell === null ? undefined : cellAt(event.cell);
    if (cell === undefined) way = [];
    else if (way.at(-1) !== cell) way.push(cell);
  }
  return way;
}

/** Kept as it is while nothing is added, so that the map is not drawn again. */
export function useWalked(d: DreamerView | undefined, past: ReveProps['past']): readonly CellIndex[] {
  const seat = d?.journey || d?.ended ? d.seat : null;
  const cells = useMemo(() => (seat === null ? [] : wayOf(past, seat)), [past, seat]);
  return useSame(cells);
}
