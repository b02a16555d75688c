/** The words of what Songe calculates. */
import { type CalculationPairs, calculationWords, whole } from '@reverie/kernel/calculation';
import type { Pairs } from '@reverie/kernel/words';

const BAG = {
  bag: ['Tirage', 'Draw'],
  white: ['Blanches dans le sac', 'White stones in the bag'],
  black: ['Noires dans le sac', 'Black stones in the bag'],
} satisfies Pairs;
/** What both say of the bag. */
const DRAWN: Pick<CalculationPairs, 'options' | 'reasons' | 'details'> = {
  options: {
    bag: { coin: ['une chance sur deux', 'even chances'], bag: ['dans un sac', 'from a bag'] },
    fortune: { yes: ['avec fortune', 'with a fortune'], no: ['sans fortune', 'without a fortune'] },
  },
  reasons: {
    bagTooSmall: [
      'Le sac ne contient que {there} pierres, et il faut en tirer {drawn}.',
      'The bag holds only {there} stones, and {drawn} must be drawn.',
    ],
  },
  details: (settings) => ({
    there: whole(settings, 'white') + whole(settings, 'black'),
    drawn: 8 - Math.abs(whole(settings, 'fixed')),
  }),
};

export const TEST_WORDS = calculationWords({
  ...DRAWN,
  title: ['Une épreuve : le livre et le vrai', 'A test: the book and the truth'],
  question: [
    'Pierres fixes, retirages : quelle chance de réussir ?',
    'Fixed stones, redraws: what is the chance to succeed?',
  ],
  settings: {
    fixed: ['Pierres fixes', 'Fixed stones'],
    redraws: ['Retirages', 'Redraws'],
    fortune: ['Fortune', 'Fortune'],
    ...BAG,
  },
  ways: { success: ['réussit', 'succeeds'], failure: ['manque', 'fails'] },
});
export const BLOW_WORDS = calculationWords({
  ...DRAWN,
  title: ['Les Réussites d’un coup', 'The successes of a blow'],
  question: [
    'Combien de Réussites apporte un tirage sans retirage ?',
    'How many successes does a draw without redraws bring?',
  ],
  settings: { fixed: ['Pierres fixes', 'Fixed stones'], ...BAG },
  ways: {
    0: ['aucune', 'none'],
    1: ['1 Réussite', '1 success'],
    2: ['2 Réussites', '2 successes'],
    3: ['3 Réussites', '3 successes'],
    4: ['4 Réussites', '4 successes'],
  },
});

export const PANELS = {
  allowed: ['retirages permis', 'redraws allowed'],
  fixed: ['pierres fixes', 'fixed stones'],
  percent: ['fois sur cent', 'times in a hundred'],
  true: ['vrai', 'true'],
  book: ['livre', 'book'],
  whites: ['blanches tirées', 'white stones drawn'],
  reussites: ['Réussites', 'successes'],
  mean: ['en moyenne', 'on average'],
  mapTitle: ['Pierres fixes, retirages : vos chances sur cent', 'Fixed stones, redraws: your chances in a hundred'],
  mapText: [
    'Dans une case : le vrai, puis ce que le livre imprime. +5 et plus : toujours réussi ; −5 et moins : toujours manqué.',
    'In a cell: the truth, then what the book prints. +5 and more always succeeds, −5 and less never.',
  ],
  above: ['le livre promet trop peu', 'the book promises too little'],
  below: ['le livre promet trop', 'the book promises too much'],
  second: ['imprimé', 'printed'],
  marked: ['coquille du livre', 'misprint'],
  noneFixed: ['Sans pierre fixe, de 0 à {drawn} retirages', 'No fixed stone, 0 to {drawn} redraws'],
  oneWhite: ['1 blanche fixe, de 0 à {drawn} retirages', '1 fixed white, 0 to {drawn} redraws'],
  oneBlack: ['1 noire fixe, de 0 à {drawn} retirages', '1 fixed black, 0 to {drawn} redraws'],
  someWhite: ['{n} blanches fixes, de 0 à {drawn} retirages', '{n} fixed white, 0 to {drawn} redraws'],
  someBlack: ['{n} noires fixes, de 0 à {drawn} retirages', '{n} fixed black, 0 to {drawn} redraws'],
  redrawsText: ['Le premier retirage vaut {first} points.', 'The first redraw is worth {first} points.'],
  noRedraws: ['Rien n’est tiré : il n’y a rien à retirer.', 'Nothing is drawn, so nothing can be redrawn.'],
  whitesTitle: ['Pourquoi cet écart ?', 'Why this gap?'],
  whitesText: [
    'Le livre tient pour égaux tous les nombres de blanches, de 0 à {drawn} ; les nombres du milieu viennent pourtant bien plus souvent que les extrêmes. Foncé : réussi sans retirage.',
    'The book takes every number of white stones from 0 to {drawn} for equally likely; those in the middle come far more often than the extremes. Dark: succeeds without a redraw.',
  ],
  bookLevel: ['selon le livre', 'by the book'],
  blowTitle: ['Combien de Réussites ?', 'How many successes?'],
  blowText: ['{mean} en moyenne.', '{mean} on average.'],
  meansTitle: ['Ce que vaut une pierre fixe', 'What a fixed stone is worth'],
  meansText: ['Réussites en moyenne, selon les pierres fixes.', 'Successes on average, by fixed stones.'],
} satisfies Pairs;
