/** What is drawn on a journey, and who sees it fall. */
import type { Chance, Purpose } from '@reverie/kernel/chance/chance';
import type { Force } from '../data/encounters.ts';
import { hasGardien, type State } from '../state.ts';

const open = (label: string): Purpose => ({ label, seen: 'all' });

export const ENCOUNTER_ROLL = open('encounter.roll');
export const ENCOUNTER_KIND = open('encounter.kind');
export const ENCOUNTER_FORCE = open('encounter.force');
export const MASTERING = open('mastering');
export const REFOULEMENT = open('refoulement');
export const CAST = open('cast');
export const RESISTANCE = open('resistance');
export const SIGHT = open('sight');
export const WILL = open('will');
export const RECOVERY = open('recovery');
export const DRAGON = open('dragon');
export const DRAGON_DETAIL = open('dragon.detail');
export const DISTURBANCE = open('disturbance');
export const ERRATIC = open('erratic');
export const TEAR = open('tear');
/** A character at random, before any table. */
export const CREATION = open('creation');
/** Only for imagining what somebody cannot know. */
export const GUESS: Purpose = { label: 'guess', seen: 'none' };

/** RDD-HID-02: where a lost demi-rêve is put is for the gardien's eyes; without one, for nobody's. */
const hiddenFrom = new Map<string, Purpose>();
export function hidden(s: State, label: 'place' | 'drift' | 'changeur'): Purpose {
  const gardien = hasGardien(s) ? s.gardien : null;
  const key = `${label} ${gardien}`;
  let purpose = hiddenFrom.get(key);
  if (!purpose) {
    purpose = { label, seen: gardien === null ? 'none' : [gardien] };
    hiddenFrom.set(key, purpose);
  }
  return purpose;
}

/** RDD-X-04: a roll for the gardien's eyes alone. */
export const SECRET = (gardien: number): Purpose => ({ label: 'secret', seen: [gardien] });

/** RDD-DDR-01: 1d8 where 8 counts 0, and 7 is added and rolled again without end. */
export function drawDdr(chance: Chance, why: Purpose): number {
  for (let total = 0; ; ) {
    const face = chance.die(why, 8);
    if (face === 8) return total;
    total += face;
    if (face !== 7) return total;
  }
}

/** RDD-ENC-03. */
export const drawForce = (force: Force, chance: Chance, why: Purpose): number =>
  force === '7+ddr' ? 7 + drawDdr(chance, why) : force.plus + chance.sum(why, force.count, force.sides);
