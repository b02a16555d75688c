/** Tables in and out of memory, and what everybody is told while the store takes nothing. */
import { createConnection } from 'node:net';
import type { TableEntry } from '@reverie/table/entries';
import type { Card } from '@reverie/table/feed';
import { MemoryStore } from '@reverie/table/store';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { claim, connect, get, openTable, post, started, twoPlaying } from './people.ts';

const NOW = Number.POSITIVE_INFINITY;

describe('memory', () => {
  test('holds tables that somebody looks at, and puts the others away', async () => {
    const { address, keeper } = await started();
    const { table, people } = await twoPlaying(address);
    await openTable(address);
    expect((await keeper.counts()).tables).toBe(2);
    expect(await keeper.evict(Date.now() - 60_000)).toBe(0);
    expect(await keeper.evict(NOW)).toBe(1);
    expect((await keeper.counts()).tables).toBe(1);
    await people[0].answer('bet');
    const { seq } = people[0].client;
    for (const one of people) one.client.stop();
    while ((await keeper.counts()).subscribers > 0) await new Promise(setImmediate);
    expect(await keeper.evict(NOW)).toBe(1);
    expect((await keeper.counts()).tables).toBe(0);
    // And is there again when somebody comes.
    const owner = connect(address, table.table, table.owner);
    await owner.until(({ standing }) => standing !== null);
    expect(owner.client.seq).toBe(seq);
    owner.client.stop();
  });

  test('is bounded: beyond so many, those unused for longest go first', async () => {
    const { address, keeper } = await started({ TABLES_IN_MEMORY: '3' });
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) ids.push((await openTable(address)).table);
    await get(address, `/api/tables/${ids[0]}`);
    expect(await keeper.evict(0)).toBe(3);
    expect((await keeper.counts()).tables).toBe(3);
  });

  test('a table whose clock runs is kept', async () => {
    const { address, keeper } = await started();
    const { people } = await twoPlaying(address, { clock: { seconds: 600 } });
    for (const one of people) one.client.stop();
    while ((await keeper.counts()).subscribers > 0) await new Promise(setImmediate);
    expect(await keeper.evict(NOW)).toBe(0);
  });

  test('a long game is put away with a snapshot, and opened from it', async () => {
    const store = new MemoryStore();
    const { address, keeper } = await started({}, store);
    const { table, people } = await twoPlaying(address, { options: { hands: 50, chips: 5000 } });
    for (const one of people) one.client.stop();
    for (let i = 0; i < 260; i++) {
      const kept = await keeper.table(table.table);
      const [decision] = kept?.match?.pending ?? [];
      const choices = decision ? (kept?.match?.choices(decision) ?? []) : [];
      const command = decision
        ? ({ do: 'answer', decision: decision.id, answer: choices[0] as string } as const)
        : ({ do: 'say', text: 'fini' } as const);
      const actor = { kind: 'seat', seat: decision?.seat ?? 0 } as const;
      await keeper.submit(table.table, { command, actor, id: `a${i}`, at: i });
    }
    const before = (await keeper.table(table.table))?.match?.state;
    while ((await keeper.counts()).subscribers > 0) await new Promise(setImmediate);
    expect(await keeper.evict(NOW)).toBe(1);
    expect((await store.loadSnapshot(table.table))?.seq).toBeGreaterThan(200);
    const again = await keeper.table(table.table);
    expect(again?.restored).toBe(true);
    expect(again?.match?.state).toEqual(before);
    // A damaged one does no harm.
    await keeper.evict(NOW);
    const shot = await store.loadSnapshot(table.table);
    if (shot) await store.saveSnapshot(table.table, { ...shot, text: shot.text.slice(1) });
    const replayed = await keeper.table(table.table);
    expect(replayed?.restored).toBe(false);
    expect(replayed?.match?.state).toEqual(before);
  });
});

