/** HB-10: whether an intention may be declared: the way, then the action as it would be done from its end. HB-12: why an action cannot be done. */
import type { RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Act, Action, ChargeType, Do, Leg } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { spellOf } from '../data/spells.ts';
import { weaponOf } from '../data/weapons.ts';
import { type ActivationFrame, type Charge, lastOf, type Mover, type Step } from '../frames.ts';
import { CM, lengthOf, type Point, squared } from '../geometry/plane.ts';
import { centreIn, inSweep } from '../geometry/sector.ts';
import type { PublicIntention } from '../questions.ts';
import { copyFighter, type Fighter, fighterAt, fighterOf, type State } from '../state.ts';
import { budgetOf, encumbranceOf, inContact, isFit, isFree, knows, profile } from './fighter.ts';
import { idsOf } from './ids.ts';
import { lookAt } from './looking.ts';
import { inFront, inZone, isWithin, maySweep, type Scene, sees, shotBand } from './measure.ts';
import { chargeBonus, isStraight, isWay, judgePath, type Way } from './paths.ts';
import { isFlight } from './trajectory.ts';

interface Intention extends Omit<Do<'declare'>, 'do' | 'path'> {
  readonly path: readonly Leg[];
}

/** The fighter as it would stand: everything else about it is as it is. */
export function standing(f: Fighter, x: number, y: number, z: number, fx: number, fy: number): Fighter {
  const there = copyFighter(f);
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
    case 'spell':
      return action.target;
    case 'sweep':
      return action.from;
    case 'pass':
      return action.to;
    default:
      return undefined;
  }
}

/** Where it looks at the end: as told, else at its target, else where it was going. */
function facingAt(s: Scene, f: Fighter, way: Way, { facing, action }: Intention): Point {
  if (facing && (facing[0] !== 0 || facing[1] !== 0)) return facing;
  const target = fighterAt(s, targetIdOf(action));
  const other = action.kind === 'sweep' ? s.fighters[action.to] : undefined;
  // MOR-MUL-03: a sweep looks between its two ends.
  if (target && other && (target.x + other.x !== 2 * way.x || target.y + other.y !== 2 * way.y)) {
    return [target.x + other.x - 2 * way.x, target.y + other.y - 2 * way.y];
  }
  if (target && target.id !== f.id && (target.x !== way.x || target.y !== way.y)) {
    return [target.x - way.x, target.y - way.y];
  }
  if (way.steps.length > 0) {
    const look = lookAt(s, f, way.steps, way.steps.length - 1);
    if (look[0] !== 0 || look[1] !== 0) return look;
  }
  return [f.fx, f.fy];
}

/** The line of a charge: where on the way it begins, and what it gives if it is run to its end. */
interface Line {
  readonly charge: Charge | null;
  readonly line: number;
}

/**
 * MOR-CHG-01 to -04, MOR-JMP-A5, MOR-CHG-A6, MOR-CHG-A7: the last straight line, in one leg or in several, ended anywhere
 * in reach and not in the air, towards a target seen from its beginning (MOR-CHG-A2) by a charger that looks forward
 * unless it is declared otherwise. MOR-STP-02: a hole in it is measured on the way.
 */
function chargeOf(s: Scene, f: Fighter, way: Way, action: Act<'strike' | 'sweep'>): Line | Refusal {
  const { charge } = action;
  if (!charge) return { charge: null, line: 0 };
  let first: Step | undefined;
  let line = 0;
  let onFoot = true;
  const places: Point[] = [];
  for (const step of way.steps) {
    if (step.leg < charge.from) {
      line += step.length;
      continue;
    }
    first ??= step;
    if (step.length > 0) places.push([step.ax, step.ay]);
    if (isFlight(step)) onFoot = false;
  }
  places.push([way.x, way.y]);
  const details = first ? { x: first.ax / CM, y: first.ay / CM } : at(f);
  if (!first || !onFoot || !isStraight(places)) return refuse('invalid', 'MOR-CHG-02', 'noLine', details);
  const target = fighterAt(s, targetIdOf(action));
  const [dx, dy] = [way.x - first.ax, way.y - first.ay];
  const length = lengthOf(first.ax, first.ay, way.x, way.y);
  const [fx, fy] = first.look ?? [dx, dy];
  const start = standing(f, first.ax, first.ay, first.az, fx, fy);
  if (!target || !sees(s, start, target))
    return refuse('invalid', 'MOR-CHG-02', 'unseen', { mark: target?.mark ?? '', ...details });
  const bonus = chargeBonus(length, encumbranceOf(s, f));
  return { charge: length < encumbranceOf(s, f) * CM ? null : { type: charge.type, bonus, dx, dy }, line };
}

