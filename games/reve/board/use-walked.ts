/** The way that each dreamer has walked on the journey under way, out of what is told while the page is open. */
import type { BoardProps } from '@reverie/ui/board';
import { useMemo, useRef } from 'react';
import { type CellIndex, cellAt } from '../data/map.ts';
import type { DreamerView } from '../view.ts';

interface Steps {
  readonly n: number;
  readonly seat: number;
  readonly cell: CellIndex;
}

export function useWalked(
  d: DreamerView | undefined,
  news: BoardProps['news'],
  wentBackTo: number | null,
): readonly CellIndex[] {
  const kept = useRef<Steps[]>([]);
  const heard = useRef<BoardProps['news']>([]);
  return useMemo(() => {
    if (wentBackTo !== null) kept.current = kept.current.filter(({ n }) => n <= wentBackTo);
    for (const { n, event } of heard.current === news ? [] : news) {
      const { kind, seat, cell, how } = event as unknown as { kind: string; seat: number; cell?: string; how?: string };
      // A new montée begins a new way.
      if (kind === 'wentUp') kept.current = kept.current.filter((one) => one.seat !== seat);
      const at = kind === 'entered' && cell ? cellAt(cell) : undefined;
      if (at === undefined) continue;
      if (how !== 'walk' && how !== 'stay') kept.current = kept.current.filter((one) => one.seat !== seat);
      kept.current.push({ n, seat, cell: at });
    }
    heard.current = news;
    if (!d?.journey) return [];
    return kept.current.filter(({ seat }) => seat === d.seat).map(({ cell }) => cell);
  }, [d, news, wentBackTo]);
}
