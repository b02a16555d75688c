/** What is drawn over the ground for the activation in hand: how far, which way, what is seen, who may step in. */
import { memo } from 'react';
import type { DeclaredWay } from '../overlay.ts';
import type { Interceptor } from '../sketch/outlook.ts';
import type { SightLine } from '../sketch/sights.ts';
import type { Outline } from '../sketch/tape.ts';
import type { Fighter, View } from '../state.ts';
import { along, between, distance, type Point, pathOf, toPlane } from './plane.ts';
import type { PlaneOf } from './reading.ts';

const on = ({ turn, side }: PlaneOf, at: Point): Point => toPlane(turn, side, at);

/** Patterns and the like: never colour alone. */
export function MarkDefs() {
  return (
    <defs>
      <pattern id="mb-hatch" width="42" height="42" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="mb-hatch" d="M0 0V42" />
      </pattern>
      <pattern id="mb-zone" width="36" height="36" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path className="mb-zone-hatch" d="M0 0V36" />
      </pattern>
      <pattern id="mb-dots" width="54" height="54" patternUnits="userSpaceOnUse">
        <circle className="mb-dot" cx="12" cy="12" r="5.4" />
      </pattern>
      <pattern id="mb-strip-hatch" width="90" height="90" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="mb-strip-stroke" d="M0 0V90" />
      </pattern>
    </defs>
  );
}

export const Contours = memo(function Contours({ reach, plane }: { readonly reach: Outline; readonly plane: PlaneOf }) {
  const d = (lines: Outline['single']) =>
    lines
      .map((one) =>
        pathOf(
          one.map((at) => on(plane, at)),
          true,
        ),
      )
      .join('');
  return (
    <g className="mb-contours">
      <path className="mb-reach-2" d={d(reach.double)} />
      <path className="mb-reach-1" d={d(reach.single)} />
    </g>
  );
});

