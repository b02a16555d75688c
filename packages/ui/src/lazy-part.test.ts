import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart, untilThere, usePartsMissing } from './lazy-part.ts';

let serverIs: 'there' | 'away' | 'broken';
const asked = vi.fn(async (_path: string, { method }: RequestInit) => {
  expect(method).toBe('HEAD');
  if (serverIs === 'away') throw new TypeError('Failed to fetch');
  return new Response(null, { status: serverIs === 'there' ? 200 : 502 });
});

beforeEach(() => {
  serverIs = 'away';
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Part = () => null;

/** Fails some times, then gives what is asked for. */
function failing<T>(times: number, one: T) {
  let left = times;
  return vi.fn(async (): Promise<T> => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return one;
  });
}

/** What a component is told that stands where a part will be. */
const said = () => renderToStaticMarkup(createElement(() => usePartsMissing() ?? 'all is well'));

test('what is not there is asked for again until it is', async () => {
  const load = failing(7, 'here');
  const part = untilThere(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await part).toBe('here');
  expect(load).toHaveBeenCalledTimes(8);
});

test('it is asked for more rarely as time goes by', async () => {
  const load = failing(16, 'here');
  const part = untilThere(load);
  await vi.advanceTimersByTimeAsync(15_500);
  expect(load).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(80_000);
  expect(load).toHaveBeenCalledTimes(16);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await part).toBe('here');
});

test('while the server is away it is said, and no reload is offered: it would take the page away', async () => {
  const part = untilThere(failing(3, 'here'));
  expect(said()).toBe('all is well');
  for (const state of ['away', 'broken'] as const) {
    serverIs = state;
    await vi.advanceTimersByTimeAsync(state === 'away' ? 500 : 1000);
    expect(said()).toBe('away');
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(await part).toBe('here');
  expect(said()).toBe('all is well');
});

test('a reload is offered where a part stays away although the server answers; a browser that forgets gets it', async () => {
  const part = untilThere(failing(4, 'here'));
  await vi.advanceTimersByTimeAsync(500);
  serverIs = 'there';
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).toBe('reload');
  serverIs = 'away';
  await vi.advanceTimersByTimeAsync(2000);
  expect(said()).toBe('away');
  serverIs = 'there';
  await vi.advanceTimersByTimeAsync(4000);
  expect(await part).toBe('here');
  expect(said()).toBe('all is well');
});

test('of several parts one that waits for the server counts; the server is asked once for all', async () => {
  serverIs = 'there';
  let answer = (): void => {};
  asked.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(new Response());
      }),
  );
  const first = untilThere(failing(2, 'here'));
  const second = untilThere(failing(2, 'here'));
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toBe('reload');
  const late = untilThere(failing(1, 'here'));
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toBe('away');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all([first, second, late])).toEqual(['here', 'here', 'here']);
  expect(said()).toBe('all is well');
});

test('a connection that comes back ends the wait', async () => {
  const world = new EventTarget();
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
  const load = failing(1, 'here');
  const part = untilThere(load);
  await vi.advanceTimersByTimeAsync(1);
  world.dispatchEvent(new Event('online'));
  expect(await part).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
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
