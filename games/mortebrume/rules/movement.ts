/** Going a way that was judged before: on foot, up and down, over a gap. MOR-JMP, MOR-STP-03, voluntary falls. */
import { pop } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { type MoveWhy, who } from '../events.ts';
import type { OnFrame, Step } from '../frames.ts';
import { overlaps, surfaceAt } from '../geometry/field.ts';
import { CM, onSegment, type Point, roundedDown, roundedUp, squared } from '../geometry/plane.ts';
import { baseInWay, endOfRun } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import { type Fighter, fighterOf, kindsOf, type State, standingOf } from '../state.ts';
import type { Port } from '../types.ts';
import { toEither } from '../ways.ts';
import { drag, fall, heightUnder, offerEscapes, settle } from './falls.ts';
import { isFree, mayReserve } from './fighter.ts';
import { endTurn, hurt } from './harm.ts';
import { citesOfPath, isWay, judgePath, othersThan, retinue } from './paths.ts';
import { procedure } from './procedure.ts';
import { useReserved } from './rolls.ts';

/** MOR-JMP-09: a wound for every whole centimetre not covered. */
export const jumpWounds = (declared: number, possible: number): number => roundedDown((declared - possible) / CM);

function face(f: Fighter, dx: number, dy: number): void {
  if (dx === 0 && dy === 0) return;
  f.fx = dx;
  f.fy = dy;
}

function arrive(s: State, f: Fighter, x: number, y: number, io: Port, rule: string, why: MoveWhy): void {
  const from: Point = [f.x, f.y];
  f.x = x;
  f.y = y;
  f.moved = true;
  io.tell?.({ kind: 'moved', rule, who: who(f), from, to: [x, y], why });
  drag(s, f, io);
}

function fly(s: State, f: Fighter, step: Step, io: Port): boolean {
  const failed = step.possible < step.length;
  const lengths = { declared: step.length / CM, possible: step.possible / CM, failed };
  io.tell?.({ kind: 'jumped', rule: failed ? 'MOR-JMP-09' : 'MOR-JMP-04', who: who(f), ...lengths });
  const high = f.z;
  if (!failed) {
    if (step.z >= high) f.z = step.z;
    arrive(s, f, step.x, step.y, io, 'MOR-JMP-05', 'jump');
    // MOR-JMP-A4: lower ground is a voluntary fall.
    if (step.z < high) fall(s, f, high - step.z, [step.x, step.y], true, io);
    return true;
  }
  const [x, y] = onSegment(step.ax, step.ay, step.x, step.y, step.possible);
  const ground = groundOf(s);
  f.noDodge = true;
  io.tell?.({ kind: 'state', rule: 'MOR-JMP-09', who: who(f), what: 'noDodge', amount: 0 });
  // MOR-JMP-A3: the wounds of the jump and those of a fall add up. MOR-JMP-11: no armour.
  const wounds = jumpWounds(step.length, step.possible);
  const under = surfaceAt(ground, x, y, f.r) ?? heightUnder(s, x, y);
  const stood = f.phys > 0;
  if (under < high) {
    arrive(s, f, x, y, io, 'MOR-JMP-10', 'jump');
    fall(s, f, high - under, [x, y], false, io);
  } else {
    const from: Point = [f.x, f.y];
    f.moved = true;
    settle(s, f, x, y, io);
    io.tell?.({ kind: 'moved', rule: 'MOR-JMP-09', who: who(f), from, to: [f.x, f.y], why: 'jump' });
  }
  // MOR-STA-A1: felled by the fall, nobody dies of the jump that ended in it.
  if (wounds > 0 && (!stood || f.phys > 0)) hurt(s, f, wounds, 'MOR-JMP-09', io);
  // MOR-JMP-A1
  io.tell?.({ kind: 'stopped', rule: 'MOR-JMP-A1', who: who(f), why: 'jump' });
  endTurn(f);
  return false;
}

/** The last place before (x, y) on the way from where it stands that bears the whole base. */
function lastFooting(s: State, f: Fighter, x: number, y: number, skip: readonly number[]): Point {
  const ground = groundOf(s);
  const others = othersThan(s, skip);
  let run = Math.sqrt(squared(f.x, f.y, x, y));
  const [ax, ay] = [f.x, f.y];
  let [px, py] = [x, y];
  while (run > 0) {
    if (surfaceAt(ground, px, py, f.r) === f.z && !overlaps(others, -1, px, py, f.r)) return [px, py];
    run -= 5;
    [px, py] = onSegment(ax, ay, x, y, Math.max(0, run));
  }
  return [ax, ay];
}

/**
 * Carries out the part of a way between two lengths along it. False where the fighter was stopped and goes no further.
 * What stands in the way now and did not when the way was judged stops it at first contact.
 */
