import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import type { Game } from '@reverie/kernel/game';
import { expect, test } from 'vitest';
import { begun, house, playOn, seen, sits } from '../test/given.ts';
import type { TableEntry } from './entries.ts';
import type { Snapshot } from './snapshot.ts';
import { type House, Table } from './table.ts';
import { UnplayableError } from './table-state.ts';

/** Written down and read back. */
const stored = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

function busy(answers: number): Table {
  const { table, done } = begun({ options: { hands: 20, chips: 500 }, clock: { seconds: 600, increment: 2 } });
  playOn(table, answers);
  done({ do: 'say', text: 'bien joué' }, sits(0), 2e6);
  done({ do: 'pause' }, sits(1), 2e6 + 10);
  return table;
}

test('a table opened from a snapshot is the table, at any length, and goes on alike', () => {
  for (let answers = 0; answers < 30; answers += 3) {
    const table = busy(answers);
    const snapshot = stored(table.snapshot()) as Snapshot;
    const log = stored(table.log);
    const opened = Table.load(house, 'T', log, snapshot);
    expect(opened.restored).toBe(true);
    expect(seen(opened)).toBe(seen(table));
    expect(opened.clock?.state).toEqual(table.clock?.state);
    expect(opened.seats).toEqual(table.seats);
    for (const one of [table, opened]) {
      one.execute({ command: { do: 'resume' }, actor: sits(0), id: 'r', at: 3e6 });
      playOn(one, 50, 7);
    }
    expect(seen(opened)).toBe(seen(table));
    // And with entries that came after the snapshot.
    const later = Table.load(house, 'T', stored(table.log), snapshot);
    expect(later.restored).toBe(true);
    expect(seen(later)).toBe(seen(table));
  }
});

test('a snapshot that does not fit is left aside, and the log played again', () => {
  const table = busy(12);
  const good = table.snapshot() as Snapshot;
  const log = stored(table.log);
  const load = (snapshot: Snapshot, from: House = house, entries: readonly TableEntry[] = log) => {
    const opened = Table.load(from, 'T', entries, snapshot);
    expect(seen(opened)).toBe(seen(Table.load(from, 'T', entries)));
    return opened.restored;
  };
  expect(load(good)).toBe(true);
  expect(load({ ...good, text: good.text.replace('pot', 'pod') })).toBe(false);
  expect(load({ ...good, text: `${good.text} ` })).toBe(false);
  expect(load({ ...good, hash: 'f'.repeat(32) })).toBe(false);
  expect(load({ ...good, seq: log.length + 5 })).toBe(false);
  // Of another place in the log than it says, or of another log.
  expect(load({ ...good, seq: 4 })).toBe(false);
  expect(load(good, house, stored(busy(9).log))).toBe(false);
});

test('other rules: a snapshot of theirs is left aside; a log that they do not play is said to be unplayable', () => {
  const table = busy(12);
  const log = stored(table.log);
  const version = (change: Partial<Game['rules']>): House => ({
    game: () => ({ ...twoCardPoker, rules: { ...twoCardPoker.rules, version: '2', ...change } }) as unknown as Game,
    programs: () => ['random'],
  });
  const same = Table.load(version({}), 'T', log, table.snapshot());
  expect(same.restored).toBe(false);
  expect(same.seq).toBe(table.seq);
  const strict = version({ answer: () => ({ refusal: 'invalid', rule: 'POK-01', reason: 'never', details: {} }) });
  expect(() => Table.load(strict, 'T', log, table.snapshot())).toThrow(UnplayableError);
  const { setup } = twoCardPoker.rules as unknown as Game['rules'];
  const rich = version({ setup: (...given) => ({ ...(setup(...given) as object), more: 1 }) });
  expect(() => Table.load(rich, 'T', log)).toThrow(/another state/);
  expect(() => Table.load({ game: () => undefined, programs: () => [] }, 'T', log)).toThrow(UnplayableError);
});

test('no snapshot is taken before a game, or while a draw is waited for', () => {
  const { table } = begun({ dice: true });
  expect(table.match?.awaited).toBeDefined();
  expect(table.snapshot()).toBeUndefined();
});

test('what others append is taken in piece by piece, and with real dice too', () => {
  const table = busy(10);
  for (let from = 4; from < table.log.length; from++) {
    // The entries of one command are stored all together or not at all.
    if (table.log[from]?.command === table.log[from - 1]?.command) continue;
    const copy = Table.load(house, 'T', stored(table.log.slice(0, from)));
    const followed = copy.extend(stored(table.log.slice(from)));
    expect(followed).toBe(copy);
    expect(seen(followed)).toBe(seen(table));
  }
  const dice = begun({ dice: true });
  const before = Table.load(house, 'T', stored(dice.table.log));
  dice.done({ do: 'supply', outcome: [2, 0, 0, 0, 0, 0] }, sits(0));
  dice.done({ do: 'supply', outcome: [0, 2, 0, 0, 0, 0] }, sits(1));
  expect(seen(before.extend(stored(dice.table.log.slice(before.log.length))))).toBe(seen(dice.table));
});
