// Writes the shelf from what lies in games/: a folder with an about.ts is a game. Everything that names all games comes
// out of here, so a new game is a new folder and nothing else. setUp() calls this before anything is built or tested.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

/** What every game must have, and what it may have. */
const DOORS = ['about.ts', 'game.ts', 'words/fr.ts', 'words/en.ts'];

/** The games below a folder, in the order of the shelf. Throws with one line that names file and field. */
export function gamesIn(folder) {
  const games = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'about.ts')))
    .map(({ name }) => gameAt(folder, name))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  return games;
}

function gameAt(folder, name) {
  for (const door of DOORS) {
    if (!existsSync(join(folder, name, door))) throw new Error(`games/${name}/${door} is missing`);
  }
  const text = readFileSync(join(folder, name, 'about.ts'), 'utf8');
  const id = /^ {2}id: '([^']*)'/m.exec(text)?.[1];
  if (id !== name) throw new Error(`games/${name}/about.ts: id must be '${name}', the name of the folder, not '${id}'`);
  const order = Number(/^ {2}order: (\d+)/m.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(order)) throw new Error(`games/${name}/about.ts: order must be a whole number`);
  return { id, order, variable: id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) };
}

/** The file that names all games: with their rules for those who carry all of them, one by one for a page. */
export function shelfText(games) {
  const imports = games.flatMap(({ id, variable }) => [
    `import { about as ${variable}About } from '@reverie/games/${id}/about';`,
  ]);
  const entries = games.map(
    ({ id, variable }) => `  {
    about: ${variable}About,
    game: async () => (await import('@reverie/games/${id}/game')).game as unknown as Game,
    fr: async () => (await import('@reverie/games/${id}/words/fr')).fr as unknown as Texts,
    en: async () => (await import('@reverie/games/${id}/words/en')).en as unknown as Texts,
  },`,
  );
  return `// Written by tools/shelf.mjs from the folders of games/. Not kept under version control.
import type { Game, Texts } from '@reverie/kernel/game';
${imports.join('\n')}
import type { Shelving } from './shelving.ts';

export const shelvings: readonly Shelving[] = [
${entries.join('\n')}
];
`;
}

function eagerText(games) {
  return `// Written by tools/shelf.mjs from the folders of games/. Not kept under version control.
import type { Game } from '@reverie/kernel/game';
${games.map(({ id, variable }) => `import { game as ${variable} } from '@reverie/games/${id}/game';`).join('\n')}

export const all = [${games.map(({ variable }) => variable).join(', ')}] as unknown as readonly Game[];
`;
}

/** The folders of a game that only a page wants, as it fetches them. */
const PAGE_FOLDERS = { boards: 'board', lessons: 'lesson', workshops: 'workshop' };

function pageText(folder, games) {
  const table = ([name, inside]) => {
    const having = games.filter(({ id }) => existsSync(join(folder, id, inside)));
    const entries = having.map(({ id }) => `  '${id}': () => import('@reverie/games/${id}/${inside}'),`);
    const type = `${inside[0].toUpperCase()}${inside.slice(1)}Module`;
    return `export const ${name}: Readonly<Record<string, () => Promise<${type}>>> = {\n${entries.join('\n')}\n};\n`;
  };
  return `// Written by tools/shelf.mjs from the folders of games/. Not kept under version control.
import type { BoardModule, LessonModule, WorkshopModule } from '@reverie/ui/board';

${Object.entries(PAGE_FOLDERS).map(table).join('\n')}`;
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

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) writeShelf();
