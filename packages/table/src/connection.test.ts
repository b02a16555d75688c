import { expect, test } from 'vitest';
import { begun } from '../test/given.ts';
import { Connection } from './connection.ts';
import type { ConnectionHost } from './connection-host.ts';
import { type IncomingFrame, readFrame } from './frames.ts';
import type { Keeper } from './keeper.ts';
import type { Subscriber } from './loaded-table.ts';
import type { ServerFrame } from './protocol.ts';

const ADA = { table: 'T', who: 0, owner: false, name: 'Ada', proof: '' } as const;

/** Somebody at a table that stands still; their questions about odds are answered when the test says so. */
async function setting(after = -1) {
  const { table } = begun();
  const sent: ServerFrame[] = [];
  const asked: (() => void)[] = [];
  const closed: string[] = [];
  const peer = {
    open: true,
    send: (frame: string) => void sent.push(JSON.parse(frame) as ServerFrame),
    close(_code: number, reason: string): void {
      closed.push(reason);
      peer.open = false;
    },
  };
  let joined: Subscriber | null = null;
  /** The tables where this connection is told what happens. */
  const told: string[] = [];
  const redeemed: string[] = [];
  /** Commands that are under way, where the test answers them itself. */
  const given: (() => void)[] = [];
  const by = { hand: false };
  const host: ConnectionHost = {
    keeper: {
      recording: true,
      table: async () => table,
      subscribe: async (id: string, join: (given: typeof table, others: Set<never>) => unknown) => {
        joined = join(table, new Set()) as Subscriber;
        told.push(id);
        return () => void told.splice(told.indexOf(id), told.includes(id) ? 1 : 0);
      },
    } as unknown as Keeper,
    limits: {},
    async redeem(ticket) {
      redeemed.push(ticket);
      return ticket === 'wrong' ? undefined : { ...ADA, table: ticket };
    },
    follow: async (admission, to) => (to === `${admission.table}2` ? { ...admission, table: to } : undefined),
    proves: () => true,
    now: () => 0,
    // A new key ends the connection that asked for it.
    submit: async ({ command }) => {
      if (command.do === 'rekey') joined?.revoked();
      if (by.hand) await new Promise<void>((answer) => given.push(answer));
      return { seq: 1 };
    },
    odds: () => new Promise((resolve) => asked.push(() => resolve([null]))),
    count: () => undefined,
  };
  const connection = new Connection(peer, host);
  const hello = (ticket: string): IncomingFrame =>
    ({ type: 'hello', protocol: 1, ticket, after, language: 'fr', changes: false }) as const;
  const follow = (to: string): IncomingFrame =>
    ({ type: 'follow', table: to, after: -1, language: 'fr', changes: false }) as const;
  await connection.receive(hello('T'));
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 30; i++) await Promise.resolve();
  };
  return {
    table,
    sent,
    closed,
    revoke: () => joined?.revoked(),
    peer,
    asked,
    told,
    redeemed,
    given,
    by,
    hello,
    follow,
    end: () => connection.end(),
    settle,
    ask: (id: string) => connection.receive({ type: 'odds', id, decision: 0 }),
    receive: (frame: IncomingFrame) => connection.receive(frame),
    command: () => connection.receive({ type: 'command', id: 'c', command: { do: 'pause' } }),
    types: () => sent.map((frame) => ('id' in frame ? `${frame.type} ${frame.id}` : frame.type)),
  };
}

test('odds are asked of the host one at a time, in order, and nothing else waits for them', async () => {
  const { asked, settle, ask, command, types } = await setting();
  const all = ['a', 'b', 'c'].map(ask);
  await settle();
  expect(asked).toHaveLength(1);
  await command();
  expect(types()).toEqual(['welcome', 'ack c']);
  for (let i = 0; i < 3; i++) {
    asked[i]?.();
    await settle();
    expect(asked).toHaveLength(Math.min(3, i + 2));
  }
  await Promise.all(all);
  expect(types().slice(2)).toEqual(['odds a', 'odds b', 'odds c']);
});

test('whoever changes the key of a seat hears that it is done, and then has to come with the new one', async () => {
  const { receive, types, closed, revoke } = await setting();
  await receive({ type: 'command', id: 'k', command: { do: 'rekey', secret: 'a'.repeat(64), recovery: 'r' } });
  expect(types()).toEqual(['welcome', 'ack k']);
  expect(closed).toEqual(['revoked']);
  revoke();
  const other = await setting();
  other.revoke();
  expect([other.types(), other.closed]).toEqual([['welcome'], ['revoked']]);
});

test('whoever comes back is told when the last line that they have happened', async () => {
  const { table, sent } = await setting(3);
  expect(sent[0]).toMatchObject({ type: 'welcome', known: table.log[3]?.at });
  expect(table.log[3]?.at).toBeGreaterThan(0);
  // Nobody has a line yet, or one that is not there.
  for (const after of [-1, 99]) expect((await setting(after)).sent[0]).toMatchObject({ type: 'welcome', known: null });
});

