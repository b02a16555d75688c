import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mutantsIn } from './mutants.mjs';
import { atMost, laneFor, quickest, shuffled, underBar } from './mutate.mjs';
import { root } from './steps.mjs';

test('the same seed draws the same faults', () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(shuffled(list, 7)).toEqual(shuffled(list, 7));
  expect(shuffled(list, 7)).not.toEqual(shuffled(list, 8));
  expect(shuffled(list, 7).sort()).toEqual(list);
});

test('the quickest tests are taken while they fit in', () => {
  const cpu = [
    ['slow', 5],
    ['quick', 1],
    ['middling', 2],
  ];
  expect(quickest(cpu, 3)).toEqual(['quick', 'middling']);
  expect(quickest(cpu, 0.5)).toEqual(['quick']);
  expect(quickest(cpu, 9)).toEqual(['quick', 'middling', 'slow']);
});

test('a score is under its bar only where that is no bad luck', () => {
  expect(atMost(0, 10)).toBeCloseTo(100 * (2.576 ** 2 / (10 + 2.576 ** 2)), 6);
  expect(atMost(10, 10)).toBeCloseTo(100, 6);
  expect(underBar({ id: 'a', tried: 10, survived: 5 }, { a: 80 })).toBe(false);
  expect(underBar({ id: 'a', tried: 400, survived: 200 }, { a: 80 })).toBe(true);
  expect(underBar({ id: 'b', tried: 400, survived: 400 }, { a: 80 })).toBe(false);
});

// A game of one rule, where no other run of tests looks for any.
const made = join(root, 'coverage');
const RULE = 'export const mayRest = (tired: number): boolean => tired >= 3;\n';
const asking = (asked, answer) =>
  `import { expect, test } from 'vitest';\nimport { mayRest } from './rule.ts';\n` +
  `test('who may rest', () => expect(mayRest(${asked})).toBe(${answer}));\n`;
let folder;
let lane;

beforeAll(async () => {
  mkdirSync(made, { recursive: true });
  folder = mkdtempSync(join(made, 'rule-'));
  writeFileSync(join(folder, 'rule.ts'), RULE);
  writeFileSync(join(folder, 'weak.test.ts'), asking(9, true));
  writeFileSync(join(folder, 'good.test.ts'), asking(3, true));
  lane = await laneFor(relative(root, folder).replaceAll('\\', '/'));
}, 120_000);
afterAll(() => {
  lane?.end();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('a weak test lets a fault through, a good one does not, and the file stays as it is', async () => {
  const [good, weak] = [...lane.files].sort();
  const path = join(folder, 'rule.ts').replaceAll('\\', '/');
  const atTheEdge = mutantsIn(RULE).find(({ after }) => after === '>');
  expect(await lane.run([weak, good])).toMatchObject({ good: true });
  expect(await lane.run([weak], { ...atTheEdge, path })).toMatchObject({ good: true });
  expect(await lane.run([weak, good], { ...atTheEdge, path })).toMatchObject({ good: false, by: 'who may rest' });
  // The next run has nothing left of it, neither the fault nor what other files found.
  expect(await lane.run([weak, good], { ...atTheEdge, path })).toMatchObject({ good: false });
  expect(await lane.run([weak])).toMatchObject({ good: true });
  expect(await lane.run([good])).toMatchObject({ good: true });
  expect(readFileSync(path, 'utf8')).toBe(RULE);
});
