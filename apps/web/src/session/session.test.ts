import { Fast } from '@reverie/kernel/chance/fast';
import { lazyGames } from '@reverie/shelf/lazy';
import type { Socket } from '@reverie/table/client';
import { readFrame } from '@reverie/table/frames';
import { MemoryStore } from '@reverie/table/store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LocalHouse } from '../house/house.ts';
import { smallestTable } from '../house/smallest.ts';
import type { TableSession, TableState } from './session.ts';

vi.stubGlobal('navigator', { language: 'fr' });
const { TableSession: Session } = await import('./session.ts');

async function openTable(id: string, day = 1) {
  const below = new Fast(3).below();
  const game = await lazyGames.find((one) => one.id === id)?.load();
  if (!game) throw new Error(id);
  const house = new LocalHouse({
    store: Object.assign(new MemoryStore(), { forget: async () => undefined }),
    load: async () => game,
    now: () => day,
    later(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    entropy: (bytes) => Uint8Array.from({ length: bytes }, () => below(256)),
    hint: () => undefined,
    log: () => undefined,
  });
  const opened = await house.open(smallestTable(game, 'Ada'), 'Ada');
  if (!('table' in opened)) throw new Error('refused');
  return { house, table: opened.table };
}

/** A line to the house that can be cut, and that counts what goes over it. */
class Cable {
  readonly sent: string[] = [];
  up = true;
  #drop: (() => void) | null = null;
  #house: LocalHouse;
  readonly #table: string;

  constructor(house: LocalHouse, table: string) {
    this.#house = house;
    this.#table = table;
  }

  readonly connect = (): Socket => {
    let open = this.up;
    const socket: Socket = {
      onmessage: null,
      onclose: null,
      onopen: null,
      send: () => undefined,
      close: () => undefined,
    };
    const close = (code: number, reason: string) => {
      if (!open) return;
      open = false;
      socket.onclose?.({ code, reason });
    };
    const conversation = this.#house.connect(this.#table, 0, {
      get open() {
        return open;
      },
      send: (frame) => open && socket.onmessage?.({ data: frame }),
      close,
    });
    socket.send = (text) => {
      if (!this.up || !open) return;
      this.sent.push(text);
      const frame = readFrame(text);
      if (frame.type !== 'malformed') void conversation.then((talk) => (open ? talk.receive(frame) : undefined));
    };
    socket.close = () => close(1000, '');
    this.#drop = () => close(1006, 'cut');
    queueMicrotask(() => (this.up ? socket.onopen?.() : socket.onclose?.({ code: 1006, reason: 'cut' })));
    return socket;
  };

  /** Leads somewhere else from now on. */
  plug(house: LocalHouse): void {
    this.#house = house;
  }

  cut(): void {
    this.up = false;
    this.#drop?.();
  }
}

const until = (session: TableSession, holds: (state: TableState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!holds(session.state())) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    queueMicrotask(look);
  });

/** Somebody at a table of their own whose first question is open, and the line between them. */
async function seated() {
  const { house, table } = await openTable('tic-tac-toe');
  const cable = new Cable(house, table);
  const session = new Session({ connect: cable.connect, ticket: async () => '' }, 'fr');
  session.open();
  await until(session, ({ standing }) => standing !== null);
  return { cable, session };
}

test('an answer given while the line is down waits, is sent when it is up, and is done once', async () => {
  const { cable, session } = await seated();
  const [open] = session.state().standing?.decisions ?? [];
  cable.cut();
  await until(session, ({ connection }) => connection === 'lost');
  session.select({ decision: open?.decision.id ?? 0, answer: 4 });
  const fate = session.answer(open?.decision.id ?? 0, 4);
  expect(session.state().sending?.fate).toBe('waiting');
  expect(session.state().selected).toBeNull();
  cable.up = true;
  expect((await fate).fate).toBe('recorded');
  expect(session.state().sending?.fate).toBe('recorded');
  await until(session, ({ standing }) => (standing?.decisions.length ?? 0) > 0);
  const marked = session.state().lines.flatMap((line) => (line.kind === 'played' && line.seat === 0 ? [line.n] : []));
  expect(marked).toHaveLength(1);
  session.stop();
});

test('a press that comes twice is one answer, on its way and when it has arrived; another answer is too late', async () => {
  const { cable, session } = await seated();
  const id = session.state().standing?.decisions[0]?.decision.id ?? 0;
  const fates = await Promise.all([session.answer(id, 4), session.answer(id, 4)]);
  await until(session, ({ standing }) => !standing?.decisions.some(({ decision }) => decision.id === id));
  fates.push(await session.answer(id, 4));
  expect(fates.map(({ fate }) => fate)).toEqual(['recorded', 'recorded', 'recorded']);
  expect(session.state().sending?.fate).toBe('recorded');
  expect(cable.sent.filter((frame) => frame.includes('"answer"'))).toHaveLength(1);
  expect((await session.answer(id, 5)).fate).toBe('refused');
  session.stop();
});

