/** RDD-RES: spells that wait on a cell for the demi-rêve to come back. */
import { type CellIndex, coordOf } from '../data/map.ts';
import type { Voie } from '../data/voies.ts';
import type { Io } from '../events.ts';
import type { Casting, Dreamer, Hypothesis, Reserve, State } from '../state.ts';
import { drop, effectAt, endingBy, forbids, has, isMissing, isRiver } from './effects.ts';
import { cellUnder, leaveHere, truth } from './hidden.ts';
import { type Known, spellOf, voieOf } from './spellbook.ts';

/** RDD-RES-05: for reserves the whole Fleuve is one cell. */
export const samePlace = (a: CellIndex, b: CellIndex): boolean => a === b || (isRiver(a) && isRiver(b));

/** The spell waiting there; under a hypothesis, the one that would. */
export function reserveAt(d: Dreamer, cell: CellIndex, h: Hypothesis = truth(d)): Reserve | undefined {
  if (isMissing(d, cell)) return undefined;
  return d.reserves.find((reserve) => samePlace(cellUnder(h, reserve), cell));
}

/** By what voie a spell was put in reserve. */
function voieOfReserve(d: Dreamer, { spell, parameters }: Reserve): Voie | undefined {
  const known = spellOf(d, spell);
  return known && voieOf(d, known, parameters.voie);
}

/** RDD-RES-04: never more spells of a voie than the level in it; at level 0 or less, none. */
const hasRoom = (d: Dreamer, voie: Voie): boolean =>
  d.reserves.filter((reserve) => voieOfReserve(d, reserve) === voie).length < d.levels[voie];

/** Réserve extensible: there the limit of one spell a cell does not hold. */
const isExtensible = (d: Dreamer, cell: CellIndex): boolean => effectAt(d, 'reserveExtensible', cell) !== undefined;

/** RDD-RES-01, RDD-RES-04: no ritual; one spell a cell; per voie no more than the level. */
export function mayReserve(d: Dreamer, spell: Known, cell: CellIndex, voie: Voie | undefined): boolean {
  if (spell.ritual || (reserveAt(d, cell) && !isExtensible(d, cell))) return false;
  return hasRoom(d, voieOf(d, spell, voie));
}

/**
 * RDD-RES-02: what waits on the cell fires, wanted or not. It is left to the dreamer everywhere by a réserve en sécurité,
 * and on a réserve extensible while there is room for another spell of each voie that waits there (ruling: the oldest
 * fires first); but under a pèlerinage or a conquête he may not want it.
 */
export function triggerAt(d: Dreamer, cell: CellIndex, h: Hypothesis = truth(d)): 'none' | 'free' | 'forced' {
  if (d.reserves.length === 0) return 'none';
  if (!reserveAt(d, cell, h)) return 'none';
  const roomy = () =>
    isExtensible(d, cell) &&
    d.reserves
      .filter((reserve) => cellUnder(h, reserve) === cell)
      .every((reserve) => hasRoom(d, voieOfReserve(d, reserve) ?? 'oniros'));
  if (!has(d, 'reserveSecurite') && !roomy()) return 'forced';
  return forbids(d, 'firing') ? 'none' : 'free';
}

/** On the demi-rêve's own cell, or on a Messager's (RDD-MES-02). */
export function putInReserve(d: Dreamer, { messager, spell, parameters }: Casting, erratic: boolean, io: Io): void {
  const place = messager === null ? leaveHere(d) : { cell: messager };
  d.reserves = [...d.reserves, { spell, parameters, erratic, ...place }];
  const cell = place.lost === undefined ? coordOf(place.cell) : null;
  io.tell?.({ kind: 'reserved', rule: erratic ? 'RDD-RES-06' : 'RDD-RES-01', seat: d.seat, spell, erratic, cell });
}

/** RDD-RES-03: no roll, no cost, parameters as stored; he comes down with it at the start of the next round. */
export function fire(s: State, d: Dreamer, io: Io): void {
  const reserve = reserveAt(d, d.at);
  if (!reserve) return;
  d.reserves = d.reserves.filter((other) => other !== reserve);
  const { spell, parameters, erratic } = reserve;
  d.carried = [...d.carried, { spell, parameters, round: s.round + 1, erratic, blind: false }];
  io.tell?.({ kind: 'fired', rule: 'RDD-RES-02', seat: d.seat, spell, erratic });
  // Urgence draconique: this was the one to be fired.
  for (const urgent of endingBy(d, 'firing')) {
    if (urgent.cells?.some((cell) => samePlace(cell, d.at))) drop(d, urgent, io);
  }
}
