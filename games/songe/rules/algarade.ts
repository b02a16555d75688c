/** SON-ALG: a fight against nameless ones, which an Arpenteur cannot lose. */

import { ask, next, type Procedure, pop, push } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import type { Algarade, AnyFrame } from '../business.ts';
import { isAttack, type ManoeuvreId } from '../data/manoeuvres.ts';
import type { Event } from '../events.ts';
import { attacksOf, defencesOf, levelOf, scoreOf, tickedFor } from '../figures.ts';
import { drawnFor, succeeds, whiteWith } from '../resolution.ts';
import { deciderOf, type FigureIndex, figureOf, type State } from '../state.ts';
import { clear, drawCount } from '../stones.ts';
import type { Types } from '../types.ts';
import { changeKarma } from './karma.ts';
import { passToken } from './opening.ts';
import { gain, lose } from './panache.ts';
import { STRIKE } from './purposes.ts';
import { startTest } from './trial.ts';

/** SON-ALG-04: more of them for one Arpenteur, and he must stop or be wounded. */
export const MOST_FOES = 3;

/** Why these two cannot meet in an Algarade. */
export function unfitFor(s: State, figure: FigureIndex, band: FigureIndex, foes: number): Refusal | undefined {
  const own = s.figures[figure];
  const theirs = s.figures[band];
  if (!own || !theirs || figure === band) return refuse('invalid', 'SON-ALG-01', 'noSuchFigure');
  if (theirs.kind !== 'minor') return refuse('invalid', 'SON-NPC-05', 'duelsForThese');
  // SON-ALG-08: below the Arpenteur.
  if (theirs.sheet.escrime >= own.sheet.escrime) return refuse('invalid', 'SON-ALG-08', 'tooStrong');
  if (foes > MOST_FOES) return refuse('invalid', 'SON-ALG-04', 'tooManyFoes', { most: MOST_FOES });
  return undefined;
}

export function startAlgarade(
  s: State,
  figure: FigureIndex,
  band: FigureIndex,
  foes: number,
  under: AnyFrame,
  io: Io<Event>,
  joined = false,
): Refusal | undefined {
  const refusal = unfitFor(s, figure, band, foes);
  if (refusal) return refusal;
  const [own, theirs] = [figureOf(s, figure), figureOf(s, band)];
  if (!joined) passToken(s);
  io.tell?.({ kind: 'duel', rule: 'SON-ALG-01', names: [own.sheet.name, theirs.sheet.name] });
  if (s.options.fastAlgarade && foes === 1) {
    // SON-ALG-06: described, no draw, no PP.
    io.tell?.({ kind: 'felled', rule: 'SON-ALG-06', figure, name: own.sheet.name, count: 1, left: 0 });
    return undefined;
  }
  push<AnyFrame>(
    s,
    {
      kind: 'algarade',
      step: 'attack',
      figure,
      band,
      foes,
      used: [],
      manoeuvre: null,
      comic: false,
      rounds: 0,
      verdict: null,
    },
    under,
  );
  return undefined;
}

const difference = (s: State, f: Algarade): number =>
  figureOf(s, f.figure).sheet.escrime - figureOf(s, f.band).sheet.escrime;

/** SON-ALG-01, SON-ALG-03, SON-ALG-07: the skill, the difference, one less for each further foe and for what was used before. */
function fixedFor(s: State, f: Algarade, id: ManoeuvreId): number {
  const used = f.used.includes(id) ? 1 : 0;
  return (levelOf(figureOf(s, f.figure), id) ?? 0) + difference(s, f) - used - (f.foes - 1);
}

function test(s: State, f: Algarade, id: ManoeuvreId, bonus: number): void {
  const figure = figureOf(s, f.figure);
  const on = tickedFor(figure, id);
  startTest(
    s,
    {
      figure: f.figure,
      what: `fight:${id}`,
      level: fixedFor(s, f, id),
      mending: 'combat',
      on,
      cap: on ? scoreOf(figure, on) - figure.ticks[on] : 0,
      bonus,
      ruled: 0,
    },
    f,
  );
}

/** SON-NPC-04: those who fall here shield nobody any more. */
function fallen(s: State, f: Algarade): void {
  const band = figureOf(s, f.band);
  if (!band.guards) return;
  const left = band.guards.left - f.foes;
  band.guards = left > 0 ? { of: band.guards.of, left } : null;
}

/** SON-ALG-02: a PP for a test won, one lost for a test lost; SON-ALG-03: none gained for what was used before. */
function paid(s: State, f: Algarade, success: boolean, again: boolean, io: Io<Event>): void {
  if (success) {
    if (!again) gain(s, f.figure, 1, 'SON-PPG-10', 'algarade', io);
  } else if (lose(s, f.figure, 1, 'SON-ALG-02', 'algarade', io) === 0)
    changeKarma(s, f.figure, -1, 'SON-ALG-02', 'algarade', io);
}