/** A paper tape with a stroke every centimetre and a figure every five. */
export function Tape({
  points,
  tone,
}: {
  readonly points: readonly Point[];
  readonly tone: 'plain' | 'double' | 'bad';
}) {
  if (points.length < 2) return null;
  const length = points.slice(1).reduce((sum, p, i) => sum + distance(points[i] as Point, p), 0);
  const ticks: string[] = [];
  for (let at = 100; at < length; at += 100) {
    const [x, y] = along(points, at);
    const [ax, ay] = along(points, at - 1);
    const [dx, dy] = [x - ax, y - ay];
    const l = Math.hypot(dx, dy) || 1;
    const half = at % 500 === 0 ? 26 : 13;
    ticks.push(
      `M${(x + (dy / l) * 26).toFixed(0)} ${(y - (dx / l) * 26).toFixed(0)}l${((-dy / l) * half * 2).toFixed(0)} ${((dx / l) * half * 2).toFixed(0)}`,
    );
  }
  const fives = Array.from({ length: Math.floor(length / 500) }, (_, i) => (i + 1) * 500).filter(
    (at) => at < length - 60,
  );
  return (
    <g className={`mb-tape mb-tape-${tone}`}>
      <path className="mb-tape-edge" d={pathOf(points)} />
      <path className="mb-tape-paper" d={pathOf(points)} />
      <path className="mb-tape-ticks" d={ticks.join('')} />
      {fives.map((at) => {
        const [x, y] = along(points, at);
        return (
          <g key={at}>
            <circle className="mb-tape-figure" r="52" cx={x.toFixed(0)} cy={y.toFixed(0)} />
            <text className="mb-tape-text" x={x.toFixed(0)} y={(y + 22).toFixed(0)}>
              {at / 100}
            </text>
          </g>
        );
      })}
      {points.slice(1, -1).map(([x, y], i) => (
        // By its number: a corner that wanders with the tape is the same one.
        // biome-ignore lint/suspicious/noArrayIndexKey: corners have no other name
        <g key={i} className="mb-pin">
          <circle r="48" cx={x.toFixed(0)} cy={y.toFixed(0)} />
          <text x={x.toFixed(0)} y={(y + 22).toFixed(0)}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The run of a charge, as wide as the base. */
export function Corridor({
  from,
  to,
  r,
  foe,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly r: number;
  readonly foe?: boolean;
}) {
  const l = distance(from, to) || 1;
  const [nx, ny] = [(-(to[1] - from[1]) / l) * r, ((to[0] - from[0]) / l) * r];
  const d = pathOf(
    [
      [from[0] + nx, from[1] + ny],
      [to[0] + nx, to[1] + ny],
      [to[0] - nx, to[1] - ny],
      [from[0] - nx, from[1] - ny],
    ],
    true,
  );
  return <path className={`mb-corridor${foe ? ' mb-against' : ''}`} d={d} />;
}

/** The part of a way on which somebody may step in. */
export function Stretches({
  interceptors,
  way,
}: {
  readonly interceptors: readonly Interceptor[];
  readonly way: readonly Point[];
}) {
  return (
    <g>
      {interceptors
        .filter(({ melee }) => melee)
        .flatMap(({ who, stretches }) =>
          stretches.map(([from, to]) => (
            <path
              key={`${who} ${from} ${to}`}
              className="mb-stretch"
              d={pathOf(between(way, from, Math.max(to, from + 20)))}
            />
          )),
        )}
    </g>
  );
}

/** Where somebody strikes: its zone, as far as it looks. */
export function Zone({ f, reach, plane }: { readonly f: Fighter; readonly reach: number; readonly plane: PlaneOf }) {
  const [x, y] = on(plane, [f.x, f.y]);
  const l = Math.hypot(f.fx, f.fy) || 1;
  const r = f.r + reach;
  const ahead = on(plane, [f.x + (f.fx / l) * r, f.y + (f.fy / l) * r]);
  const [dx, dy] = [ahead[0] - x, ahead[1] - y];
  const a: Point = [x - dy, y + dx];
  const b: Point = [x + dy, y - dx];
  const d = `M${a[0].toFixed(0)} ${a[1].toFixed(0)}A${r} ${r} 0 0 1 ${b[0].toFixed(0)} ${b[1].toFixed(0)}Z`;
  return <path className="mb-zone" d={d} />;
}

export function Sights({
  view,
  from,
  sights,
  plane,
}: {
  readonly view: View;
  readonly from: Fighter;
  readonly sights: readonly SightLine[];
  readonly plane: PlaneOf;
}) {
  const a = on(plane, [from.x, from.y]);
  return (
    <g>
      {sights.map(({ to, verdict, by, inFront }) => {
        const f = view.fighters[to] as Fighter;
        if (f.off || by.includes('mist')) return null;
        const b = on(plane, [f.x, f.y]);
        const l = distance(a, b) || 1;
        const cut = (p: Point, q: Point, r: number): Point => [
          p[0] + ((q[0] - p[0]) * r) / l,
          p[1] + ((q[1] - p[1]) * r) / l,
        ];
        const seen = inFront ? verdict : 'behind';
        return (
          <path
            key={to}
            className={`mb-sight mb-sight-${seen}`}
            d={pathOf([cut(a, b, from.r + 30), cut(b, a, f.r + 30)])}
          />
        );
      })}
    </g>
  );
}

/** Ways that were declared, until they are gone. */
export function DeclaredWays({
  view,
  ways,
  own,
  plane,
}: {
  readonly view: View;
  readonly ways: readonly DeclaredWay[];
  readonly own: number;
  readonly plane: PlaneOf;
}) {
  return (
    <>
      {ways.map(({ who, steps, charge }) => {
        const f = view.fighters[who] as Fighter;
        const [first] = steps;
        if (!first) return null;
        const points = [[first.ax, first.ay] as const, ...steps.map(({ x, y }) => [x, y] as const)].map((p) =>
          on(plane, p),
        );
        const [a, b] = points.slice(-2) as [Point, Point];
        return (
          <g key={who}>
            {charge ? <Corridor from={a} to={b} r={f.r} foe={f.seat !== own} /> : null}
            <Tape points={points} tone="plain" />
          </g>
        );
      })}
    </>
  );
}

/** The arc of a sweep, from the first to the last that it meets. */
export function Arc({
  from,
  over,
  plane,
}: {
  readonly from: Fighter;
  readonly over: readonly (Fighter | undefined)[];
  readonly plane: PlaneOf;
}) {
  const [x, y] = on(plane, [from.x, from.y]);
  const ends = over.flatMap((f) => (f ? [on(plane, [f.x, f.y])] : []));
  const [a, b] = ends.map((p) => Math.atan2(p[1] - y, p[0] - x));
  if (a === undefined || b === undefined) return null;
  const r = Math.max(...ends.map((p) => distance([x, y], p)));
  const by = Math.atan2(Math.sin(b - a), Math.cos(b - a));
  const end = (angle: number): string =>
    `${(x + r * Math.cos(angle)).toFixed(0)} ${(y + r * Math.sin(angle)).toFixed(0)}`;
  return (
    <path
      className="mb-arc"
      d={`M${x.toFixed(0)} ${y.toFixed(0)}L${end(a)}A${r.toFixed(0)} ${r.toFixed(0)} 0 0 ${by > 0 ? 1 : 0} ${end(b)}Z`}
    />
  );
}
