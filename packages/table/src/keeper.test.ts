/** The keeper with time in the test's hands: nothing here waits for a clock. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Game, Viewer } from '@reverie/kernel/game';
import { choosing } from '@reverie/kernel/program';
import { isRefusal } from '@reverie/kernel/refusal';
import { describe, expect, test } from 'vitest';
import { begun, hash, house, OWNER, playOn, sits } from '../test/given.ts';
import type { Actor, Command } from './commands.ts';
import type { TableEntry } from './entries.ts';
import type { FeedLine } from './feed.ts';
import { Keeper } from './keeper.ts';
import type { Subscriber } from './loaded-table.ts';
import { type AppendResult, MemoryStore } from './store.ts';
import type { Table, TableRequest } from './table.ts';

/** Takes nothing while it is down, and lets a test do something in the middle of the next append. */
class Store extends MemoryStore {
  down = false;
  appends = 0;
  before: (() => Promise<void>) | null = null;

  override async append(...given: Parameters<MemoryStore['append']>): Promise<AppendResult> {
    this.appends++;
    const { before } = this;
    this.before = null;
    await before?.();
    if (this.down) throw new Error('no room');
    return super.append(...given);
  }
}

/** A keeper whose time stands still until it is told to go on. */
function keeping(store: Store, shared = false, change: Partial<ConstructorParameters<typeof Keeper>[0]> = {}) {
  const waiting = new Set<{ readonly at: number; readonly call: () => void }>();
  const logged: string[] = [];
  let time = 4000;
  const keeper = new Keeper({
    store,
    house,
    think: async ({ choices }) => ({ answer: choices[0] }),
    now: () => time,
    later(ms, call) {
      const one = { at: time + ms, call };
      waiting.add(one);
      return () => waiting.delete(one);
    },
    seed: () => 1,
    shared,
    hint: () => undefined,
    log: (what) => logged.push(what),
    ...change,
  });
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 50; i++) await Promise.resolve();
  };
  return {
    keeper,
    logged,
    /** Lets so much time pass, call by call; says how many calls there were. */
    async pass(ms: number): Promise<number> {
      const end = time + ms;
      let calls = 0;
      await settle();
      for (;;) {
        const next = [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next || calls > 10_000) break;
        waiting.delete(next);
        time = Math.max(time, next.at);
        calls++;
        next.call();
        await settle();
      }
      time = end;
      return calls;
    },
    get now() {
      return time;
    },
    ask: (command: object, actor: Actor, id: string, more: Partial<TableRequest> = {}) =>
      keeper.submit('T', { command: command as Command, actor, id, at: time, ...more }),
  };
}

/** A table whose game has begun, in a store. */
async function stored(change: object = {}): Promise<{ store: Store; table: Table }> {
  const { table } = begun(change);
  const store = new Store();
  await put(store, table.log);
  return { store, table };
}

async function put(store: Store, log: readonly TableEntry[]): Promise<void> {
  for (const { command } of log) {
    const entries = log.filter((one) => one.command === command);
    await store.append('T', (entries[0]?.seq ?? 0) - 1, entries);
  }
}

/** The entries of a command that another node does. */
async function elsewhere(store: Store, table: Table, command: object, actor: Actor): Promise<void> {
  const entries = table.execute({ command: command as Command, actor, id: `elsewhere-${table.seq}`, at: 3500 });
  if (isRefusal(entries)) throw new Error(entries.reason);
  await store.append('T', (entries[0]?.seq ?? 0) - 1, entries);
}

const linesIn = ({ whole }: Parameters<Subscriber['update']>[0]) =>
  (JSON.parse(whole) as { readonly lines: readonly FeedLine[] }).lines;

const looking = (who: Viewer, told: string[], update?: Subscriber['update']): Subscriber => ({
  who,
  owner: false,
  seq: -1,
  update: update ?? ((news) => told.push(...linesIn(news).map(({ kind }) => kind))),
  presence: () => undefined,
  recording: () => undefined,
  recheck: () => undefined,
  revoked: () => told.push('shown out'),
  unavailable: () => told.push('lost'),
});

