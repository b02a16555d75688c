/**
 * One encounter, weighed by itself: what each answer to it is worth. The sweep does the same for all cells and forces at
 * once; this is the plain form, for the one that is met, and the two are held to each other by a test.
 */
import type { EncounterKind } from '../data/encounters.ts';
import { CELLS, type CellIndex, cellsOfKind } from '../data/map.ts';
import { within } from '../hex.ts';
import type { Met } from './model.ts';
import type { PartialSolution } from './partial-solution.ts';
import { ALIKE, CHANCE } from './quantities.ts';
import { HOLDERS, type Holder, MOST_DEFEATS, type Whirlwind } from './tables.ts';

/** Where a sitting stands: cells of fatigue from now, the place of the general state in force, points and cell. */
export interface Stand {
  readonly t: number;
  readonly state: number;
  readonly points: number;
  readonly cell: CellIndex;
}

/** What an answer is worth, in every quantity of the solution. */
interface Worth<K extends string = string> {
  readonly by: K;
  readonly values: readonly number[];
}
type MeetingWorth = Worth<'master' | 'repress' | 'letPass' | 'dodge'>;

type Values = (q: number) => number;

/** A quantity at a later time or with other points, once whoever was met is dealt with. */
export function settledAt(s: PartialSolution, { t, state, points, cell }: Stand): Values {
  const layer = points > 0 ? s.settled(t, state) : undefined;
  const place = s.place(points, cell);
  return (q) => layer?.[q]?.[place] ?? 0;
}

/** RDD-PAS-01: the best cell within so many steps, his own if none is better. */
function bestWithin(s: PartialSolution, at: Stand, steps: number): CellIndex {
  return bestOf(s, at, within(at.cell, steps));
}

/** RDD-CHA-01: the best cell of his kind. */
function bestOfKind(s: PartialSolution, at: Stand): CellIndex {
  return bestOf(s, at, cellsOfKind(CELLS[at.cell]!.kind));
}

function bestOf(s: PartialSolution, at: Stand, cells: readonly CellIndex[]): CellIndex {
  let best = at.cell;
  let chance = settledAt(s, at)(CHANCE);
  for (const cell of cells) {
    if (s.model.missing[cell]) continue;
    const there = settledAt(s, { ...at, cell })(CHANCE);
    if (there > chance + ALIKE) {
      best = cell;
      chance = there;
    }
  }
  return best;
}

/** Through a Messager (RDD-MES-01): the cast, if its force reaches a cell that suits and that is better than to go on. */
export function messagerWorth(s: PartialSolution, at: Stand, force: number): Values {
  const { cast } = s.model;
  const stays = settledAt(s, at);
  const reaches = cast !== null && cast.cost <= at.points && s.tables.toGoal[at.cell]! <= force;
  const sent: Values = (q) => s.castValue(q, at.t, at.state, at.points, at.cell);
  return reaches && sent(CHANCE) > stays(CHANCE) ? sent : stays;
}

/** The average over cells that he cannot tell apart; nothing for a quantity that gives up when he is lost. */
function lostAmong(s: PartialSolution, at: Stand, cells: readonly CellIndex[], spent = 0): Values {
  return (q) => {
    const { lost, held } = s.quantities[q]!;
    if (lost === 0 || cells.length === 0) return 0;
    const total = cells.reduce((sum, cell) => sum + settledAt(s, { ...at, cell })(q), 0);
    return spent * held + (lost * total) / cells.length;
  };
}

/** RDD-RFL-02, RDD-TBL-03: after the first defeat, whose price is still to be paid. */
export function heldWorth(s: PartialSolution, at: Stand, kind: Holder, force: number): Values {
  return kind === 'reflet' ? heldByMirror(s, at, force) : heldByWhirlwind(s, at, kind, force);
}

/** The same try every round, until the track is full. */
function heldByMirror(s: PartialSolution, at: Stand, force: number): Values {
  const mastered = s.tables.mastering(at.state, Math.min(at.points, s.model.most), force);
  return (q) => {
    let total = 0;
    let still = 1;
    for (let t = at.t + 1; still > ALIKE; t++) {
      total += still * s.quantities[q]!.held;
      if (t >= s.model.rounds) break;
      total += still * mastered * settledAt(s, { ...at, t })(q);
      still *= 1 - mastered;
    }
    return total;
  };
}

