/** Straight runs over the table as far as they go: what samples are made of. */
import { type Action, type Answer, CHARGES, type Leg, MOST_LEGS } from '../../answers.ts';
import { BASE } from '../../data/constants.ts';
import { onTable, surfaceAt } from '../../geometry/field.ts';
import { CM, onSegment, type Point, rounded, roundedDown, roundedUp, squared } from '../../geometry/plane.ts';
import { route } from '../../geometry/route.ts';
import { AROUND, baseInWay, endOfRun, hitOnWay, stops, touching } from '../../geometry/sweep.ts';
import { budgetOf, encumbranceOf } from '../../rules/fighter.ts';
import { moverOf } from '../../rules/intention.ts';
import { armouryOf, inZone, isWithin, meleeWeapon, type Scene } from '../../rules/measure.ts';
import { chargeBonus, isRun, isWay, judgePath, runUpOf, type Way } from '../../rules/paths.ts';
import { groundOf } from '../../scenery.ts';
import type { Fighter } from '../../state.ts';
import { declare } from './attacks.ts';

const ZONE = BASE.meleeZone * CM;
/** How far from his enemy one would like to stand: in the middle of the good band of his weapon. */
function idealOf(f: Fighter): number {
  const kind = meleeWeapon(f)?.class;
  return kind === 'long' ? 300 : kind === 'heavy' ? 200 : 20;
}

interface Run {
  readonly leg: Leg;
  readonly end: Point;
  readonly z: number;
  readonly length: number;
  /** On foot all the way: it may be a charge (MOR-CHG-02). */
  readonly afoot: boolean;
}

/** The end of a straight run towards a point; undefined where it leads nowhere or where walking there is not plain. */
export function runTo(s: Scene, f: Fighter, to: Point, budget: number, skip: readonly number[]): Run | undefined {
  const end = endOfRun(groundOf(s), s.fighters, skip, f, to);
  const length = Math.sqrt(squared(f.x, f.y, end[0], end[1]));
  if (length < 50) return undefined;
  const leg: Leg = { to: end };
  if (roundedUp(length) <= budget && isPlain(s, f, end)) return { leg, end, z: f.z, length, afoot: true };
  const way = judgePath(s, f, [leg], budget, false);
  if (isWay(way)) return isStopped(way) ? undefined : { leg, end, z: way.z, length, afoot: isAfoot(way) };
  // Difficult ground: half as far will do.
  const half: Point = [rounded((f.x + end[0]) / 2), rounded((f.y + end[1]) / 2)];
  const short = judgePath(s, f, [{ to: half }], budget, false);
  if (!isWay(short) || length < 100 || isStopped(short)) return undefined;
  return { leg: { to: half }, end: half, z: short.z, length: length / 2, afoot: isAfoot(short) };
}

function isStopped({ steps }: Way): boolean {
  for (const { how } of steps) if (how === 'gap') return true;
  return false;
}
function isAfoot({ steps }: Way): boolean {
  for (const step of steps) if (!isRun(step)) return false;
  return true;
}

/** Whether a free run keeps clear of everything that would change its cost or its level. */
function isPlain(s: Scene, f: Fighter, end: Point): boolean {
  const x = end[0];
  const y = end[1];
  const minX = Math.min(f.x, x) - f.r;
  const maxX = Math.max(f.x, x) + f.r;
  const minY = Math.min(f.y, y) - f.r;
  const maxY = Math.max(f.y, y) + f.r;
  for (const { blocks, shape } of groundOf(s).pieces) {
    if (blocks) continue;
    if (maxX > shape.minX && minX < shape.maxX && maxY > shape.minY && minY < shape.maxY) return false;
  }
  return true;
}

/** How far one would run towards an enemy to strike him; 0 where he is out of reach this turn or in reach already. */
export function runAt(f: Fighter, enemy: Fighter, budget: number): number {
  if (!isWithin(f, enemy, ZONE + budget) || inZone(f, enemy)) return 0;
  const d = distance(f, enemy);
  const far = Math.min(d - f.r - enemy.r - idealOf(f), budget - 4);
  return far < 50 ? 0 : far;
}

/** How far one would go towards an enemy to shoot or cast at it; 0 if it is in range already or stays out of it. */
export function approachAt(f: Fighter, enemy: Fighter, budget: number): number {
  const { shot, far: reach } = armouryOf(f);
  if (reach === 0 || isWithin(f, enemy, Math.max(reach, ZONE + budget)) || !isWithin(f, enemy, reach + budget - 4))
    return 0;
  // A shot is surer in its near band, if that is not too far.
  const wanted = shot ? Math.min(reach, BASE.bands.near * shot.reach * CM) : reach;
  const far = Math.min(distance(f, enemy) - f.r - enemy.r - wanted + 10, budget - 4);
  return far < 50 ? 0 : far;
}

