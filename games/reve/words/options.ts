/** What a table may set, in words: names, and what each value means. Typed, so that no option goes without. */
import { type OptionLexicon, option } from '@reverie/kernel/option-words';
import { HOURS } from '../data/hours.ts';
import type { Options } from '../options.ts';

const HOUR_PAIRS = Object.fromEntries(HOURS.map(({ fr, en }, i) => [i, [fr, en] as const]));

export const OPTION_WORDS: OptionLexicon<Exclude<keyof Options, 'dreamers' | 'quest'>> = {
  hour: option('Heure du début', 'Hour at the start', HOUR_PAIRS, [
    'L’heure de naissance et les rencontres esquivées la font compter.',
    'It counts because of the hour of birth and of encounters that were dodged.',
  ]),
  castBeyond: option(
    'Un sort plus cher que les points restants',
    'A spell that costs more than the points left',
    {
      refuse: ['est refusé', 'is refused'],
      fall: ['peut être tenté, et vide son lanceur', 'may be tried, and empties its caster'],
    },
    [
      'Les règles disent ce que coûte un échec trop cher, non si l’on peut commencer.',
      'The rules say what a failure beyond one’s means costs, not whether it may be tried.',
    ],
  ),
  disturbedBy: option(
    'Sans gardien, le monde éveillé interrompt un rêve',
    'Without a dream keeper, the waking world breaks into a dream',
    { table: ['par un tirage', 'by a draw'], dreamer: ['quand le rêveur le dit', 'when the dreamer says so'] },
  ),
  unknownRange: option(
    'Portée E des sorts sans portée connue',
    'Range E of spells whose range is not known',
    undefined,
    [
      'Soixante et un sorts n’en ont pas dans les sources : E1 par défaut.',
      'Sixty-one spells have none in the sources: E1 by default.',
    ],
  ),
  cellBonus: option(
    'Bonus de case : +1 % par réussite passée d’un sort sur une case',
    'Cell bonus: +1% for each earlier success of a spell in a cell',
    undefined,
    [
      'Connu d’autres éditions, non des règles jouées ici.',
      'Known from other editions, not from the rules played here.',
    ],
  ),
};
