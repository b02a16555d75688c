/** What a blow, a shot or a spell is worth to the raider, by its odds. */
import { spellOf } from '../data/spells.ts';
import type { Charge } from '../frames.ts';
import { type DuelOdds, duelOdds, meanOf } from '../odds/duel.ts';
import { volleyOdds } from '../odds/volley.ts';
import { isFree, profile } from '../rules/fighter.ts';
import { meleeWeapon, shotWeapon } from '../rules/measure.ts';
import { reactionsTo } from '../rules/melee.ts';
import { isOff } from '../rules/rolls.ts';
import type { Fighter, View } from '../state.ts';

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
      const worth = duelWorth(by, target, duelOdds(v, by, target, how, strike)) + price;
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
