/**
 * What each viewer may know of a table (ART-INFO-01): all but the hands of others, and what lies face down in a fight. And
 * the other way round: a whole state out of a view, what is hidden being guessed.
 */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Io, SeatIndex, Viewer } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import type { Event } from './events.ts';
import { guessesAt, type HandFacts, type HandGuess, poolFor } from './rules/belief.ts';
import { sameColour, spiralsLeft, suggested } from './rules/payment.ts';
import { isOpen, isReady, mayPlay } from './rules/readiness.ts';
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
  sideOf,
  sleepBy,
  sleptBy,
  wakingLimit,
} from './state.ts';

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

function placesOf(s: State, side: Side): (PlaceView | null)[] {
  const places: (PlaceView | null)[] = [];
  for (let place = 0; place < PLACES; place++) places.push(isEmpty(side, place) ? null : placeView(s, side, place));
  return places;
}

export type SideView = Seen<ReturnType<typeof sideView>>;

function sideView(s: State, seat: SeatIndex, who: Viewer) {
  const side = sideOf(s, seat);
  // Field by field: this is made for every viewer and answer, and spreading takes several times as long.
  return {
    seat,
    /** Null unless it is one's own. */
    hand: seat === who ? side.hand : null,
    handCount: side.hand.length,
    deckCount: total(side.deck),
    /** How many of each card of the list have not been seen yet: in hand or deck. Lists are open. */
    unseen: side.list.map((card, i) => (side.deck[i] as number) + countIn(side.hand, card)),
    dreamer: known(side.dreamer),
    places: placesOf(s, side),
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

/** Null in place of NONE: what people and programs outside read. */
const known = (index: number): number | null => (index === NONE ? null : index);

function faceDown(s: State, seat: SeatIndex, laid: Laid | null, who: Viewer): FaceDown | null {
  if (!laid) return null;
  if (who !== seat) return { known: null };
  const { boost, item } = laid;
  if (item === NONE) return { known: { boost, item: null, value: 0 } };
  return { known: { boost, item, value: itemWorth(s, sideOf(s, seat), item, laid) } };
}

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
    laid: [faceDown(s, f.seat, f.laid[0], who), faceDown(s, f.defender, f.laid[1], who)] as const,
  };
}

/** What a side has laid face down is known to that side alone; the others know that it has. */
function frameView(f: AnyFrame, who: Viewer): AnyFrame {
  if (f.kind !== 'fight') return { ...f };
  const [attack, defence] = f.laid;
  const shown = (laid: Laid | null, seat: SeatIndex) => (who === seat ? laid : laid && LAID_NOTHING);
  return { ...f, laid: [shown(attack, f.seat), shown(defence, f.defender)] };
}

/** Payments that are suggested for the cards of one's hand; `sameColour`: all of the card's (ART-SUMMON-05, ART-USE-02). */
function suggestionsFor(s: State, who: Viewer, top: AnyFrame | undefined) {
  if (top?.kind !== 'turn' || top.step !== 'prepare' || top.seat !== who) return [];
  const side = sideOf(s, who);
  return [...new Set(side.hand)].flatMap((card) => {
    const payment = mayPlay(s, top, side, card) ? suggested(s, side, card) : undefined;
    return payment ? [{ card, ...payment, sameColour: sameColour(s, side, card, payment) }] : [];
  });
}

export type View = Seen<ReturnType<typeof view>>;

export function view(s: State, who: Viewer) {
  const stack = s.stacks.at(-1);
  const top = stack?.at(-1);
  const bottom = stack?.[0];
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
    sides: s.sides.map((_, seat): SideView => sideView(s, seat, who)),
    fight: top?.kind === 'fight' ? fightView(s, top, who) : null,
    /** The cards of a draft that are left. */
    pool: top?.kind === 'draft' ? top.pool : null,
    /** Of the viewer's own hand, while it is the viewer's to prepare. */
    suggestions: suggestionsFor(s, who, top),
    /** Unfinished business, for programs that think ahead. */
    stacks: s.stacks.map((frames) => frames.map((f) => frameView(f, who))),
    gone: [...s.gone],
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

/** Something that a side might have laid face down: any of what it may lay, all alike. */
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
    stacks: seen.stacks.map((frames) => frames.map((f): AnyFrame => ({ ...f }))),
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
