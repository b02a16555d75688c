/** W3: what the other side may do about a declared move (MOR-INT, MOR-DIS, MOR-PRV), and the move with its interceptions (HB-11). */
import { next } from '@reverie/kernel/frames';
import type { RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do, Leg } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { profileOf } from '../data/fighters.ts';
import { spellOf } from '../data/spells.ts';
import { weaponOf } from '../data/weapons.ts';
import { type Who, who } from '../events.ts';
import {
  type ActivationFrame,
  type Guard,
  type Interception,
  lastOf,
  type Mover,
  mover,
  type Step,
} from '../frames.ts';
import { once } from '../geometry/once.ts';
import { CM, nearer, rounded, roundedDown, roundedUp, squared } from '../geometry/plane.ts';
import { partlyIn } from '../geometry/sector.ts';
import { hiddenAlong } from '../geometry/sight.ts';
import { before, both, receding, type Stretch, within } from '../geometry/stretch.ts';
import { groundOf } from '../scenery.ts';
import { copyFighter, type Fighter, fighterAt, fighterOf, kindsOf, type State, standingOf } from '../state.ts';
import type { Asking, Port } from '../types.ts';
import { toEither } from '../ways.ts';
import { rueeOf } from './advantage.ts';
import { towards } from './bearing.ts';
import { endReaction, guardsFor, judgeGuard } from './defence.ts';
import { isFit, isFree, isWaiting, knows } from './fighter.ts';
import { hasEnded } from './harm.ts';
import { idsOf } from './ids.ts';
import { canStillAct, publicIntention, targetIdOf } from './intention.ts';
import { inFront, inZone, isSeen, isWithin, meleeWeapon, sees, shotBand, ZONE } from './measure.ts';
import { carryOut } from './movement.ts';
import { alongWay } from './paths.ts';
import { startMelee, startVolley } from './start.ts';

const RECEDES = BASE.recedes * CM;

/** The farthest that something reaches, base to base. */
function reachOf(means: string): number {
  const weapon = weaponOf(means);
  const spell = spellOf(means);
  if (weapon && (weapon.class === 'shot' || weapon.class === 'thrown')) return BASE.bands.far * weapon.reach * CM;
  return spell ? spell.range * CM : ZONE;
}

export const isMelee = (means: string): boolean => {
  const kind = weaponOf(means)?.class;
  return means === 'body' || kind === 'short' || kind === 'long' || kind === 'heavy';
};

/** Everything a fighter can intercept with: its weapons, fists, and the spells that are cast at an enemy; a card does not change. */
const armsOf = once((kind: string) => {
  const { weapons, spells } = profileOf(kind);
  const bolts = spells.map(({ spell }) => spell).filter((id) => spellOf(id)?.target === 'enemy');
  const ids = [...weapons, 'body', ...bolts];
  const all = ids.map((id) => ({ id, melee: isMelee(id), reach: reachOf(id) }));
  return { ids, all, farthest: Math.max(...all.map(({ reach }) => reach)) };
});
export const meansOf = ({ kind }: Fighter): readonly string[] => armsOf(kind).ids;

/** MOR-INT-03, HB-13: a rotation counts as a displacement here. */
export function displaces(f: Fighter, m: Mover): boolean {
  if (m.length > 0) return true;
  const fx = m.facing ? m.facing[0] : f.fx;
  const fy = m.facing ? m.facing[1] : f.fy;
  return fx * f.fy !== fy * f.fx || fx * f.fx + fy * f.fy < 0;
}

/** The step at an interception must be on the ground: nobody is struck in mid-air or half-way up a rock. */
const isOpen = ({ how, stop }: Step): boolean => how === 'walk' && stop < 0;

const isAhead = (f: Fighter, x: number, y: number): boolean => f.fx * (x - f.x) + f.fy * (y - f.y) >= 0;

