/** SON-INI, SON-IMP, SON-DUE-01..03, SON-BOT-02..03: how an exchange begins, and who takes the upper hand. */
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../../answers.ts';
import { BOTTES, type BotteId, PLACES } from '../../data/bottes.ts';
import { PRICES } from '../../data/tables.ts';
import type { Io } from '../../events.ts';
import { type Figure, type FigureIndex, show } from '../../figure.ts';
import type { AnyFrame, Drawer, Duel } from '../../frames.ts';
import type { DuelKind } from '../../questions.ts';
import { goTo, type State } from '../../state.ts';
import type { SongeDecision } from '../../types.ts';
import { startImpressing } from '../contest.ts';
import { COMBINATION, cannotTakeOn, capped, OPENING, paidOut } from '../drawing.ts';
import { castSpell, drinks, otherActs, useObject } from '../magic.ts';
import { canAfford, cannotPay, pay, payable, priced, pricedBy, purseOf, tryPay } from '../panache.ts';
import { mayWait, wait } from '../turns.ts';
import { leaveStage } from '../wounds.ts';
import {
  burdenOf,
  burdenTerms,
  comparedOut,
  drawFor,
  drawnAt,
  drawnOnce,
  escrimeTerms,
  figureAt,
  fixedOf,
  isImposed,
  mending,
  nameAt,
  other,
  SIDES,
  seatAt,
  showsOf,
  stonesBack,
  toldOf,
} from './sides.ts';
import { duelStep, PASS, PASS_ON } from './step.ts';

type Decided = SongeDecision<DuelKind>;

/** SON-INI-01: the token passes on at every new fight, but stays with who was robbed of it (SON-INI-05). */
export function passToken(s: State): undefined {
  const stays = s.tokenStays;
  s.tokenStays = false;
  if (stays) return;
  const nobody = s.players.length === 1 ? [-1] : [];
  const circle = s.conteur === null ? [...s.players, ...nobody] : [...s.players, s.conteur].sort((a, b) => a - b);
  s.token = circle[(circle.indexOf(s.token) + 1) % circle.length] ?? -1;
}

/** Which side's seat holds the token; SON-DUE-02: perhaps neither. */
function holderOf(s: State, f: Duel): Duel['holder'] {
  if ((seatAt(s, f, 0) ?? -1) === s.token) return 0;
  return (seatAt(s, f, 1) ?? -1) === s.token ? 1 : -1;
}

/** SON-IMP-01, SON-IMP-02: the challenger shows his Escrime, and the other if he answers. */
function impress(s: State, f: Duel, answered: boolean): undefined {
  const [challenger, rival] = [f.sides[f.turn].figure, f.sides[other(f.turn)].figure];
  f.turn = 0;
  goTo(s, f, 'bid');
  startImpressing(s, f, answered ? [challenger, rival] : [challenger]);
}

/** More than anybody bids at once. */
const NEVER = 99;
/** The least that leads, if it can be paid. */
function leastBid(s: State, f: Duel, side: Drawer): number {
  const count = Math.max(1, f.sides[other(side)].bid - f.sides[side].bid + 1);
  return count <= purseOf(s, f.sides[side].figure) ? count : NEVER;
}

/** SON-INI-03: an ascending auction; what is staked is lost. */
function bid(s: State, f: Duel, a: Do<'bid'>, io: Io, d: Decided): Refusal | undefined {
  const { side } = d.about;
  const own = f.sides[side];
  const refusal = cannotPay(s, own.figure, a.count, 'SON-INI-03', a);
  if (refusal) return refusal;
  if (own.bid + a.count <= f.sides[other(side)].bid)
    return refuse('invalid', 'SON-INI-03', 'bidTooLow', { least: f.sides[other(side)].bid - own.bid + 1 });
  pay(s, own.figure, a.count, 'SON-PPC-01', io, a);
  own.bid += a.count;
  io.tell?.({ kind: 'bid', rule: 'SON-INI-03', ...toldOf(s, f, side), stake: own.bid });
  f.passes = 0;
  f.turn = other(side);
  goTo(s, f, 'bid');
}

