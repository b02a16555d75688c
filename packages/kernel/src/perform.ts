/** One thing done in a game, on a copy of its state: the single way in for people, programs and replays. */
import { OutcomeAwaited } from './chance/asked.ts';
import type { Chance, DrawRecord } from './chance/chance.ts';
import type { LogEntry } from './event-log.ts';
import type { Decision, GameTypes, Rules, Seat, SeatIndex } from './game.ts';
import { isRefusal, type Refusal } from './refusal.ts';

export type Act<G extends GameTypes> =
  | { readonly do: 'setup'; readonly options: G['Options']; readonly seats: readonly Seat[] }
  | { readonly do: 'answer'; readonly decision: Decision; readonly answer: G['Answer'] }
  | { readonly do: 'leave'; readonly seat: SeatIndex };

export interface ActEffect<G extends GameTypes> {
  readonly state: G['State'];
  readonly told: readonly LogEntry<G['Event']>[];
  readonly taken: readonly DrawRecord[];
}

export function perform<G extends GameTypes>(
  rules: Rules<G>,
  before: G['State'] | undefined,
  act: Act<G>,
  chanceFor: (note: (taken: DrawRecord) => void) => Chance,
): ActEffect<G> | Refusal {
  const taken: DrawRecord[] = [];
  const told: { event: G['Event']; drawn: DrawRecord[] }[] = [];
  let since: DrawRecord[] = [];
  const chance = chanceFor((draw) => {
    taken.push(draw);
    since.push(draw);
  });
  const tell = (event: G['Event']): void => {
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
function runOrAwait<G extends GameTypes>(
  rules: Rules<G>,
  before: G['State'] | undefined,
  act: Act<G>,
  io: { chance: Chance; tell: (event: G['Event']) => void },
  told: readonly LogEntry<G['Event']>[],
): G['State'] | Refusal {
  try {
    return run(rules, before, act, io);
  } catch (error) {
    if (error instanceof OutcomeAwaited) error.told = told;
    throw error;
  }
}

function run<G extends GameTypes>(
  rules: Rules<G>,
  before: G['State'] | undefined,
  act: Act<G>,
  io: { chance: Chance; tell: (event: G['Event']) => void },
): G['State'] | Refusal {
  if (act.do === 'setup') return rules.setup(act.options, act.seats, io);
  if (before === undefined) throw new Error('nothing can be done before the set-up');
  const state = rules.copy(before);
  if (act.do === 'answer') return rules.answer(state, act.decision, act.answer, io) ?? state;
  rules.leave(state, act.seat, io);
  return state;
}
