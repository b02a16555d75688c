// Writes the shelf from what lies in games/: a folder with an about.ts is a game. Everything that names all games comes
// out of here, so a new game is a new folder and nothing else. setUp() calls this before anything is built or tested.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markFault, rulesIn, strangersIn, TABLE } from './rulebooks.mjs';
import { root } from './steps.mjs';

/** What every game must have: a file, and what it exports. */
const DOORS = {
  'about.ts': 'about',
  'game.ts': 'game',
  [TABLE]: 'RULEBOOK',
  'words/fr.ts': 'fr',
  'words/en.ts': 'en',
};
/** What a page fetches apart, only where it is wanted, if the game has it: its field of `Game`, and what its file exports. */
const APART = [
  { part: 'rulebook', door: 'RULEBOOK' },
  { part: 'mind', door: 'mind' },
];
/** What a folder below board, lesson and workshop must hold, if it is there. */
const PAGE_DOORS = {
  'board/module.tsx': 'Board',
  'lesson/lesson.ts': 'lesson',
  'workshop/Workshop.tsx': 'Workshop',
};
/** Ids of the kernel's own small games. */
export const EXAMPLES = ['tic-tac-toe', 'two-card-poker'];
/** What modules cannot import anything as, and what the shelf itself is called where all games are imported. */
const UNUSABLE = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
   finally for function if implements import in instanceof interface let new null package private protected public return
   static super switch this throw true try typeof var void while with yield undefined globalThis all`.split(/\s+/),
);

/** The games below a folder, in the order of the shelf. Throws with one line that names file and field. */
export function gamesIn(folder) {
  const games = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'about.ts')))
    .map(({ name }) => gameAt(folder, name))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  return games;
}

/** What a game is imported as. */
const variableOf = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Why a folder's name cannot stand on the shelf; undefined if it can. */
export const unusable = (name) => (UNUSABLE.has(variableOf(name)) ? 'code cannot use that word as a name' : undefined);

function gameAt(folder, name) {
  const at = `games/${name}`;
  const fault = unusable(name);
  if (fault) throw new Error(`${at}: ${fault}`);
  const text = (file) => readFileSync(join(folder, name, file), 'utf8');
  for (const [file, door] of Object.entries(DOORS)) {
    if (!existsSync(join(folder, name, file))) throw new Error(`${at}/${file} is missing`);
    mustExport(`${at}/${file}`, text(file), door);
  }
  const apart = APART.filter(({ part }) => existsSync(join(folder, name, `${part}.ts`)));
  for (const { part, door } of apart) mustExport(`${at}/${part}.ts`, text(`${part}.ts`), door);
  const start = 'board/Start.tsx';
  if (existsSync(join(folder, name, start))) mustExport(`${at}/${start}`, text(start), 'Start');
  for (const [file, door] of Object.entries(PAGE_DOORS)) {
    if (!existsSync(join(folder, name, file.split('/')[0]))) continue;
    if (!existsSync(join(folder, name, file))) throw new Error(`${at}/${file} is missing`);
    mustExport(`${at}/${file}`, text(file), door);
  }
  checkRules(join(folder, name), at);
  const about = text('about.ts');
  const id = /^ {2}id: '([^']*)'/m.exec(about)?.[1];
  if (id !== name) throw new Error(`${at}/about.ts: id must be '${name}', the name of the folder, not '${id}'`);
  if (EXAMPLES.includes(id))
    throw new Error(`${at}/about.ts: id '${id}' is used twice: the kernel has an example of it`);
  const order = Number(/^ {2}order: (\d+)/m.exec(about)?.[1] ?? Number.NaN);
  if (Number.isNaN(order)) throw new Error(`${at}/about.ts: order must be a whole number`);
  for (const field of ['title', 'pitch', 'seats', 'minutes', 'difficulty'])
    if (!new RegExp(`^ {2}${field}:`, 'm').test(about)) throw new Error(`${at}/about.ts: ${field} is missing`);
  return { id, order, variable: variableOf(id), apart };
}

function mustExport(file, text, name) {
  if (!new RegExp(`^export (const|function) ${name}\\b`, 'm').test(text))
    throw new Error(`${file}: export ${name} is missing`);
}

/** Every rule stands in the table once, with its mark and both texts, and code cites no other. */
function checkRules(folder, at) {
  const rules = rulesIn(folder);
  const seen = new Set();
  for (const { id, mark, unsaid } of rules) {
    const fault = seen.has(id) ? 'is used twice' : (markFault(mark) ?? (unsaid[0] && `has no text in ${unsaid[0]}`));
    if (fault) throw new Error(`${at}/${TABLE}: ${id} ${fault}`);
    seen.add(id);
  }
  const [stranger] = strangersIn(folder, rules);
  if (stranger) throw new Error(`${at}/${stranger.path}: ${stranger.id} is not in ${TABLE}`);
}

/** The file that names all games: with their rules for those who carry all of them, one by one for a page. */
export function shelfText(games) {
  const imports = games.flatMap(({ id, variable }) => [
    `import { about as ${variable}About } from '@reverie/games/${id}/about';`,
  ]);
  const entries = games.map(
    ({ id, variable, apart }) => `  {
    about: ${variable}About,
    game: async () => (await import('@reverie/games/${id}/game')).game,
    fr: async () => (await import('@reverie/games/${id}/words/fr')).fr,
    en: async () => (await import('@reverie/games/${id}/words/en')).en,${apart.map((one) => apartLine(id, one)).join('')}
  },`,
  );
  return `// Written by tools/shelf.mjs from the folders of games/. Not kept under version control.