/** MOR-PRV-01 to -03: where on a leg the attacked fighter may strike its attacker. */
function privilegedOn(f: Fighter, mover: Fighter, step: Step): Stretch | undefined {
  if (step.length === 0) return undefined;
  // MOR-PRV-03, out of the attack angle: his centre is before the line at the start of the leg and behind it at its end.
  if (isAhead(f, step.ax, step.ay) && !isAhead(f, step.x, step.y)) return { from: 0, to: 1 };
  // MOR-PRV-02, MOR-PRV-A1: farther off by more than a millimetre, inside the zone.
  const away = both(within(step, f, f.r + mover.r + ZONE), receding(step, f));
  const far = (u: number): number =>
    Math.sqrt(squared(f.x, f.y, step.ax + (step.x - step.ax) * u, step.ay + (step.y - step.ay) * u));
  return away && far(away.to) - far(away.from) > RECEDES ? away : undefined;
}

function privileged(f: Fighter, mover: Fighter, m: Mover, at: number): boolean {
  let begun = 0;
  for (const step of m.steps) {
    const t = (at - begun) / step.length;
    begun += step.length;
    const stretch = t >= 0 && t <= 1 ? privilegedOn(f, mover, step) : undefined;
    if (stretch && t >= stretch.from - 1e-9 && t <= stretch.to + 1e-9) return true;
  }
  return false;
}

/** Puts a stand-in for the mover to a point of its way; false where nobody can be struck there. */
function putAt(there: Fighter, m: Mover, at: number): boolean {
  if (at > m.length) return false;
  const { steps } = m;
  let left = at;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as Step;
    if (left >= step.length && i < steps.length - 1) {
      left -= step.length;
      continue;
    }
    if (!isOpen(step)) return false;
    const t = step.length === 0 ? 1 : Math.min(1, left / step.length);
    there.x = rounded(step.ax + (step.x - step.ax) * t);
    there.y = rounded(step.ay + (step.y - step.ay) * t);
    there.z = step.az;
    return true;
  }
  return true;
}

type Miss = readonly [rule: RuleId, reason: string];
const BEHIND: Miss = ['MOR-INT-05', 'notInFront'];
const TOO_FAR: Miss = ['MOR-INT-05', 'outOfReach'];
const UNSEEN: Miss = ['MOR-INT-A6', 'unseen'];

/** A try to strike somebody on his way: by whom, whom, on which way and with what. */
interface Try {
  readonly s: State;
  readonly f: Fighter;
  readonly mover: Fighter;
  readonly m: Mover;
  readonly means: string;
}

/** Why nobody can be struck who is there. MOR-INT-A1: he who strikes does not even turn. */
function missAt({ s, f, means }: Try, there: Fighter): Miss | undefined {
  if (!inFront(f, there)) return BEHIND;
  if (isMelee(means)) return inZone(f, there) ? undefined : TOO_FAR;
  const weapon = weaponOf(means);
  const reached = weapon
    ? shotBand(weapon.reach, f, there) !== 'none'
    : isWithin(f, there, (spellOf(means)?.range ?? 0) * CM);
  if (!reached) return TOO_FAR;
  // MOR-INT-A6: shots and spells need to see him there too.
  return isSeen(s, f, there) ? undefined : UNSEEN;
}

/** Why nobody can be intercepted here; undefined if he can. */
function pointFault(t: Try, at: number): Refusal | undefined {
  const there = copyFighter(t.mover);
  if (!putAt(there, t.m, at)) return refuse('invalid', 'MOR-INT-06', 'offWay', { mark: t.f.mark, at: at / CM });
  const miss = missAt(t, there);
  return miss && refuse('invalid', ...miss, { mark: there.mark, at: at / CM, x: there.x / CM, y: there.y / CM });
}

/** What does not depend on the point: MOR-INT-02 to -04, MOR-PRV-01. */
export function generalFault(s: State, f: Fighter | undefined, mover: Fighter, m: Mover): Refusal | undefined {
  if (!f || f.seat === mover.seat || !isWaiting(f) || f.acted)
    return refuse('invalid', 'MOR-INT-02', 'notWaiting', { mark: f?.mark ?? '' });
  if (!displaces(mover, m)) return refuse('invalid', 'MOR-INT-03', 'noMove', { mark: mover.mark });
  return sees(s, f, mover)
    ? undefined
    : refuse('invalid', 'MOR-INT-04', 'unseen', { mark: mover.mark, x: mover.x / CM, y: mover.y / CM });
}

