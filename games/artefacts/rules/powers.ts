/** The special powers at work. ART-POW-02: as much as possible; ART-POW-04: whoever has one need not use it. */

import { next, pop, push } from '@reverie/kernel/frames';
import type { Io, RuleId, SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { stepped } from '@reverie/kernel/steps';
import type { Answer, Do } from '../answers.ts';
import { CARD_POWER } from '../data/cards.ts';
import { SORTS } from '../data/dream-powers.ts';
import { POWER_CARDS, type Power } from '../data/powers.ts';
import type { Event } from '../events.ts';
import type { PowerAbout } from '../questions.ts';
import {
  type AtWork,
  cardAt,
  enduranceAt,
  hasTwin,
  isAsleep,
  MOST_ENDURANCE,
  NONE,
  PLACES,
  put,
  ROW,
  type Side,
  type State,
  sideOf,
  sleepBy,
  type Turn,
  without,
} from '../state.ts';
import type { Types } from '../types.ts';
import { drawPowers, shatter, spend, total } from './zones.ts';

type Source = Pick<AtWork, 'power' | 'card' | 'place' | 'value'> & { readonly pay: readonly number[] };

const DECLINE: Answer = { do: 'decline' };

/** How many choices a power gives, where not its value: ART-POW-10 and ART-POW-11 touch one artefact, whatever that is. */
const TIMES: Readonly<Partial<Record<Power, number>>> = { reinforce: 1, weary: 1, swapDreamer: 1, tradePower: ROW };

/** ART-POW-03: used at once; if nothing can be affected, it is lost. */
export function startPower(
  s: State,
  under: Turn,
  { power, card, place, value, pay }: Source,
  io: Io<Event>,
): undefined {
  const { seat } = under;
  const frame = {
    kind: 'power',
    step: 'choose',
    serial: 0,
    seat,
    power,
    card,
    place,
    value,
    left: TIMES[power] ?? value,
    other: s.options.powersReach === 'designated' ? under.target : NONE,
    kept: s.options.recallOwnPayment ? [] : pay,
    given: NONE,
  } satisfies AtWork;
  if (options(s, frame).length > 0) push(s, frame, under);
  else io.tell?.({ kind: 'powerLost', rule: 'ART-POW-03', seat, power, card });
}

/** ART-MULTI-06: anybody, unless the table says otherwise or the power is bound to one player already. */
const reaches = (s: State, f: AtWork, seat: SeatIndex): boolean =>
  !sideOf(s, seat).out && seat !== f.seat && (f.other === NONE || f.other === seat);

/** The sorts of a row, each once. */
const sortsOf = (row: readonly number[]): number[] => row.filter((sort, i) => row.indexOf(sort) === i);

/** AMB-24: what lies among the used, without the source's own payment where that is kept. */
function recallable(s: State, f: AtWork, sort: number): number {
  let n = s.used[sort] as number;
  for (const kept of f.kept) if (kept === sort) n--;
  return n;
}

function canTouch(s: State, f: AtWork, seat: SeatIndex, place: number): boolean {
  const side = sideOf(s, seat);
  const card = cardAt(side, place);
  if (card === NONE) return false;
  switch (f.power) {
    case 'reinforce':
      return seat === f.seat && enduranceAt(side, place) < MOST_ENDURANCE;
    case 'weary':
      return reaches(s, f, seat) && enduranceAt(side, place) > 0;
    case 'immobilise':
      return reaches(s, f, seat) && !isAsleep(side, place);
    case 'doubleAttack':
      return seat === f.seat && !hasTwin(side, place) && CARD_POWER[card] !== 'doubleAttack';
    default:
      return false;
  }
}

/**
 * All that can be done with what is left of a power, declining left out, each in one number: whoever only counts them, or
 * draws one, makes no answers. `doing` says what a number stands for.
 */
function options(s: State, f: AtWork): number[] {
  const all: number[] = [];
  const own = sideOf(s, f.seat);
  switch (f.power) {
    case 'recall': {
      const drops = own.row.length < ROW ? NO_DROP : sortsOf(own.row);
      for (let power = 0; power < s.used.length; power++) {
        if (recallable(s, f, power) <= 0) continue;
        for (const drop of drops) all.push(power * DIGIT + drop);
      }
      if (all.length === 0 && total(s.pile) > 0) for (const drop of drops) all.push(FROM_PILE + drop);
      return all;
    }
    case 'forget':
      for (let seat = 0; seat < s.sides.length; seat++) {
        if (seat !== f.seat && !reaches(s, f, seat)) continue;
        for (const power of sortsOf(sideOf(s, seat).row)) all.push(seat * DIGIT + power);
      }
      return all;
    case 'tradePower':
      for (let seat = 0; seat < s.sides.length; seat++) if (reaches(s, f, seat)) barters(s, seat, own, all);
      return all;
    case 'swapDreamer':
      for (let seat = 0; seat < s.sides.length; seat++) {
        if (reaches(s, f, seat) && sideOf(s, seat).dreamer !== NONE && own.dreamer !== NONE) all.push(seat);
      }
      return all;
    default:
      for (let seat = 0; seat < s.sides.length; seat++) {
        for (let place = 0; place < PLACES; place++) {
          if (canTouch(s, f, seat, place)) all.push(seat * PLACES + place);
        }
      }
      return all;
  }
}

/** After the sorts of dream powers, one number for none of them. */
const NO_SORT = SORTS;
const DIGIT = SORTS + 1;
const NO_DROP: readonly number[] = [NO_SORT];
const FROM_PILE = DIGIT * DIGIT;

/** ART-POW-17: one for one, as often as wanted; like for like changes nothing and is left out. */
function barters(s: State, seat: SeatIndex, own: Side, all: number[]): void {
  const { row } = sideOf(s, seat);
  if (row.length === 0) return;
  const gets = s.options.barterPick === 'each' ? NO_DROP : sortsOf(row);
  for (const give of sortsOf(own.row)) {
    for (const get of gets) if (get !== give) all.push((seat * DIGIT + give) * DIGIT + get);
  }
}

function doing(f: AtWork, option: number): Answer {
  const low = option % DIGIT;
  const high = Math.floor(option / DIGIT);
  switch (f.power) {
    case 'recall': {
      const drop = low === NO_SORT ? undefined : { drop: low };
      return option >= FROM_PILE ? { do: 'drawPower', ...drop } : { do: 'recall', power: high, ...drop };
    }
    case 'forget':
      return { do: 'forget', seat: high, power: low };
    case 'tradePower': {
      const [seat, give] = [Math.floor(high / DIGIT), high % DIGIT];
      return low === NO_SORT ? { do: 'barter', seat, give } : { do: 'barter', seat, give, get: low };
    }
    case 'swapDreamer':
      return { do: 'swap', seat: option };
    default:
      return { do: 'target', seat: Math.floor(option / PLACES), place: option % PLACES };
  }
}

/** One choice is used; the power ends when none is left, or nothing to choose from. */
function used(s: State, f: AtWork): undefined {
  f.left--;
  next(s, f, 'choose');
  if (f.left === 0 || options(s, f).length === 0) pop(s, f);
}

const wrongTarget = (f: AtWork): Refusal => refuse('invalid', POWER_CARDS[f.power].rule, 'notATarget');

function touch(s: State, f: AtWork, a: Do<'target'>, io: Io<Event>): Refusal | undefined {
  if (!s.sides[a.seat] || !canTouch(s, f, a.seat, a.place)) return wrongTarget(f);
  const side = sideOf(s, a.seat);
  const { rule } = POWER_CARDS[f.power];
  const card = cardAt(side, a.place);
  const target = { seat: f.seat, owner: a.seat, place: a.place, card };
  switch (f.power) {
    case 'immobilise':
      f.other = a.seat;
      side.asleep = put(side.asleep, a.place, sleepBy(f.seat));
      io.tell?.({ kind: 'turnedDown', rule, ...target });
      break;
    case 'doubleAttack':
      side.twin = put(side.twin, a.place, 1);
      io.tell?.({ kind: 'struckTwin', rule, ...target });
      break;
    default: {
      const before = enduranceAt(side, a.place);
      const wanted = f.power === 'reinforce' ? before + f.value : before - f.value;
      const endurance = Math.min(MOST_ENDURANCE, Math.max(0, wanted));
      side.endurance = put(side.endurance, a.place, endurance);
      io.tell?.({ kind: 'endurance', rule, ...target, power: f.power, change: endurance - before, endurance });
      if (endurance === 0 && s.options.zeroEndurance === 'immediate') shatter(s, a.seat, a.place, 'ART-POW-11', io);
    }
  }
  return used(s, f);
}

/** ART-POW-13: room is made first where the row is full. */
function makeRoom(s: State, f: AtWork, drop: number | undefined): Refusal | undefined {
  const side = sideOf(s, f.seat);
  if (side.row.length < ROW) return drop === undefined ? undefined : refuse('invalid', 'ART-POW-13', 'roomEnough');
  if (drop === undefined || !side.row.includes(drop)) return refuse('invalid', 'ART-POW-13', 'rowFull');
  spend(s, side, [drop]);
  return undefined;
}

function recall(s: State, f: AtWork, a: Do<'recall'>, io: Io<Event>): Refusal | undefined {
  if (recallable(s, f, a.power) <= 0) return refuse('invalid', 'ART-POW-13', 'notAmongUsed', { power: a.power });
  const refusal = makeRoom(s, f, a.drop);
  if (refusal) return refusal;
  const side = sideOf(s, f.seat);
  s.used = put(s.used, a.power, (s.used[a.power] as number) - 1);
  side.row = [...side.row, a.power];
  io.tell?.({ kind: 'recalled', rule: 'ART-POW-13', seat: f.seat, power: a.power, dropped: a.drop ?? null });
  return used(s, f);
}

/** From the common pile, where nothing was used yet. */
function drawInstead(s: State, f: AtWork, a: Do<'drawPower'>, io: Io<Event>): Refusal | undefined {
  const recalls = s.used.some((_, sort) => recallable(s, f, sort) > 0);
  if (recalls || total(s.pile) === 0) return refuse('invalid', 'ART-POW-13', 'usedFirst');
  const refusal = makeRoom(s, f, a.drop);
  if (refusal) return refusal;
  const side = sideOf(s, f.seat);
  const powers = drawPowers(s, 1, io);
  side.row = [...side.row, ...powers];
  io.tell?.({ kind: 'powersDrawn', rule: 'ART-POW-13', seat: f.seat, powers });
  return used(s, f);
}

/** ART-POW-14: to the used pile, one's own included. */
function forget(s: State, f: AtWork, a: Do<'forget'>, io: Io<Event>): Refusal | undefined {
  const side = s.sides[a.seat];
  const reached = side && (a.seat === f.seat || reaches(s, f, a.seat));
  if (!reached || !side.row.includes(a.power)) return wrongTarget(f);
  spend(s, side, [a.power]);
  io.tell?.({ kind: 'forgot', rule: 'ART-POW-14', seat: f.seat, other: a.seat, power: a.power });
  return used(s, f);
}

function barter(s: State, f: AtWork, a: Do<'barter'>, io: Io<Event>): Refusal | undefined {
  const side = s.sides[a.seat];
  const own = sideOf(s, f.seat);
  if (!side || !reaches(s, f, a.seat) || side.row.length === 0 || !own.row.includes(a.give)) return wrongTarget(f);
  if (s.options.barterPick === 'each') {
    f.other = a.seat;
    f.given = a.give;
    return next(s, f, 'giveBack');
  }
  if (a.get === undefined || !side.row.includes(a.get)) return wrongTarget(f);
  return exchange(s, f, a.seat, a.give, a.get, io);
}

function exchange(s: State, f: AtWork, seat: SeatIndex, gave: number, got: number, io: Io<Event>): undefined {
  const own = sideOf(s, f.seat);
  const side = sideOf(s, seat);
  own.row = [...without(own.row, gave), got];
  side.row = [...without(side.row, got), gave];
  f.other = seat;
  f.given = NONE;
  io.tell?.({ kind: 'bartered', rule: 'ART-POW-17', seat: f.seat, other: seat, gave, got });
  return used(s, f);
}

/** ART-POW-18: only the cards change places; AMB-29, ART-DREAM-10. */
function swap(s: State, f: AtWork, a: Do<'swap'>, io: Io<Event>): Refusal | undefined {
  const own = sideOf(s, f.seat);
  const side = s.sides[a.seat];
  if (!side || !reaches(s, f, a.seat) || side.dreamer === NONE) return wrongTarget(f);
  const [gave, got] = [own.dreamer, side.dreamer];
  own.dreamer = got;
  side.dreamer = gave;
  io.tell?.({ kind: 'swapped', rule: 'ART-POW-18', seat: f.seat, other: a.seat, gave, got });
  return used(s, f);
}

/** What the texts need to name targets: the cards in play, by seat. */
const about = (s: State, { power, card, value, left, seat, given }: AtWork): PowerAbout => {
  const places = s.sides.map(({ cards }) => cards);
  return { power, card, value, left, seat, given, places };
};

type Use<K extends Answer['do']> = (s: State, f: AtWork, a: Do<K>, io: Io<Event>) => Refusal | undefined;

/** An answer rests on the rule of the power at work; one that belongs to another power has no target. */
const by = <K extends Answer['do']>(power: Power | null, use: Use<K>) => ({
  cites: (d: { readonly about: PowerAbout }): readonly RuleId[] => [POWER_CARDS[d.about.power].rule],
  take: ((s, f, a, io) => (power === null || f.power === power ? use(s, f, a, io) : wrongTarget(f))) as Use<K>,
});

export const atWork = stepped<Types, AtWork>({
  choose: {
    kind: 'power',
    about,
    cites: ({ about: { power } }) => [
      ...['ART-POW-01', 'ART-POW-02', 'ART-POW-04', POWER_CARDS[power].rule, 'ART-MULTI-06'],
      ...(power === 'swapDreamer' ? ['ART-DREAM-10'] : []),
      ...(power === 'reinforce' ? ['ART-ENDUR-02'] : []),
    ],
    choices: (s, f) => [...options(s, f).map((option) => doing(f, option)), DECLINE],
    draw(s, f, _d, below) {
      const all = options(s, f);
      const at = below(all.length + 1);
      return at === all.length ? DECLINE : doing(f, all[at] as number);
    },
    on: {
      target: by(null, touch),
      recall: by('recall', recall),
      drawPower: by('recall', drawInstead),
      forget: by('forget', forget),
      barter: by('tradePower', barter),
      swap: by('swapDreamer', swap),
      decline: {
        cites: ['ART-POW-04'],
        take(s, f) {
          pop(s, f);
          return undefined;
        },
      },
    },
    otherwise: ['ART-POW-05', 'powerFirst'],
    absent: DECLINE,
  },
  giveBack: {
    kind: 'giveBack',
    to: (_s, f) => f.other,
    about,
    cites: ['ART-POW-17'],
    choices: (s, f) => sortsOf(sideOf(s, f.other).row).map((power) => ({ do: 'giveBack', power })),
    on: {
      giveBack(s, f, { power }, io) {
        if (!sideOf(s, f.other).row.includes(power)) return wrongTarget(f);
        return exchange(s, f, f.other, f.given, power, io);
      },
    },
    otherwise: ['ART-POW-17', 'notATarget'],
    absent: (s, f) => ({ do: 'giveBack', power: sideOf(s, f.other).row[0] as number }),
  },
});
