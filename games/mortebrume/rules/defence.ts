/** MOR-DEF: a companion who comes to stand beside one who is struck, takes the blow in his place, and may be slipped past. */
import { next } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { type Do, type Leg, MOST_LEGS } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { who } from '../events.ts';
import { type ActivationFrame, type Guard, lastOf, type Mover, mover } from '../frames.ts';
import { directionsOf, type Judge, wayToAny } from '../geometry/around.ts';
import { overlaps, type Piece } from '../geometry/field.ts';
import { once } from '../geometry/once.ts';
import { CM, type Point, roundedUp, squared } from '../geometry/plane.ts';
import { discInside, sweepMeets } from '../geometry/polygon.ts';
import type { Route } from '../geometry/remembered.ts';
import { baseInWay, touching } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import { type Fighter, fighterAt, fighterOf, kindsOf, NOBODY, type State } from '../state.ts';
import type { Asking, Port } from '../types.ts';
import { toEither } from '../ways.ts';
import { offerEscapes } from './falls.ts';
import { budgetOf, inContact, isFree, isWaiting } from './fighter.ts';
import { endTurn } from './harm.ts';
import { canStillAct } from './intention.ts';
import { inZone, isWithin, sees, ZONE } from './measure.ts';
import { carryOut } from './movement.ts';
import { isWay, judgePath, retinue } from './paths.ts';
import { startMelee } from './start.ts';
import { costTo } from './trajectory.ts';

/** Where somebody stood who was moved in thought. */
interface Stood extends Pick<Fighter, 'x' | 'y' | 'z'> {
  readonly f: Fighter;
}

/** The attackers where they will stand: they are there before the defender. Until `putBack`. */
export function arrive(s: State, movers: readonly Mover[]): Stood[] {
  const stood: Stood[] = [];
  for (const m of movers) {
    const f = fighterOf(s, m.who);
    stood.push({ f, x: f.x, y: f.y, z: f.z });
    const last = lastOf(m.steps);
    if (last) [f.x, f.y, f.z] = [last.x, last.y, last.z];
  }
  return stood;
}
export function putBack(stood: readonly Stood[]): void {
  for (const { f, x, y, z } of stood) [f.x, f.y, f.z] = [x, y, z];
}

/** Who could be stood in for: those whom a blow or a sweep is meant for, on the other side and free. */
const defended = (s: State, m: Mover): Fighter[] => {
  const { seat } = fighterOf(s, m.who);
  return m.struck.map((id) => fighterOf(s, id)).filter((f) => f.seat !== seat && f.captor < 0);
};

/** Who could stand in: not activated, and not struck himself. */
const mayDefend = (f: Fighter, target: Fighter, m: Mover): boolean =>
  f.seat === target.seat && isWaiting(f) && !m.struck.includes(f.id);

/** MOR-DEF-01 to -03, MOR-DEF-A1, MOR-DEF-A7: a companion who can stand beside the target and within striking distance of the attacker. */
export function judgeGuard(s: State, movers: readonly Mover[], a: NonNullable<Do<'react'>['defend']>): Guard | Refusal {
  const f = s.fighters[a.fighter];
  const strikes = movers.filter((m) => defended(s, m).length > 0);
  const m = a.against === undefined ? strikes[0] : strikes.find((one) => one.who === a.against);
  const target = m && defended(s, m).find(({ id }) => a.of === undefined || id === a.of);
  if (!m || !target) return refuse('invalid', 'MOR-DEF-01', 'notMelee');
  const attacker = fighterOf(s, m.who);
  if (!f || !mayDefend(f, target, m)) return refuse('invalid', 'MOR-DEF-02', 'notWaiting', { mark: f?.mark ?? '' });
  if (!sees(s, f, attacker)) {
    const details = { mark: attacker.mark, x: attacker.x / CM, y: attacker.y / CM };
    return refuse('invalid', 'MOR-DEF-02', 'unseen', details);
  }
  const stood = arrive(s, movers);
  const guard = guardBy(new Way(s, m, target, f), a.path, true);
  putBack(stood);
  return guard;
}

