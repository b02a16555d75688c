/** Ways and what may be declared at their end, out of a view: for boards, which send nothing before it is declared. */
import type { Refusal } from '@reverie/kernel/refusal';
import { type Action, CHARGES, type Do, type Leg, MOST_LEGS } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import type { SceneryPiece } from '../data/scenarios.ts';
import { spellOf } from '../data/spells.ts';
import { weaponOf } from '../data/weapons.ts';
import type { Step } from '../frames.ts';
import { surfaceAt } from '../geometry/field.ts';
import { CM, lengthOf, type Point, rounded, squared } from '../geometry/plane.ts';
import { bendsAround, legCost, route } from '../geometry/route.ts';
import { AROUND } from '../geometry/sweep.ts';
import { optionsSchema } from '../options.ts';
import { budgetOf, profile } from '../rules/fighter.ts';
import { moverOf, standing } from '../rules/intention.ts';
import { lineOf, maySweep, meleeWeapon } from '../rules/measure.ts';
import { isWay, judgePath, lineFrom, retinue } from '../rules/paths.ts';
import { newTable } from '../rules/table.ts';
import { groundOf } from '../scenery.ts';
import type { Fighter, View } from '../state.ts';
import { outlines, reachField } from './reach.ts';

const HOLE = BASE.stepOver * CM;
/** A way that is too long by less than this may become short enough by leaving slow ground elsewhere. */
const NEARLY = 1.25;

export type Declaration = Do<'declare'>;

export interface Outline {
  readonly single: readonly (readonly Point[])[];
  readonly double: readonly (readonly Point[])[];
}

/** How far a fighter gets, around what stands in its way: at a walk and at the double. */
export function reachOf(view: View, f: Fighter, most?: number): Outline {
  const single = most ?? budgetOf(view, f);
  const far = most ?? (f.acted ? single : budgetOf(view, f, true));
  if (far <= 0) return { single: [], double: [] };
  const field = reachField(view, f, far);
  return { single: outlines(field, single), double: far > single ? outlines(field, far) : [] };
}

/** The tape from where a fighter stands over the pins to a place: around obstacles where there is a way, else straight. */
export function tapeTo(view: View, f: Fighter, pins: readonly Point[], to: Point, most: number): Leg[] {
  const ground = groundOf(view);
  const skip = retinue(view, f);
  const legs: Leg[] = [];
  let at = { id: f.id, x: f.x, y: f.y, z: f.z, r: f.r };
  for (const goal of [...pins, to]) {
    if (goal[0] === at.x && goal[1] === at.y) continue;
    const z = surfaceAt(ground, goal[0], goal[1], f.r);
    const within = (far: number, bends?: readonly Point[]) =>
      route(ground, view.fighters, at, goal, far, HOLE, skip, bends);
    // Few ways are much longer than the straight line: with little room around it there is little to look at. What lies
    // beyond reach is shown too, to be refused as too far. Only what is nearly within reach is worth looking for the place
    // where a way leaves slow ground best.
    const direct = lengthOf(at.x, at.y, goal[0], goal[1]);
    const straight = legCost(ground, view.fighters, skip, [at.x, at.y], goal, f.r, HOLE);
    const farthest = Math.min(Math.max(most * 2, 3000), straight ?? Number.POSITIVE_INFINITY);
    const plain = z === at.z ? firstOf(DETOURS, (times) => within(Math.min(direct * times, farthest))) : undefined;
    const nearly = plain && plain.cost > most && plain.cost <= most * NEARLY;
    const found = nearly ? (within(most, bendsAround(ground, [at.x, at.y], goal)) ?? plain) : plain;
    const over = found?.path.length === 1 ? undefined : straightOver(view, f, at, goal);
    const points =
      over !== undefined && over < (found?.cost ?? Number.POSITIVE_INFINITY)
        ? [goal]
        : (found?.path ?? climbTo(view, f, at, goal, z, skip));
    for (const point of points) legs.push({ to: point });
    at = { ...at, x: goal[0], y: goal[1], z: z ?? at.z };
  }
  return legs.slice(0, MOST_LEGS);
}

/** How many times as long as the straight line a way may be, one try after the other. */
const DETOURS = [1.05, 1.2, 1.5, Number.POSITIVE_INFINITY] as const;

function firstOf<A, B>(all: readonly A[], find: (one: A) => B | undefined): B | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Walker {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly r: number;
}

