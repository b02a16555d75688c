/** Good answers to open questions: for programs, for random play, and for people who would rather pick than draw. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { Action, Answer, ChargeType, Do, Leg } from '../answers.ts';
import { CHARGES } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { spellOf } from '../data/spells.ts';
import { CM, type Point, squared } from '../geometry/plane.ts';
import { AROUND, endOfRun, hitOnWay } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import type { ActivationFrame, Fighter } from '../state.ts';
import { actionFault, atEdge, moverOf, spellFault, standing } from './declare.ts';
import { budgetOf, encumbranceOf, inContact, isFree, isWaiting, profile } from './fighter.ts';
import { inFront, inZone, isWithin, lineOf, meleeWeapon, type Scene, shotBand, shotWeapon } from './measure.ts';
import { chargeBonus, isWay, judgePath, retinue } from './paths.ts';

const ZONE = BASE.meleeZone * CM;
/** Centre of the good band of each class: where one would like to stand. */
const IDEAL: Readonly<Record<string, number>> = { short: 20, long: 300, heavy: 200 };

/** Written out for each case: this runs a dozen times for every activation. */
function declare(path: Leg[], action: Action, facing?: Point): Answer {
  return facing ? { do: 'declare', path, facing, action } : { do: 'declare', path, action };
}
const hurry = (path: Leg[]): Answer => ({ do: 'declare', path, double: true, action: { kind: 'none' } });

/** The end of a straight run towards a point; undefined where it leads nowhere or where walking there is not plain. */
function runTo(
  s: Scene,
  f: Fighter,
  to: Point,
  budget: number,
  skip: readonly number[],
): { readonly leg: Leg; readonly end: Point; readonly z: number; readonly length: number } | undefined {
  const end = endOfRun(groundOf(s), s.fighters, skip, f.x, f.y, to[0], to[1], f.r);
  const length = Math.sqrt(squared(f.x, f.y, end[0], end[1]));
  if (length < 50) return undefined;
  const leg: Leg = { to: end };
  if (Math.ceil(length) <= budget && isPlain(s, f, end)) return { leg, end, z: f.z, length };
  const way = judgePath(s, f, [leg], budget);
  if (isWay(way)) return way.steps.some(({ stop }) => stop >= 0) ? undefined : { leg, end, z: way.z, length };
  // Difficult ground: half as far will do.
  const half: Point = [Math.round((f.x + end[0]) / 2), Math.round((f.y + end[1]) / 2)];
  const short = judgePath(s, f, [{ to: half }], budget);
  if (!isWay(short) || length < 100 || short.steps.some(({ stop }) => stop >= 0)) return undefined;
  return { leg: { to: half }, end: half, z: short.z, length: length / 2 };
}

/** Whether a free run keeps clear of everything that would change its cost or its level. */
function isPlain(s: Scene, f: Fighter, [x, y]: Point): boolean {
  const minX = Math.min(f.x, x) - f.r;
  const maxX = Math.max(f.x, x) + f.r;
  const minY = Math.min(f.y, y) - f.r;
  const maxY = Math.max(f.y, y) + f.r;
  for (const { blocks, shape } of groundOf(s).pieces) {
    if (blocks) continue;
    if (maxX > shape.minX && minX < shape.maxX && maxY > shape.minY && minY < shape.maxY) return false;
  }
  return true;
}

