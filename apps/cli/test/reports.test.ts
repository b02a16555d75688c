/** Reports of all games: by what games are told apart, in words, and what figures mean. */
import { isRefusal } from '@reverie/kernel/refusal';
import { momentOf, panelsOf } from '@reverie/lab/panels';
import { isPlain, reportOf, tablesOf } from '@reverie/lab/report';
import { answerOf, here, runStudy } from '@reverie/lab/run';
import { parseStudy, planOf } from '@reverie/lab/study';
import { words } from '@reverie/lab/words/words';
import { findGame, games } from '@reverie/shelf/shelf';
import { expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import { reverie } from './reverie.ts';

/** Labels that some game of a study has, by game: seats, and what an opening, a deck, a manoeuvre is worth. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  reve: ['dreamer', 'encounter', 'spell', 'cast'],
  songe: ['character', 'opening', 'ended', 'manoeuvre'],
  artefacts: ['turn', 'ended', 'deck', 'dreamer', 'card'],
  mortebrume: ['horde', 'scenario', 'opening', 'decided', 'fighter', 'charge', 'reaction'],
};

test('every game brings studies along, and those of the house have bars', () => {
  expect(games.map(({ rules }) => rules.id).sort()).toEqual(Object.keys(KINDS).sort());
  for (const { rules, studies = [] } of games)
    expect([rules.id, studies.some(({ bars }) => bars.length > 0)]).toEqual([rules.id, true]);
});

test.each(Object.entries(KINDS))('%s: labels, rules, answers, lengths and plots, all in words', async (id, kinds) => {
  const game = findGame(id);
  const house = game?.studies?.[0]?.study;
  if (!game || !house) throw new Error(`no study of ${id}`);
  const study = parseStudy({ ...house, games: tiered(4, 12), events: true });
  const plan = isRefusal(study) ? study : planOf(study, game);
  if (isRefusal(plan)) throw new Error(JSON.stringify(plan));
  const progress = await runStudy(plan, here(plan));
  for (const language of ['fr', 'en'] as const) {
    const report = reportOf(plan, progress, language);
    const t = words[language];
    const labels = report.shares.map(({ name }) => name).filter((name) => !isPlain(name));
    for (const kind of kinds) {
      expect(
        labels.some((name) => name.startsWith(`${kind}:`)),
        `${id} has no ${kind}`,
      ).toBe(true);
      expect(t.kind(plan, kind)).not.toBe(kind);
    }
    for (const name of labels) expect(t.slice(plan, name)).not.toContain(':');
    expect(report.rules.length).toBeGreaterThan(5);
    expect(report.never.length).toBeGreaterThan(0);
    const tables = tablesOf(plan, report, language);
    expect(tables.map((table) => table.id)).toEqual(['shares', 'length', 'rules', 'answers', 'never']);
    for (const { rows } of tables) for (const row of rows) expect(row).toHaveLength(rows[0]?.length ?? 0);
    // Each rule that was never cited stands in one chapter.
    const never = tables
      .at(-1)
      ?.rows.slice(1)
      .flatMap(([, ids = '']) => ids.split(' '));
    expect(never?.sort()).toEqual([...report.never].sort());
    const panels = panelsOf(plan, report, [momentOf(answerOf(plan, progress.counts))], language);
    expect(panels.map((panel) => panel.id)).toEqual(expect.arrayContaining(['answer', 'rules']));
    for (const { title, text } of [...panels, { title: report.sentences.join(' '), text: '.' }])
      expect(`${title} ${text}`).not.toMatch(/undefined|NaN|\[object/);
  }
});

test('where nobody wins, the answer and the table say how often something happens', async () => {
  const file = JSON.stringify({ reverie: 'study-1', game: 'reve', players: [{ program: 'companion' }], games: 6 });
  const { code, out } = await reverie(['study', '-', '--jobs', '1', '--lang', 'en'], { input: file });
  expect(code).toBe(0);
  expect(out).toMatch(/^In 6 games, a spell succeeds: /);
  expect(out).toContain('What happens');
  expect(out).not.toContain('wins');
});

test('one switch at a time: what is certain, what is not, in every form', async () => {
  const players = [{ program: 'random' }, { program: 'random' }];
  const input = JSON.stringify({ reverie: 'study-1', game: 'two-card-poker', players, games: 48 });
  const asked = async (form: string) =>
    (await reverie(['study', '-', '--jobs', '1', '--each-switch', '--form', form, '--lang', 'en'], { input })).out;
  expect(await asked('text')).toContain('on the same draws');
  expect(await asked('markdown')).toMatch(/^# What each rule changes, one at a time/);
  expect(await asked('svg')).toMatch(/^<svg/);
});