/** What it costs straight on, up and down over what stands in the way; undefined where that does not lead there. */
function straightOver(view: View, f: Fighter, at: Walker, to: Point): number | undefined {
  const way = judgePath(view, standing(f, at.x, at.y, at.z, f.fx, f.fy), [{ to }], 1_000_000, false);
  return isWay(way) && edgeOf(way.steps) < 0 ? way.cost : undefined;
}

/** Up or down to a place of another height: straight if that goes, else to the foot of it first. */
function climbTo(
  view: View,
  f: Fighter,
  at: Walker,
  to: Point,
  z: number | undefined,
  skip: readonly number[],
): Point[] {
  const here = standing(f, at.x, at.y, at.z, f.fx, f.fy);
  const most = 1_000_000;
  if (z === undefined || z === at.z || isWay(judgePath(view, here, [{ to }], most))) return [to];
  const ground = groundOf(view);
  let best: readonly Point[] = [to];
  let least = Number.POSITIVE_INFINITY;
  for (const [dx, dy] of AROUND) {
    for (let far = 2 * f.r; far <= 2000; far += 50) {
      const foot: Point = [rounded(to[0] + (dx * far) / 1000), rounded(to[1] + (dy * far) / 1000)];
      if (surfaceAt(ground, foot[0], foot[1], f.r) !== at.z) continue;
      const found = route(ground, view.fighters, at, foot, 6000, HOLE, skip);
      if (!found || found.cost + far >= least) break;
      const path = [...found.path, to];
      if (
        isWay(
          judgePath(
            view,
            here,
            path.map((one) => ({ to: one })),
            most,
          ),
        )
      ) {
        best = path;
        least = found.cost + far;
      }
      break;
    }
  }
  return [...best];
}

/** Another way to the same place: over what is in the way. */
export interface Alternative {
  readonly how: 'jump' | 'drop';
  readonly path: readonly Leg[];
  readonly cost: number;
  /** Whether the jump carries. */
  readonly carries: boolean;
}

/** How far one comes before a hole too wide to step over; −1 where there is none. */
function edgeOf(steps: readonly Step[]): number {
  let run = 0;
  for (const { how, length } of steps) {
    if (how === 'gap') return run;
    run += length;
  }
  return -1;
}

/** Over a hole or off a ledge on the last straight part of a way. */
export function alternativesTo(view: View, f: Fighter, path: readonly Leg[], most: number): Alternative[] {
  const last = path[path.length - 1];
  if (!last) return [];
  const before = path.slice(0, -1);
  const way = judgePath(view, f, before, 1_000_000);
  if (!isWay(way)) return [];
  const found: Alternative[] = [];
  const [x, y] = last.to;
  const here = standing(f, way.x, way.y, way.z, f.fx, f.fy);
  const drop = judgePath(view, here, [{ to: last.to, how: 'drop' }], 1_000_000);
  if (isWay(drop)) {
    found.push({
      how: 'drop',
      path: [...before, { to: last.to, how: 'drop' }],
      cost: way.cost + drop.cost,
      carries: true,
    });
  }
  const straight = judgePath(view, here, [last], 1_000_000);
  const edge = isWay(straight) ? edgeOf(straight.steps) : -1;
  const length = lengthOf(way.x, way.y, x, y);
  // Where the hole begins; over a body or a low wall there is no such place, and one jumps half-way.
  const off = edge > 0 ? edge : isWay(straight) ? -1 : Math.floor(length / 2);
  if (off > 0 && off < length) {
    const run: Point = [rounded(way.x + ((x - way.x) * off) / length), rounded(way.y + ((y - way.y) * off) / length)];
    const jumped = [...before, { to: run }, { to: last.to, how: 'jump' as const }];
    const judged = judgePath(view, f, jumped, most);
    const flight = isWay(judged) ? judged.steps[judged.steps.length - 1] : undefined;
    if (isWay(judged) && flight) {
      found.push({ how: 'jump', path: jumped, cost: judged.cost, carries: flight.possible >= flight.length });
    }
  }
  return found;
}

/** How far from an enemy a fighter likes to stand with what it holds: the middle of the weapon's best band. */
function likedGap(f: Fighter): number {
  const kind = meleeWeapon(f)?.class;
  return kind === 'long' ? 300 : kind === 'heavy' ? 200 : 100;
}

