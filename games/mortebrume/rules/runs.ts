/** Straight runs over the table as far as they go: what samples are made of. */
import type { Leg } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { CM, type Point, rounded, roundedUp, squared } from '../geometry/plane.ts';
import { endOfRun } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import type { Fighter } from '../state.ts';
import { inZone, meleeWeapon, type Scene } from './measure.ts';
import { isWay, judgePath } from './paths.ts';

const ZONE = BASE.meleeZone * CM;
/** Centre of the good band of each class: where one would like to stand. */
const IDEAL: Readonly<Record<string, number>> = { short: 20, long: 300, heavy: 200 };

export interface Run {
  readonly leg: Leg;
  readonly end: Point;
  readonly z: number;
  readonly length: number;
}

/** The end of a straight run towards a point; undefined where it leads nowhere or where walking there is not plain. */
export function runTo(s: Scene, f: Fighter, to: Point, budget: number, skip: readonly number[]): Run | undefined {
  const end = endOfRun(groundOf(s), s.fighters, skip, f.x, f.y, to[0], to[1], f.r);
  const length = Math.sqrt(squared(f.x, f.y, end[0], end[1]));
  if (length < 50) return undefined;
  const leg: Leg = { to: end };
  if (roundedUp(length) <= budget && isPlain(s, f, end)) return { leg, end, z: f.z, length };
  const way = judgePath(s, f, [leg], budget);
  if (isWay(way)) return way.steps.some(({ stop }) => stop >= 0) ? undefined : { leg, end, z: way.z, length };
  // Difficult ground: half as far will do.
  const half: Point = [rounded((f.x + end[0]) / 2), rounded((f.y + end[1]) / 2)];
  const short = judgePath(s, f, [{ to: half }], budget);
  if (!isWay(short) || length < 100 || short.steps.some(({ stop }) => stop >= 0)) return undefined;
  return { leg: { to: half }, end: half, z: short.z, length: length / 2 };
}

/** Whether a free run keeps clear of everything that would change its cost or its level. */
export function isPlain(s: Scene, f: Fighter, [x, y]: Point): boolean {
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
  if (inZone(f, enemy)) return 0;
  const dx = enemy.x - f.x;
  const dy = enemy.y - f.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d - f.r - enemy.r - ZONE > budget) return 0;
  const far = Math.min(d - f.r - enemy.r - (IDEAL[meleeWeapon(f)?.class ?? 'short'] ?? 20), budget - 4);
  return far < 50 ? 0 : far;
}
