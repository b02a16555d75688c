/** The words of what Songe calculates. */
import type { CalculationWords } from '@reverie/kernel/calculation';
import type { Settings } from '@reverie/kernel/plot';

const BAG_FR = { bag: 'Tirage', white: 'Blanches dans le sac', black: 'Noires dans le sac' };
const optionFr = (setting: string, value: string): string =>
  setting === 'bag'
    ? value === 'coin'
      ? 'une chance sur deux'
      : 'dans un sac'
    : value === 'yes'
      ? 'avec fortune'
      : 'sans fortune';
const reasonFr = (_reason: string, { white, black, fixed }: Settings): string =>
  `Le sac ne contient que ${Number(white) + Number(black)} pierres, et il faut en tirer ${8 - Math.abs(Number(fixed))}.`;

const comma = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');

const fr = {
  test: {
    title: 'Une épreuve : le livre et le vrai',
    question: 'Pierres fixes, retirages : quelle chance de réussir ?',
    settings: { fixed: 'Pierres fixes', redraws: 'Retirages', fortune: 'Fortune', ...BAG_FR },
    option: optionFr,
    way: (way: string): string => (way === 'success' ? 'réussit' : 'manque'),
    reason: reasonFr,
  } satisfies CalculationWords,
  blow: {
    title: 'Les Réussites d’un coup',
    question: 'Combien de Réussites apporte un tirage sans retirage ?',
    settings: { fixed: 'Pierres fixes', ...BAG_FR },
    option: optionFr,
    way: (way: string): string => (way === '0' ? 'aucune' : way === '1' ? '1 Réussite' : `${way} Réussites`),
    reason: reasonFr,
  } satisfies CalculationWords,
  allowed: 'retirages permis',
  fixed: 'pierres fixes',
  percent: 'fois sur cent',
  true: 'vrai',
  book: 'livre',
  whites: 'blanches tirées',
  reussites: 'Réussites',
  mean: 'en moyenne',
  signed: (fixed: number): string => (fixed > 0 ? `+${fixed}` : fixed < 0 ? `−${-fixed}` : '0'),
  mapTitle: 'Pierres fixes, retirages : vos chances sur cent',
  mapText:
    'Dans une case : le vrai, puis ce que le livre imprime. +5 et plus : toujours réussi ; −5 et moins : toujours manqué.',
  legend: {
    above: 'le livre promet trop peu',
    below: 'le livre promet trop',
    second: 'imprimé',
    marked: 'coquille du livre',
  },
  redrawsTitle: (fixed: number, drawn: number): string =>
    fixed === 0
      ? `Sans pierre fixe, de 0 à ${drawn} retirages`
      : `${Math.abs(fixed)} ${fixed > 0 ? 'blanche' : 'noire'}${Math.abs(fixed) > 1 ? 's' : ''} fixe${Math.abs(fixed) > 1 ? 's' : ''}, de 0 à ${drawn} retirages`,
  redrawsText: (first: number): string => `Le premier retirage vaut ${comma(first, 1)} points.`,
  noRedraws: 'Rien n’est tiré : il n’y a rien à retirer.',
  whitesTitle: 'Pourquoi cet écart ?',
  whitesText: (drawn: number): string =>
    `Le livre tient pour égaux tous les nombres de blanches, de 0 à ${drawn} ; les nombres du milieu viennent pourtant bien plus souvent que les extrêmes. Foncé : réussi sans retirage.`,
  bookLevel: 'selon le livre',
  blowTitle: 'Combien de Réussites ?',
  blowText: (mean: number): string => `${comma(mean, 2)} en moyenne.`,
  meansTitle: 'Ce que vaut une pierre fixe',
  meansText: 'Réussites en moyenne, selon les pierres fixes.',
};

const BAG_EN = { bag: 'Draw', white: 'White stones in the bag', black: 'Black stones in the bag' };
const optionEn = (setting: string, value: string): string =>
  setting === 'bag'
    ? value === 'coin'
      ? 'even chances'
      : 'from a bag'
    : value === 'yes'
      ? 'with a fortune'
      : 'without a fortune';
const reasonEn = (_reason: string, { white, black, fixed }: Settings): string =>
  `The bag holds only ${Number(white) + Number(black)} stones, and ${8 - Math.abs(Number(fixed))} must be drawn.`;

const en: typeof fr = {
  test: {
    title: 'A test: the book and the truth',
    question: 'Fixed stones, redraws: what is the chance to succeed?',
    settings: { fixed: 'Fixed stones', redraws: 'Redraws', fortune: 'Fortune', ...BAG_EN },
    option: optionEn,
    way: (way) => (way === 'success' ? 'succeeds' : 'fails'),
    reason: reasonEn,
  },
  blow: {
    title: 'The successes of a blow',
    question: 'How many successes does a draw without redraws bring?',
    settings: { fixed: 'Fixed stones', ...BAG_EN },
    option: optionEn,
    way: (way) => (way === '0' ? 'none' : way === '1' ? '1 success' : `${way} successes`),
    reason: reasonEn,
  },
  allowed: 'redraws allowed',
  fixed: 'fixed stones',
  percent: 'times in a hundred',
  true: 'true',
  book: 'book',
  whites: 'white stones drawn',
  reussites: 'successes',
  mean: 'on average',
  signed: (fixed) => (fixed > 0 ? `+${fixed}` : fixed < 0 ? `−${-fixed}` : '0'),
  mapTitle: 'Fixed stones, redraws: your chances in a hundred',
  mapText: 'In a cell: the truth, then what the book prints. +5 and more always succeeds, −5 and less never.',
  legend: {
    above: 'the book promises too little',
    below: 'the book promises too much',
    second: 'printed',
    marked: 'misprint',
  },
  redrawsTitle: (fixed, drawn) =>
    fixed === 0
      ? `No fixed stone, 0 to ${drawn} redraws`
      : `${Math.abs(fixed)} fixed ${fixed > 0 ? 'white' : 'black'}, 0 to ${drawn} redraws`,
  redrawsText: (first) => `The first redraw is worth ${first.toFixed(1)} points.`,
  noRedraws: 'Nothing is drawn, so nothing can be redrawn.',
  whitesTitle: 'Why this gap?',
  whitesText: (drawn) =>
    `The book takes every number of white stones from 0 to ${drawn} for equally likely; those in the middle come far more often than the extremes. Dark: succeeds without a redraw.`,
  bookLevel: 'by the book',
  blowTitle: 'How many successes?',
  blowText: (mean) => `${mean.toFixed(2)} on average.`,
  meansTitle: 'What a fixed stone is worth',
  meansText: 'Successes on average, by fixed stones.',
};

export const words = { fr, en };
