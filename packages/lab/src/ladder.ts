/** A ladder: programs of a game against each other, every pair on the same deals from every seat, and their ratings. */
import type { Game } from '@reverie/kernel/game';
import type { Interval } from './interval.ts';
import type { Study } from './study.ts';

export interface LadderSettings {
  readonly programs: readonly string[];
  /** How many sit at the table: one of the first program, the second on all other seats. */
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  /** Options of the tables, deal by deal in turn. */
  readonly tables: readonly Readonly<Record<string, unknown>>[];
  /** Every pair, or each program against the next one and the last. */
  readonly whole: boolean;
}

/** Two programs that meet, and the study that lets them. */
export interface Pairing {
  readonly one: string;
  readonly other: string;
  readonly study: Study;
}

/** What a pairing came to, for the first of the two. */
export interface PairResult {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
}

export function pairings(game: Game, settings: LadderSettings): readonly Pairing[] {
  const { programs, seats, games, seed, tables, whole } = settings;
  const last = programs.length - 1;
  return programs.flatMap((one, i) =>
    programs.flatMap((other, j): Pairing[] => {
      if (j <= i || !(whole || j === i + 1 || j === last)) return [];
      const players = Array.from({ length: seats }, (_, seat) => ({ program: seat === 0 ? one : other }));
      const study = {
        reverie: 'study-1',
        game: game.rules.id,
        options: {},
        ...(tables.length > 0 && { tables: tables as Study['tables'] }),
        players,
        games,
        seed,
        watch: 'player:0',
        events: false,
        longest: 20_000,
      } as const satisfies Study;
      return [{ one, other, study }];
    }),
  );
}

export interface Rating {
  readonly program: string;
  readonly elo: number;
  /** Half the width of a 95 % interval. */
  readonly margin: number;
}

/** A difference of 400 points is odds of ten to one. */
const POINTS = 400 / Math.LN10;
const ROUNDS = 200;

/** Ratings that fit the results best, the last program at 0. Only for tables of two. */
export function ratings(programs: readonly string[], results: readonly PairResult[]): readonly Rating[] {
  const at = new Map(programs.map((program, i) => [program, i]));
  const strength = new Float64Array(programs.length);
  const weight = new Float64Array(programs.length);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(programs.length);
    weight.fill(0);
    for (const { one, other, games, share } of results) {
      const [a, b] = [at.get(one) as number, at.get(other) as number];
      const p = 1 / (1 + Math.exp((strength[b] as number) - (strength[a] as number)));
      // Half a game each way: nobody is infinitely better than somebody who never won.
      const missing = (share * games + 0.5) / (games + 1) - p;
      slope[a] = (slope[a] as number) + games * missing;
      slope[b] = (slope[b] as number) - games * missing;
      for (const i of [a, b]) weight[i] = (weight[i] as number) + games * p * (1 - p);
    }
    for (let i = 0; i < programs.length; i++) {
      strength[i] = (strength[i] as number) + (slope[i] as number) / (2 * Math.max(1e-6, weight[i] as number));
    }
  }
  const base = strength[programs.length - 1] ?? 0;
  return programs.map((program, i) => ({
    program,
    elo: POINTS * ((strength[i] as number) - base),
    margin: (1.96 * POINTS) / Math.sqrt(Math.max(1e-6, weight[i] as number)),
  }));
}
