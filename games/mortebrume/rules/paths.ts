/**
 * HB-14: whether a way may be gone, leg by leg, and what it costs. A refusal names the place. What fails without being
 * forbidden (a hole too wide, a jump too short) is no refusal: the mover finds out on the way.
 */
import type { RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Leg } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { lastOf, type Step } from '../frames.ts';
import { type Body, type Disc, type Ground, onTable, type Piece, surfaceAt } from '../geometry/field.ts';
import { CM, lengthOf, onSegment, type Point, rounded, roundedDown, roundedUp, squared } from '../geometry/plane.ts';
import { discInside, discMeets, inside, sweepMeets } from '../geometry/polygon.ts';
import { baseInWay, freeRun } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import type { Fighter } from '../state.ts';
import { encumbranceOf } from './fighter.ts';
import { idsOf } from './ids.ts';
import type { Field } from './measure.ts';

const HOLE = BASE.stepOver * CM;
/** What the rounding of a slanting edge may add to the width of a base. */
const EDGE = BASE.contact * CM;
/** MOR-JMP-06, MOR-JMP-A4: lower than this is size 0. */
const LOW = BASE.low * CM;

const place = (x: number, y: number) => ({ x: x / CM, y: y / CM });

/** Where a swept base first touches something, for the refusal. */
function contact(ground: Ground, bodies: readonly Body[], skip: readonly number[], from: Disc, to: Point) {
  const run = freeRun(ground, bodies, skip, from, to);
  return place(...onSegment(from.x, from.y, to[0], to[1], run));
}

/** Where a leg begins. */
type Place = Pick<Way, 'x' | 'y' | 'z'>;

function walk(s: Field, f: Fighter, skip: readonly number[], from: Place, leg: Leg, told: boolean): Step | Refusal {
  const { x: ax, y: ay, z: az } = from;
  const ground = groundOf(s);
  const x = leg.to[0];
  const y = leg.to[1];
  const { r } = f;
  const drop = leg.how === 'drop';
  if (!onTable(ground, x, y, r)) return refuse('invalid', 'HB-14', 'offTable', place(x, y));
  const length = lengthOf(ax, ay, x, y);
  let cost = length;
  let z = 0;
  let climb = 0;
  let stop = -1;
  let how: Step['how'] = 'walk';
  for (const piece of ground.pieces) {
    const { shape } = piece;
    if (!sweepMeets(shape, ax, ay, x, y, r)) continue;
    if (piece.blocks) {
      if (!told) return UNTOLD;
      const at = contact(ground, [], [], { x: ax, y: ay, r }, leg.to);
      return refuse('invalid', 'HB-14', 'wall', { piece: piece.id, ...at });
    }
    if (piece.slow) {
      cost += roundedUp(inside(shape, ax, ay, x, y).length - 1e-6);
      continue;
    }
    if (!piece.stands && !piece.hole) continue;
    const begins = discInside(shape, ax, ay, r);
    const ends = discInside(shape, x, y, r);
    if (begins && ends) {
      // The top of a piece that is not convex: the way may not leave it in between.
      if (inside(shape, ax, ay, x, y).length < length - 2)
        return refuse('invalid', 'MOR-JMP-08', 'hangsOver', place(x, y));
      z = piece.top;
    }
    if (begins !== ends) {
      if (begins && discMeets(shape, x, y, r)) return refuse('invalid', 'MOR-JMP-08', 'hangsOver', place(x, y));
      if (ends) z = piece.top;
      if (piece.climbed || piece.hole) {
        climb += Math.abs(piece.top);
        how = 'climb';
      }
    } else if (!begins && piece.stands) {
      // MOR-CLB-03: there is no place to stand on the way over.
      if (!told) return UNTOLD;
      const at = contact(ground, [], [], { x: ax, y: ay, r }, leg.to);
      return refuse('invalid', 'MOR-CLB-03', 'cannotClimb', { piece: piece.id, ...at });
    } else if (!begins) {
      // MOR-STP-01, MOR-STP-02 (measured here, told on the way): narrow holes are stepped over; MOR-STP-03: wide ones end the move.
      const gapInside = inside(shape, ax, ay, x, y);
      if (gapInside.longest >= HOLE) {
        const at = Math.max(0, roundedDown(gapInside.from - r));
        stop = stop < 0 ? at : Math.min(stop, at);
      } else if (discMeets(shape, x, y, r)) return refuse('invalid', 'MOR-JMP-08', 'hangsOver', place(x, y));
    }
  }
  // MOR-FAL-04: who stands below an edge is in nobody's way: he receives him.
  const bars = drop ? s.fighters.filter((body) => body.z + body.h > az) : s.fighters;
  const target = baseInWay(bars, skip, ax, ay, x, y, r);
  if (target) {
    if (!told) return UNTOLD;
    const at = contact(ground, bars, skip, { x: ax, y: ay, r }, leg.to);
    return refuse('invalid', 'HB-14', 'baseInWay', { mark: (target as Fighter).mark, ...at });
  }
  if (drop) {
    if (z >= az) return refuse('invalid', 'MOR-FAL-01', 'noDrop', place(x, y));
    // The base leaves the ledge, and that is all: whatever way there is before and after is walked.
    if (length > 2 * r + EDGE) return refuse('invalid', 'MOR-FAL-01', 'longDrop', place(x, y));
    return { ax, ay, az, x, y, z, length, cost, how: 'drop', stop: -1, possible: 0 };
  }
  // MOR-CLB-02, MOR-CLB-A2: up or down, every centimetre climbed counts double.
  cost += 2 * climb;
  return { ax, ay, az, x, y, z, length, cost, how, stop, possible: 0 };
}

