import { Fast } from '@reverie/kernel/chance/fast';
import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import type { Game } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { expect, test } from 'vitest';
import { toldOf, verdictsOf } from './bars.ts';
import { momentOf, panelsOf, withMoment } from './panels.ts';
import { figure, ticks } from './plot/figures.ts';
import { toSvg } from './plot/markup.ts';
import { cellsOf } from './plot/table.ts';
import { linesOf } from './plot/text.ts';
import { reportOf } from './report.ts';
import { answerOf, here, runStudy } from './run.ts';
import { type Plan, parseStudy, planOf } from './study.ts';
import { nameOf, switchesOf } from './switches.ts';

const game = ticTacToe as unknown as Game;
const players = [{ program: 'random' }, { program: 'random' }];
const planFor = (more: object = {}): Plan => {
  const study = parseStudy({ reverie: 'study-1', game: 'tic-tac-toe', players, games: 480, ...more });
  const plan = isRefusal(study) ? study : planOf(study, game);
  if (isRefusal(plan)) throw new Error(JSON.stringify(plan));
  return plan;
};

test('a study as plots: the title is the answer, the table has the same figures', async () => {
  const plan = planFor();
  const progress = await runStudy(plan, here(plan));
  const moments = withMoment([], momentOf(answerOf(plan, progress.counts)));
  const panels = panelsOf(plan, reportOf(plan, progress, 'en'), moments, 'en');
  const [answer] = panels;
  expect(answer?.title).toMatch(/^(Yes|Not certain): \d\d\.\d% \(/);
  for (const { plot } of panels) {
    expect(cellsOf(plot, 'en').length).toBeGreaterThan(1);
    expect(linesOf(plot, 'en').length).toBeGreaterThan(0);
  }
  expect(toSvg(answer as NonNullable<typeof answer>, 'en')).toContain('<title>');
});

test('whoever plays alone is held against no even share', async () => {
  const plan = planFor();
  const report = reportOf(plan, await runStudy(plan, here(plan)), 'en');
  const [answer] = panelsOf({ ...plan, seats: plan.seats.slice(0, 1) }, report, [], 'en');
  expect(answer?.title).toMatch(/^\d/);
  expect(answer?.plot).toMatchObject({ kind: 'lines', levels: [] });
});

test('names that would take too much of the width stand above their rows', () => {
  const drawn = (name: string): string =>
    toSvg(
      {
        id: 'rows',
        title: 'Rows',
        text: '',
        plot: { kind: 'rows', x: { label: 'x', least: 0, most: 100 }, rows: [{ name, value: 50 }] },
      },
      'en',
    );
  const begins = (name: string): boolean => new RegExp(`<text[^>]*text-anchor="start"[^>]*>${name}<`).test(drawn(name));
  expect(begins('a'.repeat(8))).toBe(false);
  expect(begins('a'.repeat(60))).toBe(true);
});

test('never 100 for less, nor 0 for more', () => {
  expect([99.6, 99.99, 100, 0, 0.3, 0.01, 50.4].map((value) => figure(value, 'en'))).toEqual([
    '99.6',
    '>99.9',
    '100',
    '0',
    '0.3',
    '<0.1',
    '50',
  ]);
  expect(figure(-3.2, 'fr', 1, true)).toBe('−3,2');
  expect(ticks(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100]);
});

test('a bar is met, missed, or still open', async () => {
  const plan = planFor();
  const { counts } = await runStudy(plan, here(plan));
  const bars = [
    { of: 'seat:0', what: 'victories', least: 0, most: 30 },
    { of: 'seat:0', what: 'victories', least: 0, most: 100 },
    { of: 'seat:*', what: 'games', least: 99, most: 100 },
  ] as const;
  expect(verdictsOf(counts, { bars }).map(({ label, verdict }) => [label, verdict])).toEqual([
    ['seat:0', 'missed'],
    ['seat:0', 'met'],
    ['seat:0', 'open'],
    ['seat:1', 'open'],
  ]);
  const [cross, ring] = toldOf(counts, { told: ['seat:*'] });
  expect([cross, ring]).toEqual([
    { label: 'seat:0', value: 100 },
    { label: 'seat:1', value: 100 },
  ]);
  expect(toldOf(counts, { told: ['deck:*'] })).toEqual([]);
});

test('a position: games begin where a seat stands, and what no game leads to is refused with its field', async () => {
  const { rules } = game;
  const s = rules.setup(
    rules.options.parse({}),
    [
      { name: '1', role: 'player' },
      { name: '2', role: 'player' },
    ],
    {
      chance: new Fast(1),
      tell: undefined,
    },
  );
  const view = rules.view(s, 0);
  const plan = planFor({ position: { version: rules.version, seat: 0, view } });
  const { counts } = await runStudy(plan, here(plan));
  expect(counts.games).toBe(480);
  const study = (position: object) =>
    parseStudy({ reverie: 'study-1', game: 'tic-tac-toe', players, games: 48, position });
  for (const [position, reason] of [
    [{ version: '0', seat: 0, view }, 'version'],
    [{ version: rules.version, seat: 0, view: { cells: 'none' } }, 'position'],
  ] as const) {
    expect(planOf(study(position) as Plan['study'], game)).toMatchObject({ rule: 'LAB-STUDY', reason });
  }
});

test('switches are the other values of options, one at a time', () => {
  for (const one of switchesOf(game)) expect(nameOf(one)).toContain('=');
});
