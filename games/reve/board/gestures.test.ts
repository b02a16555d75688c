import { expect, test } from 'vitest';
import { listenToGestures } from './gestures.ts';
import type { Lens } from './lens.ts';

const stage = (): HTMLElement =>
  Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    hasPointerCapture: () => false,
  }) as unknown as HTMLElement;

/** A finger that is put down and lifted at the same place. */
function tap(on: HTMLElement, clientX: number, clientY: number, when: number): void {
  for (const kind of ['pointerdown', 'pointerup']) {
    const event = Object.assign(new Event(kind), { pointerId: 1, pointerType: 'touch', clientX, clientY });
    Object.defineProperty(event, 'timeStamp', { value: when });
    on.dispatchEvent(event);
  }
}

test('a finger that taps twice has tapped once; later, or elsewhere, it taps again', () => {
  const taps: number[] = [];
  const map = stage();
  const lens = { camera: { zoom: 1, x: 0, y: 0 }, size: { width: 400, height: 400 } } as unknown as Lens;
  const stop = listenToGestures(map, lens, () => ({ tap: ({ x }) => taps.push(x), hover: () => undefined }));
  tap(map, 100, 100, 1000);
  tap(map, 104, 98, 1180);
  expect(taps).toHaveLength(1);
  tap(map, 200, 100, 1300);
  expect(taps).toHaveLength(2);
  tap(map, 200, 100, 2000);
  expect(taps).toHaveLength(3);
  stop();
  tap(map, 100, 100, 9000);
  expect(taps).toHaveLength(3);
});
