/** What a player does when nothing else goes on, and at any time. */

import type { Io, SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import type { Session } from '../business.ts';
import { PRICES } from '../data/tables.ts';
import type { Event } from '../events.ts';
import { governing, scoreOf, skillOf, traitStones } from '../figures.ts';
import { redrawCap } from '../resolution.ts';
import { type FigureIndex, figureOf, hasConteur, ofSeat, type State } from '../state.ts';
import { countOf } from '../stones.ts';
import { isBusy } from './busy.ts';
import { bestAt } from './contest.ts';
import { useExperience } from './experience.ts';
import { changeKarma, KARMA_LEAST, KARMA_MOST, pointsOf } from './karma.ts';
import { castSpell, recharge, useObject } from './magic.ts';
import { borrow, cannotPay, give, pay } from './panache.ts';
import { request } from './request.ts';
import { isRequest } from './terms.ts';
import { startTest } from './trial.ts';
import { drinkPotion, holdOn, leaveStage } from './wounds.ts';

/** SON-WHEN-03: a skill, a characteristic, or a Trait to be resisted. */
function proposeTest(s: State, i: FigureIndex, a: Do<'test'>, f: Session, io: Io<Event>): Refusal | undefined {
  const figure = figureOf(s, i);
  const asked = [a.skill, a.characteristic, a.trait].filter((one) => one !== undefined);
  if (asked.length !== 1) return refuse('invalid', 'SON-WHEN-03', 'testOneThing');
  const { panache = 0, helpers = 0, margin = 0 } = a;
  const fact = a.fact === undefined ? undefined : s.facts[a.fact];
  if (a.fact !== undefined && (!fact || fact.stones === 0)) return refuse('invalid', 'SON-AFF-05', 'noSuchFact');
  // SON-KAR-11, SON-AFF-05: a PP each.
  const price = (a.evil ? 1 : 0) + (fact && !fact.fresh ? 1 : 0);
  if (a.evil && pointsOf(figure) > -1) return refuse('invalid', 'SON-KAR-11', 'noBadKarma');
  const refusal = cannotPay(s, i, price, a.evil ? 'SON-KAR-11' : 'SON-AFF-05', a);
  if (refusal) return refusal;
  const trait = a.trait === undefined ? undefined : figure.sheet.traits.find(({ name }) => name === a.trait);
  if (a.trait !== undefined && (!s.options.traits || !trait))
    return refuse('invalid', 'SON-TRA-01', s.options.traits ? 'notOnSheet' : 'notAtThisTable', { name: a.trait });
  // SON-GRP-01: the best of the group draws, a stone for each helper.
  if (helpers > 0 && (a.skill === undefined || bestAt(s, a.skill) !== i))
    return refuse('invalid', 'SON-GRP-01', 'notTheBest');
  const most = s.players.length - 1;
  if (helpers > most) return refuse('invalid', 'SON-GRP-01', 'tooManyHelpers', { most });
  pay(s, i, price, a.evil ? 'SON-KAR-11' : 'SON-AFF-05', io, a);
  const on = a.characteristic ?? (a.skill ? governing(a.skill) : null);
  const value = on ? scoreOf(figure, on) : 0;
  const level = a.skill ? skillOf(figure, a.skill) : trait ? -traitStones(trait.level) : value;
  const what = a.skill ? `skill:${a.skill}` : trait ? `trait:${trait.name}` : `char:${a.characteristic}`;
  const bonus = helpers + (fact?.stones ?? 0) - figure.keywords.filter((word) => (a.text ?? '').includes(word)).length;
  if (fact) fact.fresh = false;
  io.tell?.({
    kind: 'proposed',
    rule: 'SON-WHEN-03',
    figure: i,
    name: figure.sheet.name,
    what,
    text: a.text ?? '',
    panache,
  });
  startTest(
    s,
    {
      figure: i,
      what,
      text: a.text,
      level,
      mending: trait ? 'none' : 'test',
      on,
      // SON-TST-04, SON-CAR-01.
      cap: a.skill ? redrawCap(value, level) : redrawCap(value, value),
      // SON-TST-06.
      forced: Math.max(0, -value),
      panache,
      bonus,
      margin,
      evil: a.evil ?? false,
      // SON-TRA-01: always with a fortune; SON-TST-02: a specialisation gives one when the Conteur says that it applies.
      fortune: trait !== undefined,
    },
    f,
  );
  return undefined;
}

function giveTo(s: State, i: FigureIndex, a: Do<'give'>, io: Io<Event>): Refusal | undefined {
  const { panache } = figureOf(s, i);
  const white = a.white ?? Math.min(a.count, panache.white);
  const black = a.count - white;
  if (white > panache.white || black > panache.black || black < 0)
    return refuse('invalid', 'SON-PPS-18', 'noSuchStones', { white: panache.white, black: panache.black });
  // SON-PPG-03: players may give to the Conteur too.
  if (a.to === s.conteur && hasConteur(s)) {
    give(s, i, s.purse, 'Conteur', white, black, 'SON-PPG-03', a.text ?? '', io);
    return undefined;
  }
  const to = ofSeat(s, a.to);
  if (to < 0 || to === i || figureOf(s, to).out === 'conteur') return refuse('invalid', 'SON-PPS-18', 'noSuchFigure');
  give(s, i, figureOf(s, to).panache, figureOf(s, to).sheet.name, white, black, 'SON-PPS-18', a.text ?? '', io);
  return undefined;
}

/** SON-PPS-15: only who is short, and only what is missing. */
function borrowing(s: State, i: FigureIndex, a: Do<'borrow'>, io: Io<Event>): Refusal | undefined {
  const figure = figureOf(s, i);
  const missing = a.need - countOf(figure.panache);
  if (missing <= 0) return refuse('invalid', 'SON-PPS-15', 'notShort');
  if (figure.karma - missing <= KARMA_LEAST)
    return refuse('invalid', 'SON-KAR-02', 'karmaExhausted', { cases: figure.karma });
  borrow(s, i, missing, io);
  return undefined;
}

function raiseKarma(s: State, i: FigureIndex, a: Do<'raiseKarma'>, io: Io<Event>): Refusal | undefined {
  const price = PRICES.karmaCase * a.cases;
  if (figureOf(s, i).karma + a.cases > KARMA_MOST) return refuse('invalid', 'SON-KAR-02', 'karmaFull');
  const refusal = cannotPay(s, i, price, 'SON-PPS-14', a);
  if (refusal) return refusal;
  pay(s, i, price, 'SON-PPS-14', io, a);
  changeKarma(s, i, a.cases, 'SON-PPS-14', 'bought', io);
  return undefined;
}

/** SON-VAL-01: a PP for the scenario. */
function payValet(s: State, i: FigureIndex, a: Do<'valet'>, io: Io<Event>): Refusal | undefined {
  const valet = s.figures[a.figure]?.valet;
  if (!valet || valet.of !== i) return refuse('invalid', 'SON-VAL-01', 'noValet');
  if (valet.paid) return refuse('invalid', 'SON-VAL-01', 'alreadyPaid');
  const refusal = cannotPay(s, i, PRICES.valet, 'SON-VAL-01', a);
  if (refusal) return refusal;
  pay(s, i, PRICES.valet, 'SON-VAL-01', io, a);
  valet.paid = true;
  io.tell?.({
    kind: 'done',
    rule: 'SON-VAL-01',
    figure: i,
    name: figureOf(s, i).sheet.name,
    act: 'valet',
    what: s.figures[a.figure]?.sheet.name ?? '',
    text: a.text ?? '',
  });
  return undefined;
}

function noteWound(s: State, i: FigureIndex, a: Do<'noteWound'>, io: Io<Event>): Refusal | undefined {
  const wound = figureOf(s, i).wounds[a.wound];
  if (!wound || wound.hidden) return refuse('invalid', 'SON-WND-10', 'noSuchWound');
  wound.place = a.place;
  io.tell?.({
    kind: 'said',
    rule: 'SON-WND-10',
    what: 'wound',
    about: figureOf(s, i).sheet.name,
    text: a.place,
    by: 'table',
  });
  return undefined;
}

/** SON-DTH-02: a death that is chosen, before the end of the scenario, at the best moment. */
function die(s: State, i: FigureIndex, a: Do<'die'>, io: Io<Event>): Refusal | undefined {
  io.tell?.({
    kind: 'said',
    rule: 'SON-DTH-02',
    what: 'death',
    about: figureOf(s, i).sheet.name,
    text: a.text ?? '',
    by: 'table',
  });
  leaveStage(s, i, 'dead', 'SON-DTH-02', io);
  return undefined;
}

/** What a player does. Giving stones and borrowing are for any time, also in the middle of a fight. */
export function act(s: State, f: Session, seat: SeatIndex, a: Answer, io: Io<Event>): Refusal | undefined {
  const i = ofSeat(s, seat);
  const figure = figureOf(s, i);
  if (a.do === 'give') return giveTo(s, i, a, io);
  if (figure.out === 'conteur' || figure.out === 'dead') return refuse('invalid', 'SON-KAR-10', 'notYoursAnyMore');
  if (a.do === 'borrow') return borrowing(s, i, a, io);
  const top = s.stacks[0]?.at(-1);
  // SON-PPC-08: in a duel all the other uses of panache stay open.
  if (top?.kind === 'duel' && isRequest(a) && figure.out === null && !figure.asleep)
    return request(s, seat, i, a, top, io);
  if (isBusy(s)) return refuse('invalid', 'SON-WHEN-03', 'oneThingAtATime');
  if (a.do === 'hold') return holdOn(s, i, io);
  if (a.do === 'experience') return useExperience(s, i, a, io);
  if (a.do === 'potion') return drinkPotion(s, i, a.quality, io);
  if (a.do === 'die') return die(s, i, a, io);
  if (a.do === 'noteWound') return noteWound(s, i, a, io);
  if (figure.asleep || figure.out !== null) return refuse('invalid', 'SON-MAG-14', 'asleep');
  if (isRequest(a)) return request(s, seat, i, a, f, io);
  switch (a.do) {
    case 'test':
      return proposeTest(s, i, a, f, io);
    case 'spell':
      return castSpell(s, i, a, f, io);
    case 'useObject':
      return useObject(s, i, a, f, io);
    case 'recharge':
      return recharge(s, i, a, io);
    case 'raiseKarma':
      return raiseKarma(s, i, a, io);
    case 'valet':
      return payValet(s, i, a, io);
    default:
      return refuse('invalid', 'SON-WHEN-03', 'notYours');
  }
}
