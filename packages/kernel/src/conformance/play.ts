/** Random play for the conformance properties: scripts that fast-check can shorten, and the positions they lead to. */
import fc from 'fast-check';
import type { DrawRecord } from '../chance/chance.ts';
import { Fast } from '../chance/fast.ts';
import { NotingChance } from '../chance/taking.ts';
import type { DecisionOf, Game, GameTypes, Io, Seat } from '../game.ts';
import { Match } from '../match.ts';
import { canonical } from '../plain.ts';
import { isRefusal } from '../refusal.ts';
import { demand } from './expect.ts';

/** A game under test: the tables that it is tried at, and what must hold in every position. */
export interface Subject<G extends GameTypes> {
  readonly game: Game<G>;
  readonly tables: readonly { readonly options: unknown; readonly seats: readonly Seat[] }[];
  /** What is wrong with a position, in a few words; undefined if nothing is. */
  invariant?(s: G['State']): string | undefined;
  /**
   * Why a question should not be there: the one asked is out, asleep or taken, or is offered what cannot be done so. What
   * waits for an answer is what is asked, so none of these is waited for either.
   */
  misasked?(s: G['State'], d: DecisionOf<G>, choices: readonly G['Answer'][]): string | undefined;
  /** How many whole games are played quickly for that, and after how many answers one is broken off; else as below. */
  readonly many?: { readonly games: number; readonly longest: number };
  /** Answers that random play leaves alone where there are others: those that end a game before anything has happened. */
  avoid?(a: G['Answer']): boolean;
  /** Options under which a character comes to a table just as another left it, where an evening's beginning changes something. */
  readonly resumed?: object;
  /** The longest play to try, and how many plays for each property. */
  readonly moves?: number;
  readonly runs?: number;
  /** Whether a game that fails is shortened, which takes longer than to find it: true, unless it is meant to fail. */
  readonly shorten?: boolean;
}

export interface Property {
  readonly name: string;
  /** Throws if the property does not hold; the message holds the seed and the shortest game found that shows it. */
  check(seed: number): void;
  /** Milliseconds that it may take, where that is more than tests do. */
  readonly timeout?: number;
}

/** One random game: which table, the seed of its chance, and a number for each pick. Shorter lists are shorter games. */
export interface Script {
  readonly table: number;
  readonly seed: number;
  readonly picks: readonly number[];
}

type Tried = Pick<Subject<GameTypes>, 'tables' | 'moves' | 'runs' | 'shorten'>;

export function scripts(subject: Tried): fc.Arbitrary<Script> {
  return fc.record({
    table: fc.nat({ max: subject.tables.length - 1 }),
    seed: fc.integer(),
    picks: fc.array(fc.nat({ max: 0xffff }), { maxLength: subject.moves ?? 60, size: 'max' }),
  });
}

/** How many random games a property is tried on; `share` is less than 1 for the costly ones. */
export const runsOf = (subject: Tried, share = 1): number => Math.max(1, Math.round((subject.runs ?? 60) * share));

/** What fast-check is asked for. */
export const searchOf = (subject: Tried, seed: number, share = 1) => ({
  seed,
  numRuns: runsOf(subject, share),
  includeErrorInReport: true,
  endOnFailure: subject.shorten === false,
});

export function forAll(subject: Tried, name: string, holds: (script: Script) => void, share = 1): Property {
  const check = (seed: number): void =>
    fc.assert(
      fc.property(scripts(subject), (script) => holds(script)),
      searchOf(subject, seed, share),
    );
  return { name, check };
}

/** A position with the answer that the script gives in it. */
export interface Step<G extends GameTypes> {
  readonly s: G['State'];
  readonly d: DecisionOf<G>;
  readonly a: G['Answer'];
}

export function tableOf<G extends GameTypes>(subject: Subject<G>, script: Script) {
  const table = subject.tables[script.table] as Subject<G>['tables'][number];
  return { seats: table.seats, raw: table.options, options: subject.game.rules.options.parse(table.options) };
}

/** What a pick means where these decisions are open. */
function picked<G extends GameTypes>(
  { avoid }: { avoid?(a: G['Answer']): boolean },
  pick: number,
  open: readonly DecisionOf<G>[],
  choicesOf: (d: DecisionOf<G>) => readonly G['Answer'][],
) {
  const d = open[pick % open.length] as DecisionOf<G>;
  const all = choicesOf(d);
  const kept = avoid ? all.filter((a) => !avoid(a)) : all;
  const choices = kept.length > 0 ? kept : all;
  return { d, a: choices[Math.floor(pick / open.length) % choices.length] as G['Answer'] };
}

/**
 * Plays a script. `each` sees every position before its answer is given, `tell` every event, `note` every draw; the last
 * position comes back.
 */
export function play<G extends GameTypes>(
  subject: Subject<G>,
  script: Script,
  each: (step: Step<G>) => void = () => undefined,
  tell?: Io<G['Event']>['tell'],
  note?: (taken: DrawRecord) => void,
): G['State'] {
  const { rules } = subject.game;
  const { options, seats } = tableOf(subject, script);
  const fast = new Fast(script.seed);
  const io: Io<G['Event']> = { chance: note ? new NotingChance(fast, note) : fast, tell };
  const s = rules.setup(options, seats, io);
  for (const pick of script.picks) {
    const open = rules.pending(s);
    if (open.length === 0) break;
    const { d, a } = picked(subject, pick, open, (decision) => rules.choices(s, decision));
    each({ s, d, a });
    const refusal = rules.answer(s, d, a, io);
    demand(!refusal || refusal.refusal === 'unavailable', () => `choice refused: ${canonical([d, a, refusal])}`);
  }
  return s;
}

/** The same as a match, through the door that people use. */
export function playMatch<G extends GameTypes>(
  subject: Subject<G>,
  script: Script,
  moves = script.picks.length,
): Match<G> {
  const { seats, raw } = tableOf(subject, script);
  const chance = { kind: 'fast', seed: script.seed } as const;
  const match = Match.open(subject.game.rules, { match: 'conformance', options: raw, seats, chance });
  if (isRefusal(match)) throw new Error(`the table is refused: ${match.reason}`);
  for (const pick of script.picks.slice(0, moves)) {
    const open = match.pending;
    if (open.length === 0) break;
    const { d, a } = picked(subject, pick, open, (decision) => match.choices(decision));
    const done = match.answer(d.seat, d.id, a);
    demand(!isRefusal(done) || done.refusal === 'unavailable', () => `choice refused: ${canonical([d, a, done])}`);
  }
  return match;
}
