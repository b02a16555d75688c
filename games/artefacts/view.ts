/** What each viewer may know of a table (ART-INFO-01): all but the hands of others, and what lies face down in a fight. */
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import type { Options } from './options.ts';
import { isCovered, isReady } from './rules/attack.ts';
import { attackTotal, defenceTotal, itemWorth } from './rules/fight.ts';
import { type Payment, sameColour, spiralsLeft, suggested } from './rules/payment.ts';
import { prepareAnswers } from './rules/summon.ts';
import { total } from './rules/zones.ts';
import {
  type AnyFrame,
  DREAMER,
  type Fight,
  type Laid,
  NONE,
  PLACES,
  type Side,
  type State,
  sideOf,
  wakingLimit,
} from './state.ts';

export interface PlaceView {
  readonly card: number;
  readonly endurance: number;
  readonly attacks: number;
  /** Face down, by which seat; null if face up. */
  readonly asleepBy: SeatIndex | null;
  readonly twin: boolean;
  readonly fresh: boolean;
  readonly guards: number;
  /** Could attack, were it this player's combat. */
  readonly ready: boolean;
}

export interface SideView {
  readonly seat: SeatIndex;
  /** Null unless it is one's own. */
  readonly hand: readonly number[] | null;
  readonly handCount: number;
  readonly deckCount: number;
  /** The deck list, and what of it has not been seen yet: in hand or deck, in the order of the list. Lists are open. */
  readonly list: readonly number[];
  readonly unseen: readonly number[];
  readonly dreamer: number | null;
  readonly awake: readonly number[];
  readonly woken: number;
  readonly row: readonly number[];
  readonly places: readonly (PlaceView | null)[];
  readonly broken: readonly number[];
  readonly defeated: readonly number[];
  readonly spiralsLeft: number;
  readonly spiralsUsed: number;
  readonly turns: number;
  readonly idle: number;
  readonly acted: boolean;
  readonly played: boolean;
  readonly out: boolean;
  readonly points: number;
  /** Nothing stands before the Dreamer. */
  readonly open: boolean;
}

export interface FightView {
  readonly seat: SeatIndex;
  readonly place: number;
  readonly defender: SeatIndex;
  /** A place of the defender, or null for the Dreamer. */
  readonly target: number | null;
  readonly attack: number;
  readonly defence: number;
  readonly attackBoost: readonly number[];
  readonly defenceBoost: readonly number[];
  readonly item: number | null;
  /** AMB-33 `secret`: what attacker and defender have laid face down; null as long as they have not. */
  readonly laid: readonly [FaceDown | null, FaceDown | null];
}

/** What lies face down: its owner knows it, the others know that it is there. */
export interface FaceDown {
  readonly known: {
    readonly boost: readonly number[];
    readonly item: number | null;
    /** What the item adds. */
    readonly value: number;
  } | null;
}

/** A payment that is suggested for a card of one's hand. */
export interface Suggestion extends Payment {
  readonly card: number;
  /** ART-SUMMON-05, ART-USE-02: all of the card's colour. */
  readonly sameColour: boolean;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly round: number;
  readonly turn: SeatIndex;
  readonly order: readonly SeatIndex[];
  /** Whom the active player has designated. */
  readonly designated: SeatIndex | null;
  /** What is going on: the frame on top, without what the viewer may not see. */
  readonly step: string;
  readonly limit: number;
  readonly pile: readonly number[];
  readonly used: readonly number[];
  /** Dreamers still in the pile: known to everybody who counts. */
  readonly dreamers: readonly number[];
  readonly sides: readonly SideView[];
  readonly fight: FightView | null;
  /** The cards of a draft that are left. */
  readonly pool: readonly number[] | null;
  /** Of the viewer's own hand, while it is the viewer's to prepare. */
  readonly suggestions: readonly Suggestion[];
  /** Unfinished business, for programs that think ahead. */
  readonly stacks: readonly (readonly AnyFrame[])[];
  readonly serial: number;
  readonly gone: readonly SeatIndex[];
  readonly quiet: number;
  readonly winners: readonly SeatIndex[] | null;
  readonly ending: string;
}