describe('what comes round by the clock', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;

  test('tables that nobody has changed for the days that people were told are forgotten, and no others', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const store = new MemoryStore();
    const said = (at: number): TableEntry[] => [
      { seq: 0, command: 'a', at, happened: { kind: 'said', seat: 0, name: 'Ada', text: 'bonsoir' } },
    ];
    await store.append('old', -1, said(Date.now() - 91 * DAY));
    await store.append('new', -1, said(Date.now() - 89 * DAY));
    await started({ RETENTION_DAYS: '90' }, store);
    vi.advanceTimersByTime(HOUR);
    await expect.poll(() => store.read('old')).toEqual([]);
    expect(await store.read('new')).toHaveLength(1);
  });

  test('sockets that do not answer are given up, so that nobody seems to be there who is not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { address, keeper } = await started();
    const { people } = await twoPlaying(address);
    for (const one of people) one.client.stop();
    await expect.poll(async () => (await keeper.counts()).subscribers).toBe(0);
    const [deaf, well] = [createConnection(Number(new URL(address).port), '127.0.0.1'), new WebSocket(`${address}/ws`)];
    const gone = new Promise<void>((resolve) => deaf.on('close', () => resolve()));
    const greeting = new Promise<string>((resolve) => deaf.once('data', (data) => resolve(String(data))));
    deaf.write(
      'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await Promise.all([greeting, new Promise((resolve) => well.on('open', resolve))]);
    deaf.on('data', () => undefined);
    const pinged = new Promise((resolve) => well.once('ping', resolve));
    vi.advanceTimersByTime(30_000);
    await pinged;
    // What the well one answers has to come through before it is asked again.
    for (let i = 0; i < 3; i++) await fetch(`${address}/healthz`);
    vi.advanceTimersByTime(30_000);
    await gone;
    expect(well.readyState).toBe(WebSocket.OPEN);
    well.terminate();
  }, 20_000);
});

/** Takes nothing while it is down; what it has can be read. */
class Fickle extends MemoryStore {
  down = false;
  override async append(table: string, expectedSeq: number, entries: readonly TableEntry[], card?: Card) {
    if (this.down) throw new Error('disk full');
    return super.append(table, expectedSeq, entries, card);
  }
  override async spend(mark: string, until: number) {
    if (this.down) throw new Error('disk full');
    return super.spend(mark, until);
  }
}

describe('while the store takes nothing', () => {
  test('everybody is told, everything can be read, and it goes on by itself', async () => {
    const store = new Fickle();
    const { address } = await started({}, store);
    const { table, people } = await twoPlaying(address);
    const told: boolean[] = [];
    let wake = (): void => undefined;
    const until = async (length: number): Promise<void> => {
      while (told.length < length) await new Promise<void>((resolve) => (wake = resolve));
    };
    const watcher = connect(address, table.table, table.watch, {
      recording: (on) => {
        told.push(on);
        wake();
      },
    });
    await until(1);
    store.down = true;
    expect(await people[0].answer('bet')).toEqual({ fate: 'notRecorded', why: 'notRecorded' });
    await until(2);
    expect(told).toEqual([true, false]);
    expect((await get(address, '/api/house')).body.recording).toBe(false);
    expect((await get(address, `/api/tables/${table.table}`)).status).toBe(200);
    expect(
      (await post(address, '/api/tables', { game: 'tic-tac-toe', seats: [{ role: 'player' }, { role: 'player' }] }))
        .status,
    ).toBe(503);
    // Whoever comes now is welcome, and told at once.
    const late = connect(address, table.table, table.owner, { recording: (on) => told.push(on) });
    await late.until(({ standing }) => standing !== null);
    expect(told).toEqual([true, false, false]);
    store.down = false;
    await until(4);
    expect(told.at(-1)).toBe(true);
    expect(await people[0].answer('bet')).toMatchObject({ fate: 'recorded' });
    for (const one of [watcher, late, ...people]) one.client.stop();
  });

  test('programs go on when it does', async () => {
    const store = new Fickle();
    const { address } = await started({}, store);
    const table = await openTable(address, {
      seats: [{ role: 'player' }, { role: 'player', sitter: { kind: 'program', program: 'random' } }],
    });
    const { secret } = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    await post(address, `/api/tables/${table.table}/start`, { secret: table.owner });
    const ada = connect(address, table.table, secret);
    await ada.until(({ standing }) => (standing?.decisions.length ?? 0) > 0);
    const append = store.append.bind(store);
    // Down between the answer of the person and that of the program.
    store.append = async (...given: Parameters<Fickle['append']>) => {
      const done = await append(...given);
      store.down = true;
      store.append = append;
      return done;
    };
    const fate = await ada.answer('check');
    expect(fate.fate).toBe('recorded');
    store.down = false;
    await ada.until(({ seq }) => fate.fate === 'recorded' && seq > fate.seq);
    ada.client.stop();
  });
});
