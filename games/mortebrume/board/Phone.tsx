/** Help for fingers: half a centimetre at a time, and what lies under the finger seen beside it. */
import type { Point } from './plane.ts';
import type { BoardWords } from './words.ts';

const WAYS: readonly (readonly [name: keyof BoardWords['nudges'], icon: string, by: Point])[] = [
  ['up', 'M12 19V5M6 11l6-6 6 6', [0, -1]],
  ['down', 'M12 5v14M6 13l6 6 6-6', [0, 1]],
  ['left', 'M19 12H5M11 6l-6 6 6 6', [-1, 0]],
  ['right', 'M5 12h14M13 6l6 6-6 6', [1, 0]],
];

export function Nudges({ t, nudge }: { readonly t: BoardWords; nudge(by: Point): void }) {
  return (
    <div className="mb-nudges mb-over mb-card" role="toolbar" aria-label={t.nudge} aria-orientation="vertical">
      {WAYS.map(([name, icon, by]) => (
        <button key={name} type="button" aria-label={t.nudges[name]} onClick={() => nudge(by)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
        </button>
      ))}
      <span aria-hidden="true">{t.half}</span>
    </div>
  );
}

/** A brass magnifier in the upper corner opposite the finger. */
export function Magnifier({ at, zoom, left }: { readonly at: Point; readonly zoom: number; readonly left: boolean }) {
  const wide = 128 / (zoom * 2.1);
  return (
    <div className="mb-magnifier" data-left={left}>
      <svg viewBox={`${at[0] - wide / 2} ${at[1] - wide / 2} ${wide} ${wide}`} aria-hidden="true">
        <use href="#mb-under" />
        <use href="#mb-upper" />
      </svg>
    </div>
  );
}
