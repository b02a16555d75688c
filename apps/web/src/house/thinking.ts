/**
 * What takes long and is for this viewer alone: the analysis of a finished game, and advice. In a worker of its own, so that
 * neither the page nor the tables of this device wait for it. Each job comes little by little and can be stopped.
 */
import type { FromThinking, Job, ToThinking, Trouble } from './jobs.ts';

type Told = (told: FromThinking) => void;

let worker: Worker | null = null;
let lastId = 0;
const told = new Map<number, Told>();

function thinking(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module', name: 'thinking' });
  worker.onmessage = ({ data }: MessageEvent<FromThinking>) => told.get(data.id)?.(data);
  worker.onerror = () => {
    for (const [id, tell] of told) tell({ id, trouble: FAILED });
    told.clear();
    worker = null;
  };
  return worker;
}

const FAILED: Trouble = {
  fr: 'Le calcul n’a pas abouti sur cet appareil.',
  en: 'The calculation failed on this device.',
};

/** Prepares what is likely to be asked for: the code that thinks about a game, or the analysis of a journal. */
export function getReady(what: { readonly game: string } | { readonly journal: string }): void {
  thinking().postMessage({ id: ++lastId, job: { what: 'ready', ...what } } satisfies ToThinking);
}

/** Starts a job; the function that it gives stops it. */
export function think(job: Job, tell: Told): () => void {
  const id = ++lastId;
  told.set(id, tell);
  thinking().postMessage({ id, job } satisfies ToThinking);
  return () => {
    if (told.delete(id)) worker?.postMessage({ id, stop: true } satisfies ToThinking);
  };
}
