/**
 * Every rule of this game by its number, in the chapters in which a player reads them: its mark and its text in both
 * languages, told to somebody who does not have the book. `npm run rules` holds it against the code and the tests.
 */
import type { Language } from '@reverie/kernel/game';

/**
 * M the program resolves it · G the gardien decides, or a draw where there is none · M/G the rule is the program's, what
 * comes of it the gardien's · T an option of the table · X what the table offers beyond the rules.
 */
type Mark = 'M' | 'G' | 'M/G' | 'T' | 'X';
type Said = Readonly<Record<Language, string>>;

interface Chapter {
  readonly id: string;
  readonly title: Said;
  readonly preface: Said;
  readonly rules: Readonly<Record<string, Said & { readonly mark: Mark }>>;
}

export const RULEBOOK = [
  {
    id: 'POS',
    title: { fr: 'Le demi-rêve', en: 'The demi-rêve' },
    preface: {
      fr: 'Tout haut-rêvant a dans les Terres Médianes un double, son demi-rêve. C’est lui qui marche ; vous, pendant ce temps, vous restez assis quelque part, les yeux ailleurs.',
      en: 'Every high dreamer has a double in the Middle Lands, the demi-rêve. It does the walking; meanwhile you sit somewhere, your eyes elsewhere.',
    },
    rules: {
      'RDD-POS-01': {
        mark: 'M',
        fr: 'La carte a 189 cases. En créant son personnage, on pose son demi-rêve sur celle que l’on préfère, sans jet ni dépense.',
        en: 'The map has 189 cells. When you make a character, you put the demi-rêve, your pawn, on whichever you like, without a roll or a cost.',
      },
      'RDD-POS-02': {
        mark: 'M',
        fr: 'Entre deux voyages le demi-rêve ne bouge pas : chaque montée repart de la case où s’est arrêté le voyage d’avant.',
        en: 'Between two journeys the demi-rêve stays put: each one begins on the cell where the last one ended.',
      },
    },
  },
  {
    id: 'UP',
    title: { fr: 'La montée', en: 'Going up' },
    preface: {
      fr: 'Le voyage commence par une montée. Elle a un prix, elle demande un corps tranquille, et elle vous pose exactement où vous étiez resté la dernière fois.',
      en: 'A journey begins with going up. It has a price, it wants a quiet body, and it puts you down exactly where you stopped last time.',
    },
    rules: {
      'RDD-UP-01': {
        mark: 'M',
        fr: 'Monter se paie sur-le-champ : 1 point de rêve, ou 2 pour voyager en mode accéléré. Aucun jet n’est demandé.',
        en: 'Going up, the montée, is paid at once: 1 rêve point, or 2 to travel in accelerated mode. No roll is needed.',
      },
      'RDD-UP-02': {
        mark: 'M',
        fr: 'Normal ou accéléré, le mode se choisit avant de monter et vaut jusqu’à la redescente ; en route, il est trop tard.',
        en: 'Normal or accelerated, the mode is chosen before you go up and holds until you come down; on the way it is too late.',
      },
      'RDD-UP-03': {
        mark: 'G',
        fr: 'Il faut un corps immobile, et que l’on tient. Si le lieu s’y prête mal, le gardien interdit la montée ou demande un jet de VOLONTÉ à la difficulté de son choix ; sans gardien, elle est toujours permise.',
        en: 'The body must be still, and your own. Where that is in doubt, the gardien forbids the montée or asks for a VOLONTÉ roll at a difficulty of his choice; without a gardien it is always allowed.',
      },
      'RDD-UP-04': {
        mark: 'M',
        fr: 'La montée vaut un déplacement : elle prend le round, coûte 1 point de fatigue et fait tirer une rencontre sur la case d’arrivée. En mode normal le round s’arrête là ; en accéléré, d’autres cases peuvent suivre.',
        en: 'The montée counts as a move: it takes the round, costs 1 fatigue and calls for an encounter roll where you arrive. In normal mode the round ends there; in accelerated mode other cells may follow.',
      },
      'RDD-UP-05': {
        mark: 'M',
        fr: 'Là-haut, le corps ne fait rien. Un geste, un coup, une bousculade, et l’on se retrouve aussitôt dans le monde ; c’est au gardien de l’annoncer, ou au joueur s’il n’y a pas de gardien.',
        en: 'Up there the body does nothing. A gesture, a blow or a jostle, and you are back in the world at once; the gardien says when, or the player where there is no gardien.',
      },
      'RDD-UP-06': {
        mark: 'M',
        fr: 'On ne remonte jamais dans le round où l’on est descendu. Après une concentration rompue, on remonte dès le round d’après ; après un sort réussi, ce round-là sert à viser, et l’on remonte au plus tôt à celui qui vient ensuite.',
        en: 'Nobody goes up again in the round of coming down. After broken concentration the next round will do; after a successful cast that round is for aiming, and the one after it is the first for a new montée.',
      },
      'RDD-UP-07': {
        mark: 'M',
        fr: 'En plein combat, la montée s’annonce en phase 1 et occupe tout le round. Un sort qui descend se vise et agit en tête de la phase 2, avant les flèches et les pierres.',
        en: 'In a fight the montée is declared in phase 1 and takes the whole round. A spell that comes down is aimed and works first thing in phase 2, before arrows and stones.',
      },
      'RDD-UP-08': {
        mark: 'M',
        fr: 'Qui n’a pas les points de rêve d’une montée ne monte pas. Qui tombe à 0 point s’endort, et son voyage est fini.',
        en: 'Without the rêve points for a montée there is none. Whoever falls to 0 points is asleep, and the journey is over.',
      },
    },
  },
  {
    id: 'MOVE',
    title: { fr: 'D’une case à l’autre', en: 'From cell to cell' },
    preface: {
      fr: 'Là-haut, on avance de case en case. Chacune fatigue, chacune peut cacher quelqu’un, et tout s’y fait dans un ordre qui ne change pas.',
      en: 'Up there one goes from cell to cell. Each one tires, each one may hide somebody, and what happens on it happens in an order that never changes.',
    },
    rules: {
      'RDD-MOVE-01': {
        mark: 'M',
        fr: 'Chaque case où l’on entre à pied coûte 1 point de fatigue ; rester un round sur la sienne coûte autant.',
        en: 'Each cell entered on foot costs 1 fatigue; a round of staying where you are costs as much.',
      },
      'RDD-MOVE-02': {
        mark: 'M',
        fr: 'Toute case fait tirer une rencontre, et tout round passé sur place aussi. Ce tirage vient sitôt la fatigue comptée.',
        en: 'Every cell calls for an encounter roll, and so does every round of staying. It comes as soon as the fatigue is counted.',
      },
      'RDD-MOVE-03': {
        mark: 'M',
        fr: 'En mode normal, une case par round. En accéléré, autant de cases que l’on veut dans un même round, jusqu’à la première rencontre, qui arrête le demi-rêve pour le reste du round.',
        en: 'Normal mode: one cell a round. Accelerated: as many as you like in a round, up to the first encounter, which stops the demi-rêve for the rest of it.',
      },
      'RDD-MOVE-04': {
        mark: 'M',
        fr: 'Sur une case, les choses se suivent ainsi : la fatigue, le tirage de rencontre, la rencontre, l’eau à maîtriser, la réserve qui part, le sort que l’on lance.',
        en: 'On a cell things come in this order: fatigue, encounter roll, encounter, water to be mastered, a reserve that fires, a spell that you cast.',
      },
      'RDD-MOVE-05': {
        mark: 'M',
        fr: 'La fatigue du voyage s’inscrit en une fois, à la redescente : aucun malus ne naît en chemin. La table la compte pourtant à mesure, car une piste pleine endort sur-le-champ.',
        en: 'The fatigue of a journey is written down in one go, on the way down: no new malus arises on the road. The table counts it all the same, because a full track puts you to sleep on the spot.',
      },
      'RDD-MOVE-06': {
        mark: 'M',
        fr: 'Les six ponts passent le Fleuve à pied sec : il n’y a rien à y maîtriser.',
        en: 'The six bridges cross the river dry-shod: there is nothing to master on them.',
      },
      'RDD-MOVE-07': {
        mark: 'M',
        fr: 'On peut marcher par-delà le bord, exprès. Le demi-rêve reparaît alors ailleurs, comme le dit RDD-OFF-01.',
        en: 'You may walk over the edge of the map on purpose. The demi-rêve then turns up elsewhere: RDD-OFF-01.',
      },
    },
  },
  {
    id: 'ENC',
    title: { fr: 'Les rencontres', en: 'Encounters' },
    preface: {
      fr: 'Une case sur sept n’est pas vide. Devant qui s’y trouve il y a trois portes : maîtriser, se dérober, refouler ; aucune n’est gratuite.',
      en: 'One cell in seven is not empty. Before whoever is there stand three doors: master, dodge, repress; none of them is free.',
    },
    rules: {
      'RDD-ENC-01': {
        mark: 'M',
        fr: 'Le tirage de rencontre est un d7, c’est-à-dire un d8 dont le 8 se relance. De 1 à 6, la route est libre ; sur 7, quelqu’un vient.',
        en: 'The encounter roll is a d7: a d8 whose 8 is rolled again. On 1 to 6 the road is clear; on 7 somebody comes.',
      },
      'RDD-ENC-02': {
        mark: 'M',
        fr: 'Qui vient se lit sur 1d100 dans la colonne du terrain : sept colonnes de deux terrains chacune, dix sortes de rencontres. Les cités et les sanctuaires sont cléments, les nécropoles et les désolations ne le sont pas.',
        en: 'Who comes is read on 1d100 in the terrain’s column: seven columns of two terrains each, ten kinds of encounter. Cities and sanctuaries are kind, necropolises and desolations are not.',
      },
      'RDD-ENC-03': {
        mark: 'M',
        fr: 'La force se tire selon la sorte : 2d4 pour un Messager ou un Passeur, 1d6 pour une Fleur ou un Mangeur, 2d6 pour un Changeur, un Briseur, un Reflet ou un Tourbillon blanc, 2d8 pour un Tourbillon noir, 7 et un dé draconique pour un Rêve de Dragon.',
        en: 'Force depends on the kind: 2d4 for a Messenger or a Ferryman, 1d6 for a Flower or an Eater, 2d6 for a Changer, a Breaker, a Reflection or a White Whirlwind, 2d8 for a Black Whirlwind, 7 and a draconic die for a Dragon’s Dream.',
      },
      'RDD-ENC-04': {
        mark: 'M',
        fr: 'Sorte et force sont dites, puis l’on choisit une fois pour toutes : maîtriser, se dérober ou refouler. Un Messager ou un Passeur peut aussi passer son chemin, sans rien de tout cela.',
        en: 'Kind and force are told, then you choose for good: master, dodge or repress. A Messenger or a Ferryman may also be let pass, with none of these.',
      },
      'RDD-ENC-05': {
        mark: 'M',
        fr: 'Maîtriser est un jet sous les points de rêve qui restent, avec son meilleur Draconic (ou celui que l’on nomme), contre la force en négatif, état général compris. Réussi ou manqué, rien d’autre ne compte, et l’on n’y apprend rien, sauf d’un Rêve de Dragon.',
        en: 'Mastering is a roll under the rêve points you have left, with your best Draconic (or one that you name), against minus the force, general state included. Success or failure is all that counts, and nothing is learnt from it, except from a Dragon’s Dream.',
      },
      'RDD-ENC-06': {
        mark: 'M',
        fr: 'Se dérober, c’est redescendre et laisser la rencontre sur sa case, avec la même force, jusqu’à la fin de la même heure du lendemain. Revenir avant, c’est la retrouver sans d7, à maîtriser ou à refouler : la même ne s’esquive pas deux fois. Ensuite la case est libre.',
        en: 'Dodging means coming down and leaving the encounter on its cell, with the same force, until the end of the same hour on the morrow. Come back sooner and you meet it without a d7, to master or repress: nobody dodges the same one twice. After that the cell is free.',
      },
      'RDD-ENC-07': {
        mark: 'M',
        fr: 'Refouler fait comme si la rencontre n’était pas là, pour 1 point de refoulement, 2 si c’est un Rêve de Dragon. Le test de RDD-REF-01 suit aussitôt.',
        en: 'Repressing makes as if the encounter were not there, for 1 point of refoulement, 2 for a Dragon’s Dream. The test of RDD-REF-01 follows at once.',
      },
    },
  },
  {
    id: 'KINDS',
    title: { fr: 'Qui l’on rencontre', en: 'Whom one meets' },
    preface: {
      fr: 'Dix sortes d’habitants. Les uns servent qui les maîtrise, les autres retiennent, dévorent ou emportent ; et le dernier est un Dragon qui rêve.',
      en: 'Ten kinds of inhabitants. Some serve whoever masters them, others hold, devour or carry off; and the last is a Dragon that dreams.',
    },
    rules: {
      'RDD-MES-01': {
        mark: 'M',
        fr: 'Maîtrisé, le Messager va pour ce round sur une case distante d’au plus sa force, et l’on peut y lancer un sort sans que le demi-rêve bouge ; l’eau n’y est pas à maîtriser. Le lancer suit toutes ses autres règles, et s’il échoue on redescend de sa vraie case. Non maîtrisé, le Messager s’en va.',
        en: 'Mastered, the Messenger goes for this round to a cell at most its force away, and you may cast from there while the demi-rêve stays; water need not be mastered. The cast follows all its other rules, and if it fails you leave from where you really are. Not mastered, the Messenger is gone.',
      },
      'RDD-MES-02': {
        mark: 'M',
        fr: 'Un Messager ne réveille pas une réserve, puisque le demi-rêve n’est pas là-bas. Un sort lancé par lui peut rester en réserve sur sa case, aux conditions ordinaires.',
        en: 'A Messenger does not fire a reserve, since the demi-rêve is not there. A spell cast through it may be left in reserve on its cell, on the usual terms.',
      },
      'RDD-PAS-01': {
        mark: 'M',
        fr: 'Maîtrisé, le Passeur dépose le demi-rêve sur une case distante d’au plus sa force, dans le même round, sans fatigue ni autre tirage. Une case humide s’y maîtrise d’abord, et l’on peut y lancer un sort. Non maîtrisé, il s’en va.',
        en: 'Mastered, the Ferryman sets the demi-rêve down on a cell at most its force away, in the same round, with neither fatigue nor another roll. Water there is mastered first, and you may cast. Not mastered, it is gone.',
      },
      'RDD-FLE-01': {
        mark: 'M',
        fr: 'Maîtrisée, la Fleur donne autant de points de rêve que sa force. Non maîtrisée, elle se fane, et c’est tout.',
        en: 'Mastered, the Flower gives as many rêve points as its force. Not mastered, it withers, and that is all.',
      },
      'RDD-MAN-01': {
        mark: 'M',
        fr: 'Maîtrisé, le Mangeur s’en va. Sinon il avale autant de points de rêve que sa force, jusqu’à 0 au pire ; et à 0, on dort.',
        en: 'Mastered, the Eater is gone. Otherwise it swallows as many rêve points as its force, down to 0 at worst; and at 0 you sleep.',
      },
      'RDD-CHA-01': {
        mark: 'M',
        fr: 'Maîtrisé, le Changeur offre n’importe quelle autre case du même terrain, si loin soit-elle, aux conditions d’un Passeur. On peut décliner.',
        en: 'Mastered, the Changer offers any other cell of the same terrain, however far, on the terms of a Ferryman. You may decline.',
      },
      'RDD-CHA-02': {
        mark: 'M',
        fr: 'Non maîtrisé, il choisit lui-même une autre case du même terrain, au hasard, et le joueur n’en sait que le terrain. On ne peut pas le laisser passer.',
        en: 'Not mastered, it chooses another cell of the same terrain itself, at random, and the player learns only the terrain. It cannot be let pass.',
      },
      'RDD-BRI-01': {
        mark: 'M',
        fr: 'Maîtrisé, le Briseur s’en va. Sinon il rompt la concentration et s’en va aussi : on redescend, et l’on peut remonter au round suivant, avec un tirage ordinaire.',
        en: 'Mastered, the Breaker is gone. Otherwise it breaks your concentration and is gone too: you come down, and may go up next round with an ordinary roll.',
      },
      'RDD-RFL-01': {
        mark: 'M',
        fr: 'Maîtrisé, le Reflet s’efface et le round continue. Sinon il retient le demi-rêve : plus rien ce round, pas même un sort sur la bonne case.',
        en: 'Mastered, the Reflection fades and the round goes on. Otherwise it holds the demi-rêve: nothing more this round, not even a spell on the right cell.',
      },
      'RDD-RFL-02': {
        mark: 'M',
        fr: 'Tant qu’il retient, chaque round est un nouvel essai, pour 1 point de fatigue et sans tirage de rencontre. Une fois libre, on finit le round comme n’importe quel autre.',
        en: 'As long as it holds, each round is another try, for 1 fatigue and without an encounter roll. Once free, you end the round like any other.',
      },
      'RDD-RFL-03': {
        mark: 'M',
        fr: 'Après un premier échec, la lutte est engagée : il est trop tard pour se dérober ou refouler.',
        en: 'After a first failure the struggle has begun: it is too late to dodge or repress.',
      },
      'RDD-RFL-04': {
        mark: 'M',
        fr: 'Si le monde s’en mêle pendant la lutte, par un coup ou une bousculade, le Reflet est refoulé de force, test compris.',
        en: 'If the world breaks into the struggle, by a blow or a jostle, the Reflection is repressed by force, test included.',
      },
      'RDD-RFL-05': {
        mark: 'M',
        fr: 'Quand la fatigue remplit la piste, on s’endort : concentration rompue, et qui retenait le demi-rêve est refoulé de force.',
        en: 'When fatigue fills the track you fall asleep: concentration broken, and whoever held the demi-rêve is repressed by force.',
      },
      'RDD-RFL-06': {
        mark: 'M',
        fr: 'Retenu sur une case humide, on doit la maîtriser dès que l’on est libre.',
        en: 'Held on a wet cell, you must master it as soon as you are free.',
      },
      'RDD-TBL-01': {
        mark: 'M',
        fr: 'Maîtrisé du premier coup, le Tourbillon blanc retombe et le round continue. Sinon il retient : chaque round perdu coûte 1 point de fatigue et 1 point de rêve, et l’on recommence avec ce qui reste.',
        en: 'Mastered at the first try, the White Whirlwind drops and the round goes on. Otherwise it holds: each round lost costs 1 fatigue and 1 rêve point, and you try again with what is left.',
      },
      'RDD-TBL-02': {
        mark: 'M',
        fr: 'On n’en sort avant terme que par une cause du dehors, et c’est un refoulement forcé ; de même quand la fatigue est pleine ou le rêve à 0.',
        en: 'Only a cause from outside ends it early, and that is a forced repression; likewise when the track is full or rêve is at 0.',
      },
      'RDD-TBL-03': {
        mark: 'M',
        fr: 'Libre après n rounds perdus, on est n cases plus loin, tout droit, dans une direction sur six que l’on ignore. Pas de rencontre ce round-là ; une case humide se maîtrise et une réserve part aussitôt ; le reste est un round ordinaire.',
        en: 'Freed after n rounds lost, you are n cells further, straight on, in one of six directions that you do not know. No encounter that round; a wet cell is mastered and a reserve fires at once; the rest is an ordinary round.',
      },
      'RDD-TNO-01': {
        mark: 'M',
        fr: 'Le Tourbillon noir fait comme le blanc, deux fois plus fort : 2 points de rêve et 2 cases de dérive par round perdu.',
        en: 'The Black Whirlwind does as the white one, twice as hard: 2 rêve points and 2 cells of drift for each round lost.',
      },
      'RDD-RDR-01': {
        mark: 'M',
        fr: 'Maîtrisé, le Rêve de Dragon donne autant de points de rêve que sa force ; une particulière y ajoute une tête de Dragon, et de l’expérience si l’ajustement était négatif. Non maîtrisé, il laisse une queue de Dragon, deux sur un échec total. Dans tous les cas la concentration tient et le round continue.',
        en: 'Mastered, the Dragon’s Dream gives as many rêve points as its force; a particular success adds a Dragon’s head, and experience if the adjustment was negative. Not mastered, it leaves a Dragon’s tail, two on a total failure. Either way concentration holds and the round goes on.',
      },
    },
  },
  {
    id: 'DDR',
    title: { fr: 'Le dé draconique', en: 'The draconic die' },
    preface: {
      fr: 'Un dé à part, pour tout ce qui vient des Dragons : le plus souvent modeste, et quelquefois sans fin.',
      en: 'A die of its own for all that comes from Dragons: mostly modest, and sometimes without end.',
    },
    rules: {
      'RDD-DDR-01': {
        mark: 'M',
        fr: 'Le dé draconique est un d8 dont le 8 compte 0 ; un 7 s’ajoute et se relance, tant qu’il en sort. Le d7 des rencontres est un autre dé.',
        en: 'The draconic die is a d8 whose 8 counts 0; a 7 is added and rolled again, as long as it comes. The d7 of encounters is another die.',
      },
    },
  },
  {
    id: 'HID',
    title: { fr: 'Ne plus savoir où l’on est', en: 'Being lost' },
    preface: {
      fr: 'Qui est emporté à l’aveugle garde les yeux ouverts : chaque terrain traversé écarte des cases, jusqu’à ce qu’il n’en reste qu’une.',
      en: 'Whoever is carried off blind keeps their eyes open: each terrain crossed rules cells out, until only one is left.',
    },
    rules: {
      'RDD-HID-01': {
        mark: 'M',
        fr: 'Emporté à l’aveugle, le joueur n’apprend plus que le terrain des cases où il entre. La table tient la liste des cases qui s’accordent avec tout ce qu’il a vu, et dit le nom quand il n’en reste qu’une.',
        en: 'Carried off blindly, the player learns only the terrain of the cells that he enters. The table keeps the list of cells that agree with all he has seen, and names the cell when one is left.',
      },
      'RDD-HID-02': {
        mark: 'M',
        fr: 'Seul le gardien sait où est vraiment un demi-rêve perdu. Rien de ce que voient les autres, chances comprises, n’en dit davantage que la liste.',
        en: 'Only the gardien knows where a lost demi-rêve really is. Nothing that the others see, odds included, says more than the list.',
      },
    },
  },
  {
    id: 'OFF',
    title: { fr: 'Hors de la carte', en: 'Off the map' },
    preface: {
      fr: 'Le monde d’en haut a un bord. On peut le franchir ; on n’en revient pas où l’on veut.',
      en: 'The world up there has an edge. You may step over it; you will not come back where you please.',
    },
    rules: {
      'RDD-OFF-01': {
        mark: 'G',
        fr: 'Un demi-rêve sorti de la carte y revient tout de suite, sur une case que nomme le gardien ; sans gardien, une des 189 au hasard. Le joueur n’en voit que le terrain, et toutes les cases de ce terrain restent possibles.',
        en: 'A demi-rêve off the map is put back at once on a cell that the gardien names; without one, on any of the 189 at random. The player sees only the terrain, and every cell of it remains possible.',
      },
    },
  },
  {
    id: 'WET',
    title: { fr: 'Fleuve, lacs et marais', en: 'River, lakes and marshes' },
    preface: {
      fr: 'L’eau n’est l’ennemie de personne, mais on n’y pose pas le pied sans la convaincre.',
      en: 'Water is nobody’s enemy, but nobody sets foot in it without persuading it.',
    },
    rules: {
      'RDD-WET-01': {
        mark: 'M',
        fr: 'Arriver dans le Fleuve, un lac ou un marais, ou s’y retrouver en montant, oblige à maîtriser l’eau, de force 7, par le même jet qu’une rencontre. On ne s’y dérobe pas, on ne la refoule pas.',
        en: 'Arriving in the river, a lake or a marsh, or finding yourself there when you go up, you must master the water, of force 7, by the same roll as an encounter. There is no dodging it and no repressing it.',
      },
      'RDD-WET-02': {
        mark: 'M',
        fr: 'Réussi, la case est à vous pour ce round, et une particulière à ajustement négatif donne de l’expérience. Manqué, la concentration se rompt. Un échec total y ajoute un souffle de Dragon.',
        en: 'Succeed, and the cell is yours for this round; a particular success at a negative adjustment gives experience. Fail, and concentration breaks. A total failure adds a Dragon’s breath.',
      },
      'RDD-WET-03': {
        mark: 'M',
        fr: 'Chassé de l’eau, on y laisse son demi-rêve : la prochaine montée devra la maîtriser encore, avec au moins un point de rêve de moins.',
        en: 'Driven out of the water, you leave the demi-rêve in it: the next montée must master it again, with at least one rêve point less.',
      },
      'RDD-WET-04': {
        mark: 'M',
        fr: 'L’eau attend que la rencontre soit finie. Si celle-ci emporte le demi-rêve, la case quittée ne demande plus rien.',
        en: 'Water waits until the encounter is over. If that carries the demi-rêve away, the cell left behind asks for nothing more.',
      },
    },
  },
  {
    id: 'REF',
    title: { fr: 'Le refoulement', en: 'Refoulement' },
    preface: {
      fr: 'Refouler, c’est remettre à plus tard. Le compteur s’en souvient, et un jour le souffle vient.',
      en: 'To repress is to put off. The counter remembers, and one day the breath comes.',
    },
    rules: {
      'RDD-REF-01': {
        mark: 'M',
        fr: 'Chaque fois que monte le compteur de refoulement, 1d20 doit le dépasser, en un seul test pour les points reçus ensemble. Sinon vient un souffle de Dragon, et le compteur repart de 0.',
        en: 'Whenever the refoulement counter rises, 1d20 must exceed it, one test for all points gained together. Otherwise a Dragon’s breath comes, and the counter starts again from 0.',
      },
    },
  },
  {
    id: 'CAST',
    title: { fr: 'Lancer un sort', en: 'Casting a spell' },
    preface: {
      fr: 'On monte pour cela : atteindre le terrain du sort, jeter les dés sous RÊVE, payer, et redescendre avec un effet dans les mains.',
      en: 'This is what one goes up for: reach the spell’s terrain, roll under RÊVE, pay, and come down with an effect in hand.',
    },
    rules: {
      'RDD-CAST-01': {
        mark: 'M',
        fr: 'Sur la bonne case, rencontre réglée et eau maîtrisée, on tire sous RÊVE (la caractéristique) avec le Draconic du sort, à la difficulté du sort, état général compris.',
        en: 'On the right cell, encounter settled and water mastered, you roll under RÊVE (the characteristic) with the spell’s Draconic at the spell’s difficulty, general state included.',
      },
      'RDD-CAST-02': {
        mark: 'M',
        fr: 'Avant les dés on fixe tout ce qui varie : taille d’une zone, dépense, heure de naissance, allure d’une illusion. Tout, sauf la cible.',
        en: 'Before the dice you fix all that varies: the size of a zone, the points spent, an hour of birth, the looks of an illusion. All but the target.',
      },
      'RDD-CAST-03': {
        mark: 'M',
        fr: 'Réussi, le sort se paie aussitôt. On finit le round en TMR, et l’effet ouvre le round suivant.',
        en: 'Succeed, and the spell is paid at once. You end the round in the TMR, and the effect opens the next one.',
      },
      'RDD-CAST-04': {
        mark: 'M',
        fr: 'Manqué, le sort ne coûte rien, mais la concentration se rompt : on redescend, et l’on peut remonter au round suivant.',
        en: 'Fail, and the spell costs nothing, but concentration breaks: you come down, and may go up again next round.',
      },
      'RDD-CAST-05': {
        mark: 'M',
        fr: 'Une particulière ne coûte que la moitié, arrondie vers le bas, 1 au moins ; et si l’ajustement final était négatif, elle donne de l’expérience.',
        en: 'A particular success costs only half, rounded down, at least 1; and it gives experience if the final adjustment was negative.',
      },
      'RDD-CAST-06': {
        mark: 'M',
        fr: 'Un échec total coûte une fois et demie le prix, arrondi vers le bas, et un effet erratique vient en place du sort, quelque part à portée : sur la matière pour Oniros, sur les créatures pour Hypnos, sur l’objet pour Narcos, en mal pour Thanatos. Le gardien dit lequel ; sans lui, une table le tire.',
        en: 'A total failure costs one and a half times the price, rounded down, and an erratic effect comes in the spell’s place, somewhere in range: on matter for Oniros, on creatures for Hypnos, on the object for Narcos, for ill for Thanatos. The gardien says what it is; without him a table is drawn from.',
      },
      'RDD-CAST-07': {
        mark: 'M',
        fr: 'Faute de rêve pour payer un échec total, on tombe à 0 et l’on s’endort ; l’effet erratique vient tout de même.',
        en: 'Without the rêve to pay for a total failure you fall to 0 and are asleep; the erratic effect comes all the same.',
      },
      'RDD-CAST-08': {
        mark: 'M',
        fr: 'Un sort qui prend le dernier point de rêve endort qui l’a lancé. Il agit au round suivant sans que personne le vise : sur le dormeur, ou en magie impossible.',
        en: 'A spell that takes the last rêve point puts its caster to sleep. It works next round with nobody to aim it: on the sleeper, or as impossible magic.',
      },
      'RDD-CAST-09': {
        mark: 'M',
        fr: 'Un sort plus cher que le rêve qui reste ne se commence pas. Une option de la table le permet, et l’on tombe alors à 0.',
        en: 'A spell dearer than the rêve you have left cannot be begun. An option of the table allows it, and then you fall to 0.',
      },
    },
  },
  {
    id: 'AIM',
    title: { fr: 'Viser', en: 'Aiming' },
    preface: {
      fr: 'Le sort est lancé là-haut et tombe ici-bas. Il lui faut une cible que l’on voit, que l’on montre, et qui soit à portée.',
      en: 'The spell is cast up there and falls down here. It needs a target that you see, that you point at, and that is in range.',
    },
    rules: {
      'RDD-AIM-01': {
        mark: 'M',
        fr: 'Quatre sortes de cibles : le centre d’une zone, un objet, une créature, soi. Hormis soi, il faut la voir, la montrer du doigt et l’avoir à portée ; sinon le sort prend le lanceur, ou tourne en magie impossible.',
        en: 'Four kinds of target: the centre of a zone, an object, a creature, yourself. All but yourself must be seen, pointed at and in range; otherwise the spell takes its caster, or turns into impossible magic.',
      },
      'RDD-AIM-02': {
        mark: 'M',
        fr: 'Une zone est une boule autour d’un point que l’on voit, à portée, ni dans le sol ni dans une chose. Mal visée, elle se forme autour du lanceur.',
        en: 'A zone is a ball around a point that you see, in range, neither in the ground nor inside a thing. Badly aimed, it forms around the caster.',
      },
      'RDD-AIM-03': {
        mark: 'M',
        fr: 'Un sort fait pour un objet, lancé sur un autre qui ne convient pas, est une magie impossible.',
        en: 'A spell made for one sort of object, cast on one that does not fit, is impossible magic.',
      },
      'RDD-AIM-04': {
        mark: 'M',
        fr: 'Créature trop loin, mal montrée ou invisible : c’est le lanceur qui reçoit le sort.',
        en: 'A creature too far off, not pointed at or not seen: the caster gets the spell.',
      },
      'RDD-AIM-05': {
        mark: 'M',
        fr: 'Dans le noir complet, ou sans un doigt libre, il ne reste qu’à se viser soi-même.',
        en: 'In full darkness, or without a finger free, you can only aim at yourself.',
      },
      'RDD-AIM-06': {
        mark: 'G',
        fr: 'Pour une cible délicate, le gardien peut demander un jet de VUE ; manqué, le sort se referme sur le lanceur. Sans gardien, aucune cible n’est délicate.',
        en: 'For a delicate target the gardien may ask for a VUE roll; failed, the spell closes on the caster. Without a gardien no target is delicate.',
      },
      'RDD-AIM-07': {
        mark: 'M',
        fr: 'Une portée En est de n fois EMPATHIE en mètres : E2 avec 12 donne 24 m. Les rituels de Narcos se font au toucher, une potion le doigt dedans.',
        en: 'A range En is n times EMPATHIE in metres: E2 with 12 gives 24 m. Rituals of Narcos work by touch, a potion with a finger in it.',
      },
      'RDD-AIM-08': {
        mark: 'M/G',
        fr: 'Une magie impossible déchire le rêve autour du lanceur, sur 100 m au plus, pour un instant ou pour toujours. Violette, la déchirure emporte tout ce qui n’est pas paysage, meubles compris ; jaune, elle amène. Le gardien en décide, sinon les dés.',
        en: 'Impossible magic tears the dream around the caster, up to 100 m across, for a moment or for ever. A violet tear carries off all that is not landscape, furniture too; a yellow one brings. The gardien decides, else the dice.',
      },
    },
  },
  {
    id: 'JR',
    title: { fr: 'Résister', en: 'Resisting' },
    preface: {
      fr: 'Certains sorts s’en prennent à l’esprit ou à la vie. La cible se défend, et ce qu’elle repousse revient d’où il vient.',
      en: 'Some spells go for the mind or for life itself. The target defends itself, and what it throws back returns to where it came from.',
    },
    rules: {
      'RDD-JR-01': {
        mark: 'M',
        fr: 'Contre les illusions et suggestions d’Hypnos et les sorts de Thanatos, la cible résiste : un jet sous ses points de rêve, sans compétence ni état général, à −8 d’ordinaire. Avoir nommé son heure de naissance met −9 si elle est juste, −6 si elle est fausse.',
        en: 'Against illusions and suggestions of Hypnos and spells of Thanatos the target resists: a roll under its rêve points, without skill or general state, usually at −8. Having named its hour of birth makes that −9 if it was right, −6 if it was wrong.',
      },
      'RDD-JR-02': {
        mark: 'M',
        fr: 'Résistance manquée, la cible est prise. Réussie, le sort revient sur le lanceur, qui résiste à 0 : s’il réussit, personne n’est touché et le prix reste payé ; s’il manque, c’est lui.',
        en: 'Resistance failed, the target is affected. Succeeded, the spell turns on the caster, who resists at 0: if that succeeds nobody is touched and the price stays paid; if it fails, the caster is.',
      },
      'RDD-JR-03': {
        mark: 'M',
        fr: 'Une résistance particulière à difficulté négative donne 1 point d’expérience, toujours en RÊVE.',
        en: 'A particular success when resisting at a negative difficulty gives 1 experience point, always in RÊVE.',
      },
      'RDD-JR-04': {
        mark: 'M',
        fr: 'Un sort sur soi se résiste deux fois, à sa difficulté puis à 0 ; il faut les deux réussites pour que rien n’arrive.',
        en: 'A spell on yourself is resisted twice, at its difficulty and then at 0; only if both succeed does nothing happen.',
      },
    },
  },
  {
    id: 'STATE',
    title: { fr: 'L’état général', en: 'The general state' },
    preface: {
      fr: 'Le corps tire sur le rêve : un seul malus rassemble tout ce qui va mal.',
      en: 'The body weighs on the dream: one penalty gathers everything that is wrong.',
    },
    rules: {
      'RDD-STATE-01': {
        mark: 'M',
        fr: 'Fatigue, vie perdue, ivresse et surcharge font l’état général. Ce malus pèse tout entier sur les lancers et les maîtrises, jamais sur les résistances.',
        en: 'Fatigue, lost life, drink and overload make the general state. Its malus weighs in full on casting and mastering, never on resistance.',
      },
      'RDD-STATE-02': {
        mark: 'M',
        fr: 'La fatigue d’un voyage s’ajoute à la redescente, que le sort ait réussi ou que tout se soit rompu.',
        en: 'The fatigue of a journey is added on the way down, whether the spell succeeded or everything broke off.',
      },
    },
  },
  {
    id: 'RES',
    title: { fr: 'La réserve', en: 'The reserve' },
    preface: {
      fr: 'Un sort peut attendre sur une case comme un collet sur un sentier. C’est le demi-rêve qui le déclenche, même s’il n’y pensait plus.',
      en: 'A spell may wait on a cell like a snare on a path. The demi-rêve sets it off, even when nobody thought of it any more.',
    },
    rules: {
      'RDD-RES-01': {
        mark: 'M',
        fr: 'Un sort réussi, s’il n’est pas un rituel, peut rester sur sa case pour 1 point de rêve de plus. Il n’agit pas au round suivant : il attend, et l’on poursuit le voyage ou l’on redescend.',
        en: 'A successful spell that is no ritual may stay on its cell for 1 more rêve point. It does nothing next round: it waits, and you travel on or come down.',
      },
      'RDD-RES-02': {
        mark: 'M',
        fr: 'Que le demi-rêve revienne sur la case, de gré ou de force, et le sort part, après la rencontre et l’eau. Emporté ou chassé avant, on ne le déclenche pas. Une fois parti, il ne se remet pas en réserve.',
        en: 'Let the demi-rêve come back to the cell, by will or by force, and the spell fires, after encounter and water. Carried off or driven out before that, you do not set it off. Once fired it cannot be put back.',
      },
      'RDD-RES-03': {
        mark: 'M',
        fr: 'Un sort de réserve part sans jet ni dépense, tel qu’il fut réglé. On redescend avec lui au début du round suivant, et on le vise.',
        en: 'A reserve fires without roll or cost, just as it was set. You come down with it at the start of the next round, and aim it.',
      },
      'RDD-RES-04': {
        mark: 'M',
        fr: 'Un seul sort par case ; le même sort peut attendre sur plusieurs. Pour une voie, jamais plus de sorts que son niveau, aucun à 0 ou moins. Ils attendent aussi longtemps qu’il faut.',
        en: 'One spell a cell; the same spell may wait on several. For each way never more spells than its level, none at 0 or less. They wait as long as need be.',
      },
      'RDD-RES-05': {
        mark: 'M',
        fr: 'Pour les réserves, le Fleuve entier est une seule case : un sort en tout, qui part de n’importe quel endroit du Fleuve.',
        en: 'For reserves the whole river is a single cell: one spell in all, which fires anywhere along the river.',
      },
      'RDD-RES-06': {
        mark: 'M',
        fr: 'Un échec total peut être gardé : on paie le prix et demi, puis l’on refait le même jet. Manqué, l’effet erratique vient au round suivant ; réussi, il attend pour 1 point de plus et compte comme un sort, sans que l’on sache encore ce qu’il sera.',
        en: 'A total failure can be kept: you pay the price and a half, then make the same roll again. Failed, the erratic effect comes next round; succeeded, it waits for 1 more point and counts as a spell, and nobody knows yet what it will be.',
      },
    },
  },
  {
    id: 'MAP',
    title: { fr: 'La carte', en: 'The map' },
    preface: {
      fr: 'Treize colonnes, cent quatre-vingt-neuf cases, quatorze terrains : la carte est la même pour tous, et ne change que dans vos malheurs.',
      en: 'Thirteen columns, a hundred and eighty-nine cells, fourteen terrains: the map is the same for all, and changes only in your misfortunes.',
    },
    rules: {
      'RDD-MAP-01': {
        mark: 'M',
        fr: '189 cases de quatorze terrains, en treize colonnes de A à M ; B, D, F, H, J et L sont une demi-case plus bas. Une case touche jusqu’à six voisines, et les distances se comptent en pas.',
        en: '189 cells of fourteen terrains, in thirteen columns from A to M; B, D, F, H, J and L stand half a cell lower. A cell touches up to six others, and distances are counted in steps.',
      },
      'RDD-MAP-02': {
        mark: 'M',
        fr: 'La carte imprimée fait foi : A15 est une cité, le Fleuve sort en A13. De même, les collines les plus proches de G4 sont en H2, à deux cases.',
        en: 'The printed map counts: A15 is a city, the river leaves at A13. Likewise the hills nearest to G4 are at H2, two cells away.',
      },
    },
  },
  {
    id: 'ROLL',
    title: { fr: 'Les jets', en: 'Rolls' },
    preface: {
      fr: 'Une caractéristique, un ajustement, un pourcentage : voilà d’où viennent tous les chiffres que la table affiche.',
      en: 'A characteristic, an adjustment, a percentage: that is where all the figures come from that the table shows.',
    },
    rules: {
      'RDD-ROLL-01': {
        mark: 'M',
        fr: 'L’ajustement final est compétence + difficulté + état général. La chance vaut la caractéristique × (ajustement + 10) ÷ 2 jusqu’à −8, la moitié de la caractéristique à −9, le quart à −10 ; arrondie vers le bas, 1 % au moins.',
        en: 'The final adjustment is skill + difficulty + general state. The chance is the characteristic × (adjustment + 10) ÷ 2 down to −8, half the characteristic at −9, a quarter at −10; rounded down, at least 1%.',
      },
      'RDD-ROLL-02': {
        mark: 'M',
        fr: 'De −11 à −16, seul 01 réussit, et d’une réussite normale ; tout échec y est au moins particulier, et total à partir de 90, 70, 50, 30, 10, 02. À −17 et plus bas, tout est échec total.',
        en: 'From −11 to −16 only 01 succeeds, and plainly; every failure is at least a bad one, and total from 90, 70, 50, 30, 10, 02 on. At −17 and below everything is a total failure.',
      },
      'RDD-ROLL-03': {
        mark: 'M',
        fr: 'Sur 1d100, avec une chance de p : particulière jusqu’à p/5, significative jusqu’à p/2, normale jusqu’à p, puis échec ; particulier à partir de 80 + p/5 (si p ne passe pas 95), total à partir de 91 + p/10 et au plus tard à 00 (si p ne passe pas 100). Cinquièmes et dixièmes s’arrondissent vers le haut, la moitié vers le bas ; 00 compte 100 et ne réussit jamais.',
        en: 'On 1d100, with a chance of p: a particular success, the best, up to p/5, a significant one up to p/2, a normal one up to p, then failure; a bad one from 80 + p/5 (if p is at most 95), total from 91 + p/10 and at the latest on 00 (if p is at most 100). Fifths and tenths are rounded up, the half down; 00 counts 100 and never succeeds.',
      },
    },
  },
  {
    id: 'TIME',
    title: { fr: 'Les heures', en: 'The hours' },
    preface: {
      fr: 'Douze heures par jour, chacune avec son signe. Le temps compte surtout pour ce qui attend.',
      en: 'Twelve hours a day, each with its sign. Time matters most for what is waiting.',
    },
    rules: {
      'RDD-TIME-01': {
        mark: 'M',
        fr: 'Un jour a douze heures de 120 minutes, du Vaisseau au Château Dormant, six de jour et six de nuit. Un round dure 6 secondes, et une heure en compte 1 200.',
        en: 'A day has twelve hours of 120 minutes, from the Vessel to the Sleeping Castle, six of the day and six of the night. A round lasts 6 seconds, and an hour has 1,200 of them.',
      },
    },
  },
  {
    id: 'FAT',
    title: { fr: 'La fatigue', en: 'Fatigue' },
    preface: {
      fr: 'Chaque pas s’inscrit sur la piste. Elle ne prévient pas deux fois.',
      en: 'Every step is written on the track. It does not warn twice.',
    },
    rules: {
      'RDD-FAT-01': {
        mark: 'M',
        fr: 'La piste de fatigue a deux cases par point d’endurance, en douze segments. Le dernier segment entamé donne le malus : 0 pour les trois premiers, −1 pour les trois suivants, puis −2 à −7. Pleine, elle endort.',
        en: 'The fatigue track has two cells for each point of endurance, in twelve segments. The last segment begun gives the malus: 0 for the first three, −1 for the next three, then −2 to −7. Full, it puts you to sleep.',
      },
    },
  },
  {
    id: 'DREAM',
    title: { fr: 'Les points de rêve', en: 'Rêve points' },
    preface: {
      fr: 'La monnaie de tout le reste : on la dépense pour monter et lancer, on la retrouve en dormant, et elle ne se garde pas.',
      en: 'The coin of everything else: spent on going up and casting, found again in sleep, and not to be hoarded.',
    },
    rules: {
      'RDD-DREAM-01': {
        mark: 'M',
        fr: 'On débute avec autant de points de rêve que de RÊVE, et c’est aussi le seuil. En dessous, une heure de sommeil rend un dé draconique de points, et 7 ou plus est un Rêve de Dragon à affronter. Au-dessus, il s’en perd 1 par jour, à la fin du Château Dormant.',
        en: 'You begin with as many rêve points as RÊVE, and that is your threshold too. Below it, an hour of sleep gives back a draconic die of points, and 7 or more is a Dragon’s Dream to be faced. Above it, 1 is lost a day, at the end of the Sleeping Castle.',
      },
    },
  },
  {
    id: 'XP',
    title: { fr: 'L’expérience', en: 'Experience' },
    preface: {
      fr: 'On apprend de ce qui était difficile et qui fut réussi brillamment ; le reste n’est que du métier.',
      en: 'One learns from what was hard and went brilliantly; the rest is only routine.',
    },
    rules: {
      'RDD-XP-01': {
        mark: 'M',
        fr: 'Une particulière dont l’ajustement final est négatif donne autant de points d’expérience qu’il y avait à remonter : la moitié, arrondie vers le bas, à la caractéristique, le reste à la compétence.',
        en: 'A particular success with a negative final adjustment gives as many experience points as there were to make up: half, rounded down, to the characteristic, the rest to the skill.',
      },
    },
  },
  {
    id: 'SPELL',
    title: { fr: 'Les sorts', en: 'Spells' },
    preface: {
      fr: 'Les sorts connus de tous par leurs chiffres, et la place pour ceux que vous inventez.',
      en: 'The spells that everybody knows, by their figures, and room for those of your own making.',
    },
    rules: {
      'RDD-SPELL-01': {
        mark: 'M',
        fr: 'Les 163 sorts de la troisième édition sont là par leurs chiffres : terrain, difficulté R, coût r, portée, durée. Une portée qui nous manque vaut E1, sauf option de la table. Chacun peut ajouter à sa feuille des sorts de sa façon.',
        en: 'The 163 spells of the third edition are here by their figures: terrain, difficulty R, cost r, range, duration. A range that we lack is E1, unless the table sets another. Everybody may add spells of their own to the sheet.',
      },
      'RDD-SPELL-02': {
        mark: 'M',
        fr: 'Dix sorts ne se lancent que d’une case précise : il faut y être, et le savoir.',
        en: 'Ten spells can be cast from one exact cell only: you must be there, and know it.',
      },
    },
  },
  {
    id: 'TABLE',
    title: { fr: 'Queues, souffles et têtes de Dragon', en: 'Tails, breaths and heads of Dragons' },
    preface: {
      fr: 'Ce que les Dragons laissent derrière eux : des envies, des gênes, des dons. La table joue ce qui touche le voyage et note le reste.',
      en: 'What Dragons leave behind: longings, hindrances, gifts. The table plays those that touch the journey and writes down the rest.',
    },
    rules: {
      'RDD-TABLE-01': {
        mark: 'M',
        fr: 'Queues, souffles et têtes de Dragon se tirent sur 1d100. Ceux qui touchent la carte ou le voyage sont joués par la table ; les autres sont nommés et notés sur la feuille, pour être joués entre vous.',
        en: 'Tails, breaths and heads of Dragons are drawn on 1d100. Those that touch the map or the journey are carried out by the table; the others are named and noted on the sheet, to be played among yourselves.',
      },
    },
  },
  {
    id: 'CELL',
    title: { fr: 'Le bonus de case', en: 'The cell bonus' },
    preface: {
      fr: 'Une habitude que l’on peut prendre, si tout le monde en est d’accord.',
      en: 'A habit that one may take up, if everybody agrees.',
    },
    rules: {
      'RDD-CELL-01': {
        mark: 'T',
        fr: 'En option : chaque réussite d’un sort sur une case ajoute 1 % à ses lancers suivants sur cette même case. D’ordinaire, on joue sans.',
        en: 'As an option: each success of a spell on a cell adds 1% to its later casts on that same cell. Usually one plays without.',
      },
    },
  },
  {
    id: 'X',
    title: { fr: 'Ce que la table ajoute', en: 'What the table adds' },
    preface: {
      fr: 'Rien ici ne change les règles : c’est ce qu’une table qui sait compter peut offrir en plus.',
      en: 'Nothing here changes the rules: it is what a table that can count has to offer besides.',
    },
    rules: {
      'RDD-X-01': {
        mark: 'X',
        fr: 'Avant chaque choix, la table dit les chances, exactes : de maîtriser, de réussir un lancer et comment, de rencontrer quelqu’un sur la prochaine case.',
        en: 'Before every choice the table tells the odds, exactly: of mastering, of each result of a cast, of meeting somebody on the next cell.',
      },
      'RDD-X-02': {
        mark: 'X',
        fr: 'Un conseiller de route cherche la meilleure conduite pour un but, lancer un sort ou gagner une case, et en donne la chance. Il ne sait rien que le joueur ne puisse savoir.',
        en: 'A route advisor looks for the best conduct towards a goal, casting a spell or reaching a cell, and tells its chance. It knows nothing that the player may not.',
      },
      'RDD-X-03': {
        mark: 'X',
        fr: 'Chaque ligne du journal dit sa règle, ses dés et son calcul.',
        en: 'Every line of the log tells its rule, its dice and its arithmetic.',
      },
      'RDD-X-04': {
        mark: 'X',
        fr: 'Le gardien a son siège et tranche tout ce que les règles lui laissent. Quand il est vide, la table tire ou décide à sa place, et le dit.',
        en: 'The gardien has a seat and settles all that the rules leave to him. When it is empty the table draws or decides in his place, and says so.',
      },
    },
  },
] as const satisfies readonly Chapter[];

const CHAPTERS: readonly Chapter[] = RULEBOOK;

type KeysOf<T> = T extends unknown ? keyof T : never;
/** A rule of this game. */
export type ReveRule = KeysOf<(typeof RULEBOOK)[number]['rules']>;

/** The texts of all rules in one language, and its chapters. */
export const rulesIn = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(CHAPTERS.flatMap(({ rules }) => Object.entries(rules).map(([id, said]) => [id, said[language]])));
export const chaptersIn = (language: Language) =>
  CHAPTERS.map(({ id, title, preface, rules }) => ({
    id,
    title: title[language],
    preface: preface[language],
    rules: Object.keys(rules),
  }));