function auctionOver(s: State, f: Duel, io: Io): undefined {
  const [a, b] = f.sides;
  const before = holderOf(s, f);
  f.holder = a.bid > b.bid ? 0 : b.bid > a.bid ? 1 : before;
  // SON-INI-05: robbed, he holds it again for the next fight.
  f.robbed = f.holder !== before && f.holder >= 0;
  s.tokenStays = f.robbed;
  const rule = f.robbed ? 'SON-INI-03' : 'SON-INI-01';
  if (f.holder >= 0) io.tell?.({ kind: 'initiative', rule, name: nameAt(s, f, f.holder as Drawer), stolen: f.robbed });
  beginExchange(s, f, io);
}

export function beginExchange(s: State, f: Duel, io: Io): undefined {
  f.passes = 0;
  f.turn = 0;
  f.free = null;
  f.botte = null;
  f.chain = 0;
  f.made = 0;
  f.counter = false;
  f.special = false;
  f.trick = null;
  f.given = [null, null];
  for (const side of f.sides) {
    side.aim = null;
    side.wager = 0;
    side.acted = false;
  }
  io.tell?.({ kind: 'exchange', rule: 'SON-DUE-10', n: f.exchange });
  goTo(s, f, 'stance');
}

function passTurn(s: State, f: Duel): undefined {
  f.passes++;
  f.turn = other(f.turn);
  goTo(s, f, f.step);
}
/** Who has nothing to stake passes, too, until both have. */
const untilBothPass =
  (over: (s: State, f: Duel, io: Io) => undefined) =>
  (s: State, f: Duel, io: Io): undefined =>
    f.passes < 2 ? passTurn(s, f) : over(s, f, io);

const READY: Answer = { do: 'ready' };
const DELAY: Answer = { do: 'delay' };
/** The same at every exchange, until this side is hurt. */
const READY_ON: Answer = { do: 'ready', stands: true };
const GIVE_UP: readonly Answer[] = [{ do: 'yield' }, { do: 'flee' }];

function stances(s: State, f: Duel, side: Drawer): Answer[] {
  const figure = figureAt(s, f, side);
  const aims = f.dark ? [] : figure.sheet.bottes.map((botte): Answer => ({ do: 'ready', botte }));
  // Anybody may give up at any time; it is offered to those who are in trouble.
  const trouble = f.sides[side].dessous > 0 || figure.wounds.length + figure.boxes > 0;
  const others = otherActs(s, f.sides[side].figure);
  const later: readonly Answer[] = side === 0 && mayWait(s, f) ? [DELAY] : [];
  return [READY, READY_ON, ...aims, ...others, ...later, ...(trouble ? GIVE_UP : [])];
}

function ready(s: State, f: Duel, { botte, panache = 0 }: Do<'ready'>, _io: Io, d: Decided): Refusal | undefined {
  const { side } = d.about;
  const figure = figureAt(s, f, side);
  const tooMuch = cannotTakeOn('opening', { panache });
  if (tooMuch) return tooMuch;
  if (botte !== undefined) {
    if (!figure.sheet.bottes.includes(botte)) return refuse('invalid', 'SON-BOT-07', 'notYourBotte');
    // Nobody reads a combination that nobody may see (ruling).
    if (f.dark) return refuse('invalid', 'SON-DUE-09', 'inTheDark');
    // Stones that may show a combination are laid in order, for all to see.
    show(figure, botte);
  }
  f.sides[side].aim = botte ?? null;
  f.sides[side].wager = panache;
  onGuard(s, f, side);
}

/** The other one's turn; when both have said what they do, they draw. */
function onGuard(s: State, f: Duel, side: Drawer): undefined {
  if (side === 0) {
    f.turn = 1;
    return goTo(s, f, 'stance');
  }
  s.readings = [];
  goTo(s, f, 'open');
}

