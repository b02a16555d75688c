/** Everybody on the table, each a button for keys and screen readers; fingers go by the nearest centre. */
import { ledByHand } from '@reverie/ui/led';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import type { Placement } from '../sketch/sights.ts';
import type { Fighter } from '../state.ts';
import { type Badge, Figure } from './Figure.tsx';
import { type Point, toPlane } from './plane.ts';
import { badgesOf, inWords, type MortebrumeProps, type PlaneOf, thingName } from './reading.ts';
import { boardWords } from './words.ts';

interface FiguresProps {
  readonly board: MortebrumeProps;
  readonly plane: PlaneOf;
  readonly places: ReadonlyMap<number, Point>;
  /** While the horde is set up. */
  readonly facings: ReadonlyMap<number, Placement>;
  /** Put where they may not stand. */
  readonly misplaced: ReadonlySet<number>;
  readonly chosen: number | null;
  readonly asked: readonly number[];
  readonly target: number | null;
  /** Nobody of mine sees them: they stand in the mist. */
  readonly veiled: ReadonlySet<number>;
  /** Something is in hand. */
  readonly armed: boolean;
  touch(f: Fighter): void;
  look(f: Fighter | null): void;
}

export const Figures = memo(function Figures({
  board,
  plane,
  places,
  facings,
  misplaced,
  chosen,
  asked,
  target,
  veiled,
  armed,
  touch,
  look,
}: FiguresProps) {
  const { view, who, language } = board;
  const t = boardWords[language];
  const own = who === 'spectator' ? 0 : who;
  const { turn, side } = plane;
  const here = view.fighters.filter((f) => places.has(f.id));
  // Who lies is stepped over: the others are drawn on top.
  const order = [...here].sort(
    (a, b) => Number(a.phys > 0) - Number(b.phys > 0) || Number(a.id === chosen) - Number(b.id === chosen),
  );
  return (
    <g>
      {view.things.map(({ kind, x, y, holder }) => {
        if (holder >= 0) return null;
        const [px, py] = toPlane(turn, side, [x, y]);
        return (
          <g key={`${kind} ${x} ${y}`} className="mb-thing" transform={`translate(${px} ${py})`}>
            <title>{thingName(kind, language, t)}</title>
            <circle r="95" />
            <path d="M-45-20h90v60h-90zM-30-20v-25h60v25" />
          </g>
        );
      })}
      {here.map((f) => {
        const captor = view.fighters[f.captor];
        const [a, b] = [places.get(f.id), captor && places.get(captor.id)];
        if (!a || !b) return null;
        const [ax, ay] = toPlane(turn, side, a);
        const [bx, by] = toPlane(turn, side, b);
        return <path key={`chain ${f.id}`} className="mb-chain" d={`M${ax} ${ay}L${bx} ${by}`} />;
      })}
      {order.map((f) => {
        const given = facings.get(f.id);
        const at = toPlane(turn, side, places.get(f.id) ?? [f.x, f.y]);
        const shown = given ? { ...f, fx: given.facing[0], fy: given.facing[1], x: given.at[0], y: given.at[1] } : f;
        const wrong = misplaced.has(f.id);
        const look1 = wrong
          ? ('wrong' as const)
          : f.id === chosen
            ? ('chosen' as const)
            : f.id === target
              ? ('target' as const)
              : asked.includes(f.id)
                ? ('asked' as const)
                : undefined;
        return (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
          <g
            key={f.id}
            className="mb-touch"
            role="button"
            tabIndex={0}
            aria-label={`${inWords(view, f, f.seat === own, language, t)}${wrong ? `, ${t.deploy.wrong}` : ''}`}
            aria-pressed={f.id === chosen || f.id === target}
            data-mark={f.mark}
            data-veiled={veiled.has(f.id)}
            onKeyDown={(event) => {
              // With something in hand, Enter declares it; Space always touches the figure.
              if (event.key !== ' ' && (event.key !== 'Enter' || armed)) return;
              event.preventDefault();
              event.stopPropagation();
              touch(f);
            }}
            onClick={({ detail }) => {
              if (detail === 0) touch(f);
            }}
            onFocus={() => look(f)}
            onBlur={() => look(null)}
          >
            <Figure
              f={shown}
              at={at}
              turn={turn}
              own={f.seat === own}
              badges={badgesOf(view, f)}
              look={look1}
              done={f.activated}
            />
          </g>
        );
      })}
    </g>
  );
});

interface GhostProps {
  readonly f: Fighter;
  readonly plane: PlaneOf;
  readonly nose: Point;
  readonly at?: Point;
}

/** Somebody where it would stand, with a handle to turn it by. */
export function Ghost({ f, plane: { turn, side }, nose, at = toPlane(turn, side, [f.x, f.y]) }: GhostProps) {
  const [x, y] = toPlane(turn, side, [f.x, f.y]);
  return (
    <g className="mb-ghost-group">
      <Figure f={f} at={at} turn={turn} own badges={NO_BADGES} look="ghost" />
      {/* Painted with the handle, which goes around in it: before the figure it would be bounds for nothing. */}
      <circle className="mb-bounds" r={f.r + 260} cx={at[0]} cy={at[1]} />
      <circle className="mb-nose-handle" r="60" cx={at[0] + nose[0] - x} cy={at[1] + nose[1] - y} />
    </g>
  );
}
const NO_BADGES: readonly Badge[] = [];

/** The same on a layer of its own that the browser moves without painting anything, however much lies on the table. */
export function LedGhost(props: Omit<GhostProps, 'at'>) {
  const { f, plane } = props;
  const [x, y] = toPlane(plane.turn, plane.side, [f.x, f.y]);
  const room = f.r + 290;
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => (drawing.current ? ledByHand(drawing.current) : undefined), []);
  return (
    <svg
      ref={drawing}
      className="mb-led"
      aria-hidden="true"
      viewBox={`${-room} ${-room} ${2 * room} ${2 * room}`}
      style={{ '--mb-x': x.toFixed(0), '--mb-y': y.toFixed(0), '--room': room } as CSSProperties}
    >
      <Ghost {...props} at={ORIGIN} />
    </svg>
  );
}
const ORIGIN: Point = [0, 0];
