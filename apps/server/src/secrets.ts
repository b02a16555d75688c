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

/** One at a time: each takes a core and 16 MB, and many people may sit down at once. Addresses take turns. */
const derivations = new FairRunner({ each: 40, all: 400 });

/** `address` asks for it. Rejects with `QueueFullError` if too many wait. */
export function slowHash(address: string, code: string, salt: string, bytes = 24): Promise<Buffer> {
  return derivations.run(
    address,
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(normalizeCode(code), salt, bytes, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
}

export async function hashOfCode(address: string, code: string): Promise<string> {
  const salt = randomBytes(9).toString('base64url');
  return `scrypt:${salt}:${(await slowHash(address, code, salt)).toString('base64url')}`;
}

export async function isCode(address: string, code: string, hash: string): Promise<boolean> {
  const [kind, salt = '', key = ''] = hash.split(':');
  const [expected, found] = [Buffer.from(key, 'base64url'), await slowHash(address, code, salt)];
  return kind === 'scrypt' && expected.length === found.length && timingSafeEqual(expected, found);
}
