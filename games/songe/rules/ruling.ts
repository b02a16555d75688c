/** SON-DIF, SON-WHEN: what the Conteur says of a test before anything is drawn. */

import { next } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import type { Test } from '../business.ts';
import type { Event } from '../events.ts';
import { figureOf, hasConteur, type State } from '../state.ts';
import { settle } from './trial-end.ts';

function ruleOn(s: State, f: Test, a: Do<'rule'>, io: Io<Event>): Refusal | undefined {
  const { bonus = 0, relance = 0 } = a;
  if (bonus > s.options.bonusMost)
    return refuse('invalid', 'SON-BON-01', 'bonusTooHigh', { most: s.options.bonusMost });
  if (relance > 0 && (!s.options.relance || f.dark)) return refuse('invalid', 'SON-DIF-03', 'noRelance');
  if (a.less && !f.what.startsWith('char:')) return refuse('invalid', 'SON-CAR-04', 'onlyCharacteristics');
  f.difficulty = a.difficulty;
  f.bonus += bonus - (a.less ? 1 : 0);
  // SON-TST-06: a negative characteristic forces redraws of its own.
  f.forced += relance;
  // SON-CAR-04: the Conteur may take a fortune away; SON-TST-02: it does not stack.
  if (a.fortune !== undefined) f.fortune = a.fortune;
  f.important = a.important ?? f.important;
  tellRuling(s, f, 'conteur', a.text ?? '', io);
  next(s, f, 'prepare');
  return undefined;
}

export function tellRuling(s: State, f: Test, by: 'conteur' | 'table' | 'default', text: string, io: Io<Event>): void {
  const figure = figureOf(s, f.figure);
  io.tell?.({
    kind: 'ruled',
    rule: f.dark ? 'SON-MAG-11' : 'SON-DIF-01',
    figure: f.figure,
    name: figure.sheet.name,
    seat: figure.seat ?? -1,
    by,
    dark: f.dark,
    knows: hasConteur(s) && s.conteur !== null ? [s.conteur] : [],
    difficulty: f.difficulty,
    relance: f.forced,
    bonus: f.bonus,
    text,
  });
}

/** The Conteur's seat: a ruling, or that no draw is needed (SON-WHEN-01, SON-WHEN-06), or a debt called (SON-PPS-17). */
export function byConteur(s: State, f: Test, a: Answer, io: Io<Event>): Refusal | undefined {
  const figure = figureOf(s, f.figure);
  if (a.do === 'rule') return ruleOn(s, f, a, io);
  if (a.do === 'notNeeded') {
    f.verdict = a.success ? 'success' : 'failure';
    io.tell?.({
      kind: 'notNeeded',
      rule: 'SON-WHEN-01',
      figure: f.figure,
      name: figure.sheet.name,
      success: a.success,
      by: 'conteur',
      text: a.text ?? '',
    });
    settle(s, f, io);
    return undefined;
  }
  if (a.do !== 'callDebt') return refuse('invalid', 'SON-WHEN-01', 'notNow');
  const nightmare = figure.sheet.signe === 'cauchemar' && !figure.signeUsed;
  if (figure.debts === 0 && !nightmare) return refuse('invalid', 'SON-PPS-17', 'noDebt');
  if (figure.debts > 0) figure.debts--;
  else figure.signeUsed = true;
  f.verdict = 'failure';
  io.tell?.({
    kind: 'notNeeded',
    rule: nightmare ? 'SON-SIG-02' : 'SON-PPS-17',
    figure: f.figure,
    name: figure.sheet.name,
    success: false,
    by: 'conteur',
    text: '',
  });
  settle(s, f, io);
  return undefined;
}

export const RULINGS: readonly Answer[] = [
  ...[0, 1, 2, 3, 4, -1, -2, -3, -4].map((difficulty): Answer => ({ do: 'rule', difficulty })),
  { do: 'rule', difficulty: 0, bonus: 1 },
  { do: 'rule', difficulty: 1, important: true },
  { do: 'notNeeded', success: true },
  { do: 'notNeeded', success: false },
];

export const RELANCE: Answer = { do: 'rule', difficulty: 2, relance: 1 };
