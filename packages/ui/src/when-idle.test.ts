import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// A page of which only what is listened to matters.
const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const hand = (type: string, pointerId = 1) => page.dispatchEvent(Object.assign(new Event(type), { pointerId }));

test('nothing is begun while a hand is on the page', async () => {
  const { whenIdle } = await import('./when-idle.ts');
  const call = vi.fn();
  const never = vi.fn();
  hand('pointerdown');
  hand('pointerdown', 2);
  whenIdle(call);
  const cancel = whenIdle(never);
  vi.advanceTimersByTime(10_000);
  hand('pointerup');
  vi.advanceTimersByTime(10_000);
  expect(call).not.toHaveBeenCalled();
  cancel();
  hand('pointercancel', 2);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(1);
  expect(never).not.toHaveBeenCalled();
});

test('else it is begun soon', async () => {
  const { whenIdle } = await import('./when-idle.ts');
  const call = vi.fn();
  whenIdle(call);
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(1);
});
