import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JournalWriter, readJournal, writeJournal } from '@reverie/kernel/journal';
import { expect, test } from 'vitest';
import { folder, jsonLines, reverie } from './reverie.ts';

async function played(...how: readonly string[]): Promise<string> {
  const file = join(folder(), 'game.jsonl');
  await reverie(['play', ...how, '--seats', 'random,random', '--seed', '7', '--save', file]);
  return file;
}

interface StepLine {
  readonly line: string;
  readonly chances: readonly number[];
  readonly parts: readonly { readonly decision: number; readonly luck: number; readonly reveal: number }[];
}

test('as lines: the curve, the three parts of every step, and the sums of every seat', async () => {
  const { code, out, err } = await reverie(['analyse', await played('tic-tac-toe'), '--json']);
  expect([code, err]).toEqual([0, '']);
  const lines = jsonLines(out) as unknown as StepLine[];
  expect(lines[0]).toMatchObject({ line: 'analysis', game: 'tic-tac-toe', source: 'playouts' });
  const steps = lines.filter(({ line }) => line === 'step');
  for (const [i, { chances, parts }] of steps.entries()) {
    const before = steps[i - 1]?.chances ?? chances;
    for (const [seat, { decision, luck, reveal }] of parts.entries()) {
      expect((before[seat] ?? 0) + decision + luck + reveal).toBeCloseTo(chances[seat] ?? 0, 12);
      // Nothing is drawn or hidden there: all of it was somebody's choice.
      expect([luck, reveal]).toEqual([0, 0]);
    }
  }
  expect(lines.at(-1)).toMatchObject({ line: 'seat', seat: 1, luck: { fortune: 'none' } });
});

test('in words, in both languages', async () => {
  const file = await played('two-card-poker', '--options', '{"hands":3}');
  const french = await reverie(['analyse', file]);
  expect([french.code, french.err]).toEqual([0, '']);
  expect(french.out).toContain('Chances estimées en faisant jouer la suite');
  expect(french.out).toContain('chance aux tirages : ');
  const english = await reverie(['analyse', file, '--lang', 'en']);
  expect(english.out).toContain('luck of the draw: ');
  expect(english.out).toMatch(/No mistakes\.|What was given away:/);
});

test('what cannot be analysed is refused with the reason', async () => {
  const file = await played('tic-tac-toe');
  const text = readFileSync(file, 'utf8');
  const { journal } = readJournal(text);
  if (!journal) throw new Error('no journal');
  const { hash: _, ...header } = journal.header;
  const older = JournalWriter.begin({ ...header, version: '0' });
  for (const { n: _n, hash: _hash, ...entry } of journal.entries) older.add(entry as Parameters<typeof older.add>[0]);
  const refused = async (content: string): Promise<[number, string]> => {
    const other = join(folder(), 'other.jsonl');
    writeFileSync(other, content);
    const { code, out, err } = await reverie(['analyse', other, '--lang', 'en']);
    expect(out).toBe('');
    return [code, err];
  };
  expect(await refused('hello')).toEqual([2, expect.stringMatching(/journal/)]);
  expect(await refused(writeJournal(older))).toEqual([1, expect.stringMatching(/version|0/)]);
  expect(await refused(text.replace('"seat":1', '"seat":0'))).toEqual([1, expect.stringMatching(/entry \d/)]);
  expect(await refused(text.slice(0, text.indexOf('\n') + 1))).toEqual([
    1,
    expect.stringMatching(/nothing was played/),
  ]);
  expect((await reverie(['analyse', file, '--work', '0'])).code).toBe(2);
  expect((await reverie(['analyse', join(folder(), 'nothing.jsonl')])).code).toBe(2);
});
