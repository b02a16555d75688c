// Commands doubled, delayed and out of order: ten thousand sequences of each game at two nodes that share a log, and people
// at a real server whose connections are cut all the time.
import { Fast } from '@reverie/kernel/chance/fast';
import { stir } from '../../../apps/server/test/faults/disorder.ts';
import { flickering } from '../../../apps/server/test/faults/flickering.ts';
import { shelf } from '../../../apps/server/test/faults/games.ts';
import { whole } from '../../measure.mjs';
import { record } from '../../report.mjs';
import { bar, command, done, say, scaled, seed } from './common.mjs';

const below = new Fast(seed).below();
const problems = [];
const rows = [];
const sequences = scaled(10_000);
for (const { rules } of shelf) {
  const game = shelf.find((one) => one.rules === rules);
  let wrong = 0;
  for (let i = 0; i < sequences; i++) {
    const soup = {
      seed: seed + i,
      commands: 1 + below(14),
      copies: Array.from({ length: 1 + below(8) }, () => ({
        late: Array.from({ length: 1 + below(3) }, () => below(11)),
        node: below(2),
      })),
      together: 1 + below(10),
    };
    const problem = await stir(game, soup);
    if (problem) {
      wrong++;
      problems.push(`${rules.id}: ${problem}: ${JSON.stringify(soup)}`);
    }
    if (i % 200 === 0) say(`${rules.id}: ${i} of ${sequences} sequences`);
  }
  rows.push([rules.id, `${whole(sequences)} sequences`, wrong, `same state as once and in order: ${bar(wrong === 0)}`]);
}
const flicker = await flickering(scaled(2000, 100), 8, say);
done();
problems.push(...flicker.problems);
rows.push([
  'two-card-poker over sockets that are cut in the middle',
  `${whole(flicker.recorded)} commands, ${whole(flicker.cuts)} cuts, ${whole(flicker.doubled)} sent again by another socket at the same time`,
  flicker.problems.length,
  `each once: ${bar(flicker.problems.length === 0)}`,
]);
record({
  title: 'Commands doubled, delayed and out of order',
  command: command('disorder'),
  note: `Each command one to three times, up to ten places late, up to ten at once, at two nodes with one log whose store forgets to answer now and then (seed ${seed}).`,
  head: ['game', 'tried', 'wrong', 'bar'],
  rows,
});
for (const problem of problems.slice(0, 20)) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