describe('whoever may no longer', () => {
  const OWNER: Actor = { kind: 'owner' };
  const revoke = { do: 'revoke', seat: 0, invitation: hash(7) };
  const stillAllowed = (table: Table): boolean => table.seats[0]?.secret === hash(10);

  test('is refused although the command came before the seat was taken away', async () => {
    const { store } = await stored();
    const { ask } = keeping(store);
    const taken = ask(revoke, OWNER, 'a');
    const late = ask({ do: 'say', text: 'encore' }, sits(0), 'b', { stillAllowed });
    expect(await taken).toHaveProperty('seq');
    expect(await late).toMatchObject({ refusal: { reason: 'notInvited' } });
    expect(await ask({ do: 'say', text: 'encore' }, sits(1), 'c')).toHaveProperty('seq');
  });

  test('is refused where the news of it has not come yet', async () => {
    const { store, table } = await stored();
    const { keeper, ask } = keeping(store);
    expect(await keeper.table('T')).not.toBeNull();
    await elsewhere(store, table, revoke, OWNER);
    expect(await ask({ do: 'answer', decision: 0, answer: 'bet' }, sits(0), 'b', { stillAllowed })).toMatchObject({
      refusal: { reason: 'notInvited' },
    });
    expect((await store.read('T')).at(-1)?.happened.kind).toBe('revoked');
  });

  test('is acknowledged what was recorded while they still might', async () => {
    const { store } = await stored();
    const { ask } = keeping(store);
    const first = await ask({ do: 'say', text: 'bonsoir' }, sits(0), 'a', { stillAllowed });
    await ask(revoke, OWNER, 'b');
    expect(await ask({ do: 'say', text: 'bonsoir' }, sits(0), 'a', { stillAllowed })).toEqual(first);
  });
});

describe('clocks', () => {
  const clock = { clock: { seconds: 60, increment: 0 } };

  test('let a program take over when time runs out, and not before', async () => {
    const { store } = await stored(clock);
    const { keeper, pass, now, ask } = keeping(store);
    await ask({ do: 'answer', decision: 0, answer: 'bet' }, sits(0), 'a');
    const table = await keeper.table('T');
    expect(table?.clock?.deadline([0, 1])).toBe(now + 60_000);
    await pass(59_999);
    expect((await keeper.table('T'))?.seats[1]?.standIn).toBeNull();
    await pass(1);
    expect((await keeper.table('T'))?.seats[1]?.standIn).toBe('random');
    const taken = (await store.read('T')).filter(({ happened }) => happened.kind === 'takenOver');
    expect(taken.map(({ happened }) => happened)).toMatchObject([{ seat: 1, late: true }]);
  });

  test('leave the seat to whoever answered in time, whichever node stored it, and however long that took', async () => {
    const { store, table } = await stored({ clock: { seconds: 60, increment: 0, perAnswer: true } });
    const [here, there] = [keeping(store, true), keeping(store, true)];
    for (const { keeper } of [here, there]) await keeper.table('T');
    const bet = { do: 'answer', decision: 0, answer: 'bet' };
    const flag = table.clock?.deadline([0, 1]) ?? 0;
    const ended = async () => (await store.read('T')).filter(({ happened }) => happened.kind === 'takenOver').length;
    for (const { pass, now } of [here, there]) await pass(flag - 50 - now);
    await here.ask(bet, sits(0), 'a');
    // No hint has come to the other node when its timer rings.
    await there.pass(60);
    expect([(await there.keeper.table('T'))?.seats[0]?.standIn, await ended()]).toEqual([null, 0]);
    // Then the clock of the other seat runs, there too.
    await there.pass(60_000);
    expect((await there.keeper.table('T'))?.seats.map(({ standIn }) => standIn)).toEqual([null, 'random']);

    const slow = await stored({ clock: { seconds: 60, increment: 0, perAnswer: true } });
    const one = keeping(slow.store);
    await one.keeper.table('T');
    await one.pass(flag - 50 - one.now);
    let go: () => void = () => undefined;
    slow.store.before = () =>
      new Promise((resolve) => {
        go = resolve;
      });
    const said = one.ask({ do: 'say', text: 'hm' }, sits(1), 's');
    const given = one.ask(bet, sits(0), 'a');
    await one.pass(60);
    go();
    await Promise.all([said, given]);
    await one.pass(1000);
    expect((await one.keeper.table('T'))?.seats[0]?.standIn).toBeNull();
  });

  test('do not spin while nothing can be stored, and take over when it can', async () => {
    const { store } = await stored(clock);
    const { keeper, pass, ask } = keeping(store);
    await ask({ do: 'answer', decision: 0, answer: 'bet' }, sits(0), 'a');
    store.down = true;
    const before = store.appends;
    const calls = await pass(70_000);
    // Once a second, besides what looks whether the store has healed.
    expect(store.appends - before).toBeLessThan(15);
    expect(calls).toBeLessThan(100);
    store.down = false;
    await pass(2000);
    expect((await keeper.table('T'))?.seats[1]?.standIn).toBe('random');
    await keeper.stop();
  });
});

