import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, jsonLines, reverie } from './reverie.ts';

test('a ladder tells shares with their intervals, and ratings', async () => {
  const asked = ['ladder', 'tic-tac-toe', '--programs', 'random,random', '--games', '48', '--jobs', '1'];
  const { code, out } = await reverie([...asked, '--lang', 'en']);
  expect(code).toBe(0);
  expect(out).toMatch(/random against random: \d+\.\d\s% \[\d+\.\d to \d+\.\d\] in 48 games/);
  const json = await reverie([...asked, '--json']);
  const lines = jsonLines(json.out) as { line: string; ratings?: unknown[] }[];
  expect(lines.find(({ line }) => line === 'pair')).toMatchObject({ games: 48, one: 'random', other: 'random' });
  expect(lines.find(({ line }) => line === 'ratings')?.ratings).toHaveLength(2);
});

test('a ladder says what is wrong with what was asked', async () => {
  const why = async (...rest: string[]) => (await reverie(['ladder', 'tic-tac-toe', ...rest, '--lang', 'en'])).err;
  expect(await why('--programs', 'deep,random')).toContain('“deep” is not a bot of this game (random)');
  expect(await why()).toContain('it takes two bots at least');
  expect(await why('--programs', 'random,random', '--tables', '{}')).toContain('a list of options');
});

test('self-play writes a head and a row for each position, and needs a mind', async () => {
  const file = join(folder(), 'positions.bin');
  const asked = ['selfplay', 'songe', '--options', '{"arpenteurs": ["aurelie", "gondrin"]}', '--games', '1'];
  const { code, out } = await reverie([...asked, '--out', file, '--lang', 'en']);
  expect(code).toBe(0);
  const rows = Number(/(\d+) positions of 1 games/.exec(out)?.[1]);
  const bytes = readFileSync(file);
  const end = bytes.indexOf(10);
  const head = JSON.parse(bytes.toString('utf8', 0, end));
  expect(head).toMatchObject({ reverie: 'positions-1', game: 'songe' });
  expect(bytes.length - end - 1).toBe(rows * 4 * (3 + head.features));
  expect((await reverie(['selfplay', 'tic-tac-toe', '--out', file, '--lang', 'en'])).err).toContain('no judgement');
  expect((await reverie([...asked, '--lang', 'en'])).err).toContain('--out FILE');
});
