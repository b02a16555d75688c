/** The rules one by one, told to somebody who does not have the book. */
import type { ReveChapter } from '../data/rulebook.ts';
import type { rules as French } from './rules.fr.ts';

export const rules: typeof French = {
  'RDD-POS-01':
    'The map has 189 cells. When you make a character, you put the demi-rêve, your pawn, on whichever you like, without a roll or a cost.',
  'RDD-POS-02': 'Between two journeys the demi-rêve stays put: each one begins on the cell where the last one ended.',

  'RDD-UP-01':
    'Going up, the montée, is paid at once: 1 rêve point, or 2 to travel in accelerated mode. No roll is needed.',
  'RDD-UP-02':
    'Normal or accelerated, the mode is chosen before you go up and holds until you come down; on the way it is too late.',
  'RDD-UP-03':
    'The body must be still, and your own. Where that is in doubt, the gardien forbids the montée or asks for a VOLONTÉ roll at a difficulty of his choice; without a gardien it is always allowed.',
  'RDD-UP-04':
    'The montée counts as a move: it takes the round, costs 1 fatigue and calls for an encounter roll where you arrive. In normal mode the round ends there; in accelerated mode other cells may follow.',
  'RDD-UP-05':
    'Up there the body does nothing. A gesture, a blow or a jostle, and you are back in the world at once; the gardien says when, or the player where there is no gardien.',
  'RDD-UP-06':
    'Nobody goes up again in the round of coming down. After broken concentration the next round will do; after a successful cast that round is for aiming, and the one after it is the first for a new montée.',
  'RDD-UP-07':
    'In a fight the montée is declared in phase 1 and takes the whole round. A spell that comes down is aimed and works first thing in phase 2, before arrows and stones.',
  'RDD-UP-08':
    'Without the rêve points for a montée there is none. Whoever falls to 0 points is asleep, and the journey is over.',

  'RDD-MOVE-01': 'Each cell entered on foot costs 1 fatigue; a round of staying where you are costs as much.',
  'RDD-MOVE-02':
    'Every cell calls for an encounter roll, and so does every round of staying. It comes as soon as the fatigue is counted.',
  'RDD-MOVE-03':
    'Normal mode: one cell a round. Accelerated: as many as you like in a round, up to the first encounter, which stops the demi-rêve for the rest of it.',
  'RDD-MOVE-04':
    'On a cell things come in this order: fatigue, encounter roll, encounter, water to be mastered, a reserve that fires, a spell that you cast.',
  'RDD-MOVE-05':
    'The fatigue of a journey is written down in one go, on the way down: no new malus arises on the road. The table counts it all the same, because a full track puts you to sleep on the spot.',
  'RDD-MOVE-06': 'The six bridges cross the river dry-shod: there is nothing to master on them.',
  'RDD-MOVE-07': 'You may walk over the edge of the map on purpose. The demi-rêve then turns up elsewhere: RDD-OFF-01.',

  'RDD-ENC-01':
    'The encounter roll is a d7: a d8 whose 8 is rolled again. On 1 to 6 the road is clear; on 7 somebody comes.',
  'RDD-ENC-02':
    'Who comes is read on 1d100 in the terrain’s column: seven columns of two terrains each, ten kinds of encounter. Cities and sanctuaries are kind, necropolises and desolations are not.',
  'RDD-ENC-03':
    'Force depends on the kind: 2d4 for a Messenger or a Ferryman, 1d6 for a Flower or an Eater, 2d6 for a Changer, a Breaker, a Reflection or a White Whirlwind, 2d8 for a Black Whirlwind, 7 and a draconic die for a Dragon’s Dream.',
  'RDD-ENC-04':
    'Kind and force are told, then you choose for good: master, dodge or repress. A Messenger or a Ferryman may also be let pass, with none of these.',
  'RDD-ENC-05':
    'Mastering is a roll under the rêve points you have left, with your best Draconic (or one that you name), against minus the force, general state included. Success or failure is all that counts, and nothing is learnt from it, except from a Dragon’s Dream.',
  'RDD-ENC-06':
    'Dodging means coming down and leaving the encounter on its cell, with the same force, until the end of the same hour on the morrow. Come back sooner and you meet it without a d7, to master or repress: nobody dodges the same one twice. After that the cell is free.',
  'RDD-ENC-07':
    'Repressing makes as if the encounter were not there, for 1 point of refoulement, 2 for a Dragon’s Dream. The test of RDD-REF-01 follows at once.',

  'RDD-MES-01':
    'Mastered, the Messenger goes for this round to a cell at most its force away, and you may cast from there while the demi-rêve stays; water need not be mastered. The cast follows all its other rules, and if it fails you leave from where you really are. Not mastered, the Messenger is gone.',
  'RDD-MES-02':
    'A Messenger does not fire a reserve, since the demi-rêve is not there. A spell cast through it may be left in reserve on its cell, on the usual terms.',
  'RDD-PAS-01':
    'Mastered, the Ferryman sets the demi-rêve down on a cell at most its force away, in the same round, with neither fatigue nor another roll. Water there is mastered first, and you may cast. Not mastered, it is gone.',
  'RDD-FLE-01':
    'Mastered, the Flower gives as many rêve points as its force. Not mastered, it withers, and that is all.',
  'RDD-MAN-01':
    'Mastered, the Eater is gone. Otherwise it swallows as many rêve points as its force, down to 0 at worst; and at 0 you sleep.',
  'RDD-CHA-01':
    'Mastered, the Changer offers any other cell of the same terrain, however far, on the terms of a Ferryman. You may decline.',
  'RDD-CHA-02':
    'Not mastered, it chooses another cell of the same terrain itself, at random, and the player learns only the terrain. It cannot be let pass.',
  'RDD-BRI-01':
    'Mastered, the Breaker is gone. Otherwise it breaks your concentration and is gone too: you come down, and may go up next round with an ordinary roll.',
  'RDD-RFL-01':
    'Mastered, the Reflection fades and the round goes on. Otherwise it holds the demi-rêve: nothing more this round, not even a spell on the right cell.',
  'RDD-RFL-02':
    'As long as it holds, each round is another try, for 1 fatigue and without an encounter roll. Once free, you end the round like any other.',
  'RDD-RFL-03': 'After a first failure the struggle has begun: it is too late to dodge or repress.',
  'RDD-RFL-04':
    'If the world breaks into the struggle, by a blow or a jostle, the Reflection is repressed by force, test included.',
  'RDD-RFL-05':
    'When fatigue fills the track you fall asleep: concentration broken, and whoever held the demi-rêve is repressed by force.',
  'RDD-RFL-06': 'Held on a wet cell, you must master it as soon as you are free.',
  'RDD-TBL-01':
    'Mastered at the first try, the White Whirlwind drops and the round goes on. Otherwise it holds: each round lost costs 1 fatigue and 1 rêve point, and you try again with what is left.',
  'RDD-TBL-02':
    'Only a cause from outside ends it early, and that is a forced repression; likewise when the track is full or rêve is at 0.',
  'RDD-TBL-03':
    'Freed after n rounds lost, you are n cells further, straight on, in one of six directions that you do not know. No encounter that round; a wet cell is mastered and a reserve fires at once; the rest is an ordinary round.',
  'RDD-TNO-01':
    'The Black Whirlwind does as the white one, twice as hard: 2 rêve points and 2 cells of drift for each round lost.',
  'RDD-RDR-01':
    'Mastered, the Dragon’s Dream gives as many rêve points as its force; a particular success adds a Dragon’s head, and experience if the adjustment was negative. Not mastered, it leaves a Dragon’s tail, two on a total failure. Either way concentration holds and the round goes on.',

  'RDD-DDR-01':
    'The draconic die is a d8 whose 8 counts 0; a 7 is added and rolled again, as long as it comes. The d7 of encounters is another die.',

  'RDD-HID-01':
    'Carried off blindly, the player learns only the terrain of the cells that he enters. The table keeps the list of cells that agree with all he has seen, and names the cell when one is left.',
  'RDD-HID-02':
    'Only the gardien knows where a lost demi-rêve really is. Nothing that the others see, odds included, says more than the list.',

  'RDD-OFF-01':
    'A demi-rêve off the map is put back at once on a cell that the gardien names; without one, on any of the 189 at random. The player sees only the terrain, and every cell of it remains possible.',

  'RDD-WET-01':
    'Arriving in the river, a lake or a marsh, or finding yourself there when you go up, you must master the water, of force 7, by the same roll as an encounter. There is no dodging it and no repressing it.',
  'RDD-WET-02':
    'Succeed, and the cell is yours for this round; a particular success at a negative adjustment gives experience. Fail, and concentration breaks. A total failure adds a Dragon’s breath.',
  'RDD-WET-03':
    'Driven out of the water, you leave the demi-rêve in it: the next montée must master it again, with at least one rêve point less.',
  'RDD-WET-04':
    'Water waits until the encounter is over. If that carries the demi-rêve away, the cell left behind asks for nothing more.',

  'RDD-REF-01':
    'Whenever the refoulement counter rises, 1d20 must exceed it, one test for all points gained together. Otherwise a Dragon’s breath comes, and the counter starts again from 0.',

  'RDD-CAST-01':
    'On the right cell, encounter settled and water mastered, you roll under RÊVE (the characteristic) with the spell’s Draconic at the spell’s difficulty, general state included.',
  'RDD-CAST-02':
    'Before the dice you fix all that varies: the size of a zone, the points spent, an hour of birth, the looks of an illusion. All but the target.',
  'RDD-CAST-03':
    'Succeed, and the spell is paid at once. You end the round in the TMR, and the effect opens the next one.',
  'RDD-CAST-04':
    'Fail, and the spell costs nothing, but concentration breaks: you come down, and may go up again next round.',
  'RDD-CAST-05':
    'A particular success costs only half, rounded down, at least 1; and it gives experience if the final adjustment was negative.',
  'RDD-CAST-06':
    'A total failure costs one and a half times the price, rounded down, and an erratic effect comes in the spell’s place, somewhere in range: on matter for Oniros, on creatures for Hypnos, on the object for Narcos, for ill for Thanatos. The gardien says what it is; without him a table is drawn from.',
  'RDD-CAST-07':
    'Without the rêve to pay for a total failure you fall to 0 and are asleep; the erratic effect comes all the same.',
  'RDD-CAST-08':
    'A spell that takes the last rêve point puts its caster to sleep. It works next round with nobody to aim it: on the sleeper, or as impossible magic.',
  'RDD-CAST-09':
    'A spell dearer than the rêve you have left cannot be begun. An option of the table allows it, and then you fall to 0.',

  'RDD-AIM-01':
    'Four kinds of target: the centre of a zone, an object, a creature, yourself. All but yourself must be seen, pointed at and in range; otherwise the spell takes its caster, or turns into impossible magic.',
  'RDD-AIM-02':
    'A zone is a ball around a point that you see, in range, neither in the ground nor inside a thing. Badly aimed, it forms around the caster.',
  'RDD-AIM-03': 'A spell made for one sort of object, cast on one that does not fit, is impossible magic.',
  'RDD-AIM-04': 'A creature too far off, not pointed at or not seen: the caster gets the spell.',
  'RDD-AIM-05': 'In full darkness, or without a finger free, you can only aim at yourself.',
  'RDD-AIM-06':
    'For a delicate target the gardien may ask for a VUE roll; failed, the spell closes on the caster. Without a gardien no target is delicate.',
  'RDD-AIM-07':
    'A range En is n times EMPATHIE in metres: E2 with 12 gives 24 m. Rituals of Narcos work by touch, a potion with a finger in it.',
  'RDD-AIM-08':
    'Impossible magic tears the dream around the caster, up to 100 m across, for a moment or for ever. A violet tear carries off all that is not landscape, furniture too; a yellow one brings. The gardien decides, else the dice.',

  'RDD-JR-01':
    'Against illusions and suggestions of Hypnos and spells of Thanatos the target resists: a roll under its rêve points, without skill or general state, usually at −8. Having named its hour of birth makes that −9 if it was right, −6 if it was wrong.',
  'RDD-JR-02':
    'Resistance failed, the target is affected. Succeeded, the spell turns on the caster, who resists at 0: if that succeeds nobody is touched and the price stays paid; if it fails, the caster is.',
  'RDD-JR-03': 'A particular success when resisting at a negative difficulty gives 1 experience point, always in RÊVE.',
  'RDD-JR-04':
    'A spell on yourself is resisted twice, at its difficulty and then at 0; only if both succeed does nothing happen.',

  'RDD-STATE-01':
    'Fatigue, lost life, drink and overload make the general state. Its malus weighs in full on casting and mastering, never on resistance.',
  'RDD-STATE-02':
    'The fatigue of a journey is added on the way down, whether the spell succeeded or everything broke off.',

  'RDD-RES-01':
    'A successful spell that is no ritual may stay on its cell for 1 more rêve point. It does nothing next round: it waits, and you travel on or come down.',
  'RDD-RES-02':
    'Let the demi-rêve come back to the cell, by will or by force, and the spell fires, after encounter and water. Carried off or driven out before that, you do not set it off. Once fired it cannot be put back.',
  'RDD-RES-03':
    'A reserve fires without roll or cost, just as it was set. You come down with it at the start of the next round, and aim it.',
  'RDD-RES-04':
    'One spell a cell; the same spell may wait on several. For each way never more spells than its level, none at 0 or less. They wait as long as need be.',
  'RDD-RES-05':
    'For reserves the whole river is a single cell: one spell in all, which fires anywhere along the river.',
  'RDD-RES-06':
    'A total failure can be kept: you pay the price and a half, then make the same roll again. Failed, the erratic effect comes next round; succeeded, it waits for 1 more point and counts as a spell, and nobody knows yet what it will be.',

  'RDD-MAP-01':
    '189 cells of fourteen terrains, in thirteen columns from A to M; B, D, F, H, J and L stand half a cell lower. A cell touches up to six others, and distances are counted in steps.',
  'RDD-MAP-02':
    'The printed map counts: A15 is a city, the river leaves at A13. Likewise the hills nearest to G4 are at H2, two cells away.',
  'RDD-ROLL-01':
    'The final adjustment is skill + difficulty + general state. The chance is the characteristic × (adjustment + 10) ÷ 2 down to −8, half the characteristic at −9, a quarter at −10; rounded down, at least 1%.',
  'RDD-ROLL-02':
    'From −11 to −16 only 01 succeeds, and plainly; every failure is at least a bad one, and total from 90, 70, 50, 30, 10, 02 on. At −17 and below everything is a total failure.',
  'RDD-ROLL-03':
    'On 1d100, with a chance of p: a particular success, the best, up to p/5, a significant one up to p/2, a normal one up to p, then failure; a bad one from 80 + p/5 (if p is at most 95), total from 91 + p/10 and at the latest on 00 (if p is at most 100). Fifths and tenths are rounded up, the half down; 00 counts 100 and never succeeds.',
  'RDD-TIME-01':
    'A day has twelve hours of 120 minutes, from the Vessel to the Sleeping Castle, six of the day and six of the night. A round lasts 6 seconds, and an hour has 1,200 of them.',
  'RDD-FAT-01':
    'The fatigue track has two cells for each point of endurance, in twelve segments. The last segment begun gives the malus: 0 for the first three, −1 for the next three, then −2 to −7. Full, it puts you to sleep.',
  'RDD-DREAM-01':
    'You begin with as many rêve points as RÊVE, and that is your threshold too. Below it, an hour of sleep gives back a draconic die of points, and 7 or more is a Dragon’s Dream to be faced. Above it, 1 is lost a day, at the end of the Sleeping Castle.',
  'RDD-XP-01':
    'A particular success with a negative final adjustment gives as many experience points as there were to make up: half, rounded down, to the characteristic, the rest to the skill.',
  'RDD-SPELL-01':
    'The 163 spells of the third edition are here by their figures: terrain, difficulty R, cost r, range, duration. A range that we lack is E1, unless the table sets another. Everybody may add spells of their own to the sheet.',
  'RDD-SPELL-02': 'Ten spells can be cast from one exact cell only: you must be there, and know it.',
  'RDD-TABLE-01':
    'Tails, breaths and heads of Dragons are drawn on 1d100. Those that touch the map or the journey are carried out by the table; the others are named and noted on the sheet, to be played among yourselves.',
  'RDD-CELL-01':
    'As an option: each success of a spell on a cell adds 1% to its later casts on that same cell. Usually one plays without.',

  'RDD-X-01':
    'Before every choice the table tells the odds, exactly: of mastering, of each result of a cast, of meeting somebody on the next cell.',
  'RDD-X-02':
    'A route advisor looks for the best conduct towards a goal, casting a spell or reaching a cell, and tells its chance. It knows nothing that the player may not.',
  'RDD-X-03': 'Every line of the log tells its rule, its dice and its arithmetic.',
  'RDD-X-04':
    'The gardien has a seat and settles all that the rules leave to him. When it is empty the table draws or decides in his place, and says so.',
};

