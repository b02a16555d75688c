/** Secrets of seats: 160 bits, known to whoever holds the link, stored only as their hash. */
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

export const newSecret = (): string => randomBytes(20).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** Ids of tables: hard to guess, easy to read. */
export const newTableId = (): string => randomBytes(9).toString('base64url');

/**
 * Recovery codes can be read aloud: three words of five letters, consonant and vowel in turn, 16 bits each
 * (proquints, https://arxiv.org/html/0901.4016). 48 bits are far too few for a secret that can be tried at will, so
 * attempts are counted (limits.ts), and the hash is slow and salted.
 */
const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';

export function newRecoveryCode(bytes: Uint8Array = randomBytes(6)): string {
  const words: string[] = [];
  for (let i = 0; i + 1 < bytes.length; i += 2) {
    const word = ((bytes[i] as number) << 8) | (bytes[i + 1] as number);
    const letter = (letters: string, shift: number): string => letters.charAt((word >> shift) & (letters.length - 1));
    words.push(
      letter(CONSONANTS, 12) + letter(VOWELS, 10) + letter(CONSONANTS, 6) + letter(VOWELS, 4) + letter(CONSONANTS, 0),
    );
  }
  return words.join('-');
}

/** However it was typed. */
export const plainCode = (code: string): string => code.toLowerCase().replace(/[^a-z]/g, '');

function slowHash(code: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(plainCode(code), salt, 24, (error, key) => (error ? reject(error) : resolve(key)));
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
