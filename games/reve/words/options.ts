/** What a table may set, in words: names, and what each value means. Typed, so that no option goes without. */
import type { OptionLexicon } from '@reverie/kernel/option-words';
import { HOURS } from '../data/hours.ts';
import type { Options } from '../options.ts';

const hours = (language: 'fr' | 'en') => Object.fromEntries(HOURS.map((hour, i) => [i, hour[language]]));

export const OPTION_WORDS: OptionLexicon<Exclude<keyof Options, 'dreamers' | 'quest'>> = {
  hour: {
    fr: {
      name: 'Heure du début',
      why: 'L’heure de naissance et les rencontres esquivées la font compter.',
      choices: hours('fr'),
    },
    en: {
      name: 'Hour at the start',
      why: 'It counts because of the hour of birth and of encounters that were dodged.',
      choices: hours('en'),
    },
  },
  castBeyond: {
    fr: {
      name: 'Un sort plus cher que les points restants',
      why: 'Les règles disent ce que coûte un échec trop cher, non si l’on peut commencer.',
      choices: { refuse: 'est refusé', fall: 'peut être tenté, et vide son lanceur' },
    },
    en: {
      name: 'A spell that costs more than the points left',
      why: 'The rules say what a failure beyond one’s means costs, not whether it may be tried.',
      choices: { refuse: 'is refused', fall: 'may be tried, and empties its caster' },
    },
  },
  disturbedBy: {
    fr: {
      name: 'Sans gardien, le monde éveillé interrompt un rêve',
      choices: { table: 'par un tirage', dreamer: 'quand le rêveur le dit' },
    },
    en: {
      name: 'Without a gardien, the waking world breaks into a dream',
      choices: { table: 'by a draw', dreamer: 'when the dreamer says so' },
    },
  },
  unknownRange: {
    fr: {
      name: 'Portée E des sorts sans portée connue',
      why: 'Soixante et un sorts n’en ont pas dans les sources : E1 par défaut.',
    },
    en: {
      name: 'Range E of spells whose range is not known',
      why: 'Sixty-one spells have none in the sources: E1 by default.',
    },
  },
  cellBonus: {
    fr: {
      name: 'Bonus de case : +1 % par réussite passée d’un sort sur une case',
      why: 'Connu d’autres éditions, non des règles jouées ici.',
    },
    en: {
      name: 'Cell bonus: +1% for each earlier success of a spell in a cell',
      why: 'Known from other editions, not from the rules played here.',
    },
  },
};
