/** The drawing: ground and mist, marks, figures, and what is in hand. Four layers, so that a drag redraws little. */
import { KEYBOARD } from '@reverie/ui/board';
import { memo, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { bandsOf, onWay } from '../sketch/outlook.ts';
import { unseenBy } from '../sketch/sights.ts';
import type { Outline } from '../sketch/tape.ts';
import type { Fighter, View } from '../state.ts';
import { isUntouched } from './draft.ts';
import { Figures, Ghost, LedGhost } from './Figures.tsx';
import { Ground } from './Ground.tsx';
import { Arc, Contours, Corridor, DeclaredWays, MarkDefs, Sights, Stretches, Tape, Zone } from './Marks.tsx';
import { Mist } from './Mist.tsx';
import { noseOf, type Point, toPlane } from './plane.ts';
import { isKind, type PlaneOf } from './reading.ts';
import { HeightPlate } from './terrain.tsx';
import type { Laid } from './use-activation.ts';
import { useLaid } from './use-led.ts';
import type { Table } from './use-table.ts';
import { boardWords } from './words.ts';

export function Plane({ table, finger }: { readonly table: Table; readonly finger: boolean }) {
  const { board, plane, point } = table;
  const { turn, side } = plane;
  const t = boardWords[board.language];
  const eyes = useEyes(table);
  return (
    <>
      <svg className="mb-plane" data-view="" aria-hidden="true">
        <MarkDefs />
        <Base
          view={board.view}
          plane={plane}
          own={isKind(table.open, 'deploy') ? table.own : null}
          eyes={table.mist ? eyes : null}
          reach={table.reach ?? point.reach}
        />
      </svg>
      <svg className="mb-plane" data-view="" aria-hidden="true">
        <Under table={table} />
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with parts that take the focus */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move what is in hand */}
      <svg className="mb-plane" role="group" aria-label={`${t.table}. ${t.help}`} tabIndex={0} {...HANDLED}>
        <g id="mb-upper">
          <Standing table={table} eyes={table.mist ? eyes : null} />
        </g>
      </svg>
      <svg className="mb-plane mb-in-hand" data-view="" aria-hidden="true">
        <g id="mb-hand">
          {finger ? <InHand table={table} Drawn={Ghost} /> : null}
          <NoseHandle table={table} />
          {point.at && table.open && point.answer?.do !== 'go' ? (
            <Disc className={`mb-point${point.refusal ? ' mb-bad' : ''}`} r={120} at={toPlane(turn, side, point.at)} />
          ) : null}
          <Strikes table={table} />
        </g>
      </svg>
      {finger ? null : <InHand table={table} Drawn={LedGhost} />}
    </>
  );
}

const isMoved = ({ draft }: Laid): boolean => draft.end !== null || draft.facing !== null;

/** It is seen by the camera, and takes the keyboard. */
const HANDLED = { 'data-view': '', [KEYBOARD]: '' };

/** Whoever is in hand, where it would stand. Under a finger it is drawn among the rest, where the magnifier finds it. */
function InHand({ table, Drawn }: { readonly table: Table; readonly Drawn: typeof Ghost | typeof LedGhost }) {
  const { plane, led, activation } = table;
  const laid = useLaid(led, activation);
  return laid && isMoved(laid) ? (
    <Drawn f={laid.ghost} plane={plane} nose={noseOf(laid.ghost, plane.turn, plane.side)} />
  ) : null;
}

/** What somebody who has not moved yet is turned by. */
function NoseHandle({ table: { plane, led, activation } }: { readonly table: Table }) {
  const laid = useLaid(led, activation);
  return laid && !isMoved(laid) ? (
    <Disc className="mb-nose-handle" r={60} at={noseOf(laid.f, plane.turn, plane.side)} />
  ) : null;
}

interface BaseProps {
  readonly view: View;
  readonly plane: PlaneOf;
  /** Whose strip is shown. */
  readonly own: number | null;
  readonly eyes: readonly Fighter[] | null;
  readonly reach: Outline | null;
}

/** What stays while somebody is drawn about: on a layer of its own, so that it is not painted again. */
const Base = memo(function Base({ view, plane, own, eyes, reach }: BaseProps) {
  const { turn, side } = plane;
  return (
    <g id="mb-base">
      <Ground
        side={side}
        turn={turn}
        scenery={view.scenery}
        rain={view.weather === 'rain'}
        strip={view.turn === 0 ? view.strip : 0}
        zone={view.goal === 'hold' ? view.zone : 0}
      />
      {own === null ? null : <rect className="mb-own-strip" {...stripBox(plane, own, view.strip)} />}
      {eyes && view.turn > 0 ? <Mist view={view} eyes={eyes} turn={turn} /> : null}
      {reach ? <Contours reach={reach} plane={plane} /> : null}
      <g transform="scale(100)">
        {view.scenery.map((piece) => (
          <HeightPlate key={JSON.stringify(piece)} piece={piece} turn={turn} side={side} />
        ))}
      </g>
    </g>
  );
});

