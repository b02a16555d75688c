/** What is drawn for: the labels of the audited streams, and who sees it fall. */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { State } from '../state.ts';

export const TEST: Purpose = { label: 'test', seen: 'all' };
export const REDRAW: Purpose = { label: 'redraw', seen: 'all' };
/** Counted, where `REDRAW` keeps the order. */
export const REDRAWS: Purpose = { label: 'redraws', seen: 'all' };
export const CONTEST: Purpose = { label: 'contest', seen: 'all' };
export const OPENING: Purpose = { label: 'opening', seen: 'all' };
/** An opening in order, where a combination may come of it. */
export const COMBINATION: Purpose = { label: 'combination', seen: 'all' };
export const STRIKE: Purpose = { label: 'strike', seen: 'all' };
export const PANACHE: Purpose = { label: 'panache', seen: 'all' };
export const KARMA: Purpose = { label: 'karma', seen: 'all' };
export const POTION: Purpose = { label: 'potion', seen: 'all' };
export const TOKEN: Purpose = { label: 'token', seen: 'all' };
export const SAVE: Purpose = { label: 'save', seen: 'all' };
export const BRUMES: Purpose = { label: 'brumes', seen: 'all' };
/** Decisions of a PNJ that nobody plays. */
export const FOE: Purpose = { label: 'foe', seen: 'none' };
/** SON-MAG-11 without a Conteur. */
export const HIDDEN: Purpose = { label: 'hidden', seen: 'none' };
export const GUESS: Purpose = { label: 'guess', seen: 'none' };

/** The same draw where only the Conteur sees it. */
export function inTheDark(s: State, why: Purpose): Purpose {
  return { label: why.label, seen: s.conteur === null || s.gone.includes(s.conteur) ? 'none' : [s.conteur] };
}
