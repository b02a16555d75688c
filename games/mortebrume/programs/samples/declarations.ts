/** Good answers to the question what a fighter intends: for programs, for random play, and for people who would rather pick than draw. */
import type { Below } from '@reverie/kernel/chance/chance';
import type { Answer } from '../../answers.ts';
import { type Point, rounded, squared } from '../../geometry/plane.ts';
import { budgetOf, encumbranceOf } from '../../rules/fighter.ts';
import { atEdge, standing } from '../../rules/intention.ts';
import { inZone, maySweep, type Scene } from '../../rules/measure.ts';
import { chargeBonus, retinue } from '../../rules/paths.ts';
import type { Fighter } from '../../state.ts';
import {
  attacksOn,
  declare,
  farAttacks,
  MOST_BLOWS,
  maySweepAt,
  mostAnywhere,
  mostFlying,
  sweepFrom,
} from './attacks.ts';
import { drawFrom, oneOf } from './draw.ts';
import { errandsFrom, mostErrands, pickUps } from './errands.ts';
import {
  ahead,
  approachAt,
  around,
  aside,
  endAhead,
  goalOf,
  hurryTo,
  hurryToGoal,
  isBarred,
  jumpSample,
  leadsAround,
  mayJump,
  mostAround,
  runAt,
  runTo,
} from './runs.ts';

/** Where samples are found: nothing, everything from here, some ways, and everything at the end of a charge. */
type Trip =
  | 'charge'
  | 'approach'
  | 'hurry'
  | 'ahead'
  | 'around'
  | 'aside'
  | 'things'
  | 'jump'
  | 'jumpAtHim'
  | 'hurryToGoal';
type What = 'stay' | 'here' | 'sweep' | 'errands' | 'flee' | Trip;

/** The places to look in for one fighter, in order, with the most that each can hold; those of one enemy name him. */
interface Search {
  readonly s: Scene;
  readonly f: Fighter;
  readonly mayAct: boolean;
  readonly budget: number;
  readonly enemies: readonly Fighter[];
  readonly near: Fighter | undefined;
  /** Where the way ahead to the nearest ends, if nothing stands between. */
  readonly end: Point | undefined;
  readonly skip: readonly number[];
}

/** Scratch for the places of one search: written and read within one call. */
const whats: What[] = [];
const whose: number[] = [];
const most: number[] = [];
let places = 0;

function add(what: What, atMost: number, enemy = -1): void {
  if (atMost === 0) return;
  whats[places] = what;
  whose[places] = enemy;
  most[places++] = atMost;
}

function searchFor(s: Scene, f: Fighter, onlyMove: boolean): Search {
  const enemies: Fighter[] = [];
  const budget = budgetOf(s, f);
  const mayAct = !onlyMove && !f.acted;
  const skip = retinue(s, f);
  let near: Fighter | undefined;
  let least = Number.POSITIVE_INFINITY;
  let inReach = 0;
  let end: Point | undefined;
  places = 0;
  add('stay', 1);
  // Once through everybody: this runs for every activation.
  for (const one of s.fighters) {
    if (one.seat === f.seat || one.off || one.captor === f.id) continue;
    const far = squared(f.x, f.y, one.x, one.y);
    if (far < least && one.phys > 0) {
      least = far;
      near = one;
    }
    const reaches = inZone(f, one);
    if (reaches) inReach++;
    if (mayAct) add('here', reaches ? MOST_BLOWS : farAttacks(f, one), enemies.length);
    enemies.push(one);
  }
  if (mayAct) {
    if (inReach >= 2 && maySweep(f)) add('sweep', 1);
    add('errands', mostErrands(s, f));
  }
  if (budget >= 100) {
    const enough = encumbranceOf(s, f);
    for (let i = 0; i < enemies.length; i++) {
      const far = runAt(f, enemies[i] as Fighter, budget);
      // A run may be longer than meant by the rounding of its end.
      if (far === 0) continue;
      const sweep = maySweepAt(f, enemies[i] as Fighter, enemies);
      add('charge', mayAct ? mostAnywhere(f, chargeBonus(far + 2, enough) > 0, sweep) : 1, i);
    }
    if (near) {
      if (mayAct && approachAt(f, near, budget) > 0) add('approach', mostFlying(f));
      if (!f.acted) add('hurry', 1);
      end = endAhead(s, f, near, budget, skip);
      add('ahead', end ? 1 : 3);
      if (!end) add('around', mostAround(f, near, mayAct, budget));
    }
    add('aside', 1);
    if (!f.acted && goalOf(s, f)) add('hurryToGoal', 1);
    if (mayAct) add('things', s.things.length);
    if (mayJump(enough, budget)) {
      add('jump', 1);
      // Unless that is straight ahead too.
      if (near && f.fx * (near.y - f.y) !== f.fy * (near.x - f.x)) add('jumpAtHim', 1);
    }
  }
  const across = s.goal === 'cross' && (f.seat === 0 ? s.side - f.y : f.y) <= f.r + 10;
  if (!onlyMove && (across || f.phys <= 4) && atEdge(s, f)) add('flee', 1);
  return { s, f, mayAct, budget, enemies, near, end, skip };
}

