/** Workers on other machines, reached through a queue in a database; and the worker itself. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Game } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import type { Counts } from '@reverie/lab/counts';
import { playShard, type Workers } from '@reverie/lab/run';
import { type Plan, parseStudy, planOf } from '@reverie/lab/study';
import type { LabQueue } from '@reverie/server/lab-queue';

/** How shards are counted; goes up when the same study would come out otherwise. */
const LAB = 4;
/** Only workers with the same rules may play a shard. */
export const versionOf = ({ rules }: Game): string => `${rules.id}@${rules.version} lab-${LAB}`;

/** As many shards lie ready as so many workers keep busy. */
const AHEAD = 32;
const LOOK_EVERY = 50;

/** Asks for shards and waits until somebody has played them. */
export class QueuedWorkers implements Workers {
  readonly size = AHEAD;
  readonly #queue: LabQueue;
  readonly #study: string;
  readonly #waiting = new Map<number, { done(counts: Counts): void; failed(error: Error): void }>();
  #looking = false;

  constructor(queue: LabQueue, study: string) {
    this.#queue = queue;
    this.#study = study;
  }

  async play(shard: number): Promise<Counts> {
    await this.#queue.ask(this.#study, [shard]);
    return new Promise((done, failed) => {
      this.#waiting.set(shard, { done, failed });
      if (!this.#looking) void this.#look();
    });
  }

  async #look(): Promise<void> {
    this.#looking = true;
    try {
      while (this.#waiting.size > 0) {
        for (const [shard, found] of await this.#queue.read(this.#study, [...this.#waiting.keys()])) {
          const one = this.#waiting.get(shard);
          this.#waiting.delete(shard);
          if (found instanceof Error) one?.failed(found);
          else one?.done(found);
        }
        await wait(LOOK_EVERY);
      }
    } catch (error) {
      // The database has gone: whoever waits for a shard is told, and what was played stays there.
      for (const { failed } of this.#waiting.values()) failed(error as Error);
      this.#waiting.clear();
    }
    this.#looking = false;
  }
}

interface WorkerNews {
  played(study: string, shard: number): void;
  /** Rules that somebody waits for and this worker does not have. */
  otherRules(versions: readonly string[]): void;
  gone(error: Error): void;
}

const IDLE = 500;
const AGAIN = 2000;

/** Plays what lies in the queue until it is told to stop; with `idle`, until nothing has come for so long. */
export async function work(
  queue: LabQueue,
  games: readonly Game[],
  { signal, idle = Number.POSITIVE_INFINITY }: { signal: { readonly aborted: boolean }; idle?: number | undefined },
  news: WorkerNews,
): Promise<void> {
  const versions = games.map(versionOf);
  const plans = new Map<string, Plan>();
  const planFor = (study: string, json: string): Plan => {
    let plan = plans.get(study);
    if (!plan) {
      const parsed = parseStudy(JSON.parse(json));
      const game = isRefusal(parsed) ? undefined : games.find(({ rules }) => rules.id === parsed.game);
      const made = isRefusal(parsed) || !game ? undefined : planOf(parsed, game);
      if (!made || isRefusal(made))
        throw new Error(`the study cannot be played here: ${JSON.stringify(made ?? parsed)}`);
      plan = made;
      plans.set(study, plan);
    }
    return plan;
  };
  let quiet = 0;
  let told = '';
  while (!signal.aborted && quiet < idle) {
    try {
      const took = await queue.take(versions, ({ study, json, shard }) => {
        const counts = playShard(planFor(study, json), shard);
        news.played(study, shard);
        return counts;
      });
      if (took) {
        quiet = 0;
        continue;
      }
      const others = await queue.others(versions);
      if (others.length > 0 && others.join() !== told) news.otherRules(others);
      told = others.join();
      quiet += IDLE;
      await wait(IDLE);
    } catch (error) {
      news.gone(error as Error);
      quiet += AGAIN;
      await wait(AGAIN);
    }
  }
}
