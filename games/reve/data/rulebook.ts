/**
 * Every rule of this game by its number, in the chapters in which a player reads them. The words are in texts/rules.fr.ts
 * and texts/rules.en.ts; `npm run rules` holds this list against them, the code and the tests.
 */
import type { Words } from './words.ts';

/**
 * M the program resolves it · G the gardien decides, or a draw where there is none · M/G the rule is the program's, what
 * comes of it the gardien's · T an option of the table · X what the table offers beyond the rules.
 */
export type Mark = 'M' | 'G' | 'M/G' | 'T' | 'X';

export interface Chapter {
  readonly id: string;
  readonly title: Words;
  readonly rules: Readonly<Record<string, Mark>>;
}

export const RULEBOOK = [
  {
    id: 'POS',
    title: { fr: 'Le demi-rêve', en: 'The demi-rêve' },
    rules: { 'RDD-POS-01': 'M', 'RDD-POS-02': 'M' },
  },
  {
    id: 'UP',
    title: { fr: 'La montée', en: 'Going up' },
    rules: {
      'RDD-UP-01': 'M',
      'RDD-UP-02': 'M',
      'RDD-UP-03': 'G',
      'RDD-UP-04': 'M',
      'RDD-UP-05': 'M',
      'RDD-UP-06': 'M',
      'RDD-UP-07': 'M',
      'RDD-UP-08': 'M',
    },
  },
  {
    id: 'MOVE',
    title: { fr: 'D’une case à l’autre', en: 'From cell to cell' },
    rules: {
      'RDD-MOVE-01': 'M',
      'RDD-MOVE-02': 'M',
      'RDD-MOVE-03': 'M',
      'RDD-MOVE-04': 'M',
      'RDD-MOVE-05': 'M',
      'RDD-MOVE-06': 'M',
      'RDD-MOVE-07': 'M',
    },
  },
  {
    id: 'ENC',
    title: { fr: 'Les rencontres', en: 'Encounters' },
    rules: {
      'RDD-ENC-01': 'M',
      'RDD-ENC-02': 'M',
      'RDD-ENC-03': 'M',
      'RDD-ENC-04': 'M',
      'RDD-ENC-05': 'M',
      'RDD-ENC-06': 'M',
      'RDD-ENC-07': 'M',
    },
  },
  {
    id: 'KINDS',
    title: { fr: 'Qui l’on rencontre', en: 'Whom one meets' },
    rules: {
      'RDD-MES-01': 'M',
      'RDD-MES-02': 'M',
      'RDD-PAS-01': 'M',
      'RDD-FLE-01': 'M',
      'RDD-MAN-01': 'M',
      'RDD-CHA-01': 'M',
      'RDD-CHA-02': 'M',
      'RDD-BRI-01': 'M',
      'RDD-RFL-01': 'M',
      'RDD-RFL-02': 'M',
      'RDD-RFL-03': 'M',
      'RDD-RFL-04': 'M',
      'RDD-RFL-05': 'M',
      'RDD-RFL-06': 'M',
      'RDD-TBL-01': 'M',
      'RDD-TBL-02': 'M',
      'RDD-TBL-03': 'M',
      'RDD-TNO-01': 'M',
      'RDD-RDR-01': 'M',
    },
  },
  {
    id: 'DDR',
    title: { fr: 'Le dé draconique', en: 'The draconic die' },
    rules: { 'RDD-DDR-01': 'M' },
  },
  {
    id: 'HID',
    title: { fr: 'Ne plus savoir où l’on est', en: 'Being lost' },
    rules: { 'RDD-HID-01': 'M', 'RDD-HID-02': 'M' },
  },
  {
    id: 'OFF',
    title: { fr: 'Hors de la carte', en: 'Off the map' },
    rules: { 'RDD-OFF-01': 'G' },
  },
  {
    id: 'WET',
    title: { fr: 'Fleuve, lacs et marais', en: 'River, lakes and marshes' },
    rules: { 'RDD-WET-01': 'M', 'RDD-WET-02': 'M', 'RDD-WET-03': 'M', 'RDD-WET-04': 'M' },
  },
  {
    id: 'REF',
    title: { fr: 'Le refoulement', en: 'Refoulement' },
    rules: { 'RDD-REF-01': 'M' },
  },
  {
    id: 'CAST',
    title: { fr: 'Lancer un sort', en: 'Casting a spell' },
    rules: {
      'RDD-CAST-01': 'M',
      'RDD-CAST-02': 'M',
      'RDD-CAST-03': 'M',
      'RDD-CAST-04': 'M',
      'RDD-CAST-05': 'M',
      'RDD-CAST-06': 'M',
      'RDD-CAST-07': 'M',
      'RDD-CAST-08': 'M',
      'RDD-CAST-09': 'M',
    },
  },
  {
    id: 'AIM',
    title: { fr: 'Viser', en: 'Aiming' },
    rules: {
      'RDD-AIM-01': 'M',
      'RDD-AIM-02': 'M',
      'RDD-AIM-03': 'M',
      'RDD-AIM-04': 'M',
      'RDD-AIM-05': 'M',
      'RDD-AIM-06': 'G',
      'RDD-AIM-07': 'M',
      'RDD-AIM-08': 'M/G',
    },
  },
  {
    id: 'JR',
    title: { fr: 'Résister', en: 'Resisting' },
    rules: { 'RDD-JR-01': 'M', 'RDD-JR-02': 'M', 'RDD-JR-03': 'M', 'RDD-JR-04': 'M' },
  },
  {
    id: 'STATE',
    title: { fr: 'L’état général', en: 'The general state' },
    rules: { 'RDD-STATE-01': 'M', 'RDD-STATE-02': 'M' },
  },
  {
    id: 'RES',
    title: { fr: 'La réserve', en: 'The reserve' },
    rules: {
      'RDD-RES-01': 'M',
      'RDD-RES-02': 'M',
      'RDD-RES-03': 'M',
      'RDD-RES-04': 'M',
      'RDD-RES-05': 'M',
      'RDD-RES-06': 'M',
    },
  },
  {
    id: 'MAP',
    title: { fr: 'La carte', en: 'The map' },
    rules: { 'RDD-MAP-01': 'M', 'RDD-MAP-02': 'M' },
  },
  {
    id: 'ROLL',
    title: { fr: 'Les jets', en: 'Rolls' },
    rules: { 'RDD-ROLL-01': 'M', 'RDD-ROLL-02': 'M', 'RDD-ROLL-03': 'M' },
  },
  {
    id: 'TIME',
    title: { fr: 'Les heures', en: 'The hours' },
    rules: { 'RDD-TIME-01': 'M' },
  },
  {
    id: 'FAT',
    title: { fr: 'La fatigue', en: 'Fatigue' },
    rules: { 'RDD-FAT-01': 'M' },
  },
  {
    id: 'DREAM',
    title: { fr: 'Les points de rêve', en: 'Rêve points' },
    rules: { 'RDD-DREAM-01': 'M' },
  },
  {
    id: 'XP',
    title: { fr: 'L’expérience', en: 'Experience' },
    rules: { 'RDD-XP-01': 'M' },
  },
  {
    id: 'SPELL',
    title: { fr: 'Les sorts', en: 'Spells' },
    rules: { 'RDD-SPELL-01': 'M', 'RDD-SPELL-02': 'M' },
  },
  {
    id: 'TABLE',
    title: { fr: 'Queues, souffles et têtes de Dragon', en: 'Tails, breaths and heads of Dragons' },
    rules: { 'RDD-TABLE-01': 'M' },
  },
  {
    id: 'CELL',
    title: { fr: 'Le bonus de case', en: 'The cell bonus' },
    rules: { 'RDD-CELL-01': 'T' },
  },
  {
    id: 'X',
    title: { fr: 'Ce que la table ajoute', en: 'What the table adds' },
    rules: { 'RDD-X-01': 'X', 'RDD-X-02': 'X', 'RDD-X-03': 'X', 'RDD-X-04': 'X' },
  },
] as const satisfies readonly Chapter[];

type KeysOf<T> = T extends unknown ? keyof T : never;
/** A rule of this game. */
export type ReveRule = KeysOf<(typeof RULEBOOK)[number]['rules']>;
export type ReveChapter = (typeof RULEBOOK)[number]['id'];

/** The chapters in one language, each with its preface. */
export function chaptersIn(language: keyof Words, prefaces: Readonly<Record<ReveChapter, string>>) {
  return RULEBOOK.map(({ id, title, rules }) => ({
    id,
    title: title[language],
    preface: prefaces[id],
    rules: Object.keys(rules),
  }));
}
