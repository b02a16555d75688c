// `npm run rules -- --pairs`: families of rules in pairs, for every game that has games/<id>/test/pairs.json:
//
//   { "families": ["charge", "interception", …],
//     "pairs": { "charge × interception": "MOR-INT-A3 name of a test", "charge × morale": { "never": "why they cannot meet" } } }
//
// A cell names a test of that game in which the two meet, or says why they cannot. A pair is written in the order of the
// families. An empty cell, a name that no test has and a pair of families that are not listed are gaps.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesIn } from './rulebooks.mjs';

const TEST = /\b(?:test|it)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1).)+)\1/gs;

/** Every game that has a table of pairs: its families, its cells in order, and its gaps. */
export function pairsIn(root) {
  const games = join(root, 'games');
  return readdirSync(games)
    .sort()
    .filter((name) => existsSync(join(games, name, 'test', 'pairs.json')))
    .map((name) => tableAt(join(games, name), name));
}

function tableAt(folder, name) {
  const { families, pairs } = JSON.parse(readFileSync(join(folder, 'test', 'pairs.json'), 'utf8'));
  const names = new Set(
    sourcesIn(folder)
      .filter(({ path }) => path.endsWith('.test.ts') || path.endsWith('.test.tsx'))
      .flatMap(({ text }) => [...text.matchAll(TEST)].map(([, , title]) => title.replace(/\\(.)/g, '$1'))),
  );
  const cells = families.flatMap((one, i) =>
    families.slice(i + 1).map((other) => cellOf(one, other, pairs[`${one} × ${other}`])),
  );
  const known = new Set(cells.map(({ pair }) => pair));
  const gaps = [
    ...cells.flatMap(({ pair, test, never }) => {
      if (test !== undefined) return names.has(test) ? [] : [`${pair}: no test is called “${test}”`];
      return never ? [] : [`${pair}: neither a test nor a reason`];
    }),
    ...Object.keys(pairs)
      .filter((pair) => !known.has(pair))
      .map((pair) => `${pair}: no such pair of families, or not in their order`),
  ];
  return { name, families, cells, gaps };
}

function cellOf(one, other, cell) {
  const pair = `${one} × ${other}`;
  return typeof cell === 'string' ? { one, other, pair, test: cell } : { one, other, pair, never: cell?.never };
}

/** The table in lines: families across and down, then each cell, its gaps and the totals. */
export function pairsReport(games, { quiet = false } = {}) {
  return games.flatMap(({ name, families, cells, gaps }) => {
    const tests = cells.filter(({ test }) => test !== undefined).length;
    const signs = new Map(cells.map(({ pair, test, never }) => [pair, test ? '+' : never ? '-' : '?']));
    const width = Math.max(...families.map(({ length }) => length));
    const rows = families.map((one, i) => {
      const row = families.slice(0, i).map((other) => signs.get(`${other} × ${one}`));
      return `${String(i + 1).padStart(2)} ${one.padEnd(width)}  ${row.map((sign) => `${sign} `.padStart(3)).join('')}`.trimEnd();
    });
    const head = `${' '.repeat(width + 5)}${families.map((_, i) => String(i + 1).padStart(2)).join(' ')}`;
    const list = cells.map(({ pair, test, never }) => `${pair}: ${test ?? (never ? `never: ${never}` : '?')}`);
    return [
      ...(quiet ? [] : [head, ...rows, '', ...list, '']),
      ...gaps.map((gap) => `${name}: ${gap}`),
      `${name}: ${cells.length} pairs, ${tests} in tests, ${cells.length - tests} without; ${gaps.length} gaps`,
    ];
  });
}
