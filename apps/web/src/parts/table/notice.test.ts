import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What was shown, and by whom. */
let shown: unknown[] = [];
class Notice {
  static readonly permission = 'granted';
  constructor(text: string, options: object) {
    shown.push(['page', text, options]);
  }
}
class Forbidden {
  static readonly permission = 'granted';
  constructor() {
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
  }
}
const worker = {
  active: {},
  showNotification: async (text: string, { tag, data }: { tag: string; data: object }) =>
    void shown.push(['worker', text, { tag, data }]),
};

/** A browser whose tab is hidden and whose visitor wished to be told. */
async function told(shower: unknown, registration?: object): Promise<void> {
  vi.stubGlobal('Notification', shower);
  vi.stubGlobal('navigator', { language: 'fr', serviceWorker: { getRegistration: async () => registration } });
  const { notify } = await import('./notice.ts');
  await notify('À vous', '/t/a');
}

beforeEach(() => {
  shown = [];
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ notify: true }), setItem: () => undefined });
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.stubGlobal('location', { pathname: '/t/a' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the service worker shows a notice, where there is one', async () => {
  await told(Forbidden, worker);
  expect(shown).toEqual([['worker', 'À vous', { tag: '/t/a', data: { url: '/t/a' } }]]);
});

test('without a service worker the page shows it', async () => {
  await told(Notice);
  expect(shown).toEqual([['page', 'À vous', { tag: '/t/a' }]]);
});

test('a browser that shows none at all throws at nobody', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await told(Forbidden);
  await told(Forbidden, { active: {}, showNotification: async () => Promise.reject(new TypeError('no')) });
  expect(shown).toEqual([]);
});
