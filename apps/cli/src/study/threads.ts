/** Threads of this machine as workers of a study. */
import type { Worker } from 'node:worker_threads';
import { type Counts, merge } from '@reverie/lab/counts';
import type { Piece, Workers } from '@reverie/lab/run';
import type { Study } from '@reverie/lab/study';
import { startThread } from '@reverie/server/threads';

/** Threads play a quarter of a shard at a time: with whole ones, all but one wait for the last. */
const PIECES = 4;

/**
 * Games leave nearly everything they make behind. With more room for what is young, V8 cleans up a third as often, and
 * its cleaning threads, of which there is one set for the whole process, keep fewer cores from playing.
 */
const ROOM = { maxYoungGenerationSizeMb: 144 };

interface Job {
  readonly shard: number;
  readonly piece: Piece;
  /** A thread has died over it. */
  again: boolean;
  readonly done: (counts: Counts) => void;
  readonly failed: (error: Error) => void;
}

/** A thread that dies takes its piece with it; the piece is played once more by another, then the study is told. */
export class Threads implements Workers {
  readonly size: number;
  readonly #study: Study;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #waiting: Job[] = [];
  #closed = false;

  constructor(study: Study, size: number) {
    this.#study = study;
    this.size = size;
    for (let i = 0; i < size; i++) this.#start();
  }

  async play(shard: number): Promise<Counts> {
    const counts: Counts = {};
    for (const one of await Promise.all(Array.from({ length: PIECES }, (_, at) => this.#play(shard, at))))
      merge(counts, one);
    return counts;
  }

  #play(shard: number, at: number): Promise<Counts> {
    return new Promise((done, failed) => {
      this.#waiting.push({ shard, piece: { at, of: PIECES }, again: false, done, failed });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.terminate()));
  }

  #start(): void {
    const thread = startThread('./worker', 'study', this.#study, import.meta.url, ROOM);
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
    if (job?.again) {
      job.failed(why);
      return;
    }
    if (job) {
      job.again = true;
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
      const { shard, piece } = job;
      thread.postMessage({ shard, piece });
    }
  }
}
