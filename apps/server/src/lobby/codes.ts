/**
 * Spoken codes: for an hour, a code stands for a link, whose secret is too long to read aloud. The link is stored under
 * one part of a slow hash of the code and encrypted with the other part, so that the store reveals neither codes nor
 * secrets.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Store } from '@reverie/table/store';
import { z } from 'zod';
import { type CodeHasher, newSpokenCode } from '../secrets.ts';

const LIFETIME = 3_600_000;
/** The same salt for all codes: a code is all that its user knows to look it up by. */
const SALT = 'reverie: a code read aloud';
const MARK = 24;
const KEY = 32;
const NONCE = 12;
const TAG = 16;

interface CodeTarget {
  readonly table: string;
  readonly secret: string;
}

const targetSchema = z.tuple([z.string(), z.string()]);

export class Codes {
  readonly #store: Pick<Store, 'spend' | 'noteAt'>;
  readonly #hasher: CodeHasher;
  readonly #now: () => number;

  constructor(store: Pick<Store, 'spend' | 'noteAt'>, hasher: CodeHasher, now: () => number) {
    this.#store = store;
    this.#hasher = hasher;
    this.#now = now;
  }

  /** Issues a code for a link, with its expiry. */
  async issue(address: string, meant: CodeTarget): Promise<{ readonly code: string; readonly until: number }> {
    const until = this.#now() + LIFETIME;
    for (;;) {
      const code = newSpokenCode();
      const { mark, key } = await this.#hash(address, code);
      if (await this.#store.spend(mark, until, seal(key, JSON.stringify([meant.table, meant.secret])))) {
        return { code, until };
      }
    }
  }

  /** What a code stands for, however it is typed. */
  async resolve(address: string, code: string): Promise<CodeTarget | undefined> {
    const { mark, key } = await this.#hash(address, code);
    const note = await this.#store.noteAt(mark, this.#now());
    if (note === null) return undefined;
    const [table, secret] = targetSchema.parse(JSON.parse(unseal(key, note)));
    return { table, secret };
  }

  async #hash(address: string, code: string): Promise<{ readonly mark: string; readonly key: Buffer }> {
    const hash = await this.#hasher.derive(address, code, SALT, MARK + KEY);
    return { mark: `code-${hash.subarray(0, MARK).toString('base64url')}`, key: hash.subarray(MARK) };
  }
}

function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unseal(key: Buffer, note: string): string {
  const bytes = Buffer.from(note, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
