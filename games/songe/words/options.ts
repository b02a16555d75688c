/** What a table may set, in words: names, and what each value means. Typed, so that no option goes without. */
import { type OptionLexicon, option } from '@reverie/kernel/option-words';
import type { Options } from '../options.ts';

export const OPTION_WORDS: OptionLexicon<Exclude<keyof Options, 'mode' | 'arpenteurs' | 'foe'>> = {
  budget: option(
    'Feuilles',
    'Sheets',
    {
      free: ['telles quelles', 'as they are'],
      ours: ['dans le budget de création', 'within the budget of creation'],
    },
    [
      'Le livret de création n’est pas encore paru : notre budget rend les feuilles comparables.',
      'The booklet on creation is not out yet: our budget makes sheets comparable.',
    ],
  ),
  session: option(
    'Qui revient',
    'Those who come back',
    {
      new: ['tire un panache neuf', 'draw new panache'],
      same: ['garde le panache qu’il avait', 'keep the panache they had'],
    },
    [
      'Le livre donne quatre points au hasard à chaque séance, et perd le reste.',
      'The book draws four points at random each session and loses what is left.',
    ],
  ),
  bag: option(
    'Pierres',
    'Stones',
    {
      bag: ['un vrai sac', 'a real bag'],
      coin: ['une pièce à chaque fois', 'a coin each time'],
    },
    [
      'Un sac se vide et se souvient ; une pièce oublie. Le livre permet les deux.',
      'A bag empties and remembers; a coin forgets. The book allows both.',
    ],
  ),
  sink: option(
    'Pierres usées sous un Signe',
    'Stones used under a Signe',
    {
      out: ['hors du jeu', 'out of the game'],
      bag: ['de retour au sac', 'back to the bag'],
    },
    [
      'Sous un Signe, le livre les dit hors du jeu : le sac se vide.',
      'Under a Signe the book takes them out of the game: the bag runs low.',
    ],
  ),
  bonusMost: option('Bonus le plus grand sur un tirage', 'Largest bonus on a draw', undefined, [
    'Le livre ne dit pas combien le Conteur peut donner pour une belle idée.',
    'The book does not say how much the Conteur may give for a good idea.',
  ]),
  opposition: option(
    'Opposition',
    'Opposition',
    {
      text: ['son niveau plus la différence', 'own level plus the difference'],
      example: ['son niveau moins la différence', 'own level minus the difference'],
    },
    ['Le texte et son exemple se contredisent.', 'The text and its example contradict each other.'],
  ),
  relance: option('Des Difficultés avec relance', 'Difficulties with forced redraws', undefined, [
    '« 2R1 » : deux pierres noires, et une blanche tirée à retirer.',
    '“2R1”: two black stones, and one drawn white stone to draw again.',
  ]),
  traits: option('Les Traits se testent', 'Traits may be tested', undefined, [
    'Résister à son propre caractère, par un tirage.',
    'To resist one’s own character, by a draw.',
  ]),
  affirmations: option('Les joueurs affirment des faits', 'Players state facts', undefined, [
    'Du panache rend vrai ce qu’on invente, si le Conteur l’accepte.',
    'Panache makes true what a player invents, if the Conteur accepts it.',
  ]),
  moments: option('Des moments-clés que tous paient', 'Key moments that everybody pays for', undefined, [
    'Le Conteur demande du panache à tous pour un résultat définitif.',
    'The Conteur asks panache of everybody for a result that is final.',
  ]),
  panacheGain: option(
    'Corser rapporte',
    'Making it harder pays',
    {
      always: ['toujours', 'always'],
      success: ['en cas de réussite', 'on success'],
    },
    [
      'Ajouter du danger rapporte du panache ; le livre ne dit pas s’il faut réussir.',
      'Added danger earns panache; the book does not say whether one must succeed.',
    ],
  ),
  perfidyMajor: option('Perfidie d’un PNJ majeur', 'Perfidy of a major NPC', undefined, [
    'Le panache des adversaires importants. Le livre n’en dit pas le nombre.',
    'The panache of important foes. The book gives no number.',
  ]),
  perfidyMiddle: option('Perfidie d’un PNJ moyen', 'Perfidy of a middle NPC', undefined, [
    'De même, pour les adversaires ordinaires.',
    'The same for ordinary foes.',
  ]),
  karmaExtraCost: option('Cases de Karma pour des pierres en plus', 'Squares of Karma for extra stones', undefined, [
    'Le texte dit deux cases, la table une.',
    'The text says two squares, the table one.',
  ]),
  karmaFortune: option(
    'Fortune contre une case',
    'Fortune for a square',
    {
      any: ['même sous zéro', 'below zero too'],
      positive: ['au-dessus de zéro', 'above zero'],
    },
    ['Le livre ne dit pas si l’on peut s’endetter.', 'The book does not say whether one may run into debt.'],
  ),
  conIsEnd: option('L’Endurance réduit les coups', 'Endurance lessens blows', undefined, [
    'Le livre nomme une CON qui n’est pas sur la feuille : nous y lisons l’Endurance.',
    'The book names a CON that is not on the sheet: we read Endurance.',
  ]),
  duelBase: option(
    'À l’ouverture compte',
    'In the opening counts',
    {
      escrime: ['l’Escrime et la différence', 'Fencing and the difference'],
      zero: ['la différence seule', 'the difference alone'],
    },
    [
      'Le livre laisse ouvert si l’Escrime elle-même compte aussi.',
      'The book leaves open whether Fencing itself counts too.',
    ],
  ),
  repeats: option(
    'Une manœuvre répétée',
    'A repeated manoeuvre',
    {
      both: ['gêne l’un et aide l’autre', 'hinders one and helps the other'],
      defence: ['aide la défense', 'helps the defence'],
      attacker: ['gêne l’attaquant', 'hinders the attacker'],
    },
    [
      'Deux passages du livre : l’un aide la défense, l’autre gêne l’attaque.',
      'Two passages of the book: one helps the defence, one hinders the attack.',
    ],
  ),
  tick: option(
    'Une coche rachète',
    'A tick buys',
    {
      stone: ['une pierre', 'one stone'],
      redraw: ['un retirage entier', 'a whole redraw'],
    },
    [
      'Retirer en combat coche la Caractéristique : le livre dit deux choses.',
      'Drawing again in combat ticks the Characteristic: the book says two things.',
    ],
  ),
  turns: option(
    'Plusieurs duels',
    'Several duels',
    {
      whole: ['l’un après l’autre', 'one after the other'],
      exchange: ['un échange chacun, à tour de rôle', 'one exchange each, in turn'],
    },
    [
      'Le livre joue d’ordinaire un combat entier ; tour par tour, le suspense y gagne.',
      'The book usually plays one whole fight; turn by turn there is more suspense.',
    ],
  ),
  panacheTurns: option(
    'Surenchère de panache',
    'Raising with panache',
    {
      alternate: ['tant que l’on veut', 'as often as one likes'],
      once: ['une fois chacun', 'once each'],
    },
    [
      'Chaque point ajoute ou annule une Réussite ; le livre n’y met pas de fin.',
      'Each point adds or cancels a success; the book sets no end to it.',
    ],
  ),
  hiddenEscrime: option('L’Escrime de l’adversaire est cachée', 'The foe’s Fencing is hidden', undefined, [
    'On devine la force d’en face à ses tirages.',
    'You guess the other’s strength from the draws.',
  ]),
  hiddenWounds: option('Les blessures sont dites après le combat', 'Wounds are told after the fight', undefined, [
    'Le Conteur décrit les coups ; on les coche plus tard.',
    'The Conteur describes the blows; they are ticked later.',
  ]),
  comboRedraw: option('Un retirage peut finir une combinaison', 'A redraw may complete a combination', undefined, [
    'Sans cela, une combinaison ne se lit que sur le premier tirage.',
    'Otherwise a combination is read on the first draw alone.',
  ]),
  overflow: option('Une case pleine déborde sur la suivante', 'A full kind of wound runs over', undefined, [
    'Une blessure qui n’a plus de case en prend une plus grave.',
    'A wound that finds no square left takes a graver one.',
  ]),
  woundMalus: option(
    'Les blessures pèsent',
    'Wounds weigh',
    {
      all: ['sur tout', 'on everything'],
      combat: ['sur le combat', 'on combat'],
    },
    [
      'Le livre ne dit pas si elles gênent aussi hors du combat.',
      'The book does not say whether they hinder outside combat too.',
    ],
  ),
  fastAlgarade: option('Un seul homme de peu tombe sans tirage', 'A lone minor foe falls without a draw', undefined, [
    'Un moins bon bretteur, seul, se raconte sans se tirer.',
    'A lone weaker fencer is told, not drawn.',
  ]),
  cover: option(
    'Couverts',
    'Covers',
    {
      printed: ['comme imprimés', 'as printed'],
      fixed: ['remis dans l’ordre', 'in order'],
    },
    ['Deux couverts paraissent échangés dans le livre.', 'Two covers seem to be swapped in the book.'],
  ),
  apulvre: option('La poudre ne brûle pas ici', 'Powder does not burn here', undefined, [
    'Certains Rivages ne connaissent pas les armes à feu.',
    'Some Shores know no firearms.',
  ]),
  phrase: option(
    'Mots de magie',
    'Words of magic',
    {
      cancel: ['s’annulent par paires', 'cancel in pairs'],
      floor: ['en moyenne seulement', 'average only'],
    },
    [
      'La table rapide du livre oublie que les mots contraires s’annulent.',
      'The book’s quick table forgets that opposite words cancel.',
    ],
  ),
  exchanges: option('Échanges au plus dans un duel', 'Most exchanges in a duel', undefined, [
    'Deux lames prudentes ne finiraient jamais.',
    'Two cautious blades would never end.',
  ]),
  legs: option('Rencontres dans les Brumes', 'Encounters in the Brumes', undefined, [
    'La longueur d’une traversée.',
    'How long a crossing is.',
  ]),
};
