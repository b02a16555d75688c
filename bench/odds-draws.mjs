// Exact odds against drawn outcomes: every calculation that the command line and the page offer, for its usual settings
// and for some drawn ones. A share must lie within four standard errors.
//
//   npm run bench odds-draws                                       a sample, for bench/results.md
//   npm run build && node bench/odds-draws.mjs [--draws 10000000] [--tried 3] [--shard I/M] [--seed N]   a JSON line for each
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { usualSettings } from '@reverie/kernel/calculation';
import { Fast } from '@reverie/kernel/chance/fast';
import { check, drawSettings } from '@reverie/lab/check';
import { games } from '@reverie/shelf/shelf';

/** So many standard errors are allowed: with a few hundred shares one in a hundred runs goes beyond by chance. */
const ALLOWED = 4;

function* questions(tried, seed) {
  for (const { rules, calculations = [] } of games)
    for (const calculation of calculations) {
      const below = new Fast(seed).below();
      const all = [
        usualSettings(calculation),
        ...Array.from({ length: tried }, () => drawSettings(calculation, below)),
      ];
      for (const settings of all) yield { game: rules.id, calculation, settings };
    }
}

function tryOut({ game, calculation, settings }, draws, seed) {
  const ways = check(calculation, settings, draws, seed);
  const worst = Math.max(...ways.map(({ errors }) => Math.abs(errors)));
  return { game, calculation: calculation.id, settings, draws, ways: ways.length, worst };
}

/** For bench/results.md. */
export function oddsDraws(draws = 200_000, tried = 1) {
  const found = new Map();
  let n = 0;
  for (const question of questions(tried, 1)) {
    const { game, calculation, ways, worst } = tryOut(question, draws, 1000 + n++);
    const key = `${game} ${calculation}`;
    const before = found.get(key) ?? { shares: 0, worst: 0 };
    found.set(key, { shares: before.shares + ways, worst: Math.max(before.worst, worst) });
  }
  const rows = [...found].map(([name, { shares, worst }]) => [
    name,
    String(shares),
    worst.toFixed(2),
    `≤ ${ALLOWED}: ${worst <= ALLOWED ? 'met' : 'MISSED'}`,
  ]);
  return {
    title: 'Exact odds against drawn outcomes',
    note: `${draws.toLocaleString('en')} draws for the usual settings of each calculation and for ${tried} drawn ones; the largest distance of a share, in standard errors.`,
    head: ['calculation', 'shares', 'largest distance', 'bar'],
    rows,
    met: [...found.values()].every(({ worst }) => worst <= ALLOWED),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: {
      draws: { type: 'string', default: '10000000' },
      tried: { type: 'string', default: '3' },
      shard: { type: 'string', default: '0/1' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [index, of] = values.shard.split('/').map(Number);
  let n = 0;
  for (const question of questions(Number(values.tried), Number(values.seed))) {
    const at = n++;
    if (at % of === index) console.log(JSON.stringify(tryOut(question, Number(values.draws), 1000 + at)));
  }
}
