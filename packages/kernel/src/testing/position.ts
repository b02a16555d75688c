/** Positions of a game for tests and for the stage: found by playing, so that new rules only find them elsewhere. */
import { Fast } from '../chance/fast.ts';
import type { Decision, Game, Seat, SeatIndex } from '../game.ts';
import type { Journal } from '../journal.ts';
import { Match } from '../match.ts';
import { decide } from '../program.ts';
import { isRefusal } from '../refusal.ts';

/** A game of programs, played until something holds. */
export interface Position {
  readonly seats: readonly Seat[];
  readonly options?: unknown;
  /** Who looks: their board, their questions. */
  readonly seat: SeatIndex;
  /** The first game to try; the next ones follow until one comes to the position. */
  readonly seed?: number;
  /** Answers where it wants to, before the quick program is asked; also what may be left, where nothing must be answered. */
  answer?(decision: Decision, match: Match): unknown;
  /** Whether the position is reached; `over` plays to the end. */
  readonly until: 'over' | ((match: Match) => boolean);
}

/** Positions by name, as a game's folder lists them. */
export type Positions = Readonly<Record<string, Position>>;

/** Games that are tried, and answers of each, before a position counts as one that is never reached. */
const GAMES = 60;
const ANSWERS = 2000;

/** The journal of a game that comes to the position. */
export function reach(game: Game, position: Position): Journal {
  const first = position.seed ?? 1;
  for (let seed = first; seed < first + GAMES; seed++) {
    const match = play(game, position, seed);
    if (match) return match.journal;
  }
  throw new Error(`${game.rules.id}: none of ${GAMES} games comes to this position`);
}

function play(game: Game, { seats, options = {}, answer, until }: Position, seed: number): Match | undefined {
  const chance = { kind: 'fast', seed } as const;
  const match = Match.open(game.rules, { match: `position-${seed}`, options, seats, chance });
  if (isRefusal(match)) throw new Error(`${game.rules.id}: the game cannot begin: ${match.reason}`);
  const below = new Fast(seed).below();
  const program = game.programs?.at(-1);
  for (let i = 0; i < ANSWERS; i++) {
    if (until === 'over' ? match.outcome : until(match)) {
      if (match.outcome) match.close();
      return match;
    }
    const decision =
      match.pending.find(({ optional }) => !optional) ??
      match.pending.find((one) => answer?.(one, match) !== undefined);
    if (!decision) break;
    const choices = match.choices(decision);
    const given =
      answer?.(decision, match) ??
      (program && decide(program, { view: match.view(decision.seat), decision, choices, below })) ??
      choices[below(choices.length)];
    if (isRefusal(match.answer(decision.seat, decision.id, given))) {
      // A choice that only hidden information forbids: another one does.
      const other = choices.find((one) => !isRefusal(match.answer(decision.seat, decision.id, one)));
      if (other === undefined) break;
    }
  }
  return undefined;
}

/** Holds when a seat is asked one of these, and nothing that must be answered first. */
export const asks =
  (seat: SeatIndex, ...kinds: readonly string[]) =>
  (match: Match): boolean => {
    const must = match.pending.find(({ optional }) => !optional);
    return must?.seat === seat && kinds.includes(must.kind);
  };
