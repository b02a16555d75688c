import { beforeAll, expect, test, vi } from 'vitest';

interface Navigation {
  readonly request: object;
  respondWith(response: Promise<Response>): void;
}
let navigate: (event: Navigation) => void;
let isKept = true;

beforeAll(async () => {
  vi.stubGlobal('PRECACHE', { version: '1', files: [] });
  vi.stubGlobal('caches', { match: async () => (isKept ? new Response('kept') : undefined) });
  vi.stubGlobal('self', {
    location: { origin: 'https://a.test' },
    addEventListener(what: string, listener: typeof navigate) {
      if (what === 'fetch') navigate = listener;
    },
  });
  // A script, not a module.
  await vi.importActual('./worker.ts');
});

async function visit(reply: () => Promise<Response>): Promise<string> {
  vi.stubGlobal('fetch', reply);
  const request = { method: 'GET', mode: 'navigate', url: 'https://a.test/t/1' };
  const shown = await new Promise<Response>((respondWith) => navigate({ request, respondWith }));
  return shown.text();
}

test.each([
  ['a server that is there', 200, 'told'],
  ['a page that is not there', 404, 'told'],
  ['a proxy without a server', 502, 'kept'],
  ['a server that is being changed', 503, 'kept'],
])('%s', async (_who, status, shown) => {
  expect(await visit(async () => new Response('told', { status }))).toBe(shown);
});

test('without a connection the kept page is shown; without a kept page, what the proxy says', async () => {
  const broken = async () => Promise.reject(new TypeError('no connection'));
  expect(await visit(broken)).toBe('kept');
  isKept = false;
  expect(await visit(async () => new Response('told', { status: 502 }))).toBe('told');
});
