/**
 * What an advantage in melee gives besides the blow. MOR-CON and MOR-VAL: closing in after dominating with a short weapon, or sending
 * somebody reeling with a long or heavy one. MOR-CHG-07 and -09: what poussée and percée do once the blows have fallen.
 * Surprise and offensive are in the sums, ruée in the budget.
 */
import { next } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { who } from '../events.ts';
import type { Charge, MeleeFrame, Rolled } from '../frames.ts';
import { onTable, overlaps, surfaceAt } from '../geometry/field.ts';
import { CM, meet, type Point, rounded } from '../geometry/plane.ts';
import { whollyIn } from '../geometry/sector.ts';
import { endOfRun, hitOnWay, touching } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import { type Fighter, fighterOf, kindsOf, type State, standingOf } from '../state.ts';
import type { Asking, Port } from '../types.ts';
import { toEither } from '../ways.ts';
import { drag, recoil, stride, thrust } from './falls.ts';
import { budgetOf, inContact, isFit, isFree } from './fighter.ts';
import { breakPreparation } from './harm.ts';
import { idsOf } from './ids.ts';
import { inFront, isWithin, meleeWeapon, ZONE } from './measure.ts';
import { othersThan, retinue } from './paths.ts';

/** Two who have met in a blow: who dominates whom, and how. */
interface Pair {
  readonly winner: Fighter;
  readonly loser: Fighter;
  readonly special: boolean;
  readonly body: boolean;
}

export const target = (s: State, f: MeleeFrame): Fighter => fighterOf(s, f.targets[f.at] as number);

/** The roll that belongs to a target, if it made one; the striker's is the last. */
export function rollOf(f: MeleeFrame, i: number): Rolled | undefined {
  if (f.hows[i] === 'take') return undefined;
  let at = 0;
  for (let k = 0; k < i; k++) if (f.hows[k] !== 'take') at++;
  return f.rolled[at];
}

export const attackOf = (f: MeleeFrame): Rolled => f.rolled[f.rolled.length - 1] as Rolled;

/** Who dominates whom in the pair at hand. */
export function pairOf(s: State, f: MeleeFrame): Pair {
  const by = fighterOf(s, f.by);
  const t = target(s, f);
  if (f.result === 'dominated') {
    return { winner: t, loser: by, special: rollOf(f, f.at)?.special ?? false, body: f.hows[f.at] === 'body' };
  }
  return { winner: by, loser: t, special: attackOf(f).special, body: f.body };
}

/** MOR-BOD-A4: fists are neither short nor long nor heavy. */
function weaponClassOf(f: Fighter, body: boolean): 'short' | 'long' | 'none' {
  const kind = body ? undefined : meleeWeapon(f)?.class;
  return kind === 'short' ? 'short' : kind === 'long' || kind === 'heavy' ? 'long' : 'none';
}

/** MOR-CON-02, MOR-CON-03 (on top of what is left), MOR-CON-A1 (for either side), MOR-CON-A2: straight into contact, if nothing stands in the way. */
function contactPlace(s: State, f: Fighter, target: Fighter): Point | undefined {
  if (inContact(f, target)) return undefined;
  const beside = touching(target.x, target.y, target.r, f.x - target.x, f.y - target.y, f.r);
  const ground = groundOf(s);
  if (hitOnWay(ground, s.fighters, [...retinue(s, f), target.id], f, beside)) return undefined;
  const [ex, ey] = endOfRun(ground, s.fighters, retinue(s, f), f, beside);
  if (f.z !== target.z || !inContact({ x: ex, y: ey, r: f.r }, target)) return undefined;
  const others = s.fighters.filter(({ captor }) => captor !== f.id);
  return overlaps(others, f.id, ex, ey, f.r) ? undefined : [ex, ey];
}

/** MOR-VAL-04: the ways of those already moved. */
type Shifts = Readonly<MeleeFrame['shifts']>;

/** MOR-VAL-02, -A2: in front, within the zone, not biting on the limit, by a free corridor; MOR-VAL-04: not across another. */
function shiftFault(s: State, f: Fighter, target: Fighter, [x, y]: Point, shifts: Shifts): Refusal | undefined {
  const there = { x, y, r: target.r };
  const details = { x: x / CM, y: y / CM };
  if (!isWithin(f, there, ZONE)) return refuse('invalid', 'MOR-VAL-02', 'outOfZone', details);
  if (!whollyIn(f.fx, f.fy, x - f.x, y - f.y, target.r)) return refuse('invalid', 'MOR-VAL-02', 'bites', details);
  if (hitOnWay(groundOf(s), s.fighters, retinue(s, target), target, [x, y]))
    return refuse('invalid', 'MOR-VAL-A2', 'noCorridor', details);
  const crosses = shifts.some(([ax = 0, ay = 0, bx = 0, by = 0]) => meet(ax, ay, bx, by, target.x, target.y, x, y));
  return crosses ? refuse('invalid', 'MOR-VAL-04', 'crosses', details) : undefined;
}

