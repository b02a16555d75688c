/** The haut-rêvant himself: his points, his general state, his rolls and what he learns by them. */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Term } from '@reverie/kernel/events';
import type { RuleId } from '@reverie/kernel/game';
import { malusOf } from '../data/fatigue.ts';
import { VOIES, type Voie } from '../data/voies.ts';
import type { Io, Mastered, Rolled } from '../events.ts';
import { chanceOf, isSuccess, read } from '../resolution.ts';
import type { Dreamer } from '../state.ts';
import { forbids } from './effects.ts';
import { MASTERING } from './purposes.ts';

/** RDD-STATE-01: fatigue lines, lost life, drink and overload. RDD-STATE-02: not the fatigue of this journey. */
export function generalState(d: Dreamer): number {
  return malusOf(d.sheet.endurance, d.fatigue) + Math.min(0, d.vie - d.sheet.vie) + d.ethylisme + d.surencombrement;
}

export function bestVoie(d: Dreamer): Voie {
  let best: Voie = 'oniros';
  for (const voie of VOIES) if (d.levels[voie] > d.levels[best]) best = voie;
  return best;
}

/** RDD-ROLL-01 to 03: one roll on the table. `bonus` is added to the percentage after it (RDD-CELL-01). */
export function roll(io: Io, why: Purpose, characteristic: number, adjustment: number, bonus = 0): Rolled {
  const added = adjustment > -11 ? bonus : 0;
  const percent = chanceOf(characteristic, adjustment) + added;
  const die = io.chance.die(why, 100);
  const result = read(percent, adjustment, die);
  if (added === 0) return { characteristic, adjustment, percent, roll: die, result };
  return { characteristic, adjustment, percent, bonus: added, roll: die, result };
}

/** The figures of a roll with a Draconic, each with its rule. */
export function terms(d: Dreamer, voie: Voie, difficulty: number, rule: RuleId): readonly Term[] {
  return [
    { rule, what: voie, value: d.levels[voie] },
    { rule, what: 'difficulty', value: difficulty },
    { rule: 'RDD-STATE-01', what: 'generalState', value: generalState(d) },
  ];
}

/** A try to master an encounter, or a cell. */
export type Mastering = { readonly voie: Voie; readonly rolled: Rolled; readonly success: boolean };

/** RDD-ENC-05: current points, a Draconic (the best unless one is named), the force against it. */
export function master(d: Dreamer, what: Mastered, force: number, rule: RuleId, io: Io, named?: Voie): Mastering {
  const voie = named ?? bestVoie(d);
  const rolled = roll(io, MASTERING, d.points, d.levels[voie] - force + generalState(d));
  const success = isSuccess(rolled.result);
  const sum = terms(d, voie, -force, 'RDD-ENC-05');
  io.tell?.({ kind: 'mastering', rule, seat: d.seat, encounter: what, force, voie, rolled, success, sum });
  return { voie, rolled, success };
}

/** RDD-XP-01: on a particulière at a negative final adjustment. */
export function experience(d: Dreamer, rolled: Rolled, voie: Voie, io: Io): void {
  if (rolled.result !== 'particuliere' || rolled.adjustment >= 0 || forbids(d, 'experience')) return;
  const total = -rolled.adjustment;
  const reve = Math.floor(total / 2);
  const known = d.experience;
  d.experience = { ...known, reve: known.reve + reve, [voie]: known[voie] + total - reve };
  io.tell?.({ kind: 'experience', rule: 'RDD-XP-01', seat: d.seat, reve, voie, draconic: total - reve });
}

export function gain(d: Dreamer, points: number, rule: RuleId, io: Io): undefined {
  d.points += points;
  io.tell?.({ kind: 'points', rule, seat: d.seat, change: points, points: d.points });
}

/** Takes points away, never below 0. What follows at 0 is for the caller, who knows what he was doing (RDD-UP-08). */
export function lose(d: Dreamer, points: number, rule: RuleId, io: Io): void {
  const lost = Math.min(points, d.points);
  d.points -= lost;
  io.tell?.({ kind: 'points', rule, seat: d.seat, change: -lost, points: d.points });
}
