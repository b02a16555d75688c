/** The rules one by one, in the order of data/rulebook.ts. */
import type { ArtefactsRule } from '../data/rulebook.ts';

export const rules: Readonly<Record<ArtefactsRule, string>> = {
  'ART-COMP-01': 'Seventy-eight cards belong to everybody: sixty-six dream powers and twelve Dreamers.',
  'ART-COMP-02': 'A starter pack also holds forty artefacts; it is enough for two, three or four players.',
  'ART-COMP-03': 'Artefacts are of three types: Monsters, Weapons and Items.',

  'ART-ZONE-01':
    'In the centre: the pile of dream powers, face down, the used ones beside it, face up, and the pile of Dreamers.',
  'ART-ZONE-02':
    'Before each player: deck, hand, one active Dreamer, a row of at most six dream powers, three places for artefacts, awakened Dreamers, defeated artefacts, broken artefacts.',
  'ART-ZONE-03':
    'Beaten in combat or swept by a waking, an artefact goes to the defeated; out of endurance, to the broken, like an Item that was used. A spent dream power goes to the used pile, a woken Dreamer stays with the player who had it.',
  'ART-INFO-01': 'Everything can be seen but the hands and the order of the piles. Deck lists are known to all.',

  'ART-DP-01':
    'A dream power is positive or negative, of the day or of the night: four kinds. The special one (a star) stands for any of them.',
  'ART-DP-02': 'Five colours: red, green, blue, white, and the rainbow, which stands for any.',
  'ART-DP-03':
    'The special one stands for the kind only, the rainbow for the colour only; a special rainbow does both.',
  'ART-DP-04': 'A dream power pays a summons, pays an Item, or boosts an attack or a defence.',
  'ART-DP-05': 'The resistance and weakness printed on a dream power have no use in this game.',
  'ART-DP-06': 'A dream power spent on anything goes to the used pile.',
  'ART-DP-07':
    'If the pile is empty, the used ones are shuffled into a new one; if there are none either, drawing stops.',

  'ART-DREAM-01': 'Twelve Dreamers, three of each colour.',
  'ART-DREAM-02': 'A Dreamer with a sad face is negative, otherwise positive.',
  'ART-DREAM-03':
    'Only dream powers of the active Dreamer’s property, or special ones, pay for Monsters. Weapons and Items are free of this.',
  'ART-DREAM-04': 'Z is the endurance of each Monster and Weapon summoned under this Dreamer.',
  'ART-DREAM-05':
    'Once a turn, the Dreamer’s spirals stand for as many dream powers of his colour towards one summons or one Item.',
  'ART-DREAM-06':
    'These points are of any kind, go into one payment, and never boost a fight. Unspent in one’s own turn, they may still pay a defence Item.',
  'ART-DREAM-07':
    'At the start of the turn as many dream powers may be discarded for others as the Dreamer has spirals.',
  'ART-DREAM-08': 'A Dreamer hit by an attack wakes. Waking those of the others is the aim of the game.',
  'ART-DREAM-09': 'The Dreamer’s colour counts for the weakness of artefacts: see ART-COLOUR-05.',
  'ART-DREAM-10': 'A change of Dreamer does not change the endurance of artefacts already in play.',

  'ART-MON-01':
    'A Monster shows a name, a resistance, a weakness, a phase with a number of dream powers, an attack, a defence, and at most one power.',
  'ART-MON-02':
    'It costs that many dream powers, all of its phase and of the Dreamer’s property, special ones included, of any colours.',
  'ART-MON-03': 'Monsters attack and defend.',
  'ART-WPN-01':
    'A Weapon shows a name, a resistance, a weakness, a cost in spirals, an attack, a defence or none, and at most one power. It has no phase.',
  'ART-WPN-02':
    'It costs as many dream powers as spirals are printed on the card, all of one same kind, special ones included, of any colours.',
  'ART-WPN-03':
    'Without a printed defence a Weapon has defence 0, is never boosted in defence and falls to any attack of 1; it still stands before the Dreamer.',
  'ART-ITEM-01': 'An Item shows a name, a colour, a cost in spirals and a power. It breaks after one use.',
  'ART-ITEM-02': 'An Item is paid like a Weapon.',
  'ART-ITEM-03': 'An Item never takes one of the three places.',

  'ART-POW-01': 'The number of a power is its value N.',
  'ART-POW-02': 'If the whole value cannot be used, as much as possible is.',
  'ART-POW-03':
    'The power of a Monster or Weapon is used once, at its summons; if it can then affect nothing, it is lost. Twin Strike and Vigil last.',
  'ART-POW-04': 'Nobody has to use a power, nor all of it.',
  'ART-POW-05':
    'Card, place and payment are chosen; the payment goes to the used pile; the card enters with its endurance; its power works; then play goes on. Nobody can answer a summons.',
  'ART-POW-10': 'Comfort N: one of your artefacts gains N endurance, up to 4; the source may choose itself.',
  'ART-POW-11': 'Weariness N: an opposing artefact loses N endurance. At 0 it leaves at the end of the turn.',
  'ART-POW-12':
    'Torpor N: up to N artefacts of one opponent are turned face down. No attack, defence, boost or Vigil; they still stand before the Dreamer and can be attacked. They turn up again at the next turn of whoever turned them.',
  'ART-POW-13':
    'Reminiscence N: take up to N dream powers of your choice from the used pile. With a full row you discard first to make room; with nothing used, you draw from the pile.',
  'ART-POW-14':
    'Oblivion N: destroy up to N active dream powers of anybody, yourself included; they go to the used pile.',
  'ART-POW-15':
    'Twin Strike: two attacks a turn, each for 1 endurance, one after the other, on any targets. An Item of value N gives it to N of your artefacts until the end of the turn.',
  'ART-POW-16':
    'Vigil: when another of your artefacts is attacked, this one may take its place, any number of times, unless face down. A Vigil Item N is played in defence: +N to the card attacked, a Dreamer included.',
  'ART-POW-17':
    'Dream Barter: exchange as many dream powers as you like, one for one, with a single player; you pick on both sides.',
  'ART-POW-18': 'Swapped Beds: your active Dreamer and that of a player change sides. Nothing else moves.',

  'ART-DECK-01': 'Twenty artefacts each for two players, ten for three or four. No more, no less.',
  'ART-DECK-02':
    'A deck holds at least one Monster or Weapon, and no card more than twice. A starter pack shared out has each card once.',

  'ART-SETUP-01': 'Dream powers are shuffled, Dreamers are shuffled, everybody puts down a deck.',
  'ART-SETUP-02': 'In turn, everybody draws a Dreamer, face up.',
  'ART-SETUP-03':
    'Everybody draws six dream powers. Once, before seeing the hand, all six may be put back and six others drawn.',
  'ART-SETUP-04':
    'Everybody secretly composes a hand from the deck: at most six cards with two players, five with three or four. The rest is shuffled.',

  'ART-ORDER-01': 'The Dreamer with the most Z begins.',
  'ART-ORDER-02': 'With equal Z, one who has spirals comes before one who has none.',
  'ART-ORDER-03': 'Still equal: red or white begins.',
  'ART-ORDER-04':
    'Still equal: more spirals, then a draw. With three or four players the same comparison gives the order of the first round.',
  'ART-ORDER-05': 'A turn is one player’s; a round is one turn of everybody.',
  'ART-ORDER-06': '“From the second turn” means that player’s own second turn.',

  'ART-WAKE-01':
    'Who begins a turn without a Dreamer throws artefacts to the defeated and dream powers to the used; pile and used are shuffled together; a new Dreamer is drawn.',
  'ART-WAKE-02':
    'A waking counts at once; the sweep and the new Dreamer wait for their player’s turn. Until then there is no Dreamer to wake or to swap.',
  'ART-WAKE-03': 'At the start of one’s turn one may wake one’s own Dreamer. It counts, and is not done with the last.',
  'ART-WAKE-04': 'After two turns of one’s own spent doing nothing, the Dreamer wakes at the next, whatever happens.',
  'ART-WAKE-05': 'One replacement a turn; then six dream powers are drawn, even on the first turn.',

  'ART-REFILL-01': 'From the second turn on, dream powers are drawn up to six.',
  'ART-REFILL-02': 'Before drawing, as many may be discarded as the Dreamer has spirals.',
  'ART-REFILL-03':
    'The hand is then filled up from the deck, to six cards, or five with three or four players. An empty deck gives nothing.',

  'ART-SUMMON-01': 'Monsters and Weapons are summoned from the hand into free places; three in play at most.',
  'ART-SUMMON-02': 'An artefact of one’s own is not removed to free its place.',
  'ART-SUMMON-03': 'An artefact may attack on the turn of its summons.',
  'ART-SUMMON-04': 'It enters with an endurance equal to the Dreamer’s Z.',
  'ART-SUMMON-05':
    'Paid wholly in its own colour, it gains 1 endurance, up to 4. The rainbow counts, and spirals too if the Dreamer has that colour.',
  'ART-ENDUR-01': 'Each attack costs 1 endurance as soon as it is declared, won or lost.',
  'ART-ENDUR-02': 'Endurance never goes above 4.',
  'ART-ENDUR-03':
    'Without endurance an artefact no longer attacks; it still defends, and breaks at the end of the turn.',
  'ART-ENDUR-04': 'What loses a defence is destroyed whatever its endurance; defending costs none.',

  'ART-USE-01': 'From the second turn on, any number of Items may be used, each once, mixed with summons.',
  'ART-USE-02': 'Paid wholly in its own colour, an Item has twice its value. Without a value nothing changes.',
  'ART-USE-03': 'A defence Item is played during an attack, even before one’s second turn.',

  'ART-MULTI-01': 'Before the fight an opponent is designated; only that player can be attacked this turn.',
  'ART-MULTI-02': 'A player is designated once a round; the last player of a round designates anybody.',
  'ART-MULTI-03': 'The designated player plays next. So somebody is designated who has not played yet.',
  'ART-MULTI-04': 'Designating is compulsory, attacking is not. In the first round only the last player designates.',
  'ART-MULTI-05': 'Who has played tilts the Dreamer; all stand up again when the round ends.',
  'ART-MULTI-06': 'A power may touch any opponent, designated or not.',

  'ART-ATTACK-01': 'Nobody fights before the last player of the first round.',
  'ART-ATTACK-02': 'An attack is one artefact against one opposing card. There are no joint attacks.',
  'ART-ATTACK-03':
    'An artefact attacks once a turn, twice with Twin Strike. It needs 1 endurance, and must not be face down.',
  'ART-ATTACK-04': 'Any opposing artefact may be chosen; the Dreamer only when no artefact is left before it.',
  'ART-ATTACK-05': 'An artefact does not attack a Dreamer of its weakness colour.',
  'ART-ATTACK-06': 'Attacks are settled one by one: the first may uncover the Dreamer for the second.',

  'ART-RESULT-01':
    'The attacker names artefact, target and dream powers added; the defender intercepts or not, then adds dream powers and at most one Item; the two are compared.',
  'ART-RESULT-02':
    'Attack: the base, doubled if the target has its resistance colour, plus 1 for each dream power added.',
  'ART-RESULT-03':
    'Defence: the base, doubled if the attacker has its resistance colour, plus 1 for each dream power added, plus the Item.',
  'ART-RESULT-04':
    'A dream power boosts a Monster if it has its phase, the Dreamer’s property and its colour, jokers allowed.',
  'ART-RESULT-05':
    'A dream power boosts a Weapon if it has its colour; those added together are of one same kind, jokers allowed.',
  'ART-RESULT-06': 'Only the base is doubled; after an interception it is counted again for the new target.',
  'ART-RESULT-07': 'The larger value wins; a tie leaves things as they are.',
  'ART-RESULT-08': 'If the attacker loses, nothing changes. If the defender loses, the artefact attacked is destroyed.',
  'ART-RESULT-09': 'A Dreamer has defence 0 and no dream power boosts it; only a defence Item saves it.',
  'ART-RESULT-10':
    'Dream powers added are spent whatever comes of it; the defender’s row is filled only in that player’s own turn.',

  'ART-COLOUR-01':
    'The circle is the resistance: against an artefact of that colour, base attack and base defence are doubled.',
  'ART-COLOUR-02':
    'The cross is the weakness: artefacts of that colour have their resistance against this one. It is only a reminder.',
  'ART-COLOUR-03': 'Red beats green, green beats white, white beats blue, blue beats red.',
  'ART-COLOUR-04': 'Paying in the card’s colour gives 1 endurance, or doubles the Item.',
  'ART-COLOUR-05': 'A Dreamer of the weakness colour is out of the artefact’s reach.',

  'ART-END-01': 'The player announces the end of the turn.',
  'ART-END-02': 'All artefacts without endurance break, on both sides.',
  'ART-END-03': 'The other player comes next, or the one designated.',
  'ART-IDLE-01':
    'A turn is idle if nothing was summoned, no Item used and no attack declared in it. Drawing and discarding do not count.',
  'ART-IDLE-02':
    'Two idle turns in a row wake the Dreamer at the next turn; doing something, or a new Dreamer, clears the count.',
  'ART-WIN-01': 'With two players, three woken Dreamers lose the game, however they were woken.',
  'ART-WIN-02': 'With three or four, two woken Dreamers put a player out; the last one in wins.',
  'ART-WIN-03':
    'Every game ends: cards and endurance run out, and idling wakes. Where the table has ruled that out, forty turns without anything done give the game to nobody.',
  'ART-WIN-04': 'Conceding wakes all of one’s Dreamers.',
};
