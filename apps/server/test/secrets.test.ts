/** Secrets: what they are made of, and where they must never turn up. */
import { scryptSync } from 'node:crypto';
import type { TableEntry } from '@reverie/table/entries';
import { isSpokenCode, normalizeCode } from '@reverie/table/spoken-code';
import { MemoryStore } from '@reverie/table/store';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { printable, readConfig } from '../src/config.ts';
import { CodeHasher, hashOf, newRecoveryCode, newSecret, newSpokenCode } from '../src/secrets.ts';
import { startServer } from '../src/server.ts';
import { newSeed } from '../src/submit.ts';
import { claim, connect, openTable, type Person, post, quickHasher } from './people.ts';

test('a secret has 160 bits, and no two are alike', () => {
  const all = Array.from({ length: 1000 }, newSecret);
  expect(new Set(all).size).toBe(1000);
  for (const secret of all) expect(Buffer.from(secret, 'base64url')).toHaveLength(20);
  expect(hashOf('')).toMatch(/^[0-9a-f]{64}$/);
});

test('a recovery code is read and typed without thinking, and stored slow and salted', async () => {
  expect(newRecoveryCode().split('-')).toHaveLength(5);
  expect(newSpokenCode().split('-')).toHaveLength(3);
  expect(isSpokenCode(newRecoveryCode())).toBe(true);
  const hasher = new CodeHasher();
  const [one, two] = await Promise.all([
    hasher.hashOf('here', 'lusab-babad-gutih'),
    hasher.hashOf('here', 'lusab-babad-gutih'),
  ]);
  expect(one).not.toBe(two);
  expect(await hasher.matches('here', 'Lusab Babad Gutih', one)).toBe(true);
  expect(await hasher.matches('here', 'lusab-babad-gutif', one)).toBe(false);
  expect(await hasher.matches('here', '', 'nonsense')).toBe(false);
  // As slow as Node's own scrypt, whatever tests of other things make of it.
  const [, salt = '', key] = one.split(':');
  expect(scryptSync('lusabbabadgutih', salt, 24, { N: 16_384 }).toString('base64url')).toBe(key);
});

test('every game has a seed of its own, of 256 bits', () => {
  const seeds = Array.from({ length: 200 }, newSeed);
  expect(new Set(seeds).size).toBe(200);
  for (const seed of seeds) expect(seed).toMatch(/^chacha20-1:[0-9a-f]{64}$/);
});

test('settings are printed without passwords and keys', () => {
  const config = readConfig(
    { DATABASE_URL: 'postgres://reverie:canary@db/x', NATS_URL: 'nats://u:canary@n', TICKET_KEY: 'canary'.repeat(6) },
    [],
  );
  if (typeof config === 'string') throw new Error(config);
  expect(JSON.stringify(printable(config))).not.toContain('canary');
  for (const DATABASE_URL of [
    'postgres://u:can@ary/canary@db/x',
    'postgres://db/x?user=u&password=canary&x=1',
    'postgres://u:canary@db/x postgres://db/y?password=canary',
  ]) {
    expect(printable({ ...config, DATABASE_URL }).DATABASE_URL).not.toContain('canary');
  }
  expect(readConfig({ TICKET_KEY: 'short' }, [])).toMatch(/^TICKET_KEY/);
});

/** Fails now and then, saying all it knows, as databases do. */
class Talkative extends MemoryStore {
  fail = false;
  readonly everything: string[] = [];
  override async spend(...given: Parameters<MemoryStore['spend']>) {
    this.everything.push(JSON.stringify(given));
    return super.spend(...given);
  }
  override async append(...given: Parameters<MemoryStore['append']>) {
    const text = JSON.stringify(given);
    if (this.fail) throw Object.assign(new Error('no room'), { query: text, parameters: given });
    this.everything.push(text);
    return super.append(...given);
  }
}

