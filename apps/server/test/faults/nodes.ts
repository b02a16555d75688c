/** Servers in processes of their own, as they are run: `main` with its settings in the environment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { fromSources } from '../from-sources.ts';

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const BUILT = [path('../../dist/main.js')];
const SOURCES = fromSources('../../src/main.ts', import.meta.url);

const SETTINGS = { PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000', TABLES_AN_HOUR: '1000000' };

export class Node {
  readonly #settings: Record<string, string>;
  readonly #from: readonly string[];
  readonly #user: { readonly uid?: number; readonly gid?: number };
  #child: ChildProcess | null = null;
  #exited: Promise<unknown> = Promise.resolve();
  /** Where it listens; it keeps the port when it is started again. */
  address = '';
  /** Everything it wrote after its first line, if it is to be looked at. */
  readonly written: string[] = [];
  /** Ends that nobody asked for. */
  crashes = 0;

  /** `from` the sources, so that tests need no build; or as it was built, for what is measured. */
  constructor(from: 'sources' | 'build', settings: Record<string, string>, user: { uid?: number; gid?: number } = {}) {
    this.#user = user;
    this.#from = from === 'build' ? BUILT : SOURCES;
    this.#settings = { ...SETTINGS, ...settings };
  }

  async start(): Promise<void> {
    const port = this.address === '' ? {} : { PORT: new URL(this.address).port };
    const env = { ...process.env, ...this.#settings, ...port };
    const child = spawn(process.execPath, [...this.#from], { env, stdio: ['ignore', 'pipe', 'pipe'], ...this.#user });
    this.#child = child;
    // Should we be ended before we could end it.
    process.once('exit', () => child.kill('SIGKILL'));
    this.#exited = new Promise((resolve) => {
      child.once('exit', (_code, signal) => {
        // Stopped by us in any way, it is no crash.
        if (this.#child === child && signal === null) this.crashes++;
        resolve(undefined);
      });
    });
    let complaint = '';
    child.stderr?.on('data', (text) => {
      complaint = `${complaint}${text}`.slice(-2000);
      this.written.push(String(text));
    });
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the node ended with ${code}: ${complaint}`)));
      createInterface({ input: child.stdout! }).on('line', (line) => {
        if (!line.startsWith('{"listening"')) this.written.push(line);
        else {
          this.address = (JSON.parse(line) as { listening: string }).listening;
          resolve();
        }
      });
    });
  }

  get pid(): number {
    return this.#child?.pid ?? -1;
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#exited;
  }

  /** Told to stop, as an operator does. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGTERM');
    await this.#exited;
  }
}
