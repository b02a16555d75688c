import { expect, test } from 'vitest';
import { parseAddress, parseLink } from './address.ts';
import { encodeCode, isSpokenCode, normalizeCode } from './spoken-code.ts';

test('six bytes are three words, and are known again however they are typed', () => {
  expect(encodeCode(Uint8Array.of(127, 0, 0, 1, 63, 84))).toBe('lusab-babad-gutih');
  expect(encodeCode(Uint8Array.of(0, 0, 255, 255, 0, 0))).toBe('babab-zuzuz-babab');
  expect(normalizeCode(' LUSAB babad_gutih. ')).toBe('lusabbabadgutih');
  for (const typed of ['lusab-babad-gutih', ' Lusab babad  gutih ', 'LUSABBABADGUTIH', 'lusab, babad, gutih']) {
    expect(isSpokenCode(typed), typed).toBe(true);
  }
  for (const other of [
    '',
    'lusab-babad',
    'lusab-babad-gutih-lusab',
    'lusab-babad-gutie',
    'cabab-babab-babab',
    '123456',
  ]) {
    expect(isSpokenCode(other), other).toBe(false);
  }
});

test('a whole link names server, table and secret; anything else is none', () => {
  const link = { by: 'link', server: 'https://reve.example', table: 'aB_9-x', secret: 's3cret' };
  expect(parseLink('https://reve.example/t/aB_9-x#s3cret')).toEqual(link);
  expect(parseLink(' https://reve.example/t/aB_9-x/text?from=mail#s3cret ')).toEqual(link);
  expect(parseLink('http://127.0.0.1:8080/t/abc')).toMatchObject({ server: 'http://127.0.0.1:8080', secret: '' });
  for (const wrong of ['', '/t/abc#s', 'ftp://x/t/a#b', 'http://x/table', 'http://x/t/../etc', 'http://a@x/t/b']) {
    expect(parseLink(wrong), wrong).toBeNull();
  }
});

test('at a server a path, a table’s id and a code are enough', () => {
  const here = 'https://reverie.example';
  const abc = { by: 'link', server: here, table: 'abcdef', secret: 's' };
  expect(parseAddress(' /t/abcdef/text#s ', here)).toEqual(abc);
  expect(parseAddress('abcdef#s', here)).toEqual(abc);
  expect(parseAddress('http://other.example/t/abcdef', here)).toMatchObject({ server: 'http://other.example' });
  expect(parseAddress('Lusab babad gutih', here)).toEqual({ by: 'code', server: here, code: 'Lusab babad gutih' });
  for (const wrong of ['', 'two words', 'javascript:alert(1)', `${here}/rules/reve`, '/t/']) {
    expect(parseAddress(wrong, here), wrong).toBeNull();
  }
});
