/** What the signs of the map mean. */
import { useWords } from '@reverie/ui/words';
import { isWet, TERRAINS } from '../data/terrains.ts';
import { TerrainSign } from './art.tsx';
import { askWords } from './ask-words.ts';
import { TokenSign } from './Column.tsx';
import { hexagon } from './geometry.ts';
import type { Names } from './names.ts';
import { boardWords } from './words.ts';

export function Legend({ names }: { readonly names: Names }) {
  const words = useWords(askWords);
  const board = useWords(boardWords);
  return (
    <div className="rv-legend">
      <p className="rv-quiet">{words.legendText}</p>
      <ul>
        {TERRAINS.map((terrain) => (
          <li key={terrain}>
            <TerrainSign terrain={terrain} size={28} />
            {names.terrain(terrain)}
            {isWet(terrain) && `, ${board.wet}`}
          </li>
        ))}
      </ul>
      <ul>
        <li>
          <Reach wet={false} />
          {words.reach}
        </li>
        <li>
          <Reach wet={true} />
          {words.reachWet}
        </li>
        <li>
          <TokenSign token="reserve" />
          {words.reserve}
        </li>
        <li>
          <TokenSign token="waiting" />
          {words.waiting}
        </li>
        <li>
          <TokenSign token="quest" />
          {words.goal}
        </li>
      </ul>
      <p className="rv-quiet">{words.wheel}</p>
    </div>
  );
}

function Reach({ wet }: { readonly wet: boolean }) {
  return (
    <svg className="rv-chip" viewBox="-52 -42 104 84" width="28" height="24" aria-hidden="true">
      <path className={`rv-reach${wet ? ' wet' : ''}`} d={hexagon(4)} />
    </svg>
  );
}
