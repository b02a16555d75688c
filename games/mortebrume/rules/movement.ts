/** Going a way that was judged before: on foot, up and down, over a gap. MOR-JMP, MOR-STP-03, voluntary falls. */
import { pop } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { type MoveWhy, who } from '../events.ts';
import type { OnFrame, Step } from '../frames.ts';
import { lowestUnder, overlaps, surfaceAt } from '../geometry/field.ts';
import { CM, onSegment, type Point, rounded, roundedDown, squared } from '../geometry/plane.ts';
import { baseInWay, endOfRun } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import { type Fighter, fighterOf, kindsOf, type State, standingOf, topOf } from '../state.ts';
import type { Port } from '../types.ts';
import { toEither } from '../ways.ts';
import { drag, fall, offerEscapes, settle, standBack } from './falls.ts';
import { isFree, mayReserve } from './fighter.ts';
import { endTurn, hurt } from './harm.ts';
import { lookAt } from './looking.ts';
import { citesOfPath, isWay, judgePath, othersThan, retinue } from './paths.ts';
import { procedure } from './procedure.ts';
import { useReserved } from './rolls.ts';
import { costTo } from './trajectory.ts';

/** MOR-JMP-09: a wound for every whole centimetre not covered. */
export const jumpWounds = (declared: number, possible: number): number => roundedDown((declared - possible) / CM);

function face(f: Fighter, dx: number, dy: number): void {
  if (dx === 0 && dy === 0) return;
  f.fx = dx;
  f.fy = dy;
}

function arrive(f: Fighter, x: number, y: number, io: Port, rule: string, why: MoveWhy): void {
  const from: Point = [f.x, f.y];
  f.x = x;
  f.y = y;
  f.moved = true;
  io.tell?.({ kind: 'moved', rule, who: who(f), from, to: [x, y], why });
}

/** MOR-INT-A9: moves a figure to the point in the air of its interception; its prisoner stays at the take-off. */
function hover(f: Fighter, step: Step, run: number, io: Port, why: 'jump' | 'drop'): void {
  const [x, y] = onSegment(step.ax, step.ay, step.x, step.y, run);
  if (x !== f.x || y !== f.y) arrive(f, x, y, io, why === 'jump' ? 'MOR-JMP-05' : 'MOR-FAL-01', why);
}

function land(s: State, f: Fighter, step: Step, io: Port): void {
  const lengths = { declared: step.length / CM, possible: step.possible / CM, failed: false };
  io.tell?.({ kind: 'jumped', rule: 'MOR-JMP-04', who: who(f), ...lengths });
  const high = f.z;
  if (step.z >= high) f.z = step.z;
  arrive(f, step.x, step.y, io, 'MOR-JMP-05', 'jump');
  drag(s, f, io);
  // MOR-JMP-A4: lower ground is a voluntary fall.
  if (step.z < high) fall(s, f, high - step.z, [step.x, step.y], true, io);
}

/**
 * MOR-JMP-08, MOR-JMP-09, MOR-JMP-10: a jump that ends after `run` units, short of its end or without footing there.
 * The figure comes down at that point, into a void under any part of its base. `ends`: by itself, not through an
 * interception.
 */
export function failJump(s: State, f: Fighter, step: Step, run: number, io: Port, ends = false): void {
  const lengths = { declared: step.length / CM, possible: run / CM, failed: true };
  io.tell?.({ kind: 'jumped', rule: 'MOR-JMP-09', who: who(f), ...lengths });
  if (ends) hover(f, step, run, io, 'jump');
  f.noDodge = true;
  io.tell?.({ kind: 'state', rule: 'MOR-JMP-09', who: who(f), what: 'noDodge', amount: 0 });
  const stood = f.phys > 0;
  comeDown(s, f, 'jump', io);
  // MOR-JMP-A3: the wounds of the jump and those of a fall add up. MOR-JMP-11: no armour. MOR-STA-A1: a figure put
  // out of combat by the fall does not die of the failed jump too.
  const wounds = jumpWounds(step.length, run);
  if (wounds > 0 && (!stood || f.phys > 0)) hurt(s, f, wounds, 'MOR-JMP-09', io);
  // MOR-JMP-A1
  io.tell?.({ kind: 'stopped', rule: 'MOR-JMP-A1', who: who(f), why: 'jump' });
  endTurn(f);
}

/** Out of the air, straight down. */
export function comeDown(s: State, f: Fighter, why: 'jump' | 'drop', io: Port): void {
  const at: Point = [f.x, f.y];
  const under = lowestUnder(groundOf(s), f.x, f.y, f.r);
  if (under < f.z) {
    fall(s, f, f.z - under, at, false, io);
    return;
  }
  settle(s, f, f.x, f.y, io);
  if (f.x === at[0] && f.y === at[1]) return;
  const rule = why === 'jump' ? 'MOR-JMP-09' : 'MOR-FAL-02';
  io.tell?.({ kind: 'moved', rule, who: who(f), from: at, to: [f.x, f.y], why });
}

