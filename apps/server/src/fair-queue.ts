/** A bounded queue that serves keys in turn: whoever asks for much waits behind whoever asks for little. */
interface FairQueueLimits {
  /** Items that may wait for one key, and altogether. */
  readonly each: number;
  readonly all: number;
}

export class FairQueue<T> {
  readonly #limits: FairQueueLimits;
  /** In the order of their turns. */
  readonly #waiting = new Map<string, T[]>();
  #length = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  get length(): number {
    return this.#length;
  }

  /** False if the queue is full. */
  push(key: string, item: T): boolean {
    const own = this.#waiting.get(key) ?? [];
    if (own.length >= this.#limits.each || this.#length >= this.#limits.all) return false;
    own.push(item);
    this.#waiting.set(key, own);
    this.#length++;
    return true;
  }

  shift(): T | undefined {
    const [next] = this.#waiting;
    if (!next) return undefined;
    const [key, own] = next;
    const item = own.shift();
    this.#length--;
    // Its next turn comes after everybody else's.
    this.#waiting.delete(key);
    if (own.length > 0) this.#waiting.set(key, own);
    return item;
  }

  /** Takes everything out. */
  drain(): T[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#length = 0;
    return all;
  }
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFull';
}

/** Runs one thing at a time, in the order of a fair queue. */
export class FairRunner {
  readonly #queue: FairQueue<() => Promise<void>>;
  #running = false;

  constructor(limits: FairQueueLimits) {
    this.#queue = new FairQueue(limits);
  }

  /** Rejects with `QueueFullError` if too much waits. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const turn = () => work().then(resolve, reject);
      if (!this.#queue.push(key, turn)) reject(new QueueFullError('too much is waiting'));
      else if (!this.#running) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#running = true;
    for (let turn = this.#queue.shift(); turn; turn = this.#queue.shift()) await turn();
    this.#running = false;
  }
}
