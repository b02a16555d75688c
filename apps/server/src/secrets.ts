/** Secrets of seats: 160 bits, known only to whoever holds the link, stored only as hashes. */
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { encodeCode, normalizeCode } from '@reverie/table/spoken-code';

export const newSecret = (): string => randomBytes(20).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** Table ids: hard to guess, easy to read. */
export const newTableId = (): string => randomBytes(9).toString('base64url');

/** Recovery codes: read aloud or written down, limited to few attempts (limits.ts), hashed slowly with salt. */
export const newCode = (): string => encodeCode(randomBytes(6));

let before: Promise<unknown> = Promise.resolve();

/** One at a time: each takes a core and 16 MB, and many people may sit down at once. */
export function slowHash(code: string, salt: string, bytes = 24): Promise<Buffer> {
  const hashed = before.then(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(normalizeCode(code), salt, bytes, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
  before = hashed.catch(() => undefined);
  return hashed;
}

export async function hashOfCode(code: string): Promise<string> {
  const salt = randomBytes(9).toString('base64url');
  return `scrypt:${salt}:${(await slowHash(code, salt)).toString('base64url')}`;
}

export async function isCode(code: string, hash: string): Promise<boolean> {
  const [kind, salt = '', key = ''] = hash.split(':');
  const [expected, found] = [Buffer.from(key, 'base64url'), await slowHash(code, salt)];
  return kind === 'scrypt' && expected.length === found.length && timingSafeEqual(expected, found);
}
