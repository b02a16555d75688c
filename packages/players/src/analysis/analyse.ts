/**
 * A finished game, judged: the chances of each seat along its journal, and what made them change. Each change is split
 * exactly into three parts: what the decision gave away (or, for the others, gave them), what the draws brought, and what
 * became known, with whatever the value had not foreseen. A decision is judged by what its seat knew, never by how it
 * turned out.
 *
 * Nothing is stored: the same journal, rules and weights give the same analysis. It comes little by little: first a
 * curve, then the steps one by one; whoever reads it may stop at any of them.
 */
import type { Game, GameTypes, Mind, SeatIndex } from '@reverie/kernel/game';
import type { Journal, JournalFault } from '@reverie/kernel/journal';
import { canonical } from '@reverie/kernel/plain';
import { BLUNDER, FAULT, type Grade, INEXACT } from './grades.ts';
import { type Chances, chanceOf, Judge } from './judge.ts';
import { isFault, type Step, stepping } from './steps.ts';
import { type Comparison, MOST_ANSWERS, Weighing } from './weighing.ts';

/** A decision among several answers, as the seat that took it could have judged it. */
export interface Judgement {
  readonly grade: Grade;
  /** The chance of the seat with the answer that it gave. */
  readonly played: number;
  /** The best other answer, and the chance with it. */
  readonly other: unknown;
  readonly best: number;
  /** What the answer gave away: 0 unless the other is better by more than two standard errors. */
  readonly loss: number;
  readonly error: number;
}

/** Why a decision is not judged: one answer only, one that a mind cannot judge, or no work left to look at it. */
export type Unjudged = 'only' | 'beyond' | 'work';

/** What made the chance of one seat change. The three add up to the change. */
export interface Parts {
  readonly decision: number;
  readonly luck: number;
  readonly reveal: number;
}

export interface CurvePoint {
  /** The number of the journal's entry. */
  readonly n: number;
  /** Who acted; null for the set-up. */
  readonly seat: SeatIndex | null;
  /** Counts the turns: it grows when somebody else is to move. */
  readonly turn: number;
  /** The chance of each seat afterwards. */
  readonly chances: Chances;
}

export interface AnalysedStep extends CurvePoint {
  readonly parts: readonly Parts[];
  /** For each seat, how far its chance might have gone either way by the draws: one standard deviation. */
  readonly swing: Chances;
  /** Undefined where there was nothing to choose, or nothing to judge it by: `unjudged` says which. */
  readonly judgement?: Judgement;
  readonly unjudged?: Unjudged;
}

/** What the figures rest on: the value that the game brings, games played on to the end, or the result alone. */
export type Source = 'mind' | 'playouts' | 'result';

export interface Analysis {
  readonly source: Source;
  readonly steps: readonly AnalysedStep[];
}

/** What is known before any step is looked at closely: the chances of all seats after each, and how many stretches follow. */
export interface Outline {
  readonly source: Source;
  readonly curve: readonly CurvePoint[];
  readonly stretches: number;
}

/** A step that was judged, and where on the curve it is. */
export interface Judged {
  readonly part: 'step';
  readonly at: number;
  readonly step: AnalysedStep;
}

export type Progress = ({ readonly part: 'outline' } & Outline) | Judged;

/** How much thought a game is worth where nobody says otherwise, in answers tried in thought; samples and plans try more of them. */
const WORK = 60_000;
const SAMPLED_WORK = 120_000;
const PLANNED_WORK = 110_000;
/**
 * Parts of a game that are judged each for itself, so that several threads can share one analysis. That makes no
 * difference to what comes out: each has its own part of the work, and begins where its first chances are on the curve.
 */
const STRETCHES = 4;
const SHORTEST = 8;
/** What a step may take beyond its share, as a part of its stretch: what others have left over. */
const AHEAD = 0.25;
/** What the answers to one step may take, as a part of all. */
const ONE_STEP = 0.03;
/** Runs that a draw is judged by, more where they are cheap; and what a loss gives the others. */
const RUNS = 8;
const FEW_RUNS = 3;
const MOST_GIVEN = 4;
/** Runs that one answer to a decision takes until it is thinned out or compared. */
const RUNS_AN_ANSWER = 4;
/** What is no difference after a thinning out: little more than its error. */
const ALIKE = INEXACT / 2;
const ALIKE_IN_PLANS = 0.8 * INEXACT;
/** Answers that are looked at where a seat lost ground, even if others have used up the work. */
const LEAST_ANSWERS = 4;
/** Playouts for each position where a game has no mind: with fewer the curve would be noise. */
const LEAST_PLAYOUTS = 4;
const MOST_PLAYOUTS = 32;

