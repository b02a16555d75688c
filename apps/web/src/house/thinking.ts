/**
 * What takes long and is for this viewer alone: the analysis of a finished game, and advice. In a worker of its own, so that
 * neither the page nor the tables of this device wait for it. Each job comes little by little and can be stopped.
 */
import type { FromThinking, Job, ToThinking, Trouble } from './jobs.ts';

type Told = (told: FromThinking) => void;

/**
 * Jobs may be shared out among as many. Each costs memory, and compiles for itself on a core that is free: on two cores
 * one alone is as quick, and more than two would cost a phone more than they give.
 */
export const THREADS = navigator.hardwareConcurrency >= 4 ? 2 : 1;

interface Thread {
  readonly worker: Worker;
  readonly told: Map<number, Told>;
}

const threads: (Thread | undefined)[] = [];
let lastId = 0;

function threadAt(n: number): Thread {
  const known = threads[n];
  if (known) return known;
  const worker = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module', name: 'thinking' });
  const told = new Map<number, Told>();
  worker.onmessage = ({ data }: MessageEvent<FromThinking>) => {
    told.get(data.id)?.(data);
    if (!('ended' in data)) return;
    told.delete(data.id);
    rest();
  };
  worker.onerror = () => {
    threads[n] = undefined;
    for (const [id, tell] of told) tell({ id, trouble: FAILED });
    rest();
  };
  const thread = { worker, told };
  threads[n] = thread;
  return thread;
}

const FAILED: Trouble = {
  fr: 'Le calcul n’a pas abouti sur cet appareil.',
  en: 'The calculation failed on this device.',
};

/** Starts the workers where something is likely to be asked of them, and fetches the code that thinks about a game. */
export function getReady(game?: string): void {
  for (let n = 0; n < THREADS; n++) {
    const { worker } = threadAt(n);
    if (game) worker.postMessage({ id: ++lastId, job: { what: 'ready', game } } satisfies ToThinking);
  }
}

/** Starts a job; the function that it gives stops it. */
export function think(job: Job, tell: Told, thread = 0): () => void {
  const id = ++lastId;
  const { worker, told } = threadAt(thread);
  told.set(id, tell);
  worker.postMessage({ id, job } satisfies ToThinking);
  return () => {
    if (!told.delete(id)) return;
    worker.postMessage({ id, stop: true } satisfies ToThinking);
    rest();
  };
}

const waiting = new Set<() => void>();
const isBusy = (): boolean => threads.some((thread) => thread && thread.told.size > 0);

/** Calls back when nobody waits for a thought: for what takes a processor and can as well be done later. */
export function whenAtRest(call: () => void): void {
  if (isBusy()) waiting.add(call);
  else call();
}

function rest(): void {
  if (isBusy()) return;
  const all = [...waiting];
  waiting.clear();
  for (const call of all) call();
}
