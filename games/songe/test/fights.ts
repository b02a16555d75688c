/** Fights at a table with a Conteur, laid out for tests of what meets in them. */

import type { Answer } from '../answers.ts';
import type { WoundKind } from '../data/bottes.ts';
import type { Duel } from '../frames.ts';
import { count, duel, opens, type Table, withConteur } from './table.ts';

export const attack = (manoeuvre: string, more: object = {}) => ({ do: 'attack', manoeuvre, ...more }) as Answer;
export const defend = (manoeuvre: string, more: object = {}) => ({ do: 'defend', manoeuvre, ...more }) as Answer;
export const draw = { do: 'draw' } as const;
export const stand = { do: 'stand' } as const;
export const pass = { do: 'pass' } as const;
export const fencer = { escrime: 3, manoeuvres: { attaqueSimple: 2, fente: 2 } };
export const mage = { pouvoirs: { figer: 2 } };
export const FIGER = { do: 'spell', words: ['figer'] } as const satisfies Answer;
export const moyen = { do: 'rule', difficulty: 0 } as const satisfies Answer;

export function duelIn(t: Table): Duel {
  const found = t.s.stacks[0]?.find((f): f is Duel => f.kind === 'duel');
  if (!found) throw new Error('no duel');
  return found;
}
export function hurt(t: Table, i: number, kind: WoundKind = 'serieuse', hidden = false): Table {
  t.figure(i).wounds = [...t.figure(i).wounds, { kind, day: 1, place: '', hidden }];
  return t;
}
/** Everybody passes at a question, as often as it is asked. */
export function passAll(t: Table, kind: 'duel.bid' | 'duel.raise' | 'melee.bid' | 'duel.impress'): Table {
  while (t.open.some((one) => one.endsWith(` ${kind}`))) t.answerTo(kind, pass);
  return t;
}
/** Those who are asked about their draw leave it. */
export function standAll(t: Table, kind: 'duel.openMend' | 'duel.attackMend' | 'duel.defendMend'): Table {
  while (t.open.some((one) => one.endsWith(` ${kind}`))) t.answerTo(kind, stand);
  return t;
}

/** A (seat 0) meets B (seat 1) before C (2), who only watches; the Conteur sits at 3. Both wait on guard, without a stone. */
export const WATCHER = 2;
export const CONTEUR = 3;
export function onGuard(a: object = fencer, b: object = { escrime: 3 }, options: Record<string, unknown> = {}): Table {
  const watcher = { ...mage, potions: [2], ranged: 'arc', skills: { tir: 2, vigilance: 1 } };
  const sheets = [
    { name: 'A', ...a },
    { name: 'B', ...b },
    { name: 'C', ...watcher },
  ];
  const t = withConteur(sheets, options).answerTo('preside', { do: 'duel', a: 0, b: 1 }, CONTEUR);
  return passAll(passAll(t, 'duel.impress'), 'duel.bid').rich(0, 0).rich(1, 0);
}
/** The same, A with the upper hand. */
export const above = (a: object = fencer, b: object = { escrime: 3 }, options: Record<string, unknown> = {}): Table =>
  standAll(opens(onGuard(a, b, options), '○○○', '●●●●●'), 'duel.openMend');

/** A with the upper hand where nobody tells the story, and nobody has anything to pay with. */
export const alone = (a: object = fencer, b: object = { escrime: 3 }): Table =>
  opens(
    duel({ ...a }, { ...b })
      .poor(0)
      .poor(1),
    '○○○',
    '●●●●●',
  );

/** SON-KAR-13: two points of bad Karma, which the Conteur says he will impose. */
export function badKarma(t: Table, i: number, conteur: number): Table {
  t.figure(i).karma = -8;
  return t.answerTo('preside', { do: 'impose', to: i }, conteur);
}
/** A PNJ and A in a duel, the PNJ with the upper hand; he cannot miss. */
export function underAttack(a: object = fencer): Table {
  const t = withConteur([{ name: 'A', ...a }]);
  t.fixed(count('○●')).answerTo('preside', { do: 'duel', a: 0, b: 2 }, 1);
  passAll(passAll(t, 'duel.impress'), 'duel.bid');
  const strong = { ...t.figure(2).sheet, escrime: 3, manoeuvres: { attaqueSimple: 8 } };
  return t.poor(0).prepare((s) => {
    Object.assign(t.figure(2), { sheet: strong });
    Object.assign(duelIn(t), { step: 'attack', up: 1, serial: ++s.serial });
  });
}
