/** The table of Mortebrume: the plane with its figures, and the question of the moment answered on it by hand. */
import { KEYBOARD } from '@reverie/ui/board';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Answer } from '../answers.ts';
import { waysIn } from '../overlay.ts';
import { bandsOf, guardsIn, interceptorsIn, onWay } from '../sketch/outlook.ts';
import { standingOf } from '../sketch/sights.ts';
import { tapeTo } from '../sketch/tape.ts';
import { refusalOf } from '../sketch.ts';
import type { Fighter } from '../state.ts';
import { Answering } from './Answering.tsx';
import { Attacking, useAttack } from './Attacking.tsx';
import { Card, Sheet } from './Card.tsx';
import { Deploying, useDeployment } from './Deploying.tsx';
import { aimedAt, begun, movedTo } from './draft.ts';
import { Figures } from './Figures.tsx';
import { Ground } from './Ground.tsx';
import { Hud, MiniMap, Roster, Tools } from './Hud.tsx';
import { Labels } from './Labels.tsx';
import { Contours, Corridor, DeclaredWays, MarkDefs, type PlaneOf, Sights, Stretches, Tape, Zone } from './Marks.tsx';
import { Mist } from './Mist.tsx';
import { Magnifier, Nudges } from './Phone.tsx';
import { Prompt } from './Prompt.tsx';
import { distance, type Point, toPlane, toTable, turnOf, unturned } from './plane.ts';
import { NO_REACTION, type ReactDraft, Reacting, reactionOf } from './Reacting.tsx';
import { cmOf, isKind, type MortebrumeProps, mainOpen, nameOf } from './reading.ts';
import { HeightPlate } from './terrain.tsx';
import { useActivation, useDraft, useReach } from './use-activation.ts';
import { useMotion } from './use-motion.ts';
import { usePlan } from './use-plan.ts';
import { type Hands, type Touch, useStage } from './use-stage.ts';
import { boardWords } from './words.ts';
import './board.css';
import './table.css';

/** Pixels around a centre that a finger takes for the figure. */
const FINGER = 24;
/** Units of an arrow key, and with Shift. */
const NUDGE = 50;
const FINE = 10;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  PageUp: [0, -10],
  PageDown: [0, 10],
};

type Held =
  | { readonly what: 'tape' | 'on' | 'nose' }
  | { readonly what: 'deploy'; readonly id: number }
  | { readonly what: 'strike'; readonly id: number };

