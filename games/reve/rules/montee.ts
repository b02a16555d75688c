/** RDD-UP: going up into the TMR. */
import { pop, push } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Step } from '@reverie/kernel/steps';
import type { Do } from '../answers.ts';
import type { By, Io } from '../events.ts';
import { isSuccess } from '../resolution.ts';
import { type AnyFrame, type Dreamer, dreamerOf, gardienOf, type Mode, type Ruling, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { fallAsleep } from './concentration.ts';
import { generalState, roll } from './dreamer.ts';
import { forbids, has, monteeCost } from './effects.ts';
import { WILL } from './purposes.ts';

/** Why he cannot go up now, if he cannot. */
export function mayGoUp(s: State, d: Dreamer, mode: Mode): Refusal | undefined {
  if (d.exhausted) return refuse('invalid', 'RDD-UP-08', 'asleep');
  if (s.round < d.notBefore) return refuse('invalid', 'RDD-UP-06', 'tooSoon', { rounds: d.notBefore - s.round });
  if (forbids(d, 'montee')) return refuse('invalid', 'RDD-TABLE-01', 'fixedIdea');
  const cost = monteeCost(d, mode);
  if (d.points < cost) return refuse('invalid', 'RDD-UP-08', 'tooFewPoints', { cost, points: d.points });
  return undefined;
}

type Permission = Do<'allow' | 'forbid' | 'require'>;
const permitted = (s: State, f: Ruling, a: Permission, io: Io): undefined => permit(s, f, a, 'gardien', io);
const VOLONTE = ['RDD-UP-03', 'RDD-ROLL-01'];

/** Whether he may: asked of the gardien; without one he may. */
export const permission: Step<Types, Ruling> = {
  kind: 'permission',
  to: gardienOf,
  open: true,
  about: (_s, { seat, about: of }) => ({ seat, of }),
  cites: ['RDD-UP-03'],
  choices: () => [{ do: 'allow' }, { do: 'forbid' }, { do: 'require', difficulty: -4 }],
  on: { allow: permitted, forbid: permitted, require: { cites: VOLONTE, take: permitted } },
  otherwise: ['RDD-UP-03', 'allowOrForbid'],
  run: (s, f, io) => permit(s, f, { do: 'allow' }, 'draw', io),
};

/**
 * RDD-UP-03: still and master of his body; the gardien may refuse, or ask for a VOLONTÉ roll. Meanwhile he may also have
 * changed a figure that the montée depends on. Refused, the round is gone.
 */
function permit(s: State, f: Ruling, a: Permission, by: By, io: Io): undefined {
  const d = dreamerOf(s, f.seat);
  const mode = f.about === 'accelere' || has(d, 'deplacementAccelere') ? 'accelere' : 'normal';
  let allowed = a.do !== 'forbid' && mayGoUp(s, d, mode) === undefined;
  const ruled = { kind: 'monteeRuled', rule: 'RDD-UP-03', seat: d.seat, by } as const;
  if (allowed && a.do === 'require') {
    const rolled = roll(io, WILL, d.sheet.volonte, a.difficulty + generalState(d));
    allowed = isSuccess(rolled.result);
    io.tell?.({ ...ruled, allowed, rolled });
  } else io.tell?.({ ...ruled, allowed });
  const under = pop<AnyFrame>(s, f);
  if (allowed && under) goUp(s, d, mode, under, io);
  else d.notBefore = Math.max(d.notBefore, s.round + 1);
}

/**
 * The montée is a move of its own: it finds the demi-rêve where it was left (RDD-POS-02, RDD-UP-04). RDD-UP-02: the
 * mode is that of the whole journey. RDD-UP-07: in a fight this was declared in phase 1. A cost that takes the last
 * point puts him to sleep before he gets there, so that no fatigue is counted (ruling).
 */
function goUp(s: State, d: Dreamer, mode: Mode, under: AnyFrame, io: Io): void {
  const cost = monteeCost(d, mode);
  d.points -= cost;
  d.journey = { mode, fatigue: 0, moved: true, met: false, arrived: true, cast: false, held: null };
  io.tell?.({ kind: 'wentUp', rule: 'RDD-UP-01', seat: d.seat, mode, cost, points: d.points, phase: 1 });
  if (d.points === 0) fallAsleep(s, d, 'points', 'RDD-UP-08', io);
  else push(s, { kind: 'cell', step: 'fatigue', seat: d.seat, how: 'up' }, under);
}
