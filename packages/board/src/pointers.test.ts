import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakePage, fakePage } from './fake-page.ts';
import { isSecondTap, LONG, type PointerActs, STILL, trackPointers } from './pointers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A board whose gestures are written down, a word each. */
function followed(more: Partial<PointerActs> = {}): { page: FakePage; said: string[]; stop: () => void } {
  const page = fakePage();
  const said: string[] = [];
  const stop = trackPointers(page.board, () => ({
    press: () => said.push('press') > 0,
    move: ({ at }, _, other) => said.push(`move ${at.join()}${other ? ` beside ${other.at.join()}` : ''}`),
    lift: (_, how) => said.push(how),
    broken: () => said.push('broken'),
    ...more,
  }));
  return { page, said, stop };
}

test('a hand that trembles taps; farther it moves, from then on pixel by pixel', () => {
  const { page, said } = followed();
  page.pointer('down', { at: [100, 100] });
  page.pointer('move', { at: [100, 100 + STILL - 1] });
  page.pointer('up', { at: [100, 100 + STILL - 1] });
  expect(said).toEqual(['press', 'tap']);
  page.pointer('down', { at: [100, 100] });
  page.pointer('move', { at: [100, 100 + STILL] });
  page.pointer('move', { at: [100, 101] });
  page.pointer('up', { at: [100, 101] });
  expect(said.slice(2)).toEqual(['press', `move 100,${100 + STILL}`, 'move 100,101', 'moved']);
  expect(page.captured).toEqual([1]);
});

test('a finger that rests is a long press, and leads nothing about; a mouse does not rest', () => {
  const { page, said } = followed({ rest: () => said.push('rest') });
  page.pointer('down');
  vi.advanceTimersByTime(LONG);
  page.pointer('move', { at: [50, 50] });
  page.pointer('up', { at: [50, 50] });
  expect(said).toEqual(['press', 'rest', 'rested']);
  page.pointer('down', { type: 'mouse' });
  vi.advanceTimersByTime(2 * LONG);
  page.pointer('up', { type: 'mouse' });
  expect(said.slice(3)).toEqual(['press', 'tap']);
});

test('the click that follows a drag presses nothing; the next one does', () => {
  const { page } = followed();
  page.pointer('down');
  page.pointer('move', { at: [50, 50] });
  page.pointer('up', { at: [50, 50] });
  expect(page.tell('click').defaultPrevented).toBe(true);
  expect(page.tell('click').defaultPrevented).toBe(false);
  page.pointer('down');
  page.pointer('up');
  expect(page.tell('click').defaultPrevented).toBe(false);
});

describe('a gesture is broken off once, and leaves nothing behind', () => {
  const breaks: readonly (readonly [string, (page: FakePage) => void])[] = [
    ['a call', (page) => page.pointer('cancel')],
    ['another tab', (page) => page.hide()],
    ['another window', (page) => page.tell('blur', {})],
    ['Escape', (page) => page.tell('keydown', { key: 'Escape' })],
    ['a second finger', (page) => page.pointer('down', { id: 2 })],
  ];
  test.each(breaks)('by %s', (_, breakOff) => {
    const { page, said } = followed();
    for (const moved of [false, true]) {
      said.length = 0;
      page.pointer('down');
      if (moved) page.pointer('move', { at: [50, 50] });
      breakOff(page);
      breakOff(page);
      page.pointer('move', { at: [90, 90] });
      page.pointer('up', { at: [90, 90] });
      expect(said).toEqual(['press', ...(moved ? ['move 50,50'] : []), 'broken']);
      // Lifted at last, over whatever lies there.
      expect(page.tell('click').defaultPrevented).toBe(true);
    }
    said.length = 0;
    page.pointer('down');
    page.pointer('up');
    expect(said).toEqual(['press', 'tap']);
  });

  test('by a button that was let go where the page did not see it', () => {
    const { page, said } = followed();
    page.pointer('down', { type: 'mouse' });
    page.pointer('move', { type: 'mouse', at: [50, 50] });
    page.pointer('move', { type: 'mouse', at: [60, 50], buttons: 0 });
    expect(said).toEqual(['press', 'move 50,50', 'broken']);
  });

  test('by a board that goes', () => {
    const { page, said, stop } = followed();
    page.pointer('down');
    stop();
    page.pointer('down');
    expect(said).toEqual(['press', 'broken']);
  });
});

test('where two fingers mean something, the second joins, and either may be lifted first', () => {
  const { page, said } = followed({ join: (contact) => said.push(`join ${contact.at.join()}`) });
  page.pointer('down', { at: [0, 0] });
  page.pointer('down', { id: 2, at: [100, 0] });
  page.pointer('move', { at: [20, 0] });
  page.pointer('up', { at: [20, 0] });
  page.pointer('move', { id: 2, at: [90, 0] });
  page.pointer('up', { id: 2, at: [90, 0] });
  expect(said).toEqual(['press', 'join 100,0', 'move 20,0 beside 100,0', 'move 90,0', 'moved']);
});

test('what is left to others is not followed', () => {
  const { page, said } = followed({ press: () => false });
  page.pointer('down');
  page.pointer('move', { at: [50, 50] });
  page.pointer('up', { at: [50, 50] });
  expect(said).toEqual([]);
  expect(page.tell('click').defaultPrevented).toBe(false);
});

test('the second tap of two comes soon, and at the same place', () => {
  const first = { timeStamp: 1000, clientX: 100, clientY: 100 };
  expect(isSecondTap({ timeStamp: 1180, clientX: 104, clientY: 98 }, first)).toBe(true);
  expect(isSecondTap({ timeStamp: 1180, clientX: 200, clientY: 98 }, first)).toBe(false);
  expect(isSecondTap({ timeStamp: 2000, clientX: 100, clientY: 100 }, first)).toBe(false);
  expect(isSecondTap(first, null)).toBe(false);
});
