/** What is seen of a table: the shape of a view. */
import type { WoundKind } from './data/bottes.ts';
import type { Figure } from './figure.ts';
import type { AnyFrame, Draw, Duel, Side, Test } from './frames.ts';
import type { Settled } from './options.ts';
import type { Sheet } from './sheet.ts';
import type { State } from './state.ts';
import type { Stones } from './stones.ts';

/**
 * A figure: everything about it, but for what is hidden from the viewer. Of a PNJ players see what he has shown; while he is
 * off the stage (`onStage`), nothing at all.
 */
export interface FigureView extends Omit<Figure, 'sheet' | 'wounds'> {
  /** Escrime is null where it is hidden. */
  readonly sheet: Omit<Sheet, 'escrime'> & { readonly escrime: number | null };
  readonly points: number;
  /** SON-WND-07: the kind is null where the Conteur keeps it; `hidden` until the fight is over. */
  readonly wounds: readonly Readonly<{ kind: WoundKind | null; place: string; day: number; hidden?: true }>[];
  /** What lies on the next draw and on the scene together. */
  readonly circumstance: number;
}

export interface SideView extends Side {
  readonly fixed: number | null;
  readonly white: number | null;
  readonly row: readonly boolean[];
  readonly reussites: number | null;
  /** SON-DUE-09: how likely each level of the foe's Escrime is, 0 to 8, from what was read; for this side's own player. */
  readonly suspects: readonly number[] | null;
}

/** SON-DUE-09: in the dark the stones of a draw are not shown. */
export interface DrawView extends Omit<Draw, 'row'> {
  readonly row: readonly boolean[] | null;
}
export interface DuelView extends Omit<Duel, 'sides' | 'draws' | 'rows'> {
  readonly sides: readonly [SideView, SideView];
  readonly draws: readonly [DrawView | null, DrawView | null];
}

/** SON-MAG-11: in the dark neither the Difficulty nor the stones are shown. */
export interface TestView extends Omit<Test, 'difficulty' | 'row' | 'extraWhite' | 'extraBlack'> {
  readonly difficulty: number | null;
  readonly row: readonly boolean[] | null;
  readonly success: boolean | null;
  /** Of success, with the best use of redraws, as a fraction; null where it is not known. And without any. */
  readonly chance: string | null;
  readonly plainChance: string | null;
  readonly extra: readonly [white: number, black: number];
}

/** Unfinished business: the frames themselves, where nothing of them is hidden. */
export type BusinessView = Exclude<AnyFrame, Duel | Test> | DuelView | TestView;

type Counted =
  | 'day'
  | 'hour'
  | 'minute'
  | 'scenario'
  | 'limbesDue'
  | 'limbesMark'
  | 'token'
  | 'tokenStays'
  | 'xpDoubled'
  | 'serial';
type Shown = 'purse' | 'conteur' | 'players' | 'gone' | 'place' | 'facts' | 'omens' | 'readings' | 'over';

export interface View extends Pick<State, Counted | Shown> {
  readonly mode: Settled['mode'];
  /** The other options that are not as usual; the sheets that were set there are shown with their figures. */
  readonly options: Partial<Settled>;
  /** The bag and what lies on the table together: what lies there is shown with whoever drew it. */
  readonly bag: Stones | 'coin';
  /** What lies on the table; null where it is hidden. */
  readonly lying: Stones | null;
  readonly limbes: Stones;
  readonly reserve: Stones;
  readonly out: Stones;
  readonly figures: readonly FigureView[];
  /** From the ground up; the last one is what goes on. */
  readonly business: readonly BusinessView[];
}
