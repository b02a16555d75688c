/** MOR-CON and MOR-VAL: closing in after dominating with a short weapon, or sending somebody reeling with a long or heavy one. */
import { next } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { type Event, who } from '../events.ts';
import { overlaps } from '../geometry/field.ts';
import { CM, meet, type Point, rounded, squared } from '../geometry/plane.ts';
import { whollyIn } from '../geometry/sector.ts';
import { endOfRun, hitOnWay, touching } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import type { Fighter, State } from '../state.ts';
import type { MeleeFrame } from '../unfinished.ts';
import { inContact } from './fighter.ts';
import { breakPreparation } from './harm.ts';
import { inFront, isWithin, meleeWeapon } from './measure.ts';
import { retinue } from './paths.ts';
import { drag, thrust } from './shift.ts';

const ZONE = BASE.meleeZone * CM;

/** MOR-BOD-A4: fists are neither short nor long nor heavy. */
export function weaponClassOf(f: Fighter, body: boolean): 'short' | 'long' | 'none' {
  const kind = body ? undefined : meleeWeapon(f)?.class;
  return kind === 'short' ? 'short' : kind === 'long' || kind === 'heavy' ? 'long' : 'none';
}

/** MOR-CON-02, MOR-CON-03 (on top of what is left), MOR-CON-A1 (for either side), MOR-CON-A2: straight into contact, if nothing stands in the way. */
function contactPlace(s: State, f: Fighter, target: Fighter): Point | undefined {
  if (inContact(f, target)) return undefined;
  const [x, y] = touching(target.x, target.y, target.r, f.x - target.x, f.y - target.y, f.r);
  const ground = groundOf(s);
  if (hitOnWay(ground, s.fighters, [...retinue(s, f), target.id], f.x, f.y, x, y, f.r)) return undefined;
  const [ex, ey] = endOfRun(ground, s.fighters, retinue(s, f), f.x, f.y, x, y, f.r);
  if (f.z !== target.z || !inContact({ x: ex, y: ey, r: f.r }, target)) return undefined;
  return overlaps(
    s.fighters.filter(({ captor }) => captor !== f.id),
    f.id,
    ex,
    ey,
    f.r,
  )
    ? undefined
    : [ex, ey];
}

/** MOR-VAL-02, -A2: in front, within the zone, not biting on the limit, by a free corridor; MOR-VAL-04: not across another. */
export function shiftFault(
  s: State,
  f: Fighter,
  target: Fighter,
  at: Point,
  shifts: readonly (readonly number[])[],
): Refusal | undefined {
  const [x, y] = at;
  const there = { x, y, r: target.r };
  const details = { x: x / CM, y: y / CM };
  if (!isWithin(f, there, ZONE)) return refuse('invalid', 'MOR-VAL-02', 'outOfZone', details);
  if (!whollyIn(f.fx, f.fy, x - f.x, y - f.y, target.r)) return refuse('invalid', 'MOR-VAL-02', 'bites', details);
  const skip = retinue(s, target);
  if (hitOnWay(groundOf(s), s.fighters, skip, target.x, target.y, x, y, target.r)) {
    return refuse('invalid', 'MOR-VAL-A2', 'noCorridor', details);
  }
  const crosses = shifts.some(([ax = 0, ay = 0, bx = 0, by = 0]) => meet(ax, ay, bx, by, target.x, target.y, x, y));
  return crosses ? refuse('invalid', 'MOR-VAL-04', 'crosses', details) : undefined;
}

/** Good places to send somebody to: as far off as the zone allows, and to either side. */
function shiftPlaces(s: State, f: Fighter, target: Fighter, shifts: readonly (readonly number[])[]): Point[] {
  const dx = target.x - f.x;
  const dy = target.y - f.y;
  const found: Point[] = [];
  for (const [ux, uy] of [
    [dx, dy],
    [dx - dy, dy + dx],
    [dx + dy, dy - dx],
  ] as const) {
    const length = Math.sqrt(ux * ux + uy * uy) || 1;
    const far = f.r + target.r + ZONE - 2;
    const at: Point = [rounded(f.x + (ux * far) / length), rounded(f.y + (uy * far) / length)];
    if ((at[0] !== target.x || at[1] !== target.y) && !shiftFault(s, f, target, at, shifts)) found.push(at);
  }
  return found;
}

export function pressChoices(
  s: State,
  winner: Fighter,
  loser: Fighter,
  shifts: readonly (readonly number[])[],
): Answer[] {
  const kind = weaponClassOf(winner, false);
  // HB-17: only what is in the field of vision.
  if (!inFront(winner, loser)) return [];
  if (kind === 'short') return contactPlace(s, winner, loser) ? [{ do: 'contact' }] : [];
  return shiftPlaces(s, winner, loser, shifts).map((at) => ({ do: 'shift', at }) as const);
}

export function takePress(
  s: State,
  frame: MeleeFrame,
  winner: Fighter,
  loser: Fighter,
  a: Answer,
  io: Io<Event>,
): Refusal | undefined {
  const kind = weaponClassOf(winner, false);
  if (a.do === 'contact') {
    if (kind !== 'short') return refuse('invalid', 'MOR-CON-01', 'notShort');
    const place = contactPlace(s, winner, loser);
    if (!place) return refuse('invalid', 'MOR-CON-A2', 'noWay', { x: winner.x / CM, y: winner.y / CM });
    next(s, frame, 'next');
    const from: Point = [winner.x, winner.y];
    [winner.x, winner.y] = place;
    io.tell?.({ kind: 'moved', rule: 'MOR-CON-02', who: who(winner), from, to: place, why: 'contact' });
    drag(s, winner, io);
    return undefined;
  }
  if (a.do !== 'shift') return refuse('invalid', 'MOR-VAL-01', 'notThis');
  if (kind !== 'long') return refuse('invalid', 'MOR-VAL-01', 'notLong');
  const fault = shiftFault(s, winner, loser, a.at, frame.shifts);
  if (fault) return fault;
  next(s, frame, 'next');
  frame.shifts.push([loser.x, loser.y, a.at[0], a.at[1]]);
  breakPreparation(s, loser, io);
  // MOR-VAL-03: it costs the moved fighter nothing; its facing stays.
  thrust(s, loser, a.at, io, 'MOR-VAL-02', 'shift');
  return undefined;
}

export const distance2 = (a: Fighter, b: Fighter): number => squared(a.x, a.y, b.x, b.y);