${imports.join('\n')}
import type { Shelving } from './shelving.ts';

export const shelvings: readonly Shelving[] = [
${entries.join('\n')}
];
`;
}

const apartLine = (id, { part, door }) =>
  `\n    ${part}: async () => (await import('@reverie/games/${id}/${part}')).${door},`;

function eagerText(games) {
  const called = (variable, part) => `${variable}${part[0].toUpperCase()}${part.slice(1)}`;
  const imports = games.flatMap(({ id, variable, apart }) => [
    `import { game as ${variable} } from '@reverie/games/${id}/game';`,
    ...apart.map(
      ({ part, door }) => `import { ${door} as ${called(variable, part)} } from '@reverie/games/${id}/${part}';`,
    ),
  ]);
  const whole = ({ variable, apart }) =>
    `{ ${[`...${variable}`, ...apart.map(({ part }) => `${part}: ${called(variable, part)}`)].join(', ')} }`;
  return `// Written by tools/shelf.mjs from the folders of games/. Not kept under version control.
import type { Game } from '@reverie/kernel/game';
${imports.join('\n')}

export const all: readonly Game[] = [${games.map(whole).join(', ')}];
`;
}

/** What only a page wants of a game, as it fetches it: the door, and where it stands. */
const PAGE_PARTS = {
  boards: ['board', 'board'],
  starts: ['start', 'board/Start.tsx'],
  lessons: ['lesson', 'lesson'],
  workshops: ['workshop', 'workshop'],
};

/** Drawings of a game that a page fetches by their address: on its card, in the lab, and when it is over. */
const DRAWINGS = { covers: 'cover.svg', instruments: 'instrument.svg', ends: 'end.svg' };

function pageText(folder, games) {
  const table = ([name, [door, inside]]) => {
    const having = games.filter(({ id }) => existsSync(join(folder, id, inside)));
    const entries = having.map(({ id }) => `  '${id}': () => import('@reverie/games/${id}/${door}'),`);
    const type = `${door[0].toUpperCase()}${door.slice(1)}Module`;
    return `export const ${name}: Readonly<Record<string, () => Promise<${type}>>> = {\n${entries.join('\n')}\n};\n`;
  };
  const drawings = ([name, file]) => {
    const drawn = games.filter(({ id }) => existsSync(join(folder, id, file)));
    const called = ({ variable }) => `${variable}${file[0].toUpperCase()}`;
    return {
      imports: drawn.map((game) => `import ${called(game)} from '@reverie/games/${game.id}/${file}?url';`),
      text: `export const ${name}: Readonly<Record<string, string>> = {\n${drawn.map((game) => `  '${game.id}': ${called(game)},`).join('\n')}\n};\n`,
    };
  };
  const drawn = Object.entries(DRAWINGS).map(drawings);
  return `// Written by tools/shelf.mjs from the folders of games/. Not kept under version control.
${drawn.flatMap(({ imports }) => imports).join('\n')}
import type { BoardModule, LessonModule, StartModule, WorkshopModule } from '@reverie/ui/board';

/** Where the drawings lie. */
${drawn.map(({ text }) => text).join('\n')}
${Object.entries(PAGE_PARTS).map(table).join('\n')}`;
}

/** Writes what has changed; what has not keeps its time, so that nothing is built again for it. */
export function writeShelf() {
  const games = gamesIn(join(root, 'games'));
  write('packages/shelf/src/lazy.gen.ts', shelfText(games));
  write('packages/shelf/src/shelf.gen.ts', eagerText(games));
  write('apps/web/src/base/boards.gen.ts', pageText(join(root, 'games'), games));
}

function write(path, text) {
  const file = join(root, path);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    writeShelf();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
