import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import { isRefusal } from '@reverie/kernel/refusal';
import { rulesIn } from '@reverie/kernel/rulebook';
import { expect, test } from 'vitest';
import { reportOf, tablesOf, toCsv, toMarkdown } from './report.ts';
import { here, runStudy } from './run.ts';
import { parseStudy, planOf } from './study.ts';

async function played(more: object) {
  const players = [{ program: 'random' }, { program: 'random' }];
  const study = parseStudy({ reverie: 'study-1', game: 'tic-tac-toe', players, games: 960, events: true, ...more });
  const plan = isRefusal(study) ? study : planOf(study, ticTacToe);
  if (isRefusal(plan)) throw new Error(JSON.stringify(plan));
  return { plan, progress: await runStudy(plan, here(plan)) };
}

test('the answer comes first, in both languages, with its interval and what it means', async () => {
  const { plan, progress } = await played({});
  const { sentences, answer, length } = reportOf(plan, progress, 'fr');
  const share = `${(100 * answer.value).toFixed(1)}`.replace('.', ',');
  expect(sentences[0]).toContain(`Sur 960 parties, place 1 gagne ${share}\u00a0% du temps (entre `);
  expect(sentences[1]).toBe('C’est plus que la part égale.');
  expect(reportOf(plan, progress, 'en').sentences[1]).toBe('That is more than the even share.');
  expect(length.bins.reduce((sum, [, games]) => sum + games, 0)).toBe(960);
  expect(length.mean).toBeCloseTo(length.bins.reduce((sum, [bin, games]) => sum + bin * games, 0) / 960, 9);
});

test('rules that were told, those that nobody met, and the answers', async () => {
  const { plan, progress } = await played({});
  const report = reportOf(plan, progress, 'en');
  const all = Object.keys(rulesIn(ticTacToe.rulebook, 'en'));
  expect([...report.rules.map(({ name }) => name), ...report.never].sort()).toEqual(all.sort());
  expect(report.never).toContain('TTT-05');
  const [marks] = report.answers;
  expect(marks?.times).toBe(Math.round(report.length.mean * 960));
});

test('Markdown has a row for every share, and CSV the figures as they are', async () => {
  const { plan, progress } = await played({ title: 'Who begins | who wins' });
  const report = reportOf(plan, progress, 'en');
  const markdown = toMarkdown(plan, report, 'en');
  expect(markdown.startsWith('# Who begins | who wins\n\nIn 960 games, seat 1 wins ')).toBe(true);
  expect(markdown).toContain('| who | victories | at least | at most | games |');
  expect(tablesOf(plan, report, 'en').map(({ id }) => id)).toEqual(['shares', 'length', 'rules', 'answers', 'never']);
  const [, answer = ''] = toCsv(plan, report, 'en').split('\r\n');
  expect(
    answer.endsWith(`,960,${report.answer.value},${report.answer.interval.low},${report.answer.interval.high}`),
  ).toBe(true);
});

test('a pair of equal sides says that nothing is known to change', async () => {
  const { plan, progress } = await played({ against: { name: 'nothing', options: {} } });
  const report = reportOf(plan, progress, 'en');
  expect(report.pairs).toEqual({ for: 0, against: 0, same: 960 });
  expect(report.sentences[0]).toMatch(/^“nothing” changes victories \(seat 1\) by \+0\.0 points/);
  expect(report.sentences[1]).toBe('The interval contains zero: nothing says that it makes a difference.');
});
