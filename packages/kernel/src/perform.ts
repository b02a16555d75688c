/** One thing done in a game, on a copy of its state: the single way in for people, programs and replays. */
import { OutcomeAwaited } from './chance/asked.ts';
import type { Chance, Taken } from './chance/chance.ts';
import type { Event } from './events.ts';
import type { Decision, Rules, Seat, SeatIndex } from './game.ts';
import { isRefusal, type Refusal } from './refusal.ts';

export type Act<A, O> =
  | { readonly do: 'setup'; readonly options: O; readonly seats: readonly Seat[] }
  | { readonly do: 'answer'; readonly decision: Decision; readonly answer: A }
  | { readonly do: 'leave'; readonly seat: SeatIndex };

/** An event as it stands in the log: with the draws that led to it. */
export interface Told<E extends Event = Event> {
  readonly event: E;
  readonly drawn: readonly Taken[];
}

export interface Performed<S, E extends Event> {
  readonly state: S;
  readonly told: readonly Told<E>[];
  readonly taken: readonly Taken[];
}

export function perform<S, A, E extends Event, V, O>(
  rules: Rules<S, A, E, V, O>,
  before: S | undefined,
  act: Act<A, O>,
  chanceFor: (note: (taken: Taken) => void) => Chance,
): Performed<S, E> | Refusal {
  const taken: Taken[] = [];
  const told: { event: E; drawn: Taken[] }[] = [];
  let since: Taken[] = [];
  const chance = chanceFor((draw) => {
    taken.push(draw);
    since.push(draw);
  });
  const tell = (event: E): void => {
    told.push({ event, drawn: since });
    since = [];
  };
  const state = runOrAwait(rules, before, act, { chance, tell }, told);
  if (isRefusal(state)) {
    if (taken.length > 0) throw new Error(`${rules.id} drew before it refused: rules validate first`);
    return state;
  }
  told.at(-1)?.drawn.push(...since);
  return { state, told, taken };
}

/** With real dice a run may stop where an outcome is missing; what it told so far goes along. */
function runOrAwait<S, A, E extends Event, V, O>(
  rules: Rules<S, A, E, V, O>,
  before: S | undefined,
  act: Act<A, O>,
  io: { chance: Chance; tell: (event: E) => void },
  told: readonly Told<E>[],
): S | Refusal {
  try {
    return run(rules, before, act, io);
  } catch (error) {
    if (error instanceof OutcomeAwaited) error.told = told;
    throw error;
  }
}

function run<S, A, E extends Event, V, O>(
  rules: Rules<S, A, E, V, O>,
  before: S | undefined,
  act: Act<A, O>,
  io: { chance: Chance; tell: (event: E) => void },
): S | Refusal {
  if (act.do === 'setup') return rules.setup(act.options, act.seats, io);
  if (before === undefined) throw new Error('nothing can be done before the set-up');
  const state = rules.copy(before);
  if (act.do === 'answer') return rules.answer(state, act.decision, act.answer, io) ?? state;
  rules.leave(state, act.seat, io);
  return state;
}
