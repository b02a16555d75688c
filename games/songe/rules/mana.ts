/** SON-MAG-12..14, SON-ROU-01: what magic costs, and what repetition makes of it. */
import { manaFor } from '../data/magic.ts';
import type { Io } from '../events.ts';
import { amend, type Figure, type FigureIndex } from '../figure.ts';
import type { Test } from '../frames.ts';
import { figureOf, type State, told } from '../state.ts';
import { changeKarma, KARMA_LEAST } from './panache.ts';

/** SON-MAG-12, SON-MAG-13, SON-MAG-14: paid whether it worked or not, in mana, then in Karma. */
export function payMana(s: State, i: FigureIndex, cost: number, rule: 'SON-MAG-12' | 'SON-ECL-01', io: Io): undefined {
  const figure = figureOf(s, i);
  const debt = Math.max(0, cost - figure.mana);
  figure.mana = Math.max(0, figure.mana - cost);
  io.tell?.({ kind: 'mana', rule, ...told(s, i), change: -(cost - debt), mana: figure.mana, debt });
  // SON-KAR-08: a case a point.
  if (debt > 0) changeKarma(s, i, Math.max(-debt, KARMA_LEAST - figure.karma), 'SON-KAR-08', 'mana', io);
  if (figure.mana === 0 && !figure.asleep) {
    figure.asleep = true;
    io.tell?.({ kind: 'asleep', rule: 'SON-MAG-14', ...told(s, i), asleep: true });
  }
}

/** SON-MAG-14: awake again with a point. */
export function wakes(s: State, i: FigureIndex, io: Io): void {
  const figure = figureOf(s, i);
  if (!figure.asleep || figure.mana <= 0) return;
  figure.asleep = false;
  io.tell?.({ kind: 'asleep', rule: 'SON-MAG-14', ...told(s, i), asleep: false });
}

/** A spell or an object was tried: its price, and what repetition makes of it. */
export function paidFor(s: State, f: Test, success: boolean, io: Io): undefined {
  const figure = figureOf(s, f.figure);
  const cost = manaFor(f.difficulty);
  const object = figure.sheet.objects[f.object];
  const { phrase, level, difficulty } = f;
  const cast = { phrase, total: level, difficulty, cost, success, paid: object ? 'object' : 'mage' } as const;
  io.tell?.({ kind: 'spellCast', rule: object ? 'SON-OBJ-03' : 'SON-MAG-12', ...told(s, f.figure), ...cast });
  if (object) {
    if (object.charge !== null) charge(figure, f.object, Math.max(0, object.charge - cost));
    return;
  }
  payMana(s, f.figure, cost, 'SON-MAG-12', io);
  // SON-ROU-01: twice running, and it may become a routine; SON-ROU-02: at the level of its Phrase.
  figure.spellRun = success ? (figure.lastSpell === phrase ? figure.spellRun + 1 : 1) : 0;
  figure.lastSpell = phrase;
  if (figure.spellRun >= 2 && !figure.routines.some((one) => one.phrase === phrase)) {
    figure.routines = [...figure.routines, { phrase, level }];
    io.tell?.({ kind: 'routine', rule: 'SON-ROU-01', ...told(s, f.figure), phrase, level });
  }
}

/** SON-MAG-09: a point of mana for a Phrase that took too long. */
export function tired(s: State, i: FigureIndex, io: Io): undefined {
  const figure = figureOf(s, i);
  if (figure.mana === 0) return;
  figure.mana--;
  io.tell?.({ kind: 'mana', rule: 'SON-MAG-09', ...told(s, i), change: -1, mana: figure.mana, debt: 0 });
}

/** What an object holds. */
export const charge = (figure: Figure, object: number, left: number): void =>
  amend(figure, { objects: figure.sheet.objects.map((one, at) => (at === object ? { ...one, charge: left } : one)) });
