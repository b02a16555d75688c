/** The state of a table: small whole numbers, and card numbers in arrays. */
import type { Frame, FrameStacks } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import type { Power } from './data/powers.ts';
import type { Options } from './options.ts';

/** ART-ZONE-02: places for artefacts, dream powers in a row. */
export const PLACES = 3;
export const ROW = 6;
/** ART-ENDUR-02. */
export const MOST_ENDURANCE = 4;
/** No card, no Dreamer, no seat, no place: where a number may be missing. Numbers keep the state small and quick to copy. */
export const NONE = -1;

/** A card, a sort of dream power, a Dreamer: their places in the lists of data/. */
export type CardIndex = number;
export type SortIndex = number;
type DreamerIndex = number;
/** One of a side's places for artefacts, from 0. */
export type Place = number;
/** What is attacked: an artefact by its place, or the Dreamer. */
export type Target = Place;
export const DREAMER: Target = PLACES;

/**
 * One player's side of the table. Lists are replaced, never written into, so that copies may share them. What is known of
 * the artefacts in play lies in lists of three, one figure for each place; the functions below read them.
 */
export interface Side {
  /** The different cards of the deck list, and how many of each lie in the deck, in the same order. */
  readonly list: readonly CardIndex[];
  deck: readonly number[];
  hand: readonly CardIndex[];
  /** The active Dreamer; NONE between waking and replacement (ART-WAKE-02). */
  dreamer: DreamerIndex;
  /** ART-ZONE-02: AWAKEN DREAMERS, and how many of them count. */
  awake: readonly DreamerIndex[];
  woken: number;
  /** ACTIVE DREAM POWER: at most six. */
  row: readonly SortIndex[];
  /** DREAM ARTIFACT: the card at each place, or NONE. */
  cards: readonly CardIndex[];
  endurance: readonly number[];
  /** Attacks made this turn. */
  attacks: readonly number[];
  /** ART-POW-12: 0 face up; face down, the seat that caused it + 1 (`sleepBy`). */
  asleep: readonly number[];
  /** ART-POW-15: 1 with Twin Strike from an item, until the end of the turn. */
  twin: readonly number[];
  /** 1 if summoned this turn. */
  fresh: readonly number[];
  /** Interceptions made this turn. */
  guards: readonly number[];
  /** ART-SETUP-04: how many cards of the first hand were composed; 0 where they were drawn. */
  first: number;
  /** Every card played from the hand, with the size of the hand and of what was unseen before it. Everybody saw it. */
  plays: readonly (readonly [card: CardIndex, held: number, unseen: number])[];
  broken: readonly CardIndex[];
  defeated: readonly CardIndex[];
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

export const cardAt = (side: Side, place: Place): CardIndex => side.cards[place] as number;
export const isEmpty = (side: Side, place: Place): boolean => side.cards[place] === NONE;
export const enduranceAt = (side: Side, place: Place): number => side.endurance[place] as number;
export const attacksAt = (side: Side, place: Place): number => side.attacks[place] as number;
export const guardsAt = (side: Side, place: Place): number => side.guards[place] as number;
export const isAsleep = (side: Side, place: Place): boolean => side.asleep[place] !== 0;
/** The figure in `asleep` for an artefact that this seat turned face down. */
export const sleepBy = (seat: SeatIndex): number => seat + 1;
/** Who turned an artefact face down; null if it is face up. */
export const sleptBy = (side: Side, place: Place): SeatIndex | null =>
  isAsleep(side, place) ? (side.asleep[place] as number) - 1 : null;
export const hasTwin = (side: Side, place: Place): boolean => side.twin[place] !== 0;
export const isFresh = (side: Side, place: Place): boolean => side.fresh[place] !== 0;

// ---------------------------------------------------------------------------------------------------------------------
// Unfinished business.

/** The starter pack shared out, one card at a time. */
export interface Draft extends Frame {
  readonly kind: 'draft';
  step: 'pick';
  pool: readonly CardIndex[];
  picks: readonly (readonly CardIndex[])[];
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
  /** The opponent of this turn, once there is one; NONE before. */
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
  readonly place: Place;
  readonly defender: SeatIndex;
  target: Target;
  intercepted: boolean;
  attackBoost: readonly SortIndex[];
  defenceBoost: readonly SortIndex[];
  /** A defence item laid, or NONE, and its worth. */
  item: CardIndex;
  itemValue: number;
  /** AMB-33 secret: what each side has laid face down; null before. */
  laid: readonly [Laid | null, Laid | null];
  /** AMB-33 raise: whose word it is, and passes in a row. */
  raiser: SeatIndex;
  passes: number;
}

/** What one side adds to a fight. */
export interface Laid {
  readonly boost: readonly SortIndex[];
  /** A defence item, or NONE, and what it is paid with. */
  readonly item: CardIndex;
  readonly pay: readonly SortIndex[];
  readonly spirals: number;
}
export const LAID_NOTHING: Laid = { boost: [], item: NONE, pay: [], spirals: 0 };

/** A power at work: its owner chooses, one thing at a time, until its value is used up. */
export interface AtWork extends Frame {
  readonly kind: 'power';
  step: 'choose' | 'giveBack';
  readonly seat: SeatIndex;
  readonly power: Power;
  readonly card: CardIndex;
  /** Where the source stands; NONE for an item. */
  readonly place: Place;
  /** ART-POW-01: its value N, and how many choices are left. */
  readonly value: number;
  left: number;
  /** ART-POW-12, ART-POW-17: whom it is done to, once that is settled; NONE before. */
  other: SeatIndex;
  /** What the source cost, as far as it may not be recalled (AMB-24). */
  kept: readonly SortIndex[];
  /** AMB-28: what the user gives, while the other chooses; NONE otherwise. */
  given: SortIndex;
}

export type AnyFrame = Draft | Redraw | Compose | Turn | Fight | AtWork;

export interface State extends FrameStacks<AnyFrame> {
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

/** The seats that are in, in order, but for one; with `waiting`, those alone who are still to play this round. */
export function seatsIn(s: State, but: SeatIndex = NONE, waiting = false): SeatIndex[] {
  const found: SeatIndex[] = [];
  for (let seat = 0; seat < s.sides.length; seat++) {
    const { out, played } = s.sides[seat] as Side;
    if (seat !== but && !out && !(waiting && played)) found.push(seat);
  }
  return found;
}

/** ART-ATTACK-04: whether anything stands before the Dreamer. */
export function artefactCount(side: Side): number {
  let n = 0;
  for (let place = 0; place < PLACES; place++) if (!isEmpty(side, place)) n++;
  return n;
}

const EMPTY: readonly number[] = [NONE, NONE, NONE];
export const ZEROS: readonly number[] = [0, 0, 0];

/** One plain literal: what is put together from several others is a third slower in everything that touches it. */
// biome-ignore format: like fields stand together
export const newSide = (list: readonly number[], deck: readonly number[]): Side => ({
  list, deck, hand: [], row: [], awake: [], broken: [], defeated: [], dreamer: NONE,
  cards: EMPTY, endurance: ZEROS, attacks: ZEROS, asleep: ZEROS, twin: ZEROS, fresh: ZEROS, guards: ZEROS,
  first: 0, plays: [], woken: 0, spiralsUsed: 0, turns: 0, idle: 0, acted: false, played: false, out: false, points: 0,
});

/** How often a card is among these. */
export function countIn(cards: readonly number[], card: number): number {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) n++;
  return n;
}

/** So many of each card of a list. */
export function repeated(list: readonly CardIndex[], counts: readonly number[]): CardIndex[] {
  const cards: CardIndex[] = [];
  for (let i = 0; i < list.length; i++) {
    const count = counts[i] ?? 0;
    for (let n = 0; n < count; n++) cards.push(list[i] as CardIndex);
  }
  return cards;
}

/** The same list with another figure at one place. */
export function put(figures: readonly number[], at: number, value: number): readonly number[] {
  // The figures of the three places change most: written out, they are made without a copy that is then written into.
  if (figures.length === PLACES) {
    const [a, b, c] = figures as readonly [number, number, number];
    return at === 0 ? [value, b, c] : at === 1 ? [a, value, c] : [a, b, value];
  }
  const out = figures.slice();
  out[at] = value;
  return out;
}

/** The same list without one of these. */
export const without = (cards: readonly number[], card: number): readonly number[] => withoutAll(cards, [card]);

export function withoutAll(cards: readonly number[], gone: readonly number[]): readonly number[] {
  if (gone.length === 0) return cards;
  // A copy that is made shorter is as long as it must be; one that grows has room for sixteen more.
  const out = cards.slice();
  for (let n = 0; n < gone.length; n++) {
    const at = out.indexOf(gone[n] as number);
    if (at < 0) throw new Error(`there is no ${gone[n]} among ${cards}`);
    for (let i = at + 1; i < out.length; i++) out[i - 1] = out[i] as number;
    out.pop();
  }
  return out;
}

/**
 * Lists are shared: nothing ever writes into them. Frames and sides are written into, so they are copied. Field by field:
 * programs that look ahead do little else, and a spread takes three times as long.
 */
// biome-ignore format: like fields stand together
export function copyState(s: State): State {
  const { serial, options, pile, used, dreamers, order, round, turn, quiet, over, winners, ending } = s;
  return {
    stacks: s.stacks.map((stack) => stack.map(copyFrame)), serial, gone: s.gone.slice(), options,
    sides: s.sides.map(copySide), pile, used, dreamers, order, round, turn, quiet, over, winners, ending,
  };
}

/** Those of a turn and of a fight at places of their own: to spread objects of many shapes at one place is slow. */
export function copyFrame(f: AnyFrame): AnyFrame {
  switch (f.kind) {
    case 'turn':
      return { ...f };
    case 'fight':
      return { ...f };
    default:
      return { ...f };
  }
}

// biome-ignore format: like fields stand together
export function copySide(side: Side): Side {
  const { list, deck, hand, row, awake, broken, defeated, dreamer } = side;
  const { cards, endurance, attacks, asleep, twin, fresh, guards } = side;
  const { first, plays, woken, spiralsUsed, turns, idle, acted, played, out, points } = side;
  return {
    list, deck, hand, row, awake, broken, defeated, dreamer,
    cards, endurance, attacks, asleep, twin, fresh, guards,
    first, plays, woken, spiralsUsed, turns, idle, acted, played, out, points,
  };
}

/** Whether two sides have all in common, lists as the very same ones. */
// biome-ignore format: like fields stand together
export const sameSide = (a: Readonly<Side>, b: Readonly<Side>): boolean =>
  samePlaces(a, b) && sameCards(a, b) && a.row === b.row &&
  a.awake === b.awake && a.broken === b.broken && a.defeated === b.defeated && a.dreamer === b.dreamer &&
  a.first === b.first && a.plays === b.plays && a.woken === b.woken && a.spiralsUsed === b.spiralsUsed &&
  a.turns === b.turns && a.idle === b.idle && a.acted === b.acted && a.played === b.played &&
  a.out === b.out && a.points === b.points;

/** The same of what is known of their artefacts in play. */
// biome-ignore format: like fields stand together
export const samePlaces = (a: Readonly<Side>, b: Readonly<Side>): boolean =>
  a.cards === b.cards && a.endurance === b.endurance && a.attacks === b.attacks && a.asleep === b.asleep &&
  a.twin === b.twin && a.fresh === b.fresh && a.guards === b.guards;

/** The same cards in deck and hand. */
export const sameCards = (a: Readonly<Side>, b: Readonly<Side>): boolean =>
  a.list === b.list && a.deck === b.deck && a.hand === b.hand;
