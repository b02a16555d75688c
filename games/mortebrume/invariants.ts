/** What must hold in every position of Mortebrume. */
import { onTable } from './geometry/field.ts';
import { squared } from './geometry/plane.ts';
import { discMeets } from './geometry/polygon.ts';
import { profile } from './rules/fighter.ts';
import { isAloft } from './rules/trajectory.ts';
import { groundOf } from './scenery.ts';
import type { State } from './state.ts';

/** What is wrong with a position, in a few words. */
export function wrongWith(s: State): string | undefined {
  const ground = groundOf(s);
  for (const f of s.fighters) {
    if (f.phys < 0 || f.phys > profile(f).physique) return `${f.mark} has physique ${f.phys}`;
    if (f.arm < 0) return `${f.mark} has armour ${f.arm}`;
    if (![f.x, f.y, f.z, f.phys, f.arm, f.spent, f.fx, f.fy].every(Number.isSafeInteger))
      return `${f.mark} is off the grid`;
    if (f.acted && !f.activated) return `${f.mark} has acted and may still be activated`;
    if (f.off) continue;
    if (f.fx === 0 && f.fy === 0) return `${f.mark} faces nowhere`;
    if (f.lying !== (f.phys === 0)) return `${f.mark} lies and stands`;
    if (!onTable(ground, f.x, f.y, f.r)) return `${f.mark} is off the table at ${f.x}, ${f.y}`;
    // A figure intercepted in the air may be over anything.
    if (isAloft(s, f.id)) continue;
    const wall = ground.pieces.find((p) => p.blocks && discMeets(p.shape, f.x, f.y, f.r));
    if (wall) return `${f.mark} stands in ${wall.id}`;
    for (const g of s.fighters) {
      if (g.id <= f.id || g.off || isAloft(s, g.id)) continue;
      if (squared(f.x, f.y, g.x, g.y) < (f.r + g.r) * (f.r + g.r))
        return `${f.mark} and ${g.mark} overlap at ${f.x}, ${f.y}`;
    }
    const captor = s.fighters[f.captor];
    if (f.captor >= 0 && (!captor || captor.seat === f.seat || captor.phys === 0))
      return `${f.mark} is held by nobody who could`;
  }
  for (const seat of [0, 1] as const) {
    if (s.destiny[seat] < 0 || s.extra[seat] < 0) return `seat ${seat} owes destiny points`;
  }
  if (s.stacks.length > 1) return 'more than one stack';
  return undefined;
}
