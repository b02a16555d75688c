/** RDD-MOVE-04, RDD-WET: what happens on a cell, in the order of the rule; the water that must be mastered there. */
import { next, pop, push } from '@reverie/kernel/frames';
import type { RuleId } from '@reverie/kernel/game';
import { stepped } from '@reverie/kernel/steps';
import { CELLS } from '../data/map.ts';
import type { Io } from '../events.ts';
import type { AnyFrame, Dreamer, How, Hypothesis, OnCell, Parameters, Reserve, State } from '../state.ts';
import { dreamerOf } from '../state.ts';
import type { Types } from '../types.ts';
import { WORTH } from '../ways.ts';
import { castable } from './cast.ts';
import { breakOff, drawSouffle, fallAsleep, tire } from './concentration.ts';
import { experience, lose, master } from './dreamer.ts';
import { drop, endingBy, fatigueCost, hasToll, strikeOff, trialsOf } from './effects.ts';
import { rollEncounter } from './encounters.ts';
import { narrow, tellPlace, truth } from './hidden.ts';
import { fire, reserveAt, triggerAt } from './reserve.ts';

/** Whether a spell that waits here fires is left to him. */
const mayChoose = (s: State, f: OnCell): boolean => {
  const d = dreamerOf(s, f.seat);
  return triggerAt(d, d.at) === 'free';
};

function isTop(s: State, f: OnCell): boolean {
  for (const stack of s.stacks) if (stack[stack.length - 1] === f) return true;
  return false;
}

/** As many steps in one go as nobody has a say in: a cell where nothing happens is the rule. */
function run(s: State, f: OnCell, io: Io): void {
  const d = dreamerOf(s, f.seat);
  do ORDER[f.step](s, f, d, io);
  while (isTop(s, f) && !(f.step === 'reserve' && mayChoose(s, f)));
}

export const cell = stepped<Types, OnCell>(
  {
    fatigue: { run },
    encounter: { run },
    wet: { run },
    reserve: {
      kind: 'trigger',
      to: (s, f) => (mayChoose(s, f) ? f.seat : undefined),
      cites: ['RDD-RES-02'],
      choices: () => [{ do: 'trigger' }, { do: 'letPass' }],
      on: {
        trigger: {
          cites: ['RDD-RES-03'],
          take(s, f, _a, io) {
            fire(s, dreamerOf(s, f.seat), io);
            return leaveCell(s, f);
          },
        },
        letPass: (s, f) => next(s, f, 'act'),
      },
      otherwise: ['RDD-RES-02', 'triggerOrNot'],
      absent: { do: 'letPass' },
      run,
    },
    act: { run },
    done: { run },
  },
  { worth: WORTH },
);

/** Nothing is cast yet, so nothing is fixed. */
const FREE: Parameters = { cost: 0 };

/** The order of RDD-MOVE-04. */
const ORDER: Readonly<Record<OnCell['step'], (s: State, f: OnCell, d: Dreamer, io: Io) => void>> = {
  fatigue,
  encounter(s, f, d, io) {
    f.step = 'wet';
    rollEncounter(s, f, d, io);
  },
  wet(s, f, d, io) {
    f.step = 'reserve';
    wet(s, d, io);
  },
  reserve,
  act(s, f, d) {
    next(s, f, 'done');
    if (!d.journey) return;
    d.journey.arrived = false;
    // Casting comes last, and only where something can be cast.
    if (castable(s, d, d.at).length === 0) return;
    const { seat } = d;
    push<AnyFrame>(s, { kind: 'casting', step: 'act', seat, messager: null, spell: '', parameters: FREE }, f);
  },
  done: leaveCell,
};

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
function fatigue(s: State, f: OnCell, d: Dreamer, io: Io): void {
  const paid = PAID[f.how];
  f.step = paid ? 'encounter' : 'wet';
  tellPlace(s, d, f.how, paid ?? 'RDD-TBL-03', paid ? fatigueCost(d) : 0, io);
  if (paid) tire(s, d, io);
}

/** RDD-WET-04, and whatever else a queue or a souffle asks for: after the encounter, on the cell where it has left him. */
function wet(s: State, d: Dreamer, io: Io): void {
  if (d.belief) {
    // Without effects there is water or nothing, each of them one list.
    const named = (trials: readonly { readonly what: string }[]) => trials.map(({ what }) => what).join();
    narrow(d, ({ at }) => (d.effects.length === 0 ? trialsOf(d, at) : named(trialsOf(d, at))), io);
  }
  if (!masterCell(s, d, io)) return;
  if (d.effects.length === 0 && d.reserves.length === 0) return;
  const kind = CELLS[d.at]?.kind;
  if (d.journey?.arrived && kind && hasToll(d, kind)) {
    lose(d, 1, 'RDD-TABLE-01', io);
    if (d.points === 0) fallAsleep(s, d, 'points', 'RDD-UP-08', io);
  }
  for (const quest of endingBy(d, 'coming')) {
    narrow(d, ({ at }) => quest.cells?.includes(at), io);
    if (quest.cells?.includes(d.at)) drop(d, quest, io);
  }
  narrow(d, (h) => firesUnder(d, h), io);
}

/**
 * RDD-WET-02: masters what there is to master; false when concentration is broken. The demi-rêve stays, and the next
 * montée, which costs its point, finds it there (RDD-WET-03).
 */
function masterCell(s: State, d: Dreamer, io: Io): boolean {
  for (const trial of trialsOf(d, d.at)) {
    const rule: RuleId = trial.what === 'humide' ? 'RDD-WET-02' : 'RDD-TABLE-01';
    const { voie, rolled, success } = master(d, trial.what, trial.force, rule, io);
    experience(d, rolled, voie, io);
    if (!success) {
      // A conquest that fails brings no souffle; everything else follows the rule of wet cells.
      if (rolled.result === 'echecTotal' && trial.what !== 'conquete') drawSouffle(s, d, io);
      if (d.journey) breakOff(s, d, rule, io);
      return false;
    }
    strikeOff(d, trial.what, io);
  }
  return d.journey !== null;
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
function reserve(s: State, f: OnCell, d: Dreamer, io: Io): void {
  if (d.reserves.length === 0 || !mayFire(d, truth(d))) {
    next(s, f, 'act');
    return;
  }
  fire(s, d, io);
  leaveCell(s, f);
}

/** RDD-MOVE-03: in accelerated mode other cells may follow until an encounter; else the round is over. */
function leaveCell(s: State, f: OnCell): undefined {
  const under = pop(s, f);
  const d = dreamerOf(s, f.seat);
  if (under?.kind === 'turn' && d.journey?.mode === 'accelere' && !d.journey.met && d.carried.length === 0)
    next(s, under, 'open');
}
