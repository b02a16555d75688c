/** The state of a table: small whole numbers, and card numbers in arrays. */
import type { Frame, Unfinished } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import type { Power } from './data/powers.ts';
import type { Options } from './options.ts';

/** ART-ZONE-02: places for artefacts, dream powers in a row. */
export const PLACES = 3;
export const ROW = 6;
/** ART-ENDUR-02. */
export const MOST_ENDURANCE = 4;
export const NONE = -1;
/** The Dreamer as the target of an attack; artefacts are targets by their place. */
export const DREAMER = 3;

/** One player's side of the table. Lists are replaced, never written into, so that copies may share them. */
export interface Side {
  /** The different cards of the deck list, and how many of each lie in the deck, in the same order. */
  readonly list: readonly number[];
  deck: readonly number[];
  hand: readonly number[];
  /** The active Dreamer; NONE between waking and replacement (ART-WAKE-02). */
  dreamer: number;
  /** ART-ZONE-02: AWAKEN DREAMERS, and how many of them count. */
  awake: readonly number[];
  woken: number;
  /** ACTIVE DREAM POWER: at most six sorts of dream powers. */
  row: readonly number[];
  /** DREAM ARTIFACT: for each of the three places its card or NONE, and what is known of it. */
  cards: readonly number[];
  endurance: readonly number[];
  /** Attacks made this turn. */
  attacks: readonly number[];
  /** ART-POW-12: face down, by which seat (+1); 0 if not. */
  asleep: readonly number[];
  /** ART-POW-15: Twin Strike from an item, until the end of the turn. */
  twin: readonly number[];
  /** Summoned this turn. */
  fresh: readonly number[];
  /** Interceptions made this turn. */
  guards: readonly number[];
  broken: readonly number[];
  defeated: readonly number[];
  /** 🌀 points used since the last turn of one's own began. */
  spiralsUsed: number;
  turns: number;
  idle: number;
  acted: boolean;
  /** ART-MULTI-05: has had a turn this round. */
  played: boolean;
  /** Out of the game. */
  out: boolean;
  /** Dreamers of others woken by this player's attacks. */
  points: number;
}

// ---------------------------------------------------------------------------------------------------------------------
// Unfinished business.

/** The starter pack shared out, one card at a time. */
export interface Draft extends Frame {
  readonly kind: 'draft';
  step: 'pick';
  pool: readonly number[];
  picks: readonly (readonly number[])[];
  /** How many cards were taken. */
  taken: number;
}

/** ART-SETUP-03: the row may be drawn anew once, seat after seat. */
export interface Redraw extends Frame {
  readonly kind: 'redraw';
  step: 'ask';
  seat: SeatIndex;
}

/** ART-SETUP-04: one for each seat, side by side. The hand composed so far lies in the hand. */
export interface Compose extends Frame {
  readonly kind: 'compose';
  step: 'choose';
  readonly seat: SeatIndex;
}

export interface Turn extends Frame {
  readonly kind: 'turn';
  step: 'start' | 'dawn' | 'prepare' | 'designate' | 'combat' | 'settled';
  readonly seat: SeatIndex;
  /** The opponent of this turn, once there is one. */
  target: SeatIndex;
  /** After the designation: fight, or end the turn. */
  fights: boolean;
  /** AMB-49: an item was used. */
  itemUsed: boolean;
}

export interface Fight extends Frame {
  readonly kind: 'fight';
  step: 'intercept' | 'defend' | 'secret' | 'raise' | 'settle';
  readonly seat: SeatIndex;
  readonly place: number;
  readonly defender: SeatIndex;
  /** A place, or DREAMER. */
  target: number;
  intercepted: boolean;
  attackBoost: readonly number[];
  defenceBoost: readonly number[];
  /** A defence item laid: its card and its worth. */
  item: number;
  itemValue: number;
  /** AMB-33 secret: what each side has laid face down; null before. */
  laid: readonly [Laid | null, Laid | null];
  /** AMB-33 raise: whose word it is, and passes in a row. */
  raiser: SeatIndex;
  passes: number;
}

/** What one side adds to a fight. */
export interface Laid {
  readonly boost: readonly number[];
  readonly item: number;
  readonly pay: readonly number[];
  readonly spirals: number;
}

/** A power at work: its owner chooses, one thing at a time, until its value is used up. */
export interface AtWork extends Frame {
  readonly kind: 'power';
  step: 'choose' | 'giveBack';
  readonly seat: SeatIndex;
  readonly power: Power;
  readonly card: number;
  /** Where the source stands; NONE for an item. */
  readonly place: number;
  /** ART-POW-01: its value N, and how many choices are left. */
  readonly value: number;
  left: number;
  /** ART-POW-12, ART-POW-17: whom it is done to, once that is settled. */
  other: SeatIndex;
  /** What the source cost, as far as it may not be recalled (AMB-24). */
  kept: readonly number[];
  /** AMB-28: what the user gives, while the other chooses. */
  given: number;
}

