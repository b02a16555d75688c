/**
 * HB-14: whether a way may be gone, leg by leg, and what it costs. A refusal names the place. What fails without being
 * forbidden (a hole too wide, a jump too short) is no refusal: the mover finds out on the way.
 */
import type { RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Leg } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { lastOf, type Step } from '../frames.ts';
import { type Body, type Disc, type Ground, heightAt, onTable, type Piece, surfaceAt } from '../geometry/field.ts';
import { edgeRuns, insideRuns, type Leg as Line, lastFooting, nextFooting, type Part } from '../geometry/footing.ts';
import {
  CM,
  lengthOf,
  onSegment,
  type Point,
  roundedDown,
  roundedUp,
  squared,
  thousandths,
} from '../geometry/plane.ts';
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

/** What happens on a part of a leg, where that is not plain walking. */
interface Change extends Part {
  readonly how: Exclude<Step['how'], 'jump' | 'drop'>;
}
const RANK = { walk: 0, step: 1, climb: 2, gap: 3 } as const;
const byStart = (a: Part, b: Part): number => a.from - b.from;

/** The edge of a piece that bears: climbed or only walked up. */
const rise = ({ climbed, hole }: Piece, { from, to }: Part): Change => ({
  from,
  to,
  how: climbed || hole ? 'climb' : 'walk',
});

/** Two pieces that are bitten on at once are one change. */
function merged(changes: Change[]): Change[] {
  const found: Change[] = [];
  for (const one of changes.sort(byStart)) {
    const last = found[found.length - 1];
    if (!last || one.from >= last.to || last.how === 'gap') found.push(one);
    else {
      const how = RANK[one.how] > RANK[last.how] ? one.how : last.how;
      found[found.length - 1] = { from: last.from, to: Math.max(last.to, one.to), how };
    }
  }
  return found;
}

/** What slow ground adds to a straight line. */
function slowOn(slow: readonly Piece[], ax: number, ay: number, x: number, y: number): number {
  let sum = 0;
  for (const { shape } of slow) sum += roundedUp(inside(shape, ax, ay, x, y).length - 1e-6);
  return sum;
}

/** Cuts a leg where its kind changes: each part with its own footing, price and reactions (MOR-INT-A9). */
function cut(ground: Ground, r: number, whole: Step, changes: Change[], slow: readonly Piece[], steps: Step[]): void {
  const { ax, ay, x, y, length } = whole;
  const leg: Line = { ax, ay, x, y, r };
  let at = 0;
  let level = whole.az;
  let slowed = 0;
  let here: Point = [ax, ay];
  const add = (to: number, how: Step['how'], z: number): void => {
    const there: Point = to >= length ? [x, y] : onSegment(ax, ay, x, y, to);
    const slowTo = slowOn(slow, ax, ay, there[0], there[1]);
    // MOR-CLB-02: the height between one footing and the next, whatever lies upon what.
    const climb = how === 'climb' ? Math.abs(z - level) : 0;
    steps.push({
      ...whole,
      ax: here[0],
      ay: here[1],
      az: level,
      x: there[0],
      y: there[1],
      z,
      length: to - at,
      cost: to - at + slowTo - slowed + 2 * climb,
      how,
    });
    here = there;
    at = to;
    level = z;
    slowed = slowTo;
  };
  for (const { from, to, how } of merged(changes)) {
    const begin = Math.max(at, lastFooting(ground, leg, from));
    if (begin > at) add(begin, 'walk', level);
    if (how === 'gap') {
      add(length, 'gap', whole.z);
      return;
    }
    const end = nextFooting(ground, leg, to, length);
    const place = onSegment(ax, ay, x, y, end);
    add(end, how, end >= length ? whole.z : heightAt(ground, place[0], place[1]));
  }
  if (at < length) add(length, 'walk', whole.z);
}

/**
 * On foot: over level ground, up and down, over what is stepped over; or off a ledge. Adds its parts, or says why not.
 */
