// Makes a fresh clone ready to use: `npm start`, `npm test` and `npm run bench` begin with setUp(). Plain Node, because
// nothing is installed yet when it runs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeShelf } from './shelf.mjs';
import { root, seconds } from './steps.mjs';

const oldestNode = [20, 19];

/** What npm hands down to its scripts about the command that was typed, and that would misdirect an install. */
const notForInstall = /^npm_config_(workspaces?|include_workspace_root|local_prefix|global|location|omit|dry_run)$/i;

/** Ends the process with a one-line reason unless this Node is new enough and the packages are installed. */
export function setUp() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    const [wanted, here] = [oldestNode.join('.'), process.versions.node];
    giveUp(
      `Il faut Node ${wanted} ou plus récent ; ici c’est Node ${here}. Voir https://nodejs.org\n` +
        `Rêverie needs Node ${wanted} or newer; this is Node ${here}. See https://nodejs.org`,
      1,
    );
  }
  install(root, 'Installing the packages Rêverie needs');
  try {
    writeShelf();
  } catch (error) {
    giveUp(error.message, 1);
  }
}

/** Installs what the folder's package-lock.json names, unless exactly that is installed already; else ends the process. */
export function install(folder, title) {
  const failed = tryInstall(folder, title);
  if (failed) giveUp(failed, 1);
}

/** The same; gives the reason if it fails. */
export function tryInstall(folder, title) {
  if (isInstalled(folder)) return undefined;
  console.error(`${title} (npm ci)…`);
  const start = performance.now();
  const failed = npm(
    ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--include=dev', '--include=optional'],
    folder,
  );
  if (failed) return `npm ci failed in ${folder} (${failed}); what npm said is above`;
  console.error(`${title}: done in ${seconds(start)}.`);
  return undefined;
}

/**
 * Compares the lock with npm's own record of what it put into node_modules, which it writes last: an interrupted
 * install has none. Optional packages may be missing, since most are made for another platform.
 */
function isInstalled(folder) {
  try {
    const wanted = readLock(join(folder, 'package-lock.json'));
    const present = readLock(join(folder, 'node_modules', '.package-lock.json'));
    return Object.entries(wanted).every(([path, entry]) => {
      const installed = present[path];
      if (path === '' || (!installed && entry.optional)) return true;
      return installed?.version === entry.version && installed?.integrity === entry.integrity;
    });
  } catch {
    return false;
  }
}

function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Runs npm; gives the reason if that fails. */
function npm(args, cwd) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !notForInstall.test(name)));
  // npm is a .cmd file on Windows, which only a shell can start. Its output goes to stderr: stdout is the program's.
  const options = { cwd, env, stdio: ['ignore', 2, 2] };
  const { status, error } =
    process.platform === 'win32'
      ? spawnSync(['npm', ...args].join(' '), { ...options, shell: true })
      : spawnSync('npm', args, options);
  if (error) return `npm could not be started: ${error.message}`;
  return status === 0 ? undefined : `exit code ${status}`;
}

function giveUp(reason, code) {
  console.error(reason);
  process.exit(code);
}
