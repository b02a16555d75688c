/** What did not cross the bridge to another program as it was. */
import type { BridgeNote, Language } from '@reverie/kernel/game';

type Details = BridgeNote['details'];
type Say = Readonly<Record<string, (d: Details) => string>>;

/** The fields that notes name. */
const FIELDS: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  reve: ['RÊVE', 'RÊVE'],
  empathie: ['EMPATHIE', 'EMPATHIE'],
  volonte: ['VOLONTÉ', 'VOLONTÉ'],
  vue: ['VUE', 'VUE'],
  endurance: ['endurance', 'endurance'],
  vie: ['vie', 'life'],
  life: ['points de vie', 'points of life'],
  birthHour: ['heure de naissance', 'birth hour'],
  cell: ['case du demi-rêve', 'cell of the demi-rêve'],
  points: ['points de rêve', 'rêve points'],
  seuil: ['seuil de rêve', 'threshold'],
  fatigue: ['fatigue', 'fatigue'],
  refoulement: ['refoulement', 'refoulement'],
  ethylisme: ['ivresse', 'drink'],
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

const SAY: Readonly<Record<Language, Say>> = {
  fr: {
    missing: ({ field, value }) => `${field} : absent, mis à ${value}`,
    bounded: ({ field, found, value }) => `${field} : ${found} ramené à ${value}`,
    homemade: ({ name }) => `voie inconnue ici, laissée : ${name}`,
    twice: ({ name }) => `en double, pris une fois : ${name}`,
    unknownSpell: ({ name }) => `sort dont les chiffres ne se lisent pas, laissé : ${name}`,
    ownSpell: ({ name }) => `sort hors de la liste, pris comme sort personnel (portée E1, sur une créature) : ${name}`,
    unknownReserve: ({ name, cell }) => `réserve illisible, laissée : ${name}${cell && ` (${cell})`}`,
    unknownEncounter: ({ name, cell }) => `rencontre inconnue, laissée : ${name}${cell && ` (${cell})`}`,
    unknownFate: ({ name }) => `ni queue, ni souffle, ni tête d’ici, seulement inscrit : ${name}`,
    duration: ({ name, days }) =>
      `durée d’un autre calendrier, comptée ${Number(days) > 1 ? `${days} jours` : 'un jour'} : ${name}`,
    unknownCell: ({ name, cell }) => `case spéciale inconnue, laissée : ${name}${cell && ` (${cell})`}`,
    items: ({ type, count }) => `sans équivalent ici, laissés : ${count} × ${type}`,
    texts: ({ fields }) => `textes non repris : ${fields}`,
    lostReserve: ({ name }) => `réserve laissée on ne sait où, non écrite : ${name}`,
    lostEncounter: ({ name }) => `rencontre laissée on ne sait où, non écrite : ${name}`,
    lostPlace: ({ cell }) => `case inconnue du rêveur : ${cell}, l’une des possibles, est écrite et cachée`,
    noPlace: ({ field, value }) => `sans place là-bas : ${field} (${value})`,
    noTime: ({ name }) => `sans durée là-bas : ${name}`,
  },
  en: {
    missing: ({ field, value }) => `${field}: missing, set to ${value}`,
    bounded: ({ field, found, value }) => `${field}: ${found} brought to ${value}`,
    homemade: ({ name }) => `a voie unknown here, left out: ${name}`,
    twice: ({ name }) => `there twice, taken once: ${name}`,
    unknownSpell: ({ name }) => `a spell whose figures cannot be read, left out: ${name}`,
    ownSpell: ({ name }) => `not of the list, taken as a spell of one’s own (range E1, on a creature): ${name}`,
    unknownReserve: ({ name, cell }) => `a reserve that cannot be read, left out: ${name}${cell && ` (${cell})`}`,
    unknownEncounter: ({ name, cell }) => `an unknown encounter, left out: ${name}${cell && ` (${cell})`}`,
    unknownFate: ({ name }) => `no tail, breath or head of this game, only written down: ${name}`,
    duration: ({ name, days }) =>
      `a length of time of another calendar, counted as ${Number(days) > 1 ? `${days} days` : 'a day'}: ${name}`,
    unknownCell: ({ name, cell }) => `an unknown special cell, left out: ${name}${cell && ` (${cell})`}`,
    items: ({ type, count }) => `nothing like it here, left out: ${count} × ${type}`,
    texts: ({ fields }) => `texts not taken over: ${fields}`,
    lostReserve: ({ name }) => `a reserve left nobody knows where, not written: ${name}`,
    lostEncounter: ({ name }) => `an encounter left nobody knows where, not written: ${name}`,
    lostPlace: ({ cell }) =>
      `a cell the dreamer does not know: ${cell}, one of the possible ones, is written and hidden`,
    noPlace: ({ field, value }) => `no place for it there: ${field} (${value})`,
    noTime: ({ name }) => `no length of time there: ${name}`,
  },
};

export const noteIn =
  (language: Language) =>
  ({ what, details }: BridgeNote): string => {
    const say = SAY[language][what];
    const field = FIELDS[String(details.field)]?.[language === 'fr' ? 0 : 1] ?? details.field ?? '';
    return say ? say({ ...details, field }) : what;
  };