/** Everything that can be done at an enemy from one place. */
function attacksFrom(
  s: Scene,
  there: Fighter,
  enemies: readonly Fighter[],
  path: Leg[],
  out: Answer[],
  charge?: { readonly from: Fighter; readonly target: number; readonly length: number },
): void {
  const weapon = meleeWeapon(there);
  const shooter = shotWeapon(there);
  const { spells } = profile(there);
  const inReach: Fighter[] = [];
  for (const enemy of enemies) {
    const dx = enemy.x - there.x;
    const dy = enemy.y - there.y;
    const facing: Point = [dx, dy];
    if (inZone(there, enemy)) {
      const looking = standing(there, there.x, there.y, there.z, dx, dy);
      if (lineOf(s, looking, enemy).verdict === 'none') continue;
      inReach.push(enemy);
      const strike = { kind: 'strike', target: enemy.id } as const;
      out.push(declare(path, strike, facing));
      if (path.length === 0) out.push(declare(path, { kind: 'strike', target: enemy.id, body: true }, facing));
      const line = charge?.target === enemy.id && chargeBonus(charge.length, encumbranceOf(s, there)) > 0;
      if (line && lineOf(s, charge.from, enemy).verdict !== 'none') {
        const type = CHARGES[(s.turn + enemy.id + there.id) % CHARGES.length] as ChargeType;
        out.push(declare(path, { kind: 'strike', target: enemy.id, charge: { type, from: path.length - 1 } }, facing));
      }
      continue;
    }
    const shoots = shooter && shotBand(shooter.reach, there, enemy) !== 'none';
    const casts = spells.length > 0 && isWithin(there, enemy, 24 * CM);
    if (!shoots && !casts) continue;
    const looking = standing(there, there.x, there.y, there.z, dx, dy);
    if (lineOf(s, looking, enemy).verdict === 'none') continue;
    if (shoots) out.push(declare(path, { kind: 'shot', target: enemy.id, weapon: shooter.id }, facing));
    for (const { spell } of spells) {
      const known = spellOf(spell);
      if (known?.target !== 'enemy' || !isWithin(there, enemy, known.range * CM)) continue;
      out.push(declare(path, { kind: 'spell', spell, target: enemy.id }, facing));
    }
  }
  const [first, second] = inReach;
  if (first && second && (weapon?.class === 'long' || weapon?.class === 'heavy')) {
    const facing: Point = [first.x + second.x - 2 * there.x, first.y + second.y - 2 * there.y];
    const looking = standing(there, there.x, there.y, there.z, facing[0], facing[1]);
    if (inFront(looking, first) && inFront(looking, second)) {
      out.push(declare(path, { kind: 'sweep', from: first.id, to: second.id }, facing));
    }
  }
}

/** Own spells that help, prepared ones, things and prisoners: what can be done where one stands. */
function othersFrom(s: Scene, f: Fighter, out: Answer[]): void {
  for (const { spell } of profile(f).spells) {
    const known = spellOf(spell);
    if (!known) continue;
    if (f.prepared === null) out.push(declare([], { kind: 'prepare', spell }));
    if (known.target === 'friend') {
      const hurt = s.fighters.find(
        (one) => one.seat === f.seat && isFree(one) && one.id !== f.id && one.phys < profile(one).physique,
      );
      for (const target of [f, ...(hurt ? [hurt] : [])]) {
        const facing: Point = target === f ? [f.fx, f.fy] : [target.x - f.x, target.y - f.y];
        const there = standing(f, f.x, f.y, f.z, facing[0], facing[1]);
        const action = { kind: 'spell', spell, target: target.id } as const;
        if (!spellFault(s, there, action)) out.push(declare([], action, facing));
      }
    }
    if (known.target === 'point') {
      const length = Math.sqrt(f.fx * f.fx + f.fy * f.fy) || 1;
      const at: Point = [Math.round(f.x + (f.fx * 900) / length), Math.round(f.y + (f.fy * 900) / length)];
      const action = { kind: 'spell', spell, at } as const;
      if (!spellFault(s, f, action)) out.push(declare([], action));
    }
  }
  for (const [index, thing] of s.things.entries()) {
    if (thing.holder === f.id) {
      const companion = s.fighters.find(
        (one) => one.seat === f.seat && one.id !== f.id && isFree(one) && inContact(one, f),
      );
      if (companion) out.push(declare([], { kind: 'pass', to: companion.id, things: [index], prisoners: [] }));
      const enemy = s.fighters.find((one) => one.seat !== f.seat && !one.off && isWithin(one, f, 12 * CM));
      if (enemy)
        out.push(declare([], { kind: 'throw', thing: index, at: [enemy.x, enemy.y] }, [enemy.x - f.x, enemy.y - f.y]));
    }
  }
  for (const one of s.fighters) {
    if (one.captor !== f.id) continue;
    const enemy = s.fighters.find(
      (other) => other.seat !== f.seat && !other.off && other.id !== one.id && isWithin(other, f, 8 * CM),
    );
    if (enemy)
      out.push(declare([], { kind: 'throw', victim: one.id, at: [enemy.x, enemy.y] }, [enemy.x - f.x, enemy.y - f.y]));
    const companion = s.fighters.find(
      (other) => other.seat === f.seat && other.id !== f.id && isFree(other) && inContact(other, f),
    );
    if (companion) out.push(declare([], { kind: 'pass', to: companion.id, things: [], prisoners: [one.id] }));
  }
}

