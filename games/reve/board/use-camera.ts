/** Pan and zoom by mouse, fingers and buttons. */
import { type RefObject, useEffect, useMemo } from 'react';
import { centred, fitOf, moved, revealing, whole, zoomed } from './camera.ts';
import type { Point } from './geometry.ts';
import { type Handlers, listenToGestures } from './gestures.ts';
import { Lens, type Seen } from './lens.ts';

export interface CameraControls {
  zoomBy(factor: number): void;
  panBy(by: Point): void;
  all(): void;
  /** What of the drawing is seen, told whenever that changes; gives a way to stop. */
  watch(tell: (seen: Seen) => void): () => void;
  /** Brings a point of the drawing into sight; `near` comes closer to it too, where the whole map would be too small. */
  show(point: Point, how: 'into sight' | 'to the middle' | 'near'): void;
}

export function useCamera(
  stage: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  handlers: RefObject<Handlers>,
): CameraControls {
  const lens = useMemo(() => new Lens(() => ({ stage: stage.current, layer: layer.current })), [stage, layer]);
  useEffect(() => (stage.current ? lens.follow(stage.current) : undefined), [stage, lens]);
  useEffect(
    () => (stage.current ? listenToGestures(stage.current, lens, () => handlers.current) : undefined),
    [stage, lens, handlers],
  );
  return useMemo(() => controlsOf(lens), [lens]);
}

/** Pixels across a cell from which one need not come nearer to read it. */
const LARGE_ENOUGH = 48;

function controlsOf(lens: Lens): CameraControls {
  const middle = () => ({ x: lens.size.width / 2, y: lens.size.height / 2 });
  return {
    zoomBy: (factor) => lens.go(zoomed(lens.camera, lens.size, factor, middle()), true),
    panBy: (by) => lens.go(moved(lens.camera, lens.size, by), true),
    watch: (tell) => lens.watch(tell),
    all: () => lens.go(whole(lens.size), true),
    show(point, how) {
      const { camera, size } = lens;
      if (how === 'into sight') {
        const next = revealing(camera, size, point, 70);
        if (next.x !== camera.x || next.y !== camera.y) lens.go(next, true);
        return;
      }
      // Where cells are large enough as it is, the whole map stays.
      if (how === 'near' && 100 * fitOf(size) >= LARGE_ENOUGH) {
        if (camera.zoom !== 1) lens.go(whole(size), true);
        return;
      }
      const close = Math.max(camera.zoom, how === 'near' ? 72 / (100 * fitOf(size)) : 1);
      lens.go(centred(zoomed(camera, size, close / camera.zoom, middle()), size, point), true);
    },
  };
}
