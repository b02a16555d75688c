/** SON-OPP, SON-GRP: against each other, and together. */

import { pop, push } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { stepped } from '@reverie/kernel/steps';
import type { Do } from '../answers.ts';
import { SKILLS } from '../data/skills.ts';
import { PRICES } from '../data/tables.ts';
import type { Event } from '../events.ts';
import { type FigureIndex, governing, scoreOf, skillOf, woundMalus } from '../figure.ts';
import type { AnyFrame, Contest } from '../frames.ts';
import { clampFixed, drawnFor, redrawCap, succeeds, whiteWith } from '../resolution.ts';
import { deciderOf, figureOf, goTo, nameOf, type State, told } from '../state.ts';
import { clear, drawCount } from '../stones.ts';
import type { Types } from '../types.ts';
import { CONTEST, drawAgain, REDRAWS } from './drawing.ts';
import { panacheOf, tryPay } from './panache.ts';
import { WORTH } from './ways.ts';
import { enterStage } from './wounds.ts';

/** SON-OPP-03: fixed stones of one against another. */
export function opposed(rule: 'text' | 'example', own: number, foe: number): number {
  return rule === 'text' ? own + (own - foe) : own - Math.abs(own - foe);
}

export function startContest(s: State, a: Do<'contest'>, under: AnyFrame, io: Io<Event>): Refusal | undefined {
  const pair = [a.a, a.b].map((i) => s.figures[i]);
  const [one, two] = pair;
  if (!one || !two || a.a === a.b) return refuse('invalid', 'SON-OPP-01', 'noSuchFigure');
  for (const i of [a.a, a.b]) enterStage(s, i, io);
  const on = governing(a.skill);
  const levels = [skillOf(one, a.skill), skillOf(two, a.skill)] as const;
  const fixed = ([0, 1] as const).map((side) => {
    const figure = side === 0 ? one : two;
    // SON-SHT-10: between races the Conteur gives a bonus to one side.
    const races = (side === 0 ? 1 : -1) * Math.max(0, (a.races ?? 0) * (side === 0 ? 1 : -1));
    const level =
      a.how === 'opposition'
        ? opposed(s.options.opposition, levels[side], levels[side === 0 ? 1 : 0])
        : levels[side] - (a.difficulty ?? 0);
    return clampFixed(level + Math.abs(races) - woundMalus(figure));
  }) as [number, number];
  push<AnyFrame>(
    s,
    {
      kind: 'contest',
      step: 'draw',
      how: a.how,
      what: a.skill,
      figures: [a.a, a.b],
      fixed,
      caps: [redrawCap(scoreOf(one, on), levels[0]), redrawCap(scoreOf(two, on), levels[1])],
      whites: [0, 0],
      turn: 0,
      paid: [false, false],
    },
    under,
  );
}

const white = (f: Contest, side: 0 | 1): number => whiteWith(f.fixed[side], f.whites[side]);
const black = (f: Contest, side: 0 | 1): number => drawnFor(f.fixed[side]) - f.whites[side];
const mayRedraw = (f: Contest, side: 0 | 1): boolean =>
  !succeeds(white(f, side), false) && f.caps[side] > 0 && black(f, side) > 0;

function drawBoth(s: State, f: Contest, io: Io<Event>): undefined {
  for (const side of [0, 1] as const) f.whites[side] = drawCount(s.store, CONTEST, drawnFor(f.fixed[side]), io.chance);
  f.turn = 0;
  f.paid = [false, false];
  goTo(s, f, 'mend');
}

/** SON-OPP-01: a success beats a failure; of two the one with more white; of two failures nobody. */
export function winnerOf(whites: readonly [number, number]): -1 | 0 | 1 | 'tie' {
  const [a, b] = whites;
  const [wonA, wonB] = [succeeds(a, false), succeeds(b, false)];
  if (!wonA && !wonB) return -1;
  if (wonA !== wonB) return wonA ? 0 : 1;
  return a === b ? 'tie' : a > b ? 0 : 1;
}

function conclude(s: State, f: Contest, winner: -1 | 0 | 1, io: Io<Event>): undefined {
  clear(s.store);
  const [a, b] = f.figures;
  const rule = f.how === 'opposition' ? 'SON-OPP-03' : 'SON-OPP-01';
  io.tell?.({
    kind: 'contested',
    rule,
    ...told(s, a),
    foe: nameOf(s, b),
    whites: [white(f, 0), white(f, 1)],
    winner,
    sum: [
      { rule, what: 'fixed', value: f.fixed[0] },
      { rule, what: 'fixed', value: f.fixed[1] },
    ],
  });
  pop(s, f);
}

const aboutOf = (s: State, f: Contest) => ({
  what: f.what,
  name: nameOf(s, f.figures[f.turn]),
  white: white(f, f.turn),
});
const mostAgain = (f: Contest): number => Math.min(f.caps[f.turn], black(f, f.turn));

