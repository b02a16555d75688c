import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@reverie/server/config';
import { startServer } from '@reverie/server/server';
import { lockFolder } from '@reverie/server/stores/folder-lock';
import { SqliteStore } from '@reverie/server/stores/sqlite';
import { expect, test } from 'vitest';
import { folder, jsonLines, reverie } from './reverie.ts';

/** A folder with some tables of tic-tac-toe. */
async function served() {
  const data = folder();
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA: data }, []);
  if (typeof config === 'string') throw new Error(config);
  const running = await startServer(config, new SqliteStore(join(data, 'tables.sqlite')), null);
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-reverie': '1' };
    const response = await fetch(running.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as { table: string; error?: { text: string } } };
  };
  const open = async () => {
    const seats = [{ role: 'player' }, { role: 'player' }];
    return (await post('/api/tables', { game: 'tic-tac-toe', seats })).body.table;
  };
  return { data, running, tables: [await open(), await open(), await open()] };
}

test('operators list, close, delete and check; a running server keeps its folder', async () => {
  const { data, running, tables } = await served();
  await running.stop();
  const admin = (...argv: string[]) => reverie(['admin', ...argv, '--data', data, '--lang', 'en']);
  expect((await admin('check')).out).toContain('Everything can be read: 3 tables.');
  const largest = jsonLines((await admin('largest', '--most', '2', '--json')).out);
  expect(largest).toHaveLength(2);
  expect(largest[0]).toMatchObject({ line: 'table', entries: 1, bytes: expect.any(Number) });
  const release = lockFolder(data);
  expect(await admin('delete', tables[0] ?? '')).toMatchObject({
    code: 1,
    err: expect.stringContaining('another server uses'),
  });
  release();
  expect(await admin('delete', tables[0] ?? '')).toMatchObject({ err: '', out: expect.stringContaining('is deleted') });
  expect(await admin('delete', tables[0] ?? '')).toMatchObject({ code: 1, err: expect.stringContaining('no table') });
  expect(await admin('close', tables[1] ?? '')).toMatchObject({ err: '', out: expect.stringContaining('is closed') });
  expect((await admin('close', tables[1] ?? '')).err).toContain('closed already');
  expect((await admin('check')).out).toContain('2 tables');
});

test('an address is kept out of servers on this store, and let in again', async () => {
  const { data, running } = await served();
  await running.stop();
  const admin = (...argv: string[]) =>
    reverie(['admin', ...argv, '--data', data, '--lang', 'en'], { now: new Date().toISOString() });
  const status = async () => {
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA: data }, []);
    if (typeof config === 'string') throw new Error(config);
    const one = await startServer(config, new SqliteStore(join(data, 'tables.sqlite')), null);
    const answer = await fetch(`${one.address}/api/house`);
    await one.stop();
    return answer.status;
  };
  expect((await admin('block', '127.0.0.1', '--hours', '2')).out).toContain('kept out for 2 h');
  expect(await status()).toBe(403);
  expect((await admin('unblock', '127.0.0.1')).code).toBe(0);
  expect(await status()).toBe(200);
});

test('a damaged folder is named with what to do', async () => {
  const { data, running } = await served();
  await running.stop();
  const file = join(data, 'tables.sqlite');
  const handle = openSync(file, 'r+');
  for (let at = 1; at < statSync(file).size / 4096; at++)
    writeSync(handle, Buffer.alloc(2000, 0xa5), 0, 2000, at * 4096 + 1000);
  closeSync(handle);
  const { code, err } = await reverie(['admin', 'check', '--data', data, '--lang', 'en']);
  expect(code).toBe(1);
  expect(err).toMatch(/damaged/);
});

test('bad input is refused in one line', async () => {
  const data = folder();
  const said = async (...argv: string[]) => {
    const { code, err } = await reverie(['admin', ...argv, '--data', data, '--lang', 'en']);
    return [code, err.trim()];
  };
  expect(await said('polish')).toEqual([2, expect.stringContaining('“polish” is not a task')]);
  expect(await said('delete')).toEqual([2, expect.stringContaining('say which table')]);
  expect(await said('block', 'here')).toEqual([2, expect.stringContaining('is not an address')]);
  expect(await said('largest', '--most', 'many')).toEqual([2, expect.stringContaining('whole numbers')]);
  expect(await said('check')).toEqual([1, expect.stringContaining('is not there')]);
});
