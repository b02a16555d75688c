/**
 * Scenery in the house's engraved manner, drawn from what the rules know of a piece: its kind, its corners and its height.
 * In centimetres of the plane. Light comes from the upper left however the table is turned. The art may be softer than the
 * rule: the dotted line is what counts.
 */
import { memo, type ReactNode } from 'react';
import type { SceneryPiece } from '../data/scenarios.ts';
import { type Point, type Turn, toPlane } from './plane.ts';
import { TREES, type TreePart } from './trees.ts';

type Random = () => number;

/** The same numbers for the same piece. */
export function seeded(text: string): Random {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (x: number): string => String(Math.round(x * 100) / 100);
const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A soft closed curve through points. */
function curve(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] as Point;
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const p = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const q = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${n(p[0] as number)} ${n(p[1] as number)} ${n(q[0] as number)} ${n(q[1] as number)} ${n(c[0])} ${n(c[1])}`;
  }
  return `${d}Z`;
}

function contains(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[j] as Point;
    const [bx, by] = points[i] as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
const boxOf = (points: readonly Point[]) => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};
const shifted = (points: readonly Point[], dx: number, dy: number): Point[] => points.map(([x, y]) => [x + dx, y + dy]);
const towards = ([x, y]: Point, [cx, cy]: Point, share: number): Point => [x + (cx - x) * share, y + (cy - y) * share];

/** The outline with points every so often, each moved a little. */
function ragged(points: readonly Point[], every: number, by: number, random: Random): Point[] {
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    const parts = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / every));
    return Array.from({ length: parts }, (_, k): Point => {
      const [x, y] = towards(a, b, k / parts);
      return [x + (random() - 0.5) * by, y + (random() - 0.5) * by];
    });
  });
}

/** Lighter towards the upper left. */
const shade = (nx: number, ny: number): string => {
  const lit = -(nx + ny * 1.2);
  return lit > 0.7 ? 'a' : lit > 0 ? 'b' : lit > -0.8 ? 'c' : 'd';
};

interface Drawn {
  readonly points: readonly Point[];
  readonly height: number;
  readonly random: Random;
}

function Wood({ points, height, random }: Drawn) {
  const { left, top, right, bottom } = boxOf(points);
  const placed: { readonly at: Point; readonly r: number; readonly tree: string }[] = [];
  for (let i = 0; i < 900 && placed.length < 60; i++) {
    const r = 0.85 + random() * 0.6;
    const at: Point = [left + random() * (right - left), top + random() * (bottom - top)];
    const edge: Point[] = [0, 1, 2, 3].map((k) => [at[0] + [r, -r, 0, 0][k]! * 0.75, at[1] + [0, 0, r, -r][k]! * 0.75]);
    if (![at, ...edge].every((p) => contains(points, p))) continue;
    if (placed.some((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < (other.r + r) * 0.86)) continue;
    placed.push({ at, r, tree: `${random() < 0.6 ? 'oak' : 'fir'}${Math.floor(random() * 3)}` });
  }
  placed.sort((a, b) => a.at[1] - b.at[1]);
  const far = height * 0.12;
  const parts = placed.flatMap(({ at, r, tree }) =>
    (TREES[tree] ?? []).map((part) => ({ ...part, d: laid(part, at, r) })),
  );
  const isShade = ({ className }: { readonly className: string }) => className === SHADE;
  return (
    <>
      <path className="mb-w-sh" d={curve(shifted(ragged(points, 2, 0.3, random), far, far * 1.2))} />
      <path className="mb-w-gr" d={curve(ragged(points, 2, 0.4, random))} />
      <path
        className={SHADE}
        d={parts
          .filter(isShade)
          .map(({ d }) => d)
          .join('')}
      />
      {parts
        .filter((part) => !isShade(part))
        .map(({ className, d }) => (
          <path key={d} className={className} d={d} />
        ))}
    </>
  );
}
const SHADE = 'mb-t-sh';

/**
 * A part of a tree where the tree stands, in coordinates of the table: to the browser each transform is a group of its own,
 * and a wood has hundreds. Its paths know M, L, A and Z.
 */
function laid({ d, by = [0, 0] }: TreePart, [x, y]: Point, r: number): string {
  return d.replace(/([MLA])([^MLAZ]*)/g, (_, command: string, figures: string) => {
    const all = figures.trim().split(/[ ,]+/).map(Number);
    const [ex, ey] = all.slice(-2) as [number, number];
    const end = `${n(x + (ex + by[0]) * r)} ${n(y + (ey + by[1]) * r)}`;
    const [rx, ry, ...turned] = all;
    return command === 'A' ? `A${n(rx! * r)} ${n(ry! * r)} ${turned.slice(0, 3).join(' ')} ${end}` : `${command}${end}`;
  });
}

function Rock({ points, height, random }: Drawn) {
  const base = ragged(points, 2.6, 0.7, random).map((p) => towards(p, middle(points), 0.03));
  const centre = towards(middle(points), [boxOf(points).left, boxOf(points).top], 0.12);
  const top = base.map((p) => towards(p, centre, 0.24 + random() * 0.1));
  const far = height * 0.18;
  return (
    <>
      <path className="mb-r-sh" d={line(shifted(base, far, far * 1.25))} />
      <path className="mb-r-0" d={line(base)} />
      {base.map((p, i) => {
        const q = base[(i + 1) % base.length] as Point;
        const [a, b] = [top[i] as Point, top[(i + 1) % top.length] as Point];
        const mid: Point = [(p[0] + q[0]) / 2 - centre[0], (p[1] + q[1]) / 2 - centre[1]];
        const long = Math.hypot(...mid) || 1;
        const tone = shade(mid[0] / long, mid[1] / long);
        const strokes = tone === 'c' || tone === 'd' ? 4 : 0;
        return (
          <g key={`${p}`}>
            <path className={`mb-r-${tone}`} d={line([p, q, b, a])} />
            {Array.from({ length: strokes }, (_, k) => {
              const s = towards(p, q, (k + 1) / (strokes + 1));
              const e = towards(s, towards(a, b, (k + 1) / (strokes + 1)), 0.75);
              // biome-ignore lint/suspicious/noArrayIndexKey: hatching has no identity
              return <path key={k} className="mb-r-h" d={`M${n(s[0])} ${n(s[1])}L${n(e[0])} ${n(e[1])}`} />;
            })}
          </g>
        );
      })}
      <path className="mb-r-top" d={line(top)} />
      {[0, 1].map((k) => {
        const [x, y] = towards(top[(k * 4) % top.length] as Point, centre, 0.35);
        return (
          <path
            key={k}
            className="mb-r-ck"
            d={`M${n(x)} ${n(y)}l${n(0.5 + random())} ${n(random() - 0.3)}l${n(0.2 + random() * 0.5)} ${n(0.3 + random() * 0.6)}`}
          />
        );
      })}
      {base
        .filter((_, i) => i % 4 === 1)
        .map(([x, y]) => (
          <ellipse
            key={`${x}`}
            className="mb-r-b mb-st"
            cx={n(x)}
            cy={n(y)}
            rx={n(0.2 + random() * 0.25)}
            ry={n(0.18 + random() * 0.15)}
          />
        ))}
    </>
  );
}

/** Two courses of stones along the longer side of its box; the outline keeps what is beyond it away. */
function Wall({ points, height, random }: Drawn) {
  const { left, top, right, bottom } = boxOf(points);
  const lying = right - left >= bottom - top;
  const long = lying ? right - left : bottom - top;
  const wide = lying ? bottom - top : right - left;
  const courses = Math.max(2, Math.round(wide / 1.0));
  const stones: ReactNode[] = [];
  for (let course = 0; course < courses; course++) {
    for (let at = 0; at < long - 0.2; ) {
      const size = Math.min(long - at, 0.9 + random() * 0.9);
      const [a, b] = [at + 0.05, course * (wide / courses) + 0.05];
      const [x, y] = lying ? [left + a, top + b] : [left + b, top + a];
      const [w, h] = lying ? [size - 0.1, wide / courses - 0.1] : [wide / courses - 0.1, size - 0.1];
      stones.push(
        <g key={`${course} ${at}`}>
          <rect
            className={`mb-s-${Math.floor(random() * 3)} mb-st`}
            x={n(x)}
            y={n(y)}
            width={n(Math.max(0.1, w))}
            height={n(Math.max(0.1, h))}
            rx=".12"
          />
          <path className="mb-s-hi" d={`M${n(x + 0.1)} ${n(y + 0.12)}h${n(Math.max(0, w - 0.2))}`} />
        </g>,
      );
      at += size;
    }
  }
  const far = height * 0.16;
  const id = `mb-wall-${n(left)}-${n(top)}-${n(right)}`;
  return (
    <>
      <path className="mb-r-sh" d={line(shifted(points, far, far * 1.25))} />
      <clipPath id={id}>
        <path d={line(points)} />
      </clipPath>
      <path className="mb-wall" d={line(points)} />
      <g clipPath={`url(#${id})`}>{stones}</g>
    </>
  );
}