/** Where to stand to strike somebody, coming from a place: straight at it if that is free, else the cheapest place around. */
export function approachTo(view: View, f: Fighter, from: Point, enemy: Fighter, budget: number): Point | undefined {
  const near = f.r + enemy.r + likedGap(f);
  const farthest = f.r + enemy.r + BASE.meleeZone * CM;
  const d = Math.sqrt(squared(from[0], from[1], enemy.x, enemy.y)) || 1;
  const ground = groundOf(view);
  const skip = retinue(view, f);
  const at = { id: f.id, x: from[0], y: from[1], z: surfaceAt(ground, from[0], from[1], f.r) ?? f.z, r: f.r };
  const straight: Point = [
    rounded(enemy.x + ((from[0] - enemy.x) * near) / d),
    rounded(enemy.y + ((from[1] - enemy.y) * near) / d),
  ];
  const short = shortened(from, straight, budget);
  const direct = [straight, ...(short ? [short] : [])];
  for (const to of direct) {
    const found = route(ground, view.fighters, at, to, budget, HOLE, skip);
    if (found && found.path.length === 1 && squared(to[0], to[1], enemy.x, enemy.y) <= farthest * farthest) return to;
  }
  let best: Point | undefined;
  let least = budget + 1;
  for (const [dx, dy] of AROUND) {
    for (const off of [near, f.r + enemy.r + 40, f.r + enemy.r + 380]) {
      const to: Point = [rounded(enemy.x + (dx * off) / 1000), rounded(enemy.y + (dy * off) / 1000)];
      const found = route(ground, view.fighters, at, to, Math.min(least, budget), HOLE, skip);
      if (!found || found.cost >= least) continue;
      best = to;
      least = found.cost;
      break;
    }
  }
  return best;
}

function shortened(from: Point, to: Point, budget: number): Point | undefined {
  const length = lengthOf(from[0], from[1], to[0], to[1]);
  if (length <= budget || budget < 50) return undefined;
  const share = (budget - 2) / length;
  return [rounded(from[0] + (to[0] - from[0]) * share), rounded(from[1] + (to[1] - from[1]) * share)];
}

export interface ActionOption {
  readonly action: Action;
  readonly double: boolean;
  readonly refusal: Refusal | null;
  /** Of a charge, in points. */
  readonly bonus: number | null;
}

/** Everything that somebody might declare at the end of a way, at one target or none, with the reason why not. */
export function actionsAt(
  view: View,
  f: Fighter,
  draft: Pick<Declaration, 'path' | 'facing'>,
  target: number | null,
  onlyMove = false,
): ActionOption[] {
  const found: ActionOption[] = [];
  const add = (action: Action, double = false): void => {
    const m = moverOf(view, f, { ...draft, action, ...(double && { double: true as const }) }, onlyMove);
    const refusal = 'refusal' in m ? m : null;
    found.push({ action, double, refusal, bonus: 'refusal' in m ? null : (m.charge?.bonus ?? null) });
  };
  const other = target === null ? undefined : view.fighters[target];
  if (other && other.seat !== f.seat) attacksAt(view, f, draft.path, other, add);
  for (const { spell } of profile(f).spells) {
    const known = spellOf(spell);
    if (known?.target === 'friend') {
      const friend = other && other.seat === f.seat ? other.id : f.id;
      add({ kind: 'spell', spell, target: friend });
    }
  }
  if (other && other.seat === f.seat && other.id !== f.id) {
    const things = view.things.flatMap(({ holder }, i) => (holder === f.id ? [i] : []));
    const prisoners = view.fighters.flatMap(({ id, captor }) => (captor === f.id ? [id] : []));
    if (things.length + prisoners.length > 0) add({ kind: 'pass', to: other.id, things, prisoners });
  }
  for (const { spell } of f.prepared === null ? profile(f).spells : []) add({ kind: 'prepare', spell });
  for (const [thing, { holder }] of view.things.entries()) if (holder !== f.id) add({ kind: 'pickUp', thing });
  add({ kind: 'flee' });
  add({ kind: 'none' });
  if (draft.path.length > 0) add({ kind: 'none' }, true);
  return found;
}

/** MOR-CHG-10: the leg with which a charge at an enemy begins: the longest straight line with the enemy in sight. */
export function chargeFrom(view: View, f: Fighter, path: readonly Leg[], target: number): number {
  const last = path.length - 1;
  let from = lineFrom([f.x, f.y], path);
  for (; from >= 0 && from < last; from++) {
    const charge = { type: 'surprise', from } as const;
    const m = moverOf(view, f, { path, action: { kind: 'strike', target, charge } }, false);
    if (!('refusal' in m) || m.rule !== 'MOR-CHG-02') break;
  }
  return from;
}

