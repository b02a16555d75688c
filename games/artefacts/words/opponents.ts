/** Names and sentences of those who play. Proper names are the same in both languages. */
import type { Language, Texts } from '@reverie/kernel/game';

const LINES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: {
    anselme: 'Il compte vos cartes en même temps que les siennes, et ne laisse rien passer.',
    tisane: 'Elle borde ses Dormeurs avant de songer aux vôtres.',
    lucette: 'Elle attaque d’abord ; pour se garder, on verra demain.',
    barnabe: 'Jamais deux fois la même main, jamais tout à fait le coup que l’on attend.',
  },
  en: {
    anselme: 'He counts your cards along with his own, and lets nothing pass.',
    tisane: 'She tucks her Sleepers in before she thinks of yours.',
    lucette: 'She attacks first; keeping guard can wait until tomorrow.',
    barnabe: 'Never the same hand twice, never quite the move you expect.',
  },
};
const NAMES = { anselme: 'Anselme', tisane: 'Madame Tisane', lucette: 'Lucette', barnabe: 'Barnabé' };

export const opponentsIn = (language: Language): NonNullable<Texts['opponents']> =>
  Object.fromEntries(Object.entries(NAMES).map(([id, name]) => [id, { name, line: LINES[language][id] ?? '' }]));