/** SON-INI-07, SON-DUE-10: something else than fencing, at the price of this exchange's opening. */
const instead =
  <A>(act: (s: State, i: FigureIndex, a: A, io: Io, under: AnyFrame) => Refusal | undefined) =>
  (s: State, f: Duel, a: A, io: Io, d: Decided): Refusal | undefined => {
    const { side } = d.about;
    const refusal = act(s, f.sides[side].figure, a, io, f);
    if (refusal) return refusal;
    f.sides[side].acted = true;
    onGuard(s, f, side);
  };

/** SON-DUE-10: one side gives the fight up. */
function leaves(s: State, f: Duel, a: Do<'yield'> | Do<'flee'>, io: Io, d: Decided): undefined {
  const { side } = d.about;
  leaveStage(s, f.sides[side].figure, a.do === 'yield' ? 'surrendered' : 'fled', 'SON-DUE-10', io);
  f.loser = side;
  goTo(s, f, 'over');
}

/** SON-DUE-01, SON-DUE-02: both draw, from the same bag, before anything goes back. */
function open(s: State, f: Duel, io: Io): undefined {
  // Who does something else leaves the upper hand to the other.
  const [a, b] = f.sides;
  if (a.acted && b.acted) return goTo(s, f, 'next');
  if (a.acted || b.acted) return upperHand(s, f, a.acted ? 1 : 0, io);
  f.base = s.options.duelBase === 'escrime';
  f.draws = [null, null];
  for (const side of SIDES) {
    // SON-INI-08.
    const plain = burdenOf(s, f, side) + (f.holder === side ? 2 : 0);
    // In order only where a combination may come of it.
    const inOrder = f.sides[side].aim !== null && (!s.weighed || s.weighed.side === side);
    const begun = { use: 'opening', plain, panache: f.sides[side].wager } as const;
    drawFor(s, f, side, begun, inOrder ? COMBINATION : OPENING, io, inOrder);
  }
  for (const side of SIDES) {
    if (io.tell) {
      const holder = f.holder === side ? [{ rule: 'SON-DUE-02', what: 'initiative', value: 2 }] : [];
      const { wager } = f.sides[side];
      const added = wager > 0 ? [{ rule: 'SON-PPG-08', what: 'panache', value: -wager }] : [];
      const terms = [...escrimeTerms(s, f, side), ...holder, ...burdenTerms(s, f, side), ...added];
      const sum = capped(terms, fixedOf(s, f, side));
      io.tell({ kind: 'opened', rule: 'SON-DUE-01', ...drawnAt(s, f, side), row: f.rows[side], sum });
    }
    drawnOnce(s, f, side);
  }
  comparedOut(s, f);
  tellAhead(s, f, io);
  f.passes = 0;
  f.turn = 0;
  goTo(s, f, 'shift');
}

/** Who shows more white for the moment: told also in the dark. */
function tellAhead(s: State, f: Duel, io: Io): undefined {
  if (!io.tell) return;
  const less = behind(s, f);
  const side = less === undefined ? 0 : other(less);
  const ahead =
    less === undefined ? { name: '', free: null } : { name: nameAt(s, f, side), free: freeBotte(s, f, side) };
  io.tell({ kind: 'ahead', rule: 'SON-DUE-03', figure: f.sides[side].figure, ...ahead });
}

/** SON-BOT-02: the botte that this side's opening gives for nothing. */
const freeBotte = (s: State, f: Duel, side: Drawer): BotteId | null =>
  f.rows[side].length > 0 && completes(s, f, side, f.rows[side]) ? f.sides[side].aim : null;

/** SON-PPG-08: the stones go back, and then what was taken on is paid. */
function drawsOver(s: State, f: Duel, up: Drawer | undefined, io: Io): undefined {
  const { draws } = f;
  stonesBack(s, f);
  for (const side of SIDES) {
    const draw = draws[side];
    if (draw) paidOut(s, f.sides[side].figure, draw, side === up, io);
  }
}