/** MOR-INT-A9: a charge stopped on its line counts only the part that was run. */
export function chargeNow(s: State, f: Fighter, { charge, stopped, run, line }: Mover): Charge | null {
  if (!charge || !stopped) return charge;
  const least = encumbranceOf(s, f);
  const length = run - line;
  return length < Math.max(1, least * CM) ? null : { ...charge, bonus: chargeBonus(length, least) };
}

function struckBy(s: Scene, there: Fighter, action: Action): number[] {
  if (action.kind === 'strike') return [action.target];
  const from = action.kind === 'sweep' ? s.fighters[action.from] : undefined;
  const to = action.kind === 'sweep' ? s.fighters[action.to] : undefined;
  return from && to ? sweepTargets(s, there, from, to).map(({ id }) => id) : [];
}

/** Everything about one fighter's intention, or why not. MOR-GEN-01: charge, sweep and what follows them combine freely. */
export function moverOf(s: Scene, f: Fighter, intention: Intention, onlyMove: boolean): Mover | Refusal {
  const { path, double, action } = intention;
  // Read once: actions are of many shapes.
  const { kind } = action;
  const acts = kind !== 'none' && kind !== 'flee';
  if (double && acts) return refuse('invalid', 'HB-11', 'doubleActs');
  if (onlyMove && kind !== 'none') return refuse('invalid', 'MOR-ESC-04', 'onlyMove');
  if (f.acted && acts) return refuse('invalid', 'HB-11', 'hasActed');
  const budget = budgetOf(s, f, double === true);
  const way = judgePath(s, f, path, budget);
  if (!isWay(way)) return way;
  const facing = facingAt(s, f, way, intention);
  // Most only move: there is nothing to judge at the end of the way.
  if (kind === 'none') return moverOn(f, way, facing, action, NO_LINE, []);
  const there = standing(f, way.x, way.y, way.z, facing[0], facing[1]);
  const fault = actionFault(s, there, action);
  if (fault) return fault;
  let line: typeof NO_LINE = NO_LINE;
  if (action.kind === 'strike' || action.kind === 'sweep') {
    const found = chargeOf(s, f, way, action);
    if ('refusal' in found) return found;
    line = found;
  }
  // MOR-SOR-08: what is prepared stays with the caster.
  const open = action.kind === 'prepare' ? ({ kind: 'prepare' } as const) : action;
  return moverOn(f, aimed(way, action), facing, open, line, struckBy(s, there, action));
}

/** HB-13, MOR-CHG-02: who charges looks along the line, also where an enemy is left behind. */
function aimed(way: Way, action: Action): Way {
  const from = action.kind === 'strike' || action.kind === 'sweep' ? action.charge?.from : undefined;
  const first = way.steps.find(({ leg }) => leg === from);
  if (!first) return way;
  const look: Point = [way.x - first.ax, way.y - first.ay];
  return { ...way, steps: way.steps.map((step) => (step.leg < first.leg || step.look ? step : { ...step, look })) };
}

const NO_LINE: Pick<Mover, 'charge' | 'line'> = { charge: null, line: 0 };

const moverOn = (
  { id: who }: Fighter,
  { steps, cost, length }: Way,
  facing: Point,
  action: Mover['action'],
  { charge, line }: Pick<Mover, 'charge' | 'line'>,
  struck: number[],
): Mover => ({
  who,
  steps: steps.slice(),
  cost,
  length,
  facing: [facing[0], facing[1]],
  action,
  charge,
  line,
  struck,
  run: 0,
  stopped: false,
  lost: false,
});

export const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x / CM, y: y / CM });
/** Written out: samples are refused far more often than anybody reads why. */
const marked = ({ mark, x, y }: Fighter) => ({ mark, x: x / CM, y: y / CM });

