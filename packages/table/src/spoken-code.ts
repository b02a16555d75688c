/**
 * Codes that can be read aloud: French words, ten bits each. Three of them stand for a link for an hour, five give a seat
 * back. That is far too little for a secret that can be tried freely: whoever accepts such codes must limit the attempts.
 */
import { CODE_WORDS } from './code-words.ts';

const INVITING = 3;
/** As many words as a code to write down has. */
const RECOVERING = 5;
/** So many letters tell a word from all others. */
const TELLING = 4;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').toLowerCase();

/** Made when the first code is read: most visitors of a page have none. */
let beginnings: ReadonlyMap<string, string> | undefined;
const byBeginning = (): ReadonlyMap<string, string> => {
  beginnings ??= new Map(CODE_WORDS.map((word) => [fold(word).slice(0, TELLING), word]));
  return beginnings;
};

/** Two bytes for each word; the lowest ten bits count. */
export function encodeCode(bytes: Uint8Array): string {
  const words: string[] = [];
  for (let i = 0; i + 1 < bytes.length; i += 2) {
    const number = ((bytes[i] as number) << 8) | (bytes[i + 1] as number);
    words.push(CODE_WORDS[number % CODE_WORDS.length] as string);
  }
  return words.join('-');
}

/** Bytes that make a code to read aloud, and one to write down. */
export const INVITING_BYTES = INVITING * 2;
export const RECOVERING_BYTES = RECOVERING * 2;

/** What was typed, word by word: each as it stands in the list, or null where the list has no such word. */
function wordsIn(typed: string): readonly { readonly typed: string; readonly word: string | null }[] {
  return typed
    .trim()
    .split(/[\s.,;·–_-]+/)
    .filter(Boolean)
    .map((one) => {
      const known = byBeginning().get(fold(one).slice(0, TELLING)) ?? null;
      return { typed: one, word: known !== null && resembles(fold(one), fold(known)) ? known : null };
    });
}

/** A plural, a letter too many or too few at the end: what is heard is not always what is written. */
const resembles = (typed: string, word: string): boolean =>
  (typed.startsWith(word) || word.startsWith(typed)) && Math.abs(typed.length - word.length) <= 2;

/** Codes of earlier versions: words of five letters, consonants and vowels by turns. They stay valid for their seats. */
const EARLIER = /^(?:[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][\s.,-]*){3}$/i;

/** The code that was meant, as it was issued; null if this is none. */
export function readCode(typed: string): string | null {
  if (EARLIER.test(typed.trim())) return typed.trim();
  const words = wordsIn(typed);
  if (words.length !== INVITING && words.length !== RECOVERING) return null;
  return words.every(({ word }) => word !== null) ? words.map(({ word }) => word).join('-') : null;
}

/** The letters of a code, which are hashed: case, accents, spaces, hyphens and slips at the end of a word do not matter. */
export const normalizeCode = (typed: string): string => fold(readCode(typed) ?? typed).replace(/[^a-z]/g, '');

/** Whether a text has the form of a code. */
export const isSpokenCode = (typed: string): boolean => readCode(typed) !== null;

/** The first of three words that is in no code; null if this is not even three words, or all are. */
export function strangerIn(typed: string): string | null {
  const words = wordsIn(typed);
  return words.length === INVITING ? (words.find(({ word }) => word === null)?.typed ?? null) : null;
}
