/** SON-BOT-02, SON-BOT-03, SON-BOT-06, SON-PPC-03: combinations of an opening draw. */

import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../../answers.ts';
import { BOTTES, type BotteId, PLACES } from '../../data/bottes.ts';
import { PRICES } from '../../data/tables.ts';
import type { Event } from '../../events.ts';
import type { Figure } from '../../figure.ts';
import type { Drawer, Duel } from '../../frames.ts';
import type { State } from '../../state.ts';
import { panacheOf, tryPay } from '../panache.ts';
import { figureAt, fixedOf } from './sides.ts';

/** The combinations that a figure knows for a botte: SON-BOT-06. */
function combinationsOf({ sheet }: Figure, id: BotteId): string[] {
  return [
    BOTTES[id].combination,
    ...sheet.combinations.filter(({ botte }) => botte === id).map(({ places }) => places),
  ];
}

/**
 * SON-BOT-02, SON-BOT-03: two white first, then six places. Fixed stones lie where the combination wants their colour, as
 * the player would lay them, what is left over on its free places from the end; drawn stones fill the others in order.
 */
export function shows(row: readonly boolean[], fixed: number, combination: string): boolean {
  if (row.length < 2 || !row[0] || !row[1]) return false;
  const places = laid(fixed, combination);
  if (!places) return false;
  let at = 2;
  for (let i = 0; i < PLACES; i++) {
    const stone = places[i] ?? row[at++];
    if (stone === undefined) return false;
    const wanted = combination[i];
    if (wanted !== '·' && (wanted === '○') !== stone) return false;
  }
  return true;
}

/** Where fixed stones lie, if they can lie without breaking the combination. */
function laid(fixed: number, combination: string): (boolean | undefined)[] | undefined {
  const places = new Array<boolean | undefined>(PLACES).fill(undefined);
  let left = Math.abs(fixed);
  const lay = (i: number): undefined => {
    if (left > 0 && places[i] === undefined) {
      places[i] = fixed > 0;
      left--;
    }
  };
  for (let i = 0; i < PLACES; i++) if (combination[i] === (fixed > 0 ? '○' : '●')) lay(i);
  for (let i = PLACES - 1; i >= 0; i--) if (combination[i] === '·') lay(i);
  return left > 0 ? undefined : places;
}

export const completes = (s: State, f: Duel, side: Drawer, row: readonly boolean[]): boolean => {
  const { aim } = f.sides[side];
  return aim !== null && combinationsOf(figureAt(s, f, side), aim).some((one) => shows(row, fixedOf(s, f, side), one));
};

const swapped = (row: readonly boolean[], place: number): boolean[] => {
  const moved = [...row];
  moved[place] = row[place + 1] as boolean;
  moved[place + 1] = row[place] as boolean;
  return moved;
};

/** SON-PPC-03: the neighbours whose exchange would complete the combination aimed at; −1 where none does, or none is needed. */
export function shiftable(s: State, f: Duel, side: Drawer): number {
  const row = f.rows[side];
  if (row.length < 3 || completes(s, f, side, row) || panacheOf(s, f.sides[side].figure) < PRICES.shift) return -1;
  for (let place = 0; place + 1 < row.length; place++)
    if (row[place] !== row[place + 1] && completes(s, f, side, swapped(row, place))) return place;
  return -1;
}

export function shift(s: State, f: Duel, side: Drawer, a: Do<'shift'>, io: Io<Event>): Refusal | undefined {
  const row = f.rows[side];
  if (row[a.place + 1] === undefined) return refuse('invalid', 'SON-PPC-03', 'noSuchPlace');
  const refusal = tryPay(s, f.sides[side].figure, PRICES.shift, 'SON-PPC-03', io, a);
  if (refusal) return refusal;
  f.rows[side] = swapped(row, a.place);
}
