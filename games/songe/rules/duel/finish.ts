/** SON-BOT, SON-DMG, SON-DES, SON-MRK: what comes of a chain: bottes, wounds, the dessous, marks. */
import type { Term } from '@reverie/kernel/events';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../../answers.ts';
import { BOTTES, type BotteId, WOUND_KINDS, type WoundKind } from '../../data/bottes.ts';
import { MANOEUVRES, type ManoeuvreId } from '../../data/manoeuvres.ts';
import { PRICES } from '../../data/tables.ts';
import type { Io } from '../../events.ts';
import { defencesOf, type Figure, forcedBy, placeWound, show } from '../../figure.ts';
import type { Drawer, Duel } from '../../frames.ts';
import { ROW } from '../../resolution.ts';
import { goTo, isAble, type State } from '../../state.ts';
import { cannotTakeOn, finishedOff, paidOut, SAVE } from '../drawing.ts';
import {
  borrow,
  canAfford,
  cannotPay,
  panacheOf,
  payable,
  priced,
  pricedBy,
  purseOf,
  tryPay,
  whiteInPurses,
} from '../panache.ts';
import { PARRIED } from '../ways.ts';
import { fellGuards, hurt, leaveStage, pastGuards, reduced, reducedBy, woundOf } from '../wounds.ts';
import {
  burdenOf,
  drawFor,
  drawnOnce,
  figureAt,
  isImposed,
  levelAt,
  mendingBlow,
  nameAt,
  other,
  readOut,
  showsOf,
  stonesBack,
  toldOf,
  undecide,
} from './sides.ts';
import { duelStep, PASS, PASS_ON } from './step.ts';

/** SON-BOT-01: those that could be launched now: owned, paid in their colours, or given by the opening draw. */
function bottesNow(s: State, f: Duel): BotteId[] {
  if (f.made === 0 || f.counter) return [];
  return figureAt(s, f, f.up).sheet.bottes.filter((id) => canLaunch(s, f, id));
}
function canLaunch(s: State, f: Duel, id: BotteId): boolean {
  const { figure } = f.sides[f.up];
  const { price } = BOTTES[id];
  if (f.free === id) return true;
  return panacheOf(s, figure) >= price && !cannotPay(s, figure, price, 'SON-BOT-01', {}, BOTTES[id]);
}
/** Whether there is any of them. */
const hasBotte = (s: State, f: Duel): boolean =>
  f.made > 0 && !f.counter && figureAt(s, f, f.up).sheet.bottes.some((id) => canLaunch(s, f, id));

/** SON-PPS-15: what is borrowed is drawn at random, so one borrows up to the price first, and sees whether the colours fit. */
function owedFor(s: State, f: Duel): number {
  if (f.made === 0 || f.counter) return 0;
  const { figure } = f.sides[f.up];
  const [have, could] = [panacheOf(s, figure), purseOf(s, figure)];
  let least = 0;
  for (const id of figureAt(s, f, f.up).sheet.bottes) {
    const { price } = BOTTES[id];
    if (have < price && price <= could && (least === 0 || price < least)) least = price;
  }
  return least;
}

function borrowing(s: State, f: Duel, a: Do<'borrow'>, io: Io): Refusal | undefined {
  const { figure } = f.sides[f.up];
  const missing = a.need - panacheOf(s, figure);
  if (missing <= 0) return refuse('invalid', 'SON-PPS-15', 'notShort');
  if (!canAfford(s, figure, a.need))
    return refuse('invalid', 'SON-KAR-02', 'karmaExhausted', { cases: figureAt(s, f, f.up).karma });
  borrow(s, figure, missing, io);
  goTo(s, f, 'botte');
}

