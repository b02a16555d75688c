/** The keys of a seat or of a member: a secret, and a code that gives a new one. */
import { hashOf, hashOfCode, isCode, newRecoveryCode, newSecret } from '../secrets.ts';

export async function newKeys(address: string) {
  const [secret, recovery] = [newSecret(), newRecoveryCode()];
  return { secret, recovery, hashes: { secret: hashOf(secret), recovery: await hashOfCode(address, recovery) } };
}

/** Which of the stored hashes a recovery code matches; −1 if none. */
export async function indexOfCode(address: string, hashes: readonly (string | null)[], code: string): Promise<number> {
  const right = await Promise.all(hashes.map((hash) => hash !== null && isCode(address, code, hash)));
  return right.indexOf(true);
}
