import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { jsonLines, reverie } from './reverie.ts';

const scenario = (name: string): string => fileURLToPath(new URL(`scenarios/${name}`, import.meta.url));

test('a hand of poker with prepared cards: events, refusals, odds, views, line for line', async () => {
  const { code, out, err } = await reverie(['run', scenario('poker-hand.json')]);
  expect([code, err]).toEqual([0, '']);
  await expect(out).toMatchFileSnapshot('scenarios/poker-hand.jsonl');
  // The lines that everything else hangs on, spelled out: K Q against 231 hands, then the showdown.
  const lines = jsonLines(out);
  expect(lines.filter(({ line }) => line === 'odds')).toEqual([
    { line: 'odds', step: 2, odds: null },
    {
      line: 'odds',
      step: 4,
      odds: {
        exact: true,
        ways: [
          ['lose', '34/77'],
          ['share', '3/77'],
          ['win', '40/77'],
        ],
      },
    },
    { line: 'odds', step: 5, odds: null },
  ]);
  expect(lines.at(-1)).toMatchObject({ line: 'end', outcome: { winners: [0], scores: [23, 17], rule: 'POK-07' } });
});

test('from standard input, in either language: the lines are the same', async () => {
  const input = readFileSync(scenario('poker-hand.json'));
  const { out } = await reverie(['run', scenario('poker-hand.json')]);
  for (const more of [[], ['--json'], ['--lang', 'en']]) {
    expect(await reverie(['run', '-', ...more], { input })).toEqual({ code: 0, out, err: '' });
  }
  expect((await reverie(['run', '-'], { input: Buffer.concat([Buffer.from('\ufeff'), input]) })).code).toBe(0);
});

describe('prepared outcomes that do not fit: exit code 1', () => {
  test.each([
    ['too-few-outcomes.json', 'setup'],
    ['outcomes-left.json', 'end'],
  ])('%s', async (name, step) => {
    const { code, out, err } = await reverie(['run', scenario(name)]);
    expect(code).toBe(1);
    expect(jsonLines(out).at(-1)).toMatchObject({ line: 'failure', step });
    expect(err).toMatch(new RegExp(`^reverie: scénario, étape ${step} : .+\\n$`));
  });
});

describe('what is not a scenario that can be run: exit code 2', () => {
  const good = JSON.parse(readFileSync(scenario('outcomes-left.json'), 'utf8'));
  const cases: Record<string, readonly [unknown, string]> = {
    'an unknown game': [{ ...good, game: 'tic-tac-to' }, 'vouliez-vous dire « tic-tac-toe » ?'],
    'no steps': [{ ...good, steps: undefined }, 'scénario mal formé à « steps »'],
    'a step of no kind': [{ ...good, steps: [{ seat: 0 }] }, 'scénario mal formé à « steps.0.answer »'],
    'an extra key': [{ ...good, extra: 1 }, 'scénario mal formé'],
    'a fraction for an outcome': [{ ...good, outcomes: [0.5] }, 'scénario mal formé à « outcomes.0 »'],
    'options of the wrong shape': [{ ...good, options: { hands: 3 } }, 'options mal formées'],
    'too many seats': [{ ...good, seats: new Array(3).fill({ name: 'A', role: 'player' }) }, 'au plus 2'],
    'a role that is not': [{ ...good, seats: new Array(2).fill({ name: 'A', role: 'king' }) }, 'pas de rôle « king »'],
    'a list': [[], 'scénario mal formé'],
    null: [null, 'scénario mal formé'],
  };
  for (const [name, [json, said]] of Object.entries(cases)) {
    test(name, async () => {
      const { code, out, err } = await reverie(['run', '-'], { input: JSON.stringify(json) });
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(said);
      expect(err.split('\n').length).toBe(2);
    });
  }

  test('no JSON, nothing, a file that is too large, something nested without end', async () => {
    for (const input of ['{', '', 'NaN', `{"a":${'['.repeat(10_000)}`, Buffer.alloc(64 * 1024 * 1024 + 1, 32)]) {
      const { code, err } = await reverie(['run', '-'], { input });
      expect(code).toBe(2);
      expect(err.length).toBeLessThan(200);
    }
  });
});
