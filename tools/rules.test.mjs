import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { survey } from './rules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const script = join(root, 'tools', 'rules.mjs');

const made = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder of games with these files, by path below games/. */
function house(files) {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-rules-'));
  made.push(folder);
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'games', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/** A game in which nothing is missing. */
const whole = {
  'pawns/game.ts': 'no rule book here',
  'toy/data/rulebook.ts':
    "export const RULEBOOK = { 'TOY-A-01': 'M', 'TOY-A-02': 'M/G', 'TOY-B-01': 'T', 'TOY-X-01': 'X' };",
  'toy/words/rules.fr.ts': "'TOY-A-01': 'un', 'TOY-A-02':\n  'deux', 'TOY-B-01': `trois`, 'TOY-X-01': \"quatre\"",
  'toy/words/rules.en.ts': "'TOY-A-01': 'one', 'TOY-A-02': 'two', 'TOY-B-01': 'three', 'TOY-X-01': 'four'",
  'toy/rules/a.ts': '/** TOY-A-01, TOY-A-02 */ and TOY-B-01 as an option, TOY-X-01',
  'toy/rules/a.test.ts': "test('TOY-A-01 holds')",
  'toy/test/deep/b.test.ts': "test('TOY-A-02 holds')",
};
const gapsOf = (files) => survey(house({ ...whole, ...files })).flatMap(({ gaps }) => gaps);

const run = (...args) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

describe('the survey of rules', () => {
  test('a game that carries all its rules has no gap; folders without a rule book are none of its business', () => {
    expect(gapsOf({})).toEqual([]);
    expect(survey(house(whole)).map(({ name }) => name)).toEqual(['toy']);
  });

  test('a missing or empty text is a gap, in each language', () => {
    expect(gapsOf({ 'toy/words/rules.en.ts': "'TOY-A-01': '', 'TOY-A-02': 'two', 'TOY-B-01': 'three'" })).toEqual([
      'TOY-A-01 (M) has no text in en',
      'TOY-X-01 (X) has no text in en',
    ]);
  });

  test('code must cite every rule; texts and the rule book are no code', () => {
    expect(gapsOf({ 'toy/rules/a.ts': 'TOY-A-01 and TOY-A-021' })).toEqual([
      'TOY-A-02 (M/G) is cited by no code',
      'TOY-B-01 (T) is cited by no code',
      'TOY-X-01 (X) is cited by no code',
    ]);
  });

  test('tests must cite what the program or the game master decides, not options and extras', () => {
    expect(gapsOf({ 'toy/rules/a.test.ts': '', 'toy/test/deep/b.test.ts': '' })).toEqual([
      'TOY-A-01 (M) is cited by no test',
      'TOY-A-02 (M/G) is cited by no test',
    ]);
  });

  test('a rule book in which nothing can be read is a gap, not a success', () => {
    expect(gapsOf({ 'toy/data/rulebook.ts': 'export const RULEBOOK = {};' })).toEqual(['its rule book holds no rule']);
  });
});

describe('npm run rules', () => {
  test('prints the table and ends well where nothing is missing', () => {
    const { status, stdout } = run(house(whole));
    expect(status).toBe(0);
    expect(stdout).toBe(`rule      mark  code     tests
TOY-A-01  M     rules/a  rules/a
TOY-A-02  M/G   rules/a  deep/b
TOY-B-01  T     rules/a  –
TOY-X-01  X     rules/a  –

toy: 4 rules, 4 with their words, 4 in code, 2 in tests; 0 gaps
`);
  });

  test('--quiet prints gaps and totals, and gaps are a failure', () => {
    const { status, stdout } = run('--quiet', house({ ...whole, 'toy/test/deep/b.test.ts': '' }));
    expect(status).toBe(1);
    expect(stdout).toBe(`toy: TOY-A-02 (M/G) is cited by no test
toy: 4 rules, 4 with their words, 4 in code, 1 in tests; 1 gaps
`);
  });
});

test('every rule of every game has its words in both languages', () => {
  const games = survey(root);
  expect(games.map(({ name }) => name)).toContain('reve');
  for (const { rules } of games) expect(rules.filter(({ unsaid }) => unsaid.length > 0)).toEqual([]);
});