function redraw(s: State, f: Contest, a: Do<'redraw'>, io: Io<Event>): Refusal | undefined {
  const most = mostAgain(f);
  if (a.count > most || a.from !== 'characteristic') return refuse('invalid', 'SON-TST-04', 'beyondCap', { most });
  f.caps[f.turn] = 0;
  f.whites[f.turn] += drawAgain(s, a.count, REDRAWS, io);
  const { count } = a;
  io.tell?.({ kind: 'redrew', rule: 'SON-TST-03', ...told(s, f.figures[f.turn]), count, from: 'characteristic' });
  onward(s, f, io);
}

function breakTie(s: State, f: Contest, a: Do<'breakTie'>, io: Io<Event>): Refusal | undefined {
  const figure = f.figures[f.turn];
  const refusal = tryPay(s, figure, PRICES.tie, 'SON-OPP-02', io, a);
  if (refusal) return refusal;
  f.paid[f.turn] = true;
  onward(s, f, io);
}

export const contest = stepped<Types, Contest>(
  {
    draw: { run: drawBoth },
    mend: {
      kind: 'contest.mend',
      to: (s, f) => (mayRedraw(f, f.turn) ? deciderOf(s, f.figures[f.turn]) : undefined),
      about: aboutOf,
      cites: ['SON-TST-03'],
      choices: (_s, f) => [{ do: 'stand' }, { do: 'redraw', count: mostAgain(f), from: 'characteristic' }],
      on: {
        stand: { cites: ['SON-QUA-02'], take: (s, f, _a, io) => onward(s, f, io) },
        redraw: { cites: ['SON-TST-03', 'SON-TST-04'], take: redraw },
      },
      otherwise: ['SON-TST-03', 'notNow'],
      absent: { do: 'stand' },
      run: onward,
    },
    tie: {
      kind: 'contest.tie',
      to: (s, f) => (panacheOf(s, f.figures[f.turn]) >= PRICES.tie ? deciderOf(s, f.figures[f.turn]) : undefined),
      about: aboutOf,
      cites: ['SON-OPP-02'],
      choices: () => [{ do: 'pass' }, { do: 'breakTie' }],
      on: { pass: (s, f, _a, io) => onward(s, f, io), breakTie: { cites: ['SON-OPP-02'], take: breakTie } },
      otherwise: ['SON-OPP-02', 'notNow'],
      absent: { do: 'pass' },
      run: onward,
    },
    done: { run: onward },
  },
  { worth: WORTH },
);

/** The other one's turn, or what comes of it. */
function onward(s: State, f: Contest, io: Io<Event>): undefined {
  if (f.turn === 0) {
    f.turn = 1;
    goTo(s, f, f.step);
    return;
  }
  if (f.step === 'tie') {
    // SON-OPP-02: if both pay, or nobody does, it is drawn again.
    if (f.paid[0] !== f.paid[1]) conclude(s, f, f.paid[0] ? 0 : 1, io);
    else {
      clear(s.store);
      goTo(s, f, 'draw');
    }
    return;
  }
  const winner = winnerOf([white(f, 0), white(f, 1)]);
  if (winner !== 'tie') conclude(s, f, winner, io);
  else {
    f.turn = 0;
    goTo(s, f, 'tie');
  }
}

/** SON-GRP-02, SON-GRP-03: everybody draws, redraws where it failed; half of the group is enough. */
export function groupTest(s: State, a: Do<'group'>, io: Io<Event>): undefined {
  const members = s.figures.flatMap((figure, i) => (figure.kind === 'arpenteur' && figure.out === null ? [i] : []));
  const who: string[] = [];
  for (const i of members) {
    const figure = figureOf(s, i);
    const level = skillOf(figure, a.skill);
    const fixed = clampFixed(level - a.difficulty - woundMalus(figure));
    let whites = drawCount(s.store, CONTEST, drawnFor(fixed), io.chance);
    const again = Math.min(redrawCap(scoreOf(figure, SKILLS[a.skill].on), level), drawnFor(fixed) - whites);
    if (!succeeds(whiteWith(fixed, whites), false) && again > 0) {
      whites += drawAgain(s, again, REDRAWS, io);
    }
    if (succeeds(whiteWith(fixed, whites), false)) who.push(figure.sheet.name);
    clear(s.store);
  }
  const success = who.length * 2 >= members.length && members.length > 0;
  io.tell?.({
    kind: 'groupTest',
    rule: a.alone ? 'SON-GRP-03' : 'SON-GRP-02',
    what: a.skill,
    successes: who.length,
    members: members.length,
    success,
    who,
  });
}

/** SON-GRP-01: who is best at it. */
export function bestAt(s: State, skill: keyof typeof SKILLS): FigureIndex {
  let best = -1;
  s.figures.forEach((figure, i) => {
    if (figure.kind !== 'arpenteur' || figure.out !== null) return;
    if (best < 0 || skillOf(figure, skill) > skillOf(figureOf(s, best), skill)) best = i;
  });
  return best;
}
