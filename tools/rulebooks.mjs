// Reads the rule table of a game as text, so that nothing has to be built: rulebook.ts, which gives each rule its mark and
// its text in both languages, or the older data/rulebook.ts with the texts in words/rules.fr.ts and words/rules.en.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export const LANGUAGES = ['fr', 'en'];
const ID = "'([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)'";
const MARK = "'(M/G|M/H|N/H|M|G|H|N|T|X)'";
const MARKED = new RegExp(`${ID}:\\s*${MARK}`, 'g');
const ENTRY = new RegExp(`${ID}:\\s*\\{([^}]*)\\}`, 'g');
const QUOTED = new RegExp(ID, 'g');

/** The rule table of the game in this folder, or undefined: its file, and its rules with the languages that lack a text. */
export function rulebookIn(folder) {
  const read = (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined);
  const table = read('rulebook.ts');
  if (table !== undefined) return { file: 'rulebook.ts', rules: entriesIn(table) };
  const marks = read('data/rulebook.ts');
  if (marks === undefined) return undefined;
  const words = LANGUAGES.map((language) => ({ language, text: read(`words/rules.${language}.ts`) ?? '' }));
  const rules = [...marks.matchAll(MARKED)].map(([, id, mark]) => ({
    id,
    mark,
    unsaid: words.filter(({ text }) => !says(text, `'${id}'`)).map(({ language }) => language),
  }));
  return { file: 'data/rulebook.ts', rules };
}

function entriesIn(table) {
  return [...table.matchAll(ENTRY)].map(([, id, fields]) => ({
    id,
    mark: new RegExp(`\\bmark:\\s*${MARK}`).exec(fields)?.[1],
    unsaid: LANGUAGES.filter((language) => !says(fields, `\\b${language}`)),
  }));
}

/** Whether a field stands in a text, with something in it. */
const says = (text, field) => new RegExp(`${field}:\\s*(['"\`])(?!\\1)`).test(text);

/** Every source file below a folder, in order, with forward slashes. */
export function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.split(sep).join('/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** Rule ids that code cites and the table does not have, as `file: id`. Only ids that begin as the table's own do. */
export function strangersIn(folder, { file, rules }) {
  const known = new Set(rules.map(({ id }) => id));
  const families = new Set(rules.map(({ id }) => id.split('-')[0]));
  return sourcesIn(folder)
    .filter(({ path }) => path !== file && !path.includes('test') && !path.startsWith('words/'))
    .flatMap(({ path, text }) => [...text.matchAll(QUOTED)].map(([, id]) => ({ path, id })))
    .filter(({ id }) => families.has(id.split('-')[0]) && !known.has(id));
}