export function carryOut(
  s: State,
  f: Fighter,
  steps: readonly Step[],
  from: number,
  to: number,
  io: Port,
  why: MoveWhy,
): boolean {
  const skip = retinue(s, f);
  let end = 0;
  for (const step of steps) {
    const begun = end;
    end += step.length;
    if (end <= from && !(step.length === 0 && end === from)) continue;
    if (begun > to || (begun === to && step.length > 0)) return true;
    const whole = end <= to;
    face(f, step.x - step.ax, step.y - step.ay);
    if (step.how === 'jump') {
      if (!whole) return true;
      f.spent += step.cost;
      if (!fly(s, f, step, io)) return false;
      continue;
    }
    const share = step.length === 0 ? 1 : (Math.min(end, to) - Math.max(begun, from)) / step.length;
    f.spent += roundedUp(step.cost * share);
    let point: Point = [step.x, step.y];
    if (!whole) point = onSegment(step.ax, step.ay, step.x, step.y, to - begun);
    if (step.how === 'drop') {
      const height = f.z - step.z;
      arrive(s, f, step.x, step.y, io, 'MOR-FAL-01', 'drop');
      fall(s, f, height, point, true, io);
      if (f.phys === 0 || f.off) return false;
      continue;
    }
    const hole = step.stop >= 0 && begun + step.stop <= to;
    if (hole) point = onSegment(step.ax, step.ay, step.x, step.y, step.stop);
    const blocked = baseInWay(s.fighters, skip, f.x, f.y, point[0], point[1], f.r) !== undefined;
    if (blocked) point = endOfRun(groundOf(s), s.fighters, skip, f, point);
    if (hole || blocked || !whole)
      point =
        step.how === 'walk' ? lastFooting(s, f, point[0], point[1], skip) : whole && !blocked ? point : [f.x, f.y];
    if (whole && !hole && !blocked) f.z = step.z;
    if (point[0] !== f.x || point[1] !== f.y || step.length === 0) arrive(s, f, point[0], point[1], io, 'HB-11', why);
    if (hole) {
      io.tell?.({ kind: 'stopped', rule: 'MOR-STP-03', who: who(f), why: 'hole' });
      endTurn(f);
      return false;
    }
    if (blocked) {
      io.tell?.({ kind: 'stopped', rule: 'HB-14', who: who(f), why: 'blocked' });
      return false;
    }
  }
  return true;
}

// HB-23, HB-27: the displacement after a dodge, and what is left of it after a strike. It opens no window (MOR-INT-A7).

const PLAIN = BASE.dodge.most * CM;

/** Without the reserved action. */
export const mostOf = (f: OnFrame): number => (f.why === 'dodge' ? Math.min(PLAIN, f.most) : f.most);

function goOn(s: State, f: OnFrame, a: Do<'go'>, io: Port): Refusal | undefined {
  const one = fighterOf(s, f.who);
  if (a.path.some(({ how }) => how === 'jump')) return refuse('invalid', 'MOR-JMP-07', 'jumpUndeclared');
  const sidestep = f.why === 'dodge' && a.sidestep === true;
  if (a.sidestep && !(sidestep && mayReserve(one, 'pas-de-cote'))) return refuse('invalid', 'HB-16', 'noReserved');
  const way = judgePath(s, one, a.path, sidestep ? f.most : mostOf(f));
  if (!isWay(way)) return way;
  pop(s, f);
  if (sidestep) useReserved(s, one, 'pas-de-cote', io);
  carryOut(s, one, way.steps, 0, way.length, io, f.why);
  if (a.facing && (a.facing[0] !== 0 || a.facing[1] !== 0)) [one.fx, one.fy] = a.facing;
  // MOR-ESC-A1: a displacement outside the activation.
  if (f.why === 'dodge') offerEscapes(s, one);
  return undefined;
}

export const movingOn = procedure<OnFrame>({
  ask: {
    kind: 'on',
    open: true,
    to(s, f) {
      const one = fighterOf(s, f.who);
      return isFree(one) && !one.stunned ? one.seat : undefined;
    },
    about(s, f) {
      const most = mostOf(f);
      const sidestep = f.most > most ? f.most : null;
      return { fighter: f.who, why: f.why, most, sidestep, first: s.first, kinds: kindsOf(s), standing: standingOf(s) };
    },
    cites: ['HB-27'],
    worth: toEither,
    on: {
      pass: (s, f) => void pop(s, f),
      go: {
        cites: (_d, { path, sidestep }) => [...citesOfPath(path), ...(sidestep ? ['HB-16'] : []), 'HB-27'],
        take: goOn,
      },
    },
    absent: { do: 'pass' },
    run: (s, f) => void pop(s, f),
  },
});
