/** A row of stones on the cloth: fixed ones in their mounts, drawn ones that fall out of the bag, hollows for the rest. */
import { ROW } from '../resolution.ts';
import { Stone } from './art.tsx';
import { useTable } from './table.ts';

interface RowProps {
  /** White if positive, black if negative; undefined in the dark. */
  readonly fixed: number | undefined;
  /** What was drawn, in order. */
  readonly row: readonly boolean[];
  /** Changes with every draw: the stones fall again. */
  readonly drawKey: string;
  /** How many black ones are lifted, from the left. */
  readonly lifted?: number;
  /** How many may be. */
  readonly most?: number;
  lift?(count: number): void;
  /** A stone of panache is put on a black one. */
  invert?: (() => void) | undefined;
  readonly small?: boolean;
  /** Marks five in a row. */
  readonly run?: boolean;
}

export function Row({ fixed, row, drawKey, lifted = 0, most = 0, lift, invert, small = false, run = false }: RowProps) {
  const { t, held } = useTable();
  const mounts = Math.abs(fixed ?? 0);
  const empty = fixed === undefined ? Math.max(0, ROW - row.length) : Math.max(0, ROW - mounts - row.length);
  const inRun = run ? runAt(row) : -1;
  let black = 0;
  return (
    <ol className="sg-row" data-small={small} data-count={row.length} key={drawKey}>
      {Array.from({ length: mounts }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place
        <li key={`f${i}`} className="sg-place sg-fixed">
          <svg className="sg-mount" viewBox="0 0 60 60" aria-hidden="true">
            <use href="#sg-mount" />
          </svg>
          <Stone look={(fixed ?? 0) > 0 ? 'white' : 'black'} turn={i} />
          <span className="visually-hidden">{(fixed ?? 0) > 0 ? t.fixedWhite : t.fixedBlack}</span>
        </li>
      ))}
      {row.map((white, i) => {
        const nth = white ? 0 : ++black;
        const stone = (
          <>
            <Stone look={white ? 'white' : 'black'} turn={i} className="sg-falls" />
            <span className="visually-hidden">{white ? t.white : t.black}</span>
          </>
        );
        const up = nth > 0 && nth <= lifted;
        const canLift = nth > 0 && lift !== undefined && nth <= Math.max(most, 0);
        const canInvert = nth > 0 && invert !== undefined && held !== null;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place
            key={`d${i}`}
            className="sg-place sg-drawn"
            data-lifted={up}
            data-can={canLift}
            data-run={inRun >= 0 && i >= inRun && i < inRun + 5}
            data-drop={nth > 0 && invert ? 'invert' : undefined}
            style={{ '--i': i, '--at': mounts + i } as React.CSSProperties}
          >
            <i className="sg-shadow" aria-hidden="true" />
            {canInvert ? (
              <button type="button" aria-label={t.invertThis} onClick={invert}>
                {stone}
              </button>
            ) : canLift ? (
              <button
                type="button"
                aria-pressed={up}
                aria-label={t.lift(nth)}
                onClick={() => lift?.(up && nth === lifted ? nth - 1 : nth)}
              >
                {stone}
              </button>
            ) : (
              stone
            )}
          </li>
        );
      })}
      {Array.from({ length: empty }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hollow is its place
        <li key={`e${i}`} className="sg-place sg-hollow">
          <Stone look="hole" />
          <span className="visually-hidden">{t.empty}</span>
        </li>
      ))}
    </ol>
  );
}

/** Where five of a colour begin; −1 where none do. */
function runAt(row: readonly boolean[]): number {
  for (let i = 0; i + 5 <= row.length; i++) {
    if (row.slice(i, i + 5).every((stone) => stone === row[i])) return i;
  }
  return -1;
}

/** A row whose order nobody drew: white ones first. */
export const unordered = (white: number, all: number): boolean[] =>
  Array.from({ length: Math.max(0, all) }, (_, i) => i < white);
