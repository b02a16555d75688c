/** Threads of this machine as workers of a study. */
import type { Worker } from 'node:worker_threads';
import type { Counts } from '@reverie/lab/counts';
import type { Workers } from '@reverie/lab/run';
import type { Study } from '@reverie/lab/study';
import { startThread } from '@reverie/server/threads';

interface Job {
  readonly shard: number;
  readonly done: (counts: Counts) => void;
  readonly failed: (error: Error) => void;
}

/** A thread that dies takes its shard with it; the shard is played once more by another, then the study is told. */
export class Threads implements Workers {
  readonly size: number;
  readonly #study: Study;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #waiting: Job[] = [];
  readonly #again = new Set<number>();
  #closed = false;

  constructor(study: Study, size: number) {
    this.#study = study;
    this.size = size;
    for (let i = 0; i < size; i++) this.#start();
  }

  play(shard: number): Promise<Counts> {
    return new Promise((done, failed) => {
      this.#waiting.push({ shard, done, failed });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.terminate()));
  }

  #start(): void {
    const thread = startThread('./worker', 'study', this.#study, import.meta.url);
    this.#idle.push(thread);
    thread.on('message', ({ counts }: { counts: Counts }) => {
      const job = this.#busy.get(thread);
      this.#busy.delete(thread);
      this.#idle.push(thread);
      job?.done(counts);
      this.#next();
    });
    // A thread that throws also exits; the reason comes first.
    let why = new Error('the thread has ended');
    thread.on('error', (error: Error) => {
      why = error;
    });
    thread.on('exit', () => this.#lost(thread, why));
  }

  #lost(thread: Worker, why: Error): void {
    if (this.#closed) return;
    const job = this.#busy.get(thread);
    this.#busy.delete(thread);
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
    if (job && this.#again.has(job.shard)) {
      job.failed(why);
      return;
    }
    if (job) {
      this.#again.add(job.shard);
      this.#waiting.unshift(job);
    }
    this.#start();
    this.#next();
  }

  #next(): void {
    while (this.#idle.length > 0 && this.#waiting.length > 0) {
      const thread = this.#idle.pop() as Worker;
      const job = this.#waiting.shift() as Job;
      this.#busy.set(thread, job);
      thread.postMessage(job.shard);
    }
  }
}
