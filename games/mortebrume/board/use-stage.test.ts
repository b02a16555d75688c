import { NO_MARGINS, type Point } from '@reverie/board/camera';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lens } from './use-stage.ts';

// The camera of a phone, without anything that is drawn.
const PHONE = { width: 390, height: 684 } as const;
const SIDE = 7500;
const sheet = (bottom: number) => ({ ...NO_MARGINS, top: 60, bottom });
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
});
afterEach(() => void vi.unstubAllGlobals());

function near(at: Point): Lens {
  const lens = new Lens(() => null, SIDE);
  lens.resized(PHONE);
  lens.margins(sheet(80));
  lens.frame([at]);
  return lens;
}
const isCovered = (lens: Lens, at: Point, by: number): boolean => lens.toStage(at)[1] > PHONE.height - by;

test('whoever a question is about stays in sight when the sheet that asks it rises', () => {
  // One's own edge, where a horde begins, and the middle of the table.
  for (const defender of [
    [3700, 7200],
    [300, 7300],
    [3700, 3700],
  ] as const) {
    const attacker: Point = [defender[0] + 150, defender[1] - 600];
    const lens = near([3700, 1000]);
    lens.keep([defender, attacker]);
    expect(isCovered(lens, defender, 80), `${defender} at first`).toBe(false);
    lens.margins(sheet(342));
    for (const one of [defender, attacker]) expect(isCovered(lens, one, 342), `${defender}: ${one}`).toBe(false);
    // Not nearer than before, and not moved again for nothing.
    const shown = lens.camera();
    lens.margins(sheet(116));
    lens.margins(sheet(342));
    expect(lens.camera()).toEqual(shown);
  }
});

test('whoever moves the table by hand has it where they put it', () => {
  const lens = near([3700, 6800]);
  lens.keep([[3700, 6800]]);
  lens.panBy(0, 200);
  const put = lens.camera();
  lens.margins(sheet(342));
  expect(lens.camera()).toEqual(put);
});