function mishap(s: State, f: Algarade, rule: 'SON-ALG-04' | 'SON-ALG-07', io: Io<Event>): void {
  io.tell?.({ kind: 'mishap', rule, figure: f.figure, name: figureOf(s, f.figure).sheet.name, text: '' });
}

/** SON-ALG-07: one attack for all of them. */
function foesAttack(s: State, f: Algarade, io: Io<Event>): void {
  const band = figureOf(s, f.band);
  const best = attacksOf(band).reduce((most, id) => Math.max(most, levelOf(band, id) ?? 0), 0);
  const fixed = best - difference(s, f);
  const white = whiteWith(fixed, drawCount(s.store, STRIKE, drawnFor(fixed), io.chance));
  clear(s.store);
  io.tell?.({
    kind: 'struck',
    rule: 'SON-ALG-07',
    figure: f.band,
    name: band.sheet.name,
    dark: false,
    knows: [],
    fixed,
    white,
    reussites: Math.max(0, white - 4),
    defence: false,
  });
  next(s, f, succeeds(white, false) ? 'defend' : 'attack');
}

const MOST_ROUNDS = 12;

export const algarade: Procedure<Types, Algarade> = {
  pending(s, f) {
    const seat = deciderOf(s, f.figure);
    if (seat === null || f.verdict !== null) return [];
    const about = { name: figureOf(s, f.figure).sheet.name, foe: figureOf(s, f.band).sheet.name, foes: f.foes };
    if (f.step === 'attack') return [ask(f, seat, 'algarade.attack', { about, open: true })];
    return f.step === 'defend' ? [ask(f, seat, 'algarade.defend', { about })] : [];
  },
  choices(s, f) {
    const figure = figureOf(s, f.figure);
    if (f.step === 'defend') return defencesOf(figure).map((manoeuvre): Answer => ({ do: 'defend', manoeuvre }));
    return attacksOf(figure).map((manoeuvre): Answer => ({ do: 'attack', manoeuvre }));
  },
  answer(s, f, _d, a, io) {
    const figure = figureOf(s, f.figure);
    if (f.step === 'attack') {
      if (a.do !== 'attack' || !isAttack(a.manoeuvre)) return refuse('invalid', 'SON-ALG-01', 'noAttack');
      if (levelOf(figure, a.manoeuvre) === undefined) return refuse('invalid', 'SON-MAN-01', 'notYourManoeuvre');
      f.manoeuvre = a.manoeuvre;
      io.tell?.({
        kind: 'manoeuvre',
        rule: 'SON-ALG-01',
        figure: f.figure,
        name: figure.sheet.name,
        manoeuvre: a.manoeuvre,
        text: a.text ?? '',
      });
      next(s, f, 'tested');
      test(s, f, a.manoeuvre, 0);
      return undefined;
    }
    if (a.do !== 'defend' || isAttack(a.manoeuvre)) return refuse('invalid', 'SON-DEF-01', 'noDefence');
    if (levelOf(figure, a.manoeuvre) === undefined) return refuse('invalid', 'SON-MAN-01', 'notYourManoeuvre');
    f.manoeuvre = a.manoeuvre;
    next(s, f, 'foes');
    test(s, f, a.manoeuvre, 0);
    return undefined;
  },
  run(s, f, io) {
    const verdict = f.verdict;
    const { name } = figureOf(s, f.figure).sheet;
    if (verdict && f.manoeuvre) {
      f.verdict = null;
      const again = f.used.includes(f.manoeuvre);
      f.used.push(f.manoeuvre);
      if (f.step === 'foes') {
        // A blow not parried is a mishap and a PP; nobody is hurt (ruling on SON-ALG-07).
        if (!verdict.success) {
          mishap(s, f, 'SON-ALG-07', io);
          lose(s, f.figure, 1, 'SON-ALG-07', 'algarade', io);
        }
        next(s, f, 'attack');
        return;
      }
      paid(s, f, verdict.success, again, io);
      if (verdict.success) {
        // SON-ALG-07, SON-ALG-09: one blow for all of them.
        io.tell?.({ kind: 'felled', rule: 'SON-ALG-09', figure: f.figure, name, count: f.foes, left: 0 });
        fallen(s, f);
        f.foes = 0;
        next(s, f, 'done');
        return;
      }
      mishap(s, f, 'SON-ALG-04', io);
      f.rounds++;
      if (f.rounds >= MOST_ROUNDS) next(s, f, 'done');
      else foesAttack(s, f, io);
      return;
    }
    if (f.step === 'done') {
      io.tell?.({ kind: 'fightOver', rule: 'SON-ALG-04', winner: name, why: 'won' });
      pop(s, f);
      return;
    }
    // Nobody plays this Arpenteur any more: the fight is told, not fought.
    next(s, f, 'done');
  },
  absent: (s, f) =>
    f.step === 'defend'
      ? { do: 'defend', manoeuvre: 'esquiveSimple' }
      : { do: 'attack', manoeuvre: attacksOf(figureOf(s, f.figure))[0] ?? 'attaqueSimple' },
};

export const endurance = (s: State, i: FigureIndex): number => scoreOf(figureOf(s, i), 'END');
