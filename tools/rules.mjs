// `npm run rules`: holds the rule table of every game against its words, its code, its tests and its play.
//
//   node tools/rules.mjs [--quiet] [--static | --played FOLDER | --pairs | --matrices] [folder]
//
// Every rule needs a text in both languages and code that cites it; every rule but options (T) and extras (X) needs a test
// that cites it and play that reaches it. What is only shown as help (N) needs its text. A citation in code or in a test is
// the id, anywhere in the file; that tells nothing about whether a game ever gets there. Play tells it: conformance games,
// rule tests on the common test table, lessons and golden games write down every id that an event, a sum, a refusal, an
// outcome or a question cites (packages/kernel/src/testing/recorder.ts). What only a private call of a test reaches is a
// gap. --static leaves play out; --played reads what an earlier run with REVERIE_RULES=FOLDER wrote down. --pairs prints
// the families of rules in pairs instead (rules-pairs.mjs). After the games come their matrices: which meetings of rules
// are played, shut and open (rules-matrices.mjs); --matrices plays and prints nothing else.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markFault, rulesIn, sourcesIn, strangersIn, TABLE } from './rulebooks.mjs';
import { matricesIn, matricesReport, matrixGaps } from './rules-matrices.mjs';
import { pairsIn, pairsReport } from './rules-pairs.mjs';
import { runBeside, steps } from './steps.mjs';

/** Files that only name rules: they carry none of them out. */
const NAMING = new Set([TABLE, 'citing.ts']);

const UNTESTED = new Set(['T', 'X', 'N']);
/** Shown as help, and done by nobody. */
const UNCODED = new Set(['N']);

/** The suites that play through the contract. */
const PLAYING = ['games/', 'apps/server/test/faults/golden.test.ts'];
/** Those among them that play matrices. */
const PLAYING_MATRICES = ['matrix'];

/** Every game: its rules with whatever carries them, and what is missing. */
export function survey(root, played) {
  const games = join(root, 'games');
  return readdirSync(games)
    .filter((name) => existsSync(join(games, name, 'about.ts')))
    .sort()
    .map((name) => {
      const book = rulesIn(join(games, name));
      if (!book) return { name, rules: [], gaps: [`games/${name}/${TABLE} is missing`] };
      return gameAt(join(games, name), name, book, played && reachedIn(played, name));
    });
}

/** What play reached, by rule: how, such as `told` or `asked`. */
function reachedIn(folder, name) {
  const file = join(folder, `${name}.txt`);
  const reached = new Map();
  if (!existsSync(file)) return reached;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [rule, how] = line.split(' ');
    if (rule && how) reached.set(rule, new Set(reached.get(rule)).add(how));
  }
  return reached;
}

function gameAt(folder, name, book, reached) {
  const files = sourcesIn(folder).filter(({ path }) => path.endsWith('.ts'));
  const tests = files.filter(({ path }) => path.endsWith('.test.ts'));
  const code = files.filter(
    ({ path }) => !/^(test|board|words)\//.test(path) && !path.endsWith('.test.ts') && !NAMING.has(path),
  );
  const rules = book.map(({ id, mark, unsaid }) => ({
    id,
    mark: mark ?? '?',
    fault: markFault(mark),
    unsaid,
    code: citing(code, id),
    tests: citing(tests, id),
    ...(reached && { play: [...(reached.get(id) ?? [])].sort() }),
  }));
  const known = new Set(rules.map(({ id }) => id));
  const unknown = [...(reached?.keys() ?? [])].filter((id) => !known.has(id) && !id.startsWith('KER-'));
  const gaps = [
    ...(rules.length === 0 ? ['its rule book holds no rule'] : rules.flatMap(gapsOf)),
    ...twice(book).map((id) => `${id} stands twice in ${TABLE}`),
    ...strangersIn(folder, book).map(({ path, id }) => `${id}, which ${path} cites, is not in ${TABLE}`),
    ...unknown.map((id) => `${id}, which play cites, is not in ${TABLE}`),
  ];
  return { name, rules, gaps };
}

const twice = (rules) => rules.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at);

/** The files in which the id stands, and not as the beginning of a longer one. */
function citing(files, id) {
  const whole = new RegExp(`${id}(?![A-Za-z0-9-]*[0-9])`);
  return files.filter(({ text }) => whole.test(text)).map(({ path }) => path);
}

