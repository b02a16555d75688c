/** What is the book’s and what is this house’s: why it ruled, which options settle which rules, and what it changes. */
import type { House } from '@reverie/kernel/house';

export const HOUSE: House = {
  rulings: {
    'ART-DP-03': [
      'le livre donne la couleur à l’arc-en-ciel ; si l’étoile la donnait aussi, sa propre couleur ne servirait à rien.',
      'the book gives the colour to the rainbow; if the star gave it too, its own colour would be of no use.',
    ],
    'ART-DP-07': [
      'le livre ne dit pas ce que devient une pioche vide hors d’un réveil ; on la refait comme il la refait alors.',
      'the book does not say what becomes of an empty pile but at a waking; it is made again as it is then.',
    ],
    'ART-DREAM-06': [
      'le livre ne dit ni la sorte de ces points ni leur partage : « une fois par tour » se lit comme un seul paiement.',
      'the book says neither their kind nor how they are shared: “once a turn” reads as one payment.',
    ],
    'ART-POW-13': [
      'le livre ne dit pas si l’on reprend ce que la carte vient de coûter : elle serait alors presque gratuite.',
      'the book does not say whether what the card has just cost may come back: it would be nearly free.',
    ],
    'ART-POW-17': [
      'le livre dit « échanger » : un pour un ; les rangées sont ouvertes, et qui use du pouvoir y choisit.',
      'the book says “exchange”: one for one; rows are open, and the user of the power picks in them.',
    ],
    'ART-DECK-02': [
      'le livre ne limite pas les exemplaires d’une carte : à plus de deux, les decks de vingt se ressemblent tous.',
      'the book sets no limit to copies of a card: with more than two, decks of twenty all look alike.',
    ],
    'ART-ORDER-04': [
      'le livre s’arrête à rouge ou blanc, et n’ordonne que deux joueurs : on prolonge ses propres critères.',
      'the book stops at red or white, and orders two players alone: its own criteria are carried on.',
    ],
    'ART-ORDER-06': [
      'le livre appelle tour la suite des étapes d’un joueur : le deuxième est donc celui de ce joueur.',
      'the book calls a turn the steps of one player: so the second is that player’s own.',
    ],
    'ART-WAKE-02': [
      'le livre range le balayage au début d’un tour, et ne dit pas ce qui se passe d’ici là.',
      'the book puts the sweep at the start of a turn, and does not say what happens until then.',
    ],
    'ART-REFILL-03': [
      'le livre donne un deck et une taille de main, et ne dit jamais quand on pioche : c’est avec les rêves ; sans pioche, trop de parties finissent par l’oisiveté. Le retour de ce qui fut brisé est aussi de nous : le livre le défausse.',
      'the book has a deck and a size of the hand, and never says when cards are drawn: with the dream powers; without drawing too many games end by idling. That what was broken comes back is ours too: the book discards it.',
    ],
    'ART-MULTI-06': [
      'le livre désigne un adversaire avant le combat, donc après les invocations : les pouvoirs n’en dépendent pas.',
      'the book designates an opponent before the fight, so after the summons: powers do not depend on it.',
    ],
    'ART-RESULT-09': [
      'le livre dit que la Veille défend le Dormeur, et qu’un rêve renforce une défense de base : le Dormeur n’en a pas.',
      'the book says that Vigil defends the Dreamer, and that a dream power boosts a base defence: a Dreamer has none.',
    ],
    'ART-COLOUR-03': [
      'le livre lie rond et croix sans donner l’ordre des couleurs : une roue fait que l’un des deux seul double.',
      'the book ties circle and cross together without the order of colours: in a wheel only one of two doubles.',
    ],
    'ART-IDLE-01': [
      'le livre dit « ne rien faire » sans dire quoi : la règle est là contre l’attente, et défausser serait attendre.',
      'the book says “doing nothing” without saying what: the rule is there against waiting, and to discard is to wait.',
    ],
    'ART-WIN-04': ['le livre ne parle pas de qui abandonne.', 'the book does not speak of conceding.'],
  },
  settles: {
    specialScope: ['ART-DP-03'],
    sameKind: ['ART-WPN-02', 'ART-ITEM-02'],
    spiralUse: ['ART-DREAM-06'],
    spiralKind: ['ART-DREAM-06'],
    minDiscard: ['ART-REFILL-02', 'ART-DREAM-07'],
    openingHand: ['ART-SETUP-04'],
    handRefill: ['ART-REFILL-03'],
    mulligan: ['ART-SETUP-03'],
    maxCopies: ['ART-DECK-02'],
    starter: ['ART-ORDER-01', 'ART-ORDER-04'],
    firstRoundCombat: ['ART-ATTACK-01'],
    sweep: ['ART-WAKE-02'],
    selfWake: ['ART-WAKE-03'],
    idleTurns: ['ART-WAKE-04', 'ART-IDLE-02', 'ART-WIN-03'],
    discardIsAction: ['ART-IDLE-01'],
    replaceInSlot: ['ART-SUMMON-02'],
    summoningSickness: ['ART-SUMMON-03'],
    zeroEndurance: ['ART-ENDUR-03', 'ART-POW-11'],
    torporShield: ['ART-POW-12'],
    torporEnd: ['ART-POW-12'],
    recallOwnPayment: ['ART-POW-13'],
    guardLimit: ['ART-POW-16'],
    barterPick: ['ART-POW-17'],
    boostMatch: ['ART-RESULT-04', 'ART-RESULT-05'],
    boostMode: ['ART-RESULT-01'],
    blankDefence: ['ART-WPN-03'],
    tie: ['ART-RESULT-07'],
    dreamerDefence: ['ART-RESULT-09'],
    weaknessPenalty: ['ART-COLOUR-02'],
    multiWin: ['ART-WIN-02'],
    powersReach: ['ART-MULTI-06'],
    deckOut: ['ART-REFILL-03', 'ART-WAKE-01'],
    strictSteps: ['ART-USE-01'],
  },
  book: { deckOut: 'none', strictSteps: true },
  ours: {},
  changes: {
    deckOut: [
      'À trois ou quatre, un nouveau Dormeur ramène dans le deck tout ce qui fut brisé ou vaincu ; le livre le défausse. L’oisiveté décidait une partie sur cinq (19,8 % de 600), elle n’en décide plus qu’une sur douze (8,0 % de 800).',
      'With three or four players a new Dreamer brings all that was broken or defeated back into the deck; the book discards it. Idling decided one game in five (19.8% of 600), and now decides one in twelve (8.0% of 800).',
    ],
    strictSteps: [
      'Invocations et Objets se mêlent à volonté ; le livre met toutes les invocations d’abord. C’est pour le confort, et nous ne l’avons pas mis à l’épreuve.',
      'Summons and Items come in any order; the book puts all summons first. It is for comfort, and we have not put it to the test.',
    ],
  },
};
