/**
 * One figure: true base, face, where it looks, life, armour and what is the matter with it. Drawn for a base of 21.3. With
 * coordinates rather than transforms, groups and opacities: each of those costs the browser at every frame of a drag.
 */
import { Drawing } from '@reverie/board/components/Drawing';
import { memo } from 'react';
import { profileOf } from '../data/fighters.ts';
import type { Fighter } from '../state.ts';
import { type Point, type Turn, turned } from './plane.ts';

/** The faces, in two inks: `mb-f` and `mb-l` are drawn on, `mb-c` and `mb-k` are left out of it. 64 by 64. */
const FACES = new URL('./faces.svg', import.meta.url).href;

const BASE = 21.3;
/** From noon around, for the notches of life. */
const ROUND = 'M0-24.9A24.9 24.9 0 1 1-.01-24.9';
const shields = (n: number): string =>
  Array.from(
    { length: n },
    (_, i) => `M${-21.8 + i * 8.5} 17h7.6v4.3c0 2.9-1.9 4.3-3.8 5.2-1.9-.9-3.8-2.3-3.8-5.2z`,
  ).join('');

export type Badge = 'reserved' | 'prepared' | 'stunned' | 'captor' | 'carries' | 'rooted' | 'noDodge';
const SIGNS: Readonly<Record<Badge, string>> = {
  reserved: 'M0-4L4 0L0 4L-4 0Z',
  prepared: 'M0 0c.8-1.6 3-.6 2.6 1.2C2 3.6-2.6 3.4-3.2.4-3.8-3 0-5 3-3.6',
  stunned: 'M-4-1q1.5 1.6 3 0M1-1q1.5 1.6 3 0M-2.5 3q2.5-2 5 0',
  captor: 'M-1 0a2.2 2.2 0 1 1-.1-.1zM1 0a2.2 2.2 0 1 0 .1-.1z',
  carries: 'M-3.5-1h7v4h-7zM-2-1v-2h4v2',
  rooted: 'M0-4v4M0 0l-3 4M0 0l3 4M0 0v4M-2-2l2 1 2-1',
  noDodge: 'M-3.5-3.5l7 7M3.5-3.5l-7 7',
};

interface FigureProps {
  readonly f: Fighter;
  readonly at: Point;
  readonly turn: Turn;
  readonly own: boolean;
  readonly badges: readonly Badge[];
  readonly look?: 'ghost' | 'chosen' | 'asked' | 'target' | 'wrong' | undefined;
  /** Played this turn. */
  readonly done?: boolean | undefined;
}

export const Figure = memo(function Figure({ f, at, turn, own, badges, look, done }: FigureProps) {
  const scale = f.r / BASE;
  const down = f.phys === 0;
  const [dx, dy] = turned(turn, f.fx, f.fy);
  const [ahead, aside] = [dy, dx].map((d) => d / (Math.hypot(dx, dy) || 1)) as [number, number];
  /** A place of the drawing of somebody who looks up, as this one looks. */
  const looking = (x: number, y: number): string =>
    `${(-x * ahead - y * aside).toFixed(1)} ${(x * aside - y * ahead).toFixed(1)}`;
  const { physique } = profileOf(f.kind);
  const kind = `mb-fig ${own ? 'mb-mine' : 'mb-foe'}${look ? ` mb-${look}` : ''}${done ? ' mb-done' : ''}${down ? ' mb-down' : ''}`;
  const flat = down ? 'rotate(-16) scale(1 .58)' : '';
  return (
    <g className={kind} transform={`translate(${Math.round(at[0])} ${Math.round(at[1])}) scale(${scale})`}>
      <ellipse className="mb-fig-shadow" rx="25.3" ry={down ? 15 : 24.3} cx="3.4" cy="5.5" />
      {look === 'ghost' ? <circle className="mb-bounds" r="44" /> : null}
      {look === 'chosen' || look === 'asked' ? (
        <>
          <circle className="mb-ring-1" r="33" />
          <circle className="mb-ring-2" r="37" />
        </>
      ) : null}
      {look === 'wrong' ? <path className="mb-amiss" d="M-36-36H36V36H-36Z" /> : null}
      {look === 'target' ? <path className="mb-cross-hair" d="M-30-30l9 9M30-30l-9 9M-30 30l9-9M30 30l-9-9" /> : null}
      {down ? null : (
        <>
          <path className="mb-front" d={`M${looking(-29.7, 0)}A29.8 29.8 0 0 1 ${looking(29.7, 0)}`} />
          <path className="mb-nose" d={`M${looking(-4.9, -28.3)}L${looking(0, -36.7)}L${looking(4.9, -28.3)}Z`} />
        </>
      )}
      <g transform={flat}>
        <circle className="mb-disc" r={BASE} />
        <svg
          x="-20.2"
          y="-19.8"
          width="40.4"
          height="40.4"
          viewBox="0 0 64 64"
          className="mb-face"
          aria-hidden="true"
          overflow="visible"
        >
          <Drawing of={`mb-face-${f.kind}`} from={FACES} />
        </svg>
        <circle className="mb-track" r="24.9" />
        {down ? (
          <path className="mb-fallen" d="M-11-11L11 11M11-11L-11 11" />
        ) : (
          <path
            className="mb-life"
            d={ROUND}
            pathLength={physique}
            strokeDasharray={`${'.8 .2 '.repeat(f.phys)}0 ${physique}`}
          />
        )}
      </g>
      {down ? null : (
        <g className="mb-shields">
          <path d={shields(Math.min(4, f.arm))} />
        </g>
      )}
      <g className="mb-letter">
        <circle r="8" cx="17" cy={down ? 10 : 17} />
        <text x="17" y={down ? 14 : 21}>
          {f.mark}
        </text>
      </g>
      <g className="mb-badges">
        {badges.slice(0, 3).map((badge, i) => (
          <g key={badge} transform={`translate(${[-19, -3, -27][i]} ${[-19, -28, -3][i]})`}>
            <circle r="8" />
            <path d={SIGNS[badge]} />
          </g>
        ))}
      </g>
    </g>
  );
});

/** The face alone, in a disc, for lists and cards. */
export function Face({
  kind,
  own,
  mark,
  dim,
}: {
  kind: string;
  own: boolean;
  mark?: string;
  dim?: boolean | undefined;
}) {
  return (
    <svg
      viewBox="-26 -26 52 52"
      className={`mb-face-disc mb-fig ${own ? 'mb-mine' : 'mb-foe'}${dim ? ' mb-done' : ''}`}
      aria-hidden="true"
    >
      <circle className="mb-disc" r="23.5" />
      <svg x="-22.5" y="-22" width="45" height="45" viewBox="0 0 64 64" className="mb-face" aria-hidden="true">
        <Drawing of={`mb-face-${kind}`} from={FACES} />
      </svg>
      {mark ? (
        <g className="mb-letter" transform="translate(17 17)">
          <circle r="8" />
          <text y="4">{mark}</text>
        </g>
      ) : null}
    </svg>
  );
}
