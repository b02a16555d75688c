/** Studies over a queue in a database: the same answer as here, whoever dies on the way. */
import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import type { Game } from '@reverie/kernel/game';
import { here, playShard, runStudy } from '@reverie/lab/run';
import { type Plan, parseStudy, planOf } from '@reverie/lab/study';
import { LabQueue } from '@reverie/server/lab-queue';
import { games } from '@reverie/shelf/shelf';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { needing } from '../../../tools/left-out.mjs';
import { withPostgres } from '../../../tools/postgres.mjs';
import { findPostgres } from '../../../tools/server-programs.mjs';
import { QueuedWorkers, versionOf, work } from '../src/study/queue.ts';
import { reverie } from './reverie.ts';

const shelf = [...games, ticTacToe as unknown as Game];
const study = parseStudy({
  reverie: 'study-1',
  game: 'tic-tac-toe',
  players: [{ program: 'random' }, { program: 'random' }],
  games: 960,
});
const plan = planOf(study as Plan['study'], ticTacToe as unknown as Game) as Plan;
const version = versionOf(plan.game);
const { missing } = findPostgres();
const silent = { played: () => undefined, otherRules: () => undefined, gone: () => undefined };

test.skipIf(missing)(
  needing('three workers, one cut off twice in the middle of a shard: the same counts', missing),
  async () => {
    await withPostgres(async ({ url }) => {
      const queue = new LabQueue(url, 8);
      await queue.setUp();
      await queue.setUp();
      const id = await queue.put(JSON.stringify(plan.study), version);
      const admin = new Client({ connectionString: url });
      await admin.connect();
      // What the end of a process is to a database: its connections are gone, with all that they held.
      let cut = 0;
      const dying = new LabQueue(url, 2);
      const dies = async (): Promise<void> => {
        await dying
          .take([version], async (one) => {
            cut++;
            const { rows } = await admin.query("SELECT pid FROM pg_stat_activity WHERE state = 'idle in transaction'");
            for (const { pid } of rows) await admin.query('SELECT pg_terminate_backend($1)', [pid]);
            return playShard(plan, one.shard);
          })
          .catch(() => undefined);
      };
      await queue.ask(id, [0, 1]);
      await dies();
      await dies();
      expect(cut).toBe(2);
      expect((await queue.read(id, [0, 1])).size).toBe(0);
      const stop = new AbortController();
      const workers = [1, 2, 3].map(async () => {
        const own = new LabQueue(url, 2);
        await work(own, shelf, { signal: stop.signal }, silent);
        await own.close();
      });
      const queued = await runStudy(plan, new QueuedWorkers(queue, id));
      stop.abort();
      await Promise.all(workers);
      expect(queued).toEqual(await runStudy(plan, here(plan)));
      // What was counted stays: asked again, nothing is played.
      expect(
        await runStudy(plan, new QueuedWorkers(queue, await queue.put(JSON.stringify(plan.study), version))),
      ).toEqual(queued);
      await dying.close();
      await admin.end();
      await queue.close();
    });
  },
);

test.skipIf(missing)(needing('other rules are left to others, a shard that fails is named', missing), async () => {
  await withPostgres(async ({ url }) => {
    const queue = new LabQueue(url);
    await queue.setUp();
    const other = await queue.put(JSON.stringify(plan.study), 'tic-tac-toe@99 lab-4');
    await queue.ask(other, [0]);
    const told: string[] = [];
    await work(
      queue,
      shelf,
      { signal: { aborted: false }, idle: 1000 },
      { ...silent, otherRules: (versions) => told.push(...versions) },
    );
    expect(told).toEqual(['tic-tac-toe@99 lab-4']);
    expect((await queue.read(other, [0])).size).toBe(0);
    const id = await queue.put(JSON.stringify(plan.study), version);
    await queue.ask(id, [3]);
    await queue.take([version], () => {
      throw new Error('a broken program');
    });
    expect((await queue.read(id, [3])).get(3)).toEqual(new Error('a broken program'));
    await queue.close();
  });
});

test.skipIf(missing)(
  needing(
    'a database that goes away in the middle: the shard is named, and going on gives what one machine gives',
    missing,
  ),
  async () => {
    await withPostgres(async ({ url, kill, start }) => {
      const file = { reverie: 'study-1', game: 'tic-tac-toe', players: plan.study.players, games: 960 };
      const argv = ['study', '-', '--json', '--lang', 'en'];
      const asked = (more: readonly string[]) => reverie([...argv, ...more], { input: JSON.stringify(file) });
      const queue = new LabQueue(url, 2);
      await queue.setUp();
      const stopped = asked(['--database-url', url]);
      let shards = 0;
      while (shards < 4) if (await queue.take([version], ({ shard }) => playShard(plan, shard))) shards++;
      await kill();
      await queue.close();
      const { code, out, err } = await stopped;
      expect([code, out]).toEqual([1, '']);
      expect(Number(/shard (\d+) could not be played; nothing of it is counted/.exec(err)?.[1])).toBeLessThanOrEqual(4);
      await start();
      const stop = new AbortController();
      const worker = (async () => {
        const own = new LabQueue(url, 2);
        await work(own, shelf, { signal: stop.signal }, silent);
        await own.close();
      })();
      const again = await asked(['--database-url', url]);
      stop.abort();
      await worker;
      expect(again.out).toBe((await asked(['--jobs', '1'])).out);
    });
  },
);
