/** Output of the command: text for people or JSON lines on stdout, one line on stderr for an error. */
import { type CommandError, FAILURE, failure } from './command-error.ts';
import { harmless, short } from './layout.ts';
import type { World } from './world.ts';

/** An error is one short line. */
const MAX_ERROR = 400;

export class Output {
  readonly json: boolean;
  readonly #world: World;
  readonly #colours: boolean;
  #onClosed: (() => void) | undefined;
  #code: number | undefined;

  constructor(world: World, json: boolean) {
    this.#world = world;
    this.json = json;
    world.stdout.on('error', (error: NodeJS.ErrnoException) => this.#closed(error));
    // There is nobody left to tell; the exit code says the rest.
    world.stderr.on('error', () => undefined);
    const { NO_COLOR: unwanted, TERM: kind } = world.env;
    this.#colours = !json && world.stdout.isTTY === true && !unwanted && kind !== 'dumb';
  }

  /** The exit code once the output is closed; undefined before. */
  get exitCode(): number | undefined {
    return this.#code;
  }

  /** Sets what happens when the output closes; by default the command exits. */
  onClosed(putAway: () => void): void {
    this.#onClosed = putAway;
  }

  /** `reverie replay game | head` closes the pipe early, which is not an error; a full disk is. */
  #closed({ code, message }: NodeJS.ErrnoException): void {
    if (this.#code !== undefined) return;
    this.#code = code === 'EPIPE' ? 0 : FAILURE;
    if (code !== 'EPIPE') this.error(failure(message));
    if (this.#onClosed) this.#onClosed();
    else this.#world.exit?.(this.#code);
  }

  #write(text: string): void {
    if (this.#code === undefined) this.#world.stdout.write(text);
  }

  /** Columns to fill. */
  get width(): number {
    return Math.max(40, Math.min(this.#world.stdout.columns ?? 80, 100));
  }

  /** Prints a line for people; nothing in JSON mode. */
  say(text = ''): void {
    if (!this.json) this.#write(`${harmless(text)}\n`);
  }

  /** Prints a JSON line in any mode: some commands print nothing else. */
  line(value: object): void {
    this.#write(`${JSON.stringify(value)}\n`);
  }

  error({ code, text }: CommandError): void {
    const line = short(text, MAX_ERROR);
    const said = this.json ? JSON.stringify({ error: { code, text: line } }) : `reverie: ${line}`;
    this.#world.stderr.write(`${said}\n`);
  }

  /** Clears the screen and the scrollback, so that the next player cannot read them. */
  wipe(): void {
    if (this.#world.stdout.isTTY) this.#write('\u001b[2J\u001b[3J\u001b[H');
    else this.say('· · ·');
  }

  bold(text: string): string {
    return this.#styled(text, 1, 22);
  }

  dim(text: string): string {
    return this.#styled(text, 2, 22);
  }

  accent(text: string): string {
    return this.#styled(text, 36, 39);
  }

  #styled(text: string, on: number, off: number): string {
    return this.#colours && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  }
}