test('a whole evening leaves no secret in the log, in the store or with anybody else', async () => {
  const log: string[] = [];
  const store = new Talkative();
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'trace', JOINS_A_MINUTE: '1000', RATE_LIMIT: '10000' }, []);
  if (typeof config === 'string') throw new Error(config);
  const running = await startServer(config, store, null, {
    logTo: { write: (line) => log.push(line) },
    hasher: quickHasher(),
  });
  const { address } = running;
  const secrets: string[] = [];
  const frames: string[] = [];
  const keep = <T extends string | null>(secret: T): T => {
    if (secret !== null) secrets.push(secret);
    return secret;
  };

  const table = await openTable(address, { options: { hands: 1 }, watch: 'anybody' });
  for (const secret of [table.owner, table.watch, ...table.seats]) keep(secret);
  const at = `/api/tables/${table.table}`;
  await post(address, `${at}/look`, { secret: table.seats[0] });
  const spoken = await post(address, `${at}/code`, { secret: table.seats[0] });
  keep(normalizeCode(keep(String(spoken.body.code))));
  expect((await post(address, '/api/code', { code: spoken.body.code })).body.secret).toBe(table.seats[0]);
  await post(address, '/api/code', { code: keep('canary-wrong-spoken') });
  const seats: Awaited<ReturnType<typeof claim>>[] = [];
  for (const [i, name] of ['Ada', 'Blaise'].entries()) {
    const keys = await claim(address, table.table, table.seats[i] ?? null, name);
    keep(keys.secret);
    keep(keys.recovery);
    seats.push(keys);
  }
  await post(address, `${at}/claim`, { secret: keep('canary-wrong-secret'), name: 'Eve' });
  await post(address, `${at}/recover`, { code: keep('canary-wrong-code') });
  await post(address, `${at}/ticket`, { secret: keep('canary-ticket'), more: 'canary-more' });
  await fetch(`${address}${at}?secret=${keep('canary-query')}`);
  await fetch(`${address}/nowhere/${keep('canary-path')}`, { headers: { authorization: keep('canary-header') } });
  await fetch(`${address}${at}/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-reverie': '1' },
    body: `{"secret": ${keep('canary-broken-body')}`,
  });
  const recovered = await post(address, `${at}/recover`, { code: seats[0]?.recovery });
  const ada = keep(String(recovered.body.secret));
  keep(String(recovered.body.recovery));
  await post(address, `${at}/start`, { secret: table.owner });
  const people = [ada, seats[1]?.secret ?? ''].map((secret) => connect(address, table.table, secret)) as Person[];
  await Promise.all(people.map((one) => one.until(({ standing }) => standing?.phase === 'playing')));

  const { body } = await post(address, `${at}/ticket`, { secret: table.watch });
  const raw = new WebSocket(`${address.replace('http', 'ws')}/ws`);
  const closed = new Promise((resolve) => raw.on('close', resolve));
  raw.on('message', (data) => frames.push(String(data)));
  raw.on('open', () => raw.send(JSON.stringify({ type: 'hello', protocol: 1, ticket: keep(String(body.ticket)) })));
  await new Promise((resolve) => raw.once('message', resolve));

  store.fail = true;
  await people[0]?.answer('bet');
  await post(address, '/api/tables', { game: 'tic-tac-toe', seats: [{ role: 'player' }, { role: 'player' }] });
  store.fail = false;
  while (!running.keeper.recording) await new Promise(setImmediate);
  await people[0]?.client.command({ do: 'say', text: keep('canary-chat') });
  for (let i = 0; people[0]?.client.standing?.phase !== 'over' && i < 20; i++) {
    const asked = people.find((one) => (one.client.standing?.decisions.length ?? 0) > 0);
    const fate = await asked?.answer(asked.client.standing?.decisions[0]?.choices[0]);
    const seq = fate?.fate === 'recorded' ? fate.seq : 0;
    await Promise.all(people.map((one) => one.until((client) => client.seq >= seq)));
  }
  await post(address, `${at}/rematch`, { secret: ada });
  await post(address, `${at}/rotate`, { secret: ada });
  await post(address, `${at}/revoke`, { secret: table.owner, seat: 1 });
  raw.send(`{"type":"hello","ticket":"${keep('canary-malformed')}"}`);
  await closed;
  for (const one of people) one.client.stop();
  const stored: TableEntry[] = [...(await store.read(table.table))];
  await running.stop();

  expect(log.join('')).toContain('not recorded');
  const hashes = stored.flatMap(({ happened }) =>
    Object.entries(happened).flatMap(([key, value]) => (key.startsWith('secret') ? [value].flat() : [])),
  );
  expect(hashes.length).toBeGreaterThan(8);
  for (const secret of [...secrets, ...hashes.filter((one) => typeof one === 'string')]) {
    expect(log.join('').includes(secret), `the log holds ${secret}`).toBe(false);
  }
  // The chat is in the store, of course; and those who watched got it.
  for (const secret of secrets.filter((one) => one !== 'canary-chat')) {
    expect(store.everything.join('').includes(secret), `the store holds ${secret}`).toBe(false);
    expect(frames.join('').includes(secret), `a watcher got ${secret}`).toBe(false);
  }
  // The seed is told when the game is over, and not before; hashes are told to nobody.
  const hidden = hashes.filter((one) => typeof one === 'string' && !one.startsWith('chacha20'));
  for (const hash of hidden) expect(frames.join('').includes(String(hash))).toBe(false);
  expect(frames.findIndex((frame) => frame.includes('chacha20-1:'))).toBeGreaterThan(3);
});
