import type { CardIndex, SortIndex } from './state.ts';

/** Every mark by what it says, with the figures that its words need. */
export interface MarkDetails {
  /** A payment: so much of so much, what is still missing, and what it brings. */
  paid: { readonly paid: number; readonly cost: number };
  missing: { readonly missing: number };
  pays: { readonly sort: SortIndex };
  canPay: { readonly sort: SortIndex };
  endurance: { readonly endurance: number };
  value: { readonly value: number };
  ownColour: Record<never, never>;
  /** A fight: both totals as they stand, the best defence there may be, the chance to get through, and how it ends. */
  attack: { readonly total: number };
  defence: { readonly total: number };
  bestDefence: { readonly total: number };
  /** `assumed` where it takes the hand for composed as usual. */
  /** One figure, and whether it takes the hand to be composed as usual; or bounds. */
  through: { readonly percent: number; readonly assumed?: 0 | 1; readonly to?: number };
  /** An item that may be in the hand, and would hold. */
  heldIf: { readonly card: CardIndex };
  more: { readonly boosts: number; readonly percent: number };
  won: Record<never, never>;
  held: Record<never, never>;
  both: Record<never, never>;
}
