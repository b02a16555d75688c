/** Text from people: plain, short, and without characters that could disguise it. */
import type { Refusal } from '@reverie/kernel/refusal';
import { z } from 'zod';
import { tableRefusal } from './texts/say.ts';

/** Control characters, direction marks and letters without a shape: they could hide or disguise the rest. */
const FORBIDDEN_CHARACTERS =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]/gu;
/** Marks upon a letter: some scripts need two or three, more of them cover the lines around. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
/** Something that can be seen. Joiners stay, which emoji and some scripts need, but alone they are nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Removes forbidden characters. Line breaks become spaces; a letter and its accents become one character. */
export function plainText(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(/[\r\n\t]+/g, ' ')
    .replace(FORBIDDEN_CHARACTERS, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return VISIBLE.test(plain) ? plain : '';
}

/**
 * The length is checked after cleaning, in code points as JSON Schema counts; the published schema states it for the
 * input.
 */
const shortText = (most: number) =>
  z
    .string()
    .meta({ minLength: 1, maxLength: most })
    .transform(plainText)
    .pipe(
      z
        .string()
        .min(1)
        .check(({ value, issues }) => {
          if ([...value].length <= most) return;
          issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input: value });
        }),
    );

/** Text of several lines, possibly empty; within a line it is as plain as any other. */
export const plainLines = (most: number) =>
  z
    .string()
    .meta({ maxLength: most })
    .transform((text) =>
      text
        .split(/\r\n?|\n/)
        .map(plainText)
        .join('\n')
        .trim(),
    )
    .pipe(
      z.string().check(({ value, issues }) => {
        if ([...value].length <= most) return;
        issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input: value });
      }),
    );

export const nameSchema = shortText(40);
export const chatSchema = shortText(500);

/** The refusal for data whose only fault is the length of a text (`where`): people type those. */
export function textRefusal(error: z.ZodError, where = ''): Refusal | undefined {
  const lengths = error.issues.every(
    (issue) => (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'string',
  );
  const [issue] = error.issues;
  if (!lengths || !issue) return undefined;
  if (issue.code === 'too_big') return tableRefusal('textLong', { where, most: Number(issue.maximum) });
  return tableRefusal('textEmpty', { where });
}
