/** What a store cannot do at the moment. Both errors are expected: whoever calls tells people the reason and goes on. */

export type StoreFailure =
  /** There is no room left. */
  | 'full'
  /** It can be read, but not written to. */
  | 'readonly'
  /** It cannot be reached, or did not answer in time. */
  | 'unreachable'
  /** Anything else; the message says what. */
  | 'failed';

/**
 * The entries are not known to be stored, so nobody may be told that they happened. If the connection broke during the
 * commit they may be stored all the same: sending the same command again settles it, because a command is taken once.
 */
export class StoreWriteError extends Error {
  override readonly name = 'NotRecorded';
  readonly reason: StoreFailure;

  constructor(reason: StoreFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** A table, or the list of them, could not be read. */
export class StoreReadError extends Error {
  override readonly name = 'NotRead';
  readonly reason: StoreFailure;

  constructor(reason: StoreFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
