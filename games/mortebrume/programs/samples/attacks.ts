/** Samples of attacks: everything that can be done at an enemy from one place. */
import { type Action, type Answer, CHARGES, type Leg } from '../../answers.ts';
import { CM, type Point } from '../../geometry/plane.ts';
import { encumbranceOf } from '../../rules/fighter.ts';
import { standing } from '../../rules/intention.ts';
import {
  armouryOf,
  inFront,
  inZone,
  isSeen,
  isWithin,
  maySweep,
  type Scene,
  shotBand,
  ZONE,
} from '../../rules/measure.ts';
import { chargeBonus } from '../../rules/paths.ts';
import type { Fighter } from '../../state.ts';

/** Written out for each case: this runs for every activation. */
export function declare(path: Leg[], action: Action, facing?: Point): Answer {
  return facing ? { do: 'declare', path, facing, action } : { do: 'declare', path, action };
}

interface Line {
  readonly from: Fighter;
  readonly length: number;
}

/** What a fighter may do at one enemy from where it stands in thought; `charge` if a straight run led there. */
export function attacksOn(s: Scene, there: Fighter, enemy: Fighter, path: Leg[], out: Answer[], charge?: Line): void {
  const facing: Point = [enemy.x - there.x, enemy.y - there.y];
  if (inZone(there, enemy)) {
    if (!isSeen(s, there, enemy)) return;
    out.push(declare(path, { kind: 'strike', target: enemy.id }, facing));
    if (path.length === 0) out.push(declare(path, { kind: 'strike', target: enemy.id, body: true }, facing));
    const carries = charge && chargeBonus(charge.length, encumbranceOf(s, there)) > 0;
    if (!carries || !isSeen(s, charge.from, enemy)) return;
    const from = path.length - 1;
    for (const type of CHARGES)
      out.push(declare(path, { kind: 'strike', target: enemy.id, charge: { type, from } }, facing));
    return;
  }
  if (farAttacks(there, enemy) === 0 || !isSeen(s, there, enemy)) return;
  const { shot, bolts } = armouryOf(there);
  if (shot && shotBand(shot.reach, there, enemy) !== 'none')
    out.push(declare(path, { kind: 'shot', target: enemy.id, weapon: shot.id }, facing));
  for (const { id, range } of bolts)
    if (isWithin(there, enemy, range * CM))
      out.push(declare(path, { kind: 'spell', spell: id, target: enemy.id }, facing));
}

/** How many shots and spells reach so far, seen or not. */
export function farAttacks(there: Fighter, enemy: Fighter): number {
  const { shot, bolts, far } = armouryOf(there);
  if (far === 0 || !isWithin(there, enemy, far)) return 0;
  let found = shot && shotBand(shot.reach, there, enemy) !== 'none' ? 1 : 0;
  for (const { range } of bolts) if (isWithin(there, enemy, range * CM)) found++;
  return found;
}

/** At most so many attacks at an enemy in reach: with the weapon, and with the body. */
export const MOST_BLOWS = 2;

/** At most so many from a place not yet known: a blow and each charge, or whatever flies; and a sweep. */
export function mostAnywhere(f: Fighter, charge: boolean, sweep: boolean): number {
  return Math.max(charge ? 1 + CHARGES.length : 1, mostFlying(f)) + (sweep ? 1 : 0);
}

/** At most so many shots and spells at one enemy. */
export function mostFlying(f: Fighter): number {
  const { shot, bolts } = armouryOf(f);
  return (shot ? 1 : 0) + bolts.length;
}

/** Whether a fighter may have an enemy and another one in reach at once. */
export function maySweepAt(f: Fighter, enemy: Fighter, enemies: readonly Fighter[]): boolean {
  if (!maySweep(f)) return false;
  const most = 2 * (ZONE + f.r);
  for (const one of enemies) if (one !== enemy && isWithin(one, enemy, most)) return true;
  return false;
}

/** MOR-MUL: from the first enemy in reach to the second, here or at the end of a way. */
export function sweepFrom(s: Scene, f: Fighter, enemies: readonly Fighter[], path: Leg[], out: Answer[]): void {
  let first: Fighter | undefined;
  for (const enemy of enemies) {
    if (!inZone(f, enemy) || !isSeen(s, f, enemy)) continue;
    if (!first) {
      first = enemy;
      continue;
    }
    const facing: Point = [first.x + enemy.x - 2 * f.x, first.y + enemy.y - 2 * f.y];
    const looking = standing(f, f.x, f.y, f.z, facing[0], facing[1]);
    if (inFront(looking, first) && inFront(looking, enemy))
      out.push(declare(path, { kind: 'sweep', from: first.id, to: enemy.id }, facing));
    return;
  }
}
