/**
 * Runs expensive work in threads: bots, odds, replays of imported journals. A thread does one thing at a time; one that
 * takes too long is terminated and replaced, and only its own request fails.
 */
import type { Worker } from 'node:worker_threads';
import type { Language, Thought } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import type { Stop } from '@reverie/players/stop';
import type { OddsRequest, ThinkRequest } from '@reverie/table/compute';
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
  think: { readonly request: ThinkRequest; readonly answer: Thought };
  odds: { readonly request: OddsRequest; readonly answer: readonly (WireOdds | null)[] };
  branch: { readonly request: BranchRequest; readonly answer: BranchResult | Refusal };
}

/** A branch with a snapshot of its state, so that it need not be replayed again. */
export type BranchResult = Branch & Pick<Snapshot, 'text' | 'hash'>;

interface Job {
  readonly kind: keyof PoolTasks;
  readonly request: unknown;
  readonly ms: number;
  readonly stop: Stop | undefined;
  resolve(answer: unknown): void;
  reject(error: Error): void;
  /** The best answer so far, where the work gives any before it is done. */
  best?: unknown;
}

export class TimeoutError extends Error {
  override readonly name = 'TooLong';
}
class OverloadError extends Error {
  override readonly name = 'TooMuch';
}
class CancelledError extends Error {
  override readonly name = 'Cancelled';
}

/** Requests of a kind that may wait for one address (or table, for bots), and altogether; further ones are rejected. */
const LIMITS = {
  think: { each: 20, all: 500 },
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

/** How long a thread may take to start, and to stop. */
const START_TIMEOUT = 30_000;
const STOP_TIMEOUT = 50;
/** A thread that keeps its time is not terminated just before it answers. */
const OVERTIME = 1.2;

type FromThread = 'ready' | { readonly best: unknown } | { readonly answer?: unknown; readonly fault?: string };

export class Pool {
  readonly #size: number;
  readonly #threads = new Set<Thread>();
  /** Apart for each kind, and served in turn: many imports do not keep bots from answering. */
  readonly #waiting = Object.fromEntries(
    Object.entries(LIMITS).map(([kind, limits]) => [kind, new FairQueue<Job>(limits)]),
  ) as Record<keyof PoolTasks, FairQueue<Job>>;
  #turns: readonly (keyof PoolTasks)[] = ['think', 'odds', 'branch'];
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  /**
   * Runs a request of somebody; the limit counts from when a thread has started on it. A thread stops by itself when the
   * time is up or the word comes; one that does not is terminated, and the best answer so far is taken.
   */
  run<K extends keyof PoolTasks>(
    kind: K,
    request: PoolTasks[K]['request'],
    ms: number,
    whose = '',
    stop?: Stop,
  ): Promise<PoolTasks[K]['answer']> {
    return new Promise((resolve, reject) => {
      const job: Job = { kind, request, ms, stop, resolve, reject };
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
    thread.worker.postMessage({ kind: job.kind, request: job.request, ms: job.ms });
    job.stop?.onSaid(() => this.#cancel(thread, job));
    this.#startTimer(thread);
  }

  #cancel(thread: Thread, job: Job): void {
    if (thread.job !== job) return;
    thread.worker.postMessage('stop');
    if (thread.timer) clearTimeout(thread.timer);
    thread.timer = setTimeout(() => this.#replace(thread, new CancelledError('nobody waits any more')), STOP_TIMEOUT);
  }

  /** The next job of the kind whose turn it is. */
  #shift(): Job | undefined {
    for (;;) {
      const kind = this.#turns.find((one) => this.#waiting[one].length > 0);
      if (!kind) return undefined;
      this.#turns = [...this.#turns.filter((one) => one !== kind), kind];
      const job = this.#waiting[kind].shift();
      if (!job?.stop?.isSaid) return job;
      job.reject(new CancelledError('nobody waits any more'));
    }
  }

  #start(): Thread {
    const worker = startThread('./pool-worker', 'pool');
    const thread: Thread = { worker, ready: false, job: null, timer: null };
    worker.unref();
    worker.on('message', (message: FromThread) => {
      if (message === 'ready') {
        thread.ready = true;
        this.#startTimer(thread);
        return;
      }
      if ('best' in message) {
        if (thread.job) thread.job.best = message.best;
        return;
      }
      const { answer, fault } = message;
      this.#settle(thread, (job) => (fault === undefined ? job.resolve(answer) : job.reject(new Error(fault))));
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
    const why = ready ? `${job.kind} took more than ${ms} ms` : `no thread for ${job.kind} was ready within ${ms} ms`;
    const late = () => this.#replace(thread, new TimeoutError(why));
    thread.timer = setTimeout(late, ms * OVERTIME);
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
    this.#settle(thread, (job) => (job.best === undefined ? job.reject(error) : job.resolve(job.best)));
  }
}
