/** RDD-TABLE-01: têtes de Dragon that ask their owner for a cell. */

import { ask, type Procedure, pop, push } from '@reverie/kernel/frames';
import { refuse } from '@reverie/kernel/refusal';
import { CELLS, type CellIndex, cellAt } from '../data/map.ts';
import { isWet } from '../data/terrains.ts';
import { type AnyFrame, type Dreamer, dreamerOf, type Gift, type State, stackOf } from '../state.ts';
import type { Types } from '../types.ts';
import { addCells } from './dragons.ts';
import { effectOf } from './dreamer.ts';

/** Laid on whatever he is in the middle of. */
export function offer(s: State, d: Dreamer, what: Gift['what']): void {
  push<AnyFrame>(s, { kind: 'gift', step: 'choose', seat: d.seat, what }, stackOf(s, d.seat)?.at(-1));
}

/** What kinds of cell a gift may be about: dry ground, a lake or a marsh, all but the river. */
function suits(what: Gift['what'], cell: CellIndex): boolean {
  const kind = CELLS[cell]?.kind ?? 'fleuve';
  if (what === 'terreAttache') return !isWet(kind);
  return kind !== 'fleuve' && (what === 'reserveExtensible' || isWet(kind));
}

function cellsFor(d: Dreamer, what: Gift['what']): readonly CellIndex[] {
  const has = effectOf(d, what)?.cells ?? [];
  return [...CELLS.keys()].filter((cell) => suits(what, cell) && !has.includes(cell));
}

export const gift: Procedure<Types, Gift> = {
  pending: (_s, f) => [ask(f, f.seat, 'gift', { about: { what: f.what } })],
  choices: (s, f) =>
    cellsFor(dreamerOf(s, f.seat), f.what).map((cell) => ({ do: 'place', cell: CELLS[cell]?.coord ?? '' })),

  answer(s, f, _d, a, io) {
    const d = dreamerOf(s, f.seat);
    const cell = a.do === 'place' ? cellAt(a.cell) : undefined;
    if (cell === undefined || !cellsFor(d, f.what).includes(cell)) return refuse('invalid', 'RDD-TABLE-01', 'giftCell');
    addCells(d, f.what, [cell], io);
    pop<AnyFrame>(s, f);
    return undefined;
  },

  run() {
    throw new Error('a gift always waits for its player');
  },
  absent: (s, f) => ({ do: 'place', cell: CELLS[cellsFor(dreamerOf(s, f.seat), f.what)[0] ?? 0]?.coord ?? 'A1' }),
};
