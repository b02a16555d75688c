/** Figures that are moved: pushed, shifted, dragged along, fallen. MOR-FAL, and the length of a recoil (HB-26). */
import { pop } from '@reverie/kernel/frames';
import type { RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Profile } from '../data/fighters.ts';
import { type MoveWhy, who } from '../events.ts';
import type { PlaceFrame, Step } from '../frames.ts';
import { fits, heightAt, onTable, overlaps, surfaceAt } from '../geometry/field.ts';
import { CM, onSegment, type Point, rounded, roundedDown, roundedUp, squared } from '../geometry/plane.ts';
import { AROUND, endOfRun, nearestFree, touching } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import { type Fighter, fighterOf, kindsOf, lay, NOBODY, type State, standingOf } from '../state.ts';
import type { Port } from '../types.ts';
import { toEither } from '../ways.ts';
import { near } from './bearing.ts';
import { encumbranceOf, inContact, isFit, profile } from './fighter.ts';
import { breakPreparation, wound } from './harm.ts';
import { isWithin } from './measure.ts';
import { othersThan, retinue } from './paths.ts';
import { procedure } from './procedure.ts';
import { edgeUnder, isAloft } from './trajectory.ts';

/** MOR-FAL-01, -02, MOR-FAL-A1: height and encumbrance against what is left of physique; doubled afterwards if not wanted. */
export function fallWounds(height: number, encumbrance: number, phys: number, voluntary: boolean): number {
  const wounds = Math.max(0, roundedDown(height / CM) + encumbrance - phys);
  return voluntary ? wounds : 2 * wounds;
}

type Bulk = Pick<Fighter, 'phys'> & Pick<Profile, 'size'>;
const bulkOf = (f: Fighter): Bulk => ({ phys: f.phys, size: profile(f).size });

/** MOR-FAL-A4: what a figure can lose by a fall. One that lies takes a wound whole: it dies of it (MOR-STA-03). */
const roomOf = ({ phys }: Bulk): number => (phys > 0 ? phys : Number.POSITIVE_INFINITY);

/** MOR-FAL-05, MOR-FAL-A4: what each loses: the smaller all of it, equals half each; what one does not have the other loses. */
export function shareFall(wounds: number, faller: Bulk, receiver: Bulk): Record<'faller' | 'receiver', number> {
  if (faller.size === receiver.size) {
    const half = roundedDown(wounds / 2);
    const [own, other] = [Math.min(half, roomOf(faller)), Math.min(half, roomOf(receiver))];
    return { faller: own + half - other, receiver: other + half - own };
  }
  if (faller.size < receiver.size) {
    const own = Math.min(wounds, roomOf(faller));
    return { faller: own, receiver: wounds - own };
  }
  const own = Math.min(wounds, roomOf(receiver));
  return { receiver: own, faller: wounds - own };
}

/** MOR-FAL-03: no armour. MOR-FAL-A5: no movement. MOR-FAL-04, MOR-FAL-A2, MOR-FAL-A3: whoever stands there, friend or foe, is not asked: whoever stands where one lands receives him. */
export function fall(s: State, f: Fighter, height: number, at: Point, voluntary: boolean, io: Port): void {
  const [x, y] = at;
  const receiver = s.fighters.find(
    (other) => other.id !== f.id && !other.off && squared(other.x, other.y, x, y) < (other.r + f.r) * (other.r + f.r),
  );
  const wounds = fallWounds(height, encumbranceOf(s, f), f.phys, voluntary);
  const rule = voluntary ? 'MOR-FAL-01' : 'MOR-FAL-02';
  settle(s, f, x, y, io, f.z - height);
  io.tell?.({ kind: 'fell', rule, who: who(f), height: height / CM, wounds, on: receiver ? who(receiver) : null });
  if (!receiver) {
    wound(s, f, wounds, io);
    return;
  }
  const shares = shareFall(wounds, bulkOf(f), bulkOf(receiver));
  wound(s, receiver, shares.receiver, io);
  wound(s, f, shares.faller, io);
  if (f.off || receiver.off) return;
  // MOR-FAL-06: who puts the figure down beside the receiver.
  const seat = voluntary ? f.seat : receiver.seat;
  lay(s, { kind: 'place', step: 'ask', seat, who: f.id, thing: NOBODY, why: 'receiver', beside: receiver.id, most: 0 });
}

function put(s: State, f: Fighter, [x, y]: Point): void {
  f.x = x;
  f.y = y;
  f.z = surfaceAt(groundOf(s), x, y, f.r) ?? 0;
}

/**
 * Puts a figure down at a place or the nearest free one, as low as told if there is any, with its prisoners beside it.
 */