function launch(s: State, f: Duel, a: Do<'botte'>, io: Io): Refusal | undefined {
  const { figure } = f.sides[f.up];
  if (!figureAt(s, f, f.up).sheet.bottes.includes(a.botte)) return refuse('invalid', 'SON-BOT-07', 'notYourBotte');
  if (f.made === 0) return refuse('invalid', 'SON-BOT-01', 'noManoeuvre');
  if (f.counter) return refuse('invalid', 'SON-CFO-02', 'noBotteNow');
  const { price, white, black } = BOTTES[a.botte];
  if (a.free) {
    if (f.free !== a.botte) return refuse('invalid', 'SON-BOT-02', 'noCombination');
  } else {
    const refusal = tryPay(s, figure, price, ['SON-BOT-01', 'SON-PPC-04'], io, a, { white, black });
    if (refusal) return refusal;
  }
  f.botte = a.botte;
  show(figureAt(s, f, f.up), a.botte);
  f.special = true;
  const [rule, free] = [a.free ? 'SON-BOT-02' : 'SON-BOT-01', a.free === true] as const;
  io.tell?.({ kind: 'launched', rule, ...toldOf(s, f, f.up), botte: a.botte, free });
  goTo(s, f, 'botteAnswer');
}

/** SON-BOT-05: eight stones of panache, or eight white ones. */
function counterBotte(s: State, f: Duel, a: Do<'counterBotte'>, io: Io): Refusal | undefined {
  const { figure } = f.sides[other(f.up)];
  return tryPay(s, figure, PRICES.botteCounter, 'SON-BOT-05', io, a) ?? answered(s, f, 'panache', true, 0, io);
}

/** SON-BOT-05: the best defence one has, and the same mends as any draw. */
function save(s: State, f: Duel, a: Do<'save'>, io: Io): Refusal | undefined {
  const tooMuch = cannotTakeOn('save', a);
  if (tooMuch) return tooMuch;
  const side = other(f.up);
  const figure = figureAt(s, f, side);
  const [best] = defencesOf(figure).sort((one, two) => levelAt(s, f, side, two) - levelAt(s, f, side, one));
  const id = best ?? 'esquiveSimple';
  show(figure, id);
  f.defence = id;
  const plain = levelAt(s, f, side, id) + burdenOf(s, f, side);
  drawFor(s, f, side, { use: 'save', plain, forced: forcedBy(figure, id), panache: a.panache ?? 0 }, SAVE, io);
  drawnOnce(s, f, side);
  readOut(s, f, side);
  goTo(s, f, 'saveMend');
}

export function saved(s: State, f: Duel, io: Io): undefined {
  const side = other(f.up);
  if (isImposed(s, f, side)) {
    f.turn = side;
    f.mended = 'saveMend';
    return goTo(s, f, 'avoid');
  }
  const shows = showsOf(s, f, side);
  const draw = f.draws[side];
  stonesBack(s, f);
  if (draw) paidOut(s, f.sides[side].figure, draw, shows >= ROW, io);
  answered(s, f, 'draw', shows >= ROW, f.dark ? 0 : shows, io);
}

function answered(s: State, f: Duel, how: 'panache' | 'draw', held: boolean, white: number, io: Io): undefined {
  const side = other(f.up);
  if (f.botte)
    io.tell?.({ kind: 'parriedBotte', rule: 'SON-BOT-05', ...toldOf(s, f, side), botte: f.botte, how, held, white });
  if (held) f.botte = null;
  sum(s, f);
}

/** SON-DMG: what the chain does, and the wound of the botte on top of it. */
function sum(s: State, f: Duel): undefined {
  const side = other(f.up);
  f.due = [];
  if (f.chain > 0) f.due.push({ side, total: f.chain, wound: null, botte: false });
  if (f.botte) f.due.push({ side, total: 0, wound: BOTTES[f.botte].wound, botte: true });
  goTo(s, f, 'suffer');
}

/** SON-FIN-01: the foe dies of it for all to see. SON-DTH-01: a player's own withdraws. */
function finishOff(s: State, f: Duel, victim: Drawer, io: Io): undefined {
  f.due.shift();
  const how = figureAt(s, f, victim).seat === null ? 'dead' : 'withdrawn';
  leaveStage(s, f.sides[victim].figure, how, 'SON-FIN-01', io);
  finishedOff(s, f.sides[other(victim)].figure, io);
  goTo(s, f, 'suffer');
}

