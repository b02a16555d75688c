/** What is unfinished at a table: the frames of its procedures. */
import type { Frame } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import type { RequestAct } from './answers.ts';
import type { BotteId, WoundKind } from './data/bottes.ts';
import type { ManoeuvreId } from './data/manoeuvres.ts';
import type { Characteristic, SkillId } from './data/skills.ts';
import type { FigureIndex } from './figure.ts';
import type { Quality } from './resolution.ts';
import type { SongeRule } from './rulebook.ts';

/** SON-DUE-09, SON-MAG-11: one way that hidden things may be. `e` is the hidden figure, `a` and `b` white stones drawn in the dark. */
export type Hypothesis = Readonly<{ e: number; a: number; b: number; p: number }>;

/** The table itself: everybody may act, at any time. */
export interface Session extends Frame {
  readonly kind: 'session';
  step: 'open' | 'closed';
}

/** Which redraws serve a test: SON-TST-03, SON-DUE-08, SON-MAG-07, or none. */
type Mending = 'test' | 'combat' | 'imago' | 'none';

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
  belief: readonly Hypothesis[] | null;
  /** Fixed stones without the hidden difficulty, set when drawn. */
  plain: number;
  row: readonly boolean[];
  redrawn: boolean;
  inverted: boolean;
  /** SON-KAR-15: once on an action, whatever falls: stones drawn on top of the eight, and those that were kept. */
  extraDrawn: number;
  extraWhite: number;
  extraBlack: number;
  /** Made to succeed or to fail whatever was drawn. */
  verdict: 'success' | 'failure' | null;
  /** Spells and objects: what is paid when it is resolved. */
  readonly phrase: string;
  readonly object: number;
}

/** How a test ended, for the frame that waited for it. */
export type Verdict = Readonly<{ success: boolean; white: number; quality: Quality }>;

/** A frame that waits for tests laid on it. */
type Waiting = Frame & { verdict: Verdict | null };

/** SON-OPP, SON-GRP, SON-IMP: several draw in turn, two against each other or all together. */
export interface Contest extends Waiting {
  readonly kind: 'contest';
  step: 'draw' | 'tie';
  readonly how: 'competition' | 'opposition' | 'impress' | 'group' | 'alone';
  /** Pure Escrime where there is no skill. */
  readonly skill: SkillId | null;
  readonly figures: readonly FigureIndex[];
  readonly difficulty: number;
  /** SON-SHT-10: what the Conteur gives to the first (or, below zero, the second) for its race. */
  readonly races: number;
  results: Verdict[];
  /** SON-OPP-02: who is asked to break a tie, and who has paid. */
  turn: number;
  paid: boolean[];
}

/** A player's act that waits for the Conteur's word. */
export interface Request extends Frame {
  readonly kind: 'request';
  step: 'assent' | 'answer';
  readonly by: SeatIndex;
  readonly figure: FigureIndex;
  readonly act: RequestAct;
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
  waiting: readonly SeatIndex[];
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
}

/** SON-DUE-09: a draw in the dark, what mended it, and what was told of it; with all the stones of bag and table. */
export interface DarkStep {
  readonly what: 'draw' | 'redraw' | 'turn' | 'struck' | 'ahead' | 'held' | 'used';
  readonly side: Drawer;
  readonly value: number;
  readonly white: number;
  readonly black: number;
}

/** What everybody could work out about the Escrime of both sides: it holds nothing that was not told to all. */
export interface Minds {
  /** How likely each pair of levels is (nine times the first and the second), before the stones that lie there now. */
  levels: readonly { readonly e: number; readonly p: number }[];
  /** What happened with these stones: too many ways to keep them all, so they are worked out when they are needed. */
  steps: DarkStep[];
}

/** Whose draw is being mended. */
export type Drawer = 0 | 1;

/** The steps of a duel, chapter by chapter. */
type OpeningStep = 'impress' | 'impressed' | 'bid' | 'stance' | 'open' | 'openMend' | 'shift' | 'tie';
type PasseStep = 'attack' | 'attackMend' | 'defend' | 'defendMend' | 'counterMend' | 'raise';
type FinishStep = 'botte' | 'botteAnswer' | 'suffer' | 'fate' | 'mark' | 'shed' | 'next' | 'over';

