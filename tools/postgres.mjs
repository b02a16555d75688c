// Private servers for tests: a PostgreSQL cluster and a NATS server of their own in a temporary folder, and gone
// afterwards. Plain Node, without dependencies.
//
//   await withPostgres(async ({ url }) => { … });    started before, stopped and removed after, whatever happens
//   const server = await startPostgres();            the same by hand: server.kill() (-9), server.start(), server.stop()
//
// server-programs.mjs says where the binaries are, or why there are none.
import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findNats, findPostgres, serverUser } from './server-programs.mjs';

/** Starts a cluster of its own, reached only by a socket in a folder of its own; the user is `reverie`. */
export async function startPostgres() {
  const { path: bin, missing } = findPostgres();
  if (!bin) throw new Error(missing);
  const { folder, user } = place('pg');
  const data = join(folder, 'data');
  const settings = { listen_addresses: '', unix_socket_directories: folder, fsync: 'on', shared_buffers: '32MB' };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const isReady = (pid) => {
    const lines = readIfThere(join(data, 'postmaster.pid')).split('\n');
    return lines[0] === `${pid}` && lines.some((line) => line.startsWith('ready'));
  };
  const server = served(join(bin, 'postgres'), () => ['-D', data, ...args], user, folder, isReady);
  return watched(folder, join(data, 'postmaster.pid'), server, async () => {
    // Empty as yet: there is nothing that would have to survive a power cut. Small log files: it will not grow old.
    const usual = ['-U', 'reverie', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync', '--wal-segsize=1'];
    await finished(bin, 'initdb', ['-D', data, ...usual], user);
    await server.start();
    return {
      /** Settings for the `pg` package. */
      connection: { host: folder, user: 'reverie', database: 'postgres' },
      url: `postgres://reverie@${encodeURIComponent(folder)}/postgres`,
    };
  });
}

/** Starts a NATS server of its own on a port that the system chooses, and that it keeps when it is started again. */
export async function startNats() {
  const { path: nats, missing } = findNats();
  if (!nats) throw new Error(missing);
  const { folder, user } = place('nats');
  let port = -1;
  const isReady = (pid) => {
    const ports = readIfThere(join(folder, `nats-server_${pid}.ports`));
    // It may be half written yet.
    const [url] = ports.trimEnd().endsWith('}') ? JSON.parse(ports).nats : [];
    if (url) port = Number(new URL(url).port);
    return url !== undefined;
  };
  const args = () => ['-a', '127.0.0.1', '-p', `${port}`, '-P', join(folder, 'pid'), '--ports_file_dir', folder];
  const server = served(nats, args, user, folder, isReady);
  return watched(folder, join(folder, 'pid'), server, async () => {
    await server.start();
    return { url: `nats://127.0.0.1:${port}` };
  });
}

export const withPostgres = (use) => withServer(startPostgres, use);
export const withNats = (use) => withServer(startNats, use);

async function withServer(start, use) {
  const server = await start();
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

// ----------------------------------------------------------------------------------------------------------------------

/** A folder for one server, and who runs it. */
function place(name) {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), `reverie-${name}-`));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  return { folder, user };
}

/**
 * A process that waits for the end of its input, which comes when we let go or are no more, be it by `kill -9`. Then it
 * ends the server at once and removes the folder.
 */
const GUARD = `
cat > /dev/null
if pid=$(head -n 1 "$2" 2>/dev/null) && [ -n "$pid" ] && kill -QUIT "$pid" 2>/dev/null; then
  for _ in $(seq 100); do kill -0 "$pid" 2>/dev/null || break; sleep 0.05; done
  kill -KILL "$pid" 2>/dev/null
fi
rm -rf "$1" || { sleep 0.5; rm -rf "$1"; }
`;

async function watched(folder, pidFile, server, begin) {
  const guard = spawn('sh', ['-c', GUARD, 'guard', folder, pidFile], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const gone = new Promise((resolve) => {
    guard.once('exit', resolve);
  });
  guard.unref();
  guard.stdin.unref();
  const stop = async () => {
    guard.ref();
    guard.stdin.end();
    await gone;
  };
  try {
    return { ...(await begin()), kill: server.kill, start: server.start, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A server that can be killed and started again. */
function served(command, args, user, folder, isReady) {
  let child;
  let ended = Promise.resolve();
  const launch = async () => {
    // Its own session: Ctrl-C in a terminal ends us first, and then the guard ends it.
    child = spawn(command, args(), { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let said = '';
    let over = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said = `${said}${text}`.slice(-4000);
      });
      stream.unref();
    }
    ended = new Promise((resolve) => {
      child.once('error', resolve).once('exit', resolve);
    }).then(() => {
      over = true;
    });
    child.unref();
    while (!over) {
      if (isReady(child.pid)) return undefined;
      await wait(10);
    }
    return said;
  };
  return {
    async start() {
      // After kill -9 a part of the old server may live on for a moment, and the new one then refuses to start.
      const until = Date.now() + 20_000;
      for (;;) {
        const failed = await launch();
        if (failed === undefined) return;
        if (Date.now() > until) throw new Error(`${command} does not start:\n${failed}`);
        await wait(50);
      }
    },
    async kill() {
      child.ref();
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function finished(bin, name, args, user) {
  return new Promise((resolve, reject) => {
    const child = spawn(join(bin, name), args, { ...user, cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} failed:\n${said}`))));
  });
}