/** SON-DUE-03: more white takes the upper hand. */
function upperHand(s: State, f: Duel, up: Drawer, io: Io): undefined {
  f.up = up;
  // SON-BOT-02: only who takes the upper hand.
  f.free = freeBotte(s, f, up);
  io.tell?.({ kind: 'upperHand', rule: 'SON-DUE-03', ...toldOf(s, f, up), free: f.free });
  drawsOver(s, f, up, io);
  f.base = false;
  f.made = 0;
  f.chain = 0;
  goTo(s, f, 'attack');
}

/** The other one may shift his stones too; then who is behind may mend. */
function afterShift(s: State, f: Duel, side: Drawer): undefined {
  f.passes = 0;
  f.turn = side === 0 ? 1 : (behind(s, f) ?? 1);
  goTo(s, f, side === 0 ? 'shift' : 'openMend');
}

/** Who shows less white, if anybody does. */
function behind(s: State, f: Duel): Drawer | undefined {
  const [a, b] = [showsOf(s, f, 0), showsOf(s, f, 1)];
  return a === b ? undefined : a < b ? 0 : 1;
}

function openAgain(s: State, f: Duel, side: Drawer, io: Io): undefined {
  comparedOut(s, f);
  tellAhead(s, f, io);
  f.passes = 0;
  f.turn = behind(s, f) ?? side;
}

/** SON-KAR-13: who is not behind, and on whom the Conteur imposes it. */
const weighedDown = (s: State, f: Duel): Drawer | undefined => SIDES.find((side) => isImposed(s, f, side));

function opened(s: State, f: Duel, io: Io): undefined {
  const side = weighedDown(s, f);
  if (side !== undefined) {
    f.turn = side;
    f.mended = 'openMend';
    return goTo(s, f, 'avoid');
  }
  const less = behind(s, f);
  if (less !== undefined) return upperHand(s, f, other(less), io);
  io.tell?.({ kind: 'tie', rule: 'SON-DUE-03' });
  f.passes = 0;
  f.turn = 0;
  f.chain = 0;
  goTo(s, f, 'tie');
}

/** SON-KAR-13: the black stones lie there, or not: who is behind now may mend. */
export function openedAgain(s: State, f: Duel, io: Io): undefined {
  openAgain(s, f, f.turn, io);
  goTo(s, f, 'openMend');
}

/** SON-OPP-02: one who pays breaks the tie; `chain` holds who paid while it lasts: 1 the first side, 2 the second, 3 both. */
function breakTie(s: State, f: Duel, a: Do<'breakTie'>, io: Io, d: Decided): Refusal | undefined {
  const { side } = d.about;
  const refusal = tryPay(s, f.sides[side].figure, PRICES.tie, 'SON-OPP-02', io, a);
  if (refusal) return refusal;
  f.chain += side + 1;
  passTurn(s, f);
}

/** SON-OPP-02: neither or both pay, and it is drawn again; never more than this often in one exchange (SON-DUE-01). */
const MOST_TIES = 3;

function tieOver(s: State, f: Duel, io: Io): undefined {
  const paid = f.chain;
  f.chain = 0;
  if (paid === 1 || paid === 2) return upperHand(s, f, paid === 1 ? 0 : 1, io);
  f.made = (f.made + 1) % MOST_TIES;
  if (f.made > 0) {
    stonesBack(s, f);
    return goTo(s, f, 'open');
  }
  // The exchange is void: what was taken on for it is paid, as after a failure.
  drawsOver(s, f, undefined, io);
  goTo(s, f, 'next');
}

const BID = pricedBy((count) => ({ do: 'bid', count }));
const SHIFT = pricedBy((place) => ({ do: 'shift', place }));
const BREAK_TIE = priced({ do: 'breakTie' });
const IMPRESS: readonly Answer[] = [PASS, { do: 'impress' }];

