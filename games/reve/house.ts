/** What is the book’s and what is this house’s: why it ruled, which options settle which rules, and what it changes. */
import type { House } from '@reverie/kernel/house';

export const HOUSE: House = {
  rulings: {
    'RDD-UP-05': [
      'le livre dit que le monde interrompt un rêve, et c’est au gardien de le dire. Quand son siège est vide, un tirage le remplace : une fois sur vingt, et dans une lutte seulement.',
      'the book says that the world breaks into a dream, and the dream keeper says when. Where that seat is empty a draw does: once in twenty, and in a struggle alone.',
    ],
    'RDD-CAST-09': [
      'le livre dit ce que coûte un échec trop cher, non si l’on peut commencer un sort que l’on ne saurait payer.',
      'the book says what a failure beyond one’s means costs, not whether a spell that cannot be paid may be begun.',
    ],
    'RDD-TBL-02': [
      'le livre dit qu’une cause du dehors rompt la lutte, non où elle laisse le demi-rêve : là où le Tourbillon l’avait déjà porté.',
      'the book says that a cause from outside ends the struggle, not where it leaves the demi-rêve: where the Whirlwind had brought it by then.',
    ],
    'RDD-SPELL-01': [
      'soixante et un sorts n’ont pas de portée dans les sources : la plus courte, E1.',
      'sixty-one spells have no range in the sources: the shortest, E1.',
    ],
  },
  settles: {
    castBeyond: ['RDD-CAST-09'],
    disturbedBy: ['RDD-UP-05'],
    unknownRange: ['RDD-SPELL-01'],
    cellBonus: ['RDD-CELL-01'],
  },
  free: ['unknownRange'],
  book: {},
  ours: {},
  changes: {},
  asks: ['au gardien des rêves', 'the dream keeper'],
};