/** MOR-PRV-01: whoever is attacked himself strikes only where he is privileged. */
const isAllowed = ({ f, mover, m }: Try, at: number): boolean =>
  !m.struck.includes(f.id) || privileged(f, mover, m, at);

/** One interception, judged: with where he first comes into reach (MOR-INT-09), or why not. */
export function judgeInterception(t: Try, at: number): Interception | Refusal {
  const { f, means } = t;
  if (!meansOf(f).includes(means)) return refuse('invalid', 'MOR-INT-05', 'noWeapon', { weapon: means });
  const fault = pointFault(t, at);
  if (fault) return fault;
  if (!isAllowed(t, at)) return refuse('invalid', 'MOR-PRV-01', 'attacked', { mark: f.mark });
  return interceptionAt(t, at);
}

function interceptionAt({ f, mover, m, means }: Try, at: number): Interception {
  const start = m.steps[0];
  const near = squared(f.x, f.y, start?.ax ?? mover.x, start?.ay ?? mover.y);
  return { who: f.id, with: means, mover: m.who, at, near };
}

/** How much a place may be off its line by the rounding of the grid. */
const ROUNDING = 2;

/**
 * Whether a fighter can strike nobody between two lengths of a leg: too near, in the mist or hidden all along. One-sided:
 * false where it is not sure.
 */
function isVain({ s, f, mover, means }: Try, step: Step, from: number, to: number): boolean {
  if (isMelee(means)) return Math.abs(f.z - step.az) > ZONE;
  if (step.length === 0) return false;
  const dx = (step.x - step.ax) / step.length;
  const dy = (step.y - step.ay) / step.length;
  const px = step.ax + dx * from;
  const py = step.ay + dy * from;
  const qx = step.ax + dx * to;
  const qy = step.ay + dy * to;
  const weapon = weaponOf(means);
  // HB-30: a disc around him, so what lies between two places in it does too.
  const least = weapon ? f.r + mover.r + weapon.reach * CM - ROUNDING : 0;
  if (least > 0 && squared(f.x, f.y, px, py) < least * least && squared(f.x, f.y, qx, qy) < least * least) return true;
  const far = s.visibility + f.r + mover.r + ROUNDING;
  if (!nearer(f.x, f.y, px, py, qx, qy, far)) return true;
  return hiddenAlong(groundOf(s), s.fighters, s.veils, f, mover, step.az, px, py, qx, qy);
}

/** A leg of a way, and how long the way is up to there. */
interface Part {
  readonly step: Step;
  readonly start: number;
}

/** The same between two points of the whole way, if they are known to lie on one leg. */
function isVainOn(t: Try, leg: Part | undefined, from: number, to: number): boolean {
  if (!leg) return false;
  const { step, start } = leg;
  // The end of a leg is the beginning of the next one, which may be on another height.
  const whole = step === lastOf(t.m.steps) || to < start + step.length;
  return whole && isVain(t, step, from - start, to - start);
}

const isGood = (t: Try, there: Fighter, at: number): boolean =>
  putAt(there, t.m, at) && !missAt(t, there) && isAllowed(t, at);

/** One good point between two lengths along the way: the ends and the middle first, which most often work, then every whole one. */
function pointIn(t: Try, from: number, to: number, leg?: Part): Interception | undefined {
  const low = Math.max(0, roundedDown(from));
  const high = Math.min(t.m.length, roundedUp(to));
  const there = copyFighter(t.mover);
  for (const at of [Math.min(high, roundedUp(from)), high, roundedUp((from + to) / 2)])
    if (isGood(t, there, at)) return interceptionAt(t, at);
  if (isVainOn(t, leg, low, high)) return undefined;
  const vain: boolean[] = [];
  for (let at = low; at <= high; at += BLOCK) vain.push(isVainOn(t, leg, at, Math.min(at + BLOCK - 1, high)));
  // Ever finer: whoever is seen at all is nearly always seen for more than half a centimetre.
  for (const by of [BLOCK, 8, 1]) {
    for (let at = low; at <= high; at += by) {
      const block = roundedDown((at - low) / BLOCK);
      if (vain[block]) {
        at = low + (block + 1) * BLOCK - by;
      } else if (by !== BLOCK && (at - low) % (8 * by) === 0) {
        // Tried before.
        if (by === 1 && isVainOn(t, leg, at, Math.min(at + 7, high))) at += 7;
      } else if (isGood(t, there, at)) return interceptionAt(t, at);
    }
  }
  return undefined;
}
/** As many whole points are looked at first for one that does. */
const BLOCK = 64;

