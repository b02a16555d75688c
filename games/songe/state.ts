/** The state of a table: stones, figures, time, what was said; and what is unfinished. */

import type { Unfinished } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import type { AnyFrame } from './business.ts';
import type { WoundKind } from './data/bottes.ts';
import type { Characteristic } from './data/skills.ts';
import type { Settled } from './options.ts';
import type { Quality } from './resolution.ts';
import type { Kind, Sheet } from './sheet.ts';
import type { Stones, Store } from './stones.ts';

/** A figure is named by its place in `State.figures`. */
export type FigureIndex = number;

export interface Wound {
  readonly kind: WoundKind;
  /** The day it was given. */
  readonly day: number;
  /** SON-WND-10: place and kind, as noted. */
  place: string;
  /** SON-WND-07: known to the Conteur alone until the fight is over. */
  hidden: boolean;
}

/** Why a figure plays no part any more. */
export type Out = 'withdrawn' | 'dead' | 'captured' | 'fled' | 'down' | 'conteur' | 'surrendered';

/** SON-ROU-01: a spell known by heart. */
export interface Routine {
  readonly phrase: string;
  level: number;
}

export interface Figure {
  readonly kind: Kind;
  /** Never written on: what changes is another sheet (`amend`), so that copies of a table may share it. */
  sheet: Readonly<Sheet>;
  /** Who plays it; null for the Conteur, or the rules where there is none. */
  seat: SeatIndex | null;
  /** SON-SHT-07. */
  panache: Stones;
  /** SON-SHT-06, SON-KAR-02: one signed count of cases. */
  karma: number;
  /** SON-SHT-08. */
  mana: number;
  /** SON-SHT-13. */
  wounds: Wound[];
  /** Rounds of a middle PNJ. */
  boxes: number;
  /** SON-SHT-12: combat redraws used in this scenario. */
  ticks: Record<Characteristic, number>;
  /** SON-MAG-07: Imago used in this session. */
  imago: number;
  marks: string[];
  out: Out | null;
  /** SON-PPS-05: a PNJ who has drawn his perfidy. */
  entered: boolean;
  /** SON-MAG-14. */
  asleep: boolean;
  /** SON-RNG-05, SON-FIR-03. */
  ammunition: boolean;
  loaded: boolean;
  /** SON-POT-03: the day of the last potion. */
  potionDay: number;
  /** SON-MAL-01..04: what the Conteur gives or takes for the next draw, and for the scene. */
  nextDraw: number;
  scene: number;
  /** SON-SIG-03: black stones of the Limbes that lie on the next draw. */
  shadow: number;
  /** SON-NPC-04: the major PNJ whom minor ones shield, and how many of them still stand. */
  guards: { readonly of: FigureIndex; left: number } | null;
  /** SON-PPS-17: failures that the Conteur may still call. */
  debts: number;
  /** SON-SIG-02, SON-SIG-05: used in this scenario. */
  signeUsed: boolean;
  /** SON-VAL-01: whose valet, whether paid, and for how many scenarios he was not. */
  valet: { readonly of: FigureIndex; paid: boolean; unpaid: number } | null;
  /** SON-QUA-05: one more black stone on what a keyword forbids. */
  keywords: string[];
  /** How the last test was read, once it was: also what was hidden until then (SON-MAG-11). */
  lastTest: {
    readonly what: string;
    readonly difficulty: number;
    readonly white: number;
    readonly black: number;
    readonly quality: Quality;
  } | null;
  /** SON-ROU-01: the last spell, how often running; routines. */
  lastSpell: string;
  spellRun: number;
  routines: Routine[];
  /** SON-LRN-01: unknown words tried in this session. */
  tried: string[];
  /** SON-SHT-14: not yet used, rounds of eight, all ever earned, rounds towards a characteristic or Escrime. */
  xp: { free: number; rounds: number; total: number; toward: Record<string, number> };
  /** SON-XP-04: kept for the next session. */
  kept: number;
  /** SON-DEC-04: uses of an improvised weapon in hand; −1 without one. */
  improvised: number;
  /** SON-EQP: what the character has at hand, and what is bound to him. */
  things: string[];
  bound: string[];
  /** SON-DUE-09: how likely each level of a hidden Escrime is to those who saw its duels; null before the first. */
  suspected: readonly number[] | null;
}

/** SON-AFF: something made true. */
export interface Fact {
  readonly text: string;
  readonly by: SeatIndex;
  readonly grade: number;
  readonly about: string;
  /** SON-AFF-04: white stones of a characterisation. */
  readonly stones: number;
  /** SON-AFF-05: free at the moment of creation. */
  fresh: boolean;
}

export interface State extends Unfinished<AnyFrame> {
  readonly options: Settled;
  store: Store;
  /** SON-BAG-02: how many there should be in all. */
  minted: Stones;
  figures: Figure[];
  /** SON-LIM-03: the Conteur's own. */
  purse: Stones;
  conteur: SeatIndex | null;
  players: SeatIndex[];
  /** SON-LIM-02: thresholds passed, and events still owed. */
  limbesMark: number;
  limbesDue: number;
  /** SON-INI: who holds the token, and whether it moves on before the next fight. */
  token: SeatIndex;
  tokenStays: boolean;
  day: number;
  hour: number;
  facts: Fact[];
  /** SON-DEC-02. */
  place: { name: string; traits: string[] };
  /** SON-FIN-01. */
  xpDoubled: boolean;
  scenario: number;
  /** All that was read in the dark since the last stance, also when the fight is over. */
  readings: Reading[];
  over: { readonly winners: SeatIndex[]; readonly rule: string } | null;
}

/**
 * SON-DUE-09: what was read out of a draw in the dark: Réussites of a blow; who shows more white in an opening (1 the first
 * side, −1 the second, 0 nobody); whether a botte was held off.
 */
export interface Reading {
  readonly what: 'struck' | 'ahead' | 'held';
  readonly figure: FigureIndex;
  readonly value: number;
}

export const figureOf = (s: State, i: FigureIndex): Figure => {
  const figure = s.figures[i];
  if (!figure) throw new RangeError(`no figure ${i}`);
  return figure;
};

/**
 * SON-DUE-09: whose Escrime is not told where that is an option: foes in duels. Those whom one meets in Algarades have
 * nothing to hide, since SON-ALG-08 says that they are weaker; and companions know each other, so that a player's is hidden
 * only in the arena, from the other player (ruling).
 */
export function hidesEscrime(s: State, i: FigureIndex): boolean {
  const { kind } = figureOf(s, i);
  if (!s.options.hiddenEscrime || kind === 'minor') return false;
  return s.options.mode === 'arena' || (kind !== 'arpenteur' && kind !== 'valet');
}

/** The Arpenteur of a seat. */
export const ofSeat = (s: State, seat: SeatIndex): FigureIndex =>
  s.figures.findIndex((figure) => figure.seat === seat && figure.kind === 'arpenteur');

export const hasConteur = (s: State): boolean => s.conteur !== null && !s.gone.includes(s.conteur);

/** Who decides for a figure; null: the rules do. */
export function deciderOf(s: State, i: FigureIndex): SeatIndex | null {
  const { seat } = figureOf(s, i);
  if (seat !== null) return seat;
  return hasConteur(s) ? s.conteur : null;
}