/** Straight at an enemy, and what can be done there; or only the run. */
function charge({ s, f, mayAct, budget, enemies, near, skip }: Search, enemy: Fighter): Answer[] {
  const far = runAt(f, enemy, budget);
  const dx = enemy.x - f.x;
  const dy = enemy.y - f.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  const run = runTo(s, f, [rounded(f.x + (dx * far) / d), rounded(f.y + (dy * far) / d)], budget, skip);
  if (!run) return [];
  const out: Answer[] = [];
  if (mayAct) {
    const there = standing(f, run.end[0], run.end[1], run.z, dx, dy);
    attacksOn(s, there, enemy, [run.leg], out, run.afoot ? { from: f, length: run.length } : undefined);
    if (maySweepAt(f, enemy, enemies)) sweepFrom(s, there, enemies, [run.leg], out);
  }
  // The way to the nearest is offered by itself.
  if (out.length === 0 && enemy !== near) out.push(declare([run.leg], { kind: 'none' }));
  return out;
}

/** Towards an enemy who is out of range, and what can be shot or cast from there. */
function approach({ s, f, budget, skip }: Search, enemy: Fighter): Answer[] {
  const far = approachAt(f, enemy, budget);
  const dx = enemy.x - f.x;
  const dy = enemy.y - f.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  const run = runTo(s, f, [rounded(f.x + (dx * far) / d), rounded(f.y + (dy * far) / d)], budget, skip);
  if (!run) return [];
  const out: Answer[] = [];
  attacksOn(s, standing(f, run.end[0], run.end[1], run.z, dx, dy), enemy, [run.leg], out);
  return out;
}

/** What there is at a place; `enough`: so many will do. */
function look(search: Search, place: number, enough = Number.POSITIVE_INFINITY): Answer[] {
  const { s, f, mayAct, budget, enemies, near, end, skip } = search;
  const at = whose[place] as number;
  const enemy = (at < 0 ? near : enemies[at]) as Fighter;
  const out: Answer[] = [];
  switch (whats[place] as What) {
    case 'stay':
      out.push(declare([], { kind: 'none' }));
      return out;
    case 'here':
      attacksOn(s, f, enemy, [], out);
      return out;
    case 'sweep':
      sweepFrom(s, f, enemies, [], out);
      return out;
    case 'errands':
      return errandsFrom(s, f, enough);
    case 'charge':
      return charge(search, enemy);
    case 'approach':
      return approach(search, enemy);
    case 'hurry':
      if (near) hurryTo(s, f, near, skip, out);
      return out;
    case 'ahead':
      if (near) ahead(s, f, near, end, budget, skip, out, enough);
      return out;
    case 'aside':
      aside(s, f, budget, skip, out);
      return out;
    case 'hurryToGoal':
      hurryToGoal(s, f, budget, skip, out);
      return out;
    case 'things':
      pickUps(s, f, budget, out);
      return out;
    case 'around':
      if (near && isBarred(s, f, near, budget)) around(s, f, near, mayAct, budget, skip, out, enough);
      return out;
    case 'jump':
      jumpSample(s, f, f.fx, f.fy, budget, skip, out);
      return out;
    case 'jumpAtHim':
      if (near) jumpSample(s, f, near.x - f.x, near.y - f.y, budget, skip, out, mayAct ? near : undefined);
      return out;
    case 'flee':
      out.push(declare([], { kind: 'flee' }));
      return out;
  }
}

/** What a fighter might declare. */
export function declareSamples(s: Scene, f: Fighter, onlyMove: boolean): Answer[] {
  const search = searchFor(s, f, onlyMove);
  const found: Answer[] = [];
  for (let place = 0; place < places; place++) for (const a of look(search, place)) found.push(a);
  return found;
}

function drawAt(search: Search, place: number, at: number): Answer | number {
  const { s, f, near, budget, skip } = search;
  // Blows are struck only where the way around ends within the budget: that it does not is quicker to say than where it ends.
  if (at > 0 && whats[place] === 'around' && near) {
    if (!isBarred(s, f, near, budget)) return 0;
    if (!leadsAround(s, f, near, budget, skip)) return 1;
  }
  return oneOf(look(search, place, at + 1), at);
}

/** Any one of them, each as likely. */
export function drawDeclaration(s: Scene, f: Fighter, onlyMove: boolean, below: Below): Answer {
  const search = searchFor(s, f, onlyMove);
  return drawFrom(places, most, (place, at) => drawAt(search, place, at), below);
}
