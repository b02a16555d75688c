/** What keeps a server honest with its operator: stops in time, a folder of its own, damage that is named, slow requests. */
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryStore } from '@reverie/table/store';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../src/config.ts';
import { runServer } from '../src/run.ts';
import { STOP, startServer } from '../src/server.ts';
import { StoreReadError } from '../src/stores/errors.ts';
import { FolderInUseError, lockFolder } from '../src/stores/folder-lock.ts';
import { Writer } from '../src/stores/sqlite-writer.ts';
import { claim, get, openTable, post, server } from './people.ts';

const never = (): Promise<never> => new Promise(() => undefined);

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'reverie-trust-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('a frame that is too large is the peer’s doing: counted, and no fault in the log', async () => {
  const log: string[] = [];
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'warn' }, []);
  if (typeof config === 'string') throw new Error(config);
  const one = await startServer(config, new MemoryStore(), null, { logTo: { write: (line) => log.push(line) } });
  onTestFinished(() => one.stop());
  const socket = new WebSocket(`${one.address.replace('http', 'ws')}/ws`);
  const code = await new Promise((resolve) => {
    socket.on('open', () => socket.send('x'.repeat(9000)));
    socket.on('close', resolve);
  });
  expect(code).toBe(1009);
  expect(log).toEqual([]);
});

test('a stop waits for nobody who does not answer: store, hints, commands under way', async () => {
  const store = new MemoryStore();
  const hints = { publish: () => undefined, subscribe: () => undefined, close: never };
  const stopWithin = { commands: 100, sockets: 80, rest: 50 };
  const one = await server({}, store, { stopWithin }, hints);
  const table = await openTable(one.address);
  const under = new Promise<void>((way) => {
    const append = () => {
      way();
      return never();
    };
    Object.assign(store, { append, close: never });
  });
  void claim(one.address, table.table, table.seats[0] ?? null, 'Ada').catch(() => undefined);
  await under;
  await one.stop();
  expect(STOP.commands + STOP.sockets + STOP.rest).toBeLessThan(10_000);
});

test('two servers never share a folder, and the second says so in one line', async () => {
  const data = folder();
  const release = lockFolder(data);
  expect(() => lockFolder(data)).toThrow(FolderInUseError);
  const env = { PORT: '0', DATA: data, LOG_LEVEL: 'silent' };
  const failed = await runServer({ env, argv: [], say: () => undefined, onStop: () => undefined });
  expect(failed).toMatchObject({ wrong: 'start', why: expect.stringContaining('another server uses') });
  release();
  let stop = (): void => undefined;
  const said: string[] = [];
  const ran = runServer({
    env,
    argv: [],
    say: (line) => {
      said.push(line);
      stop();
    },
    onStop: (call) => {
      stop = call;
      if (said.length > 0) call();
    },
  });
  expect(await ran).toBeUndefined();
  lockFolder(data)();
});

test('a damaged page is named in the log, the metrics and the readiness; other tables go on', async () => {
  const file = join(folder(), 'tables.sqlite');
  const writer = new Writer(file);
  const entry = (table: string, seq: number, i: number) => ({
    seq,
    command: `${table}${seq}`,
    at: 1,
    happened: { kind: 'said' as const, seat: null, name: 'x', text: 'y'.repeat(i % 2 ? 30 : 3000) },
  });
  for (let i = 0; i < 40; i++) await writer.append(`t${i}`, -1, [entry(`t${i}`, 0, i)]);
  await writer.close();
  // Some pages in the middle of the file.
  const { size } = statSync(file);
  const handle = openSync(file, 'r+');
  for (let at = 8; at < size / 4096 - 2; at += 2) writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, at * 4096);
  closeSync(handle);
  const damaged = new Writer(file, { mayCreate: false });
  const errors: unknown[] = [];
  for (let i = 0; i < 40; i++) await damaged.read(`t${i}`).catch((error: unknown) => errors.push(error));
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.every((error) => error instanceof StoreReadError && error.reason === 'damaged')).toBe(true);

  const store = new MemoryStore();
  const log: string[] = [];
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'warn' }, []);
  if (typeof config === 'string') throw new Error(config);
  const one = await startServer(config, store, null, { logTo: { write: (line) => log.push(line) } });
  onTestFinished(() => one.stop());
  Object.assign(store, {
    read: () => Promise.reject(new StoreReadError('damaged', 'database disk image is malformed')),
  });
  expect((await get(one.address, '/api/tables/nowhere')).status).toBe(503);
  expect(log.join('')).toContain('"reason":"damaged"');
  expect(await (await fetch(`${one.address}/metrics`)).text()).toContain(
    'reverie_store_errors_total{reason="damaged"} 1',
  );
  expect((await get(one.address, '/readyz')).body).toMatchObject({
    ok: true,
    damaged: true,
    storeErrors: { damaged: 1 },
  });
});

test('addresses that cannot be read are refused in words, and are not repeated', async () => {
  const one = await server();
  onTestFinished(() => one.stop());
  for (const path of [`/api/tables/${'a'.repeat(3000)}`, '/api/tables/%zz']) {
    const answer = await fetch(one.address + path, { headers: { 'accept-language': 'en' } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.json()).toEqual({
      error: { reason: 'notFound', rule: 'TABLE', text: 'not found' },
    });
  }
});

test('what is not JSON is answered 415; HTTPS is asked for this host alone', async () => {
  const one = await server();
  onTestFinished(() => one.stop());
  const headers = { 'content-type': 'text/plain', 'x-reverie': '1', 'accept-language': 'en' };
  const answer = await fetch(`${one.address}/api/tables`, { method: 'POST', headers, body: '{}' });
  expect([answer.status, ((await answer.json()) as { error: { text: string } }).error.text]).toEqual([
    415,
    'this request is not JSON',
  ]);
  expect(answer.headers.get('strict-transport-security')).not.toContain('includeSubDomains');
});

test('a request that drips is ended', async () => {
  const one = await server({}, undefined, { requestTimeout: 1000 });
  onTestFinished(() => one.stop());
  const socket = connectTcp(Number(new URL(one.address).port), '127.0.0.1');
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/tables HTTP/1.1\r\nhost: x\r\nx-reverie: 1\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n',
  );
  const drip = setInterval(() => socket.write('{'), 100);
  onTestFinished(() => clearInterval(drip));
  await ended;
  expect((await post(one.address, '/api/tables', {})).status).toBe(400);
});

test('one address has only so many connections', async () => {
  const one = await server({ SOCKETS_PER_ADDRESS: '1' });
  onTestFinished(() => one.stop());
  let closed = 0;
  const many = Array.from({ length: 130 }, () => connectTcp(Number(new URL(one.address).port), '127.0.0.1'));
  onTestFinished(() => {
    for (const each of many) each.destroy();
  });
  for (const each of many) each.on('error', () => undefined).once('close', () => closed++);
  await expect.poll(() => closed).toBeGreaterThanOrEqual(29);
  expect(closed).toBeLessThan(130);
  for (const each of many) each.destroy();
  await expect.poll(async () => (await post(one.address, '/api/tables', {})).status).toBe(400);
});
