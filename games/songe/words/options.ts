/** What a table may set, in words: names, and what each value means. Typed, so that no option goes without. */
import type { OptionLexicon } from '@reverie/kernel/option-words';
import type { Options } from '../options.ts';

export const OPTION_WORDS: OptionLexicon<Exclude<keyof Options, 'mode' | 'arpenteurs' | 'foe'>> = {
  budget: {
    fr: { name: 'Feuilles', choices: { free: 'telles quelles', ours: 'dans le budget de création' } },
    en: { name: 'Sheets', choices: { free: 'as they are', ours: 'within the budget of creation' } },
  },
  session: {
    fr: { name: 'Qui revient', choices: { new: 'tire un panache neuf', same: 'garde le panache qu’il avait' } },
    en: { name: 'Those who come back', choices: { new: 'draw new panache', same: 'keep the panache they had' } },
  },
  bag: {
    fr: { name: 'Pierres', choices: { bag: 'un vrai sac', coin: 'une pièce à chaque fois' } },
    en: { name: 'Stones', choices: { bag: 'a real bag', coin: 'a coin each time' } },
  },
  sink: {
    fr: { name: 'Pierres usées sous un Signe', choices: { out: 'hors du jeu', bag: 'de retour au sac' } },
    en: { name: 'Stones used under a Signe', choices: { out: 'out of the game', bag: 'back to the bag' } },
  },
  bonusMost: {
    fr: { name: 'Bonus le plus grand sur un tirage' },
    en: { name: 'Largest bonus on a draw' },
  },
  opposition: {
    fr: {
      name: 'Opposition',
      choices: { text: 'son niveau plus la différence', example: 'son niveau moins la différence' },
    },
    en: {
      name: 'Opposition',
      choices: { text: 'own level plus the difference', example: 'own level minus the difference' },
    },
  },
  relance: {
    fr: { name: 'Des Difficultés avec relance' },
    en: { name: 'Difficulties with relance' },
  },
  traits: {
    fr: { name: 'Les Traits se testent' },
    en: { name: 'Traits may be tested' },
  },
  affirmations: {
    fr: { name: 'Les joueurs affirment des faits' },
    en: { name: 'Players state facts' },
  },
  moments: {
    fr: { name: 'Des moments-clés que tous paient' },
    en: { name: 'Key moments that everybody pays for' },
  },
  panacheGain: {
    fr: { name: 'Corser rapporte', choices: { always: 'toujours', success: 'en cas de réussite' } },
    en: { name: 'Making it harder pays', choices: { always: 'always', success: 'on success' } },
  },
  perfidyMajor: {
    fr: { name: 'Perfidie d’un PNJ majeur' },
    en: { name: 'Perfidy of a major NPC' },
  },
  perfidyMiddle: {
    fr: { name: 'Perfidie d’un PNJ moyen' },
    en: { name: 'Perfidy of a middle NPC' },
  },
  karmaExtraCost: {
    fr: { name: 'Cases de Karma pour des pierres en plus' },
    en: { name: 'Squares of Karma for extra stones' },
  },
  karmaFortune: {
    fr: {
      name: 'Fortune contre une case',
      choices: { any: 'même sous zéro', positive: 'au-dessus de zéro' },
    },
    en: { name: 'Fortune for a square', choices: { any: 'below zero too', positive: 'above zero' } },
  },
  conIsEnd: {
    fr: { name: 'L’Endurance réduit les coups' },
    en: { name: 'Endurance lessens blows' },
  },
  duelBase: {
    fr: {
      name: 'À l’ouverture compte',
      choices: { escrime: 'l’Escrime et la différence', zero: 'la différence seule' },
    },
    en: {
      name: 'In the opening counts',
      choices: { escrime: 'Fencing and the difference', zero: 'the difference alone' },
    },
  },
  repeats: {
    fr: {
      name: 'Une manœuvre répétée',
      choices: { both: 'gêne l’un et aide l’autre', defence: 'aide la défense', attacker: 'gêne l’attaquant' },
    },
    en: {
      name: 'A repeated manoeuvre',
      choices: {
        both: 'hinders one and helps the other',
        defence: 'helps the defence',
        attacker: 'hinders the attacker',
      },
    },
  },
  tick: {
    fr: { name: 'Une coche rachète', choices: { stone: 'une pierre', redraw: 'un retirage entier' } },
    en: { name: 'A tick buys', choices: { stone: 'one stone', redraw: 'a whole redraw' } },
  },
  panacheTurns: {
    fr: {
      name: 'Surenchère de panache',
      choices: { alternate: 'tant que l’on veut', once: 'une fois chacun' },
    },
    en: { name: 'Raising with panache', choices: { alternate: 'as often as one likes', once: 'once each' } },
  },
  hiddenEscrime: {
    fr: { name: 'L’Escrime de l’adversaire est cachée' },
    en: { name: 'The foe’s Fencing is hidden' },
  },
  hiddenWounds: {
    fr: { name: 'Les blessures sont dites après le combat' },
    en: { name: 'Wounds are told after the fight' },
  },
  comboRedraw: {
    fr: { name: 'Un retirage peut finir une combinaison' },
    en: { name: 'A redraw may complete a combination' },
  },
  overflow: {
    fr: { name: 'Une case pleine déborde sur la suivante' },
    en: { name: 'A full kind of wound runs over' },
  },
  woundMalus: {
    fr: { name: 'Les blessures pèsent', choices: { all: 'sur tout', combat: 'sur le combat' } },
    en: { name: 'Wounds weigh', choices: { all: 'on everything', combat: 'on combat' } },
  },
  fastAlgarade: {
    fr: { name: 'Un seul homme de peu tombe sans tirage' },
    en: { name: 'A lone minor foe falls without a draw' },
  },
  cover: {
    fr: { name: 'Couverts', choices: { printed: 'comme imprimés', fixed: 'remis dans l’ordre' } },
    en: { name: 'Covers', choices: { printed: 'as printed', fixed: 'in order' } },
  },
  apulvre: {
    fr: { name: 'La poudre ne brûle pas ici' },
    en: { name: 'Powder does not burn here' },
  },
  phrase: {
    fr: { name: 'Mots de magie', choices: { cancel: 's’annulent par paires', floor: 'en moyenne seulement' } },
    en: { name: 'Words of magic', choices: { cancel: 'cancel in pairs', floor: 'average only' } },
  },
  exchanges: {
    fr: { name: 'Échanges au plus dans un duel' },
    en: { name: 'Most exchanges in a duel' },
  },
  legs: {
    fr: { name: 'Rencontres dans les Brumes' },
    en: { name: 'Encounters in the Brumes' },
  },
};
