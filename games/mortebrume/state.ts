/** The state of a table: the fighters where they stand, what lies about, and what is unfinished. Plain data. */
import { type FrameStacks, type NewFrame, push } from '@reverie/kernel/frames';
import type { Outcome, SeatIndex } from '@reverie/kernel/game';
import type { Goal, SceneryPiece } from './data/scenarios.ts';
import type { Reserved } from './data/things.ts';
import type { ActivationFrame, AnyFrame, Mover } from './frames.ts';
import type { Body, Disc } from './geometry/field.ts';
import type { Point } from './geometry/plane.ts';
import type { Options } from './options.ts';
import type { Named, Placed } from './questions.ts';

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
  /** Its prepared spell is cast: an act, but not the action of the turn (MOR-SOR-05). */
  cast: boolean;
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
  usedTurn: readonly Reserved[];
  usedGame: readonly Reserved[];
}

export interface Thing {
  readonly kind: string;
  x: number;
  y: number;
  holder: number;
}

interface Veil extends Disc {
  readonly until: number;
}

export interface State extends FrameStacks<AnyFrame> {
  readonly scenario: string;
  readonly goal: Goal;
  readonly turns: number;
  readonly halves: number;
  readonly weather: 'calm' | 'rain';
  readonly strip: number;
  readonly zone: number;
  readonly settings: Readonly<Pick<Options, 'measuring' | 'capFailedThrow' | 'capture' | 'offensive'>>;
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

/** What a viewer may know: the whole table, but for the spells that another side keeps to itself (view.ts). */
export interface View extends State {
  /** Whose view it is; null for a spectator. */
  readonly seat: SeatIndex | null;
}

/** The same figure once more. Its lists are shared: they are replaced, never written into. */
export function copyFighter(f: Fighter): Fighter {
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
    cast: f.cast,
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

/** The same in every field. */
const isAlike = (f: Fighter, g: Fighter): boolean =>
  f.id === g.id &&
  f.x === g.x &&
  f.y === g.y &&
  f.z === g.z &&
  f.r === g.r &&
  f.h === g.h &&
  f.off === g.off &&
  f.lying === g.lying &&
  f.seat === g.seat &&
  f.kind === g.kind &&
  f.mark === g.mark &&
  f.fx === g.fx &&
  f.fy === g.fy &&
  f.phys === g.phys &&
  f.arm === g.arm &&
  f.dead === g.dead &&
  f.fled === g.fled &&
  f.edge === g.edge &&
  f.captor === g.captor &&
  f.spent === g.spent &&
  f.activated === g.activated &&
  f.moved === g.moved &&
  f.acted === g.acted &&
  f.cast === g.cast &&
  f.fought === g.fought &&
  f.stunned === g.stunned &&
  f.noDodge === g.noDodge &&
  f.dodgeBonus === g.dodgeBonus &&
  f.disturbed === g.disturbed &&
  f.picking === g.picking &&
  f.rooted === g.rooted &&
  f.stone === g.stone &&
  f.stoneUntil === g.stoneUntil &&
  f.prepared === g.prepared &&
  f.preparedIn === g.preparedIn &&
  f.usedTurn === g.usedTurn &&
  f.usedGame === g.usedGame;

/**
 * Puts figures that are as they were back: an answer changes one or two of them, and every field of all the others would be
 * looked up by its name.
 */
export function shareFighters({ fighters: before }: State, { fighters: after }: State): void {
  for (let i = 0; i < after.length; i++) {
    const old = before[i];
    if (old && isAlike(old, after[i] as Fighter)) after[i] = old;
  }
}

/**
 * What is written into is copied; ways, rolls and offers are laid down once, and shared. Each kind in a place of its own,
 * and the two that nearly always lie there field by field: spreading objects of many shapes in one place is slow.
 */
function copyFrame(f: AnyFrame): AnyFrame {
  switch (f.kind) {
    case 'turn':
      return { kind: f.kind, step: f.step, seat: f.seat, serial: f.serial };
    case 'activation':
      return copyActivation(f);
    case 'rolls':
      return { ...f, asks: f.asks.map((a) => ({ ...a, terms: a.terms.slice() })) };
    case 'melee': {
      const { hows, results, roused, shifts } = f;
      return { ...f, hows: hows.slice(), results: results.slice(), roused: roused.slice(), shifts: shifts.slice() };
    }
    case 'council':
      return { ...f, named: [...f.named] };
    case 'volley':
      return { ...f };
    case 'on':
      return { ...f };
    default:
      return { ...f };
  }
}

const copyActivation = (f: ActivationFrame): ActivationFrame => ({
  kind: f.kind,
  step: f.step,
  seat: f.seat,
  combined: f.combined,
  who: f.who,
  movers: f.movers.map(copyMover),
  at: f.at,
  double: f.double,
  onlyMove: f.onlyMove,
  offers: f.offers,
  guards: f.guards,
  interceptions: f.interceptions,
  next: f.next,
  defence: f.defence,
  standIn: f.standIn,
  malus: f.malus,
  laid: f.laid,
  continued: f.continued,
  report: f.report,
  met: f.met,
  serial: f.serial,
});

const copyMover = (m: Mover): Mover => ({ ...m });

export const copyStacks = ({ stacks }: State): AnyFrame[][] => stacks.map((stack) => stack.map(copyFrame));

/**
 * The same state in an object of its own: its parts are shared. Field by field, for states and views alike: this is done
 * for every viewer and answer, and spreading takes several times as long.
 */
export function shallow(s: State): State {
  return {
    stacks: s.stacks,
    serial: s.serial,
    gone: s.gone,
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
    destiny: s.destiny,
    extra: s.extra,
    bonus: s.bonus,
    fighters: s.fighters,
    things: s.things,
    veils: s.veils,
    fallen: s.fallen,
    falling: s.falling,
    held: s.held,
    ended: s.ended,
  };
}

/** Scenery and settings never change: copies share them, and with them what was worked out from the scenery. */
export function copyState(s: State): State {
  const copy = shallow(s);
  copy.stacks = copyStacks(s);
  copy.gone = s.gone.slice();
  copy.destiny = [...s.destiny];
  copy.extra = [...s.extra];
  copy.bonus = [...s.bonus];
  copy.fighters = s.fighters.map(copyFighter);
  copy.things = s.things.map(copyThing);
  copy.veils = s.veils.slice();
  copy.fallen = [...s.fallen];
  copy.falling = [...s.falling];
  copy.held = [...s.held];
  return copy;
}

const copyThing = ({ kind, x, y, holder }: Thing): Thing => ({ kind, x, y, holder });

export function fighterOf(s: { readonly fighters: readonly Fighter[] }, id: number): Fighter {
  const f = s.fighters[id];
  if (!f) throw new Error(`there is no fighter ${id}`);
  return f;
}

/** Somebody by number; nobody for none. A list asked for a place before its first looks for a name instead, which is slow. */
export const fighterAt = (s: { readonly fighters: readonly Fighter[] }, id = NOBODY): Fighter | undefined =>
  id < 0 ? undefined : s.fighters[id];

/** What nearly every question says of a list of fighters: their kinds, which never change, and where they stood when last asked. */
interface Said {
  readonly kinds: readonly string[];
  standing: readonly (Point | null)[];
}
const kindOf = ({ kind }: Fighter): string => kind;
const nowhere = (): null => null;
const said = new WeakMap<State['fighters'], Said>();
/** The list asked about last: one table asks many times in turn. */
let lastFighters: State['fighters'] | undefined;
let lastSaid: Said | undefined;
function saidOf(fighters: State['fighters']): Said {
  if (fighters === lastFighters && lastSaid) return lastSaid;
  let found = said.get(fighters);
  if (!found) {
    found = { kinds: fighters.map(kindOf), standing: fighters.map(nowhere) };
    said.set(fighters, found);
  }
  lastFighters = fighters;
  lastSaid = found;
  return found;
}

export const kindsOf = ({ fighters }: Pick<State, 'fighters'>): readonly string[] => saidOf(fighters).kinds;

/** What nearly every question says, so that words can name everybody. */
export const named = (s: State): Named => ({ first: s.first, kinds: kindsOf(s) });

/** Where everybody stands, for questions that are answered with places. From one question to the next hardly anybody has moved: what stays is shared. */
export function standingOf({ fighters }: Pick<State, 'fighters'>): readonly (Point | null)[] {
  const last = saidOf(fighters);
  const before = last.standing;
  let now: (Point | null)[] | undefined;
  for (let i = 0; i < fighters.length; i++) {
    const { off, x, y } = fighters[i] as Fighter;
    const point = before[i];
    if (point ? !off && point[0] === x && point[1] === y : off) continue;
    now ??= before.slice();
    now[i] = off ? null : [x, y];
  }
  if (now) last.standing = now;
  return last.standing;
}

/** The same for questions that are answered with places. */
export const placed = (s: State): Named & Placed => ({ first: s.first, kinds: kindsOf(s), standing: standingOf(s) });

/** A table has one stack: what is laid comes on top of whatever is there. */
export const topOf = (s: State): AnyFrame | undefined => s.stacks[0]?.[s.stacks[0].length - 1];

export function lay(s: State, frame: NewFrame<AnyFrame>): void {
  push<AnyFrame>(s, frame, topOf(s));
}
