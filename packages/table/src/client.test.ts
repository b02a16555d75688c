import { expect, test } from 'vitest';
import { type Listener, type Socket, TableClient, TicketRefused, ticketError } from './client.ts';
import type { FeedLine, Standing } from './feed.ts';
import type { ClientFrame, ServerFrame } from './protocol.ts';

/** A server of a few lines: what it is sent is kept, what it says is said by the test. */
function setting(listener: Listener = {}) {
  const sent: ClientFrame[] = [];
  const sockets: Socket[] = [];
  let closed = 0;
  const later: (() => void)[] = [];
  const states: string[] = [];
  const denied: Error[] = [];
  let tickets = 0;
  const client = new TableClient(
    {
      connect: () => {
        const socket: Socket = {
          send: (text) => sent.push(JSON.parse(text) as ClientFrame),
          close() {
            closed++;
            socket.onclose?.({ code: 1000, reason: '' });
          },
          onmessage: null,
          onclose: null,
          onopen: null,
        };
        sockets.push(socket);
        return socket;
      },
      ticket: async () => {
        tickets++;
        const why = denied.shift();
        if (why) throw why;
        return `t${tickets}`;
      },
      newId: () => `id${sent.length}-${later.length}`,
      later: (_ms, call) => {
        later.push(call);
        return () => undefined;
      },
      jitter: () => 0,
    },
    { ...listener, connection: (state, reason) => states.push(reason ? `${state}: ${reason}` : state) },
  );
  let day = 0;
  const standing = (seq: number) => ({ seq }) as Standing;
  const lines = (from: number, to: number) =>
    Array.from(
      { length: to - from + 1 },
      (_, i) => ({ seq: from + i, at: day + from + i, kind: 'closed' }) as FeedLine,
    );
  const say = (frame: ServerFrame): void => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(frame) });
  return {
    client,
    sent,
    states,
    /** Why the next tickets are not given. */
    denied,
    say,
    lines,
    standing,
    /** How many sockets this client has closed. */
    closed: () => closed,
    tickets: () => tickets,
    /** Comes back after a loss. */
    async again() {
      later.pop()?.();
      await Promise.resolve();
      await Promise.resolve();
      sockets.at(-1)?.onopen?.();
    },
    async open() {
      await client.open();
      sockets.at(-1)?.onopen?.();
    },
    /** Everything happened again at other times. */
    anew: () => {
      day += 1e6;
    },
    welcome: (from: number, to: number) =>
      say({
        type: 'welcome',
        protocol: 1,
        table: 'T',
        seat: 0,
        owner: false,
        known: from > 0 ? day + from - 1 : null,
        lines: lines(from, to),
        standing: standing(to),
        recording: true,
      }),
    lose: (code: number, reason: string) => sockets.at(-1)?.onclose?.({ code, reason }),
  };
}

test('what was not acknowledged is sent again under the same id, with the number of the last line', async () => {
  const { client, open, again, welcome, say, sent, lose } = setting();
  await open();
  const early = client.command({ do: 'pause' }, 'a');
  expect(client.pending).toEqual({ waiting: 1, sent: 0 });
  welcome(0, 3);
  const late = client.command({ do: 'resume' }, 'b');
  say({ type: 'ack', id: 'a', seq: 4 });
  expect(await early).toEqual({ fate: 'recorded', seq: 4 });
  lose(1006, '');
  await again();
  welcome(4, 4);
  say({ type: 'ack', id: 'b', seq: 5 });
  expect(await late).toEqual({ fate: 'recorded', seq: 5 });
  expect(sent.map((frame) => ('id' in frame ? frame.id : 'after' in frame ? frame.after : ''))).toEqual([
    -1,
    'a',
    'b',
    3,
    'b',
  ]);
});

test('a change is made to how things stood; one without a standing is met by coming again', async () => {
  const told: Standing[] = [];
  const { client, open, again, welcome, say, lines, sent } = setting({ changed: (_, standing) => told.push(standing) });
  await open();
  say({ type: 'changed', lines: lines(0, 0), change: { seq: [0] } });
  expect(client.standing).toBeNull();
  await again();
  expect(sent.at(-1)).toMatchObject({ type: 'hello', after: -1, changes: true });
  welcome(0, 2);
  say({ type: 'changed', lines: lines(3, 3), change: { seq: [3], paused: [true] } });
  say({ type: 'changed', lines: lines(4, 4), change: { seq: [4] } });
  expect(told).toEqual([{ seq: 2 }, { seq: 3, paused: true }, { seq: 4, paused: true }]);
  expect(client.seq).toBe(4);
});