/** MOR-INT-05: one good point of the way, within reach and before the front of somebody, if there is any at all. */
function pointFor(t: Try): Interception | undefined {
  const { f, mover, m, means } = t;
  const reach = reachOf(means) + f.r + mover.r;
  if (m.steps.length === 0) {
    const near = squared(f.x, f.y, mover.x, mover.y) <= reach * reach;
    const meets = near && partlyIn(f.fx, f.fy, mover.x - f.x, mover.y - f.y, mover.r);
    return meets ? pointIn(t, 0, 0) : undefined;
  }
  let begun = 0;
  for (const step of m.steps) {
    const { length } = step;
    const start = begun;
    begun += length;
    if (!isOpen(step)) continue;
    let found = both(within(step, f, reach), before(step, f, mover.r));
    if (found && m.struck.includes(f.id)) found = both(found, privilegedOn(f, mover, step));
    if (!found) continue;
    const one = pointIn(t, start + found.from * length, start + found.to * length, { step, start });
    if (one) return one;
  }
  return undefined;
}

/** Every interception that offers itself, with one good point each. */
export function interceptionsFor(s: State, movers: readonly Mover[]): Interception[] {
  const found: Interception[] = [];
  for (const m of movers) {
    const mover = fighterOf(s, m.who);
    if (!displaces(mover, m)) continue;
    for (const f of s.fighters) {
      if (f.seat === mover.seat || !isWaiting(f) || f.acted) continue;
      const { all, farthest } = armsOf(f.kind);
      const off = squared(f.x, f.y, mover.x, mover.y);
      const bases = f.r + mover.r + m.length;
      if (off > (farthest + bases) * (farthest + bases)) continue;
      let seen = false;
      // Whatever strikes hand to hand reaches as far and no farther: what one of them finds, all do.
      let struck: Interception | null | undefined;
      for (const { id: means, melee, reach } of all) {
        if (off > (reach + bases) * (reach + bases)) continue;
        if (!seen && !sees(s, f, mover)) break;
        seen = true;
        let one = melee ? struck : undefined;
        if (one === undefined) {
          one = pointFor({ s, f, mover, m, means }) ?? null;
          if (melee) struck = one;
        }
        if (one) found.push(one.with === means ? one : { ...one, with: means });
      }
    }
  }
  return found;
}

type Reaction = Pick<ActivationFrame, 'interceptions' | 'defence'>;
/** The whole answer of the other side: MOR-DEF-A5 one reaction for each fighter, MOR-INT-A8 one way for each interceptor. */
function judgeReaction(s: State, frame: ActivationFrame, a: Do<'react'>): Reaction | Refusal {
  const used = new Set<number>();
  const interceptions: Interception[] = [];
  for (const one of a.intercept) {
    const m = frame.movers.find(({ who }) => who === one.mover);
    const f = s.fighters[one.fighter];
    if (!m) return refuse('invalid', 'MOR-INT-03', 'noMove', { mark: '' });
    const mover = fighterOf(s, m.who);
    const fault = generalFault(s, f, mover, m);
    if (fault || !f) return fault ?? refuse('invalid', 'MOR-INT-02', 'notWaiting', { mark: '' });
    if (used.has(one.fighter)) return refuse('invalid', 'MOR-DEF-A5', 'oneReaction', { mark: f.mark });
    used.add(one.fighter);
    const judged = judgeInterception({ s, f, mover, m, means: one.with }, one.at);
    if ('refusal' in judged) return judged;
    interceptions.push(judged);
  }
  let defence: Guard | null = null;
  if (a.defend) {
    const f = s.fighters[a.defend.fighter];
    if (f && used.has(f.id)) return refuse('invalid', 'MOR-DEF-A5', 'oneReaction', { mark: f.mark });
    const judged = judgeGuard(s, frame.movers, a.defend);
    if ('refusal' in judged) return judged;
    defence = judged;
  }
  // MOR-INT-09: in the order of their points along the way, the nearest first where that is the same.
  interceptions.sort((p, q) => p.at - q.at || p.near - q.near);
  return { interceptions, defence };
}

