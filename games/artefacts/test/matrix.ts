/** Where the nine powers meet the moments of a turn and the number of seats. Lines are those of the book. */
import type { Matrix } from '@reverie/kernel/testing/matrix';
import { POWER_CARDS, POWERS, type Power } from '../data/powers.ts';

export const MOMENTS = [
  'at the summons',
  'by an item',
  'by an item on the first turn',
  'when attacking',
  'when attacked',
  'after the turn',
] as const;
export type Moment = (typeof MOMENTS)[number];
/** Three play as four do; what differs is whether there is an opponent who is out, or only one. */
export const SEATINGS = ['two', 'four', 'four, one out'] as const;
export type Seating = (typeof SEATINGS)[number];

const ONCE = 'line 41: as a rule a power is used once, at the summons';
const LASTS = 'lines 41, 65, 69: it is one of the exceptions, which last; nothing is chosen at the summons';

/** Why a power cannot be used at a moment; undefined where it can. */
function shutAt(power: Power, moment: Moment): string | undefined {
  switch (moment) {
    case 'at the summons':
      return power === 'doubleAttack' || power === 'guard' ? LASTS : undefined;
    case 'by an item':
      return power === 'guard'
        ? 'line 168: an item that defends is used when powers of defence are counted'
        : undefined;
    case 'by an item on the first turn':
      return 'line 147: items from the second turn on';
    case 'when attacking':
      if (power === 'doubleAttack') return undefined;
      return power === 'guard' ? 'line 69: it defends' : ONCE;
    case 'when attacked':
      if (power === 'guard') return undefined;
      return power === 'doubleAttack' ? 'line 65: it attacks' : ONCE;
    default:
      return undefined;
  }
}

const cells = POWERS.flatMap((power) =>
  MOMENTS.flatMap((moment) =>
    SEATINGS.map((seats) => {
      const shut = shutAt(power, moment);
      return { at: [power, moment, seats], rule: POWER_CARDS[power].rule, ...(shut !== undefined && { shut }) };
    }),
  ),
);

export const matrices: Matrix[] = [{ title: 'powers in a turn', axes: ['power', 'moment', 'seats'], cells }];
