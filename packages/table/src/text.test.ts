import { expect, test } from 'vitest';
import { z } from 'zod';
import { chatSchema, nameSchema, plainText } from './text.ts';
import { sayRefusal, tableRefusal } from './texts/say.ts';

test('text from people is plain: no control signs, no signs that turn the writing round', () => {
  expect(plainText('  Ada\u202e\u0007  \n de  Rêve ')).toBe('Ada de Rêve');
  expect(plainText('a\ud800b')).toBe('ab');
  expect(plainText('<b>gras</b>')).toBe('<b>gras</b>');
  expect(plainText('🌙 é')).toBe('🌙 é');
});

test('what is refused to a character is said of anybody', () => {
  const said = (reason: 'characterDead' | 'characterElsewhere') =>
    sayRefusal('fr', tableRefusal(reason, { name: 'Aurélie de Brumeval' }));
  expect(said('characterDead')).toBe('Aurélie de Brumeval n’est plus en vie : il faut un autre personnage');
  expect(said('characterElsewhere')).toBe(
    'Aurélie de Brumeval joue déjà à une autre table : finissez-y d’abord, ou apportez-en une copie',
  );
});

test('marks upon a letter are few: a pile of them covers the lines around', () => {
  expect(plainText('e\u0301te\u0301')).toBe('été');
  expect(plainText(`Z${'\u0335\u0301\u0316'.repeat(20)}o`).length).toBeLessThanOrEqual(6);
  expect(plainText('ที่นี่')).toBe('ที่นี่');
  expect(plainText('שִׁיר')).toBe('שִׁיר'.normalize('NFC'));
});

test('names and words have a length', () => {
  expect(nameSchema.safeParse('x'.repeat(41)).success).toBe(false);
  expect(nameSchema.safeParse(' \u200f ').success).toBe(false);
  for (const unseen of ['\u200b', '\u3164', '\u200d \u200d', '\u2800'])
    expect(nameSchema.safeParse(unseen).success).toBe(false);
  expect(nameSchema.parse('👩‍🚀')).toBe('👩‍🚀');
  expect(nameSchema.parse(' Ada ')).toBe('Ada');
  expect(chatSchema.safeParse('x'.repeat(501)).success).toBe(false);
  expect(chatSchema.safeParse('x'.repeat(1_000_000)).success).toBe(false);
  // Signs, not halves of them; and what is taken out does not count.
  expect(nameSchema.safeParse('🌙'.repeat(40)).success).toBe(true);
  expect(nameSchema.safeParse(`${'x'.repeat(40)}${' '.repeat(9)}`).success).toBe(true);
});

test('the published schema says the length that is meant', () => {
  expect(z.toJSONSchema(chatSchema, { io: 'input' })).toMatchObject({ minLength: 1, maxLength: 500 });
  expect(z.toJSONSchema(nameSchema.optional(), { io: 'input' })).toMatchObject({ minLength: 1, maxLength: 40 });
});
