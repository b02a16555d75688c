// PostgreSQL killed (-9) again and again while people play at several nodes.
import { killingPostgres } from '../../../apps/server/test/faults/scenarios.ts';
import { scaled } from './common.mjs';
import { befall } from './nodes.mjs';

const times = scaled(20, 2);
let unread = 0;
await befall(
  {
    part: 'postgres',
    title: 'Killing PostgreSQL',
    note: `kill -9 of PostgreSQL ${times} times, down for 0.2 to 2.2 s each time.`,
    resumes: 5000,
  },
  killingPostgres(
    times,
    () => 200 + Math.random() * 2000,
    () => unread++,
  ),
);
if (unread > 0) {
  console.error(`${unread} tables could not be read while the database was down.`);
  process.exitCode = 1;
}
