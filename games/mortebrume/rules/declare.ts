/** HB-10: whether an intention may be declared: the way, then the action as it would be done from its end. */
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Act, Action, Leg } from '../answers.ts';
import { CM, type Point } from '../geometry/plane.ts';
import { type Fighter, shadowOf } from '../state.ts';
import type { Charge, Mover } from '../unfinished.ts';
import { actionFault, at, sweepTargets } from './faults.ts';
import { budgetOf, encumbranceOf } from './fighter.ts';
import { type Scene, sees } from './measure.ts';
import { chargeBonus, isWay, judgePath, type Way } from './paths.ts';

export interface Intention {
  readonly path: readonly Leg[];
  readonly facing?: Point | undefined;
  readonly double?: true | undefined;
  readonly action: Action;
}

/** The fighter as it would stand: everything else about it is as it is. */
export function standing(f: Fighter, x: number, y: number, z: number, fx: number, fy: number): Fighter {
  const there = shadowOf(f);
  there.x = x;
  there.y = y;
  there.z = z;
  if (fx !== 0 || fy !== 0) {
    there.fx = fx;
    there.fy = fy;
  }
  return there;
}

/** Whom an action is meant for, where it is one fighter. */
export function targetIdOf(action: Action | { readonly kind: 'prepare' }): number | undefined {
  switch (action.kind) {
    case 'strike':
    case 'shot':
      return action.target;
    case 'sweep':
      return action.from;
    case 'spell':
      return action.target;
    case 'pass':
      return action.to;
    default:
      return undefined;
  }
}

/** Where it looks at the end: as told, else at its target, else where it was going. */
export function facingAt(s: Scene, f: Fighter, way: Way, { facing, action }: Intention): Point {
  if (facing && (facing[0] !== 0 || facing[1] !== 0)) return facing;
  const target = s.fighters[targetIdOf(action) ?? -1];
  const other = action.kind === 'sweep' ? s.fighters[action.to] : undefined;
  // MOR-MUL-03: a sweep looks between its two ends.
  if (target && other && (target.x + other.x !== 2 * way.x || target.y + other.y !== 2 * way.y)) {
    return [target.x + other.x - 2 * way.x, target.y + other.y - 2 * way.y];
  }
  if (target && target.id !== f.id && (target.x !== way.x || target.y !== way.y)) {
    return [target.x - way.x, target.y - way.y];
  }
  const last = way.steps[way.steps.length - 1];
  if (last && (last.x !== last.ax || last.y !== last.ay)) return [last.x - last.ax, last.y - last.ay];
  return [f.fx, f.fy];
}

/** MOR-CHG-01 to -04, MOR-JMP-A5, MOR-CHG-A6, MOR-CHG-A7: the last leg, ended anywhere in reach, straight and on foot, towards a target seen from its beginning (MOR-CHG-A2). */
function chargeOf(
  s: Scene,
  f: Fighter,
  path: readonly Leg[],
  way: Way,
  action: Act<'strike'> | Act<'sweep'>,
): Charge | null | Refusal {
  const { charge } = action;
  if (!charge) return null;
  const line = way.steps[charge.from];
  const details = line ? { x: line.ax / CM, y: line.ay / CM } : at(f);
  if (!line || charge.from !== path.length - 1 || line.how !== 'walk' || line.stop >= 0) {
    return refuse('invalid', 'MOR-CHG-02', 'noLine', details);
  }
  const target = s.fighters[targetIdOf(action) ?? -1];
  const start = standing(f, line.ax, line.ay, line.az, line.x - line.ax, line.y - line.ay);
  if (!target || !sees(s, start, target))
    return refuse('invalid', 'MOR-CHG-02', 'unseen', { mark: target?.mark ?? '', ...details });
  const least = encumbranceOf(s, f);
  let length = line.length;
  if (charge.type === 'ruee') {
    // MOR-CHG-A4: the bonus comes from what was run within the plain displacement.
    const within = budgetOf(s, f) - (way.cost - line.cost);
    length = Math.max(0, Math.min(length, within));
  }
  const bonus = chargeBonus(length, least);
  return line.length < least * CM ? null : { type: charge.type, bonus, dx: line.x - line.ax, dy: line.y - line.ay };
}

function struckBy(s: Scene, there: Fighter, action: Action): number[] {
  if (action.kind === 'strike') return [action.target];
  const from = action.kind === 'sweep' ? s.fighters[action.from] : undefined;
  const to = action.kind === 'sweep' ? s.fighters[action.to] : undefined;
  return from && to ? sweepTargets(s, there, from, to).map(({ id }) => id) : [];
}

const ACTS_NOT: ReadonlySet<Action['kind']> = new Set(['none', 'flee']);

/** Everything about one fighter's intention, or why not. MOR-GEN-01: charge, sweep and what follows them combine freely. */
export function moverOf(s: Scene, f: Fighter, intention: Intention, onlyMove: boolean): Mover | Refusal {
  const { path, double, action } = intention;
  if (double && !ACTS_NOT.has(action.kind)) return refuse('invalid', 'HB-11', 'doubleActs');
  if (onlyMove && action.kind !== 'none') return refuse('invalid', 'MOR-ESC-04', 'onlyMove');
  if (f.acted && !ACTS_NOT.has(action.kind)) return refuse('invalid', 'HB-11', 'hasActed');
  const budget = budgetOf(s, f, double === true);
  const ruee = (action.kind === 'strike' || action.kind === 'sweep') && action.charge?.type === 'ruee';
  const way = judgePath(s, f, path, ruee ? 2 * budget : budget);
  if (!isWay(way)) return way;
  const [fx, fy] = facingAt(s, f, way, intention);
  const there = standing(f, way.x, way.y, way.z, fx, fy);
  const fault = actionFault(s, there, action);
  if (fault) return fault;
  let charge: Charge | null = null;
  if (action.kind === 'strike' || action.kind === 'sweep') {
    const found = chargeOf(s, f, path, way, action);
    if (found && 'refusal' in found) return found;
    charge = found;
    const more = charge?.type === 'ruee' ? charge.bonus * CM : 0;
    if (way.cost > budget + more) {
      return refuse('invalid', 'MOR-CHG-08', 'tooFar', {
        cost: way.cost / CM,
        budget: (budget + more) / CM,
        ...at(way),
      });
    }
  }
  return {
    who: f.id,
    steps: [...way.steps],
    cost: way.cost,
    length: way.length,
    facing: [fx, fy],
    // MOR-SOR-08: what is prepared stays with the caster.
    action: action.kind === 'prepare' ? { kind: 'prepare' } : action,
    charge,
    struck: struckBy(s, there, action),
    run: 0,
    stopped: false,
    lost: false,
  };
}