interface Options {
  readonly work?: number;
}

/** Analyses a journal, or says what is wrong with it. Yields undefined where it can be stopped and nothing is new. */
export function* analyse<G extends GameTypes>(
  game: Game<G>,
  journal: Journal,
  options: Options = {},
): Generator<Progress | undefined, Analysis | JournalFault> {
  const analyst = yield* begin(game, journal, options);
  if (isFault(analyst)) return analyst;
  const { source, outline } = analyst;
  yield { part: 'outline', ...outline };
  const steps: AnalysedStep[] = [];
  for (let stretch = 0; stretch < outline.stretches; stretch++) steps.push(...(yield* analyst.judge(stretch)));
  return { source, steps };
}

/** An analysis of which the curve is there; its stretches can be judged in any order, or each by another thread. */
export function* begin<G extends GameTypes>(
  game: Game<G>,
  journal: Journal,
  { work = usualWork(game.mind) }: Options = {},
): Generator<undefined, Analyst<G> | JournalFault> {
  const steps = yield* stepping(game.rules, journal);
  if (isFault(steps)) return steps;
  const analyst = new Analyst(game, journal.header.seats.length, steps, work);
  yield* analyst.draw();
  return analyst;
}

function usualWork(mind: Pick<Mind, 'engine' | 'effort' | 'scrutiny'> | undefined): number {
  const work = mind?.engine === 'sample' ? SAMPLED_WORK : mind?.engine === 'plan' ? PLANNED_WORK : WORK;
  return work * (mind?.scrutiny ?? mind?.effort ?? 1);
}

type Split = Pick<AnalysedStep, 'chances' | 'parts' | 'swing' | 'judgement' | 'unjudged'>;

/** What draws brought each seat, how far they might have gone, and the chances with what fell. */
interface Draws {
  readonly luck: readonly number[];
  readonly swing: readonly number[];
  readonly fell?: readonly number[];
}

export class Analyst<G extends GameTypes = GameTypes> {
  readonly #game: Game<G>;
  readonly #seats: number;
  readonly #steps: readonly Step<G>[];
  readonly source: Source;
  /** Runs for each position. */
  readonly #runs: number;
  readonly #work: number;
  #judge: Judge<G>;
  #curve: readonly CurvePoint[] = [];
  /** Where each stretch begins. */
  #begins: readonly number[] = [];

  constructor(game: Game<G>, seats: number, steps: readonly Step<G>[], work: number) {
    this.#game = game;
    this.#seats = seats;
    this.#steps = steps;
    this.#work = work;
    // A game from its middle is about half as long as the game was; half of the work is for the curve.
    const playouts = Math.floor(work / 2 / Math.max(1, (steps.length * steps.length) / 2));
    // Whoever plays alone beats nobody: only a mind can say what there is to win.
    const told = seats > 1 && playouts >= LEAST_PLAYOUTS ? 'playouts' : 'result';
    this.source = game.mind ? 'mind' : told;
    this.#runs = game.mind ? (game.mind.engine === 'plan' ? RUNS : FEW_RUNS) : Math.min(MOST_PLAYOUTS, playouts);
    this.#judge = this.#newJudge();
  }

  #newJudge(): Judge<G> {
    return new Judge(this.#game, this.#seats, 2 * this.#steps.length + 50);
  }

  get outline(): Outline {
    return { source: this.source, curve: this.#curve, stretches: this.#begins.length };
  }

  /** Draws the curve, and sees where it can be cut. */
  *draw(): Generator<undefined, void> {
    const coarse = yield* this.#coarse();
    // Without a mind, only the end says anything at once.
    this.#curve = this.source === 'playouts' ? yield* this.#playedOut(coarse) : coarse;
    this.#begins = this.#cut();
  }

  /** About as many steps each; every cut is after a step whose chances the curve tells as they will be. */
  #cut(): readonly number[] {
    const { length } = this.#steps;
    const begins = [0];
    for (let k = 1; k < STRETCHES; k++) {
      let i = Math.max(Math.round((k * length) / STRETCHES), (begins.at(-1) ?? 0) + SHORTEST);
      while (i < length && !this.#isTold(i - 1)) i++;
      if (i + SHORTEST <= length) begins.push(i);
    }
    return begins;
  }

  /** With a mind, the curve moves at quiet places and where something fell: there it tells the chances as they stay. */
  #isTold(i: number): boolean {
    return this.source !== 'mind' || this.#judge.quiet((this.#steps[i] as Step<G>).state);
  }

