/** The lab, off the page's own thread: calculations, and one study with the workers that play its shards. */
import { readSettings, shareOf } from '@reverie/kernel/calculation';
import type { Game, Language } from '@reverie/kernel/game';
import type { HouseStudy } from '@reverie/kernel/house-study';
import { isRefusal } from '@reverie/kernel/refusal';
import { sayRefusal } from '@reverie/kernel/texts/say';
import type { Counts } from '@reverie/lab/counts';
import { type Moment, momentOf, panelsOf, withMoment } from '@reverie/lab/panels';
import { reportOf, tablesOf, toCsv, toMarkdown } from '@reverie/lab/report';
import {
  answerOf,
  type Progress,
  playShard,
  runStudy,
  SHARD,
  ShardError,
  shardsOf,
  type Workers,
} from '@reverie/lab/run';
import { type Plan, parseStudy, planOf } from '@reverie/lab/study';
import { type Switch, switchesOf, switchIn } from '@reverie/lab/switches';
import { words } from '@reverie/lab/words/words';
import { random } from '@reverie/players/random';
import { lazyGames } from '@reverie/shelf/lazy';
import type {
  Bench,
  Calculated,
  Field,
  FromLab,
  LabRequest,
  ShardStart,
  StudyNews,
  StudyStart,
  ToLab,
} from './requests.ts';

const say = (message: FromLab): void => postMessage(message);
const load = async (id: string): Promise<Game | undefined> =>
  lazyGames.find((game) => game.id === id)?.load('rulebook');

async function calculate({
  game: id,
  calculation,
  settings: given,
  language,
}: Extract<LabRequest, { ask: 'calculate' }>): Promise<Calculated | null> {
  const all = (await load(id))?.calculations ?? [];
  const found = all.find((one) => one.id === calculation) ?? all[0];
  if (!found) return null;
  const t = found.words[language];
  const read = readSettings(found, given);
  const usual = readSettings(found, {});
  const settings = 'settings' in read ? read.settings : 'settings' in usual ? usual.settings : {};
  const fault = 'settings' in read ? found.whyNot?.(settings) : undefined;
  const wrong =
    'wrong' in read
      ? { field: read.wrong, why: words[language].notAValue(t.settings[read.wrong] ?? read.wrong, read.value) }
      : fault
        ? { field: fault.setting, why: t.reason?.(fault.reason, settings) ?? fault.reason }
        : null;
  const ways = wrong ? [] : found.exact(settings);
  return {
    id: found.id,
    title: t.title,
    question: t.question,
    fields: found.settings.map(
      (one): Field =>
        one.kind === 'whole'
          ? { id: one.id, name: t.settings[one.id] ?? one.id, kind: 'whole', least: one.least, most: one.most }
          : {
              id: one.id,
              name: t.settings[one.id] ?? one.id,
              kind: 'one',
              of: one.of.map((value) => ({ value, name: t.option(one.id, value) })),
            },
    ),
    settings,
    wrong,
    share: wrong ? null : shareOf(ways, found.good),
    ways: ways.map(({ way }) => ({ name: t.way(way), share: shareOf(ways, [way]), good: found.good.includes(way) })),
    panels: wrong ? [] : found.panels(settings, language),
    tokens: found.tokens?.(settings) ?? [],
    others: all.map((one) => ({ id: one.id, title: one.words[language].title })),
  };
}

/** A study of the house, with what it changes in words. */
function spoken(study: HouseStudy['study'], game: Game, language: Language): HouseStudy['study'] {
  const against = study.against as { readonly options: Readonly<Record<string, Switch['value']>> } | undefined;
  if (!against) return study;
  const name = Object.entries(against.options).map(([option, value]) => switchIn(game, { option, value }, language));
  return { ...study, against: { ...against, name: name.join(', ') } };
}

async function bench({ game: id, language }: Extract<LabRequest, { ask: 'bench' }>): Promise<Bench | null> {
  const game = await load(id);
  if (!game) return null;
  const { texts, studies = [], rules } = game;
  return {
    studies: studies.map((one) => ({
      id: one.id,
      title: one.title[language],
      study: spoken(one.study, game, language),
    })),
    // Those that need no mind: a study plays thousands of games, and quick programs are the measure.
    programs: [...(game.programs ?? []), random].map((program) => ({
      id: program.id,
      name: texts[language].programs?.[program.id] ?? words[language].program(program.id),
    })),
    switches: switchesOf(game).map((one) => ({ ...one, name: switchIn(game, one, language) })),
    seats: {
      least: rules.seats.reduce((sum, { min }) => sum + min, 0),
      most: rules.seats.reduce((sum, { max }) => sum + max, 0),
    },
    version: rules.version,
  };
}