/** What is about to be suffered: guards who fall first (SON-NPC-04), and the wound; null where nothing is left of the blow. */
function pendingWound(s: State, f: Duel) {
  const due = f.due[0];
  if (!due || due.wound) return { wound: due?.wound ?? null, total: 0, felled: 0, left: 0 };
  const { left, felled } = pastGuards(s, f.sides[due.side].figure, due.total - bluntness(s, f, due));
  const total = reduced(s, figureAt(s, f, due.side), left);
  return { wound: woundOf(total), total, felled, left };
}

type Due = Duel['due'][number];
/** SON-CFO-03: both sides of a coup fourré come here. SON-DEC-04: a thing that is no weapon hurts less. */
const bluntness = (s: State, f: Duel, due: Due): number =>
  due.side !== f.up && figureAt(s, f, f.up).improvised >= 0 ? 1 : 0;

/** The same as a sum, for the log. */
function woundTerms(s: State, f: Duel, due: Due, left: number): Term[] {
  const blunt = bluntness(s, f, due);
  const taken = due.total - blunt - left;
  return [
    { rule: 'SON-DMG-01', what: 'reussites', value: due.total },
    ...(blunt > 0 ? [{ rule: 'SON-DEC-04', what: 'improvised', value: -blunt }] : []),
    ...(taken > 0 ? [{ rule: 'SON-NPC-04', what: 'guards', value: -taken }] : []),
    ...reducedBy(s, figureAt(s, f, due.side), left),
  ];
}

/** SON-WND-07: whose wounds are told when the fight is over. */
export const keptSecret = (s: State, f: Duel, side: Drawer): boolean =>
  s.options.hiddenWounds && figureAt(s, f, side).seat !== null;

function takeWound(s: State, f: Duel, io: Io): undefined {
  if (f.due[0]?.final) return finishOff(s, f, f.due[0].side, io);
  const { wound, total, felled, left } = pendingWound(s, f);
  // Added up before guards fall.
  const sum = io.tell && f.due[0] && !f.due[0].wound ? woundTerms(s, f, f.due[0], left) : [];
  const due = f.due.shift();
  if (!due) return landed(s, f, 'mark');
  const { figure } = f.sides[due.side];
  if (!wound && felled === 0)
    io.tell?.({ kind: 'unhurt', rule: 'SON-DMG-02', ...toldOf(s, f, due.side), total: due.total });
  fellGuards(s, figure, felled, io);
  // Who is hurt thinks again about all that was decided.
  if (wound) undecide(f.sides[due.side]);
  const borne = wound && hurt(s, figure, wound, total, io, true, sum);
  if (borne) wounded(f, other(due.side), wound);
  goTo(s, f, 'suffer');
}

/** SON-MRK-01: the worst that this side has given. */
function wounded(f: Duel, side: Drawer, wound: WoundKind): undefined {
  const before = f.given[side];
  if (before !== null && WOUND_KINDS.indexOf(wound) <= WOUND_KINDS.indexOf(before)) return;
  f.given = side === 0 ? [wound, f.given[1]] : [f.given[0], wound];
}

/** SON-DES-01, SON-DES-02: a black stone for the rest of the fight; the fourth time the foe decides. */
function takeDessous(s: State, f: Duel, _a: Answer, io: Io): Refusal | undefined {
  const [due] = f.due;
  if (!due) return refuse('invalid', 'SON-DES-01', 'notNow');
  if (due.botte) return refuse('invalid', 'SON-DES-04', 'botteCannotBeTurned');
  const side = f.sides[due.side];
  f.due.shift();
  if (side.dessous >= 3) {
    f.mercy.push(due.side);
    return goTo(s, f, 'suffer');
  }
  undecide(side);
  const stones = ++side.dessous;
  const rule = stones > 1 ? 'SON-DES-02' : 'SON-DES-01';
  io.tell?.({ kind: 'dessous', rule, ...toldOf(s, f, due.side), stones });
  goTo(s, f, 'suffer');
}

