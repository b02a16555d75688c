/** A journal as the steps that led from its set-up to where it stands, with the position after each. */
import type { DecisionOf, GameTypes, Rules, SeatIndex } from '@reverie/kernel/game';
import { type Entry, type Journal, type JournalFault, lineOf } from '@reverie/kernel/journal';
import { replayInSteps } from '@reverie/kernel/replay';

export interface Step<G extends GameTypes = GameTypes> {
  /** The number of its entry. */
  readonly n: number;
  /** Who did it; null for the set-up. */
  readonly seat: SeatIndex | null;
  /** What was answered to what; neither at the set-up nor where somebody left. */
  readonly decision?: DecisionOf<G>;
  readonly answer?: G['Answer'];
  readonly drew: boolean;
  /** How things stood afterwards. */
  readonly state: G['State'];
}

/** The steps of a journal, without those that were gone back on; or what is wrong with it. */
export function stepsOf<G extends GameTypes>(rules: Rules<G>, journal: Journal): readonly Step<G>[] | JournalFault {
  const run = stepping(rules, journal);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

/** The same, with a pause after each step. */
export function* stepping<G extends GameTypes>(
  rules: Rules<G>,
  journal: Journal,
): Generator<undefined, readonly Step<G>[] | JournalFault> {
  const states = new Map<number, G['State']>();
  const { fault } = yield* replayInSteps(
    rules,
    journal,
    Number.POSITIVE_INFINITY,
    { kind: 'asked' },
    {
      look(match, { n }) {
        states.set(n, match.state);
        return undefined;
      },
    },
  );
  if (fault) return fault;
  const steps: Step<G>[] = [];
  for (const entry of lineOf(journal.entries)) {
    const state = states.get(entry.n);
    if (entry.do === 'end' || state === undefined) continue;
    steps.push({ n: entry.n, drew: drewIn(entry), state, ...actIn(rules, entry, steps.at(-1)?.state) });
    yield;
  }
  return steps;
}

export const isFault = (found: object): found is JournalFault => 'reason' in found;

const drewIn = (entry: Entry): boolean => 'drawn' in entry && entry.drawn.length > 0;

function actIn<G extends GameTypes>(
  rules: Rules<G>,
  entry: Entry,
  before: G['State'] | undefined,
): Pick<Step<G>, 'seat' | 'decision' | 'answer'> {
  if (entry.do === 'leave') return { seat: entry.seat };
  if (entry.do !== 'answer' || before === undefined) return { seat: null };
  const decision = rules.pending(before).find(({ id }) => id === entry.decision);
  if (!decision) throw new Error(`entry ${entry.n} answers what nobody asked`);
  return { seat: entry.seat, decision, answer: rules.answers.parse(entry.answer) };
}
