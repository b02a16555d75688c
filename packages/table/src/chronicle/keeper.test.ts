import { expect, test } from 'vitest';
import type { TableEntry } from '../entries.ts';
import { MemoryStore } from '../store.ts';
import { ChronicleKeeper } from './keeper.ts';

/** A store whose reads wait until they are let go, and whose writes fail, as long as a test says so. */
class Troubled extends MemoryStore {
  held: Promise<void> | null = null;
  full = false;
  override async read(...asked: Parameters<MemoryStore['read']>) {
    const { held } = this;
    const found = await super.read(...asked);
    await held;
    return found;
  }
  override async append(...asked: Parameters<MemoryStore['append']>) {
    if (this.full) throw new Error('disk full');
    return super.append(...asked);
  }
}

async function kept() {
  const store = new Troubled();
  const keeper = new ChronicleKeeper({
    ...{ store, house: {} as never, tables: {} as never, inPlay: {} as never, now: () => 1000 },
    ...{ newSeed: () => '', newHash: () => '', log: () => undefined },
  });
  const opening = { game: 'songe', title: '', options: {}, led: true, name: 'Ada', invitation: 'i', secret: 's' };
  await keeper.open('c.1', opening, 'begin');
  const note = (text: string, id: string) =>
    keeper.submit('c.1', {
      ...{ command: { do: 'note', note: null, own: false, text }, actor: { kind: 'member', member: 0 }, id, at: 2000 },
    });
  const notes = async () => (await keeper.find('c.1'))?.notes.map(({ text }) => text);
  return { store, keeper, note, notes };
}

test('what was not recorded is seen by nobody, also not by whoever was just reading', async () => {
  const { store, note, notes } = await kept();
  expect(await notes()).toEqual([]);
  let letGo = () => {};
  store.held = new Promise((done) => {
    letGo = done;
  });
  const reading = notes();
  Object.assign(store, { held: null, full: true });
  expect(await note('a phantom', 'n1')).toEqual({ later: 'notRecorded' });
  letGo();
  expect([await reading, await notes()]).toEqual([[], []]);
  store.full = false;
  expect(await note('a note', 'n2')).toEqual({ seq: 2 });
  expect(await note('a note', 'n2')).toEqual({ seq: 2 });
  expect(await notes()).toEqual(['a note']);
});

test('who asks at the same moment builds on nothing that may fail', async () => {
  const { store, note, notes } = await kept();
  await notes();
  expect(await Promise.all([note('one', 'n1'), note('two', 'n2'), notes()])).toMatchObject([{}, {}, []]);
  expect((await notes())?.toSorted()).toEqual(['one', 'two']);
  store.full = true;
  expect((await Promise.all([note('three', 'n3'), note('four', 'n4'), notes()]))[2]).toHaveLength(2);
  expect(await notes()).toHaveLength(2);
});

test('a chronicle is kept while its evening is played, once a day; spectators keep none', async () => {
  const { store, keeper } = await kept();
  const DAY = 86_400_000;
  const touched: [readonly string[], number][] = [];
  store.touch = async (tables, at) => void touched.push([tables, at]);
  const open = { do: 'open', table: 't1', title: '', seats: [0] } as const;
  expect(
    await keeper.submit('c.1', { command: open, actor: { kind: 'member', member: 0 }, id: 'open', at: 2000 }),
  ).toEqual({ seq: 2 });
  const entry = (at: number, happened: object) => [{ seq: 1, command: '', at, happened }] as unknown as TableEntry[];
  const evening = { chronicle: 'c.1' };
  const paused = { kind: 'paused', seat: 0 };
  await keeper.used(evening, entry(9 * DAY, { kind: 'said', seat: null, name: 'Eve', text: 'encore' }));
  for (const at of [9 * DAY, 9 * DAY + 1000, 10 * DAY]) await keeper.used(evening, entry(at, paused));
  await keeper.used({ chronicle: null }, entry(11 * DAY, paused));
  expect(touched).toEqual([9, 10].map((day) => [['c.1', 't1'], day * DAY]));
});
