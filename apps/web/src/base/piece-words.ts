import { words } from '@reverie/ui/words';

/** What is wrong with a file of several pieces; of a character alone the kernel says it. */
export const pieceWords = words({
  fr: {
    form: 'cette collection est écrite sous une forme que cette version ne connaît pas',
    many: (most: number) => `cette collection a plus de ${most} pièces : elle n’est pas lue`,
    noPiece: 'une pièce n’est ni un personnage, ni un deck, ni une horde, ni un terrain d’un jeu d’ici',
    of: (name: string, why: string) => `« ${name} » : ${why}`,
  },
  en: {
    form: 'this collection is written in a form that this version does not know',
    many: (most: number) => `this collection has more than ${most} pieces: it is not read`,
    noPiece: 'a piece is no character, deck, horde or ground of a game that is here',
    of: (name: string, why: string) => `“${name}”: ${why}`,
  },
});
