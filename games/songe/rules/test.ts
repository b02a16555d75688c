/** SON-TST, SON-CAR, SON-DIF, SON-QUA: a test, step by step: who is asked what, and what an answer leads to. */

import { ask, next, type Procedure, pop } from '@reverie/kernel/frames';
import type { Decision } from '@reverie/kernel/game';
import { refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import type { Test } from '../business.ts';
import { clampFixed } from '../resolution.ts';
import { deciderOf, figureOf, hasConteur, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { cannotPay, isPlayers, panacheOf, pay } from './panache.ts';
import { byConteur, RELANCE, RULINGS, tellRuling } from './ruling.ts';
import { plainOf, reads, whiteOf } from './trial.ts';
import { draw, prepare } from './trial-draw.ts';
import { AFTERMATHS, after, imposed, mayImpose, settle } from './trial-end.ts';
import { mend, mends } from './trial-mends.ts';

function questionOf(s: State, f: Test): Decision | undefined {
  const player = deciderOf(s, f.figure);
  const { name } = figureOf(s, f.figure).sheet;
  const about = { what: f.what, text: f.text, name, level: f.level };
  switch (f.step) {
    case 'rule':
      return hasConteur(s) && s.conteur !== null
        ? ask(f, s.conteur, 'test.rule', { open: true, about: { ...about, panache: f.panache } })
        : undefined;
    case 'prepare':
      return player === null
        ? undefined
        : ask(f, player, 'test.prepare', {
            about: f.dark
              ? about
              : { ...about, difficulty: f.difficulty, fixed: clampFixed(plainOf(s, f) - f.difficulty) },
          });
    case 'mend':
      if (player === null || reads(f) || mends(s, f).length < 2) return undefined;
      return ask(f, player, 'test.mend', {
        about: f.dark ? about : { ...about, white: whiteOf(f) + f.extraWhite, karmaCases: s.options.karmaExtraCost },
      });
    case 'impose':
      return mayImpose(s, f) && s.conteur !== null ? ask(f, s.conteur, 'test.impose', { about }) : undefined;
    case 'avoid':
      return player === null ? undefined : ask(f, player, 'test.avoid', { about });
    case 'after':
      return hasConteur(s) && s.conteur !== null ? ask(f, s.conteur, 'test.after', { open: true, about }) : undefined;
  }
}

export const test: Procedure<Types, Test> = {
  pending(s, f) {
    const question = questionOf(s, f);
    return question ? [question] : [];
  },
  choices(s, f) {
    const figure = figureOf(s, f.figure);
    switch (f.step) {
      case 'rule': {
        const debt = figure.debts > 0 || (figure.sheet.signe === 'cauchemar' && !figure.signeUsed);
        return [
          ...RULINGS,
          ...(s.options.relance && !f.dark ? [RELANCE] : []),
          ...(debt ? [{ do: 'callDebt' } as const] : []),
        ].filter((a) => a.do !== 'rule' || (a.bonus ?? 0) <= s.options.bonusMost);
      }
      case 'prepare': {
        const found: Answer[] = [{ do: 'draw' }];
        if (!f.fortune && f.what.startsWith('char:') && panacheOf(s, f.figure) > 0)
          found.push({ do: 'draw', fortune: 'panache' });
        if (
          !f.fortune &&
          isPlayers(figure) &&
          figure.karma > -15 &&
          (figure.karma > 0 || s.options.karmaFortune === 'any')
        )
          found.push({ do: 'draw', fortune: 'karma' });
        if (figure.sheet.signe === 'reve' && !figure.signeUsed) found.push({ do: 'sign' });
        return found;
      }
      case 'mend':
        return mends(s, f);
      case 'impose':
        return [{ do: 'pass' }, { do: 'impose' }];
      case 'avoid':
        return panacheOf(s, f.figure) > 0 ? [{ do: 'take' }, { do: 'pass' }] : [{ do: 'take' }];
      case 'after':
        return AFTERMATHS;
    }
  },
  answer(s, f, _d, a, io) {
    switch (f.step) {
      case 'rule':
        return byConteur(s, f, a, io);
      case 'prepare':
        return prepare(s, f, a, io);
      case 'mend':
        return mend(s, f, a, io);
      case 'impose':
        if (a.do !== 'impose' && a.do !== 'pass') return refuse('invalid', 'SON-KAR-13', 'notNow');
        if (a.do === 'impose') next(s, f, 'avoid');
        else settle(s, f, io);
        return undefined;
      case 'avoid': {
        if (a.do !== 'take' && a.do !== 'pass') return refuse('invalid', 'SON-KAR-16', 'notNow');
        if (a.do === 'take') {
          imposed(s, f, io);
          return undefined;
        }
        const refusal = cannotPay(s, f.figure, 1, 'SON-KAR-16');
        if (refusal) return refusal;
        pay(s, f.figure, 1, 'SON-KAR-16', io);
        settle(s, f, io);
        return undefined;
      }
      case 'after':
        return after(s, f, a, io);
    }
  },
  run(s, f, io) {
    switch (f.step) {
      case 'rule':
        // Nobody tells this story: Moyen, and the event says so.
        tellRuling(s, f, 'default', '', io);
        next(s, f, 'prepare');
        return;
      case 'prepare':
        draw(s, f, io);
        return;
      case 'mend':
        next(s, f, 'impose');
        return;
      case 'after':
        pop(s, f);
        return;
      default:
        settle(s, f, io);
    }
  },
  absent: (_s, f) =>
    f.step === 'rule'
      ? { do: 'rule', difficulty: 0 }
      : f.step === 'prepare'
        ? { do: 'draw' }
        : f.step === 'avoid'
          ? { do: 'take' }
          : f.step === 'after'
            ? { do: 'after', yesBut: false }
            : f.step === 'impose'
              ? { do: 'pass' }
              : { do: 'stand' },
};
