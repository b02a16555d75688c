/** The lab of a server: studies that workers play are listed and watched; what somebody knew at a table is not listed. */
import { expect, onTestFinished, test } from 'vitest';
import { needing } from '../../../tools/left-out.mjs';
import { withPostgres } from '../../../tools/postgres.mjs';
import { findPostgres } from '../../../tools/server-programs.mjs';
import { atNight, NIGHTLY } from '../../../tools/tiers.mjs';
import { LabQueue } from '../src/lab-queue.ts';
import { get, post, server } from './people.ts';

const { missing } = findPostgres();
const study = { reverie: 'study-1', game: 'tic-tac-toe', title: 'Who begins?', games: { width: 5, most: 960 } };

test('a server without a lab lists nothing and knows no study', async () => {
  const { address, stop } = await server();
  onTestFinished(stop);
  expect(await get(address, '/api/lab')).toEqual({ status: 200, body: { studies: [] } });
  expect((await post(address, '/api/lab/nothing/look', {})).status).toBe(404);
});

test.skipIf(missing || !NIGHTLY)(atNight(needing('a study is watched while workers play it', missing)), async () => {
  await withPostgres(async ({ url }) => {
    const { address, stop } = await server({ LAB_DATABASE_URL: url });
    const look = async (id: string, from = 0) => (await post(address, `/api/lab/${id}/look`, { from })).body;
    // Nobody has put anything there: not even its tables exist.
    expect((await get(address, '/api/lab')).body).toEqual({ studies: [] });
    const queue = new LabQueue(url);
    await queue.setUp();
    const id = await queue.put(JSON.stringify(study), 'tic-tac-toe@1 lab');
    const secret = await queue.put(JSON.stringify({ ...study, position: { view: 'my hand' } }), 'tic-tac-toe@1 lab');
    const listed = { id, title: 'Who begins?', game: 'tic-tac-toe', most: 960, played: 0 };
    expect((await get(address, '/api/lab')).body).toEqual({ studies: [listed] });
    expect(await look(secret)).toMatchObject({ played: 0 });
    await queue.ask(id, [0, 1, 2, 3]);
    const take = (counts: () => Record<string, number>) => queue.take(['tic-tac-toe@1 lab'], counts);
    await take(() => ({ games: 48 }));
    // While a worker is at the second shard, it is seen to be.
    await queue.take(['tic-tac-toe@1 lab'], async () => {
      expect(await look(id)).toMatchObject({ study, played: 1, workers: 1, counts: [{ games: 48 }], fault: null });
      return { games: 47 };
    });
    await take(() => {
      throw new Error('a broken program');
    });
    await take(() => ({ games: 46 }));
    expect(await look(id)).toEqual({
      study,
      version: 'tic-tac-toe@1 lab',
      played: 3,
      workers: 0,
      counts: [{ games: 48 }, { games: 47 }],
      fault: { shard: 2, why: 'a broken program' },
    });
    expect((await look(id, 3)).counts).toEqual([{ games: 46 }]);
    expect((await look(id, 4)).counts).toEqual([]);
    expect((await post(address, '/api/lab/unknown/look', {})).status).toBe(404);
    expect((await post(address, `/api/lab/${id}/look`, { from: -1 })).status).toBe(400);
    expect((await get(address, '/api/lab')).body).toEqual({ studies: [{ ...listed, played: 3 }] });
    await queue.close();
    await stop();
  });
});

test('a database that does not answer is said as such, and the server goes on', async () => {
  const { address, stop } = await server({ LAB_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  onTestFinished(stop);
  expect((await get(address, '/api/lab')).status).toBe(503);
  const { status, body } = await post(address, '/api/lab/some/look', {}, { 'accept-language': 'en' });
  expect([status, body.error]).toEqual([503, expect.objectContaining({ reason: 'labAway' })]);
  expect((await get(address, '/api/house')).status).toBe(200);
});
