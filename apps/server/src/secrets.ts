/** Secrets of seats: 160 bits, known only to whoever holds the link, stored only as hashes. */
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { encodeCode, INVITING_BYTES, normalizeCode, RECOVERING_BYTES } from '@reverie/table/spoken-code';
import { FairRunner } from './fair-queue.ts';

export const newSecret = (): string => randomBytes(20).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** Table ids: hard to guess, easy to read. */
export const newTableId = (): string => randomBytes(9).toString('base64url');

/** Recovery codes: read aloud or written down, limited to few attempts (limits.ts), hashed slowly with salt. */
export const newRecoveryCode = (): string => encodeCode(randomBytes(RECOVERING_BYTES));
/** Codes that stand for a link for an hour. */
export const newSpokenCode = (): string => encodeCode(randomBytes(INVITING_BYTES));

/** What one guess at a code costs: 16 MB and a twentieth of a second of a core. */
const SCRYPT_COST = 16_384;

/**
 * Hashes codes slowly, one at a time: each takes a core, and many people may sit down at once. Addresses take turns. The
 * `address` of each call is the one that asks for it; calls reject with `QueueFullError` if too many wait.
 */
export class CodeHasher {
  readonly #derivations = new FairRunner({ each: 40, all: 400 });
  readonly #cost: number;

  /** Tests lower the cost: most of them take seats, and guess at nothing. */
  constructor(cost = SCRYPT_COST) {
    this.#cost = cost;
  }

  derive(address: string, code: string, salt: string, bytes = 24): Promise<Buffer> {
    return this.#derivations.run(
      address,
      () =>
        new Promise<Buffer>((resolve, reject) => {
          const done = (error: Error | null, key: Buffer): void => (error ? reject(error) : resolve(key));
          scrypt(normalizeCode(code), salt, bytes, { N: this.#cost }, done);
        }),
    );
  }

  async hashOf(address: string, code: string): Promise<string> {
    const salt = randomBytes(9).toString('base64url');
    return `scrypt:${salt}:${(await this.derive(address, code, salt)).toString('base64url')}`;
  }

  async matches(address: string, code: string, hash: string): Promise<boolean> {
    const [kind, salt = '', key = ''] = hash.split(':');
    const [expected, found] = [Buffer.from(key, 'base64url'), await this.derive(address, code, salt)];
    return kind === 'scrypt' && expected.length === found.length && timingSafeEqual(expected, found);
  }
}
