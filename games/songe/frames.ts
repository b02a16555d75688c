/** What is unfinished at a table: the frames of its procedures. */
import type { Frame } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import type { Answer, RequestAct } from './answers.ts';
import type { BotteId, WoundKind } from './data/bottes.ts';
import type { ManoeuvreId } from './data/manoeuvres.ts';
import type { Use } from './data/mends.ts';
import type { Characteristic, SkillId } from './data/skills.ts';
import type { FigureIndex } from './figure.ts';
import type { Quality } from './resolution.ts';
import type { SongeRule } from './rulebook.ts';
import type { Stones } from './stones.ts';

/**
 * SON-DUE-09, SON-MAG-11: one way that hidden things may be. `e` is the hidden figure, `a` and `b` how many read white of what
 * was drawn in the dark, `white` and `black` the real stones that lie there: one turned white lies there black, one tossed
 * nowhere (SON-BAG-06).
 */
export type Hypothesis = Readonly<{ e: number; a: number; b: number; white: number; black: number; p: number }>;

/** What all know of the stones: those in the bag and on the table together, and those out of the game. */
export interface Pool extends Readonly<Stones> {
  readonly coin: boolean;
  readonly out: Readonly<Stones>;
}

/** The table itself: everybody may act, at any time. */
export interface Session extends Frame {
  readonly kind: 'session';
  step: 'open' | 'closed';
}

/** A draw of stones, for whatever it is drawn: what is fixed, what fell, and what was done about it. */
export interface Draw {
  /** What is drawn for: a row of the table of mends. */
  readonly use: Use;
  /** Fixed stones without what is hidden (a Difficulty, the Escrime of both), set when it is drawn. */
  plain: number;
  /** What fell, in order where that counts (SON-QUA-03). */
  row: readonly boolean[];
  /** SON-TST-06, SON-DIF-03: white stones that must be drawn again. */
  forced: number;
  /** SON-TST-02: as many white as black will do. */
  fortune: boolean;
  /** SON-FIN-01: white stones needed beyond success. */
  margin: number;
  /** SON-PPG-08: black stones taken on for panache. */
  panache: number;
  redrawn: boolean;
  inverted: boolean;
  /** SON-KAR-15: once on an action, whatever falls: stones drawn on top of the eight, and those that were kept. */
  extraDrawn: number;
  extraWhite: number;
  extraBlack: number;
}

/** Which redraws serve a test: SON-TST-03, SON-DUE-08, SON-MAG-07, or none. */
type Mending = 'test' | 'combat' | 'imago' | 'none';

export interface Test extends Frame, Draw {
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
  bonus: number;
  important: boolean;
  /** SON-KAR-11. */
  evil: boolean;
  /** SON-MAG-11: the difficulty is hidden from the player, and so are the stones. */
  readonly dark: boolean;
  belief: readonly Hypothesis[] | null;
  /** Made to succeed or to fail whatever was drawn. */
  verdict: 'success' | 'failure' | null;
  /** Nothing waits for its verdict: what lies below goes on as it was. */
  readonly alone: boolean;
  /** Spells and objects: what is paid when it is resolved. */
  readonly phrase: string;
  readonly object: number;
}

/** How a test ended, for the frame that waited for it. */
export type Verdict = Readonly<{
  success: boolean;
  white: number;
  /** What is held against the draw of another. */
  shows: number;
  reussites: number;
  quality: Quality;
}>;

/** A frame that waits for tests laid on it. */
type Waiting = Frame & { verdict: Verdict | null };

/** SON-OPP, SON-GRP, SON-IMP: several draw in turn, two against each other or all together. */
export interface Contest extends Waiting {
  readonly kind: 'contest';
  step: 'draw' | 'tie';
  readonly how: 'competition' | 'opposition' | 'impress' | 'group' | 'alone';
  /** A skill, or else a characteristic; pure Escrime where there is neither. */
  readonly skill: SkillId | null;
  readonly on: Characteristic | null;
  readonly figures: readonly FigureIndex[];
  readonly difficulty: number;
  /** SON-SHT-10: what the Conteur gives to the first (or, below zero, the second) for its race. */
  readonly races: number;
  /** SON-DIF-03: white stones that each must draw again. */
  readonly relance: number;
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
  /** SON-MAL-03, SON-DUE-06: what was done last, attack or defence, and how often running. */
  last: ManoeuvreId | null;
  run: number;
  aim: BotteId | null;
  /** SON-PPG-08: black stones taken on for the next opening. */
  wager: number;
  bid: number;
  /** What this side answers until it is hurt, by the kind of question. */
  stands: Readonly<Record<string, Answer>>;
  /** Did something else than fence in this exchange. */
  acted: boolean;
  /** SON-INI-03: taken by surprise, it does not bid. */
  readonly surprised: boolean;
}

