/** What is worth telling of an analysis to one seat: where the game turned, what was given away, how the draws fell. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { AnalysedStep, Analysis, Parts } from './analyse.ts';
import { type Grade, INEXACT } from './grades.ts';

/** Where the game turned: a turn, by the step that did most of it. */
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

/** The turns that changed most, in order. */
export function turningPoints({ steps }: Analysis, seat: SeatIndex): TurningPoint[] {
  const found: TurningPoint[] = [];
  for (const [first, turn] of turnsOf(steps)) {
    const from = steps[first - 1]?.chances[seat] as number;
    const to = turn.at(-1)?.chances[seat] as number;
    const change = to - from;
    if (Math.abs(change) < INEXACT || (decided(from) !== 0 && decided(from) === decided(to))) continue;
    const toward = Math.sign(change);
    const most = best(turn, (step) => toward * total(step.parts[seat]));
    const parts = sum(turn.map((step) => step.parts[seat] as Parts));
    const why = best(['decision', 'luck', 'reveal'] as const, (part) => toward * parts[part]);
    found.push({ n: most.n, seat: most.seat ?? seat, from, to, why });
  }
  const kept = new Set(found.toSorted((a, b) => size(b) - size(a)).slice(0, MOST_POINTS));
  return found.filter((one) => kept.has(one));
}

const size = ({ from, to }: TurningPoint): number => Math.abs(to - from);

/** The grades that are told: of what a seat gave away in one turn, only the largest has a name. */
export function grades({ steps }: Analysis): ReadonlyMap<number, Grade> {
  const told = new Map<number, Grade>();
  for (const [, turn] of turnsOf(steps)) {
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

/** The steps after the set-up, turn by turn, each with the place of its first. */
function turnsOf(steps: readonly AnalysedStep[]): [first: number, turn: AnalysedStep[]][] {
  const turns: [number, AnalysedStep[]][] = [];
  for (const [i, step] of steps.entries()) {
    if (i === 0) continue;
    const last = turns.at(-1);
    if (last && last[1][0]?.turn === step.turn) last[1].push(step);
    else turns.push([i, [step]]);
  }
  return turns;
}