/** Good places to send somebody to: as far off as the zone allows, and to either side. */
function shiftPlaces(s: State, f: Fighter, target: Fighter, shifts: Shifts): Point[] {
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

/** Contact or places, whichever the winner's weapon allows. HB-17: only against what is in the field of vision. */
function pressChoices(s: State, f: MeleeFrame, winner: Fighter, loser: Fighter): Answer[] {
  if (!inFront(winner, loser)) return [];
  if (weaponClassOf(winner, false) === 'short') return contactPlace(s, winner, loser) ? [{ do: 'contact' }] : [];
  return shiftPlaces(s, winner, loser, f.shifts).map((at) => ({ do: 'shift', at }) as const);
}

function isPressed(s: State, f: MeleeFrame, { winner, loser, body }: Pair): boolean {
  if (weaponClassOf(winner, body) === 'none' || !isFree(winner) || loser.off || loser.captor >= 0) return false;
  return pressChoices(s, f, winner, loser).length > 0;
}

function closeIn(s: State, f: MeleeFrame, io: Port): Refusal | undefined {
  const { winner, loser } = pairOf(s, f);
  if (weaponClassOf(winner, false) !== 'short') return refuse('invalid', 'MOR-CON-01', 'notShort');
  const place = contactPlace(s, winner, loser);
  if (!place) return refuse('invalid', 'MOR-CON-A2', 'noWay', { x: winner.x / CM, y: winner.y / CM });
  next(s, f, 'next');
  const from: Point = [winner.x, winner.y];
  [winner.x, winner.y] = place;
  io.tell?.({ kind: 'moved', rule: 'MOR-CON-02', who: who(winner), from, to: place, why: 'contact' });
  drag(s, winner, io);
  return undefined;
}

function sendReeling(s: State, f: MeleeFrame, a: Do<'shift'>, io: Port): Refusal | undefined {
  const { winner, loser } = pairOf(s, f);
  if (weaponClassOf(winner, false) !== 'long') return refuse('invalid', 'MOR-VAL-01', 'notLong');
  const fault = shiftFault(s, winner, loser, a.at, f.shifts);
  if (fault) return fault;
  next(s, f, 'next');
  f.shifts.push([loser.x, loser.y, a.at[0], a.at[1]]);
  breakPreparation(s, loser, io);
  // MOR-VAL-03: it costs the moved fighter nothing; its facing stays.
  thrust(s, loser, a.at, io, 'MOR-VAL-02', 'shift');
  return undefined;
}

/** W7, after the blow. */
export const press: Asking<MeleeFrame, 'press'> = {
  kind: 'press',
  open: true,
  to(s, f) {
    const pair = pairOf(s, f);
    return isPressed(s, f, pair) ? pair.winner.seat : undefined;
  },
  about(s, f) {
    const { winner, loser } = pairOf(s, f);
    return { fighter: winner.id, target: loser.id, first: s.first, kinds: kindsOf(s), standing: standingOf(s) };
  },
  cites: [...idsOf('CON', '01 04 A1'), ...idsOf('VAL', '01 05')],
  worth: toEither,
  choices(s, f) {
    const { winner, loser } = pairOf(s, f);
    return [{ do: 'pass' }, ...pressChoices(s, f, winner, loser)];
  },
  on: {
    pass: (s, f) => void next(s, f, 'next'),
    contact: { cites: idsOf('CON', '02 03 A2'), take: (s, f, _a, io) => closeIn(s, f, io) },
    shift: { cites: idsOf('VAL', '02 03 A1'), take: sendReeling },
  },
  otherwise: ['MOR-VAL-01', 'notThis'],
  run: (s, f) => next(s, f, 'next'),
};

/** MOR-CHG-07: who gives way: the one with less physique left, the charged one if they are equal. */
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

/** MOR-CHG-09: only who dominates breaks through; then every dodge of the turn is easier by the bonus. */
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

export function finishCharge(s: State, f: MeleeFrame, io: Port): void {
  const { charge } = f;
  if (!charge || charge.bonus === 0 || !isFit(fighterOf(s, f.by))) return;
  if (charge.type === 'poussee') poussee(s, f, charge, io);
  if (charge.type === 'percee') percee(s, f, charge, io);
}

/** MOR-CHG-08, MOR-CHG-A4: centimetres that a ruée adds to the displacement. */
export const rueeOf = (charge: Charge | null): number => (charge?.type === 'ruee' ? charge.bonus * CM : 0);