describe('a burst of answers', () => {
  /** Everybody at a table, with the numbers of the lines that they were told, all that came at once in one list. */
  async function watched() {
    const { store } = await stored();
    const kept = keeping(store);
    const told = new Map<Viewer, number[][]>();
    for (const who of [0, 1, 'spectator'] as const) {
      const news: number[][] = [];
      told.set(who, news);
      await kept.keeper.subscribe('T', (table) => ({
        ...looking(who, [], (update) => news.push(linesIn(update).map(({ seq }) => seq))),
        seq: table.seq,
      }));
    }
    let n = 0;
    /** The first answer that is open; gives who gave it, and the number of its line. */
    const answer = async () => {
      const table = (await kept.keeper.table('T')) as Table;
      const [d] = table.match?.pending ?? [];
      if (!d) throw new Error('nobody is asked');
      const done = await kept.ask(
        { do: 'answer', decision: d.id, answer: table.match?.choices(d)[0] },
        sits(d.seat),
        `a${n++}`,
      );
      return { by: d.seat, done };
    };
    const of = (who: Viewer): number[][] => told.get(who) ?? [];
    return { ...kept, store, answer, of };
  }

  test('is told to whoever gave them and whoever is asked at once, to the others ten times a second and all of it', async () => {
    const { keeper, answer, of, pass, ask } = await watched();
    const first = (await keeper.table('T'))?.seq as number;
    for (let i = 1; i <= 3; i++) {
      const { by } = await answer();
      const [d] = (await keeper.table('T'))?.match?.pending ?? [];
      for (const who of [by, d?.seat as number]) expect(of(who).at(-1)?.at(-1)).toBe(first + i);
    }
    expect(of('spectator')).toEqual([[first + 1]]);
    await pass(99);
    expect(of('spectator')).toHaveLength(1);
    await pass(1);
    expect(of('spectator')).toEqual([[first + 1], [first + 2, first + 3]]);
    // Who waits is told with anything else that happens, and nothing twice.
    await answer();
    await ask({ do: 'say', text: 'bonsoir' }, sits(0), 'said');
    expect(of('spectator')).toEqual([[first + 1], [first + 2, first + 3], [first + 4, first + 5]]);
    await pass(1000);
    await answer();
    expect(of('spectator').at(-1)).toEqual([first + 6]);
    for (const who of [0, 1, 'spectator'] as const) {
      await pass(1000);
      expect(of(who).flat()).toEqual([1, 2, 3, 4, 5, 6].map((n) => first + n));
    }
    await keeper.stop();
  });

  test('is a fault of one table only, if it cannot be told', async () => {
    const { keeper, logged, answer, of, pass } = await watched();
    await answer();
    await answer();
    of('spectator').push = () => {
      throw new Error('nobody can be told');
    };
    await pass(100);
    expect(logged).toContain('fault');
    expect((await answer()).done).toHaveProperty('seq');
    await keeper.stop();
  });

  test('is told to those who waited without what is not stored', async () => {
    const { keeper, store, answer, of, pass } = await watched();
    const first = (await keeper.table('T'))?.seq as number;
    await answer();
    await answer();
    expect(of('spectator')).toEqual([[first + 1]]);
    let fail = (): void => undefined;
    store.before = () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('no room'));
      });
    const lost = answer();
    await pass(200);
    expect(of('spectator')).toEqual([[first + 1]]);
    fail();
    expect((await lost).done).toEqual({ later: 'notRecorded' });
    await pass(0);
    expect(of('spectator')).toEqual([[first + 1], [first + 2]]);
    await keeper.stop();
  });
});

describe('a log that this node cannot follow', () => {
  test('leaves nobody looking at an old copy, and is not tried for ever', async () => {
    const { store, table } = await stored();
    const { keeper, pass, logged } = keeping(store);
    const other = keeping(store);
    await other.keeper.table('T');
    const told: string[] = [];
    await keeper.subscribe('T', () => looking(1, told));
    // As a node with other rules would write it: an answer that these rules refuse.
    const { seq } = table;
    const entry = table.log.findLast(({ happened }) => happened.kind === 'played')?.happened;
    if (entry?.kind !== 'played') throw new Error('nothing was played');
    const happened = {
      kind: 'played',
      entry: { ...entry.entry, do: 'answer', seat: 1, decision: 99, answer: 'x', n: 1 },
    };
    await store.append('T', seq, [{ seq: seq + 1, command: 'x', at: 1, happened: happened as never }]);
    await keeper.catchUp('T', seq + 1);
    expect(told).toEqual(['lost']);
    await expect(keeper.table('T')).rejects.toThrow('cannot be played');
    const lines = logged.length;
    await pass(60_000);
    expect(logged.length).toBe(lines);
    // The same where somebody asks for something before the news has come.
    expect(await other.ask({ do: 'say', text: 'et moi' }, sits(0), 'y')).toEqual({ later: 'notRecorded' });
    const before = other.logged.length;
    await other.pass(60_000);
    expect(other.logged.length).toBe(before);
  });
});

