/** Failures of a store. Both errors are expected: callers report the reason and carry on. */

export type StoreFailure =
  /** Out of space. */
  | 'full'
  /** Readable, but not writable. */
  | 'readonly'
  /** Unreachable, or no answer in time. */
  | 'unreachable'
  /** The file is damaged: some of it cannot be read. `reverie admin check` says more. */
  | 'damaged'
  /** Anything else; see the message. */
  | 'failed';

/**
 * The entries are not known to be stored, so nobody may be told of them. If the connection broke during the commit,
 * they may be stored all the same: sending the same command again settles it, because a command is executed once.
 */
export class StoreWriteError extends Error {
  override readonly name = 'NotRecorded';
  readonly reason: StoreFailure;

  constructor(reason: StoreFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** A table, or the list of tables, could not be read. */
export class StoreReadError extends Error {
  override readonly name = 'NotRead';
  readonly reason: StoreFailure;

  constructor(reason: StoreFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
