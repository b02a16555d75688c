/** SON-DUE-04..08, SON-DEF, SON-CFO, SON-PPC-02: manoeuvres one after another, and what is set against them. */

import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import type { Drawer, Duel } from '../business.ts';
import { hasEffect, isAttack, type ManoeuvreId } from '../data/manoeuvres.ts';
import type { Event } from '../events.ts';
import { levelOf } from '../figures.ts';
import type { State } from '../state.ts';
import {
  burdenOf,
  burdenTerms,
  drawFor,
  drawnOnce,
  escrimeTerms,
  figureAt,
  fixedOf,
  goTo,
  knowers,
  levelAt,
  nameAt,
  other,
  readOut,
  reussitesOf,
  runOf,
  stonesBack,
  whiteOf,
} from './duelling.ts';
import { cannotPay, pay } from './panache.ts';
import { STRIKE } from './purposes.ts';

/** A chain ends after this many manoeuvres, if nothing ended it before: our ruling, since nothing is printed and two skills that cannot fail would go on for ever. */
export const CHAIN_MOST = 6;

/** Who mends the draw at hand. */
export const mender = (f: Duel): Drawer => (f.step === 'attackMend' || f.step === 'openMend' ? f.turn : other(f.up));

function tellStrike(s: State, f: Duel, side: Drawer, id: ManoeuvreId, defence: boolean, io: Io<Event>): void {
  if (!io.tell) return;
  const run = runOf(f.sides[side], id, defence);
  const sum = [
    { rule: 'SON-DUE-04', what: 'level', value: levelAt(s, f, side, id) },
    ...escrimeTerms(s, f, side),
    ...burdenTerms(s, f, side),
    ...(run > 0 && f.plain[side] !== 0 ? [{ rule: 'SON-MAL-03', what: 'repeated', value: -repeatMalus(s, run) }] : []),
    ...(defence ? [{ rule: 'SON-DUE-06', what: 'foeRepeats', value: defenceBonus(s, f) }] : []),
    ...(figureAt(s, f, side).improvised >= 0 ? [{ rule: 'SON-DEC-04', what: 'improvised', value: -1 }] : []),
  ].filter(({ value }) => value !== 0);
  io.tell({
    kind: 'struck',
    rule: defence ? 'SON-DEF-01' : 'SON-DUE-04',
    figure: f.sides[side].figure,
    name: nameAt(s, f, side),
    dark: f.dark,
    knows: knowers(s),
    fixed: fixedOf(s, f, side),
    white: whiteOf(s, f, side),
    reussites: reussitesOf(s, f, side),
    defence,
    sum,
  });
}

/** SON-MAL-03: ●, then ●●, for the same skill running. */
const repeatMalus = (s: State, run: number): number => (s.options.repeats === 'defence' ? 0 : run);

/** SON-DUE-06: the defence gets one for each time the attacker has repeated himself. */
function defenceBonus(s: State, f: Duel): number {
  return s.options.repeats === 'attacker' ? 0 : Math.max(0, f.sides[f.up].run - 1);
}

function setOut(s: State, f: Duel, side: Drawer, id: ManoeuvreId, defence: boolean): void {
  const own = f.sides[side];
  const run = runOf(own, id, defence);
  // SON-DEC-04: a thing that is no weapon, against one.
  const improvised = figureAt(s, f, side).improvised >= 0 && !defence ? 1 : 0;
  f.plain[side] =
    levelAt(s, f, side, id) +
    burdenOf(s, f, side) -
    repeatMalus(s, run) -
    improvised +
    (defence ? defenceBonus(s, f) : 0);
}

/** Remembers what was done, for the next time. */
function did(f: Duel, side: Drawer, id: ManoeuvreId, defence: boolean): void {
  const own = f.sides[side];
  const run = runOf(own, id, defence) + 1;
  if (defence) {
    own.lastDefence = id;
    own.defenceRun = run;
  } else {
    own.last = id;
    own.run = run;
  }
}

function strike(s: State, f: Duel, side: Drawer, id: ManoeuvreId, defence: boolean, io: Io<Event>): void {
  setOut(s, f, side, id, defence);
  f.extra[side] = 0;
  drawFor(s, f, side, STRIKE, io);
  tellStrike(s, f, side, id, defence, io);
  did(f, side, id, defence);
  drawnOnce(s, f, side);
  readOut(s, f, side);
  f.inverted = false;
}

/** SON-DUE-04: a skill of fencing against the difference. */
export function attack(s: State, f: Duel, a: Do<'attack'>, io: Io<Event>): Refusal | undefined {
  if (!isAttack(a.manoeuvre)) return refuse('invalid', 'SON-MAN-03', 'noAttack');
  if (levelOf(figureAt(s, f, f.up), a.manoeuvre) === undefined)
    return refuse('invalid', 'SON-MAN-01', 'notYourManoeuvre');
  f.manoeuvre = a.manoeuvre;
  io.tell?.({
    kind: 'manoeuvre',
    rule: 'SON-MAN-02',
    figure: f.sides[f.up].figure,
    name: nameAt(s, f, f.up),
    manoeuvre: a.manoeuvre,
    text: a.text ?? '',
  });
  strike(s, f, f.up, a.manoeuvre, false, io);
  f.turn = f.up;
  goTo(s, f, 'attackMend');
  return undefined;
}

/** The draw of the attack stands. */
export function attacked(s: State, f: Duel, io: Io<Event>): void {
  f.result = reussitesOf(s, f, f.up);
  if (f.result > 0) {
    f.made++;
    wear(s, f, f.up, false, io);
    goTo(s, f, 'defend');
    return;
  }
  wear(s, f, f.up, true, io);
  // SON-DUE-05: the first failure ends the chain.
  stonesBack(s, f);
  chainOver(s, f, io);
}

