/**
 * What happens on a cell of the TMR: who is met × what the cell asks × what waits there × how the demi-rêve came. The cell
 * is the one where the encounter leaves it. Lines are those of the book: 000 the TMR, 001 the spells.
 */
import type { Matrix } from '@reverie/kernel/testing/matrix';

/** Families of encounters, by what they do with the demi-rêve, each played by one that does it. */
export const MEETINGS = ['none', 'leaves', 'sends', 'ferries', 'carries', 'breaks', 'holds'] as const;
export type Met = (typeof MEETINGS)[number];
export const CELLS_ASKING = ['dry', 'wet, mastered', 'wet, not mastered'] as const;
export type Asking = (typeof CELLS_ASKING)[number];
export const RESERVES = ['no reserve', 'a reserve'] as const;
export type Waits = (typeof RESERVES)[number];
export const WAYS = ['going up', 'a step', 'staying', 'adrift'] as const;
export type Way = (typeof WAYS)[number];

const RULES: Readonly<Record<Met, string>> = {
  none: 'RDD-ENC-01',
  leaves: 'RDD-BRI-01',
  sends: 'RDD-MES-01',
  ferries: 'RDD-PAS-01',
  carries: 'RDD-CHA-02',
  breaks: 'RDD-BRI-01',
  holds: 'RDD-RFL-01',
};

/** Whether the demi-rêve comes to the cell in this round: staying it does where an encounter takes it elsewhere. */
export const arrives = (met: Met, way: Way): boolean => way !== 'staying' || met === 'ferries' || met === 'carries';

function shutAt(met: Met, asking: Asking, way: Way): string | undefined {
  if (way === 'adrift' && met !== 'none') return '000, 83: freed of a Whirlwind, the round has no other encounter';
  if (asking !== 'wet, not mastered') return undefined;
  if (!arrives(met, way)) return '000, 95: water is mastered on coming to it; staying is no coming (ruling)';
  return met === 'breaks' ? '000, 17 and 78: concentration is broken before the water is tried' : undefined;
}

const cells = MEETINGS.flatMap((met) =>
  CELLS_ASKING.flatMap((asking) =>
    RESERVES.flatMap((waits) =>
      WAYS.map((way) => {
        const shut = shutAt(met, asking, way);
        const rule = way === 'adrift' ? 'RDD-TBL-03' : RULES[met];
        return { at: [met, asking, waits, way], rule, ...(shut !== undefined && { shut }) };
      }),
    ),
  ),
);

export const matrices: Matrix[] = [
  { title: 'on a cell of the TMR', axes: ['encounter', 'cell', 'reserve', 'way of arriving'], cells },
];
