/** Keeps the page for when there is no network, and says when a newer one is ready. */
import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function found(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Called once. Where it cannot be kept (an old browser, storage that is closed) the page works as long as there is a network. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register('/offline.js', { scope: '/' });
  if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The very first one takes over by itself: there was nothing before it.
      if (installing.state === 'installed' && navigator.serviceWorker.controller) found(installing);
    });
  });
}

/** Whether a newer page waits. */
export const useNewerPage = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );

/** Changes to it: what is open is loaded again. */
export function changeToNewerPage(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('change');
}

const online = (call: () => void) => {
  addEventListener('online', call);
  addEventListener('offline', call);
  return () => {
    removeEventListener('online', call);
    removeEventListener('offline', call);
  };
};
/** What the browser believes about the network: false is certain, true is a hope. */
export const useOnline = (): boolean => useSyncExternalStore(online, () => navigator.onLine);
