/** What a blow, a shot or a spell is worth to the raider, by its odds. */
import { spellOf } from '../data/spells.ts';
import type { Charge } from '../frames.ts';
import { heightAt } from '../geometry/field.ts';
import { CM } from '../geometry/plane.ts';
import { type DuelOdds, duelOdds, meanOf } from '../odds/duel.ts';
import { volleyOdds } from '../odds/volley.ts';
import { whoRecoils } from '../rules/charges.ts';
import { fallWounds } from '../rules/falls.ts';
import { encumbranceOf, isFree, moveOf, profile } from '../rules/fighter.ts';
import { meleeWeapon, shotWeapon } from '../rules/measure.ts';
import { reactionsTo } from '../rules/melee.ts';
import { isOff } from '../rules/rolls.ts';
import { groundOf } from '../scenery.ts';
import type { Fighter, View } from '../state.ts';
import { goalWorth } from './places.ts';

/** What a point of somebody's physique is worth: its share of the price. */
const pointWorth = (f: Fighter): number => profile(f).cost / profile(f).physique;

/** What it is worth to take so much from somebody, the end of him included. */
function harmWorth(
  f: Fighter,
  odds: { readonly of: number; readonly wounds: Readonly<Record<number, number>> },
): number {
  const mean = meanOf(odds.wounds, odds.of);
  const down = f.phys > 0 ? (odds.wounds[f.phys] ?? 0) / odds.of : 1 - (odds.wounds[0] ?? 0) / odds.of;
  return mean * pointWorth(f) + down * profile(f).cost * 0.6;
}

export function duelWorth(by: Fighter, target: Fighter, odds: DuelOdds): number {
  const own = { of: odds.of, wounds: odds.woundsAgainst };
  // Domination ends the loser's turn, which is worth something by itself.
  const sway = (odds.results.dominates - odds.results.dominated) / odds.of;
  return harmWorth(target, odds) - harmWorth(by, own) + sway * 0.4;
}

/** What a centimetre of way is worth after a blow, what a point on dodges, and what it is to come down in a pit. */
const ROOM = 0.03;
const DODGE = 0.1;
const PIT = 0.6;

/** How much nearer to the goal a fighter comes that goes so many units along its charge. */
function gainAlong(v: View, by: Fighter, { dx, dy }: Charge, far: number): number {
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const within = (at: number): number => Math.max(by.r, Math.min(v.side - by.r, at));
  const [x, y] = [within(by.x + (dx * far) / length), within(by.y + (dy * far) / length)];
  return Math.max(0, goalWorth(v, by, x, y) - goalWorth(v, by, by.x, by.y));
}

/** What it does to a target to be pushed so many centimetres along a charge: nothing, unless a drop lies there. */
function pitWorth(v: View, target: Fighter, { dx, dy, bonus }: Charge): number {
  const ground = groundOf(v);
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  for (let cm = 1; cm <= bonus; cm++) {
    const far = (cm * CM) / length;
    const height = target.z - heightAt(ground, target.x + dx * far, target.y + dy * far);
    if (height < CM) continue;
    const wounds = fallWounds(height, encumbranceOf(v, target), target.phys, false);
    return PIT + Math.min(wounds, target.phys) * pointWorth(target);
  }
  return 0;
}

/** MOR-CHG-07 to -09: what a charge gives besides its blow; surprise and offensive are in the odds. */
function chargeWorth(v: View, by: Fighter, target: Fighter, charge: Charge, { of, results }: DuelOdds): number {
  const { type, bonus } = charge;
  if (type === 'ruee') {
    const free = 1 - results.dominated / of;
    return free * (ROOM * bonus + gainAlong(v, by, charge, bonus * CM));
  }
  if (type === 'percee') {
    const room = Math.max(0, moveOf(v, by) - by.spent - (bonus * 2 + encumbranceOf(v, by)) * CM);
    return (results.dominates / of) * (DODGE * bonus + gainAlong(v, by, charge, room));
  }
  if (type !== 'poussee' || whoRecoils(by.phys, target.phys) === 'charger') return 0;
  const met = 1 - (results.dodged + results.missed) / of;
  return met * pitWorth(v, target, charge);
}

/** The worth of a strike against the answer that hurts the striker's side most. */
export function strikeWorth(
  v: View,
  by: Fighter,
  targets: readonly Fighter[],
  body: boolean,
  charge: Charge | null,
  share = 0,
): number {
  const off = targets.some((target) => isOff(by, target));
  const strike = { body, charge, targets: targets.length, off, share, offensive: v.settings.offensive };
  let sum = 0;
  for (const target of targets) {
    let worst = Number.POSITIVE_INFINITY;
    for (const how of reactionsTo(target, by)) {
      const price = how === 'passe' || how === 'body' ? 0.8 : 0;
      const odds = duelOdds(v, by, target, how, strike);
      const worth = duelWorth(by, target, odds) + price + (charge ? chargeWorth(v, by, target, charge, odds) : 0);
      if (worth < worst) worst = worth;
    }
    sum += target.seat === by.seat ? -2 * Math.max(0, worst) : worst;
  }
  return sum;
}

export function volleyWorth(v: View, by: Fighter, target: Fighter, means: string, moving = false): number {
  const spell = spellOf(means);
  const odds = volleyOdds(v, by, target, means, isFree(target) && !target.noDodge && !target.stunned, moving);
  const hit = odds.hit / odds.of;
  switch (spell?.effect) {
    case 'root':
      return hit * (meleeWeapon(target) && !shotWeapon(target) ? 1.5 : 0.8);
    case 'push':
      return hit * 0.7;
    case 'stone':
      return hit * 0.7;
    case 'heal':
      return hit * Math.min(3.5, profile(target).physique - target.phys) * pointWorth(target) * 1.2;
    default:
      return harmWorth(target, odds);
  }
}
