/** Everything outside that the command touches, so that a test can put something else in its place. */
import { randomBytes } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';

/** A stream that people may be sitting at. */
interface Terminal {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

export interface World {
  readonly stdin: Readable & Terminal;
  readonly stdout: Writable & Terminal;
  readonly stderr: Writable & Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Bytes that nobody can guess. */
  entropy(count: number): Uint8Array;
  /** Calls back when whoever started this wants it to stop; absent where nothing runs on. */
  onStop?(stop: () => void): void;
  /** Ends everything at once; absent where more than this command is going on. */
  exit?(code: number): void;
  /** Wall time, which goes into journals and nowhere else. */
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
