/** What a table may set, in words: names, and what each value means. Typed, so that no option goes without. */
import type { OptionLexicon } from '@reverie/kernel/option-words';
import type { Options } from '../options.ts';

const SIZES = { 75: '75 cm', 90: '90 cm', 120: '120 cm' };

export const OPTION_WORDS: OptionLexicon<Exclude<keyof Options, 'scenario' | 'hordes'>> = {
  points: {
    fr: { name: 'Points par horde' },
    en: { name: 'Points for each horde' },
  },
  side: {
    fr: { name: 'Côté de la table', choices: SIZES },
    en: { name: 'Side of the table', choices: SIZES },
  },
  weather: {
    fr: { name: 'Temps', choices: { scenario: 'du scénario', calm: 'calme', rain: 'pluie' } },
    en: { name: 'Weather', choices: { scenario: 'the scenario’s', calm: 'calm', rain: 'rain' } },
  },
  measuring: {
    fr: { name: 'Mesures', choices: { free: 'libres', strict: 'après avoir déclaré' } },
    en: { name: 'Measuring', choices: { free: 'free', strict: 'after declaring' } },
  },
  capture: {
    fr: {
      name: 'Capture',
      choices: {
        book: 'volonté et dommages ensemble, comme au livre',
        half: 'la moitié de la volonté et les dommages',
        hard: 'les dommages seuls',
      },
    },
    en: {
      name: 'Capture',
      choices: {
        book: 'will and damage together, as in the book',
        half: 'half the will, and the damage',
        hard: 'the damage alone',
      },
    },
  },
  offensive: {
    fr: {
      name: 'Les dommages d’une charge offensive vont',
      choices: { dominator: 'à qui domine', charger: 'à qui charge' },
    },
    en: {
      name: 'The damage of an offensive charge goes',
      choices: { dominator: 'to whoever dominates', charger: 'to whoever charges' },
    },
  },
  capFailedThrow: {
    fr: { name: 'Un jet manqué ne tombe jamais au-delà du point visé' },
    en: { name: 'A failed throw never lands beyond the point aimed at' },
  },
};