/** The last free place on the line from the figure to (x, y); `firm`: with ground under the whole base. */
function lastFooting(s: State, f: Fighter, x: number, y: number, skip: readonly number[], firm: boolean): Point {
  const ground = groundOf(s);
  const others = othersThan(s, skip);
  let run = Math.sqrt(squared(f.x, f.y, x, y));
  const [ax, ay] = [f.x, f.y];
  let [px, py] = [x, y];
  while (run > 0) {
    if ((!firm || surfaceAt(ground, px, py, f.r) === f.z) && !overlaps(others, -1, px, py, f.r)) return [px, py];
    run -= 5;
    [px, py] = onSegment(ax, ay, x, y, Math.max(0, run));
  }
  return [ax, ay];
}

/** How far a figure has come, and whether it stops there. */
interface Gone {
  readonly run: number;
  readonly stopped: boolean;
}
const stopAt = (run: number): Gone => ({ run, stopped: true });

/**
 * Carries out the part of a way between two lengths along it. What stands in the way now and did not when the way was
 * judged stops the figure at first contact. A figure that stops without footing goes back to the start of that part.
 */
export function carryOut(
  s: State,
  f: Fighter,
  steps: readonly Step[],
  from: number,
  to: number,
  io: Port,
  why: MoveWhy,
): Gone {
  const skip = retinue(s, f);
  let end = 0;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as Step;
    const begun = end;
    end += step.length;
    if (end <= from && !(step.length === 0 && end === from)) continue;
    if (begun > to || (begun === to && step.length > 0)) break;
    const look = lookAt(s, f, steps, i);
    face(f, look[0], look[1]);
    const whole = end <= to;
    f.spent += costTo(steps, Math.min(end, to)) - costTo(steps, Math.max(begun, from));
    if (step.how === 'gap') {
      // MOR-STP-03: measured only now.
      io.tell?.({ kind: 'stopped', rule: 'MOR-STP-03', who: who(f), why: 'hole' });
      endTurn(f);
      return stopAt(begun);
    }
    if (step.how === 'jump') {
      if (!whole && to - begun <= step.possible) {
        hover(f, step, to - begun, io, 'jump');
        break;
      }
      if (step.possible < step.length) {
        failJump(s, f, step, step.possible, io, true);
        return stopAt(begun + step.possible);
      }
      // MOR-JMP-08: an interceptor may have been moved to where the jump was to end.
      if (step.z >= f.z && overlaps(othersThan(s, skip), -1, step.x, step.y, f.r)) {
        failJump(s, f, step, step.length, io, true);
        return stopAt(end);
      }
      land(s, f, step, io);
      if (isDown(s, f)) return stopAt(end);
      continue;
    }
    if (step.how === 'drop') {
      hover(f, step, Math.min(to, end) - begun, io, 'drop');
      if (!whole) break;
      fall(s, f, f.z - step.z, [step.x, step.y], true, io);
      if (isDown(s, f)) return stopAt(end);
      continue;
    }
    if (!goOnFoot(s, f, step, whole ? step.length : to - begun, skip, io, why)) {
      const far = Math.sqrt(squared(step.ax, step.ay, f.x, f.y));
      return stopAt(Math.min(to, begun + Math.min(step.length, roundedDown(far))));
    }
  }
  return { run: to, stopped: false };
}

/** Out of combat, or placed beside a figure it fell on: the way ends there. */
const isDown = (s: State, f: Fighter): boolean => f.phys === 0 || f.off || topOf(s)?.kind === 'place';

/** Walks one part up to a length; false if a figure is in the way. */
function goOnFoot(
  s: State,
  f: Fighter,
  step: Step,
  run: number,
  skip: readonly number[],
  io: Port,
  why: MoveWhy,
): boolean {
  const whole = run >= step.length;
  const level = step.how === 'walk' && step.az === step.z;
  let point: Point = whole ? [step.x, step.y] : onSegment(step.ax, step.ay, step.x, step.y, run);
  const blocked = baseInWay(s.fighters, skip, f.x, f.y, point[0], point[1], f.r) !== undefined;
  if (blocked && !level) {
    standBack(s, f, step, io);
  } else {
    if (blocked) point = endOfRun(groundOf(s), s.fighters, skip, f, point);
    if (blocked || !whole) point = lastFooting(s, f, point[0], point[1], skip, level);
    if (whole && !blocked) f.z = step.z;
    else if (!level) f.z = rounded(step.az + ((step.z - step.az) * run) / step.length);
    if (point[0] !== f.x || point[1] !== f.y) {
      arrive(f, point[0], point[1], io, 'HB-11', why);
      drag(s, f, io);
    }
  }
  if (blocked) io.tell?.({ kind: 'stopped', rule: 'HB-14', who: who(f), why: 'blocked' });
  return !blocked;
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
