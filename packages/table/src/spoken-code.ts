/**
 * Codes that can be read aloud: three words of five letters, alternating consonants and vowels, 16 bits each
 * (proquints, https://arxiv.org/html/0901.4016). 48 bits are far too few for a secret that can be tried freely: whoever
 * accepts such codes must limit the attempts.
 */
const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';

/** Encodes six bytes. */
export function encodeCode(bytes: Uint8Array): string {
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

/** Ignores case, spaces and hyphens. */
export const normalizeCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z]/g, '');

const WORD = `[${CONSONANTS}][${VOWELS}][${CONSONANTS}][${VOWELS}][${CONSONANTS}]`;
const CODE = new RegExp(`^${WORD}[\\s.,-]*${WORD}[\\s.,-]*${WORD}$`, 'i');

/** Whether a text has the form of a code. */
export const isSpokenCode = (typed: string): boolean => CODE.test(typed.trim());
