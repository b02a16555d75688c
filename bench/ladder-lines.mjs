// The lines of the ladder: who plays whom at which tables, and what must come of it. Plays part of a line, deal by deal, every
// deal from every seat, and counts victories and the time of each thought.
import { playNumber } from '@reverie/lab/play';
import { shareOf } from '@reverie/lab/run';
import { planOf } from '@reverie/lab/study';
import { findBot } from '@reverie/players/bots';
import { opponentsOf } from '@reverie/players/opponents';
import { findGame } from '@reverie/shelf/shelf';

const HEROES = ['aurelie', 'casseDoigts', 'varthos', 'maelle', 'gondrin', 'ysolde'];
const HORDES = ['meleiens', 'thanigistes', 'enchantees', 'follets', 'meute'];
export const SCENARIOS = ['escarmouche', 'relique', 'otage', 'traversee', 'colline'];
const mirrored = (scenario) => HORDES.map((horde) => ({ scenario, hordes: [horde, horde] }));
/** Tables of a game that favour nobody: mirror duels, every scenario with the same horde on both sides. */
export const TABLES = {
  songe: HEROES.map((hero) => ({ arpenteurs: [hero, hero] })),
  mortebrume: SCENARIOS.flatMap(mirrored),
};

const best = (game) => opponentsOf(game)[0]?.opponent.id;
const quick = (game) => game.programs.at(-1).id;
const tablesOf = (id) => TABLES[id] ?? [{}];

function linesOf(id, bars) {
  const game = findGame(id);
  const champion = game && best(game);
  if (!champion) return [];
  const line = (players, rest) => ({ game: id, players, tables: tablesOf(id), ...rest });
  const levels = [5, 4, 3, 2].map((n) =>
    line([`${champion}-${n}`, `${champion}-${n - 1}`], { name: `level ${n} against level ${n - 1}`, least: 0.6 }),
  );
  return [
    ...bars.map(({ seats = 2, ...bar }) => line([`${champion}-5`, ...Array(seats - 1).fill(quick(game))], bar)),
    ...levels,
    line([`${champion}-5`, `${champion}-5`], { name: 'ten times the work against one', times: 10, notBelow: 0.5 }),
  ];
}

export const LINES = [
  ...linesOf('artefacts', [
    { name: 'the strongest against greedy', least: 0.87, low: 0.84, p99: 60 },
    { name: 'the strongest against two greedy ones', seats: 3, least: 1.8 / 3 },
    { name: 'the strongest against three greedy ones', seats: 4, least: 1.8 / 4 },
  ]),
  ...linesOf('songe', [{ name: 'the strongest against the policy, mirror duels', least: 0.88, low: 0.84, p99: 100 }]),
  ...linesOf('mortebrume', [
    { name: 'the strongest against raider, all scenarios', least: 0.82, low: 0.78, p99: 50, each: 0.65 },
  ]),
];

/**
 * Plays some games of a line: victories of the first player, in all and by scenario, and how many of its thoughts took so
 * many milliseconds.
 */
export function playLine(number, from, games, seed = 1) {
  const { game: id, name, players, tables, times: more = 1 } = LINES[number];
  const game = findGame(id);
  const times = {};
  const [champion, ...others] = players.map((player) => findBot(game, player));
  const timed = {
    ...champion,
    work: champion.work * more,
    *think(situation, budget) {
      const begun = performance.now();
      const last = yield* champion.think(situation, budget);
      const ms = Math.ceil(performance.now() - begun);
      times[ms] = (times[ms] ?? 0) + 1;
      return last;
    },
  };
  const study = {
    reverie: 'study-1',
    game: id,
    options: {},
    tables,
    players: players.map((program) => ({ program })),
    games,
    seed,
    watch: 'player:0',
    events: false,
    longest: 20_000,
  };
  const plan = { ...planOf(study, game), programs: [timed, ...others] };
  const counts = {};
  for (let n = from; n < from + games; n++) {
    const { scenario = 'all' } = tables[Math.floor(n / players.length) % tables.length];
    counts[scenario] ??= {};
    playNumber(plan, n, counts[scenario]);
  }
  const by = Object.fromEntries(Object.entries(counts).map(([scenario, some]) => [scenario, victories(some, players)]));
  const sum = (key) => Object.values(by).reduce((all, one) => all + one[key], 0);
  return { line: number, name, game: id, from, games: sum('games'), won: sum('won'), by, times };
}

/** A duel that is stopped after forty exchanges is nobody's victory: as in chess, each gets a share of it. */
function victories(counts, players) {
  const { games, value } = shareOf(counts, 'player:0');
  const decided = players.reduce((sum, _, i) => sum + shareOf(counts, `player:${i}`).value, 0);
  return { games, won: games * (value + (1 - decided) / players.length) };
}

// `node bench/ladder-lines.mjs LINE FROM GAMES` prints the counts as a line of JSON.
if (process.argv[1]?.includes('ladder-lines') && process.argv.length > 4) {
  const [line, from, games] = process.argv.slice(2).map(Number);
  console.log(JSON.stringify(playLine(line, from, games)));
}
