/**
 * Where a lost demi-rêve may be. The cells shimmer, half of them out of step with the others: two layers breathe, whatever
 * their number. Those that a step has ruled out go one after the other.
 */
import { memo, useEffect, useRef, useState } from 'react';
import type { CellIndex } from '../data/map.ts';
import { centreOf, HEIGHT, hexagon, WIDTH } from './geometry.ts';
import { movedTo } from './paths.ts';

export interface Veil {
  /** Whose: the place of the dreamer at the table, for the colour. */
  readonly of: number;
  readonly cells: readonly CellIndex[];
}

export const Shimmer = memo(function Shimmer({ veils }: { readonly veils: readonly Veil[] }) {
  return veils.map((veil) => <OneVeil key={veil.of} {...veil} />);
});

const INNER = hexagon(3);
const FADE = 520;
const BETWEEN = 70;

function OneVeil({ of, cells }: Veil) {
  const leaving = useLeaving(cells);
  const step = leaving.length > 0 ? Math.min(BETWEEN, 1400 / leaving.length) : 0;
  return (
    <>
      {(cells.length > 0 ? [0, 1] : []).map((turn) => (
        <svg
          key={turn}
          className={`rv-veil turn-${turn} rv-of-${of}`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden="true"
        >
          <path d={movedTo(cells.filter((_, i) => i % 2 === turn).map(centreOf), INNER)} />
        </svg>
      ))}
      {leaving.length > 0 && (
        <svg className={`rv-veil leaving rv-of-${of}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {leaving.map((cell, i) => (
            <use key={cell} href="#rv-inner" {...centreOf(cell)} style={{ animationDelay: `${i * step}ms` }} />
          ))}
        </svg>
      )}
    </>
  );
}

/** The cells that were possible a moment ago and are not any more, for as long as they take to go. */
function useLeaving(cells: readonly CellIndex[]): readonly CellIndex[] {
  const before = useRef(cells);
  const [leaving, setLeaving] = useState<readonly CellIndex[]>([]);
  useEffect(() => {
    const now = new Set(cells);
    const gone = before.current.filter((cell) => !now.has(cell));
    before.current = cells;
    if (gone.length === 0) return;
    setLeaving(gone);
    const timer = setTimeout(() => setLeaving([]), FADE + 1500);
    return () => clearTimeout(timer);
  }, [cells]);
  return leaving;
}
