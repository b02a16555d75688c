import { beforeEach, expect, test, vi } from 'vitest';

let room: number;

beforeEach(() => {
  room = 10_000;
  const storage = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  // Keys are its own properties, as in a browser.
  const items = storage as Record<string, string>;
  Object.defineProperties(storage, {
    getItem: hidden((key: string) => items[key] ?? null),
    setItem: hidden((key: string, text: string) => {
      if (text.length > room) throw new Error('full');
      items[key] = text;
    }),
    removeItem: hidden((key: string) => delete items[key]),
  });
  vi.stubGlobal('localStorage', storage);
});

async function openTab() {
  vi.resetModules();
  return import('./kept.ts');
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const keep = (tab: Tab, code: string): boolean =>
  tab.keepStudy(
    { code, title: code, game: 'reve', games: 1, most: 2, done: false, answer: '' },
    { progress: { reverie: 'progress-3' } as never, moments: [] },
  );
const listed = (): unknown =>
  (JSON.parse(localStorage.getItem('reverie.studies') ?? '[]') as { code: string }[]).map(({ code }) => code);

test('two tabs keep a study each: both stay on the list', async () => {
  const [one, other] = [await openTab(), await openTab()];
  keep(one, 'A');
  keep(other, 'B');
  expect(listed()).toEqual(['B', 'A']);
  one.forgetStudy('A');
  expect(listed()).toEqual(['B']);
  expect(other.readProgress('B')).not.toBeNull();
});

test('what was counted for a study on no list is cleared away when another begins', async () => {
  localStorage.setItem('reverie.study.lost', '{}');
  keep(await openTab(), 'A');
  expect(Object.keys(localStorage).sort()).toEqual(['reverie.studies', 'reverie.study.A']);
});

test('a device without room says so', async () => {
  const tab = await openTab();
  expect(keep(tab, 'A')).toBe(true);
  room = 10;
  expect(keep(tab, 'A')).toBe(false);
});
