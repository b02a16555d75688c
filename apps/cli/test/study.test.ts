import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Study } from '@reverie/lab/study';
import { expect, test } from 'vitest';
import { Threads } from '../src/study/threads.ts';
import { folder, jsonLines, reverie } from './reverie.ts';

const players = [{ program: 'random' }, { program: 'random' }];
const base = { reverie: 'study-1', game: 'tic-tac-toe', players, games: 192 };

function written(study: object): string {
  const file = join(folder(), 'study.json');
  writeFileSync(file, JSON.stringify(study));
  return file;
}

test('one thread and three give the same report, to the last digit', async () => {
  // The last shard is cut short in the middle of a piece.
  const file = written({ ...base, games: 163, events: true });
  const one = await reverie(['study', file, '--jobs', '1', '--json']);
  const three = await reverie(['study', file, '--jobs', '3', '--json']);
  expect([one.code, one.err]).toEqual([0, '']);
  expect(three.out).toBe(one.out);
  const [report] = jsonLines(one.out) as { games: number; done: boolean }[];
  expect(report).toMatchObject({ games: 163, done: true });
});

test('a shard over which threads die is tried once more, then the study is told why', async () => {
  // No thread can play it, so that each one ends over the piece it was given.
  const threads = new Threads({ ...base, game: 'none' } as unknown as Study, 1);
  await expect(threads.play(0)).rejects.toThrow('the study was checked before it came here');
  await threads.close();
});

test('in words, with the answer first and a plot of the lengths', async () => {
  const { code, out } = await reverie(['study', written(base), '--jobs', '1', '--lang', 'en']);
  expect(code).toBe(0);
  expect(out).toMatch(/^In 192 games, seat 1 wins \d\d\.\d% of the time \(between /);
  expect(out).toMatch(/\n {2}9 +\d+ +█+\n/);
});

test('as Markdown and CSV', async () => {
  const file = written(base);
  const markdown = await reverie(['study', file, '--jobs', '1', '--form', 'markdown']);
  expect(markdown.out).toContain('\n| qui | victoires | au moins | au plus | parties |\n');
  const csv = await reverie(['study', file, '--jobs', '1', '--form', 'csv']);
  expect(csv.out).toMatch(/^table,name,text,games,value,low,high\r\nanswer,share,/);
});

test('what is kept is gone on from, and gives what one run gives', async () => {
  const file = written(base);
  const kept = join(folder(), 'kept.json');
  const whole = await reverie(['study', file, '--jobs', '1', '--json', '--save', kept]);
  const progress = JSON.parse(readFileSync(kept, 'utf8'));
  expect(progress).toMatchObject({ shards: 4, done: true });
  const first = { ...progress, shards: 0, counts: {}, done: false };
  writeFileSync(kept, JSON.stringify(first));
  const again = await reverie(['study', file, '--jobs', '1', '--json', '--save', kept]);
  expect(again.out).toBe(whole.out);
  const other = await reverie(['study', written({ ...base, seed: 2 }), '--save', kept]);
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('autre étude')]);
  expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual(progress);
});

const cards = {
  reverie: 'study-1',
  game: 'artefacts',
  players: [{ program: 'random' }, { program: 'random' }],
  games: 4,
};

test.each([
  ['{', 'n’est pas du JSON'],
  [JSON.stringify({ ...base, gmaes: 1 }), 'champ inconnu : gmaes'],
  [' ', 'est vide'],
  [JSON.stringify({ ...base, games: 'all' }), 'games : attendu number | object'],
  [JSON.stringify({ ...base, watch: 'program:radnom' }), 'watch : « program:radnom » n’est à cette étude'],
  [JSON.stringify({ ...base, watch: 'seat:2' }), 'seat:0, seat:1'],
  [JSON.stringify({ ...base, players: [{ program: 'deep' }] }), 'players.0.program : « deep » n’est pas un programme'],
  [JSON.stringify({ ...base, game: 'tictactoe' }), 'tic-tac-toe'],
  [JSON.stringify({ ...base, options: { size: 4 } }), 'options'],
  [JSON.stringify({ ...cards, options: { firstRoundCombat: 'al' } }), 'options.firstRoundCombat'],
  [JSON.stringify({ ...cards, options: { firstRoundCombats: 'all' } }), 'firstRoundCombats'],
  [JSON.stringify({ ...cards, tables: [{}, { multiWin: 'nobody' }] }), 'tables.1.multiWin'],
  [JSON.stringify({ ...cards, against: { name: 'x', options: { idleTurns: 'never' } } }), 'against.options.idleTurns'],
  [JSON.stringify({ ...cards, position: { version: '0', seat: 0, view: {} } }), 'position.version'],
])('%s is refused with its field', async (text, why) => {
  const file = join(folder(), 'study.json');
  writeFileSync(file, text);
  const { code, err, out } = await reverie(['study', file]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(why);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('what no game of the study is called by is said not to be there', async () => {
  const { code, out } = await reverie(['study', written({ ...base, watch: 'horde:none' }), '--jobs', '1']);
  expect([code, out]).toEqual([0, expect.stringContaining('Rien, dans ces parties, ne porte le nom « horde:none »')]);
});

test('a study that is stopped says so with its exit code, and where it goes on from', async () => {
  const kept = join(folder(), 'kept.json');
  const stopped = await reverie(['study', written(base), '--jobs', '1', '--save', kept], {
    whenToldToStop: (stop) => stop(),
  });
  expect([stopped.code, stopped.err]).toEqual([130, expect.stringContaining(kept.slice(0, 40))]);
  expect(stopped.err).toContain('la même commande reprend de là');
});

test('an unknown form or panel, or too many jobs', async () => {
  const file = written(base);
  const panel = await reverie(['study', file, '--jobs', '1', '--form', 'svg', '--panel', 'nope']);
  expect([panel.code, panel.out, panel.err]).toEqual([2, '', expect.stringMatching(/« nope » : au choix \w+/)]);
  expect((await reverie(['study', file, '--panel', 'shares'])).err).toContain('--form svg');
  expect((await reverie(['study', file, '--form', 'pdf'])).err).toContain('text, markdown, csv, json');
  expect((await reverie(['study', file, '--jobs', '0'])).err).toContain('--jobs');
});
