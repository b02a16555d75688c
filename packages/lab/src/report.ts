/** What the counts of a study say, as tables that any surface can show, and as text in several forms. */
import type { Language } from '@reverie/kernel/game';
import { rulesIn } from '@reverie/kernel/rulebook';
import { type Counts, countOf, namesUnder } from './counts.ts';
import { type Interval, watched } from './interval.ts';
import { NAMES, PAIR, SIDES } from './play.ts';
import { type Answer, answerOf, type Progress, shareOf } from './run.ts';
import type { Plan } from './study.ts';
import { words } from './words/words.ts';

type Words = (typeof words)[Language];

/** Victories of a group of seats. */
export interface Share {
  readonly name: string;
  readonly games: number;
  readonly value: number;
  readonly interval: Interval;
}

/** How often something was told or answered. */
export interface Use {
  readonly name: string;
  /** Games in which it happened at all. */
  readonly games: number;
  readonly times: number;
}

export interface Report {
  readonly done: boolean;
  readonly games: number;
  readonly unfinished: number;
  readonly answer: Answer;
  /** The answer as a sentence, and what it means. */
  readonly sentences: readonly string[];
  readonly shares: readonly Share[];
  readonly length: {
    readonly mean: number;
    readonly spread: number;
    readonly bins: readonly (readonly [number, number])[];
  };
  readonly rules: readonly Use[];
  /** Rules of the book that no game of the study told. */
  readonly never: readonly string[];
  readonly answers: readonly Use[];
  /** Games that a switch turned for and against what is watched, and those it left alone. */
  readonly pairs?: { readonly for: number; readonly against: number; readonly same: number };
}

export function reportOf(plan: Plan, { counts, done }: Progress, language: Language): Report {
  const paired = plan.study.against !== undefined;
  const under = paired ? `${SIDES[0]}/` : '';
  const games = countOf(counts, under + NAMES.games);
  const unfinished = countOf(counts, under + NAMES.unfinished);
  const answer = answerOf(plan, counts);
  const used = (what: string): Use[] =>
    namesUnder(counts, under + what).map((name) => ({
      name,
      games: countOf(counts, `${under}${what}/${name}/games`),
      times: countOf(counts, `${under}${what}/${name}/times`),
    }));
  const rules = used(NAMES.rule);
  const told = new Set(rules.map(({ name }) => name));
  return {
    done,
    games,
    unfinished,
    answer,
    sentences: words[language].answer(plan, answer, games - unfinished),
    shares: namesUnder(counts, under + NAMES.slice).map((name) => ({
      name,
      ...shareOf(counts, name, paired ? SIDES[0] : undefined),
    })),
    length: lengthOf(counts, under, games),
    rules,
    never: plan.study.events ? Object.keys(rulesIn(plan.game.rulebook, language)).filter((id) => !told.has(id)) : [],
    answers: used(NAMES.answer),
    ...(paired && {
      pairs: {
        for: countOf(counts, `${PAIR}/1`),
        against: countOf(counts, `${PAIR}/-1`),
        same: countOf(counts, `${PAIR}/0`),
      },
    }),
  };
}

function lengthOf(counts: Readonly<Counts>, under: string, games: number): Report['length'] {
  const bins = namesUnder(counts, under + NAMES.length).map(
    (bin) => [Number(bin), countOf(counts, `${under}${NAMES.length}/${bin}`)] as const,
  );
  if (games === 0) return { mean: 0, spread: 0, bins };
  const mean = countOf(counts, under + NAMES.moves) / games;
  const variance = countOf(counts, under + NAMES.squares) / games - mean * mean;
  return { mean, spread: Math.sqrt(Math.max(0, variance)), bins };
}

