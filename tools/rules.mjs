// `npm run rules`: holds the rule book of every game against its words, its code and its tests. A rule book is a file
// rulebook.ts (or data/rulebook.ts) that lists rule ids with their marks; it is read as text, so that nothing has to be built.
//
//   node tools/rules.mjs [--quiet] [folder]
//
// Every rule needs a text in both languages and code that cites it; every rule but options (T) and extras (X) needs a
// test that cites it too. What is only shown as help (N) needs its text. A citation is the id, anywhere in the file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files that only name rules: they carry none of them out. */
const NAMING = new Set(['rulebook.ts', 'data/rulebook.ts', 'citing.ts']);
/** Where a rule book lies: with the words of its rules, or with marks alone and the words beside it. */
const BOOKS = ['rulebook.ts', 'data/rulebook.ts'];

const LANGUAGES = ['fr', 'en'];
const UNTESTED = new Set(['T', 'X', 'N']);
/** Shown as help, and done by nobody. */
const UNCODED = new Set(['N']);
const RULE = /'([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)':\s*(?:\{\s*mark:\s*)?'(M\/G|M\/H|N\/H|M|G|H|N|T|X)'/g;

/** Every game that has a rule book: its rules with whatever carries them, and what is missing. */
export function survey(root) {
  const games = join(root, 'games');
  return readdirSync(games)
    .filter((name) => BOOKS.some((book) => existsSync(join(games, name, book))))
    .sort()
    .map((name) => gameAt(join(games, name), name));
}

function gameAt(folder, name) {
  const files = filesBelow(folder);
  const tests = files.filter(({ path }) => path.endsWith('.test.ts'));
  const sources = files.filter(({ path }) => !/^(test|board)\//.test(path));
  const code = sources.filter(
    ({ path }) => !path.endsWith('.test.ts') && !path.startsWith('words/') && !NAMING.has(path),
  );
  const book = sources.find(({ path }) => BOOKS.includes(path));
  const words = LANGUAGES.map((language) => ({
    language,
    text: sources.find(({ path }) => path === `words/rules.${language}.ts`)?.text ?? '',
    // In the newer shape the words stand in the rule itself: `'ID': { mark: 'M', fr: '…', en: '…' }`.
    own: (id) => book.text.split(`'${id}':`)[1]?.match(new RegExp(`^[^}]*?\\b${language}:\\s*(['"\`])(?!\\1)`)),
  }));
  const rules = [...book.text.matchAll(RULE)].map(([, id, mark]) => ({
    id,
    mark,
    unsaid: words.filter(({ text, own }) => !says(text, id) && !own(id)).map(({ language }) => language),
    code: citing(code, id),
    tests: citing(tests, id),
  }));
  const gaps = rules.length === 0 ? ['its rule book holds no rule'] : rules.flatMap(gapsOf);
  return { name, rules, gaps };
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.split(sep).join('/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** Whether a file of rule texts has one for this rule, with something in it. */
function says(text, id) {
  const value = text.split(`'${id}':`)[1]?.trimStart() ?? '';
  return /^(['"`])(?!\1)/.test(value);
}

/** The files in which the id stands, and not as the beginning of a longer one. */
function citing(files, id) {
  const whole = new RegExp(`${id}(?![A-Za-z0-9-]*[0-9])`);
  return files.filter(({ text }) => whole.test(text)).map(({ path }) => path);
}

function gapsOf({ id, mark, unsaid, code, tests }) {
  return [
    ...unsaid.map((language) => `${id} (${mark}) has no text in ${language}`),
    ...(code.length === 0 && !UNCODED.has(mark) ? [`${id} (${mark}) is cited by no code`] : []),
    ...(tests.length === 0 && !UNTESTED.has(mark) ? [`${id} (${mark}) is cited by no test`] : []),
  ];
}

/** The report in lines: a table for each game unless `quiet`, then its gaps, then the totals. */
export function report(games, { quiet = false } = {}) {
  return games.flatMap(({ name, rules, gaps }) => {
    const count = (carried) => rules.filter(carried).length;
    const said = count(({ unsaid }) => unsaid.length === 0);
    const coded = count(({ code }) => code.length > 0);
    const tested = count(({ tests }) => tests.length > 0);
    return [
      ...(quiet ? [] : table(rules)),
      ...gaps.map((gap) => `${name}: ${gap}`),
      `${name}: ${rules.length} rules, ${said} with their words, ${coded} in code, ${tested} in tests; ${gaps.length} gaps`,
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
    ['rule', 'mark', 'code', 'tests'],
    ...rules.map(({ id, mark, code, tests }) => [id, mark, named(code), named(tests)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
  return [...rows.map((row) => line(row).trimEnd()), ''];
}

function main(args) {
  const quiet = args.includes('--quiet');
  const root = args.find((arg) => !arg.startsWith('-')) ?? fileURLToPath(new URL('..', import.meta.url));
  const games = survey(root);
  for (const line of report(games, { quiet })) console.log(line);
  if (games.some(({ gaps }) => gaps.length > 0)) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
