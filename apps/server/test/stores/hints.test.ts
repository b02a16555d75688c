import { connect } from '@nats-io/transport-node';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { needing } from '../../../../tools/left-out.mjs';
import { withNats, withPostgres } from '../../../../tools/postgres.mjs';
import { findNats, findPostgres } from '../../../../tools/server-programs.mjs';
import { atNight, NIGHTLY } from '../../../../tools/tiers.mjs';
import { type Hints, NatsHints, PostgresHints } from '../../src/stores/hints.ts';
import { LocalHints } from '../local-hints.ts';

function closing<H extends Hints>(hints: H): H {
  onTestFinished(() => hints.close());
  return hints;
}

/** Says it until it is heard: any single hint may be lost. */
async function reaches(from: Hints, to: Hints, table: string, seq: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const again = setInterval(() => from.publish(table, seq), 20);
    to.subscribe((heardTable, heardSeq) => {
      if (heardTable !== table || heardSeq !== seq) return;
      clearInterval(again);
      resolve();
    });
  });
}

test('hints within a process', async () => {
  const hints = closing(new LocalHints());
  const heard: [string, number][] = [];
  hints.subscribe((table, seq) => heard.push([table, seq]));
  hints.publish('t', 3);
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual([['t', 3]]);
});

/** From node to node at once, when all is well. */
async function reachesAtOnce(from: Hints, to: Hints): Promise<void> {
  const heard = new Promise<unknown>((resolve) => {
    to.subscribe((table, seq) => seq === 11 && resolve([table, seq]));
  });
  for (let seq = 0; seq < 12; seq++) from.publish('table with a space', seq);
  expect(await heard).toEqual(['table with a space', 11]);
}

const nats = findNats();
describe.skipIf(nats.missing)(needing('hints by NATS', nats.missing), () => {
  test.runIf(NIGHTLY)(atNight('reach other nodes, and again after the server was killed'), async () => {
    await withNats(async (server) => {
      const [here, there] = [
        closing(await NatsHints.connect(server.url)),
        closing(await NatsHints.connect(server.url)),
      ];
      await reachesAtOnce(here, there);
      await server.kill();
      // Nobody waits and nothing breaks while it is gone.
      for (let seq = 0; seq < 1000; seq++) here.publish('lost', seq);
      const late = closing(await NatsHints.connect(server.url));
      await server.start();
      await Promise.all([reaches(here, there, 't', 21), reaches(there, late, 't', 22), reaches(late, here, 't', 23)]);
    });
  });

  test.runIf(NIGHTLY)(atNight('a private server is gone afterwards, also when its use failed'), async () => {
    let url = '';
    const failing = withNats(async (server) => {
      url = server.url;
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await expect(connect({ servers: url, reconnect: false })).rejects.toThrow();
  });

  test('can be closed while there is no server', async () => {
    const hints = await NatsHints.connect('nats://127.0.0.1:1');
    hints.publish('t', 1);
    await hints.close();
  });
});

const postgres = findPostgres();
describe.skipIf(postgres.missing)(needing('hints by PostgreSQL', postgres.missing), () => {
  test.runIf(NIGHTLY)(atNight('reach other nodes, and again after the connections were cut'), async () => {
    await withPostgres(async (server) => {
      const connect = async (): Promise<Hints> => closing(await PostgresHints.connect(server.connection));
      const [here, there] = [await connect(), await connect()];
      await reachesAtOnce(here, there);
      const client = new Client(server.connection);
      await client.connect();
      await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'reverie hints'",
      );
      await client.end();
      for (let seq = 0; seq < 1000; seq++) here.publish('lost', seq);
      await Promise.all([reaches(here, there, 't', 21), reaches(there, here, 't', 22)]);
      await Promise.all([here.close(), there.close()]);
    });
  });

  test('can be closed while there is no server', async () => {
    const hints = await PostgresHints.connect('postgres://reverie@127.0.0.1:1/postgres');
    hints.publish('t', 1);
    await hints.close();
  });
});
