// Matrices of `npm run rules`: where rules meet, cell by cell, for every game that has games/<id>/test/matrix.ts
// (packages/kernel/src/testing/matrix.ts says what stands in it). A cell is played by a test, shut by the book, or open
// with a reason; which have been played is what the tests wrote down in cells.txt. Not the pairs of rules-pairs.mjs: those
// name a test for any two families of a whole rule book, wherever it stands; here each cell is a position that is played.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultServerConditions, runnerImport } from 'vite';
import { rulesIn, sourcesIn } from './rulebooks.mjs';

const ID = /\b[A-Z]+(?:-[A-Z0-9]+)+\b/g;

/** The module is TypeScript that a test imports too; Vite makes it run here. */
const LOADING = {
  configFile: false,
  logLevel: 'error',
  resolve: { conditions: ['reverie-source'] },
  ssr: { resolve: { conditions: ['reverie-source', ...defaultServerConditions], externalConditions: ['node'] } },
};
const load = async (file) => (await runnerImport(file, LOADING)).module;

/** Every game that has matrices: each with its cells, counted, and its gaps. `played` is a folder that tests wrote into. */
export async function matricesIn(root, played, loading = load) {
  const games = join(root, 'games');
  const found = [];
  for (const name of readdirSync(games).sort()) {
    const file = join(games, name, 'test', 'matrix.ts');
    if (!existsSync(file)) continue;
    const { matrices = [] } = await loading(file);
    const folder = join(games, name);
    const known = new Set((rulesIn(folder) ?? []).map(({ id }) => id));
    const tested = sourcesIn(folder).some(({ path, text }) => path.endsWith('.test.ts') && /\bplayMatrix\(/.test(text));
    const done = played && cellsPlayed(played);
    found.push({
      name,
      matrices: matrices.map((matrix) => counted(matrix, known, done)),
      gaps: [
        ...(matrices.length === 0 ? ['test/matrix.ts exports no matrices'] : []),
        ...(tested ? [] : ['no test plays its matrices']),
      ],
    });
  }
  return found;
}

/** What tests wrote down: the cells that were played, by the title of their matrix. */
function cellsPlayed(folder) {
  const file = join(folder, 'cells.txt');
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
}

const nameOf = ({ at }) => at.join(' × ');

function counted({ title, axes, cells }, known, done) {
  const has = (cell) => done?.has(`${title}\t${nameOf(cell)}`) ?? false;
  const shut = cells.filter((cell) => cell.shut !== undefined);
  const open = cells.filter((cell) => cell.open !== undefined);
  const others = cells.filter((cell) => cell.shut === undefined && cell.open === undefined);
  const names = cells.map(nameOf);
  const gaps = [
    ...others.filter((cell) => done && !has(cell)).map((cell) => `${nameOf(cell)}: neither played nor shut nor open`),
    ...cells.filter(({ at }) => at.length !== axes.length).map((cell) => `${nameOf(cell)}: not one of each axis`),
    ...cells.filter(({ shut, open }) => shut === '' || open === '').map((cell) => `${nameOf(cell)}: no reason`),
    ...shut.filter(({ open }) => open !== undefined).map((cell) => `${nameOf(cell)}: shut and open`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name}: stands twice`),
    ...cells.flatMap((cell) => strange(cell, known).map((why) => `${nameOf(cell)}: ${why}`)),
  ];
  return {
    title,
    axes,
    played: done ? others.filter(has).length : undefined,
    toPlay: others.length,
    shut: shut.length,
    proven: done ? shut.filter(has).length : undefined,
    open: open.map((cell) => ({ name: nameOf(cell), why: cell.open })),
    gaps,
  };
}

/** Rules of the cell that the rule book does not have. */
function strange({ rule }, known) {
  if (!rule) return ['names no rule'];
  return [...rule.matchAll(ID)].filter(([id]) => !known.has(id)).map(([id]) => `${id} is not in rulebook.ts`);
}

/** In lines: a line for each matrix, its open cells with their reasons, its gaps. */
export function matricesReport(games) {
  return games.flatMap(({ name, matrices, gaps }) => [
    ...matrices.flatMap(({ title, axes, played, toPlay, shut, proven, open, gaps: own }) => [
      `${name}: ${title} (${axes.join(' × ')}): ${played === undefined ? `${toPlay} to play` : `${played} played`}, ` +
        `${shut} shut${proven === undefined ? '' : ` (${proven} proven)`}, ${open.length} open; ${own.length} gaps`,
      ...open.map((cell) => `  open: ${cell.name}: ${cell.why}`),
      ...own.map((gap) => `  ${gap}`),
    ]),
    ...gaps.map((gap) => `${name}: ${gap}`),
  ]);
}

export const matrixGaps = (games) =>
  games.flatMap(({ gaps, matrices }) => [...gaps, ...matrices.flatMap((m) => m.gaps)]);