test('lines told twice are told once, and a gap is closed by coming again', async () => {
  const told: number[] = [];
  const { client, open, again, welcome, say, lines, standing, sent } = setting({
    changed: (fresh) => told.push(...fresh.map(({ seq }) => seq)),
  });
  await open();
  welcome(0, 2);
  say({ type: 'lines', lines: lines(2, 3), standing: standing(3) });
  say({ type: 'lines', lines: lines(5, 5), standing: standing(5) });
  await again();
  expect(sent.at(-1)).toMatchObject({ type: 'hello', after: 3 });
  welcome(4, 5);
  expect(told).toEqual([0, 1, 2, 3, 4, 5]);
  expect(client.seq).toBe(5);
});

test('a ticket that came too late is followed by another, and haste by a pause; a seat that was revoked is not', async () => {
  const { states, open, again, lose, welcome, sent } = setting();
  await open();
  lose(1008, 'ticket');
  await again();
  expect(states.at(-2)).toBe('lost: ticket');
  expect(sent.at(-1)).toMatchObject({ type: 'hello', ticket: 't2' });
  welcome(0, 1);
  lose(1008, 'too many frames');
  expect(states.at(-1)).toBe('lost: too many frames');
  await again();
  expect(sent.at(-1)).toMatchObject({ type: 'hello', ticket: 't3' });
  welcome(2, 2);
  lose(1008, 'revoked');
  expect(states.at(-1)).toBe('closed: revoked');
});

test('a ticket that is refused for good ends it, with the reason of a closed socket; any other failure does not', async () => {
  for (const [status, reason] of [
    [403, 'revoked'],
    [410, 'revoked'],
    [404, 'no table'],
  ] as const) {
    const { client, states, denied, open, again, welcome, lose } = setting();
    await open();
    welcome(0, 1);
    const waiting = client.command({ do: 'pause' }, 'a');
    lose(1006, '');
    denied.push(ticketError(429), ticketError(503), ticketError(status));
    await again();
    await again();
    expect(states.slice(-2)).toEqual(['connecting', 'lost: ticket: 503']);
    await again();
    expect(states.slice(-2)).toEqual(['connecting', `closed: ${reason}`]);
    expect(await waiting).toEqual({ fate: 'notRecorded', why: 'stopped' });
  }
  expect(ticketError(500)).not.toBeInstanceOf(TicketRefused);
});

test('what the server cannot read is not sent again, and the rest is', async () => {
  for (const code of [1007, 1009, 1011]) {
    const { client, states, open, again, welcome, say, sent, lose } = setting();
    await open();
    welcome(0, 1);
    const [large, asked] = [client.command({ do: 'pause' }, 'a'), client.odds(0, 'bet')];
    lose(code, '');
    expect([await large, await asked]).toEqual([{ fate: 'notRecorded', why: 'notRecorded' }, null]);
    const later = client.command({ do: 'resume' }, 'b');
    await again();
    welcome(2, 2);
    say({ type: 'ack', id: 'b', seq: 3 });
    expect(await later).toEqual({ fate: 'recorded', seq: 3 });
    expect(sent.flatMap((frame) => (frame.type === 'command' ? [frame.id] : []))).toEqual(['a', 'b']);
    expect(states.at(-1)).toBe('open');
  }
});

test('whoever waits for what became of a command is told when nobody will hear of it any more', async () => {
  const { client, open, welcome, lose } = setting();
  await open();
  welcome(0, 1);
  const waiting = client.command({ do: 'pause' }, 'a');
  lose(1008, 'revoked');
  expect(await waiting).toEqual({ fate: 'notRecorded', why: 'stopped' });
  expect(await client.command({ do: 'pause' }, 'b')).toEqual({ fate: 'notRecorded', why: 'stopped' });
  expect(client.pending).toEqual({ waiting: 0, sent: 0 });
});

test('a table restored to an earlier moment is read again from its beginning', async () => {
  let forgotten = 0;
  const { client, open, again, welcome, lose, sent } = setting({ reset: () => forgotten++ });
  await open();
  welcome(0, 9);
  lose(1001, 'the server stops');
  await again();
  expect(sent.at(-1)).toMatchObject({ after: 9 });
  welcome(10, 4);
  expect(forgotten).toBe(1);
  await again();
  expect(sent.at(-1)).toMatchObject({ after: -1 });
  welcome(0, 4);
  expect(client.seq).toBe(4);
});

test('so is one that was played on from there, past the number that was known', async () => {
  let forgotten = 0;
  const { client, open, again, welcome, lose, sent, anew } = setting({ reset: () => forgotten++ });
  await open();
  welcome(0, 9);
  lose(1001, 'the server stops');
  await again();
  anew();
  welcome(10, 12);
  expect(forgotten).toBe(1);
  expect(client.standing?.seq).toBe(9);
  await again();
  expect(sent.at(-1)).toMatchObject({ after: -1 });
  welcome(0, 12);
  expect([client.seq, forgotten]).toEqual([12, 1]);
});