function placesOf(s: State, side: Side): (PlaceView | null)[] {
  const places: (PlaceView | null)[] = [];
  for (let place = 0; place < PLACES; place++) {
    const card = side.cards[place] as number;
    if (card === NONE) {
      places.push(null);
      continue;
    }
    places.push({
      card,
      endurance: side.endurance[place] as number,
      attacks: side.attacks[place] as number,
      asleepBy: side.asleep[place] === 0 ? null : (side.asleep[place] as number) - 1,
      twin: side.twin[place] !== 0,
      fresh: side.fresh[place] !== 0,
      guards: side.guards[place] as number,
      ready: isReady(s, side, place),
    });
  }
  return places;
}

function sideView(s: State, seat: SeatIndex, who: Viewer): SideView {
  const side = sideOf(s, seat);
  const unseen = side.list.map(
    (card, i) => (side.deck[i] as number) + side.hand.filter((other) => other === card).length,
  );
  return {
    seat,
    hand: seat === who ? side.hand : null,
    handCount: side.hand.length,
    deckCount: total(side.deck),
    list: side.list,
    unseen,
    dreamer: side.dreamer === NONE ? null : side.dreamer,
    awake: side.awake,
    woken: side.woken,
    row: side.row,
    places: placesOf(s, side),
    broken: side.broken,
    defeated: side.defeated,
    spiralsLeft: spiralsLeft(s, side),
    spiralsUsed: side.spiralsUsed,
    turns: side.turns,
    idle: side.idle,
    acted: side.acted,
    played: side.played,
    out: side.out,
    points: side.points,
    open: side.dreamer !== NONE && !isCovered(s, side),
  };
}

function faceDown(s: State, seat: SeatIndex, laid: Laid | null, who: Viewer): FaceDown | null {
  if (!laid) return null;
  if (who !== seat) return { known: null };
  const { boost, item } = laid;
  if (item === NONE) return { known: { boost, item: null, value: 0 } };
  return { known: { boost, item, value: itemWorth(s, sideOf(s, seat), item, laid) } };
}

function fightView(s: State, f: Fight, who: Viewer): FightView {
  return {
    seat: f.seat,
    place: f.place,
    defender: f.defender,
    target: f.target === DREAMER ? null : f.target,
    attack: attackTotal(s, f),
    defence: defenceTotal(s, f),
    attackBoost: f.attackBoost,
    defenceBoost: f.defenceBoost,
    item: f.item === NONE ? null : f.item,
    laid: [faceDown(s, f.seat, f.laid[0], who), faceDown(s, f.defender, f.laid[1], who)],
  };
}

/** What a side has laid face down is known to that side alone; the others know that it has. */
const FACE_DOWN: Laid = { boost: [], item: NONE, pay: [], spirals: 0 };

function frameView(f: AnyFrame, who: Viewer): AnyFrame {
  if (f.kind !== 'fight') return { ...f };
  const [attack, defence] = f.laid;
  return {
    ...f,
    laid: [who === f.seat ? attack : attack && FACE_DOWN, who === f.defender ? defence : defence && FACE_DOWN],
  };
}

function suggestionsFor(s: State, who: Viewer, top: AnyFrame | undefined): Suggestion[] {
  if (top?.kind !== 'turn' || top.step !== 'prepare' || top.seat !== who) return [];
  const side = sideOf(s, who);
  const playable = new Set(
    prepareAnswers(s, top).flatMap((a: Answer) => (a.do === 'summon' || a.do === 'use' ? [a.card] : [])),
  );
  return [...playable].flatMap((card) => {
    const payment = suggested(s, side, card);
    return payment ? [{ card, ...payment, sameColour: sameColour(s, side, card, payment) }] : [];
  });
}

export function viewOf(s: State, who: Viewer): View {
  const stack = s.stacks.at(-1);
  const top = stack?.at(-1);
  const bottom = stack?.[0];
  return {
    viewer: who,
    options: s.options,
    round: s.round,
    turn: s.turn,
    order: s.order,
    designated: bottom?.kind === 'turn' && bottom.target !== NONE ? bottom.target : null,
    step: top ? `${top.kind}.${top.step}` : 'over',
    limit: wakingLimit(s),
    pile: s.pile,
    used: s.used,
    dreamers: s.dreamers,
    sides: [...s.sides.keys()].map((seat) => sideView(s, seat, who)),
    fight: top?.kind === 'fight' ? fightView(s, top, who) : null,
    pool: top?.kind === 'draft' ? top.pool : null,
    suggestions: suggestionsFor(s, who, top),
    stacks: s.stacks.map((frames) => frames.map((f) => frameView(f, who))),
    serial: s.serial,
    gone: [...s.gone],
    quiet: s.quiet,
    winners: s.over ? s.winners : null,
    ending: s.ending,
  };
}
