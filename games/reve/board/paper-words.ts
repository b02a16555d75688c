/** Words of the printed sheet. */
import { words } from '@reverie/ui/words';

const fr = {
  of: 'Haut-rêvant',
  xp: (n: number) => `exp. ${n}`,
  dream: 'Rêve',
  points: 'Points de rêve',
  seuil: 'Seuil de rêve',
  refoulement: 'Refoulement',
  reveXp: 'Expérience en RÊVE',
  when: 'Jour et heure',
  moment: (day: number, hour: string) => `jour ${day}, heure ${hour}`,
  place: 'Demi-rêve',
  lost: (cells: number) => `Perdu : ${cells} cases possibles`,
  notes: 'Notes',
};

const en: typeof fr = {
  of: 'High dreamer',
  xp: (n) => `exp. ${n}`,
  dream: 'Rêve',
  points: 'Rêve points',
  seuil: 'Threshold',
  refoulement: 'Repression',
  reveXp: 'Experience in RÊVE',
  when: 'Day and hour',
  moment: (day, hour) => `day ${day}, hour ${hour}`,
  place: 'Demi-rêve',
  lost: (cells) => `Lost: ${cells} possible cells`,
  notes: 'Notes',
};

export const paperWords = words({ fr, en });
