/** The state of a table: the fighters where they stand, what lies about, and what is unfinished. Plain data. */
import type { Term } from '@reverie/kernel/events';
import type { Frame, Unfinished } from '@reverie/kernel/frames';
import type { Outcome, SeatIndex } from '@reverie/kernel/game';
import { copyPlain } from '@reverie/kernel/plain';
import type { Action, ChargeType, How } from './answers.ts';
import type { Die } from './data/fighters.ts';
import type { Goal, SceneryPiece } from './data/scenarios.ts';
import type { Reserved } from './data/things.ts';
import type { Body, Mist } from './geometry/field.ts';
import type { Point } from './geometry/plane.ts';
import type { Step } from './rules/paths.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** No fighter: where a number names one. */
export const NOBODY = -1;

/** MOR-STA-01: health and constraint are read from this; rules/fighter.ts says how. */
export interface Fighter extends Writable<Body> {
  readonly seat: SeatIndex;
  /** The profile. */
  readonly kind: string;
  /** How people tell them apart: A, B… on one side, a, b… on the other. */
  readonly mark: string;
  fx: number;
  fy: number;
  phys: number;
  arm: number;
  dead: boolean;
  fled: boolean;
  /** The edge by which it fled: 0 its own, 1 the enemy's, 2 another. */
  edge: number;
  captor: number;
  /** Displacement used this turn, in units. */
  spent: number;
  // MOR-GEN-04: what holds until the end of the turn.
  activated: boolean;
  moved: boolean;
  acted: boolean;
  /** The one maniement d'arme of the turn. */
  fought: boolean;
  stunned: boolean;
  noDodge: boolean;
  dodgeBonus: number;
  /** Wounded since it began to pick something up. */
  disturbed: boolean;
  picking: number;
  /** The last turn in which it cannot move, and has a skin of stone. */
  rooted: number;
  stone: number;
  stoneUntil: number;
  /** A spell kept back, and the turn in which it was prepared: only its player knows which. */
  prepared: string | null;
  preparedIn: number;
  usedTurn: Reserved[];
  usedGame: Reserved[];
}

export interface Thing {
  readonly kind: string;
  x: number;
  y: number;
  holder: number;
}

export interface Veil extends Mist {
  readonly until: number;
}

// -- rolls ------------------------------------------------------------------------------------------------------------

export type RollKind =
  | 'weapon'
  | 'body'
  | 'dodge'
  | 'shot'
  | 'throw'
  | 'spell'
  | 'will'
  | 'escape'
  | 'morale'
  | 'initiative';

/** A roll that is about to be made. */
export interface Ask {
  readonly who: number;
  readonly what: RollKind;
  readonly die: Die;
  /** Aptitude and modifiers, each with its rule; their sum is what the dice are added to. */
  terms: Term[];
  /** HB-02: dice added by destiny points. */
  add: number;
  /** A reserved action that may be used on it. */
  reserved: Reserved | null;
}

export interface Rolled {
  readonly faces: readonly number[];
  readonly total: number;
  /** HB-03: a face of 6, 8 or 10 shows; special if the roll succeeds. */
  readonly special: boolean;
  /** HB-04: every die shows 1. */
  readonly auto: boolean;
}

// -- frames -----------------------------------------------------------------------------------------------------------

export interface DeployFrame extends Frame {
  readonly kind: 'deploy';
  step: 'place';
  seat: SeatIndex;
}

export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  step: 'mist' | 'morale' | 'initiative' | 'begin' | 'choose' | 'end';
  seat: SeatIndex;
}

/** Morale and initiative: each names a fighter, both roll. */
export interface CouncilFrame extends Frame {
  readonly kind: 'council';
  step: 'name' | 'rolled';
  readonly what: 'morale' | 'initiative';
  seat: SeatIndex;
  named: [number, number];
  rolled: Rolled[];
}

export interface RollsFrame extends Frame {
  readonly kind: 'rolls';
  step: 'ask';
  asks: Ask[];
  at: number;
}

/** An action as everybody may know it: without the spell of a preparation. */
export type PublicAction = Exclude<Action, { kind: 'prepare' }> | { readonly kind: 'prepare' };

/** One fighter on its way, as declared. */
export interface Mover {
  readonly who: number;
  readonly steps: Step[];
  readonly cost: number;
  readonly length: number;
  readonly facing: Point | null;
  readonly action: PublicAction;
  readonly charge: Charge | null;
  /** Everybody whom its blow is meant for. */
  readonly struck: number[];
  /** How far along its way it is. */
  run: number;
  /** Its movement is over, its action cannot be done any more. */
  stopped: boolean;
  lost: boolean;
}