/** In reach and in sight for a strike. */
function strikeFault(s: Scene, there: Fighter, target: Fighter | undefined): Refusal | undefined {
  if (!target || target.off || target.id === there.id) return refuse('invalid', 'HB-12', 'noTarget');
  if (target.seat === there.seat) return refuse('invalid', 'HB-12', 'notOwn', { mark: target.mark });
  if (!inZone(there, target)) return refuse('invalid', 'HB-18', 'outOfReach', marked(target));
  if (!inFront(there, target)) return refuse('invalid', 'HB-17', 'notInFront', marked(target));
  return sees(s, there, target) ? undefined : refuse('invalid', 'HB-19', 'unseen', marked(target));
}

/**
 * MOR-MUL-02, MOR-MUL-03, MOR-MUL-04, MOR-MUL-12, MOR-MUL-A5: everybody in the zone whose base meets the sector from one end to the other, in the order of the
 * sweep, friend or foe.
 */
export function sweepTargets(s: Scene, there: Fighter, from: Fighter, to: Fighter): Fighter[] {
  const ax = from.x - there.x;
  const ay = from.y - there.y;
  const bx = to.x - there.x;
  const by = to.y - there.y;
  const turn = ax * by - ay * bx >= 0 ? 1 : -1;
  const between: Fighter[] = [];
  for (const f of s.fighters) {
    if (f.off || f.id === there.id || f.id === from.id || f.id === to.id || f.captor === there.id) continue;
    if (!inZone(there, f) || !inFront(there, f)) continue;
    if (inSweep(ax, ay, bx, by, f.x - there.x, f.y - there.y, f.r)) between.push(f);
  }
  between.sort((p, q) => {
    const cross = (p.x - there.x) * (q.y - there.y) - (p.y - there.y) * (q.x - there.x);
    return cross * turn > 0 ? -1 : cross === 0 ? p.id - q.id : 1;
  });
  return [from, ...between, to];
}

function sweepFault(s: Scene, there: Fighter, action: Act<'sweep'>): Refusal | undefined {
  if (!maySweep(there)) return refuse('invalid', 'MOR-MUL-01', 'notLong');
  const from = s.fighters[action.from];
  const to = s.fighters[action.to];
  if (!from || !to || from === to || from.id === there.id || to.id === there.id || from.off || to.off) {
    return refuse('invalid', 'MOR-MUL-02', 'twoTargets');
  }
  for (const end of [from, to]) {
    if (!inZone(there, end)) return refuse('invalid', 'MOR-MUL-02', 'outOfReach', marked(end));
    if (!inFront(there, end)) return refuse('invalid', 'HB-17', 'notInFront', marked(end));
  }
  return undefined;
}

function shotFault(s: Scene, there: Fighter, target: Fighter | undefined, name: string): Refusal | undefined {
  const weapon = weaponOf(name);
  if (!weapon || !profile(there).weapons.includes(name) || (weapon.class !== 'shot' && weapon.class !== 'thrown')) {
    return refuse('invalid', 'HB-12', 'noWeapon', { weapon: name });
  }
  if (!target || target.off || target.seat === there.seat) return refuse('invalid', 'HB-12', 'noTarget');
  const details = marked(target);
  if (shotBand(weapon.reach, there, target) === 'none') return refuse('invalid', 'HB-30', 'outOfReach', details);
  if (!inFront(there, target)) return refuse('invalid', 'HB-17', 'notInFront', details);
  return sees(s, there, target) ? undefined : refuse('invalid', 'HB-19', 'unseen', details);
}

/** HB-33: a spell that is known, at somebody or something it can be cast at. */
export function spellFault(s: Scene, there: Fighter, cast: Omit<Act<'spell'>, 'kind'>): Refusal | undefined {
  const { spell: id, target: aimed, at: point } = cast;
  const spell = spellOf(id);
  if (!spell || !knows(there, id)) return refuse('invalid', 'HB-33', 'noSpell', { spell: id });
  const range = spell.range * CM;
  if (spell.target === 'point') {
    if (!point || aimed !== undefined) return refuse('invalid', 'HB-33', 'noPoint');
    const [x, y] = point;
    if (x < 0 || y < 0 || x > s.side || y > s.side)
      return refuse('invalid', 'HB-14', 'offTable', { x: x / CM, y: y / CM });
    return isWithin(there, { x, y, r: 0 }, range)
      ? undefined
      : refuse('invalid', 'HB-33', 'outOfReach', { mark: '', x: x / CM, y: y / CM });
  }
  const target = fighterAt(s, aimed);
  if (!target || target.off || point) return refuse('invalid', 'HB-33', 'noTarget');
  const friend = target.seat === there.seat;
  if (friend !== (spell.target === 'friend')) return refuse('invalid', 'HB-33', 'wrongSide', { mark: target.mark });
  if (target.id === there.id) return undefined;
  const details = marked(target);
  if (!isWithin(there, target, range)) return refuse('invalid', 'HB-33', 'outOfReach', details);
  if (!inFront(there, target)) return refuse('invalid', 'HB-17', 'notInFront', details);
  return !spell.sight || sees(s, there, target) ? undefined : refuse('invalid', 'HB-19', 'unseen', details);
}

