/**
 * Parts of the page that are fetched when they are first shown, or before. Where the connection is lost just then, what is
 * on the screen stays, and the part is asked for again until it is there, or until a reload would bring it: React's own
 * `lazy` would take the page down.
 */
import { type ComponentType, createElement, type FunctionComponent, lazy, type ReactElement, useState } from 'react';
import { createStore } from './store.ts';

/** Milliseconds before it is asked for again; the last one for good. A connection that comes back ends the wait. */
const AGAIN = [500, 1000, 2000, 4000, 8000];

/** What is wrong with a part that was asked for in vain: the server does not answer, or only a reload brings the part. */
type Missing = 'away' | 'reload';

/** Every part that was asked for in vain and is still missing. */
const missing = new Map<object, Missing>();
const worst = createStore<Missing | null>(null);

function note(part: object, wrong: Missing | null): void {
  if (wrong) missing.set(part, wrong);
  else missing.delete(part);
  const all = [...missing.values()];
  worst.set(all.includes('away') ? 'away' : (all[0] ?? null));
}

/**
 * Asks until it is there. Some browsers remember for as long as a page is open that a module, or one that it imports, could
 * not be fetched, and fail at once from then on; and a server that has a newer page has the files of this one no longer. In
 * both cases the server answers and the part does not come: then a reload brings it. It is asked for all the same, since
 * other browsers forget.
 */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  const part = {};
  let wrong: Missing = 'away';
  for (let tries = 0; ; tries++) {
    try {
      const one = await load();
      if (tries > 0) note(part, null);
      return one;
    } catch {
      note(part, wrong);
      await aWhile(AGAIN[Math.min(tries, AGAIN.length - 1)] as number);
      wrong = (await serverAnswers()) ? 'reload' : 'away';
    }
  }
}

/** A server that is cut off says nothing for minutes. */
const ANSWERS_WITHIN = 4000;
let asking: Promise<boolean> | undefined;

/** Whether the page could be fetched again now. The service worker answers no HEAD: this reaches the server. */
function serverAnswers(): Promise<boolean> {
  asking ??= fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN) })
    .then(
      ({ ok }) => ok,
      () => false,
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

const aWhile = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    globalThis.addEventListener?.('online', done);
  });

type LazyPart<P extends object> = FunctionComponent<P> & {
  /** Fetches it ahead of time. */
  fetch(): Promise<unknown>;
};

export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let asked: Promise<ComponentType<P>> | undefined;
  let here: ComponentType<P> | undefined;
  const fetch = (): Promise<ComponentType<P>> => {
    asked ??= untilThere(load).then((one) => {
      here = one;
      return one;
    });
    return asked;
  };
  const Awaited = lazy(async () => ({ default: await fetch() }));
  /**
   * What is here is shown at once. React's `lazy` waits even then: it shows the fallback, and what replaces a fallback comes
   * three tenths of a second later, together with all else that was waited for, in one long task.
   */
  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, when its module is
  function Part(props: P): ReactElement {
    // Kept: another component in its place would begin anew.
    const [Shown] = useState<ComponentType<P>>(() => here ?? Awaited);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { fetch });
}

/** Why some part is missing; null as long as none is. A reload would take away what is here while the server is away. */
export const usePartsMissing = (): Missing | null => worst.use();