export const opening = {
  impress: duelStep({
    kind: 'duel.impress',
    side: (_s, f) => f.turn,
    cites: ['SON-IMP-01'],
    choices: () => IMPRESS,
    on: {
      impress: { cites: ['SON-IMP-01', 'SON-IMP-02'], take: (s, f) => goTo(s, f, 'impressed') },
      pass(s, f) {
        f.turn = other(f.turn);
        goTo(s, f, f.turn === 1 ? 'impress' : 'bid');
      },
    },
  }),
  impressed: duelStep({
    kind: 'duel.impressed',
    side: (_s, f) => other(f.turn),
    cites: ['SON-IMP-01', 'SON-IMP-02'],
    choices: () => IMPRESS,
    on: { impress: (s, f) => impress(s, f, true), pass: (s, f) => impress(s, f, false) },
  }),
  bid: duelStep({
    kind: 'duel.bid',
    // SON-INI-03: not who was taken by surprise.
    side: (s, f) => (f.passes < 2 && !f.sides[f.turn].surprised && leastBid(s, f, f.turn) <= 12 ? f.turn : undefined),
    about(s, f, side) {
      const [name, foe] = [nameAt(s, f, side), nameAt(s, f, other(side))];
      return { foe, side, name, stake: f.sides[side].bid, foeStake: f.sides[other(side)].bid, passed: f.passes };
    },
    cites: ['SON-INI-03', 'SON-PPC-01'],
    choices(s, f, side) {
      const count = leastBid(s, f, side);
      return [PASS, payable(s, f.sides[side].figure, count, BID(count))];
    },
    on: { bid: { cites: ['SON-INI-03'], take: bid }, pass: passTurn },
    run: untilBothPass(auctionOver),
  }),
  stance: duelStep({
    kind: 'duel.stance',
    side: (_s, f) => f.turn,
    cites: ['SON-DUE-01', 'SON-DUE-03', 'SON-INI-08'],
    choices: stances,
    on: {
      ready: {
        cites: (_d, { botte }) => (botte ? ['SON-DUE-01', 'SON-BOT-02', 'SON-BOT-03'] : ['SON-DUE-01']),
        take: ready,
      },
      potion: { cites: ['SON-POT-01', 'SON-POT-03'], take: instead(drinks) },
      spell: { cites: ['SON-MAG-02', 'SON-MAG-12'], take: instead(castSpell) },
      useObject: { cites: ['SON-OBJ-03'], take: instead(useObject) },
      delay: {
        cites: ['SON-INI-06'],
        take: (s, f, _a, io, d) =>
          d.about.side === 0 ? wait(s, f, io) : refuse('invalid', 'SON-INI-06', 'nobodyToWaitFor'),
      },
      yield: { cites: ['SON-DUE-10'], take: leaves },
      flee: { cites: ['SON-DUE-10'], take: leaves },
    },
    absent: { do: 'yield' },
  }),
  open: { run: open },
  shift: duelStep({
    kind: 'duel.shift',
    side: (s, f) => (shiftable(s, f, f.turn) >= 0 ? f.turn : undefined),
    cites: ['SON-PPC-03', 'SON-BOT-02'],
    choices: (s, f, side) => [PASS, payable(s, f.sides[side].figure, PRICES.shift, SHIFT(shiftable(s, f, side)))],
    on: {
      pass: (s, f, _a, _io, d) => afterShift(s, f, d.about.side),
      shift: {
        cites: ['SON-PPC-03'],
        take: (s, f, a, io, d) => shift(s, f, d.about.side, a, io) ?? afterShift(s, f, d.about.side),
      },
    },
    run: (s, f) => afterShift(s, f, f.turn),
  }),
  openMend: duelStep(
    mending({
      kind: 'duel.openMend',
      failing(s, f) {
        const side = behind(s, f);
        return side !== undefined && side === f.turn && f.passes === 0 ? side : undefined;
      },
      read: openAgain,
      stand(s, f) {
        f.passes = 1;
        goTo(s, f, 'openMend');
      },
      run: opened,
    }),
  ),
  tie: duelStep({
    kind: 'duel.tie',
    side: (s, f) => (f.passes < 2 && canAfford(s, f.sides[f.turn].figure, PRICES.tie) ? f.turn : undefined),
    cites: ['SON-OPP-02', 'SON-DUE-03'],
    choices: (s, f, side) => [PASS, PASS_ON, payable(s, f.sides[side].figure, PRICES.tie, BREAK_TIE)],
    on: { pass: passTurn, breakTie },
    run: untilBothPass(tieOver),
  }),
};

