/** What a table may set, in words: names, and what each value means. Typed, so that no option goes without. */
import { type OptionLexicon, option } from '@reverie/kernel/option-words';
import type { Options } from '../options.ts';

export const OPTION_WORDS: OptionLexicon<Exclude<keyof Options, 'mode' | 'arpenteurs' | 'foe'>> = {
  budget: option('Feuilles', 'Sheets', {
    free: ['telles quelles', 'as they are'],
    ours: ['dans le budget de création', 'within the budget of creation'],
  }),
  session: option('Qui revient', 'Those who come back', {
    new: ['tire un panache neuf', 'draw new panache'],
    same: ['garde le panache qu’il avait', 'keep the panache they had'],
  }),
  bag: option('Pierres', 'Stones', {
    bag: ['un vrai sac', 'a real bag'],
    coin: ['une pièce à chaque fois', 'a coin each time'],
  }),
  sink: option('Pierres usées sous un Signe', 'Stones used under a Signe', {
    out: ['hors du jeu', 'out of the game'],
    bag: ['de retour au sac', 'back to the bag'],
  }),
  bonusMost: option('Bonus le plus grand sur un tirage', 'Largest bonus on a draw'),
  opposition: option('Opposition', 'Opposition', {
    text: ['son niveau plus la différence', 'own level plus the difference'],
    example: ['son niveau moins la différence', 'own level minus the difference'],
  }),
  relance: option('Des Difficultés avec relance', 'Difficulties with forced redraws'),
  traits: option('Les Traits se testent', 'Traits may be tested'),
  affirmations: option('Les joueurs affirment des faits', 'Players state facts'),
  moments: option('Des moments-clés que tous paient', 'Key moments that everybody pays for'),
  panacheGain: option('Corser rapporte', 'Making it harder pays', {
    always: ['toujours', 'always'],
    success: ['en cas de réussite', 'on success'],
  }),
  perfidyMajor: option('Perfidie d’un PNJ majeur', 'Perfidy of a major NPC'),
  perfidyMiddle: option('Perfidie d’un PNJ moyen', 'Perfidy of a middle NPC'),
  karmaExtraCost: option('Cases de Karma pour des pierres en plus', 'Squares of Karma for extra stones'),
  karmaFortune: option('Fortune contre une case', 'Fortune for a square', {
    any: ['même sous zéro', 'below zero too'],
    positive: ['au-dessus de zéro', 'above zero'],
  }),
  conIsEnd: option('L’Endurance réduit les coups', 'Endurance lessens blows'),
  duelBase: option('À l’ouverture compte', 'In the opening counts', {
    escrime: ['l’Escrime et la différence', 'Fencing and the difference'],
    zero: ['la différence seule', 'the difference alone'],
  }),
  repeats: option('Une manœuvre répétée', 'A repeated manoeuvre', {
    both: ['gêne l’un et aide l’autre', 'hinders one and helps the other'],
    defence: ['aide la défense', 'helps the defence'],
    attacker: ['gêne l’attaquant', 'hinders the attacker'],
  }),
  tick: option('Une coche rachète', 'A tick buys', {
    stone: ['une pierre', 'one stone'],
    redraw: ['un retirage entier', 'a whole redraw'],
  }),
  panacheTurns: option('Surenchère de panache', 'Raising with panache', {
    alternate: ['tant que l’on veut', 'as often as one likes'],
    once: ['une fois chacun', 'once each'],
  }),
  hiddenEscrime: option('L’Escrime de l’adversaire est cachée', 'The foe’s Fencing is hidden'),
  hiddenWounds: option('Les blessures sont dites après le combat', 'Wounds are told after the fight'),
  comboRedraw: option('Un retirage peut finir une combinaison', 'A redraw may complete a combination'),
  overflow: option('Une case pleine déborde sur la suivante', 'A full kind of wound runs over'),
  woundMalus: option('Les blessures pèsent', 'Wounds weigh', {
    all: ['sur tout', 'on everything'],
    combat: ['sur le combat', 'on combat'],
  }),
  fastAlgarade: option('Un seul homme de peu tombe sans tirage', 'A lone minor foe falls without a draw'),
  cover: option('Couverts', 'Covers', {
    printed: ['comme imprimés', 'as printed'],
    fixed: ['remis dans l’ordre', 'in order'],
  }),
  apulvre: option('La poudre ne brûle pas ici', 'Powder does not burn here'),
  phrase: option('Mots de magie', 'Words of magic', {
    cancel: ['s’annulent par paires', 'cancel in pairs'],
    floor: ['en moyenne seulement', 'average only'],
  }),
  exchanges: option('Échanges au plus dans un duel', 'Most exchanges in a duel'),
  legs: option('Rencontres dans les Brumes', 'Encounters in the Brumes'),
};
