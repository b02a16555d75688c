/** What is worth telling of an analysis to one seat: where the game turned, what was given away, how the draws fell. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { AnalysedStep, Analysis, Parts } from './analyse.ts';
import { type Grade, INEXACT, isLoss } from './grades.ts';

/** Where the game turned: the move that did most of a turn, with the chance before it and after it. */
export interface TurningPoint {
  readonly n: number;
  /** Who moved. */
  readonly seat: SeatIndex;
  readonly from: number;
  readonly to: number;
  /** What did most of it. */
  readonly why: keyof Parts;
}

export type Fortune = 'none' | 'veryUnlucky' | 'unlucky' | 'ordinary' | 'lucky' | 'veryLucky';

export interface Luck {
  readonly fortune: Fortune;
  /** What the draws brought in all, as a part of the chance to win. */
  readonly sum: number;
}

/** The sums of a whole game for one seat. They add up to where it ended, less where it began. */
export interface Totals extends Parts {
  readonly from: number;
  readonly to: number;
}

const MOST_POINTS = 3;
/** A game that stands here is decided: what still moves it turns nothing. */
const DECIDED = 0.05;

const decided = (chance: number): number => (chance < DECIDED ? -1 : chance > 1 - DECIDED ? 1 : 0);

/** The moves that changed most, in order; one for each turn. */
export function turningPoints({ steps }: Analysis, seat: SeatIndex): TurningPoint[] {
  const found: TurningPoint[] = [];
  for (const turn of turnsOf(steps)) {
    const most = best(turn, (step) => Math.abs(total(step.parts[seat])));
    const parts = most.parts[seat] as Parts;
    const change = total(parts);
    const to = most.chances[seat] as number;
    const from = to - change;
    if (Math.abs(change) < INEXACT || (decided(from) !== 0 && decided(from) === decided(to))) continue;
    // A choice that is called good is not what turned the game, if something else did any of it.
    const others = (['luck', 'reveal'] as const).filter((part) => Math.sign(change) * parts[part] > 0);
    const spared = most.judgement !== undefined && !isLoss(most.judgement.grade) && others.length > 0;
    const why = best(spared ? others : (['decision', ...others] as const), (part) => Math.sign(change) * parts[part]);
    found.push({ n: most.n, seat: most.seat ?? seat, from, to, why });
  }
  const kept = new Set(found.toSorted((a, b) => size(b) - size(a)).slice(0, MOST_POINTS));
  return found.filter((one) => kept.has(one));
}

const size = ({ from, to }: TurningPoint): number => Math.abs(to - from);

/** The grades that are told: of what a seat gave away in one turn, only the largest has a name. */
export function grades({ steps }: Analysis): ReadonlyMap<number, Grade> {
  const told = new Map<number, Grade>();
  for (const turn of turnsOf(steps)) {
    for (const seat of new Set(turn.map((step) => step.seat))) {
      const own = turn.filter((step) => step.seat === seat && step.judgement);
      const worst = own.reduce<AnalysedStep | undefined>(
        (one, step) => ((step.judgement?.loss ?? 0) > (one?.judgement?.loss ?? 0) ? step : one),
        undefined,
      );
      for (const { n, judgement } of own) {
        if (judgement && (judgement.loss < INEXACT || n === worst?.n)) told.set(n, judgement.grade);
      }
    }
  }
  return told;
}

/** Whose doing a change was: the draws', or the moves of each seat. All of it has an owner, so they add up to the change. */
export interface Owners {
  readonly from: number;
  readonly to: number;
  readonly luck: number;
  /** What the moves of each seat did beyond the draws. */
  readonly moves: readonly number[];
  /** Of what the own moves did, what those gave away that are told as inexact or worse. */
  readonly faults: number;
}

export function ownersOf(analysis: Analysis, seat: SeatIndex): Owners {
  const { from, to, luck } = totalsOf(analysis, seat);
  const { steps } = analysis;
  const moves = (steps[0]?.chances ?? []).map((_, who) => {
    const parts = sum(steps.filter((step) => step.seat === who).map((step) => step.parts[seat] as Parts));
    return parts.decision + parts.reveal;
  });
  const told = grades(analysis);
  const faults = steps.reduce((all, { n, seat: who, judgement }) => {
    const grade = who === seat ? told.get(n) : undefined;
    return judgement && grade && isLoss(grade) ? all - judgement.loss : all;
  }, 0);
  return { from, to, luck, moves, faults };
}

/**
 * Parts of a change as whole points: they add up to the difference of the two chances as these are written, which parts
 * rounded one by one do not.
 */
export function wholePoints(from: number, parts: readonly number[]): readonly number[] {
  let reached = from;
  return parts.map((part) => {
    const before = Math.round(100 * reached);
    reached += part;
    return Math.round(100 * reached) - before;
  });
}

/** How the draws fell for a seat, against how they usually fall. */
export function luckOf({ steps }: Analysis, seat: SeatIndex): Luck {
  let all = 0;
  let variance = 0;
  for (const { parts, swing } of steps) {
    all += parts[seat]?.luck ?? 0;
    variance += (swing[seat] ?? 0) * (swing[seat] ?? 0);
  }
  if (variance === 0) return { fortune: 'none', sum: all };
  const far = all / Math.sqrt(variance);
  const usual = Math.abs(far) < 1 || Math.abs(all) < INEXACT;
  const fortune = usual
    ? 'ordinary'
    : far > 0
      ? far < 2
        ? 'lucky'
        : 'veryLucky'
      : far > -2
        ? 'unlucky'
        : 'veryUnlucky';
  return { fortune, sum: all };
}

export function totalsOf({ steps }: Analysis, seat: SeatIndex): Totals {
  const parts = sum(steps.map((step) => step.parts[seat] as Parts));
  return { ...parts, from: steps[0]?.chances[seat] ?? 0, to: steps.at(-1)?.chances[seat] ?? 0 };
}

const total = (parts: Parts | undefined): number => (parts ? parts.decision + parts.luck + parts.reveal : 0);

function sum(all: readonly Parts[]): Parts {
  const add = (part: keyof Parts): number => all.reduce((done, one) => done + one[part], 0);
  return { decision: add('decision'), luck: add('luck'), reveal: add('reveal') };
}

function best<T>(of: readonly T[], worth: (one: T) => number): T {
  return of.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}

/** The steps after the set-up, turn by turn. */
function turnsOf(steps: readonly AnalysedStep[]): AnalysedStep[][] {
  const turns: AnalysedStep[][] = [];
  for (const step of steps.slice(1)) {
    const last = turns.at(-1);
    if (last?.[0]?.turn === step.turn) last.push(step);
    else turns.push([step]);
  }
  return turns;
}