function Under({ table }: { readonly table: Table }) {
  const { board, own, plane, led, activation, point, reaction, attack } = table;
  const laid = useLaid(led, activation);
  const { view } = board;
  const { turn, side } = plane;
  const on = (p: Point): Point => toPlane(turn, side, p);
  const tape =
    laid && laid.declaration.path.length > 0
      ? [[laid.f.x, laid.f.y] as const, ...laid.declaration.path.map(({ to }) => to)].map(on)
      : [];
  const go =
    point.answer?.do === 'go' && point.mover
      ? [[point.mover.x, point.mover.y] as const, ...point.answer.path.map(({ to }) => to)].map(on)
      : [];
  const action = laid?.declaration.action;
  const charge = laid?.mover?.charge ? tape.slice(-2) : [];
  const interceptors = activation?.preview?.interceptors ?? reaction.candidates;
  const inMelee = [...new Set(interceptors.filter(({ melee }) => melee).map(({ who }) => who))];
  const [first] = table.ways;
  const declared = first?.steps[0]
    ? [[first.steps[0].ax, first.steps[0].ay] as const, ...first.steps.map(({ x, y }) => [x, y] as const)].map(on)
    : [];
  return (
    <g id="mb-under">
      <rect className="mb-bounds" x={-side} y={-side} width={3 * side} height={3 * side} />
      {inMelee.map((id) => {
        const f = view.fighters[id];
        return f ? <Zone key={id} f={f} reach={bandsOf(f).zone} plane={plane} /> : null;
      })}
      {charge[0] && charge[1] && laid ? <Corridor from={charge[0]} to={charge[1]} r={laid.f.r} /> : null}
      {laid && action?.kind === 'sweep' ? (
        <Arc from={laid.ghost} over={[action.from, action.to].map((id) => view.fighters[id])} plane={plane} />
      ) : null}
      {laid ? <Sights view={view} from={laid.ghost} sights={laid.sights} plane={plane} /> : null}
      <DeclaredWays view={view} ways={laid ? [] : table.ways} own={own} plane={plane} />
      <Tape points={tape} tone={laid?.refusal ? 'bad' : laid?.declaration.double ? 'double' : 'plain'} />
      <Tape points={go} tone={point.refusal ? 'bad' : 'plain'} />
      {attack.lines.map((line) => (
        <Tape key={line.who} points={line.points.map(on)} tone="plain" />
      ))}
      <Stretches interceptors={interceptors} way={laid ? tape : declared} />
    </g>
  );
}

const NOBODY: ReadonlySet<number> = new Set();

/** Everybody who stands or lies there. */
function Standing({ table, eyes }: { readonly table: Table; readonly eyes: readonly Fighter[] | null }) {
  const { board, plane, live, led, reaction, deployment, attack, choosable } = table;
  const target = () => led.now.get()?.draft.target;
  const aimed = useSyncExternalStore(led.now.subscribe, target, target);
  const { candidates, guards, open: reacts } = reaction;
  const marked = reacts
    ? [...candidates, ...guards].map(({ who }) => who)
    : choosable.size > 0 && !live
      ? [...choosable]
      : attack.attackers;
  const key = marked.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same list as long as the same are in it
  const asked = useMemo(() => marked, [key]);
  const { view } = board;
  const veiled = useMemo(() => (eyes && view.turn > 0 ? unseenBy(view, eyes) : NOBODY), [view, eyes]);
  return (
    <Figures
      board={board}
      plane={plane}
      places={table.places}
      facings={deployment.places}
      misplaced={deployment.misplaced}
      chosen={live?.fighter ?? deployment.hand ?? table.point.mover?.id ?? null}
      asked={asked}
      target={(aimed === undefined ? live?.target : aimed) ?? attack.target}
      veiled={veiled}
      armed={live !== null && !isUntouched(live)}
      touch={table.touchFigure}
      look={table.look}
    />
  );
}

/** From whoever steps in to where it strikes on the declared way, with a handle. */
function Strikes({ table }: { readonly table: Table }) {
  const { board, plane, places, reaction } = table;
  const { view } = board;
  const { turn, side } = plane;
  return reaction.draft.intercept.map(({ fighter, mover, at: run }) => {
    const f = view.fighters[fighter];
    const at = toPlane(turn, side, onWay(view, mover, run));
    const from = f ? toPlane(turn, side, places.get(f.id) ?? [f.x, f.y]) : at;
    return (
      <g key={fighter}>
        <path className="mb-strike-line" d={`M${from[0]} ${from[1]}L${at[0]} ${at[1]}`} />
        <Disc className="mb-strike-handle" r={95} at={at} />
      </g>
    );
  });
}

const Disc = ({ className, r, at }: { readonly className: string; readonly r: number; readonly at: Point }) => (
  <circle className={className} r={r} cx={at[0]} cy={at[1]} />
);

function stripBox({ turn, side }: PlaneOf, seat: number, strip: number) {
  const [a, b] = [
    toPlane(turn, side, [0, seat === 0 ? 0 : side]),
    toPlane(turn, side, [side, seat === 0 ? strip : side - strip]),
  ];
  return {
    x: Math.min(a[0], b[0]),
    y: Math.min(a[1], b[1]),
    width: Math.abs(a[0] - b[0]),
    height: Math.abs(a[1] - b[1]),
  };
}

/** How long somebody stands still before the mist is drawn for them. */
const REST = 160;

/** Through whose eyes the mist is drawn: the ghost's, else those of all of mine. */
function useEyes({ activation, dragging, mine }: Table) {
  const ghost = activation?.ghost;
  const sight = ghost ? `${ghost.id} ${ghost.x} ${ghost.y} ${ghost.fx} ${ghost.fy}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: again only when somebody stands or looks elsewhere
  const now = useMemo(() => (dragging ? null : ghost ? [ghost] : mine), [dragging, sight, mine]);
  const [kept, keep] = useState(now);
  useEffect(() => {
    if (now === null) return undefined;
    const timer = setTimeout(() => keep(now), REST);
    return () => clearTimeout(timer);
  }, [now]);
  return kept ?? now;
}
