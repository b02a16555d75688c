/** What is drawn over the ground for the activation in hand: how far, which way, what is seen, who may step in. */
import { memo } from 'react';
import { lastLegOf } from '../frames.ts';
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

/** Figures as they are engraved, 28 by 44: text would be set anew at every movement of the hand. */
const DIGITS = [
  'm14 0c8 0 14 8 14 22s-6 22-14 22s-14-8-14-22s6-22 14-22z',
  'm5 9l11-9v44',
  'm1 12c0-7 6-12 13-12s12 5 12 12c0 12-25 20-25 32h26',
  'm2 6c3-4 7-6 12-6c7 0 11 4 11 10s-4 10-11 10c8 0 13 5 13 12s-6 12-13 12c-6 0-11-2-13-7',
  'm20 44v-44l-19 31h26',
  'm24 0h-18l-2 19c3-2 7-3 10-3c8 0 13 6 13 14s-6 14-13 14c-6 0-10-2-13-6',
  'm23 4c-2-3-5-4-9-4c-9 0-13 10-13 24c0 12 5 20 13 20c7 0 13-5 13-13s-5-13-13-13c-6 0-11 4-13 10',
  'm1 0h26l-17 44',
  'm14 20c-6 0-10-4-10-10s4-10 10-10s10 4 10 10s-4 10-10 10c-7 0-13 5-13 12s6 12 13 12s13-5 13-12s-6-12-13-12z',
  'm5 40c2 3 5 4 9 4c9 0 13-10 13-24c0-12-5-20-13-20c-7 0-13 5-13 13s5 13 13 13c6 0 11-4 13-10',
];

/** Numbers, each with its middle at a point. */
const numbers = (all: readonly (readonly [at: Point, n: number])[]): string =>
  all
    .flatMap(([[x, y], n]) =>
      [...String(n)].map((digit, i, { length }) => {
        const left = x - (36 * length - 8) / 2 + 36 * i;
        return `M${left.toFixed(0)} ${(y - 22).toFixed(0)}${DIGITS[Number(digit)]}`;
      }),
    )
    .join('');

const discs = (points: readonly Point[], r: number): string =>
  points.map(([x, y]) => `M${(x - r).toFixed(0)} ${y.toFixed(0)}a${r} ${r} 0 1 1 0 1z`).join('');

/**
 * A paper tape with a stroke every centimetre and a figure every five. A path for each kind of mark, however many there are,
 * and if there are none: to take an element away and make it anew costs more than to leave it empty.
 */
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
  const fives: (readonly [at: Point, n: number])[] = [];
  for (let at = 100; at < length; at += 100) {
    const [x, y] = along(points, at);
    if (at % 500 === 0 && at < length - 60) {
      fives.push([[x, y], at / 100]);
      continue;
    }
    const [ax, ay] = along(points, at - 1);
    const [dx, dy] = [x - ax, y - ay];
    const l = Math.hypot(dx, dy) || 1;
    ticks.push(
      `M${(x + (dy / l) * 26).toFixed(0)} ${(y - (dx / l) * 26).toFixed(0)}l${((-dy / l) * 26).toFixed(0)} ${((dx / l) * 26).toFixed(0)}`,
    );
  }
  const corners = points.slice(1, -1).map((at, i) => [at, i + 1] as const);
  // The points of a line are no style, as what a path is drawn by is: nothing is matched anew.
  const line = points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(' ');
  return (
    <g className={`mb-tape mb-tape-${tone}`}>
      <polyline className="mb-tape-edge" points={line} />
      <polyline className="mb-tape-paper" points={line} />
      <Plates className="mb-tape-figure" r={52} all={fives} more={ticks.join('')} />
      <Plates className="mb-pin" r={48} all={corners} />
    </g>
  );
}

/** Discs with a number on them, and what else is drawn with that pen. */
function Plates({
  className,
  r,
  all,
  more = '',
}: {
  readonly className: string;
  readonly r: number;
  readonly all: readonly (readonly [at: Point, n: number])[];
  readonly more?: string;
}) {
  return (
    <>
      <path
        className={className}
        d={discs(
          all.map(([at]) => at),
          r,
        )}
      />
      <path className={`${className}-number`} d={`${more}${numbers(all)}`} />
    </>
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

/** What is seen from there: a path for each verdict, drawn or not. */
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
  const lines = { clear: '', partial: '', none: '', behind: '' };
  for (const { to, verdict, by, inFront } of sights) {
    const f = view.fighters[to] as Fighter;
    if (f.off || by.includes('mist')) continue;
    const b = on(plane, [f.x, f.y]);
    const l = distance(a, b) || 1;
    const cut = (p: Point, q: Point, r: number): Point => [
      p[0] + ((q[0] - p[0]) * r) / l,
      p[1] + ((q[1] - p[1]) * r) / l,
    ];
    const seen = inFront ? verdict : 'behind';
    lines[seen] += pathOf([cut(a, b, from.r + 30), cut(b, a, f.r + 30)]);
  }
  return (
    <g>
      {Object.entries(lines).map(([seen, d]) => (
        <path key={seen} className={`mb-sight mb-sight-${seen}`} d={d} />
      ))}
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
        const leg = lastLegOf(steps) ?? first;
        const [a, b] = [on(plane, [leg.ax, leg.ay]), on(plane, [leg.x, leg.y])];
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
