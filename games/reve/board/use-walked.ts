/** The way that a dreamer has walked, out of all that was told: on the journey under way, or on the last one. */
import type { BoardProps } from '@reverie/ui/board';
import { useMemo } from 'react';
import { type CellIndex, cellAt } from '../data/map.ts';
import type { Event } from '../events.ts';
import type { DreamerView } from '../view.ts';
import { useSame } from './use-same.ts';

/** Whoever goes up anew, is carried off or is lost begins a new way. */
function wayOf(past: BoardProps['past'], seat: number): readonly CellIndex[] {
  let way: CellIndex[] = [];
  for (const { event: told } of past) {
    const event = told as unknown as Event;
    if (event.kind !== 'entered' || event.seat !== seat) continue;
    if (event.how !== 'walk' && event.how !== 'stay') way = [];
    const cell = event.cell === null ? undefined : cellAt(event.cell);
    if (cell === undefined) way = [];
    else if (way.at(-1) !== cell) way.push(cell);
  }
  return way;
}

/** Kept as it is while nothing is added, so that the map is not drawn again. */
export function useWalked(d: DreamerView | undefined, past: BoardProps['past']): readonly CellIndex[] {
  const seat = d?.journey || d?.ended ? d.seat : null;
  const cells = useMemo(() => (seat === null ? [] : wayOf(past, seat)), [past, seat]);
  return useSame(cells);
}
