/** The way that a dreamer has walked, out of all that was told: on the journey under way, or on the last one. */
import { type Fold, useRecent } from '@reverie/board/recent';
import { useMemo } from 'react';
import { type CellIndex, cellAt } from '../data/map.ts';
import type { Event } from '../events.ts';
import type { DreamerView } from '../view.ts';
import type { ReveProps } from './reading.ts';

type Way = readonly CellIndex[];
const NO_WAY: Way = [];

/** Going up again, being carried off or lost begins another way. */
const wayOf = (seat: number | null): Fold<Event, Way> => ({
  first: NO_WAY,
  after(way, event) {
    if (event.kind !== 'entered' || event.seat !== seat) return way;
    const cell = event.cell === null ? undefined : cellAt(event.cell);
    if (cell === undefined) return NO_WAY;
    if (event.how !== 'walk' && event.how !== 'stay') return [cell];
    return way.at(-1) === cell ? way : [...way, cell];
  },
});

export function useWalked(d: DreamerView | undefined, past: ReveProps['past']): Way {
  const seat = d?.journey || d?.ended ? d.seat : null;
  return useRecent(
    past,
    useMemo(() => wayOf(seat), [seat]),
  );
}
