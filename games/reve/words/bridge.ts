/** What did not cross the bridge to another program as it was. */
import type { BridgeNote, Language } from '@reverie/kernel/game';
import { entry, type Naming, named } from '@reverie/kernel/words';
import { STAT_WORDS } from './lexicon.ts';
import { speech } from './speech.ts';

/** The fields that notes name. */
const { vie, points, seuil, fatigue, refoulement, ethylisme } = STAT_WORDS;
const FIELDS: Naming = {
  ...{ vie, points, seuil, fatigue, refoulement, ethylisme },
  reve: ['RÊVE', 'RÊVE'],
  empathie: ['EMPATHIE', 'EMPATHY'],
  volonte: ['VOLONTÉ', 'WILL'],
  vue: ['VUE', 'SIGHT'],
  endurance: ['endurance', 'endurance'],
  life: ['points de vie', 'points of life'],
  birthHour: ['heure de naissance', 'birth hour'],
  cell: ['case du demi-rêve', 'cell of the demi-rêve'],
  reserveCost: ['points d’un sort en réserve', 'points of a spell in reserve'],
  round: ['jour et heure', 'day and hour'],
  surencombrement: ['surencombrement', 'overload'],
  carried: ['sorts en chemin', 'spells on their way'],
  written: ['ce qui est inscrit', 'what is written down'],
  effects: ['effet', 'effect'],
  cells: ['cases', 'cells'],
  left: ['ce qui en reste', 'what is left of it'],
  kind: ['détail', 'detail'],
};

const SAY: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: {
    missing: '{field} : absent, mis à {value}',
    bounded: '{field} : {found} ramené à {value}',
    homemade: 'voie inconnue ici, laissée : {name}',
    twice: 'en double, pris une fois : {name}',
    unknownSpell: 'sort dont les chiffres ne se lisent pas, laissé : {name}',
    ownSpell: 'sort hors de la liste, pris comme sort personnel (portée E1, sur une créature) : {name}',
    unknownReserve: 'réserve illisible, laissée : {name}[cell| ({cell})]',
    unknownEncounter: 'rencontre inconnue, laissée : {name}[cell| ({cell})]',
    unknownFate: 'ni queue, ni souffle, ni tête d’ici, seulement inscrit : {name}',
    duration: 'durée d’un autre calendrier, comptée [days+|{days} jours|un jour] : {name}',
    unknownCell: 'case spéciale inconnue, laissée : {name}[cell| ({cell})]',
    items: 'sans équivalent ici, laissés : {count} × {type}',
    texts: 'textes non repris : {fields}',
    lostReserve: 'réserve laissée on ne sait où, non écrite : {name}',
    lostEncounter: 'rencontre laissée on ne sait où, non écrite : {name}',
    lostPlace: 'case inconnue du rêveur : {cell}, l’une des possibles, est écrite et cachée',
    noPlace: 'sans place là-bas : {field} ({value})',
    noTime: 'sans durée là-bas : {name}',
  },
  en: {
    missing: '{field}: missing, set to {value}',
    bounded: '{field}: {found} brought to {value}',
    homemade: 'a voie unknown here, left out: {name}',
    twice: 'there twice, taken once: {name}',
    unknownSpell: 'a spell whose figures cannot be read, left out: {name}',
    ownSpell: 'not of the list, taken as a spell of one’s own (range E1, on a creature): {name}',
    unknownReserve: 'a reserve that cannot be read, left out: {name}[cell| ({cell})]',
    unknownEncounter: 'an unknown encounter, left out: {name}[cell| ({cell})]',
    unknownFate: 'no tail, breath or head of this game, only written down: {name}',
    duration: 'a length of time of another calendar, counted as [days+|{days} days|a day]: {name}',
    unknownCell: 'an unknown special cell, left out: {name}[cell| ({cell})]',
    items: 'nothing like it here, left out: {count} × {type}',
    texts: 'texts not taken over: {fields}',
    lostReserve: 'a reserve left nobody knows where, not written: {name}',
    lostEncounter: 'an encounter left nobody knows where, not written: {name}',
    lostPlace: 'a cell the dreamer does not know: {cell}, one of the possible ones, is written and hidden',
    noPlace: 'no place for it there: {field} ({value})',
    noTime: 'no length of time there: {name}',
  },
};

export function noteIn(language: Language) {
  const { fill } = speech(language);
  return ({ what, details }: BridgeNote): string =>
    fill(entry(SAY[language], what) ?? what, { ...details, field: named(language, FIELDS, String(details.field)) });
}
