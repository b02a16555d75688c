/**
 * Every rule of this game by its number: what it is (M: the program resolves it; nothing here is left to a game master) and
 * how it reads in both languages, in the chapters in which a player reads them. `npm run rules` holds it against code and tests.
 */
import type { Chapter, Language, RuleId } from '@reverie/kernel/game';
import type { Words } from './data/words.ts';

export interface Rule extends Words {
  readonly mark: 'M';
}

interface RuleChapter {
  readonly id: string;
  readonly title: Words;
  readonly preface: Words;
  readonly rules: Readonly<Record<RuleId, Rule>>;
}

export const RULEBOOK: readonly RuleChapter[] = [
  {
    id: 'COMP',
    title: { fr: 'Le matériel', en: 'Components' },
    preface: {
      fr: 'Ce que contient une boîte, et ce qui est à tout le monde.',
      en: 'What a box holds, and what belongs to everybody.',
    },
    rules: {
      'ART-COMP-01': {
        mark: 'M',
        fr: 'Soixante-dix-huit cartes sont à tout le monde : soixante-six rêves (dream powers) et douze Dreamers.',
        en: 'Seventy-eight cards belong to everybody: sixty-six dream powers and twelve Dreamers.',
      },
      'ART-COMP-02': {
        mark: 'M',
        fr: 'Une boîte de départ contient aussi quarante artefacts ; elle suffit à deux, trois ou quatre joueurs.',
        en: 'A starter pack also holds forty artefacts; it is enough for two, three or four players.',
      },
      'ART-COMP-03': {
        mark: 'M',
        fr: 'Les artefacts sont de trois types : Monstres, Armes et Objets.',
        en: 'Artefacts are of three types: Monsters, Weapons and Items.',
      },
    },
  },
  {
    id: 'ZONE',
    title: { fr: 'Les emplacements', en: 'Zones' },
    preface: {
      fr: 'Où se trouvent les cartes, au centre et devant chacun, et qui voit quoi.',
      en: 'Where cards lie, in the centre and before each player, and who sees what.',
    },
    rules: {
      'ART-ZONE-01': {
        mark: 'M',
        fr: 'Au centre : la pioche des rêves, face cachée, la pile des rêves usés, face visible, et la pioche des Dreamers.',
        en: 'In the centre: the pile of dream powers, face down, the used ones beside it, face up, and the pile of Dreamers.',
      },
      'ART-ZONE-02': {
        mark: 'M',
        fr: 'Devant chacun : deck, main, un Dreamer actif, une rangée de six rêves au plus, trois places d’artefacts, les Dreamers réveillés, les artefacts vaincus, les artefacts brisés.',
        en: 'Before each player: deck, hand, one active Dreamer, a row of at most six dream powers, three places for artefacts, awakened Dreamers, defeated artefacts, broken artefacts.',
      },
      'ART-ZONE-03': {
        mark: 'M',
        fr: 'Vaincu au combat ou balayé par un réveil, un artefact va aux vaincus ; sans endurance, aux brisés, comme l’Objet qui a servi. Un rêve dépensé va aux usés, un Dreamer réveillé reste chez qui l’avait.',
        en: 'Beaten in combat or swept by a waking, an artefact goes to the defeated; out of endurance, to the broken, like an Item that was used. A spent dream power goes to the used pile, a woken Dreamer stays with the player who had it.',
      },
      'ART-INFO-01': {
        mark: 'M',
        fr: 'Tout se voit, sauf les mains et l’ordre des pioches. Les listes des decks sont connues de tous.',
        en: 'Everything can be seen but the hands and the order of the piles. Deck lists are known to all.',
      },
    },
  },
  {
    id: 'DP',
    title: { fr: 'Les rêves', en: 'Dream powers' },
    preface: {
      fr: 'Les rêves sont la monnaie du jeu : ils paient les cartes et renforcent les combats.',
      en: 'Dream powers are what everything is paid with: they summon cards and boost fights.',
    },
    rules: {
      'ART-DP-01': {
        mark: 'M',
        fr: 'Un rêve est positif ou négatif, de jour ou de nuit : quatre sortes. Le rêve spécial (une étoile) remplace n’importe laquelle.',
        en: 'A dream power is positive or negative, of the day or of the night: four kinds. The special one (a star) stands for any of them.',
      },
      'ART-DP-02': {
        mark: 'M',
        fr: 'Cinq couleurs : rouge, vert, bleu, blanc, et l’arc-en-ciel qui les remplace toutes.',
        en: 'Five colours: red, green, blue, white, and the rainbow, which stands for any.',
      },
      'ART-DP-03': {
        mark: 'M',
        fr: 'Le rêve spécial ne remplace que la sorte, l’arc-en-ciel que la couleur ; un spécial arc-en-ciel fait les deux.',
        en: 'The special one stands for the kind only, the rainbow for the colour only; a special rainbow does both.',
      },
      'ART-DP-04': {
        mark: 'M',
        fr: 'Un rêve paie une invocation, paie un Objet, ou renforce une attaque ou une défense.',
        en: 'A dream power pays a summons, pays an Item, or boosts an attack or a defence.',
      },
      'ART-DP-05': {
        mark: 'M',
        fr: 'La résistance et la faiblesse imprimées sur un rêve ne servent pas dans ce jeu.',
        en: 'The resistance and weakness printed on a dream power have no use in this game.',
      },
      'ART-DP-06': {
        mark: 'M',
        fr: 'Un rêve dépensé, pour quoi que ce soit, va sur la pile des usés.',
        en: 'A dream power spent on anything goes to the used pile.',
      },
      'ART-DP-07': {
        mark: 'M',
        fr: 'Si la pioche est vide, les usés mélangés la refont ; s’il n’y en a pas non plus, on cesse de piocher.',
        en: 'If the pile is empty, the used ones are shuffled into a new one; if there are none either, drawing stops.',
      },
    },
  },
  {
    id: 'DREAM',
    title: { fr: 'Les Dreamers', en: 'Dreamers' },
    preface: {
      fr: 'Chacun veille sur un Dreamer, dont les figures règlent ce que l’on paie et ce qui dure.',
      en: 'Everybody watches over a Dreamer, whose figures rule what is paid and what lasts.',
    },
    rules: {
      'ART-DREAM-01': {
        mark: 'M',
        fr: 'Douze Dreamers, trois de chaque couleur.',
        en: 'Twelve Dreamers, three of each colour.',
      },
      'ART-DREAM-02': {
        mark: 'M',
        fr: 'Un Dreamer au visage triste est négatif, sinon positif.',
        en: 'A Dreamer with a sad face is negative, otherwise positive.',
      },
      'ART-DREAM-03': {
        mark: 'M',
        fr: 'Seuls les rêves de la propriété du Dreamer actif, ou spéciaux, paient des Monstres. Armes et Objets n’ont pas cette limite.',
        en: 'Only dream powers of the active Dreamer’s property, or special ones, pay for Monsters. Weapons and Items are free of this.',
      },
      'ART-DREAM-04': {
        mark: 'M',
        fr: 'Z est l’endurance de chaque Monstre et de chaque Arme invoqués sous ce Dreamer.',
        en: 'Z is the endurance of each Monster and Weapon summoned under this Dreamer.',
      },
      'ART-DREAM-05': {
        mark: 'M',
        fr: 'Une fois par tour, les spirales du Dreamer valent autant de rêves de sa couleur pour une invocation ou un Objet.',
        en: 'Once a turn, the Dreamer’s spirals stand for as many dream powers of his colour towards one summons or one Item.',
      },
      'ART-DREAM-06': {
        mark: 'M',
        fr: 'Ces points sont de n’importe quelle sorte, vont dans un seul paiement, et ne renforcent pas au combat. Non dépensés à son tour, ils peuvent encore payer un Objet de défense.',
        en: 'These points are of any kind, go into one payment, and never boost a fight. Unspent in one’s own turn, they may still pay a defence Item.',
      },
      'ART-DREAM-07': {
        mark: 'M',
        fr: 'Au début du tour, on peut défausser autant de rêves que le Dreamer a de spirales, pour en tirer d’autres.',
        en: 'At the start of the turn as many dream powers may be discarded for others as the Dreamer has spirals.',
      },
      'ART-DREAM-08': {
        mark: 'M',
        fr: 'Un Dreamer touché par une attaque se réveille. Réveiller ceux des autres est le but du jeu.',
        en: 'A Dreamer hit by an attack wakes. Waking those of the others is the aim of the game.',
      },
      'ART-DREAM-09': {
        mark: 'M',
        fr: 'La couleur du Dreamer compte pour la faiblesse des artefacts : voir ART-COLOUR-05.',
        en: 'The Dreamer’s colour counts for the weakness of artefacts: see ART-COLOUR-05.',
      },
      'ART-DREAM-10': {
        mark: 'M',
        fr: 'Changer de Dreamer ne change pas l’endurance des artefacts déjà en jeu.',
        en: 'A change of Dreamer does not change the endurance of artefacts already in play.',
      },
    },
  },
  {
    id: 'CARDS',
    title: { fr: 'Les artefacts', en: 'Artefacts' },
    preface: {
      fr: 'Monstres, Armes et Objets : ce qui est imprimé dessus et ce qu’ils coûtent.',
      en: 'Monsters, Weapons and Items: what is printed on them and what they cost.',
    },
    rules: {
      'ART-MON-01': {
        mark: 'M',
        fr: 'Un Monstre porte un nom, une résistance, une faiblesse, une phase avec un nombre de rêves, une attaque, une défense, et au plus un pouvoir.',
        en: 'A Monster shows a name, a resistance, a weakness, a phase with a number of dream powers, an attack, a defence, and at most one power.',
      },
      'ART-MON-02': {
        mark: 'M',
        fr: 'Il coûte ce nombre de rêves, tous de sa phase et de la propriété du Dreamer, spéciaux compris, de toutes couleurs.',
        en: 'It costs that many dream powers, all of its phase and of the Dreamer’s property, special ones included, of any colours.',
      },
      'ART-MON-03': { mark: 'M', fr: 'Les Monstres attaquent et défendent.', en: 'Monsters attack and defend.' },
      'ART-WPN-01': {
        mark: 'M',
        fr: 'Une Arme porte un nom, une résistance, une faiblesse, un coût en spirales, une attaque, une défense ou rien, et au plus un pouvoir. Elle n’a pas de phase.',
        en: 'A Weapon shows a name, a resistance, a weakness, a cost in spirals, an attack, a defence or none, and at most one power. It has no phase.',
      },
      'ART-WPN-02': {
        mark: 'M',
        fr: 'Elle coûte autant de rêves que de spirales imprimées sur la carte, tous d’une même sorte, spéciaux compris, de toutes couleurs.',
        en: 'It costs as many dream powers as spirals are printed on the card, all of one same kind, special ones included, of any colours.',
      },
      'ART-WPN-03': {
        mark: 'M',
        fr: 'Sans défense imprimée, une Arme a 0 en défense, ne s’y renforce pas et tombe dès une attaque de 1 ; elle couvre quand même le Dreamer.',
        en: 'Without a printed defence a Weapon has defence 0, is never boosted in defence and falls to any attack of 1; it still stands before the Dreamer.',
      },
      'ART-ITEM-01': {
        mark: 'M',
        fr: 'Un Objet porte un nom, une couleur, un coût en spirales et un pouvoir. Il se brise après usage.',
        en: 'An Item shows a name, a colour, a cost in spirals and a power. It breaks after one use.',
      },
      'ART-ITEM-02': { mark: 'M', fr: 'Un Objet se paie comme une Arme.', en: 'An Item is paid like a Weapon.' },
      'ART-ITEM-03': {
        mark: 'M',
        fr: 'Un Objet ne prend jamais une des trois places.',
        en: 'An Item never takes one of the three places.',
      },
    },
  },
  {
    id: 'POW',
    title: { fr: 'Les pouvoirs', en: 'Special powers' },
    preface: {
      fr: 'Certaines cartes ont un pouvoir. Il agit aussitôt, autant qu’il peut.',
      en: 'Some cards have a power. It works at once, as far as it can.',
    },
    rules: {
      'ART-POW-01': {
        mark: 'M',
        fr: 'Le nombre du pouvoir est sa valeur N.',
        en: 'The number of a power is its value N.',
      },
      'ART-POW-02': {
        mark: 'M',
        fr: 'Si toute la valeur ne peut servir, on en fait le plus possible.',
        en: 'If the whole value cannot be used, as much as possible is.',
      },
      'ART-POW-03': {
        mark: 'M',
        fr: 'Le pouvoir d’un Monstre ou d’une Arme sert une fois, à l’invocation ; s’il ne peut alors toucher personne, il est perdu. Double assaut et Veille durent.',
        en: 'The power of a Monster or Weapon is used once, at its summons; if it can then affect nothing, it is lost. Twin Strike and Vigil last.',
      },
      'ART-POW-04': {
        mark: 'M',
        fr: 'On n’est pas tenu d’user d’un pouvoir, ni de tout son pouvoir.',
        en: 'Nobody has to use a power, nor all of it.',
      },
      'ART-POW-05': {
        mark: 'M',
        fr: 'On choisit la carte, la place et le paiement ; le paiement part aux usés ; la carte entre avec son endurance ; son pouvoir agit ; puis l’on continue. Personne ne répond à une invocation.',
        en: 'Card, place and payment are chosen; the payment goes to the used pile; the card enters with its endurance; its power works; then play goes on. Nobody can answer a summons.',
      },
      'ART-POW-10': {
        mark: 'M',
        fr: 'Réconfort N : un de vos artefacts gagne N d’endurance, jusqu’à 4 ; la source peut se choisir.',
        en: 'Comfort N: one of your artefacts gains N endurance, up to 4; the source may choose itself.',
      },
      'ART-POW-11': {
        mark: 'M',
        fr: 'Lassitude N : un artefact adverse perd N d’endurance. À 0, il part à la fin du tour.',
        en: 'Weariness N: an opposing artefact loses N endurance. At 0 it leaves at the end of the turn.',
      },
      'ART-POW-12': {
        mark: 'M',
        fr: 'Torpeur N : jusqu’à N artefacts d’un adversaire sont retournés. Ni attaque, ni défense, ni renfort, ni Veille ; ils couvrent encore le Dreamer et peuvent être attaqués. Ils se relèvent au prochain tour de qui les a retournés.',
        en: 'Torpor N: up to N artefacts of one opponent are turned face down. No attack, defence, boost or Vigil; they still stand before the Dreamer and can be attacked. They turn up again at the next turn of whoever turned them.',
      },
      'ART-POW-13': {
        mark: 'M',
        fr: 'Réminiscence N : reprenez jusqu’à N rêves de votre choix parmi les usés. Rangée pleine, on défausse d’abord pour faire place ; rien d’usé, on pioche.',
        en: 'Reminiscence N: take up to N dream powers of your choice from the used pile. With a full row you discard first to make room; with nothing used, you draw from the pile.',
      },
      'ART-POW-14': {
        mark: 'M',
        fr: 'Oubli N : détruisez jusqu’à N rêves actifs, de qui vous voulez, vous compris ; ils vont aux usés.',
        en: 'Oblivion N: destroy up to N active dream powers of anybody, yourself included; they go to the used pile.',
      },
      'ART-POW-15': {
        mark: 'M',
        fr: 'Double assaut : deux attaques par tour, chacune pour 1 d’endurance, l’une après l’autre, sur les cibles qu’on veut. Un Objet de valeur N le donne à N de vos artefacts jusqu’à la fin du tour.',
        en: 'Twin Strike: two attacks a turn, each for 1 endurance, one after the other, on any targets. An Item of value N gives it to N of your artefacts until the end of the turn.',
      },
      'ART-POW-16': {
        mark: 'M',
        fr: 'Veille : quand un autre de vos artefacts est attaqué, celui-ci peut prendre sa place, autant de fois qu’on veut, sauf retourné. Un Objet de Veille N se joue en défense : +N à la carte attaquée, Dreamer compris.',
        en: 'Vigil: when another of your artefacts is attacked, this one may take its place, any number of times, unless face down. A Vigil Item N is played in defence: +N to the card attacked, a Dreamer included.',
      },
      'ART-POW-17': {
        mark: 'M',
        fr: 'Troc de rêves : échangez autant de rêves que vous voulez, un pour un, avec un seul joueur ; vous choisissez des deux côtés.',
        en: 'Dream Barter: exchange as many dream powers as you like, one for one, with a single player; you pick on both sides.',
      },
      'ART-POW-18': {
        mark: 'M',
        fr: 'Lits échangés : votre Dreamer actif et celui d’un joueur changent de camp. Rien d’autre ne bouge.',
        en: 'Swapped Beds: your active Dreamer and that of a player change sides. Nothing else moves.',
      },
    },
  },
  {
    id: 'DECK',
    title: { fr: 'Les decks', en: 'Decks' },
    preface: { fr: 'De quoi se compose un deck avant la partie.', en: 'What a deck is made of before the game.' },
    rules: {
      'ART-DECK-01': {
        mark: 'M',
        fr: 'À deux, vingt artefacts chacun ; à trois ou quatre, dix. Ni plus, ni moins.',
        en: 'Twenty artefacts each for two players, ten for three or four. No more, no less.',
      },
      'ART-DECK-02': {
        mark: 'M',
        fr: 'Un deck compte au moins un Monstre ou une Arme, et au plus deux fois la même carte. Une boîte de départ partagée n’a chaque carte qu’une fois.',
        en: 'A deck holds at least one Monster or Weapon, and no card more than twice. A starter pack shared out has each card once.',
      },
    },
  },
  {
    id: 'SETUP',
    title: { fr: 'La mise en place', en: 'Setting up' },
    preface: { fr: 'Ce que l’on fait avant le premier tour.', en: 'What is done before the first turn.' },
    rules: {
      'ART-SETUP-01': {
        mark: 'M',
        fr: 'On mélange les rêves, on mélange les Dreamers, chacun pose son deck.',
        en: 'Dream powers are shuffled, Dreamers are shuffled, everybody puts down a deck.',
      },
      'ART-SETUP-02': {
        mark: 'M',
        fr: 'Chacun à son tour tire un Dreamer, face visible.',
        en: 'In turn, everybody draws a Dreamer, face up.',
      },
      'ART-SETUP-03': {
        mark: 'M',
        fr: 'Chacun tire six rêves. Une fois, avant d’avoir vu sa main, on peut remettre les six et en tirer six autres.',
        en: 'Everybody draws six dream powers. Once, before seeing the hand, all six may be put back and six others drawn.',
      },
      'ART-SETUP-04': {
        mark: 'M',
        fr: 'Chacun compose en secret sa main à partir de son deck : six cartes au plus à deux joueurs, cinq à trois ou quatre. Le reste est mélangé.',
        en: 'Everybody secretly composes a hand from the deck: at most six cards with two players, five with three or four. The rest is shuffled.',
      },
    },
  },
  {
    id: 'ORDER',
    title: { fr: 'L’ordre', en: 'Order of play' },
    preface: { fr: 'Qui commence, et dans quel ordre on joue.', en: 'Who begins, and in which order people play.' },
    rules: {
      'ART-ORDER-01': {
        mark: 'M',
        fr: 'Le Dreamer qui a le plus de Z commence.',
        en: 'The Dreamer with the most Z begins.',
      },
      'ART-ORDER-02': {
        mark: 'M',
        fr: 'À Z égal, celui qui a des spirales passe avant celui qui n’en a pas.',
        en: 'With equal Z, one who has spirals comes before one who has none.',
      },
      'ART-ORDER-03': {
        mark: 'M',
        fr: 'Encore égal : rouge ou blanc commence.',
        en: 'Still equal: red or white begins.',
      },
      'ART-ORDER-04': {
        mark: 'M',
        fr: 'Encore égal : le plus de spirales, puis un tirage. À trois ou quatre, la même comparaison donne l’ordre de la première manche.',
        en: 'Still equal: more spirals, then a draw. With three or four players the same comparison gives the order of the first round.',
      },
      'ART-ORDER-05': {
        mark: 'M',
        fr: 'Un tour est celui d’un joueur ; une manche, un tour de chacun.',
        en: 'A turn is one player’s; a round is one turn of everybody.',
      },
      'ART-ORDER-06': {
        mark: 'M',
        fr: '« À partir du deuxième tour » veut dire : du deuxième tour de ce joueur-là.',
        en: '“From the second turn” means that player’s own second turn.',
      },
    },
  },
  {
    id: 'WAKE',
    title: { fr: 'Le réveil', en: 'Waking' },
    preface: {
      fr: 'Un tour commence par le Dreamer : réveillé, il est remplacé.',
      en: 'A turn begins with the Dreamer: one that has woken is replaced.',
    },
    rules: {
      'ART-WAKE-01': {
        mark: 'M',
        fr: 'Qui commence son tour sans Dreamer jette ses artefacts aux vaincus et ses rêves aux usés ; pioche et usés sont mélangés ; un nouveau Dreamer est tiré.',
        en: 'Who begins a turn without a Dreamer throws artefacts to the defeated and dream powers to the used; pile and used are shuffled together; a new Dreamer is drawn.',
      },
      'ART-WAKE-02': {
        mark: 'M',
        fr: 'Un réveil compte aussitôt ; le balayage et le nouveau Dreamer attendent le tour de leur joueur. D’ici là il n’a pas de Dreamer à réveiller ni à échanger.',
        en: 'A waking counts at once; the sweep and the new Dreamer wait for their player’s turn. Until then there is no Dreamer to wake or to swap.',
      },
      'ART-WAKE-03': {
        mark: 'M',
        fr: 'Au début de son tour on peut réveiller son propre Dreamer. Cela compte, et ne se fait pas avec le dernier.',
        en: 'At the start of one’s turn one may wake one’s own Dreamer. It counts, and is not done with the last.',
      },
      'ART-WAKE-04': {
        mark: 'M',
        fr: 'Après deux de ses tours passés à ne rien faire, le Dreamer se réveille au tour suivant, quoi qu’il arrive.',
        en: 'After two turns of one’s own spent doing nothing, the Dreamer wakes at the next, whatever happens.',
      },
      'ART-WAKE-05': {
        mark: 'M',
        fr: 'Un seul remplacement par tour ; on tire ensuite ses six rêves, même au premier tour.',
        en: 'One replacement a turn; then six dream powers are drawn, even on the first turn.',
      },
    },
  },
  {
    id: 'REFILL',
    title: { fr: 'Le réapprovisionnement', en: 'Refill' },
    preface: {
      fr: 'On remplace des rêves, on complète sa rangée et sa main.',
      en: 'Dream powers are replaced, row and hand are filled up.',
    },
    rules: {
      'ART-REFILL-01': {
        mark: 'M',
        fr: 'Dès son deuxième tour, on tire des rêves jusqu’à en avoir six.',
        en: 'From the second turn on, dream powers are drawn up to six.',
      },
      'ART-REFILL-02': {
        mark: 'M',
        fr: 'Avant de tirer, on peut en défausser jusqu’au nombre de spirales du Dreamer.',
        en: 'Before drawing, as many may be discarded as the Dreamer has spirals.',
      },
      'ART-REFILL-03': {
        mark: 'M',
        fr: 'On complète alors sa main depuis le deck, jusqu’à six cartes, ou cinq à trois ou quatre. Un deck vide ne donne rien.',
        en: 'The hand is then filled up from the deck, to six cards, or five with three or four players. An empty deck gives nothing.',
      },
    },
  },
  {
    id: 'SUMMON',
    title: { fr: 'Les invocations', en: 'Summons' },
    preface: {
      fr: 'Monstres et Armes entrent en jeu, payés en rêves.',
      en: 'Monsters and Weapons come into play, paid in dream powers.',
    },
    rules: {
      'ART-SUMMON-01': {
        mark: 'M',
        fr: 'On invoque Monstres et Armes de sa main sur ses places libres ; trois en jeu au plus.',
        en: 'Monsters and Weapons are summoned from the hand into free places; three in play at most.',
      },
      'ART-SUMMON-02': {
        mark: 'M',
        fr: 'On n’enlève pas un artefact à soi pour libérer sa place.',
        en: 'An artefact of one’s own is not removed to free its place.',
      },
      'ART-SUMMON-03': {
        mark: 'M',
        fr: 'Un artefact peut attaquer dès le tour où il est invoqué.',
        en: 'An artefact may attack on the turn of its summons.',
      },
      'ART-SUMMON-04': {
        mark: 'M',
        fr: 'Il entre avec une endurance égale au Z du Dreamer.',
        en: 'It enters with an endurance equal to the Dreamer’s Z.',
      },
      'ART-SUMMON-05': {
        mark: 'M',
        fr: 'Payé tout entier dans sa couleur, il gagne 1 d’endurance, jusqu’à 4. L’arc-en-ciel compte, les spirales aussi si le Dreamer a cette couleur.',
        en: 'Paid wholly in its own colour, it gains 1 endurance, up to 4. The rainbow counts, and spirals too if the Dreamer has that colour.',
      },
      'ART-ENDUR-01': {
        mark: 'M',
        fr: 'Chaque attaque coûte 1 d’endurance, dès qu’elle est déclarée, gagnée ou non.',
        en: 'Each attack costs 1 endurance as soon as it is declared, won or lost.',
      },
      'ART-ENDUR-02': { mark: 'M', fr: 'L’endurance ne passe jamais 4.', en: 'Endurance never goes above 4.' },
      'ART-ENDUR-03': {
        mark: 'M',
        fr: 'Sans endurance, un artefact n’attaque plus ; il défend encore, et se brise à la fin du tour.',
        en: 'Without endurance an artefact no longer attacks; it still defends, and breaks at the end of the turn.',
      },
      'ART-ENDUR-04': {
        mark: 'M',
        fr: 'Qui perd en défense est détruit quelle que soit son endurance ; défendre ne coûte rien.',
        en: 'What loses a defence is destroyed whatever its endurance; defending costs none.',
      },
    },
  },
  {
    id: 'USE',
    title: { fr: 'Les Objets', en: 'Items' },
    preface: {
      fr: 'Un Objet sert une fois : à son propre tour, ou en défense.',
      en: 'An Item serves once: in one’s own turn, or in defence.',
    },
    rules: {
      'ART-USE-01': {
        mark: 'M',
        fr: 'Dès son deuxième tour, on use d’autant d’Objets qu’on veut, chacun une fois, mêlés aux invocations.',
        en: 'From the second turn on, any number of Items may be used, each once, mixed with summons.',
      },
      'ART-USE-02': {
        mark: 'M',
        fr: 'Payé tout entier dans sa couleur, un Objet a un effet doublé. Sans valeur, rien ne change.',
        en: 'Paid wholly in its own colour, an Item has twice its value. Without a value nothing changes.',
      },
      'ART-USE-03': {
        mark: 'M',
        fr: 'Un Objet de défense se joue pendant une attaque, même avant son deuxième tour.',
        en: 'A defence Item is played during an attack, even before one’s second turn.',
      },
    },
  },
  {
    id: 'MULTI',
    title: { fr: 'À trois ou quatre', en: 'Three or four players' },
    preface: {
      fr: 'À plus de deux, on désigne un adversaire, qui joue ensuite.',
      en: 'With more than two, an opponent is designated, who plays next.',
    },
    rules: {
      'ART-MULTI-01': {
        mark: 'M',
        fr: 'Avant le combat, on désigne un adversaire ; lui seul peut être attaqué ce tour-ci.',
        en: 'Before the fight an opponent is designated; only that player can be attacked this turn.',
      },
      'ART-MULTI-02': {
        mark: 'M',
        fr: 'On n’est désigné qu’une fois par manche ; le dernier joueur de la manche désigne qui il veut.',
        en: 'A player is designated once a round; the last player of a round designates anybody.',
      },
      'ART-MULTI-03': {
        mark: 'M',
        fr: 'Le joueur désigné joue ensuite. On désigne donc quelqu’un qui n’a pas encore joué.',
        en: 'The designated player plays next. So somebody is designated who has not played yet.',
      },
      'ART-MULTI-04': {
        mark: 'M',
        fr: 'Désigner est obligatoire, attaquer non. À la première manche, seul le dernier désigne.',
        en: 'Designating is compulsory, attacking is not. In the first round only the last player designates.',
      },
      'ART-MULTI-05': {
        mark: 'M',
        fr: 'Qui a joué penche son Dreamer ; tous se redressent à la fin de la manche.',
        en: 'Who has played tilts the Dreamer; all stand up again when the round ends.',
      },
      'ART-MULTI-06': {
        mark: 'M',
        fr: 'Un pouvoir peut toucher n’importe quel adversaire, désigné ou non.',
        en: 'A power may touch any opponent, designated or not.',
      },
    },
  },
  {
    id: 'ATTACK',
    title: { fr: 'L’attaque', en: 'Attacks' },
    preface: { fr: 'Qui peut attaquer, quand et quoi.', en: 'Who may attack, when and what.' },
    rules: {
      'ART-ATTACK-01': {
        mark: 'M',
        fr: 'Nul ne combat avant le dernier joueur de la première manche.',
        en: 'Nobody fights before the last player of the first round.',
      },
      'ART-ATTACK-02': {
        mark: 'M',
        fr: 'Une attaque, c’est un artefact contre une carte adverse. On ne s’y met pas à plusieurs.',
        en: 'An attack is one artefact against one opposing card. There are no joint attacks.',
      },
      'ART-ATTACK-03': {
        mark: 'M',
        fr: 'Un artefact attaque une fois par tour, deux avec Double assaut. Il lui faut 1 d’endurance, et n’être pas retourné.',
        en: 'An artefact attacks once a turn, twice with Twin Strike. It needs 1 endurance, and must not be face down.',
      },
      'ART-ATTACK-04': {
        mark: 'M',
        fr: 'Tout artefact adverse peut être visé ; le Dreamer, seulement s’il n’a plus d’artefact devant lui.',
        en: 'Any opposing artefact may be chosen; the Dreamer only when no artefact is left before it.',
      },
      'ART-ATTACK-05': {
        mark: 'M',
        fr: 'Un artefact n’attaque pas un Dreamer de la couleur de sa faiblesse.',
        en: 'An artefact does not attack a Dreamer of its weakness colour.',
      },
      'ART-ATTACK-06': {
        mark: 'M',
        fr: 'Les attaques se règlent une à une : la première peut découvrir le Dreamer pour la seconde.',
        en: 'Attacks are settled one by one: the first may uncover the Dreamer for the second.',
      },
    },
  },
  {
    id: 'RESULT',
    title: { fr: 'Le résultat', en: 'Results' },
    preface: {
      fr: 'Une attaque et une défense se comparent, avec ce que chacun y ajoute.',
      en: 'An attack and a defence are compared, with what each side adds.',
    },
    rules: {
      'ART-RESULT-01': {
        mark: 'M',
        fr: 'L’attaquant nomme son artefact, la cible et les rêves ajoutés ; le défenseur s’interpose ou non, puis ajoute des rêves et au plus un Objet ; on compare.',
        en: 'The attacker names artefact, target and dream powers added; the defender intercepts or not, then adds dream powers and at most one Item; the two are compared.',
      },
      'ART-RESULT-02': {
        mark: 'M',
        fr: 'Attaque : la base, doublée si la cible est de la couleur de sa résistance, plus 1 par rêve ajouté.',
        en: 'Attack: the base, doubled if the target has its resistance colour, plus 1 for each dream power added.',
      },
      'ART-RESULT-03': {
        mark: 'M',
        fr: 'Défense : la base, doublée si l’attaquant est de la couleur de sa résistance, plus 1 par rêve ajouté, plus l’Objet.',
        en: 'Defence: the base, doubled if the attacker has its resistance colour, plus 1 for each dream power added, plus the Item.',
      },
      'ART-RESULT-04': {
        mark: 'M',
        fr: 'Un rêve renforce un Monstre s’il a sa phase, la propriété du Dreamer et sa couleur, jokers admis.',
        en: 'A dream power boosts a Monster if it has its phase, the Dreamer’s property and its colour, jokers allowed.',
      },
      'ART-RESULT-05': {
        mark: 'M',
        fr: 'Un rêve renforce une Arme s’il a sa couleur ; ceux qu’on ajoute ensemble sont d’une même sorte, jokers admis.',
        en: 'A dream power boosts a Weapon if it has its colour; those added together are of one same kind, jokers allowed.',
      },
      'ART-RESULT-06': {
        mark: 'M',
        fr: 'Seule la base est doublée ; après une interposition, on recompte contre la nouvelle cible.',
        en: 'Only the base is doubled; after an interception it is counted again for the new target.',
      },
      'ART-RESULT-07': {
        mark: 'M',
        fr: 'La plus grande valeur l’emporte ; à égalité, rien ne bouge.',
        en: 'The larger value wins; a tie leaves things as they are.',
      },
      'ART-RESULT-08': {
        mark: 'M',
        fr: 'Si l’attaquant perd, rien ne change. Si le défenseur perd, son artefact est détruit.',
        en: 'If the attacker loses, nothing changes. If the defender loses, the artefact attacked is destroyed.',
      },
      'ART-RESULT-09': {
        mark: 'M',
        fr: 'Un Dreamer a 0 en défense et aucun rêve ne le renforce ; seul un Objet de défense le sauve.',
        en: 'A Dreamer has defence 0 and no dream power boosts it; only a defence Item saves it.',
      },
      'ART-RESULT-10': {
        mark: 'M',
        fr: 'Les rêves ajoutés sont dépensés quoi qu’il arrive ; le défenseur ne se réapprovisionne qu’à son tour.',
        en: 'Dream powers added are spent whatever comes of it; the defender’s row is filled only in that player’s own turn.',
      },
    },
  },
  {
    id: 'COLOUR',
    title: { fr: 'Les couleurs', en: 'Colours' },
    preface: {
      fr: 'Ce que les couleurs changent aux combats et aux paiements.',
      en: 'What colours change in fights and payments.',
    },
    rules: {
      'ART-COLOUR-01': {
        mark: 'M',
        fr: 'Le rond est la résistance : contre un artefact de cette couleur, attaque et défense de base sont doublées.',
        en: 'The circle is the resistance: against an artefact of that colour, base attack and base defence are doubled.',
      },
      'ART-COLOUR-02': {
        mark: 'M',
        fr: 'La croix est la faiblesse : les artefacts de cette couleur ont leur résistance contre celui-ci. Ce n’est qu’un rappel.',
        en: 'The cross is the weakness: artefacts of that colour have their resistance against this one. It is only a reminder.',
      },
      'ART-COLOUR-03': {
        mark: 'M',
        fr: 'Rouge l’emporte sur vert, vert sur blanc, blanc sur bleu, bleu sur rouge.',
        en: 'Red beats green, green beats white, white beats blue, blue beats red.',
      },
      'ART-COLOUR-04': {
        mark: 'M',
        fr: 'Payer dans la couleur de la carte vaut 1 d’endurance, ou double l’Objet.',
        en: 'Paying in the card’s colour gives 1 endurance, or doubles the Item.',
      },
      'ART-COLOUR-05': {
        mark: 'M',
        fr: 'Un Dreamer de la couleur de la faiblesse est hors d’atteinte de l’artefact.',
        en: 'A Dreamer of the weakness colour is out of the artefact’s reach.',
      },
    },
  },
  {
    id: 'END',
    title: { fr: 'La fin du tour, la fin du jeu', en: 'The end of a turn and of the game' },
    preface: {
      fr: 'Ce qui finit un tour, et ce qui finit la partie.',
      en: 'What ends a turn, and what ends the game.',
    },
    rules: {
      'ART-END-01': {
        mark: 'M',
        fr: 'Le joueur annonce la fin de son tour.',
        en: 'The player announces the end of the turn.',
      },
      'ART-END-02': {
        mark: 'M',
        fr: 'Tous les artefacts sans endurance se brisent, des deux côtés.',
        en: 'All artefacts without endurance break, on both sides.',
      },
      'ART-END-03': {
        mark: 'M',
        fr: 'Vient ensuite l’autre joueur, ou celui qui a été désigné.',
        en: 'The other player comes next, or the one designated.',
      },
      'ART-IDLE-01': {
        mark: 'M',
        fr: 'Un tour est oisif si l’on n’y a rien invoqué, usé d’aucun Objet et déclaré aucune attaque. Piocher et défausser ne comptent pas.',
        en: 'A turn is idle if nothing was summoned, no Item used and no attack declared in it. Drawing and discarding do not count.',
      },
      'ART-IDLE-02': {
        mark: 'M',
        fr: 'Deux tours oisifs de suite réveillent le Dreamer au tour suivant ; agir, ou changer de Dreamer, efface le compte.',
        en: 'Two idle turns in a row wake the Dreamer at the next turn; doing something, or a new Dreamer, clears the count.',
      },
      'ART-WIN-01': {
        mark: 'M',
        fr: 'À deux, trois Dreamers réveillés chez un joueur lui font perdre la partie, quelle qu’en soit la cause.',
        en: 'With two players, three woken Dreamers lose the game, however they were woken.',
      },
      'ART-WIN-02': {
        mark: 'M',
        fr: 'À trois ou quatre, deux Dreamers réveillés éliminent ; le dernier en jeu gagne.',
        en: 'With three or four, two woken Dreamers put a player out; the last one in wins.',
      },
      'ART-WIN-03': {
        mark: 'M',
        fr: 'Toute partie finit : cartes et endurance s’épuisent, et l’oisiveté réveille. Si la table l’a défendu, quarante tours sans rien faire ne donnent la partie à personne.',
        en: 'Every game ends: cards and endurance run out, and idling wakes. Where the table has ruled that out, forty turns without anything done give the game to nobody.',
      },
      'ART-WIN-04': {
        mark: 'M',
        fr: 'Abandonner, c’est réveiller tous ses Dreamers.',
        en: 'Conceding wakes all of one’s Dreamers.',
      },
    },
  },
];

/** The rules in one language, and the chapters that they stand in. */
export function rulesIn(language: Language): {
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly chapters: readonly Chapter[];
} {
  const all = RULEBOOK.flatMap(({ rules }) => Object.entries(rules));
  return {
    rules: Object.fromEntries(all.map(([id, rule]) => [id, rule[language]])),
    chapters: RULEBOOK.map(({ id, title, preface, rules }) => ({
      id,
      title: title[language],
      preface: preface[language],
      rules: Object.keys(rules),
    })),
  };
}