export interface Interception {
  readonly who: number;
  /** A weapon, a spell, or `body`. */
  readonly with: string;
  readonly mover: number;
  /** Where along the mover's way it happens. */
  readonly at: number;
  /** Where along the path the mover first comes within reach: MOR-INT-09. */
  readonly first: number;
  readonly near: number;
}

export interface Charge {
  readonly type: ChargeType;
  readonly bonus: number;
  /** The direction of the line. */
  readonly dx: number;
  readonly dy: number;
}

/** MOR-DEF-03: a companion who comes to stand beside the target. */
export interface Guard {
  readonly who: number;
  readonly steps: Step[];
  readonly cost: number;
  readonly length: number;
}

export interface ActivationFrame extends Frame {
  readonly kind: 'activation';
  step:
    | 'breath'
    | 'escape'
    | 'declare'
    | 'window'
    | 'move'
    | 'intercepted'
    | 'defence'
    | 'slip'
    | 'plan'
    | 'before'
    | 'act'
    | 'struck'
    | 'castAfter'
    | 'continue'
    | 'after'
    | 'end';
  readonly seat: SeatIndex;
  readonly combined: boolean;
  who: number;
  movers: Mover[];
  at: number;
  double: boolean;
  /** MOR-ESC-04: a freed prisoner only moves. */
  readonly onlyMove: boolean;
  /** Whose escape has still to be asked about. */
  captives: number[];
  /** What the other side may do about it, as far as straight thinking finds it. */
  offers: Interception[];
  guards: Guard[];
  interceptions: Interception[];
  next: number;
  defence: Guard | null;
  /** Who stands in for the target: the one to be struck. */
  standIn: number;
  plan: { how: How; share: number }[];
  carried: number;
  continued: boolean;
  report: Report | null;
  rolled: Rolled[];
}

/** What a melee or a shot tells the frame below it. */
export interface Report {
  readonly by: number;
  /** The striker was dominated, or the target went by unharmed. */
  readonly dominated: boolean;
  readonly dodged: boolean;
  readonly tied: boolean;
  readonly passe: boolean;
}

export type Result = 'dominates' | 'dominated' | 'tie' | 'dodged' | 'missed';

export interface MeleeFrame extends Frame {
  readonly kind: 'melee';
  step: 'react' | 'roll' | 'compare' | 'blow' | 'press' | 'next' | 'charge' | 'done';
  readonly by: number;
  readonly body: boolean;
  targets: number[];
  hows: How[];
  shares: number[];
  /** Out of the weapon's best band when the blow was struck: the striker's (MOR-MUL-09), and each target's own. */
  off: boolean;
  offs: boolean[];
  /** Told beforehand: a combined attack's plan. */
  readonly planned: boolean;
  readonly charge: Charge | null;
  readonly why: 'attack' | 'interception' | 'defence';
  rolled: Rolled[];
  at: number;
  /** MOR-MUL-08 */
  stopped: boolean;
  result: Result;
  results: Result[];
  /** MOR-CAP-A6: one attempt in all. */
  captureTried: boolean;
  rage: number;
  dominated: boolean;
  anyDodged: boolean;
  anyTied: boolean;
  anyPasse: boolean;
  /** MOR-VAL-04: the ways of those already moved. */
  shifts: number[][];
}

export interface VolleyFrame extends Frame {
  readonly kind: 'volley';
  step: 'boost' | 'stake' | 'roll' | 'rolled' | 'react' | 'reacted' | 'done';
  readonly by: number;
  readonly what: 'shot' | 'spell' | 'throw';
  /** The weapon or the spell; '' for a throw. */
  readonly with: string;
  readonly target: number;
  readonly at: Point | null;
  readonly thing: number;
  readonly victim: number;
  readonly why: 'attack' | 'interception';
  /** A reaction told beforehand, and its share of a combined malus. */
  readonly planned: How | null;
  readonly share: number;
  boost: number;
  offered: number;
  difficulty: number;
  rolled: Rolled[];
  total: number;
  special: boolean;
  /** Who is hit, if anybody; whether by mistake. */
  hit: number;
  how: How;
  dodged: boolean;
}

/** W9: somebody puts a figure down. */
export interface PlaceFrame extends Frame {
  readonly kind: 'place';
  step: 'ask';
  readonly seat: SeatIndex;
  readonly who: number;
  readonly thing: number;
  readonly why: 'receiver' | 'throwFailed';
  /** Beside whom, and at most how far. */
  readonly beside: number;
  readonly most: number;
}

