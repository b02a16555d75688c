/** HB-13: turning is free. Where a figure looks on a leg, and at its end. */
import { BASE } from '../data/constants.ts';
import type { Step } from '../frames.ts';
import { CM, type Point, squared, thousandths } from '../geometry/plane.ts';
import type { Fighter, State } from '../state.ts';
import { isFree } from './fighter.ts';
import { ZONE } from './measure.ts';

/** HB-13: the leg that a part belongs to, as a straight line. */
function legOf(steps: readonly Step[], at: number): Pick<Step, 'ax' | 'ay' | 'x' | 'y' | 'look'> {
  const { leg, look } = steps[at] as Step;
  let first = at;
  let last = at;
  while (steps[first - 1]?.leg === leg) first--;
  while (steps[last + 1]?.leg === leg) last++;
  const { ax, ay } = steps[first] as Step;
  const { x, y } = steps[last] as Step;
  return { ax, ay, x, y, look };
}

const RECEDES = thousandths(BASE.recedes * CM);

/** HB-13: the nearest enemy in contact that a leg leads away from: the mover keeps facing that enemy. */
function leftBehind(
  s: Pick<State, 'fighters'>,
  f: Fighter,
  { ax, ay, x, y }: Pick<Step, 'ax' | 'ay' | 'x' | 'y'>,
): Fighter | undefined {
  let found: Fighter | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of s.fighters) {
    if (one.seat === f.seat || !isFree(one)) continue;
    const reach = f.r + one.r + ZONE;
    const near = squared(ax, ay, one.x, one.y);
    if (near > reach * reach || near >= least || squared(x, y, one.x, one.y) <= near) continue;
    const off = thousandths(Math.sqrt(squared(x, y, one.x, one.y))) - thousandths(Math.sqrt(near));
    if (off <= RECEDES) continue;
    found = one;
    least = near;
  }
  return found;
}

/** HB-13: where a figure looks at the end of a leg: as declared, at the enemy it leaves, else forward. */
export function lookAt(s: Pick<State, 'fighters'>, f: Fighter, steps: readonly Step[], at: number): Point {
  const leg = legOf(steps, at);
  if (leg.look) return leg.look;
  const enemy = leftBehind(s, f, leg);
  return enemy ? [enemy.x - leg.x, enemy.y - leg.y] : [leg.x - leg.ax, leg.y - leg.ay];
}
