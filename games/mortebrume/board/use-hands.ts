/** Fingers, mouse and keys on the table: what is taken hold of, what follows it, and where the camera goes. */
import { createStore } from '@reverie/ui/store';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { onWay } from '../sketch/outlook.ts';
import { standingOf } from '../sketch/sights.ts';
import { sweeps } from '../sketch/tape.ts';
import type { Fighter } from '../state.ts';
import { aimedAt, begun, type Draft, movedTo, sweptOver } from './draft.ts';
import { distance, noseOf, type Point, toPlane, toTable, unturned } from './plane.ts';
import { concernedBy, isKind } from './reading.ts';
import { useLatest } from './use-latest.ts';
import { type Hands, type Stage, type Touch, useStage } from './use-stage.ts';
import type { Table } from './use-table.ts';

/** From here on the question stands beside the table, not over it. */
export const WIDE = 700;
/** Pixels around a centre that a finger takes for the figure. */
const FINGER = 24;
/** Units of an arrow key, and with Shift. */
export const NUDGE = 50;
const FINE = 10;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  PageUp: [0, -10],
  PageDown: [0, 10],
};

/** Where a finger is, of the plane, and on which half of the stage. */
export interface Finger {
  readonly at: Point;
  readonly left: boolean;
}

type Held =
  | { readonly what: 'on' }
  | { readonly what: 'tape' | 'nose'; readonly draft: Draft }
  | { readonly what: 'deploy'; readonly id: number }
  | { readonly what: 'sweep'; readonly from: Fighter; readonly draft: Draft }
  | { readonly what: 'strike'; readonly id: number };

