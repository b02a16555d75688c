/** Dreams, prices and Dreamers in words, for the log: what a row writes in signs has to be read aloud too. */
import type { Language } from '@reverie/kernel/game';
import { COLOURS, PHASES, PROPERTIES, SPECIAL } from '../data/colours.ts';
import { DREAM_POWERS } from '../data/dream-powers.ts';
import { DREAMERS } from '../data/dreamers.ts';

const SPECIAL_WORD = { fr: 'spécial', en: 'special' } as const;
const SIGNS = ['+', '−'] as const;

/** "jour+ rouge": a dream power by its phase, property and colour. */
export function dreamSaid(sort: number, language: Language): string {
  const { kind, colour } = DREAM_POWERS[sort] ?? { kind: 0, colour: 0 };
  const phase = kind === SPECIAL ? SPECIAL_WORD : PHASES[kind >> 1];
  const sign = kind === SPECIAL ? '' : SIGNS[kind & 1];
  return `${phase?.[language]}${sign} ${COLOURS[colour]?.[language]}`;
}

/** "jour+ rouge, 2 × nuit− vert": the same ones are counted. */
export function dreamsSaid(sorts: readonly number[], language: Language): string {
  const counts = new Map<string, number>();
  for (const sort of sorts) {
    const name = dreamSaid(sort, language);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`)).join(', ');
}

const spiralsSaid = (n: number, language: Language): string =>
  `${n} ${language === 'fr' ? 'spirale' : 'spiral'}${n > 1 ? 's' : ''}`;

/** "jour+ rouge, 1 spirale": what was paid; "rien" where it was free. */
export function paymentSaid(pay: readonly number[], spirals: number, language: Language): string {
  const parts = [dreamsSaid(pay, language), spirals > 0 ? spiralsSaid(spirals, language) : ''];
  return parts.filter((part) => part !== '').join(', ') || { fr: 'rien', en: 'nothing' }[language];
}

/** "blanc, positif, endurance 2, 2 spirales". */
export function dreamerSaid(number: number, language: Language): string {
  const dreamer = DREAMERS[number];
  if (!dreamer) return '?';
  const { colour, property, endurance, spirals } = dreamer;
  const parts = [COLOURS[colour]?.[language], PROPERTIES[property]?.[language], `endurance ${endurance}`];
  return [...parts, spiralsSaid(spirals, language)].join(', ');
}
