// Programs that tests need, installed from Debian's packages where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Two runs at once wait for each other. The installation starts nothing: it makes no system cluster, and services stay
 * down while it lasts (unless this machine already says so) and at the next start.
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

/** Why Debian's packages cannot be installed here; undefined if they can. */
export function withoutDebian({ platform, isDebian, isRoot }) {
  if (platform !== 'linux' || !isDebian) return 'this is not Debian';
  return isRoot ? undefined : "installing Debian's needs root";
}

/** Installs a package: `{}`, or `{ failed }`, the reason why not. */
export function installFromDebian(name) {
  const failed = withoutDebian({
    platform: process.platform,
    isDebian: existsSync('/etc/debian_version'),
    isRoot: process.getuid?.() === 0,
  });
  if (failed) return { failed };
  console.error(`Installing Debian's ${name}, which tests need…`);
  const lock = join(tmpdir(), 'reverie-install.lock');
  const { status, error } = spawnSync('flock', [lock, 'sh', '-c', INSTALL, 'install', name], {
    stdio: ['ignore', 2, 2],
    timeout: 600_000,
  });
  return status === 0 ? {} : { failed: `installing Debian's failed (${error?.message ?? `exit code ${status}`})` };
}
