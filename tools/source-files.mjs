// The files of the rooms, as paths from the root with slashes, without what is installed or built.
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

const ROOMS = ['packages', 'games', 'apps', 'bench', 'tools'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-stage', 'coverage']);

export const sourceFiles = (root) => ROOMS.flatMap((folder) => filesBelow(root, folder));

function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return LEFT_OUT.has(entry.name) ? [] : filesBelow(root, path);
  });
}
