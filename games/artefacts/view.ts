/**
 * What each viewer may know of a table (ART-INFO-01): all but the hands of others, and what lies face down in a fight. And
 * the other way round: a whole state out of a view, what is hidden being guessed.
 */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Io, SeatIndex, Viewer } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { guessesAt, type HandFacts, type HandGuess, poolFor } from './rules/belief.ts';
import { spiralsLeft } from './rules/payment.ts';
import { type Suggestion, suggestionsFor } from './rules/plays.ts';
import { isOpen, isReady } from './rules/readiness.ts';
import {
  attackBase,
  attackerCard,
  attackTotal,
  boostAnswers,
  defenceBase,
  defenceTotal,
  defendAnswers,
  itemWorth,
  targetCard,
} from './rules/strength.ts';
import { total } from './rules/zones.ts';
import {
  type AnyFrame,
  attacksAt,
  type CardIndex,
  cardAt,
  copyFrame,
  copySide,
  countIn,
  DREAMER,
  deckSize,
  enduranceAt,
  type Fight,
  guardsAt,
  hasTwin,
  isEmpty,
  isFresh,
  LAID_NOTHING,
  type Laid,
  NONE,
  newSide,
  PLACES,
  type Place,
  repeated,
  type Side,
  type State,
  sameCards,
  samePlaces,
  sameSide,
  sideOf,
  sleepBy,
  sleptBy,
  wakingLimit,
} from './state.ts';

/**
 * Views are compared with those before them, for everybody at the table and after every answer, and the comparison ends
 * wherever both show the very same object. So what was shown last at a table is kept, and shown again where it would come
 * out the same. Rules write into states that were looked at: it is compared with how things stand, not taken on trust.
 */
interface Shown {
  readonly sides: ShownSide[];
  stacks: readonly (readonly AnyFrame[])[];
  fight: FightView | null;
}
/** How a side stood, and what was made of it, for its owner and for everybody else. */
interface ShownSide {
  readonly seat: SeatIndex;
  readonly stood: Readonly<Side>;
  readonly places: readonly (PlaceView | null)[];
  readonly unseen: readonly number[];
  own: SideView | undefined;
  others: SideView | undefined;
}
/** By the options of a table: they are the very same ones from its set-up to its end. */
const shownAt = new WeakMap<Options, Shown>();
const NOTHING: readonly never[] = [];

function shownBefore({ options }: State): Shown {
  let shown = shownAt.get(options);
  if (!shown) {
    shown = { sides: [], stacks: NOTHING, fight: null };
    shownAt.set(options, shown);
  }
  return shown;
}

/** What was shown last, if what is made now has the same fields or is the same list. */
function lastOr<T extends object>(last: T | null | undefined, made: T): T {
  return last && sameFields(last, made) ? last : made;
}

function sameFields<T extends object>(a: T, b: T): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
    return true;
  }
  for (const name in b) if (a[name] !== b[name]) return false;
  return true;
}

/** As it was made, and never written into: lists neither. */
type Seen<T> = { readonly [K in keyof T]: T[K] extends readonly unknown[] ? Readonly<T[K]> : T[K] };

/** What lies face down: its owner knows it, the others know that it is there. */
export interface FaceDown {
  readonly known: {
    readonly boost: readonly number[];
    readonly item: number | null;
    /** What the item adds. */
    readonly value: number;
  } | null;
}

export type PlaceView = Seen<ReturnType<typeof placeView>>;

const placeView = (s: State, side: Side, place: Place) => ({
  card: cardAt(side, place),
  endurance: enduranceAt(side, place),
  attacks: attacksAt(side, place),
  /** Face down, by which seat; null if face up. */
  asleepBy: sleptBy(side, place),
  twin: hasTwin(side, place),
  fresh: isFresh(side, place),
  guards: guardsAt(side, place),
  /** Could attack, were it this player's combat. */
  ready: isReady(s, side, place),
});

function placesOf(s: State, side: Side, last: readonly (PlaceView | null)[]): readonly (PlaceView | null)[] {
  const places: (PlaceView | null)[] = [];
  for (let place = 0; place < PLACES; place++) {
    places.push(isEmpty(side, place) ? null : lastOr(last[place], placeView(s, side, place)));
  }
  return places;
}