/** SON-DEC-04: an improvised weapon breaks after the second use, or the first that fails. */
function wear(s: State, f: Duel, side: Drawer, failed: boolean, io: Io<Event>): void {
  const figure = figureAt(s, f, side);
  if (figure.improvised < 0) return;
  figure.improvised++;
  if (!failed && figure.improvised < 2) return;
  figure.improvised = -1;
  io.tell?.({ kind: 'said', rule: 'SON-DEC-04', what: 'broken', about: figure.sheet.name, text: '', by: 'table' });
}

export function chainOver(s: State, f: Duel, io: Io<Event>): void {
  io.tell?.({
    kind: 'chain',
    rule: 'SON-DUE-05',
    figure: f.sides[f.up].figure,
    name: nameAt(s, f, f.up),
    reussites: f.chain,
    manoeuvres: f.made,
  });
  goTo(s, f, 'botte');
}

/** SON-DEF-01: each Réussite of the defence cancels one of this manoeuvre. */
export function defend(s: State, f: Duel, a: Do<'defend'>, io: Io<Event>): Refusal | undefined {
  const side = other(f.up);
  if (isAttack(a.manoeuvre)) return refuse('invalid', 'SON-DEF-01', 'noDefence');
  if (levelOf(figureAt(s, f, side), a.manoeuvre) === undefined)
    return refuse('invalid', 'SON-MAN-01', 'notYourManoeuvre');
  f.defence = a.manoeuvre;
  io.tell?.({
    kind: 'manoeuvre',
    rule: 'SON-MAN-02',
    figure: f.sides[side].figure,
    name: nameAt(s, f, side),
    manoeuvre: a.manoeuvre,
    text: a.text ?? '',
  });
  strike(s, f, side, a.manoeuvre, true, io);
  f.turn = side;
  goTo(s, f, 'defendMend');
  return undefined;
}

export function defended(s: State, f: Duel): void {
  f.result = Math.max(0, f.result - reussitesOf(s, f, other(f.up)));
  raising(s, f);
}

/** SON-CFO-01: no defence; he strikes too. */
export function counter(s: State, f: Duel, a: Do<'counter'>, io: Io<Event>): Refusal | undefined {
  const side = other(f.up);
  if (!isAttack(a.manoeuvre)) return refuse('invalid', 'SON-DEF-02', 'noAttack');
  if (levelOf(figureAt(s, f, side), a.manoeuvre) === undefined)
    return refuse('invalid', 'SON-MAN-01', 'notYourManoeuvre');
  f.defence = a.manoeuvre;
  f.counter = true;
  io.tell?.({
    kind: 'manoeuvre',
    rule: 'SON-CFO-01',
    figure: f.sides[side].figure,
    name: nameAt(s, f, side),
    manoeuvre: a.manoeuvre,
    text: '',
  });
  strike(s, f, side, a.manoeuvre, false, io);
  f.turn = side;
  goTo(s, f, 'counterMend');
  return undefined;
}

/** SON-CFO-02: the chain so far counts, it is broken, and no botte comes of it. */
export function countered(s: State, f: Duel, io: Io<Event>): void {
  const side = other(f.up);
  f.chain += f.result;
  const back = reussitesOf(s, f, side);
  stonesBack(s, f);
  io.tell?.({
    kind: 'chain',
    rule: 'SON-CFO-02',
    figure: f.sides[f.up].figure,
    name: nameAt(s, f, f.up),
    reussites: f.chain,
    manoeuvres: f.made,
  });
  f.due = [
    { side, total: f.chain, wound: null, botte: false },
    { side: f.up, total: back, wound: null, botte: false },
  ];
  goTo(s, f, 'suffer');
}

export function raising(s: State, f: Duel): void {
  f.turn = f.up;
  f.passes = 0;
  goTo(s, f, 'raise');
}

/** SON-PPC-02: each stone adds a Réussite, or takes one away. */
export function raise(s: State, f: Duel, side: Drawer, a: Do<'raise'>, io: Io<Event>): Refusal | undefined {
  const attacker = side === f.up;
  if (!attacker && a.count > f.result) return refuse('invalid', 'SON-PPC-02', 'nothingToCancel', { result: f.result });
  const { figure } = f.sides[side];
  const refusal = cannotPay(s, figure, a.count, 'SON-PPC-02', a);
  if (refusal) return refusal;
  pay(s, figure, a.count, 'SON-PPC-02', io, a);
  f.result += attacker ? a.count : -a.count;
  io.tell?.({
    kind: 'raised',
    rule: 'SON-PPC-02',
    figure,
    name: nameAt(s, f, side),
    count: a.count,
    result: f.result,
    attacker,
  });
  f.passes = 0;
  handOver(s, f, side);
  return undefined;
}

/** The other one's turn; SON-PPC-02 as an option: once each. */
export function handOver(s: State, f: Duel, side: Drawer): void {
  if (s.options.panacheTurns === 'once' && side !== f.up) {
    f.passes = 2;
  }
  f.turn = other(side);
  goTo(s, f, 'raise');
}

/** The manoeuvre is over: on with the chain. A manoeuvre fully cancelled is no failure (SON-DUE-05). */
export function manoeuvreOver(s: State, f: Duel, io: Io<Event>): void {
  f.chain += f.result;
  // SON-MAN-08: only what came through has an effect.
  if (f.result > 0 && f.manoeuvre && hasEffect(f.manoeuvre)) f.trick = f.manoeuvre;
  f.result = 0;
  stonesBack(s, f);
  if (f.made >= CHAIN_MOST) chainOver(s, f, io);
  else goTo(s, f, 'attack');
}