/** All blows have landed: the foe decides about who is at his mercy. */
function landed(s: State, f: Duel, then: 'mark' | 'over'): undefined {
  const [victim] = f.mercy;
  if (victim === undefined) {
    f.turn = f.up;
    return goTo(s, f, then);
  }
  f.turn = other(victim);
  return goTo(s, f, 'fate');
}

/** SON-DES-02: what becomes of one who is at the foe's mercy. */
function fate(s: State, f: Duel, a: Do<'fate'>, io: Io): undefined {
  const victim = other(f.turn);
  const { figure } = f.sides[victim];
  io.tell?.({ kind: 'fate', rule: 'SON-DES-02', ...toldOf(s, f, victim), what: a.what });
  // SON-DTH-01: a player's character dies only by choice: to be killed is to withdraw.
  const mortal = figureAt(s, f, victim).seat === null;
  if (a.what === 'capture') leaveStage(s, figure, 'captured', 'SON-DES-02', io);
  else if (a.what === 'kill') leaveStage(s, figure, mortal ? 'dead' : 'withdrawn', 'SON-DES-02', io);
  f.mercy.shift();
  // Each at the other's mercy after a coup fourré: nobody has won.
  f.loser = f.loser < 0 ? victim : -1;
  landed(s, f, 'over');
}

/** SON-MRK-01: two for a scar, three or four for worse, after a Grave or Mortelle wound. */
const scar = (figure: Figure, text: string): void => {
  figure.marks = [...figure.marks, text];
};

/** Deep enough to be seen for life. */
const isDeep = (f: Duel): boolean => f.given[f.turn] === 'grave' || f.given[f.turn] === 'mortelle';

/** SON-CFO-01: in a coup fourré both have struck, and may leave a mark. */
function marked(s: State, f: Duel): undefined {
  if (!f.counter || f.turn !== f.up) return goTo(s, f, 'shed');
  f.turn = other(f.up);
  goTo(s, f, 'mark');
}

function mark(s: State, f: Duel, a: Do<'mark'>, io: Io): Refusal | undefined {
  const { figure } = f.sides[f.turn];
  const victim = other(f.turn);
  // A mark would tell how grave the wound is.
  if (keptSecret(s, f, victim)) return refuse('invalid', 'SON-WND-07', 'woundsKept');
  if (!isDeep(f)) return refuse('invalid', 'SON-MRK-01', 'noMarkNow');
  const refusal = tryPay(s, figure, a.size, ['SON-MRK-01', 'SON-PPC-05'], io, a);
  if (refusal) return refusal;
  const text = a.text ?? (a.size === 2 ? 'cicatrice' : 'séquelle');
  scar(figureAt(s, f, victim), text);
  io.tell?.({ kind: 'marked', rule: 'SON-MRK-01', ...toldOf(s, f, victim), text, size: a.size });
  marked(s, f);
}

const isSpecialOne = (id: ManoeuvreId | null): boolean => id !== null && MANOEUVRES[id].group === 'special';
/** A botte, or a manoeuvre of the special ones (SON-MAN-07) that succeeded. */
const isSpecial = (f: Duel): boolean =>
  f.turn === f.up ? f.special || isSpecialOne(f.trick) : isSpecialOne(f.defence);

/** SON-MRK-02: where one hit; a very sensitive place only after a botte or a special manoeuvre. */
function where(s: State, f: Duel, a: Do<'where'>, io: Io): Refusal | undefined {
  const { figure } = f.sides[f.turn];
  if (f.given[f.turn] === null) return refuse('invalid', 'SON-MRK-02', 'noMarkNow');
  if (a.sensitive && !isSpecial(f)) return refuse('invalid', 'SON-MRK-02', 'onlyAfterSpecial');
  const price = a.sensitive ? PRICES.sensitivePlace : PRICES.place;
  const refusal = tryPay(s, figure, price, 'SON-MRK-02', io, a);
  if (refusal) return refusal;
  const victim = figureAt(s, f, other(f.turn));
  if (victim.wounds.length > 0) placeWound(victim, a.place);
  else scar(victim, a.place);
  io.tell?.({ kind: 'marked', rule: 'SON-WND-11', ...toldOf(s, f, other(f.turn)), text: a.place, size: price });
  marked(s, f);
}