test('of too many questions the last ones are answered with nothing, and of who is gone none is asked', async () => {
  const { sent, peer, asked, settle, ask, types } = await setting();
  const all = Array.from({ length: 25 }, (_, i) => ask(`q${i}`));
  await settle();
  expect(types().slice(1)).toEqual(['odds q20', 'odds q21', 'odds q22', 'odds q23', 'odds q24']);
  expect(sent.at(-1)).toMatchObject({ all: [], why: 'busy' });
  peer.open = false;
  asked[0]?.();
  await Promise.all(all);
  expect(asked).toHaveLength(1);
});

test('where there are no odds the frame says why', async () => {
  const { sent, receive, asked, settle } = await setting();
  const whyOf = async (answer: object) => {
    const told = receive({ type: 'odds', id: 'a', decision: 0, ...answer });
    await settle();
    asked.pop()?.();
    await told;
    const last = sent.at(-1);
    return last?.type === 'odds' ? last.why : last?.type;
  };
  expect(await whyOf({})).toBe('none');
  expect(await whyOf({ answer: 'bet' })).toBe('none');
  expect(await whyOf({ answer: { no: 'answer' } })).toBe('unfit');
});

test('a text of the wrong length is refused in words; what is no frame is none', async () => {
  const { sent, receive } = await setting();
  const read = (command: object, more: object = {}) =>
    readFrame(JSON.stringify({ type: 'command', id: 'c', command, ...more }));
  const refusedAs = async (command: object): Promise<unknown> => {
    const frame = read(command);
    if (frame.type !== 'malformed') await receive(frame);
    return sent.at(-1);
  };
  const refused = { type: 'refused', id: 'c', refusal: 'invalid', rule: 'TABLE' };
  expect(await refusedAs({ do: 'say', text: 'x'.repeat(501) })).toMatchObject({
    ...refused,
    reason: 'textLong',
    text: 'ce texte est trop long : 500 signes au plus',
  });
  expect(await refusedAs({ do: 'rename', name: 'x'.repeat(41) })).toMatchObject({ ...refused, reason: 'textLong' });
  expect(await refusedAs({ do: 'say', text: ' \u200f ' })).toMatchObject({ ...refused, reason: 'textEmpty' });
  const wrong = (where: string) => ({ type: 'malformed', where });
  expect(read({ do: 'say', text: 1 })).toEqual(wrong('command.text'));
  expect(read({ do: 'say', text: 'x'.repeat(501), more: 1 })).toEqual(wrong('command.more'));
  expect(read({ do: 'say', text: 'x'.repeat(501) }, { id: '' })).toEqual(wrong('id'));
  expect(readFrame('{')).toEqual(wrong(''));
});

test('whoever goes on to another table is told nothing more of the old one, and hears first what became of commands', async () => {
  const { receive, hello, follow, by, given, ask, asked, settle, command, types, told, closed, end } = await setting();
  by.hand = true;
  const odds = ask('o');
  const first = command();
  await settle();
  const on = receive(follow('T2'));
  const ping = receive({ type: 'ping', n: 1 });
  const late = receive({ type: 'command', id: 'late', command: { do: 'pause' } });
  await settle();
  // The command still waits; so does all that came after.
  expect([types(), told]).toEqual([['welcome'], ['T']]);
  given.shift()?.();
  await Promise.all([first, on, ping]);
  expect([types(), told]).toEqual([['welcome', 'ack c', 'welcome', 'pong'], ['T2']]);
  given.shift()?.();
  asked[0]?.();
  await Promise.all([late, odds]);
  // What was asked about the old table is not answered at the new one.
  expect(types().slice(4)).toEqual(['ack late']);
  await receive(hello('U'));
  expect([types().slice(5), told, closed]).toEqual([['welcome'], ['U'], []]);
  end();
  expect(told).toEqual([]);
});

test('a wrong ticket, or a table that is no rematch of this one, ends the connection, and nothing is tried after it', async () => {
  for (const wrong of ['wrong', 'strange'] as const) {
    const { receive, hello, follow, told, closed, redeemed, types, command } = await setting();
    const frames = [wrong === 'wrong' ? hello('wrong') : follow('strange'), hello('U'), follow('T2'), hello('wrong')];
    await Promise.all(frames.map(receive));
    await command();
    expect([closed, told, types()]).toEqual([['ticket'], [], ['welcome']]);
    expect(redeemed).toEqual(wrong === 'wrong' ? ['T', 'wrong'] : ['T']);
  }
  const { peer, closed } = await setting();
  const fresh = new Connection({ ...peer, open: true, close: (_, why) => void closed.push(why) }, {} as ConnectionHost);
  await fresh.receive({ type: 'follow', table: 'T2', after: -1, language: 'fr', changes: false });
  expect(closed).toEqual(['hello first']);
});

test('a seat that is lost while its last command is under way leads nowhere', async () => {
  const { receive, hello, by, given, settle, command, revoke, types, closed, told, redeemed } = await setting();
  by.hand = true;
  const last = command();
  await settle();
  const on = receive(hello('U'));
  revoke();
  given.shift()?.();
  await Promise.all([last, on]);
  expect([types(), closed, told, redeemed]).toEqual([['welcome', 'ack c'], ['revoked'], [], ['T']]);
});
