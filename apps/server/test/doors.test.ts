/** Doors under attack: limits are counted before the work, and one address does not shut them for others. */
import { afterEach, expect, test } from 'vitest';
import { FairQueue } from '../src/fair-queue.ts';
import { AttemptLimit, bucketOf } from '../src/limits.ts';
import { CodeHasher } from '../src/secrets.ts';
import type { RunningServer } from '../src/server.ts';
import { claim, openTable, post, server } from './people.ts';

let running: RunningServer | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

const started = async (hasher?: CodeHasher): Promise<string> => {
  running = await server({}, undefined, hasher && { hasher });
  return running.address;
};

/** A request as it arrives from an address, without a network between. */
async function postFrom(remoteAddress: string, url: string, payload: object): Promise<number> {
  const headers = { 'x-reverie': '1' };
  const answer = await running?.app.inject({ method: 'POST', url, payload, headers, remoteAddress });
  return answer?.statusCode ?? 0;
}

test('wrong codes at once from one address: ten are tried; another address sits down meanwhile', async () => {
  // As slow as it is for those who guess: the flood waits, and must not be served first.
  const address = await started(new CodeHasher());
  const table = await openTable(address);
  await claim(address, table.table, table.seats[0] ?? null, 'Ada');
  let answered = 0;
  const flood = Array.from({ length: 1000 }, async () => {
    const status = await postFrom('203.0.113.1', `/api/tables/${table.table}/recover`, { code: 'lusab-gutih-tugad' });
    answered++;
    return status;
  });
  const body = { secret: table.seats[1], name: 'Blaise' };
  const seated = await postFrom('203.0.113.2', `/api/tables/${table.table}/claim`, body);
  // How long that takes depends on the machine (`npm run faults -- doors` measures it); the flood is not served first.
  expect(answered).toBeLessThan(900);
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 403)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(990);
  expect(seated).toBe(200);
});

test('right secrets at once are all let in, however many', async () => {
  const address = await started();
  const table = await openTable(address);
  const { secret } = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
  const all = await Promise.all(
    Array.from({ length: 100 }, () => post(address, `/api/tables/${table.table}/ticket`, { secret })),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
});

/** Addresses that are counted together, or each apart from the others. */
const addresses = (many: number, together: boolean): string[] => {
  const all = Array.from({ length: 20_000 }, (_, i) => `10.0.${i >> 8}.${i & 255}`);
  const first = bucketOf('10.0.0.0');
  if (together) return all.filter((one) => bucketOf(one) === first).slice(0, many);
  return [...new Map(all.map((one) => [bucketOf(one), one])).values()].slice(0, many);
};

test('recovery codes are counted for a table and the bucket of an address', async () => {
  const address = await started();
  const table = await openTable(address);
  await claim(address, table.table, table.seats[0] ?? null, 'Ada');
  const tries = await Promise.all(
    addresses(50, true).map((from) =>
      postFrom(from, `/api/tables/${table.table}/recover`, { code: 'lusab-gutih-tugad' }),
    ),
  );
  expect(tries.filter((status) => status === 403)).toHaveLength(30);
  expect(tries.filter((status) => status === 429)).toHaveLength(20);
});

test('whoever tries wrong codes keeps nobody else from using the right one', async () => {
  const address = await started();
  const table = await openTable(address);
  const { recovery } = await claim(address, table.table, table.seats[0] ?? null, 'Ada');
  const [own = '', ...others] = addresses(5, false);
  const wrong = others.flatMap((from) => Array<string>(10).fill(from));
  await Promise.all(
    wrong.map((from) => postFrom(from, `/api/tables/${table.table}/recover`, { code: 'lusab-gutih-tugad' })),
  );
  expect(await postFrom(own, `/api/tables/${table.table}/recover`, { code: recovery })).toBe(200);
});

test('attempts: failures count, successes do not, and those that wait are let in or refused in turn', async () => {
  const limit = new AttemptLimit(2, 1000, 3);
  const doors: ((failed: boolean) => void)[] = [];
  const attempt = (at = 0) =>
    limit.run(
      'a',
      () => at,
      () =>
        new Promise<string>((resolve, reject) =>
          doors.push((failed) => (failed ? reject(new Error('wrong')) : resolve('in'))),
        ),
      () => true,
    );
  const settle = (all: Promise<unknown>[]) => Promise.allSettled(all);
  const two = [attempt(), attempt()];
  const waiting = [attempt(), attempt(), attempt()];
  await expect(attempt()).resolves.toBeUndefined();
  await Promise.resolve();
  expect(doors).toHaveLength(2);
  doors[0]?.(false);
  await two[0];
  await new Promise(setImmediate);
  expect(doors).toHaveLength(3);
  doors[1]?.(true);
  doors[2]?.(true);
  await settle(two);
  expect(await settle(waiting)).toMatchObject([
    { status: 'rejected' },
    { status: 'fulfilled', value: undefined },
    { status: 'fulfilled', value: undefined },
  ]);
  await expect(attempt(999)).resolves.toBeUndefined();
  const later = attempt(1001);
  await new Promise(setImmediate);
  doors[3]?.(false);
  await expect(later).resolves.toBe('in');
});

test('a queue is fair by key, and bounded for each and for all', () => {
  const queue = new FairQueue<string>({ each: 3, all: 5 });
  expect(['a1', 'a2', 'a3', 'a4'].map((item) => queue.push('a', item))).toEqual([true, true, true, false]);
  expect([queue.push('b', 'b1'), queue.push('c', 'c1'), queue.push('d', 'd1')]).toEqual([true, true, false]);
  expect(Array.from({ length: 6 }, () => queue.shift())).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', undefined]);
  expect(queue.push('d', 'd1')).toBe(true);
});
