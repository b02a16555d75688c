// The rooms of the house and the arrows between them, read from the packages themselves. `npm run rooms` draws them into
// docs/rooms.svg and lists what is still tangled inside them; a test compares both with what the code imports.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circles, GAME_FLOORS, importGraph, importsOfRules, PAGE_FLOORS, upwardArrows } from './imports.mjs';
import { gamesIn } from './shelf.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** From the ground up: a room may only lean on rooms of lower floors, or on those before it on its own. */
export const FLOORS = [
  ['kernel'],
  ['odds', 'players', 'table', 'ui'],
  ['board', 'lab'],
  ['games'],
  ['shelf'],
  ['server', 'web', 'cli'],
];

/** Every room that exists: its name, its folder and the rooms it says it uses. */
export function rooms() {
  return ['packages', '.', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && (folder !== '.' || entry.name === 'games'))
      .map(({ name }) => {
        const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, name, 'package.json'), 'utf8'));
        const uses = Object.keys(dependencies).filter((dependency) => dependency.startsWith('@reverie/'));
        return {
          name,
          folder: posix.join(folder, name),
          uses: uses.map((dependency) => dependency.slice('@reverie/'.length)),
        };
      }),
  );
}

const WIDTH = 132;
const HEIGHT = 44;
const GAP = { x: 36, y: 46 };

/** The picture: one row a floor, apps on top, an arrow for each use. */
export function picture() {
  const all = rooms();
  const floors = FLOORS.map((floor) => floor.filter((name) => all.some((room) => room.name === name))).filter(
    (floor) => floor.length > 0,
  );
  const widest = Math.max(...floors.map((floor) => floor.length));
  const width = widest * (WIDTH + GAP.x) + GAP.x;
  const height = floors.length * (HEIGHT + GAP.y) + GAP.y;
  const places = new Map();
  for (const [level, floor] of floors.toReversed().entries()) {
    const start = (width - floor.length * (WIDTH + GAP.x) + GAP.x) / 2;
    for (const [i, name] of floor.entries()) {
      places.set(name, { x: start + i * (WIDTH + GAP.x), y: GAP.y + level * (HEIGHT + GAP.y) });
    }
  }
  const usesOf = (name) => all.find((room) => room.name === name)?.uses ?? [];
  const reaches = (from, to) => usesOf(from).some((used) => used === to || reaches(used, to));
  // An arrow that follows from two others is left out, or nobody could read the picture.
  const direct = ({ name, uses }) =>
    uses.filter((used) => !uses.some((other) => reaches(other, used))).map((used) => [name, used]);
  const arrows = all.flatMap(direct).map(([from, to]) => arrow(places.get(from), places.get(to)));
  const boxes = all.map(({ name, folder }) => box(places.get(name), name, folder));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Georgia, serif">
<title>The rooms of Rêverie: an arrow leads from a room to what it uses</title>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#8a6d3b"/></marker></defs>
<rect width="${width}" height="${height}" rx="12" fill="#1d2440"/>
${arrows.join('\n')}
${boxes.join('\n')}
</svg>
`;
}

function arrow(from, to) {
  const [x1, y1] = [from.x + WIDTH / 2, from.y + HEIGHT];
  const [x2, y2] = [to.x + WIDTH / 2, to.y - 2];
  const middle = (y1 + y2) / 2;
  return `<path d="M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}" fill="none" stroke="#8a6d3b" stroke-width="1.4" marker-end="url(#tip)"/>`;
}

function box({ x, y }, name, folder) {
  const middle = x + WIDTH / 2;
  return `<g><rect x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" rx="7" fill="#f6efdd"/><text x="${middle}" y="${y + 20}" text-anchor="middle" font-size="15" fill="#1d2440">${name}</text><text x="${middle}" y="${y + 36}" text-anchor="middle" font-size="10.5" fill="#5c5f72">${folder}</text></g>`;
}

/** Every arrow that points up inside the page or a game, and every board that imports rules. */
export function wrongArrows(graph) {
  return [
    ...upwardArrows(graph, 'apps/web/src', PAGE_FLOORS),
    ...gamesIn(join(root, 'games')).flatMap(({ id }) => upwardArrows(graph, `games/${id}`, GAME_FLOORS)),
    ...importsOfRules(graph),
  ].sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(root, 'docs', 'rooms.svg'), picture());
  const graph = importGraph(root);
  console.log(
    `${graph.size} files, ${circles(graph).length} circles, ${wrongArrows(graph).length} arrows that point up`,
  );
  for (const circle of circles(graph)) console.log(`circle: ${circle.join(' ')}`);
  for (const arrow of wrongArrows(graph)) console.log(`arrow: ${arrow}`);
}
