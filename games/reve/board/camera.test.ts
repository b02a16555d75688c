import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Camera,
  CLOSEST,
  centred,
  fitOf,
  kept,
  moved,
  revealing,
  toMap,
  toStage,
  whole,
  zoomed,
} from './camera.ts';
import { HEIGHT, WIDTH } from './geometry.ts';

const sizes = fc.record({ width: fc.integer({ min: 200, max: 2000 }), height: fc.integer({ min: 200, max: 1400 }) });
const cameras = fc.record({
  zoom: fc.double({ min: 0.5, max: 9, noNaN: true }),
  x: fc.integer({ min: -4000, max: 4000 }),
  y: fc.integer({ min: -4000, max: 4000 }),
});

/** No empty stage on one side while there is map hidden on the other. */
function covers({ zoom, x, y }: Camera, stage: { width: number; height: number }): void {
  const k = fitOf(stage) * zoom;
  for (const [from, length, room] of [
    [x, WIDTH * k, stage.width],
    [y, HEIGHT * k, stage.height],
  ] as const) {
    if (length <= room) expect(from).toBeCloseTo((room - length) / 2, 6);
    else {
      expect(from).toBeLessThanOrEqual(1e-6);
      expect(from + length).toBeGreaterThanOrEqual(room - 1e-6);
    }
  }
}

test('the whole map is seen on a phone', () => {
  const stage = { width: 360, height: 460 };
  const camera = whole(stage);
  expect(camera.zoom).toBe(1);
  for (const corner of [
    { x: 0, y: 0 },
    { x: WIDTH, y: HEIGHT },
  ]) {
    const { x, y } = toStage(camera, stage, corner);
    expect(x).toBeGreaterThanOrEqual(-1e-6);
    expect(x).toBeLessThanOrEqual(360 + 1e-6);
    expect(y).toBeGreaterThanOrEqual(-1e-6);
    expect(y).toBeLessThanOrEqual(460 + 1e-6);
  }
});

test('wherever one pans or zooms, the stage stays covered', () => {
  fc.assert(
    fc.property(sizes, cameras, fc.double({ min: 0.2, max: 5, noNaN: true }), (stage, any, factor) => {
      const camera = kept(any, stage);
      covers(camera, stage);
      const nearer = zoomed(camera, stage, factor, { x: stage.width / 3, y: stage.height / 2 });
      covers(nearer, stage);
      expect(nearer.zoom).toBeGreaterThanOrEqual(1);
      expect(nearer.zoom).toBeLessThanOrEqual(CLOSEST);
      covers(moved(nearer, stage, { x: 300, y: -900 }), stage);
    }),
    { seed: 1 },
  );
});

test('what the fingers hold stays under them, unless an edge is in the way', () => {
  const stage = { width: 800, height: 800 };
  const camera = kept({ zoom: 3, x: -500, y: -800 }, stage);
  const held = { x: 300, y: 400 };
  const before = toMap(camera, stage, held);
  const after = toMap(zoomed(camera, stage, 1.2, held), stage, held);
  expect(after.x).toBeCloseTo(before.x, 6);
  expect(after.y).toBeCloseTo(before.y, 6);
});

test('a point is brought to the middle, or just into sight', () => {
  const stage = { width: 400, height: 500 };
  const near = zoomed(whole(stage), stage, 4, { x: 0, y: 0 });
  const point = { x: WIDTH / 2, y: HEIGHT / 2 };
  expect(toStage(centred(near, stage, point), stage, point).x).toBeCloseTo(200, 6);
  const shown = toStage(revealing(near, stage, point, 60), stage, point);
  expect(shown.x).toBeCloseTo(340, 6);
  expect(shown.y).toBeCloseTo(440, 6);
  expect(revealing(near, stage, { x: 150, y: 150 }, 10)).toEqual(near);
});
