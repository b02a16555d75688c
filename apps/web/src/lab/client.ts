/** The lab as the page uses it: questions to one worker, and studies on as many as there are cores. */
import type { Language } from '@reverie/kernel/game';
import type { Counts } from '@reverie/lab/counts';
import type { Moment } from '@reverie/lab/panels';
import type { Progress } from '@reverie/lab/run';
import type { FromLab, LabRequests, StudyNews, ToLab } from './requests.ts';

const start = (name: string): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });

let asked: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, { resolve(got: unknown): void; reject(error: Error): void }>();

function lab(): Worker {
  if (asked) return asked;
  asked = start('lab');
  asked.onmessage = ({ data }: MessageEvent<FromLab>) => {
    if (!('id' in data)) return;
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) one?.reject(new Error(data.failed));
    else one?.resolve(data.got);
  };
  asked.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('lab'));
    waiting.clear();
    asked = null;
  };
  return asked;
}

export function askLab<K extends keyof LabRequests>(
  what: K,
  asks: LabRequests[K]['asks'],
): Promise<LabRequests[K]['gets']> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    lab().postMessage({ ...asks, ask: what, id } as ToLab);
  });
}

/** Who plays the shards of a study: ports that take a number and give its counts, or say why there are none. */
interface Hands {
  readonly ports: readonly MessagePort[];
  /** Nothing more is to be played. */
  rest(): void;
}

export interface RunningStudy {
  /** Tells everything again in another language. */
  speak(language: Language): void;
  /** What was told last stays; nothing more is played. */
  stop(): void;
}

interface StudyListener {
  news(news: StudyNews): void;
  refused(why: string): void;
}

/** One core is left to the page where there are several. */
export const helpers = (): number => Math.max(1, Math.min(16, (navigator.hardwareConcurrency || 2) - 1));

function handsHere(study: unknown): Hands {
  const workers = Array.from({ length: helpers() }, (_, i) => start(`shards ${i + 1}`));
  const ports = workers.map((worker) => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ ask: 'shards', study } satisfies ToLab, [port2]);
    return port1;
  });
  return {
    ports,
    rest() {
      for (const worker of workers) worker.terminate();
    },
  };
}

/** Asks a server what follows from a shard on. */
type Look = (from: number) => Promise<{
  readonly workers: number;
  readonly counts: readonly Counts[];
  readonly fault: { readonly shard: number; readonly why: string } | null;
}>;

/** What is known of the workers of a study. */
export interface WorkersNews {
  readonly workers: number;
  /** The server does not answer at the moment; it is asked again. */
  readonly away: boolean;
}

/** So many shards are waited for at once: a look at the server brings them all. */
const WAITED = 64;
const LOOK_EVERY = 1000;

/** Workers elsewhere have played them, or will: the server is asked for what follows, once a second. */
function handsElsewhere(look: Look, told: (news: WorkersNews) => void): Hands {
  const waiting = new Map<number, MessagePort>();
  const ports = Array.from({ length: WAITED }, () => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = ({ data: shard }: MessageEvent<number>) => waiting.set(shard, port2);
    return port1;
  });
  const answer = (shard: number, played: object): boolean => {
    waiting.get(shard)?.postMessage(played);
    return waiting.delete(shard);
  };
  let over = false;
  const again = async (): Promise<void> => {
    if (over) return;
    let more = false;
    if (waiting.size > 0) {
      const from = Math.min(...waiting.keys());
      try {
        const { counts, workers, fault } = await look(from);
        for (const [i, one] of counts.entries()) more = answer(from + i, { counts: one }) || more;
        if (fault) answer(fault.shard, { failed: fault.why });
        told({ workers, away: false });
      } catch {
        told({ workers: 0, away: true });
      }
    }
    if (!over) setTimeout(() => void again(), more ? 0 : LOOK_EVERY);
  };
  void again();
  return {
    ports,
    rest() {
      over = true;
    },
  };
}

type Kept = { readonly progress: Progress | null; readonly moments: readonly Moment[] };

export const runInPage = (study: unknown, from: Kept, language: Language, listener: StudyListener): RunningStudy =>
  lead(study, handsHere(study), from, language, listener);

/** Watches a study that workers of the server play. */
export const watchElsewhere = (
  study: unknown,
  look: Look,
  language: Language,
  listener: StudyListener & { workers(news: WorkersNews): void },
): RunningStudy =>
  lead(study, handsElsewhere(look, listener.workers), { progress: null, moments: [] }, language, listener);

function lead(study: unknown, hands: Hands, from: Kept, language: Language, listener: StudyListener): RunningStudy {
  const worker = start('study');
  const stop = (): void => {
    worker.terminate();
    hands.rest();
  };
  worker.onmessage = ({ data }: MessageEvent<FromLab>) => {
    if ('news' in data) {
      listener.news(data.news);
      // The worker stays, to tell the same in another language.
      if (data.news.done) hands.rest();
    } else if ('refused' in data) {
      stop();
      listener.refused(data.refused);
    }
  };
  worker.onerror = ({ message }) => {
    stop();
    listener.refused(message);
  };
  const { progress, moments } = from;
  worker.postMessage({ ask: 'study', study, from: progress, moments, language } satisfies ToLab, [...hands.ports]);
  return { speak: (other) => worker.postMessage({ ask: 'speak', language: other } satisfies ToLab), stop };
}
