/** The words of what Mortebrume calculates. */
import type { CalculationWords } from '@reverie/kernel/calculation';
import type { Settings } from '@reverie/kernel/plot';
import type { How } from '../answers.ts';
import { type Aptitude, type Profile, profileOf } from '../data/fighters.ts';
import { spellOf } from '../data/spells.ts';
import { weaponOf } from '../data/weapons.ts';
import type { Result } from '../frames.ts';

const aptitude = ({ value, die }: Aptitude): string => `${value} + D${die}`;
const AGAINST: Readonly<Partial<Record<How, (profile: Profile) => Aptitude>>> = {
  passe: ({ weapon }) => weapon,
  body: ({ dodge }) => dodge,
  dodge: ({ dodge }) => dodge,
};
/** "mel-archere/arc": who shoots, and with what. */
function shooter(value: string, language: 'fr' | 'en'): string {
  const [kind = '', means = ''] = value.split('/');
  const flies = (weaponOf(means) ?? spellOf(means))?.name[language] ?? means;
  return `${profileOf(kind).name[language]} : ${flies}`;
}

const HOW_FR: Readonly<Record<How, string>> = {
  dodge: 'Esquive',
  passe: 'Passe d’armes',
  body: 'Frappe corporelle',
  take: 'Encaisse',
  will: 'Résiste',
};
const SETTINGS_FR = {
  by: 'Qui frappe',
  target: 'Qui est visé',
  distance: 'Distance, en millimètres',
  strike: 'Avec quoi',
  how: 'Réaction',
  dice: 'Dés de destinée de l’attaquant',
  answerDice: 'Dés de destinée du défenseur',
};
const optionFr = (setting: string, value: string): string => {
  if (setting === 'strike') return value === 'body' ? 'une frappe corporelle' : 'son arme';
  return setting === 'how' ? HOW_FR[value as How] : profileOf(value).name.fr;
};
const reasonFr = (reason: string, { how }: Settings): string =>
  reason === 'tooFar'
    ? 'À cette distance, rien ne porte jusque-là.'
    : `${HOW_FR[how as How]} : impossible à cette distance ou face à cette frappe.`;

const fr = {
  exchange: {
    title: 'Un échange, et toutes ses issues',
    question: 'Deux combattants, une réaction : qui domine ?',
    settings: SETTINGS_FR,
    option: optionFr,
    way: (way: string): string => fr.result(way as Result, 'passe'),
    reason: reasonFr,
  } satisfies CalculationWords,
  wounds: {
    title: 'Les blessures d’un échange',
    question: 'Combien de points de physique le coup enlève-t-il ?',
    settings: SETTINGS_FR,
    option: optionFr,
    way: (way: string): string => (way === '0' ? 'indemne' : `${way} de physique`),
    reason: reasonFr,
  } satisfies CalculationWords,
  shot: {
    title: 'Un tir ou un sort',
    question: 'À cette distance, face à face et à découvert : touché ?',
    settings: {
      shot: 'Qui tire, et quoi',
      target: 'Qui est visé',
      distance: 'Distance, en centimètres',
      dodges: 'Réaction',
      dice: SETTINGS_FR.dice,
      answerDice: SETTINGS_FR.answerDice,
    },
    option: (setting: string, value: string): string => {
      if (setting === 'dodges') return value === 'yes' ? 'Esquive ou résiste' : 'Encaisse';
      return setting === 'shot' ? shooter(value, 'fr') : profileOf(value).name.fr;
    },
    way: (way: string): string => ({ hit: 'touché', dodged: 'esquivé', missed: 'manqué' })[way] ?? way,
    reason: reasonFr,
  } satisfies CalculationWords,
  how: HOW_FR,
  against: (how: How, profile: Profile): string => {
    const found = AGAINST[how]?.(profile);
    return found ? `contre ${aptitude(found)}` : 'sans jet';
  },
  result: (result: Result, how: How): string =>
    ({
      dominates: how === 'dodge' || how === 'take' ? 'touche' : 'domine',
      dominated: 'dominé',
      tie: 'égalité',
      dodged: 'esquivé',
      missed: 'manqué',
    })[result],
  percent: 'fois sur cent',
  times: 'fois sur cent',
  withoutDice: 'sans dé de destinée',
  withDice: 'avec les dés',
  strokes: 'frappes',
  out: 'hors de combat',
  hit: 'touché',
  centimetres: 'distance, en centimètres',
  wound: (points: number, physique: number): string =>
    points === 0 ? 'aucune' : points >= physique ? `${points}, hors de combat` : `${points}`,
  reactionsTitle: 'Que fait la cible ?',
  reactionsText: 'Chaque réaction et ses issues ; choisissez-en une.',
  woundsTitle: (how: string): string => `Blessures de la cible : ${how.toLowerCase()}`,
  woundsText: 'Points de physique perdus, calcul exact.',
  strokesTitle: (how: string): string =>
    `En combien de frappes, si la cible répond toujours ainsi (${how.toLowerCase()}) ?`,
  strokesText: (half: number | undefined): string =>
    `Sans destinée, et sans les effets des réussites spéciales. ${
      half === undefined
        ? 'Huit frappes ne suffisent pas une fois sur deux.'
        : `${half} pour plus d’une chance sur deux.`
    }`,
  distancesTitle: 'Ce que coûte la distance',
  distancesText: (difficulty: number): string => `Difficulté ${difficulty} à la distance choisie.`,
  shotWoundsTitle: 'Les blessures',
  shotWoundsText: (damage: number): string => `Dégâts ${damage} avant l’armure.`,
  shotWaysTitle: 'Esquiver, ou encaisser ?',
};

