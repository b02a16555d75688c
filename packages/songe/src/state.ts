/** The state of a table: stones, figures, time, what was said; and what is unfinished. */
import type { Frame, Unfinished } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import type { BotteId, WoundKind } from './data/bottes.ts';
import type { ManoeuvreId } from './data/manoeuvres.ts';
import type { Characteristic } from './data/skills.ts';
import type { Options } from './options.ts';
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
  readonly options: Options;
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

/** SON-DUE-09, SON-MAG-11: one way that hidden things may be. `e` is the hidden figure, `a` and `b` white stones drawn in the dark. */
export interface Hypothesis {
  readonly e: number;
  readonly a: number;
  readonly b: number;
  readonly p: number;
}

// ---------------------------------------------------------------------------------------------------------------------
// Unfinished business.

/** The table itself: everybody may act, at any time. */
export interface Session extends Frame {
  readonly kind: 'session';
  step: 'open' | 'closed';
}

/** Which redraws serve a test: SON-TST-03, SON-DUE-08, SON-MAG-07, or none. */
export type Mending = 'test' | 'combat' | 'imago' | 'none';

export interface Test extends Frame {
  readonly kind: 'test';
  step: 'rule' | 'prepare' | 'mend' | 'impose' | 'avoid' | 'after';
  readonly figure: FigureIndex;
  /** What is tested: `skill:serrurerie`, `char:INT`, `trait:Lâche`, `escrime`, `fight:fente`, `spell`, `object`, `shot`. */
  readonly what: string;
  readonly text: string;
  readonly level: number;
  readonly mending: Mending;
  /** The characteristic whose redraws serve, and how many stones of it at most. */
  readonly on: Characteristic | null;
  cap: number;
  difficulty: number;
  /** SON-PPG-08: black stones taken on for panache. */
  readonly panache: number;
  bonus: number;
  forced: number;
  fortune: boolean;
  /** SON-FIN-01: white stones needed beyond success. */
  readonly margin: number;
  important: boolean;
  /** SON-KAR-11. */
  evil: boolean;
  /** SON-MAG-11: the difficulty is hidden from the player, and so are the stones. */
  readonly dark: boolean;
  belief: Hypothesis[] | null;
  /** Fixed stones without the hidden difficulty, set when drawn. */
  plain: number;
  row: boolean[];
  redrawn: boolean;
  inverted: boolean;
  /** SON-KAR-15: stones kept on top of the eight. */
  extraWhite: number;
  extraBlack: number;
  /** Made to succeed or to fail whatever was drawn. */
  verdict: 'success' | 'failure' | null;
  /** Spells and objects: what is paid when it is resolved. */
  readonly phrase: string;
  readonly object: number;
}

/** SON-OPP: two draw against each other. */
export interface Contest extends Frame {
  readonly kind: 'contest';
  step: 'draw' | 'mend' | 'tie' | 'done';
  readonly how: 'competition' | 'opposition' | 'impress';
  readonly what: string;
  readonly figures: readonly [FigureIndex, FigureIndex];
  readonly fixed: readonly [number, number];
  caps: [number, number];
  whites: [number, number];
  turn: 0 | 1;
  paid: [boolean, boolean];
}

/** A player's act that waits for the Conteur's word. */
export interface Request extends Frame {
  readonly kind: 'request';
  step: 'assent' | 'answer';
  readonly by: SeatIndex;
  readonly figure: FigureIndex;
  readonly act: string;
  readonly name: string;
  readonly text: string;
  readonly price: number;
  readonly white: number | null;
  readonly debt: boolean;
  /** A number that the act needs: stones of a characterisation, a grade. */
  readonly grade: number;
}

/** SON-PPS-16. */
export interface Moment extends Frame {
  readonly kind: 'moment';
  step: 'pay' | 'done';
  readonly price: number;
  readonly text: string;
  waiting: SeatIndex[];
  all: boolean;
}

