/** Positions out of games between programs, as a trainer reads them: the figures of a mind, and who won in the end. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Decision, Game, Io, Mind, Program, Seat } from '@reverie/kernel/game';
import { anyOf } from '@reverie/kernel/playout';
import { decide } from '@reverie/kernel/program';
import { seedOf } from './seeds.ts';

export interface Selfplay {
  readonly game: Game & { readonly mind: Mind };
  readonly options: unknown;
  readonly seats: readonly Seat[];
  /** One for each seat; they move on by a seat from game to game. */
  readonly programs: readonly Program[];
  readonly seed: number;
  /** One question in so many is answered at random: what good players avoid must be known too. 0: none. */
  readonly stray: number;
  /**
   * Up to a moment drawn by lot, before so many answers, the programs and strays lead the game into all sorts of positions;
   * from then on it is the quickest program's, and only what comes then is kept: what positions that it would not have come
   * to are worth in its hands. Without it the programs play to the end, and all counts.
   */
  readonly until?: number;
  /** One quiet position in so many is kept. */
  readonly every: number;
  /** A game that goes on for more answers is left out. */
  readonly longest: number;
}

/** What stands before the figures of a row: the share of the victory, how far the game had gone, which game it was. */
export const BEFORE = 3;

/** The rows of game number `n`: each kept position as each seat sees it. */
export function rowsOf(plan: Selfplay, n: number): readonly Float32Array[] {
  const { game, seats, programs, stray, every } = plan;
  const { rules, mind } = game;
  const quickest = game.programs?.at(-1);
  const io: Io = { chance: new Fast(seedOf(plan.seed, 2 * n)), tell: undefined };
  const below = new Fast(seedOf(plan.seed, 2 * n + 1)).below();
  const figures = new Float64Array(mind.features.length);
  const s = rules.setup(plan.options, seats, io);
  const kept: { readonly row: Float32Array; readonly seat: number; readonly at: number }[] = [];
  const left = plan.until ? below(plan.until) : Number.POSITIVE_INFINITY;
  const from = plan.until ? left : 0;
  for (let moves = 0; moves < plan.longest; moves++) {
    const open = rules.pending(s);
    if (open.length === 0) return settled(kept, moves, rules.outcome(s)?.winners ?? []);
    const d = open[open.length === 1 ? 0 : below(open.length)] as Decision;
    if (moves >= from && mind.quiet(d) && below(every) === 0) {
      for (const seat of seats.keys()) {
        mind.read(s, seat, figures);
        const row = new Float32Array(BEFORE + figures.length);
        row.set(figures, BEFORE);
        row[2] = n;
        kept.push({ row, seat, at: moves });
      }
    }
    const led = moves < left;
    const program = (led ? programs[(d.seat + n) % programs.length] : quickest) as Program;
    const answer =
      led && stray > 0 && below(stray) === 0
        ? anyOf(rules, s, d, below)
        : decide(program, { view: rules.view(s, d.seat), decision: d, choices: rules.choices(s, d), below });
    if (answer !== undefined) rules.answer(s, d, answer, io);
  }
  return [];
}

/** Writes into each row what came of it. */
function settled(
  kept: readonly { readonly row: Float32Array; readonly seat: number; readonly at: number }[],
  moves: number,
  winners: readonly number[],
): readonly Float32Array[] {
  for (const { row, seat, at } of kept) {
    row[0] = winners.includes(seat) ? 1 / winners.length : 0;
    row[1] = at / moves;
  }
  return kept.map(({ row }) => row);
}
