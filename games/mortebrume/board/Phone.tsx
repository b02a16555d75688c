/** Help for fingers: half a centimetre at a time, and what lies under the finger seen beside it. */
import { type PointerEvent, useRef } from 'react';
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
    <div
      className="mb-nudges mb-card"
      data-over-stage=""
      role="toolbar"
      aria-label={t.nudge}
      aria-orientation="vertical"
    >
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

/** How high the sheet of a phone stands: what is asked with its main button, the card, all of it. */
const HEIGHTS = ['peek', 'half', 'full'] as const;
export type Height = (typeof HEIGHTS)[number];
/** Pixels that a finger pulls the sheet from one height to the next. */
const PULL = 40;

interface GripProps {
  readonly height: Height;
  change(height: Height): void;
  readonly t: BoardWords;
}

/** Pulled up and down, or pressed: the sheet takes another of its three heights. Seen on phones alone. */
export function Grip({ height, change, t }: GripProps) {
  const from = useRef<number | null>(null);
  const moved = useRef(false);
  const now = HEIGHTS.indexOf(height);
  const to = (at: number) => change(HEIGHTS[Math.min(HEIGHTS.length - 1, Math.max(0, at))] as Height);
  const pulled = ({ clientY }: PointerEvent) => {
    if (from.current === null || Math.abs(clientY - from.current) < PULL) return;
    to(now + (clientY < from.current ? 1 : -1));
    from.current = clientY;
    moved.current = true;
  };
  return (
    <div className="mb-grip">
      <button
        type="button"
        aria-label={height === 'full' ? t.smaller : t.larger}
        onPointerDown={(event) => {
          from.current = event.clientY;
          moved.current = false;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={pulled}
        onPointerUp={() => {
          from.current = null;
        }}
        onClick={() => {
          if (!moved.current) to(height === 'full' ? 0 : now + 1);
          moved.current = false;
        }}
      />
    </div>
  );
}

interface MagnifierProps {
  readonly at: Point;
  readonly zoom: number;
  readonly left: boolean;
  /** To the nearest base, in words. */
  readonly gap: string | null;
}

/** A brass magnifier in the upper corner opposite the finger. */
export function Magnifier({ at, zoom, left, gap }: MagnifierProps) {
  const wide = 128 / (zoom * 2.1);
  return (
    <div className="mb-magnifier" data-left={left}>
      <svg viewBox={`${at[0] - wide / 2} ${at[1] - wide / 2} ${wide} ${wide}`} aria-hidden="true">
        <use href="#mb-base" />
        <use href="#mb-under" />
        <use href="#mb-upper" />
        <use href="#mb-hand" />
      </svg>
      {gap ? <span>{gap}</span> : null}
    </div>
  );
}
