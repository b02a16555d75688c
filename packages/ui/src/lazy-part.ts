/**
 * Parts of the page that are fetched when they are first shown, or before. Where the connection is lost just then, what is
 * on the screen stays, and the part is asked for again until it is there: React's own `lazy` would take the page down.
 */
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactElement,
  useState,
  useSyncExternalStore,
} from 'react';

/** Milliseconds before it is asked for again; the last one for good. A connection that comes back ends the wait. */
const AGAIN = [500, 1000, 2000, 4000, 8000];

/** How many parts were asked for in vain and are still missing. */
let missing = 0;
const watching = new Set<() => void>();

function note(change: 1 | -1): void {
  missing += change;
  for (const tell of watching) tell();
}

/** Asks until it is there. */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      const one = await load();
      if (tries > 0) note(-1);
      return one;
    } catch {
      if (tries === 0) note(1);
      await aWhile(AGAIN[Math.min(tries, AGAIN.length - 1)] as number);
    }
  }
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

/** Whether some part is missing because the connection is gone. */
export function usePartsMissing(): boolean {
  return useSyncExternalStore(
    (tell) => {
      watching.add(tell);
      return () => watching.delete(tell);
    },
    () => missing > 0,
  );
}
