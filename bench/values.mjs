// What a mind says of a position against what came of it, beside a value made by hand: games of fresh seeds that no weights
// were learned from, by tenths of what was said and by thirds of the game.
import { evaluate } from '@reverie/games/artefacts/bench';
import { rowsOf } from '@reverie/lab/selfplay';
import { findBot } from '@reverie/players/bots';
import { findGame } from '@reverie/shelf/shelf';
import { SCENARIOS, TABLES } from './ladder-lines.mjs';

const SEED = 90_210;
/** Places in a row of `rowsOf`: what came, which game; the figures follow. */
const [CAME, GAME, FIGURES] = [0, 2, 3];
const LONGEST = 20_000;
/** Cells whose gap chance alone moves by more than this (a standard error, in points) say nothing yet. */
const CERTAIN = 1;
const MOST = 4;

/** By hand: what each figure is worth; how steep the curve is over their sum is fitted to every other game. */
const HAND = {
  songe: {
    'lead.legere': -1,
    'lead.serieuse': -3,
    'lead.grave': -5,
    'lead.mortelle': -9,
    'lead.dessous': -3,
    'lead.panache': 2,
    'lead.redraws': 2,
    'lead.holder': 0.5,
  },
  mortebrume: { points: 1, life: 1, bodies: 0.5, goal: 1, goalNear: 0.3, prisoners: 0.5 },
};

const curve = (x) => 1 / (1 + Math.exp(-x));
const lossOf = (p, came) => {
  const said = Math.min(1 - 1e-6, Math.max(1e-6, p));
  return -(came * Math.log(said) + (1 - came) * Math.log(1 - said));
};

/** The lines: a game, how many sit down, at which tables, and the program that all of them play. */
const LINES = [
  ['artefacts', 2, [{}]],
  ['artefacts', 3, [{}]],
  ['artefacts', 4, [{}]],
  ['songe', 2, TABLES.songe],
  ...SCENARIOS.map((scenario) => ['mortebrume', 2, TABLES.mortebrume.filter((table) => table.scenario === scenario)]),
];

/** Positions of games between quick programs: what came, what the mind said, the sum by hand, how many answers had been given. */
function positionsOf([id, count, tables], games) {
  const game = findGame(id);
  const { mind, rules, programs } = game;
  const quick = findBot(game, programs.at(-1).id);
  const roles = rules.seats.flatMap(({ role, max }) => Array(max).fill(role));
  const seats = Array.from({ length: count }, (_, i) => ({ name: `${i + 1}`, role: roles[i] }));
  const hand = Object.entries(HAND[id] ?? {}).map(([name, weight]) => [mind.features.indexOf(name), weight]);
  const said = [];
  // The rows hold figures alone: what the mind says is noted as it reads them.
  const watching = {
    ...mind,
    read(s, seat, out) {
      mind.read(s, seat, out);
      said.push({ value: mind.value(s, seat), worth: id === 'artefacts' ? evaluate(s, seat) : 0 });
    },
  };
  const found = [];
  for (let n = 0; n < games; n++) {
    said.length = 0;
    const plan = {
      game: { ...game, mind: watching },
      options: rules.options.parse(tables[n % tables.length]),
      seats,
      programs: seats.map(() => quick),
      seed: SEED,
      stray: 0,
      every: 3,
      longest: LONGEST,
    };
    for (const [i, row] of rowsOf(plan, n).entries()) {
      const { value, worth } = said[i];
      const sum = hand.reduce((all, [at, weight]) => all + weight * row[FIGURES + at], worth);
      found.push({ came: row[CAME], game: row[GAME], said: value, sum, at: Math.floor(i / count) });
    }
  }
  return found;
}

/** The steepness with the least loss over every other game, and its offset: a fair hand-made value. */
function fitted(rows) {
  const base = rows.reduce((sum, { came }) => sum + came, 0) / rows.length;
  const offset = Math.log(base / (1 - base));
  const size = Math.sqrt(rows.reduce((sum, row) => sum + row.sum ** 2, 0) / rows.length) || 1;
  let best = { loss: Number.POSITIVE_INFINITY, says: () => base };
  for (let steep = 0.05; steep < 6; steep *= 1.15) {
    const says = ({ sum }) => curve((steep * sum) / size + offset);
    const loss = rows.reduce((all, row) => all + lossOf(says(row), row.came), 0);
    if (loss < best.loss) best = { loss, says };
  }
  return best.says;
}

