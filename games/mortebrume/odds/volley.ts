/** The exact odds of a shot or a spell: hit, dodged, and the wounds. */
import { spellOf } from '../data/spells.ts';
import { weaponOf } from '../data/weapons.ts';
import type { Ask } from '../frames.ts';
import { weighBlow } from '../rules/harm.ts';
import { difficultyAt, type Field, gap, shotBand } from '../rules/measure.ts';
import { dodgeAsk, shotAsk, spellAsk, sumOf, willAsk } from '../rules/rolls.ts';
import { shotDamage } from '../rules/shooting.ts';
import type { Fighter, State } from '../state.ts';
import { diceWays, type Histogram, type RollWay } from './duel.ts';

export interface VolleyOdds {
  readonly of: number;
  readonly hit: number;
  readonly dodged: number;
  readonly missed: number;
  readonly special: number;
  readonly wounds: Histogram;
  readonly difficulty: number;
  readonly attack: Ask['terms'];
}

type Table = Field & Pick<State, 'weather'>;

/** Against somebody who dodges (or resists) where that is possible, or takes it. */
export function volleyOdds(
  s: Table,
  by: Fighter,
  target: Fighter,
  means: string,
  dodges: boolean,
  moving = false,
  added: readonly [number, number] = [0, 0],
): VolleyOdds {
  const spell = spellOf(means);
  const weapon = weaponOf(means);
  const self = by.id === target.id;
  const plain = self ? 0 : difficultyAt(gap(by, target));
  const difficulty = spell ? Math.max(spell.difficulty, plain) : plain;
  const attack =
    spell || !weapon
      ? spellAsk(s, by, means, { target, z: target.z, moving }, 0)
      : shotAsk(s, by, weapon, target, moving);
  const reaction = spell ? spell.reaction : 'dodge';
  const answer =
    !dodges || reaction === 'none'
      ? undefined
      : reaction === 'will'
        ? willAsk(target, 'will')
        : dodgeAsk(s, target, by, 0);
  const damage = spell
    ? spell.damage
    : weapon
      ? shotDamage(weapon.damage, shotBand(weapon.reach, by, target) === 'off')
      : 0;
  const effect = spell ? spell.special : (weapon?.special ?? null);
  const loss = [false, true].map(
    (special) => weighBlow(s, target, { damage, special, effect, doubled: true, x: by.x, y: by.y }).loss,
  );
  const harmful = damage > 0;
  const plus = sumOf(attack);
  const own = answer ? sumOf(answer) : 0;
  const answers: readonly RollWay[] = answer
    ? diceWays(1 + added[1], answer.die)
    : [{ total: 0, special: false, auto: true, ways: 1 }];
  let [of, hit, dodged, missed, special] = [0, 0, 0, 0, 0];
  const wounds: Record<number, number> = {};
  for (const a of diceWays(1 + added[0], attack.die)) {
    for (const b of answers) {
      const ways = a.ways * b.ways;
      of += ways;
      let points = 0;
      if (a.auto || a.total + plus < difficulty) missed += ways;
      else if (answer && !b.auto && b.total + own >= a.total + plus) dodged += ways;
      else {
        hit += ways;
        if (a.special) special += ways;
        if (harmful) points = Math.min(target.phys, loss[a.special ? 1 : 0] as number);
      }
      wounds[points] = (wounds[points] ?? 0) + ways;
    }
  }
  return { of, hit, dodged, missed, special, wounds, difficulty, attack: attack.terms };
}
