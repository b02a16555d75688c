/** RDD-AIM: a spell comes into the world, and somebody must point at something. */

import { ask, next, type Procedure, pop, push } from '@reverie/kernel/frames';
import type { Io, RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import type { Event } from '../events.ts';
import {
  type Aim,
  type Aiming,
  type AnyFrame,
  type Dreamer,
  dreamerOf,
  hasGardien,
  type State,
  type Turn,
} from '../state.ts';
import type { Types } from '../types.ts';
import { comeDown, failed, generalState, roll } from './dreamer.ts';
import { SIGHT } from './purposes.ts';
import { resist } from './resistance.ts';
import { type Known, lastsUntil, reachOf, spellOf, voieOf } from './spellbook.ts';

/**
 * RDD-CAST-03, RDD-UP-07: at the very start of the round, before shots and throws, he comes down with his spell. The rest
 * of the round is left to the world.
 */
export function deliver(s: State, f: Turn, d: Dreamer, io: Io<Event>): void {
  const { carried } = d;
  if (!carried) return;
  d.carried = null;
  comeDown(s, d, io);
  next(s, f, d.exhausted ? 'over' : 'open');
  const spell = spellOf(d, carried.spell);
  if (!spell) return;
  const { parameters } = carried;
  if (carried.erratic) {
    const erratic = { voie: voieOf(d, spell, parameters.voie), reach: reachOf(s, d, spell) };
    push<AnyFrame>(s, { kind: 'ruling', step: 'erratic', seat: d.seat, about: spell.id, erratic }, f);
    return;
  }
  // RDD-UP-06: who aims goes up the round after this one at the earliest, also if he was thrown out before.
  d.notBefore = Math.max(d.notBefore, s.round + 1);
  io.tell?.({ kind: 'arrives', rule: 'RDD-UP-07', seat: d.seat, spell: spell.id, phase: 2 });
  const step = carried.blind ? 'resolve' : 'aim';
  push<AnyFrame>(s, { kind: 'aiming', step, seat: d.seat, spell: spell.id, parameters, aim: null }, f);
}

export const aiming: Procedure<Types, Aiming> = {
  pending(s, f) {
    if (f.step === 'aim') return [ask(f, f.seat, 'aim', { open: true, about: about(s, f) })];
    if (f.step !== 'view' || s.gardien === null || !hasGardien(s)) return [];
    return [ask(f, s.gardien, 'sight', { open: true, about: { seat: f.seat, ...about(s, f), aim: f.aim } })];
  },

  choices(s, f) {
    if (f.step === 'view') return [{ do: 'allow' }, { do: 'require', difficulty: -4 }];
    const d = dreamerOf(s, f.seat);
    const spell = spellOf(d, f.spell);
    const self: Answer = at('soi', 0);
    if (!spell || spell.target === 'soi') return [self];
    const reach = reachOf(s, d, spell);
    const near = at(spell.target, Math.min(reach, 5));
    // RDD-AIM-03: for want of an object it is impossible magic: nothing to propose, though he may.
    return spell.target === 'objet' ? [near] : [near, self];
  },

  answer(s, f, _d, a, io) {
    const d = dreamerOf(s, f.seat);
    if (f.step === 'aim') return a.do === 'aim' ? point(s, f, d, a) : refuse('invalid', 'RDD-AIM-01', 'aim');
    if (a.do === 'allow') next(s, f, 'resolve');
    else if (a.do === 'require') look(s, f, d, a.difficulty, io);
    else return refuse('invalid', 'RDD-AIM-06', 'allowOrRequire');
    return undefined;
  },

  run(s, f, io) {
    // Without a gardien no target is too delicate (RDD-AIM-06).
    if (f.step === 'view') next(s, f, 'resolve');
    else resolve(s, f, dreamerOf(s, f.seat), io);
  },

  absent: (_s, f) => (f.step === 'view' ? { do: 'allow' } : at('soi', 0)),
};

const at = (target: Aim['target'], distance: number): Do<'aim'> => ({
  do: 'aim',
  target,
  distance,
  visible: true,
  pointed: true,
  fitting: true,
  points: 10,
});

function about(s: State, f: Aiming) {
  const d = dreamerOf(s, f.seat);
  const spell = spellOf(d, f.spell);
  return spell && { spell: spell.id, target: spell.target, reach: reachOf(s, d, spell), resistance: spell.resistance };
}

function point(s: State, f: Aiming, d: Dreamer, a: Do<'aim'>): Refusal | undefined {
  const spell = spellOf(d, f.spell);
  // RDD-AIM-05: oneself can always be aimed at; anything else must be what the spell is for.
  if (spell && a.target !== 'soi' && a.target !== spell.target) {
    return refuse('invalid', 'RDD-AIM-01', 'otherTarget', { target: spell.target });
  }
  const { do: _, ...aim } = a;
  f.aim = aim as Aim;
  next(s, f, a.target === 'soi' ? 'resolve' : 'view');
  return undefined;
}

/** RDD-AIM-06: a delicate target needs a VUE roll; on failure it is not seen, and the spell centres on the caster. */
function look(s: State, f: Aiming, d: Dreamer, difficulty: number, io: Io<Event>): void {
  const rolled = roll(io, SIGHT, d.sheet.vue, difficulty + generalState(d));
  const success = !failed(rolled.result);
  io.tell?.({ kind: 'sight', rule: 'RDD-AIM-06', seat: d.seat, rolled, success });
  if (!success && f.aim) f.aim = { ...f.aim, visible: false };
  next(s, f, 'resolve');
}

const RULES = { zone: 'RDD-AIM-02', objet: 'RDD-AIM-03', creature: 'RDD-AIM-04' } as const;

/**
 * On whom the spell comes down, and the rule that says so. RDD-AIM-01: what is not the caster himself must be seen,
 * pointed at, in range and what the spell is for: no point inside the ground, no creature of another kind (ruling). Else
 * the spell takes the caster; one that needs an object cannot, and becomes impossible magic.
 */
export function destination(
  aim: Aim | null,
  spell: Known,
  reach: number,
): { readonly on: 'target' | 'caster' | 'impossible'; readonly rule: RuleId } {
  const amiss = spell.target === 'objet' ? 'impossible' : 'caster';
  // RDD-CAST-08: asleep, nobody aims.
  if (aim === null) return { on: amiss, rule: 'RDD-CAST-08' };
  if (aim.target === 'soi') return { on: amiss, rule: amiss === 'caster' ? 'RDD-AIM-05' : 'RDD-AIM-03' };
  const met = aim.visible && aim.pointed && aim.fitting && aim.distance <= reach;
  return met ? { on: 'target', rule: 'RDD-AIM-01' } : { on: amiss, rule: RULES[aim.target] };
}

function resolve(s: State, f: Aiming, d: Dreamer, io: Io<Event>): void {
  const under = pop(s, f);
  const spell = spellOf(d, f.spell);
  if (!spell) return;
  const reach = reachOf(s, d, spell);
  const { on, rule } = destination(f.aim, spell, reach);
  io.tell?.({ kind: 'aimed', rule, seat: d.seat, spell: spell.id, on, reach });
  if (on === 'impossible') {
    push(s, { kind: 'ruling', step: 'tear', seat: d.seat, about: spell.id }, under);
    return;
  }
  const affected = spell.resistance === null ? on : resist(d, spell, f.parameters, f.aim, on, io);
  const { birthHour } = d.sheet;
  const hours = { caster: birthHour, target: affected === 'caster' ? birthHour : f.aim?.hour };
  io.tell?.({
    kind: 'took',
    rule: spell.resistance === null ? 'RDD-CAST-03' : on === 'target' ? 'RDD-JR-02' : 'RDD-JR-04',
    seat: d.seat,
    spell: spell.id,
    on: affected,
    until: affected === 'nobody' ? null : lastsUntil(spell, f.parameters, s.round, hours),
  });
}