export function settle(s: State, f: Fighter, x: number, y: number, io: Port, level?: number): void {
  const ground = groundOf(s);
  const others: Fighter[] = [];
  for (const one of s.fighters) if (one.captor !== f.id) others.push(one);
  const low = level === undefined ? undefined : nearestFree(ground, others, f.id, x, y, f.r, level);
  put(s, f, low ?? nearestFree(ground, others, f.id, x, y, f.r) ?? [f.x, f.y]);
  drag(s, f, io);
}

/** MOR-INT-A9: no figure stops on an edge or over a gap: it goes back to the last ground under its whole base. */
export function standBack(s: State, f: Fighter, { ax, ay }: Step, io: Port): void {
  if (f.x === ax && f.y === ay) return;
  const from: Point = [f.x, f.y];
  settle(s, f, ax, ay, io);
  io.tell?.({ kind: 'moved', rule: 'MOR-INT-A9', who: who(f), from, to: [f.x, f.y], why: 'walk' });
}

/** Where a prisoner can stand in contact with whoever holds him, behind him if there is room; without any, as near as can be. */
function besideCaptor(s: State, f: Fighter, { id, r }: Fighter): Point | undefined {
  const ground = groundOf(s);
  const back = Math.max(1, roundedUp(Math.sqrt(f.fx * f.fx + f.fy * f.fy)));
  const behind: Point = [-(f.fx * 1000) / back, -(f.fy * 1000) / back];
  for (const [dx, dy] of [behind, ...AROUND]) {
    const at = touching(f.x, f.y, f.r, dx, dy, r);
    if (fits(ground, s.fighters, id, at[0], at[1], r)) return at;
  }
  return nearestFree(ground, s.fighters, id, f.x, f.y, r);
}

/** MOR-PRI-01: prisoners stay in contact with whoever holds them. */
export function drag(s: State, f: Fighter, io: Port): void {
  for (const prisoner of s.fighters) {
    if (prisoner.captor !== f.id) continue;
    const from: Point = [prisoner.x, prisoner.y];
    put(s, prisoner, besideCaptor(s, f, prisoner) ?? from);
    const { x, y } = prisoner;
    if (from[0] !== x || from[1] !== y)
      io.tell?.({ kind: 'moved', rule: 'MOR-PRI-01', who: who(prisoner), from, to: [x, y], why: 'dragged' });
  }
}

/** MOR-ESC-02, MOR-ESC-A1: every displacement outside its activation gives the prisoners of a captor another chance. */
export function offerEscapes(s: State, f: Fighter): void {
  for (const prisoner of s.fighters) {
    if (prisoner.captor === f.id && isFit(prisoner))
      lay(s, { kind: 'escape', step: 'ask', who: prisoner.id, rolled: [] });
  }
}

/** A figure comes to stand at the end of a straight push, and falls if there is nothing under it (MOR-VAL-A1). */
function comeTo(s: State, f: Fighter, x: number, y: number, io: Port, rule: RuleId, why: MoveWhy): void {
  const ground = groundOf(s);
  const from: Point = [f.x, f.y];
  const high = f.z;
  const z = surfaceAt(ground, x, y, f.r);
  const under = z ?? heightAt(ground, x, y);
  let [px, py] = [x, y];
  if ((z === undefined || z > high) && under >= high) {
    // Half over an edge, but not enough to fall, or against the side of a pit: as far as the level goes under the whole
    // base.
    const whole = Math.sqrt(squared(from[0], from[1], x, y));
    for (let back = whole - 10; ; back -= 10) {
      [px, py] = back > 0 ? onSegment(from[0], from[1], x, y, back) : from;
      if (back <= 0) break;
      if (surfaceAt(ground, px, py, f.r) === high && !overlaps(s.fighters, f.id, px, py, f.r)) break;
    }
  }
  if (px !== from[0] || py !== from[1]) {
    breakPreparation(s, f, io);
    io.tell?.({ kind: 'moved', rule, who: who(f), from, to: [px, py], why });
    if (under < high) fall(s, f, high - under, [px, py], false, io);
    else {
      f.x = px;
      f.y = py;
      drag(s, f, io);
    }
    offerEscapes(s, f);
  }
}

/** Pushes a figure straight towards a point, until something stops it. */
export function thrust(s: State, f: Fighter, to: Point, io: Port, rule: RuleId, why: MoveWhy): void {
  if (f.off) return;
  const edge = edgeUnder(s, f);
  if (edge) standBack(s, f, edge, io);
  // MOR-FAL-04: who stands below the edge stops nobody who comes over it.
  const level = s.fighters.filter((one) => one.z + one.h > f.z);
  let ground = groundOf(s);
  // In the air only what is higher than the figure stops it.
  if (isAloft(s, f.id))
    ground = { side: ground.side, pieces: ground.pieces.filter(({ stands, top }) => !stands || top > f.z) };
  const [x, y] = endOfRun(ground, level, retinue(s, f), f, to);
  comeTo(s, f, x, y, io, rule, why);
}