test('a program whose thread is lost is answered for by the quickest program, at once', async () => {
  const { store } = await stored({ clock: { seconds: 60, increment: 0 } });
  const last = choosing('last', ({ choices }) => choices.length - 1);
  const quick = { ...house, game: (id: string) => ({ ...house.game(id), programs: [last] }) as Game };
  let asked = 0;
  const think = async () => {
    asked++;
    throw new Error('the thread ended');
  };
  const { keeper, pass, logged, ask } = keeping(store, false, { think, house: quick });
  await ask({ do: 'answer', decision: 0, answer: 'bet' }, sits(0), 'a');
  const match = (await keeper.table('T'))?.match;
  const [decision] = match?.pending ?? [];
  const choices = decision ? match?.choices(decision) : [];
  expect(choices?.length).toBeGreaterThan(1);
  // The clock lets a program take over. It is asked once for each question, and the game goes on without any more time.
  await pass(60_000);
  const answered = (await keeper.table('T'))?.match?.journal.entries.filter((one) => 'seat' in one && one.seat === 1);
  expect(answered?.[0]).toMatchObject({ decision: decision?.id, answer: choices?.at(-1) });
  expect(asked).toBe(answered?.length);
  expect(logged.filter((what) => what === 'program failed')).toHaveLength(asked);
  await keeper.stop();
});

test('what was not recorded is taken back from the last snapshot, not by playing a long game again', async () => {
  const { table } = begun({ options: { hands: 99, chips: 5000 } });
  playOn(table, 300);
  const store = new Store();
  await put(store, table.log);
  const { keeper, ask } = keeping(store);
  const before = await keeper.table('T');
  expect(before?.restored).toBe(false);
  // Put away and taken up again: with a snapshot.
  await keeper.evict(Number.POSITIVE_INFINITY);
  expect((await keeper.table('T'))?.restored).toBe(true);
  store.down = true;
  expect(await ask({ do: 'say', text: 'perdu' }, sits(0), 'a')).toEqual({ later: 'notRecorded' });
  const after = await keeper.table('T');
  expect(after?.restored).toBe(true);
  expect([after?.seq, after?.match?.state]).toEqual([table.seq, table.match?.state]);
  await keeper.stop();
});

test('whoever comes in the moment in which a table is put away is at the table that goes on', async () => {
  for (let between = 0; between < 12; between++) {
    const { store } = await stored();
    const { keeper, ask } = keeping(store);
    await keeper.table('T');
    const told: string[] = [];
    const put = keeper.evict(Number.POSITIVE_INFINITY);
    for (let i = 0; i < between; i++) await Promise.resolve();
    await Promise.all([put, keeper.subscribe('T', () => looking(0, told))]);
    await ask({ do: 'say', text: 'bonsoir' }, sits(1), 'a');
    expect(told, `${between} steps between`).toContain('said');
  }
});

test('a queue has an end: whoever comes when it is full is told to try again', async () => {
  const { store } = await stored();
  const { ask } = keeping(store);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  store.before = () => held;
  const all = Array.from({ length: 70 }, (_, i) => ask({ do: 'say', text: `${i}` }, sits(0), `s${i}`));
  await Promise.resolve();
  release();
  const fates = await Promise.all(all);
  expect(fates.filter((fate) => fate && 'seq' in fate)).toHaveLength(64);
  expect(fates.filter((fate) => fate && 'later' in fate)).toEqual(Array(6).fill({ later: 'busy' }));
});

test('a table that was stored by an attempt thought to have failed is open', async () => {
  const { table } = begun();
  const store = new Store();
  await put(store, table.log);
  const { keeper, ask } = keeping(Object.assign(store, { append: async () => ({ before: 0 }) }));
  expect(await keeper.open(table)).toEqual({ seq: table.seq });
  expect(await ask({ do: 'say', text: 'here' }, sits(0), 'a')).toEqual({ seq: 0 });
});

