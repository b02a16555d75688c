import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../../house/local.ts', () => ({ askHouse: () => Promise.reject(new Error('storage is closed')) }));
vi.stubGlobal('navigator', { language: 'fr' });
vi.stubGlobal('addEventListener', () => undefined);
const closed = { get: () => unavailable(), configurable: true };
const unavailable = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
afterEach(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

test.each(['s-a', 'd-h-a-0'])(
  'a game of this device that cannot be read is trouble, not an endless wait: %s',
  async (source) => {
    const { filmFrom } = await import('./sources.ts');
    expect(await filmFrom(source, 'fr', () => undefined)).toEqual({ trouble: expect.stringContaining('n’est pas là') });
  },
);

test('a file is found again where storage is closed', async () => {
  Object.defineProperty(globalThis, 'sessionStorage', closed);
  const { bring, broughtAs } = await import('./brought.ts');
  expect(broughtAs('other')).toBeNull();
  const source = bring('a game');
  expect(broughtAs(source.slice(2))).toBe('a game');
});
