// Programs of the machine's own that tests need: found, or installed from Debian's packages where that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Where Chromium is, `{ chromium }`; or `{ missing }`, the reason why there is none. */
export function ensureChromium() {
  const folders = [...(process.env.PATH?.split(delimiter) ?? []), '/usr/bin'];
  const find = () => inFolders(folders, 'chromium') ?? inFolders(folders, 'google-chrome-stable');
  const { found, missing } = ensure('chromium', find);
  return found ? { chromium: found } : { missing };
}

/**
 * Two runs at once wait for each other. Nothing is started by the installation: no system cluster is made, and services
 * are told to stay down while it lasts (unless this machine already says so) and at the next start.
 */
const INSTALL = `
set -e
export DEBIAN_FRONTEND=noninteractive
if [ ! -e /usr/sbin/policy-rc.d ]; then
  printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d
  chmod 755 /usr/sbin/policy-rc.d
  trap 'rm -f /usr/sbin/policy-rc.d' EXIT
fi
if [ "$1" = postgresql ] && [ ! -e /etc/postgresql-common/createcluster.conf ]; then
  mkdir -p /etc/postgresql-common
  echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf
fi
options='-y --no-install-recommends -o Dpkg::Options::=--force-confold -o DPkg::Lock::Timeout=300'
apt-get install $options "$1" || { apt-get update && apt-get install $options "$1"; }
systemctl disable "$1" > /dev/null 2>&1 || true
`;

/** Finds it, or installs Debian's package and finds it then. */
export function ensure(name, find) {
  const found = find();
  if (found) return { found };
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version')) {
    return { missing: `${name} is not installed, and only on Debian is it installed by itself` };
  }
  if (process.getuid() !== 0) return { missing: `${name} is not installed, and installing it needs root` };
  console.error(`Installing Debian's ${name}, which tests need…`);
  const lock = join(tmpdir(), 'reverie-install.lock');
  const { status, error } = spawnSync('flock', [lock, 'sh', '-c', INSTALL, 'install', name], {
    stdio: ['ignore', 2, 2],
    timeout: 600_000,
  });
  const installed = status === 0 ? find() : undefined;
  if (installed) return { found: installed };
  return { missing: `${name} could not be installed (${error?.message ?? `exit code ${status}`})` };
}

/** The first of the folders' files of that name that can be run. */
export function inFolders(folders, name) {
  return folders
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