/** SON-DES-03: each chain won lets one black stone be cancelled. */
function canShed(s: State, f: Duel): boolean {
  return f.made > 0 && f.sides[f.up].dessous > 0 && canAfford(s, f.sides[f.up].figure, PRICES.shedDessous);
}
function shed(s: State, f: Duel, a: Do<'shed'>, io: Io): Refusal | undefined {
  const side = f.sides[f.up];
  if (side.dessous === 0 || f.made === 0) return refuse('invalid', 'SON-DES-03', 'nothingToShed');
  const refusal = tryPay(s, side.figure, PRICES.shedDessous, ['SON-DES-03', 'SON-PPC-06'], io, a);
  if (refusal) return refusal;
  side.dessous--;
  io.tell?.({ kind: 'dessous', rule: 'SON-DES-03', ...toldOf(s, f, f.up), stones: side.dessous });
  goTo(s, f, 'next');
}

/** For nothing where the opening gave it, else for the stones that fit its colours. */
function launching(s: State, f: Duel, botte: BotteId): Answer {
  if (f.free === botte) return { do: 'botte', botte, free: true };
  const { white, price, black } = BOTTES[botte];
  const have = whiteInPurses(s, f.sides[f.up].figure);
  return { do: 'botte', botte, white: Math.max(white, Math.min(have, price - black)) };
}

const WHERE = priced({ do: 'where', place: 'bras' });
const SENSITIVE = priced({ do: 'where', place: 'gorge', sensitive: true });
const MARK = pricedBy((size) => ({ do: 'mark', size }));

function marks(s: State, f: Duel): Answer[] {
  const { figure } = f.sides[f.turn];
  const have = purseOf(s, figure);
  const found: Answer[] = [PASS, PASS_ON, payable(s, figure, PRICES.place, WHERE)];
  if (isDeep(f) && !keptSecret(s, f, other(f.turn)))
    for (const size of [2, 3, 4]) if (size <= have) found.push(payable(s, figure, size, MARK(size)));
  const price = PRICES.sensitivePlace;
  if (isSpecial(f) && have >= price) found.push(payable(s, figure, price, SENSITIVE));
  return found;
}

const COUNTER = priced({ do: 'counterBotte' });
const SHED = priced({ do: 'shed' });
const SUFFER: readonly Answer[] = [{ do: 'wound' }, { do: 'dessous' }];
const FATES = (['capture', 'kill', 'spare'] as const).map((what): Answer => ({ do: 'fate', what }));

