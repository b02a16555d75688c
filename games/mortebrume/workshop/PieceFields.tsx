/** The pieces of a ground beside it: which one is chosen, what it is, how high; without one, what the next will be. */
import { NumberInput } from '@reverie/ui/components/NumberInput';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { makerWords } from '../board/maker-words.ts';
import { TERRAIN, TERRAIN_KINDS, type TerrainKind } from '../data/terrain.ts';
import { MOST_CORNERS } from '../scenery.ts';
import { type GroundDraft, without, withPiece } from './ground-draft.ts';
import { withCorner } from './pieces.ts';

interface PieceFieldsProps {
  readonly draft: GroundDraft;
  change(next: GroundDraft): void;
  /** The kind of a new piece. */
  readonly kind: TerrainKind;
  setKind(kind: TerrainKind): void;
  /** Whether a new piece gets a copy for the other seat. */
  readonly twice: boolean;
  setTwice(twice: boolean): void;
}

export function PieceFields({ draft, change, kind, setKind, twice, setTwice }: PieceFieldsProps) {
  const t = useWords(makerWords);
  const { language } = useSettings();
  const { chosen } = draft;
  const { scenery } = draft.plan;
  const piece = chosen === null ? undefined : scenery[chosen];
  return (
    <>
      <fieldset className="mb-segment">
        <legend>{t.kind}</legend>
        {TERRAIN_KINDS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="mb-kind"
              checked={(piece?.kind ?? kind) === one}
              onChange={() =>
                piece && chosen !== null ? change(withPiece(draft, chosen, { ...piece, kind: one })) : setKind(one)
              }
            />
            <span>{TERRAIN[one].name[language]}</span>
          </label>
        ))}
      </fieldset>
      <label className="mb-switch">
        <input type="checkbox" checked={twice} onChange={({ target }) => setTwice(target.checked)} /> {t.symmetric}
      </label>
      <fieldset className="mb-segment">
        <legend>{t.kinds}</legend>
        {scenery.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its number
          <label key={i}>
            <input
              type="radio"
              name="mb-piece"
              checked={chosen === i}
              onChange={() => change({ ...draft, chosen: i })}
            />
            <span>{t.piece(i + 1, TERRAIN[one.kind].name[language])}</span>
          </label>
        ))}
      </fieldset>
      {piece && chosen !== null ? (
        <>
          <label className="field">
            <span className="label">{t.height}</span>
            <NumberInput
              className="input"
              key={chosen}
              least={0}
              most={40}
              step={0.5}
              value={piece.height}
              change={(height) => change(withPiece(draft, chosen, { ...piece, height }))}
            />
          </label>
          <div className="mb-acts">
            <button
              type="button"
              className="mb-button"
              disabled={piece.at.length >= MOST_CORNERS}
              onClick={() => change(withPiece(draft, chosen, withCorner(piece)))}
            >
              {t.corner}
            </button>
            <button type="button" className="mb-button" onClick={() => change(without(draft, chosen))}>
              {t.remove}
            </button>
          </div>
        </>
      ) : null}
    </>
  );
}
