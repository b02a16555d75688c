/** SON-LIM-03: which answers of the Conteur's pay for a PNJ, and from which of his stones first. */
import type { Answer } from '../answers.ts';

export const PURSES = ['own', 'limbes', 'conteur'] as const;
export type PurseChoice = (typeof PURSES)[number];

/** Answers that always pay. */
const PAYS: ReadonlySet<Answer['do']> = new Set([
  ...(['invert', 'bid', 'shift', 'breakTie', 'raise', 'botte', 'counterBotte', 'mark', 'where', 'shed'] as const),
]);
/** Whether an answer pays in stones of panache. */
export function pays(kind: string, a: Answer): boolean {
  if (a.do === 'draw') return a.fortune === 'panache';
  if (a.do === 'redraw') return a.from === 'panache';
  if (a.do === 'pass') return kind.endsWith('.avoid');
  return PAYS.has(a.do) && !(a.do === 'botte' && a.free);
}

/** An answer of the Conteur's, paid with what he has chosen. */
export const paidFrom = (kind: string, a: Answer, purse: PurseChoice | null): Answer =>
  purse !== null && pays(kind, a) ? ({ ...a, purse } as Answer) : a;
