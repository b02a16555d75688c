// Ten thousand games listened to by every seat and a spectator, with canaries in everything that is secret; and games at a
// real server that writes down all it can.
import { findGame } from '@reverie/shelf/shelf';
import { shelf } from '../../../apps/server/test/faults/games.ts';
import { overheard } from '../../../apps/server/test/faults/overheard.ts';
import { listen } from '../../../apps/server/test/faults/secrets.ts';
import { whole } from '../../measure.mjs';
import { record } from '../../report.mjs';
import { bar, command, done, say, scaled, seed } from './common.mjs';

const rows = [];
const problems = [];
const games = Math.ceil(scaled(10_000) / shelf.filter(({ rules }) => rules.secrets).length);
for (const game of shelf.filter(({ rules }) => rules.secrets)) {
  const result = await listen(game, games, 40, seed, say);
  problems.push(...result.problems);
  rows.push([
    findGame(game.rules.id).texts.en.title,
    whole(games),
    whole(result.frames),
    whole(result.comparisons),
    whole(result.hidden),
    `nothing told: ${bar(result.problems.length === 0)}`,
  ]);
}
const heard = await overheard('build', scaled(100, 5), say);
problems.push(...heard.problems);
rows.push([
  'poker at a real server, with all it writes at `LOG_LEVEL=trace`',
  whole(heard.games),
  whole(heard.frames),
  '',
  `${heard.lines} lines`,
  `nothing told: ${bar(heard.problems.length === 0)}`,
]);
done();
record({
  title: 'Secrets',
  command: command('secrets'),
  note: `Random games, every seat and a spectator listening (seed ${seed}). Canaries: secrets of owner, watchers, invitations and seats, the seed. At each step all that a viewer is shown is made again from a position that this viewer cannot tell from the real one, and must be the same to the byte.`,
  head: ['game', 'games', 'frames looked through', 'positions compared', 'of them with something hidden', 'bar'],
  rows,
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