/** A title and rows, the first of which is the head. */
export interface Table {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

/** The report as tables in words; the same that a page shows under "as a table". */
export function tablesOf(plan: Plan, report: Report, language: Language): readonly Table[] {
  const t = words[language];
  const tables: Table[] = [
    isWon(report) ? victories(plan, report, t) : happened(plan, report, t),
    {
      id: 'length',
      title: t.length,
      rows: [[t.moves, t.games], ...report.length.bins.map(([bin, games]) => [t.whole(bin), t.whole(games)])],
    },
  ];
  if (report.pairs) {
    const { for: better, against, same } = report.pairs;
    const cells = [better, against, same].map(t.whole);
    tables.push({ id: 'pairs', title: t.pairs, rows: [[t.better, t.worse, t.same], cells] });
  }
  for (const [id, title, uses] of [
    ['rules', t.rules, report.rules] as const,
    ['answers', t.answers, report.answers] as const,
  ]) {
    if (uses.length === 0) continue;
    const about = (name: string): string[] =>
      id === 'rules' ? [rulesIn(plan.game.rulebook, language)[name] ?? ''] : [];
    const rows = uses.map(({ name, games, times }) => [name, t.whole(games), t.whole(times), ...about(name)]);
    tables.push({ id, title, rows: [[t.name, t.inGames, t.times, ...(id === 'rules' ? [t.ruleText] : [])], ...rows] });
  }
  if (report.never.length > 0)
    tables.push({
      id: 'never',
      title: t.never,
      rows: [[t.chapter, t.rules], ...neverByChapter(plan, report, language)],
    });
  return tables;
}

/** Whether anybody ever wins: there are games that only end. */
export const isWon = ({ shares }: Pick<Report, 'shares'>): boolean => shares.some(({ value }) => value > 0);

function victories(plan: Plan, { shares }: Report, t: Words): Table {
  const rows = shares.map(({ name, value, interval, games }) => [
    t.slice(plan, name),
    t.points(value),
    t.points(interval.low),
    t.points(interval.high),
    t.whole(games),
  ]);
  return { id: 'shares', title: t.shares, rows: [[t.who, t.won, t.low, t.high, t.games], ...rows] };
}

/** Where nobody wins, how often something happened is what there is to say. */
function happened(plan: Plan, report: Report, t: Words): Table {
  const all = report.games - report.unfinished;
  const rows = report.shares
    .filter(({ name }) => !isPlain(name))
    .map(({ name, games }) => {
      const { low, high } = watched(games, all);
      return [
        t.slice(plan, name),
        t.points(all === 0 ? 0 : games / all),
        t.points(low),
        t.points(high),
        t.whole(games),
      ];
    });
  return { id: 'shares', title: t.happened, rows: [[t.name, t.inHundred, t.low, t.high, t.games], ...rows] };
}

/** Slices that say nothing beside the answer. */
export const isPlain = (slice: string): boolean => /^(seat|player|program):/.test(slice);

/** By the chapters of the book, so that a long list can be read. */
function neverByChapter({ game }: Plan, { never }: Report, language: Language): string[][] {
  const left = new Set(never);
  return (game.rulebook ?? [])
    .map(({ title, rules }) => [
      title[language],
      Object.keys(rules)
        .filter((id) => left.has(id))
        .join(' '),
    ])
    .filter(([, ids]) => ids !== '');
}

export function toMarkdown(plan: Plan, report: Report, language: Language): string {
  const t = words[language];
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const parts = [
    `# ${plan.study.title ?? t.title(plan)}`,
    ...report.sentences,
    t.footing(report.games, report.unfinished, report.length.mean, plan.study.seed),
  ];
  for (const { title, rows } of tablesOf(plan, report, language)) {
    const [head = [], ...body] = rows;
    parts.push(`## ${title}`, [row(head), row(head.map(() => '---')), ...body.map(row)].join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

/** One table for all: what it is, its name, and its figures without rounding. */
export function toCsv(plan: Plan, report: Report, language: Language): string {
  const t = words[language];
  const rows: (string | number)[][] = [['table', 'name', 'text', 'games', 'value', 'low', 'high']];
  const { kind, games, value, interval } = report.answer;
  rows.push(['answer', kind, report.sentences[0] ?? '', games, value, interval.low, interval.high]);
  for (const share of report.shares) {
    const { low, high } = share.interval;
    rows.push(['share', share.name, t.slice(plan, share.name), share.games, share.value, low, high]);
  }
  for (const [bin, count] of report.length.bins) rows.push(['length', bin, '', count, '', '', '']);
  for (const { name, games: inGames, times } of report.rules) rows.push(['rule', name, '', inGames, times, '', '']);
  for (const { name, games: inGames, times } of report.answers)
    rows.push(['answered', name, '', inGames, times, '', '']);
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const cell = (value: string | number): string =>
  /[",\r\n]/.test(`${value}`) ? `"${`${value}`.replaceAll('"', '""')}"` : `${value}`;
