/** What a study has found so far, as plots. The title of a plot is its answer. */
import type { Language } from '@reverie/kernel/game';
import type { Panel } from '@reverie/kernel/plot';
import { rulesIn } from '@reverie/kernel/rulebook';
import { PAIR } from './play.ts';
import { isPlain, type Report, type Share } from './report.ts';
import type { Answer } from './run.ts';
import type { Plan } from './study.ts';
import { changeIn } from './switches.ts';
import { words } from './words/words.ts';

/** The answer as it stood after so many games: what the narrowing band is drawn from. */
export interface Moment {
  readonly games: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export const momentOf = ({ games, value, interval: { low, high } }: Answer): Moment => ({ games, value, low, high });

/** A band has as many points as a plot can show; old ones make room, the first and the last stay. */
const MOST_MOMENTS = 160;
export const withMoment = (moments: readonly Moment[], moment: Moment): readonly Moment[] => {
  const all = [...moments, moment];
  return all.length <= MOST_MOMENTS ? all : all.filter((_, i) => i % 2 === 0 || i === all.length - 1);
};

/** Of many labels of a kind, the best and the worst are drawn. */
const MOST_ROWS = 24;

/** What every plot of a study is drawn from. */
interface Drawn {
  readonly plan: Plan;
  readonly report: Report;
  readonly language: Language;
  /** The share of the victories that each seat has where all are as good, in percent. */
  readonly even: number;
}

export function panelsOf(plan: Plan, report: Report, moments: readonly Moment[], language: Language): readonly Panel[] {
  const drawn: Drawn = { plan, report, language, even: 100 / plan.seats.length };
  const panels: Panel[] = [];
  if (report.answer.games > 0) panels.push(answerPanel(drawn, moments));
  if (report.pairs) panels.push(pairPanel(drawn, report.pairs));
  for (const [kind, shares] of kindsOf(report.shares)) {
    const alike = shares.every(({ value }) => value === 1 / plan.seats.length || value === 0);
    panels.push(alike ? oftenPanel(drawn, kind, shares) : sharesPanel(drawn, kind, shares));
  }
  if (report.length.bins.length > 1) panels.push(lengthPanel(drawn));
  if (report.rules.length > 0) panels.push(rulesPanel(drawn));
  return panels;
}

function answerPanel({ plan, report, language, even }: Drawn, moments: readonly Moment[]): Panel {
  const t = words[language];
  const { value, interval, games } = report.answer;
  const paired = report.answer.kind === 'difference';
  const unit = 100;
  const often = report.answer.kind === 'often';
  // Whoever plays alone has no even share to be held against.
  const bare = often || (!paired && plan.seats.length === 1);
  const reference = paired ? 0 : bare ? 100 * value : even;
  const band = moments.map(({ games: at, low, high }) => [at, unit * low, unit * high] as const);
  const last = moments.at(-1);
  const [low, high] = [unit * (last?.low ?? interval.low), unit * (last?.high ?? interval.high)];
  const span = Math.max(4, 1.5 * Math.max(Math.abs(high - reference), Math.abs(low - reference)));
  return {
    id: 'answer',
    title: t.short(paired, value, interval, bare ? undefined : reference / 100),
    text: report.sentences[0] ?? '',
    plot: {
      kind: 'lines',
      x: { label: t.games, least: 0, most: Math.max(48, last?.games ?? games) },
      y: {
        label: often ? t.inHundred : t.victories,
        least: Math.max(paired ? -100 : 0, Math.floor(reference - span)),
        most: Math.min(100, Math.ceil(reference + span)),
        digits: 1,
      },
      series: [
        {
          name: t.slice(plan, plan.watch.replace('#', '')),
          look: 'sampled',
          points: moments.map(({ games: at, value: one }) => [at, unit * one] as const),
          band,
        },
      ],
      levels: bare ? [] : [{ at: reference, name: paired ? t.noDifference : t.evenShare, look: 'reference' }],
    },
  };
}

function pairPanel({ plan, language }: Drawn, { for: better, against, same }: NonNullable<Report['pairs']>): Panel {
  const t = words[language];
  const all = better + against + same || 1;
  const share = (count: number): number => (100 * count) / all;
  return {
    id: PAIR,
    title: t.pairs,
    text: t.pairText(better, against, same),
    plot: {
      kind: 'parts',
      rows: [
        {
          name: changeIn(plan, language),
          parts: [
            { name: t.better, value: share(better), look: 'for' },
            { name: t.same, value: share(same), look: 'none' },
            { name: t.worse, value: share(against), look: 'against' },
          ],
        },
      ],
    },
  };
}

/** Who wins how often, by labels of one kind. */
function sharesPanel({ plan, language, even }: Drawn, kind: string, shares: readonly Share[]): Panel {
  const t = words[language];
  const shown =
    shares.length <= MOST_ROWS ? shares : [...shares.slice(0, MOST_ROWS / 2), ...shares.slice(-MOST_ROWS / 2)];
  const low = Math.min(even, ...shown.map(({ interval: one }) => 100 * one.low));
  const high = Math.max(even, ...shown.map(({ interval: one }) => 100 * one.high));
  return {
    id: `kind-${kind}`,
    title: t.kind(plan, kind),
    text: shares.length > shown.length ? t.someOf(shown.length, shares.length) : t.hollow,
    plot: {
      kind: 'rows',
      x: {
        label: t.victories,
        least: Math.max(0, Math.floor(low / 5) * 5),
        most: Math.min(100, Math.ceil(high / 5) * 5),
      },
      reference: even,
      rows: shown.map((share) => ({
        name: t.slice(plan, share.name),
        value: 100 * share.value,
        low: 100 * share.interval.low,
        high: 100 * share.interval.high,
      })),
    },
  };
}

/** What all seats have in common says nothing about who wins, but how often it happens. */
function oftenPanel({ plan, report, language }: Drawn, kind: string, shares: readonly Share[]): Panel {
  const t = words[language];
  const often = [...shares].sort((a, b) => b.games - a.games).slice(0, MOST_ROWS);
  const values = often.map((share) => (100 * share.games) / Math.max(1, report.games));
  return {
    id: `kind-${kind}`,
    title: t.kind(plan, kind),
    text: t.often,
    plot: {
      kind: 'rows',
      x: { label: t.inHundred, least: 0, most: Math.max(10, Math.ceil(Math.max(...values) / 10) * 10) },
      rows: often.map((share, i) => ({ name: t.slice(plan, share.name), value: values[i] ?? 0 })),
    },
  };
}

function lengthPanel({ report, language }: Drawn): Panel {
  const t = words[language];
  const bins = joined(report.length.bins);
  const all = bins.reduce((sum, [, count]) => sum + count, 0);
  const values = bins.map(([, count]) => (100 * count) / all);
  return {
    id: 'length',
    title: t.lengthTitle(report.length.mean),
    text: t.lengthText,
    plot: {
      kind: 'bars',
      y: { label: t.games, least: 0, most: Math.max(10, ...values) },
      names: bins.map(([bin]) => t.whole(bin)),
      series: [{ name: t.games, look: 'solid', values }],
    },
  };
}

/** The rarest first: they are what a rule book wonders about. */
function rulesPanel({ plan, report, language }: Drawn): Panel {
  const t = words[language];
  const rules = rulesIn(plan.game.rulebook, language);
  const used = [...report.rules].sort((a, b) => a.games - b.games || (a.name < b.name ? -1 : 1)).slice(0, MOST_ROWS);
  return {
    id: 'rules',
    title: t.rulesTitle(report.rules.length, report.rules.length + report.never.length),
    text: t.rulesText(used.length, report.never.length),
    plot: {
      kind: 'rows',
      x: { label: t.inHundred, least: 0, most: 100 },
      rows: used.map(({ name, games }) => ({
        name: shortened(rules[name] ?? name),
        note: name,
        value: (100 * games) / Math.max(1, report.games),
      })),
    },
  };
}

/** What each switch changes, one at a time, the largest difference first. */
export function switchesPanel(
  plan: Plan,
  found: readonly { readonly name: string; readonly answer: Answer }[],
  language: Language,
): Panel {
  const t = words[language];
  const rows = [...found]
    .sort((a, b) => Math.abs(b.answer.value) - Math.abs(a.answer.value) || (a.name < b.name ? -1 : 1))
    .map(({ name, answer: { value, interval } }) => ({
      name,
      value: 100 * value,
      low: 100 * interval.low,
      high: 100 * interval.high,
    }));
  const sure = rows.filter(({ low, high }) => low > 0 || high < 0).length;
  const most = Math.max(5, Math.ceil(Math.max(0, ...rows.map(({ low, high }) => Math.max(-low, high))) / 5) * 5);
  return {
    id: 'switches',
    title: t.switches(t.slice(plan, plan.watch.replace('#', ''))),
    text: t.switchesText(sure, rows.length),
    plot: { kind: 'rows', x: { label: t.change, least: -most, most }, reference: 0, signed: true, rows },
  };
}

const NAME = 46;
const shortened = (text: string): string => (text.length <= NAME ? text : `${text.slice(0, NAME - 1).trimEnd()}…`);

/** Labels by what stands before the colon, each kind from the most victories to the fewest. */
function kindsOf(shares: readonly Share[]): readonly (readonly [string, readonly Share[]])[] {
  const kinds = new Map<string, Share[]>();
  for (const share of shares) {
    const kind = share.name.split(':', 1)[0] as string;
    if (isPlain(share.name)) continue;
    const found = kinds.get(kind);
    if (found) found.push(share);
    else kinds.set(kind, [share]);
  }
  return [...kinds].map(
    ([kind, some]) => [kind, some.sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1))] as const,
  );
}

const MOST_BARS = 12;
/** Bins of one width, as few as can be read: the counts have two digits, so beyond a hundred they are ten wide and more. */
function joined(bins: Report['length']['bins']): Report['length']['bins'] {
  const lengths = bins.map(([bin]) => bin);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  const counted = 10 ** Math.max(0, `${most}`.length - 2);
  const width = [1, 2, 5].flatMap((times) => [counted * times, counted * times * 10]).sort((a, b) => a - b);
  const wide = width.find((one) => (most - least) / one < MOST_BARS) ?? counted * 50;
  const sums = new Map<number, number>();
  for (let at = Math.floor(least / wide) * wide; at <= most; at += wide) sums.set(at, 0);
  for (const [bin, count] of bins) {
    const at = Math.floor(bin / wide) * wide;
    sums.set(at, (sums.get(at) ?? 0) + count);
  }
  return [...sums];
}
