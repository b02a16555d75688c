/**
 * What a position is worth to each seat, by playing on to where it can be said: to the next quiet question where the game
 * has a mind, to the end where it has none. What is played on is what the mind of a game that plans likes best one answer
 * ahead, else what the quickest program of the game would do; where there is neither, what wins at once, else anything.
 */
import type { Below } from '@reverie/kernel/chance/chance';
import { Fast } from '@reverie/kernel/chance/fast';
import type { DecisionOf, Game, GameTypes, Io, Mind, Outcome, Program, SeatIndex } from '@reverie/kernel/game';
import { anyOf } from '@reverie/kernel/playout';
import { decide } from '@reverie/kernel/program';
import { random } from '../random.ts';

/** Answers until a quiet question must have come; beyond that the position is judged as it stands. */
const MOST_WITH_MIND = 40;
const MOST_TO_THE_END = 4000;
/** Answers that are looked at for one that is played on. */
const MOST_LOOKED_AT = 10;
/** Answers that one of those may set off. */
const MOST_SETTLING = 6;

/** The chances of all seats. */
export type Chances = readonly number[];

export class Judge<G extends GameTypes = GameTypes> {
  readonly #game: Game<G>;
  readonly #mind: Mind<G> | undefined;
  readonly #program: Program<G> | undefined;
  readonly #seats: number;
  readonly #most: number;
  readonly #thorough: boolean;
  /** Answers tried in thought: what the judging has cost; and how often a position was played on. */
  work = 0;
  runs = 0;

  /**
   * `most` is how many answers a playout may have where it goes on to the end: where there is no mind and, if the judge is
   * `thorough`, where the mind does not know what counts.
   */
  constructor(game: Game<G>, seats: number, most = MOST_TO_THE_END, thorough = false) {
    this.#game = game;
    this.#mind = game.mind;
    this.#program = game.programs?.at(-1);
    this.#seats = seats;
    this.#most = most;
    this.#thorough = thorough;
  }

  /** Whether a position can be judged as it stands. */
  quiet(s: G['State']): boolean {
    const { rules } = this.#game;
    const d = due(rules.pending(s));
    return d === undefined || rules.outcome(s) !== undefined || this.#mind?.quiet(d) === true;
  }

