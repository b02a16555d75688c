/** The keys of a seat or of a member: a secret, and a recovery code that gives a new one. */
import { tableRefusal } from '@reverie/table/texts/say';
import { bucketOf, CODES_AN_HOUR } from '../limits.ts';
import { type CodeHasher, hashOf, newRecoveryCode, newSecret } from '../secrets.ts';
import { StoredTries } from '../stored-tries.ts';
import type { LobbyParts } from './parts.ts';
import { HttpError } from './routes.ts';

export async function newKeys(hasher: CodeHasher, address: string) {
  const [secret, recovery] = [newSecret(), newRecoveryCode()];
  return { secret, recovery, hashes: { secret: hashOf(secret), recovery: await hasher.hashOf(address, recovery) } };
}

/** Somebody who types a recovery code, at the table or chronicle whose id this is. */
interface CodeAttempt {
  readonly id: string;
  readonly code: string;
  readonly address: string;
}

interface CodeMatch {
  readonly index: number;
  /** What was compared. Seats and members may change meanwhile: a command that takes the code is bound to this. */
  readonly hash: string;
  /** The id of the command that takes the code: derived from it, so that concurrent requests use a code once. */
  readonly command: string;
}

/** Compares recovery codes with stored hashes, so many wrong ones an hour. */
export class RecoveryCodes {
  readonly #tries: StoredTries;
  readonly #hasher: CodeHasher;
  readonly #now: () => number;

  constructor({ store, hasher, now }: Pick<LobbyParts, 'store' | 'hasher' | 'now'>) {
    this.#tries = new StoredTries(store, 'recover', CODES_AN_HOUR, 3_600_000);
    this.#hasher = hasher;
    this.#now = now;
  }

  /** Which of the hashes a code matches. Throws if none, or if the attempts are spent. */
  async match({ id, code, address }: CodeAttempt, hashes: readonly (string | null)[]): Promise<CodeMatch> {
    const giveBack = await this.#tries.take(`${id}-${bucketOf(address)}`, this.#now());
    if (!giveBack) throw new HttpError(tableRefusal('tooManyTries'), 429, undefined, this.#tries.pause(this.#now()));
    const right = await Promise.all(hashes.map((hash) => hash !== null && this.#hasher.matches(address, code, hash)));
    const index = right.indexOf(true);
    const hash = hashes[index];
    if (typeof hash !== 'string') throw new HttpError(tableRefusal('wrongCode'), 403);
    await giveBack();
    return { index, hash, command: `recover-${hashOf(hash).slice(0, 32)}` };
  }
}