/** What is told of a draw in the dark. */
type Read = 'struck' | 'level' | 'ahead' | 'held';

/** SON-DUE-09: a draw in the dark, what mended it, and what was told of it; with all the stones of bag and table. */
export interface DarkStep {
  readonly what: 'draw' | 'redraw' | 'turn' | 'forced' | 'top' | 'weight' | Read | 'used';
  readonly side: Drawer;
  readonly value: number;
  /** Of stones drawn on top, which all may see: how many; of a blow that was read: 1 with a fortune. */
  readonly of: number;
  /** As it was then: what else happens while stones lie there (panache gained and spent) changes it. */
  readonly pool: Pool;
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
type PasseStep = 'attack' | 'attackMend' | 'defend' | 'defendMend' | 'counterMend' | 'avoid' | 'raise';
type FinishStep =
  | 'botte'
  | 'botteAnswer'
  | 'saveMend'
  | 'suffer'
  | 'fate'
  | 'mark'
  | 'shed'
  | 'next'
  | 'resume'
  | 'over';

type Mended = 'openMend' | 'attackMend' | 'defendMend' | 'counterMend' | 'saveMend';

/** What is still to be suffered: Réussites or a wound, whether it may be turned into dessous, or a coup final (SON-FIN-01). */
interface Due {
  readonly side: Drawer;
  readonly total: number;
  readonly wound: WoundKind | null;
  readonly botte: boolean;
  readonly final?: true;
}

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
  /** The draw of each side that lies there; null where none does. */
  draws: [Draw | null, Draw | null];
  /** In order, where an opening draw may show a combination. */
  rows: [readonly boolean[], readonly boolean[]];
  /** Whether the level itself counts (SON-DUE-01), as in the opening. */
  base: boolean;
  free: BotteId | null;
  manoeuvre: ManoeuvreId | null;
  defence: ManoeuvreId | null;
  /** What the draw at hand is mended for, while bad Karma waits for a word (SON-KAR-16). */
  mended: Mended;
  /** Réussites of this manoeuvre, of the blow that meets it in a coup fourré, and of the chain. */
  result: number;
  back: number;
  chain: number;
  made: number;
  counter: boolean;
  botte: BotteId | null;
  due: Due[];
  /** The worst wound that each side has given in this exchange. */
  given: readonly [WoundKind | null, WoundKind | null];
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
  step: 'attack' | 'defend' | 'comic' | 'attacked' | 'defended' | 'foes' | 'struck' | 'next' | 'done';
  readonly figure: FigureIndex;
  readonly band: FigureIndex;
  foes: number;
  used: ManoeuvreId[];
  /** SON-DUE-07: Escrime redraws used in this fight. */
  redraws: number;
  /** SON-PPG-08: taken on with the manoeuvre that was chosen. */
  panache: number;
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

/** One of several fights; `foes` is 0 for a duel; `late` where a side waited. */
interface Fight {
  readonly a: FigureIndex;
  readonly b: FigureIndex;
  readonly foes: number;
  readonly late: boolean;
  /** SON-INI-07 as an option: it has begun, and waits for its next exchange. */
  readonly going?: Duel | Algarade | undefined;
  /** SON-INI-03. */
  readonly surprised?: 'first' | 'second' | 'both' | undefined;
}

/** SON-INI-03..06: several fights, and whose turn it is. */
export interface Melee extends Frame {
  readonly kind: 'melee';
  step: 'bid' | 'turn';
  /** Those not begun yet, or waiting for their next exchange, the next one first. */
  fights: Fight[];
  /** Whether the one that goes on now has waited in this round. */
  late: boolean;
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
      return { ...f, fights: f.fights.map(copyFight), stakes: f.stakes.slice() };
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

const copyFight = (fight: Fight): Fight =>
  fight.going ? { ...fight, going: copyFrame(fight.going) as Duel | Algarade } : fight;

function copyDuel(f: Duel): Duel {
  const [first, second] = f.sides;
  return {
    ...f,
    sides: [{ ...first }, { ...second }],
    draws: [f.draws[0] && { ...f.draws[0] }, f.draws[1] && { ...f.draws[1] }],
    rows: [f.rows[0], f.rows[1]],
    due: f.due.slice(),
    mercy: f.mercy.slice(),
    minds: f.minds && { levels: f.minds.levels, steps: f.minds.steps.slice() },
  };
}
