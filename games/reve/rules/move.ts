/** RDD-MOVE and RDD-OFF: from cell to cell, and off the edge of the map. */
import { next, pop, push } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { CELLS, type CellIndex } from '../data/map.ts';
import type { Event, How } from '../events.ts';
import { type Direction, step } from '../hex.ts';
import type { AnyFrame, Dreamer, State, Turn } from '../state.ts';
import { relocate } from './hidden.ts';

/**
 * Cells that are no longer there: a trou noir for good, a whole kind while disoriented. Entering one is leaving the
 * map.
 */
export function isMissing(d: Dreamer, cell: CellIndex): boolean {
  const kind = CELLS[cell]?.kind;
  return d.effects.some(
    (effect) =>
      (effect.id === 'trouNoir' && effect.cells?.includes(cell)) ||
      (effect.id === 'desorientation' && effect.kind === kind),
  );
}

/** Where a way leads for this dreamer; undefined off the map. */
export function arrival(d: Dreamer, cell: CellIndex | undefined): CellIndex | undefined {
  return cell === undefined || isMissing(d, cell) ? undefined : cell;
}

/**
 * The demi-rêve goes along a way that leads from any cell to one cell or off the map. What the player knows moves with
 * it: that he left the map he is told (RDD-OFF-01); that he did not rules out the cells from which he would have.
 */
export function follow(d: Dreamer, way: (from: CellIndex) => CellIndex | undefined, io: Io<Event>): boolean {
  const to = arrival(d, way(d.at));
  if (to === undefined) return false;
  const onTheMap = (cell: CellIndex | undefined) => (cell === undefined ? [] : [cell]);
  relocate(d, to, (cell) => onTheMap(arrival(d, way(cell))), io);
  return true;
}

/** RDD-MOVE-07: one may walk off the map on purpose. */
export function walk(s: State, f: Turn, d: Dreamer, towards: Direction, io: Io<Event>): void {
  go(s, f, d, (cell) => step(cell, towards), 'walk', io);
}

/** To a cell that is named, by a gift of the Dragons; from there on he knows where he is. */
export function jump(s: State, f: Turn, d: Dreamer, cell: CellIndex, how: 'home' | 'river', io: Io<Event>): void {
  go(s, f, d, () => cell, how, io);
}

function go(
  s: State,
  f: Turn,
  d: Dreamer,
  way: (from: CellIndex) => CellIndex | undefined,
  how: How,
  io: Io<Event>,
): void {
  if (follow(d, way, io)) enter(s, f, d, how);
  else offTheMap(s, f, d, 'walk', io);
}

/** RDD-MOVE-01, RDD-MOVE-02: a round on the same cell is paid for like another, and calls for an encounter roll. */
export const stay = (s: State, f: Turn, d: Dreamer): void => enter(s, f, d, 'stay');

function enter(s: State, f: Turn, d: Dreamer, how: How): void {
  if (d.journey) d.journey.moved = true;
  next(s, f, 'over');
  push<AnyFrame>(s, { kind: 'cell', step: 'fatigue', seat: d.seat, how }, f);
}

/**
 * RDD-OFF-01: put back at once, by the gardien or by a draw among all cells; hidden either way. The cell that he
 * leaves, if he was carried off from it, is left for good: what follows is on the other one.
 */
export function offTheMap(s: State, under: AnyFrame, d: Dreamer, about: 'walk' | 'carried', io: Io<Event>): void {
  if (d.journey) d.journey.moved = true;
  const turn = under.kind === 'cell' ? pop(s, under) : under;
  if (turn?.kind === 'turn') next(s, turn, 'over');
  io.tell?.({ kind: 'offMap', rule: 'RDD-OFF-01', seat: d.seat, by: 'asked' });
  push(s, { kind: 'ruling', step: 'place', seat: d.seat, about }, turn);
}

/** Set down on a cell that the player does not know (ruling of RDD-OFF-01: it may be any cell of that kind). */
export function setDown(d: Dreamer, cell: CellIndex, io: Io<Event>): void {
  const anywhere = [...CELLS.keys()].filter((at) => at === cell || !isMissing(d, at));
  relocate(d, cell, () => anywhere, io);
}