test('a house that was put back to an earlier moment: everything is told anew, and that it is so', async () => {
  const { house, table } = await openTable('tic-tac-toe');
  const earlier = await openTable('tic-tac-toe', 2);
  expect(earlier.table).toBe(table);
  const cable = new Cable(house, table);
  const session = new Session({ connect: cable.connect, ticket: async () => '' }, 'fr');
  session.open();
  await until(session, ({ standing }) => standing !== null);
  expect(session.state().restored).toBe(false);
  cable.cut();
  await until(session, ({ connection }) => connection === 'lost');
  cable.plug(earlier.house);
  cable.up = true;
  await until(session, ({ restored, connection, lines }) => restored && connection === 'open' && lines.length > 0);
  const { lines, readUpTo, news } = session.state();
  expect(lines.map(({ seq, at }) => [seq, at])).toEqual(lines.map((_, seq) => [seq, 2]));
  expect([readUpTo, news]).toEqual([lines.length - 1, []]);
  const [open] = session.state().standing?.decisions ?? [];
  expect((await session.answer(open?.decision.id ?? 0, 4)).fate).toBe('recorded');
  await until(session, ({ restored }) => !restored);
  session.stop();
});

test('a refusal comes back in words with what was refused, and what was selected for a closed question is let go', async () => {
  const { house, table } = await openTable('tic-tac-toe');
  const session = new Session({ connect: new Cable(house, table).connect, ticket: async () => '' }, 'en');
  session.open();
  await until(session, ({ standing }) => standing !== null);
  const decision = session.state().standing?.decisions[0]?.decision.id ?? 0;
  session.select({ decision, answer: 3 });
  expect((await session.answer(decision, 99)).fate).toBe('refused');
  expect(session.state().sending).toMatchObject({ fate: 'refused', text: expect.stringMatching(/answer/) });
  expect(session.state().selected).toEqual({ decision, answer: 99 });
  session.select({ decision, answer: 3 });
  await session.answer(decision, 4);
  expect(session.state().selected).toBeNull();
  session.stop();
});

test('the odds of a list are one question, and what is played makes them new', async () => {
  const { house, table } = await openTable('reve');
  const cable = new Cable(house, table);
  const session = new Session({ connect: cable.connect, ticket: async () => '' }, 'fr');
  session.open();
  await until(session, ({ standing }) => standing !== null);
  const [open] = session.state().standing?.decisions ?? [];
  const asked = () => cable.sent.filter((text) => text.includes('"odds"')).length;
  expect(session.expectsOdds(open?.decision.id ?? 0, open?.choices[0])).toBe(false);
  for (const choice of open?.choices ?? []) expect(session.odds(open?.decision.id ?? 0, choice)).toBeUndefined();
  await until(session, ({ oddsKnown }) => oddsKnown > 0);
  expect(asked()).toBe(1);
  // Where there were odds, room is kept for them from then on.
  const expected = (open?.choices ?? []).map((choice) => session.expectsOdds(open?.decision.id ?? 0, choice));
  expect(expected).toContain(true);
  expect(session.odds(open?.decision.id ?? 0, open?.choices[0])?.ways.map(({ exact }) => exact)).toEqual([
    '6/7',
    '1/7',
  ]);
  session.stop();
});

test('an answer off the list that was passed over quickly gets its odds when one comes back to it', async () => {
  const { house, table } = await openTable('reve');
  const cable = new Cable(house, table);
  const session = new Session({ connect: cable.connect, ticket: async () => '', uncounted: true }, 'fr');
  session.open();
  await until(session, ({ standing }) => standing !== null);
  const id = session.state().standing?.decisions[0]?.decision.id ?? 0;
  const offList = [7, 8, 9].map((hours) => ({ do: 'wait', hours, passed: true }));
  const [first, passed, last] = offList;
  for (const answer of offList) expect(session.odds(id, answer)).toBeUndefined();
  await until(session, () => session.odds(id, first) !== undefined && session.odds(id, last) !== undefined);
  await until(session, () => session.odds(id, passed) !== undefined);
  expect(cable.sent.filter((text) => text.includes('"odds"'))).toHaveLength(3);
  session.stop();
});

test.each([
  ['a server', false, 1],
  ['the house on this device', true, 2],
])('the odds of the next question wait a while with %s, which may count them', async (_where, uncounted, atOnce) => {
  const { house, table } = await openTable('reve');
  const cable = new Cable(house, table);
  const session = new Session({ connect: cable.connect, ticket: async () => '', uncounted }, 'fr');
  session.open();
  await until(session, ({ standing }) => standing !== null);
  const ask = () => {
    const [open] = session.state().standing?.decisions ?? [];
    for (const choice of open?.choices ?? []) session.odds(open?.decision.id ?? 0, choice);
    return open;
  };
  const asked = () => cable.sent.filter((text) => text.includes('"odds"')).length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const open = ask();
  await until(session, ({ oddsKnown }) => oddsKnown > 0);
  expect((await session.answer(open?.decision.id ?? 0, { do: 'wait', hours: 1 })).fate).toBe('recorded');
  await until(session, ({ standing }) => standing?.decisions[0]?.decision.id !== open?.decision.id);
  vi.advanceTimersByTime(0);
  ask();
  expect(asked()).toBe(atOnce);
  vi.advanceTimersByTime(1000);
  expect(asked()).toBe(2);
  session.stop();
});