export interface Side {
  readonly figure: FigureIndex;
  /** SON-DUE-07: Escrime redraws used in this fight. */
  used: number;
  /** SON-DES. */
  dessous: number;
  /** SON-IMP-01: a stone for so many exchanges. */
  swagger: number;
  swaggerFor: number;
  /** SON-MAL-03, SON-DUE-06: what was done last, and how often running. */
  last: ManoeuvreId | null;
  run: number;
  lastDefence: ManoeuvreId | null;
  defenceRun: number;
  aim: BotteId | null;
  bid: number;
  /** What this side believes of the other's Escrime; null where it is known. */
  belief: Hypothesis[] | null;
}

/** Whose draw is being mended. */
export type Drawer = 0 | 1;

export interface Duel extends Frame {
  readonly kind: 'duel';
  step:
    | 'impress'
    | 'impressed'
    | 'bid'
    | 'stance'
    | 'open'
    | 'openMend'
    | 'shift'
    | 'tie'
    | 'attack'
    | 'attackMend'
    | 'defend'
    | 'defendMend'
    | 'counterMend'
    | 'raise'
    | 'botte'
    | 'botteAnswer'
    | 'suffer'
    | 'fate'
    | 'mark'
    | 'shed'
    | 'next'
    | 'over';
  readonly sides: readonly [Side, Side];
  exchange: number;
  /** Who has the initiative's two white stones; −1 nobody. */
  holder: -1 | Drawer;
  robbed: boolean;
  turn: Drawer;
  /** Passes in a row, where something goes on until both pass. */
  passes: number;
  /** The attacker, once somebody has the upper hand. */
  up: Drawer;
  /** White stones drawn and fixed stones without Escrime, of each side's draw at hand. */
  drawn: [number, number];
  plain: [number, number];
  /** SON-KAR-20: white stones kept on top. */
  extra: [number, number];
  /** In order, where an opening draw may show a combination. */
  rows: [boolean[], boolean[]];
  /** Whether the level itself counts (SON-DUE-01), as in the opening. */
  base: boolean;
  free: BotteId | null;
  manoeuvre: ManoeuvreId | null;
  defence: ManoeuvreId | null;
  /** SON-PPS-12: one inversion an action. */
  inverted: boolean;
  /** Réussites of this manoeuvre, and of the chain. */
  result: number;
  chain: number;
  made: number;
  counter: boolean;
  botte: BotteId | null;
  /** What is still to be suffered: side, Réussites or a wound, and whether it may be turned into dessous. */
  due: { readonly side: Drawer; readonly total: number; readonly wound: WoundKind | null; readonly botte: boolean }[];
  given: WoundKind | null;
  special: boolean;
  /** SON-MAN-08: a manoeuvre with an effect of its own that succeeded, until the Conteur has said what it does. */
  trick: ManoeuvreId | null;
  /** Those who lost, in the end; SON-DMG-04: wounds at which the foe gives up. */
  loser: -1 | Drawer;
  readonly flees: number;
  readonly dark: boolean;
}

/** How a test ended, for the frame that waited for it. */
export interface Verdict {
  readonly success: boolean;
  readonly white: number;
  readonly quality: Quality;
}

/** SON-ALG. */
export interface Algarade extends Frame {
  verdict: Verdict | null;
  readonly kind: 'algarade';
  step: 'attack' | 'tested' | 'foes' | 'defend' | 'done';
  readonly figure: FigureIndex;
  readonly band: FigureIndex;
  foes: number;
  used: ManoeuvreId[];
  manoeuvre: ManoeuvreId | null;
  comic: boolean;
  rounds: number;
}

/** SON-BRU: the crossing alone. */
export interface Crossing extends Frame {
  verdict: Verdict | null;
  readonly figure: FigureIndex;
  foe: FigureIndex;
  readonly kind: 'crossing';
  step: 'road' | 'leg' | 'tested' | 'fought' | 'over';
  leg: number;
  idea: number;
  passed: number;
  seen: number[];
}

/** SON-RNG: what a shot does after its test. */
export interface Shot extends Frame {
  verdict: Verdict | null;
  readonly kind: 'shot';
  step: 'test' | 'hit';
  readonly figure: FigureIndex;
  readonly target: FigureIndex;
}

export type AnyFrame = Session | Test | Contest | Request | Moment | Duel | Algarade | Crossing | Shot;

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