/** Towards something that lies about, and reaching for it. */
function pickUps(s: Scene, f: Fighter, budget: number, out: Answer[]): void {
  for (const [index, thing] of s.things.entries()) {
    if (thing.holder >= 0) {
      const holder = s.fighters[thing.holder];
      if (!holder || holder.off || holder.phys > 0) continue;
      if (inContact(f, holder)) out.push(declare([], { kind: 'pickUp', thing: index }));
      continue;
    }
    const action = { kind: 'pickUp', thing: index } as const;
    if (!actionFault(s, f, action)) out.push(declare([], action));
    else if (squared(f.x, f.y, thing.x, thing.y) <= budget * budget) {
      const run = runTo(s, f, [thing.x, thing.y], budget, retinue(s, f));
      if (run && !actionFault(s, standing(f, run.end[0], run.end[1], run.z, 0, 0), action))
        out.push(declare([run.leg], action));
    }
  }
}

/** A run-up and a jump straight ahead, if there is room for one that carries. */
function jumpSample(s: Scene, f: Fighter, budget: number, out: Answer[]): void {
  const enc = encumbranceOf(s, f) * CM;
  const run = Math.floor((budget + enc) / 2) - 10;
  const jump = run - enc - 10;
  if (jump < 100 || run + jump > budget) return;
  const length = Math.sqrt(f.fx * f.fx + f.fy * f.fy) || 1;
  const to: Point = [Math.round(f.x + (f.fx * run) / length), Math.round(f.y + (f.fy * run) / length)];
  const over: Point = [
    Math.round(f.x + (f.fx * (run + jump)) / length),
    Math.round(f.y + (f.fy * (run + jump)) / length),
  ];
  const path: Leg[] = [{ to }, { to: over, how: 'jump' }];
  const way = judgePath(s, f, path, budget);
  if (isWay(way)) out.push(declare(path, { kind: 'none' }));
}

function nearestOf(f: Fighter, enemies: readonly Fighter[]): Fighter | undefined {
  let best: Fighter | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) {
    const far = squared(f.x, f.y, enemy.x, enemy.y);
    if (enemy.phys > 0 && far < least) {
      least = far;
      best = enemy;
    }
  }
  return best;
}

/** Where the scenario draws a fighter to, if it does. */
function goalOf(s: Scene, f: Fighter): Point | undefined {
  if (s.goal === 'cross') return [f.x, f.seat === 0 ? s.side - f.r : f.r];
  if (s.goal === 'hold') return [s.side / 2, s.side / 2];
  const [relic] = s.goal === 'relic' ? s.things : [];
  if (!relic) return undefined;
  return relic.holder === f.id ? [f.x, f.seat === 0 ? f.r : s.side - f.r] : [relic.x, relic.y];
}

/**
 * Towards the nearest enemy at single and double pace, or past what bars the way to him; and where the scenario draws, else
 * a way that turns with the fighter and the turn.
 */
