/** Errors of a command: values that carry their text and exit code. */

/** Bad input: an unknown game, malformed options, a file of the wrong kind. */
const BAD_INPUT = 2;
/** The input was valid, but something failed: a journal, a scenario, or this program. */
export const FAILURE = 1;
/** Stopped by Ctrl-C before its end: what shells expect of a program that was interrupted. */
const INTERRUPTED = 130;

export interface CommandError {
  readonly code: typeof BAD_INPUT | typeof FAILURE | typeof INTERRUPTED;
  readonly text: string;
}

/** How a command ended; undefined on success. */
export type Ending = CommandError | undefined;

export const badInput = (text: string): CommandError => ({ code: BAD_INPUT, text });
export const interrupted = (text: string): CommandError => ({ code: INTERRUPTED, text });
export const failure = (text: string): CommandError => ({ code: FAILURE, text });

export function isCommandError(x: unknown): x is CommandError {
  return typeof x === 'object' && x !== null && 'code' in x && 'text' in x;
}
