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
  'pawns/game.ts': 'no game yet',
  'toy/about.ts': 'a game',
  'toy/rulebook.ts': `export const RULEBOOK = [{ title: { fr: 'Un', en: 'One' }, rules: {
    'TOY-A-01': { mark: 'M', fr: 'un', en: 'one' },
    'TOY-A-02': { mark: 'M/G', fr:\n  'deux', en: "two" },
    'TOY-B-01': { mark: 'T', fr: \`trois\`, en: 'three' },
    'TOY-X-01': { mark: 'X', fr: 'quatre', en: 'four' },
  } }];`,
  'toy/rules/a.ts': '/** TOY-A-01, TOY-A-02 */ and TOY-B-01 as an option, TOY-X-01',
  'toy/rules/a.test.ts': "test('TOY-A-01 holds')",
  'toy/test/deep/b.test.ts': "test('TOY-A-02 holds')",
};
/** The rule table of the toy, with something of it put otherwise. */
const table = (from, to) => ({ 'toy/rulebook.ts': whole['toy/rulebook.ts'].replace(from, to) });
const gapsOf = (files) => survey(house({ ...whole, ...files })).flatMap(({ gaps }) => gaps);

const run = (...args) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

describe('the survey of rules', () => {
  test('a game that carries all its rules has no gap; folders without about.ts are none of its business', () => {
    expect(gapsOf({})).toEqual([]);
    expect(survey(house(whole)).map(({ name }) => name)).toEqual(['toy']);
  });

  test('a missing or empty text is a gap, in each language', () => {
    expect(gapsOf(table("en: 'one'", "en: ''"))).toEqual(['TOY-A-01 (M) has no text in en']);
    expect(gapsOf(table("fr: 'quatre', ", ''))).toEqual(['TOY-X-01 (X) has no text in fr']);
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

  test('a rule has a mark, and one that is known', () => {
    expect(gapsOf(table("mark: 'X', ", ''))).toEqual(['TOY-X-01 has no mark', 'TOY-X-01 (?) is cited by no test']);
    expect(gapsOf(table("mark: 'T'", "mark: 'Q'"))).toEqual([
      "TOY-B-01 has the mark 'Q', which is none of M, G, H, N, T, X, M/G, M/H, N/H",
      'TOY-B-01 (Q) is cited by no test',
    ]);
  });

  test('an id that stands twice, or that code cites and the table does not have, is a gap', () => {
    expect(gapsOf(table('} }];', "'TOY-A-01': { mark: 'M', fr: 'un', en: 'one' } } }];"))).toEqual([
      'TOY-A-01 stands twice in rulebook.ts',
    ]);
    expect(gapsOf({ 'toy/rules/b.ts': "refuse('TOY-A-09'), 'KER-STALE', 'TOY-A-01'" })).toEqual([
      'TOY-A-09, which rules/b.ts cites, is not in rulebook.ts',
    ]);
  });

  test('no table, or one in which nothing can be read, is a gap, not a success', () => {
    expect(gapsOf({ 'bare/about.ts': 'a game' })).toEqual(['games/bare/rulebook.ts is missing']);
    expect(gapsOf({ 'toy/rulebook.ts': 'export const RULEBOOK = {};' })).toContain('its rule book holds no rule');
  });
});

describe('what play reached', () => {
  const played = (lines) => {
    const folder = mkdtempSync(join(tmpdir(), 'reverie-played-'));
    made.push(folder);
    writeFileSync(join(folder, 'toy.txt'), lines.join('\n'));
    return folder;
  };

  test('a rule that code and tests cite and no play reaches is a gap; options, extras and help are not', () => {
    const reached = played(['TOY-A-01 told conformance', 'TOY-A-01 asked test', 'TOY-A-01 told test']);
    const [toy] = survey(house(whole), reached);
    expect(toy.rules.map(({ id, play }) => [id, play])).toEqual([
      ['TOY-A-01', ['asked', 'told']],
      ['TOY-A-02', []],
      ['TOY-B-01', []],
      ['TOY-X-01', []],
    ]);
    expect(toy.gaps).toEqual(['TOY-A-02 (M/G) is reached by no play']);
  });

  test('what play cites must stand in the table, but for what the kernel refuses itself', () => {
    const reached = played([
      'TOY-A-01 told test',
      'TOY-A-02 told test',
      'TOY-Z-01 refused test',
      'KER-STALE refused test',
    ]);
    expect(survey(house(whole), reached).flatMap(({ gaps }) => gaps)).toEqual([
      'TOY-Z-01, which play cites, is not in rulebook.ts',
    ]);
  });

  test('the report has a column for it', () => {
    const { status, stdout } = run('--played', played(['TOY-A-01 told test']), house(whole));
    expect(status).toBe(1);
    expect(stdout).toContain('rule      mark  code     tests    play\nTOY-A-01  M     rules/a  rules/a  told\n');
    expect(stdout).toContain('2 in tests, 1 in play; 1 gaps');
  });
});

describe('npm run rules', () => {
  test('prints the table and ends well where nothing is missing', () => {
    const { status, stdout } = run('--static', house(whole));
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
    const { status, stdout } = run('--quiet', '--static', house({ ...whole, 'toy/test/deep/b.test.ts': '' }));
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