/** What each chapter is about. */
export const prefaces: Readonly<Record<ReveChapter, string>> = {
  POS: 'Every high dreamer has a double in the Middle Lands, the demi-rêve. It does the walking; meanwhile you sit somewhere, your eyes elsewhere.',
  UP: 'A journey begins with going up. It has a price, it wants a quiet body, and it puts you down exactly where you stopped last time.',
  MOVE: 'Up there one goes from cell to cell. Each one tires, each one may hide somebody, and what happens on it happens in an order that never changes.',
  ENC: 'One cell in seven is not empty. Before whoever is there stand three doors: master, dodge, repress; none of them is free.',
  KINDS:
    'Ten kinds of inhabitants. Some serve whoever masters them, others hold, devour or carry off; and the last is a Dragon that dreams.',
  DDR: 'A die of its own for all that comes from Dragons: mostly modest, and sometimes without end.',
  HID: 'Whoever is carried off blind keeps their eyes open: each terrain crossed rules cells out, until only one is left.',
  OFF: 'The world up there has an edge. You may step over it; you will not come back where you please.',
  WET: 'Water is nobody’s enemy, but nobody sets foot in it without persuading it.',
  REF: 'To repress is to put off. The counter remembers, and one day the breath comes.',
  CAST: 'This is what one goes up for: reach the spell’s terrain, roll under RÊVE, pay, and come down with an effect in hand.',
  AIM: 'The spell is cast up there and falls down here. It needs a target that you see, that you point at, and that is in range.',
  JR: 'Some spells go for the mind or for life itself. The target defends itself, and what it throws back returns to where it came from.',
  STATE: 'The body weighs on the dream: one penalty gathers everything that is wrong.',
  RES: 'A spell may wait on a cell like a snare on a path. The demi-rêve sets it off, even when nobody thought of it any more.',
  MAP: 'Thirteen columns, a hundred and eighty-nine cells, fourteen terrains: the map is the same for all, and changes only in your misfortunes.',
  ROLL: 'A characteristic, an adjustment, a percentage: that is where all the figures come from that the table shows.',
  TIME: 'Twelve hours a day, each with its sign. Time matters most for what is waiting.',
  FAT: 'Every step is written on the track. It does not warn twice.',
  DREAM: 'The coin of everything else: spent on going up and casting, found again in sleep, and not to be hoarded.',
  XP: 'One learns from what was hard and went brilliantly; the rest is only routine.',
  SPELL: 'The spells that everybody knows, by their figures, and room for those of your own making.',
  TABLE:
    'What Dragons leave behind: longings, hindrances, gifts. The table plays those that touch the journey and writes down the rest.',
  CELL: 'A habit that one may take up, if everybody agrees.',
  X: 'Nothing here changes the rules: it is what a table that can count has to offer besides.',
};