function ways(
  s: Scene,
  f: Fighter,
  budget: number,
  near: Fighter | undefined,
  skip: readonly number[],
  out: Answer[],
): void {
  const go = (ux: number, uy: number, far: number, most: number, double: boolean): number => {
    const to: Point = [Math.round(f.x + ux * far), Math.round(f.y + uy * far)];
    const run = runTo(s, f, to, most, skip);
    if (!run) return 0;
    out.push(double ? hurry([run.leg]) : declare([run.leg], { kind: 'none' }));
    return run.length;
  };
  if (near) {
    const d = Math.sqrt(squared(f.x, f.y, near.x, near.y));
    const ux = (near.x - f.x) / d;
    const uy = (near.y - f.y) / d;
    const room = d - f.r - near.r - 20;
    const far = Math.min(budget - 4, room);
    const most = budgetOf(s, f, true);
    const ahead = f.acted ? 0 : go(ux, uy, Math.min(most - 4, room), most, true);
    // Where the longer run is plain, the shorter one is the beginning of it, to the rounding of its end.
    const to: Point = [Math.round(f.x + ux * far), Math.round(f.y + uy * far)];
    const clear = ahead > far + 2 && isPlain(s, f, to);
    if (clear && !hitOnWay(groundOf(s), s.fighters, skip, f.x, f.y, to[0], to[1], f.r))
      out.push(declare([{ to }], { kind: 'none' }));
    else if (go(ux, uy, far, budget, false) < far / 2) {
      // Barred: aslant to either side (0.6 and 0.8 make a right angle of 3, 4, 5).
      go(0.6 * ux - 0.8 * uy, 0.8 * ux + 0.6 * uy, budget - 4, budget, false);
      go(0.6 * ux + 0.8 * uy, 0.6 * uy - 0.8 * ux, budget - 4, budget, false);
    }
  }
  const goal = goalOf(s, f);
  if (goal) {
    const d = Math.sqrt(squared(f.x, f.y, goal[0], goal[1])) || 1;
    go((goal[0] - f.x) / d, (goal[1] - f.y) / d, Math.min(budget - 4, d), budget, false);
  } else {
    const [ux, uy] = AROUND[(10 + f.id + 3 * s.turn) % AROUND.length] as Point;
    go(ux / 1000, uy / 1000, budget - 4, budget, false);
  }
}

/** What a fighter might declare: nothing, everything from here, some ways, and everything at the end of a charge. */
export function declareSamples(s: Scene, f: Fighter, onlyMove: boolean): Answer[] {
  const out: Answer[] = [declare([], { kind: 'none' })];
  const budget = budgetOf(s, f);
  const mayAct = !onlyMove && !f.acted;
  const enemies: Fighter[] = [];
  for (const one of s.fighters) if (one.seat !== f.seat && !one.off && one.captor !== f.id) enemies.push(one);
  if (mayAct) {
    attacksFrom(s, f, enemies, [], out);
    othersFrom(s, f, out);
  }
  if (budget >= 100) {
    const weapon = meleeWeapon(f);
    const skip = retinue(s, f);
    for (const enemy of enemies) {
      if (inZone(f, enemy)) continue;
      const dx = enemy.x - f.x;
      const dy = enemy.y - f.y;
      const d = Math.sqrt(dx * dx + dy * dy);
      const ideal = f.r + enemy.r + (IDEAL[weapon?.class ?? 'short'] ?? 20);
      // Too far to be reached this turn: only the nearest few are worth walking towards.
      if (d - f.r - enemy.r - ZONE > budget) continue;
      const far = Math.min(d - ideal, budget - 4);
      if (far < 50) continue;
      const run = runTo(s, f, [Math.round(f.x + (dx * far) / d), Math.round(f.y + (dy * far) / d)], budget, skip);
      if (!run) continue;
      if (!mayAct) {
        out.push(declare([run.leg], { kind: 'none' }));
        continue;
      }
      const before = out.length;
      attacksFrom(s, standing(f, run.end[0], run.end[1], run.z, dx, dy), [enemy], [run.leg], out, {
        from: f,
        target: enemy.id,
        length: run.length,
      });
      if (out.length === before) out.push(declare([run.leg], { kind: 'none' }));
    }
    ways(s, f, budget, nearestOf(f, enemies), skip, out);
    if (mayAct && s.things.length > 0) pickUps(s, f, budget, out);
    if ((f.id + s.turn) % 3 === 0) jumpSample(s, f, budget, out);
  }
  const across = s.goal === 'cross' && (f.seat === 0 ? s.side - f.y : f.y) <= f.r + 10;
  if (!onlyMove && (across || f.phys <= 4) && atEdge(s, f)) out.push(declare([], { kind: 'flee' }));
  return out;
}

