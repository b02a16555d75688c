/** What the command has to say against its input, or about itself: a value, with the exit code that goes with it. */

/** Bad input: an unknown game, options of the wrong shape, a file that is not what it should be. */
const BAD_INPUT = 2;
/** The input was understood, and something does not hold: a journal, a scenario, or this program. */
export const FAILURE = 1;

export interface CommandError {
  readonly code: typeof BAD_INPUT | typeof FAILURE;
  readonly text: string;
}

/** How a command ended: undefined where all is well. */
export type Ending = CommandError | undefined;

export const badInput = (text: string): CommandError => ({ code: BAD_INPUT, text });
export const failure = (text: string): CommandError => ({ code: FAILURE, text });

export function isCommandError(x: unknown): x is CommandError {
  return typeof x === 'object' && x !== null && 'code' in x && 'text' in x;
}
