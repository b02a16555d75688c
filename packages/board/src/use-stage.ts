import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { World } from './camera.ts';
import { type Hands, listenToGestures } from './gestures.ts';
import type { PainterOf } from './painters.ts';
import { Stage } from './stage.ts';
import './stage.css';

/** What a stage is made of: the same from one rendering to the next, or it begins again. */
export interface StageGiven {
  readonly world: World;
  readonly painter: PainterOf;
  /** A name for what is drawn at so many pixels to a unit: `data-detail`, for styles. */
  readonly detail?: (zoom: number) => string;
}

/** A stage on an element. `hands` may be another at each rendering. */
export function useStage(
  root: RefObject<HTMLElement | null>,
  { world, painter, detail }: StageGiven,
  hands: Hands,
): Stage {
  const stage = useMemo(
    () =>
      new Stage(
        world,
        painter(() => root.current, detail),
      ),
    [root, world, painter, detail],
  );
  const latest = useRef(hands);
  latest.current = hands;
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const detach = stage.attach(element);
    const stop = listenToGestures(element, stage, () => latest.current);
    return () => {
      stop();
      detach();
    };
  }, [root, stage]);
  return stage;
}

/** Pixels that an arrow key moves what is seen. */
const STEP = 100;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
};

/** The keys of every stage: nearer, farther, all of it; with `pans`, arrows move what is seen. True where it was one of them. */
export function keyOnStage(stage: Stage, key: string, pans = false): boolean {
  const by = pans ? ARROWS[key] : undefined;
  if (by) stage.panBy(...by, true);
  else if (key === '+' || key === '=') stage.zoomBy(1.4);
  else if (key === '-') stage.zoomBy(1 / 1.4);
  else if (key === '0') stage.all();
  else return false;
  return true;
}
