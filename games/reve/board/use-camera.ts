/**
 * Pan and zoom by mouse, fingers and buttons. Only the transform of one layer is written, once a frame: nothing is rendered or
 * laid out again. While it comes nearer, what was painted is stretched; when it rests, it is painted anew, so that lines are
 * sharp.
 */
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Camera, centred, fitOf, moved, revealing, type Size, toMap, whole, zoomed } from './camera.ts';
import type { Point } from './geometry.ts';

/** From here on the names of cells are shown, and their coordinates. */
const NAMES_FROM = 62;
const COORDS_FROM = 58;
const REST_AFTER = 140;
/** Pixels that a finger may tremble. */
const STILL = 7;

export interface CameraControls {
  zoomBy(factor: number): void;
  panBy(by: Point): void;
  all(): void;
  /** Brings a point of the drawing into sight; `near` comes closer to it too. */
  show(point: Point, how: 'into sight' | 'to the middle' | 'near'): void;
}

interface Handlers {
  /** A point of the drawing was tapped. */
  tap(point: Point): void;
  hover(point: Point | null): void;
}

export function useCamera(
  stage: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  handlers: RefObject<Handlers>,
): CameraControls {
  const camera = useRef<Camera>({ zoom: 1, x: 0, y: 0 });
  const size = useRef<Size>({ width: 1, height: 1 });
  const frame = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useCallback(() => {
    const element = layer.current;
    if (!element) return;
    const { zoom } = camera.current;
    element.classList.remove('gliding', 'zooming');
    const cell = 100 * fitOf(size.current) * zoom;
    element.dataset.detail = cell >= NAMES_FROM ? 'names' : cell >= COORDS_FROM ? 'coords' : 'signs';
    if (stage.current) stage.current.dataset.zoomed = zoom > 1.01 ? 'true' : 'false';
  }, [layer, stage]);

  const write = useCallback(() => {
    frame.current = 0;
    const { zoom, x, y } = camera.current;
    const element = layer.current;
    // In three dimensions and by whole pixels, so that it keeps a layer of its own and is not painted again when it only moves.
    const by = `${Math.round(x)}px, ${Math.round(y)}px`;
    if (element) element.style.transform = `translate3d(${by}, 0) scale(${fitOf(size.current) * zoom})`;
  }, [layer]);

  const go = useCallback(
    (next: Camera, glide = false) => {
      const element = layer.current;
      const zooming = next.zoom !== camera.current.zoom;
      camera.current = next;
      element?.classList.toggle('gliding', glide);
      if (zooming) element?.classList.add('zooming');
      if (frame.current === 0) frame.current = requestAnimationFrame(write);
      if (!zooming && !glide) return;
      clearTimeout(rest.current);
      rest.current = setTimeout(settle, glide ? 420 : REST_AFTER);
    },
    [settle, layer, write],
  );

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const before = size.current;
      size.current = { width, height };
      const { zoom, x, y } = camera.current;
      const middle = toMap({ zoom, x, y }, before, { x: before.width / 2, y: before.height / 2 });
      camera.current = before.width <= 1 ? whole(size.current) : centred({ zoom, x, y }, size.current, middle);
      settle();
      write();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(rest.current);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [stage, settle, write]);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const held = new Map<number, Point>();
    let travelled = 0;
    // Measured when a gesture begins: asking again at every move would have the page laid out each time.
    let corner = { left: 0, top: 0 };
    const measure = () => {
      corner = element.getBoundingClientRect();
    };
    const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
      x: clientX - corner.left,
      y: clientY - corner.top,
    });
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      measure();
      if (held.size === 0) travelled = 0;
      held.set(event.pointerId, place(event));
    };
    const move = (event: PointerEvent) => {
      const before = held.get(event.pointerId);
      if (!before) {
        if (held.size === 0 && event.pointerType === 'mouse')
          handlers.current.hover(toMap(camera.current, size.current, place(event)));
        return;
      }
      const now = place(event);
      const by = { x: now.x - before.x, y: now.y - before.y };
      travelled += Math.abs(by.x) + Math.abs(by.y);
      if (travelled > STILL && !element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      held.set(event.pointerId, now);
      if (!other) {
        if (travelled > STILL) go(moved(camera.current, size.current, by));
        return;
      }
      const apart = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const panned = moved(camera.current, size.current, { x: by.x / 2, y: by.y / 2 });
      go(zoomed(panned, size.current, apart(now) / apart(before), middle));
    };
    const up = (event: PointerEvent) => {
      const was = held.delete(event.pointerId);
      if (!was || event.type === 'pointercancel' || travelled > STILL || held.size > 0) return;
      handlers.current.tap(toMap(camera.current, size.current, place(event)));
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      measure();
      const lines = event.deltaMode === 1 ? 30 : 1;
      go(zoomed(camera.current, size.current, Math.exp(-event.deltaY * lines * 0.0016), place(event)));
    };
    const leave = () => handlers.current.hover(null);
    element.addEventListener('pointerenter', measure);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerenter', measure);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('wheel', wheel);
    };
  }, [stage, handlers, go]);

  return useMemo(() => {
    const middle = () => ({ x: size.current.width / 2, y: size.current.height / 2 });
    return {
      zoomBy: (factor) => go(zoomed(camera.current, size.current, factor, middle()), true),
      panBy: (by) => go(moved(camera.current, size.current, by), true),
      all: () => go(whole(size.current), true),
      show(point, how) {
        const stage = size.current;
        if (how === 'into sight') {
          const next = revealing(camera.current, stage, point, 70);
          if (next.x !== camera.current.x || next.y !== camera.current.y) go(next, true);
          return;
        }
        const close = Math.max(camera.current.zoom, how === 'near' ? 72 / (100 * fitOf(stage)) : 1);
        go(centred(zoomed(camera.current, stage, close / camera.current.zoom, middle()), stage, point), true);
      },
    };
  }, [go]);
}