/** How many of each card of the list have not been seen yet: in hand or deck. Lists are open. */
function unseenOf({ list, deck, hand }: Side): readonly number[] {
  const unseen = deck.slice();
  for (let i = 0; i < hand.length; i++) {
    const at = list.indexOf(hand[i] as number);
    if (at >= 0) unseen[at] = (unseen[at] as number) + 1;
  }
  return unseen;
}

export type SideView = Seen<ReturnType<typeof sideView>>;

function sideView(s: State, side: Side, { seat, unseen, places }: ShownSide, own: boolean) {
  // Field by field: this is made for every viewer and answer, and spreading takes several times as long.
  return {
    seat,
    /** Null unless it is one's own. */
    hand: own ? side.hand : null,
    handCount: side.hand.length,
    deckCount: total(side.deck),
    unseen,
    dreamer: known(side.dreamer),
    places,
    spiralsLeft: spiralsLeft(s, side),
    /** Nothing stands before the Dreamer. */
    open: isOpen(s, side),
    list: side.list,
    first: side.first,
    plays: side.plays,
    awake: side.awake,
    woken: side.woken,
    row: side.row,
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

function shownSide(s: State, seat: SeatIndex, who: Viewer, { sides }: Shown): SideView {
  const side = sideOf(s, seat);
  let shown = sides[seat];
  if (!shown || !sameSide(shown.stood, side)) {
    shown = standing(s, seat, side, shown);
    sides[seat] = shown;
  }
  if (seat === who) {
    shown.own ??= sideView(s, side, shown, true);
    return shown.own;
  }
  shown.others ??= sideView(s, side, shown, false);
  return shown.others;
}

/** How a side stands now, with what has not changed since the last time. */
function standing(s: State, seat: SeatIndex, side: Side, last: ShownSide | undefined): ShownSide {
  const stood = copySide(side);
  const places = last && samePlaces(last.stood, side) ? last.places : placesOf(s, side, last?.places ?? NOTHING);
  const unseen = last && sameCards(last.stood, side) ? last.unseen : lastOr(last?.unseen, unseenOf(side));
  return { seat, stood, places, unseen, own: undefined, others: undefined };
}

/** Null in place of NONE: what people and programs outside read. */
const known = (index: number): number | null => (index === NONE ? null : index);

function faceDown(s: State, seat: SeatIndex, laid: Laid | null, who: Viewer): FaceDown | null {
  if (!laid) return null;
  if (who !== seat) return { known: null };
  const { boost, item } = laid;
  if (item === NONE) return { known: { boost, item: null, value: 0 } };
  return { known: { boost, item, value: itemWorth(s, sideOf(s, seat), item, laid) } };
}

type FightView = Seen<ReturnType<typeof fightView>>;
const NOTHING_LAID = [null, null] as const;

function fightView(s: State, f: Fight, who: Viewer) {
  const card = attackerCard(s, f);
  const struck = targetCard(s, f);
  const defender = sideOf(s, f.defender);
  return {
    seat: f.seat,
    place: f.place,
    defender: f.defender,
    /** A place of the defender, or null for the Dreamer. */
    target: f.target === DREAMER ? null : f.target,
    attack: attackTotal(s, f),
    defence: defenceTotal(s, f),
    /** ART-COLOUR-01: whether resistance doubles the base of either. */
    attackDoubled: attackBase(s.options, card, struck) > attackBase(s.options, card, NONE),
    defenceDoubled: defenceBase(s.options, defender, f.target, card) > defenceBase(s.options, defender, f.target, NONE),
    attackBoost: f.attackBoost,
    defenceBoost: f.defenceBoost,
    item: known(f.item),
    /** AMB-33 `secret`: what attacker and defender have laid face down; null as long as they have not. */
    laid: laidNothing(f)
      ? NOTHING_LAID
      : ([faceDown(s, f.seat, f.laid[0], who), faceDown(s, f.defender, f.laid[1], who)] as const),
  };
}

const laidNothing = ({ laid: [attack, defence] }: Fight): boolean => attack === null && defence === null;

/** What a side has laid face down is known to that side alone; the others know that it has. */
function frameView(f: AnyFrame, who: Viewer, last: AnyFrame | undefined): AnyFrame {
  // Compared as it stands: it is copied only if it was not shown so before.
  if (f.kind !== 'fight' || laidNothing(f)) return last && sameFields(last, f) ? last : copyFrame(f);
  const [attack, defence] = f.laid;
  const shown = (laid: Laid | null, seat: SeatIndex) => (who === seat ? laid : laid && LAID_NOTHING);
  return lastOr(last, { ...f, laid: [shown(attack, f.seat), shown(defence, f.defender)] });
}

/** Unfinished business, for programs that think ahead. */
function shownStacks({ stacks }: State, who: Viewer, { stacks: last }: Shown): Shown['stacks'] {
  const all: (readonly AnyFrame[])[] = [];
  for (let i = 0; i < stacks.length; i++) {
    const frames = stacks[i] as readonly AnyFrame[];
    const before = last[i] ?? NOTHING;
    const shown: AnyFrame[] = [];
    for (let at = 0; at < frames.length; at++) {
      shown.push(frameView(frames[at] as AnyFrame, who, before[at]));
    }
    all.push(lastOr(before, shown));
  }
  return lastOr(last, all);
}

/** Of the viewer's own hand, while it is the viewer's to prepare. */
function suggested(s: State, top: AnyFrame | undefined, who: Viewer): readonly Suggestion[] {
  return top?.kind === 'turn' && top.step === 'prepare' && top.seat === who ? suggestionsFor(s, top) : NOTHING;
}

export type View = Seen<ReturnType<typeof view>>;

export function view(s: State, who: Viewer) {
  const stack = s.stacks.at(-1);
  const top = stack?.at(-1);
  const bottom = stack?.[0];
  const shown = shownBefore(s);
  shown.stacks = shownStacks(s, who, shown);
  shown.fight = top?.kind === 'fight' ? lastOr(shown.fight, fightView(s, top, who)) : null;
  return {
    options: s.options,
    round: s.round,
    turn: s.turn,
    order: s.order,
    pile: s.pile,
    used: s.used,
    /** Dreamers still in the pile: known to everybody who counts. */
    dreamers: s.dreamers,
    serial: s.serial,
    quiet: s.quiet,
    ending: s.ending,
    viewer: who,
    /** Whom the active player has designated. */
    designated: bottom?.kind === 'turn' ? known(bottom.target) : null,
    /** What is going on: the frame on top, without what the viewer may not see. */
    step: top ? `${top.kind}.${top.step}` : 'over',
    limit: wakingLimit(s),
    sides: s.sides.map((_, seat) => shownSide(s, seat, who, shown)),
    fight: shown.fight,
    /** The cards of a draft that are left. */
    pool: top?.kind === 'draft' ? top.pool : null,
    suggestions: suggested(s, top, who),
    stacks: shown.stacks,
    gone: s.gone.length === 0 ? NOTHING : [...s.gone],
    winners: s.over ? s.winners : null,
  };
}

// ---------------------------------------------------------------------------------------------------------------------

const GUESS: Purpose = { label: 'guess', seen: 'none' };

/** How finely a hand is guessed: card by card, only which defence items are in it, or any one that fits. */
type Grain = 'cards' | 'items' | 'any';

/** What everybody knows of the hand of a side. */
export function factsOf({ list, first, plays, unseen, handCount, places, broken, defeated }: SideView): HandFacts {
  const seen = [...places.flatMap((place) => place?.card ?? []), ...broken, ...defeated];
  const copies = list.map((card, i) => (unseen[i] ?? 0) + countIn(seen, card));
  return { list, first, plays, unseen, copies, count: handCount, limit: total(copies) > deckSize(3) ? 6 : 5 };
}

/** A hand that nobody but its owner sees, by the model of rules/belief.ts. */
function guessHand(seen: SideView, grain: Grain, io: Io<Event>): CardIndex[] {
  const { list, unseen, handCount } = seen;
  if (grain === 'any' || handCount === 0) return repeated(list, unseen).slice(0, handCount);
  const facts = factsOf(seen);
  const guesses = guessesAt(facts);
  const weights = guesses.map(({ weight }) => weight);
  const guess = guesses[weights.length === 1 ? 0 : io.chance.among(GUESS, weights)] as HandGuess;
  const { items, others } = guess;
  const pool = poolFor(facts, guess);
  const room = handCount - items.length - others.length;
  // What defends is all that matters to `items`: of the others, whichever come first.
  const filled = grain === 'items' || room === 0 ? repeated(list, pool).slice(0, room) : undefined;
  return [...items, ...others, ...(filled ?? repeated(list, io.chance.draw(GUESS, pool, room)))];
}

/** Something that a side might have laid face down: any of what it may lay, each as likely. */
function guessLaid(choices: readonly Answer[], io: Io<Event>): Laid {
  const a = choices[choices.length === 1 ? 0 : io.chance.pick(GUESS, choices.length)];
  if (a?.do === 'defend') return { boost: a.boost, item: a.item ?? NONE, pay: a.pay ?? [], spirals: a.spirals ?? 0 };
  return { ...LAID_NOTHING, boost: a?.do === 'boost' ? a.boost : [] };
}

function sideFrom(seen: SideView, grain: Grain, io: Io<Event>): Side {
  const hand = seen.hand ?? guessHand(seen, seen.out ? 'any' : grain, io);
  const deck = seen.list.map((card, i) => (seen.unseen[i] as number) - countIn(hand, card));
  const each = (figure: (place: PlaceView) => number, empty = 0): number[] =>
    seen.places.map((place) => (place ? figure(place) : empty));
  // Made as at the set-up and then filled: all sides have one shape, which is what keeps programs that imagine a lot quick.
  return Object.assign(newSide(seen.list, deck), shownOf(seen), {
    hand,
    dreamer: seen.dreamer ?? NONE,
    cards: each(({ card }) => card, NONE),
    endurance: each(({ endurance }) => endurance),
    attacks: each(({ attacks }) => attacks),
    asleep: each(({ asleepBy }) => (asleepBy === null ? 0 : sleepBy(asleepBy))),
    twin: each(({ twin }) => (twin ? 1 : 0)),
    fresh: each(({ fresh }) => (fresh ? 1 : 0)),
    guards: each(({ guards }) => guards),
  });
}

/** What of a side everybody sees as it is. */
// biome-ignore format: like fields stand together
const shownOf = (side: SideView) => {
  const { list, first, plays, awake, woken, row, broken, defeated, spiralsUsed, turns, idle, acted, played, out, points } = side;
  return { list, first, plays, awake, woken, row, broken, defeated, spiralsUsed, turns, idle, acted, played, out, points };
};

/**
 * How finely the hand of a seat matters to an answer. Of all that is hidden, an attack depends on the defence items of the
 * player attacked alone; other answers on nothing, unless things are laid face down.
 */
function grainFor(seen: View, seat: SeatIndex, of: { readonly answer: Answer } | undefined): Grain {
  if (!of || seen.options.boostMode === 'secret') return 'cards';
  return of.answer.do === 'attack' && seat === seen.designated ? 'items' : 'any';
}

/** A state that fits a view; with `of`, as finely as the odds of that answer need. */
export function imagine(seen: View, who: Viewer, io: Io<Event>, of?: { readonly answer: Answer }): State {
  const { options, round, turn, order, pile, used, dreamers, serial, quiet, ending } = seen;
  const s: State = {
    ...{ options, round, turn, order, pile, used, dreamers, serial, quiet, ending },
    stacks: seen.stacks.map((frames) => frames.map(copyFrame)),
    gone: [...seen.gone],
    sides: seen.sides.map((side) => sideFrom(side, grainFor(seen, side.seat, of), io)),
    over: seen.winners !== null,
    winners: seen.winners ?? [],
  };
  const top = s.stacks.at(-1)?.at(-1);
  if (top?.kind === 'fight' && top.step === 'secret') {
    const [attack, defence] = top.laid;
    top.laid = [
      attack && who !== top.seat ? guessLaid(boostAnswers(s, top), io) : attack,
      defence && who !== top.defender ? guessLaid(defendAnswers(s, top), io) : defence,
    ];
  }
  return s;
}
