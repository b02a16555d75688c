// The import graph of the sources, file by file, and what must hold of it: no circle anywhere, and inside the page and
// the games no arrow from a lower floor to a higher one. Type imports and lazy imports count like any other.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { sourceFiles } from './source-files.mjs';

const EXPORT = /^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'|\bnew URL\('(\.[^']+)', import\.meta\.url\)/g;

/** Every source file below a root with the source files it imports, all as paths from that root. */
export function importGraph(root) {
  const files = sourceFiles(root);
  const sources = new Set(files.filter((file) => /\.(tsx?|mjs)$/.test(file)));
  const packages = files.filter((file) => posix.basename(file) === 'package.json').map((file) => packageAt(root, file));
  const graph = new Map();
  for (const file of sources) {
    const specifiers = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, name, url]) => name ?? url);
    const targets = specifiers.map((specifier) =>
      specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : inPackage(specifier, packages),
    );
    graph.set(file, [...new Set(targets)].filter((target) => sources.has(target)).sort());
  }
  return graph;
}

function packageAt(root, file) {
  const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  // As Node.js does: of two patterns that fit, the longer one wins.
  const doors = Object.entries(exports).sort(([a], [b]) => b.length - a.length);
  return { name, folder: posix.dirname(file), doors };
}

/** The source file that an import of one of our packages leads to. */
function inPackage(specifier, packages) {
  const found = packages.find(({ name }) => specifier.startsWith(`${name}/`));
  if (!found) return undefined;
  const path = `.${specifier.slice(found.name.length)}`;
  for (const [door, { 'reverie-source': source }] of found.doors) {
    const [before, after] = door.split('*');
    const fits = after === undefined ? path === door : path.startsWith(before) && path.endsWith(after);
    if (!fits || !source) continue;
    const star = path.slice(before.length, path.length - (after ?? '').length);
    return posix.join(found.folder, source.replaceAll('*', star));
  }
  return undefined;
}

/** Every circle of imports: groups of files that all reach each other (Tarjan's algorithm). */
export function circles(graph) {
  const found = [];
  const order = new Map();
  const low = new Map();
  const stack = [];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file), low.get(target)));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || graph.get(file)?.includes(file)) found.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found.sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

/**
 * Floors inside a room, from the ground up. A file belongs to the longest entry that it lies under; '' stands for every
 * other file. Entries of one floor do not import each other.
 */
export const PAGE_FLOORS = [
  ['base', 'house', 'lab', 'offline', 'remote'],
  ['session'],
  ['parts'],
  ['pages'],
  ['shell'],
];
export const GAME_FLOORS = [
  ['geometry'],
  ['about.ts', 'data'],
  [''],
  ['programs/samples'],
  ['rules.ts'],
  ['words', 'odds', 'advisor'],
  ['sketch'],
  ['programs', 'sketch.ts', 'creation-form.ts', 'calculations'],
  ['game.ts', 'mind.ts'],
  ['bench.ts'],
  ['board'],
  ['lesson', 'workshop'],
];

const isTest = (file) => /\.test\.|-suite\.|\/test\//.test(file);

/** The arrows inside a folder that point up, or from one entry of a floor to another. Tests may import what they try. */
export function upwardArrows(graph, folder, floors) {
  const placeOf = (file) => {
    const path = file.slice(folder.length + 1);
    const under = (entry) => entry === '' || path === entry || path.startsWith(`${entry}/`);
    const found = floors
      .flatMap((floor, level) => floor.filter(under).map((entry) => ({ level, entry })))
      .sort((a, b) => b.entry.length - a.entry.length);
    return found[0] ?? { level: -1, entry: '' };
  };
  const inside = (file) => file.startsWith(`${folder}/`) && !isTest(file);
  return [...graph]
    .filter(([file]) => inside(file))
    .flatMap(([file, targets]) => {
      const from = placeOf(file);
      if (from.level < 0) return [`${file} lies on no floor`];
      return targets.filter(inside).flatMap((target) => {
        const to = placeOf(target);
        const fine = to.level < from.level || (to.level === from.level && to.entry === from.entry);
        return fine ? [] : [`${file} → ${target}`];
      });
    });
}

/** What a board, lesson or workshop imports of its game's rules: it gets views, questions and sketches instead. */
export function importsOfRules(graph) {
  const page = /^games\/[^/]+\/(board|lesson|workshop)\//;
  return [...graph]
    .filter(([file]) => page.test(file) && !isTest(file))
    .flatMap(([file, targets]) =>
      targets.filter((target) => /^games\/[^/]+\/rules(\/|\.ts$)/.test(target)).map((target) => `${file} → ${target}`),
    );
}

/**
 * Names that a file exports although no other file imports them, as `file: name`. Doors are imported from outside; a file
 * that somebody imports whole (`import * as`) is used whole.
 */
export function unusedExports(root, graph, within, doors) {
  const texts = new Map([...graph.keys()].map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const importers = new Map();
  for (const [file, targets] of graph) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const importsWhole = (text, file) =>
    [...text.matchAll(/import \* as \w+ from '([^']+)'/g)].some(([, path]) =>
      file.endsWith(`/${posix.basename(path)}`),
    );
  return [...texts]
    .filter(([file]) => within.test(file) && !doors.test(file) && !isTest(file))
    .flatMap(([file, text]) => {
      const names = [...text.matchAll(EXPORT)].map(([, name]) => name);
      const by = (importers.get(file) ?? []).map((importer) => texts.get(importer));
      if (by.some((importer) => importsWhole(importer, file))) return [];
      const used = (name) => by.some((importer) => new RegExp(`\\b${name}\\b`).test(importer));
      return names.filter((name) => !used(name)).map((name) => `${file}: ${name}`);
    });
}
