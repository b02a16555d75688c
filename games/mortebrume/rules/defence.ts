/** MOR-DEF: a companion who comes to stand beside one who is struck, takes the blow in his place, and may be slipped past. */
import { next } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { who } from '../events.ts';
import { type ActivationFrame, type Guard, type Mover, mover } from '../frames.ts';
import { CM, lengthOf, type Point, roundedUp, squared } from '../geometry/plane.ts';
import { route } from '../geometry/route.ts';
import { AROUND, touching } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import { type Fighter, fighterAt, fighterOf, kindsOf, NOBODY, type State } from '../state.ts';
import type { Asking, Port } from '../types.ts';
import { toEither } from '../ways.ts';
import { offerEscapes } from './falls.ts';
import { budgetOf, inContact, isFree, isWaiting } from './fighter.ts';
import { endTurn } from './harm.ts';
import { inZone, isClear, isWithin, sees } from './measure.ts';
import { carryOut } from './movement.ts';
import { isWay, judgePath, retinue } from './paths.ts';
import { startMelee } from './start.ts';

const ZONE = BASE.meleeZone * CM;

/** Judges with the attackers where they will stand: they are there before the defender. */
function withArrived<T>(s: State, movers: readonly Mover[], run: () => T): T {
  const back = movers.map(({ who: id, steps }) => {
    const f = fighterOf(s, id);
    const { x, y, z } = f;
    const last = steps[steps.length - 1];
    if (last) [f.x, f.y, f.z] = [last.x, last.y, last.z];
    return () => {
      [f.x, f.y, f.z] = [x, y, z];
    };
  });
  const result = run();
  for (const undo of back) undo();
  return result;
}

/** Who could be stood in for: those whom a blow or a sweep is meant for, on the other side and free. */
const defended = (s: State, m: Mover): Fighter[] => {
  const { seat } = fighterOf(s, m.who);
  return m.struck.map((id) => fighterOf(s, id)).filter((f) => f.seat !== seat && f.captor < 0);
};

/** Who could stand in: not activated, and not struck himself. */
const mayDefend = (f: Fighter, target: Fighter, m: Mover): boolean =>
  f.seat === target.seat && isWaiting(f) && !f.acted && !m.struck.includes(f.id);

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
  return withArrived(s, movers, () => {
    const way = judgePath(s, f, a.path, budgetOf(s, f));
    if (!isWay(way)) return way;
    const there = { ...f, x: way.x, y: way.y, z: way.z };
    const details = { x: way.x / CM, y: way.y / CM };
    if (!inContact(there, target)) return refuse('invalid', 'MOR-DEF-03', 'notInContact', details);
    if (!inZone(there, attacker))
      return refuse('invalid', 'MOR-DEF-03', 'outOfReach', { mark: attacker.mark, ...details });
    const { steps, cost, length } = way;
    return { who: f.id, of: target.id, against: m.who, steps: [...steps], cost, length };
  });
}

/** The directions around somebody, each of sixteen parts of the circle cut into so many. */
function directions(parts: number): Point[] {
  return AROUND.flatMap(([x, y], i) => {
    const [nx, ny] = AROUND[(i + 1) % AROUND.length] as Point;
    return Array.from({ length: parts }, (_, k): Point => [x * (parts - k) + nx * k, y * (parts - k) + ny * k]);
  });
}
const COARSE = directions(3);
/** By the distance of two centres: so many that neighbours on the circle are no farther apart than the grid. */
const fine = new Map<number, readonly Point[]>();
function finest(distance: number): readonly Point[] {
  const found = fine.get(distance) ?? directions(roundedUp(distance / 2.5));
  fine.set(distance, found);
  return found;
}

