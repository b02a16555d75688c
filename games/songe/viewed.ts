/** What is seen of a table: the shape of a view. */

import type { SeatIndex } from '@reverie/kernel/game';
import type { Algarade, Contest, Crossing, Duel, Melee, Side, Test } from './business.ts';
import type { WoundKind } from './data/bottes.ts';
import type { Kind, Sheet } from './sheet.ts';
import type { Fact, Figure, Out, Routine, State } from './state.ts';
import type { Stones } from './stones.ts';

export interface FigureView {
  readonly kind: Kind;
  readonly seat: SeatIndex | null;
  /** Escrime is null where it is hidden. */
  readonly sheet: Omit<Sheet, 'escrime'> & { readonly escrime: number | null };
  readonly panache: Stones;
  readonly karma: number;
  readonly points: number;
  readonly mana: number;
  readonly wounds: readonly { readonly kind: WoundKind | null; readonly place: string; readonly day: number }[];
  readonly boxes: number;
  readonly ticks: Figure['ticks'];
  readonly imago: number;
  readonly marks: readonly string[];
  readonly out: Out | null;
  readonly asleep: boolean;
  readonly loaded: boolean;
  readonly ammunition: boolean;
  readonly circumstance: number;
  readonly shadow: number;
  readonly guards: Figure['guards'];
  readonly debts: number;
  readonly signeUsed: boolean;
  readonly valet: Figure['valet'];
  readonly keywords: readonly string[];
  readonly routines: readonly Routine[];
  readonly tried: readonly string[];
  readonly xp: Figure['xp'];
  readonly kept: number;
  readonly improvised: number;
  readonly things: readonly string[];
  readonly bound: readonly string[];
  /** SON-DUE-09: how likely each level of a hidden Escrime is, after a duel. */
  readonly suspects: readonly number[] | null;
  readonly potionDay: number;
  readonly lastTest: Figure['lastTest'];
  readonly lastSpell: string;
  readonly spellRun: number;
}

export interface SideView
  extends Pick<Side, 'figure' | 'used' | 'dessous' | 'last' | 'run' | 'lastDefence' | 'defenceRun' | 'aim' | 'bid'> {
  readonly swagger: number;
  readonly fixed: number | null;
  readonly white: number | null;
  readonly row: readonly boolean[];
  readonly reussites: number | null;
  /** SON-DUE-09: how likely each level of the foe's Escrime is, 0 to 8, from what was read; for this side's own player. */
  readonly suspects: readonly number[] | null;
}

export type BusinessView =
  | {
      readonly kind: 'duel';
      readonly step: Duel['step'];
      readonly exchange: number;
      readonly holder: number;
      readonly up: number;
      readonly dark: boolean;
      readonly sides: readonly [SideView, SideView];
      readonly manoeuvre: string | null;
      readonly defence: string | null;
      readonly result: number;
      readonly chain: number;
      readonly made: number;
      readonly free: string | null;
      readonly botte: string | null;
      readonly turn: number;
      readonly passes: number;
      readonly inverted: boolean;
      readonly trick: string | null;
    }
  | {
      readonly kind: 'test';
      readonly step: Test['step'];
      readonly figure: number;
      readonly what: string;
      readonly text: string;
      readonly level: number;
      readonly dark: boolean;
      readonly difficulty: number | null;
      readonly bonus: number;
      readonly fortune: boolean;
      readonly row: readonly boolean[] | null;
      readonly success: boolean | null;
      readonly chance: string | null;
      readonly extra: readonly [number, number];
      readonly important: boolean;
      readonly panache: number;
      readonly forced: number | null;
      readonly redrawn: boolean;
      readonly inverted: boolean;
    }
  | Pick<Contest, 'kind' | 'step' | 'how' | 'what' | 'figures' | 'fixed' | 'whites' | 'turn' | 'paid'>
  | Pick<Algarade, 'kind' | 'step' | 'figure' | 'band' | 'foes' | 'used' | 'rounds'>
  | Pick<Crossing, 'kind' | 'step' | 'leg' | 'idea' | 'passed'>
  | {
      readonly kind: 'request';
      readonly by: SeatIndex;
      readonly act: string;
      readonly name: string;
      readonly text: string;
      readonly price: number;
      readonly white: number | null;
      readonly debt: boolean;
      readonly grade: number;
    }
  | {
      readonly kind: 'moment';
      readonly price: number;
      readonly text: string;
      readonly waiting: readonly SeatIndex[];
      readonly all: boolean;
    }
  | Pick<Melee, 'kind' | 'step' | 'fights' | 'seats' | 'stakes' | 'turn' | 'passes' | 'robbed'>
  | { readonly kind: 'shot'; readonly figure: number; readonly target: number };

export interface View {
  readonly mode: 'arena' | 'table' | 'crossing';
  /** The bag and what lies on the table together: what lies there is shown with whoever drew it. */
  readonly bag: Stones | 'coin';
  readonly limbes: Stones;
  readonly reserve: Stones;
  readonly out: Stones;
  readonly purse: Stones;
  readonly conteur: SeatIndex | null;
  readonly players: readonly SeatIndex[];
  readonly token: SeatIndex;
  readonly tokenStays: boolean;
  readonly day: number;
  readonly hour: number;
  readonly scenario: number;
  readonly limbesDue: number;
  readonly xpDoubled: boolean;
  readonly place: State['place'];
  readonly facts: readonly Fact[];
  readonly figures: readonly FigureView[];
  /** From the ground up; the last one is what goes on. */
  readonly business: readonly BusinessView[];
  /** SON-DUE-09: what was read in the dark since the last stance. */
  readonly readings: State['readings'];
  readonly over: State['over'];
}
