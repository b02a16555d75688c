/**
 * What the best program would do for a seat, with the chance it sees in it and what speaks for it. From the view alone:
 * whoever asks learns nothing that could not be worked out at the table.
 */
import type { Decision, Game, GameTypes, Situation, Thought } from '@reverie/kernel/game';
import { canonical } from '@reverie/kernel/plain';
import { checked, thoughtsOf } from '@reverie/kernel/program';
import { botIds, findBot } from '../bots.ts';
import { FAULT, INEXACT } from './grades.ts';
import { chanceOf, Judge } from './judge.ts';
import { Weighing } from './weighing.ts';

export interface AdviceRequest<G extends GameTypes = GameTypes> {
  readonly view: G['View'];
  readonly decision: Decision<G['Question']>;
  readonly choices: readonly G['Answer'][];
  readonly seats: number;
}

/**
 * Why: all that can be done; all is as good as won or lost whatever is done; nothing else comes close; much better or a
 * little better than the next best; one of several alike; or the program's word alone.
 */
export type AdviceReason = 'only' | 'won' | 'lost' | 'clear' | 'much' | 'better' | 'alike' | 'program';

export interface Advice {
  /** Undefined where the program would let an optional decision be. */
  readonly answer: unknown;
  /** The chance to win with it; null where it cannot be told. */
  readonly chance: number | null;
  /** The best other answer, and the chance with that. Where both are alike it may be the higher one by luck: not to be told. */
  readonly next: { readonly answer: unknown; readonly chance: number } | null;
  readonly reason: AdviceReason;
}

/** From when on the next best answer is no match; and from when on, or until when, a game is decided. */
const CLEAR = 3 * INEXACT;
const WON = 0.995;
const LOST = 0.005;
/** Runs that go on to the end are won or lost, nothing between: few of them alike say little. */
const TO_THE_END = 48;

/** What stands between two answers, by what is told of them. */
function reasonFor(chance: number, next: number, certain = true): AdviceReason {
  if (Math.max(chance, next) <= LOST) return 'lost';
  if (Math.min(chance, next) >= WON) return 'won';
  const ahead = certain ? chance - next : 0;
  return ahead > CLEAR ? 'clear' : ahead > FAULT ? 'much' : ahead > INEXACT / 2 ? 'better' : 'alike';
}

/** Yields where it can be stopped. */
export function* advise<G extends GameTypes>(
  game: Game<G>,
  { view, decision, choices, seats }: AdviceRequest<G>,
): Generator<undefined, Advice> {
  const { mind, rules } = game;
  const thought = game.programs?.length ? yield* programs(game, view, decision, choices) : undefined;
  const answer = thought?.answer;
  if (thought && answer === undefined) return { answer, chance: null, next: null, reason: 'program' };
  if (choices.length === 1 && !decision.open && !decision.optional) {
    return { answer: answer ?? choices[0], chance: thought?.chance ?? null, next: null, reason: 'only' };
  }
  // Playing on to the end says something only in games so small that they need no program.
  if (thought && !mind) {
    const { chance = null, next = null } = thought;
    const reason = chance !== null && next ? reasonFor(chance, next.chance) : 'program';
    return { answer, chance, next, reason };
  }
  const guess = (chance: ReturnType<typeof chanceOf>): G['State'] =>
    rules.imagine(view, decision.seat, { chance, tell: undefined });
  const weighing = new Weighing<G>({
    game,
    judge: new Judge(game, seats, undefined, true),
    decision,
    seed: decision.id,
    guess,
  });
  // What a mind leaves out its runs cannot judge either.
  const s = guess(chanceOf(decision.id, 9));
  const kept = mind?.narrow?.(s, decision, choices) ?? choices;
  const wider = (decision.open ? mind?.widen?.(s, decision) : undefined) ?? [];
  const others = [...kept, ...wider].filter((one) => answer === undefined || canonical(one) !== canonical(answer));
  const least = mind?.strange?.(s, decision.seat) ? TO_THE_END : undefined;
  const order = yield* weighing.thinned(others);
  const [first, second] = answer === undefined ? order : [{ answer }, ...order];
  if (!first) return { answer, chance: null, next: null, reason: 'program' };
  if (!second) {
    return { answer: first.answer, chance: yield* weighing.alone(first.answer, least), next: null, reason: 'program' };
  }
  const told = yield* judged(weighing, first.answer, second.answer, least);
  const spends = (one: unknown): boolean => mind?.spends?.(one as G['Answer']) ?? false;
  if (!/alike|won|lost/.test(told.reason) || !spends(told.answer)) return told;
  // Of what is worth the same, rather what uses nothing up.
  const free = order.find((one) => !spends(one.answer));
  if (!free) return told;
  const saved = yield* judged(weighing, free.answer, told.answer as G['Answer'], least);
  return saved.answer === free.answer ? saved : told;
}

/** Two answers on the same guesses: the first unless the other is better for certain, and by more than is of no interest. */
function* judged<G extends GameTypes>(
  weighing: Weighing<G>,
  first: G['Answer'],
  second: G['Answer'],
  least: number | undefined,
): Generator<undefined, Advice> {
  const { of, against, gain, error } = yield* weighing.compared(first, second, false, least);
  const certain = Math.abs(gain) > 2 * error;
  // The runs may know better than the program: then it is their answer that is told.
  const [best, next] = certain && gain > INEXACT ? [against, of] : [of, against];
  return { ...best, next, reason: reasonFor(best.chance, next.chance, certain) };
}

/** What the best program thinks. */
function* programs<G extends GameTypes>(
  game: Game<G>,
  view: G['View'],
  decision: AdviceRequest<G>['decision'],
  choices: readonly G['Answer'][],
): Generator<undefined, Thought<G> | undefined> {
  const [best = ''] = botIds(game);
  const program = findBot(game, best);
  if (!program) return undefined;
  const situation: Situation = { view, decision, choices, below: chanceOf(decision.id, 8).below() };
  const thoughts = thoughtsOf(program, situation);
  let thought = thoughts.next();
  for (; !thought.done; thought = thoughts.next()) yield;
  return checked(program, situation, thought.value) as Thought<G>;
}
