/** The table itself: its frame with a ruler, grass, scenery, the strips and what is to be held. In the table's units. */
import { memo } from 'react';
import type { SceneryPiece } from '../data/scenarios.ts';
import { type Point, type Turn, toPlane } from './plane.ts';
import { Piece, seeded } from './terrain.tsx';

interface GroundProps {
  readonly side: number;
  readonly turn: Turn;
  readonly scenery: readonly SceneryPiece[];
  readonly rain: boolean;
  /** In units; 0 shows none. */
  readonly strip: number;
  readonly zone: number;
  /** Without the frame, for a small picture. */
  readonly bare?: true;
}

const n = (x: number): string => String(Math.round(x * 100) / 100);

/** Grass in one path a kind: many tufts, few elements. */
function grass(side: number): { readonly tufts: string; readonly pale: string; readonly patches: readonly string[] } {
  const random = seeded(`grass ${side}`);
  const tuft = (): string => {
    const [x, y, s] = [random() * side, random() * side, 0.7 + random() * 0.5];
    return `M${n(x)} ${n(y)}l${n(-0.22 * s)} ${n(-0.48 * s)}m${n(0.36 * s)} ${n(0.48 * s)}l.02 ${n(-0.64 * s)}m${n(0.11 * s)} ${n(0.64 * s)}l${n(0.25 * s)} ${n(-0.46 * s)}`;
  };
  const patch = (): string => {
    const [x, y, r] = [random() * side, random() * side, 4 + random() * 6];
    const points = Array.from({ length: 9 }, (_, i): Point => {
      const angle = (i / 9) * 2 * Math.PI;
      const far = r * (0.7 + random() * 0.5);
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.7];
    });
    const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const last = points[points.length - 1] as Point;
    const start = mid(last, points[0] as Point);
    return `M${n(start[0])} ${n(start[1])}${points
      .map((p, i) => {
        const m = mid(p, points[(i + 1) % points.length] as Point);
        return `Q${n(p[0])} ${n(p[1])} ${n(m[0])} ${n(m[1])}`;
      })
      .join('')}Z`;
  };
  const many = Math.round((side * side) / 90);
  return {
    tufts: Array.from({ length: many }, tuft).join(''),
    pale: Array.from({ length: many }, tuft).join(''),
    patches: Array.from({ length: 14 }, patch),
  };
}

export const Ground = memo(function Ground({ side, turn, scenery, rain, strip, zone, bare }: GroundProps) {
  const cm = side / 100;
  const { tufts, pale, patches } = grass(cm);
  const far = strip / 100;
  const edge = (y: number): readonly [Point, Point] => [toPlane(turn, cm, [0, y]), toPlane(turn, cm, [cm, y])];
  return (
    <g transform="scale(100)">
      <defs>
        <pattern id="mb-rain" width="3" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(18)">
          <path className="mb-rain" d="M.5 .4v1.3M2 2.2v1.1" />
        </pattern>
      </defs>
      {bare ? null : <rect className="mb-frame" x="-2.2" y="-2.2" width={cm + 4.4} height={cm + 4.4} rx=".6" />}
      <rect className="mb-cloth" width={cm} height={cm} />
      <clipPath id="mb-cloth">
        <rect width={cm} height={cm} />
      </clipPath>
      <g clipPath="url(#mb-cloth)">
        {patches.map((d, i) => (
          <path key={d} className={i % 2 === 0 ? 'mb-g-a' : 'mb-g-b'} d={d} />
        ))}
      </g>
      <path className="mb-tuft" d={tufts} />
      <path className="mb-tuft mb-pale" d={pale} />
      {bare ? null : <Ruler cm={cm} />}
      {scenery.map((piece) => (
        <Piece key={JSON.stringify(piece)} piece={piece} turn={turn} side={side} />
      ))}
      {zone > 0 ? <circle className="mb-goal" cx={cm / 2} cy={cm / 2} r={zone / 100} /> : null}
      {far > 0
        ? [far, cm - far].map((y) => {
            const [[ax, ay], [bx, by]] = edge(y);
            return <path key={y} className="mb-strip-line" d={`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`} />;
          })
        : null}
      {rain ? <rect className="mb-rain-cloth" width={cm} height={cm} fill="url(#mb-rain)" /> : null}
    </g>
  );
});

/** A mark every two centimetres, a longer one with its figure every ten. */
function Ruler({ cm }: { readonly cm: number }) {
  const marks: string[] = [];
  for (let at = 0; at <= cm; at += 2) {
    const long = at % 10 === 0 ? 1 : 0.5;
    marks.push(`M${at} ${cm}v${long}M${at} 0v${-long}M0 ${at}h${-long}M${cm} ${at}h${long}`);
  }
  const tens = Array.from({ length: Math.ceil(cm / 10) - 1 }, (_, i) => (i + 1) * 10).filter((at) => at < cm - 2);
  return (
    <>
      <path className="mb-rule" d={marks.join('')} />
      {tens.map((at) => (
        <text key={at} className="mb-rule-text" x={at} y={cm + 1.85}>
          {at}
        </text>
      ))}
    </>
  );
}