/** Runs straight on over the level it stands on, until something stops it or the level ends. */
export function stride(s: State, f: Fighter, to: Point, io: Port, rule: RuleId, why: MoveWhy): void {
  const ground = groundOf(s);
  const skip = retinue(s, f);
  const from: Point = [f.x, f.y];
  let [x, y] = endOfRun(ground, s.fighters, skip, f, to);
  let run = Math.sqrt(squared(f.x, f.y, x, y));
  while (run > 0 && surfaceAt(ground, x, y, f.r) !== f.z) {
    run -= 10;
    [x, y] = onSegment(from[0], from[1], to[0], to[1], run);
  }
  if (run <= 0 || overlaps(othersThan(s, skip), -1, x, y, f.r)) return;
  f.x = x;
  f.y = y;
  io.tell?.({ kind: 'moved', rule, who: who(f), from, to: [x, y], why });
  drag(s, f, io);
}

/** HB-26: pushed straight away from a point by so many centimetres. */
export function recoil(s: State, f: Fighter, fromX: number, fromY: number, cm: number, io: Port, rule: RuleId): void {
  const edge = edgeUnder(s, f);
  if (edge) standBack(s, f, edge, io);
  const dx = f.x - fromX;
  const dy = f.y - fromY;
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const to: Point = [rounded(f.x + (dx * cm * CM) / length), rounded(f.y + (dy * cm * CM) / length)];
  thrust(s, f, to, io, rule, 'recoil');
}

function placeFault(s: State, f: PlaceFrame, [x, y]: Point): Refusal | undefined {
  const beside = fighterOf(s, f.beside);
  const details = { x: x / CM, y: y / CM };
  const rule = f.why === 'receiver' ? 'MOR-FAL-06' : 'MOR-THR-06';
  const r = f.who >= 0 ? fighterOf(s, f.who).r : 0;
  const ground = groundOf(s);
  if (!onTable(ground, x, y, r)) return refuse('invalid', 'HB-14', 'offTable', details);
  const there = { x, y, r };
  const near = f.why === 'receiver' ? inContact(there, beside) : isWithin(there, beside, f.most);
  if (!near) return refuse('invalid', rule, 'notBeside', details);
  if (f.who < 0) return undefined;
  const z = surfaceAt(ground, x, y, r);
  if (z === undefined) return refuse('invalid', 'MOR-JMP-08', 'hangsOver', details);
  return overlaps(s.fighters, f.who, x, y, r) ? refuse('invalid', 'HB-14', 'crowded', details) : undefined;
}

function places(s: State, f: PlaceFrame): Point[] {
  const beside = fighterOf(s, f.beside);
  const r = f.who >= 0 ? fighterOf(s, f.who).r : 0;
  const found: Point[] = [];
  for (const [dx, dy] of AROUND) {
    const at = touching(beside.x, beside.y, beside.r, dx, dy, r);
    if (!placeFault(s, f, at)) found.push(at);
  }
  return found;
}

/** W9: putting a figure or a thing down (MOR-FAL-06, MOR-THR-06). */
export const placing = procedure<PlaceFrame>({
  ask: {
    kind: 'place',
    open: true,
    to: (s, f) => (places(s, f).length === 0 ? undefined : f.seat),
    about(s, { who: fighter, thing, beside, why }) {
      return {
        fighter,
        thing: s.things[thing]?.kind ?? null,
        beside,
        why,
        first: s.first,
        kinds: kindsOf(s),
        standing: standingOf(s),
      };
    },
    cites: ['MOR-FAL-06', 'MOR-FAL-A2', 'MOR-FAL-A3'],
    worth: toEither,
    choices: (s, f) => places(s, f).map((at) => ({ do: 'place', at }) as const),
    on: {
      place(s, f, a, io) {
        const wrong = placeFault(s, f, a.at);
        if (wrong) return wrong;
        pop(s, f);
        if (f.who >= 0) {
          const figure = fighterOf(s, f.who);
          const from: Point = [figure.x, figure.y];
          settle(s, figure, a.at[0], a.at[1], io);
          const rule = f.why === 'receiver' ? 'MOR-FAL-06' : 'MOR-THR-06';
          io.tell?.({ kind: 'moved', rule, who: who(figure), from, to: [figure.x, figure.y], why: 'placed' });
        }
        const thing = s.things[f.thing];
        if (thing) {
          [thing.x, thing.y] = a.at;
          io.tell?.({ kind: 'lies', rule: 'MOR-THR-06', thing: thing.kind, at: a.at, near: near(s, a.at) });
        }
        return undefined;
      },
    },
    run: (s, f) => void pop(s, f),
  },
});