/** MOR-OBJ-01: in contact with what lies on the ground or on somebody out of combat. */
export function pickUpFault(s: Scene, there: Fighter, index: number): Refusal | undefined {
  const thing = s.things[index];
  if (!thing) return refuse('invalid', 'MOR-OBJ-01', 'noThing');
  const holder = thing.holder >= 0 ? s.fighters[thing.holder] : undefined;
  if (holder && (isFit(holder) || holder.off)) return refuse('invalid', 'MOR-OBJ-01', 'held', { mark: holder.mark });
  const touches = holder
    ? inContact(there, holder)
    : inContact(there, { x: thing.x, y: thing.y, r: 0 }) || covers(there, thing);
  return touches ? undefined : refuse('invalid', 'MOR-OBJ-01', 'notInContact', at(holder ?? thing));
}
const covers = (f: Fighter, p: { readonly x: number; readonly y: number }): boolean =>
  squared(f.x, f.y, p.x, p.y) <= f.r * f.r;

/** MOR-OBJ-06, MOR-PRI-06 */
function passFault(s: Scene, there: Fighter, action: Act<'pass'>): Refusal | undefined {
  const to = s.fighters[action.to];
  if (!to || to.id === there.id || to.seat !== there.seat || !isFree(to))
    return refuse('invalid', 'MOR-OBJ-06', 'noTarget');
  if (!inContact(there, to)) return refuse('invalid', 'MOR-OBJ-06', 'notInContact', at(to));
  const things = action.things.every((i) => s.things[i]?.holder === there.id);
  const prisoners = action.prisoners.every((i) => s.fighters[i]?.captor === there.id);
  const some = action.things.length + action.prisoners.length > 0;
  const once =
    new Set(action.things).size === action.things.length && new Set(action.prisoners).size === action.prisoners.length;
  return things && prisoners && some && once ? undefined : refuse('invalid', 'MOR-OBJ-06', 'notHeld');
}

/** MOR-THR-01, MOR-THR-07, MOR-THR-A3 (the action of the turn), MOR-THR-A4, MOR-THR-A5 (a companion too) */
function throwFault(s: Scene, there: Fighter, action: Act<'throw'>): Refusal | undefined {
  const [x, y] = action.at;
  const details = { x: x / CM, y: y / CM };
  if ((action.thing === undefined) === (action.victim === undefined))
    return refuse('invalid', 'MOR-THR-01', 'oneProjectile');
  if (action.thing !== undefined && s.things[action.thing]?.holder !== there.id)
    return refuse('invalid', 'MOR-THR-01', 'notHeld');
  if (action.victim !== undefined) {
    const victim = s.fighters[action.victim];
    const held = victim !== undefined && !victim.off && victim.captor === there.id;
    const lies = victim !== undefined && !victim.off && victim.phys === 0 && inContact(there, victim);
    if (!held && !lies) return refuse('invalid', 'MOR-THR-07', 'noVictim');
  }
  if (x < 0 || y < 0 || x > s.side || y > s.side) return refuse('invalid', 'HB-14', 'offTable', details);
  const ahead = centreIn(there.fx, there.fy, x - there.x, y - there.y) && (x !== there.x || y !== there.y);
  return ahead ? undefined : refuse('invalid', 'MOR-THR-01', 'notInFront', { mark: '', ...details });
}

const EDGE = BASE.contact * CM;
/** HB-15 */
export const atEdge = (s: Scene, { x, y, r }: Fighter): boolean =>
  x - r <= EDGE || y - r <= EDGE || x + r >= s.side - EDGE || y + r >= s.side - EDGE;

