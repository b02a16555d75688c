/** MOR-INT-02 to -06, MOR-PRV: which fighter may strike which mover, with what, and where along the way. */
import type { RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { BASE } from '../data/constants.ts';
import { profileOf } from '../data/fighters.ts';
import { spellOf } from '../data/spells.ts';
import { weaponOf } from '../data/weapons.ts';
import { type Interception, lastOf, type Mover, type Step } from '../frames.ts';
import { once } from '../geometry/once.ts';
import { CM, nearer, roundedDown, roundedUp, squared, thousandths } from '../geometry/plane.ts';
import { partlyIn } from '../geometry/sector.ts';
import { hiddenAlong } from '../geometry/sight.ts';
import { before, both, receding, type Stretch, within } from '../geometry/stretch.ts';
import { groundOf } from '../scenery.ts';
import { copyFighter, type Fighter, fighterOf, type State } from '../state.ts';
import { isWaiting } from './fighter.ts';
import { inFront, inZone, isSeen, isWithin, sees, shotBand, ZONE } from './measure.ts';
import { farOf, putOn } from './trajectory.ts';

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

/**
 * Everything a fighter can intercept with: its weapons, fists, and the spells that are cast at an enemy; a card does
 * not change.
 */
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

const RECEDES = thousandths(BASE.recedes * CM);

/**
 * MOR-PRV-01 to -03: where along the way the attacked fighter may strike the attacker, in units. The cut into legs does
 * not matter: adjacent stretches are one.
 */
function privilegesOf(f: Fighter, mover: Fighter, { steps }: Mover): Stretch[] {
  const found: Stretch[] = [];
  /** MOR-PRV-02, MOR-PRV-A1: farther off by more than a millimetre, inside the zone. */
  let away: { from: number; to: number; near: number; far: number } | undefined;
  /**
   * MOR-PRV-03: since which length the centre is in front of the line that the way leaves, and once it is behind that line,
   * until the last of the base is.
   */
  let ahead = -1;
  let leaving = false;
  const behind = -mover.r * Math.sqrt(f.fx * f.fx + f.fy * f.fy);
  let begun = 0;
  const close = (): void => {
    if (away && thousandths(away.far) - thousandths(away.near) > RECEDES) found.push({ from: away.from, to: away.to });
    away = undefined;
  };
  for (const step of steps) {
    const { length } = step;
    if (length === 0) continue;
    const dot = (x: number, y: number): number => f.fx * (x - f.x) + f.fy * (y - f.y);
    const start = dot(step.ax, step.ay);
    const end = dot(step.x, step.y);
    // How far along the way the centre is by so much in front of the line.
    const where = (by: number): number => begun + (start === end ? 0 : ((start - by) / (start - end)) * length);
    if (ahead < 0 && start >= 0) ahead = begun;
    else if (ahead < 0 && end >= 0) ahead = where(0);
    if (ahead >= 0 && end < 0) leaving = true;
    if (leaving && end >= 0) leaving = false;
    if (leaving && end <= behind) {
      found.push({ from: ahead, to: where(behind) });
      leaving = false;
      ahead = -1;
    }
    const part = both(within(step, f, f.r + mover.r + ZONE), receding(step, f));
    if (!part || part.to <= part.from || (away && part.from > 0)) close();
    if (part && part.to > part.from) {
      const far = (u: number): number =>
        Math.sqrt(squared(f.x, f.y, step.ax + (step.x - step.ax) * u, step.ay + (step.y - step.ay) * u));
      away ??= { from: begun + part.from * length, to: 0, near: far(part.from), far: 0 };
      away.to = begun + part.to * length;
      away.far = far(part.to);
      if (part.to < 1) close();
    }
    begun += length;
  }
  close();
  if (leaving) found.push({ from: ahead, to: begun });
  return found;
}

type Miss = readonly [rule: RuleId, reason: string];
const BEHIND: Miss = ['MOR-INT-05', 'notInFront'];
const TOO_FAR: Miss = ['MOR-INT-05', 'outOfReach'];
const UNSEEN: Miss = ['MOR-INT-A6', 'unseen'];

/** An attempt to strike a mover: the striker, the mover, its way and the means. */
interface Try {
  readonly s: State;
  readonly f: Fighter;
  readonly mover: Fighter;
  readonly m: Mover;
  readonly means: string;
  /** Where the attacked may strike at all; undefined where everything goes. */
  readonly only: readonly Stretch[] | undefined;
}
export const tryOf = (s: State, f: Fighter, mover: Fighter, m: Mover, means: string): Try => ({
  s,
  f,
  mover,
  m,
  means,
  // MOR-PRV-01: a target of the attack strikes only where it is privileged.
  only: m.struck.includes(f.id) ? privilegesOf(f, mover, m) : undefined,
});

/** Why a mover cannot be struck at a place. MOR-INT-A1: the striker does not even turn. */
export function missAt({ s, f, means }: Pick<Try, 's' | 'f' | 'means'>, there: Fighter): Miss | undefined {
  if (!inFront(f, there)) return BEHIND;
  if (isMelee(means)) return inZone(f, there) ? undefined : TOO_FAR;
  const weapon = weaponOf(means);
  const reached = weapon
    ? shotBand(weapon.reach, f, there) !== 'none'
    : isWithin(f, there, (spellOf(means)?.range ?? 0) * CM);
  if (!reached) return TOO_FAR;
  // MOR-INT-A6: shots and spells also need a line of sight to that place.
  return isSeen(s, f, there) ? undefined : UNSEEN;
}

/** Why an interception is refused here; undefined if it is allowed. */
function pointFault(t: Try, at: number): Refusal | undefined {
  const there = copyFighter(t.mover);
  if (!putOn(there, t.m.steps, at)) return refuse('invalid', 'MOR-INT-06', 'offWay', { mark: t.f.mark, at: at / CM });
  const miss = missAt(t, there);
  return miss && refuse('invalid', ...miss, { mark: there.mark, at: at / CM, x: there.x / CM, y: there.y / CM });
}

/** What does not depend on the point: MOR-INT-02 to -04, MOR-PRV-01. */
export function generalFault(s: State, f: Fighter | undefined, mover: Fighter, m: Mover): Refusal | undefined {
  if (!f || f.seat === mover.seat || !isWaiting(f))
    return refuse('invalid', 'MOR-INT-02', 'notWaiting', { mark: f?.mark ?? '' });
  if (!displaces(mover, m)) return refuse('invalid', 'MOR-INT-03', 'noMove', { mark: mover.mark });
  return sees(s, f, mover)
    ? undefined
    : refuse('invalid', 'MOR-INT-04', 'unseen', { mark: mover.mark, x: mover.x / CM, y: mover.y / CM });
}

function isAllowed({ only }: Try, at: number): boolean {
  if (!only) return true;
  for (const { from, to } of only) if (at >= from - 1 && at <= to + 1) return true;
  return false;
}

/** Judges one interception: at which point of the way, and how near to the striker that is (MOR-INT-09), or why not. */
export function judgeInterception(t: Try, at: number): Interception | Refusal {
  const { f, means } = t;
  if (!meansOf(f).includes(means)) return refuse('invalid', 'MOR-INT-05', 'noWeapon', { weapon: means });
  const fault = pointFault(t, at);
  if (fault) return fault;
  if (!isAllowed(t, at)) return refuse('invalid', 'MOR-PRV-01', 'attacked', { mark: f.mark });
  return interceptionAt(t, at);
}

function interceptionAt({ f, mover, m, means }: Try, at: number): Interception {
  const there = copyFighter(mover);
  putOn(there, m.steps, at);
  const near = thousandths(Math.sqrt(squared(f.x, f.y, there.x, there.y)) - f.r);
  return { who: f.id, with: means, mover: m.who, at, near };
}

/** How much a place may be off its line by the rounding of the grid. */
const ROUNDING = 2;

/**
 * Whether a fighter surely cannot strike between two lengths of a leg: too near, in the mist or hidden all along. False
 * if unsure.
 */
function isVain({ s, f, mover, means }: Try, step: Step, from: number, to: number): boolean {
  // Up or down, or landing on another height: looked at point by point.
  if (step.az !== step.z) return false;
  if (isMelee(means)) return Math.abs(f.z - step.az) > ZONE;
  if (step.length === 0) return false;
  const dx = (step.x - step.ax) / step.length;
  const dy = (step.y - step.ay) / step.length;
  const px = step.ax + dx * from;
  const py = step.ay + dy * from;
  const qx = step.ax + dx * to;
  const qy = step.ay + dy * to;
  const weapon = weaponOf(means);
  // HB-30: the zone is a disc, so it holds all between two places in it.
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
  putOn(there, t.m.steps, at) && !missAt(t, there) && isAllowed(t, at);

/**
 * One good point between two lengths along the way: the ends and the middle first, which most often work, then every
 * whole one.
 */
function pointIn(t: Try, from: number, to: number, leg?: Part): Interception | undefined {
  const low = Math.max(0, roundedDown(from));
  const high = Math.min(t.m.length, roundedUp(to));
  const there = copyFighter(t.mover);
  for (const at of [Math.min(high, roundedUp(from)), high, roundedUp((from + to) / 2)])
    if (isGood(t, there, at)) return interceptionAt(t, at);
  if (isVainOn(t, leg, low, high)) return undefined;
  const vain: boolean[] = [];
  for (let at = low; at <= high; at += BLOCK) vain.push(isVainOn(t, leg, at, Math.min(at + BLOCK - 1, high)));
  // Ever finer: a mover seen at all is nearly always seen for more than half a centimetre.
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

/** MOR-INT-05: one good point of the way, within reach and in front of the striker, if there is one. */
function pointFor(t: Try): Interception | undefined {
  const { f, mover, m, means } = t;
  const reach = reachOf(means) + f.r + mover.r;
  if (m.steps.length === 0) {
    const near = squared(f.x, f.y, mover.x, mover.y) <= reach * reach;
    const meets = near && partlyIn(f.fx, f.fy, mover.x - f.x, mover.y - f.y, mover.r);
    return meets ? pointIn(t, 0, 0) : undefined;
  }
  const far = farOf(m.steps);
  let begun = 0;
  for (const step of m.steps) {
    const { length } = step;
    const start = begun;
    begun += length;
    if (start > far) break;
    const found = both(within(step, f, reach), before(step, f, mover.r));
    if (!found) continue;
    const [from, to] = [start + found.from * length, Math.min(far, start + found.to * length)];
    if (!t.only) {
      const one = pointIn(t, from, to, { step, start });
      if (one) return one;
      continue;
    }
    for (const stretch of t.only) {
      const part = both({ from, to }, stretch);
      const one = part && pointIn(t, part.from, part.to, { step, start });
      if (one) return one;
    }
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
      if (f.seat === mover.seat || !isWaiting(f)) continue;
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
          one = pointFor(tryOf(s, f, mover, m, means)) ?? null;
          if (melee) struck = one;
        }
        if (one) found.push(one.with === means ? one : { ...one, with: means });
      }
    }
  }
  return found;
}
