/**
 * Every rule of this game by its number, in the chapters in which a player reads them. The words are in texts/rules.fr.ts
 * and texts/rules.en.ts; `npm run rules` holds this list against them, the code and the tests.
 */
import type { Words } from './words.ts';

/** M: the program resolves it. This game leaves nothing to a game master. */
export type Mark = 'M';

export interface Chapter {
  readonly id: string;
  readonly title: Words;
  readonly rules: Readonly<Record<string, Mark>>;
}

export const RULEBOOK = [
  {
    id: 'COMP',
    title: { fr: 'Le matériel', en: 'Components' },
    rules: {
      'ART-COMP-01': 'M',
      'ART-COMP-02': 'M',
      'ART-COMP-03': 'M',
    },
  },
  {
    id: 'ZONE',
    title: { fr: 'Les emplacements', en: 'Zones' },
    rules: {
      'ART-ZONE-01': 'M',
      'ART-ZONE-02': 'M',
      'ART-ZONE-03': 'M',
      'ART-INFO-01': 'M',
    },
  },
  {
    id: 'DP',
    title: { fr: 'Les rêves', en: 'Dream powers' },
    rules: {
      'ART-DP-01': 'M',
      'ART-DP-02': 'M',
      'ART-DP-03': 'M',
      'ART-DP-04': 'M',
      'ART-DP-05': 'M',
      'ART-DP-06': 'M',
      'ART-DP-07': 'M',
    },
  },
  {
    id: 'DREAM',
    title: { fr: 'Les Dreamers', en: 'Dreamers' },
    rules: {
      'ART-DREAM-01': 'M',
      'ART-DREAM-02': 'M',
      'ART-DREAM-03': 'M',
      'ART-DREAM-04': 'M',
      'ART-DREAM-05': 'M',
      'ART-DREAM-06': 'M',
      'ART-DREAM-07': 'M',
      'ART-DREAM-08': 'M',
      'ART-DREAM-09': 'M',
      'ART-DREAM-10': 'M',
    },
  },
  {
    id: 'CARDS',
    title: { fr: 'Les artefacts', en: 'Artefacts' },
    rules: {
      'ART-MON-01': 'M',
      'ART-MON-02': 'M',
      'ART-MON-03': 'M',
      'ART-WPN-01': 'M',
      'ART-WPN-02': 'M',
      'ART-WPN-03': 'M',
      'ART-ITEM-01': 'M',
      'ART-ITEM-02': 'M',
      'ART-ITEM-03': 'M',
    },
  },
  {
    id: 'POW',
    title: { fr: 'Les pouvoirs', en: 'Special powers' },
    rules: {
      'ART-POW-01': 'M',
      'ART-POW-02': 'M',
      'ART-POW-03': 'M',
      'ART-POW-04': 'M',
      'ART-POW-05': 'M',
      'ART-POW-10': 'M',
      'ART-POW-11': 'M',
      'ART-POW-12': 'M',
      'ART-POW-13': 'M',
      'ART-POW-14': 'M',
      'ART-POW-15': 'M',
      'ART-POW-16': 'M',
      'ART-POW-17': 'M',
      'ART-POW-18': 'M',
    },
  },
  {
    id: 'DECK',
    title: { fr: 'Les decks', en: 'Decks' },
    rules: {
      'ART-DECK-01': 'M',
      'ART-DECK-02': 'M',
    },
  },
  {
    id: 'SETUP',
    title: { fr: 'La mise en place', en: 'Setting up' },
    rules: {
      'ART-SETUP-01': 'M',
      'ART-SETUP-02': 'M',
      'ART-SETUP-03': 'M',
      'ART-SETUP-04': 'M',
    },
  },
  {
    id: 'ORDER',
    title: { fr: 'L’ordre', en: 'Order of play' },
    rules: {
      'ART-ORDER-01': 'M',
      'ART-ORDER-02': 'M',
      'ART-ORDER-03': 'M',
      'ART-ORDER-04': 'M',
      'ART-ORDER-05': 'M',
      'ART-ORDER-06': 'M',
    },
  },
  {
    id: 'WAKE',
    title: { fr: 'Le réveil', en: 'Waking' },
    rules: {
      'ART-WAKE-01': 'M',
      'ART-WAKE-02': 'M',
      'ART-WAKE-03': 'M',
      'ART-WAKE-04': 'M',
      'ART-WAKE-05': 'M',
    },
  },
  {
    id: 'REFILL',
    title: { fr: 'Le réapprovisionnement', en: 'Refill' },
    rules: {
      'ART-REFILL-01': 'M',
      'ART-REFILL-02': 'M',
      'ART-REFILL-03': 'M',
    },
  },
  {
    id: 'SUMMON',
    title: { fr: 'Les invocations', en: 'Summons' },
    rules: {
      'ART-SUMMON-01': 'M',
      'ART-SUMMON-02': 'M',
      'ART-SUMMON-03': 'M',
      'ART-SUMMON-04': 'M',
      'ART-SUMMON-05': 'M',
      'ART-ENDUR-01': 'M',
      'ART-ENDUR-02': 'M',
      'ART-ENDUR-03': 'M',
      'ART-ENDUR-04': 'M',
    },
  },
  {
    id: 'USE',
    title: { fr: 'Les Objets', en: 'Items' },
    rules: {
      'ART-USE-01': 'M',
      'ART-USE-02': 'M',
      'ART-USE-03': 'M',
    },
  },
  {
    id: 'MULTI',
    title: { fr: 'À trois ou quatre', en: 'Three or four players' },
    rules: {
      'ART-MULTI-01': 'M',
      'ART-MULTI-02': 'M',
      'ART-MULTI-03': 'M',
      'ART-MULTI-04': 'M',
      'ART-MULTI-05': 'M',
      'ART-MULTI-06': 'M',
    },
  },
  {
    id: 'ATTACK',
    title: { fr: 'L’attaque', en: 'Attacks' },
    rules: {
      'ART-ATTACK-01': 'M',
      'ART-ATTACK-02': 'M',
      'ART-ATTACK-03': 'M',
      'ART-ATTACK-04': 'M',
      'ART-ATTACK-05': 'M',
      'ART-ATTACK-06': 'M',
    },
  },
  {
    id: 'RESULT',
    title: { fr: 'Le résultat', en: 'Results' },
    rules: {
      'ART-RESULT-01': 'M',
      'ART-RESULT-02': 'M',
      'ART-RESULT-03': 'M',
      'ART-RESULT-04': 'M',
      'ART-RESULT-05': 'M',
      'ART-RESULT-06': 'M',
      'ART-RESULT-07': 'M',
      'ART-RESULT-08': 'M',
      'ART-RESULT-09': 'M',
      'ART-RESULT-10': 'M',
    },
  },
  {
    id: 'COLOUR',
    title: { fr: 'Les couleurs', en: 'Colours' },
    rules: {
      'ART-COLOUR-01': 'M',
      'ART-COLOUR-02': 'M',
      'ART-COLOUR-03': 'M',
      'ART-COLOUR-04': 'M',
      'ART-COLOUR-05': 'M',
    },
  },
  {
    id: 'END',
    title: { fr: 'La fin du tour, la fin du jeu', en: 'The end of a turn and of the game' },
    rules: {
      'ART-END-01': 'M',
      'ART-END-02': 'M',
      'ART-END-03': 'M',
      'ART-IDLE-01': 'M',
      'ART-IDLE-02': 'M',
      'ART-WIN-01': 'M',
      'ART-WIN-02': 'M',
      'ART-WIN-03': 'M',
      'ART-WIN-04': 'M',
    },
  },
] as const satisfies readonly Chapter[];

type Ids<C> = C extends { readonly rules: infer R } ? keyof R : never;
export type ArtefactsRule = Ids<(typeof RULEBOOK)[number]>;