const HOW_EN: Readonly<Record<How, string>> = {
  dodge: 'Dodge',
  passe: 'Passage of arms',
  body: 'Body strike',
  take: 'Take it',
  will: 'Resist',
};
const SETTINGS_EN = {
  by: 'Who strikes',
  target: 'Who is struck at',
  distance: 'Distance in millimetres',
  strike: 'With what',
  how: 'Reaction',
  dice: 'Destiny dice of the attacker',
  answerDice: 'Destiny dice of the defender',
};
const optionEn = (setting: string, value: string): string => {
  if (setting === 'strike') return value === 'body' ? 'a body strike' : 'the weapon';
  return setting === 'how' ? HOW_EN[value as How] : profileOf(value).name.en;
};
const reasonEn = (reason: string, { how }: Settings): string =>
  reason === 'tooFar'
    ? 'Nothing reaches as far as that.'
    : `${HOW_EN[how as How]}: impossible at this distance or against this strike.`;

const en: typeof fr = {
  exchange: {
    title: 'An exchange and all its results',
    question: 'Two fighters, one reaction: who dominates?',
    settings: SETTINGS_EN,
    option: optionEn,
    way: (way) => en.result(way as Result, 'passe'),
    reason: reasonEn,
  },
  wounds: {
    title: 'The wounds of an exchange',
    question: 'How many points of physique does the blow take?',
    settings: SETTINGS_EN,
    option: optionEn,
    way: (way) => (way === '0' ? 'unhurt' : `${way} of physique`),
    reason: reasonEn,
  },
  shot: {
    title: 'A shot or a spell',
    question: 'At this distance, face to face and in the open: a hit?',
    settings: {
      shot: 'Who shoots, and what',
      target: 'Who is aimed at',
      distance: 'Distance in centimetres',
      dodges: 'Reaction',
      dice: SETTINGS_EN.dice,
      answerDice: SETTINGS_EN.answerDice,
    },
    option: (setting, value) => {
      if (setting === 'dodges') return value === 'yes' ? 'Dodges or resists' : 'Takes it';
      return setting === 'shot' ? shooter(value, 'en') : profileOf(value).name.en;
    },
    way: (way) => ({ hit: 'hit', dodged: 'dodged', missed: 'missed' })[way] ?? way,
    reason: reasonEn,
  },
  how: HOW_EN,
  against: (how, profile) => {
    const found = AGAINST[how]?.(profile);
    return found ? `against ${aptitude(found)}` : 'no roll';
  },
  result: (result, how) =>
    ({
      dominates: how === 'dodge' || how === 'take' ? 'hits' : 'dominates',
      dominated: 'dominated',
      tie: 'tie',
      dodged: 'dodged',
      missed: 'missed',
    })[result],
  percent: 'times in a hundred',
  times: 'times in a hundred',
  withoutDice: 'without a destiny die',
  withDice: 'with the dice',
  strokes: 'strokes',
  out: 'out of action',
  hit: 'hit',
  centimetres: 'distance in centimetres',
  wound: (points, physique) => (points === 0 ? 'none' : points >= physique ? `${points}, out of action` : `${points}`),
  reactionsTitle: 'What does the target do?',
  reactionsText: 'Each reaction and its results; choose one.',
  woundsTitle: (how) => `Wounds of the target: ${how.toLowerCase()}`,
  woundsText: 'Points of physique lost, exact.',
  strokesTitle: (how) => `How many strokes, if the target always answers so (${how.toLowerCase()})?`,
  strokesText: (half) =>
    `Without destiny, and without the effects of special successes. ${
      half === undefined ? 'Eight strokes are not enough half of the time.' : `${half} for better than even chances.`
    }`,
  distancesTitle: 'What distance costs',
  distancesText: (difficulty) => `Difficulty ${difficulty} at the chosen distance.`,
  shotWoundsTitle: 'The wounds',
  shotWoundsText: (damage) => `Damage ${damage} before armour.`,
  shotWaysTitle: 'Dodge, or take it?',
};

export const words = { fr, en };
