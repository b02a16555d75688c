import { beforeEach, expect, test, vi } from 'vitest';
import { keptStore } from './store.ts';

let items: Map<string, string>;
let isFull: boolean;
let tabs: (() => void)[];

beforeEach(() => {
  items = new Map();
  isFull = false;
  tabs = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new Error('full');
      items.set(key, text);
    },
  });
  vi.stubGlobal('addEventListener', (_storage: string, listener: () => void) => tabs.push(listener));
});

const tab = () => keptStore('kept', (stored) => ({ usual: 1, ...(stored as object | null) }));

test('what two tabs change stays, whoever writes last', () => {
  const [one, other] = [tab(), tab()];
  one.change((now) => ({ ...now, name: 'Ada' }));
  other.change((now) => ({ ...now, theme: 'dark' }));
  expect(other.get()).toEqual({ usual: 1, name: 'Ada', theme: 'dark' });
  expect(JSON.parse(items.get('kept') ?? '')).toEqual({ usual: 1, name: 'Ada', theme: 'dark' });
});

test('a tab follows what another has changed', () => {
  const [one, other] = [tab(), tab()];
  const heard = vi.fn();
  one.subscribe(heard);
  other.change((now) => ({ ...now, name: 'Ada' }));
  for (const look of tabs) look();
  expect(one.get()).toEqual({ usual: 1, name: 'Ada' });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what cannot be stored lasts as long as the page', () => {
  const one = tab();
  isFull = true;
  expect(one.change((now) => ({ ...now, name: 'Ada' }))).toBe(false);
  expect(one.change((now) => ({ ...now, theme: 'dark' }))).toBe(false);
  for (const look of tabs) look();
  expect(one.get()).toEqual({ usual: 1, name: 'Ada', theme: 'dark' });
});
