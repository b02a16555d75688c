/** The words of what Rêve calculates. */
import { calculationWords } from '@reverie/kernel/calculation';
import type { Pairs } from '@reverie/kernel/words';
import { ENCOUNTER_WORDS } from '../data/encounters.ts';
import { TERRAIN_WORDS } from '../data/terrains.ts';
import { RESULT_WORDS } from '../words/lexicon.ts';

export const ROLL_WORDS = calculationWords({
  title: ['Un jet, et ses six issues', 'A roll and its six results'],
  question: [
    'Caractéristique et ajustement : que donne le jet ?',
    'Characteristic and adjustment: what does the roll give?',
  ],
  settings: {
    characteristic: ['Caractéristique', 'Characteristic'],
    adjustment: ['Ajustement final', 'Final adjustment'],
  },
  ways: RESULT_WORDS,
});
export const ENCOUNTERS_WORDS = calculationWords({
  title: ['La roue des rencontres', 'The wheel of encounters'],
  question: ['Sur tant de cases, combien de rencontres ?', 'Over so many cells, how many encounters?'],
  settings: { cells: ['Cases traversées', 'Cells crossed'] },
  ways: { 0: ['aucune', 'none'], 1: ['une', 'one'], 2: ['deux', 'two'], 3: ['trois ou plus', 'three or more'] },
});
export const MET_WORDS = calculationWords({
  title: ['Qui rencontre-t-on ici ?', 'Who is met here?'],
  question: [
    'S’il y a une rencontre sur ce terrain, laquelle ?',
    'If there is an encounter on this terrain, which one?',
  ],
  settings: { terrain: ['Terrain', 'Terrain'] },
  options: { terrain: TERRAIN_WORDS },
  ways: ENCOUNTER_WORDS,
});
export const MASTERING_WORDS = calculationWords({
  title: ['Maîtriser une rencontre', 'Mastering an encounter'],
  question: [
    'Points de rêve et Draconic contre une force encore inconnue',
    'Dream points and Draconic against a force not yet known',
  ],
  settings: {
    encounter: ['Rencontre', 'Encounter'],
    points: ['Points de rêve', 'Dream points'],
    draconic: ['Draconic et état général', 'Draconic and general state'],
  },
  options: { encounter: ENCOUNTER_WORDS },
  ways: { mastered: ['maîtrisée', 'mastered'], lost: ['non maîtrisée', 'not mastered'] },
});

export const PANELS = {
  percent: ['fois sur cent', 'times in a hundred'],
  success: ['réussite', 'success'],
  adjustment: ['ajustement final', 'final adjustment'],
  cells: ['cases', 'cells'],
  atLeastOne: ['au moins une', 'at least one'],
  terrain: ['terrain', 'terrain'],
  encounter: ['rencontre', 'encounter'],
  points: ['points de rêve', 'dream points'],
  mastered: ['maîtrisée', 'mastered'],
  resultsTitle: ['Les six issues du jet', 'The six results of the roll'],
  resultsText: ['La table donne {chance} %. Foncé : réussites.', 'The table gives {chance}%. Dark: successes.'],
  adjustmentsTitle: ['Ce que vaut un point d’ajustement', 'What a point of adjustment is worth'],
  adjustmentsText: [
    'Un point de plus vaut {more} points sur cent.',
    'One point more is worth {more} points of a hundred.',
  ],
  noMore: ['Un point de plus ne change rien.', 'One point more changes nothing.'],
  waysTitle: ['Au moins une rencontre, selon le chemin', 'At least one encounter, by the length of the way'],
  waysText: [
    'Chaque case rencontre une fois sur sept, quel que soit son terrain.',
    'Every cell brings one in seven times, whatever its terrain.',
  ],
  onOne: ['Sur une case', 'On one cell'],
  countsTitle: ['Sur {cells} cases', 'On {cells} cells'],
  countText: ['{mean} rencontre en moyenne.', '{mean} encounters on average.'],
  countsText: ['{mean} rencontres en moyenne.', '{mean} encounters on average.'],
  metTitle: ['Qui se montre où', 'Who shows up where'],
  metText: [
    'Fois sur cent, quand il y a une rencontre ; chaque colonne vaut pour deux terrains.',
    'Times in a hundred, when there is an encounter; each column stands for two terrains.',
  ],
  above: ['plus souvent ici qu’ailleurs', 'more often here than elsewhere'],
  below: ['plus rarement', 'more rarely'],
  kindsTitle: ['Laquelle se laisse maîtriser ?', 'Which can be mastered?'],
  kindsText: [
    'Avec ces points et ce Draconic, la force étant tirée aux dés.',
    'With these points and this Draconic, the force rolled by dice.',
  ],
  pointsTitle: ['{name} : ce que vaut un point de rêve', '{name}: what a dream point is worth'],
  pointsText: [
    'Fois sur cent où la rencontre est maîtrisée, selon les points de rêve.',
    'Times in a hundred that the encounter is mastered, by dream points.',
  ],
} satisfies Pairs;
