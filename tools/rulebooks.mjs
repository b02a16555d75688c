// Reads the rule table of a game as text, so that nothing has to be built: rulebook.ts gives each rule its mark and its
// text in both languages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const LANGUAGES = ['fr', 'en'];
/** As `RuleMark` of the kernel has them. */
const MARKS = ['M', 'G', 'H', 'N', 'T', 'X', 'M/G', 'M/H', 'N/H'];
const ID = "'([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)'";
const ENTRY = new RegExp(`${ID}:\\s*\\{([^}]*)\\}`, 'g');
const QUOTED = new RegExp(ID, 'g');
/** Where code cites: whatever stands there is meant for a rule, even if no rule of the table begins like it. */
const CITING = /\bcites:\s*\[[^\]]*\]|\brule:\s*'[^']*'(?:\s*\|\s*'[^']*')*|\brefuse\(\s*'\w+',\s*'[^']*'/g;

/** The file that holds the rule table. */
export const TABLE = 'rulebook.ts';

/** The rules of the game in this folder, with the languages that lack a text; undefined where it has no table. */
export function rulesIn(folder) {
  const file = join(folder, TABLE);
  return existsSync(file) ? entriesIn(readFileSync(file, 'utf8')) : undefined;
}

/** What is wrong with the mark of a rule, if anything. */
export function markFault(mark) {
  if (mark === undefined) return 'has no mark';
  return MARKS.includes(mark) ? undefined : `has the mark '${mark}', which is none of ${MARKS.join(', ')}`;
}

function entriesIn(table) {
  return [...table.matchAll(ENTRY)].map(([, id, fields]) => ({
    id,
    mark: /\bmark:\s*'([^']*)'/.exec(fields)?.[1],
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

/** Rule ids that code cites and the table does not have, each with its file; what the kernel refuses it explains itself. */
export function strangersIn(folder, rules) {
  const known = new Set(rules.map(({ id }) => id));
  const families = new Set(rules.map(({ id }) => familyOf(id)));
  return sourcesIn(folder)
    .filter(({ path }) => path !== TABLE && !path.includes('test') && !path.startsWith('words/'))
    .flatMap(({ path, text }) => {
      const cited = (text.match(CITING) ?? []).flatMap(idsIn);
      const alike = idsIn(text).filter((id) => families.has(familyOf(id)));
      return [...new Set([...cited, ...alike])].map((id) => ({ path, id }));
    })
    .filter(({ id }) => !known.has(id) && familyOf(id) !== 'KER');
}

const idsIn = (text) => [...text.matchAll(QUOTED)].map(([, id]) => id);
const familyOf = (id) => id.split('-')[0];
