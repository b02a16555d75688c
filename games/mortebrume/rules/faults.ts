/** HB-12: why an action cannot be done from a place; undefined if it can. */
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Act, Action } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { spellOf } from '../data/spells.ts';
import { weaponOf } from '../data/weapons.ts';
import { CM, type Point, squared } from '../geometry/plane.ts';
import { centreIn, inSweep } from '../geometry/sector.ts';
import type { Fighter } from '../state.ts';
import { inContact, isFit, isFree, profile } from './fighter.ts';
import { inFront, inZone, isWithin, meleeWeapon, type Scene, sees, shotBand } from './measure.ts';

export const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x / CM, y: y / CM });

/** In reach and in sight for a strike. */
export function strikeFault(s: Scene, there: Fighter, target: Fighter | undefined): Refusal | undefined {
  if (!target || target.off || target.id === there.id) return refuse('invalid', 'HB-12', 'noTarget');
  if (target.seat === there.seat) return refuse('invalid', 'HB-12', 'notOwn', { mark: target.mark });
  if (!inZone(there, target)) return refuse('invalid', 'HB-18', 'outOfReach', { mark: target.mark, ...at(target) });
  if (!inFront(there, target)) return refuse('invalid', 'HB-17', 'notInFront', { mark: target.mark, ...at(target) });
  return sees(s, there, target)
    ? undefined
    : refuse('invalid', 'HB-19', 'unseen', { mark: target.mark, ...at(target) });
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
  const between = s.fighters.filter((f) => {
    if (f.off || f.id === there.id || f.id === from.id || f.id === to.id || f.captor === there.id) return false;
    return inZone(there, f) && inFront(there, f) && inSweep(ax, ay, bx, by, f.x - there.x, f.y - there.y, f.r);
  });
  between.sort((p, q) => {
    const cross = (p.x - there.x) * (q.y - there.y) - (p.y - there.y) * (q.x - there.x);
    return cross * turn > 0 ? -1 : cross === 0 ? p.id - q.id : 1;
  });
  return [from, ...between, to];
}

function sweepFault(s: Scene, there: Fighter, action: Act<'sweep'>): Refusal | undefined {
  const kind = meleeWeapon(there)?.class;
  if (kind !== 'long' && kind !== 'heavy') return refuse('invalid', 'MOR-MUL-01', 'notLong');
  const from = s.fighters[action.from];
  const to = s.fighters[action.to];
  if (!from || !to || from === to || from.id === there.id || to.id === there.id || from.off || to.off) {
    return refuse('invalid', 'MOR-MUL-02', 'twoTargets');
  }
  for (const end of [from, to]) {
    if (!inZone(there, end)) return refuse('invalid', 'MOR-MUL-02', 'outOfReach', { mark: end.mark, ...at(end) });
    if (!inFront(there, end)) return refuse('invalid', 'HB-17', 'notInFront', { mark: end.mark, ...at(end) });
  }
  return undefined;
}

function shotFault(s: Scene, there: Fighter, target: Fighter | undefined, name: string): Refusal | undefined {
  const weapon = weaponOf(name);
  if (!weapon || !profile(there).weapons.includes(name) || (weapon.class !== 'shot' && weapon.class !== 'thrown')) {
    return refuse('invalid', 'HB-12', 'noWeapon', { weapon: name });
  }
  if (!target || target.off || target.seat === there.seat) return refuse('invalid', 'HB-12', 'noTarget');
  const details = { mark: target.mark, ...at(target) };
  if (shotBand(weapon.reach, there, target) === 'none') return refuse('invalid', 'HB-30', 'outOfReach', details);
  if (!inFront(there, target)) return refuse('invalid', 'HB-17', 'notInFront', details);
  return sees(s, there, target) ? undefined : refuse('invalid', 'HB-19', 'unseen', details);
}

/** HB-33: a spell that is known, at somebody or something it can be cast at. */
export function spellFault(
  s: Scene,
  there: Fighter,
  {
    spell: id,
    target: aimed,
    at: point,
  }: { readonly spell: string; readonly target?: number | undefined; readonly at?: Point | undefined },
): Refusal | undefined {
  const spell = spellOf(id);
  if (!spell || !profile(there).spells.some((one) => one.spell === id)) {
    return refuse('invalid', 'HB-33', 'noSpell', { spell: id });
  }
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
  const target = aimed === undefined ? undefined : s.fighters[aimed];
  if (!target || target.off || point) return refuse('invalid', 'HB-33', 'noTarget');
  const friend = target.seat === there.seat;
  if (friend !== (spell.target === 'friend')) return refuse('invalid', 'HB-33', 'wrongSide', { mark: target.mark });
  if (target.id === there.id) return undefined;
  const details = { mark: target.mark, ...at(target) };
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
      return profile(there).spells.some((one) => one.spell === action.spell)
        ? undefined
        : refuse('invalid', 'HB-33', 'noSpell', { spell: action.spell });
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
