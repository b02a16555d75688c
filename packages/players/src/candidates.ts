/** What an engine weighs for a question, and how it goes on in a guess. */
import { Fast } from '@reverie/kernel/chance/fast';
import type {
  Budget,
  DecisionOf,
  Game,
  GameTypes,
  Io,
  Mind,
  Program,
  SeatIndex,
  Situation,
  Thought,
} from '@reverie/kernel/game';
import { checked, thoughtsOf } from '@reverie/kernel/program';

/** A game whose mind is there. */
export type Thinking<G extends GameTypes> = Game<G> & { readonly mind: Mind<G> };

/** The program that finishes what the engine does not look into, and gives the first thought. */
export function quickest<G extends GameTypes>({ programs, rules }: Game<G>): Program<G> {
  const found = programs?.at(-1);
  if (!found) throw new Error(`${rules.id} has a mind and no quick program`);
  return found;
}

/** The answer of the quickest program; where there is time for more, it pauses between its steps. */
export function* firstAnswer<G extends GameTypes>(
  game: Game<G>,
  situation: Situation<G>,
  { work }: Budget,
): Generator<Thought<G>, G['Answer'] | undefined> {
  const program = quickest(game);
  return checked(program, situation, yield* thoughtsOf(program, situation, Math.min(work, 1))).answer;
}

/** Whether there is nothing to think about. */
export const isSettled = <G extends GameTypes>({ mind }: Thinking<G>, { decision, choices }: Situation<G>): boolean =>
  (choices.length === 1 && !decision.open) || mind.leaves?.(decision) === true;

/** The choices and what the mind adds to them, each sort once; `first` stands first. */
export function candidates<G extends GameTypes>(
  { mind }: Thinking<G>,
  s: G['State'],
  { decision, choices }: Situation<G>,
  first: G['Answer'],
): readonly G['Answer'][] {
  const found = new Map<string, G['Answer']>([[mind.key(first, s, decision), first]]);
  const wider = decision.open ? mind.widen?.(s, decision) : undefined;
  const kept = mind.narrow?.(s, decision, choices) ?? choices;
  for (const a of wider ? [...kept, ...wider] : kept) {
    const key = mind.key(a, s, decision);
    if (!found.has(key)) found.set(key, a);
  }
  return [...found.values()];
}

/** Draws of a guess: the same for every answer that is tried in it, so that luck does not decide between them. */
export const drawsOf = <G extends GameTypes>(seed: number): Io<G['Event']> => ({
  chance: new Fast(seed),
  tell: undefined,
});

/** The position after an answer; undefined where it is refused, as hidden things may have it. */
export function after<G extends GameTypes>(
  { rules }: Game<G>,
  s: G['State'],
  d: DecisionOf<G>,
  a: G['Answer'],
  seed: number,
): G['State'] | undefined {
  const copy = rules.copy(s);
  return rules.answer(copy, d, a, drawsOf(seed)) ? undefined : copy;
}

/** The question that is to be answered next, one's own before others. */
export function nextQuestion<G extends GameTypes>(
  { rules }: Game<G>,
  s: G['State'],
  seat: SeatIndex,
): DecisionOf<G> | undefined {
  const open = rules.pending(s);
  if (open.length < 2) return open[0];
  return open.find((d) => d.seat === seat && !d.optional) ?? open.find((d) => !d.optional) ?? open[0];
}
