import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { folder, jsonLines, reverie } from './reverie.ts';

const ALL_DEFAULTS: readonly string[] = new Array<string>(14).fill('');

test('Enter all the way makes a sheet that play takes', async () => {
  const file = join(folder(), 'a.json');
  const { code, out } = await reverie(['create', 'reve', '--save', file], { typed: ALL_DEFAULTS });
  expect(code).toBe(0);
  expect(out).toContain('1/14');
  expect(out).toContain('14/14');
  expect(out).toContain('endurance 24');
  expect(out).toContain(`play reve --options "$(cat ${file})"`);
  const options = readFileSync(file, 'utf8');
  const played = await reverie(['play', 'reve', '--options', options.trim()], { typed: ['quitter'] });
  expect(played).toMatchObject({ code: 0, err: '' });
  expect(played.out).toContain('Sans-Nom');
});

test('what cannot be is refused with its rule and asked again; names of spells will do', async () => {
  const typed = [
    'Ysaut',
    '',
    '99',
    '13',
    '',
    '',
    '',
    'treize',
    '13',
    '',
    '',
    '',
    '',
    '12',
    'z99',
    'c6',
    'Ténèbres, air-en-eau',
  ];
  const { code, out } = await reverie(['--lang', 'en', 'create', 'reve'], { typed });
  expect(code).toBe(0);
  expect(out).toContain('from 6 to 15 (RDD-FAT-01)');
  expect(out).toContain('from 6 to 15 (RDD-ROLL-01)');
  expect(out).toContain('(RDD-POS-01)');
  const [sheet] = JSON.parse(out.slice(out.indexOf('{"dreamers"'))).dreamers;
  expect(sheet).toMatchObject({
    name: 'Ysaut',
    reve: 13,
    birthHour: 11,
    start: 'C6',
    spells: ['tenebres', 'air-en-eau'],
  });
});

test('an overspent purse is asked for again', async () => {
  const first = ['', '15', '15', '15', '15', '15', '15', '', '', '', '', '', '', ''];
  const { code, out } = await reverie(['create', 'reve'], { typed: [...first, '6', '', '6', '', '', ''] });
  expect(code).toBe(0);
  expect(out).toContain('54 dépensés sur 40');
  expect(out).toContain('"volonte":6');
});

test('at random, in lines of JSON', async () => {
  const { code, out } = await reverie(['--json', 'create', 'reve', '--random']);
  expect(code).toBe(0);
  const [line] = jsonLines(out);
  expect(line).toMatchObject({ line: 'sheet', options: { dreamers: [{ name: 'Sans-Nom' }] } });
  const played = await reverie(['play', 'reve', '--options', JSON.stringify(line?.options)], { typed: ['quitter'] });
  expect(played.code).toBe(0);
});

test('a sheet that was to be kept is kept, whoever reads along; one that is broken off says so', async () => {
  const closes = { after: 0, code: 'EPIPE' };
  const exit = () => expect.unreachable();
  const dir = folder();
  const random = ['create', 'reve', '--random', '--save', join(dir, 'random.json')];
  expect(await reverie(random, { closes, exit })).toMatchObject({ code: 0, err: '' });
  const piped = ['create', 'reve', '--save', join(dir, 'piped.json')];
  expect(await reverie(piped, { typed: ALL_DEFAULTS, closes, exit })).toMatchObject({ code: 0, err: '' });
  for (const made of ['random.json', 'piped.json']) {
    expect(JSON.parse(readFileSync(join(dir, made), 'utf8'))).toMatchObject({ dreamers: [{ name: 'Sans-Nom' }] });
  }
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const typed = await reverie(['create', 'reve', '--save', join(dir, 'typed.json')], { stdin, closes, exit });
  expect(typed).toMatchObject({ code: 1, err: expect.stringContaining('rien n’est gardé') });
  expect(readdirSync(dir).toSorted()).toEqual(['piped.json', 'random.json']);
});

test('broken off, a game without characters, a file that is there', async () => {
  expect(await reverie(['create', 'reve'], { typed: ['A', '12', 'quitter'] })).toMatchObject({ code: 1 });
  expect(await reverie(['create', 'reve'], { typed: ['A'] })).toMatchObject({ code: 1 });
  expect(await reverie(['create', 'tic-tac-toe'])).toMatchObject({ code: 2 });
  const file = join(folder(), 'b.json');
  writeFileSync(file, 'mine');
  expect(await reverie(['create', 'reve', '--random', '--save', file])).toMatchObject({ code: 2 });
  expect(readFileSync(file, 'utf8')).toBe('mine');
});
