import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addressKey, ConcurrencyLimit, DEFAULT_SOCKET_LIMITS, TokenBucket } from '../src/limits.ts';
import { costOf } from '../src/sockets.ts';
import { claim, connect, openTable, post, started, twoPlaying } from './people.ts';

/** A socket that says hello and then whatever is given; resolves when it is welcome. */
async function hello(address: string, table: string, secret: string) {
  const { body } = await post(address, `/api/tables/${table}/ticket`, { secret });
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
  const ended = new Promise<[number, string]>((resolve) => {
    socket.on('close', (code, reason) => resolve([code, String(reason)]));
  });
  const welcome = new Promise<void>((resolve) => {
    socket.on('message', (data) => JSON.parse(String(data)).type === 'welcome' && resolve());
  });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, ticket: body.ticket })));
  return { socket, ended, welcome, ticket: String(body.ticket) };
}

describe('a bucket', () => {
  test('takes a burst, then a rate', () => {
    const bucket = new TokenBucket({ rate: 20, burst: 40 }, 0);
    for (let i = 0; i < 40; i++) expect(bucket.take(1, 0)).toBe(true);
    expect(bucket.take(1, 0)).toBe(false);
    const slow = new TokenBucket({ rate: 20, burst: 40 }, 0);
    for (let at = 0; at < 10_000; at += 50) expect(slow.take(1, at)).toBe(true);
  });
  test('odds cost more than other frames', () => {
    expect(costOf({ type: 'ping', n: 1 })).toBe(1);
    expect(costOf({ type: 'command', id: 'a', command: { do: 'answer', decision: 1, answer: 1 } })).toBe(1);
    expect(costOf({ type: 'command', id: 'a', command: { do: 'say', text: 'x' } })).toBe(5);
    expect(costOf({ type: 'odds', id: 'a', decision: 1, answer: 1 })).toBe(4);
    expect(costOf({ type: 'odds', id: 'a', decision: 1 })).toBe(10);
  });
});

test('an address of IPv4 is one, of IPv6 one network', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
  const home = '2001:db8:0:a::/64';
  for (const one of ['2001:db8:0:a::1', '2001:0DB8:0000:000a:1:2:3:4', '2001:db8:0:a:ffff::', '2001:db8:0:a::1%eth0'])
    expect(addressKey(one)).toBe(home);
  expect(addressKey('2001:db8:0:b::1')).not.toBe(home);
  expect([addressKey('::1'), addressKey('fe80::1')]).toEqual(['0:0:0:0::/64', 'fe80:0:0:0::/64']);
  expect(addressKey('nonsense')).toBe('nonsense');
});

test('what is taken is given back once', () => {
  const tally = new ConcurrencyLimit(1);
  const back = tally.take('a');
  expect(tally.take('a')).toBeUndefined();
  expect(tally.take('b')).toBeDefined();
  back?.();
  back?.();
  expect(tally.take('a')).toBeDefined();
  expect(tally.take('a')).toBeUndefined();
});

