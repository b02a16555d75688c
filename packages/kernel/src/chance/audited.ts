/**
 * Chance that can be checked afterwards.
 *
 * Before the first draw the server publishes a commitment to its seed; every seat may add a nonce of its own. The key of
 * each labelled stream comes from both by HKDF-SHA-256, so that neither side alone chooses the draws. Draw number k of a
 * label is read from the ChaCha20 key stream under that key with k as the nonce: each draw can be checked alone, and one
 * more draw under one label moves nothing under another. Numbers below n come by rejection, so all are equally likely.
 * When the game is over the seed is published, and anybody can make every draw again (verify.ts). Until then seals tie
 * the server to its journal (`sealer`). docs/FAIRNESS.md says who could cheat, and what stops it.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Below } from './chance.ts';
import type { Source } from './taking.ts';

/** Named in every seed string, so that old games keep the algorithm that they were drawn with. */
const ALGORITHM = 'chacha20-1';
const SEED = /^chacha20-1:([0-9a-f]{64})$/;
const BLOCK = 64;
const WORD = 0x1_0000_0000;

/** Filled in for each block and read at once: a draw takes a word or two, and would spend most of its time on buffers. */
const nonceBytes = new Uint8Array(12);
const NONCE = new DataView(nonceBytes.buffer);
const ZEROS = new Uint8Array(BLOCK);
const BLANK = new DataView(ZEROS.buffer);

/** What goes into the draws of one match. */
export interface Entropy {
  /** `chacha20-1:` and 32 bytes in hexadecimal. Secret until the game is over. */
  readonly seed: string;
  /** The match's own id, so that one seed used twice by mistake still gives two different games. */
  readonly match: string;
  /** One for each seat that gave one, in seat order; '' for a seat that did not. */
  readonly nonces: readonly string[];
}

/** The seed string of 32 random bytes. Where the bytes come from is the caller's business: rules have no randomness of their own. */
export function seedString(bytes: Uint8Array): string {
  if (bytes.length !== 32) throw new RangeError(`a seed has 32 bytes, not ${bytes.length}`);
  return `${ALGORITHM}:${bytesToHex(bytes)}`;
}

export function isSeed(seed: string): boolean {
  return SEED.test(seed);
}

/** What is published before the first draw. It binds the seed to this match of this game. */
export function commitment(seed: string, match: string, game: string): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([seed, match, game]))));
}

/**
 * Seals entries of a journal while the seed is secret: the hash of an entry alone would tell a hidden card to whoever
 * tries all cards. With the seed, anybody can check the seals they were shown against the journal they are given.
 */
export function sealer(seed: string, match: string): (hash: string) => string {
  const salt = sha256(utf8ToBytes(JSON.stringify([match])));
  const key = hkdf(sha256, seedBytes(seed), salt, utf8ToBytes('seal'), 32);
  // What is hashed of the key is the same each time.
  const keyed = hmac.create(sha256, key);
  return (hash) => bytesToHex(keyed.clone().update(utf8ToBytes(hash)).digest().subarray(0, 16));
}

function seedBytes(seed: string): Uint8Array {
  const hex = SEED.exec(seed)?.[1];
  if (hex === undefined) throw new RangeError('this is no seed of a known algorithm');
  return hexToBytes(hex);
}

export class Audited implements Source {
  readonly #seed: Uint8Array;
  readonly #match: string;
  #nonces: readonly string[];
  #salt: Uint8Array;
  readonly #keys = new Map<string, Uint8Array>();
  readonly #drawn = new Map<string, number>();

  constructor({ seed, match, nonces }: Entropy) {
    this.#seed = seedBytes(seed);
    this.#match = match;
    this.#nonces = nonces;
    this.#salt = saltOf(match, nonces);
  }

  /** A seat adds its nonce in the course of a match: all draws from now on depend on it. */
  addNonce(seat: number, nonce: string): void {
    const nonces = Array.from({ length: Math.max(seat + 1, this.#nonces.length) }, (_, i) => this.#nonces[i] ?? '');
    nonces[seat] = nonce;
    this.#nonces = nonces;
    this.#salt = saltOf(this.#match, nonces);
    this.#keys.clear();
  }

  /** Goes past draws made before, as when a stored game is taken up again. */
  skip(label: string, draws = 1): void {
    this.#drawn.set(label, (this.#drawn.get(label) ?? 0) + draws);
  }

  below(label: string): Below {
    const index = this.#drawn.get(label) ?? 0;
    this.#drawn.set(label, index + 1);
    const word = this.#words(label, index);
    return (n) => {
      if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`no whole number lies below ${n}`);
      if (n <= WORD) return reject(n, WORD, word);
      // 53 bits: the 21 high bits of one word, then a whole word.
      return reject(n, Number.MAX_SAFE_INTEGER + 1, () => (word() >>> 11) * WORD + word());
    };
  }

  /** The key stream of one draw, as 32-bit words without end. */
  #words(label: string, index: number): () => number {
    let key = this.#keys.get(label);
    if (!key) {
      key = hkdf(sha256, this.#seed, this.#salt, utf8ToBytes(label), 32);
      this.#keys.set(label, key);
    }
    let block = 0;
    let view = BLANK;
    let offset = BLOCK;
    return () => {
      if (offset === BLOCK) {
        NONCE.setUint32(4, Math.floor(index / WORD));
        NONCE.setUint32(8, index % WORD);
        const bytes = chacha20(key, nonceBytes, ZEROS, undefined, block++);
        view = new DataView(bytes.buffer, bytes.byteOffset, BLOCK);
        offset = 0;
      }
      offset += 4;
      return view.getUint32(offset - 4);
    };
  }
}

const saltOf = (match: string, nonces: readonly string[]): Uint8Array =>
  sha256(utf8ToBytes(JSON.stringify([match, nonces])));

/** Draws again until the number falls below the greatest multiple of n: then the rest of a division is fair. */
function reject(n: number, range: number, draw: () => number): number {
  const fair = range - (range % n);
  for (;;) {
    const x = draw();
    if (x < fair) return x % n;
  }
}