// -- SON-BOT-02, SON-BOT-03, SON-BOT-06, SON-PPC-03: combinations of an opening draw.

/** Whether a row shows a combination that a figure knows for a botte: SON-BOT-06. */
const showsOne = ({ sheet }: Figure, id: BotteId, row: readonly boolean[], fixed: number): boolean =>
  shows(row, fixed, BOTTES[id].combination) ||
  sheet.combinations.some(({ botte, places }) => botte === id && shows(row, fixed, places));

/**
 * SON-BOT-02, SON-BOT-03: two white first, then six places. Fixed stones lie where the combination wants their colour, as
 * the player would lay them, what is left over on its free places from the end; drawn stones fill the others in order.
 */
export function shows(row: readonly boolean[], fixed: number, combination: string): boolean {
  if (row.length < 2 || !row[0] || !row[1]) return false;
  const places = laid(fixed, combination);
  if (!places) return false;
  let at = 2;
  for (let i = 0; i < PLACES; i++) {
    const stone = places[i] ?? row[at++];
    if (stone === undefined) return false;
    const wanted = combination[i];
    if (wanted !== '·' && (wanted === '○') !== stone) return false;
  }
  return true;
}

/** Where fixed stones lie, if they can lie without breaking the combination. */
function laid(fixed: number, combination: string): (boolean | undefined)[] | undefined {
  const places: (boolean | undefined)[] = [];
  for (let i = 0; i < PLACES; i++) places.push(undefined);
  let left = Math.abs(fixed);
  const lay = (i: number): undefined => {
    if (left > 0 && places[i] === undefined) {
      places[i] = fixed > 0;
      left--;
    }
  };
  for (let i = 0; i < PLACES; i++) if (combination[i] === (fixed > 0 ? '○' : '●')) lay(i);
  for (let i = PLACES - 1; i >= 0; i--) if (combination[i] === '·') lay(i);
  return left > 0 ? undefined : places;
}

const completes = (s: State, f: Duel, side: Drawer, row: readonly boolean[]): boolean => {
  const { aim } = f.sides[side];
  return aim !== null && showsOne(figureAt(s, f, side), aim, row, fixedOf(s, f, side));
};

const swapped = (row: readonly boolean[], place: number): boolean[] => {
  const moved = [...row];
  moved[place] = row[place + 1] as boolean;
  moved[place + 1] = row[place] as boolean;
  return moved;
};

/** SON-PPC-03: the neighbours whose exchange would complete the combination aimed at; −1 where none does, or none is needed. */
function shiftable(s: State, f: Duel, side: Drawer): number {
  const row = f.rows[side];
  if (row.length < 3 || completes(s, f, side, row) || !canAfford(s, f.sides[side].figure, PRICES.shift)) return -1;
  for (let place = 0; place + 1 < row.length; place++)
    if (row[place] !== row[place + 1] && completes(s, f, side, swapped(row, place))) return place;
  return -1;
}

export function shift(s: State, f: Duel, side: Drawer, a: Do<'shift'>, io: Io): Refusal | undefined {
  const row = f.rows[side];
  if (row[a.place + 1] === undefined) return refuse('invalid', 'SON-PPC-03', 'noSuchPlace');
  const refusal = tryPay(s, f.sides[side].figure, PRICES.shift, 'SON-PPC-03', io, a);
  if (refusal) return refusal;
  f.rows[side] = swapped(row, a.place);
}