/** The obstacles of a flight: what is as high as size 1, and who stands upright at that size or above (MOR-JMP-A2). */
const isTall = (body: Body, az: number): boolean => !body.off && !body.lying && body.h >= LOW && body.z + body.h > az;

function jump(s: Field, f: Fighter, before: Step | undefined, leg: Leg, left: number): Step | Refusal {
  const x = leg.to[0];
  const y = leg.to[1];
  // MOR-JMP-01, MOR-JMP-03: a run-up, straight and immediately before; what was walked before it does not count.
  if (before?.how !== 'walk' || before.length === 0 || before.stop >= 0) {
    return refuse('invalid', 'MOR-JMP-01', 'noRunUp', place(x, y));
  }
  const { x: ax, y: ay, z: az } = before;
  const dx = ax - before.ax;
  const dy = ay - before.ay;
  const length = lengthOf(ax, ay, x, y);
  // MOR-JMP-05: on the line of the run-up, to the rounding of the grid.
  const aside = Math.abs(dx * (y - ay) - dy * (x - ax)) / Math.sqrt(dx * dx + dy * dy);
  if (length === 0 || dx * (x - ax) + dy * (y - ay) <= 0 || aside > 2) {
    return refuse('invalid', 'MOR-JMP-05', 'crooked', place(x, y));
  }
  const ground = groundOf(s);
  if (!onTable(ground, x, y, f.r)) return refuse('invalid', 'HB-14', 'offTable', place(x, y));
  // MOR-JMP-04
  let possible = Math.max(0, before.length - encumbranceOf(s, f) * CM);
  possible = Math.min(possible, Math.max(0, left), length);
  const skip = retinue(s, f);
  const bars: Piece[] = [];
  for (const piece of ground.pieces) if ((piece.blocks || piece.stands) && piece.top - az >= LOW) bars.push(piece);
  const upright: Body[] = [];
  for (const body of s.fighters) if (isTall(body, az)) upright.push(body);
  const free = freeRun({ side: ground.side, pieces: bars }, upright, skip, { x: ax, y: ay, r: f.r }, leg.to);
  // What nothing bars is covered whole: the length is rounded up, as what a leg costs is.
  if (free < Math.sqrt(squared(ax, ay, x, y)) - 1e-6) possible = Math.min(possible, roundedDown(free + 1e-6));
  let z = surfaceAt(ground, x, y, f.r);
  if (possible >= length && (z === undefined || z - az >= LOW)) {
    // MOR-JMP-08: nothing to stand on where he lands: the flight was covered, the landing fails.
    possible = length - 1;
    z = undefined;
  }
  if (possible >= length && z === az && baseInWay(s.fighters, skip, x, y, x, y, f.r))
    return refuse('invalid', 'HB-14', 'crowded', place(x, y));
  return { ax, ay, az, x, y, z: z ?? az, length, cost: length, how: 'jump', stop: -1, possible };
}