function heldByWhirlwind(s: PartialSolution, at: Stand, kind: Whirlwind, force: number): Values {
  const { points: price, cells } = HOLDERS[kind];
  const have = Math.min(at.points, s.model.most);
  const freed = s.tables.freed(kind, at.state, have, force).map((chance, place) => {
    const n = place + 1;
    const then = { ...at, t: at.t + n, points: have - n * price };
    if (then.t >= s.model.rounds) return () => 0;
    const worth = lostAmong(s, then, endsOf(s, at.cell, n * cells), n);
    return (q: number) => (n === MOST_DEFEATS && !s.quantities[q]!.tires ? 0 : chance * worth(q));
  });
  return (q) => freed.reduce((total, worth) => total + worth(q), 0);
}

/** Freed at this moment after so many defeats. */
export function freedWorth(s: PartialSolution, at: Stand, kind: Holder, defeats: number): Values {
  const { cells } = HOLDERS[kind];
  return cells === 0 ? settledAt(s, at) : lostAmong(s, at, endsOf(s, at.cell, defeats * cells));
}

const endsOf = (s: PartialSolution, cell: CellIndex, steps: number): CellIndex[] => [
  ...s.tables.drift(steps).subarray(6 * cell, 6 * cell + 6),
];

/** What mastering an encounter leads to, and failing to. */
function outcomes(s: PartialSolution, at: Stand, kind: EncounterKind, force: number): { good: Values; bad: Values } {
  const stays = settledAt(s, at);
  const most = s.model.most;
  switch (kind) {
    case 'messager':
      return { good: messagerWorth(s, at, force), bad: stays };
    case 'passeur':
      return { good: settledAt(s, { ...at, cell: bestWithin(s, at, force) }), bad: stays };
    case 'fleur':
      return { good: settledAt(s, { ...at, points: Math.min(most, at.points + force) }), bad: stays };
    case 'mangeur':
      return { good: stays, bad: settledAt(s, { ...at, points: Math.min(most, at.points) - force }) };
    case 'changeur': {
      const others = cellsOfKind(CELLS[at.cell]!.kind).filter((cell) => cell !== at.cell && !s.model.missing[cell]);
      const bad = others.length === 0 ? stays : lostAmong(s, at, others);
      return { good: settledAt(s, { ...at, cell: bestOfKind(s, at) }), bad };
    }
    case 'briseur':
      return { good: stays, bad: (q) => s.thrownOut(at.t)[q]![s.place(at.points, at.cell)]! };
    case 'reveDeDragon': {
      const good = settledAt(s, { ...at, points: Math.min(most, at.points + force) });
      return { good, bad: s.model.dragons === 'brave' ? stays : () => 0 };
    }
    case 'passeurFou':
      return { good: stays, bad: lostAmong(s, at, endsOf(s, at.cell, force)) };
    default:
      return { good: stays, bad: heldWorth(s, at, kind, force) };
  }
}

/** What each answer to an encounter is worth, and the best of them. */
export function meetingAt(
  s: PartialSolution,
  at: Stand,
  { kind, force, price }: Met,
  again: boolean,
): { readonly all: readonly MeetingWorth[]; readonly best: MeetingWorth } {
  const worth = (by: MeetingWorth['by'], values: Values): MeetingWorth => ({
    by,
    values: s.quantities.map((_, q) => values(q)),
  });
  const stays = settledAt(s, at);
  const { good, bad } = outcomes(s, at, kind, force);
  const mastered = s.tables.mastering(at.state, Math.min(at.points, s.model.most), force);
  const benign = kind === 'messager' || kind === 'passeur';
  const all = [
    worth('master', (q) => mastered * good(q) + (1 - mastered) * bad(q)),
    ...(benign && !again ? [worth('letPass', stays)] : []),
    worth('repress', (q) => (s.quantities[q]!.keep[price - 1] ?? 0) * stays(q)),
    ...(again ? [] : [worth('dodge', dodged(s, at, { kind, force, price }))]),
  ];
  // At a tie the first named: repressing and dodging cost what no chance shows.
  const best = all.reduce((one, other) => (other.values[CHANCE]! > one.values[CHANCE]! + ALIKE ? other : one));
  return { all, best };
}

/** RDD-ENC-06: a montée later it is there again, and can then only be mastered or repressed. */
function dodged(s: PartialSolution, at: Stand, met: Met): Values {
  const { montee, rounds, most } = s.model;
  const points = Math.min(at.points, most) - (montee ?? at.points);
  if (points <= 0 || at.t + 1 >= rounds) return () => 0;
  const then = { t: at.t + 1, state: s.tables.stateAfter[at.t]!, points, cell: at.cell };
  const { best } = meetingAt(s, then, met, true);
  return (q) => s.quantities[q]!.montee + s.quantities[q]!.arrival + best.values[q]!;
}
