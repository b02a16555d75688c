/** What every store must do, as tests for any implementation. */
import { describe, expect, test } from 'vitest';
import type { TableEntry } from './entries.ts';
import type { Card } from './feed.ts';
import type { Snapshot } from './snapshot.ts';
import type { Store } from './store.ts';

const chatEntry = (seq: number, command: string, text = 'bonsoir', at = 1000 + seq): TableEntry => ({
  seq,
  command,
  at,
  happened: { kind: 'said', seat: 0, name: 'Ada', text },
});

const snapshotAt = (seq: number): Snapshot => ({ seq, text: `{"é":${seq}}`, hash: 'a'.repeat(32) });

const card = (table: string, listed: boolean): Card => ({
  table,
  game: 'two-card-poker',
  version: '1',
  title: 'Soirée “à deux”',
  phase: 'gathering',
  closed: false,
  watch: 'anybody',
  listed,
  dice: false,
  clock: null,
  seats: [{ role: 'player', name: 'Ada', sitter: 'open', program: null, resigned: false }],
  free: [0],
  rematch: null,
});

export function describeStoreContract(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps the contract of a store`, () => {
    const with_ = async (use: (store: Store) => Promise<void>): Promise<void> => {
      const store = await open();
      try {
        await use(store);
      } finally {
        await store.close();
      }
    };

    test('what is appended is read back, in order and from any number on', () =>
      with_(async (store) => {
        expect(await store.append('t', -1, [chatEntry(0, 'a'), chatEntry(1, 'a')])).toBe('stored');
        expect(await store.append('t', 1, [chatEntry(2, 'b', 'é “quotes” \u{1f319}')])).toBe('stored');
        expect(await store.read('t')).toEqual([
          chatEntry(0, 'a'),
          chatEntry(1, 'a'),
          chatEntry(2, 'b', 'é “quotes” \u{1f319}'),
        ]);
        expect((await store.read('t', 1)).map(({ seq }) => seq)).toEqual([2]);
        expect(await store.read('nobody')).toEqual([]);
      }));

    test('two writers never get the same number', () =>
      with_(async (store) => {
        await store.append('t', -1, [chatEntry(0, 'a')]);
        const both = await Promise.all([
          store.append('t', 0, [chatEntry(1, 'b')]),
          store.append('t', 0, [chatEntry(1, 'c')]),
        ]);
        expect(both.filter((done) => done === 'stored')).toHaveLength(1);
        expect(both.filter((done) => done === 'conflict')).toHaveLength(1);
        expect(await store.read('t')).toHaveLength(2);
        expect(await store.append('t', 5, [chatEntry(6, 'd')])).toBe('conflict');
        expect(await store.append('new', 3, [chatEntry(4, 'e')])).toBe('conflict');
      }));

    test('a command sent twice is taken once, whatever number it comes with', () =>
      with_(async (store) => {
        await store.append('t', -1, [chatEntry(0, 'a')]);
        await store.append('t', 0, [chatEntry(1, 'b'), chatEntry(2, 'b')]);
        expect(await store.append('t', 2, [chatEntry(3, 'b')])).toEqual({ before: 1 });
        expect(await store.append('t', 0, [chatEntry(1, 'b')])).toEqual({ before: 1 });
        expect(await store.read('t')).toHaveLength(3);
        // The same id at another table is another command.
        expect(await store.append('u', -1, [chatEntry(0, 'b')])).toBe('stored');
      }));

    test('many at once: every one is stored or told of the conflict, and the log has no gap', () =>
      with_(async (store) => {
        await store.append('t', -1, [chatEntry(0, 'first')]);
        let stored = 0;
        const writer = async (name: string): Promise<void> => {
          for (let i = 0; i < 10; i++) {
            for (;;) {
              const seq = (await store.read('t')).length - 1;
              const done = await store.append('t', seq, [chatEntry(seq + 1, `${name}${i}`)]);
              if (done !== 'stored') continue;
              stored++;
              break;
            }
          }
        };
        await Promise.all(['x', 'y', 'z'].map(writer));
        const log = await store.read('t');
        expect(stored).toBe(30);
        expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 31 }, (_, i) => i));
      }));

    test('tables are listed by latest change, and pruned by it', () =>
      with_(async (store) => {
        await store.append('old', -1, [chatEntry(0, 'a', 'x', 100)]);
        await store.append('new', -1, [chatEntry(0, 'a', 'x', 300)]);
        await store.append('old', 0, [chatEntry(1, 'b', 'x', 200)]);
        expect(await store.list(10)).toEqual([
          { table: 'new', seq: 0, opened: 300, changed: 300, card: null },
          { table: 'old', seq: 1, opened: 100, changed: 200, card: null },
        ]);
        expect(await store.list(1)).toHaveLength(1);
        const reached = await store.progress(['old', 'none', 'new', "'; --"]);
        expect(reached.toSorted((a, b) => b.seq - a.seq)).toEqual([
          { table: 'old', seq: 1 },
          { table: 'new', seq: 0 },
        ]);
        expect(await store.progress([])).toEqual([]);
        await store.saveSnapshot('old', snapshotAt(1));
        await store.saveSnapshot('new', snapshotAt(0));
        expect(await store.prune(250)).toBe(1);
        expect(await store.read('old')).toEqual([]);
        expect(await store.loadSnapshot('old')).toBeNull();
        expect(await store.read('new')).toHaveLength(1);
        expect(await store.loadSnapshot('new')).toEqual(snapshotAt(0));
        // A new table of the same name inherits nothing.
        expect(await store.append('old', -1, [chatEntry(0, 'a', 'x', 300)])).toBe('stored');
        expect(await store.loadSnapshot('old')).toBeNull();
      }));

    test('the card of a table goes with its entries, all or nothing, and says whether it is listed', () =>
      with_(async (store) => {
        await store.append('t', -1, [chatEntry(0, 'a', 'x', 100)], card('t', true));
        await store.append('u', -1, [chatEntry(0, 'a', 'x', 200)], card('u', false));
        await store.append('v', -1, [chatEntry(0, 'a', 'x', 300)]);
        const tables = async (which?: 'listed') => (await store.list(10, which)).map(({ table }) => table);
        expect(await tables()).toEqual(['v', 'u', 't']);
        expect(await tables('listed')).toEqual(['t']);
        expect((await store.list(10, 'listed'))[0]?.card).toEqual(card('t', true));
        // Not stored, so not changed.
        expect(await store.append('t', 7, [chatEntry(8, 'b')], card('t', false))).toBe('conflict');
        expect(await store.append('t', 0, [chatEntry(1, 'a')], card('t', false))).toEqual({ before: 0 });
        expect(await tables('listed')).toEqual(['t']);
        // Without a card, the old one stays.
        await store.append('t', 0, [chatEntry(1, 'b', 'x', 400)]);
        expect(await tables('listed')).toEqual(['t']);
        await store.append('t', 1, [chatEntry(2, 'c', 'x', 500)], { ...card('t', true), closed: true });
        expect(await tables('listed')).toEqual([]);
      }));

    test('a snapshot takes the place of an older one, never of a newer', () =>
      with_(async (store) => {
        expect(await store.loadSnapshot('t')).toBeNull();
        await store.append('t', -1, [chatEntry(0, 'a'), chatEntry(1, 'a'), chatEntry(2, 'a')]);
        expect(await store.loadSnapshot('t')).toBeNull();
        await store.saveSnapshot('t', snapshotAt(1));
        await store.saveSnapshot('t', snapshotAt(2));
        await store.saveSnapshot('t', snapshotAt(1));
        expect(await store.loadSnapshot('t')).toEqual(snapshotAt(2));
        await store.saveSnapshot('nobody', snapshotAt(3));
        expect(await store.loadSnapshot('nobody')).toBeNull();
      }));

    test('a mark is spent once, whoever comes at the same time', () =>
      with_(async (store) => {
        const all = await Promise.all(Array.from({ length: 8 }, () => store.spend('m', 500)));
        expect(all.filter(Boolean)).toHaveLength(1);
        expect(await store.spend('m', 900)).toBe(false);
        expect(await store.spend('n', 900)).toBe(true);
        await store.prune(0, 700);
        expect(await store.spend('m', 900)).toBe(true);
        expect(await store.spend('n', 900)).toBe(false);
      }));

    test('what spectators say keeps no table from being forgotten', () =>
      with_(async (store) => {
        await store.append('t', -1, [chatEntry(0, 'a', 'bonsoir', 1000)]);
        const talk = { kind: 'said', seat: null, name: 'Eve', text: '…' } as const;
        await store.append('t', 0, [{ seq: 1, command: 'b', at: 9000, happened: talk }]);
        expect(await store.list(9)).toMatchObject([{ table: 't', seq: 1, changed: 1000 }]);
        await store.append('t', 1, [chatEntry(2, 'c', 'bonsoir', 9500)]);
        expect(await store.list(9)).toMatchObject([{ table: 't', seq: 2, changed: 9500 }]);
      }));

    test('a table that something else keeps in use is not forgotten, and its log stays as it was', () =>
      with_(async (store) => {
        await store.append('t', -1, [chatEntry(0, 'a', 'x', 100)]);
        await store.append('u', -1, [chatEntry(0, 'a', 'x', 300)]);
        await store.touch(['t', 'u', 'nobody'], 200);
        await store.touch([], 900);
        expect(await store.list(9)).toMatchObject([
          { table: 'u', seq: 0, opened: 300, changed: 300 },
          { table: 't', seq: 0, opened: 100, changed: 200 },
        ]);
        expect(await store.prune(150)).toBe(0);
        expect(await store.append('t', 0, [chatEntry(1, 'b', 'x', 400)])).toBe('stored');
        expect(await store.read('t')).toHaveLength(2);
        expect(await store.prune(350)).toBe(1);
        expect(await store.read('nobody')).toEqual([]);
      }));

    test('marks are prolonged, never shortened, and tell until when they last', () =>
      with_(async (store) => {
        expect(await store.untilOf(['a', 'b'])).toEqual([null, null]);
        await store.prolong(['a', 'b'], 500);
        await store.prolong(['b', 'c'], 900);
        await store.prolong(['b'], 700);
        expect(await store.untilOf(['c', 'a', 'b', 'd'])).toEqual([900, 500, 900, null]);
        await store.prolong([], 900);
        expect(await store.untilOf([])).toEqual([]);
        await store.prune(0, 600);
        expect(await store.untilOf(['a', 'b'])).toEqual([null, 900]);
      }));

    test('a note is read at its mark while the mark is good, and only the first one is kept', () =>
      with_(async (store) => {
        expect(await store.spend('m', 500, 'à lire “à voix haute”')).toBe(true);
        expect(await store.spend('m', 900, 'another')).toBe(false);
        expect(await store.spend('n', 500)).toBe(true);
        await store.free('m');
        await store.free('never spent');
        expect(await store.noteAt('m', 0)).toBeNull();
        expect(await store.spend('m', 500, 'à lire “à voix haute”')).toBe(true);
        expect(await store.noteAt('m', 500)).toBe('à lire “à voix haute”');
        expect(await store.noteAt('m', 501)).toBeNull();
        expect(await store.noteAt('n', 500)).toBe('');
        expect(await store.noteAt('nowhere', 0)).toBeNull();
        await store.prune(0, 501);
        expect(await store.noteAt('m', 0)).toBeNull();
      }));
  });
}
