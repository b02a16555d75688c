/** SON-DUE, SON-NPC-02: a duel: how it begins, its steps, chapter by chapter, and how it ends (SON-DUE-10). */
import { pop, push } from '@reverie/kernel/frames';
import { stepped } from '@reverie/kernel/steps';
import type { Io } from '../../events.ts';
import type { FigureIndex } from '../../figure.ts';
import type { AnyFrame, Drawer, Duel } from '../../frames.ts';
import { figureOf, goTo, hidesEscrime, isAble, nameOf, type State, say } from '../../state.ts';
import type { Types } from '../../types.ts';
import { gain, isPlayers } from '../panache.ts';
import { waits } from '../turns.ts';
import { WORTH } from '../ways.ts';
import { enterStage, leaveStage, tellWounds } from '../wounds.ts';
import { finish } from './finish.ts';
import { beginExchange, opening, passToken } from './opening.ts';
import { passe } from './passe.ts';
import { figureAt, hypotheses, nameAt, newMinds, newSide, other, SIDES, sharesAt, stonesBack } from './sides.ts';

interface Conditions {
  /** SON-DMG-04: wounds at which the second gives up; none for 0. */
  readonly flees: number;
  /** One of several fights, whose initiative was bid for together. */
  readonly joined: boolean;
  /** SON-INI-03. */
  readonly surprised: 'first' | 'second' | 'both' | undefined;
}

export function startDuel(
  s: State,
  a: FigureIndex,
  b: FigureIndex,
  { flees = 0, joined = false, surprised }: Partial<Conditions>,
  io: Io,
  under?: AnyFrame,
): undefined {
  if (!joined) passToken(s);
  for (const i of [a, b]) enter(s, i, io);
  io.tell?.({ kind: 'duel', rule: 'SON-NPC-02', names: [nameOf(s, a), nameOf(s, b)] });
  for (const [side, i] of [a, b].entries())
    if (isSurprised(surprised, side)) say('SON-INI-03', 'surprised', nameOf(s, i), '', io);
  const f = newDuel(s, a, b, { flees, joined, surprised });
  if (under) push<AnyFrame>(s, f, under);
  else push<AnyFrame>(s, f);
}

export const isSurprised = (who: Conditions['surprised'], side: number): boolean =>
  who === 'both' || who === (side === 0 ? 'first' : 'second');

/** SON-PPS-05: an important PNJ draws his perfidy when he enters. */
function enter(s: State, i: FigureIndex, io: Io): undefined {
  enterStage(s, i, io);
  const figure = figureOf(s, i);
  if (figure.entered || isPlayers(figure)) return;
  figure.entered = true;
  if (figure.kind !== 'minor')
    gain(s, i, figure.kind === 'major' ? s.options.perfidyMajor : s.options.perfidyMiddle, 'SON-PPS-05', 'perfidy', io);
}

function newDuel(
  s: State,
  a: FigureIndex,
  b: FigureIndex,
  { flees, joined, surprised }: Conditions,
): Omit<Duel, 'serial'> {
  const minds = newMinds(s, a, b);
  const dark = minds !== null;
  return {
    kind: 'duel',
    // Who cannot read his own draw cannot make a show of it: no Impressionner in the dark (ruling).
    step: dark ? 'bid' : 'impress',
    sides: [newSide(a, isSurprised(surprised, 0)), newSide(b, isSurprised(surprised, 1))],
    exchange: 1,
    holder: -1,
    robbed: false,
    turn: 0,
    // Two passes: nothing more is bid.
    passes: joined ? 2 : 0,
    up: 0,
    draws: [null, null],
    rows: [[], []],
    base: false,
    free: null,
    manoeuvre: null,
    defence: null,
    mended: 'openMend',
    result: 0,
    back: 0,
    chain: 0,
    made: 0,
    counter: false,
    botte: null,
    due: [],
    given: [null, null],
    mercy: [],
    special: false,
    trick: null,
    loser: -1,
    flees,
    dark,
    minds,
  };
}

/** SON-DUE-10: on to the next exchange, unless the fight is over. */
function nextExchange(s: State, f: Duel, io: Io): undefined {
  for (const side of SIDES) {
    const figure = figureAt(s, f, side);
    if (!isAble(figure) && f.loser < 0) f.loser = side;
    // SON-DMG-04: a condition of the scenario: so many wounds, and he is gone.
    else if (f.flees > 0 && side === 1 && figure.wounds.length + figure.boxes >= f.flees) {
      leaveStage(s, f.sides[side].figure, 'fled', 'SON-DUE-10', io);
      f.loser = side;
    }
    if (f.sides[side].swaggerFor > 0) f.sides[side].swaggerFor--;
  }
  if (f.loser >= 0 || f.exchange >= s.options.exchanges) return goTo(s, f, 'over');
  f.exchange++;
  if (!waits(s, f, 'resume')) beginExchange(s, f, io);
}

/** SON-DUE-09: what was found out about a foe is known when he is met again. In the arena nobody is. */
function keepMinds(s: State, f: Duel): undefined {
  if (!f.minds || s.options.mode === 'arena') return;
  const found = hypotheses(s, f, f.minds);
  for (const side of SIDES) {
    const { figure } = f.sides[side];
    if (hidesEscrime(s, figure)) figureOf(s, figure).suspected = sharesAt(found, side);
  }
}

/** The fight is over: SON-DUE-07 gives the redraws back, SON-WND-07 the wounds away. */
function duelOver(s: State, f: Duel, io: Io): undefined {
  stonesBack(s, f);
  const winner = f.loser < 0 ? null : other(f.loser as Drawer);
  const end = winner === null ? { winner: '', why: 'stopped' } : { winner: nameAt(s, f, winner), why: 'won' };
  io.tell?.({ kind: 'fightOver', rule: 'SON-DUE-10', ...end });
  keepMinds(s, f);
  for (const side of f.sides) tellWounds(s, side.figure, io);
  for (const side of SIDES) figureAt(s, f, side).improvised = -1;
  if (s.options.mode === 'arena') {
    const seats = winner === null ? [] : [figureAt(s, f, winner).seat].filter((seat) => seat !== null);
    s.over = { winners: seats, rule: 'SON-DUE-10' };
  }
  pop(s, f);
}

export const duel = stepped<Types, Duel>(
  {
    ...opening,
    ...passe,
    ...finish,
    next: { run: nextExchange },
    resume: { run: beginExchange },
    over: { run: duelOver },
  },
  { worth: WORTH },
);