/** Samples of ways: towards the nearest enemy at single and double pace, past what bars the way to him, where the scenario draws, over a jump. */

const pointAt = (f: Fighter, ux: number, uy: number, far: number): Point => [
  rounded(f.x + ux * far),
  rounded(f.y + uy * far),
];

/** How far one would go towards somebody: up to him, and not beyond the budget. */
const roomTo = (f: Fighter, near: Fighter, d: number, most: number): number =>
  Math.min(most - 4, d - f.r - near.r - 20);

const distance = (f: Fighter, near: Fighter): number => Math.sqrt(squared(f.x, f.y, near.x, near.y));

/** The run towards somebody at double pace, for who does nothing else. */
export function hurryTo(s: Scene, f: Fighter, near: Fighter, skip: readonly number[], out: Answer[]): void {
  const d = distance(f, near);
  const most = budgetOf(s, f, true);
  const to = pointAt(f, (near.x - f.x) / d, (near.y - f.y) / d, roomTo(f, near, d, most));
  const single = budgetOf(s, f);
  // What a single pace reaches needs no haste; if it does all the way, it does wherever a run ends.
  if (squared(f.x, f.y, to[0], to[1]) <= (single - 1) * (single - 1) && isPlain(s, f, to)) return;
  const run = runTo(s, f, to, most, skip);
  if (!run || (run.length <= single && isPlain(s, f, run.end))) return;
  out.push({ do: 'declare', path: [run.leg], double: true, action: { kind: 'none' } });
}

/** The end of the way ahead where nothing stands between: then it is the only one worth offering. */
export function endAhead(
  s: Scene,
  f: Fighter,
  near: Fighter,
  budget: number,
  skip: readonly number[],
): Point | undefined {
  const d = distance(f, near);
  const far = roomTo(f, near, d, budget);
  if (far < 50) return undefined;
  const to = pointAt(f, (near.x - f.x) / d, (near.y - f.y) / d, far);
  const free = isPlain(s, f, to) && !hitOnWay(groundOf(s), s.fighters, skip, f, to);
  return free ? to : undefined;
}

/** Towards somebody at single pace, to where the way ahead ends; where that is barred, aslant to either side too. `enough`: so many will do. */
export function ahead(
  s: Scene,
  f: Fighter,
  near: Fighter,
  end: Point | undefined,
  budget: number,
  skip: readonly number[],
  out: Answer[],
  enough: number,
): void {
  if (end) {
    out.push(declare([{ to: end }], { kind: 'none' }));
    return;
  }
  const d = distance(f, near);
  const ux = (near.x - f.x) / d;
  const uy = (near.y - f.y) / d;
  const far = roomTo(f, near, d, budget);
  const straight = runTo(s, f, pointAt(f, ux, uy, far), budget, skip);
  if (straight) out.push(declare([straight.leg], { kind: 'none' }));
  if ((straight?.length ?? 0) >= far / 2 || out.length >= enough) return;
  // 0.6 and 0.8 make a right angle of 3, 4, 5.
  const left = runTo(s, f, pointAt(f, 0.6 * ux - 0.8 * uy, 0.8 * ux + 0.6 * uy, budget - 4), budget, skip);
  if (left) out.push(declare([left.leg], { kind: 'none' }));
  if (out.length >= enough) return;
  const right = runTo(s, f, pointAt(f, 0.6 * ux + 0.8 * uy, 0.6 * uy - 0.8 * ux, budget - 4), budget, skip);
  if (right) out.push(declare([right.leg], { kind: 'none' }));
}

/** At most so many ways around: none to who is near or too far, one to who is out of reach, else a blow with each charge. */
export function mostAround(f: Fighter, near: Fighter, mayAct: boolean, budget: number): number {
  const d = distance(f, near);
  if (inZone(f, near) || d > 2 * budget) return 0;
  const least = d - f.r - near.r - idealOf(f) - ROUNDING;
  return mayAct && least <= budget ? 1 + CHARGES.length : 1;
}
/** How much a place beside somebody may be off by the grid. */
const ROUNDING = 5;

/** Whether scenery stands in the straight way to somebody, and not too far from there. */
export function isBarred(s: Scene, f: Fighter, near: Fighter, budget: number): boolean {
  if (mostAround(f, near, false, budget) === 0) return false;
  return groundOf(s).pieces.some((piece) => stops(piece, f.x, f.y, near.x, near.y, f.r));
}