function walk(
  s: Field,
  f: Fighter,
  skip: readonly number[],
  from: Place,
  leg: Leg,
  number: number,
  told: boolean,
  steps: Step[],
): Refusal | undefined {
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
  let changes: Change[] | undefined;
  let slow: Piece[] | undefined;
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
      slow ??= [];
      slow.push(piece);
      continue;
    }
    if (!piece.stands && !piece.hole) continue;
    const begins = discInside(shape, ax, ay, r);
    const ends = discInside(shape, x, y, r);
    if (ends) z = piece.top;
    if (begins && ends) {
      // The top of a piece that is not convex: the way may not leave it in between.
      const off = thousandths(Math.sqrt(squared(ax, ay, x, y))) - thousandths(inside(shape, ax, ay, x, y).length);
      if (off > 1) return refuse('invalid', 'MOR-JMP-08', 'hangsOver', place(x, y));
      continue;
    }
    const edges = edgeRuns(shape, { ax, ay, x, y, r });
    changes ??= [];
    if (begins !== ends) {
      if (begins && discMeets(shape, x, y, r)) return refuse('invalid', 'MOR-JMP-08', 'hangsOver', place(x, y));
      changes.push(rise(piece, edges));
    } else if (piece.stands) {
      // MOR-CLB-03: over it only by where there is a place to stand on the way.
      const top = discMeets(shape, x, y, r) ? undefined : insideRuns(shape, { ax, ay, x, y, r });
      if (!top) {
        if (!told) return UNTOLD;
        const at = contact(ground, [], [], { x: ax, y: ay, r }, leg.to);
        return refuse('invalid', 'MOR-CLB-03', 'cannotClimb', { piece: piece.id, ...at });
      }
      changes.push(rise(piece, { from: edges.from, to: top.from }), rise(piece, { from: top.to, to: edges.to }));
    } else {
      // MOR-STP-01, MOR-STP-02 (measured here, told on the way): narrow holes are stepped over; MOR-STP-03: wide ones end the move.
      const wide = thousandths(inside(shape, ax, ay, x, y).longest) >= thousandths(HOLE);
      if (!wide && discMeets(shape, x, y, r)) return refuse('invalid', 'MOR-JMP-08', 'hangsOver', place(x, y));
      changes.push({ from: edges.from, to: wide ? length : edges.to, how: wide ? 'gap' : 'step' });
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
  const look = leg.facing ?? null;
  const whole: Step = {
    ax,
    ay,
    az,
    x,
    y,
    z,
    length,
    cost,
    how: drop ? 'drop' : 'walk',
    possible: 0,
    leg: number,
    look,
  };
  if (drop) {
    if (z >= az) return refuse('invalid', 'MOR-FAL-01', 'noDrop', place(x, y));
    // The base leaves the ledge, and that is all: whatever way there is before and after is walked.
    if (length > 2 * r + EDGE) return refuse('invalid', 'MOR-FAL-01', 'longDrop', place(x, y));
  }
  // MOR-CLB-02, MOR-CLB-A2: up or down, every centimetre climbed counts double.
  if (changes && !drop) cut(ground, r, whole, changes, slow ?? NONE, steps);
  else steps.push(whole);
  return undefined;
}
const NONE: readonly Piece[] = [];

/** The obstacles of a flight: what is as high as size 1, and who stands upright at that size or above (MOR-JMP-A2). */
const isTall = (body: Body, az: number): boolean => !body.off && !body.lying && body.h >= LOW && body.z + body.h > az;

/** How far a corner may be off a straight line by the rounding of the grid, and the end of a jump. */
const OFF_LINE = 1;
const ASIDE = 2;

/** Whether places follow one another on one straight line. */
export function isStraight(places: readonly Point[]): boolean {
  const [ax, ay] = places[0] as Point;
  const [x, y] = places[places.length - 1] as Point;
  const dx = x - ax;
  const dy = y - ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  let far = 0;
  for (let i = 1; i < places.length; i++) {
    const [px, py] = places[i] as Point;
    const on = dx * (px - ax) + dy * (py - ay);
    if (on <= far || Math.abs(dx * (py - ay) - dy * (px - ax)) > OFF_LINE * length) return false;
    far = on;
  }
  return true;
}

/** MOR-CHG-02: the leg with which the last straight line of a way on foot begins; -1 where there is none. */
export function lineFrom([x, y]: Point, path: readonly Leg[]): number {
  const corners: Point[] = [[x, y], ...path.map(({ to }) => to)];
  let from = path.length;
  while (from > 0 && !path[from - 1]?.how && isStraight(corners.slice(from - 1))) from--;
  return from < path.length ? from : -1;
}

/**
 * MOR-JMP-01, MOR-JMP-03: the last straight line before a flight, in one leg or in several, as far as it was run on foot.
 * What is stepped over is run too.
 */
