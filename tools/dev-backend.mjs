// The real server behind the page in the making: bundled from its sources, on a private port, and started again when a
// file of it changes. A bundle is there and serves in less than half the time that Node needs for five hundred files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline';
import { rolldown } from 'rolldown';
import { listeningIn } from './start-lines.mjs';
import { root } from './steps.mjs';

const sources = join(root, 'apps/server/src');
/** The server, and the threads that it starts: each lies where `startThread` looks for it. */
export const ENTRIES = ['main', 'pool-worker', 'stores/sqlite-worker'];

/** Writes the server below node_modules, where it finds its packages; gives the files that it is made of. */
export async function bundleServer(folder, entries = ENTRIES) {
  const build = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, join(sources, `${name}.ts`)])),
    platform: 'node',
    resolve: { conditionNames: ['reverie-source', 'node', 'import', 'default'] },
    external: (id) => !/^([.#\0]|@reverie\/)/.test(id) && !isAbsolute(id),
    logLevel: 'silent',
  });
  try {
    await build.write({ dir: folder, entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemap: true });
    return new Set(await build.watchFiles);
  } finally {
    await build.close();
  }
}

export class Backend {
  #data;
  #folder = join(root, 'node_modules', '.reverie-dev', String(process.pid));
  /** Undefined until sources could be bundled, and while they cannot. */
  #files;
  #child;
  /** Resolves to where it listens; to undefined where it does not start. */
  #address = Promise.resolve(undefined);
  #restarts = 0;
  #stopped = false;

  /** `data` is the folder of its tables. */
  constructor(data) {
    this.#data = data;
    process.once('exit', () => this.#leave());
  }

  /** Whether this file is one of the server. While it cannot be bundled, any file may be the one that is missing. */
  isMadeOf(file) {
    return this.#files?.has(file) ?? file.endsWith('.ts');
  }

  get files() {
    return [...(this.#files ?? [])];
  }

  /**
   * Starts the server from the sources as they are now, in the place of the one that runs. Gives its address; undefined
   * where it does not start, or was started again meanwhile. Throws what is wrong where they cannot be bundled: the one
   * that runs goes on.
   */
  async restart() {
    const mine = ++this.#restarts;
    const isLatest = () => mine === this.#restarts && !this.#stopped;
    const folder = join(this.#folder, String(mine));
    try {
      this.#files = await bundleServer(folder);
    } catch (error) {
      this.#files = undefined;
      throw error;
    }
    if (!isLatest()) return undefined;
    this.#address = Promise.all([this.#address, this.#end()]).then(() =>
      isLatest() ? this.#begin(folder) : undefined,
    );
    return this.#address;
  }

  /** Where the latest one listens: while it starts, this waits. */
  async address() {
    for (;;) {
      const asked = this.#address;
      const address = await asked;
      if (asked === this.#address) return address;
    }
  }

  async stop() {
    this.#stopped = true;
    await this.#end();
    this.#leave();
  }

  #leave() {
    this.#child?.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  #begin(folder) {
    // Flags win over the environment: a database that is named there is not for trials.
    const flags = [
      '--host',
      '127.0.0.1',
      '--port',
      '0',
      '--data',
      this.#data,
      '--database-url=',
      '--log-level',
      'warn',
    ];
    const child = spawn(process.execPath, ['--enable-source-maps', join(folder, 'main.js'), ...flags], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    return new Promise((resolve) => {
      child.once('exit', () => {
        rmSync(folder, { recursive: true, force: true });
        resolve(undefined);
      });
      createInterface({ input: child.stdout }).on('line', (line) => {
        const address = listeningIn(line);
        if (address) resolve(address);
        else console.log(line);
      });
    });
  }
}