  /** The chances in a position that can be judged as it stands. A mind knows what the end is worth, too. */
  at(s: G['State']): Chances {
    const mind = this.#mind;
    const outcome = mind ? undefined : this.#game.rules.outcome(s);
    return Array.from({ length: this.#seats }, (_, seat) => {
      if (mind) return mind.value(s, seat);
      return outcome ? shareOf(outcome, seat, this.#seats) : 1 / Math.max(2, this.#seats);
    });
  }

  /**
   * Plays on in `s`, which it changes, and judges where it comes to. After an answer of `past`, that seat's turn is
   * finished first: what it has only prepared is worth nothing yet. Pauses after everything that was tried in thought:
   * a turn can be long.
   */
  *playOn(s: G['State'], io: Io<G['Event']>, below: Below, past?: SeatIndex): Generator<undefined, Chances> {
    const { rules } = this.#game;
    const mind = this.#mind;
    this.runs++;
    this.work++;
    const toTheEnd = !mind || (this.#thorough && past !== undefined && mind.strange?.(s, past) === true);
    const most = toTheEnd ? this.#most : MOST_WITH_MIND;
    let quiet = 0;
    for (let moves = 0; moves < most; moves++) {
      const open = rules.pending(s);
      const d = due(open);
      if (!d) break;
      // Where samples end after so many quiet questions, it does not matter whose they are: they may all be of one seat.
      const isEnough = () => d.seat !== past || this.#seats === 1 || ++quiet >= (mind?.horizon ?? most);
      if (!toTheEnd && mind.quiet(d) && isEnough()) break;
      if (!(yield* this.#answer(s, open, io, below))) break;
      yield;
    }
    return this.at(s);
  }

  /** One answer by the program; false where everybody lets everything be. */
  *#answer(
    s: G['State'],
    open: readonly DecisionOf<G>[],
    io: Io<G['Event']>,
    below: Below,
  ): Generator<undefined, boolean> {
    const { rules } = this.#game;
    for (const d of inOrder(open)) {
      const choices = rules.choices(s, d);
      if (choices.length === 0) continue;
      this.work += choices.length;
      const answer =
        choices.length === 1 && !d.optional
          ? choices[0]
          : this.#mind?.engine === 'plan' && !this.#mind.leaves?.(d)
            ? yield* this.#liked(this.#mind, s, d, choices, below, true)
            : (this.#winning(s, d, choices, below) ??
              decide(this.#program ?? random, {
                view: rules.view(s, d.seat),
                decision: d,
                choices,
                below,
              }));
      if (answer === undefined) continue;
      if (!rules.answer(s, d, answer, io)) return true;
      // Only what is hidden forbids it: somebody else's choice then, any.
      for (let tries = 0; tries < 20; tries++) if (!rules.answer(s, d, anyOf(rules, s, d, below), io)) return true;
    }
    return false;
  }

  /**
   * Where nobody knows the game: an answer that wins at once, as anybody would see. Playouts at random that leave it lying
   * say little: a move that loses to it looks almost as good as any.
   */
  #winning(s: G['State'], d: DecisionOf<G>, choices: readonly G['Answer'][], below: Below): G['Answer'] | undefined {
    if (this.#mind || this.#program || choices.length > MOST_LOOKED_AT) return undefined;
    const { rules } = this.#game;
    const io = { chance: new Fast(below(0x7fff_ffff)), tell: undefined };
    return choices.find((choice) => {
      const after = rules.copy(s);
      if (rules.answer(after, d, choice, io)) return false;
      const winners = rules.outcome(after)?.winners;
      return winners?.length === 1 && winners[0] === d.seat;
    });
  }

  /**
   * The answer after which the mind likes the position best; what is drawn for that is drawn apart. What the answer sets
   * off is played out first (`settles`), each time by what looks best at once.
   */
  *#liked(
    mind: Mind<G>,
    s: G['State'],
    d: DecisionOf<G>,
    choices: readonly G['Answer'][],
    below: Below,
    settles: boolean,
  ): Generator<undefined, G['Answer'] | undefined> {
    const { rules } = this.#game;
    const io = { chance: new Fast(below(0x7fff_ffff)), tell: undefined };
    const step = Math.max(1, choices.length / MOST_LOOKED_AT);
    let best: G['Answer'] | undefined;
    let most = d.optional ? mind.value(s, d.seat) : Number.NEGATIVE_INFINITY;
    for (let i = 0; i < choices.length; i += step) {
      const choice = choices[Math.floor(i)];
      const after = rules.copy(s);
      if (rules.answer(after, d, choice, io)) continue;
      if (settles) {
        yield;
        yield* this.#settle(mind, after, io, below);
      }
      const value = mind.value(after, d.seat);
      if (value > most) [best, most] = [choice, value];
    }
    return best;
  }

  /** To the next quiet question, in few answers. */
  *#settle(mind: Mind<G>, s: G['State'], io: Io<G['Event']>, below: Below): Generator<undefined, void> {
    const { rules } = this.#game;
    for (let moves = 0; moves < MOST_SETTLING; moves++) {
      const d = due(rules.pending(s));
      if (!d || mind.quiet(d)) return;
      const choices = rules.choices(s, d);
      this.work += choices.length;
      const answer = choices.length === 1 ? choices[0] : yield* this.#liked(mind, s, d, choices, below, false);
      yield;
      if (answer === undefined || rules.answer(s, d, answer, io)) return;
    }
  }
}

/** What must be answered comes before what may be. */
const inOrder = <D extends { readonly optional?: true }>(open: readonly D[]): readonly D[] =>
  open.length < 2 ? open : [...open.filter(({ optional }) => !optional), ...open.filter(({ optional }) => optional)];

const due = <D extends { readonly optional?: true }>(open: readonly D[]): D | undefined =>
  open.find(({ optional }) => !optional) ?? open[0];

/** A victory, whole or shared; where several play and nobody wins, all have an equal part of it. */
function shareOf({ winners }: Outcome, seat: SeatIndex, seats: number): number {
  if (winners.length === 0) return seats === 1 ? 0 : 1 / seats;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** The chance of one run in thought: the same numbers give the same run everywhere. */
export function chanceOf(...numbers: readonly number[]): Fast {
  let x = 0x2545f491;
  for (const n of numbers) {
    x = Math.imul(x ^ n, 0x9e3779b1);
    x = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
    x ^= x >>> 13;
  }
  return new Fast(x >>> 0);
}
