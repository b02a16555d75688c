// Several nodes and a crowd, for the parts that break what nodes lean on.

import { isClean } from '../../../apps/server/test/faults/crowd.ts';
import { among } from '../../../apps/server/test/faults/scenarios.ts';
import { ensureNats, ensurePostgres } from '../../../tools/server-programs.mjs';
import { record } from '../../report.mjs';
import { bar, busy, command, distribution, done, inTime, ms, say } from './common.mjs';

const missing = ensurePostgres().missing ?? ensureNats().missing;
if (missing) {
  console.error(`NOT DONE: ${missing}.`);
  process.exit(1);
}

/** Lets something befall three nodes (or as many as said), and writes down what came of it. */
export async function befall(
  { part, title, note, nodes = 3, tables = 12, perSecond = 100, resumes, databases = 1 },
  what,
  ...more
) {
  const setting = { from: 'build', nodes, tables, perSecond, nats: true, databases, say };
  const { verdict, crashes, converged, resumed, fates } = await among(setting, what, ...more);
  done();
  const slowest = Math.max(...converged);
  const clean = isClean(verdict) && crashes === 0;
  const quickEnough = inTime(slowest <= 2000);
  const playing = inTime(resumes === undefined || Math.max(...resumed) <= resumes);
  record({
    title,
    command: command(part),
    note: `${busy()} ${note} ${nodes} nodes, ${tables} tables with seats at different nodes and somebody watching, ${perSecond} commands a second offered; what nobody knew the fate of was sent again under the same id.`,
    head: [
      'acknowledged',
      'said to be not recorded',
      'lost',
      'twice',
      'wrong numbers',
      'lines unlike the log',
      'tables unlike their replay',
      'crashes',
      'everybody up to date after (p50 / p95 / p99 / most)',
      'play goes on at every table after (most)',
      'bar',
    ],
    rows: [
      [
        verdict.acknowledged,
        fates.later,
        verdict.lost,
        verdict.twice,
        verdict.numbers,
        verdict.different,
        verdict.replayed,
        crashes,
        distribution(converged),
        ms(Math.max(...resumed)),
        `none wrong: ${bar(clean)}; ≤ 2 s: ${quickEnough.said}${resumes === undefined ? '' : `; play ≤ ${resumes / 1000} s: ${playing.said}`}`,
      ],
    ],
  });
  process.exitCode = clean && quickEnough.held && playing.held ? 0 : 1;
}
