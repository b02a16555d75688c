/** The whole map as a small chart, where only a part of it is seen: who is there and where the way leads. */
import { Overview } from '@reverie/board/components/Overview';
import type { Stage } from '@reverie/board/stage';
import { useWords } from '@reverie/ui/words';
import { useRef } from 'react';
import { CELLS, type CellIndex } from '../data/map.ts';
import { isWet } from '../data/terrains.ts';
import { centreOf, H, HEIGHT, R, WIDTH } from './geometry.ts';
import { showNear } from './sight.ts';
import { mapWords } from './words.ts';

const blocks = (wet: boolean): string =>
  CELLS.map(({ kind }, cell) => {
    const { x, y } = centreOf(cell);
    return isWet(kind) === wet ? `M${x - R * 0.75} ${y - H}h${R * 1.5}v${2 * H}h${-R * 1.5}z` : '';
  }).join('');
const LAND = blocks(false);
const WATER = blocks(true);

interface Props {
  readonly stage: Stage;
  readonly pawn: CellIndex | null;
  readonly goal: CellIndex | null;
}

export function Chart({ stage, pawn, goal }: Props) {
  const words = useWords(mapWords);
  const near = useRef(true);
  const at = pawn === null ? null : centreOf(pawn);
  const aim = goal === null ? null : centreOf(goal);
  const low = at !== null && at.x > WIDTH * 0.6 && at.y < HEIGHT * 0.4;
  return (
    <Overview
      stage={stage}
      label={words.whole}
      className={`rv-chart${low ? ' low' : ''}`}
      press={() => {
        near.current = !near.current;
        if (near.current && pawn !== null) showNear(stage, pawn);
        else stage.all();
      }}
    >
      <path className="land" d={LAND} />
      <path className="water" d={WATER} />
      {aim && <circle className="goal" cx={aim.x} cy={aim.y} r="44" />}
      {at && <circle className="pawn" cx={at.x} cy={at.y} r="44" />}
    </Overview>
  );
}
