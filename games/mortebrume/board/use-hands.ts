/** Fingers and mouse on the table: what was taken hold of follows them. */
import type { Touch } from '@reverie/board/gestures';
import type { Stage } from '@reverie/board/stage';
import { useStage } from '@reverie/board/use-stage';
import { createStore, type Store } from '@reverie/ui/store';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { Fighter } from '../state.ts';
import { aimedAt, type Draft, movedTo, sweptOver } from './draft.ts';
import { type Grip, gripAt } from './grip.ts';
import { onStage, type Point, unturned } from './plane.ts';
import { figureAt, groundAt, onPlane } from './touched.ts';
import { showFigure } from './use-framing.ts';
import type { Table } from './use-table.ts';

/** Where a finger is, of the plane, and on which half of the stage. */
export interface Finger {
  readonly at: Point;
  readonly left: boolean;
}

interface InHand {
  readonly stage: Stage;
  /** Under a finger that drags. */
  readonly finger: Store<Finger | null> | null;
  /** Whether something is taken hold of. */
  holds(): boolean;
}

export function useHands(root: RefObject<HTMLDivElement | null>, table: Table): InHand {
  const { board, own, plane, draft, live, led, activation, point, reaction, deployment } = table;
  const { view } = board;
  const held = useRef<Grip | null>(null);
  const [finger] = useState(() => createStore<Finger | null>(null));
  const [touching, setTouching] = useState(false);
  const under = (touch: Touch, fits?: (f: Fighter) => boolean) => figureAt(table, stage.camera().zoom, touch, fits);
  /** While something is dragged, it is aimed with its tip: as precisely as with a mouse. */
  const enemyUnder = (touch: Touch, but?: number) =>
    under({ ...touch, finger: false }, ({ seat, id }) => seat !== own && id !== but);

  /** The tape drawn to where the hand is: over an enemy it is aimed at. */
  const drawn = (now: Draft, touch: Touch): Draft => {
    const enemy = enemyUnder(touch);
    return enemy ? aimedAt(view, { ...now, end: null }, enemy) : movedTo(view, now, groundAt(plane, touch));
  };

  const given = useMemo(() => onStage(plane.side), [plane.side]);
  const stage = useStage(root, given, {
    take(touch) {
      const grip = gripAt(table, stage.camera().zoom, touch);
      if (grip?.what === 'tape') draft.set(grip.draft);
      if (grip) held.current = grip;
      return grip !== null;
    },
    drag(touch) {
      table.setDragging(true);
      setTouching(touch.finger);
      if (touch.finger) finger.set({ at: touch.at, left: touch.on[0] > stage.size().width / 2 });
      const one = held.current;
      const to = groundAt(plane, touch);
      if (one?.what === 'deploy') deployment.put(one.id, to);
      else if (one?.what === 'on') point.put(to);
      else if (one?.what === 'strike') reaction.slide(plane, one.id, touch.at);
      else if (one?.what === 'sweep') {
        const enemy = enemyUnder(touch, one.from.id);
        if (enemy) led.lead(sweptOver(view, one.draft, one.from, enemy));
      } else if (one && live?.fighter === one.draft.fighter) {
        const now = led.now.get()?.draft ?? one.draft;
        if (one.what === 'tape') led.lead(drawn(now, touch));
        else if (activation) led.lead({ ...now, facing: lookingAt(table, activation.ghost, touch) });
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
      const f = under(touch);
      if (f) {
        table.touchFigure(f);
        if (table.choosable.has(f.id)) showFigure(table, stage, f);
      } else table.touchGround(groundAt(plane, touch), touch.modified);
    },
    hover: (touch) => table.look(touch ? (under(touch) ?? null) : null),
    back: table.back,
    turn: (by) => table.rotate(by > 0 ? 1 : 3),
  });

  return { stage, finger: touching ? finger : null, holds: () => held.current !== null };
}

/** From a ghost to where the hand is, as the rules write a direction. */
function lookingAt({ plane }: Table, ghost: Fighter, touch: Touch): Point {
  const [gx, gy] = onPlane(plane, [ghost.x, ghost.y]);
  const [dx, dy] = unturned(plane.turn, touch.at[0] - gx, touch.at[1] - gy);
  const l = Math.hypot(dx, dy) || 1;
  return [Math.round((dx / l) * 1000), Math.round((dy / l) * 1000)];
}
