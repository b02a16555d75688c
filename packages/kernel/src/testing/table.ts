/**
 * A table for rule tests of any game: prepared draws in, events, refusals, views and odds out. It plays through the
 * contract (`Rules`) and nothing else; a game extends it with words of its own.
 *
 *   const t = new TestTable(rules, { seats, draws: [['roll', 6]] });
 *   t.answer({ do: 'roll' });
 *   expect(t.told('rolled')).toMatchObject({ points: 6 });
 *   expect(t.refused({ do: 'hold' }, 1)).toMatchObject({ rule: 'PIG-02' });
 *   expect(t.ways({ do: 'roll' })).toEqual({ lost: '1/6', points: '5/6' });
 */
import type { Chance } from '../chance/chance.ts';
import { Fast } from '../chance/fast.ts';
import { FixedChance, type PreparedDraw } from '../chance/fixed.ts';
import { CUT, DEFAULT_DEPTH } from '../chance/weighed.ts';
import { demand, same } from '../conformance/expect.ts';
import { shown } from '../events.ts';
import { forecast, type Way } from '../forecast.ts';
import type { DecisionOf, GameTypes, Io, Outcome, Rules, Seat, SeatIndex, Viewer } from '../game.ts';
import { canonical } from '../plain.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { misshape } from '../shape.ts';
import { recorded } from './recorder.ts';

export type KindOf<G extends GameTypes> = G['Question']['kind'];
export type EventOf<G extends GameTypes, K extends G['Event']['kind']> = Extract<G['Event'], { readonly kind: K }>;
export type DecisionTo<G extends GameTypes, K extends string> = Extract<DecisionOf<G>, { readonly kind: K }>;

export interface TestSetting<G extends GameTypes> {
  readonly seats: readonly Seat[];
  /** As people write them; checked like theirs. */
  readonly options?: unknown;
  /** Outcomes in the order of their draws, bare or with their labels: those of the set-up first. */
  readonly draws?: readonly PreparedDraw[];
  /** Seeds random draws, for tests that do not care; they end with the first call of `fixed`. */
  readonly seed?: number;
  /** Who answers where a test names nobody; without it, whoever is asked first. */
  readonly seat?: SeatIndex;
  /** What is wrong with a position, if anything: asked after the set-up and after every answer. */
  invariant?(s: G['State']): string | undefined;
}

/** How many ways the odds of one answer may have. */
const WAYS = 20_000;

export class TestTable<G extends GameTypes> {
  readonly rules: Rules<G>;
  /** The state, which tests may change to prepare a position. */
  readonly s: G['State'];
  /** What the last answer told. */
  readonly events: G['Event'][] = [];
  readonly #prepared: PreparedDraw[];
  readonly #fixed: FixedChance;
  readonly #setting: TestSetting<G>;
  #random: Fast | undefined;

  constructor(rules: Rules<G>, setting: TestSetting<G>) {
    const { seats, options = {}, draws = [], seed } = setting;
    this.rules = recorded(rules, 'test');
    this.#setting = setting;
    this.#prepared = [...draws];
    this.#fixed = new FixedChance(this.#prepared);
    this.#random = seed === undefined ? undefined : new Fast(seed);
    const parsed = rules.options.parse(options);
    const refusal = this.rules.check?.(parsed, seats);
    demand(!refusal, () => `the options are refused: ${canonical(refusal)}`);
    this.s = this.rules.setup(parsed, seats, this.io);
    this.#check();
  }

  /** The chance in use: random until outcomes are prepared. */
  get chance(): Chance {
    return this.#random ?? this.#fixed;
  }
  get io(): Io<G['Event']> {
    return { chance: this.chance, tell: (event) => void this.events.push(event) };
  }

  /** Outcomes that the next answers draw, in order, after those already prepared. */
  fixed(...outcomes: readonly PreparedDraw[]): this {
    this.#random = undefined;
    this.#prepared.push(...outcomes);
    return this;
  }
  /** Fails if a prepared outcome was not drawn. */
  used(): this {
    this.#fixed.expectUsed();
    return this;
  }
  /** Changes the state by hand. */
  prepare(change: (s: G['State']) => void): this {
    change(this.s);
    return this;
  }

  /** The open questions, as `seat kind`. */
  get open(): string[] {
    return this.rules.pending(this.s).map((d) => `${d.seat} ${d.kind}`);
  }
  get outcome(): Outcome | undefined {
    return this.rules.outcome(this.s);
  }
  /** The question that a seat must answer, or else one that it may. */
  decision(seat = this.#setting.seat): DecisionOf<G> {
    const mine = this.rules.pending(this.s).filter((d) => seat === undefined || d.seat === seat);
    const found = mine.find(({ optional }) => !optional) ?? mine[0];
    demand(found !== undefined, () => `${seat === undefined ? 'nobody' : `seat ${seat}`} is asked; open: ${this.open}`);
    return found;
  }
  /** The open question of a kind. */
  asked<K extends KindOf<G>>(kind: K, seat = this.#setting.seat): DecisionTo<G, K> {
    const found = this.rules.pending(this.s).find((d) => d.kind === kind && (seat === undefined || d.seat === seat));
    demand(
      found !== undefined,
      () => `${seat === undefined ? 'nobody' : `seat ${seat}`} is asked ${kind}; open: ${this.open}`,
    );
    return found as DecisionTo<G, K>;
  }
  choices(seat?: SeatIndex): readonly G['Answer'][] {
    return this.rules.choices(this.s, this.decision(seat));
  }
  choicesTo(kind: KindOf<G>, seat?: SeatIndex): readonly G['Answer'][] {
    return this.rules.choices(this.s, this.asked(kind, seat));
  }