/** The guard who goes a way to the target's side, with the attackers where they will stand. */
function guardBy({ s, m, target, f, budget }: Way, path: readonly Leg[], told: boolean): Guard | Refusal {
  const way = judgePath(s, f, path, budget, told);
  if (!isWay(way)) return way;
  const attacker = fighterOf(s, m.who);
  const { x, y, z, steps, cost, length } = way;
  const details = { x: x / CM, y: y / CM };
  if (!inContact({ x, y, r: f.r }, target)) return refuse('invalid', 'MOR-DEF-03', 'notInContact', details);
  if (!isWithin({ x, y, r: f.r }, attacker, ZONE) || Math.abs(z - attacker.z) > ZONE)
    return refuse('invalid', 'MOR-DEF-03', 'outOfReach', { mark: attacker.mark, ...details });
  return { who: f.id, of: target.id, against: m.who, steps: [...steps], cost, length };
}

/** Places around the origin where two bases touch. */
interface Circle {
  readonly places: readonly Point[];
  /** So many neighbours are looked at together; none is farther from the middle one than `off`. */
  readonly arc: number;
  readonly off: number;
}
/** By the distance of the two centres: a few, and so many that neighbours are no farther apart than the grid. */
const circleOf = once((distance: number) => {
  const at = (parts: number) => directionsOf(parts).map(([dx, dy]) => touching(0, 0, distance, dx, dy, 0));
  const coarse: Circle = { places: at(3), arc: 1, off: 0 };
  return { coarse, fine: { places: at(roundedUp(distance / 2.5)), arc: 32, off: 24 } };
});

/** A place beside the target, and the square of its distance from the guard. */
interface Spot {
  readonly to: Point;
  readonly far: number;
}

/** Whoever might stand in, on his way to the target's side. A class, as its methods stay compiled. */
class Way implements Judge<Guard> {
  readonly s: State;
  readonly m: Mover;
  readonly target: Fighter;
  readonly f: Fighter;
  readonly budget: number;
  /** MOR-GEN-05: where nobody measures before, one may come too late. */
  readonly strict: boolean;
  readonly most: number;

  constructor(s: State, m: Mover, target: Fighter, f: Fighter) {
    this.s = s;
    this.m = m;
    this.target = target;
    this.f = f;
    this.budget = budgetOf(s, f);
    this.strict = s.settings.measuring === 'strict';
    this.most = this.strict ? this.budget : Math.min(m.cost, this.budget);
  }

  along(path: readonly Leg[]): Guard | undefined {
    const guard = guardBy(this, path, false);
    return 'refusal' in guard || (guard.cost > this.m.cost && !this.strict) ? undefined : guard;
  }

  judge({ path }: Route): Guard | undefined {
    return path.length <= MOST_LEGS ? this.along(path.map(legTo)) : undefined;
  }
}
const legTo = (to: Point): Leg => ({ to });

/** The cheapest way found to a place beside the target, straight or around what stands there. */
function guardFor(s: State, movers: readonly Mover[], m: Mover, target: Fighter, f: Fighter): Guard | undefined {
  const way = new Way(s, m, target, f);
  const attacker = fighterOf(s, m.who);
  if (!isWithin(f, target, way.most + BASE.contact * CM) || !sees(s, f, attacker)) return undefined;
  const stood = arrive(s, movers);
  const found = way.along([]) ?? (way.most === 0 ? undefined : guardOn(way, attacker));
  putBack(stood);
  return found;
}

/** The same with the attackers where they will stand. */
function guardOn(way: Way, attacker: Fighter): Guard | undefined {
  const { s, f, target } = way;
  const skip = retinue(s, f);
  const { coarse, fine } = circleOf(f.r + target.r);
  const beside = touching(target.x, target.y, target.r, f.x - target.x, f.y - target.y, f.r);
  // A few directions nearly always do; where they do not, all of them are tried.
  const quick = straightTo(way, skip, spotsAround(way, attacker, coarse, beside));
  if (quick) return quick;
  const all = spotsAround(way, attacker, fine);
  return straightTo(way, skip, all) ?? aroundTo(way, skip, all);
}