export function runUpOf(steps: readonly Step[]): Pick<Step, 'ax' | 'ay' | 'x' | 'y' | 'z' | 'length'> | undefined {
  const last = lastOf(steps);
  if (!last) return undefined;
  let { ax, ay, length, leg } = last;
  if (!isRun(last)) return undefined;
  let places: readonly Point[] = [
    [ax, ay],
    [last.x, last.y],
  ];
  for (let i = steps.length - 2; i >= 0; i--) {
    const step = steps[i] as Step;
    if (!isRun(step)) break;
    const longer: readonly Point[] = [[step.ax, step.ay], ...places];
    if (step.leg !== leg && step.length > 0 && !isStraight(longer)) break;
    if (step.length > 0) places = longer;
    ax = step.ax;
    ay = step.ay;
    // As long as the same line in one leg.
    length = step.leg === leg ? length + step.length : lengthOf(ax, ay, last.x, last.y);
    leg = step.leg;
  }
  return length > 0 ? { ax, ay, x: last.x, y: last.y, z: last.z, length } : undefined;
}
/** On foot, as one runs: a hole too wide to step over is met only on the way (MOR-STP-02). */
export const isRun = ({ how }: Step): boolean => how === 'walk' || how === 'step' || how === 'gap';

function jump(s: Field, f: Fighter, steps: Step[], leg: Leg, number: number, left: number): Refusal | undefined {
  const x = leg.to[0];
  const y = leg.to[1];
  const before = runUpOf(steps);
  if (!before) return refuse('invalid', 'MOR-JMP-01', 'noRunUp', place(x, y));
  const { x: ax, y: ay, z: az } = before;
  const dx = ax - before.ax;
  const dy = ay - before.ay;
  const length = lengthOf(ax, ay, x, y);
  // MOR-JMP-05: on the line of the run-up, to the rounding of the grid.
  const aside = Math.abs(dx * (y - ay) - dy * (x - ax)) / Math.sqrt(dx * dx + dy * dy);
  if (length === 0 || dx * (x - ax) + dy * (y - ay) <= 0 || aside > ASIDE) {
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
  if (thousandths(free) < thousandths(Math.sqrt(squared(ax, ay, x, y))))
    possible = Math.min(possible, roundedDown(thousandths(free) / 10));
  let z = surfaceAt(ground, x, y, f.r);
  if (possible >= length && (z === undefined || z - az >= LOW)) {
    // MOR-JMP-08: nothing to stand on where he lands: the flight was covered, the landing fails.
    possible = length - 1;
    z = undefined;
  }
  if (possible >= length && z !== undefined && z >= az && baseInWay(s.fighters, skip, x, y, x, y, f.r))
    return refuse('invalid', 'HB-14', 'crowded', place(x, y));
  const look = leg.facing ?? null;
  steps.push({ ax, ay, az, x, y, z: z ?? az, length, cost: length, how: 'jump', possible, leg: number, look });
  return undefined;
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
  for (let number = 0; number < path.length; number++) {
    const leg = path[number] as Leg;
    const first = steps.length;
    const fault =
      leg.how === 'jump'
        ? jump(s, f, steps, leg, number, budget - cost)
        : walk(s, f, skip, here, leg, number, told, steps);
    if (fault) return fault;
    let climbs = false;
    for (let i = first; i < steps.length; i++) {
      here = steps[i] as Step;
      cost += (here as Step).cost;
      length += (here as Step).length;
      if ((here as Step).how === 'climb') climbs = true;
    }
    // MOR-JMP-08: a jump beyond the budget is not refused, it fails.
    if (cost > budget && leg.how !== 'jump') {
      if (!told) return UNTOLD;
      const rule = climbs ? 'MOR-CLB-A1' : 'HB-11';
      return refuse('invalid', rule, 'tooFar', { cost: cost / CM, budget: budget / CM, ...place(here.x, here.y) });
    }
  }
  return { steps, cost, length, x: here.x, y: here.y, z: here.z };
}

/** MOR-CHG-04, MOR-CHG-A1: half of what the line exceeds the least charge distance by; MOR-CHG-03: nothing if it is shorter. */
export const chargeBonus = (line: number, least: number): number =>
  line < least * CM ? 0 : roundedDown((line - least * CM) / (2 * CM));

/** The legs of a way as they were declared: its parts follow from them. */
export function legsOf(steps: readonly Step[]): Leg[] {
  const legs: Leg[] = [];
  for (let i = 0; i < steps.length; i++) {
    const { leg, x, y, how, look } = steps[i] as Step;
    if (steps[i + 1]?.leg === leg) continue;
    const one: Leg = how === 'jump' || how === 'drop' ? { to: [x, y], how } : { to: [x, y] };
    legs.push(look ? { ...one, facing: look } : one);
  }
  return legs;
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
