/** What the command line and the page calculate, held against what happens; and its bad input. */
import { readSettings, shareOf, usualSettings, type WeighedWay } from '@reverie/kernel/calculation';
import { Fast } from '@reverie/kernel/chance/fast';
import type { Settings } from '@reverie/kernel/plot';
import { isRefusal } from '@reverie/kernel/refusal';
import { check, drawSettings } from '@reverie/lab/check';
import { draw } from '@reverie/lab/plot/svg';
import { cellsOf } from '@reverie/lab/plot/table';
import { type Plan, parseStudy, planOf } from '@reverie/lab/study';
import { changeIn, nameOf, switchesOf } from '@reverie/lab/switches';
import { findGame, games } from '@reverie/shelf/shelf';
import { describe, expect, test } from 'vitest';

const all = games.flatMap(({ rules, calculations = [] }) =>
  calculations.map((calculation) => ({ name: `${rules.id} ${calculation.id}`, calculation })),
);
interface Row {
  readonly fixed: number;
  readonly redraws: number;
  readonly fortune: boolean;
  readonly coin: string;
  readonly bag: string;
}
/** Stones of a colour that a player brings. */
const EACH = 15;
const sumOf = (ways: readonly WeighedWay[]): bigint => ways.reduce((sum, { weight }) => sum + weight, 0n);
const DRAWS = 4000;
/** `npm run bench odds-draws` draws ten million times; here a seed that is fixed, and fewer. */
const TRIED = 4;

test('every game has something to calculate', () => {
  for (const { rules, calculations = [] } of games)
    expect([rules.id, calculations.length > 0]).toEqual([rules.id, true]);
});

describe.each(all)('$name', ({ calculation }) => {
  const below = new Fast(5).below();
  const tried = [usualSettings(calculation), ...Array.from({ length: TRIED }, () => drawSettings(calculation, below))];

  test('drawn outcomes lie within four standard errors of the exact ones', () => {
    for (const [i, settings] of tried.entries())
      for (const { way, errors } of check(calculation, settings, DRAWS, 100 + i))
        expect(Math.abs(errors), JSON.stringify([settings, way])).toBeLessThan(4);
  });

  test('its plots have figures, words in both languages, and cells that are settings', () => {
    for (const language of ['fr', 'en'] as const) {
      const words = calculation.words[language];
      for (const one of calculation.settings) {
        expect(words.settings[one.id]).toBeTruthy();
        if (one.kind === 'one') for (const value of one.of) expect(words.option(one.id, value)).toBeTruthy();
      }
      for (const settings of tried) {
        for (const { way } of calculation.exact(settings)) expect(words.way(way)).toBeTruthy();
        for (const panel of calculation.panels(settings, language)) {
          expect(panel.title).not.toBe('');
          const cells = cellsOf(panel.plot, language);
          expect(cells.length).toBeGreaterThan(1);
          for (const row of cells) expect(row).toHaveLength(cells[0]?.length ?? 0);
          for (const width of [330, 640])
            expect(JSON.stringify(draw(panel.plot, width, language))).not.toContain('null');
          if (panel.plot.kind !== 'map') continue;
          for (const cell of panel.plot.rows.flatMap((row) => row.cells)) {
            if (!cell?.sets) continue;
            const text = Object.fromEntries(Object.entries(cell.sets).map(([name, value]) => [name, `${value}`]));
            expect(readSettings(calculation, text)).toHaveProperty('settings');
          }
        }
      }
    }
  });
});

test('what the map of Songe shows is what the calculation says', () => {
  const test = all.find(({ name }) => name === 'songe test')?.calculation;
  expect(100 * shareOf(test?.exact({ ...usualSettings(test), fixed: 2, redraws: 2 }) ?? [], ['success'])).toBeCloseTo(
    85.55,
    2,
  );
});

test('every true figure of `odds --table` is an answer of a calculation, which is drawn', () => {
  const songe = findGame('songe');
  const calculation = songe?.calculations?.find(({ id }) => id === 'test');
  if (!songe?.printedOdds || !calculation) throw new Error('no table');
  for (const players of [1, 4, 6]) {
    const rows = songe.printedOdds(players).rows as readonly Row[];
    expect(rows.length).toBeGreaterThan(100);
    for (const { fixed, redraws, fortune, coin, bag } of rows) {
      for (const [from, share] of [['coin', coin] as const, ['bag', bag] as const]) {
        const stones = EACH * players;
        const settings: Settings = {
          fixed,
          redraws,
          fortune: fortune ? 'yes' : 'no',
          bag: from,
          white: stones,
          black: stones,
        };
        const ways = calculation.exact(settings);
        const [num, den] = share.split('/').map(BigInt) as [bigint, bigint];
        const [success, all] = [ways.find(({ way }) => way === 'success')?.weight ?? 0n, sumOf(ways)];
        expect([settings, success * den]).toEqual([settings, num * all]);
      }
    }
  }
});

test('switches are the other values of options, one at a time, and each can be studied', () => {
  const game = findGame('artefacts');
  if (!game) throw new Error('no Artefacts');
  const switches = switchesOf(game);
  expect(switches.map(nameOf)).toContain('firstRoundCombat = all');
  expect(switches.map(nameOf)).not.toContain('firstRoundCombat = lastOnly');
  expect(new Set(switches.map(({ option }) => option)).size).toBeGreaterThan(20);
});

test('what a paired study changes is said in the words of the game, unless its file has words of its own', () => {
  const artefacts = findGame('artefacts');
  if (!artefacts) throw new Error('no such game');
  const named = (name: string, language: 'fr' | 'en') => {
    const against = { name, options: { firstRoundCombat: 'all' } };
    return changeIn({ game: artefacts, study: { against } } as unknown as Plan, language);
  };
  expect(named('firstRoundCombat = all', 'fr')).toBe('À la première manche combat : tout le monde');
  expect(named('firstRoundCombat = all', 'en')).toBe('In the first round may fight: everybody');
  expect(named('everybody at once', 'fr')).toBe('everybody at once');
});

test('the studies of the house can be played as they stand', () => {
  for (const game of games) {
    for (const { id, study, bars } of game.studies ?? []) {
      const parsed = parseStudy(study);
      const plan = isRefusal(parsed) ? parsed : planOf(parsed, game);
      expect([id, isRefusal(plan)]).toEqual([id, false]);
      for (const { least, most } of bars) expect(least).toBeLessThan(most);
    }
  }
});

test('a bag that holds just enough for the question leaves out what needs more', () => {
  for (const calculation of findGame('songe')?.calculations ?? []) {
    for (const fixed of [-3, 0, 2, 4]) {
      for (const white of [0, 1, 3, 8]) {
        const settings = {
          ...usualSettings(calculation),
          bag: 'bag',
          white,
          black: 8 - Math.abs(fixed) - white,
          fixed,
        };
        if (settings.black < 0 || calculation.whyNot?.(settings)) continue;
        for (const { plot } of calculation.panels(settings, 'fr')) {
          if (plot.kind === 'map')
            expect(plot.rows.some(({ cells }) => cells.some((cell) => cell !== null))).toBe(true);
          if (plot.kind === 'lines') expect(plot.series.every(({ points }) => points.length > 0)).toBe(true);
        }
      }
    }
  }
});
