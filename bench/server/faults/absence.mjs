// People at two nodes, parted from the database and the bus: whoever is connected anywhere is never replaced.
import { Fast } from '@reverie/kernel/chance/fast';
import { absences } from '../../../apps/server/test/faults/absence.ts';
import { withSite } from '../../../apps/server/test/faults/scenarios.ts';
import { record } from '../../report.mjs';
import { bar, busy, command, distribution, done, ms, say, scaled, seed } from './common.mjs';

const GRACE = 4000;
const [rounds, tables] = [scaled(10, 2), scaled(20, 4)];
const setting = { from: 'build', nodes: 2, nats: true, settings: { ABSENT_AFTER: String(GRACE / 1000) } };
const plan = { rounds, tables, grace: GRACE, below: new Fast(seed).below() };
const { tries, asked, replaced, absentAfter, backAfter, faults } = await withSite(setting, (site) =>
  absences(site, plan, say),
);
done();
for (const fault of faults) console.log(fault);
const good = replaced === 0 && faults.length === 0;
record({
  title: 'Absence on two nodes',
  command: command('absence'),
  note: `${busy()} Somebody at one node asks again and again to replace somebody connected at the other, while one of them is parted from the database, the bus or both for up to ${(2.5 * GRACE) / 1000} s (grace: ${GRACE / 1000} s; seed ${seed}). Then the other leaves, is replaced, returns and undoes what the program did.`,
  head: [
    'tries',
    'asked for',
    'connected and replaced',
    'left and replaced after (p50 / p95 / p99 / most)',
    'seat and position back after (most)',
    'bar',
  ],
  rows: [[tries, asked, replaced, distribution(absentAfter), ms(Math.max(...backAfter)), `0: ${bar(good)}`]],
});
process.exit(good ? 0 : 1);