/** The two places around somebody, of sixteen, that are nearest to another; `off` is the gap between the bases. */
function nearestTwo(f: Fighter, near: Fighter, off: number): readonly Point[] {
  let first: Point | undefined;
  let second: Point | undefined;
  let least = Number.POSITIVE_INFINITY;
  let next = Number.POSITIVE_INFINITY;
  for (const to of AROUND) {
    const p = touching(near.x, near.y, near.r, to[0], to[1], f.r, off);
    const far = squared(f.x, f.y, p[0], p[1]);
    if (far < least) {
      second = first;
      next = least;
      first = p;
      least = far;
    } else if (far < next) {
      second = p;
      next = far;
    }
  }
  return [first as Point, second as Point];
}

const HOLE = BASE.stepOver * CM;
/** Where a way around ends: the nearest sides of him will do, behind them it is farther still. */
const sidesOf = (f: Fighter, near: Fighter): readonly Point[] => nearestTwo(f, near, idealOf(f));

/** Whether a way around may lead up to somebody. */
export function leadsAround(s: Scene, f: Fighter, near: Fighter, budget: number, skip: readonly number[]): boolean {
  for (const end of sidesOf(f, near)) {
    const found = route(groundOf(s), s.fighters, f, end, budget, HOLE, skip);
    if (found && found.path.length >= 2) return true;
  }
  return false;
}

/** Around whatever bars the straight way to somebody, as far as the displacement goes; with a blow if it leads to him. `enough`: so many will do. */
export function around(
  s: Scene,
  f: Fighter,
  near: Fighter,
  mayAct: boolean,
  budget: number,
  skip: readonly number[],
  out: Answer[],
  enough: number,
): void {
  const most = Math.min(2 * budget, 2 * distance(f, near));
  // Who wants a certain blow has asked whether a way leads there: it is remembered.
  const asked = enough > 1 && enough < Number.POSITIVE_INFINITY;
  for (const end of sidesOf(f, near)) {
    const short = asked ? route(groundOf(s), s.fighters, f, end, budget, HOLE, skip) : undefined;
    const found = short ?? route(groundOf(s), s.fighters, f, end, most, HOLE, skip);
    if (!found || found.path.length < 2) continue;
    const path = legsOf(found.path);
    if (found.cost <= budget && path.length <= MOST_LEGS && isWay(judgePath(s, f, path, budget, false))) {
      const facing: Point = [near.x - end[0], near.y - end[1]];
      const before = out.length;
      if (mayAct) strikesFrom(s, f, near, path, facing, out, enough);
      if (out.length === before) out.push(declare(path, { kind: 'none' }));
      return;
    }
    const part = alongRoute(s, f, path, budget);
    if (part) {
      out.push(declare(part, { kind: 'none' }));
      return;
    }
  }
}

/** A blow at the end of a way, plain and with each charge that its last leg carries. */
function strikesFrom(
  s: Scene,
  f: Fighter,
  enemy: Fighter,
  path: Leg[],
  facing: Point,
  out: Answer[],
  enough = Number.POSITIVE_INFINITY,
): void {
  const plain = { path, facing, action: { kind: 'strike', target: enemy.id } } as const;
  const m = moverOf(s, f, plain, false);
  if ('refusal' in m) return;
  out.push({ do: 'declare', path, facing, action: plain.action });
  const line = runUpOf(m.steps);
  if (!line || chargeBonus(line.length, encumbranceOf(s, f)) === 0) return;
  for (const type of CHARGES) {
    if (out.length >= enough) return;
    const action: Action = { kind: 'strike', target: enemy.id, charge: { type, from: path.length - 1 } };
    if (!('refusal' in moverOf(s, f, { path, facing, action }, false))) out.push(declare(path, action, facing));
  }
}

function legsOf(path: readonly Point[]): Leg[] {
  const legs: Leg[] = [];
  for (const to of path) legs.push({ to });
  return legs;
}

/** As much of a way as the displacement and an answer have room for: whole legs, then a part of the next. */
function alongRoute(s: Scene, f: Fighter, path: readonly Leg[], budget: number): Leg[] | undefined {
  const gone: Leg[] = [];
  let spent = 0;
  let from: Pick<Way, 'x' | 'y' | 'z'> = f;
  for (const leg of path.slice(0, MOST_LEGS)) {
    const way = judgePath(s, f, [leg], budget - spent, false, from);
    if (isWay(way)) {
      gone.push(leg);
      spent += way.cost;
      from = way;
      continue;
    }
    const part: Leg = { to: onSegment(from.x, from.y, leg.to[0], leg.to[1], budget - spent - 4) };
    if (isWay(judgePath(s, f, [part], budget - spent, false, from))) gone.push(part);
    break;
  }
  return gone.length > 0 ? gone : undefined;
}