export interface Way {
  readonly steps: readonly Step[];
  readonly cost: number;
  readonly length: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const isWay = (x: Way | Refusal): x is Way => 'steps' in x;

/** Lists of one fighter alone, by number: nearly always nobody is dragged along, and every way asks. */
const alone: (readonly number[])[] = [];

/** Whom a fighter drags along: they are not in its way. */
export function retinue(s: Pick<Field, 'fighters'>, { id }: Fighter): readonly number[] {
  while (alone.length <= id) alone.push([alone.length]);
  let skip = alone[id] as readonly number[];
  for (const other of s.fighters) if (other.captor === id) skip = [...skip, other.id];
  return skip;
}

/** Everybody else. */
export function othersThan(s: Pick<Field, 'fighters'>, skip: readonly number[]): Fighter[] {
  const found: Fighter[] = [];
  for (const f of s.fighters) if (!skip.includes(f.id)) found.push(f);
  return found;
}

/** What bars a way, where nobody wants to know what or where. */
const UNTOLD = refuse('invalid', 'HB-14', 'baseInWay');

/**
 * A whole way from where the fighter stands, or from elsewhere in thought, against a budget in units: MOR-JMP-02 all of it together, MOR-CLB-A3 doubled
 * or not. `told`: somebody reads the refusal; without, it need not say where a base is stopped.
 */
export function judgePath(
  s: Field,
  f: Fighter,
  path: readonly Leg[],
  budget: number,
  told = true,
  from: Place = f,
): Way | Refusal {
  const skip = retinue(s, f);
  const steps: Step[] = [];
  let here = from;
  let cost = 0;
  let length = 0;
  for (const leg of path) {
    const step: Step | Refusal =
      leg.how === 'jump' ? jump(s, f, lastOf(steps), leg, budget - cost) : walk(s, f, skip, here, leg, told);
    if ('refusal' in step) return step;
    cost += step.cost;
    length += step.length;
    // MOR-JMP-08: a jump beyond the budget is not refused, it fails.
    if (cost > budget && step.how !== 'jump') {
      if (!told) return UNTOLD;
      const rule = step.how === 'climb' ? 'MOR-CLB-A1' : 'HB-11';
      return refuse('invalid', rule, 'tooFar', { cost: cost / CM, budget: budget / CM, ...place(step.x, step.y) });
    }
    steps.push(step);
    here = step;
  }
  return { steps, cost, length, x: here.x, y: here.y, z: here.z };
}

/** MOR-CHG-04, MOR-CHG-A1: half of what the line exceeds the least charge distance by; MOR-CHG-03: nothing if it is shorter. */
export const chargeBonus = (line: number, least: number): number =>
  line < least * CM ? 0 : roundedDown((line - least * CM) / (2 * CM));

/** Where on a way somebody is after `run` units, and on which of its steps. */
export function alongWay(steps: readonly Step[], run: number): { point: Point; step: Step } | undefined {
  const last = lastOf(steps);
  let left = run;
  for (const step of steps) {
    if (left < step.length || step === last) {
      const t = step.length === 0 ? 1 : Math.min(1, left / step.length);
      return { point: [rounded(step.ax + (step.x - step.ax) * t), rounded(step.ay + (step.y - step.ay) * t)], step };
    }
    left -= step.length;
  }
  return undefined;
}

/** The rules that a way rests on: walking, and what a leg is besides. */
export const citesOfPath = (path: readonly Leg[]): readonly RuleId[] => [
  ...(path.length > 0 ? WALK : []),
  ...(path.some(({ how }) => how === 'jump') ? JUMP : []),
  ...(path.some(({ how }) => how === 'drop') ? DROP : []),
];
const WALK = ['HB-14', 'MOR-STP-01', 'MOR-STP-02', 'MOR-CLB-01', 'MOR-CLB-02', 'MOR-CLB-A2', 'MOR-CLB-A3'];
const JUMP = idsOf('JMP', '01 02 03 04 06 08 11 A2 A3 A4');
const DROP = idsOf('FAL', '01 03 04 05 A1 A2 A3 A4 A5');
