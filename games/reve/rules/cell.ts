/** RDD-MOVE-04: what happens on a cell, in the order of the rule. */

import { ask, next, type Procedure, pop, push } from '@reverie/kernel/frames';
import type { Decision, Io, RuleId } from '@reverie/kernel/game';
import { refuse } from '@reverie/kernel/refusal';
import { CELLS } from '../data/map.ts';
import type { Event, How } from '../events.ts';
import {
  type AnyFrame,
  type Dreamer,
  dreamerOf,
  type Hypothesis,
  type OnCell,
  type Parameters,
  type Reserve,
  type State,
} from '../state.ts';
import type { Types } from '../types.ts';
import { castable } from './cast.ts';
import { drop } from './dragons.ts';
import { fallAsleep, fatigueCost, has, lose, tire } from './dreamer.ts';
import { rollEncounter } from './encounters.ts';
import { narrow, tellPlace, truth } from './hidden.ts';
import { fire, reserveAt, triggerAt } from './reserve.ts';
import { masterCell, trialsOf } from './wet.ts';

const NOTHING: readonly Decision[] = [];

export const cell: Procedure<Types, OnCell> = {
  pending(s, f) {
    if (f.step !== 'reserve') return NOTHING;
    const d = dreamerOf(s, f.seat);
    return triggerAt(d, d.at) === 'free' ? [ask(f, f.seat, 'trigger')] : [];
  },

  choices: () => [{ do: 'trigger' }, { do: 'letPass' }],

  answer(s, f, _d, a, io) {
    const d = dreamerOf(s, f.seat);
    if (a.do === 'trigger') {
      fire(s, d, io);
      leaveCell(s, f);
    } else if (a.do === 'letPass') next(s, f, 'act');
    else return refuse('invalid', 'RDD-RES-02', 'triggerOrNot');
    return undefined;
  },

  /** As many steps in one go as nobody has a say in: a cell where nothing happens is the rule. */
  run(s, f, io) {
    const d = dreamerOf(s, f.seat);
    do onward(s, f, d, io);
    while (isTop(s, f) && this.pending(s, f).length === 0);
  },

  absent: () => ({ do: 'letPass' }),
};

/** Nothing is cast yet, so nothing is fixed. */
const FREE: Parameters = { cost: 0 };

const isTop = (s: State, f: OnCell): boolean => s.stacks.some((stack) => stack[stack.length - 1] === f);

/** One step of the order of RDD-MOVE-04. */
function onward(s: State, f: OnCell, d: Dreamer, io: Io<Event>): void {
  switch (f.step) {
    case 'fatigue':
      fatigue(s, f, d, io);
      return;
    case 'encounter':
      f.step = 'wet';
      rollEncounter(s, f, d, io);
      return;
    case 'wet':
      f.step = 'reserve';
      wet(s, d, io);
      return;
    case 'reserve':
      reserve(s, f, d, io);
      return;
    case 'act':
      next(s, f, 'done');
      if (d.journey) d.journey.arrived = false;
      // Casting comes last, and only where something can be cast.
      if (d.journey && castable(s, d, d.at).length > 0) {
        const { seat } = d;
        push<AnyFrame>(s, { kind: 'casting', step: 'act', seat, messager: null, spell: '', parameters: FREE }, f);
      }
      return;
    default:
      leaveCell(s, f);
  }
}

/** The ways to come to a cell that are paid for, with the rule that says so; however he walks (RDD-MOVE-01). */
const PAID: Readonly<Partial<Record<How, RuleId>>> = {
  up: 'RDD-UP-04',
  walk: 'RDD-MOVE-01',
  stay: 'RDD-MOVE-01',
  placed: 'RDD-MOVE-07',
  home: 'RDD-MOVE-01',
  river: 'RDD-MOVE-01',
};

/** RDD-MOVE-02: the encounter roll comes right after the fatigue. Drifted here, he has neither (RDD-TBL-03). */
function fatigue(s: State, f: OnCell, d: Dreamer, io: Io<Event>): void {
  const paid = PAID[f.how];
  f.step = paid ? 'encounter' : 'wet';
  tellPlace(s, d, f.how, paid ?? 'RDD-TBL-03', paid ? fatigueCost(d) : 0, io);
  if (paid) tire(s, d, io);
}

/** RDD-WET-04: after the encounter, on the cell where it has left him. */
function wet(s: State, d: Dreamer, io: Io<Event>): void {
  const named = (trials: readonly { readonly what: string }[]) => trials.map(({ what }) => what).join();
  narrow(d, ({ at }) => named(trialsOf(d, at)), io);
  if (!masterCell(s, d, io)) return;
  if (d.effects.length === 0 && d.reserves.length === 0) return;
  const kind = CELLS[d.at]?.kind;
  // Péage: a bridge or a city costs one point to enter.
  if (has(d, 'peage') && d.journey?.arrived && (kind === 'pont' || kind === 'cite')) {
    lose(d, 1, 'RDD-TABLE-01', io);
    if (d.points === 0) fallAsleep(s, d, 'points', 'RDD-UP-08', io);
  }
  for (const quest of d.effects.filter(({ id }) => id === 'pelerinage')) {
    narrow(d, ({ at }) => quest.cells?.includes(at), io);
    if (quest.cells?.includes(d.at)) drop(d, quest, io);
  }
  narrow(d, (h) => firesUnder(d, h), io);
}

/** RDD-HID-01: the spell that may fire on this cell, under a hypothesis. */
const firesUnder = (d: Dreamer, h: Hypothesis): Reserve | undefined =>
  mayFire(d, h) ? reserveAt(d, h.at, h) : undefined;

/**
 * RDD-RES-02: coming back to the cell fires what waits there. Staying is no return (ruling): it fires only if he may
 * choose.
 */
function mayFire(d: Dreamer, h: Hypothesis): boolean {
  const trigger = triggerAt(d, h.at, h);
  return trigger === 'free' || (trigger === 'forced' && d.journey?.arrived === true);
}

/** RDD-RES-02: after encounter and wet cell, wanted or not. */
function reserve(s: State, f: OnCell, d: Dreamer, io: Io<Event>): void {
  if (d.reserves.length === 0 || !mayFire(d, truth(d))) {
    next(s, f, 'act');
    return;
  }
  fire(s, d, io);
  leaveCell(s, f);
}

/** RDD-MOVE-03: in accelerated mode other cells may follow until an encounter; else the round is over. */
function leaveCell(s: State, f: OnCell): void {
  const under = pop(s, f);
  const d = dreamerOf(s, f.seat);
  if (under?.kind === 'turn' && d.journey?.mode === 'accelere' && !d.journey.met && !d.carried) next(s, under, 'open');
}
