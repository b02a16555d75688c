/** What is known of the cell in focus: its name and ground, what lies there, and who may be met. */
import type { Mark } from '@reverie/kernel/sketch';
import type { Store } from '@reverie/ui/store';
import { useWords } from '@reverie/ui/words';
import { encounterWeights, KINDS } from '../data/encounters.ts';
import { CELLS, type CellIndex } from '../data/map.ts';
import { isWet } from '../data/terrains.ts';
import { distance } from '../hex.ts';
import { TerrainSign } from './art.tsx';
import type { TokenShown } from './Marks.tsx';
import type { Names } from './names.ts';
import { SketchMarks } from './SketchMarks.tsx';
import { boardWords } from './words.ts';

interface Props {
  /** The cell that is looked at. It changes with every move of the mouse, so only this card follows it. */
  readonly look: Store<CellIndex | null>;
  readonly names: Names;
  readonly tokens: readonly TokenShown[];
  /** What the chosen move would do there, as its sketch tells it. */
  readonly marks: readonly Mark[];
  /** Where the demi-rêve stands in the lands, if that is known. */
  readonly from: CellIndex | null;
}

export function CellCard({ look, names, tokens, marks, from }: Props) {
  const words = useWords(boardWords);
  const cell = look.use();
  const place = CELLS[cell ?? -1];
  if (!place) return null;
  const { coord, kind, name } = place;
  const weights = encounterWeights(kind);
  const often = KINDS.map((who, i) => ({ who, weight: weights[i] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 3);
  return (
    <aside className="rv-cell" aria-label={name}>
      <TerrainSign terrain={kind} size={40} />
      <div>
        <strong>{name}</strong> <span className="rv-quiet">{coord}</span>
        <div className="rv-quiet">
          {names.terrain(kind)}
          {isWet(kind) && ` · ${words.wet}`}
          {from !== null && cell !== null && cell !== from && ` · ${words.stepsAway(distance(from, cell))}`}
        </div>
        {tokens.map(({ title, token, cell: on }) => on === cell && <div key={title + token}>{title}</div>)}
        <SketchMarks
          marks={marks.filter(({ what, shape, ...mark }) => what !== 'leadsTo' && 'at' in mark && mark.at === coord)}
          names={names}
        />
        <div className="rv-quiet rv-often">
          {words.oftenMet}{' '}
          {often.map(({ who, weight }) => `${names.encounter(who)} ${names.percent(weight / 100)}`).join(', ')}
        </div>
      </div>
      <button type="button" className="rv-close" aria-label={words.close} onClick={() => look.set(null)}>
        ×
      </button>
    </aside>
  );
}