export function MortebrumeBoard(board: MortebrumeProps) {
  const { view, who, decisions, selected, answer: give, language, texts, seats, waitingFor } = board;
  const t = boardWords[language];
  const root = useRef<HTMLDivElement>(null);
  const [turns, setTurns] = useState(0);
  const turn = turnOf(who, turns);
  const { side } = view;
  const plane: PlaneOf = useMemo(() => ({ turn, side }), [turn, side]);
  const own = who === 'spectator' ? 0 : who;
  const next = mainOpen(decisions);
  const plan = usePlan(board, next);
  const open = plan.settles ? undefined : next;
  const kind = open?.decision.kind;
  const [mist, showMist] = useState(true);
  const [looked, look] = useState<Fighter | null>(null);
  const [shown, showSheet] = useState<number | null>(null);
  const [aiming, aimAt] = useState<string | null>(null);
  const [point, setPoint] = useState<{ readonly decision: number; readonly at: Point } | null>(null);
  const [reaction, setReaction] = useState<{ readonly decision: number; readonly draft: ReactDraft } | null>(null);
  const [muted, setMuted] = useState<{ readonly turn: number; readonly ids: readonly number[] }>({ turn: 0, ids: [] });
  const held = useRef<Held | null>(null);
  const [dragging, setDragging] = useState(false);
  const [finger, setFinger] = useState<{ readonly at: Point; readonly left: boolean } | null>(null);
  const motion = useMotion(board);
  const draft = useDraft(view);
  const deployment = useDeployment(view, own, isKind(open, 'deploy') ? open : undefined);
  const attack = useAttack(board, isKind(open, 'attack') ? open : undefined);

  // The figure in hand: the one that is asked about, or one that may be chosen.
  const choosable = useMemo(
    () =>
      new Set(isKind(open, 'choose') ? open.choices.flatMap((one) => (one.do === 'choose' ? [one.fighter] : [])) : []),
    [open],
  );
  const asked = isKind(open, 'declare') ? open.decision.about.fighter : null;
  const live =
    draft.draft && (draft.draft.fighter === asked || choosable.has(draft.draft.fighter))
      ? draft.draft
      : asked !== null
        ? begun(asked)
        : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is for one question
  useEffect(() => {
    if (asked !== null && draft.draft?.fighter !== asked) draft.set(begun(asked));
    if (asked === null && choosable.size === 0) draft.set(null);
    if (choosable.size === 1) draft.take([...choosable][0] as number);
    aimAt(null);
    showSheet(null);
  }, [open?.decision.id]);
  const given =
    asked !== null && selected?.decision === open?.decision.id && selected?.answer.do === 'declare' && isUntouched(live)
      ? selected.answer
      : null;
  const freed = isKind(open, 'declare') && open.decision.about.freed;
  const activation = useActivation(view, live, given, freed, dragging);
  const reach = useReach(view, live ? view.fighters[live.fighter] : undefined);

  // What was declared against me.
  const reacting = isKind(open, 'react') ? open : undefined;
  const candidates = useMemo(
    () => (reacting ? interceptorsIn(view).filter(({ who: id }) => view.fighters[id]?.seat === own) : []),
    [reacting, view, own],
  );
  const guards = useMemo(() => (reacting ? guardsIn(view) : []), [reacting, view]);
  const shownReaction =
    selected?.decision === reacting?.decision.id && selected?.answer.do === 'react' ? selected.answer : null;
  const reactDraft: ReactDraft =
    reacting && reaction?.decision === reacting.decision.id
      ? reaction.draft
      : shownReaction
        ? {
            intercept: shownReaction.intercept,
            defend: guards.find(({ who: id }) => id === shownReaction.defend?.fighter) ?? null,
          }
        : NO_REACTION;
  const isMuted = (id: number) => muted.turn === view.turn && muted.ids.includes(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!reacting) return;
    const all = [...candidates.map((one) => one.who), ...guards.map((one) => one.who)];
    if (all.length > 0 && all.every(isMuted)) give(reacting.decision.id, { do: 'pass' });
  }, [reacting?.decision.id, muted]);

  // What is left of a displacement, a place for somebody, a point for a spell.
  const moving = isKind(open, 'on') ? open : undefined;
  const mover = moving ? view.fighters[moving.decision.about.fighter] : undefined;
  const most = moving ? (moving.decision.about.sidestep ?? moving.decision.about.most) : 0;
  const rest = useReach(view, mover, moving?.decision.about.most);
  const picked = open && point?.decision === open.decision.id ? point.at : null;
  const pointed = useMemo((): Answer | null => {
    if (!open || !picked) return null;
    const at = picked;
    if (moving && mover) {
      const path = tapeTo(view, mover, [], at, most);
      const cost = path.length;
      return {
        do: 'go',
        path,
        ...(cost > 0 &&
          moving.decision.about.sidestep !== null &&
          isFar(view, open.decision, { do: 'go', path }) && { sidestep: true as const }),
      };
    }
    if (open.decision.kind === 'place') return { do: 'place', at };
    if (open.decision.kind === 'press') return { do: 'shift', at };
    if (open.decision.kind === 'cast') return { do: 'cast', at };
    return null;
  }, [open, picked, moving, mover, most, view]);
  const pointRefusal = useMemo(
    () => (open && pointed ? refusalOf(view, open.decision, pointed) : undefined),
    [open, pointed, view],
  );

  const places = useMemo(() => {
    const found = new Map<number, Point>();
    for (const f of view.fighters) if (!f.off) found.set(f.id, motion.at.get(f.id) ?? [f.x, f.y]);
    for (const [id, { at }] of deployment.places) found.set(id, at);
    return found;
  }, [view, deployment.places, motion.at]);

  const at = (f: Fighter): Point => toPlane(turn, side, places.get(f.id) ?? [f.x, f.y]);
  /** The figure under a finger: the nearest centre wins. */
  const figureAt = (touch: Touch, fits: (f: Fighter) => boolean = () => true): Fighter | undefined => {
    const { zoom } = stage.camera();
    let best: Fighter | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const f of view.fighters) {
      if (!places.has(f.id) || !fits(f)) continue;
      const far = distance(at(f), touch.at);
      if (far <= Math.max(f.r, (touch.finger ? FINGER : 14) / zoom) && far < least) {
        least = far;
        best = f;
      }
    }
    return best;
  };
  const ground = (touch: Touch): Point => {
    const [x, y] = toTable(turn, side, touch.at);
    return [Math.round(Math.min(side, Math.max(0, x))), Math.round(Math.min(side, Math.max(0, y)))];
  };
  const ghostAt = activation?.draft.end ? toPlane(turn, side, [activation.ghost.x, activation.ghost.y]) : null;
  const noseAt = (f: Fighter): Point => {
    const [x, y] = [f.fx, f.fy];
    const l = Math.hypot(x, y) || 1;
    return toPlane(turn, side, [f.x + (x / l) * (f.r + 190), f.y + (y / l) * (f.r + 190)]);
  };

  function touchFigure(f: Fighter): void {
    const naming = open?.choices.filter(
      (one) => ('fighter' in one && one.fighter === f.id) || (one.do === 'cast' && one.target === f.id),
    );
    if (isKind(open, 'deploy') && deployment.own.includes(f)) deployment.take(f.id);
    else if (isKind(open, 'attack')) attack.touch(f);
    else if (choosable.has(f.id)) {
      showSheet(null);
      draft.take(f.id);
    } else if (live && f.seat !== own) draft.set(aimedAt(view, live, f));
    else if (live && f.id !== live.fighter) draft.set({ ...live, target: f.id });
    else if (open && naming?.length === 1 && naming[0]) give(open.decision.id, naming[0]);
    else showSheet(shown === f.id ? null : f.id);
  }

  function touchGround(to: Point, pins: boolean): void {
    showSheet(null);
    if (isKind(open, 'deploy')) {
      if (deployment.hand === null) return;
      deployment.put(deployment.hand, to);
      deployment.take(null);
    } else if (live && aiming) {
      draft.set({ ...live, action: { kind: 'spell', spell: aiming, at: to }, target: null });
      aimAt(null);
    } else if (live) {
      const from = pins && live.end ? { ...live, pins: [...live.pins, live.end] } : live;
      draft.set(movedTo(view, from, to));
    } else if (open) setPoint({ decision: open.decision.id, at: to });
  }

  const hands: Hands = {
    take(touch) {
      const { zoom } = stage.camera();
      const near = (p: Point, r = 0) => distance(p, touch.at) <= Math.max(r, FINGER / zoom);
      const hold = (what: Held): true => {
        held.current = what;
        return true;
      };
      if (isKind(open, 'deploy')) {
        const f = figureAt(touch, (one) => one.seat === own);
        return f ? hold({ what: 'deploy', id: f.id }) : false;
      }
      if (
        activation &&
        near(noseAt(activation.ghost)) &&
        !near(toPlane(turn, side, [activation.ghost.x, activation.ghost.y]), activation.ghost.r)
      )
        return hold({ what: 'nose' });
      if (ghostAt && live && near(ghostAt, activation?.ghost.r)) {
        if (live.end) draft.set({ ...live, pins: [...live.pins, live.end] });
        return hold({ what: 'tape' });
      }
      if (mover && near(at(mover), mover.r)) return hold({ what: 'on' });
      const strike = reactDraft.intercept.find(({ mover: id, at: run }) =>
        near(toPlane(turn, side, onWay(view, id, run))),
      );
      if (strike) return hold({ what: 'strike', id: strike.fighter });
      const f = figureAt(touch, (one) => choosable.has(one.id) || one.id === asked);
      if (!f) return false;
      draft.set(live?.fighter === f.id ? { ...live, pins: [], end: null, over: null } : begun(f.id));
      return hold({ what: 'tape' });
    },
    drag(touch) {
      setDragging(true);
      setFinger(touch.finger ? { at: touch.at, left: touch.on[0] > stage.size().width / 2 } : null);
      const one = held.current;
      const to = ground(touch);
      if (one?.what === 'deploy') deployment.put(one.id, to);
      else if (one?.what === 'on' && open) setPoint({ decision: open.decision.id, at: to });
      else if (one?.what === 'nose' && activation) {
        const [gx, gy] = toPlane(turn, side, [activation.ghost.x, activation.ghost.y]);
        const [dx, dy] = unturned(turn, touch.at[0] - gx, touch.at[1] - gy);
        const l = Math.hypot(dx, dy) || 1;
        draft.face([Math.round((dx / l) * 1000), Math.round((dy / l) * 1000)]);
      } else if (one?.what === 'strike') slideStrike(one.id, touch.at);
      else if (one?.what === 'tape') {
        const enemy = figureAt({ ...touch, finger: false }, (f) => f.seat !== own);
        if (enemy) draft.set((now) => (now ? aimedAt(view, { ...now, end: null }, enemy) : now));
        else draft.moveTo(to);
      }
    },
    drop() {
      held.current = null;
      setDragging(false);
      setFinger(null);
    },
    tap(touch) {
      held.current = null;
      const f = figureAt(touch);
      if (f) {
        touchFigure(f);
        if (choosable.has(f.id)) frameReach(f);
      } else touchGround(ground(touch), touch.modified);
    },
    hover: (touch) => look(touch ? (figureAt(touch) ?? null) : null),
    back: () => back(),
    turn: (by) => setTurns((now) => now + (by > 0 ? 1 : 3)),
  };
  const stage = useStage(root, side, hands);

  /** The point of the way that lies nearest to the finger, where that figure may strike. */
  function slideStrike(id: number, finger: Point): void {
    const now = reactDraft.intercept.find(({ fighter }) => fighter === id);
    const way = candidates.find((one) => one.who === id && one.with === now?.with);
    if (!now || !way || !reacting) return;
    let best = now.at;
    let least = Number.POSITIVE_INFINITY;
    for (const [from, to] of way.stretches) {
      for (let run = Math.ceil(from); run <= to; run += 10) {
        const far = distance(toPlane(turn, side, onWay(view, way.mover, run)), finger);
        if (far < least) {
          least = far;
          best = run;
        }
      }
    }
    const intercept = reactDraft.intercept.map((one) => (one.fighter === id ? { ...one, at: best } : one));
    setReaction({ decision: reacting.decision.id, draft: { ...reactDraft, intercept } });
  }

  function back(): void {
    if (shown !== null) showSheet(null);
    else if (aiming) aimAt(null);
    else if (picked) setPoint(null);
    else draft.back();
  }

  function declare(): void {
    if (!activation || activation.refusal || !open) return;
    const { declaration, f } = activation;
    const { dice } = activation.draft;
    if (isKind(open, 'choose')) {
      plan.make({ fighter: f.id, declaration, dice });
      give(open.decision.id, { do: 'choose', fighter: f.id });
    } else {
      plan.make({ fighter: f.id, declaration: null, dice });
      give(open.decision.id, declaration);
    }
  }

  function confirm(): void {
    if (activation) declare();
    else if (open && pointed && !pointRefusal) give(open.decision.id, pointed);
    else root.current?.querySelector<HTMLButtonElement>('.mb-panel .mb-main:not(:disabled)')?.click();
  }

  const keys: Readonly<Record<string, () => void>> = {
    escape: back,
    backspace: back,
    m: () => showMist(!mist),
    t: () => setTurns(turns + 1),
    '+': () => stage.zoomBy(1.4),
    '=': () => stage.zoomBy(1.4),
    '-': () => stage.zoomBy(1 / 1.4),
    '0': () => stage.all(),
    p: draft.pin,
  };

  function pressed(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (target.closest('input, select, textarea') || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const step = ARROWS[event.key];
    if (step && !target.closest('[role=toolbar], .mb-panel button, .mb-roster')) {
      event.preventDefault();
      nudge(step, event.shiftKey ? FINE : NUDGE);
    } else if (event.key === 'Enter' && !target.closest('button, a, summary')) {
      event.preventDefault();
      confirm();
    } else if (/^[a-g]$/.test(key)) {
      const seat = event.shiftKey ? 1 - own : own;
      const f = view.fighters.find((one) => one.seat === seat && one.mark.toLowerCase() === key);
      if (f && isKind(open, 'deploy') && seat === own) deployment.take(f.id);
      else if (f && !f.off) touchFigure(f);
    } else keys[key]?.();
  }

  /** Half a centimetre on the screen, whichever way the table is turned. */
  function nudge([dx, dy]: Point, by: number): void {
    const [x, y] = unturned(turn, dx * by, dy * by);
    const moved = ([px, py]: Point): Point => [
      Math.round(Math.min(side, Math.max(0, px + x))),
      Math.round(Math.min(side, Math.max(0, py + y))),
    ];
    if (isKind(open, 'deploy') && deployment.hand !== null) {
      const start: Point = [side / 2, own === 0 ? view.strip / 2 : side - view.strip / 2];
      deployment.put(deployment.hand, moved(deployment.places.get(deployment.hand)?.at ?? start));
    } else if (live) {
      const f = view.fighters[live.fighter] as Fighter;
      draft.set(movedTo(view, live, moved(live.end ?? [f.x, f.y])));
    } else if (open && (mover || picked)) {
      setPoint({ decision: open.decision.id, at: moved(picked ?? [mover?.x ?? side / 2, mover?.y ?? side / 2]) });
    } else stage.panBy(-dx * 60, -dy * 60);
  }

  /** Out of the tray: the finger leaves it with the figure. */
  function pull(f: Fighter, event: PointerEvent): void {
    if (event.button !== 0) return;
    const box = root.current?.getBoundingClientRect();
    if (!box) return;
    const start: Point = [event.clientX, event.clientY];
    let out = false;
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!out && distance(start, [clientX, clientY]) < 8) return;
      out = true;
      const { x, y, zoom } = stage.camera();
      const { width, height } = stage.size();
      const on: Point = [x + (clientX - box.left - width / 2) / zoom, y + (clientY - box.top - height / 2) / zoom];
      deployment.put(f.id, ground({ at: on, on, finger: true, modified: false }));
    };
    const up = () => {
      if (!out) deployment.take(deployment.hand === f.id ? null : f.id);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
  }

  // A new question frames what it is about.
  const ways = useMemo(() => waysIn(view), [view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!open) return;
    const points: Point[] = [];
    const add = (f: Fighter | undefined) => f && !f.off && points.push(toPlane(turn, side, [f.x, f.y]));
    if (reacting) {
      for (const { who: id, steps } of ways) {
        add(view.fighters[id]);
        for (const { x, y } of steps) points.push(toPlane(turn, side, [x, y]));
      }
      for (const one of candidates) add(view.fighters[one.who]);
    } else if (isKind(open, 'answer')) {
      add(view.fighters[open.decision.about.fighter]);
      add(view.fighters[open.decision.about.by]);
    }
    if (points.length > 0) stage.frame(points);
  }, [open?.decision.id]);
  /** Shows somebody with the ground that it can walk. */
  function frameReach(f: Fighter): void {
    const far = standingOf(view, f).budget + f.r + 200;
    const around = [
      [far, far],
      [-far, -far],
    ].map(([dx = 0, dy = 0]): Point => {
      const [x, y] = toPlane(turn, side, [f.x + dx, f.y + dy]);
      return [Math.min(side, Math.max(0, x)), Math.min(side, Math.max(0, y))];
    });
    stage.frame(around, 60, true);
  }
  // Not under a finger that is still down: it would lift off elsewhere on the table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each figure
  useEffect(() => {
    const f = live ? view.fighters[live.fighter] : undefined;
    if (f && !held.current) frameReach(f);
  }, [live?.fighter]);

  const margins = usePanelMargins(root);
  useEffect(() => stage.margins(margins), [stage, margins]);

  const mine = useMemo(() => view.fighters.filter((f) => f.seat === own && standingOf(view, f).free), [view, own]);
  const sight = activation
    ? `${activation.f.id} ${activation.ghost.x} ${activation.ghost.y} ${activation.ghost.fx} ${activation.ghost.fy}`
    : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: again only when somebody stands or looks elsewhere
  const ghostEyes = useMemo(() => (dragging ? null : activation ? [activation.ghost] : mine), [dragging, sight, mine]);
  const eyes = useLater(ghostEyes);
  const tapePoints = useMemo((): Point[] => {
    if (!activation || activation.declaration.path.length === 0) return [];
    const { f, declaration } = activation;
    return [[f.x, f.y] as const, ...declaration.path.map(({ to }) => to)].map((p) => toPlane(turn, side, p));
  }, [activation, turn, side]);
  const goPoints =
    pointed?.do === 'go' && mover
      ? [[mover.x, mover.y] as const, ...pointed.path.map(({ to }) => to)].map((p) => toPlane(turn, side, p))
      : [];
  const chargeLine = activation?.mover?.charge ? tapePoints.slice(-2) : [];
  const stepsIn = activation?.preview?.interceptors ?? candidates;
  const meleeIn = [...new Set(stepsIn.filter(({ melee }) => melee).map(({ who: id }) => id))];
  const declaredWay = ways[0];
  const declaredPoints = declaredWay?.steps[0]
    ? [
        [declaredWay.steps[0].ax, declaredWay.steps[0].ay] as const,
        ...declaredWay.steps.map(({ x, y }) => [x, y] as const),
      ].map((p) => toPlane(turn, side, p))
    : [];
  const sheetOf = shown === null ? null : view.fighters[shown];
  const target = live?.target ?? (attack.target as number | null);
  const waits = waitingFor.filter((seat) => seat !== who).map((seat) => seats[seat]?.name ?? '');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys go for everything on the table
    <div
      className="mb-board mb-art"
      ref={root}
      onKeyDown={pressed}
      data-asks={kind ?? ''}
      data-decision={open?.decision.id ?? ''}
      data-dragging={dragging}
    >
      <svg className="mb-plane" aria-hidden="true">
        <MarkDefs />
        <g id="mb-under">
          <Ground
            side={side}
            turn={turn}
            scenery={view.scenery}
            rain={view.weather === 'rain'}
            strip={view.turn === 0 ? view.strip : 0}
            zone={view.goal === 'hold' ? view.zone : 0}
          />
          {isKind(open, 'deploy') ? <rect className="mb-own-strip" {...stripBox(plane, own, view.strip)} /> : null}
          {mist && eyes && view.turn > 0 ? <Mist view={view} eyes={eyes} turn={turn} /> : null}
          {reach ? <Contours reach={reach} plane={plane} /> : null}
          {moving && rest ? <Contours reach={rest} plane={plane} /> : null}
          {meleeIn.map((id) => {
            const f = view.fighters[id];
            return f ? <Zone key={id} f={f} reach={bandsOf(f).zone} plane={plane} /> : null;
          })}
          {chargeLine[0] && chargeLine[1] && activation ? (
            <Corridor from={chargeLine[0]} to={chargeLine[1]} r={activation.f.r} />
          ) : null}
          {activation ? <Sights view={view} from={activation.ghost} sights={activation.sights} plane={plane} /> : null}
          <g transform="scale(100)">
            {view.scenery.map((piece) => (
              <HeightPlate key={JSON.stringify(piece)} piece={piece} turn={turn} side={side} />
            ))}
          </g>
          <DeclaredWays
            view={view}
            ways={open && kind !== 'declare' && kind !== 'choose' ? ways : []}
            own={own}
            plane={plane}
          />
          <Tape
            points={tapePoints}
            tone={activation?.refusal ? 'bad' : activation?.declaration.double ? 'double' : 'plain'}
          />
          <Tape points={goPoints} tone={pointRefusal ? 'bad' : 'plain'} />
          {attack.lines.map((line) => (
            <Tape key={line.who} points={line.points.map((p) => toPlane(turn, side, p))} tone="plain" />
          ))}
          <Stretches interceptors={stepsIn} way={activation ? tapePoints : declaredPoints} />
        </g>
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with parts that take the focus */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move what is in hand */}
      <svg className="mb-plane" role="group" aria-label={`${t.table}. ${t.help}`} tabIndex={0} {...{ [KEYBOARD]: '' }}>
        <g id="mb-upper">
          <Figures
            board={board}
            plane={plane}
            places={places}
            facings={deployment.places}
            chosen={live?.fighter ?? deployment.hand ?? mover?.id ?? null}
            asked={
              reacting
                ? [...candidates.map((one) => one.who), ...guards.map((one) => one.who)]
                : choosable.size > 0 && !live
                  ? [...choosable]
                  : attack.attackers
            }
            target={target}
            armed={live !== null && !isUntouched(live)}
            touch={touchFigure}
            look={look}
          />
          {activation && (activation.draft.end || activation.draft.facing) ? (
            <Figures.Ghost f={activation.ghost} plane={plane} nose={noseAt(activation.ghost)} />
          ) : null}
          {activation && !activation.draft.end && !activation.draft.facing ? (
            <circle className="mb-nose-handle" r="60" cx={noseAt(activation.f)[0]} cy={noseAt(activation.f)[1]} />
          ) : null}
          {picked && open && pointed?.do !== 'go' ? (
            <circle
              className={`mb-point${pointRefusal ? ' mb-bad' : ''}`}
              r="120"
              cx={toPlane(turn, side, picked)[0]}
              cy={toPlane(turn, side, picked)[1]}
            />
          ) : null}
          {reactDraft.intercept.map(({ fighter, mover: id, at: run }) => {
            const f = view.fighters[fighter];
            const [x, y] = toPlane(turn, side, onWay(view, id, run));
            const from = f ? at(f) : [x, y];
            return (
              <g key={fighter}>
                <path className="mb-strike-line" d={`M${from[0]} ${from[1]}L${x} ${y}`} />
                <circle className="mb-strike-handle" r="95" cx={x} cy={y} />
              </g>
            );
          })}
        </g>
      </svg>
      <Labels
        board={board}
        plane={plane}
        activation={activation}
        looked={looked}
        notes={motion.notes}
        places={places}
      />
      <Hud board={board} placed={isKind(open, 'deploy') ? [deployment.places.size, deployment.own.length] : null} />
      <Tools
        stage={stage}
        board={board}
        mist={mist}
        showMist={showMist}
        rotate={() => setTurns(turns + 1)}
        fight={() =>
          stage.frame(
            [...places].filter(([id]) => (view.fighters[id]?.phys ?? 0) > 0).map(([, p]) => toPlane(turn, side, p)),
            300,
          )
        }
      />
      {live || mover || picked ? <Nudges t={t} nudge={(by) => nudge(by, NUDGE)} /> : null}
      {finger && dragging ? <Magnifier at={finger.at} zoom={stage.camera().zoom} left={finger.left} /> : null}
      <MiniMap view={view} turn={turn} own={own} stage={stage} label={t.map} places={places} />
      <Roster board={board} own={own} chosen={live?.fighter ?? null} touch={touchFigure} look={look} />
      <div className="mb-panel mb-over mb-card" data-kind={kind ?? 'none'}>
        {sheetOf ? (
          <>
            <Sheet f={sheetOf} board={board} />
            <footer className="mb-give">
              <button type="button" className="mb-button" onClick={() => showSheet(null)}>
                {t.card.close}
              </button>
            </footer>
          </>
        ) : null}
        {isKind(open, 'deploy') ? (
          <Deploying
            board={board}
            deployment={deployment}
            give={() => give(open.decision.id, deployment.answer())}
            pull={pull}
          />
        ) : activation ? (
          <Card board={board} activation={activation} draft={draft} declare={declare} aiming={aiming} aimAt={aimAt} />
        ) : isKind(open, 'choose') ? (
          <section className="mb-prompt" aria-label={t.twin.question}>
            <header className="mb-prompt-head">
              <div>
                <h2>{t.choose}</h2>
                <p>{t.chooseHow}</p>
              </div>
            </header>
            {open.choices.some((one) => one.do === 'combine') ? (
              <button type="button" className="mb-button" onClick={() => give(open.decision.id, { do: 'combine' })}>
                {t.combine}
              </button>
            ) : null}
          </section>
        ) : isKind(open, 'attack') ? (
          <Attacking board={board} open={open} attack={attack} />
        ) : reacting ? (
          <Reacting
            board={board}
            open={reacting}
            interceptors={candidates}
            guards={guards}
            draft={reactDraft}
            change={(next) => setReaction({ decision: reacting.decision.id, draft: next })}
            give={() => give(reacting.decision.id, reactionOf(reactDraft))}
            mute={(id) =>
              setMuted((now) => ({ turn: view.turn, ids: now.turn === view.turn ? [...now.ids, id] : [id] }))
            }
          />
        ) : isKind(open, 'answer') ? (
          <Answering
            board={board}
            open={open}
            give={(one, dice) => {
              plan.make({
                fighter: open.decision.about.fighter,
                declaration: null,
                dice: one.how === 'take' ? null : dice,
              });
              give(open.decision.id, one);
            }}
          />
        ) : open ? (
          <Prompt
            board={board}
            open={open}
            hint={
              moving
                ? t.onHow(cmOf(moving.decision.about.most, language))
                : open.decision.kind === 'place'
                  ? t.placeHow
                  : open.decision.kind === 'press'
                    ? t.shiftHow
                    : undefined
            }
            extra={
              pointed
                ? {
                    word:
                      pointed.do === 'go'
                        ? 'sidestep' in pointed && pointed.sidestep
                          ? t.sidestep
                          : t.go
                        : pointed.do === 'place'
                          ? t.put
                          : pointed.do === 'shift'
                            ? t.shift
                            : t.castThere,
                    give: () => give(open.decision.id, pointed),
                    refusal: pointRefusal ? texts.reason(pointRefusal.reason, pointRefusal.details) : null,
                  }
                : null
            }
            shown={(one) => one.do !== 'go' && one.do !== 'place' && one.do !== 'shift'}
          />
        ) : (
          <p className="mb-waiting">
            {view.ended
              ? t.ended
              : who === 'spectator'
                ? t.watching
                : waits.length > 0
                  ? t.waiting(waits.join(', '))
                  : '…'}
          </p>
        )}
      </div>
      <output className="visually-hidden" aria-live="polite">
        {activation && !dragging ? spoken(board, activation) : ''}
      </output>
    </div>
  );
}