test('odds are asked when there is a connection, and again after it was lost; whether things are recorded is told', async () => {
  const recording: boolean[] = [];
  const { client, open, again, welcome, say, lose, sent } = setting({ recording: (on) => recording.push(on) });
  const early = client.odds(1, 'x');
  await open();
  expect(sent.map(({ type }) => type)).toEqual(['hello']);
  welcome(0, 1);
  const idOf = () => (sent.at(-1) as { id: string }).id;
  const exact = { exact: true, ways: [['won', '1/2']] } as const;
  say({ type: 'odds', id: idOf(), odds: exact });
  expect(await early).toEqual(exact);
  const all = client.oddsOfAll(1);
  say({ type: 'recording', recording: false });
  lose(1006, '');
  await again();
  welcome(2, 2);
  say({ type: 'odds', id: idOf(), odds: null, all: [exact, null] });
  expect(await all).toEqual([exact, null]);
  expect(recording).toEqual([true, false, true]);
  const never = client.odds(1, 'y');
  client.stop();
  expect(await never).toBeNull();
  expect(await client.odds(1, 'z')).toBeNull();
});

test('a rematch is played on the socket that is open; what still comes from the old table is not of the new one', async () => {
  const told: number[] = [];
  const first = setting();
  const next = setting({
    changed: (fresh) => told.push(...fresh.map(({ seq }) => seq)),
    presence: () => told.push(-9),
  });
  await first.open();
  first.welcome(0, 3);
  const waiting = first.client.command({ do: 'pause' }, 'a');
  next.client.follow(first.client, 'T2');
  expect(await waiting).toEqual({ fate: 'notRecorded', why: 'stopped' });
  expect(first.sent.at(-1)).toEqual({ type: 'follow', table: 'T2', after: -1, language: 'fr', changes: true });
  const early = next.client.command({ do: 'resume' }, 'b');
  first.say({ type: 'ack', id: 'a', seq: 4 });
  first.say({ type: 'changed', lines: first.lines(4, 4), change: {} });
  first.say({ type: 'presence', seats: [true], watchers: 0 });
  expect([told, next.client.standing, next.states]).toEqual([[], null, ['connecting']]);
  first.welcome(0, 1);
  expect([told, next.states, next.client.pending]).toEqual([[0, 1], ['connecting', 'open'], { waiting: 0, sent: 1 }]);
  expect(first.sent.at(-1)).toMatchObject({ type: 'command', id: 'b' });
  first.say({ type: 'ack', id: 'b', seq: 2 });
  expect(await early).toEqual({ fate: 'recorded', seq: 2 });
  // No socket was closed or opened, and no ticket asked for; when it is lost, the new client comes back by itself.
  expect([first.closed(), next.closed(), next.tickets()]).toEqual([0, 0, 0]);
  first.lose(1006, '');
  await next.again();
  expect(next.sent).toMatchObject([{ type: 'hello', ticket: 't1', after: 1 }]);
  expect(first.states.at(-1)).toBe('closed');
});

test('where the socket is gone, or the server does not let anybody follow, a ticket and a socket of its own do', async () => {
  for (const [code, reason] of [
    [1007, 'malformed: type'],
    [1008, 'ticket'],
    [1008, 'revoked'],
    [1001, 'the server stops'],
  ] as const) {
    const [first, next] = [setting(), setting()];
    await first.open();
    first.welcome(0, 3);
    next.client.follow(first.client, 'T2');
    const early = next.client.command({ do: 'resume' }, 'b');
    first.lose(code, reason);
    expect(next.states.at(-1)).toBe(`lost: ${reason}`);
    await next.again();
    expect(next.sent).toMatchObject([{ type: 'hello', ticket: 't1', after: -1 }]);
    next.welcome(0, 1);
    next.say({ type: 'ack', id: 'b', seq: 2 });
    expect(await early).toEqual({ fate: 'recorded', seq: 2 });
    // From here on a reason is the new table's.
    next.lose(1008, 'revoked');
    expect(next.states.at(-1)).toBe('closed: revoked');
  }
  const [first, next] = [setting(), setting()];
  await first.open();
  first.welcome(0, 3);
  first.lose(1006, '');
  next.client.follow(first.client, 'T2');
  await Promise.resolve();
  await Promise.resolve();
  expect([next.tickets(), next.states, first.states.at(-1)]).toEqual([1, ['connecting'], 'closed']);
});
