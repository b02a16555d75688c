// Games by programs and at random, analysed: the parts of every step add up to the curve, and programs make as many
// blunders as they should. `npm run bench analysis`; REVERIE_GAMES, REVERIE_FROM and REVERIE_GAME say how many, from which
// on, and of which game, so that machines can share them out.
import { Fast } from '@reverie/kernel/chance/fast';
import { Match } from '@reverie/kernel/match';
import { analyse } from '@reverie/players/analysis/analyse';
import { grades } from '@reverie/players/analysis/story';
import { answerBy } from '@reverie/players/answer-by';
import { botIds, findBot } from '@reverie/players/bots';
import { random } from '@reverie/players/random';
import { examples, games as shelf } from '@reverie/shelf/shelf';
import { cpuNow } from './measure.mjs';
import { addRow } from './report.mjs';

const seats = (...roles) => roles.map((role, i) => ({ name: `P${i + 1}`, role }));
/** What each game is tried on, and how many answers a game has at most. */
export const TABLES = {
  reve: { most: 60, tables: [{ seats: seats('haut-revant') }] },
  songe: { most: 300, tables: [{ seats: seats('arpenteur', 'arpenteur') }, { seats: seats('arpenteur') }] },
  artefacts: { most: 1500, tables: [{ seats: seats('player', 'player') }] },
  mortebrume: {
    most: 800,
    tables: [
      { seats: seats('chef', 'chef') },
      { options: { hordes: ['meute', 'thanigistes'], scenario: 'relique' }, seats: seats('chef', 'chef') },
    ],
  },
  'tic-tac-toe': { most: 9, tables: [{ seats: seats('player', 'player') }] },
  'two-card-poker': { most: 60, tables: [{ options: { hands: 6 }, seats: seats('player', 'player') }] },
};
/** Thought for a game at random, of which only the sums are looked at. */
const LITTLE = 1500;

/** Plays game number `n` with one program in all seats, and gives its journal. */
export function play(game, { most, tables }, n, program) {
  const { options = {}, seats: table } = tables[n % tables.length];
  const match = Match.open(game.rules, { match: `${n}`, options, seats: table, chance: { kind: 'fast', seed: n } });
  const below = new Fast(n + 1_000_000).below();
  for (let i = 0; i < most; i++) {
    const d = match.pending.find(({ optional }) => !optional) ?? match.pending[0];
    if (!d || !answerBy(match, d, program, below)) break;
  }
  match.close();
  return match.journal;
}

/** One analysis: how far its parts are from the curve at most, and what was given away. */
export function look(game, journal, work) {
  const start = cpuNow();
  const run = analyse(game, journal, work === undefined ? {} : { work });
  let next = run.next();
  let curveAt;
  for (; !next.done; next = run.next()) if (next.value?.part === 'outline') curveAt ??= cpuNow() - start;
  const analysis = next.value;
  let gap = 0;
  for (const [i, { chances, parts }] of analysis.steps.entries()) {
    for (const [seat, { decision, luck, reveal }] of parts.entries()) {
      const before = analysis.steps[i - 1]?.chances[seat] ?? chances[seat];
      gap = Math.max(gap, Math.abs(before + decision + luck + reveal - chances[seat]));
    }
  }
  const told = [...grades(analysis).values()];
  const count = (grade) => told.filter((one) => one === grade).length;
  return {
    source: analysis.source,
    steps: analysis.steps.length,
    gap,
    inexact: count('inexact'),
    fault: count('fault'),
    blunder: count('blunder'),
    excellent: count('excellent'),
    curve: curveAt ?? cpuNow() - start,
    cpu: cpuNow() - start,
  };
}

export async function analysis() {
  const { REVERIE_GAMES: count = '8', REVERIE_FROM: from = '1', REVERIE_GAME: only } = process.env;
  const rows = [];
  let met = true;
  for (const game of [...shelf, ...examples]) {
    const { id } = game.rules;
    if (only !== undefined && only !== id) continue;
    const programs = new Set([findBot(game, botIds(game)[0]), game.programs?.at(-1), random]);
    for (const program of [...programs].filter((one) => one !== undefined)) {
      const found = Array.from({ length: Number(count) }, (_, i) => {
        const n = Number(from) + i;
        return look(game, play(game, TABLES[id], n, program), program === random ? LITTLE : undefined);
      });
      const gap = Math.max(...found.map((one) => one.gap));
      const each = (key) => (found.reduce((sum, one) => sum + one[key], 0) / found.length).toFixed(2);
      const cpu = (key) => (found.reduce((sum, one) => sum + one[key], 0) / found.length / 1000).toFixed(2);
      met &&= gap < 1e-9;
      addRow(rows, [id, program.id, found.length, found[0].source, gap < 1e-9 ? 'yes' : `NO: ${gap}`]);
      rows.at(-1).push(each('inexact'), each('fault'), each('blunder'), cpu('curve'), cpu('cpu'));
      rows.at(-1).push((Math.max(...found.map((one) => one.cpu)) / 1000).toFixed(2));
    }
  }
  return {
    title: 'Games analysed',
    note:
      'The same program in all seats. The parts of every step add up to the change of the curve; what was given away is counted for a ' +
      'game, by all its seats together; the last columns are CPU seconds to the first curve, to the whole analysis, and of the ' +
      'game that took longest.',
    head: ['game', 'program', 'games', 'by', 'adds up', 'inexact', 'faults', 'blunders', 'curve', 'all', 'longest'],
    rows,
    met,
  };
}
