import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Camera,
  fitOf,
  fromStage,
  isInSight,
  kept,
  moved,
  NO_MARGINS,
  type Outlook,
  toStage,
  type World,
  whole,
  zoomed,
} from './camera.ts';

const MAP: World = { width: 1068, height: 1193, room: 0, closest: (fit) => 6 * fit, farther: 1, fills: true };
const CLOTH: World = { width: 7500, height: 7500, room: 260, closest: () => 0.5, farther: 1.6, fills: false };

const pixels = (min: number, max: number) => fc.integer({ min, max });
const outlooks: fc.Arbitrary<Outlook> = fc.record({
  stage: fc.record({ width: pixels(300, 2000), height: pixels(300, 1400) }),
  margins: fc.record({ top: pixels(0, 90), right: pixels(0, 120), bottom: pixels(0, 120), left: pixels(0, 90) }),
  world: fc.constantFrom(MAP, CLOTH),
});
const cameras: fc.Arbitrary<Camera> = fc.record({
  x: pixels(-20_000, 20_000),
  y: pixels(-20_000, 20_000),
  zoom: fc.double({ min: 0.001, max: 40, noNaN: true }),
});

/** Nothing of the world is hidden on one side while the stage is empty on the other. */
function isFilled(camera: Camera, { stage, margins: m, world }: Outlook): void {
  const [left, top] = toStage(camera, stage, [0, 0]);
  const [right, bottom] = toStage(camera, stage, [world.width, world.height]);
  for (const [from, to, least, most] of [
    [left, right, m.left, stage.width - m.right],
    [top, bottom, m.top, stage.height - m.bottom],
  ] as const) {
    if (to - from <= most - least) expect(from + to).toBeCloseTo(least + most, 4);
    else {
      expect(from).toBeLessThanOrEqual(least + 1e-4);
      expect(to).toBeGreaterThanOrEqual(most - 1e-4);
    }
  }
}

describe('wherever the camera is led', () => {
  test('the zoom stays within its limits, and the world in sight', () => {
    const factors = fc.double({ min: 0.02, max: 50, noNaN: true });
    fc.assert(
      fc.property(outlooks, cameras, factors, (outlook, any, factor) => {
        const { stage, margins: m, world } = outlook;
        const fit = fitOf(outlook);
        const nearer = zoomed(kept(any, outlook), outlook, factor, [stage.width / 3, stage.height / 2]);
        for (const camera of [kept(any, outlook), nearer, moved(nearer, outlook, 300, -900)]) {
          expect(camera.zoom).toBeGreaterThanOrEqual(fit / world.farther - 1e-9);
          expect(camera.zoom).toBeLessThanOrEqual(Math.max(fit, world.closest(fit)) + 1e-9);
          if (world.fills) isFilled(camera, outlook);
          const middle = [(m.left + stage.width - m.right) / 2, (m.top + stage.height - m.bottom) / 2] as const;
          const [x, y] = fromStage(camera, stage, middle);
          expect(x).toBeGreaterThanOrEqual(-1e-6);
          expect(x).toBeLessThanOrEqual(world.width + 1e-6);
          expect(y).toBeGreaterThanOrEqual(-1e-6);
          expect(y).toBeLessThanOrEqual(world.height + 1e-6);
        }
      }),
      { seed: 1 },
    );
  });

  test('what the fingers hold stays under them, unless an edge is in the way', () => {
    const outlook: Outlook = { stage: { width: 800, height: 800 }, margins: NO_MARGINS, world: MAP };
    const camera = kept({ x: 500, y: 600, zoom: 3 * fitOf(outlook) }, outlook);
    const before = fromStage(camera, outlook.stage, [300, 400]);
    const after = fromStage(zoomed(camera, outlook, 1.2, [300, 400]), outlook.stage, [300, 400]);
    expect(after[0]).toBeCloseTo(before[0], 6);
    expect(after[1]).toBeCloseTo(before[1], 6);
  });

  test('a stage without any room yet, and what lies over all of it, divide by nothing', () => {
    for (const stage of [
      { width: 0, height: 0 },
      { width: 1, height: 1 },
    ]) {
      const outlook: Outlook = { stage, margins: { top: 90, right: 90, bottom: 90, left: 90 }, world: CLOTH };
      for (const n of Object.values(whole(outlook))) expect(n).toEqual(expect.any(Number));
      expect(Object.values(whole(outlook)).every(Number.isFinite)).toBe(true);
    }
  });
});

test('all of a world is seen beside what lies over the stage', () => {
  const outlook: Outlook = {
    stage: { width: 390, height: 684 },
    margins: { top: 60, right: 8, bottom: 342, left: 8 },
    world: CLOTH,
  };
  for (const corner of [
    [0, 0],
    [7500, 7500],
  ] as const)
    expect(isInSight(whole(outlook), outlook, corner, 0)).toBe(true);
  expect(isInSight(whole(outlook), outlook, [3700, 9000], 0)).toBe(false);
});
