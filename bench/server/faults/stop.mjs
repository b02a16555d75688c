// A server is told to stop while its database says nothing, refuses everybody or is gone: it stops in time all the same.
import { withSite } from '../../../apps/server/test/faults/scenarios.ts';
import { record } from '../../report.mjs';
import { openTable, sit } from '../people.mjs';
import { busy, command, distribution, done, inTime, ms, say, scaled } from './common.mjs';

const MAX_STOP = 10_000;
const times = scaled(20, 3);
const took = [];
await withSite({ from: 'build', nodes: 1, nats: false }, async ({ nodes: [node], toPostgres: [[network]] }) => {
  for (let i = 0; i < times; i++) {
    if (i > 0) await node.start();
    const { table, secrets } = await openTable(node.address, 'two-card-poker', { hands: 10_000, chips: 1_000_000 });
    const [client] = secrets.map((secret) =>
      sit(
        () => node.address,
        table,
        secret,
        () => undefined,
      ),
    );
    while (!client.standing) await new Promise((resolve) => setTimeout(resolve, 20));
    network.become(['held', 'swallowed', 'cut'][i % 3]);
    // Something is under way that nobody will answer.
    void client.command({ do: 'say', text: 'is anybody there?' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const start = performance.now();
    await node.stop();
    took.push(performance.now() - start);
    client.stop();
    network.become('open');
    say(`stopped ${i + 1} of ${times} times, the last in ${ms(took.at(-1))}`);
  }
});
done();
const soon = inTime(Math.max(...took) <= MAX_STOP);
record({
  title: 'Stopping without a database',
  command: command('stop'),
  note: `${busy()} A server told to stop (SIGTERM) with a command under way, while its PostgreSQL is silent, loses everything or refuses connections, in turn.`,
  head: ['stops', 'took (p50 / p95 / p99 / most)', 'bar'],
  rows: [[times, distribution(took), `${MAX_STOP / 1000} s: ${soon.said}`]],
});
process.exit(soon.held ? 0 : 1);
