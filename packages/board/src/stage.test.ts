import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Camera, NO_MARGINS, type Point, type World } from './camera.ts';
import { fakePage } from './fake-page.ts';
import { type Hands, listenToGestures } from './gestures.ts';
import { Stage } from './stage.ts';

/** A table as a phone shows it, and a map that fills its stage. */
const TABLE: World = { width: 7500, height: 7500, room: 260, closest: () => 0.5, farther: 1.6, fills: false };
const MAP: World = { width: 1000, height: 1200, room: 0, closest: (fit) => 6 * fit, farther: 1, fills: true };
const PHONE = { width: 390, height: 684 } as const;
const FIGURES = { room: 500, legible: 0.104, nearest: 0.2 } as const;
const sheet = (bottom: number) => ({ ...NO_MARGINS, top: 60, bottom });

// The settings ask the browser when they are loaded.
const motion = vi.hoisted(() => ({ isStill: (): boolean => true }));
vi.mock('@reverie/ui/still', () => motion);
beforeEach(() => {
  motion.isStill = () => true;
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  vi.stubGlobal('getSelection', () => null);
});
afterEach(() => void vi.unstubAllGlobals());

function stageOf(world: World, size = PHONE as { width: number; height: number }, painted: Camera[] = []): Stage {
  const stage = new Stage(world, {
    glides: true,
    paint: (camera) => painted.push(camera),
    rest: () => {},
  });
  stage.resized(size);
  return stage;
}
const isCovered = (stage: Stage, at: Point, by: number): boolean => stage.toStage(at)[1] > PHONE.height - by;

describe('what is to stay in sight', () => {
  test('does so when a sheet rises over it', () => {
    // The edge where a horde begins, and the middle of the table.
    for (const defender of [
      [3700, 7200],
      [300, 7300],
      [3700, 3700],
    ] as const) {
      const attacker: Point = [defender[0] + 150, defender[1] - 600];
      const stage = stageOf(TABLE);
      stage.margins(sheet(80));
      stage.frame([[3700, 1000]], FIGURES);
      stage.keep([defender, attacker], 300);
      expect(isCovered(stage, defender, 80), `${defender} at first`).toBe(false);
      stage.margins(sheet(342));
      for (const one of [defender, attacker]) expect(isCovered(stage, one, 342), `${defender}: ${one}`).toBe(false);
      // Not nearer than before, and not moved again for nothing.
      const shown = stage.camera();
      stage.margins(sheet(116));
      stage.margins(sheet(342));
      expect(stage.camera()).toEqual(shown);
    }
  });

  test('is where a hand has put it, once one has', () => {
    const stage = stageOf(TABLE);
    stage.margins(sheet(80));
    stage.frame([[3700, 6800]], FIGURES);
    stage.keep([[3700, 6800]], 300);
    stage.panBy(0, 200);
    const put = stage.camera();
    stage.margins(sheet(342));
    expect(stage.camera()).toEqual(put);
  });

  test('is left where it lies outside the world, and nothing is thrown', () => {
    const stage = stageOf(MAP);
    for (const at of [
      [-9000, 40_000],
      [Number.NaN, 3],
      [Number.POSITIVE_INFINITY, 0],
    ] as const) {
      stage.keep([at], 300);
      stage.frame([at], FIGURES);
      stage.centre(at, 2);
      stage.margins(sheet(100));
      for (const n of Object.values(stage.camera())) expect(Number.isFinite(n), `${at}`).toBe(true);
    }
  });
});

test('a stage that becomes larger or smaller keeps its middle, and shows all where it showed all', () => {
  const stage = stageOf(MAP);
  stage.resized({ width: 800, height: 600 });
  expect(stage.camera().zoom).toBeCloseTo(stage.fit(), 9);
  stage.centre([400, 500], 2);
  stage.resized(PHONE);
  expect(stage.camera()).toEqual({ x: 400, y: 500, zoom: 2 });
  // Zoomed out by hand until nothing more comes.
  stage.zoomBy(0.01);
  stage.resized({ width: 800, height: 600 });
  expect(stage.camera().zoom).toBeCloseTo(stage.fit(), 9);
  const shown = stage.camera();
  stage.resized({ width: 0, height: 0 });
  expect(stage.camera()).toEqual(shown);
});

