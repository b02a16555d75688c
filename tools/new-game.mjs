// `npm run new-game NAME`: writes games/NAME out of docs/NEW-GAME.md. A heading such as "### `rules.ts`" names a file, the
// block below it is the file; so the tutorial and what it leads to cannot differ.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setUp } from './setup.mjs';
import { EXAMPLES, unusable } from './shelf.mjs';
import { root, runBeside, steps } from './steps.mjs';

const GAMES = join(root, 'games');
const FILE = /^(#+) `([^`\n]+)`\n\n```\w+\n([\s\S]*?)^```$/gm;
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The files of the tutorial, by path inside the game's folder: those of Pig, or under lesser headings those of Liar. */
export function filesOf(tutorial, heading = '###') {
  const files = [...tutorial.matchAll(FILE)].filter(([, marks]) => marks === heading);
  return Object.fromEntries(files.map(([, , path, text]) => [path, text]));
}

/** The same for a game of another name: in ids, in rule ids and in titles. */
export function renamed(text, name) {
  const words = name.split('-');
  const title = words.map((word) => `${word[0].toUpperCase()}${word.slice(1)}`).join(' ');
  const forms = { pig: name, Pig: title, PIG: words.join('').toUpperCase() };
  return text.replace(/\b(pig|Pig|PIG)\b/g, (form) => forms[form]);
}

/** Throws with one line that says what is wrong with the name. */
function checkName(name, folder) {
  if (!NAME.test(name))
    throw new Error(`'${name}' cannot be a game: lower-case letters, digits and hyphens, such as pig`);
  const fault = unusable(name);
  if (fault) throw new Error(`'${name}' cannot be a game: ${fault}`);
  if (existsSync(join(folder, name))) throw new Error(`games/${name} is already there`);
}

/** Writes the game, under a name that can be one. */
export function writeGame(name, folder = GAMES) {
  checkName(name, folder);
  const files = filesOf(readFileSync(join(root, 'docs', 'NEW-GAME.md'), 'utf8'));
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, name, renamed(path, name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, renamed(text, name));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [name = ''] = process.argv.slice(2);
  try {
    if (EXAMPLES.includes(name)) throw new Error(`'${name}' is the name of an example of the kernel`);
    // Nobody waits for an install to hear that a name will not do; and where it fails, nothing has been written.
    checkName(name, GAMES);
    setUp();
    writeGame(name);
    // A longer name than that of the tutorial makes longer lines.
    const { code, said } = await runBeside([...steps.tidy, `games/${name}`]);
    if (code !== 0) throw new Error(`${said}games/${name} is there, but it could not be formatted: npm run format`);
    console.log(
      `games/${name} is there. Next: npm test -- ${name} · npm run check · npm start -- play ${name} · docs/NEW-GAME.md`,
    );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