function Mire({ points, random }: Drawn) {
  const shore = ragged(points, 2.2, 0.5, random);
  const centre = middle(points);
  const inner = (share: number) => curve(shore.map((p) => towards(p, centre, share)));
  const { left, top, right, bottom } = boxOf(points);
  const somewhere = (): Point => [
    left + (0.15 + random() * 0.7) * (right - left),
    top + (0.15 + random() * 0.7) * (bottom - top),
  ];
  const inside = (count: number) => Array.from({ length: count }, somewhere).filter((p) => contains(points, p));
  return (
    <>
      <path className="mb-m-bk" d={curve(shore)} />
      <path className="mb-m-0" d={inner(0.07)} />
      <path className="mb-m-1" d={inner(0.22)} />
      <path className="mb-m-2" d={inner(0.42)} />
      {inside(9).map(([x, y]) => (
        <path key={`${x}`} className="mb-m-l" d={`M${n(x - 0.6)} ${n(y)}q.3 -.25 .6 0t.6 0`} />
      ))}
      {inside(5).map(([x, y]) => (
        <ellipse key={`${x}`} className="mb-m-lp" cx={n(x)} cy={n(y)} rx=".32" ry=".22" />
      ))}
      {shore
        .filter((_, i) => i % 3 === 0)
        .map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <path
              className="mb-m-rd"
              d={`M${n(x)} ${n(y)}q-.1 -.6 -.25 -1M${n(x + 0.15)} ${n(y)}q0 -.7 .05 -1.2M${n(x + 0.3)} ${n(y)}q.1 -.5 .3 -.85`}
            />
            <path className="mb-m-ct" d={`M${n(x + 0.2)} ${n(y - 1.2)}v.35`} />
          </g>
        ))}
    </>
  );
}