export interface Duel extends Frame {
  readonly kind: 'duel';
  step: OpeningStep | PasseStep | FinishStep;
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
  rows: [readonly boolean[], readonly boolean[]];
  /** Whether the level itself counts (SON-DUE-01), as in the opening. */
  base: boolean;
  free: BotteId | null;
  manoeuvre: ManoeuvreId | null;
  defence: ManoeuvreId | null;
  /** SON-PPS-12, SON-KAR-15: one inversion and one use of Karma an action. */
  inverted: boolean;
  karmaUsed: boolean;
  /** Réussites of this manoeuvre, and of the chain. */
  result: number;
  chain: number;
  made: number;
  counter: boolean;
  botte: BotteId | null;
  /** What is still to be suffered: side, Réussites or a wound, and whether it may be turned into dessous. */
  due: { readonly side: Drawer; readonly total: number; readonly wound: WoundKind | null; readonly botte: boolean }[];
  given: WoundKind | null;
  /** SON-DES-02: who is at the other's mercy, when all blows have landed. */
  mercy: Drawer[];
  special: boolean;
  /** SON-MAN-08: a manoeuvre with an effect of its own that succeeded, until the Conteur has said what it does. */
  trick: ManoeuvreId | null;
  /** Those who lost, in the end; SON-DMG-04: wounds at which the foe gives up. */
  loser: -1 | Drawer;
  readonly flees: number;
  readonly dark: boolean;
  /** Null where nothing is hidden. */
  readonly minds: Minds | null;
}

/** SON-ALG. */
export interface Algarade extends Waiting {
  readonly kind: 'algarade';
  step: 'attack' | 'defend' | 'comic' | 'attacked' | 'defended' | 'foes' | 'struck' | 'done';
  readonly figure: FigureIndex;
  readonly band: FigureIndex;
  foes: number;
  used: ManoeuvreId[];
  manoeuvre: ManoeuvreId | null;
  /** SON-ALG-05: how the manoeuvre is told. */
  text: string;
  rounds: number;
}

/** SON-BRU: the crossing alone. */
export interface Crossing extends Waiting {
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
export interface Shot extends Waiting {
  readonly kind: 'shot';
  step: 'test' | 'hit';
  readonly figure: FigureIndex;
  readonly target: FigureIndex;
}

/** SON-INI-03..06: several fights, and whose turn it is. */
export interface Melee extends Frame {
  readonly kind: 'melee';
  step: 'bid' | 'turn';
  /** Those not begun yet, the next one first; `foes` is 0 for a duel; `late` where somebody waited. */
  fights: { readonly a: FigureIndex; readonly b: FigureIndex; readonly foes: number; readonly late: boolean }[];
  /** Who may bid, clockwise from the holder of the token, and what each has staked. */
  readonly seats: readonly SeatIndex[];
  stakes: number[];
  turn: number;
  passes: number;
  /** Who lost the token by the auction; −1 nobody. */
  robbed: SeatIndex;
}

/** SON-ALG-02, SON-BRU-03: a stone of panache that is lost, white or black. */
export interface Loss extends Frame {
  readonly kind: 'loss';
  step: 'which';
  readonly figure: FigureIndex;
  readonly rule: SongeRule;
  readonly why: string;
}

export type AnyFrame = Loss | Session | Test | Contest | Request | Moment | Duel | Algarade | Crossing | Shot | Melee;

/** A copy that may be written on: of lists and records, those that rules write into are copied, the others replaced. */
export function copyFrame(f: AnyFrame): AnyFrame {
  switch (f.kind) {
    case 'duel':
      return copyDuel(f);
    case 'contest':
      return { ...f, results: f.results.slice(), paid: f.paid.slice() };
    case 'algarade':
      return { ...f, used: f.used.slice() };
    case 'crossing':
      return { ...f, seen: f.seen.slice() };
    case 'melee':
      return { ...f, fights: f.fights.slice(), stakes: f.stakes.slice() };
    // Each kind on its own: a spread that meets a single shape is quick.
    case 'test':
      return { ...f };
    case 'request':
      return { ...f };
    case 'session':
      return { ...f };
    default:
      return { ...f };
  }
}

function copyDuel(f: Duel): Duel {
  const [first, second] = f.sides;
  return {
    ...f,
    sides: [{ ...first }, { ...second }],
    drawn: [f.drawn[0], f.drawn[1]],
    plain: [f.plain[0], f.plain[1]],
    extra: [f.extra[0], f.extra[1]],
    rows: [f.rows[0], f.rows[1]],
    due: f.due.slice(),
    mercy: f.mercy.slice(),
    minds: f.minds && { levels: f.minds.levels, steps: f.minds.steps.slice() },
  };
}
