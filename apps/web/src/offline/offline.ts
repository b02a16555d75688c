/** Keeps the page for when there is no network, and says when a newer one is ready. */
import { createStore } from '@reverie/ui/store';

/** How to change to the newer page; null while there is none. */
const newer = createStore<(() => void) | null>(null);
/** This tab asked for the newer page. Other tabs of the same browser did not: they are only told. */
let asked = false;

export const useNewerPage = newer.use;

/** Called once. Where the page cannot be kept (an old browser, closed storage) it still works with a network. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    // The files of this page are gone from the cache; the first worker of all, though, replaces nothing.
    else if (controlled) newer.set(() => location.reload());
    controlled = true;
  });
  const registration = await serviceWorker.register('/offline.js', { scope: '/' });
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state !== 'installed' || !serviceWorker.controller) return;
    newer.set(() => {
      asked = true;
      worker.postMessage('change');
    });
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offer(installing));
  });
  // The browser looks for updates when a page is loaded; a table may stay open for days.
  document.addEventListener('visibilitychange', () => {
    // Without a network there is no update, and the next time will do.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
