/** Secrets of seats: 160 bits, known to whoever holds the link, stored only as their hash. */
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { plainCode, spell } from '@reverie/table/spoken';

export const newSecret = (): string => randomBytes(20).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** Ids of tables: hard to guess, easy to read. */
export const newTableId = (): string => randomBytes(9).toString('base64url');

/** A code that gives a seat back: read aloud or written down, tried few times (limits.ts), hashed slowly and with salt. */
export const newCode = (): string => spell(randomBytes(6));

export function slowHash(code: string, salt: string, bytes = 24): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(plainCode(code), salt, bytes, (error, key) => (error ? reject(error) : resolve(key)));
  });
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