  /** The steps of one stretch. */
  *judge(stretch: number): Generator<Judged | undefined, readonly AnalysedStep[]> {
    this.#judge = this.#newJudge();
    const begin = this.#begins[stretch] as number;
    const end = this.#begins[stretch + 1] ?? this.#steps.length;
    const work = (this.#work * (end - begin)) / this.#steps.length;
    const steps: AnalysedStep[] = [];
    for (let at = begin; at < end; at++) {
      const point = this.#curve[at] as CurvePoint;
      const from = steps.at(-1)?.chances ?? this.#curve[at - 1]?.chances;
      const room = work * ((at - begin + 1) / (end - begin) + AHEAD) - this.#judge.work;
      const told = this.#isTold(at) ? point.chances : undefined;
      const split = from ? yield* this.#split(at, from, told, room) : this.#unmoved();
      const step: AnalysedStep = { ...point, ...split };
      steps.push(step);
      yield { part: 'step', at, step };
    }
    return steps;
  }

  /**
   * The positions that can be judged as they stand; in between, the chances are those of the last one. Where the first
   * cannot, a mind plays on from what each seat knows: even chances that jump at the first quiet place would be a turn
   * that nobody made.
   */
  *#coarse(): Generator<undefined, CurvePoint[]> {
    let chances: Chances = new Array(this.#seats).fill(1 / Math.max(2, this.#seats));
    const [first] = this.#steps;
    if (this.source === 'mind' && first) chances = yield* this.#guessedByAll(first.state, first.n);
    let turn = 0;
    let mover: SeatIndex | null = null;
    const curve: CurvePoint[] = [];
    for (const step of this.#steps) {
      if (this.#judge.quiet(step.state)) chances = this.#judge.at(step.state);
      if (step.seat !== null && this.#beginsTurn(step, mover)) {
        turn++;
        mover = step.seat;
      }
      curve.push({ n: step.n, seat: step.seat, turn, chances });
      yield;
    }
    return curve;
  }

  /** A reaction in the middle of somebody's turn begins none. Where nobody plans, each quiet place begins one. */
  #beginsTurn({ seat, decision }: Step<G>, mover: SeatIndex | null): boolean {
    const { mind } = this.#game;
    if (!decision || !mind) return seat !== mover;
    return mind.quiet(decision) && (seat !== mover || mind.engine === 'sample');
  }

  #unmoved(): Pick<AnalysedStep, 'parts' | 'swing'> {
    const parts = Array.from({ length: this.#seats }, () => ({ decision: 0, luck: 0, reveal: 0 }));
    return { parts, swing: parts.map(() => 0) };
  }

  /** Every position but the end judged from guesses of each seat. */
  *#playedOut(coarse: readonly CurvePoint[]): Generator<undefined, CurvePoint[]> {
    const curve: CurvePoint[] = [];
    for (const [i, point] of coarse.entries()) {
      const { state } = this.#steps[i] as Step<G>;
      curve.push(this.#judge.quiet(state) ? point : { ...point, chances: yield* this.#guessedByAll(state, point.n) });
    }
    return curve;
  }

  *#guessedByAll(state: G['State'], n: number): Generator<undefined, Chances> {
    const chances: number[] = [];
    for (let seat = 0; seat < this.#seats; seat++) chances.push(yield* this.#guessed(state, n, seat));
    return chances;
  }

  /** The chance of a seat in a position, from what it knows of it. */
  *#guessed(state: G['State'], n: number, seat: SeatIndex): Generator<undefined, number> {
    const { rules } = this.#game;
    const view = rules.view(state, seat);
    let sum = 0;
    for (let run = 0; run < this.#runs; run++) {
      const io = { chance: chanceOf(n, run, 3), tell: undefined };
      const guess = rules.imagine(view, seat, io);
      sum += (yield* this.#judge.playOn(guess, io, chanceOf(n, run, 4).below()))[seat] as number;
      yield;
    }
    return sum / this.#runs;
  }

  /** What a step did: its parts, and the chances after it: those said, or what the draws made of them. */
  *#split(i: number, from: Chances, to: Chances | undefined, room: number): Generator<undefined, Split> {
    const step = this.#steps[i] as Step<G>;
    const before = this.#steps[i - 1]?.state as G['State'];
    const { decision } = step;
    const none = this.#still();
    if (!decision || this.source === 'result') {
      const chances = to ?? from;
      // Whoever leaves has decided to; a result alone tells nothing apart.
      const parts = chances.map((chance, seat) => {
        const all = chance - (from[seat] as number);
        return { decision: decision ? 0 : all, luck: 0, reveal: decision ? all : 0 };
      });
      return { chances, parts, swing: none.swing };
    }
    // Thought goes where the seat lost ground; what it is judged by is still what it knew.
    const sank = to !== undefined && (from[decision.seat] as number) - (to[decision.seat] as number) > INEXACT;
    const judged = yield* this.#judged(step, before, room, sank);
    const judgement = typeof judged === 'string' ? undefined : judged;
    const lost = judgement !== undefined && judgement.loss > 0;
    const given = lost ? yield* this.#given(step, before, judgement) : undefined;
    const { luck, swing, fell } = step.drew ? yield* this.#luck(step, before) : none;
    const parts: Parts[] = [];
    const chances = from.map((chance, seat) => {
      const byDecision = given?.[seat] ?? 0;
      const byLuck = luck[seat] ?? 0;
      const after = to?.[seat] ?? fell?.[seat] ?? chance;
      parts.push(this.#parts(byDecision, byLuck, after - chance - byDecision - byLuck, step.drew));
      return after;
    });
    return { chances, parts, swing, ...(typeof judged === 'string' ? { unjudged: judged } : { judgement: judged }) };
  }

  /** Where nothing is hidden nothing becomes known: what is left over was the draw's doing, or the decision's. */
  #parts(decision: number, luck: number, rest: number, drew: boolean): Parts {
    if (this.#game.rules.secrets) return { decision, luck, reveal: rest };
    return drew ? { decision, luck: luck + rest, reveal: 0 } : { decision: decision + rest, luck: 0, reveal: 0 };
  }

  #still(): Draws {
    const none = new Array<number>(this.#seats).fill(0);
    return { luck: none, swing: none };
  }

  /** The answer against the best of the others, from the view of the seat that gave it. */
  *#judged(
    { n, decision, answer }: Step<G>,
    before: G['State'],
    room: number,
    sank: boolean,
  ): Generator<undefined, Judgement | Unjudged> {
    const { rules, mind } = this.#game;
    if (!decision) return 'only';
    const all = rules.choices(before, decision);
    const same = canonical(answer);
    if (!decision.open && !decision.optional && all.every((choice) => canonical(choice) === same)) return 'only';
    // What a mind leaves out it cannot judge: half a hand would be held against whole ones.
    const kept = mind?.narrow?.(before, decision, all) ?? all;
    const isSame = (choice: G['Answer']): boolean => canonical(choice) === same;
    if (mind?.leaves?.(decision) || (all.some(isSame) && !kept.some(isSame))) return 'beyond';
    const choices = decision.open ? [...kept, ...(mind?.widen?.(before, decision) ?? [])] : kept;
    if (choices.every(isSame)) return 'beyond';
    const view = rules.view(before, decision.seat);
    const weighing = new Weighing<G>({
      game: this.#game,
      judge: this.#judge,
      decision,
      seed: n,
      guess: (chance) => rules.imagine(view, decision.seat, { chance, tell: undefined }),
    });
    const most = this.#affordable(room, weighing.isPlanned, sank);
    if (most < 2) return 'work';
    const order = yield* weighing.thinned(choices, answer as G['Answer'], most);
    const other = order.find((one) => canonical(one.answer) !== same);
    const own = order.find((one) => canonical(one.answer) === same);
    if (!own) return 'beyond';
    if (!other) return 'only';
    // As good as the best, as far as a few runs tell: no closer look is needed to call it good. They may well be wrong
    // where the seat lost ground.
    const lead = own.chance - other.chance;
    // Whoever is ahead in plans is looked at again only to be praised.
    const isAlike = weighing.isPlanned
      ? -lead < ALIKE_IN_PLANS && lead < (sank ? ALIKE_IN_PLANS : FAULT)
      : Math.abs(lead) < ALIKE;
    if (isAlike && (weighing.isPlanned || !sank)) {
      return { grade: 'good', played: own.chance, other: other.answer, best: other.chance, loss: 0, error: 0 };
    }
    return gradeOf(yield* weighing.compared(answer as G['Answer'], other.answer, sank));
  }

  /** As many answers as there is work for. */
  #affordable(room: number, isPlanned: boolean, sank: boolean): number {
    if (isPlanned) return room > 0 || sank ? MOST_ANSWERS : 0;
    const dear = this.#judge.work / Math.max(1, this.#judge.runs);
    const afforded = Math.floor(Math.min(room, ONE_STEP * this.#work) / dear / RUNS_AN_ANSWER);
    return Math.min(MOST_ANSWERS, sank ? Math.max(LEAST_ANSWERS, afforded) : afforded);
  }

  /** What a loss is to everybody: to the seat itself the loss, to the others what it made of their true chances. */
  *#given(step: Step<G>, before: G['State'], { other: better, loss }: Judgement): Generator<undefined, number[]> {
    const sums = new Array<number>(this.#seats).fill(0);
    const runs = Math.min(MOST_GIVEN, this.#runs);
    for (let run = 0; run < runs; run++) {
      const played = yield* this.#after(step, before, step.answer as G['Answer'], run, step.seat ?? undefined);
      const other = yield* this.#after(step, before, better as G['Answer'], run, step.seat ?? undefined);
      for (const seat of sums.keys()) {
        sums[seat] = (sums[seat] as number) + (played[seat] as number) - (other[seat] as number);
      }
      yield;
    }
    return sums.map((sum, seat) => (seat === step.seat ? -loss : sum / runs));
  }

  /** What was drawn against what might have been, with everything hidden as it truly was. */
  *#luck(step: Step<G>, before: G['State']): Generator<undefined, Draws> {
    const { rules } = this.#game;
    const fell = new Array<number>(this.#seats).fill(0);
    const might = new Array<number>(this.#seats).fill(0);
    const squares = new Array<number>(this.#seats).fill(0);
    const quiet = this.#judge.quiet(step.state);
    const at = quiet ? this.#judge.at(step.state) : undefined;
    for (let run = 0; run < this.#runs; run++) {
      const io = { chance: chanceOf(step.n, run, 7), tell: undefined };
      const after = at ?? (yield* this.#judge.playOn(rules.copy(step.state), io, chanceOf(step.n, run, 6).below()));
      const other = yield* this.#after(step, before, step.answer as G['Answer'], run);
      for (const seat of fell.keys()) {
        fell[seat] = (fell[seat] as number) + (after[seat] as number);
        might[seat] = (might[seat] as number) + (other[seat] as number);
        squares[seat] = (squares[seat] as number) + (other[seat] as number) * (other[seat] as number);
      }
      yield;
    }
    const mean = (sums: number[], seat: number): number => (sums[seat] as number) / this.#runs;
    return {
      fell: fell.map((_, seat) => mean(fell, seat)),
      luck: fell.map((_, seat) => mean(fell, seat) - mean(might, seat)),
      swing: fell.map((_, seat) => {
        const spread = mean(squares, seat) - mean(might, seat) * mean(might, seat);
        return Math.sqrt(Math.max(0, (spread * this.#runs) / (this.#runs - 1)));
      }),
    };
  }

  /** The chances after an answer in the true position, with other draws; with the turn of `past` finished. */
  *#after(
    { n, decision }: Step<G>,
    before: G['State'],
    answer: G['Answer'],
    run: number,
    past?: SeatIndex,
  ): Generator<undefined, Chances> {
    const { rules } = this.#game;
    const s = rules.copy(before);
    const io = { chance: chanceOf(n, run, 5), tell: undefined };
    if (decision) rules.answer(s, decision, answer, io);
    return yield* this.#judge.playOn(s, io, chanceOf(n, run, 6).below(), past);
  }
}

function gradeOf<A>({ of, against, gain, error }: Comparison<A>): Judgement {
  const certain = Math.abs(gain) > 2 * error;
  const loss = certain && gain > 0 ? gain : 0;
  const grade =
    loss >= BLUNDER
      ? 'blunder'
      : loss >= FAULT
        ? 'fault'
        : loss >= INEXACT
          ? 'inexact'
          : certain && -gain >= FAULT
            ? 'excellent'
            : 'good';
  return { grade, played: of.chance, other: against.answer, best: against.chance, loss, error };
}
