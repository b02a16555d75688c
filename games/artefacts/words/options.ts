/** What a table may set, in words: names, and what each value means. Typed, so that no option goes without. */
import type { OptionLexicon } from '@reverie/kernel/option-words';
import type { Options } from '../options.ts';

export const OPTION_WORDS: OptionLexicon<Exclude<keyof Options, 'decks'>> = {
  draft: {
    fr: { name: 'La boîte de départ se partage, carte par carte' },
    en: { name: 'The starter box is drafted, card by card' },
  },
  maxCopies: {
    fr: { name: 'Exemplaires d’une carte dans un deck' },
    en: { name: 'Copies of a card in a deck' },
  },
  specialScope: {
    fr: { name: 'Un rêve spécial remplace', choices: { kind: 'toute sorte', all: 'toute sorte et toute couleur' } },
    en: { name: 'A special dream stands for', choices: { kind: 'any kind', all: 'any kind and any colour' } },
  },
  sameKind: {
    fr: {
      name: 'Les rêves qui paient une Arme ou un Objet ont en commun',
      choices: { kind: 'leur sorte', phase: 'leur phase', property: 'leur propriété', colour: 'leur couleur' },
    },
    en: {
      name: 'Dreams that pay for a Weapon or an Item share',
      choices: { kind: 'their kind', phase: 'their phase', property: 'their property', colour: 'their colour' },
    },
  },
  spiralUse: {
    fr: {
      name: 'Les spirales d’un tour',
      choices: { onePayment: 'vont dans un seul paiement', split: 'se partagent entre plusieurs' },
    },
    en: { name: 'The spirals of a turn', choices: { onePayment: 'go into one payment', split: 'may be split' } },
  },
  spiralKind: {
    fr: {
      name: 'Une spirale vaut un rêve',
      choices: { joker: 'de n’importe quelle sorte', property: 'de la propriété du Dormeur' },
    },
    en: {
      name: 'A spiral counts as a dream',
      choices: { joker: 'of any kind', property: 'of the Dreamer’s property' },
    },
  },
  minDiscard: {
    fr: { name: 'Rêves qu’un Dormeur sans spirale peut changer' },
    en: { name: 'Dreams that a Dreamer without spirals may replace' },
  },
  openingHand: {
    fr: { name: 'La première main', choices: { choose: 'se choisit dans le deck', draw: 'est tirée au sort' } },
    en: { name: 'The first hand', choices: { choose: 'is chosen from the deck', draw: 'is drawn' } },
  },
  handRefill: {
    fr: {
      name: 'La main se complète',
      choices: {
        toLimit: 'à chaque tour',
        one: 'd’une carte par tour',
        onReplacement: 'quand un Dormeur est remplacé',
        none: 'jamais',
      },
    },
    en: {
      name: 'The hand is refilled',
      choices: { toLimit: 'every turn', one: 'by one card a turn', onReplacement: 'with a new Dreamer', none: 'never' },
    },
  },
  mulligan: {
    fr: {
      name: 'Avant de commencer, on peut changer',
      choices: { all: 'ses six rêves, une fois', none: 'aucun rêve', subset: 'les rêves de son choix' },
    },
    en: {
      name: 'Before the start one may replace',
      choices: { all: 'all six dreams, once', none: 'no dream', subset: 'the dreams one likes' },
    },
  },
  starter: {
    fr: { name: 'Qui commence', choices: { text: 'se lit sur les Dormeurs', random: 'est tiré au sort' } },
    en: { name: 'Who begins', choices: { text: 'follows from the Dreamers', random: 'is drawn' } },
  },
  firstRoundCombat: {
    fr: {
      name: 'À la première manche combat',
      choices: { lastOnly: 'le dernier joueur seul', none: 'personne', all: 'tout le monde' },
    },
    en: {
      name: 'In the first round may fight',
      choices: { lastOnly: 'the last player only', none: 'nobody', all: 'everybody' },
    },
  },
  sweep: {
    fr: {
      name: 'Après un réveil, les artefacts partent',
      choices: { atReplacement: 'au tour de leur joueur', immediate: 'aussitôt' },
    },
    en: {
      name: 'After a waking, artefacts leave',
      choices: { atReplacement: 'on their player’s turn', immediate: 'at once' },
    },
  },
  selfWake: {
    fr: {
      name: 'Réveiller son propre Dormeur',
      choices: { counts: 'compte comme un réveil', free: 'ne compte pas', off: 'ne se fait pas' },
    },
    en: {
      name: 'Waking one’s own Dreamer',
      choices: { counts: 'counts as a waking', free: 'does not count', off: 'is not allowed' },
    },
  },
  idleTurns: {
    fr: {
      name: 'Un Dormeur oisif se réveille',
      choices: { 2: 'après deux tours sans rien faire', 3: 'après trois tours sans rien faire', off: 'jamais' },
    },
    en: {
      name: 'An idle Dreamer wakes',
      choices: { 2: 'after two turns of doing nothing', 3: 'after three turns of doing nothing', off: 'never' },
    },
  },
  discardIsAction: {
    fr: { name: 'Changer des rêves, c’est faire quelque chose' },
    en: { name: 'Replacing dreams counts as doing something' },
  },
  replaceInSlot: {
    fr: { name: 'On peut laisser un artefact pour libérer sa place' },
    en: { name: 'An artefact may be dropped to free its place' },
  },
  summoningSickness: {
    fr: { name: 'Pas d’attaque le tour de l’invocation' },
    en: { name: 'No attack on the turn of the summons' },
  },
  zeroEndurance: {
    fr: {
      name: 'Épuisé par un pouvoir, un artefact part',
      choices: { endOfTurn: 'à la fin du tour', immediate: 'aussitôt' },
    },
    en: {
      name: 'Worn down by a power, an artefact leaves',
      choices: { endOfTurn: 'at the end of the turn', immediate: 'at once' },
    },
  },
  torporShield: {
    fr: {
      name: 'Retourné par Torpeur, un artefact',
      choices: { stands: 'couvre encore le Dormeur', ignored: 'ne le couvre plus' },
    },
    en: {
      name: 'Turned down by Torpor, an artefact',
      choices: { stands: 'still covers the Dreamer', ignored: 'covers him no more' },
    },
  },
  torporEnd: {
    fr: {
      name: 'La Torpeur finit au tour',
      choices: { caster: 'de qui l’a lancée', owner: 'de qui la subit' },
    },
    en: { name: 'Torpor ends on the turn', choices: { caster: 'of whoever cast it', owner: 'of whoever bears it' } },
  },
  recallOwnPayment: {
    fr: { name: 'Réminiscence peut reprendre ce qu’elle vient de coûter' },
    en: { name: 'Reminiscence may take back what it has just cost' },
  },
  guardLimit: {
    fr: {
      name: 'La Veille s’interpose',
      choices: { free: 'autant de fois qu’on veut', value: 'autant de fois que sa valeur' },
    },
    en: {
      name: 'Vigil intercepts',
      choices: { free: 'as often as one likes', value: 'as often as its value' },
    },
  },
  barterPick: {
    fr: {
      name: 'Au Troc de rêves choisit',
      choices: { user: 'qui s’en sert, des deux côtés', each: 'chacun ce qu’il donne' },
    },
    en: {
      name: 'In Dream Barter picks',
      choices: { user: 'its user, on both sides', each: 'each player what to give' },
    },
  },
  boostMatch: {
    fr: {
      name: 'Un rêve renforce s’il va avec la carte',
      choices: { strict: 'en tout', colour: 'par la couleur', kind: 'par la sorte' },
    },
    en: {
      name: 'A dream boosts if it matches the card',
      choices: { strict: 'in everything', colour: 'in colour', kind: 'in kind' },
    },
  },
  boostMode: {
    fr: {
      name: 'Les renforts se posent',
      choices: { open: 'l’attaquant d’abord', secret: 'en secret, ensemble', raise: 'tour à tour, en surenchère' },
    },
    en: {
      name: 'Boosts are laid',
      choices: { open: 'attacker first', secret: 'secretly, together', raise: 'in turn, raising' },
    },
  },
  blankDefence: {
    fr: {
      name: 'Sans défense imprimée, une Arme',
      choices: { none: 'ne se renforce pas en défense', boostable: 'se renforce quand même' },
    },
    en: {
      name: 'Without a printed defence, a Weapon',
      choices: { none: 'is never boosted in defence', boostable: 'may be boosted' },
    },
  },
  tie: {
    fr: {
      name: 'À égalité',
      choices: { defender: 'rien ne bouge', attacker: 'l’attaquant l’emporte', both: 'les deux tombent' },
    },
    en: {
      name: 'On a tie',
      choices: { defender: 'nothing moves', attacker: 'the attacker wins', both: 'both fall' },
    },
  },
  dreamerDefence: {
    fr: {
      name: 'Un Dormeur découvert est défendu par',
      choices: { items: 'des Objets', itemsAndPower: 'des Objets et des rêves', none: 'rien' },
    },
    en: {
      name: 'A bare Dreamer is defended by',
      choices: { items: 'Items', itemsAndPower: 'Items and dreams', none: 'nothing' },
    },
  },
  weaknessPenalty: {
    fr: { name: 'La base est divisée par deux contre la couleur crainte' },
    en: { name: 'Base figures are halved against the colour of the weakness' },
  },
  multiWin: {
    fr: {
      name: 'À trois ou quatre gagne',
      choices: { lastStanding: 'le dernier en jeu', points: 'qui a le plus réveillé' },
    },
    en: {
      name: 'At three or four wins',
      choices: { lastStanding: 'the last one in', points: 'whoever has woken most' },
    },
  },
  powersReach: {
    fr: {
      name: 'Les pouvoirs touchent',
      choices: { all: 'tous les adversaires', designated: 'celui qu’on a désigné' },
    },
    en: { name: 'Powers reach', choices: { all: 'every opponent', designated: 'the one designated' } },
  },
  deckOut: {
    fr: {
      name: 'Un deck vide',
      choices: {
        newDreamer: 'à trois ou quatre, reprend tout avec un nouveau Dormeur',
        none: 'reste vide',
        reshuffleBroken: 'reprend les artefacts brisés',
      },
    },
    en: {
      name: 'An empty deck',
      choices: {
        newDreamer: 'with three or four, takes everything back with a new Dreamer',
        none: 'stays empty',
        reshuffleBroken: 'takes the broken artefacts back',
      },
    },
  },
  strictSteps: {
    fr: { name: 'Toutes les invocations d’abord, puis les Objets' },
    en: { name: 'All summons first, then the Items' },
  },
};
