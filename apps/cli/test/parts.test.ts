/** The small parts, where going through the command would hide what is meant. */

import type { PendingDraw } from '@reverie/kernel/chance/asked';
import { dice, die, draw, pick, row, type Space, shuffle, sum } from '@reverie/kernel/chance/spaces';
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import type { Decision } from '@reverie/kernel/game';
import { Dist } from '@reverie/odds/dist';
import { games } from '@reverie/shelf/shelf';
import type { Standing } from '@reverie/table/feed';
import { describe, expect, test } from 'vitest';
import { texts } from '../src/language.ts';
import { columns, grouped, harmless, short, table, width } from '../src/layout.ts';
import { nearest } from '../src/nearest.ts';
import { oddsLines, plainOdds, sayOdds } from '../src/odds.ts';
import { describeSpace, drawFaceDown, parseOutcome } from '../src/play/dice.ts';
import type { SitterKind } from '../src/play/seats.ts';
import { nextTurn } from '../src/play/turns.ts';
import { parseTableCommand } from '../src/table-commands.ts';

describe('layout', () => {
  const red = `${String.fromCharCode(27)}[31mred${String.fromCharCode(27)}[39m`;

  test('columns line up by what is seen', () => {
    expect(width(red)).toBe(3);
    expect(
      table([
        ['a', 'b'],
        ['long', 'c'],
      ]),
    ).toEqual(['a      b', 'long   c']);
    expect(columns(['1', '2', '3'], 9)).toEqual(['1   2', '3']);
  });

  test('long text is cut between signs, and everything but colours is disarmed', () => {
    expect(short('🂡'.repeat(50), 3)).toBe('🂡🂡🂡…');
    expect(short('two\nlines')).toBe('two lines');
    expect(harmless(`${red}\u001b[2J\u0007\t\n`)).toBe(`${red} [2J  \n`);
  });

  test('numbers in groups of three', () => {
    expect([0, 999, 1234, 1234567].map(grouped)).toEqual(['0', '999', '1\u202f234', '1\u202f234\u202f567']);
  });
});

test('the nearest name, or none', () => {
  const names = ['tic-tac-toe', 'two-card-poker'];
  expect(nearest('tictactoe', names)).toBe('tic-tac-toe');
  expect(nearest('TWO-CARD-POKRE', names)).toBe('two-card-poker');
  expect(nearest('two', names)).toBe('two-card-poker');
  expect(nearest('go', names)).toBeUndefined();
  expect(nearest('', names)).toBeUndefined();
});

describe('draws typed in', () => {
  const read = (typed: string, { name, includes }: Space) =>
    parseOutcome(typed, { label: 'x', seen: 'all', space: name, includes } as PendingDraw);

  test.each<[string, Space, unknown]>([
    ['4', die(6), 4],
    ['[4]', die(6), 4],
    ['7', die(6), undefined],
    ['0', die(6), undefined],
    ['4.5', die(6), undefined],
    ['4 4', die(6), undefined],
    ['"4"', die(6), undefined],
    ['0', pick(3), 0],
    ['3 5 1', dice(3, 6), [5, 3, 1]],
    ['3,5;1', dice(3, 6), [5, 3, 1]],
    ['[1,3,5]', dice(3, 6), [5, 3, 1]],
    ['3 5', dice(3, 6), undefined],
    ['9', sum(3, 6), 9],
    ['3 5 1', sum(3, 6), 9],
    ['3 5 7', sum(3, 6), undefined],
    ['3 5', sum(3, 6), undefined],
    ['19', sum(3, 6), undefined],
    ['4', sum(1, 6), 4],
    ['1 1', draw([2, 3], 2), [1, 1]],
    ['2 1', draw([2, 3], 2), undefined],
    ['1', row([2, 3], 1), [1]],
    ['2 0 1', shuffle(3), [2, 0, 1]],
    ['2 0 0', shuffle(3), undefined],
    ['', die(6), undefined],
    ['null', die(6), undefined],
    ['{"length":1}', draw([2, 3], 2), undefined],
    [`${'1 '.repeat(20_000)}1`, dice(3, 6), undefined],
  ])('%s', (typed, space, outcome) => expect(read(typed, space)).toEqual(outcome));

  test('each kind says what to type, without saying what is in the bag', () => {
    for (const language of ['fr', 'en'] as const) {
      const said = [die(8), pick(3), dice(2, 6), sum(2, 6), draw([7, 9], 3), row([7, 9], 3), shuffle(5)].map((space) =>
        describeSpace(space.name, texts[language]),
      );
      expect(new Set(said).size).toBe(said.length);
      expect(said.join()).not.toMatch(/[79]/);
    }
  });

  test('a draw that nobody may see is a fair one of its kind', () => {
    for (const space of [
      die(6),
      pick(3),
      dice(2, 6),
      sum(2, 6),
      draw([2, 3], 2),
      row([2, 3], 2),
      shuffle(5),
    ] as Space[]) {
      const awaited = {
        label: 'x',
        seen: 'none',
        space: space.name,
        includes: space.includes,
        sample: space.sample,
      } as PendingDraw;
      expect(space.includes(drawFaceDown(awaited, (count) => new Uint8Array(count).fill(7)))).toBe(true);
    }
  });
});

