import { expect, test } from 'vitest';
import { CharactersInPlay } from './characters-in-play.ts';
import { Chronicle } from './chronicle/chronicle.ts';
import type { TableEntry } from './entries.ts';
import type { Keeper } from './keeper.ts';
import { MemoryStore } from './store.ts';

const MINUTE = 60_000;
const DAME = { id: 'dame', name: 'Dame' };
const seats = [{ character: { card: DAME }, resigned: false }];

/** A house with tables as they are said to be. */
function house(tables: Record<string, object>) {
  const store = new MemoryStore();
  let time = 0;
  const inspect = async (id: string, use: (table: object) => unknown) =>
    tables[id] ? use({ closed: false, phase: 'playing', seats, openedAt: 0, ...tables[id] }) : null;
  const inPlay = new CharactersInPlay({ store, tables: { inspect } as unknown as Keeper, now: () => time });
  const take = async (table: string, at: number) => {
    time = at;
    return (await inPlay.take(DAME, table))?.reason ?? null;
  };
  return { store, take };
}

test('a character sits at one table at a time', async () => {
  const { take } = house({ here: { chronicle: null, from: null }, over: { phase: 'over' } });
  expect(await take('over', 0)).toBeNull();
  expect(await take('here', 1)).toBeNull();
  expect(await take('here', 2)).toBeNull();
  expect(await take('there', 500 * MINUTE)).toBe('characterElsewhere');
});

test.each([
  ['a rematch', { chronicle: null, from: 'old' }],
  ['an evening', { chronicle: 'c.1', from: null }],
])('%s that nothing leads to holds nobody, once it is no longer being opened', async (_, table) => {
  const { store, take } = house({ lost: table, old: { rematchTable: 'found' } });
  const opening = { game: 'songe', title: '', options: {}, led: true, name: 'Ada', invitation: 'i', secret: 's' };
  await store.append('c.1', -1, Chronicle.open(opening, 'begin', 0) as unknown as TableEntry[]);
  expect(await take('lost', 0)).toBeNull();
  expect(await take('there', MINUTE - 1)).toBe('characterElsewhere');
  expect(await take('there', MINUTE)).toBeNull();
});

test.each([
  ['a rematch', { chronicle: null, from: 'old' }],
  ['a rematch of a table that is gone', { chronicle: null, from: 'gone' }],
  ['an evening', { chronicle: 'c.1', from: null }],
  ['an evening of a chronicle that is gone', { chronicle: 'c.2', from: null }],
])('%s holds whoever sits there', async (_, table) => {
  const { store, take } = house({ next: table, old: { rematchTable: 'next' } });
  const opening = { game: 'songe', title: '', options: {}, led: true, name: 'Ada', invitation: 'i', secret: 's' };
  const begun = Chronicle.open(opening, 'begin', 0);
  const chronicle = Chronicle.load('c.1', begun);
  const command = { do: 'open', table: 'next', title: '', seats: [0] } as const;
  const opened = chronicle.execute({ command, actor: { kind: 'member', member: 0 }, id: 'open', at: 0 });
  await store.append('c.1', -1, [...begun, ...(opened as typeof begun)] as unknown as TableEntry[]);
  expect(await take('next', 0)).toBeNull();
  expect(await take('there', 500 * MINUTE)).toBe('characterElsewhere');
});
