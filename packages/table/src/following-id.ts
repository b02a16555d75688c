/** The id of a table that another table or a chronicle leads to. */
import { hashOf } from '@reverie/kernel/plain';

/** As many as a random id has: 72 bits. */
const DIGITS = 18;

/**
 * Made of what leads there as it stands, and of something that only the house knows: whoever asks again because the
 * second of two writes failed finds the table that the first one stored, with the characters that already sit there.
 */
export const followingId = (from: string, seq: number, secret: string, ...more: readonly number[]): string =>
  hashOf(['following', from, seq, secret, ...more]).slice(0, DIGITS);