/** The places of a circle around the target, and one more, that could do: near enough to the attacker and to the guard, and nobody there. */
function spotsAround(way: Way, attacker: Fighter, { places, arc, off }: Circle, more?: Point): Spot[] {
  const { s, target, f, most } = way;
  const apart = f.r + target.r;
  const others: Fighter[] = [];
  for (const one of s.fighters) if (one.id !== f.id && !one.off && isWithin(one, target, 2 * apart)) others.push(one);
  const found: Spot[] = [];
  if (more) addSpot(found, others, way, attacker, more[0], more[1]);
  const wide = reachOf(f, attacker) + off;
  const deep = most + off;
  for (let begin = 0; begin < places.length; begin += arc) {
    const end = Math.min(begin + arc, places.length);
    const middle = places[(begin + end) >> 1] as Point;
    if (squared(attacker.x, attacker.y, target.x + middle[0], target.y + middle[1]) > wide * wide) continue;
    if (squared(f.x, f.y, target.x + middle[0], target.y + middle[1]) > deep * deep) continue;
    for (let i = begin; i < end; i++) {
      const place = places[i] as Point;
      addSpot(found, others, way, attacker, target.x + place[0], target.y + place[1]);
    }
  }
  return found;
}

/** How far its base may be from the attacker's, from centre to centre. */
const reachOf = (f: Fighter, attacker: Fighter): number => ZONE + f.r + attacker.r;

function addSpot(found: Spot[], others: readonly Fighter[], way: Way, attacker: Fighter, x: number, y: number): void {
  const { f, most } = way;
  const reach = reachOf(f, attacker);
  const far = squared(f.x, f.y, x, y);
  if (far > most * most || squared(attacker.x, attacker.y, x, y) > reach * reach) return;
  if (!overlaps(others, f.id, x, y, f.r)) found.push({ to: [x, y], far });
}

const byFar = (p: Spot, q: Spot): number => p.far - q.far;

/** Straight to the nearest of these places that can be had. */
function straightTo(way: Way, skip: readonly number[], spots: readonly Spot[]): Guard | undefined {
  const { s, f } = way;
  let most = 0;
  for (const { far } of spots) most = Math.max(most, far);
  const close: Fighter[] = [];
  for (const one of s.fighters) if (isWithin(f, one, Math.sqrt(most))) close.push(one);
  const free: Spot[] = [];
  for (const spot of spots) if (!baseInWay(close, skip, f.x, f.y, spot.to[0], spot.to[1], f.r)) free.push(spot);
  const { pieces } = groundOf(s);
  // What bars the way to one place often bars that to the next, and is quicker to ask than what a way comes to.
  let bar: Piece | undefined;
  for (const { to } of free.sort(byFar)) {
    if (bar && bars(bar, f, to)) continue;
    const guard = way.along([{ to }]);
    if (guard) return guard;
    bar = pieces.find((piece) => bars(piece, f, to));
  }
  return undefined;
}

/** Whether nobody walks straight to a place for this piece: a wall, or raised ground that is neither where one stands nor where one goes. */
function bars({ blocks, slow, stands, shape }: Piece, { x, y, r }: Fighter, [tx, ty]: Point): boolean {
  if (!(blocks || (stands && !slow)) || !sweepMeets(shape, x, y, tx, ty, r)) return false;
  return blocks || !(discInside(shape, x, y, r) || discInside(shape, tx, ty, r));
}

/** Around what stands there, to any of them. */
function aroundTo(way: Way, skip: readonly number[], spots: readonly Spot[]): Guard | undefined {
  const { s, f, most } = way;
  const search = { ground: groundOf(s), bodies: s.fighters, skip, walker: f, most, holeMost: BASE.stepOver * CM };
  return wayToAny(search, spots.map(placeOf), way);
}
const placeOf = ({ to }: Spot): Point => to;

/** Every defence that offers itself, with one good place each. */
export function guardsFor(s: State, movers: readonly Mover[]): Guard[] {
  const found: Guard[] = [];
  for (const m of movers) {
    // Most strike nobody.
    if (m.struck.length === 0) continue;
    for (const target of defended(s, m)) {
      for (const f of s.fighters) {
        const guard = mayDefend(f, target, m) ? guardFor(s, movers, m, target, f) : undefined;
        if (guard) found.push(guard);
      }
    }
  }
  return found;
}

