/** RDD-JR: the target resists; what is resisted turns back on the caster. */
import { HN_RESISTANCE } from '../data/spells.ts';
import type { Io } from '../events.ts';
import { isSuccess } from '../resolution.ts';
import type { Aim, Dreamer, Parameters } from '../state.ts';
import { roll } from './dreamer.ts';
import { forbids } from './effects.ts';
import { RESISTANCE } from './purposes.ts';
import type { Known } from './spellbook.ts';

/**
 * RDD-JR-01, and ruling 3 where it goes by the birth hour that the caster named: right, wrong, or none. Against somebody
 * who has no birth hour, as an animal, none counts as named.
 */
export function difficultyOfResistance(
  spell: Known,
  { hour: named }: Parameters,
  birthHour: number | undefined,
): number {
  if (spell.resistance !== 'hn') return spell.resistance ?? 0;
  if (named === undefined || birthHour === undefined) return HN_RESISTANCE.unnamed;
  return named === birthHour ? HN_RESISTANCE.right : HN_RESISTANCE.wrong;
}

type Target = Pick<Aim, 'points' | 'hour' | 'name'>;

/** Of several targets each is told by its name, where it has one. */
export const named = (on: 'target' | 'caster', aim: Pick<Aim, 'name'> | null): { readonly name?: string } =>
  on === 'target' && aim?.name !== undefined ? { name: aim.name } : {};

/** RDD-JR-01: current points, no skill, and no general state (RDD-STATE-01). */
function resists(
  d: Dreamer,
  who: 'target' | 'caster',
  points: number,
  difficulty: number,
  io: Io,
  aim: Target | null = null,
): boolean {
  const rolled = roll(io, RESISTANCE, points, difficulty);
  const success = isSuccess(rolled.result);
  io.tell?.({ kind: 'resistance', rule: 'RDD-JR-01', seat: d.seat, who, ...named(who, aim), rolled, success });
  // RDD-JR-03: one point, always in RÊVE. What a target learns is not on this sheet; a désir lancinant forbids it.
  if (who === 'caster' && rolled.result === 'particuliere' && difficulty < 0 && !forbids(d, 'experience')) {
    d.experience.reve += 1;
    io.tell?.({ kind: 'experience', rule: 'RDD-JR-03', seat: d.seat, reve: 1, voie: null, draconic: 0 });
  }
  return success;
}

/** On whom it works in the end. */
export function resist(
  d: Dreamer,
  spell: Known,
  parameters: Parameters,
  aim: Target | null,
  on: 'target' | 'caster',
  io: Io,
): 'target' | 'caster' | 'nobody' {
  // RDD-JR-02: it turns back on the caster, who resists at r0. RDD-JR-04: on oneself the same, and both rolls are his.
  const [points, birthHour] = on === 'target' ? [aim?.points ?? 0, aim?.hour] : [d.points, d.sheet.birthHour];
  if (!resists(d, on, points, difficultyOfResistance(spell, parameters, birthHour), io, aim)) return on;
  return resists(d, 'caster', d.points, 0, io) ? 'nobody' : 'caster';
}
