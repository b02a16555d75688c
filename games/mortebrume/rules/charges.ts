/**
 * MOR-CHG-07 to -09: what poussée, ruée and percée do once the blows have fallen. Surprise and offensive are in the
 * sums.
 */
import { who } from '../events.ts';
import type { Charge, MeleeFrame } from '../frames.ts';
import { onTable, overlaps, surfaceAt } from '../geometry/field.ts';
import { CM, type Point, rounded } from '../geometry/plane.ts';
import { groundOf } from '../scenery.ts';
import { type Fighter, fighterOf, type State } from '../state.ts';
import type { Port } from '../types.ts';
import { recoil, stride } from './falls.ts';
import { budgetOf, isFit, isFree } from './fighter.ts';
import { hasEnded } from './harm.ts';
import { othersThan, retinue } from './paths.ts';

/** MOR-CHG-07: the figure with less physique left gives way; at a tie, the target. */
export const whoRecoils = (charger: number, charged: number): 'charger' | 'charged' =>
  charger < charged ? 'charger' : 'charged';

/** MOR-CHG-A3: compared after the damage; no domination needed, but contact. */
function poussee(s: State, f: MeleeFrame, charge: Charge, io: Port): void {
  const by = fighterOf(s, f.by);
  let back = false;
  const { x, y } = by;
  for (const [i, id] of f.targets.entries()) {
    const target = fighterOf(s, id);
    const result = f.results[i];
    if (result === 'dodged' || result === 'missed' || target.off || target.captor >= 0) continue;
    if (whoRecoils(by.phys, target.phys) === 'charged') recoil(s, target, x, y, charge.bonus, io, 'MOR-CHG-07');
    else if (!back && !by.off && by.captor < 0) {
      back = true;
      recoil(s, by, target.x, target.y, charge.bonus, io, 'MOR-CHG-07');
    }
  }
}

/** MOR-CHG-A5: past the target by the least that clears it, on the side that is free. */
function besides(s: State, by: Fighter, target: Fighter, charge: Charge): Point | undefined {
  const length = Math.sqrt(charge.dx * charge.dx + charge.dy * charge.dy) || 1;
  const ux = charge.dx / length;
  const uy = charge.dy / length;
  const aside = ux * (target.y - by.y) - uy * (target.x - by.x);
  const ground = groundOf(s);
  const others = othersThan(s, retinue(s, by));
  const near = by.r + target.r - Math.abs(aside) + 1;
  const far = by.r + target.r + Math.abs(aside) + 1;
  const away = aside > 0 ? -1 : 1;
  for (const shift of [away * near, -away * far]) {
    const x = rounded(by.x - uy * shift);
    const y = rounded(by.y + ux * shift);
    const free = onTable(ground, x, y, by.r) && !overlaps(others, -1, x, y, by.r);
    if (free && surfaceAt(ground, x, y, by.r) === by.z) return [x, y];
  }
  return undefined;
}

/** MOR-CHG-09: only a charger that dominates breaks through; then the bonus helps each of its dodges this turn. */
function percee(s: State, f: MeleeFrame, charge: Charge, io: Port): void {
  const by = fighterOf(s, f.by);
  if (!isFree(by) || by.stunned || f.results.some((result) => result !== 'dominates')) return;
  const target = fighterOf(s, f.targets[0] as number);
  const room = budgetOf(s, by);
  const beside = target.off ? ([by.x, by.y] as const) : besides(s, by, target, charge);
  if (!beside) return;
  const from: Point = [by.x, by.y];
  [by.x, by.y] = beside;
  const length = Math.sqrt(charge.dx * charge.dx + charge.dy * charge.dy) || 1;
  by.spent += room;
  if (from[0] !== by.x || from[1] !== by.y) {
    io.tell?.({ kind: 'moved', rule: 'MOR-CHG-A5', who: who(by), from, to: beside, why: 'percee' });
  }
  const to: Point = [rounded(by.x + (charge.dx * room) / length), rounded(by.y + (charge.dy * room) / length)];
  stride(s, by, to, io, 'MOR-CHG-09', 'percee');
  by.dodgeBonus = Math.max(by.dodgeBonus, charge.bonus);
  io.tell?.({ kind: 'state', rule: 'MOR-CHG-09', who: who(by), what: 'dodgeBonus', amount: charge.bonus });
}

/** MOR-CHG-08, MOR-CHG-A4: a ruée adds its way after the strike, unless the charger is dominated in it. */
function ruee(by: Fighter, charge: Charge): void {
  if (!hasEnded(by)) by.spent -= charge.bonus * CM;
}

/** What a charge does after its blows. */
export function finishCharge(s: State, f: MeleeFrame, io: Port): void {
  const { charge } = f;
  const by = fighterOf(s, f.by);
  if (!charge || charge.bonus === 0 || !isFit(by)) return;
  if (charge.type === 'ruee') ruee(by, charge);
  if (charge.type === 'poussee') poussee(s, f, charge, io);
  if (charge.type === 'percee') percee(s, f, charge, io);
}
