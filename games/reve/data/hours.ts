/**
 * Time (RDD-TIME-01): twelve hours a day, six of the day and six of the night, 1,200 rounds of six seconds in each.
 * Rounds count from 0, the first one of Vaisseau on day 0. A span of time is told by the round in which it is over:
 * what lasts `until` holds as long as round < until.
 */
import type { Words } from '@reverie/kernel/words';

export const ROUNDS_AN_HOUR = 1200;
export const HOURS_A_DAY = 12;
export const ROUNDS_A_DAY = ROUNDS_AN_HOUR * HOURS_A_DAY;

/** An hour of the day by its place in HOURS: 0 for Vaisseau, 11 for Château Dormant. */
export type Hour = number;

export const HOURS: readonly (Words & { readonly id: string })[] = [
  { id: 'vaisseau', fr: 'Vaisseau', en: 'Vessel' },
  { id: 'sirene', fr: 'Sirène', en: 'Siren' },
  { id: 'faucon', fr: 'Faucon', en: 'Falcon' },
  { id: 'couronne', fr: 'Couronne', en: 'Crown' },
  { id: 'dragon', fr: 'Dragon', en: 'Dragon' },
  { id: 'epees', fr: 'Épées', en: 'Swords' },
  { id: 'lyre', fr: 'Lyre', en: 'Lyre' },
  { id: 'serpent', fr: 'Serpent', en: 'Serpent' },
  { id: 'poissonAcrobate', fr: 'Poisson Acrobate', en: 'Acrobat Fish' },
  { id: 'araignee', fr: 'Araignée', en: 'Spider' },
  { id: 'roseau', fr: 'Roseau', en: 'Reed' },
  { id: 'chateauDormant', fr: 'Château Dormant', en: 'Sleeping Castle' },
];

/** Hours since the beginning of day 0. */
const hoursGone = (round: number) => Math.floor(round / ROUNDS_AN_HOUR);

export const hourAt = (round: number): Hour => hoursGone(round) % HOURS_A_DAY;

export const dayAt = (round: number): number => Math.floor(round / ROUNDS_A_DAY);

export const endOfHour = (round: number): number => (hoursGone(round) + 1) * ROUNDS_AN_HOUR;

/** The end of Château Dormant on that day: where days, and what lasts for days, are over. */
export const endOfDay = (day: number): number => (day + 1) * ROUNDS_A_DAY;

/**
 * The end of the next such hour. The one that is running does not count: a spell until the birth hour that is cast
 * within it ends with the next one (ruling 2 of the catalogue).
 */
export function endOfNext(hour: Hour, round: number): number {
  const ahead = (hour - hourAt(round) + HOURS_A_DAY) % HOURS_A_DAY;
  return (hoursGone(round) + (ahead === 0 ? HOURS_A_DAY : ahead) + 1) * ROUNDS_AN_HOUR;
}

/** RDD-ENC-06: how long a dodged encounter waits; met at Couronne, until the end of Couronne on the morrow. */
export const endOfNextSameHour = (round: number): number => endOfNext(hourAt(round), round);
