/** The other end of thinking.ts: runs jobs in slices, one after the other, and listens in between. */
import { type Game, LANGUAGES } from '@reverie/kernel/game';
import { type JournalFault, readJournal } from '@reverie/kernel/journal';
import { sayFault } from '@reverie/kernel/texts/say';
import { advise } from '@reverie/players/analysis/advice';
import { type Analysis, analyse, type Progress } from '@reverie/players/analysis/analyse';
import { isFault } from '@reverie/players/analysis/steps';
import { lazyGames } from '@reverie/shelf/lazy';
import type { FromThinking, Job, ToThinking, Trouble } from './jobs.ts';

/** Milliseconds of work between two looks at what has arrived. */
const SLICE = 12;
/** Milliseconds between two reports of what is done. */
const REPORT = 120;

const stopped = new Set<number>();
let queue: Promise<void> = Promise.resolve();
/** The last job that came. */
let newest = 0;

self.onmessage = ({ data }: MessageEvent<ToThinking>) => {
  if ('stop' in data) {
    stopped.add(data.id);
    return;
  }
  const { id, job } = data;
  newest = id;
  queue = queue
    .then(() => work(id, job))
    .catch((error: unknown) => {
      console.error(error);
      const why = error instanceof Error ? error.message : String(error);
      send({ id, trouble: both(() => why) });
    })
    .finally(() => stopped.delete(id));
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
  if ('game' in job) {
    await gameCalled(job.game);
    return;
  }
  const began = begun?.journal === job.journal ? begun : await begin(id, job.journal);
  begun = null;
  if (!began) return;
  if (job.what === 'ready') {
    begun = began;
    began.found = await inSlices(
      id,
      began.run,
      (progress) => began.told.push(progress),
      () => newest !== id,
    );
    return;
  }
  const { game, run, told } = began;
  let news: Progress[] = [];
  let reported = 0;
  const report = (progress: Progress): void => {
    news.push(progress);
    if (progress.part !== 'curve' && performance.now() - reported < REPORT) return;
    send({ id, progress: news });
    news = [];
    reported = performance.now();
  };
  told.forEach(report);
  const found = began.found ?? (await inSlices(id, run, report));
  if (!found) return;
  if (isFault(found)) send({ id, trouble: both((language) => sayFault(language, found, game.texts[language])) });
  else send({ id, analysis: found });
}

/** An analysis under way: what it has told that nobody has heard yet, and its end if it has come. */
interface Begun {
  readonly journal: string;
  readonly game: Game;
  readonly run: Generator<Progress | undefined, Analysis | JournalFault>;
  readonly told: Progress[];
  found?: Analysis | JournalFault | undefined;
}

/** What was made ready and waits to be asked for. */
let begun: Begun | null = null;

async function begin(id: number, text: string): Promise<Begun | undefined> {
  const { journal, fault } = readJournal(text);
  const game = journal && (await gameCalled(journal.header.game));
  if (fault) send({ id, trouble: both((language) => sayFault(language, fault, game?.texts[language])) });
  if (fault || !journal || !game) return undefined;
  return { journal: text, game, run: analyse(game, journal), told: [] };
}

/** Runs a job to its end; undefined if it was stopped. */
async function inSlices<P, R>(
  id: number,
  job: Generator<P | undefined, R>,
  report: (progress: P) => void,
  isStopped = () => stopped.has(id),
): Promise<R | undefined> {
  let until = performance.now() + SLICE;
  for (;;) {
    const { done, value } = job.next();
    if (done) return value;
    if (value !== undefined) report(value);
    if (performance.now() < until) continue;
    await breath();
    if (isStopped()) return undefined;
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
