/**
 * What an advantage in melee gives besides the blow. MOR-CON and MOR-VAL: a short weapon that dominates closes in, a
 * long or heavy one sends the target reeling.
 */
import { next } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { who } from '../events.ts';
import type { MeleeFrame, Rolled } from '../frames.ts';
import { overlaps, surfaceAt } from '../geometry/field.ts';
import { CM, meet, type Point, rounded } from '../geometry/plane.ts';
import { whollyIn } from '../geometry/sector.ts';
import { endOfRun, hitOnWay, touching } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import { type Fighter, fighterOf, kindsOf, type State, standingOf } from '../state.ts';
import type { Asking, Port } from '../types.ts';
import { toEither } from '../ways.ts';
import { drag, thrust } from './falls.ts';
import { inContact, isFree } from './fighter.ts';
import { breakPreparation } from './harm.ts';
import { idsOf } from './ids.ts';
import { inFront, isWithin, meleeWeapon, ZONE } from './measure.ts';
import { retinue } from './paths.ts';
import { isAloft } from './trajectory.ts';

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
  if (f.z !== target.z || surfaceAt(ground, ex, ey, f.r) !== f.z) return undefined;
  if (!inContact({ x: ex, y: ey, r: f.r }, target)) return undefined;
  const others = s.fighters.filter(({ captor }) => captor !== f.id);
  return overlaps(others, f.id, ex, ey, f.r) ? undefined : [ex, ey];
}

/** Those struck by one sweep, in its order, and the ways of those of them already moved. */
interface Struck {
  readonly order: readonly Fighter[];
  readonly shifts: Readonly<MeleeFrame['shifts']>;
}
const struckIn = (s: State, { targets, shifts, results }: MeleeFrame): Struck => ({
  // A target that dodged moved by its own choice.
  order: targets.filter((_, i) => results[i] !== 'dodged').map((id) => fighterOf(s, id)),
  shifts,
});

/**
 * MOR-VAL-04: two targets sent reeling do not cross: their ways do not meet, and their order by angle around the
 * striker stays.
 */
function crosses(f: Fighter, target: Fighter, [x, y]: Point, { order, shifts }: Struck): boolean {
  if (shifts.some(([ax = 0, ay = 0, bx = 0, by = 0]) => meet(ax, ay, bx, by, target.x, target.y, x, y))) return true;
  const own = order.indexOf(target);
  return order.some((other, i) => {
    if (i === own || own < 0 || other.off || other.captor >= 0) return false;
    const turn = (ox: number, oy: number): number => (other.x - f.x) * (oy - f.y) - (other.y - f.y) * (ox - f.x);
    return Math.sign(turn(target.x, target.y)) * Math.sign(turn(x, y)) < 0;
  });
}

/** MOR-VAL-02, -A2: in front, within the zone, not biting on the limit, by a free corridor; MOR-VAL-04: not across another. */
function shiftFault(s: State, f: Fighter, target: Fighter, [x, y]: Point, struck: Struck): Refusal | undefined {
  const there = { x, y, r: target.r };
  const details = { x: x / CM, y: y / CM };
  if (!isWithin(f, there, ZONE)) return refuse('invalid', 'MOR-VAL-02', 'outOfZone', details);
  if (!whollyIn(f.fx, f.fy, x - f.x, y - f.y, target.r)) return refuse('invalid', 'MOR-VAL-02', 'bites', details);
  if (hitOnWay(groundOf(s), s.fighters, retinue(s, target), target, [x, y]))
    return refuse('invalid', 'MOR-VAL-A2', 'noCorridor', details);
  return crosses(f, target, [x, y], struck) ? refuse('invalid', 'MOR-VAL-04', 'crosses', details) : undefined;
}

/** Good places to send somebody to: as far off as the zone allows, and to either side. */
function shiftPlaces(s: State, f: Fighter, target: Fighter, struck: Struck): Point[] {
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
    if ((at[0] !== target.x || at[1] !== target.y) && !shiftFault(s, f, target, at, struck)) found.push(at);
  }
  return found;
}

/** Contact or places, whichever the winner's weapon allows. HB-17: only against what is in the field of vision. */
function pressChoices(s: State, f: MeleeFrame, winner: Fighter, loser: Fighter): Answer[] {
  if (!inFront(winner, loser)) return [];
  // A winner in the air lands as declared (MOR-INT-A9).
  if (weaponClassOf(winner, false) === 'short')
    return !isAloft(s, winner.id) && contactPlace(s, winner, loser) ? [{ do: 'contact' }] : [];
  return shiftPlaces(s, winner, loser, struckIn(s, f)).map((at) => ({ do: 'shift', at }) as const);
}

function isPressed(s: State, f: MeleeFrame, { winner, loser, body }: Pair): boolean {
  if (weaponClassOf(winner, body) === 'none' || !isFree(winner) || loser.off || loser.captor >= 0) return false;
  return pressChoices(s, f, winner, loser).length > 0;
}

function closeIn(s: State, f: MeleeFrame, io: Port): Refusal | undefined {
  const { winner, loser } = pairOf(s, f);
  if (weaponClassOf(winner, false) !== 'short') return refuse('invalid', 'MOR-CON-01', 'notShort');
  const place = isAloft(s, winner.id) ? undefined : contactPlace(s, winner, loser);
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
  const fault = shiftFault(s, winner, loser, a.at, struckIn(s, f));
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