/** What is left of a displacement: after a strike, or after a dodge. */
export interface OnFrame extends Frame {
  readonly kind: 'on';
  step: 'ask';
  readonly who: number;
  readonly why: 'after' | 'dodge';
  most: number;
}

export interface EscapeFrame extends Frame {
  readonly kind: 'escape';
  step: 'ask' | 'rolled';
  readonly who: number;
  rolled: Rolled[];
}

export type AnyFrame =
  | DeployFrame
  | TurnFrame
  | CouncilFrame
  | RollsFrame
  | ActivationFrame
  | MeleeFrame
  | VolleyFrame
  | PlaceFrame
  | OnFrame
  | EscapeFrame;

// -- the table --------------------------------------------------------------------------------------------------------

export interface Settings {
  readonly measuring: 'free' | 'strict';
  readonly capFailedThrow: boolean;
  readonly capture: 'book' | 'hard';
  readonly offensive: 'dominator' | 'charger';
}

export interface State extends Unfinished<AnyFrame> {
  readonly scenario: string;
  readonly goal: Goal;
  readonly turns: number;
  readonly halves: number;
  readonly weather: 'calm' | 'rain';
  readonly strip: number;
  readonly zone: number;
  readonly settings: Settings;
  /** In units. */
  readonly side: number;
  readonly scenery: readonly SceneryPiece[];
  /** How many fighters the first horde has: the others come after them. */
  readonly first: number;
  turn: number;
  /** In units. */
  visibility: number;
  /** Who began the last turn. */
  began: number;
  destiny: [number, number];
  /** MOR-MRL-05: what lapses at the end of the turn. */
  extra: [number, number];
  bonus: [number, number];
  fighters: Fighter[];
  things: Thing[];
  veils: Veil[];
  /** Out of combat or fled: in the turn before, and in this one. */
  fallen: [number, number];
  falling: [number, number];
  /** Points for ground held. */
  held: [number, number];
  ended: Outcome | null;
}

/** A figure like this one, to be stood elsewhere in thought: its lists are shared, so nothing may be written into them. */
export function shadowOf(f: Fighter): Fighter {
  return {
    id: f.id,
    x: f.x,
    y: f.y,
    z: f.z,
    r: f.r,
    h: f.h,
    off: f.off,
    lying: f.lying,
    seat: f.seat,
    kind: f.kind,
    mark: f.mark,
    fx: f.fx,
    fy: f.fy,
    phys: f.phys,
    arm: f.arm,
    dead: f.dead,
    fled: f.fled,
    edge: f.edge,
    captor: f.captor,
    spent: f.spent,
    activated: f.activated,
    moved: f.moved,
    acted: f.acted,
    fought: f.fought,
    stunned: f.stunned,
    noDodge: f.noDodge,
    dodgeBonus: f.dodgeBonus,
    disturbed: f.disturbed,
    picking: f.picking,
    rooted: f.rooted,
    stone: f.stone,
    stoneUntil: f.stoneUntil,
    prepared: f.prepared,
    preparedIn: f.preparedIn,
    usedTurn: f.usedTurn,
    usedGame: f.usedGame,
  };
}

export function copyFighter(f: Fighter): Fighter {
  const copy = shadowOf(f);
  copy.usedTurn = f.usedTurn.slice();
  copy.usedGame = f.usedGame.slice();
  return copy;
}

/** Scenery and settings never change: copies share them, and with them what was worked out from the scenery. */
export function copyState(s: State): State {
  return {
    stacks: copyPlain(s.stacks),
    serial: s.serial,
    gone: s.gone.slice(),
    scenario: s.scenario,
    goal: s.goal,
    turns: s.turns,
    halves: s.halves,
    weather: s.weather,
    strip: s.strip,
    zone: s.zone,
    settings: s.settings,
    side: s.side,
    scenery: s.scenery,
    first: s.first,
    turn: s.turn,
    visibility: s.visibility,
    began: s.began,
    destiny: [s.destiny[0], s.destiny[1]],
    extra: [s.extra[0], s.extra[1]],
    bonus: [s.bonus[0], s.bonus[1]],
    fighters: s.fighters.map(copyFighter),
    things: s.things.map(({ kind, x, y, holder }) => ({ kind, x, y, holder })),
    veils: s.veils.slice(),
    fallen: [s.fallen[0], s.fallen[1]],
    falling: [s.falling[0], s.falling[1]],
    held: [s.held[0], s.held[1]],
    ended: s.ended,
  };
}

export function fighterOf(s: { readonly fighters: readonly Fighter[] }, id: number): Fighter {
  const f = s.fighters[id];
  if (!f) throw new Error(`there is no fighter ${id}`);
  return f;
}
