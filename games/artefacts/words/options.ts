/** What a table may set, in words: names, and what each value means. Typed, so that no option goes without. */
import { type OptionLexicon, option } from '@reverie/kernel/option-words';
import type { Options } from '../options.ts';

export const OPTION_WORDS: OptionLexicon<Exclude<keyof Options, 'decks'>> = {
  draft: option('La boîte de départ se partage, carte par carte', 'The starter box is drafted, card by card'),
  maxCopies: option('Exemplaires d’une carte dans un deck', 'Copies of a card in a deck'),
  specialScope: option('Un rêve spécial remplace', 'A special dream stands for', {
    kind: ['toute sorte', 'any kind'],
    all: ['toute sorte et toute couleur', 'any kind and any colour'],
  }),
  sameKind: option(
    'Les rêves qui paient une Arme ou un Objet ont en commun',
    'Dreams that pay for a Weapon or an Item share',
    {
      kind: ['leur sorte', 'their kind'],
      phase: ['leur phase', 'their phase'],
      property: ['leur propriété', 'their property'],
      colour: ['leur couleur', 'their colour'],
    },
  ),
  spiralUse: option('Les spirales d’un tour', 'The spirals of a turn', {
    onePayment: ['vont dans un seul paiement', 'go into one payment'],
    split: ['se partagent entre plusieurs', 'may be split'],
  }),
  spiralKind: option('Une spirale vaut un rêve', 'A spiral counts as a dream', {
    joker: ['de n’importe quelle sorte', 'of any kind'],
    property: ['de la propriété du Dormeur', 'of the Dreamer’s property'],
  }),
  minDiscard: option(
    'Rêves qu’un Dormeur sans spirale peut changer',
    'Dreams that a Dreamer without spirals may replace',
  ),
  openingHand: option('La première main', 'The first hand', {
    choose: ['se choisit dans le deck', 'is chosen from the deck'],
    draw: ['est tirée au sort', 'is drawn'],
  }),
  handRefill: option('La main se complète', 'The hand is refilled', {
    toLimit: ['à chaque tour', 'every turn'],
    one: ['d’une carte par tour', 'by one card a turn'],
    onReplacement: ['quand un Dormeur est remplacé', 'with a new Dreamer'],
    none: ['jamais', 'never'],
  }),
  mulligan: option('Avant de commencer, on peut changer', 'Before the start one may replace', {
    all: ['ses six rêves, une fois', 'all six dreams, once'],
    none: ['aucun rêve', 'no dream'],
    subset: ['les rêves de son choix', 'the dreams one likes'],
  }),
  starter: option('Qui commence', 'Who begins', {
    text: ['se lit sur les Dormeurs', 'follows from the Dreamers'],
    random: ['est tiré au sort', 'is drawn'],
  }),
  firstRoundCombat: option('À la première manche combat', 'In the first round may fight', {
    lastOnly: ['le dernier joueur seul', 'the last player only'],
    none: ['personne', 'nobody'],
    all: ['tout le monde', 'everybody'],
  }),
  sweep: option('Après un réveil, les artefacts partent', 'After a waking, artefacts leave', {
    atReplacement: ['au tour de leur joueur', 'on their player’s turn'],
    immediate: ['aussitôt', 'at once'],
  }),
  selfWake: option('Réveiller son propre Dormeur', 'Waking one’s own Dreamer', {
    counts: ['compte comme un réveil', 'counts as a waking'],
    free: ['ne compte pas', 'does not count'],
    off: ['ne se fait pas', 'is not allowed'],
  }),
  idleTurns: option('Un Dormeur oisif se réveille', 'An idle Dreamer wakes', {
    2: ['après deux tours sans rien faire', 'after two turns of doing nothing'],
    3: ['après trois tours sans rien faire', 'after three turns of doing nothing'],
    off: ['jamais', 'never'],
  }),
  discardIsAction: option('Changer des rêves, c’est faire quelque chose', 'Replacing dreams counts as doing something'),
  replaceInSlot: option(
    'On peut laisser un artefact pour libérer sa place',
    'An artefact may be dropped to free its place',
  ),
  summoningSickness: option('Pas d’attaque le tour de l’invocation', 'No attack on the turn of the summons'),
  zeroEndurance: option('Épuisé par un pouvoir, un artefact part', 'Worn down by a power, an artefact leaves', {
    endOfTurn: ['à la fin du tour', 'at the end of the turn'],
    immediate: ['aussitôt', 'at once'],
  }),
  torporShield: option('Retourné par Torpeur, un artefact', 'Turned down by Torpor, an artefact', {
    stands: ['couvre encore le Dormeur', 'still covers the Dreamer'],
    ignored: ['ne le couvre plus', 'covers him no more'],
  }),
  torporEnd: option('La Torpeur finit au tour', 'Torpor ends on the turn', {
    caster: ['de qui l’a lancée', 'of whoever cast it'],
    owner: ['de qui la subit', 'of whoever bears it'],
  }),
  recallOwnPayment: option(
    'Réminiscence peut reprendre ce qu’elle vient de coûter',
    'Reminiscence may take back what it has just cost',
  ),
  guardLimit: option('La Veille s’interpose', 'Vigil intercepts', {
    free: ['autant de fois qu’on veut', 'as often as one likes'],
    value: ['autant de fois que sa valeur', 'as often as its value'],
  }),
  barterPick: option('Au Troc de rêves choisit', 'In Dream Barter picks', {
    user: ['qui s’en sert, des deux côtés', 'its user, on both sides'],
    each: ['chacun ce qu’il donne', 'each player what to give'],
  }),
  boostMatch: option('Un rêve renforce s’il va avec la carte', 'A dream boosts if it matches the card', {
    strict: ['en tout', 'in everything'],
    colour: ['par la couleur', 'in colour'],
    kind: ['par la sorte', 'in kind'],
  }),
  boostMode: option('Les renforts se posent', 'Boosts are laid', {
    open: ['l’attaquant d’abord', 'attacker first'],
    secret: ['en secret, ensemble', 'secretly, together'],
    raise: ['tour à tour, en surenchère', 'in turn, raising'],
  }),
  blankDefence: option('Sans défense imprimée, une Arme', 'Without a printed defence, a Weapon', {
    none: ['ne se renforce pas en défense', 'is never boosted in defence'],
    boostable: ['se renforce quand même', 'may be boosted'],
  }),
  tie: option('À égalité', 'On a tie', {
    defender: ['rien ne bouge', 'nothing moves'],
    attacker: ['l’attaquant l’emporte', 'the attacker wins'],
    both: ['les deux tombent', 'both fall'],
  }),
  dreamerDefence: option('Un Dormeur découvert est défendu par', 'A bare Dreamer is defended by', {
    items: ['des Objets', 'Items'],
    itemsAndPower: ['des Objets et des rêves', 'Items and dreams'],
    none: ['rien', 'nothing'],
  }),
  weaknessPenalty: option(
    'La base est divisée par deux contre la couleur crainte',
    'Base figures are halved against the colour of the weakness',
  ),
  multiWin: option('À trois ou quatre gagne', 'At three or four wins', {
    lastStanding: ['le dernier en jeu', 'the last one in'],
    points: ['qui a le plus réveillé', 'whoever has woken most'],
  }),
  powersReach: option('Les pouvoirs touchent', 'Powers reach', {
    all: ['tous les adversaires', 'every opponent'],
    designated: ['celui qu’on a désigné', 'the one designated'],
  }),
  deckOut: option('Un deck vide', 'An empty deck', {
    newDreamer: [
      'à trois ou quatre, reprend tout avec un nouveau Dormeur',
      'with three or four, takes everything back with a new Dreamer',
    ],
    none: ['reste vide', 'stays empty'],
    reshuffleBroken: ['reprend les artefacts brisés', 'takes the broken artefacts back'],
  }),
  strictSteps: option('Toutes les invocations d’abord, puis les Objets', 'All summons first, then the Items'),
};
