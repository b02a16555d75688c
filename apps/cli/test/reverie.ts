/** The command with everything around it in hand: what is typed, what comes out, chance and time. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { main } from '../src/program.ts';

export interface Around {
  /** Lines that are piped in. */
  readonly typed?: readonly string[];
  readonly input?: string | Buffer;
  readonly stdin?: Readable;
  readonly entropy?: (count: number) => Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the output is a terminal. */
  readonly tty?: boolean;
  /** Hears what comes out as it comes. */
  readonly heard?: (text: string) => void;
  readonly now?: string;
  /** After so many pieces of output nobody reads any more: what the system says of the next. */
  readonly closes?: { readonly after: number; readonly code: string };
  readonly exit?: (code: number) => void;
  /** Gets a way to stop what runs on. */
  readonly whenToldToStop?: (stop: () => void) => void;
}

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

class Collected extends Writable {
  text = '';
  readonly isTTY: boolean;
  readonly #heard: (text: string) => void;
  readonly #closes: Around['closes'];
  #pieces = 0;
  constructor(tty: boolean, heard: (text: string) => void = () => undefined, closes?: Around['closes']) {
    super({ decodeStrings: false });
    this.isTTY = tty;
    this.#heard = heard;
    this.#closes = closes;
  }
  override _write(chunk: string | Buffer, _encoding: string, done: (error?: Error) => void): void {
    const { after, code } = this.#closes ?? { after: Number.POSITIVE_INFINITY, code: '' };
    if (this.#pieces++ >= after) {
      done(Object.assign(new Error(`write ${code}`), { code }));
      return;
    }
    this.text += chunk;
    this.#heard(String(chunk));
    done();
  }
}

export async function reverie(argv: readonly string[], around: Around = {}): Promise<Said> {
  const { typed = [], env = {}, tty = false, now = '2026-01-01T00:00:00.000Z' } = around;
  const input = around.input ?? typed.map((line) => `${line}\n`).join('');
  const [stdout, stderr] = [new Collected(tty, around.heard, around.closes), new Collected(false)];
  let calls = 0;
  const code = await main(argv, {
    stdin: around.stdin ?? Readable.from(input.length > 0 ? [input] : [], { objectMode: false }),
    stdout,
    stderr,
    env,
    entropy: around.entropy ?? ((count) => createHash('sha256').update(`${calls++}`).digest().subarray(0, count)),
    now: () => now,
    ...(around.exit && { exit: around.exit }),
    ...(around.whenToldToStop && { onStop: around.whenToldToStop }),
  });
  return { code, out: stdout.text, err: stderr.text };
}

/** Lines of JSON, read. */
export function jsonLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** A folder for one test, gone after it. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'reverie-cli-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