function gapsOf({ id, mark, fault, unsaid, code, tests, play }) {
  return [
    ...(fault ? [`${id} ${fault}`] : []),
    ...unsaid.map((language) => `${id} (${mark}) has no text in ${language}`),
    ...(code.length === 0 && !UNCODED.has(mark) ? [`${id} (${mark}) is cited by no code`] : []),
    ...(tests.length === 0 && !UNTESTED.has(mark) ? [`${id} (${mark}) is cited by no test`] : []),
    ...(play?.length === 0 && !UNTESTED.has(mark) ? [`${id} (${mark}) is reached by no play`] : []),
  ];
}

/** The report in lines: a table for each game unless `quiet`, then its gaps, then the totals. */
export function report(games, { quiet = false } = {}) {
  return games.flatMap(({ name, rules, gaps }) => {
    const count = (carried) => rules.filter(carried).length;
    const said = count(({ unsaid }) => unsaid.length === 0);
    const coded = count(({ code }) => code.length > 0);
    const tested = count(({ tests }) => tests.length > 0);
    const played = rules.some(({ play }) => play) ? `, ${count(({ play }) => play.length > 0)} in play` : '';
    return [
      ...(quiet ? [] : table(rules)),
      ...gaps.map((gap) => `${name}: ${gap}`),
      `${name}: ${rules.length} rules, ${said} with their words, ${coded} in code, ${tested} in tests${played}; ${gaps.length} gaps`,
    ];
  });
}

/** A few files are named, the others counted. */
const MOST_FILES = 4;
function named(paths) {
  const names = paths.map((path) => path.replace(/^test\//, '').replace(/(\.test)?\.ts$/, ''));
  const rest = names.length - MOST_FILES;
  return [...names.slice(0, MOST_FILES), ...(rest > 0 ? [`+${rest}`] : [])].join(' ') || '–';
}

function table(rules) {
  const rows = [
    ['rule', 'mark', 'code', 'tests', 'play'],
    ...rules.map(({ id, mark, code, tests, play }) => [id, mark, named(code), named(tests), play?.join(' ') || '–']),
  ].map((row) => (rules[0]?.play ? row : row.slice(0, 4)));
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) => row.map((cell, i) => cell.padEnd(widths[i])).join('  ');
  return [...rows.map((row) => line(row).trimEnd()), ''];
}

/** Plays what is recorded, and gives the folder that names what was reached; undefined if a test fails. */
async function playAll(folder, suites) {
  // What passes says nothing here; a failure is told as vitest tells it.
  process.env.REVERIE_RULES = folder;
  // A day's few games do not get everywhere.
  process.env.REVERIE_TIER = 'nightly';
  const { code, said } = await runBeside([...steps.tests, '--project', 'rooms', '--reporter', 'dot', ...suites]);
  if (code !== 0) console.error(said);
  return code === 0 ? folder : undefined;
}

async function main(args) {
  const flag = (name) => args.includes(name) && args.splice(args.indexOf(name), 1).length > 0;
  const quiet = flag('--quiet');
  const still = flag('--static');
  const pairs = flag('--pairs');
  const only = flag('--matrices');
  const at = args.indexOf('--played');
  const [, given] = at < 0 ? [] : args.splice(at, 2);
  const root = args[0] ?? fileURLToPath(new URL('..', import.meta.url));
  if (pairs) {
    const games = pairsIn(root);
    for (const line of pairsReport(games, { quiet })) console.log(line);
    if (games.some(({ gaps }) => gaps.length > 0)) process.exitCode = 1;
    return;
  }
  const made = still || given ? undefined : mkdtempSync(join(tmpdir(), 'reverie-played-'));
  try {
    const played = made ? await playAll(made, only ? PLAYING_MATRICES : PLAYING) : given;
    if (made && !played) throw new Error('The tests that play failed: what they reach is not known.');
    const games = only ? [] : survey(root, played);
    const matrices = await matricesIn(root, played);
    for (const line of [...report(games, { quiet }), ...matricesReport(matrices)]) console.log(line);
    if (games.some(({ gaps }) => gaps.length > 0) || matrixGaps(matrices).length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    if (made) rmSync(made, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
