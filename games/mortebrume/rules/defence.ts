/** MOR-DEF: a companion who comes to stand beside the one attacked, is struck in his place, and may be slipped past. */

import { next } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Leg } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { who } from '../events.ts';
import { type ActivationFrame, type Guard, type Mover, mover } from '../frames.ts';
import { CM, squared } from '../geometry/plane.ts';
import { AROUND, touching } from '../geometry/sweep.ts';
import { type Fighter, fighterOf, kindsOf, NOBODY, type State } from '../state.ts';
import type { Asking, Port } from '../types.ts';
import { toEither } from '../ways.ts';
import { offerEscapes } from './falls.ts';
import { budgetOf, inContact, isFree, isWaiting } from './fighter.ts';
import { endTurn } from './harm.ts';
import { targetIdOf } from './intention.ts';
import { inZone, isWithin, sees } from './measure.ts';
import { carryOut } from './movement.ts';
import { isWay, judgePath } from './paths.ts';
import { startMelee } from './start.ts';

const ZONE = BASE.meleeZone * CM;

/** Judges with the attacker where he will stand: he is there before the defender. */
function withArrived<T>(mover: Fighter, m: Mover, run: () => T): T {
  const { x, y, z } = mover;
  const last = m.steps[m.steps.length - 1];
  if (last) [mover.x, mover.y, mover.z] = [last.x, last.y, last.z];
  const result = run();
  [mover.x, mover.y, mover.z] = [x, y, z];
  return result;
}

/** MOR-DEF-01 to -03, MOR-DEF-A1: a companion who can stand beside the target and within striking distance of the attacker. */
export function judgeGuard(s: State, f: Fighter | undefined, m: Mover, path: readonly Leg[]): Guard | Refusal {
  const mover = fighterOf(s, m.who);
  const target = s.fighters[targetIdOf(m.action) ?? -1];
  if (m.action.kind !== 'strike' || !target) return refuse('invalid', 'MOR-DEF-01', 'notMelee');
  if (!f || f.seat === mover.seat || f.id === target.id || !isWaiting(f) || f.acted || target.captor >= 0) {
    return refuse('invalid', 'MOR-DEF-02', 'notWaiting', { mark: f?.mark ?? '' });
  }
  if (!sees(s, f, mover))
    return refuse('invalid', 'MOR-DEF-02', 'unseen', { mark: mover.mark, x: mover.x / CM, y: mover.y / CM });
  return withArrived(mover, m, () => {
    const way = judgePath(s, f, path, budgetOf(s, f));
    if (!isWay(way)) return way;
    const there = { ...f, x: way.x, y: way.y, z: way.z };
    const details = { x: way.x / CM, y: way.y / CM };
    if (!inContact(there, target)) return refuse('invalid', 'MOR-DEF-03', 'notInContact', details);
    if (!inZone(there, mover)) return refuse('invalid', 'MOR-DEF-03', 'outOfReach', { mark: mover.mark, ...details });
    return { who: f.id, steps: [...way.steps], cost: way.cost, length: way.length };
  });
}

export function guardsFor(s: State, m: Mover): Guard[] {
  if (m.action.kind !== 'strike' || m.length === 0) return [];
  const target = fighterOf(s, m.action.target);
  const mover = fighterOf(s, m.who);
  const found: Guard[] = [];
  for (const f of s.fighters) {
    if (f.seat !== target.seat || f.id === target.id || !isWaiting(f) || f.acted) continue;
    // MOR-GEN-05: where nobody measures before, one may come too late.
    const strict = s.settings.measuring === 'strict';
    const most = strict ? budgetOf(s, f) : Math.min(m.cost, budgetOf(s, f));
    if (!isWithin(f, target, most)) continue;
    const last = m.steps[m.steps.length - 1];
    const near = [...AROUND]
      .map(([dx, dy]) => touching(target.x, target.y, target.r, dx, dy, f.r))
      .filter(([x, y]) => isWithin({ x, y, r: f.r }, { x: last?.x ?? 0, y: last?.y ?? 0, r: mover.r }, ZONE))
      .sort((p, q) => squared(f.x, f.y, p[0], p[1]) - squared(f.x, f.y, q[0], q[1]));
    for (const to of near.slice(0, 4)) {
      const guard = judgeGuard(s, f, m, [{ to }]);
      if ('refusal' in guard || (guard.cost > m.cost && !strict)) continue;
      found.push(guard);
      break;
    }
  }
  return found;
}

/** MOR-DEF-04, MOR-DEF-07, MOR-DEF-A2: in time or too late. MOR-DEF-05, MOR-DEF-A6: in time, he is the one to be struck, by a charge as well. */
export function defend(s: State, f: ActivationFrame, io: Port): void {
  const { defence } = f;
  const m = mover(f);
  const one = fighterOf(s, m.who);
  if (!defence || m.lost || m.stopped || m.action.kind !== 'strike') {
    next(s, f, 'before');
    return;
  }
  const guard = fighterOf(s, defence.who);
  const target = fighterOf(s, m.action.target);
  if (!isWaiting(guard)) {
    next(s, f, 'before');
    return;
  }
  const inTime = defence.cost <= m.cost;
  const rule = inTime ? 'MOR-DEF-04' : 'MOR-DEF-07';
  io.tell?.({
    kind: 'defends',
    rule,
    who: who(guard),
    of: who(target),
    inTime,
    own: defence.cost / 100,
    other: m.cost / 100,
  });
  carryOut(s, guard, defence.steps, 0, defence.length, io, 'defence');
  if (isFree(guard)) [guard.fx, guard.fy] = [one.x - guard.x, one.y - guard.y];
  guard.activated = true;
  if (inTime && isFree(guard) && inZone(guard, one)) {
    f.standIn = guard.id;
    next(s, f, 'slip');
  } else {
    // MOR-DEF-A3: he stands where he wanted to go.
    endTurn(guard);
    next(s, f, 'before');
  }
  offerEscapes(s, guard);
}

/** MOR-DEF-06, MOR-DEF-A4: the attacker fights the defender, or slips past him if his dodge succeeds. */
export const slip: Asking<ActivationFrame, 'slip'> = {
  kind: 'slip',
  to: (_s, f) => (f.report ? undefined : f.seat),
  about: (s, f) => ({ fighter: mover(f).who, guard: f.standIn, first: s.first, kinds: kindsOf(s) }),
  cites: ['MOR-DEF-05', 'MOR-DEF-06'],
  worth: toEither,
  choices: () => [{ do: 'fight' }, { do: 'slip' }],
  on: {
    fight: {
      cites: ['MOR-DEF-05'],
      take: (s, f) => void next(s, f, 'before'),
    },
    slip: {
      cites: ['MOR-DEF-06', 'HB-23'],
      take(s, f) {
        next(s, f, 'slip');
        f.report = null;
        const melee = { by: f.standIn, body: false, targets: [mover(f).who], charge: null, why: 'defence' } as const;
        startMelee(s, { ...melee, how: 'dodge' });
        return undefined;
      },
    },
  },
  otherwise: ['MOR-DEF-06', 'notThis'],
  absent: { do: 'fight' },
  run(s, f) {
    const m = mover(f);
    endTurn(fighterOf(s, f.standIn));
    if (!f.report?.dodged) {
      m.lost = true;
      endTurn(fighterOf(s, m.who));
    }
    f.standIn = NOBODY;
    f.report = null;
    next(s, f, 'before');
  },
};
