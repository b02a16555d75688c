/** What the command prints: words for people, or lines of JSON; and one line on stderr when something is wrong. */
import { type CommandError, FAILURE, failure } from './command-error.ts';
import { harmless, short } from './layout.ts';
import type { World } from './world.ts';

/** A complaint is one line that can be read at a glance, whatever it is about. */
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
    // Nobody is left to complain to; the exit code says the rest.
    world.stderr.on('error', () => undefined);
    const { NO_COLOR: unwanted, TERM: kind } = world.env;
    this.#colours = !json && world.stdout.isTTY === true && !unwanted && kind !== 'dumb';
  }

  /** The exit code of an output to which nothing more can be written; undefined while it is there. */
  get exitCode(): number | undefined {
    return this.#code;
  }

  /** What is to be done first when the output goes; a command that keeps nothing just ends there. */
  onClosed(putAway: () => void): void {
    this.#onClosed = putAway;
  }

  /** `reverie replay game | head` closes the pipe before everything is said, which is no fault of anybody's; a full disk is. */
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

  /** How many signs fit on a line. */
  get width(): number {
    return Math.max(40, Math.min(this.#world.stdout.columns ?? 80, 100));
  }

  /** A line for people. Says nothing where only JSON is wanted. */
  say(text = ''): void {
    if (!this.json) this.#write(`${harmless(text)}\n`);
  }

  /** A line of JSON, wanted or not: the commands that speak only JSON use it always. */
  line(value: object): void {
    this.#write(`${JSON.stringify(value)}\n`);
  }

  error({ code, text }: CommandError): void {
    const line = short(text, MAX_ERROR);
    const said = this.json ? JSON.stringify({ error: { code, text: line } }) : `reverie: ${line}`;
    this.#world.stderr.write(`${said}\n`);
  }

  /** Leaves nothing on the screen, nor above it, for the next player to read. */
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
