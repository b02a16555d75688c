// A hundred thousand random walks at a table with a clock: answers, take-backs, pauses, stand-ins, reloads, jumps of the time. Nobody may
// have more time than the clock and the answers in effect give.

import { clockWalk } from '../../../packages/table/test/clock-walk.ts';
import { record } from '../../report.mjs';
import { bar, command, done, say, scaled, seed } from './common.mjs';

const WALKS = scaled(100_000);
const STEPS = 40;
const faults = [];
for (let i = 0; i < WALKS && faults.length < 5; i++) {
  const fault = clockWalk((seed + i) % 2 ** 31, STEPS);
  if (fault) faults.push(fault);
  if (i % 500 === 0) say(`${i} of ${WALKS} walks`);
}
done();
for (const fault of faults) console.log(fault);
record({
  title: 'Clocks that nobody can stretch',
  command: command('clocks'),
  note: `Random walks of up to ${STEPS} steps: answer, take-back, pause, resume, a program that stands in, reload, jump of the time; seed ${seed}.`,
  head: ['walks', 'with more or less time than due', 'bar'],
  rows: [[WALKS, faults.length, `0: ${bar(faults.length === 0)}`]],
});
process.exit(faults.length === 0 ? 0 : 1);