/** Who takes the blow of the attacker at hand in another's place, if anybody. */
export const standInFor = (f: ActivationFrame, m: Mover): number => (f.defence?.against === m.who ? f.standIn : NOBODY);

/**
 * To the blow of the attacker at hand, who may slip past the figure that stands in for its target first: unless the attacker
 * was felled in between, by a capture that failed (MOR-CAP-05).
 */
export function toBlow(s: State, f: ActivationFrame): void {
  const m = mover(f);
  f.report = null;
  next(s, f, standInFor(f, m) >= 0 && isFree(fighterOf(s, m.who)) ? 'slip' : 'before');
}

/** MOR-ESC-A6: a reaction has ended; what he drags along may try its luck. */
export function endReaction(s: State, f: Fighter): void {
  endTurn(f);
  offerEscapes(s, f);
}

/** MOR-DEF-04, MOR-DEF-07, MOR-DEF-A2: in time or too late. MOR-DEF-05, MOR-DEF-A6: in time, he is the one to be struck, by a charge as well. */
export function defend(s: State, f: ActivationFrame, io: Port): void {
  const { defence } = f;
  const m = f.movers.find(({ who: id }) => id === defence?.against);
  const guard = fighterAt(s, defence?.who);
  if (!defence || !m || !guard || !isWaiting(guard) || !canStillAct(s, f, m)) {
    toBlow(s, f);
    return;
  }
  const one = fighterOf(s, m.who);
  // The way really gone, if something stopped the attacker within reach of the target.
  const gone = m.stopped ? costTo(m.steps, m.run) : m.cost;
  const inTime = defence.cost <= gone;
  const told = { of: who(fighterOf(s, defence.of)), inTime, own: defence.cost / 100, other: gone / 100 };
  io.tell?.({ kind: 'defends', rule: inTime ? 'MOR-DEF-04' : 'MOR-DEF-07', who: who(guard), ...told });
  carryOut(s, guard, defence.steps, 0, defence.length, io, 'defence');
  if (isFree(guard)) [guard.fx, guard.fy] = [one.x - guard.x, one.y - guard.y];
  guard.activated = true;
  // MOR-DEF-03: beside the companion, who may have closed in on the attacker meanwhile, as the guard may have been barred.
  const beside = inContact(guard, fighterOf(s, defence.of));
  if (inTime && isFree(guard) && beside && inZone(guard, one)) f.standIn = guard.id;
  toBlow(s, f);
  // MOR-DEF-A3: he stands where he wanted to go.
  if (f.standIn === NOBODY) endReaction(s, guard);
}

/** After the blow that somebody has taken for another: nobody else's is his any more. */
export function dropGuard(s: State, f: ActivationFrame): void {
  const id = standInFor(f, mover(f));
  if (id < 0) return;
  f.standIn = NOBODY;
  endReaction(s, fighterOf(s, id));
}

/** MOR-DEF-06, MOR-DEF-A4: the attacker fights the defender, or slips past him if his dodge succeeds. */
export const slip: Asking<ActivationFrame, 'slip'> = {
  kind: 'slip',
  to: (_s, f) => (f.report ? undefined : f.seat),
  about: (s, f) => ({ fighter: mover(f).who, guard: f.standIn, first: s.first, kinds: kindsOf(s) }),
  cites: ['MOR-DEF-05', 'MOR-DEF-06'],
  worth: toEither,
  choices: () => [{ do: 'fight' }, { do: 'slip' }],
  on: {
    fight: { cites: ['MOR-DEF-05', 'MOR-DEF-A6'], take: (s, f) => void next(s, f, 'before') },
    slip: {
      cites: ['MOR-DEF-06', 'MOR-DEF-A4', 'HB-23'],
      take(s, f) {
        next(s, f, 'slip');
        f.report = null;
        const targets = [mover(f).who];
        startMelee(s, { by: f.standIn, body: false, targets, charge: null, why: 'defence', how: 'dodge' });
        return undefined;
      },
    },
  },
  otherwise: ['MOR-DEF-06', 'notThis'],
  run(s, f) {
    const m = mover(f);
    if (!f.report?.dodged) {
      m.lost = true;
      endTurn(fighterOf(s, m.who));
    }
    f.report = null;
    next(s, f, 'before');
    dropGuard(s, f);
  },
};