describe('words of a table between people', () => {
  const calm = { waitingFor: [], awaited: null, back: null } as unknown as Standing;
  const asked = {
    waitingFor: [1],
    awaited: { label: 'x', space: ['sum', 2, 6], seats: 'all' },
    back: { seat: 1, waitingFor: [0] },
  } as unknown as Standing;

  test.each<[string, string, object]>([
    ['start', 'commencer', { do: 'start' }],
    ['say good evening', 'Dire good evening', { do: 'say', text: 'good evening' }],
    ['draw 3 5', 'tirer 8', { do: 'supply', outcome: 8 }],
    ['yes', 'oui', { do: 'consent', agree: true }],
    ['no', 'non', { do: 'consent', agree: false }],
    ['nudge', 'relancer', { do: 'nudge', seat: 1 }],
    ['resume', 'continuer', { do: 'resume' }],
    ['reclaim', 'revenir', { do: 'giveBack' }],
    ['rematch rotate', 'rejouer tourner', { do: 'rematch', rotate: true }],
  ])('%s, %s', (en, fr, command) => {
    expect([parseTableCommand(en, asked), parseTableCommand(fr, asked)]).toEqual([command, command]);
  });

  test('are none where they make no sense: a choice may begin with them', () => {
    for (const line of ['say', 'draw 3 5', 'yes', 'nudge', 'start again', 'rematch me', 'constructor', '2', '']) {
      expect(parseTableCommand(line, calm)).toBeUndefined();
    }
    expect(parseTableCommand('draw many', asked)).toBeUndefined();
  });
});

describe('odds', () => {
  const words = twoCardPoker.texts;

  test('exact ones to a tenth of a percent', () => {
    const odds = {
      exact: true,
      ways: Dist.weights([
        ['win', 2n],
        ['lose', 1n],
      ]),
    } as const;
    expect(sayOdds(odds, words.fr, texts.fr)).toBe('perd 33,3\u00a0% · gagne 66,7\u00a0%');
    expect(sayOdds(odds, words.en, texts.en)).toBe('lose 33.3% · win 66.7%');
    expect(plainOdds(odds)).toEqual({
      exact: true,
      ways: [
        ['lose', '1/3'],
        ['win', '2/3'],
      ],
    });
  });

  test('a rest is said when it shows', () => {
    const cut = { exact: true, ways: Dist.weights([['win', 9n]], 1n) } as const;
    expect(sayOdds(cut, words.en, texts.en)).toBe('win 90.0% · not followed 10.0%');
    expect(plainOdds(cut)).toEqual({ exact: true, ways: [['win', '9/10']], rest: '1/10' });
    const hair = { exact: true, ways: Dist.weights([['win', 10n ** 9n]], 1n) } as const;
    expect(sayOdds(hair, words.en, texts.en)).toBe('win 100.0%');
  });

  test('sampled ones with their error', () => {
    const ways = [
      { way: '', share: 0.25, low: 0.24, high: 0.262 },
      { way: 'refused', share: 0.75, low: 0.74, high: 0.76 },
    ];
    const odds = { exact: false, samples: 4000, ways } as const;
    expect(sayOdds(odds, words.fr, texts.fr)).toBe('sans suite ≈ 25,0\u00a0% ± 1,2 · refusé ≈ 75,0\u00a0% ± 1,0');
    expect(plainOdds(odds)).toEqual({
      exact: false,
      samples: 4000,
      ways: [
        ['', 0.25, 0.24, 0.262],
        ['refused', 0.75, 0.74, 0.76],
      ],
    });
    expect(plainOdds(undefined)).toBeNull();
  });
});

describe('whose turn it is', () => {
  const ask = (id: number, seat: number, optional = false): Decision =>
    optional ? { id, seat, kind: 'x', optional: true } : { id, seat, kind: 'x' };
  const kinds: readonly SitterKind[] = ['program', 'human', 'human'];
  const turn = (pending: readonly Decision[], letBe: number[] = [], atScreen?: number) =>
    nextTurn(pending, kinds, new Set(letBe), atScreen);

  test('people before programs, the one at the screen before the others', () => {
    expect(turn([ask(1, 0), ask(2, 1, true)])).toEqual({ of: 'human', seat: 1 });
    expect(turn([ask(1, 1), ask(2, 2)], [], 2)).toEqual({ of: 'human', seat: 2 });
    expect(turn([ask(1, 1, true), ask(2, 2)])).toEqual({ of: 'human', seat: 2 });
  });

  test('what was let be is not asked again, until everybody lets everything be', () => {
    expect(turn([ask(1, 0), ask(2, 1, true)], [2])).toEqual({ of: 'program', decision: ask(1, 0) });
    expect(turn([ask(2, 1, true), ask(3, 0, true)], [2, 3])).toEqual({ of: 'human', seat: 1 });
    expect(turn([ask(3, 0, true)], [3])).toEqual({ of: 'program', decision: ask(3, 0) });
  });
});

test('HB-02 odds that rest on assumptions have a line for each, in the words of the game', () => {
  const mortebrume = games.find(({ rules }) => rules.id === 'mortebrume');
  if (!mortebrume) throw new Error('no Mortebrume');
  const odds = (won: bigint) => ({
    exact: true as const,
    ways: Dist.weights([
      ['dominates', won],
      ['tie', 4n - won],
    ] as const),
  });
  const assumed = ['+0', 'dodge+1', 'passe+2'].map((as, i) => ({ as, odds: odds(BigInt(i + 1)) }));
  const lines = (language: 'fr' | 'en') =>
    oddsLines({ odds: odds(1n), assumed }, mortebrume.texts[language], texts[language]);
  expect(lines('fr').map((line) => line.split(' : ')[0])).toEqual([
    'sans destinée',
    'esquive, avec 1 point',
    'passe d’armes, avec 2 points',
  ]);
  expect(lines('en')[2]).toMatch(/^clash of arms, with 2 points: .*75/);
  expect(oddsLines({ odds: odds(1n), assumed: [] }, mortebrume.texts.fr, texts.fr)).toEqual([
    sayOdds(odds(1n), mortebrume.texts.fr, texts.fr),
  ]);
  expect(oddsLines({ odds: undefined, assumed: [] }, mortebrume.texts.fr, texts.fr)).toEqual([]);
});
