/**
 * The camera over the map. Only the transform of one layer is written, once a frame: nothing is rendered or laid out again.
 * While the camera comes nearer, the painted layer is stretched; at rest it is painted again, so that lines are sharp.
 */
import { ledByHand } from '@reverie/ui/led';
import { type Camera, centred, fitOf, type Size, toMap, whole } from './camera.ts';

/** Pixels across a cell from which names are shown. */
const NAMES_FROM = 62;
const REST_AFTER = 140;
const GLIDE = 420;

/** The part of the drawing that is seen. */
export interface Seen extends Size {
  readonly x: number;
  readonly y: number;
}

interface Elements {
  readonly stage: HTMLElement | null;
  readonly layer: HTMLElement | null;
}

export class Lens {
  camera: Camera = { zoom: 1, x: 0, y: 0 };
  size: Size = { width: 1, height: 1 };
  readonly #elements: () => Elements;
  #tell: ((seen: Seen) => void) | undefined;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(elements: () => Elements) {
    this.#elements = elements;
  }

  go(next: Camera, glide = false): void {
    const { layer } = this.#elements();
    const zooming = next.zoom !== this.camera.zoom;
    this.camera = next;
    layer?.classList.toggle('gliding', glide);
    if (zooming) layer?.classList.add('zooming');
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#write());
    if (!zooming && !glide) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), glide ? GLIDE : REST_AFTER);
  }

  /** A hand leads the map until it lets go. */
  hold(): () => void {
    const { layer } = this.#elements();
    return layer ? ledByHand(layer) : () => {};
  }

  watch(tell: (seen: Seen) => void): () => void {
    this.#tell = tell;
    return () => {
      this.#tell = undefined;
    };
  }

  /** Follows the size of the stage and keeps its middle; gives a way to stop. */
  follow(stage: HTMLElement): () => void {
    const measure = () => this.#resize(stage.clientWidth, stage.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    return () => {
      observer.disconnect();
      clearTimeout(this.#rest);
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    };
  }

  #resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const before = this.size;
    this.size = { width, height };
    const middle = toMap(this.camera, before, { x: before.width / 2, y: before.height / 2 });
    this.camera = before.width <= 1 ? whole(this.size) : centred(this.camera, this.size, middle);
    this.#settle();
    this.#write();
  }

  #settle(): void {
    const { stage, layer } = this.#elements();
    if (!layer) return;
    const { zoom } = this.camera;
    layer.classList.remove('gliding', 'zooming');
    const cell = 100 * fitOf(this.size) * zoom;
    layer.dataset.detail = cell >= NAMES_FROM ? 'names' : 'signs';
    if (stage) stage.dataset.zoomed = zoom > 1.01 ? 'true' : 'false';
  }

  #write(): void {
    this.#frame = 0;
    const { zoom, x, y } = this.camera;
    const { layer } = this.#elements();
    // In three dimensions and by whole pixels, so that it keeps a layer of its own and is not painted again when it only moves.
    const by = `${Math.round(x)}px, ${Math.round(y)}px`;
    if (layer) layer.style.transform = `translate3d(${by}, 0) scale(${fitOf(this.size) * zoom})`;
    const k = fitOf(this.size) * zoom;
    this.#tell?.({ x: -x / k, y: -y / k, width: this.size.width / k, height: this.size.height / k });
  }
}
