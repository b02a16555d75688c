/** RDD-TABLE-01: têtes de Dragon that ask their owner for a cell. */
import { pop } from '@reverie/kernel/frames';
import { invalid } from '@reverie/kernel/refusal';
import { stepped } from '@reverie/kernel/steps';
import { CELLS, type CellIndex, cellAt, coordOf } from '../data/map.ts';
import { isWet } from '../data/terrains.ts';
import { type AnyFrame, type Dreamer, dreamerOf, type Gift, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { WORTH } from '../ways.ts';
import { addCells, effectOf } from './effects.ts';

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

const places = (s: State, f: Gift) =>
  cellsFor(dreamerOf(s, f.seat), f.what).map((cell) => ({ do: 'place', cell: coordOf(cell) }) as const);

export const gift = stepped<Types, Gift>(
  {
    choose: {
      kind: 'gift',
      about: (_s, { what }) => ({ what }),
      cites: ['RDD-TABLE-01'],
      choices: places,
      on: {
        place(s, f, a, io) {
          const d = dreamerOf(s, f.seat);
          const cell = cellAt(a.cell);
          if (cell === undefined || !cellsFor(d, f.what).includes(cell)) return invalid('RDD-TABLE-01', 'giftCell');
          addCells(d, f.what, [cell], io);
          pop<AnyFrame>(s, f);
          return undefined;
        },
      },
      otherwise: ['RDD-TABLE-01', 'giftCell'],
      absent: (s, f) => places(s, f)[0] ?? { do: 'place', cell: 'A1' },
    },
  },
  { worth: WORTH },
);
