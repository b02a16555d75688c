/** `reverie study FILE`: plays the games of a study on all cores and says what they answer. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { isRefusal } from '@reverie/kernel/refusal';
import { sayRefusal } from '@reverie/kernel/texts/say';
import { momentOf, panelsOf, switchesPanel } from '@reverie/lab/panels';
import { toSvg } from '@reverie/lab/plot/markup';
import { cellsOf, toCsv as tableToCsv, toMarkdown as tableToMarkdown } from '@reverie/lab/plot/table';
import { linesOf } from '@reverie/lab/plot/text';
import { reportOf, tablesOf, toCsv, toMarkdown } from '@reverie/lab/report';
import { type Answer, answerOf, here, type Progress, runStudy, SHARD, ShardError } from '@reverie/lab/run';
import { type Plan, parseStudy, planOf } from '@reverie/lab/study';
import { nameOf, switchesOf, switchIn } from '@reverie/lab/switches';
import { words } from '@reverie/lab/words/words';
import { badInput, type CommandError, type Ending, failure, interrupted, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { parseJson, readIfThere, readText, replaceFile } from '../files.ts';
import { gameByName } from '../find.ts';
import { formOption } from '../form.ts';
import { grouped, short, table } from '../layout.ts';
import { wholeOption } from '../numbers.ts';
import { QueuedWorkers, versionOf } from '../study/queue.ts';
import { Threads } from '../study/threads.ts';

const FORMS = ['text', 'markdown', 'csv', 'json', 'svg', 'counts'] as const;
type Form = (typeof FORMS)[number];
/** Between two looks at the bar, and between two savings. */
const SHOW_EVERY = 200;
const SAVE_EVERY = 2000;

interface StudyOptions {
  readonly jobs?: string | undefined;
  readonly form?: string | undefined;
  readonly save?: string | undefined;
  readonly databaseUrl?: string | undefined;
  readonly eachSwitch?: boolean | undefined;
  readonly panel?: string | undefined;
}

export async function study(ctx: Context, file: string, options: StudyOptions): Promise<Ending> {
  const { t } = ctx;
  const form = formOption(ctx, options.form, FORMS);
  if (isCommandError(form)) return form;
  const jobs = wholeOption(ctx, '--jobs', options.jobs ?? `${availableParallelism()}`, { least: 1, most: 256 });
  if (isCommandError(jobs)) return jobs;
  const plan = await readPlan(ctx, file);
  if (isCommandError(plan)) return plan;
  if (options.eachSwitch) return sensitivity(ctx, plan, jobs, form);
  if (options.panel !== undefined && form !== 'svg') return badInput(t.study.panelNeedsSvg);
  const from = await readProgress(ctx, plan, options.save);
  if (isCommandError(from)) return from;
  const progress = await playAll(ctx, plan, jobs, from, options);
  if (isCommandError(progress)) return progress;
  const badPanel = checkPanel(ctx, plan, progress, options.panel);
  if (badPanel) return badPanel;
  show(ctx, plan, progress, form, options.panel);
  if (progress.done) return undefined;
  const played = grouped(progress.shards * SHARD);
  const { save } = options;
  return interrupted(save === undefined ? t.study.broken(played) : t.study.brokenKept(played, short(save, 80)));
}

/** Which drawings there are depends on what the games had in them. */
function checkPanel({ t, language }: Context, plan: Plan, progress: Progress, panel: string | undefined): Ending {
  const ids = panelsFor(plan, progress, language).map(({ id }) => id);
  if (panel === undefined || ids.includes(panel)) return undefined;
  return badInput(t.calculate.unknownPanel(short(panel), ids.join(', ')));
}

