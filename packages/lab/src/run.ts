/**
 * Runs a study over however many workers there are. Games come in shards of fixed size; a shard's counts depend on the
 * study and its number alone. They are merged in the order of their numbers and whether to stop is asked after each, so
 * the answer does not depend on who was faster.
 */
import { type Counts, countOf, inOrder, merge } from './counts.ts';
import { type Interval, watched, watchedDifference } from './interval.ts';
import { GAINED, LOST, NAMES, PAIR, playNumber, type SIDES, VICTORY } from './play.ts';
import type { Plan, Study } from './study.ts';

/** Divisible by two, three and four: a deal is never cut in two. */
export const SHARD = 48;

/** Whoever plays shards: this thread, several, or machines elsewhere. */
export interface Workers {
  readonly size: number;
  play(shard: number): Promise<Counts>;
}

/** What is known after so many shards. This is also what is kept for going on later. */
export interface Progress {
  readonly reverie: 'progress-3';
  readonly study: Study;
  /** How many shards, from the first on, are in the counts. */
  readonly shards: number;
  readonly counts: Counts;
  readonly done: boolean;
}

export interface RunOptions {
  /** Goes on from here. */
  readonly from?: Progress | undefined;
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** After every shard that was merged. */
  onProgress?(progress: Progress): void;
}

/** A shard could not be played; nothing of it was counted. */
export class ShardError extends Error {
  readonly shard: number;
  constructor(shard: number, cause: unknown) {
    super(`shard ${shard}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.shard = shard;
  }
}

export const shardsOf = (plan: Plan): number => Math.ceil(plan.most / SHARD);

/** A piece of a shard: the counts of all pieces add up to those of the shard. */
export interface Piece {
  readonly at: number;
  readonly of: number;
}
const WHOLE: Piece = { at: 0, of: 1 };

/** The counts of one shard, or of a piece of it. */
export function playShard(plan: Plan, shard: number, { at, of }: Piece = WHOLE): Counts {
  const counts: Counts = {};
  const size = SHARD / of;
  const from = shard * SHARD + at * size;
  const end = Math.min(from + size, plan.most);
  for (let n = from; n < end; n++) playNumber(plan, n, counts);
  return counts;
}

/** In this thread. What else it has to do is done in the pause before each shard. */
export const here = (plan: Plan, pause: () => Promise<unknown> = async () => undefined): Workers => ({
  size: 1,
  play: async (shard) => {
    await pause();
    return playShard(plan, shard);
  },
});

export async function runStudy(plan: Plan, workers: Workers, options: RunOptions = {}): Promise<Progress> {
  const { from, signal, onProgress } = options;
  const total = shardsOf(plan);
  const counts: Counts = { ...from?.counts };
  let merged = from?.shards ?? 0;
  let done = from?.done ?? false;
  const under = new Map<number, Promise<Counts>>();
  const now = (): Progress => ({
    reverie: 'progress-3',
    study: plan.study,
    shards: merged,
    counts: inOrder(counts),
    done,
  });
  while (!done && !signal?.aborted) {
    for (let next = merged; next < total && next < merged + 2 * workers.size; next++) {
      if (under.has(next)) continue;
      const played = workers.play(next);
      // A shard beyond the end of the study may fail while nobody waits for it any more.
      played.catch(() => undefined);
      under.set(next, played);
    }
    const shard = merged;
    try {
      merge(counts, await (under.get(shard) as Promise<Counts>));
    } catch (error) {
      throw new ShardError(shard, error);
    }
    under.delete(shard);
    merged++;
    done = merged === total || isAnswered(plan, counts);
    onProgress?.(now());
  }
  return now();
}

function isAnswered(plan: Plan, counts: Counts): boolean {
  const { games } = plan.study;
  if (typeof games === 'number') return false;
  const { low, high } = answerOf(plan, counts).interval;
  return 100 * (high - low) <= games.width || (games.decided && (low > 0 || high < 0));
}

/** What the study is about: a share, or the difference that a switch makes, with the interval that stays valid. */
export interface Answer {
  readonly kind: 'share' | 'often' | 'difference';
  readonly games: number;
  readonly value: number;
  readonly interval: Interval;
}

export function answerOf({ study, watch }: Plan, counts: Readonly<Counts>): Answer {
  if (!study.against && watch.startsWith('#')) {
    const games = countOf(counts, NAMES.games) - countOf(counts, NAMES.unfinished);
    const often = countOf(counts, `${NAMES.slice}/${watch.slice(1)}/games`);
    return { kind: 'often', games, value: games === 0 ? 0 : often / games, interval: watched(often, games) };
  }
  if (!study.against) {
    const { games, value, interval } = shareOf(counts, watch);
    return { kind: 'share', games, value, interval };
  }
  const games = ['-1', '0', '1'].reduce((sum, way) => sum + countOf(counts, `${PAIR}/${way}`), 0);
  const [gained, lost] = [GAINED, LOST].map((name) => countOf(counts, `${PAIR}/${name}`) / VICTORY) as [number, number];
  return {
    kind: 'difference',
    games,
    value: games === 0 ? 0 : (gained - lost) / games,
    interval: watchedDifference(gained, lost, games),
  };
}

/** Victories of a slice: on the plain side of a paired study, unless another is named. */
export function shareOf(counts: Readonly<Counts>, slice: string, side: (typeof SIDES)[number] | undefined = undefined) {
  const under = side === undefined ? '' : `${side}/`;
  const games = countOf(counts, `${under}${NAMES.slice}/${slice}/games`);
  const won = countOf(counts, `${under}${NAMES.slice}/${slice}/won`) / VICTORY;
  return { games, value: games === 0 ? 0 : won / games, interval: watched(won, games) };
}
