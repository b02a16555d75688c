/** The twenty désirs lancinants and the twenty idées fixes that a queue de Dragon may bring (1d20), in our own words. */
import type { Words } from '@reverie/kernel/words';

/** While one is not satisfied, a particulière brings no experience. */
// biome-ignore format: one line each
export const DESIRES: readonly Words[] = [
  { fr: 'danser sans habits sous une averse', en: 'dance without clothes in a shower of rain' },
  { fr: 'traire une vache', en: 'milk a cow' },
  { fr: 'manger du poisson', en: 'eat fish' },
  { fr: 'manger des champignons', en: 'eat mushrooms' },
  { fr: 'boire jusqu’à l’ivresse', en: 'get drunk' },
  { fr: 'gagner dix deniers ou plus', en: 'earn ten deniers or more' },
  { fr: 'souffler des bulles de savon', en: 'blow soap bubbles' },
  { fr: 'entendre un âne braire', en: 'hear a donkey bray' },
  { fr: 'danser au bras de quelqu’un d’inconnu et de beau (Beauté 13)', en: 'dance with a handsome stranger (Beauty 13)' },
  { fr: 'bâtir une cabane', en: 'build a hut' },
  { fr: 'devenir propriétaire d’une chèvre', en: 'become the owner of a goat' },
  { fr: 'se vautrer dans la boue', en: 'wallow in mud' },
  { fr: 'donner un baiser à un cochon', en: 'kiss a pig' },
  { fr: 'casser quelque chose en verre', en: 'smash something made of glass' },
  { fr: 'jeter 3d6 œufs par terre', en: 'throw 3d6 eggs on the ground' },
  { fr: 'dormir une nuit sur une échelle', en: 'spend a night on a ladder' },
  { fr: 'avoir le crâne rasé', en: 'have one’s head shaved' },
  { fr: 'perdre trois points d’endurance en un seul round', en: 'lose three points of endurance in a single round' },
  { fr: 'entendre dix personnes vous acclamer', en: 'be cheered by ten people' },
  { fr: 'faire pipi dans un instrument de musique', en: 'pee in a musical instrument' },
];

/** Kept up until the end of Château Dormant on the morrow. */
export const FIXED_IDEAS: readonly Words[] = [
  { fr: 'ne parler qu’en cris d’animaux', en: 'speak only in animal noises' },
  { fr: 'porter un bandeau sur les yeux', en: 'wear a blindfold' },
  { fr: 'répondre non à tout', en: 'answer no to everything' },
  { fr: 'porter sur soi 3d6 kg de cailloux', en: 'carry 3d6 kg of pebbles' },
  { fr: 'promener sa meilleure arme au bout d’une laisse', en: 'walk one’s best weapon on a leash' },
  { fr: 'laisser une main posée sur sa tête', en: 'leave one hand on one’s head' },
  { fr: 'se noircir la figure de cendre', en: 'blacken one’s face with ash' },
  { fr: 'cracher dans tout ce qui se mange ou se boit', en: 'spit into all food and drink in sight' },
  { fr: 'ne rien manger ni boire', en: 'neither eat nor drink' },
  { fr: 'aller nu et les mains vides', en: 'go naked and empty-handed' },
  { fr: 'se renverser chaque fiole sur la tête', en: 'pour every phial over one’s head' },
  { fr: 'dire madame aux hommes et messire aux femmes', en: 'say madam to men and sir to women' },
  { fr: 'avancer à quatre pattes', en: 'go on all fours' },
  { fr: 'manger à toute heure', en: 'eat at every hour' },
  { fr: 'n’aller nulle part sans être porté', en: 'go nowhere unless carried' },
  { fr: 'ne passer aucune porte', en: 'pass through no door' },
  { fr: 'jouer au mort', en: 'play dead' },
  { fr: 'éteindre chaque feu que l’on voit', en: 'put out every fire in sight' },
  { fr: 'ne se séparer de rien', en: 'part with nothing' },
  { fr: 'refuser de monter en TMR', en: 'refuse to go up into the Middle Lands' },
];

/** The roll of 1d20 that takes the montée away: the one idée fixe that lies on the journey (RDD-TABLE-01). */
export const NO_MONTEE = 20;