test('spectators who shout fill no queue of the players', async () => {
  const { store } = await stored();
  const { ask } = keeping(store);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  store.before = () => held;
  const eve: Actor = { kind: 'spectator', name: 'Eve' };
  const shouted = Array.from({ length: 100 }, (_, i) => ask({ do: 'say', text: `${i}` }, eve, `e${i}`));
  await Promise.resolve();
  const said = ask({ do: 'say', text: 'I play' }, sits(0), 'p');
  release();
  const fates = await Promise.all(shouted);
  expect(fates.filter((fate) => fate && 'later' in fate)).toHaveLength(92);
  expect(fates.filter((fate) => fate && 'seq' in fate)).toHaveLength(1);
  expect(await said).toHaveProperty('seq');
});

const over = { do: 'takeOver', seat: 0, program: 'random' };

test('nobody is absent before the grace is over: a dropped connection is no absence', async () => {
  const { store } = await stored();
  const { keeper, ask, pass } = keeping(store);
  const leave = await keeper.subscribe('T', () => looking(0, []));
  await pass(600_000);
  expect(await ask(over, sits(1), 'a')).toMatchObject({ refusal: { reason: 'present' } });
  leave?.();
  expect(await ask(over, sits(1), 'b')).toMatchObject({ refusal: { reason: 'awayShort' } });
  await pass(29_000);
  expect(await ask(over, OWNER, 'c')).toMatchObject({ refusal: { reason: 'awayShort', details: { seconds: 1 } } });
  const again = await keeper.subscribe('T', () => looking(0, []));
  again?.();
  await pass(1000);
  expect(await ask(over, sits(1), 'd')).toMatchObject({ refusal: { reason: 'awayShort' } });
  await pass(29_000);
  expect(await ask(over, sits(1), 'e')).toHaveProperty('seq');
});

test('a seat connected at any node cannot be taken over at another, 200 times, with partitions between', async () => {
  const { store } = await stored();
  const below = new Fast(11).below();
  const nodes = [keeping(store, true), keeping(store, true)] as const;
  /** All clocks together; each node tells of its seats every ten seconds unless it is cut off from the others. */
  const both = async (ms: number, cut = -1) => {
    for (let rest = ms; rest > 0; rest -= 10_000) {
      for (const [i, node] of nodes.entries()) {
        await node.pass(Math.min(rest, 10_000));
        if (i !== cut) await node.keeper.renewPresence();
      }
    }
  };
  for (let i = 0; i < 200; i++) {
    const home = below(2);
    const leave = await nodes[home as 0 | 1].keeper.subscribe('T', () => looking(0, []));
    // A partition longer than the grace: the node cannot tell, and must not need to.
    await both(10_000 + below(60_000));
    await both(1000 * below(110), home);
    const asked = await nodes[below(2) as 0 | 1].ask(over, sits(1), `in-${i}`);
    expect(asked).toMatchObject({ refusal: { reason: expect.stringMatching(/present|awayShort/) } });
    leave?.();
    for (const node of nodes) {
      expect(await node.ask(over, sits(1), `left-${i}-${node === nodes[0]}`)).toMatchObject({
        refusal: { reason: 'awayShort' },
      });
    }
    await both(below(25_000));
  }
  // Whoever was held by a node that ended without a word is absent in the end.
  await nodes[0].keeper.subscribe('T', () => looking(0, []));
  for (let i = 0; i < 13; i++) await nodes[1].pass(10_000);
  for (const node of nodes) await node.keeper.catchUp('T');
  expect(await nodes[1].ask(over, sits(1), 'gone')).toHaveProperty('seq');
});

test('if the store cannot say who is there, nobody counts as absent', async () => {
  const { store } = await stored();
  const { ask, pass, logged } = keeping(
    Object.assign(store, { untilOf: () => Promise.reject(new Error('down')) }),
    true,
  );
  await pass(100_000);
  expect(await ask(over, sits(1), 'a')).toMatchObject({ refusal: { reason: 'present' } });
  expect(logged).toContain('presence not read');
});

test('a keeper that stops takes no more, and finishes what is under way', async () => {
  const { store } = await stored();
  const { keeper, ask } = keeping(store);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await keeper.table('T');
  store.before = () => held;
  const under = ask({ do: 'say', text: 'un' }, sits(0), 'a');
  for (let i = 0; i < 20; i++) await Promise.resolve();
  let stopped = false;
  const stop = keeper.stop().then(() => {
    stopped = true;
  });
  expect(await ask({ do: 'say', text: 'deux' }, sits(0), 'b')).toEqual({ later: 'busy' });
  for (let i = 0; i < 50; i++) await Promise.resolve();
  expect(stopped).toBe(false);
  release();
  expect(await under).toHaveProperty('seq');
  await stop;
  expect((await store.read('T')).map(({ command }) => command)).toContain('a');
});
