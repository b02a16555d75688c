/**
 * Runs expensive work in threads: bots, odds, replays of imported journals. A thread does one thing at a time; one that
 * takes too long is terminated and replaced, and only its own request fails.
 */
import type { Worker } from 'node:worker_threads';
import type { Language } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import type { ChoiceRequest, OddsRequest } from '@reverie/table/compute';
import type { Branch } from '@reverie/table/follow-up';
import type { WireOdds } from '@reverie/table/protocol';
import type { Snapshot } from '@reverie/table/snapshot';
import { FairQueue } from './fair-queue.ts';
import { startThread } from './threads.ts';

export interface BranchRequest {
  readonly journal: string;
  readonly at: number | undefined;
  readonly match: string;
  readonly seed: string | null;
  readonly most: number;
  readonly language: Language;
}

/** Requests and responses, by kind. */
export interface PoolTasks {
  choose: { readonly request: ChoiceRequest; readonly answer: number | undefined };
  odds: { readonly request: OddsRequest; readonly answer: readonly (WireOdds | null)[] };
  branch: { readonly request: BranchRequest; readonly answer: BranchResult | Refusal };
}

/** A branch with a snapshot of its state, so that it need not be replayed again. */
export type BranchResult = Branch & Pick<Snapshot, 'text' | 'hash'>;

interface Job {
  readonly kind: keyof PoolTasks;
  readonly request: unknown;
  readonly ms: number;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

export class TimeoutError extends Error {
  override readonly name = 'TooLong';
}
class OverloadError extends Error {
  override readonly name = 'TooMuch';
}

/** Requests of a kind that may wait for one address (or table, for bots), and altogether; further ones are rejected. */
const LIMITS = {
  choose: { each: 20, all: 500 },
  odds: { each: 20, all: 200 },
  branch: { each: 3, all: 20 },
} as const satisfies Record<keyof PoolTasks, object>;

interface Thread {
  readonly worker: Worker;
  /** Whether it has loaded its modules: until then the time limit of a request does not apply. */
  ready: boolean;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

/** How long a thread may take to start. */
const START_TIMEOUT = 30_000;

export class Pool {
  readonly #size: number;
  readonly #threads = new Set<Thread>();
  /** Apart for each kind, and served in turn: many imports do not keep bots from answering. */
  readonly #waiting = Object.fromEntries(
    Object.entries(LIMITS).map(([kind, limits]) => [kind, new FairQueue<Job>(limits)]),
  ) as Record<keyof PoolTasks, FairQueue<Job>>;
  #turns: readonly (keyof PoolTasks)[] = ['choose', 'odds', 'branch'];
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  /** Runs a request of somebody; the limit counts from when a thread has started on it. */
  run<K extends keyof PoolTasks>(
    kind: K,
    request: PoolTasks[K]['request'],
    ms: number,
    whose = '',
  ): Promise<PoolTasks[K]['answer']> {
    return new Promise((resolve, reject) => {
      const job = { kind, request, ms, resolve, reject };
      if (this.#closed || !this.#waiting[kind].push(whose, job)) {
        reject(new OverloadError('too much is waiting to be worked out'));
        return;
      }
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const queue of Object.values(this.#waiting)) {
      for (const { reject } of queue.drain()) reject(new OverloadError('the server stops'));
    }
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #next(): void {
    if (Object.values(this.#waiting).every(({ length }) => length === 0)) return;
    const idle = [...this.#threads].find(({ job }) => job === null);
    const thread = idle ?? (this.#threads.size < this.#size ? this.#start() : undefined);
    const job = thread && this.#shift();
    if (!thread || !job) return;
    thread.job = job;
    thread.worker.postMessage({ kind: job.kind, request: job.request });
    this.#startTimer(thread);
  }

  /** The next job of the kind whose turn it is. */
  #shift(): Job | undefined {
    const kind = this.#turns.find((one) => this.#waiting[one].length > 0);
    if (!kind) return undefined;
    this.#turns = [...this.#turns.filter((one) => one !== kind), kind];
    return this.#waiting[kind].shift();
  }

  #start(): Thread {
    const worker = startThread('./pool-worker', 'pool');
    const thread: Thread = { worker, ready: false, job: null, timer: null };
    worker.unref();
    worker.on('message', (message: 'ready' | { readonly answer?: unknown; readonly fault?: string }) => {
      if (message === 'ready') {
        thread.ready = true;
        this.#startTimer(thread);
        return;
      }
      const { answer, fault } = message;
      this.#settle(thread, (job) =>
        fault === undefined ? job.resolve(answer as never) : job.reject(new Error(fault)),
      );
    });
    worker.on('error', (error) => this.#replace(thread, error));
    worker.on('exit', () => this.#replace(thread, new Error('the thread ended')));
    this.#threads.add(thread);
    return thread;
  }

  #startTimer(thread: Thread): void {
    if (thread.timer) clearTimeout(thread.timer);
    const { job, ready } = thread;
    if (!job) return;
    const ms = ready ? job.ms : START_TIMEOUT;
    thread.timer = setTimeout(() => this.#replace(thread, new TimeoutError(`${job.kind} took more than ${ms} ms`)), ms);
  }

  #settle(thread: Thread, then: (job: Job) => void): void {
    if (thread.timer) clearTimeout(thread.timer);
    const { job } = thread;
    thread.job = null;
    if (job) then(job);
    this.#next();
  }

  #replace(thread: Thread, error: Error): void {
    if (!this.#threads.delete(thread)) return;
    void thread.worker.terminate();
    this.#settle(thread, (job) => job.reject(error));
  }
}
