/** The whole map as a small chart, where only a part of it is seen: the window over it, who is there and where the way leads. */
import { ledByHand } from '@reverie/ui/led';
import { useWords } from '@reverie/ui/words';
import { useEffect, useRef } from 'react';
import { CELLS, type CellIndex } from '../data/map.ts';
import { isWet } from '../data/terrains.ts';
import { centreOf, H, HEIGHT, R, WIDTH } from './geometry.ts';
import type { CameraControls } from './use-camera.ts';
import { mapWords } from './words.ts';

const blocks = (wet: boolean): string =>
  CELLS.map(({ kind }, cell) => {
    const { x, y } = centreOf(cell);
    return isWet(kind) === wet ? `M${x - R * 0.75} ${y - H}h${R * 1.5}v${2 * H}h${-R * 1.5}z` : '';
  }).join('');
const LAND = blocks(false);
const WATER = blocks(true);

interface Props {
  readonly lens: CameraControls;
  readonly pawn: CellIndex | null;
  readonly goal: CellIndex | null;
}

export function Chart({ lens, pawn, goal }: Props) {
  const words = useWords(mapWords);
  const seen = useRef<HTMLSpanElement>(null);
  const near = useRef(true);
  useEffect(
    () =>
      lens.watch(({ x, y, width, height }) => {
        if (!seen.current) return;
        const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)}%`;
        const { style } = seen.current;
        style.width = share(width, WIDTH);
        style.height = share(height, HEIGHT);
        // Of its own size: while the map is panned nothing else changes, and nothing is painted.
        style.transform = `translate(${share(x, width)}, ${share(y, height)})`;
      }),
    [lens],
  );
  useEffect(() => (seen.current ? ledByHand(seen.current) : undefined), []);
  const toggle = () => {
    near.current = !near.current;
    if (near.current && pawn !== null) lens.show(centreOf(pawn), 'near');
    else lens.all();
  };
  const at = pawn === null ? null : centreOf(pawn);
  const aim = goal === null ? null : centreOf(goal);
  return (
    <button
      type="button"
      className="rv-chart"
      aria-label={words.whole}
      title={words.whole}
      data-low={at !== null && at.x > WIDTH * 0.6 && at.y < HEIGHT * 0.4}
      onClick={toggle}
    >
      <span className="rv-chart-map">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <path className="land" d={LAND} />
          <path className="water" d={WATER} />
          {aim && <circle className="goal" cx={aim.x} cy={aim.y} r="44" />}
          {at && <circle className="pawn" cx={at.x} cy={at.y} r="44" />}
        </svg>
        <span ref={seen} className="seen" />
      </span>
    </button>
  );
}
