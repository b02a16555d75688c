/** RDD-POS-02: how somebody comes to a table, new or as the last one left him. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { Arrival } from '../body.ts';
import { type CellIndex, cellAt } from '../data/map.ts';
import type { Io } from '../events.ts';
import type { Sheet } from '../sheet.ts';
import type { Dreamer, Hypothesis, State } from '../state.ts';
import { NOWHERE } from './hidden.ts';
import { hidden } from './purposes.ts';
import { spellIds } from './spellbook.ts';
import { isSpent } from './time.ts';

/** A dreamer as he comes to the table: RDD-POS-01, RDD-DREAM-01. Without a point or a free cell he comes asleep. */
export function newDreamer(seat: SeatIndex, sheet: Sheet): Dreamer {
  const d: Dreamer = {
    seat,
    sheet,
    levels: { ...sheet.draconic },
    spells: spellIds(sheet.spells),
    points: sheet.points ?? sheet.reve,
    seuil: sheet.seuil ?? sheet.reve,
    fatigue: sheet.fatigue,
    refoulement: sheet.refoulement,
    vie: sheet.vie,
    ethylisme: 0,
    surencombrement: 0,
    at: cellAt(sheet.start) ?? 0,
    belief: null,
    journey: null,
    exhausted: false,
    busy: null,
    notBefore: 0,
    carried: [],
    reserves: [],
    waiting: [],
    effects: [],
    shadowed: false,
    written: [],
    experience: { reve: 0, oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 },
    cellBonus: {},
    ended: false,
  };
  d.exhausted = isSpent(d);
  return d;
}

const named = (coord: string): CellIndex => (coord === '' ? NOWHERE : (cellAt(coord) ?? 0));

type Placed = { readonly cell: string | null; readonly lost?: number | undefined };

/** What is true of all that he holds possible: drawn where the document does not say. */
function supposed(s: State, { cell, reserves, waiting }: Arrival, belief: readonly Hypothesis[], io: Io) {
  const possible = cell === null ? belief : belief.filter(({ at }) => at === named(cell));
  const open = cell === null || [...reserves, ...waiting].some((thing) => thing.cell === null);
  const ways = possible.map((one) => one.ways);
  return possible[open && possible.length > 1 ? io.chance.among(hidden(s, 'place'), ways) : 0];
}

/**
 * Somebody who has played before. The clock of the table may be later than his: no time has passed for him in between, so
 * that whatever lasts for a time lasts as long as before (ruling). Whoever is lost is where he may be, by a draw that
 * weighs each cell as he does: to him that is the same as having been there all the time (RDD-HID-01).
 */
export function returningDreamer(s: State, seat: SeatIndex, arrival: Arrival, io: Io): Dreamer {
  const later = s.round - arrival.round;
  const belief = arrival.belief?.map(([at, ways, ...left]): Hypothesis => {
    return { at: named(at), ways, left: left.map(named) };
  });
  const h = belief && supposed(s, arrival, belief, io);
  const place = <T extends Placed>(thing: T) => ({
    ...thing,
    cell: thing.cell === null ? (h?.left[thing.lost ?? 0] ?? 0) : named(thing.cell),
  });
  const { levels, spells, points, seuil, fatigue, refoulement, vie, ethylisme, surencombrement } = arrival;
  const { shadowed, written, experience } = arrival;
  const d: Dreamer = {
    ...newDreamer(seat, { name: arrival.name, ...arrival.sheet }),
    ...{ points, seuil, fatigue, refoulement, vie, ethylisme, surencombrement, shadowed },
    levels: { ...levels },
    spells: [...spells],
    at: arrival.cell === null ? (h?.at ?? 0) : named(arrival.cell),
    belief: belief ?? null,
    notBefore: arrival.notBefore === 0 ? 0 : arrival.notBefore + later,
    carried: arrival.carried.map((one) => ({ ...one, round: one.round + later })),
    reserves: arrival.reserves.map(place) as Dreamer['reserves'],
    waiting: arrival.waiting.map((one) => ({ ...place(one), until: one.until + later })) as Dreamer['waiting'],
    effects: arrival.effects.map(({ until, cells, done, ...rest }) => ({
      ...rest,
      ...(until !== undefined && { until: until + later }),
      ...(cells && { cells: cells.map(named) }),
      ...(done && { done: done.map(named) }),
    })) as Dreamer['effects'],
    written: [...written],
    experience: { ...experience },
    cellBonus: Object.fromEntries(
      arrival.cellBonus.map(({ cell, spell, successes }) => [`${named(cell)} ${spell}`, successes]),
    ),
  };
  d.exhausted = isSpent(d);
  return d;
}
