/**
 * The service worker: caches all files of one version of the page. Files with a hash in
 * their name never change and are served from the cache; the page itself is requested from the network first.
 * Requests to the server (`/api`, `/ws`) are never cached.
 */

/** Filled in by the build: all files of this version, and its name. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}
interface NotificationClick extends ExtendableEvent {
  readonly notification: { readonly data: { readonly url: string }; close(): void };
}
interface PageClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

// TypeScript knows the page or service workers, never both in one project, so what is used of it stands here.
const worker = self as unknown as {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly PageClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly navigator: { setAppBadge?(): Promise<void> };
  readonly location: Location;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

const PREFIX = 'reverie-';
const kept = PREFIX + PRECACHE.version;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll(PRECACHE.files)));
});

worker.addEventListener('activate', (event) => {
  const forget = async () => {
    const old = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== kept);
    await Promise.all(old.map((key) => caches.delete(key)));
    await worker.clients.claim();
  };
  event.waitUntil(forget());
});

/** The visitor agreed to change to the new version. */
worker.addEventListener('message', ({ data }) => {
  if (data === 'change') void worker.skipWaiting();
});

/** An alert of the server: what waits, and at which table. It alerts nobody who is connected there. */
worker.addEventListener('push', (event) => {
  const { title, body, table } = (event.data?.json() ?? {}) as Partial<Record<'title' | 'body' | 'table', string>>;
  if (title === undefined || table === undefined) return;
  const url = `/t/${encodeURIComponent(table)}`;
  const tell = async () => {
    // One notification a table: a later one takes its place, and is heard all the same.
    const shown = { body, tag: url, renotify: true, icon: '/icon-192.png', badge: '/icon-192.png', data: { url } };
    await worker.registration.showNotification(title, shown);
    await worker.navigator.setAppBadge?.();
  };
  event.waitUntil(tell());
});

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const show = async () => {
    const [page] = await pagesAt(notification.data.url);
    await (page ? page.focus() : worker.clients.openWindow(notification.data.url));
  };
  event.waitUntil(show());
});

async function pagesAt(path: string): Promise<readonly PageClient[]> {
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => new URL(url).pathname.startsWith(path));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (/^\/(api|ws|healthz|readyz|metrics|openapi)/.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(pageFirst(request));
  else if (PRECACHE.files.includes(pathname)) event.respondWith(keptFirst(request));
});

/** What a proxy says when there is no server behind it. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

async function pageFirst(request: Request): Promise<Response> {
  const page = () => caches.match('/', { cacheName: kept });
  try {
    const response = await fetch(request);
    return (AWAY.has(response.status) && (await page())) || response;
  } catch (error) {
    const found = await page();
    if (found) return found;
    throw error;
  }
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: kept, ignoreSearch: true })) ?? fetch(request);
}
