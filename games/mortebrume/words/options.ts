/** What a table may set, in words: names, and what each value means. Typed, so that no option goes without. */
import { type OptionLexicon, option } from '@reverie/kernel/option-words';
import type { Options } from '../options.ts';

export const OPTION_WORDS: OptionLexicon<Exclude<keyof Options, 'scenario' | 'hordes'>> = {
  points: option('Points par horde', 'Points for each horde'),
  side: option('Côté de la table', 'Side of the table', {
    75: ['75 cm', '75 cm'],
    90: ['90 cm', '90 cm'],
    120: ['120 cm', '120 cm'],
  }),
  weather: option('Temps', 'Weather', {
    scenario: ['du scénario', 'the scenario’s'],
    calm: ['calme', 'calm'],
    rain: ['pluie', 'rain'],
  }),
  measuring: option('Mesures', 'Measuring', {
    free: ['libres', 'free'],
    strict: ['après avoir déclaré', 'after declaring'],
  }),
  capture: option(
    'Capture',
    'Capture',
    {
      book: ['volonté et dommages ensemble, comme au livre', 'will and damage together, as in the book'],
      half: ['la moitié de la volonté et les dommages', 'half the will, and the damage'],
      hard: ['les dommages seuls', 'the damage alone'],
    },
    [
      'par le livre, une capture n’échoue presque jamais (dans moins d’une partie sur cent, entre programmes forts) ; à la moitié de la volonté elle échoue dans sept, et les déroutes se font deux fois plus rares : conseillé à qui veut qu’elle soit un risque.',
      'by the book a capture hardly ever fails (in less than one game in a hundred, between strong programs); with half the will it fails in seven, and routs become half as frequent: recommended where it is to be a risk.',
    ],
  ),
  offensive: option('Les dommages d’une charge offensive vont', 'The damage of an offensive charge goes', {
    dominator: ['à qui domine', 'to whoever dominates'],
    charger: ['à qui charge', 'to whoever charges'],
  }),
  capFailedThrow: option(
    'Un jet manqué ne tombe jamais au-delà du point visé',
    'A failed throw never lands beyond the point aimed at',
  ),
};
