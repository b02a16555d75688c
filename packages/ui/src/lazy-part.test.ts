import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart, untilThere } from './lazy-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Part = () => null;

/** Fails some times, then gives what is asked for. */
function failing<T>(times: number, one: T) {
  let left = times;
  return vi.fn(async (): Promise<T> => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return one;
  });
}

test('what is not there is asked for again until it is', async () => {
  const load = failing(7, 'here');
  const asked = untilThere(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toBe('here');
  expect(load).toHaveBeenCalledTimes(8);
});

test('it is asked for more rarely as time goes by', async () => {
  const load = failing(1000, 'here');
  void untilThere(load);
  await vi.advanceTimersByTimeAsync(15_500);
  expect(load).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(80_000);
  expect(load).toHaveBeenCalledTimes(16);
});

test('a connection that comes back ends the wait', async () => {
  const world = new EventTarget();
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
  const load = failing(1, 'here');
  const asked = untilThere(load);
  await vi.advanceTimersByTimeAsync(1);
  world.dispatchEvent(new Event('online'));
  expect(await asked).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
  vi.unstubAllGlobals();
});

test('a part that was fetched ahead of time is fetched once', async () => {
  const load = failing(0, Part);
  const part = lazyPart(load);
  await part.fetch();
  await part.fetch();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that is here is shown at once, and until then what stands in for it', async () => {
  const part = lazyPart(async () => () => 'here');
  const shown = () => renderToStaticMarkup(createElement(Suspense, { fallback: 'soon' }, createElement(part)));
  expect(shown()).toContain('soon');
  await part.fetch();
  expect(shown()).toBe('here');
});
