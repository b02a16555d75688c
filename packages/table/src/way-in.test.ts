import { expect, test } from 'vitest';
import { isSpoken, plainCode, spell } from './spoken.ts';
import { readLink, readWayIn } from './way-in.ts';

test('six bytes are three words, and are known again however they are typed', () => {
  expect(spell(Uint8Array.of(127, 0, 0, 1, 63, 84))).toBe('lusab-babad-gutih');
  expect(spell(Uint8Array.of(0, 0, 255, 255, 0, 0))).toBe('babab-zuzuz-babab');
  expect(plainCode(' LUSAB babad_gutih. ')).toBe('lusabbabadgutih');
  for (const typed of ['lusab-babad-gutih', ' Lusab babad  gutih ', 'LUSABBABADGUTIH', 'lusab, babad, gutih']) {
    expect(isSpoken(typed), typed).toBe(true);
  }
  for (const other of [
    '',
    'lusab-babad',
    'lusab-babad-gutih-lusab',
    'lusab-babad-gutie',
    'cabab-babab-babab',
    '123456',
  ]) {
    expect(isSpoken(other), other).toBe(false);
  }
});

test('a whole link names server, table and secret; anything else is none', () => {
  const link = { by: 'link', server: 'https://reve.example', table: 'aB_9-x', secret: 's3cret' };
  expect(readLink('https://reve.example/t/aB_9-x#s3cret')).toEqual(link);
  expect(readLink(' https://reve.example/t/aB_9-x/text?from=mail#s3cret ')).toEqual(link);
  expect(readLink('http://127.0.0.1:8080/t/abc')).toMatchObject({ server: 'http://127.0.0.1:8080', secret: '' });
  for (const wrong of ['', '/t/abc#s', 'ftp://x/t/a#b', 'http://x/table', 'http://x/t/../etc', 'http://a@x/t/b']) {
    expect(readLink(wrong), wrong).toBeNull();
  }
});

test('at a server a path, a table’s id and a code are enough', () => {
  const here = 'https://reverie.example';
  const abc = { by: 'link', server: here, table: 'abcdef', secret: 's' };
  expect(readWayIn(' /t/abcdef/text#s ', here)).toEqual(abc);
  expect(readWayIn('abcdef#s', here)).toEqual(abc);
  expect(readWayIn('http://other.example/t/abcdef', here)).toMatchObject({ server: 'http://other.example' });
  expect(readWayIn('Lusab babad gutih', here)).toEqual({ by: 'code', server: here, code: 'Lusab babad gutih' });
  for (const wrong of ['', 'two words', 'javascript:alert(1)', `${here}/rules/reve`, '/t/']) {
    expect(readWayIn(wrong, here), wrong).toBeNull();
  }
});