/** MOR-DIS-01, MOR-DIS-03, MOR-DIS-A1: leaving an enemy's contact zone from before his front is a disengagement. MOR-DIS-02: like any move. */
function disengages(f: Fighter, mover: Fighter, m: Mover): boolean {
  const last = lastOf(m.steps);
  if (!last || f.seat === mover.seat || !isFree(f) || !inZone(f, mover) || !inFront(f, mover) || !meleeWeapon(f))
    return false;
  return !isWithin(f, { x: last.x, y: last.y, r: mover.r }, ZONE);
}

/** Whom a way leads towards, among those who are still there. */
function headed(s: State, one: Fighter, path: readonly Leg[]): Who | null {
  const last = path[path.length - 1];
  const others = s.fighters.filter((f) => f.id !== one.id && !f.off);
  const found = last && towards([one.x, one.y], last.to, one.seat, others);
  return found ? who(found) : null;
}

/** HB-10: what was declared is told. */
export function announce(s: State, f: ActivationFrame, io: Port): void {
  if (!io.tell) return;
  for (const m of f.movers) {
    const one = fighterOf(s, m.who);
    const target = fighterAt(s, targetIdOf(m.action));
    const path = m.steps.map(({ x, y, how }) => ({
      to: [x, y] as const,
      ...(how === 'jump' || how === 'drop' ? { how } : {}),
    }));
    io.tell({
      kind: 'declared',
      rule: f.combined ? 'MOR-CMB-01' : 'HB-10',
      who: who(one),
      from: [one.x, one.y],
      path,
      towards: headed(s, one, path),
      double: f.double,
      action: m.action.kind,
      charge: m.charge?.type ?? null,
      target: target ? who(target) : null,
    });
    for (const other of s.fighters) {
      if (disengages(other, one, m))
        io.tell({ kind: 'disengages', rule: 'MOR-DIS-01', who: who(one), from: who(other) });
    }
  }
}

/** The other side looks at what it may do about it. */
export function openWindow(s: State, f: ActivationFrame, io: Port): void {
  // MOR-CHG-08: what a ruée adds is there before the first step.
  for (const m of f.movers) fighterOf(s, m.who).spent -= rueeOf(m.charge);
  f.offers = interceptionsFor(s, f.movers);
  f.guards = guardsFor(s, f.movers);
  if (f.offers.length > 0 || f.guards.length > 0) {
    next(s, f, 'window');
    return;
  }
  // Nearly always: on its way at once.
  next(s, f, 'move');
  move(s, f, io);
}

const INTERCEPTING = [...idsOf('INT', '05 06 07 08 09 10 A1 A2 A4 A5 A7 A8'), ...idsOf('PRV', '02 03 A1')];
const DEFENDING = idsOf('DEF', '03 04 A1 A2 A3 A7');

/** W3. */
export const react: Asking<ActivationFrame, 'react'> = {
  kind: 'react',
  open: true,
  to: (_s, f) => (f.offers.length === 0 && f.guards.length === 0 ? undefined : 1 - f.seat),
  about: (s, f) => ({
    declared: f.movers.map((m) => publicIntention(m, f.double)),
    first: s.first,
    kinds: kindsOf(s),
    standing: standingOf(s),
  }),
  cites: [...idsOf('INT', '01 02 03 04'), ...idsOf('DIS', '02 03 A1'), ...idsOf('DEF', '01 02')],
  worth: toEither,
  on: {
    pass: (s, f) => void next(s, f, 'move'),
    react: {
      cites(_d, { intercept, defend }) {
        if (intercept.length === 0 && !defend) return ['MOR-INT-01', 'MOR-DEF-01'];
        return [...(intercept.length > 0 ? INTERCEPTING : []), ...(defend ? DEFENDING : [])];
      },
      take(s, f, a) {
        const judged = judgeReaction(s, f, a);
        if ('refusal' in judged) return judged;
        // Movers go one after another: their interceptions follow the same order.
        const order = (id: number): number => f.movers.findIndex((m) => m.who === id);
        f.interceptions = judged.interceptions.sort((p, q) => order(p.mover) - order(q.mover));
        f.defence = judged.defence;
        next(s, f, 'move');
        return undefined;
      },
    },
  },
  absent: { do: 'pass' },
  run: (s, f) => next(s, f, 'move'),
};