export function useHands(root: RefObject<HTMLDivElement | null>, table: Table) {
  const { board, open, own, plane, places, draft, live, led, activation, point, reaction, deployment } = table;
  const { view } = board;
  const { turn, side } = plane;
  const held = useRef<Held | null>(null);
  const [finger] = useState(() => createStore<Finger | null>(null));
  const [touching, setTouching] = useState(false);

  const on = (p: Point): Point => toPlane(turn, side, p);
  const at = (f: Fighter): Point => on(places.get(f.id) ?? [f.x, f.y]);
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
  const ground = (touch: Pick<Touch, 'at'>): Point => {
    const [x, y] = toTable(turn, side, touch.at);
    return [Math.round(Math.min(side, Math.max(0, x))), Math.round(Math.min(side, Math.max(0, y)))];
  };
  /** The tape drawn to where the hand is: over an enemy it is aimed at. */
  const drawn = (now: Draft, touch: Touch): Draft => {
    const enemy = figureAt({ ...touch, finger: false }, (f) => f.seat !== own);
    return enemy ? aimedAt(view, { ...now, end: null }, enemy) : movedTo(view, now, ground(touch));
  };
  const lookingAt = (ghost: Fighter, touch: Touch): Point => {
    const [gx, gy] = on([ghost.x, ghost.y]);
    const [dx, dy] = unturned(turn, touch.at[0] - gx, touch.at[1] - gy);
    const l = Math.hypot(dx, dy) || 1;
    return [Math.round((dx / l) * 1000), Math.round((dy / l) * 1000)];
  };

  const hands: Hands = {
    take(touch) {
      const { zoom } = stage.camera();
      const near = (p: Point, r = 0) => distance(p, touch.at) <= Math.max(r, FINGER / zoom);
      const hold = (what: Held): true => {
        held.current = what;
        return true;
      };
      const tape = (one: Draft): true => {
        draft.set(one);
        return hold({ what: 'tape', draft: one });
      };
      if (isKind(open, 'deploy')) {
        const f = figureAt(touch, (one) => one.seat === own);
        return f ? hold({ what: 'deploy', id: f.id }) : false;
      }
      if (activation) {
        const { ghost, draft: now } = activation;
        if (near(noseOf(ghost, turn, side)) && !near(on([ghost.x, ghost.y]), ghost.r))
          return hold({ what: 'nose', draft: now });
        if (now.end && near(on([ghost.x, ghost.y]), ghost.r)) return tape({ ...now, pins: [...now.pins, now.end] });
      }
      if (live && activation && sweeps(activation.f)) {
        const from = figureAt(touch, (one) => one.seat !== own && one.phys > 0);
        if (from) return hold({ what: 'sweep', from, draft: live });
      }
      if (point.mover && near(at(point.mover), point.mover.r)) return hold({ what: 'on' });
      const strike = reaction.draft.intercept.find(({ mover, at: run }) => near(on(onWay(view, mover, run))));
      if (strike) return hold({ what: 'strike', id: strike.fighter });
      const f = figureAt(touch, (one) => table.choosable.has(one.id) || one.id === table.asked);
      if (!f) return false;
      return tape(live?.fighter === f.id ? { ...live, pins: [], end: null, over: null } : begun(f.id));
    },
    drag(touch) {
      table.setDragging(true);
      setTouching(touch.finger);
      if (touch.finger) finger.set({ at: touch.at, left: touch.on[0] > stage.size().width / 2 });
      const one = held.current;
      const to = ground(touch);
      if (one?.what === 'deploy') deployment.put(one.id, to);
      else if (one?.what === 'on') point.put(to);
      else if (one?.what === 'strike') reaction.slide(plane, one.id, touch.at);
      else if (one?.what === 'sweep') {
        const to = figureAt({ ...touch, finger: false }, (f) => f.seat !== own && f.id !== one.from.id);
        if (to) led.lead(sweptOver(view, one.draft, one.from, to));
      } else if (one && live?.fighter === one.draft.fighter) {
        const now = led.now.get()?.draft ?? one.draft;
        if (one.what === 'tape') led.lead(drawn(now, touch));
        else if (activation) led.lead({ ...now, facing: lookingAt(activation.ghost, touch) });
      }
    },
    drop() {
      held.current = null;
      led.put();
      table.setDragging(false);
      setTouching(false);
    },
    tap(touch) {
      held.current = null;
      const f = figureAt(touch);
      if (f) {
        table.touchFigure(f);
        if (table.choosable.has(f.id)) show(f);
      } else table.touchGround(ground(touch), touch.modified);
    },
    hover: (touch) => table.look(touch ? (figureAt(touch) ?? null) : null),
    back: table.back,
    turn: (by) => table.rotate(by > 0 ? 1 : 3),
  };
  const stage: Stage = useStage(root, side, hands);

  function confirm(): void {
    if (activation) table.declare();
    else if (open && point.answer && !point.refusal) board.answer(open.decision.id, point.answer);
    else root.current?.querySelector<HTMLButtonElement>('.mb-panel .mb-main:not(:disabled)')?.click();
  }

  const keys: Readonly<Record<string, () => void>> = {
    escape: table.back,
    backspace: table.back,
    m: () => table.showMist(!table.mist),
    t: () => table.rotate(),
    '+': () => stage.zoomBy(1.4),
    '=': () => stage.zoomBy(1.4),
    '-': () => stage.zoomBy(1 / 1.4),
    '0': () => stage.all(),
    p: draft.pin,
  };

  function press(event: KeyboardEvent): void {
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
      else if (f && !f.off) table.touchFigure(f);
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
    } else if (open && (point.mover || point.at)) {
      point.put(moved(point.at ?? [point.mover?.x ?? side / 2, point.mover?.y ?? side / 2]));
    } else stage.panBy(-dx * 60, -dy * 60);
  }

  /** Out of the tray: the finger leaves it with the figure. */
  const pull = useLatest((f: Fighter, event: PointerEvent): void => {
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
      deployment.put(
        f.id,
        ground({ at: [x + (clientX - box.left - width / 2) / zoom, y + (clientY - box.top - height / 2) / zoom] }),
      );
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
  });

  // A new question frames what it is about, and keeps those whom it concerns in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const figures = open ? [...concernedBy(open.decision)] : [];
    // On a phone the table came close to whoever was taken before: now all who may be taken are shown again.
    if (stage.size().width < WIDE) figures.push(...table.choosable);
    const points: Point[] = [];
    if (reaction.open) {
      figures.push(...[...reaction.candidates, ...reaction.guards, ...table.ways].map(({ who }) => who));
      for (const { steps } of table.ways) points.push(...steps.map(({ x, y }) => on([x, y])));
    }
    for (const id of figures) {
      const f = view.fighters[id];
      if (f && !f.off) points.push(on([f.x, f.y]));
    }
    if (reaction.open || isKind(open, 'answer')) stage.frame(points);
    stage.keep(points);
  }, [open?.decision.id]);
  /**
   * Shows whoever is taken. On a phone with the ground that it can walk: there a whole table is too small to play on, and
   * the sheet rises over half of it. Elsewhere the table stays where it is, if it can.
   */
  function show(f: Fighter): void {
    if (stage.size().width >= WIDE) {
      stage.bring(at(f));
      return;
    }
    const far = standingOf(view, f).budget + f.r + 200;
    const around = [
      [far, far],
      [-far, -far],
    ].map(([dx = 0, dy = 0]): Point => {
      const [x, y] = on([f.x + dx, f.y + dy]);
      return [Math.min(side, Math.max(0, x)), Math.min(side, Math.max(0, y))];
    });
    stage.frame(around, 60, true);
  }
  // Not under a finger that is still down, which would lift off elsewhere on the table: once it is up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each figure
  useEffect(() => {
    const f = live ? view.fighters[live.fighter] : undefined;
    if (!f) return;
    const shown = new AbortController();
    const showNow = () => {
      show(f);
      stage.keep([at(f)]);
    };
    if (held.current) addEventListener('pointerup', showNow, { once: true, signal: shown.signal });
    else showNow();
    return () => shown.abort();
  }, [live?.fighter]);

  // When all is over the page tells how it went beside a smaller table: all of it is shown.
  const isOver = view.ended !== null;
  useEffect(() => {
    if (isOver) stage.all();
  }, [isOver, stage]);

  const frameFight = useLatest(() => {
    const fit = [...places].filter(([id]) => (view.fighters[id]?.phys ?? 0) > 0);
    stage.frame(
      fit.map(([, p]) => on(p)),
      300,
    );
  });
  return {
    stage,
    /** Under a finger that drags. */
    finger: touching ? finger : null,
    press,
    nudge,
    pull,
    frameFight,
  };
}
