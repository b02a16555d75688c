/** Text from people: plain, short, and without signs that could make it look like something else. */
import { z } from 'zod';

/** Control signs, and those that turn the direction of writing: they could hide or disguise the rest. */
const UNSEEMLY = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** What is left of a text that somebody typed. Line breaks become spaces. */
export function plainText(text: string): string {
  return text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(UNSEEMLY, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const plain = (most: number) =>
  z
    .string()
    .max(4 * most)
    .transform(plainText)
    .pipe(z.string().min(1).max(most));

export const nameSchema = plain(40);
export const chatSchema = plain(500);
