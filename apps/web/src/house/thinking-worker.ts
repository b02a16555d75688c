/** The other end of thinking.ts: runs jobs in slices, one after the other, and listens in between. */
import { type Game, LANGUAGES } from '@reverie/kernel/game';
import { readJournal } from '@reverie/kernel/journal';
import { sayFault } from '@reverie/kernel/texts/say';
import { advise } from '@reverie/players/analysis/advice';
import { type Analyst, begin, type Progress } from '@reverie/players/analysis/analyse';
import { isFault } from '@reverie/players/analysis/steps';
import { lazyGames } from '@reverie/shelf/lazy';
import type { FromThinking, Job, ToThinking, Trouble } from './jobs.ts';

/** Milliseconds of work between two looks at what has arrived. */
const SLICE = 12;
/** Milliseconds between two reports of what is done. */
const REPORT = 120;

const stopped = new Set<number>();
let queue: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<ToThinking>) => {
  if ('stop' in data) {
    stopped.add(data.id);
    return;
  }
  const { id, job } = data;
  queue = queue
    .then(() => work(id, job))
    .catch((error: unknown) => {
      console.error(error);
      const why = error instanceof Error ? error.message : String(error);
      send({ id, trouble: both(() => why) });
    })
    .finally(() => {
      stopped.delete(id);
      send({ id, ended: true });
    });
};

const send = (told: FromThinking): void => self.postMessage(told);

const both = (say: (language: 'fr' | 'en') => string): Trouble =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Trouble;

async function work(id: number, job: Job): Promise<void> {
  if (stopped.has(id)) return;
  if (job.what === 'advice') {
    const game = await gameCalled(job.game);
    const found = game && (await inSlices(id, advise(game, job.request), () => undefined));
    if (found) send({ id, advice: found });
    return;
  }
  if (job.what === 'ready') {
    await gameCalled(job.game);
    return;
  }
  if (begun?.journal !== job.journal) begun = (await analystOf(id, job.journal)) ?? null;
  if (!begun) return;
  const { analyst } = begun;
  const { outline } = analyst;
  send({ id, progress: [{ part: 'outline', ...outline }] });
  let news: Progress[] = [];
  let reported = performance.now();
  const report = (progress: Progress): void => {
    news.push(progress);
    if (performance.now() - reported < REPORT) return;
    send({ id, progress: news });
    news = [];
    reported = performance.now();
  };
  const stretch = job.stretch < 0 ? outline.stretches + job.stretch : job.stretch;
  const found = await inSlices(id, analyst.judge(stretch), report);
  if (found) send({ id, stretch: found });
}

/** The last game that was analysed: its stretches come one after the other. */
let begun: { readonly journal: string; readonly analyst: Analyst } | null = null;

async function analystOf(id: number, text: string): Promise<typeof begun | undefined> {
  const { journal, fault } = readJournal(text);
  const game = journal && (await gameCalled(journal.header.game));
  const found = journal && game && !fault ? await inSlices(id, begin(game, journal), () => undefined) : fault;
  if (!found) return undefined;
  if (!isFault(found)) return { journal: text, analyst: found };
  send({ id, trouble: both((language) => sayFault(language, found, game?.texts[language])) });
  return undefined;
}

/** Runs a job to its end; undefined if it was stopped. */
async function inSlices<P, R>(
  id: number,
  job: Generator<P | undefined, R>,
  report: (progress: P) => void,
): Promise<R | undefined> {
  let until = performance.now() + SLICE;
  for (;;) {
    const { done, value } = job.next();
    if (done) return value;
    if (value !== undefined) report(value);
    if (performance.now() < until) continue;
    await breath();
    if (stopped.has(id)) return undefined;
    until = performance.now() + SLICE;
  }
}

/** Lets messages come in; timers would wait four milliseconds each. */
const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

async function gameCalled(id: string): Promise<Game | undefined> {
  return lazyGames.find((game) => game.id === id)?.load('mind');
}