function attacksAt(view: View, f: Fighter, path: readonly Leg[], enemy: Fighter, add: (action: Action) => void): void {
  const target = enemy.id;
  const from = chargeFrom(view, f, path, target);
  add({ kind: 'strike', target });
  add({ kind: 'strike', target, body: true });
  if (from >= 0) for (const type of CHARGES) add({ kind: 'strike', target, charge: { type, from } });
  if (maySweep(f)) {
    for (const other of view.fighters) {
      if (other.id === target || other.off || other.seat === f.seat) continue;
      if (squared(other.x, other.y, enemy.x, enemy.y) < 1200 * 1200) add({ kind: 'sweep', from: target, to: other.id });
    }
  }
  for (const id of profile(f).weapons) {
    const weapon = weaponOf(id);
    if (weapon && (weapon.class === 'shot' || weapon.class === 'thrown')) add({ kind: 'shot', target, weapon: id });
  }
  for (const { spell } of profile(f).spells) {
    if (spellOf(spell)?.target === 'enemy') add({ kind: 'spell', spell, target });
  }
  for (const [thing, { holder }] of view.things.entries()) {
    if (holder === f.id) add({ kind: 'throw', thing, at: [enemy.x, enemy.y] });
  }
  for (const { id, captor } of view.fighters) {
    if (captor === f.id) add({ kind: 'throw', victim: id, at: [enemy.x, enemy.y] });
  }
}

/** What to do about an enemy that was pointed at: from the end of the way if it can be done, else by coming closer. */
export function answerTo(view: View, f: Fighter, pins: readonly Point[], enemy: Fighter): Declaration {
  const budget = budgetOf(view, f);
  const end = pins[pins.length - 1];
  const path = end ? tapeTo(view, f, pins.slice(0, -1), end, budget) : [];
  const here = best(actionsAt(view, f, { path }, enemy.id));
  if (here) return { do: 'declare', path, action: here };
  const way = judgePath(view, f, path, 1_000_000);
  const from: Point = isWay(way) ? [way.x, way.y] : [f.x, f.y];
  const left = budget - (isWay(way) ? way.cost : 0);
  const to = approachTo(view, f, from, enemy, left);
  if (!to) return { do: 'declare', path, action: { kind: 'strike', target: enemy.id } };
  const longer = tapeTo(view, f, [...pins], to, budget);
  const then = best(actionsAt(view, f, { path: longer }, enemy.id));
  return { do: 'declare', path: longer, action: then ?? { kind: 'strike', target: enemy.id } };
}

/** The first of these that can be done: a charge that adds something, a blow, a shot, a spell. */
function best(options: readonly ActionOption[]): Action | undefined {
  const able = options.filter(({ refusal }) => refusal === null);
  const find = (fits: (one: ActionOption) => boolean) => able.find(fits)?.action;
  return (
    find(({ action, bonus }) => action.kind === 'strike' && action.charge !== undefined && (bonus ?? 0) > 0) ??
    find(({ action }) => action.kind === 'strike' && !action.body && !action.charge) ??
    find(({ action }) => action.kind === 'shot') ??
    find(({ action }) => action.kind === 'spell' && spellOf(action.spell)?.target === 'enemy')
  );
}

/** A walk and a look across some scenery, for whoever makes it: around what is in the way, and what hides. */
export function tryOut(scenery: readonly SceneryPiece[], side: number, from: Point, to: Point) {
  const options = optionsSchema.parse({
    side,
    scenario: { name: '-', scenery: scenery.map(({ at, ...rest }) => ({ ...rest, at: at.map(([x, y]) => [x, y]) })) },
  });
  const s = newTable(options);
  s.visibility = s.side * 2;
  const [walker, target] = [s.fighters[0] as Fighter, s.fighters[s.first] as Fighter];
  const put = (f: Fighter, [x, y]: Point): void => {
    [f.x, f.y] = [x, y];
    f.off = false;
    f.z = surfaceAt(groundOf(s), x, y, f.r) ?? 0;
  };
  put(walker, from);
  const view: View = { ...s, seat: 0 };
  const path = tapeTo(view, walker, [], to, 1_000_000);
  const way = judgePath(view, walker, path, 1_000_000);
  put(target, to);
  const by: string[] = [];
  const sight = lineOf(view, walker, target, by);
  return { path, cost: isWay(way) ? way.cost : null, refusal: isWay(way) ? null : way, ...sight, by };
}
