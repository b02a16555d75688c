/** Registers the service worker, and tells when a newer version of the page is ready. */
import { createStore } from '@reverie/ui/store';

/** How to change to the newer page; null while there is none. */
const newer = createStore<(() => void) | null>(null);
/** This tab asked for the newer version. Other tabs did not: they only show the notice. */
let asked = false;

export const useNewerPage = newer.use;

/** Called once. Where the page cannot be cached (old browser, blocked storage) it still works online. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    // This tab's files are gone from the cache, so offer a reload; the very first worker replaces nothing.
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
    // Offline there is no update; the next return to the page tries again.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
