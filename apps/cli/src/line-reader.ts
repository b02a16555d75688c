/** Reads lines from a keyboard or a pipe. */
import { createInterface, type Interface } from 'node:readline';
import type { World } from './world.ts';

/** Lines to read ahead at most: a pipe may be endless. */
const READ_AHEAD = 100;

export class LineReader {
  /** Whether somebody sits at a keyboard: then there is a prompt, and the terminal echoes the input. */
  readonly interactive: boolean;
  readonly #reader: Interface;
  readonly #typed: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  #ended: boolean;

  constructor({ stdin, stdout }: World) {
    this.interactive = stdin.isTTY === true && stdout.isTTY === true;
    this.#reader = createInterface({
      input: stdin,
      ...(this.interactive && { output: stdout }),
      terminal: this.interactive,
      // History would show what the previous player typed.
      historySize: 0,
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    // An input that cannot be read (a folder, a closed terminal) counts as ended.
    this.#ended = stdin.destroyed || stdin.readableEnded;
    this.#reader.on('error', () => this.#reader.close());
    this.#reader.on('line', (line) => this.#come(line));
    this.#reader.on('close', () => {
      this.#ended = true;
      // Further output must not continue the line of the prompt.
      if (this.interactive && this.#waiting) stdout.write('\n');
      this.#waiting?.(undefined);
    });
    // Many people quit with Ctrl-C: it ends the input, and the game is suspended as usual.
    this.#reader.on('SIGINT', () => this.#reader.close());
  }

  #come(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) waiting(line);
    else this.#typed.push(line);
    if (this.#typed.length > READ_AHEAD && !this.#ended) this.#reader.pause();
  }

  /** The next line; undefined when there are no more. */
  next(prompt: string): Promise<string | undefined> {
    const typed = this.#typed.shift();
    if (typed !== undefined || this.#ended) return Promise.resolve(typed);
    this.#reader.resume();
    if (this.interactive) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    this.#reader.close();
  }
}
