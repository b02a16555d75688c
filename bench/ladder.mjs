// The ladder: every line on all cores, into bench/ladder.md. With REVERIE_LADDER=FILE the counts are read from there instead,
// a line of JSON each, as `node bench/ladder-lines.mjs LINE FROM GAMES` prints them.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { watched } from '@reverie/lab/interval';
import { wilson } from '@reverie/odds/weigh';
import { wrap } from '../tools/markdown.mjs';
import { LINES } from './ladder-lines.mjs';
import { playedInParts } from './parts.mjs';

const PART = 24;
const script = fileURLToPath(new URL('ladder-lines.mjs', import.meta.url));

/** The time within which so large a share of the thoughts came. */
function within(times, share) {
  const all = Object.entries(times).sort(([a], [b]) => a - b);
  const count = all.reduce((sum, [, n]) => sum + n, 0);
  let seen = 0;
  for (const [ms, n] of all) {
    seen += n;
    if (seen >= share * count) return Number(ms);
  }
  return 0;
}

const percent = (x) => (100 * x).toFixed(1);

/** The rows of a line: all its games, and each scenario of theirs where each has a bar. */
function rowsOf(line, counts) {
  const { each, ...whole } = LINES[line];
  const times = {};
  const by = new Map();
  for (const one of counts) {
    for (const [ms, n] of Object.entries(one.times)) times[ms] = (times[ms] ?? 0) + n;
    for (const [scenario, { games, won }] of Object.entries(one.by)) {
      const sum = by.get(scenario) ?? { games: 0, won: 0 };
      by.set(scenario, { games: sum.games + games, won: sum.won + won });
    }
  }
  const all = [...by.values()].reduce((sum, one) => ({ games: sum.games + one.games, won: sum.won + one.won }));
  const parts = each === undefined ? [] : [...by].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    row(whole, all, times),
    ...parts.map(([scenario, some]) =>
      row({ game: whole.game, players: whole.players, name: `of these, ${scenario}`, least: each }, some),
    ),
  ];
}

function row({ game, name, players, least, notBelow, low: lowest, p99: slowest }, { games, won }, times) {
  const { low, high } = wilson(Math.round(won), games);
  const always = watched(won, games);
  const p99 = times && within(times, 0.99);
  const share = won / games;
  // [what is asked, whether it is so]
  const bars = [
    least !== undefined && [`≥ ${Math.round(100 * least)} %`, share >= least],
    lowest !== undefined && [`low ≥ ${100 * lowest}`, low >= lowest],
    notBelow !== undefined && [`not shown to be below ${100 * notBelow} %`, high >= notBelow],
    slowest !== undefined && [`p99 ≤ ${slowest} ms`, p99 <= slowest],
  ].filter(Boolean);
  const met = bars.every(([, held]) => held);
  return {
    met,
    cells: [
      game,
      name,
      players[0],
      `${games}`,
      `${percent(share)} % [${percent(low)}..${percent(high)}]`,
      `[${percent(always.low)}..${percent(always.high)}]`,
      times ? `${within(times, 0.5)} / ${p99} ms` : '',
      `${bars.map(([asked]) => asked).join(', ')}: ${met ? 'met' : 'MISSED'}`,
    ],
  };
}

export async function ladder(games = Number(process.env.REVERIE_GAMES ?? 800)) {
  const file = process.env.REVERIE_LADDER;
  const found = file
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text))
    : await playedInParts(script, [...LINES.keys()], games, PART);
  const rows = [...LINES.keys()].flatMap((line) => {
    const counts = found.filter((one) => one.line === line && one.name === LINES[line].name);
    return counts.length > 0 ? rowsOf(line, counts) : [];
  });
  const result = {
    title: 'The ladder',
    note: 'Programs against each other from views alone, fixed work, every deal from every seat. Share of the victories (a game that nobody wins is shared) with a 95 % interval, the interval that holds however often one looks, and the time of a thought (median / 99 of 100).',
    head: ['game', 'line', 'who', 'games', 'won', 'watched', 'thought', 'bar'],
    rows: rows.map(({ cells }) => cells),
    met: rows.every(({ met }) => met),
    kept: true,
  };
  write(result);
  return result;
}

function write({ note, head, rows }) {
  const cells = (list) => `| ${list.join(' | ')} |`;
  const here = `${cpus().length} × ${cpus()[0]?.model ?? process.arch}, Node ${process.versions.node}`;
  const about = `${note} Made by \`npm run bench ladder\` on ${process.env.REVERIE_MACHINE ?? here}. \`reverie ladder GAME\` rates any programs against each other.`;
  const lines = ['# The ladder', '', wrap(about), '', cells(head), cells(head.map(() => '---')), ...rows.map(cells)];
  const file = new URL('ladder.md', import.meta.url);
  // What people wrote about the figures stays below them.
  const [, notes = ''] = readFileSync(file, 'utf8').split(/^(?=## )/mu);
  writeFileSync(file, `${lines.join('\n')}\n${notes && `\n${notes}`}`);
}