describe('sockets', () => {
  test('so many of a seat, so many of an address, and no more', async () => {
    const { address } = await started({ SOCKETS_PER_ADDRESS: '12' });
    const table = await openTable(address);
    const { secret } = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    const ten = await Promise.all(Array.from({ length: 10 }, () => hello(address, table.table, secret)));
    await Promise.all(ten.map(({ welcome }) => welcome));
    const eleventh = await hello(address, table.table, secret);
    expect(await eleventh.ended).toEqual([1008, 'too many sockets']);
    const owner = await hello(address, table.table, table.owner);
    await owner.welcome;
    const watcher = await hello(address, table.table, table.watch);
    await watcher.welcome;
    const thirteenth = await hello(address, table.table, table.watch);
    expect(await thirteenth.ended).toEqual([1008, 'too many sockets from this address']);
    // A place that was given up is free.
    ten[0]?.socket.close();
    await ten[0]?.ended;
    const again = await hello(address, table.table, secret);
    await again.welcome;
    for (const { socket } of [...ten, owner, watcher, again]) socket.terminate();
  });

  test('so many watch a table, and no more; seats are not counted with them', async () => {
    const { address } = await started({}, undefined, {
      limits: { rate: 20, burst: 40, buffer: 1 << 20, perSeat: 1, watchers: 2 },
    });
    const table = await openTable(address);
    const { secret } = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    const two = [await hello(address, table.table, table.watch), await hello(address, table.table, table.watch)];
    await Promise.all(two.map(({ welcome }) => welcome));
    const third = await hello(address, table.table, table.watch);
    expect(await third.ended).toEqual([1008, 'too many sockets']);
    const ada = await hello(address, table.table, secret);
    await ada.welcome;
    for (const { socket } of [...two, ada]) socket.terminate();
  });

  test('a flood is shown out, after the burst that is allowed', async () => {
    const { address } = await started();
    const table = await openTable(address);
    const { socket, ended, welcome } = await hello(address, table.table, table.owner);
    await welcome;
    let pongs = 0;
    const answered = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        if (JSON.parse(String(data)).type === 'pong' && ++pongs === DEFAULT_SOCKET_LIMITS.burst - 5) resolve();
      });
    });
    for (let i = 0; i < DEFAULT_SOCKET_LIMITS.burst - 5; i++) socket.send('{"type":"ping","n":1}');
    await answered;
    for (let i = 0; i < 1000; i++) socket.send('{"type":"ping","n":1}');
    expect(await ended).toEqual([1008, 'too many frames']);
    expect(pongs).toBeLessThan(1000);
  });

  test('silence after connecting is not kept', async () => {
    const { address } = await started({}, undefined, { limits: { rate: 20, burst: 40, buffer: 1 << 20, hello: 50 } });
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
    const ended = new Promise((resolve) => socket.on('close', (code, reason) => resolve([code, String(reason)])));
    expect(await ended).toEqual([1008, 'no hello']);
  });

  test('a ticket is good once, for the table and seat it was issued for, until the seat is revoked', async () => {
    const { address } = await started();
    const table = await openTable(address);
    const { secret } = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
    const first = await hello(address, table.table, secret);
    await first.welcome;
    const use = (ticket: string) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, ticket })));
      return new Promise((resolve) => socket.on('close', (code, reason) => resolve([code, String(reason)])));
    };
    expect(await use(first.ticket)).toEqual([1008, 'ticket']);
    const { body } = await post(address, `/api/tables/${table.table}/ticket`, { secret });
    const ticket = String(body.ticket);
    const [said = '', signature = ''] = ticket.split('.');
    const altered = Buffer.from(Buffer.from(said, 'base64url').toString().replace(',0,', ',1,')).toString('base64url');
    expect(await use(`${altered}.${signature}`)).toEqual([1008, 'ticket']);
    await post(address, `/api/tables/${table.table}/revoke`, { secret: table.owner, seat: 0 });
    expect(await use(ticket)).toEqual([1008, 'revoked']);
    expect(await first.ended).toEqual([1008, 'revoked']);
  });

  test('a long past comes in pieces, without a gap', async () => {
    const { address, keeper } = await started();
    const { table, people } = await twoPlaying(address);
    for (let i = 0; i < 1200; i++) {
      await keeper.submit(table.table, {
        command: { do: 'say', text: `mot ${i}` },
        actor: { kind: 'seat', seat: 0 },
        id: `s${i}`,
        at: i,
      });
    }
    for (const one of people) one.client.stop();
    const sizes: number[] = [];
    const watcher = connect(address, table.table, table.watch, { changed: (lines) => sizes.push(lines.length) });
    await watcher.until(({ seq, standing }) => standing !== null && seq === standing.seq);
    expect(sizes.reduce((sum, n) => sum + n, 0)).toBe(watcher.client.seq + 1);
    expect(sizes.length).toBe(3);
    watcher.client.stop();
  });
});

test('an address is what the connection says; what a proxy says counts if the proxy is known', async () => {
  const asked = async (address: string) => {
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const answer = await fetch(`${address}/api/house`, { headers: { 'x-forwarded-for': `203.0.113.${i}` } });
      statuses.push(answer.status);
    }
    return statuses;
  };
  // Whoever may say where they come from would never be counted.
  expect(await asked((await started({ RATE_LIMIT: '3' })).address)).toEqual([200, 200, 200, 429, 429]);
  expect(await asked((await started({ RATE_LIMIT: '3', TRUST_PROXY: '10.0.0.9' })).address)).toContain(429);
  const known = await started({ RATE_LIMIT: '3', TRUST_PROXY: '127.0.0.1' });
  expect(await asked(known.address)).toEqual([200, 200, 200, 200, 200]);
  const network: number[] = [];
  for (let i = 0; i < 4; i++) {
    const answer = await fetch(`${known.address}/api/house`, { headers: { 'x-forwarded-for': `2001:db8::${i + 1}` } });
    network.push(answer.status);
  }
  expect(network).toEqual([200, 200, 200, 429]);
});

test('requests from one address are limited, in words', async () => {
  const { address } = await started({ RATE_LIMIT: '6', TABLES_AN_HOUR: '2' });
  const spec = { game: 'tic-tac-toe', seats: [{ role: 'player' }, { role: 'player' }] };
  const opened: number[] = [];
  // What was refused is not counted: only tables are.
  for (const game of ['chess', 'tic-tac-toe', 'tic-tac-toe', 'tic-tac-toe'])
    opened.push((await post(address, '/api/tables', { ...spec, game })).status);
  expect(opened).toEqual([400, 200, 200, 429]);
  const asked: number[] = [];
  for (let i = 0; i < 7; i++) asked.push((await fetch(`${address}/api/house`)).status);
  expect(asked).toContain(429);
  const say = async (language: string) =>
    ((await (await fetch(`${address}/api/house`, { headers: { 'accept-language': language } })).json()) as object) ??
    {};
  expect(await say('fr')).toEqual({
    error: { reason: 'tooMuch', rule: 'TABLE', text: 'trop de demandes depuis cette adresse ; réessayez plus tard' },
  });
  expect(await say('en')).toMatchObject({ error: { text: 'too many requests from this address; try again later' } });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});