/**
 * The largest difference between said and came, in points, over the cells that have games enough to tell. The positions of
 * one game hang together: a game is what may fall otherwise, so the standard error goes by games.
 */
function gapOf(rows, cellOf) {
  const cells = new Map();
  for (const row of rows) {
    const key = cellOf(row);
    const cell = cells.get(key) ?? { n: 0, games: new Map() };
    cell.n++;
    cell.games.set(row.game, (cell.games.get(row.game) ?? 0) + row.said - row.came);
    cells.set(key, cell);
  }
  let [largest, told] = [{ gap: 0, error: 0 }, 0];
  for (const { n, games } of cells.values()) {
    const sums = [...games.values()];
    const mean = sums.reduce((all, sum) => all + sum, 0) / sums.length;
    const error = (100 * Math.sqrt(sums.reduce((all, sum) => all + (sum - mean) ** 2, 0))) / n;
    const gap = Math.abs((100 * mean * sums.length) / n);
    if (error > CERTAIN || sums.length < 30) continue;
    told++;
    if (gap > largest.gap) largest = { gap, error };
  }
  return { ...largest, told, all: cells.size };
}
const shown = ({ gap, error, told, all }) => `${gap.toFixed(1)} ± ${(2 * error).toFixed(1)} (${told} of ${all})`;

function measure(line, games) {
  const rows = positionsOf(line, games);
  const byHand = fitted(rows.filter(({ game }) => game % 2 === 0));
  const judged = rows.filter(({ game }) => game % 2 === 1);
  const loss = judged.reduce((sum, { said, came }) => sum + lossOf(said, came), 0) / judged.length;
  const handLoss = judged.reduce((sum, row) => sum + lossOf(byHand(row), row.came), 0) / judged.length;
  const tenthOf = ({ said }) => Math.min(9, Math.floor(10 * said));
  // Thirds by what is known at the time: how far a game has come is told only by its end.
  const order = rows.map(({ at }) => at).sort((a, b) => a - b);
  const bounds = [order[Math.floor(order.length / 3)], order[Math.floor((2 * order.length) / 3)]];
  const thirdOf = ({ at }) => bounds.filter((bound) => at >= bound).length;
  const tenths = gapOf(rows, tenthOf);
  const thirds = gapOf(rows, thirdOf);
  const cells = gapOf(rows, (row) => 10 * thirdOf(row) + tenthOf(row));
  const met = loss < handLoss && [tenths, thirds].every(({ gap }) => gap <= MOST);
  const [id, seats, tables] = line;
  return {
    met,
    row: [
      id,
      `${seats}${tables[0].scenario ? `, ${tables[0].scenario}` : ''}`,
      rows.length.toLocaleString('en'),
      loss.toFixed(3),
      handLoss.toFixed(3),
      ...[tenths, thirds, cells].map(shown),
      `below by hand, gaps ≤ ${MOST}: ${met ? 'met' : 'MISSED'}`,
    ],
  };
}

export function values(games = Number(process.env.REVERIE_GAMES ?? 600)) {
  const only = process.env.REVERIE_GAME;
  const found = LINES.filter(([id]) => !only || id === only).map((line) => measure(line, games));
  return {
    title: 'Values',
    note: `What minds say of positions against what came of them, in ${games.toLocaleString('en')} games of quick programs a row, none of which weights were learned from. Log loss beside that of a value made by hand, whose curve is fitted to half of the games; the largest gap in points in a tenth of what was said, in a third of the game by answers given, and in a tenth of a third, each with two standard errors by games, over the cells whose standard error is at most ${CERTAIN} point (so many of all).`,
    head: ['game', 'seats', 'positions', 'log loss', 'by hand', 'tenths', 'thirds', 'tenths of thirds', 'bar'],
    rows: found.map(({ row }) => row),
    met: found.every(({ met }) => met),
  };
}
