/** The words of what Rêve calculates. */
import type { CalculationWords } from '@reverie/kernel/calculation';
import { ENCOUNTER_WORDS, type EncounterKind } from '../data/encounters.ts';
import { TERRAIN_WORDS, type Terrain } from '../data/terrains.ts';
import { RESULT_WORDS } from '../words/lexicon.ts';

const comma = (value: number): string => value.toFixed(1).replace('.', ',');

const fr = {
  roll: {
    title: 'Un jet, et ses six issues',
    question: 'Caractéristique et ajustement : que donne le jet ?',
    settings: { characteristic: 'Caractéristique', adjustment: 'Ajustement final' },
    option: (_setting: string, value: string): string => value,
    way: (way: string): string => RESULT_WORDS[way as keyof typeof RESULT_WORDS].fr,
  } satisfies CalculationWords,
  encounters: {
    title: 'La roue des rencontres',
    question: 'Sur tant de cases, combien de rencontres ?',
    settings: { cells: 'Cases traversées' },
    option: (_setting: string, value: string): string => value,
    way: (way: string): string => ({ '0': 'aucune', '1': 'une', '2': 'deux', '3': 'trois ou plus' })[way] ?? way,
  } satisfies CalculationWords,
  met: {
    title: 'Qui rencontre-t-on ici ?',
    question: 'S’il y a une rencontre sur ce terrain, laquelle ?',
    settings: { terrain: 'Terrain' },
    option: (_setting: string, value: string): string => TERRAIN_WORDS[value as Terrain].fr,
    way: (way: string): string => ENCOUNTER_WORDS[way as EncounterKind].fr,
  } satisfies CalculationWords,
  mastering: {
    title: 'Maîtriser une rencontre',
    question: 'Points de rêve et Draconic contre une force encore inconnue',
    settings: { encounter: 'Rencontre', points: 'Points de rêve', draconic: 'Draconic et état général' },
    option: (_setting: string, value: string): string => ENCOUNTER_WORDS[value as EncounterKind].fr,
    way: (way: string): string => (way === 'mastered' ? 'maîtrisée' : 'non maîtrisée'),
  } satisfies CalculationWords,
  percent: 'fois sur cent',
  times: 'fois sur cent',
  success: 'réussite',
  adjustment: 'ajustement final',
  cells: 'cases',
  atLeastOne: 'au moins une',
  terrain: 'terrain',
  encounter: 'rencontre',
  points: 'points de rêve',
  mastered: 'maîtrisée',
  resultsTitle: 'Les six issues du jet',
  resultsText: (chance: number): string => `La table donne ${chance} %. Foncé : réussites.`,
  adjustmentsTitle: 'Ce que vaut un point d’ajustement',
  adjustmentsText: (more: number): string =>
    more < 0.05 ? 'Un point de plus ne change rien.' : `Un point de plus vaut ${comma(more)} points sur cent.`,
  waysTitle: 'Au moins une rencontre, selon le chemin',
  waysText: 'Chaque case rencontre une fois sur sept, quel que soit son terrain.',
  countsTitle: (cells: number): string => (cells === 1 ? 'Sur une case' : `Sur ${cells} cases`),
  countsText: (mean: number): string => `${comma(mean)} rencontre${mean >= 2 ? 's' : ''} en moyenne.`,
  metTitle: 'Qui se montre où',
  metText: 'Fois sur cent, quand il y a une rencontre ; chaque colonne vaut pour deux terrains.',
  metLegend: { above: 'plus souvent ici qu’ailleurs', below: 'plus rarement' },
  kindsTitle: 'Laquelle se laisse maîtriser ?',
  kindsText: 'Avec ces points et ce Draconic, la force étant tirée aux dés.',
  pointsTitle: (name: string): string => `${name} : ce que vaut un point de rêve`,
  pointsText: 'Fois sur cent où la rencontre est maîtrisée, selon les points de rêve.',
};

const en: typeof fr = {
  roll: {
    title: 'A roll and its six results',
    question: 'Characteristic and adjustment: what does the roll give?',
    settings: { characteristic: 'Characteristic', adjustment: 'Final adjustment' },
    option: (_setting, value) => value,
    way: (way) => RESULT_WORDS[way as keyof typeof RESULT_WORDS].en,
  },
  encounters: {
    title: 'The wheel of encounters',
    question: 'Over so many cells, how many encounters?',
    settings: { cells: 'Cells crossed' },
    option: (_setting, value) => value,
    way: (way) => ({ '0': 'none', '1': 'one', '2': 'two', '3': 'three or more' })[way] ?? way,
  },
  met: {
    title: 'Who is met here?',
    question: 'If there is an encounter on this terrain, which one?',
    settings: { terrain: 'Terrain' },
    option: (_setting, value) => TERRAIN_WORDS[value as Terrain].en,
    way: (way) => ENCOUNTER_WORDS[way as EncounterKind].en,
  },
  mastering: {
    title: 'Mastering an encounter',
    question: 'Dream points and Draconic against a force not yet known',
    settings: { encounter: 'Encounter', points: 'Dream points', draconic: 'Draconic and general state' },
    option: (_setting, value) => ENCOUNTER_WORDS[value as EncounterKind].en,
    way: (way) => (way === 'mastered' ? 'mastered' : 'not mastered'),
  },
  percent: 'times in a hundred',
  times: 'times in a hundred',
  success: 'success',
  adjustment: 'final adjustment',
  cells: 'cells',
  atLeastOne: 'at least one',
  terrain: 'terrain',
  encounter: 'encounter',
  points: 'dream points',
  mastered: 'mastered',
  resultsTitle: 'The six results of the roll',
  resultsText: (chance) => `The table gives ${chance}%. Dark: successes.`,
  adjustmentsTitle: 'What a point of adjustment is worth',
  adjustmentsText: (more) =>
    more < 0.05 ? 'One point more changes nothing.' : `One point more is worth ${more.toFixed(1)} points of a hundred.`,
  waysTitle: 'At least one encounter, by the length of the way',
  waysText: 'Every cell brings one in seven times, whatever its terrain.',
  countsTitle: (cells) => (cells === 1 ? 'On one cell' : `On ${cells} cells`),
  countsText: (mean) => `${mean.toFixed(1)} encounters on average.`,
  metTitle: 'Who shows up where',
  metText: 'Times in a hundred, when there is an encounter; each column stands for two terrains.',
  metLegend: { above: 'more often here than elsewhere', below: 'more rarely' },
  kindsTitle: 'Which can be mastered?',
  kindsText: 'With these points and this Draconic, the force rolled by dice.',
  pointsTitle: (name) => `${name}: what a dream point is worth`,
  pointsText: 'Times in a hundred that the encounter is mastered, by dream points.',
};

export const words = { fr, en };