function Mound({ points, height, random }: Drawn) {
  const centre = middle(points);
  const rings = [0, 0.14, 0.3];
  const edge = ragged(points, 0.7, 0, random);
  const hachures = (from: number, to: number) =>
    edge.map((p) => {
      const a = towards(p, centre, from + random() * 0.02);
      const b = towards(p, centre, to - random() * 0.03);
      const dark = a[0] + a[1] > centre[0] + centre[1];
      return (
        <path
          key={`${p}`}
          className={dark ? 'mb-h-hd' : 'mb-h-hl'}
          d={`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`}
        />
      );
    });
  const far = height * 0.15;
  return (
    <>
      <path className="mb-r-sh" d={line(shifted(points, far, far * 1.25))} />
      {rings.map((share, i) => (
        <path key={share} className={`mb-h-${i}`} d={line(points.map((p) => towards(p, centre, share)))} />
      ))}
      {hachures(0.01, 0.12)}
      {hachures(0.16, 0.27)}
      <path className="mb-h-lip" d={line(points.map((p) => towards(p, centre, 0.3)))} />
    </>
  );
}

function Pit({ points, random }: Drawn) {
  const rim = ragged(points, 1.1, 0.18, random);
  const { left, top } = boxOf(points);
  const centre = middle(points);
  const floor = points.map((p) => towards(towards(p, centre, 0.12), [left, top], -0.02));
  return (
    <>
      <path className="mb-p-rim" d={line(rim)} />
      <path className="mb-p-0" d={line(rim)} />
      <path className="mb-p-1" d={line(floor)} />
      {rim.map((p) => {
        const [x, y] = towards(p, centre, 0.2);
        const near = Math.min(1, 0.8 / (Math.hypot(x - p[0], y - p[1]) || 1));
        const [ex, ey] = towards(p, [x, y], near);
        return <path key={`${p}`} className="mb-p-h" d={`M${n(p[0])} ${n(p[1])}L${n(ex)} ${n(ey)}`} />;
      })}
    </>
  );
}

const ART: Readonly<Record<SceneryPiece['kind'], (drawn: Drawn) => ReactNode>> = {
  wood: Wood,
  rock: Rock,
  wall: Wall,
  mire: Mire,
  steps: Mound,
  hole: Pit,
};

/** The corners of a piece on the plane, in centimetres. */
export const cornersOf = (piece: SceneryPiece, turn: Turn, side: number): Point[] =>
  piece.at.map((corner) => toPlane(turn, side / 100, corner));

interface PieceProps {
  readonly piece: SceneryPiece;
  readonly turn: Turn;
  /** Of the table, in units. */
  readonly side: number;
}

export const Piece = memo(function Piece({ piece, turn, side }: PieceProps) {
  const points = cornersOf(piece, turn, side);
  const Art = ART[piece.kind];
  // Its own corners, not those of the plane: the same trees stand there however the table is turned.
  const random = seeded(JSON.stringify([piece.kind, piece.at]));
  return (
    <g className="mb-piece">
      <Art points={points} height={piece.height} random={random} />
      <path className="mb-foot" d={line(points)} />
    </g>
  );
});

/** How high a piece stands, on a plate at its lower right corner, above the mist. */
export function HeightPlate({ piece, turn, side }: PieceProps) {
  if (piece.height === 0) return null;
  const { right, bottom } = boxOf(cornersOf(piece, turn, side));
  const high = piece.kind === 'hole' ? -piece.height : piece.height;
  return (
    <g className="mb-height">
      <path d={`M${n(right - 2.05)} ${n(bottom - 0.6)}h2.1l.35.5-.35.5h-2.1l-.35-.5z`} />
      <text x={n(right - 1)} y={n(bottom + 0.2)}>
        {String(high).replace('-', '−')}
      </text>
    </g>
  );
}