test('presses that follow each other quickly add up, wherever the camera is on its way', () => {
  motion.isStill = () => false;
  const stage = stageOf(TABLE);
  for (let i = 0; i < 3; i++) stage.zoomBy(1.5);
  const far = stage.camera().zoom;
  const other = stageOf(TABLE);
  other.zoomBy(1.5 ** 3);
  expect(far).toBeCloseTo(other.camera().zoom, 9);
});

describe('hands', () => {
  function handled(hands: Partial<Hands> = {}) {
    const stage = stageOf(MAP, { width: 400, height: 480 });
    stage.centre([500, 600], 2);
    const said: string[] = [];
    const page = fakePage();
    const on = (what: string) => void said.push(what);
    listenToGestures(page.board, stage, () => ({
      tap: ({ at }, again) => on(`tap ${at.map(Math.round).join()}${again ? ' again' : ''}`),
      ...hands,
    }));
    return { stage, said, on, page };
  }
  const press = (page: ReturnType<typeof fakePage>, at: readonly [number, number], when: number): void => {
    page.pointer('down', { at, when });
    page.pointer('up', { at, when });
  };

  test('tap a place of the world; the second of two taps says so', () => {
    const { page, said } = handled();
    press(page, [200, 240], 1000);
    press(page, [204, 238], 1180);
    press(page, [300, 240], 1300);
    press(page, [300, 240], 2000);
    expect(said).toEqual(['tap 500,600', 'tap 502,599 again', 'tap 550,600', 'tap 550,600']);
  });

  test('pan with one finger, and with two come nearer; neither taps', () => {
    const { page, stage, said } = handled();
    stage.centre([500, 600], 1);
    page.pointer('down', { at: [200, 240] });
    page.pointer('move', { at: [240, 240] });
    expect(stage.camera()).toEqual({ x: 460, y: 600, zoom: 1 });
    page.pointer('down', { id: 2, at: [140, 240] });
    page.pointer('move', { at: [340, 240] });
    expect(stage.camera().zoom).toBeCloseTo(2, 9);
    page.pointer('up', { id: 2 });
    page.pointer('up');
    // Two fingers that only rest.
    page.pointer('down');
    page.pointer('down', { id: 2, at: [100, 100] });
    page.pointer('up');
    page.pointer('up', { id: 2, at: [100, 100] });
    expect(said).toEqual([]);
  });

  test.each([
    ['a call', (page: ReturnType<typeof fakePage>) => page.pointer('cancel'), true],
    ['another tab', (page: ReturnType<typeof fakePage>) => page.hide(), true],
    ['a second finger', (page: ReturnType<typeof fakePage>) => page.pointer('down', { id: 2 }), false],
  ])('let go of what they took when %s breaks in, and the next gesture is whole', (_, breakIn, broken) => {
    for (const moved of [false, true]) {
      const { page, said, on, stage } = handled({
        take: () => true,
        drag: () => on('drag'),
        drop: (__, was) => on(was ? 'left' : 'drop'),
      });
      const shown = stage.camera();
      page.pointer('down', { at: [100, 100] });
      if (moved) page.pointer('move', { at: [140, 100] });
      breakIn(page);
      page.pointer('up', { at: [140, 100] });
      page.pointer('up', { id: 2 });
      expect(said).toEqual([...(moved ? ['drag'] : []), broken ? 'left' : 'drop']);
      expect(stage.camera()).toEqual(shown);
      page.pointer('down', { at: [200, 240] });
      page.pointer('up', { at: [200, 240] });
      expect(said.at(-1)).toBe('tap 500,600');
    }
  });

  test('leave alone what lies over the stage', () => {
    const { page, said } = handled({ take: () => true });
    const plate = { closest: (what: string) => (what === '[data-over-stage]' ? plate : null) };
    page.pointer('down', { target: plate });
    page.pointer('move', { at: [60, 60], target: plate });
    page.pointer('up', { at: [60, 60], target: plate });
    expect(said).toEqual([]);
  });
});
