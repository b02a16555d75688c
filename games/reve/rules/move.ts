/** RDD-UP, RDD-MOVE and RDD-OFF: going up into the TMR, from cell to cell, and off the edge of the map. */
import { next, pop, push } from '@reverie/kernel/frames';
import { invalid, type Refusal } from '@reverie/kernel/refusal';
import type { Step } from '@reverie/kernel/steps';
import type { Answer, Do } from '../answers.ts';
import { type CellIndex, cellAt } from '../data/map.ts';
import type { By, Io } from '../events.ts';
import { isSuccess } from '../resolution.ts';
import type { AnyFrame, Dreamer, How, Mode, Ruling, State, Turn } from '../state.ts';
import { dreamerOf, gardienOf } from '../state.ts';
import type { Types } from '../types.ts';
import { fallAsleep } from './concentration.ts';
import { generalState, roll } from './dreamer.ts';
import { arrival, existing, forbids, has, isMissing, monteeCost, setDown } from './effects.ts';
import { arrive, relocate } from './hidden.ts';
import { hidden, WILL } from './purposes.ts';

/** Why he cannot go up now, if he cannot. */
export function mayGoUp(s: State, d: Dreamer, mode: Mode): Refusal | undefined {
  if (d.exhausted) return invalid('RDD-UP-08', 'asleep');
  if (s.round < d.notBefore) return invalid('RDD-UP-06', 'tooSoon', { rounds: d.notBefore - s.round });
  if (forbids(d, 'montee')) return invalid('RDD-TABLE-01', 'fixedIdea');
  const cost = monteeCost(d, mode);
  if (d.points < cost) return invalid('RDD-UP-08', 'tooFewPoints', { cost, points: d.points });
  return undefined;
}

type Permission = Do<'allow' | 'forbid' | 'require'>;
const permitted = (s: State, f: Ruling, a: Permission, io: Io): undefined => permit(s, f, a, 'gardien', io);
const VOLONTE = ['RDD-UP-03', 'RDD-ROLL-01'];

/** Whether he may: asked of the gardien; without one he may. */
export const permission: Step<Types, Ruling> = {
  kind: 'permission',
  to: gardienOf,
  open: true,
  about: (_s, { seat, about: of }) => ({ seat, of }),
  cites: ['RDD-UP-03'],
  choices: () => [{ do: 'allow' }, { do: 'forbid' }, { do: 'require', difficulty: -4 }],
  on: { allow: permitted, forbid: permitted, require: { cites: VOLONTE, take: permitted } },
  otherwise: ['RDD-UP-03', 'allowOrForbid'],
  run: (s, f, io) => permit(s, f, { do: 'allow' }, 'draw', io),
};

/**
 * RDD-UP-03: still and master of his body; the gardien may refuse, or ask for a VOLONTÉ roll. Meanwhile he may also have
 * changed a figure that the montée depends on. Refused, the round is gone.
 */
function permit(s: State, f: Ruling, a: Permission, by: By, io: Io): undefined {
  const d = dreamerOf(s, f.seat);
  const mode = f.about === 'accelere' || has(d, 'deplacementAccelere') ? 'accelere' : 'normal';
  let allowed = a.do !== 'forbid' && mayGoUp(s, d, mode) === undefined;
  const ruled = { kind: 'monteeRuled', rule: 'RDD-UP-03', seat: d.seat, by } as const;
  if (allowed && a.do === 'require') {
    const rolled = roll(io, WILL, d.sheet.volonte, a.difficulty + generalState(d));
    allowed = isSuccess(rolled.result);
    io.tell?.({ ...ruled, allowed, rolled });
  } else io.tell?.({ ...ruled, allowed });
  const under = pop<AnyFrame>(s, f);
  if (allowed && under) goUp(s, d, mode, under, io);
  else d.notBefore = Math.max(d.notBefore, s.round + 1);
}

/**
 * The montée is a move of its own: it finds the demi-rêve where it was left (RDD-POS-02, RDD-UP-04). RDD-UP-02: the
 * mode is that of the whole journey. RDD-UP-07: in a fight this was declared in phase 1. A cost that takes the last
 * point puts him to sleep before he gets there, so that no fatigue is counted (ruling).
 */
function goUp(s: State, d: Dreamer, mode: Mode, under: AnyFrame, io: Io): void {
  const cost = monteeCost(d, mode);
  d.points -= cost;
  d.journey = { mode, fatigue: 0, moved: true, met: false, arrived: true, cast: false, held: null };
  io.tell?.({ kind: 'wentUp', rule: 'RDD-UP-01', seat: d.seat, mode, cost, points: d.points, phase: 1 });
  if (d.points === 0) fallAsleep(s, d, 'points', 'RDD-UP-08', io);
  else push(s, { kind: 'cell', step: 'fatigue', seat: d.seat, how: 'up' }, under);
}

