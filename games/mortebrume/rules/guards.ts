/** MOR-DEF: companions who may come to stand beside the one attacked. */
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Leg } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { CM, squared } from '../geometry/plane.ts';
import { AROUND, touching } from '../geometry/sweep.ts';
import { type Fighter, fighterOf, type State } from '../state.ts';
import type { Guard, Mover } from '../unfinished.ts';
import { targetIdOf } from './declare.ts';
import { budgetOf, inContact, isWaiting } from './fighter.ts';
import { inZone, isWithin, sees } from './measure.ts';
import { isWay, judgePath } from './paths.ts';

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
