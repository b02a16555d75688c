/** The words of what Mortebrume calculates. */
import { type CalculationPairs, calculationWords } from '@reverie/kernel/calculation';
import type { Pairs, Words } from '@reverie/kernel/words';
import type { How } from '../answers.ts';
import { profileOf } from '../data/fighters.ts';
import { spellOf } from '../data/spells.ts';
import { weaponOf } from '../data/weapons.ts';

/** "mel-archere/arc": who shoots, and with what. */
function shooter(value: string): Words {
  const [kind = '', means = ''] = value.split('/');
  const said = (language: 'fr' | 'en'): string =>
    `${profileOf(kind).name[language]} : ${(weaponOf(means) ?? spellOf(means))?.name[language] ?? means}`;
  return { fr: said('fr'), en: said('en') };
}
const fighter = (kind: string): Words => profileOf(kind).name;

export const HOW_WORDS = {
  dodge: ['Esquive', 'Dodge'],
  passe: ['Passe d’armes', 'Passage of arms'],
  body: ['Frappe corporelle', 'Body strike'],
  take: ['Encaisse', 'Take it'],
  will: ['Résiste', 'Resist'],
} satisfies Pairs<How>;
const DICE = {
  dice: ['Dés de destinée de l’attaquant', 'Destiny dice of the attacker'],
  answerDice: ['Dés de destinée du défenseur', 'Destiny dice of the defender'],
} satisfies Pairs;
const REASONS = {
  tooFar: ['À cette distance, rien ne porte jusque-là.', 'Nothing reaches as far as that.'],
  noReaction: [
    '{how} : impossible à cette distance ou face à cette frappe.',
    '{how}: impossible at this distance or against this strike.',
  ],
} satisfies Pairs;
/** How an exchange ends, met by a strike. */
const RESULTS = {
  dominates: ['domine', 'dominates'],
  dominated: ['dominé', 'dominated'],
  tie: ['égalité', 'tie'],
  dodged: ['esquivé', 'dodged'],
  missed: ['manqué', 'missed'],
} satisfies Pairs;
const EXCHANGE: Pick<CalculationPairs, 'settings' | 'options' | 'reasons'> = {
  settings: {
    by: ['Qui frappe', 'Who strikes'],
    target: ['Qui est visé', 'Who is struck at'],
    distance: ['Distance, en millimètres', 'Distance in millimetres'],
    strike: ['Avec quoi', 'With what'],
    how: ['Réaction', 'Reaction'],
    ...DICE,
  },
  options: {
    by: fighter,
    target: fighter,
    strike: { body: ['une frappe corporelle', 'a body strike'], weapon: ['son arme', 'the weapon'] },
    how: HOW_WORDS,
  },
  reasons: REASONS,
};

export const EXCHANGE_WORDS = calculationWords({
  ...EXCHANGE,
  title: ['Un échange, et toutes ses issues', 'An exchange and all its results'],
  question: ['Deux combattants, une réaction : qui domine ?', 'Two fighters, one reaction: who dominates?'],
  ways: RESULTS,
});
export const WOUND_WORDS = calculationWords({
  ...EXCHANGE,
  title: ['Les blessures d’un échange', 'The wounds of an exchange'],
  question: ['Combien de points de physique le coup enlève-t-il ?', 'How many points of physique does the blow take?'],
  ways: (way) =>
    way === '0' ? { fr: 'indemne', en: 'unhurt' } : { fr: `${way} de physique`, en: `${way} of physique` },
});
export const SHOT_WORDS = calculationWords({
  title: ['Un tir ou un sort', 'A shot or a spell'],
  question: [
    'À cette distance, face à face et à découvert : touché ?',
    'At this distance, face to face and in the open: a hit?',
  ],
  settings: {
    shot: ['Qui tire, et quoi', 'Who shoots, and what'],
    target: ['Qui est visé', 'Who is aimed at'],
    distance: ['Distance, en centimètres', 'Distance in centimetres'],
    dodges: ['Réaction', 'Reaction'],
    ...DICE,
  },
  options: {
    shot: shooter,
    target: fighter,
    dodges: { yes: ['Esquive ou résiste', 'Dodges or resists'], no: ['Encaisse', 'Takes it'] },
  },
  ways: { hit: ['touché', 'hit'], dodged: ['esquivé', 'dodged'], missed: ['manqué', 'missed'] },
  reasons: REASONS,
});

export const PANELS = {
  ...RESULTS,
  hits: ['touche', 'hits'],
  against: ['contre {value} + D{die}', 'against {value} + D{die}'],
  noRoll: ['sans jet', 'no roll'],
  percent: ['fois sur cent', 'times in a hundred'],
  withoutDice: ['sans dé de destinée', 'without a destiny die'],
  withDice: ['avec les dés', 'with the dice'],
  strokes: ['frappes', 'strokes'],
  out: ['hors de combat', 'out of action'],
  hit: ['touché', 'hit'],
  centimetres: ['distance, en centimètres', 'distance in centimetres'],
  noWound: ['aucune', 'none'],
  reactionsTitle: ['Que fait la cible ?', 'What does the target do?'],
  reactionsText: ['Chaque réaction et ses issues ; choisissez-en une.', 'Each reaction and its results; choose one.'],
  woundsTitle: ['Blessures de la cible : {how}', 'Wounds of the target: {how}'],
  woundsText: ['Points de physique perdus, calcul exact.', 'Points of physique lost, exact.'],
  strokesTitle: [
    'En combien de frappes, si la cible répond toujours ainsi ({how}) ?',
    'How many strokes, if the target always answers so ({how})?',
  ],
  strokesText: [
    'Sans destinée, et sans les effets des réussites spéciales. {half} pour plus d’une chance sur deux.',
    'Without destiny, and without the effects of special successes. {half} for better than even chances.',
  ],
  neverHalf: [
    'Sans destinée, et sans les effets des réussites spéciales. Huit frappes ne suffisent pas une fois sur deux.',
    'Without destiny, and without the effects of special successes. Eight strokes are not enough half of the time.',
  ],
  distancesTitle: ['Ce que coûte la distance', 'What distance costs'],
  distancesText: ['Difficulté {difficulty} à la distance choisie.', 'Difficulty {difficulty} at the chosen distance.'],
  shotWoundsTitle: ['Les blessures', 'The wounds'],
  shotWoundsText: ['Dégâts {damage} avant l’armure.', 'Damage {damage} before armour.'],
  shotWaysTitle: ['Esquiver, ou encaisser ?', 'Dodge, or take it?'],
} satisfies Pairs;
