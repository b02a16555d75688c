// Three nodes whose tables are spread over two databases: each database killed (-9) in turn, nodes parted and stopped.
import { Fast } from '@reverie/kernel/chance/fast';
import { anyPartition, killingPostgres, parting, stopping } from '../../../apps/server/test/faults/scenarios.ts';
import { scaled, seed } from './common.mjs';
import { befall } from './nodes.mjs';

const below = new Fast(seed).below();
const [kills, parts, stops] = [scaled(20, 2), scaled(60, 3), scaled(12, 2)];
const schedule = Array.from({ length: parts }, () => anyPartition(below, 3, 50, 1500));
let unread = 0;
await befall(
  {
    part: 'routed',
    title: 'Three nodes over two databases',
    note: `Tables spread over two PostgreSQL servers by their id: kill -9 of one or the other ${kills} times, down for 0.2 to 2.2 s; ${parts} random partitions of 50 to 1,500 ms (seed ${seed}); nodes stopped in the middle of an append ${stops} times.`,
    databases: 2,
    resumes: 5000,
  },
  killingPostgres(
    kills,
    () => 200 + Math.random() * 2000,
    () => unread++,
  ),
  parting(schedule),
  stopping(stops, 500),
);
if (unread > 0) {
  console.error(`${unread} tables could not be read while a database was down.`);
  process.exitCode = 1;
}
