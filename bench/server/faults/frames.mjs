// A million frames that are none, at the very handler that sockets get; and fifty thousand over real sockets.
import { shelf } from '../../../apps/server/test/faults/games.ts';
import { poisonedFrames } from '../../../apps/server/test/faults/poisoned.ts';
import { poisonedBodies, poisonedSockets } from '../../../apps/server/test/faults/poisoned-sockets.ts';
import { whole } from '../../measure.mjs';
import { record } from '../../report.mjs';
import { bar, command, done, inTime, say, scaled, seed } from './common.mjs';

const rows = [];
const problems = [];
const answersOf = (answers) =>
  Object.entries(answers)
    .sort(([, a], [, b]) => b - a)
    .map(([answer, count]) => `${answer}: ${whole(count)}`)
    .join(', ');

const total = scaled(1_000_000);
for (const game of shelf) {
  const count = Math.round(total / shelf.length);
  const result = await poisonedFrames(game, count, seed, (text) => say(`${game.rules.id}: ${text}`));
  problems.push(...result.problems);
  const clean = result.problems.length === 0;
  const soon = inTime(result.each <= 1000);
  rows.push([
    game.rules.id,
    whole(count),
    answersOf(result.answers),
    `${Math.round(result.each)} µs`,
    `≤ 1 ms: ${soon.said}; no fault, no change: ${bar(clean)}`,
  ]);
  if (!clean || !soon.held) process.exitCode = 1;
}
const overSockets = await poisonedSockets(scaled(50_000), 16, seed, say);
problems.push(...overSockets.problems);
rows.push([
  'two-card-poker over real sockets',
  whole(scaled(50_000)),
  answersOf(overSockets.answers),
  '',
  `right codes, no fault, no change: ${bar(overSockets.problems.length === 0)}`,
]);
const bodies = await poisonedBodies(scaled(5000, 300), seed);
problems.push(...bodies.problems);
rows.push([
  'bodies at the doors of the lobby',
  whole(scaled(5000, 300)),
  answersOf(bodies.statuses),
  '',
  `no fault: ${bar(bodies.problems.length === 0)}`,
]);
done();
record({
  title: 'Poisoned frames',
  command: command('frames'),
  note: `Real frames, mutated (truncated, values of other kinds, huge numbers, prototypes, nesting, bytes, bad UTF-8, binary, too large), seed ${seed}. What the WebSocket library itself turns away comes only over real sockets. Whatever was not acknowledged changed nothing; every table was compared with its log and its replay.`,
  head: ['where', 'frames', 'answers', 'time for each that was not taken', 'bar'],
  rows,
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