async function readPlan(ctx: Context, file: string): Promise<Plan | CommandError> {
  const { t, language } = ctx;
  const text = await readText(ctx, file, { dash: true });
  if (isCommandError(text)) return text;
  const json = parseJson(text);
  if (!json) return badInput((text.trim() === '' ? t.study.empty : t.study.notJson)(short(file, 80)));
  const parsed = parseStudy(json.value);
  if (isRefusal(parsed))
    return badInput(t.study.wrong(short(file, 80), words[language].reason(parsed.reason, parsed.details)));
  const game = gameByName(ctx, parsed.game);
  if (isCommandError(game)) return game;
  const plan = planOf(parsed, game);
  if (!isRefusal(plan)) return plan;
  const why =
    plan.rule === 'LAB-STUDY' ? words[language].reason(plan.reason, plan.details) : sayRefusal(language, plan);
  return badInput(t.study.wrong(short(file, 80), why));
}

/** What was kept by `--save`, if it belongs to this study. */
async function readProgress(
  ctx: Context,
  plan: Plan,
  file: string | undefined,
): Promise<Progress | CommandError | undefined> {
  if (file === undefined) return undefined;
  const text = await readIfThere(ctx, file);
  if (text === undefined || isCommandError(text)) return text;
  const kept = parseJson(text)?.value as Progress | undefined;
  if (kept?.reverie !== 'progress-3') return badInput(ctx.t.study.noProgress(short(file, 80)));
  if (JSON.stringify(kept.study) !== JSON.stringify(plan.study))
    return badInput(ctx.t.study.otherStudy(short(file, 80)));
  return kept;
}

async function playAll(
  ctx: Context,
  plan: Plan,
  jobs: number,
  from: Progress | undefined,
  { save, databaseUrl }: StudyOptions,
): Promise<Progress | CommandError> {
  const { world } = ctx;
  const stop = new AbortController();
  world.onStop?.(() => stop.abort());
  const bar = new Bar(ctx, plan, from?.shards ?? 0);
  const queue = databaseUrl === undefined ? undefined : await openQueue(ctx, databaseUrl);
  if (isCommandError(queue)) return queue;
  const threads = jobs === 1 || queue ? undefined : new Threads(plan.study, jobs);
  let saved = performance.now();
  let saving: Promise<CommandError | undefined> = Promise.resolve(undefined);
  const onProgress = (progress: Progress): void => {
    bar.show(progress.shards);
    if (save === undefined || performance.now() - saved < SAVE_EVERY) return;
    saved = performance.now();
    saving = saving.then(() => replaceFile(ctx, save, JSON.stringify(progress)));
  };
  try {
    const queued = queue && new QueuedWorkers(queue, await queue.put(JSON.stringify(plan.study), versionOf(plan.game)));
    const progress = await runStudy(plan, queued ?? threads ?? here(plan, setImmediate), {
      from,
      signal: stop.signal,
      onProgress,
    });
    await saving;
    const unsaved = save === undefined ? undefined : await replaceFile(ctx, save, JSON.stringify(progress));
    return unsaved ?? progress;
  } catch (error) {
    if (error instanceof ShardError)
      return failure(words[ctx.language].shardFailed(error.shard, short(error.message, 200)));
    throw error;
  } finally {
    bar.clear();
    await threads?.close();
    await queue?.close();
  }
}

async function openQueue({ t }: Context, url: string) {
  // Imported on demand: most studies need no database.
  const { LabQueue } = await import('@reverie/server/lab-queue');
  const queue = new LabQueue(url);
  try {
    await queue.setUp();
    return queue;
  } catch (error) {
    await queue.close();
    return failure(t.worker.gone(short(error instanceof Error ? error.message : String(error), 200)));
  }
}

