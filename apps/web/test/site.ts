/** A server in a process of its own, with the page and an empty store, on a port of the system's choosing. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { serverFate } from './fate.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** It can be killed and started again in its place. */
export interface Site {
  readonly address: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Serves the page that lies in a folder, with settings of its own if need be. */
export async function openSite(web: string, settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'reverie-site-'));
  let child: ChildProcess | null = null;
  let port = 0;
  const start = async () => {
    const started = spawn(process.execPath, ['--import', serverFate, join(root, 'apps/server/dist/main.js')], {
      env: {
        ...process.env,
        PORT: `${port}`,
        DATA: data,
        WEB: web,
        LOG_LEVEL: 'error',
        RATE_LIMIT: '100000',
        TABLES_AN_HOUR: '100000',
        JOINS_A_MINUTE: '100000',
        SOCKETS_PER_ADDRESS: '1000',
        ABSENT_AFTER: '1',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    const lines = createInterface({ input: started.stdout });
    const [line] = (await once(lines, 'line')) as [string];
    port = Number(new URL((JSON.parse(line) as { listening: string }).listening).port);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    start,
    async stop() {
      await end('SIGTERM');
      // Windows lets go of the files of a process a moment after its end.
      rmSync(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