/** Towards a place as far as a budget goes: straight, or around what bars more than half of that. */
function towards(s: Scene, f: Fighter, goal: Point, budget: number, skip: readonly number[]): Leg[] | undefined {
  const d = Math.sqrt(squared(f.x, f.y, goal[0], goal[1])) || 1;
  const far = Math.min(budget - 4, d);
  const run = runTo(s, f, pointAt(f, (goal[0] - f.x) / d, (goal[1] - f.y) / d, far), budget, skip);
  if (run && run.length >= far / 2) return [run.leg];
  const found = route(groundOf(s), s.fighters, f, goal, 2 * d, BASE.stepOver * CM, skip);
  const way = found && alongRoute(s, f, legsOf(found.path), budget);
  return way ?? (run && [run.leg]);
}

/** Where the scenario draws a fighter to, if it does. */
export function goalOf(s: Scene, f: Fighter): Point | undefined {
  if (s.goal === 'cross') return [f.x, f.seat === 0 ? s.side - f.r : f.r];
  if (s.goal === 'hold') return [s.side / 2, s.side / 2];
  const [relic] = s.goal === 'relic' ? s.things : [];
  if (!relic) return undefined;
  return relic.holder === f.id ? [f.x, f.seat === 0 ? f.r : s.side - f.r] : [relic.x, relic.y];
}

/** Where the scenario draws, else a way that turns with the fighter and the turn. */
export function aside(s: Scene, f: Fighter, budget: number, skip: readonly number[], out: Answer[]): void {
  const goal = goalOf(s, f);
  if (goal) {
    const path = towards(s, f, goal, budget, skip);
    if (path) out.push(declare(path, { kind: 'none' }));
    return;
  }
  const [ux, uy] = AROUND[(10 + f.id + 3 * s.turn) % AROUND.length] as Point;
  const run = runTo(s, f, pointAt(f, ux / 1000, uy / 1000, budget - 4), budget, skip);
  if (run) out.push(declare([run.leg], { kind: 'none' }));
}

/** The same at double pace, where the scenario draws and a single one does not get there. */
export function hurryToGoal(s: Scene, f: Fighter, budget: number, skip: readonly number[], out: Answer[]): void {
  const goal = goalOf(s, f);
  if (!goal || squared(f.x, f.y, goal[0], goal[1]) <= budget * budget) return;
  const path = towards(s, f, goal, budgetOf(s, f, true), skip);
  if (path) out.push({ do: 'declare', path, double: true, action: { kind: 'none' } });
}

/** The lengths of a run-up and of a jump that it carries. */
function leap(encumbrance: number, budget: number): { readonly run: number; readonly jump: number } {
  const enc = encumbrance * CM;
  const run = roundedDown((budget + enc) / 2) - 10;
  return { run, jump: run - enc - 10 };
}

export function mayJump(encumbrance: number, budget: number): boolean {
  const { run, jump } = leap(encumbrance, budget);
  return jump >= 100 && run + jump <= budget;
}

/** A run-up and a jump in a direction, if there is room for one that carries; with a blow if it leads to somebody. */
export function jumpSample(
  s: Scene,
  f: Fighter,
  dx: number,
  dy: number,
  budget: number,
  skip: readonly number[],
  out: Answer[],
  enemy?: Fighter,
): void {
  const { run, jump } = leap(encumbranceOf(s, f), budget);
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const off = pointAt(f, dx / length, dy / length, run);
  const on = pointAt(f, dx / length, dy / length, run + jump);
  // What most often bars it is looked at first: somebody in the way, or nothing to land on.
  const ground = groundOf(s);
  if (!onTable(ground, on[0], on[1], f.r) || surfaceAt(ground, on[0], on[1], f.r) === undefined) return;
  if (baseInWay(s.fighters, skip, f.x, f.y, off[0], off[1], f.r)) return;
  const path: Leg[] = [{ to: off }, { to: on, how: 'jump' }];
  const way = judgePath(s, f, path, budget, false);
  // What is offered should carry: whoever wants to fall short can say so.
  if (!isWay(way) || way.steps.some(({ how, length: far, possible }) => how === 'jump' && possible < far)) return;
  const before = out.length;
  if (enemy) strikesFrom(s, f, enemy, path, [dx, dy], out);
  if (out.length === before) out.push(declare(path, { kind: 'none' }));
}
