/** Secrets of seats: 160 bits, known to whoever holds the link, stored only as their hash. */
import { createHash, randomBytes } from 'node:crypto';

export const newSecret = (): string => randomBytes(20).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** Ids of tables: hard to guess, easy to read. */
export const newTableId = (): string => randomBytes(9).toString('base64url');