  /** Gives an answer, which must be accepted; `events` is what it told. */
  answer(a: G['Answer'], seat?: SeatIndex): this {
    return this.#give(this.decision(seat), a);
  }
  /** The same to a question of this kind, which may be optional. */
  answerTo(kind: KindOf<G>, a: G['Answer'], seat?: SeatIndex): this {
    return this.#give(this.asked(kind, seat), a);
  }
  /** Gives an answer, which must be refused and change nothing. */
  refused(a: G['Answer'], seat?: SeatIndex): Refusal {
    return this.#refuse(this.decision(seat), a);
  }
  refusedTo(kind: KindOf<G>, a: G['Answer'], seat?: SeatIndex): Refusal {
    return this.#refuse(this.asked(kind, seat), a);
  }
  /** The same in short: `RULE-01 reason`. */
  why(a: G['Answer'], seat?: SeatIndex): string {
    return inShort(this.refused(a, seat));
  }
  whyTo(kind: KindOf<G>, a: G['Answer'], seat?: SeatIndex): string {
    return inShort(this.refusedTo(kind, a, seat));
  }
  /** A seat leaves for good. */
  leave(seat: SeatIndex): this {
    this.events.length = 0;
    this.rules.leave(this.s, seat, this.io);
    return this.#check();
  }

  /** What kinds of events the last answer told, in order. */
  get kinds(): G['Event']['kind'][] {
    return this.events.map(({ kind }) => kind);
  }
  /** All events of a kind among them. */
  all<K extends G['Event']['kind']>(kind: K): EventOf<G, K>[] {
    return this.events.filter((e): e is EventOf<G, K> => e.kind === kind);
  }
  /** The last one of a kind, or another: 0 is the first, -2 the last but one. */
  told<K extends G['Event']['kind']>(kind: K, at = -1): EventOf<G, K> {
    const found = this.all(kind).at(at);
    demand(found !== undefined, () => `${kind} was not told, but ${this.kinds}`);
    return found;
  }
  has(kind: G['Event']['kind']): boolean {
    return this.events.some((e) => e.kind === kind);
  }
  /** The sum of the last event of a kind, term by term. */
  sum(kind: G['Event']['kind']): readonly (readonly [what: string, value: number])[] {
    return (this.told(kind).sum ?? []).map(({ what, value }) => [what, value]);
  }
  /** What a viewer receives of the events. */
  heard(who: Viewer): G['Event'][] {
    return this.events.flatMap((event) => shown(this.rules.audience, event, who) ?? []);
  }
  view(who: Viewer = this.#setting.seat ?? 0): G['View'] {
    return this.rules.view(this.s, who);
  }

  /** Every way an answer may turn out, with its exact chance as a fraction: '3/10'. */
  ways(a: G['Answer'], seat?: SeatIndex): Record<Way, string> {
    return this.#weigh(this.decision(seat), a);
  }
  waysTo(kind: KindOf<G>, a: G['Answer'], seat?: SeatIndex): Record<Way, string> {
    return this.#weigh(this.asked(kind, seat), a);
  }
  /** The exact chance of one way; '0' if it cannot happen. */
  share(a: G['Answer'], way: Way, seat?: SeatIndex): string {
    return this.ways(a, seat)[way] ?? '0';
  }

  #give(d: DecisionOf<G>, a: G['Answer']): this {
    this.events.length = 0;
    const refusal = this.#submit(d, a);
    demand(!refusal, () => `refused: ${canonical(refusal)}`);
    return this.#check();
  }
  #refuse(d: DecisionOf<G>, a: G['Answer']): Refusal {
    const before = canonical(this.s);
    const refusal = this.#submit(d, a);
    demand(refusal !== undefined, () => `accepted: ${canonical(a)}`);
    same('a refused answer changed the state', canonical(this.s), before);
    return refusal;
  }
  /** As a match takes it: an answer of the wrong shape never reaches the rules. */
  #submit(d: DecisionOf<G>, a: G['Answer']): Refusal | undefined {
    const parsed = this.rules.answers.safeParse(a);
    if (!parsed.success) return refuse('invalid', 'KER-SHAPE', 'answerShape', { ...misshape(parsed.error) });
    return this.rules.answer(this.s, d, parsed.data, this.io);
  }
  #check(): this {
    const wrong = this.#setting.invariant?.(this.s);
    demand(wrong === undefined, () => `invariant: ${wrong}`);
    return this;
  }

  #weigh(d: DecisionOf<G>, a: G['Answer']): Record<Way, string> {
    const sums = new Map<Way, readonly [num: bigint, den: bigint]>();
    for (const { result, weight, total } of forecast(this.rules, this.rules.view(this.s, d.seat), d, a, WAYS)) {
      if (result === CUT) throw new Error(`the odds of ${canonical(a)} have more than ${DEFAULT_DEPTH} draws`);
      const [num, den] = sums.get(result) ?? [0n, 1n];
      sums.set(result, reduced(num * total + weight * den, den * total));
    }
    return Object.fromEntries([...sums].map(([way, [num, den]]) => [way, den === 1n ? `${num}` : `${num}/${den}`]));
  }
}

const inShort = ({ rule, reason }: Refusal): string => `${rule} ${reason}`;

function reduced(num: bigint, den: bigint): readonly [bigint, bigint] {
  let [a, b] = [num, den];
  while (b !== 0n) [a, b] = [b, a % b];
  return [num / a, den / a];
}