/** The cheapest way found to a place beside the target, straight or around what stands there. */
function guardFor(s: State, movers: readonly Mover[], m: Mover, target: Fighter, f: Fighter): Guard | undefined {
  // MOR-GEN-05: where nobody measures before, one may come too late.
  const strict = s.settings.measuring === 'strict';
  const most = strict ? budgetOf(s, f) : Math.min(m.cost, budgetOf(s, f));
  const attacker = fighterOf(s, m.who);
  if (!isWithin(f, target, most + BASE.contact * CM) || !sees(s, f, attacker)) return undefined;
  const judge = (path: Do<'declare'>['path']): Guard | undefined => {
    const guard = judgeGuard(s, movers, { fighter: f.id, path, of: target.id, against: m.who });
    return 'refusal' in guard || (guard.cost > m.cost && !strict) ? undefined : guard;
  };
  const here = judge([]);
  if (here || most === 0) return here;
  const skip = retinue(s, f);
  /** The places in these directions that could do, the nearest first. */
  const placesIn = (all: readonly Point[]): Point[] =>
    withArrived(s, movers, () =>
      all
        .map(([dx, dy]) => touching(target.x, target.y, target.r, dx, dy, f.r))
        .filter(([x, y]) => lengthOf(f.x, f.y, x, y) <= most && isWithin({ x, y, r: f.r }, attacker, ZONE))
        .filter((at) => isClear(s, f.id, at, f.r))
        .sort((p, q) => squared(f.x, f.y, p[0], p[1]) - squared(f.x, f.y, q[0], q[1])),
    );
  // A few directions nearly always do; where they do not, all of them are tried.
  let near: Point[] = [];
  for (const all of [[[f.x - target.x, f.y - target.y] as const, ...COARSE], finest(f.r + target.r)]) {
    near = placesIn(all);
    for (const to of near) {
      const guard = judge([{ to }]);
      if (guard) return guard;
    }
  }
  // Around what stands there, to a dozen of them.
  const apart = near.filter((_, i) => i % roundedUp(near.length / 12) === 0);
  for (const to of apart) {
    const hole = BASE.stepOver * CM;
    const way = withArrived(s, movers, () => route(groundOf(s), s.fighters, f, to, most, hole, skip));
    const guard = way && way.path.length <= 12 ? judge(way.path.map((point) => ({ to: point }))) : undefined;
    if (guard) return guard;
  }
  return undefined;
}

/** Every defence that offers itself, with one good place each. */
export function guardsFor(s: State, movers: readonly Mover[]): Guard[] {
  const found: Guard[] = [];
  for (const m of movers) {
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

/** To the blow of the attacker at hand: whoever stands in for its target may be slipped past first. */
export function toBlow(s: State, f: ActivationFrame): void {
  f.report = null;
  next(s, f, standInFor(f, mover(f)) >= 0 ? 'slip' : 'before');
}

/** MOR-ESC-A6: a reaction has ended; what the defender drags along may try its luck. */
function endReaction(s: State, guard: Fighter): void {
  endTurn(guard);
  offerEscapes(s, guard);
}

/** MOR-DEF-04, MOR-DEF-07, MOR-DEF-A2: in time or too late. MOR-DEF-05, MOR-DEF-A6: in time, he is the one to be struck, by a charge as well. */
export function defend(s: State, f: ActivationFrame, io: Port): void {
  const { defence } = f;
  const m = f.movers.find(({ who: id }) => id === defence?.against);
  const guard = fighterAt(s, defence?.who);
  if (!defence || !m || !guard || m.lost || m.stopped || !isWaiting(guard)) {
    toBlow(s, f);
    return;
  }
  const one = fighterOf(s, m.who);
  const inTime = defence.cost <= m.cost;
  const told = { of: who(fighterOf(s, defence.of)), inTime, own: defence.cost / 100, other: m.cost / 100 };
  io.tell?.({ kind: 'defends', rule: inTime ? 'MOR-DEF-04' : 'MOR-DEF-07', who: who(guard), ...told });
  carryOut(s, guard, defence.steps, 0, defence.length, io, 'defence');
  if (isFree(guard)) [guard.fx, guard.fy] = [one.x - guard.x, one.y - guard.y];
  guard.activated = true;
  if (inTime && isFree(guard) && inZone(guard, one)) f.standIn = guard.id;
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
        const melee = { by: f.standIn, body: false, targets: [mover(f).who], charge: null, why: 'defence' } as const;
        startMelee(s, { ...melee, how: 'dodge' });
        return undefined;
      },
    },
  },
  otherwise: ['MOR-DEF-06', 'notThis'],
  absent: { do: 'fight' },
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