/** The plan of a study file, or why there is none, in words. */
async function readPlan(json: unknown, language: Language): Promise<Plan | string> {
  const study = parseStudy(json);
  const t = words[language];
  if (isRefusal(study)) return t.reason(study.reason, study.details);
  const game = await load(study.game);
  if (!game) return t.reason('game', { game: study.game });
  const plan = planOf(study, game);
  if (!isRefusal(plan)) return plan;
  return plan.rule === 'LAB-STUDY' ? t.reason(plan.reason, plan.details) : sayRefusal(language, plan);
}

let language: Language = 'fr';
/** Tells the page how things stand, again, in the present language. */
let again: () => void = () => undefined;
/** Between two looks at the plots. */
const EVERY = 250;

async function study(
  { study: json, from, moments: before, language: spoken }: StudyStart,
  ports: readonly MessagePort[],
) {
  language = spoken;
  const plan = await readPlan(json, language);
  if (typeof plan === 'string') return say({ refused: plan });
  let moments: readonly Moment[] = before;
  const news = (progress: Progress): StudyNews => {
    const report = reportOf(plan, progress, language);
    return {
      title: plan.study.title ?? words[language].title(plan),
      game: plan.study.game,
      games: Math.min(progress.shards * SHARD, plan.most),
      most: plan.most,
      done: progress.done,
      sentences: report.sentences,
      panels: panelsOf(plan, report, moments, language),
      tables: tablesOf(plan, report, language),
      markdown: toMarkdown(plan, report, language),
      csv: toCsv(plan, report, language),
      progress,
      moments,
    };
  };
  let told = 0;
  const step = Math.max(1, Math.floor(shardsOf(plan) / 80));
  const onProgress = (progress: Progress): void => {
    again = () => say({ news: news(progress) });
    if (progress.done || progress.shards % step === 0 || moments.length < 12)
      moments = withMoment(moments, momentOf(answerOf(plan, progress.counts)));
    if (!progress.done && performance.now() - told < EVERY) return;
    told = performance.now();
    again();
  };
  try {
    const progress = await runStudy(plan, helpersOf(ports), { from: from ?? undefined, onProgress });
    // A study that had come to its end before has nothing more to tell.
    if (from?.done) onProgress(progress);
  } catch (error) {
    if (!(error instanceof ShardError)) throw error;
    say({ refused: words[language].shardFailed(error.shard, error.message) });
  }
}

/** Shards go to whoever is idle; the page gave a port to each. */
function helpersOf(ports: readonly MessagePort[]): Workers {
  const idle = [...ports];
  const waiting: { shard: number; done(counts: Counts): void; failed(error: Error): void }[] = [];
  const next = (): void => {
    while (idle.length > 0 && waiting.length > 0) {
      const port = idle.shift() as MessagePort;
      const job = waiting.shift() as (typeof waiting)[number];
      port.onmessage = ({ data }: MessageEvent<{ counts: Counts } | { failed: string }>) => {
        idle.push(port);
        if ('counts' in data) job.done(data.counts);
        else job.failed(new Error(data.failed));
        next();
      };
      port.postMessage(job.shard);
    }
  };
  return {
    size: ports.length,
    play: (shard) =>
      new Promise((done, failed) => {
        waiting.push({ shard, done, failed });
        next();
      }),
  };
}

/** Plays shards for the worker at the other end of the port. */
async function shards({ study: json }: ShardStart, port: MessagePort): Promise<void> {
  const plan = readPlan(json, language);
  port.onmessage = async ({ data: shard }: MessageEvent<number>) => {
    try {
      const ready = await plan;
      if (typeof ready === 'string') throw new Error(ready);
      port.postMessage({ counts: playShard(ready, shard) });
    } catch (error) {
      port.postMessage({ failed: error instanceof Error ? error.message : String(error) });
    }
  };
}

async function grant(asked: LabRequest): Promise<void> {
  try {
    say({ id: asked.id, got: await (asked.ask === 'calculate' ? calculate(asked) : bench(asked)) });
  } catch (error) {
    say({ id: asked.id, failed: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', ({ data, ports }: MessageEvent<ToLab>) => {
  switch (data.ask) {
    case 'study':
      void study(data, ports);
      break;
    case 'shards':
      void shards(data, ports[0] as MessagePort);
      break;
    case 'speak':
      language = data.language;
      again();
      break;
    default:
      void grant(data);
  }
});
