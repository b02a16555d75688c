/**
 * How what is seen of a world comes onto the screen. One layer that is moved costs least while a hand leads it, and suits
 * what is drawn as one picture. Drawings that get another viewBox are painted again at each movement, and suit a board whose
 * drawings change by themselves: each is a layer of its own, and plates of a fixed size hang beside them.
 */
import { ledByHand } from '@reverie/ui/led';
import type { Camera, Size } from './camera.ts';

export interface Painter {
  /** Shows what the camera sees; gets there in so many milliseconds where it can glide. */
  paint(camera: Camera, stage: Size, ms: number): void;
  readonly glides: boolean;
  /** While the zoom changes, what is painted may be stretched. */
  stretch?(on: boolean): void;
  /** The zoom has come to rest; `near`: only a part of the world is seen. */
  rest(camera: Camera, near: boolean): void;
  /** A hand leads it until the function that is given back is called. */
  hold?(): () => void;
}

/** Makes a painter for the element that a stage stands on; `detail` names what is drawn at so many pixels to a unit. */
export type PainterOf = (root: () => HTMLElement | null, detail?: (zoom: number) => string) => Painter;

/** What styles go by, on the element itself: `data-near` and `data-detail`. */
function note(root: HTMLElement | null, near: boolean, detail: string | undefined): void {
  if (!root) return;
  root.toggleAttribute('data-near', near);
  if (detail !== undefined && root.dataset.detail !== detail) root.dataset.detail = detail;
}

/** Moves the one element `[data-layer]`: while the zoom changes it is stretched, at rest painted again, so that lines are sharp. */
export const layerPainter: PainterOf = (root, detail) => {
  const layer = (): HTMLElement | null => root()?.querySelector<HTMLElement>('[data-layer]') ?? null;
  return {
    glides: true,
    paint({ x, y, zoom }, { width, height }, ms) {
      const { style } = layer() ?? {};
      if (!style) return;
      const left = Math.round(width / 2 - x * zoom);
      const top = Math.round(height / 2 - y * zoom);
      style.transition = ms > 0 ? 'transform var(--motion-slow)' : '';
      // In three dimensions and by whole pixels, so that it keeps a layer of its own and is not painted again when it only moves.
      style.transform = `translate3d(${left}px, ${top}px, 0) scale(${zoom})`;
    },
    stretch(on) {
      const one = layer();
      if (one) one.style.willChange = on ? 'transform' : '';
    },
    rest: ({ zoom }, near) => note(root(), near, detail?.(zoom)),
    hold() {
      const one = layer();
      return one ? ledByHand(one) : () => {};
    },
  };
};

/** Writes the viewBox of every `[data-view]`, and the camera as `--cx`, `--cy` and `--zoom` for what hangs beside them. */
export const viewPainter: PainterOf = (root, detail) => ({
  glides: false,
  paint({ x, y, zoom }, { width, height }) {
    const element = root();
    if (!element) return;
    element.style.setProperty('--cx', x.toFixed(1));
    element.style.setProperty('--cy', y.toFixed(1));
    element.style.setProperty('--zoom', zoom.toFixed(5));
    const [w, h] = [width / zoom, height / zoom];
    const box = `${(x - w / 2).toFixed(1)} ${(y - h / 2).toFixed(1)} ${w.toFixed(1)} ${h.toFixed(1)}`;
    for (const view of element.querySelectorAll('[data-view]')) view.setAttribute('viewBox', box);
  },
  rest: ({ zoom }, near) => note(root(), near, detail?.(zoom)),
});