export type AnyFrame = Draft | Redraw | Compose | Turn | Fight | AtWork;

export interface State extends Unfinished<AnyFrame> {
  readonly options: Options;
  readonly sides: Side[];
  /** ART-ZONE-01: how many of each sort lie in the pile, and among the used. The order of the pile is drawn, not kept. */
  pile: readonly number[];
  used: readonly number[];
  /** Dreamers in the pile: 1 or 0 for each. */
  dreamers: readonly number[];
  /** ART-ORDER-04: the order of the first round. */
  order: readonly SeatIndex[];
  round: number;
  turn: SeatIndex;
  /** Turns in a row in which nobody did anything: only where idling wakes nobody. */
  quiet: number;
  over: boolean;
  winners: readonly SeatIndex[];
  /** How the game ended. */
  ending: string;
}

export function sideOf(s: State, seat: SeatIndex): Side {
  const side = s.sides[seat];
  if (!side) throw new Error(`nobody sits at ${seat}`);
  return side;
}

/** ART-SETUP-04: cards in hand at most. */
export const handLimit = (s: State): number => (s.sides.length === 2 ? 6 : 5);
/** ART-WIN-01, ART-WIN-02: woken Dreamers that lose the game. */
export const wakingLimit = (s: State): number => (s.sides.length === 2 ? 3 : 2);
/** ART-DECK-01. */
export const deckSize = (players: number): number => (players === 2 ? 20 : 10);

export const aliveCount = (s: State): number => {
  let n = 0;
  for (const side of s.sides) if (!side.out) n++;
  return n;
};

/** ART-ATTACK-04: whether anything stands before the Dreamer. */
export function artefactCount(side: Side): number {
  let n = 0;
  for (let place = 0; place < PLACES; place++) if (side.cards[place] !== NONE) n++;
  return n;
}

const EMPTY: readonly number[] = [NONE, NONE, NONE];
export const ZEROS: readonly number[] = [0, 0, 0];

export function newSide(list: readonly number[], deck: readonly number[]): Side {
  return {
    list,
    deck,
    hand: [],
    dreamer: NONE,
    awake: [],
    woken: 0,
    row: [],
    cards: EMPTY,
    endurance: ZEROS,
    attacks: ZEROS,
    asleep: ZEROS,
    twin: ZEROS,
    fresh: ZEROS,
    guards: ZEROS,
    broken: [],
    defeated: [],
    spiralsUsed: 0,
    turns: 0,
    idle: 0,
    acted: false,
    played: false,
    out: false,
    points: 0,
  };
}

/** The same list with another figure at one place. */
export function put(figures: readonly number[], at: number, value: number): readonly number[] {
  const out = figures.slice();
  out[at] = value;
  return out;
}

/** The same list without one of these. */
export function without(cards: readonly number[], card: number): readonly number[] {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`there is no ${card} among ${cards}`);
  const out: number[] = [];
  for (let i = 0; i < cards.length; i++) if (i !== at) out.push(cards[i] as number);
  return out;
}

export function withoutAll(cards: readonly number[], gone: readonly number[]): readonly number[] {
  if (gone.length === 0) return cards;
  let out = cards;
  for (const card of gone) out = without(out, card);
  return out;
}

/** Lists are shared: nothing ever writes into them. Frames are written into, so they are copied. */
export function copyState(s: State): State {
  return {
    stacks: s.stacks.map((stack) => stack.map(copyFrame)),
    serial: s.serial,
    gone: s.gone.slice(),
    options: s.options,
    sides: s.sides.map(copySide),
    pile: s.pile,
    used: s.used,
    dreamers: s.dreamers,
    order: s.order,
    round: s.round,
    turn: s.turn,
    quiet: s.quiet,
    over: s.over,
    winners: s.winners,
    ending: s.ending,
  };
}

function copyFrame(f: AnyFrame): AnyFrame {
  switch (f.kind) {
    case 'turn': {
      const { kind, step, serial, seat, target, fights, itemUsed } = f;
      return { kind, step, serial, seat, target, fights, itemUsed };
    }
    default:
      return { ...f };
  }
}

function copySide(side: Side): Side {
  return {
    list: side.list,
    deck: side.deck,
    hand: side.hand,
    dreamer: side.dreamer,
    awake: side.awake,
    woken: side.woken,
    row: side.row,
    cards: side.cards,
    endurance: side.endurance,
    attacks: side.attacks,
    asleep: side.asleep,
    twin: side.twin,
    fresh: side.fresh,
    guards: side.guards,
    broken: side.broken,
    defeated: side.defeated,
    spiralsUsed: side.spiralsUsed,
    turns: side.turns,
    idle: side.idle,
    acted: side.acted,
    played: side.played,
    out: side.out,
    points: side.points,
  };
}
