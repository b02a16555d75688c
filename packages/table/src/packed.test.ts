import { Fast } from '@reverie/kernel/chance/fast';
import { isRefusal } from '@reverie/kernel/refusal';
import { expect, test } from 'vitest';
import { begun, full, seen, sits } from '../test/given.ts';
import { exportFor } from './export.ts';
import { linesAfter } from './feed.ts';
import { Table } from './table.ts';

/** The same long evening: answers, words, things taken back with and without asking. */
function evening(at?: typeof full) {
  const t = begun({ options: { hands: 400, chips: 100_000 } }, at);
  const below = new Fast(11).below();
  const { table } = t;
  for (let i = 0; table.seq < 600 && table.phase === 'playing'; i++) {
    const [d] = table.match?.pending ?? [];
    if (!d) break;
    const choices = table.match?.choices(d) ?? [];
    const ask = (command: object, seat: number, id: string) =>
      table.execute({ command: command as never, actor: sits(seat), id: `${id}${i}`, at: 1000 * i });
    ask({ do: 'answer', decision: d.id, answer: choices[below(choices.length)] }, d.seat, 'a');
    if (below(9) === 0) ask({ do: 'say', text: `« ${i} »` }, below(2), 's');
    if (below(7) === 0) {
      ask({ do: 'takeBack' }, d.seat, 'b');
      if (table.undoRequest) ask({ do: 'consent', agree: below(3) > 0 }, 1 - d.seat, 'c');
    }
  }
  return t;
}

test('a table whose past is packed is the same table', () => {
  const [plain, packed] = [evening().table, evening(full).table];
  expect(packed.seq).toBeGreaterThan(500);
  expect(packed.log).toEqual(plain.log);
  expect(packed.match?.journal.entries).toEqual(plain.match?.journal.entries);
  expect(seen(packed)).toBe(seen(plain));
  for (const who of [0, 1, 'spectator'] as const) {
    expect(exportFor(packed, who, 5)).toEqual(exportFor(plain, who, 5));
    for (const after of [0, 31, 32, 200, 580]) {
      expect(linesAfter(packed, who, after, 40)).toEqual(linesAfter(plain, who, after, 40));
    }
  }
});

test('every command is known, however long ago it came; no other is', () => {
  const { table } = evening(full);
  const first = new Map<string, number>();
  for (const { command, seq } of table.log) if (!first.has(command)) first.set(command, seq);
  for (const [command, seq] of first) expect(table.seqOfCommand(command)).toBe(seq);
  expect(table.seqOfCommand('a-1')).toBeUndefined();
  expect(table.seqOfCommand('')).toBeUndefined();
});

test('going back far behind what is in memory plays the game again', () => {
  for (const back of [1, 40, 200, 390]) {
    const [plain, packed] = [evening().table, evening(full).table];
    for (const { match } of [plain, packed]) {
      const done = match?.back(back);
      expect(done && !isRefusal(done)).toBe(true);
    }
    expect(packed.match?.state).toEqual(plain.match?.state);
    expect(packed.match?.told).toEqual(plain.match?.told);
    expect(packed.match?.heard(0)).toEqual(plain.match?.heard(0));
  }
});

test('a snapshot takes the past as it lies there: nothing is unpacked, and only the end is packed', () => {
  let [packed, unpacked] = [0, 0];
  const counting: typeof full = {
    ...full,
    packing: {
      name: 'counted',
      pack(text) {
        packed++;
        return text;
      },
      unpack(text) {
        unpacked++;
        return text;
      },
    },
  };
  const { table } = evening(counting);
  [packed, unpacked] = [0, 0];
  const snapshot = table.snapshot() ?? null;
  expect([packed, unpacked]).toEqual([1, 0]);
  expect(Table.load(counting, 'T', table.log, snapshot).restored).toBe(true);
  // Whoever packs otherwise cannot read it, and plays the log again.
  expect(Table.load(full, 'T', table.log, snapshot).restored).toBe(false);
});

test('it is loaded, with and without its snapshot, and followed', () => {
  const { table } = evening(full);
  const log = JSON.parse(JSON.stringify(table.log));
  const snapshot = Table.load(full, 'T', log.slice(0, 300)).snapshot() ?? null;
  for (const [given, restored] of [
    [null, false],
    [snapshot, true],
  ] as const) {
    const loaded = Table.load(full, 'T', log, given);
    expect(loaded.restored).toBe(restored);
    expect(seen(loaded)).toBe(seen(table));
    const copy = Table.load(full, 'T', log.slice(0, 300), given);
    expect(seen(copy.extend(log.slice(300)))).toBe(seen(table));
  }
});