const isUntouched = (draft: ReturnType<typeof begun> | null): boolean =>
  draft === null || (draft.end === null && draft.action.kind === 'none' && draft.facing === null);

/** Beyond four centimetres a dodge takes a sidestep. */
function isFar(view: MortebrumeProps['view'], decision: Parameters<typeof refusalOf>[1], plain: Answer): boolean {
  return refusalOf(view, decision, plain)?.reason === 'tooFar';
}

/** What a draft comes to, said aloud. */
function spoken(
  { view, language, texts }: MortebrumeProps,
  { f, declaration, mover, refusal, sights }: NonNullable<ReturnType<typeof useActivation>>,
): string {
  const t = boardWords[language];
  const cost = declaration.path.length > 0 && mover ? t.way(cmOf(mover.cost, language), '') : t.noWay;
  const near = [...sights].sort((a, b) => a.gap - b.gap).slice(0, 3);
  const seen = near.map(({ to, gap, verdict, inFront, covered, by }) => {
    const enemy = view.fighters[to];
    const how = by.includes('mist')
      ? t.sees.mist
      : !inFront
        ? t.sees.behind
        : verdict === 'partial'
          ? t.sees.partial(covered)
          : t.sees[verdict];
    return t.twin.line(enemy ? nameOf(enemy, language) : '', cmOf(gap, language), how);
  });
  return [nameOf(f, language), refusal ? texts.reason(refusal.reason, refusal.details) : cost, ...seen].join('. ');
}

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

/** The last one that was not null and stood for a moment; the first one at once. */
function useLater<T>(value: T | null): T | null {
  const [kept, keep] = useState(value);
  useEffect(() => {
    if (value === null) return undefined;
    const timer = setTimeout(() => keep(() => value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return kept ?? value;
}

/** What lies over the table at its edges. */
function usePanelMargins(root: React.RefObject<HTMLElement | null>) {
  const [margins, setMargins] = useState({ top: 0, right: 0, bottom: 0, left: 0 });
  useEffect(() => {
    const board = root.current;
    if (!board) return undefined;
    const watch = new ResizeObserver(() => {
      const wide = board.clientWidth >= 700;
      const panel = board.querySelector<HTMLElement>('.mb-panel');
      setMargins((now) => {
        const next = wide
          ? { top: 84, right: (panel?.offsetWidth ?? 0) + 24, bottom: 96, left: 70 }
          : { top: 60, right: 8, bottom: (panel?.offsetHeight ?? 0) + 12, left: 8 };
        return JSON.stringify(next) === JSON.stringify(now) ? now : next;
      });
    });
    watch.observe(board);
    return () => watch.disconnect();
  }, [root]);
  return margins;
}
