/** The state of a table: time, and for each haut-rêvant the sheet as it stands, the demi-rêve and what is unfinished. */
import type { Frame, FrameStacks } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import type { Do } from './answers.ts';
import type { Body } from './body.ts';
import type { EncounterKind } from './data/encounters.ts';
import type { CellIndex } from './data/map.ts';
import type { QuestId } from './data/quests.ts';
import type { Voie } from './data/voies.ts';
import type { Bearing } from './hex.ts';
import type { Options } from './options.ts';
import type { Sheet } from './sheet.ts';

export type Mode = 'normal' | 'accelere';

/** What brought the demi-rêve to a cell. */
export type How = 'up' | 'walk' | 'stay' | 'passeur' | 'changeur' | 'drift' | 'placed' | 'home' | 'river';

/** A stay in the TMR, from the montée to the way down. */
interface Journey {
  readonly mode: Mode;
  /** RDD-MOVE-05: written on the track only on the way down. */
  fatigue: number;
  /** A cell was entered this round, or stayed on: in accelerated mode the round may then end there. */
  moved: boolean;
  /** An encounter was met this round: no further cell in accelerated mode (RDD-MOVE-03). */
  met: boolean;
  /** He has come to this cell and not yet had what it holds for him: water (RDD-WET-01), a reserve (RDD-RES-02). */
  arrived: boolean;
  /** Who holds the demi-rêve, if anybody: Reflet or Tourbillon, and the rounds of defeat so far. */
  held: {
    readonly kind: HoldingKind;
    readonly force: number;
    readonly price: number;
    readonly defeats: number;
  } | null;
  /** A spell was cast this round, and put in reserve: no other before the next (RDD-RES-01). */
  cast?: boolean;
}
export type HoldingKind = 'reflet' | 'tourbillonBlanc' | 'tourbillonNoir' | 'tourbillonRouge';

/** A spell on its way into the world at the start of the next round. */
export type Carried = Readonly<Body['carried'][number]>;
/** What is fixed when a spell is cast (RDD-CAST-02). */
export type Parameters = Readonly<Carried['parameters']>;

/** RDD-HID-01: one way that things may stand for a lost dreamer. */
export interface Hypothesis {
  readonly at: CellIndex;
  /** How many ways of what may have happened lead here. */
  readonly ways: number;
  /** Where he would have left what he left while lost: reserves and dodged encounters, in order. */
  readonly left: readonly CellIndex[];
}

/** Something on a cell; `lost` is its place in `Hypothesis.left` if it was left there by somebody who was lost. */
export type Left = { readonly cell: CellIndex; readonly lost?: number };

/** RDD-RES: a spell waiting on a cell. */
export type Reserve = Left & Readonly<Omit<Body['reserves'][number], keyof Left>>;
/** RDD-ENC-06: an encounter dodged, waiting on its cell until the round from which that is empty again. */
export type Waiting = Left & Readonly<Omit<Body['waiting'][number], keyof Left>>;

/** A queue, souffle or tête that changes the journey or is borne in the world, for a time or for good. */
export interface Effect {
  readonly id: string;
  readonly until?: number;
  /** What it is about: a cell, cells left to visit, a kind of cell or of desire, a count. */
  readonly cells?: readonly CellIndex[];
  /** Those of the cells where it is done once and for all: waters mastered for good. */
  readonly done?: readonly CellIndex[];
  readonly kind?: string;
  readonly left?: number;
  /** The refoulement points that get rid of it; only queues can be repressed. */
  readonly price?: number;
  /** One of a queue perpétuelle: the next comes when this one is over. */
  readonly perpetual?: true;
}

/**
 * A figure is written, a list or a record replaced by another: so states share them, and what is shown of one that has
 * stayed the same need not be made again.
 */
export interface Dreamer {
  readonly seat: SeatIndex;
  readonly sheet: Sheet;
  levels: Readonly<Record<Voie, number>>;
  spells: readonly string[];
  points: number;
  seuil: number;
  fatigue: number;
  refoulement: number;
  vie: number;
  /** RDD-STATE-01: drink and overload, 0 or less. */
  ethylisme: number;
  surencombrement: number;
  at: CellIndex;
  /** RDD-HID-01: all that may be, as far as the player knows; null when he knows where he and all he left are. */
  belief: readonly Hypothesis[] | null;
  journey: Journey | null;
  /** Asleep at 0 points or with a full track: nothing but sleep until there is a point and a free cell. */
  exhausted: boolean;
  /** Waiting or sleeping until this round. */
  busy: { readonly until: number; readonly asleep: boolean } | null;
  /** RDD-UP-06: the first round of a new montée. */
  notBefore: number;
  /** In the order in which they were cast: through a Messager one may be kept while a reserve fires (RDD-RES-02). */
  carried: readonly Carried[];
  reserves: readonly Reserve[];
  waiting: readonly Waiting[];
  effects: readonly Effect[];
  /** Thanatos was used since the last queue: the next one is an ombre. */
  shadowed: boolean;
  /** What happened once and for all, and lies in the fiction: written here and named. */
  written: readonly string[];
  experience: Readonly<Record<'reve' | Voie, number>>;
  /** Successes of a spell in a cell, for RDD-CELL-01. */
  cellBonus: Readonly<Record<string, number>>;
  ended: boolean;
}

// ---------------------------------------------------------------------------------------------------------------------
// Unfinished business. Each dreamer has a stack of his own, `turn` at the bottom; the gardien's lies beside them.

type Own = Frame & { readonly seat: SeatIndex };

/** One dreamer's round. */
export type Turn = Own & { readonly kind: 'turn'; step: 'start' | 'open' | 'over' };