/** MOR-CMB: attackers who stand ready around one target. */
export function combinedSamples(s: Scene, seat: SeatIndex): Answer[] {
  const found: Answer[] = [];
  const ready = s.fighters.filter((f) => f.seat === seat && isWaiting(f) && !f.acted);
  if (ready.length < 2) return found;
  for (const target of s.fighters) {
    if (target.seat === seat || target.off || target.captor >= 0) continue;
    const attackers = ready.flatMap((fighter): Do<'attack'>['attackers'] => {
      const facing: Point = [target.x - fighter.x, target.y - fighter.y];
      const there = standing(fighter, fighter.x, fighter.y, fighter.z, facing[0], facing[1]);
      const strike = { kind: 'strike', target: target.id } as const;
      if (!actionFault(s, there, strike)) return [{ fighter: fighter.id, path: [], facing, action: strike }];
      const weapon = shotWeapon(fighter);
      const shot = weapon && ({ kind: 'shot', target: target.id, weapon: weapon.id } as const);
      return shot && !actionFault(s, there, shot) ? [{ fighter: fighter.id, path: [], facing, action: shot }] : [];
    });
    if (attackers.length >= 2) found.push({ do: 'attack', target: target.id, attackers });
  }
  return found;
}

/** Whether a combined attack offers itself without a step. Cheap: asked at every turn of a side. */
export function mayCombine(s: Scene, seat: SeatIndex): boolean {
  for (const target of s.fighters) {
    if (target.seat === seat || target.off || target.captor >= 0) continue;
    let near = 0;
    for (const f of s.fighters) {
      if (f.seat !== seat || !isWaiting(f) || f.acted) continue;
      if (isWithin(f, target, ZONE)) near++;
    }
    if (near >= 2) return true;
  }
  return false;
}

/** W3: let it be, one of them, or everybody. */
export function reactSamples(f: ActivationFrame): Answer[] {
  const found: Answer[] = [{ do: 'pass' }];
  const single = f.offers.map(({ who: fighter, with: means, mover, at }) => ({ fighter, with: means, mover, at }));
  for (const one of single) found.push({ do: 'react', intercept: [one] });
  const each = single.filter((one, i) => single.findIndex(({ fighter }) => fighter === one.fighter) === i);
  if (each.length > 1) found.push({ do: 'react', intercept: each });
  for (const { who: fighter, steps } of f.guards) {
    found.push({
      do: 'react',
      intercept: [],
      defend: { fighter, path: steps.map(({ x, y }) => ({ to: [x, y] as const })) },
    });
  }
  return found;
}

/** W11: the prepared spell at whatever it can be cast at, or not yet. */
export function castSamples(s: Scene, f: Fighter): Answer[] {
  const found: Answer[] = [{ do: 'pass' }];
  const spell = f.prepared ?? '';
  const known = spellOf(spell);
  if (known?.target === 'point') {
    const length = Math.sqrt(f.fx * f.fx + f.fy * f.fy) || 1;
    const at: Point = [Math.round(f.x + (f.fx * 900) / length), Math.round(f.y + (f.fy * 900) / length)];
    if (!spellFault(s, f, { spell, at })) found.push({ do: 'cast', at });
    return found;
  }
  for (const target of s.fighters) {
    if (!spellFault(s, f, { spell, target: target.id })) found.push({ do: 'cast', target: target.id });
  }
  return found;
}

/** Whether an intention of these samples is really legal: used by tests. */
export const isLegal = (s: Scene, f: Fighter, a: Answer): boolean =>
  a.do === 'declare' && !('refusal' in moverOf(s, f, a, false));