export function actionFault(s: Scene, there: Fighter, action: Action): Refusal | undefined {
  switch (action.kind) {
    case 'none':
      return undefined;
    case 'strike':
      return strikeFault(s, there, s.fighters[action.target]);
    case 'sweep':
      return sweepFault(s, there, action);
    case 'shot':
      return shotFault(s, there, s.fighters[action.target], action.weapon);
    case 'spell':
      return spellFault(s, there, action);
    case 'prepare':
      if (there.prepared !== null) return refuse('invalid', 'MOR-SOR-05', 'alreadyPrepared');
      return knows(there, action.spell) ? undefined : refuse('invalid', 'HB-33', 'noSpell', { spell: action.spell });
    case 'pickUp':
      return pickUpFault(s, there, action.thing);
    case 'pass':
      return passFault(s, there, action);
    case 'throw':
      return throwFault(s, there, action);
    case 'flee':
      return atEdge(s, there) ? undefined : refuse('invalid', 'HB-15', 'notAtEdge', at(there));
  }
}

/** Interceptions may have changed where everybody stands: what was possible when it was declared must still be. */
export function canStillAct(s: State, f: ActivationFrame, m: Mover): boolean {
  const one = fighterOf(s, m.who);
  if (m.lost || m.action.kind === 'none') return false;
  if (!isFree(one) || one.stunned || (one.acted && m.action.kind !== 'flee')) return false;
  if (f.standIn >= 0 && f.defence?.against === m.who) return true;
  if (m.action.kind === 'prepare') return one.prepared !== null;
  return actionFault(s, one, m.action as Action) === undefined;
}

/** An intention as the other side learns it: no name of a spell before it is cast (MOR-SOR-08). */
export function publicIntention({ who, steps, action, charge }: Mover, double: boolean): PublicIntention {
  const last = lastOf(steps);
  return {
    who,
    to: last ? [last.x, last.y] : null,
    double,
    action: action.kind,
    charge: charge?.type ?? null,
    target: targetIdOf(action) ?? null,
  };
}

const CHARGE_RULES: Readonly<Record<ChargeType, RuleId>> = {
  surprise: 'MOR-CHG-05',
  offensive: 'MOR-CHG-06',
  poussee: 'MOR-CHG-07',
  ruee: 'MOR-CHG-08',
  percee: 'MOR-CHG-09',
};

const CHARGING = ['MOR-JMP-A5', ...idsOf('CHG', '01 03 04 10 A1 A2 A3 A4 A6 A7')];
const SWEEPING = idsOf('MUL', '01 03 04 05 06 07 08 09 10 11 12 13 A1 A2 A3 A4 A5');
const STRAYING = idsOf('STR', '01 03 A1 A2 A4 A5 A6');

/** The rules that an action rests on. */
export function citesOfAction(a: Action): readonly RuleId[] {
  switch (a.kind) {
    case 'none':
      return [];
    case 'strike':
      if (a.charge) return [...CHARGING, CHARGE_RULES[a.charge.type]];
      return a.body ? idsOf('BOD', '01 03 A1 A3 A4') : ['HB-20', 'HB-22', ...idsOf('GEN', '01 02 03')];
    case 'sweep':
      return [...SWEEPING, ...(a.charge ? [...CHARGING, CHARGE_RULES[a.charge.type]] : [])];
    case 'shot':
      return ['HB-30', 'HB-31', ...idsOf('RNG', '01 A1 A2 A3 A6'), ...STRAYING];
    case 'spell':
      return ['HB-33', ...idsOf('RNG', '01 A4 A5')];
    case 'prepare':
      return idsOf('SOR', '05 06 08 A4 A5');
    case 'pickUp':
      return idsOf('OBJ', '01 02 03 05 A2 A3');
    case 'pass':
      return ['MOR-OBJ-06'];
    case 'throw':
      return a.victim === undefined
        ? [...idsOf('THR', '02 A2 A3'), ...idsOf('LND', '01 A1 A2 A3')]
        : [...idsOf('THR', '07 A4 A5'), ...idsOf('LND', '02 A4')];
    case 'flee':
      return ['HB-15', 'MOR-PRI-A2'];
  }
}
