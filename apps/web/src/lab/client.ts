/** The lab as the page uses it: questions to one worker, and studies on as many as there are cores. */
import type { Language } from '@reverie/kernel/game';
import type { Moment } from '@reverie/lab/panels';
import type { Progress } from '@reverie/lab/run';
import type { FromLab, LabRequests, StudyNews, ToLab } from './requests.ts';

const start = (name: string): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });

let asked: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, { resolve(got: never): void; reject(error: Error): void }>();

function lab(): Worker {
  if (asked) return asked;
  asked = start('lab');
  asked.onmessage = ({ data }: MessageEvent<FromLab>) => {
    if (!('id' in data)) return;
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) one?.reject(new Error(data.failed));
    else one?.resolve(data.got as never);
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

export function runInPage(
  study: unknown,
  from: { readonly progress: Progress | null; readonly moments: readonly Moment[] },
  language: Language,
  listener: StudyListener,
): RunningStudy {
  const lead = start('study');
  const workers = Array.from({ length: helpers() }, (_, i) => start(`shards ${i + 1}`));
  const ports = workers.map((worker) => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ ask: 'shards', study } satisfies ToLab, [port2]);
    return port1;
  });
  const stop = (): void => {
    for (const worker of [lead, ...workers]) worker.terminate();
  };
  lead.onmessage = ({ data }: MessageEvent<FromLab>) => {
    if ('news' in data) {
      listener.news(data.news);
      // The lead stays, to tell the same in another language.
      if (data.news.done) for (const worker of workers) worker.terminate();
    } else if ('refused' in data) {
      stop();
      listener.refused(data.refused);
    }
  };
  lead.onerror = ({ message }) => {
    stop();
    listener.refused(message);
  };
  const { progress, moments } = from;
  lead.postMessage({ ask: 'study', study, from: progress, moments, language } satisfies ToLab, ports);
  return { speak: (other) => lead.postMessage({ ask: 'speak', language: other } satisfies ToLab), stop };
}
