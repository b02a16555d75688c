/** `reverie analyse`: the chances along a game, what changed them, and which answers gave something away. */
import type { Decision, Seat } from '@reverie/kernel/game';
import { sayFault } from '@reverie/kernel/texts/say';
import { type Analysis, analyse as analyseJournal } from '@reverie/players/analysis/analyse';
import { isFault, stepsOf } from '@reverie/players/analysis/steps';
import { grades, luckOf, totalsOf, turningPoints } from '@reverie/players/analysis/story';
import { withNames } from '@reverie/table/names';
import { type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { type LoadedJournal, loadJournal } from '../journals.ts';
import { indent, short, table } from '../layout.ts';
import { wholeOption } from '../numbers.ts';

interface AnalyseOptions {
  readonly work?: string | undefined;
}

/** Marks of a curve, from 0 to 1. */
const BARS = '▁▂▃▄▅▆▇█';
const MOST_WORK = 100_000_000;

export async function analyse(ctx: Context, file: string, options: AnalyseOptions = {}): Promise<Ending> {
  const found = await loadJournal(ctx, file, { dash: true });
  if (isCommandError(found)) return found;
  const work =
    options.work === undefined ? undefined : wholeOption(ctx, '--work', options.work, { least: 1, most: MOST_WORK });
  if (isCommandError(work)) return work;
  const { game, journal, fault } = found;
  const texts = game.texts[ctx.language];
  if (fault) return failure(sayFault(ctx.language, fault, texts));
  if (journal.entries.length === 0) return failure(ctx.t.analyse.empty);
  const run = analyseJournal(game, journal, work === undefined ? {} : { work });
  let next = run.next();
  while (!next.done) next = run.next();
  const analysis = next.value;
  if (isFault(analysis)) return failure(sayFault(ctx.language, analysis, texts));
  if (ctx.out.json) printLines(ctx, found, analysis);
  else printWords(ctx, found, analysis);
  return undefined;
}

function printLines({ out }: Context, { journal }: LoadedJournal, analysis: Analysis): void {
  const { header } = journal;
  const told = grades(analysis);
  out.line({
    line: 'analysis',
    game: header.game,
    version: header.version,
    match: header.match,
    source: analysis.source,
  });
  for (const step of analysis.steps) {
    const { judgement, ...rest } = step;
    const grade = told.get(step.n);
    out.line({ line: 'step', ...rest, ...(judgement && { judgement: { ...judgement, grade: grade ?? null } }) });
  }
  for (const seat of header.seats.keys()) {
    const turning = turningPoints(analysis, seat);
    out.line({ line: 'seat', seat, totals: totalsOf(analysis, seat), luck: luckOf(analysis, seat), turning });
  }
}

function printWords(ctx: Context, found: LoadedJournal, analysis: Analysis): void {
  const { language, t, out } = ctx;
  const percent = percentIn(ctx);
  const { game, journal } = found;
  const seats = withNames(journal.header.seats, game.texts[language]);
  out.say(`${out.bold(game.texts[language].title)} ${out.dim(`· ${t.analyse.moves(analysis.steps.length - 1)}`)}`);
  out.say(out.dim(t.analyse.source[analysis.source]));
  if (analysis.source === 'result') return;
  const acts = actsOf(found);
  for (const [seat, { name }] of seats.entries()) {
    const totals = totalsOf(analysis, seat);
    out.say();
    out.say(
      `${out.bold(name)}  ${percent(totals.from)} ${curve(analysis, seat, out.width - 30)} ${percent(totals.to)}`,
    );
    const parts = t.analyse.parts(points(totals.decision), points(totals.luck), points(totals.reveal));
    const luck = t.analyse.luck(t.analyse.fortune[luckOf(analysis, seat).fortune]);
    const turns = turningPoints(analysis, seat).map(({ n, from, to, why }) =>
      t.analyse.turn(n, percent(from), percent(to), t.analyse.why[why]),
    );
    for (const line of indent([parts, luck, ...turns])) out.say(line);
  }
  const faults = faultRows(ctx, found, analysis, acts, seats);
  out.say();
  out.say(faults.length === 0 ? t.analyse.noFaults : t.analyse.faults);
  for (const line of indent(table(faults))) out.say(line);
}

type Acts = ReadonlyMap<number, { readonly decision: Decision; readonly answer: unknown }>;

function actsOf({ game, journal }: LoadedJournal): Acts {
  const steps = stepsOf(game.rules, journal);
  if (isFault(steps)) return new Map();
  return new Map(steps.flatMap(({ n, decision, answer }) => (decision ? [[n, { decision, answer }] as const] : [])));
}

function faultRows(
  ctx: Context,
  { game }: LoadedJournal,
  analysis: Analysis,
  acts: Acts,
  seats: readonly Seat[],
): string[][] {
  const { language, t } = ctx;
  const percent = percentIn(ctx);
  const texts = game.texts[language];
  const told = grades(analysis);
  return analysis.steps.flatMap(({ n, seat, judgement }) => {
    const grade = told.get(n);
    const act = acts.get(n);
    if (!judgement || !act || seat === null || grade === undefined || grade === 'good' || grade === 'excellent')
      return [];
    const say = (answer: unknown): string => short(texts.choice(act.decision, answer, seats), 40);
    const better = t.analyse.better(say(judgement.other), percent(judgement.best));
    const name = seats[seat]?.name ?? '';
    return [[String(n), name, t.analyse.grade[grade], `${say(act.answer)} ${percent(judgement.played)}`, better]];
  });
}

const percentIn =
  ({ t }: Context) =>
  (chance: number): string =>
    t.percent(`${Math.round(100 * chance)}`);
const points = (part: number): string => `${part < 0 ? '−' : '+'}${Math.round(Math.abs(100 * part))}`;

/** The chances of a seat in one line. */
function curve({ steps }: Analysis, seat: number, most: number): string {
  const wide = Math.max(1, Math.min(steps.length, most));
  return Array.from({ length: wide }, (_, i) => {
    const step = steps[Math.round((i / Math.max(1, wide - 1)) * (steps.length - 1))];
    return BARS[Math.min(BARS.length - 1, Math.floor((step?.chances[seat] ?? 0) * BARS.length))];
  }).join('');
}