/** One paired study for each switch of the game, the largest difference first. */
async function sensitivity(ctx: Context, plan: Plan, jobs: number, form: Form): Promise<Ending> {
  const { out, language, world } = ctx;
  const found: { readonly name: string; readonly answer: Answer }[] = [];
  for (const one of switchesOf(plan.game)) {
    const against = { name: nameOf(one), options: { ...(plan.study.options as object), [one.option]: one.value } };
    const paired = planOf({ ...plan.study, against }, plan.game);
    // A switch that does not go with the other options is no question here.
    if (isRefusal(paired)) continue;
    const progress = await playAll(ctx, paired, jobs, undefined, {});
    if (isCommandError(progress)) return progress;
    const answer = answerOf(paired, progress.counts);
    found.push({ name: switchIn(plan.game, one, language), answer });
    if (form === 'json') out.line({ line: 'switch', ...one, ...answer });
  }
  const panel = switchesPanel(plan, found, language);
  const cells = cellsOf(panel.plot, language);
  if (form === 'svg') world.stdout.write(toSvg(panel, language));
  else if (form === 'csv') world.stdout.write(tableToCsv(cells));
  else if (form === 'markdown') world.stdout.write(`# ${panel.title}\n\n${panel.text}\n\n${tableToMarkdown(cells)}\n`);
  else if (form === 'text') {
    out.say(out.bold(panel.title));
    out.say(panel.text);
    for (const line of table(linesOf(panel.plot, language))) out.say(`  ${line}`);
  }
  return undefined;
}

function show(ctx: Context, plan: Plan, progress: Progress, form: Form, panel: string | undefined): void {
  const { out, language, world } = ctx;
  const report = reportOf(plan, progress, language);
  if (form === 'json') out.line({ line: 'report', study: plan.study, ...report });
  else if (form === 'counts') world.stdout.write(`${JSON.stringify(progress.counts)}\n`);
  else if (form === 'svg')
    for (const one of panelsFor(plan, progress, language)) {
      if (panel === undefined || one.id === panel) world.stdout.write(toSvg(one, language));
    }
  else if (form === 'csv') world.stdout.write(toCsv(plan, report, language));
  else if (form === 'markdown') world.stdout.write(toMarkdown(plan, report, language));
  else {
    for (const sentence of report.sentences) out.say(sentence);
    for (const { id, title, rows } of tablesOf(plan, report, language)) {
      out.say();
      out.say(out.bold(title));
      const drawn = id === 'length' ? withBars(rows) : rows;
      for (const line of table(drawn)) out.say(`  ${line}`);
    }
  }
}

/** At the end of a study the band is a point: what narrowed on the way is drawn where it is watched. */
const panelsFor = (plan: Plan, progress: Progress, language: Context['language']) =>
  panelsOf(plan, reportOf(plan, progress, language), [momentOf(answerOf(plan, progress.counts))], language);

const WIDEST = 32;

/** A plot for a terminal: the counts of the last column as bars. */
function withBars(rows: readonly (readonly string[])[]): string[][] {
  const counts = rows.slice(1).map((row) => Number((row.at(-1) ?? '').replace(/\D/g, '')));
  const most = Math.max(1, ...counts);
  return rows.map((row, i) =>
    i === 0 ? [...row] : [...row, '█'.repeat(Math.round((WIDEST * (counts[i - 1] as number)) / most))],
  );
}

/** Where the study stands, on a terminal only: games, and the time that is left at this pace. */
class Bar {
  readonly #ctx: Context;
  readonly #plan: Plan;
  readonly #from: number;
  readonly #began = performance.now();
  #shown = 0;

  constructor(ctx: Context, plan: Plan, from: number) {
    this.#ctx = ctx;
    this.#plan = plan;
    this.#from = from;
  }

  show(shards: number): void {
    const { world, t, out } = this.#ctx;
    const now = performance.now();
    if (out.json || !world.stderr.isTTY || now - this.#shown < SHOW_EVERY) return;
    this.#shown = now;
    const played = shards * SHARD;
    const pace = (now - this.#began) / Math.max(1, shards - this.#from);
    const left = Math.ceil(((Math.ceil(this.#plan.most / SHARD) - shards) * pace) / 1000);
    world.stderr.write(`\r\u001b[K${t.study.bar(grouped(played), grouped(this.#plan.most), left)}`);
  }

  clear(): void {
    if (this.#shown > 0) this.#ctx.world.stderr.write('\r\u001b[K');
  }
}