export const finish = {
  botte: duelStep({
    kind: 'duel.botte',
    side: (s, f) => (hasBotte(s, f) || owedFor(s, f) > 0 ? f.up : undefined),
    about: (s, f, side) => ({ foe: nameAt(s, f, other(side)), side, chain: f.chain, free: f.free }),
    cites: ['SON-BOT-04', 'SON-BOT-01'],
    choices(s, f) {
      const need = owedFor(s, f);
      const owed: Answer[] = need > 0 ? [{ do: 'borrow', need }] : [];
      return [PASS, PASS_ON, ...bottesNow(s, f).map((botte) => launching(s, f, botte)), ...owed];
    },
    on: {
      borrow: { cites: ['SON-PPS-15', 'SON-KAR-07'], take: borrowing },
      botte: { cites: (_d, { free }) => (free ? ['SON-BOT-02'] : ['SON-BOT-01', 'SON-PPC-04']), take: launch },
      pass: sum,
    },
    run: sum,
  }),
  botteAnswer: duelStep({
    kind: 'duel.botteAnswer',
    side: (_s, f) => other(f.up),
    about: (s, f, side) => ({ foe: nameAt(s, f, other(side)), side, botte: f.botte }),
    cites: ['SON-BOT-05', 'SON-DES-04'],
    worth: PARRIED,
    choices(s, f, side) {
      const { figure } = f.sides[side];
      if (!canAfford(s, figure, PRICES.botteCounter)) return [{ do: 'save' }, { do: 'take' }];
      return [{ do: 'save' }, payable(s, figure, PRICES.botteCounter, COUNTER), { do: 'take' }];
    },
    on: { save, counterBotte, take: { cites: ['SON-DMG-01', 'SON-DMG-02'], take: sum } },
  }),
  saveMend: duelStep(mendingBlow('duel.saveMend', (f) => other(f.up), saved)),
  suffer: duelStep({
    kind: 'duel.suffer',
    // Who is out or asleep gives no ground: the blow lands.
    side(s, f) {
      const [due] = f.due;
      if (!due || due.botte || pendingWound(s, f).wound === null) return undefined;
      return isAble(figureAt(s, f, due.side)) ? due.side : undefined;
    },
    about(s, f, side) {
      // SON-WND-07: where the wound is kept, what is told is the force of the blow.
      const secret = { wound: null, total: f.due[0]?.total ?? 0 };
      const { wound, total } = keptSecret(s, f, side) ? secret : pendingWound(s, f);
      return { foe: nameAt(s, f, other(side)), side, wound, total, dessous: f.sides[side].dessous };
    },
    cites: ['SON-DES-01', 'SON-DMG-01', 'SON-DMG-02', 'SON-ARM-01', 'SON-CFO-03'],
    choices: () => SUFFER,
    on: {
      wound: {
        cites: ['SON-DMG-01', 'SON-DMG-03', 'SON-MAL-05', 'SON-SHT-13'],
        take: (s, f, _a, io) => takeWound(s, f, io),
      },
      dessous: { cites: ['SON-DES-01', 'SON-DES-02'], take: takeDessous },
    },
    run: takeWound,
  }),
  fate: duelStep({
    kind: 'duel.fate',
    // Who fell by the same exchange decides nothing any more.
    side: (s, f) => (isAble(figureAt(s, f, f.turn)) ? f.turn : undefined),
    cites: ['SON-DES-02'],
    choices: () => FATES,
    on: { fate },
    run: (s, f, io) => fate(s, f, { do: 'fate', what: 'spare' }, io),
  }),
  mark: duelStep({
    kind: 'duel.mark',
    // SON-MRK-01: not by one who has fallen; one who has bears a mark for life, and no place is named any more.
    side(s, f) {
      if (f.given[f.turn] === null || !isAble(figureAt(s, f, f.turn))) return undefined;
      if (!isAble(figureAt(s, f, other(f.turn))) && !isDeep(f)) return undefined;
      return canAfford(s, f.sides[f.turn].figure, 1) ? f.turn : undefined;
    },
    about(s, f, side) {
      const rival = other(side);
      return { foe: nameAt(s, f, rival), side, wound: keptSecret(s, f, rival) ? null : f.given[side] };
    },
    cites: ['SON-MRK-01', 'SON-MRK-02'],
    choices: marks,
    on: {
      mark: { cites: ['SON-MRK-01', 'SON-PPC-05'], take: mark },
      where: { cites: ['SON-MRK-02'], take: where },
      pass: marked,
    },
    run: marked,
  }),
  shed: duelStep({
    kind: 'duel.shed',
    side: (s, f) => (canShed(s, f) ? f.up : undefined),
    cites: ['SON-DES-03'],
    choices: (s, f, side) => [PASS, PASS_ON, payable(s, f.sides[side].figure, PRICES.shedDessous, SHED)],
    on: { shed, pass: (s, f) => goTo(s, f, 'next') },
    run: (s, f) => goTo(s, f, 'next'),
  }),
};