/** RDD-MOVE-04: what happens on a cell, in order. */
export interface OnCell extends Own {
  readonly kind: 'cell';
  step: 'fatigue' | 'encounter' | 'wet' | 'reserve' | 'act' | 'done';
  /** What brought him: carried by an encounter, there is neither fatigue nor another roll. */
  readonly how: How;
}

/** RDD-ENC-04: an encounter waits for the player's choice; or for where to go once mastered. */
export interface Meeting extends Own {
  readonly kind: 'meeting';
  step: 'choose' | 'struggle' | 'teleport' | 'send' | 'present';
  readonly encounter: EncounterKind;
  readonly force: number;
  /** Points of refoulement that repressing it costs (RDD-ENC-07). */
  readonly price: number;
  /** Dodged before: not again. */
  readonly again: boolean;
  /** Met asleep, outside the TMR (RDD-DREAM-01). */
  readonly dreaming: boolean;
}

/** A spell being cast: through a Messager's cell, or where the demi-rêve stands. */
export interface Casting extends Own {
  readonly kind: 'casting';
  step: 'act' | 'reserve' | 'total';
  /** RDD-MES-01; null for the demi-rêve's own cell. */
  readonly messager: CellIndex | null;
  /** The way on which somebody lost has sent it: all that he knows of where it is. */
  readonly sent?: Bearing;
  spell: string;
  parameters: Parameters;
}

/** RDD-AIM: a spell come into the world. */
export interface Aiming extends Own {
  readonly kind: 'aiming';
  step: 'aim' | 'view' | 'resolve';
  readonly spell: string;
  readonly parameters: Parameters;
  aim: Aim | null;
}

/** What the player says of the target; the program cannot see the world. What a dreamer of this table resists with is filled in. */
export type Aim = Readonly<Omit<Do<'aim'>, 'do' | 'others'>> & {
  readonly others?: readonly Pick<Do<'aim'>, 'points' | 'hour' | 'name' | 'seat'>[] | undefined;
};

/** Something left to the gardien; without one it is drawn. */
export interface Ruling extends Own {
  readonly kind: 'ruling';
  step: 'montee' | 'place' | 'erratic' | 'tear';
  /** The mode of a montée that is to be allowed, what took him off the map, the spell that goes wrong or nowhere. */
  readonly about: string;
  /** The voie of an erratic effect and how far it may strike, in metres. */
  readonly erratic?: { readonly voie: Voie; readonly reach: number };
}

/** A tête de Dragon that asks its owner for a cell. */
export type Gift = Own & { readonly kind: 'gift'; step: 'choose'; readonly what: GiftId };
type GiftId = 'terreAttache' | 'reserveExtensible' | 'queteEaux';

/** The gardien's own stack: what may be done at any time. */
export type Watch = Own & { readonly kind: 'watch'; step: 'open' };

/** Beside a dreamer's round in the world: the queues that he bears. */
export type Burdens = Own & { readonly kind: 'burdens'; step: 'open' };

export type AnyFrame = Turn | OnCell | Meeting | Casting | Aiming | Ruling | Gift | Watch | Burdens;

/** RDD-X-05: how far a goal has come. */
export interface QuestState {
  readonly id: QuestId;
  /** The round in which it began. */
  readonly from: number;
  /** How many of its steps are done. */
  done: number;
  over: 'won' | 'lost' | null;
}

export interface State extends FrameStacks<AnyFrame> {
  readonly options: Options;
  /** Rounds since the beginning of day 0. */
  round: number;
  /** One for each seat; null for the gardien. */
  dreamers: (Dreamer | null)[];
  gardien: SeatIndex | null;
  /** Only where one was set. */
  quest?: QuestState;
}

export function dreamerOf(s: State, seat: SeatIndex): Dreamer {
  const dreamer = s.dreamers[seat];
  if (!dreamer) throw new Error(`no haut-rêvant sits at ${seat}`);
  return dreamer;
}

/** What a dreamer is in the middle of, his turn at the bottom; undefined when his round is over. */
export const stackOf = (s: State, seat: SeatIndex): AnyFrame[] | undefined =>
  s.stacks.find(([bottom]) => bottom?.kind === 'turn' && bottom.seat === seat);

export const hasGardien = (s: State): boolean => s.gardien !== null && !s.gone.includes(s.gardien);

/** Whom to ask what the book leaves to the gardien; nobody where that seat is empty. */
export const gardienOf = (s: State): SeatIndex | undefined => (hasGardien(s) ? (s.gardien ?? undefined) : undefined);

/** Only what is written into is copied: he himself and his journey. */
const copyDreamer = (d: Dreamer): Dreamer => ({
  seat: d.seat,
  sheet: d.sheet,
  levels: d.levels,
  spells: d.spells,
  points: d.points,
  seuil: d.seuil,
  fatigue: d.fatigue,
  refoulement: d.refoulement,
  vie: d.vie,
  ethylisme: d.ethylisme,
  surencombrement: d.surencombrement,
  at: d.at,
  belief: d.belief,
  journey: d.journey && { ...d.journey },
  exhausted: d.exhausted,
  busy: d.busy,
  notBefore: d.notBefore,
  carried: d.carried,
  reserves: d.reserves,
  waiting: d.waiting,
  effects: d.effects,
  shadowed: d.shadowed,
  written: d.written,
  experience: d.experience,
  cellBonus: d.cellBonus,
  ended: d.ended,
});

export function copyState(s: State): State {
  const copy: State = {
    stacks: s.stacks.map((stack) => stack.map((frame) => ({ ...frame }))),
    serial: s.serial,
    gone: s.gone.slice(),
    options: s.options,
    round: s.round,
    dreamers: s.dreamers.map((d) => d && copyDreamer(d)),
    gardien: s.gardien,
  };
  if (s.quest) copy.quest = { ...s.quest };
  return copy;
}
