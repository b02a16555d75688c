/** Everything outside that the command touches, so that tests can replace it. */
import { randomBytes } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';

/** A stream that may be a terminal. */
interface Terminal {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

export interface World {
  readonly stdin: Readable & Terminal;
  readonly stdout: Writable & Terminal;
  readonly stderr: Writable & Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Unpredictable bytes. */
  entropy(count: number): Uint8Array;
  /** Calls back on a request to stop; absent where nothing runs on. */
  onStop?(stop: () => void): void;
  /** Exits at once; absent where the process does more than this command. */
  exit?(code: number): void;
  /** Wall time, for journals only. */
  now(): string;
}

export const thisProcess: World = {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  entropy: (count) => randomBytes(count),
  onStop: (stop) => {
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  },
  exit: (code) => process.exit(code),
  now: () => new Date().toISOString(),
};
