// What the finders of programs ask of a machine. Tests make up machines of their own.
import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

export const thisMachine = {
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  home: homedir(),
  /** Whether there is a file that this user may run. */
  canRun(file) {
    try {
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  },
  /** The names in a folder; none if it is not there. */
  list(folder) {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  },
};

/** Paths as that machine writes them. */
export const pathsOf = ({ platform }) => (platform === 'win32' ? win32 : posix);

/** The folders of the machine's PATH. */
export function pathFolders(machine) {
  return (machine.env.PATH ?? '').split(pathsOf(machine).delimiter).filter((folder) => folder !== '');
}
