/** What is unfinished at a table: the frames of its stack, and the rolls and ways that they hold. Plain data. */
import type { Term } from '@reverie/kernel/events';
import type { Frame } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import type { Action, ChargeType, How } from './answers.ts';
import type { Die } from './data/fighters.ts';
import type { Reserved } from './data/things.ts';
import type { Point } from './geometry/plane.ts';

/** What is rolled for, and the rule that says so. */
export const ROLLS = {
  weapon: 'HB-01',
  body: 'MOR-BOD-02',
  dodge: 'HB-23',
  shot: 'HB-32',
  throw: 'MOR-THR-02',
  spell: 'HB-33',
  will: 'HB-33',
  escape: 'MOR-ESC-03',
  morale: 'MOR-MRL-02',
  initiative: 'HB-08',
} as const;
export type RollKind = keyof typeof ROLLS;

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

/** A frame of a kind, at one of its steps. */
interface At<K extends string, S extends string> extends Frame {
  readonly kind: K;
  step: S;
}

export interface DeployFrame extends At<'deploy', 'place'> {
  seat: SeatIndex;
}

export interface TurnFrame extends At<'turn', 'mist' | 'morale' | 'initiative' | 'begin' | 'choose' | 'end'> {
  seat: SeatIndex;
}

/** Morale and initiative: each names a fighter, both roll. */
export interface CouncilFrame extends At<'council', 'name' | 'rolled'> {
  readonly what: 'morale' | 'initiative';
  seat: SeatIndex;
  named: [number, number];
  rolled: Rolled[];
}

export interface RollsFrame extends At<'rolls', 'ask'> {
  asks: Ask[];
  at: number;
}

/**
 * One part of a way: a leg is cut where its kind changes. On foot over level ground or up a mound; over the edge of
 * what is climbed, with the base on both sides of it; over a narrow hole; through the air; or not at all, from a hole
 * too wide on.
 */
export interface Step {
  readonly ax: number;
  readonly ay: number;
  readonly az: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Along the plane, and what it costs. */
  readonly length: number;
  readonly cost: number;
  readonly how: 'walk' | 'climb' | 'step' | 'gap' | 'jump' | 'drop';
  /** MOR-JMP-04, -08: how far a jump carries. */
  readonly possible: number;
  /** Of which leg it is a part, and where that leg says to look. */
  readonly leg: number;
  readonly look: Point | null;
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
  /** How long the way is before the line of its charge. */
  readonly line: number;
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
  readonly near: number;
}

export interface Charge {
  readonly type: ChargeType;
  readonly bonus: number;
  /** The direction of the line. */
  readonly dx: number;
  readonly dy: number;
}

/** MOR-DEF-03: a companion who comes to stand beside somebody struck, and takes one blow for him. */
export interface Guard extends Pick<Mover, 'who' | 'steps' | 'cost' | 'length'> {
  readonly of: number;
  readonly against: number;
}

export interface ActivationFrame extends Frame {
  readonly kind: 'activation';
  step:
    | 'breath'
    | 'escape'
    | 'declare'
    | 'attack'
    | 'open'
    | 'window'
    | 'move'
    | 'intercepted'
    | 'defence'
    | 'slip'
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
  /** What the other side may do about it, as far as straight thinking finds it. */
  offers: Interception[];
  guards: Guard[];
  interceptions: Interception[];
  next: number;
  defence: Guard | null;
  /** Who stands in for the target: the one to be struck. */
  standIn: number;
  /** MOR-CMB-05: what is left of the malus of a combined attack, and whether its target has rolled against it yet. */
  malus: number;
  laid: boolean;
  continued: boolean;
  report: Report | null;
  /** Where the mover at hand was met on its way, and as what. */
  met: Before | null;
}

/** The state of a mover just before its interception. */
interface Before {
  readonly x: number;
  readonly y: number;
  readonly acted: boolean;
  readonly rooted: boolean;
}

/** What a melee or a shot tells the frame below it. */
interface Report {
  readonly by: number;
  /** The target went by unharmed. */
  readonly dodged: boolean;
  /** It was hit, wounds or no wounds. */
  readonly hit: boolean;
  /** What the target laid of the malus; null where it made no roll. */
  readonly share: number | null;
}

/** What is left of the malus of a combined attack when one of its blows is answered. */
export interface Malus {
  readonly left: number;
  /** Another roll can be made after this one. */
  readonly later: boolean;
  /** A roll was made before. */
  readonly laid: boolean;
}

export type Result = 'dominates' | 'dominated' | 'tie' | 'dodged' | 'missed';

export interface MeleeFrame
  extends At<'melee', 'react' | 'roll' | 'compare' | 'blow' | 'press' | 'next' | 'charge' | 'done'> {
  readonly by: number;
  readonly body: boolean;
  targets: number[];
  hows: How[];
  /** In a combined attack; and how much of it is laid on this roll. */
  readonly malus: Malus | null;
  share: number;
  /** Out of the weapon's best band when the blow was struck: the striker's (MOR-MUL-09), and each target's own. */
  off: boolean;
  offs: boolean[];
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
  /** Whom their answer has activated (MOR-ESC-A6). */
  roused: number[];
  rage: number;
  anyDodged: boolean;
  /** MOR-VAL-04: the ways of those already moved. */
  shifts: number[][];
}

export interface VolleyFrame
  extends At<'volley', 'boost' | 'stake' | 'roll' | 'rolled' | 'react' | 'reacted' | 'done'> {
  readonly by: number;
  readonly what: 'shot' | 'spell' | 'throw';
  /** The weapon or the spell; '' for a throw. */
  readonly with: string;
  readonly target: number;
  readonly at: Point | null;
  readonly thing: number;
  readonly victim: number;
  /** `prepared`: besides the action of the turn (MOR-SOR-05). */
  readonly why: 'attack' | 'interception' | 'prepared';
  readonly malus: Malus | null;
  share: number;
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
export interface PlaceFrame extends At<'place', 'ask'> {
  readonly seat: SeatIndex;
  readonly who: number;
  readonly thing: number;
  readonly why: 'receiver' | 'throwFailed';
  /** Beside whom, and at most how far. */
  readonly beside: number;
  readonly most: number;
}

/** What is left of a displacement: after a strike, or after a dodge. */
export interface OnFrame extends At<'on', 'ask'> {
  readonly who: number;
  readonly why: 'after' | 'dodge';
  most: number;
}

export interface EscapeFrame extends At<'escape', 'ask' | 'rolled'> {
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

/** The last step of a way that has any. A list asked for a place before its first looks for a name instead, which is slow. */
export const lastOf = (steps: readonly Step[]): Step | undefined =>
  steps.length === 0 ? undefined : steps[steps.length - 1];

/** The last leg of a way as one straight line, whatever parts it was cut into. */
export function lastLegOf(steps: readonly Step[]): Pick<Step, 'ax' | 'ay' | 'x' | 'y' | 'length'> | undefined {
  const last = lastOf(steps);
  if (!last) return undefined;
  let { ax, ay, length } = last;
  for (let i = steps.length - 2; i >= 0 && steps[i]?.leg === last.leg; i--) {
    const step = steps[i] as Step;
    ({ ax, ay } = step);
    length += step.length;
  }
  return { ax, ay, x: last.x, y: last.y, length };
}

/** Who is on its way, or strikes, at the moment. */
export const mover = (f: ActivationFrame): Mover => f.movers[f.at] as Mover;