/** Where something leads from any cell; undefined off the map. */
export type Route = (from: CellIndex) => CellIndex | undefined;

/**
 * The demi-rêve goes along a way that leads from any cell to one cell or off the map. What the player knows moves with
 * it: that he left the map he is told (RDD-OFF-01); that he did not rules out the cells from which he would have.
 */
export function follow(d: Dreamer, way: Route, io: Io): boolean {
  const to = arrival(d, way(d.at));
  if (to === undefined) return false;
  // As a rule he knows where he is, and then there is nothing to work out.
  if (!d.belief) {
    arrive(d, to);
    return true;
  }
  const onTheMap = (cell: CellIndex | undefined) => (cell === undefined ? [] : [cell]);
  relocate(d, to, (cell) => onTheMap(arrival(d, way(cell))), io);
  return true;
}

/** RDD-MOVE-07: one may walk off the map on purpose. */
export function go(s: State, f: Turn, d: Dreamer, way: Route, how: How, io: Io): undefined {
  if (follow(d, way, io)) enter(s, f, d, how);
  else offTheMap(s, f, d, 'walk', io);
}

/** RDD-MOVE-01, RDD-MOVE-02: a round on the same cell is paid for like another, and calls for an encounter roll. */
export function enter(s: State, f: Turn, d: Dreamer, how: How): undefined {
  if (d.journey) d.journey.moved = true;
  next(s, f, 'over');
  push<AnyFrame>(s, { kind: 'cell', step: 'fatigue', seat: d.seat, how }, f);
}

/**
 * RDD-OFF-01: put back at once, by the gardien or by a draw among all cells; hidden either way. The cell that he
 * leaves, if he was carried off from it, is left for good: what follows is on the other one.
 */
export function offTheMap(s: State, under: AnyFrame, d: Dreamer, about: 'walk' | 'carried', io: Io): void {
  if (d.journey) d.journey.moved = true;
  const turn = under.kind === 'cell' ? pop(s, under) : under;
  if (turn?.kind === 'turn') next(s, turn, 'over');
  io.tell?.({ kind: 'offMap', rule: 'RDD-OFF-01', seat: d.seat, by: 'asked' });
  push(s, { kind: 'ruling', step: 'place', seat: d.seat, about }, turn);
}

/** Cells that a gardien is offered for a reinsertion; he may name any. */
const SAMPLE_CELLS = ['A1', 'G4', 'J4', 'D13', 'M15'];

/** Where somebody off the map turns up again: the gardien names a cell; without one it is drawn among those that are there. */
export const placing: Step<Types, Ruling> = {
  kind: 'place',
  to: gardienOf,
  open: true,
  about: (_s, { seat, about: of }) => ({ seat, of }),
  cites: ['RDD-OFF-01'],
  choices(s, f) {
    const d = dreamerOf(s, f.seat);
    const cells = SAMPLE_CELLS.filter((cell) => !isMissing(d, cellAt(cell) ?? -1));
    return [{ do: 'draw' }, ...cells.map((cell): Answer => ({ do: 'place', cell }))];
  },
  on: {
    place(s, f, { cell: named }, io) {
      const cell = cellAt(named);
      if (cell === undefined || isMissing(dreamerOf(s, f.seat), cell))
        return invalid('RDD-OFF-01', 'missingCell', { cell: named });
      return putBack(s, f, cell, 'gardien', io);
    },
    draw: { cites: ['RDD-X-04'], take: (s, f, _a, io) => drawPlace(s, f, io) },
  },
  otherwise: ['RDD-OFF-01', 'placeOrDraw'],
  run: drawPlace,
};

function drawPlace(s: State, f: Ruling, io: Io): undefined {
  const cells = existing(dreamerOf(s, f.seat));
  return putBack(s, f, cells[io.chance.pick(hidden(s, 'place'), cells.length)] as CellIndex, 'draw', io);
}

function putBack(s: State, f: Ruling, cell: CellIndex, by: By, io: Io): undefined {
  const under = pop<AnyFrame>(s, f);
  io.tell?.({ kind: 'offMap', rule: 'RDD-OFF-01', seat: f.seat, by });
  setDown(dreamerOf(s, f.seat), cell, io);
  // Walked off, it is a cell like another; carried off, what an encounter began goes on without another roll.
  const how = f.about === 'walk' ? 'placed' : 'drift';
  push<AnyFrame>(s, { kind: 'cell', step: 'fatigue', seat: f.seat, how }, under);
}
