/** What each viewer may know of a table. Only the gardien knows where a lost demi-rêve is (RDD-HID-02). */
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import { dayAt, hourAt } from './data/hours.ts';
import { CELLS } from './data/map.ts';
import type { Terrain } from './data/terrains.ts';
import type { Voie } from './data/voies.ts';
import { generalState } from './rules/dreamer.ts';
import { isLost, knownCell } from './rules/hidden.ts';
import type { Sheet } from './sheet.ts';
import {
  type Dreamer,
  type Effect,
  hasGardien,
  type Journey,
  type Left,
  type Reserve,
  type State,
  type Waiting,
} from './state.ts';

export interface DreamerView {
  readonly seat: SeatIndex;
  readonly sheet: Sheet;
  readonly levels: Readonly<Record<Voie, number>>;
  readonly spells: readonly string[];
  readonly points: number;
  readonly seuil: number;
  readonly fatigue: number;
  readonly generalState: number;
  readonly refoulement: number;
  readonly vie: number;
  readonly ethylisme: number;
  readonly surencombrement: number;
  readonly terrain: Terrain;
  /** The cell, where it is known. */
  readonly cell: string | null;
  /** RDD-HID-01: otherwise the cells that all he has seen leaves possible. */
  readonly candidates: readonly string[];
  readonly journey: Journey | null;
  readonly exhausted: boolean;
  readonly busy: Dreamer['busy'];
  readonly notBefore: number;
  readonly carried: Dreamer['carried'];
  readonly reserves: readonly (Omit<Reserve, 'cell' | 'lost'> & { readonly cell: string | null })[];
  readonly waiting: readonly (Omit<Waiting, 'cell' | 'lost'> & { readonly cell: string | null })[];
  readonly effects: readonly (Omit<Effect, 'cells' | 'done'> & {
    readonly cells?: readonly string[];
    readonly done?: readonly string[];
  })[];
  /** The next queue is an ombre de Thanatos. */
  readonly shadowed: boolean;
  readonly written: readonly string[];
  readonly experience: Dreamer['experience'];
  /** RDD-CELL-01: the successes so far of a spell in a cell. */
  readonly cellBonus: readonly { readonly cell: string; readonly spell: string; readonly successes: number }[];
  readonly ended: boolean;
}

export interface View {
  readonly round: number;
  readonly day: number;
  readonly hour: number;
  readonly gardien: SeatIndex | null;
  readonly dreamers: readonly (DreamerView | null)[];
}

const coord = (cell: number): string => CELLS[cell]?.coord ?? '';

/** RDD-HID-02: nothing is hidden from the gardien. */
export const seesAll = (s: State, who: Viewer): boolean => who === s.gardien && hasGardien(s);

export function viewOf(s: State, who: Viewer): View {
  const truth = seesAll(s, who);
  return {
    round: s.round,
    day: dayAt(s.round),
    hour: hourAt(s.round),
    gardien: s.gardien,
    dreamers: s.dreamers.map((d) => d && dreamerView(d, truth)),
  };
}

function dreamerView(d: Dreamer, truth: boolean): DreamerView {
  const lost = isLost(d);
  // What was left somewhere while lost: the player knows that it is there, not always where that is.
  const placeOf = (thing: Left): string | null => {
    const cell = truth ? thing.cell : knownCell(d, thing);
    return cell === undefined ? null : coord(cell);
  };
  const placed = <T extends Left>(thing: T) => {
    const { cell: _, lost: __, ...rest } = thing;
    return { ...rest, cell: placeOf(thing) };
  };
  return {
    seat: d.seat,
    sheet: d.sheet,
    levels: d.levels,
    spells: d.spells,
    points: d.points,
    seuil: d.seuil,
    fatigue: d.fatigue,
    generalState: generalState(d),
    refoulement: d.refoulement,
    vie: d.vie,
    ethylisme: d.ethylisme,
    surencombrement: d.surencombrement,
    terrain: CELLS[d.at]?.kind ?? 'plaines',
    cell: truth || !lost ? coord(d.at) : null,
    candidates: lost ? [...new Set(d.belief?.map(({ at }) => at))].sort((a, b) => a - b).map(coord) : [],
    journey: d.journey,
    exhausted: d.exhausted,
    busy: d.busy,
    notBefore: d.notBefore,
    carried: d.carried,
    reserves: d.reserves.map(placed),
    waiting: d.waiting.map(placed),
    effects: d.effects.map(({ cells, done, ...rest }) => ({
      ...rest,
      ...(cells && { cells: cells.map(coord) }),
      ...(done && { done: done.map(coord) }),
    })),
    shadowed: d.shadowed,
    written: d.written,
    experience: d.experience,
    cellBonus: Object.entries(d.cellBonus).map(([key, successes]) => {
      const [cell, spell = ''] = key.split(' ');
      return { cell: coord(Number(cell)), spell, successes };
    }),
    ended: d.ended,
  };
}