function countAble(s: State, f: ActivationFrame): number {
  let able = 0;
  for (const m of f.movers) if (canStillAct(s, f, m)) able++;
  return able;
}

/** Goes on to a length of its way, unless it was stopped before. */
function walkTo(s: State, m: Mover, one: Fighter, to: number, io: Port): void {
  if (!m.stopped && !carryOut(s, one, m.steps, m.run, to, io, 'walk')) {
    m.stopped = true;
    if (hasEnded(one) || !isFree(one)) m.lost = true;
  }
  m.run = to;
}

/** Goes on along the way of the mover at hand, to the next interception or to the end. */
export function move(s: State, f: ActivationFrame, io: Port): void {
  const m = f.movers[f.at];
  if (!m) {
    f.at = 0;
    const only = f.movers[0];
    const plain = !f.combined && only?.action.kind === 'none' && fighterOf(s, only.who).prepared === null;
    // MOR-CMB-A1: those who were put down on the way do not count.
    if (f.combined) f.malus = countAble(s, f);
    next(s, f, f.defence ? 'defence' : plain ? 'end' : 'before');
    return;
  }
  const one = fighterOf(s, m.who);
  const hit = f.interceptions[f.next];
  if (hit?.mover === m.who) {
    f.next++;
    // MOR-INT-08: he never came that far; whoever waited for him has not been activated.
    if (m.stopped) return;
    walkTo(s, m, one, Math.max(m.run, hit.at), io);
    if (m.length === 0 && m.facing) [one.fx, one.fy] = m.facing;
    next(s, f, 'intercepted');
    intercept(s, f, hit.who, hit.with, one.id, io);
    return;
  }
  walkTo(s, m, one, m.length, io);
  if (!m.stopped && m.facing) [one.fx, one.fy] = m.facing;
  if (m.facing && m.length > 0) one.moved = true;
  f.at++;
  if (f.at < f.movers.length) next(s, f, 'move');
  else move(s, f, io);
}

/** MOR-INT-06, MOR-INT-10 (never a combined attack), MOR-ESC-A3 (an escape too): by the ordinary rules, at this point of the way. */
function intercept(s: State, f: ActivationFrame, by: number, means: string, target: number, io: Port): void {
  const one = fighterOf(s, by);
  const other = fighterOf(s, target);
  f.report = null;
  const can = isWaiting(one) && isFit(other) && (!isMelee(means) || inZone(one, other));
  if (!can) return;
  io.tell?.({ kind: 'intercepts', rule: 'MOR-INT-06', who: who(one), mover: who(other), with: means });
  if (isMelee(means)) {
    startMelee(s, { by, body: means === 'body', targets: [target], charge: null, why: 'interception' });
  } else {
    const spell = knows(one, means);
    startVolley(s, { by, what: spell ? 'spell' : 'shot', with: means, target, why: 'interception' });
  }
}

/** MOR-INT-07, MOR-INT-A3, MOR-INT-A4: whether the mover goes on, and still has its action. */
export function intercepted(s: State, f: ActivationFrame, io: Port): void {
  const m = mover(f);
  const one = fighterOf(s, m.who);
  const { report } = f;
  if (one.acted && !f.double) m.lost = true;
  // Where it should stand if nobody moved it: within a unit of the way.
  const [x, y] = alongWay(m.steps, m.run)?.point ?? [one.x, one.y];
  const shoved = Math.abs(one.x - x) > 5 || Math.abs(one.y - y) > 5;
  const over = !isFree(one) || one.stunned || hasEnded(one);
  if (over || shoved) {
    if (!m.stopped) io.tell?.({ kind: 'stopped', rule: 'MOR-INT-A3', who: who(one), why: 'struck' });
    m.stopped = true;
    if (over) m.lost = true;
  }
  next(s, f, 'move');
  if (report) endReaction(s, fighterOf(s, report.by));
}
