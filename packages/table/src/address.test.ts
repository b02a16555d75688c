import { expect, test } from 'vitest';
import { parseAddress, parseLink } from './address.ts';
import { CODE_WORDS } from './code-words.ts';
import { encodeCode, isSpokenCode, normalizeCode, readCode, strangerIn } from './spoken-code.ts';

test('a code is French words, and is known again however it is typed', () => {
  const [first, last] = [CODE_WORDS[0], CODE_WORDS.at(-1)];
  expect(encodeCode(Uint8Array.of(0, 0, 255, 255, 4, 0))).toBe(`${first}-${last}-${first}`);
  expect(normalizeCode(' LANTERNE velours_Hibou. ')).toBe('lanternevelourshibou');
  for (const typed of ['lanterne-velours-hibou', ' Lanterne, velours,  hibou ', 'lanternes velour hiboux']) {
    expect(readCode(typed), typed).toBe('lanterne-velours-hibou');
  }
  expect(normalizeCode('écureuil etoile Écharpe')).toBe(normalizeCode('ecureuil Étoile echarpe'));
  expect(isSpokenCode('lanterne velours hibou poire tambour')).toBe(true);
  // A code of an earlier version still opens its seat.
  expect([isSpokenCode('Lusab babad gutih'), normalizeCode('LUSAB-babad gutih')]).toEqual([true, 'lusabbabadgutih']);
  for (const other of ['', 'lanterne velours', 'lanterne velours hibou poire', 'aaaaa bbbbb ccccc', '123456']) {
    expect(isSpokenCode(other), other).toBe(false);
  }
  expect(strangerIn('lanterne bbbbb hibou')).toBe('bbbbb');
  expect([strangerIn('lanterne velours hibou'), strangerIn('deux mots')]).toEqual([null, null]);
});

test('the words of codes are many, and four letters tell them apart', () => {
  expect(CODE_WORDS).toHaveLength(1024);
  const beginnings = CODE_WORDS.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 4));
  expect(new Set(beginnings).size).toBe(1024);
  for (const word of CODE_WORDS) expect(word).toMatch(/^[a-zàâçéèêëîïôûüœ]{4,12}$/);
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
  expect(parseAddress('Lanternes velours hibou', here)).toEqual({
    by: 'code',
    server: here,
    code: 'lanterne-velours-hibou',
  });
  for (const wrong of ['', 'two words', 'javascript:alert(1)', `${here}/rules/reve`, '/t/']) {
    expect(parseAddress(wrong, here), wrong).toBeNull();
  }
});
