/**
 * Every rule of this game by its number, in our own words, in the chapters in which a player reads them. “○” is a white
 * stone, “●” a black one. `npm run rules` holds this list against the code and the tests.
 */
import type { RuleChapter } from '@reverie/kernel/rulebook';

export const RULEBOOK = [
  {
    id: 'META',
    title: { fr: 'L’esprit du jeu', en: 'The spirit of the game' },
    rules: {
      'SON-META-01': {
        mark: 'N',
        fr: 'On ne simule rien : on ferraille dans un rêve, et les personnages sont faits pour réussir souvent.',
        en: 'Nothing is simulated: this is swordplay inside a dream, and characters are meant to succeed often.',
      },
      'SON-META-02': {
        mark: 'N',
        fr: 'Tout tient en deux couleurs : la noire est au Cauchemar et à l’échec, la blanche au Rêve et à la réussite.',
        en: 'Two colours are all there is: black for the Cauchemar and failure, white for the Rêve and success.',
      },
      'SON-META-03': {
        mark: 'N',
        fr: 'Une édition d’avant lisait les réussites sur les noires et jouait à pile ou face : ne pas mêler les deux.',
        en: 'An earlier edition read successes on black and tossed a coin: do not mix the two.',
      },
      'SON-META-04': {
        mark: 'N',
        fr: 'D’autres livrets existent pour le Conteur, l’univers et la création ; le dernier nous manque, nos listes en tiennent lieu.',
        en: 'Other booklets exist for the Conteur, the world and creation; the last is missing, and lists of ours stand in for it.',
      },
      'SON-META-05': {
        mark: 'M',
        fr: 'On tire de quoi avoir huit pierres avec les fixes, et l’on réussit s’il y a plus de blanches que de noires ; si huit sont fixes, on ne tire rien.',
        en: 'You draw what makes eight stones with the fixed ones, and succeed with more white than black; if eight are fixed, nothing is drawn.',
      },
      'SON-META-06': {
        mark: 'N',
        fr: 'Prenez des pierres que la main ne distingue pas.',
        en: 'Take stones that the hand cannot tell apart.',
      },
      'SON-META-07': {
        mark: 'M',
        fr: 'Une pièce, un dé pair ou impair ou des cartes valent les pierres ; la table peut jouer à pile ou face.',
        en: 'A coin, an even or odd die or cards are as good as stones; a table may play with a coin.',
      },
      'SON-META-08': {
        mark: 'N',
        fr: 'L’auteur proposait des feuilles à télécharger.',
        en: 'The author offered sheets to download.',
      },
      'SON-META-09': {
        mark: 'N',
        fr: 'Les règles sont un essai de leur auteur, qui demandait qu’on les éprouve.',
        en: 'The rules are a trial of their author, who asked people to test them.',
      },
    },
  },
  {
    id: 'SHT',
    title: { fr: 'La feuille de personnage', en: 'The character sheet' },
    rules: {
      'SON-SHT-01': {
        mark: 'M',
        fr: 'Une Caractéristique va de −4 à +4 : c’est le nombre de pierres que l’on peut retirer après un test raté.',
        en: 'A characteristic goes from −4 to +4: as many stones may be drawn again after a failed test.',
      },
      'SON-SHT-02': {
        mark: 'M',
        fr: 'Une Compétence se note en ronds blancs ou noirs : de −4 à +4 à la création, jamais au-delà de huit.',
        en: 'A skill is noted in white or black rounds: −4 to +4 at creation, never beyond eight.',
      },
      'SON-SHT-03': {
        mark: 'M/H',
        fr: 'Le Masque est l’idée du personnage ; on l’active avec du Panache.',
        en: 'The Masque is the idea of the character; panache activates it.',
      },
      'SON-SHT-04': {
        mark: 'M/H',
        fr: 'Un Descripteur est ce qui distingue le personnage ; on l’active avec du Panache.',
        en: 'A Descripteur is what singles the character out; panache activates it.',
      },
      'SON-SHT-05': {
        mark: 'M',
        fr: 'Un Éclat est un pouvoir extraordinaire, payé en Panache et en Mana.',
        en: 'An Éclat is an extraordinary power, paid in panache and mana.',
      },
      'SON-SHT-06': {
        mark: 'M',
        fr: 'Le Karma est positif, négatif ou nul.',
        en: 'Karma is positive, negative or nil.',
      },
      'SON-SHT-07': {
        mark: 'M',
        fr: 'Le Panache récompense les hauts faits et achète des avantages, au combat surtout.',
        en: 'Panache rewards great deeds and buys advantages, above all in combat.',
      },
      'SON-SHT-08': {
        mark: 'M',
        fr: 'La magie se paie en Mana et se bâtit de mots.',
        en: 'Magic is paid in mana and built of words.',
      },
      'SON-SHT-09': {
        mark: 'N',
        fr: 'La création tient dans un livret qui manque : la table prend les feuilles telles quelles ou les tient à notre budget.',
        en: 'Creation is in a booklet that is missing: a table takes sheets as they are, or holds them to our budget.',
      },
      'SON-SHT-10': {
        mark: 'M',
        fr: 'Une Caractéristique se compare aux gens de sa race ; entre races le Conteur donne un bonus à l’un des deux.',
        en: 'A characteristic compares people of one race; between races the Conteur gives a bonus to one side.',
      },
      'SON-SHT-11': {
        mark: 'M',
        fr: 'Force, Dextérité, Agilité, Intelligence, Perception, Endurance, Imago ; Constitution est un autre nom d’Endurance.',
        en: 'Strength, Dexterity, Agility, Wits, Perception, Endurance, Imago; Constitution is another name of Endurance.',
      },
      'SON-SHT-12': {
        mark: 'M',
        fr: 'Chaque Caractéristique a quatre cases pour ses retirages de combat, effacées à la fin du scénario.',
        en: 'Each characteristic has four boxes for combat redraws, cleared at the end of the scenario.',
      },
      'SON-SHT-13': {
        mark: 'M',
        fr: 'Les blessures ont leurs ronds, avec la place de noter où et comment.',
        en: 'Wounds have their rounds, with room for where and how.',
      },
      'SON-SHT-14': {
        mark: 'M',
        fr: 'La feuille porte huit ronds d’expérience et le total de tout ce qui fut gagné.',
        en: 'The sheet has eight rounds of experience and the total of all ever earned.',
      },
    },
  },
  {
    id: 'BAG',
    title: { fr: 'Le sac', en: 'The bag' },
    rules: {
      'SON-BAG-01': {
        mark: 'M',
        fr: 'Le sac s’ouvre avec quinze blanches et quinze noires par joueur ; le Conteur n’en est pas un.',
        en: 'The bag opens with fifteen white and fifteen black stones for each player; the Conteur is not one.',
      },
      'SON-BAG-02': {
        mark: 'M/H',
        fr: 'Le Conteur peut changer le mélange : dans les Terres du Cauchemar, des noires s’ajoutent à mesure qu’on s’attarde.',
        en: 'The Conteur may change the mix: in the Terres du Cauchemar black stones come in while the party lingers.',
      },
      'SON-BAG-03': {
        mark: 'M',
        fr: 'Pendant un test on ne remet rien ; toutes les pierres, des deux côtés, retournent au sac quand il est résolu.',
        en: 'During a test nothing goes back; all stones, of both sides, return when it is resolved.',
      },
      'SON-BAG-04': {
        mark: 'M',
        fr: 'Une pierre retirée retourne d’abord au sac, et la nouvelle prend sa place dans le rang.',
        en: 'A stone drawn again goes back first, and the new one takes its place in the row.',
      },
      'SON-BAG-05': {
        mark: 'M',
        fr: 'Le Panache est fait de pierres du sac : les noires que les joueurs dépensent vont aux Limbes, le reste revient ; sous un Signe, elles quittent le jeu.',
        en: 'Panache is made of stones of the bag: black ones that players spend go to the Limbes, the rest goes back; under a Signe they leave the game.',
      },
      'SON-BAG-06': {
        mark: 'M',
        fr: 'Si le sac ne suffit pas, on y remet ce qui était sorti du jeu, puis on tire le reste à pile ou face.',
        en: 'If the bag does not suffice, what left the game comes back, and the rest is tossed with a coin.',
      },
    },
  },
  {
    id: 'WHEN',
    title: { fr: 'Quand tirer', en: 'When to draw' },
    rules: {
      'SON-WHEN-01': {
        mark: 'H',
        fr: 'Si l’histoire a besoin du résultat, on ne tire pas : le Conteur dit ce qu’il est.',
        en: 'If the story needs the result nobody draws: the Conteur says what it is.',
      },
      'SON-WHEN-02': {
        mark: 'H',
        fr: 'On ne s’en remet au hasard que si l’issue importe peu ou si les deux enrichissent l’histoire.',
        en: 'Leave it to chance only if the outcome matters little, or if both enrich the story.',
      },
      'SON-WHEN-03': {
        mark: 'H',
        fr: 'Pour agir, on active un Descripteur ou le Masque, ou l’on teste une Compétence ou une Caractéristique.',
        en: 'To act, activate a Descripteur or the Masque, or test a skill or a characteristic.',
      },
      'SON-WHEN-04': {
        mark: 'N/H',
        fr: 'Un tirage raté peut être un « oui, mais… » : on réussit, avec une suite fâcheuse.',
        en: 'A failed draw may be a “yes, but…”: success, with something unwelcome.',
      },
      'SON-WHEN-05': {
        mark: 'N',
        fr: 'L’échec est rare et fait du drame ; les gestes ordinaires ne ratent pas.',
        en: 'Failure is rare and makes drama; plain gestures do not fail.',
      },
      'SON-WHEN-06': {
        mark: 'H',
        fr: 'Qui sait faire réussit ; on peut tirer quand même, pour de meilleurs effets.',
        en: 'Who knows how succeeds; one may draw all the same, for better effects.',
      },
      'SON-WHEN-07': {
        mark: 'H',
        fr: 'Les effets se choisissent après le tirage ; les annoncer avant, plus difficile, rapporte du Panache.',
        en: 'Effects are chosen after the draw; announced before, which is harder, they earn panache.',
      },
      'SON-WHEN-08': {
        mark: 'N',
        fr: 'En bref : ce qui est nécessaire réussit ; sinon un Descripteur, ou un test.',
        en: 'In short: what is necessary succeeds; else a Descripteur, or a test.',
      },
    },
  },
  {
    id: 'TST',
    title: { fr: 'Le test de Compétence', en: 'The skill test' },
    rules: {
      'SON-TST-01': {
        mark: 'M',
        fr: 'Pierres fixes : Compétence moins Difficulté plus bonus ; on complète à huit et l’on veut plus de blanches que de noires.',
        en: 'Fixed stones: skill minus Difficulty plus bonus; draw up to eight, and more must be white than black.',
      },
      'SON-TST-02': {
        mark: 'M',
        fr: 'Avec un effet fortune, autant de blanches que de noires suffisent ; il ne se cumule pas.',
        en: 'With a fortune as many white as black will do; it does not stack.',
      },
      'SON-TST-03': {
        mark: 'M',
        fr: 'Après un échec, une fois par test, on peut remettre d’un coup des noires tirées, jusqu’à sa Caractéristique, et en tirer autant.',
        en: 'After a failure, once a test, drawn black stones up to the characteristic may go back all at once for as many new ones.',
      },
      'SON-TST-04': {
        mark: 'M',
        fr: 'On ne retire jamais plus que le plus bas de la Caractéristique et de la Compétence.',
        en: 'Never more are drawn again than the lower of characteristic and skill.',
      },
      'SON-TST-05': {
        mark: 'H',
        fr: 'Chaque Compétence dépend d’une Caractéristique, dite par la feuille ou par le Conteur.',
        en: 'Every skill depends on a characteristic, named by the sheet or the Conteur.',
      },
      'SON-TST-06': {
        mark: 'M',
        fr: 'Une Caractéristique négative oblige à remettre autant de blanches tirées et à en tirer d’autres, gagné ou perdu.',
        en: 'A negative characteristic forces as many drawn white stones to be drawn again, won or lost.',
      },
      'SON-TST-07': {
        mark: 'M',
        fr: 'Varthos, Serrurerie 3 contre Malaisé : deux blanches fixes, six pierres à tirer.',
        en: 'Varthos, locks 3 against Awkward: two fixed white, six to draw.',
      },
      'SON-TST-08': {
        mark: 'M',
        fr: 'La table imprimée compte comme également probable chaque nombre de blanches ; les vraies chances se montrent ici.',
        en: 'The printed table counts each number of white stones as equally likely; the true odds are shown here.',
      },
      'SON-TST-09': {
        mark: 'M',
        fr: 'Casse-doigts : 3 − 2 + 1 font deux fixes ; une blanche sur six, échec ; deux noires retirées tombent blanches, et cela passe.',
        en: 'Casse-doigts: 3 − 2 + 1 are two fixed; one white of six fails; two black drawn again fall white, and it succeeds.',
      },
    },
  },
  {
    id: 'CAR',
    title: { fr: 'Le test de Caractéristique', en: 'The characteristic test' },
    rules: {
      'SON-CAR-01': {
        mark: 'M',
        fr: 'Dans un test de Caractéristique, sa valeur donne les pierres fixes et la limite des retirages.',
        en: 'In a characteristic test its value gives the fixed stones and the limit of redraws.',
      },
      'SON-CAR-02': {
        mark: 'M',
        fr: 'Intelligence 2, Moyen : deux fixes, six à tirer, trois blanches suffisent, deux retirages au plus.',
        en: 'Wits 2, Average: two fixed, six to draw, three white are enough, two redraws at most.',
      },
      'SON-CAR-03': {
        mark: 'M',
        fr: 'Un PP avant le tirage donne un effet fortune à un test de Caractéristique.',
        en: 'A PP before the draw gives a characteristic test a fortune.',
      },
      'SON-CAR-04': {
        mark: 'H',
        fr: 'Le Conteur peut ôter la fortune, ou une pierre fixe.',
        en: 'The Conteur may take the fortune away, or a fixed stone.',
      },
    },
  },
  {
    id: 'DIF',
    title: { fr: 'La Difficulté', en: 'Difficulty' },
    rules: {
      'SON-DIF-01': {
        mark: 'M/H',
        fr: 'D’Élémentaire (○○○○) à Héroïque (●●●●) en passant par Moyen : le Conteur choisit.',
        en: 'From Elementary (○○○○) over Average to Heroic (●●●●): the Conteur chooses.',
      },
      'SON-DIF-02': {
        mark: 'M',
        fr: 'Chaque noire de la Difficulté annule une blanche fixe.',
        en: 'Each black stone of the Difficulty cancels a fixed white one.',
      },
      'SON-DIF-03': {
        mark: 'M/H',
        fr: 'Une Difficulté peut porter des relances : autant de blanches tirées doivent être remises et retirées, avant tout autre retirage.',
        en: 'A Difficulty may have relances: as many drawn white stones must be drawn again, before any other redraw.',
      },
      'SON-DIF-04': {
        mark: 'H',
        fr: 'La Difficulté d’un sort ne se dit jamais ; l’Escrime d’un adversaire peut se taire aussi.',
        en: 'The Difficulty of a spell is never told; the Escrime of a foe may be kept secret too.',
      },
    },
  },
  {
    id: 'BON',
    title: { fr: 'Le bonus', en: 'Bonus' },
    rules: {
      'SON-BON-01': {
        mark: 'H',
        fr: 'Le Conteur donne des blanches fixes pour le jeu, l’invention, l’accord avec le style ; quatre au plus en tout.',
        en: 'The Conteur gives fixed white stones for role-play, invention, style; four at most in all.',
      },
      'SON-BON-02': {
        mark: 'H',
        fr: 'L’original, le beau, le glorieux et le drôle valent bonus, et la bonne repartie.',
        en: 'The original, the beautiful, the glorious and the funny earn a bonus, and good repartee.',
      },
      'SON-BON-03': {
        mark: 'H',
        fr: 'Ce qui sied au genre, comme le lustre, tend à réussir.',
        en: 'What suits the genre, like the chandelier, tends to succeed.',
      },
    },
  },
  {
    id: 'QUA',
    title: { fr: 'La qualité du résultat', en: 'The quality of the result' },
    rules: {
      'SON-QUA-01': {
        mark: 'M',
        fr: 'Quatre (fortune) ou cinq blanches : réussite simple ; six ou sept : exceptionnelle ; huit, ou cinq tirées à la suite : critique.',
        en: 'Four (fortune) or five white: simple success; six or seven: exceptional; eight, or five drawn in a row: critical.',
      },
      'SON-QUA-02': {
        mark: 'M',
        fr: 'Trois ou quatre blanches : échec simple ; une ou deux : important ; aucune, ou cinq noires tirées à la suite : critique.',
        en: 'Three or four white: simple failure; one or two: important; none, or five black drawn in a row: critical.',
      },
      'SON-QUA-03': {
        mark: 'M',
        fr: 'Pour « à la suite », seules comptent les pierres tirées, dans leur ordre, après les retirages.',
        en: 'For “in a row” only drawn stones count, in their order, after redraws.',
      },
      'SON-QUA-04': {
        mark: 'H',
        fr: 'La qualité ne se regarde que là où elle sert.',
        en: 'Quality is looked at only where it serves.',
      },
      'SON-QUA-05': {
        mark: 'M',
        fr: 'Après un échec critique, un mot peut s’attacher contre l’action : une noire de plus les fois suivantes.',
        en: 'After a critical failure a word may stick against the action: one more black stone the next times.',
      },
      'SON-QUA-06': {
        mark: 'M',
        fr: 'Un échec critique au tir : plus de munitions.',
        en: 'A critical failure in shooting: no more ammunition.',
      },
    },
  },
  {
    id: 'OPP',
    title: { fr: 'Compétitions et oppositions', en: 'Competitions and oppositions' },
    rules: {
      'SON-OPP-01': {
        mark: 'M/H',
        fr: 'Compétition : chacun tire contre une Difficulté ; un succès bat un échec, de deux succès le plus blanc gagne, de deux échecs personne.',
        en: 'Competition: each draws against a Difficulty; a success beats a failure, of two the whiter wins, of two failures nobody.',
      },
      'SON-OPP-02': {
        mark: 'M',
        fr: 'À égalité, un PP départage ; si les deux paient, ou aucun, on recommence, et ce qui est payé est perdu.',
        en: 'A PP breaks a tie; if both pay, or nobody, it is drawn again, and what was paid is lost.',
      },
      'SON-OPP-03': {
        mark: 'M',
        fr: 'Opposition : la différence des niveaux sert le plus fort et dessert l’autre.',
        en: 'Opposition: the difference of levels helps the stronger and hinders the other.',
      },
    },
  },
  {
    id: 'GRP',
    title: { fr: 'Agir ensemble', en: 'Acting together' },
    rules: {
      'SON-GRP-01': {
        mark: 'M/H',
        fr: 'À plusieurs, le plus qualifié tire, avec en général une blanche par aide.',
        en: 'Together, the best qualified draws, usually with a white stone for each helper.',
      },
      'SON-GRP-02': {
        mark: 'M',
        fr: 'Quand tous doivent agir, le groupe réussit si la moitié au moins réussit.',
        en: 'Where all must act, the group succeeds if at least half of it does.',
      },
      'SON-GRP-03': {
        mark: 'H',
        fr: 'Le Conteur peut aussi ne donner le résultat qu’à ceux qui ont réussi.',
        en: 'The Conteur may also give the result only to those who succeeded.',
      },
    },
  },
  {
    id: 'TRA',
    title: { fr: 'Les Traits', en: 'Traits' },
    rules: {
      'SON-TRA-01': {
        mark: 'M',
        fr: 'On peut tester un Trait pour lui résister, toujours avec un effet fortune.',
        en: 'A Trait may be tested to resist it, always with a fortune.',
      },
      'SON-TRA-02': {
        mark: 'M',
        fr: 'Pierres fixes : le Trait (Modéré 0, Fort ●, Extrême ●●) et la Difficulté, en noires.',
        en: 'Fixed stones: the Trait (Modéré 0, Fort ●, Extrême ●●) and the Difficulty, in black.',
      },
      'SON-TRA-03': {
        mark: 'H',
        fr: 'Une circonstance peut ôter une noire : il n’est pas seul.',
        en: 'A circumstance may take a black stone off: he is not alone.',
      },
      'SON-TRA-04': {
        mark: 'N',
        fr: 'On peut jouer sans tester les Traits : la feuille n’est alors qu’une indication.',
        en: 'One may play without testing Traits: the sheet is then a mere hint.',
      },
      'SON-TRA-05': {
        mark: 'M',
        fr: 'Activer une qualité coûte un PP et vaut un succès ou un net avantage, pour la scène.',
        en: 'Activating a quality costs a PP and is worth a success or a clear advantage, for the scene.',
      },
      'SON-TRA-06': {
        mark: 'M/H',
        fr: 'Un défaut qui pèse à un moment important rapporte un PP aussitôt.',
        en: 'A flaw that weighs at an important moment gives a PP at once.',
      },
      'SON-TRA-07': {
        mark: 'H',
        fr: 'Le Conteur peut exiger un PP pour un Trait, d’ordinaire un Fort.',
        en: 'The Conteur may demand a PP for a Trait, usually a Fort one.',
      },
      'SON-TRA-08': {
        mark: 'H',
        fr: 'Le Conteur peut changer un Trait ou son niveau s’il n’est pas joué, ou trop.',
        en: 'The Conteur may change a Trait or its level if it is not played, or too much.',
      },
    },
  },
  {
    id: 'PPS',
    title: { fr: 'Le Panache', en: 'Panache' },
    rules: {
      'SON-PPS-01': {
        mark: 'N',
        fr: 'Le Panache est le cœur du jeu : dépensez beaucoup, gagnez beaucoup.',
        en: 'Panache is the heart of the game: spend much, earn much.',
      },
      'SON-PPS-02': {
        mark: 'M',
        fr: 'Les PP sont des pierres tirées au hasard ; pour payer, on choisit lesquelles on donne.',
        en: 'PP are stones drawn at random; to pay, one chooses which to give.',
      },
      'SON-PPS-03': {
        mark: 'M',
        fr: 'Certains usages veulent une couleur ; d’ordinaire la blanche va au bien, la noire au mal.',
        en: 'Some uses want a colour; as a rule white is for good, black for evil.',
      },
      'SON-PPS-04': {
        mark: 'M',
        fr: 'Chacun commence la séance avec quatre PP tirés au hasard ; ce qui reste à la fin est perdu.',
        en: 'Everybody starts a session with four PP drawn at random; what is left at the end is lost.',
      },
      'SON-PPS-05': {
        mark: 'M',
        fr: 'Les PNJ importants ont de la Perfidie : quatre pour un majeur, deux pour un moyen.',
        en: 'Important PNJ have perfidy: four for a major, two for a middle one.',
      },
      'SON-PPS-06': {
        mark: 'H',
        fr: 'Qui reçoit, nourrit, raconte ou dessine commence avec un PP de plus.',
        en: 'Who hosts, feeds, writes or draws starts with one PP more.',
      },
      'SON-PPS-07': {
        mark: 'M',
        fr: 'Prix : qualité, Descripteur, Masque, inversion, récit, valet, mini-scène 1 ; Éclat 1 à 3 ; objet 1 ou 2 ; case de Karma 3 ; lier un objet 3.',
        en: 'Prices: quality, Descripteur, Masque, inversion, tale, valet, mini-scene 1; Éclat 1 to 3; object 1 or 2; a case of Karma 3; binding an object 3.',
      },
      'SON-PPS-08': {
        mark: 'M',
        fr: 'Un Descripteur coûte un PP s’il pèse sur l’histoire, dure la scène, et vaut un succès dans son sens.',
        en: 'A Descripteur costs a PP if it weighs on the story, lasts for the scene, and is worth a success in its sense.',
      },
      'SON-PPS-09': {
        mark: 'M/H',
        fr: 'Un Descripteur qui nuit vraiment rapporte un PP ; le Conteur seul en juge.',
        en: 'A Descripteur that really harms gives a PP; the Conteur alone judges.',
      },
      'SON-PPS-10': {
        mark: 'M',
        fr: 'Le Masque vaut un Descripteur : un PP pour ce qu’il implique sans l’écrire.',
        en: 'The Masque is as good as a Descripteur: a PP for what it implies without saying so.',
      },
      'SON-PPS-11': {
        mark: 'M',
        fr: 'Un PP : le Masque à la place d’une de ses Compétences, et l’action réussit.',
        en: 'A PP: the Masque in place of one of its skills, and the action succeeds.',
      },
      'SON-PPS-12': {
        mark: 'M',
        fr: 'Un PP retourne une noire tirée en blanche, après le retirage, une fois par action.',
        en: 'A PP turns one drawn black stone white, after the redraw, once an action.',
      },
      'SON-PPS-13': {
        mark: 'M/H',
        fr: 'Récit de taverne : un PP et une vantardise bien contée valent un succès ; un mot sec ne suffit pas.',
        en: 'Tavern tale: a PP and a boast well told are worth a success; a dry word is not.',
      },
      'SON-PPS-14': { mark: 'M', fr: 'Trois PP relèvent le Karma d’une case.', en: 'Three PP raise Karma by a case.' },
      'SON-PPS-15': {
        mark: 'M',
        fr: 'À court de PP, on coche autant de cases négatives et l’on tire ce qui manque, sans choisir la couleur.',
        en: 'Short of PP, tick as many negative cases and draw what is missing, without choosing the colour.',
      },
      'SON-PPS-16': {
        mark: 'M/H',
        fr: 'Moment-clé : tous paient pour que le résultat soit définitif ; qu’un seul refuse, et il ne l’est pas.',
        en: 'Key moment: all pay to make the result final; if one declines, it is not.',
      },
      'SON-PPS-17': {
        mark: 'M/H',
        fr: 'Deux PP achètent un succès ; le Conteur pourra faire échouer une fois en retour.',
        en: 'Two PP buy a success; the Conteur may make one action fail in return.',
      },
      'SON-PPS-18': {
        mark: 'M/H',
        fr: 'On peut donner des PP à un ami en disant comment on l’aide ; les pierres passent avec leur couleur.',
        en: 'PP may be given to a friend by telling how one helps; the stones pass over with their colours.',
      },
      'SON-PPS-19': {
        mark: 'N',
        fr: 'Au combat final, un seul affronte le méchant, les autres l’aident de loin.',
        en: 'In the final fight one faces the villain, the others help from afar.',
      },
    },
  },
  {
    id: 'PPG',
    title: { fr: 'Gagner du Panache', en: 'Gaining Panache' },
    rules: {
      'SON-PPG-01': {
        mark: 'M',
        fr: 'Tout gain se tire au hasard du sac.',
        en: 'Every gain is drawn at random from the bag.',
      },
      'SON-PPG-02': {
        mark: 'M',
        fr: 'Rapportent : défaut 1, jeu 1 ou plus, réplique 1, Karma négatif 1, Éclat empêché 1, échec voulu 2, Difficulté ajoutée 1 par pierre.',
        en: 'These earn: a flaw 1, role-play 1 or more, a line 1, bad Karma 1, an Éclat prevented 1, a wanted failure 2, Difficulty added 1 a stone.',
      },
      'SON-PPG-03': {
        mark: 'H',
        fr: 'Les PP viennent du Conteur, tirés du sac, ou d’un autre joueur, pris sur les siens ; on peut en donner au Conteur.',
        en: 'PP come from the Conteur, drawn from the bag, or from another player, out of his own; some may be given to the Conteur.',
      },
      'SON-PPG-04': {
        mark: 'H',
        fr: 'Un jeu brillant, une situation comique qu’on s’est attirée, valent des PP.',
        en: 'Brilliant role-play, or a comic situation one brought on oneself, earn PP.',
      },
      'SON-PPG-05': {
        mark: 'H',
        fr: 'Une réplique qui porte vaut un PP ; on peut l’avoir préparée.',
        en: 'A telling line is worth a PP; it may have been prepared.',
      },
      'SON-PPG-06': {
        mark: 'M/H',
        fr: 'Hors du jeu : un PP pour l’hôte, un pour le repas, un pour un texte ou un dessin.',
        en: 'Out of play: a PP for the host, one for the meal, one for a text or a drawing.',
      },
      'SON-PPG-07': {
        mark: 'M/H',
        fr: 'Rater exprès une action importante qu’on aurait réussie rapporte deux PP.',
        en: 'Failing an important action on purpose, where one should have succeeded, earns two PP.',
      },
      'SON-PPG-08': {
        mark: 'M/H',
        fr: 'Panache : on se rend la tâche plus dure et l’on gagne autant de PP que de noires, tirés après le test.',
        en: 'Panache: make the task harder and gain as many PP as black stones, drawn after the test.',
      },
      'SON-PPG-09': {
        mark: 'M/H',
        fr: 'Un beau geste fait sans PP vaut un PP ou une case de Karma, au choix.',
        en: 'A fine deed done without PP is worth a PP or a case of Karma, at choice.',
      },
      'SON-PPG-10': {
        mark: 'M',
        fr: 'En Algarade : un PP par test gagné, un de moins par test perdu.',
        en: 'In an Algarade: a PP for a test won, one less for a test lost.',
      },
    },
  },
  {
    id: 'LIM',
    title: { fr: 'Les Limbes', en: 'The Limbes' },
    rules: {
      'SON-LIM-01': {
        mark: 'M',
        fr: 'Les noires dépensées par les joueurs tombent dans les Limbes, où le Conteur puise pour ses PNJ ; ce qui est perdu sans être dépensé retourne au sac.',
        en: 'Black stones that players spend fall into the Limbes, from which the Conteur helps his PNJ; what is lost unspent goes back to the bag.',
      },
      'SON-LIM-02': {
        mark: 'M/H',
        fr: 'À huit pierres dans les Limbes, puis à chaque quatre de plus, un événement hostile survient.',
        en: 'At eight stones in the Limbes, and at every four more, something hostile happens.',
      },
      'SON-LIM-03': {
        mark: 'M',
        fr: 'Le Conteur commence avec autant de PP que de joueurs ; les siens ne vont pas aux Limbes.',
        en: 'The Conteur starts with as many PP as there are players; his do not go to the Limbes.',
      },
      'SON-LIM-04': {
        mark: 'M',
        fr: 'Les pierres des Limbes servent aux PNJ moyens et majeurs, pas aux mineurs.',
        en: 'Stones of the Limbes serve middle and major PNJ, not minor ones.',
      },
    },
  },
  {
    id: 'KAR',
    title: { fr: 'Le Karma', en: 'Karma' },
    rules: {
      'SON-KAR-01': {
        mark: 'N',
        fr: 'Le Karma est l’intérêt que l’univers porte au personnage, pour l’aider ou lui nuire.',
        en: 'Karma is the interest that the universe takes in the character, to help or to harm.',
      },
      'SON-KAR-02': {
        mark: 'M',
        fr: 'La jauge va par cases, quatre au point, d’un seul signe ; de −16 à +16 cases.',
        en: 'The gauge goes by cases, four to a point, of one sign only; from −16 to +16 cases.',
      },
      'SON-KAR-03': {
        mark: 'H',
        fr: 'Le Conteur donne des cases à tout moment, surtout négatives.',
        en: 'The Conteur gives cases at any time, mostly negative ones.',
      },
      'SON-KAR-04': {
        mark: 'H',
        fr: 'Les choix moraux en donnent aussi, à la mesure de leurs suites.',
        en: 'Moral choices give some too, by what follows from them.',
      },
      'SON-KAR-05': {
        mark: 'H',
        fr: 'Positif pour le bien fait sans calcul.',
        en: 'Positive for good done without reckoning.',
      },
      'SON-KAR-06': {
        mark: 'H',
        fr: 'Négatif pour ce qui sert le Cauchemar : meurtre, trahison, cruauté, vol.',
        en: 'Negative for what serves the Cauchemar: murder, treason, cruelty, theft.',
      },
      'SON-KAR-07': {
        mark: 'M',
        fr: 'Un PP emprunté coûte une case ; la regagner coûte deux XP.',
        en: 'A PP borrowed costs a case; winning it back costs two XP.',
      },
      'SON-KAR-08': {
        mark: 'M',
        fr: 'Un point de Mana qui manque coûte une case.',
        en: 'A point of mana that is missing costs a case.',
      },
      'SON-KAR-09': {
        mark: 'M/H',
        fr: 'Gâcher l’intrigue peut coûter des cases en fin de séance.',
        en: 'Spoiling the plot may cost cases at the end of the session.',
      },
      'SON-KAR-10': {
        mark: 'M/H',
        fr: 'À −2 points le corps change un peu ; à −3 vient un Éclat de Cauchemar, suspendu si l’on remonte ; à −4 le personnage est au Conteur.',
        en: 'At −2 points the body changes a little; at −3 an Éclat de Cauchemar comes, suspended if one rises; at −4 the character is the Conteur’s.',
      },
      'SON-KAR-11': {
        mark: 'M',
        fr: 'Avec un Karma négatif, un PP donne à une action malveillante autant de blanches que de points.',
        en: 'With bad Karma a PP gives an evil action as many white stones as points.',
      },
      'SON-KAR-12': {
        mark: 'M',
        fr: 'Les points positifs servent après le tirage d’une action importante.',
        en: 'Positive points serve after the draw of an important action.',
      },
      'SON-KAR-13': {
        mark: 'M/H',
        fr: 'De même le Conteur peut user du Karma négatif d’un joueur, qui remonte alors de deux cases.',
        en: 'Likewise the Conteur may use a player’s bad Karma, which then rises by two cases.',
      },
      'SON-KAR-14': { mark: 'M', fr: 'Et le joueur y gagne un PP.', en: 'And the player gains a PP by it.' },
      'SON-KAR-15': {
        mark: 'M',
        fr: 'On tire autant de pierres que de points en plus des huit et l’on garde les blanches (ou les noires) ; deux cases sont perdues.',
        en: 'As many stones as points are drawn on top of the eight and the white (or black) ones kept; two cases are lost.',
      },
      'SON-KAR-16': {
        mark: 'M',
        fr: 'Le bon Karma est au choix du joueur ; le mauvais s’impose, sauf à payer un PP.',
        en: 'Good Karma is the player’s choice; bad Karma is imposed, unless a PP is paid.',
      },
      'SON-KAR-17': {
        mark: 'H',
        fr: 'Les inconnus sentent le Karma : une pierre par point, deux au plus.',
        en: 'Strangers feel Karma: a stone for each point, two at most.',
      },
      'SON-KAR-18': {
        mark: 'M',
        fr: 'Une case avant le tirage donne un effet fortune.',
        en: 'A case before the draw gives a fortune.',
      },
      'SON-KAR-19': {
        mark: 'M/H',
        fr: 'Avec un point négatif, le Conteur peut empêcher un Éclat ; le joueur reçoit un PP et n’a rien payé.',
        en: 'With a negative point the Conteur may stop an Éclat; the player gets a PP and has paid nothing.',
      },
      'SON-KAR-20': {
        mark: 'M',
        fr: 'Au combat, le bon Karma compte comme un bonus et le mauvais comme un malus.',
        en: 'In combat good Karma counts as a bonus and bad Karma as a malus.',
      },
      'SON-KAR-21': {
        mark: 'M',
        fr: 'Un cadeau d’expérience peut être un point de Karma entier.',
        en: 'A gift of experience may be a whole point of Karma.',
      },
    },
  },
  {
    id: 'ECL',
    title: { fr: 'Les Éclats', en: 'Éclats' },
    rules: {
      'SON-ECL-01': {
        mark: 'M',
        fr: 'Un Éclat coûte 1 à 3 PP selon sa force, puis son Mana ; l’effet est immédiat.',
        en: 'An Éclat costs 1 to 3 PP by its power, then its mana; the effect is instant.',
      },
      'SON-ECL-02': {
        mark: 'M',
        fr: 'Certains veulent des PP blancs, d’autres des noirs.',
        en: 'Some want white PP, some black ones.',
      },
      'SON-ECL-03': {
        mark: 'M',
        fr: 'Tous ont du Mana pour leurs Éclats, mages ou non, et peuvent s’endetter en Karma.',
        en: 'Everybody has mana for Éclats, mage or not, and may owe it in Karma.',
      },
      'SON-ECL-04': {
        mark: 'M/H',
        fr: 'Le Conteur peut annuler un Éclat de qui a mauvais Karma.',
        en: 'The Conteur may cancel an Éclat of somebody with bad Karma.',
      },
      'SON-ECL-05': {
        mark: 'N',
        fr: 'Souvenir des Brumes est le seul que le livre nomme ; les autres sont de nous.',
        en: 'Memory of the Brumes is the only one that the book names; the others are ours.',
      },
    },
  },
  {
    id: 'EQP',
    title: { fr: 'L’équipement', en: 'Equipment' },
    rules: {
      'SON-EQP-01': {
        mark: 'M/H',
        fr: 'Trouver un objet banal auquel on n’avait pas pensé : un PP, deux s’il est moins commun.',
        en: 'Finding a plain object one had not thought of: a PP, two if it is less common.',
      },
      'SON-EQP-02': {
        mark: 'M',
        fr: 'Ce qui est vraiment dans le sac est gratuit.',
        en: 'What is really in the bag is free.',
      },
      'SON-EQP-03': {
        mark: 'M/H',
        fr: 'De la menue monnaie, jamais une fortune.',
        en: 'Small change, never a fortune.',
      },
      'SON-EQP-04': {
        mark: 'M/H',
        fr: 'Trois PP lient un objet au personnage : il le retrouve toujours, ou les trois PP lui sont rendus.',
        en: 'Three PP bind an object to the character: it is always found again, or the three PP are given back.',
      },
    },
  },
  {
    id: 'VAL',
    title: { fr: 'Les valets', en: 'Valets' },
    rules: {
      'SON-VAL-01': {
        mark: 'M',
        fr: 'Un valet coûte un PP par scénario, gages en sus.',
        en: 'A valet costs a PP a scenario, wages besides.',
      },
      'SON-VAL-02': {
        mark: 'M',
        fr: 'Non payé, il est absent ; non payé deux fois de suite, il s’en va.',
        en: 'Not paid, he is absent; not paid twice running, he leaves.',
      },
      'SON-VAL-03': {
        mark: 'H',
        fr: 'Il est créé et joué par un autre joueur.',
        en: 'He is made and played by another player.',
      },
      'SON-VAL-04': {
        mark: 'M',
        fr: 'On peut lui donner son expérience.',
        en: 'One’s experience may be given to him.',
      },
      'SON-VAL-05': {
        mark: 'N',
        fr: 'À la ville, chacun devrait en avoir un, d’humeur contraire à la sienne.',
        en: 'In town everybody should have one, of the opposite temper.',
      },
    },
  },
  {
    id: 'MIN',
    title: { fr: 'Les mini-scènes', en: 'Mini-scenes' },
    rules: {
      'SON-MIN-01': {
        mark: 'M/H',
        fr: 'Un PP ouvre une scène imprévue, souvent un retour en arrière, où les autres tiennent des rôles.',
        en: 'A PP opens an unplanned scene, mostly a flashback, in which the others play parts.',
      },
    },
  },
  {
    id: 'AFF',
    title: { fr: 'Les Affirmations', en: 'Affirmations' },
    rules: {
      'SON-AFF-01': {
        mark: 'M/H',
        fr: 'Payer rend vrai ce qu’on invente, si le Conteur l’approuve et si rien de déjà dit ne le contredit.',
        en: 'Paying makes true what one invents, if the Conteur approves and nothing said before contradicts it.',
      },
      'SON-AFF-02': {
        mark: 'M',
        fr: 'Mineure 1 PP, moyenne 2, majeure 3 : le Conteur dit laquelle.',
        en: 'Minor 1 PP, middle 2, major 3: the Conteur says which.',
      },
      'SON-AFF-03': {
        mark: 'M',
        fr: 'Créer coûte un PP, chaque mot de plus un autre ; le Conteur paie de même.',
        en: 'Creating costs a PP, each further word another; the Conteur pays likewise.',
      },
      'SON-AFF-04': {
        mark: 'M',
        fr: 'Améliorer un lieu ou un objet : un PP, plus un par blanche de chaque qualité.',
        en: 'Improving a place or an object: a PP, and one for each white stone of each quality.',
      },
      'SON-AFF-05': {
        mark: 'M',
        fr: 'Se servir d’une qualité coûte un PP, rien au moment où on la crée, et donne ses blanches en bonus.',
        en: 'Using a quality costs a PP, nothing at the moment of its making, and gives its white stones as a bonus.',
      },
      'SON-AFF-06': {
        mark: 'M',
        fr: 'Pour un PNJ : Descripteur 1 PP, Compétence 1 plus 1 par point, Éclat au prix de son activation, PP un pour un.',
        en: 'For a PNJ: Descripteur 1 PP, skill 1 and 1 a point, Éclat at the price of its activation, PP one for one.',
      },
      'SON-AFF-07': {
        mark: 'M',
        fr: 'Un mot négatif peut naître d’un échec critique.',
        en: 'A negative word may come of a critical failure.',
      },
    },
  },
  {
    id: 'CBT',
    title: { fr: 'Le combat', en: 'Combat' },
    rules: {
      'SON-CBT-01': {
        mark: 'N',
        fr: 'Les combats sont du spectacle : de longues passes sans touche, puis un coup qui décide.',
        en: 'Fights are a show: long passes without a hit, then one stroke that decides.',
      },
      'SON-CBT-02': {
        mark: 'N',
        fr: 'La rapière est l’arme noble ; tirer sur quelqu’un déshonore.',
        en: 'The rapier is the noble weapon; shooting somebody is dishonour.',
      },
      'SON-CBT-03': {
        mark: 'H',
        fr: 'Le poids du combat dans l’histoire dit sa dureté, et la classe du PNJ la façon de le jouer.',
        en: 'The weight of a fight in the story sets its harshness, and the class of the PNJ how it is played.',
      },
      'SON-CBT-04': {
        mark: 'N',
        fr: 'Les lames d’Eutolède sont rares et parfaites.',
        en: 'Blades of Eutolède are rare and perfect.',
      },
    },
  },
  {
    id: 'NPC',
    title: { fr: 'Les adversaires', en: 'Adversaries' },
    rules: {
      'SON-NPC-01': {
        mark: 'M',
        fr: 'PNJ mineur : Escrime plus basse, pas de PP, une blessure suffit ; on s’en débarrasse en Algarade.',
        en: 'Minor PNJ: lower Escrime, no PP, one wound is enough; they are dealt with in an Algarade.',
      },
      'SON-NPC-02': {
        mark: 'M',
        fr: 'PNJ moyen : des PP, trois niveaux de blessure, Escrime égale ; on se bat en duel.',
        en: 'Middle PNJ: PP, three levels of wounds, equal Escrime; one fights duels with them.',
      },
      'SON-NPC-03': {
        mark: 'M',
        fr: 'PNJ majeur : tout ce qu’a un Arpenteur, et une Escrime plus haute.',
        en: 'Major PNJ: all that an Arpenteur has, and a higher Escrime.',
      },
      'SON-NPC-04': {
        mark: 'M',
        fr: 'Un majeur a par défaut deux Légères, trois Sérieuses, une Grave, une Mortelle ; ses sbires prennent les coups avant lui.',
        en: 'A major has by default two Légères, three Sérieuses, one Grave, one Mortelle; his henchmen take the blows first.',
      },
      'SON-NPC-05': {
        mark: 'N',
        fr: 'Les duels sont pour les moyens et les majeurs, dont la renommée les précède.',
        en: 'Duels are for middle and major ones, whose fame goes before them.',
      },
    },
  },
  {
    id: 'ALG',
    title: { fr: 'Les Algarades', en: 'Algarades' },
    rules: {
      'SON-ALG-01': {
        mark: 'M',
        fr: 'En Algarade, on choisit une attaque et l’on teste : niveau plus différence d’Escrime.',
        en: 'In an Algarade choose an attack and test: level plus difference of Escrime.',
      },
      'SON-ALG-02': {
        mark: 'M',
        fr: 'Test gagné, un PP ; perdu, un PP de moins, ou une case de Karma si l’on n’en a plus.',
        en: 'A test won, a PP; lost, a PP less, or a case of Karma if there is none.',
      },
      'SON-ALG-03': {
        mark: 'M',
        fr: 'La même Compétence deux fois dans un combat : une noire, et rien à gagner.',
        en: 'The same skill twice in a fight: a black stone, and nothing to gain.',
      },
      'SON-ALG-04': {
        mark: 'M/H',
        fr: 'Un échec est un petit malheur sans blessure ; au-delà de trois adversaires, il faut rompre.',
        en: 'A failure is a small mishap without a wound; beyond three foes one must break off.',
      },
      'SON-ALG-05': {
        mark: 'H',
        fr: 'La comédie y est chez elle et vaut une blanche.',
        en: 'Comedy is at home here and worth a white stone.',
      },
      'SON-ALG-06': {
        mark: 'M',
        fr: 'En vitesse : un isolé plus faible est battu sans tirage ni PP.',
        en: 'The fast way: a lone weaker foe is beaten without a draw and without PP.',
      },
      'SON-ALG-07': {
        mark: 'M',
        fr: 'Le Conteur attaque une fois par groupe de trois ; on pare avec une noire par adversaire en plus ; un coup réussi les bat tous.',
        en: 'The Conteur attacks once for each group of three; one parries with a black stone for each further foe; one good stroke beats them all.',
      },
      'SON-ALG-08': {
        mark: 'M',
        fr: 'Tous ceux d’un groupe ont la même Escrime, sous celle de l’Arpenteur.',
        en: 'All of a group have the same Escrime, below the Arpenteur’s.',
      },
      'SON-ALG-09': {
        mark: 'M/H',
        fr: 'Touché, un mineur tombe ; ce qu’il devient est à qui raconte.',
        en: 'A minor foe who is hit falls; what becomes of him is for the teller.',
      },
    },
  },
  {
    id: 'INI',
    title: { fr: 'L’initiative', en: 'Initiative' },
    rules: {
      'SON-INI-01': {
        mark: 'M',
        fr: 'Le jeton d’initiative passe au siège suivant à chaque nouveau combat.',
        en: 'The token of initiative passes to the next seat at every new fight.',
      },
      'SON-INI-02': {
        mark: 'M',
        fr: 'Le premier l’a qui compte le plus de blanches parmi ses quatre PP ; on départage en tirant.',
        en: 'First holds it who has most white among the four PP; ties are drawn for.',
      },
      'SON-INI-03': {
        mark: 'M',
        fr: 'On peut la voler : on mise, l’autre surenchérit, et toutes les mises sont perdues.',
        en: 'It can be stolen: one stakes, the other outbids, and all stakes are lost.',
      },
      'SON-INI-04': {
        mark: 'M',
        fr: 'Quand plusieurs se battent, les combats tournent à partir du gagnant des enchères, et non dans l’ordre des mises.',
        en: 'Where several fight, the fights go round from the winner of the auction, not in the order of the bids.',
      },
      'SON-INI-05': {
        mark: 'M',
        fr: 'Après un vol, le jeton revient au volé pour le combat suivant.',
        en: 'After a theft the token returns to the one robbed for the next fight.',
      },
      'SON-INI-06': {
        mark: 'M',
        fr: 'À son tour, on peut laisser passer le suivant et attaquer après lui, tant qu’il reste quelqu’un qui n’a pas attendu.',
        en: 'In turn one may let the next one go first and attack after him, as long as somebody is left who has not waited.',
      },
      'SON-INI-07': {
        mark: 'H',
        fr: 'Souvent mieux vaut jouer un combat entier avant le suivant.',
        en: 'Often it is better to play one whole fight before the next.',
      },
      'SON-INI-08': {
        mark: 'M',
        fr: 'Qui la tient a deux blanches à l’ouverture.',
        en: 'Who holds it has two white stones at the opening.',
      },
    },
  },
  {
    id: 'DUE',
    title: { fr: 'Les duels', en: 'Duels' },
    rules: {
      'SON-DUE-01': {
        mark: 'M',
        fr: 'L’échange s’ouvre par deux tirages simultanés : niveau d’Escrime et différence des niveaux en pierres fixes.',
        en: 'An exchange opens with two draws at once: level of Escrime and difference of levels as fixed stones.',
      },
      'SON-DUE-02': {
        mark: 'M',
        fr: 'Qui a l’initiative y ajoute deux blanches.',
        en: 'Who has the initiative adds two white stones.',
      },
      'SON-DUE-03': {
        mark: 'M',
        fr: 'Le plus de blanches prend le dessus et place des manœuvres ; une égalité se départage pour un PP ou se retire.',
        en: 'Most white takes the upper hand and places manoeuvres; a tie is broken for a PP or drawn again.',
      },
      'SON-DUE-04': {
        mark: 'M',
        fr: 'Une manœuvre teste une Compétence d’Escrime avec la différence ; chaque blanche au-dessus de quatre est une Réussite.',
        en: 'A manoeuvre tests a fencing skill with the difference; each white stone above four is a Réussite.',
      },
      'SON-DUE-05': {
        mark: 'M',
        fr: 'Au premier échec l’enchaînement s’arrête, et l’on fait la somme ; on peut s’arrêter avant, et au plus après six manœuvres.',
        en: 'The first failure ends the chain, and all is added up; one may stop before, and must after six manoeuvres.',
      },
      'SON-DUE-06': {
        mark: 'M',
        fr: 'La même manœuvre à la suite donne une blanche de plus à la défense à chaque fois.',
        en: 'The same manoeuvre running gives the defence one more white stone each time.',
      },
      'SON-DUE-07': {
        mark: 'M',
        fr: 'Le niveau d’Escrime est le nombre de pierres à retirer dans tout le combat.',
        en: 'The level of Escrime is the number of stones that may be drawn again in the whole fight.',
      },
      'SON-DUE-08': {
        mark: 'M',
        fr: 'La Caractéristique de la manœuvre donne aussi des retirages après un échec, une case chacun, pour tout le scénario.',
        en: 'The characteristic of the manoeuvre gives redraws after a failure too, a box each, for the whole scenario.',
      },
      'SON-DUE-09': {
        mark: 'H',
        fr: 'L’Escrime de l’adversaire peut rester cachée : on ne dit que la lecture du tirage, et l’on devine.',
        en: 'The foe’s Escrime may stay hidden: only the reading of a draw is told, and one guesses.',
      },
      'SON-DUE-10': {
        mark: 'M',
        fr: 'Après l’enchaînement, blessures ou dessous, puis un nouvel échange ; la mort, la fuite, la reddition, la capture ou le Conteur y mettent fin.',
        en: 'After the chain wounds or dessous, then a new exchange; death, flight, surrender, capture or the Conteur end it.',
      },
    },
  },
  {
    id: 'DEF',
    title: { fr: 'La défense', en: 'Defence' },
    rules: {
      'SON-DEF-01': {
        mark: 'M',
        fr: 'À chaque manœuvre une parade ou une esquive : chaque Réussite en annule une.',
        en: 'To each manoeuvre a parry or a dodge: each Réussite cancels one.',
      },
      'SON-DEF-02': {
        mark: 'M',
        fr: 'Au lieu de se défendre on peut attaquer : c’est le coup fourré.',
        en: 'Instead of defending one may attack: the coup fourré.',
      },
    },
  },
  {
    id: 'CFO',
    title: { fr: 'Le coup fourré', en: 'The coup fourré' },
    rules: {
      'SON-CFO-01': {
        mark: 'M',
        fr: 'Coup des deux veuves : pas de défense, les deux frappent et chacun encaisse.',
        en: 'Stroke of the two widows: no defence, both strike and both are struck.',
      },
      'SON-CFO-02': {
        mark: 'M',
        fr: 'L’enchaînement compte ce qu’il a déjà, puis se rompt, sans botte.',
        en: 'The chain counts what it has, then breaks, without a botte.',
      },
      'SON-CFO-03': {
        mark: 'M',
        fr: 'Armure et Endurance servent aux deux, et tous deux peuvent prendre le dessous.',
        en: 'Armour and Endurance serve both, and both may take the dessous.',
      },
    },
  },
  {
    id: 'BOT',
    title: { fr: 'Les bottes', en: 'Bottes' },
    rules: {
      'SON-BOT-01': {
        mark: 'M',
        fr: 'Enchaînement fini, une botte se lance pour ses PP et leurs couleurs, après une manœuvre réussie au moins : une blessure de plus.',
        en: 'The chain over, a botte is launched for its PP and their colours, after at least one good manoeuvre: one more wound.',
      },
      'SON-BOT-02': {
        mark: 'M',
        fr: 'Elle est gratuite si l’ouverture montre sa combinaison après deux blanches, et si l’on a pris le dessus.',
        en: 'It is free if the opening shows its combination after two white stones, and one took the upper hand.',
      },
      'SON-BOT-03': {
        mark: 'M',
        fr: 'La combinaison se lit sur six places ; les pierres fixes se posent où l’on veut, les tirées remplissent le reste.',
        en: 'A combination is read on six places; fixed stones lie where one likes, drawn ones fill the rest.',
      },
      'SON-BOT-04': { mark: 'H', fr: 'On peut ne pas s’en servir.', en: 'One may leave it unused.' },
      'SON-BOT-05': {
        mark: 'M',
        fr: 'On la contre pour huit PP, ou d’un tirage qui veut huit blanches.',
        en: 'It is countered for eight PP, or by a draw that needs eight white stones.',
      },
      'SON-BOT-06': {
        mark: 'M',
        fr: 'L’expérience donne une combinaison de plus à une botte qu’on a.',
        en: 'Experience gives one more combination to a botte one has.',
      },
      'SON-BOT-07': {
        mark: 'M',
        fr: 'Une botte secrète ne se lance que si on la possède.',
        en: 'A secret botte is only for those who own it.',
      },
    },
  },
  {
    id: 'PPC',
    title: { fr: 'Le Panache au combat', en: 'Panache in combat' },
    rules: {
      'SON-PPC-01': {
        mark: 'M',
        fr: 'Au combat, les PP se misent pour l’initiative.',
        en: 'In combat PP are staked for the initiative.',
      },
      'SON-PPC-02': {
        mark: 'M',
        fr: 'Chaque PP ajoute une Réussite ou en annule une, l’attaquant d’abord, jusqu’à ce que les deux passent.',
        en: 'Each PP adds a Réussite or cancels one, the attacker first, until both pass.',
      },
      'SON-PPC-03': {
        mark: 'M',
        fr: 'Un PP retire une pierre ; deux décalent deux voisines de l’ouverture.',
        en: 'A PP draws one stone again; two shift two neighbours of the opening.',
      },
      'SON-PPC-04': {
        mark: 'M',
        fr: 'Six PP par défaut pour une botte, huit pour la contrer.',
        en: 'Six PP by default for a botte, eight to counter it.',
      },
      'SON-PPC-05': {
        mark: 'M',
        fr: 'Deux PP une cicatrice, trois ou quatre pire.',
        en: 'Two PP a scar, three or four something worse.',
      },
      'SON-PPC-06': {
        mark: 'M',
        fr: 'Deux PP ôtent une pierre de dessous après un enchaînement réussi.',
        en: 'Two PP take off a stone of dessous after a chain won.',
      },
      'SON-PPC-07': {
        mark: 'H',
        fr: 'La repartie rapporte des PP, le double après avoir bloqué la lame adverse.',
        en: 'Repartee earns PP, twice as many after the foe’s blade was bound.',
      },
      'SON-PPC-08': {
        mark: 'M',
        fr: 'Tous les autres usages du Panache restent ouverts.',
        en: 'All other uses of panache stay open.',
      },
    },
  },
  {
    id: 'MRK',
    title: { fr: 'Les marques', en: 'Marks' },
    rules: {
      'SON-MRK-01': {
        mark: 'M',
        fr: 'Après une Grave ou une Mortelle : deux PP une marque, trois ou quatre une séquelle.',
        en: 'After a Grave or Mortelle: two PP a mark, three or four a lasting harm.',
      },
      'SON-MRK-02': {
        mark: 'M/H',
        fr: 'Un PP choisit où l’on a touché ; deux un endroit très sensible, après une botte ou une manœuvre spéciale.',
        en: 'A PP chooses where one hit; two a very sensitive place, after a botte or a special manoeuvre.',
      },
    },
  },
  {
    id: 'DMG',
    title: { fr: 'Les dégâts', en: 'Damage' },
    rules: {
      'SON-DMG-01': {
        mark: 'M',
        fr: 'Moins de trois Réussites, Légère ; trois à cinq, Sérieuse ; six ou sept, Grave ; huit et plus, Mortelle ; zéro, rien.',
        en: 'Below three Réussites Légère; three to five Sérieuse; six or seven Grave; eight and more Mortelle; at zero nothing.',
      },
      'SON-DMG-02': {
        mark: 'M',
        fr: 'Armure et bonne Endurance se retranchent une fois de la somme.',
        en: 'Armour and a good Endurance are taken once from the sum.',
      },
      'SON-DMG-03': {
        mark: 'M',
        fr: 'Une sorte pleine déborde sur la suivante, sauf les Légères.',
        en: 'A full kind runs over into the next, except Légères.',
      },
      'SON-DMG-04': {
        mark: 'H',
        fr: 'Le scénario peut vouloir autre chose que des blessures : à tant, il s’enfuit.',
        en: 'The scenario may want something other than wounds: at so many he flees.',
      },
    },
  },
  {
    id: 'DES',
    title: { fr: 'Avoir le dessous', en: 'Having the dessous' },
    rules: {
      'SON-DES-01': {
        mark: 'M',
        fr: 'Au lieu de la blessure, prendre le dessous : une noire sur tous ses tirages du combat.',
        en: 'Instead of the wound, take the dessous: a black stone on all one’s draws of the fight.',
      },
      'SON-DES-02': {
        mark: 'M',
        fr: 'Puis deux, puis trois ; à la quatrième fois l’adversaire décide de votre sort.',
        en: 'Then two, then three; the fourth time the foe decides what becomes of you.',
      },
      'SON-DES-03': {
        mark: 'M',
        fr: 'Chaque enchaînement gagné permet d’en ôter une pour deux PP.',
        en: 'Each chain won lets one be taken off for two PP.',
      },
      'SON-DES-04': {
        mark: 'M',
        fr: 'La blessure d’une botte ne se change pas en dessous.',
        en: 'The wound of a botte cannot be turned into dessous.',
      },
    },
  },
  {
    id: 'DTH',
    title: { fr: 'La mort', en: 'Death' },
    rules: {
      'SON-DTH-01': {
        mark: 'H',
        fr: 'On ne meurt que si on le veut : les Mortelles pleines, on se retire, et l’on revient un jour.',
        en: 'One dies only by choice: with the Mortelles full one withdraws, and comes back one day.',
      },
      'SON-DTH-02': {
        mark: 'H',
        fr: 'Une mort choisie est belle, et vient au meilleur moment du scénario.',
        en: 'A chosen death is beautiful, and comes at the best moment of the scenario.',
      },
      'SON-DTH-03': {
        mark: 'H',
        fr: 'Le Conteur offre alors un nouveau personnage, un peu plus fort.',
        en: 'The Conteur then offers a new character, a little stronger.',
      },
      'SON-DTH-04': {
        mark: 'M/H',
        fr: 'Mortellement blessé, on tient un PP par cinq minutes ; sans PP, on est hors de jeu jusqu’à la guérison.',
        en: 'Mortally wounded, one holds out a PP for five minutes; without PP one is out until healed.',
      },
    },
  },
  {
    id: 'MAL',
    title: { fr: 'Bonus et malus au combat', en: 'Bonus and malus in combat' },
    rules: {
      'SON-MAL-01': {
        mark: 'H',
        fr: 'Ce qui s’accorde au ton du scénario a un bonus, le reste rien ou un malus.',
        en: 'What suits the mood of the scenario has a bonus, the rest none or a malus.',
      },
      'SON-MAL-02': {
        mark: 'H',
        fr: 'Il faut décrire ses coups : le plat n’a rien, le brillant gagne.',
        en: 'Describe your strokes: the plain get nothing, the brilliant win.',
      },
      'SON-MAL-03': {
        mark: 'M',
        fr: 'La même technique deux fois de suite : une noire, puis deux.',
        en: 'The same technique twice running: a black stone, then two.',
      },
      'SON-MAL-04': {
        mark: 'H',
        fr: 'Comptez la pluie, le sol glissant, le toit.',
        en: 'Count the rain, the slippery floor, the roof.',
      },
      'SON-MAL-05': {
        mark: 'M',
        fr: 'Blessé : Sérieuse ●, Grave ●●, Mortelle ●●● ; la pire seule, sur tous les tirages.',
        en: 'Wounded: Sérieuse ●, Grave ●●, Mortelle ●●●; only the worst, on all draws.',
      },
      'SON-MAL-06': {
        mark: 'N',
        fr: 'Bonus : style, repartie, circonstances, bon Karma ; malus : redite, circonstances, mauvais Karma.',
        en: 'Bonus: style, repartee, circumstance, good Karma; malus: repetition, circumstance, bad Karma.',
      },
      'SON-MAL-07': {
        mark: 'N',
        fr: 'Le livre donne des répliques à emprunter.',
        en: 'The book gives lines to borrow.',
      },
    },
  },
  {
    id: 'IMP',
    title: { fr: 'Impressionner', en: 'Impressing' },
    rules: {
      'SON-IMP-01': {
        mark: 'M/H',
        fr: 'Avant le combat, un tirage d’Escrime pour impressionner ; le meilleur a une blanche pour deux échanges, l’autre une noire.',
        en: 'Before the fight a draw of Escrime to impress; the better has a white stone for two exchanges, the other a black one.',
      },
      'SON-IMP-02': {
        mark: 'M',
        fr: 'Si le provocateur rate, l’autre a le bonus sans rien faire.',
        en: 'If the challenger fails, the other has the bonus without doing anything.',
      },
    },
  },
  {
    id: 'FIN',
    title: { fr: 'Le coup final', en: 'The final stroke' },
    rules: {
      'SON-FIN-01': {
        mark: 'M/H',
        fr: 'Coup final : on exige de soi une marge de plus ; réussi, deux PP et l’expérience de la scène doublée.',
        en: 'Final stroke: ask more of oneself; if it succeeds, two PP and the experience of the scene doubled.',
      },
    },
  },
  {
    id: 'MAN',
    title: { fr: 'Les actions de combat', en: 'Combat actions' },
    rules: {
      'SON-MAN-01': {
        mark: 'M',
        fr: 'Base d’une action : ouverte à tous, ouverte avec une noire, ou réservée à qui la possède.',
        en: 'Base of an action: open to all, open with a black stone, or only for those who own it.',
      },
      'SON-MAN-02': {
        mark: 'M',
        fr: 'La Caractéristique entre crochets donne les retirages.',
        en: 'The characteristic in brackets gives the redraws.',
      },
      'SON-MAN-03': {
        mark: 'M',
        fr: 'Vingt façons d’attaquer, de l’attaque simple au coup de grâce.',
        en: 'Twenty ways to attack, from the simple attack to the coup de grâce.',
      },
      'SON-MAN-04': {
        mark: 'M',
        fr: 'Quatre parades, dont bloquer l’arme adverse.',
        en: 'Four parries, among them binding the blade.',
      },
      'SON-MAN-05': { mark: 'M', fr: 'Cinq esquives, dont la fuite.', en: 'Five dodges, among them flight.' },
      'SON-MAN-06': {
        mark: 'M',
        fr: 'Le décor sert : tapis, tables, sable, armes insolites.',
        en: 'Scenery serves: carpets, tables, sand, odd weapons.',
      },
      'SON-MAN-07': {
        mark: 'M',
        fr: 'Treize manœuvres, de désarmer à couper une sangle.',
        en: 'Thirteen manoeuvres, from disarming to cutting a strap.',
      },
      'SON-MAN-08': {
        mark: 'H',
        fr: 'Toutes donnent des Réussites ; quand une manœuvre spéciale ou de décor a porté, le Conteur dit son effet et le pèse en pierres sur le tirage suivant.',
        en: 'All of them give Réussites; when a special manoeuvre or one of the scenery came through, the Conteur says its effect and weighs it in stones on the next draw.',
      },
    },
  },
  {
    id: 'DEC',
    title: { fr: 'Le décor', en: 'Scenery' },
    rules: {
      'SON-DEC-01': {
        mark: 'N',
        fr: 'Le lieu fait le combat et se retourne contre l’adversaire.',
        en: 'The place makes the fight, and can be turned against the foe.',
      },
      'SON-DEC-02': {
        mark: 'H',
        fr: 'Un lieu a ses Traits, notés entre crochets.',
        en: 'A place has Traits, noted in brackets.',
      },
      'SON-DEC-03': {
        mark: 'N',
        fr: 'Temps, heure, meubles, objets : autant de Traits.',
        en: 'Weather, hour, furniture, objects: Traits all of them.',
      },
      'SON-DEC-04': {
        mark: 'M/H',
        fr: 'Une arme improvisée : une noire, une Réussite de moins, et elle casse au deuxième usage ou au premier raté.',
        en: 'An improvised weapon: a black stone, a Réussite less, and it breaks at the second use or the first failure.',
      },
    },
  },
  {
    id: 'FIR',
    title: { fr: 'Les armes à feu', en: 'Firearms' },
    rules: {
      'SON-FIR-01': {
        mark: 'M/H',
        fr: 'La poudre ne prend pas sur les Rivages apulvres.',
        en: 'Powder does not burn on apulvre shores.',
      },
      'SON-FIR-02': {
        mark: 'N',
        fr: 'Les armes à feu font du bruit, fument, craignent l’humide et visent mal.',
        en: 'Firearms are loud, smoke, fear damp and aim badly.',
      },
      'SON-FIR-03': {
        mark: 'M',
        fr: 'Un pistolet tire une fois, puis se recharge : un tour sans attaque.',
        en: 'A pistol fires once, then is reloaded: a turn without attack.',
      },
    },
  },
  {
    id: 'RNG',
    title: { fr: 'Le combat à distance', en: 'Ranged combat' },
    rules: {
      'SON-RNG-01': {
        mark: 'M/H',
        fr: 'Tirer de loin est un test ordinaire, dont la Difficulté s’additionne.',
        en: 'Shooting is an ordinary test whose Difficulty adds up.',
      },
      'SON-RNG-02': { mark: 'M', fr: 'Proche ●, loin ●●, très loin ●●●.', en: 'Near ●, far ●●, very far ●●●.' },
      'SON-RNG-03': { mark: 'M', fr: 'Cible mouvante ●.', en: 'Moving target ●.' },
      'SON-RNG-04': {
        mark: 'M',
        fr: 'Couvert : tête et poitrine ●, buste ●●, tête seule ●●● ; les deux premiers semblent inversés, une option les échange.',
        en: 'Cover: head and chest ●, upper body ●●, head alone ●●●; the first two look swapped, an option exchanges them.',
      },
      'SON-RNG-05': {
        mark: 'M',
        fr: 'Les munitions durent jusqu’à un échec critique.',
        en: 'Ammunition lasts until a critical failure.',
      },
      'SON-RNG-06': {
        mark: 'M',
        fr: 'Réussites comme en duel, une de plus à l’arc, deux au feu ; l’armure compte, pas de parade.',
        en: 'Réussites as in a duel, one more with a bow, two with powder; armour counts, there is no parry.',
      },
    },
  },
  {
    id: 'ARM',
    title: { fr: 'Les armures', en: 'Armour' },
    rules: {
      'SON-ARM-01': {
        mark: 'M',
        fr: 'Cuir 1, cuir clouté 2, haubert 2, mailles 2, armure 3, petit bouclier 1, grand 2 : une fois sur la somme.',
        en: 'Leather 1, studded 2, hauberk 2, mail 2, full armour 3, small shield 1, large 2: once on the sum.',
      },
      'SON-ARM-02': {
        mark: 'N',
        fr: 'On en porte peu : c’est lourd, lent, fatigant.',
        en: 'Little of it is worn: it is heavy, slow, tiring.',
      },
    },
  },
  {
    id: 'WND',
    title: { fr: 'Les blessures', en: 'Wounds' },
    rules: {
      'SON-WND-01': {
        mark: 'N',
        fr: 'Même les héros se blessent ; le Conteur songe à l’arme.',
        en: 'Even heroes get hurt; the Conteur minds the weapon.',
      },
      'SON-WND-02': { mark: 'M', fr: 'Légère, Sérieuse, Grave, Mortelle.', en: 'Légère, Sérieuse, Grave, Mortelle.' },
      'SON-WND-03': {
        mark: 'N/H',
        fr: 'Légère : une égratignure, sans malus.',
        en: 'Légère: a scratch, without a malus.',
      },
      'SON-WND-04': {
        mark: 'N',
        fr: 'Sérieuse : affaiblit, saigne, étourdit.',
        en: 'Sérieuse: weakens, bleeds, dizzies.',
      },
      'SON-WND-05': {
        mark: 'N/H',
        fr: 'Grave : os et organes ; il faut des soins vite.',
        en: 'Grave: bones and organs; care is needed soon.',
      },
      'SON-WND-06': {
        mark: 'M/H',
        fr: 'Mortelle : le dernier pas avant la fin, et une longue convalescence.',
        en: 'Mortelle: the last step before the end, and a long convalescence.',
      },
      'SON-WND-07': {
        mark: 'H',
        fr: 'À la façon des conteurs : les blessures se décrivent et ne se cochent qu’après le combat.',
        en: 'The storyteller’s way: wounds are described, and ticked only after the fight.',
      },
      'SON-WND-08': { mark: 'H', fr: 'L’endroit est au Conteur.', en: 'The place is the Conteur’s.' },
      'SON-WND-09': { mark: 'N', fr: 'Les blessures avertissent.', en: 'Wounds are a warning.' },
      'SON-WND-10': {
        mark: 'M',
        fr: 'Le joueur peut noter l’endroit et la nature.',
        en: 'The player may note place and kind.',
      },
      'SON-WND-11': { mark: 'M', fr: 'Choisir où l’on touche se paie.', en: 'Choosing where one hits is paid for.' },
    },
  },
  {
    id: 'PER',
    title: { fr: 'Les périls', en: 'Perils' },
    rules: {
      'SON-PER-01': {
        mark: 'H',
        fr: 'Soif, faim, noyade, poison, froid : pas de règle, l’histoire décide.',
        en: 'Thirst, hunger, drowning, poison, cold: no rule, the story decides.',
      },
      'SON-PER-02': {
        mark: 'H',
        fr: 'Regardez l’Endurance : faible, elle joue des tours ; forte, elle aide les autres.',
        en: 'Look at Endurance: weak, it plays tricks; strong, it helps the others.',
      },
    },
  },
  {
    id: 'HEA',
    title: { fr: 'La guérison', en: 'Healing' },
    rules: {
      'SON-HEA-01': {
        mark: 'M',
        fr: 'Sans magie : Légère deux jours, Sérieuse une semaine, Grave quinze jours, Mortelle un mois, chacune à son heure.',
        en: 'Without magic: Légère two days, Sérieuse a week, Grave fifteen days, Mortelle a month, each on its own clock.',
      },
      'SON-HEA-02': { mark: 'N', fr: 'Les cicatrices sont rares, sauf marque.', en: 'Scars are rare, unless marked.' },
      'SON-HEA-03': {
        mark: 'M',
        fr: 'Une nuit rend tout le Mana ; une heure, deux points.',
        en: 'A night gives all mana back; an hour two points.',
      },
    },
  },
  {
    id: 'POT',
    title: { fr: 'Les potions', en: 'Potions' },
    rules: {
      'SON-POT-01': {
        mark: 'M',
        fr: 'Une potion de qualité 1 à 6 tire autant de pierres ; chaque blanche soigne un point.',
        en: 'A potion of quality 1 to 6 draws as many stones; each white one heals a point.',
      },
      'SON-POT-02': {
        mark: 'M',
        fr: 'Légère 1, Sérieuse 2, Grave 3, Mortelle 4.',
        en: 'Légère 1, Sérieuse 2, Grave 3, Mortelle 4.',
      },
      'SON-POT-03': {
        mark: 'M',
        fr: 'Une par jour ; la plus grave qu’on puisse payer d’abord, entière ou pas du tout.',
        en: 'One a day; the gravest that can be paid first, whole or not at all.',
      },
    },
  },
  {
    id: 'SIG',
    title: { fr: 'Le Signe', en: 'The Signe' },
    rules: {
      'SON-SIG-01': {
        mark: 'H',
        fr: 'Un Signe, du Rêve ou du Cauchemar, pèse sur quelqu’un ou sur tous ; le Conteur en choisit l’effet.',
        en: 'A Signe, of the Rêve or of the Cauchemar, weighs on somebody or on all; the Conteur chooses what it does.',
      },
      'SON-SIG-02': {
        mark: 'M',
        fr: 'Cauchemar : une fois par scénario, le Conteur fait échouer une action.',
        en: 'Cauchemar: once a scenario the Conteur makes an action fail.',
      },
      'SON-SIG-03': {
        mark: 'M',
        fr: 'Cauchemar : le Conteur peut poser des noires des Limbes sur le tirage de qui est sous ce Signe, une pour une ; elles sortent ensuite du jeu.',
        en: 'Cauchemar: the Conteur may lay black stones of the Limbes on a draw of one under this Signe, one for one; then they leave the game.',
      },
      'SON-SIG-04': {
        mark: 'N',
        fr: 'Aux Rivages d’Ébène, on tourne plus vite au Cauchemar.',
        en: 'On the Rivages d’Ébène one turns to the Cauchemar faster.',
      },
      'SON-SIG-05': {
        mark: 'M',
        fr: 'Rêve : une fois par scénario, une action réussit sans rien payer.',
        en: 'Rêve: once a scenario an action succeeds for nothing.',
      },
      'SON-SIG-06': {
        mark: 'M',
        fr: 'Rêve : les blanches dépensées font une réserve où puiser ; elles sortent alors du jeu.',
        en: 'Rêve: white stones spent make a reserve to draw on; then they leave the game.',
      },
      'SON-SIG-07': {
        mark: 'N',
        fr: 'Aux Rivages d’Ébène, on résiste mieux.',
        en: 'On the Rivages d’Ébène one resists better.',
      },
      'SON-SIG-08': {
        mark: 'N',
        fr: 'Sur le groupe, le Signe se voit : méfiance ou sympathie.',
        en: 'On a group the Signe shows: distrust or sympathy.',
      },
      'SON-SIG-09': { mark: 'N', fr: 'Dans les Brumes, le Signe compte.', en: 'In the Brumes the Signe counts.' },
    },
  },
  {
    id: 'BRU',
    title: { fr: 'Les Brumes', en: 'The Brumes' },
    rules: {
      'SON-BRU-01': {
        mark: 'N',
        fr: 'La traversée s’oublie : on n’en montre que les traces, ou on la joue plus tard.',
        en: 'The crossing is forgotten: only its traces are shown, or it is played later.',
      },
      'SON-BRU-02': {
        mark: 'H',
        fr: 'Si l’un d’eux a Souvenir des Brumes, on la joue.',
        en: 'If one of them has Memory of the Brumes, it is played.',
      },
      'SON-BRU-03': {
        mark: 'H',
        fr: 'Les Brumes font peur ; les esprits faibles y cèdent.',
        en: 'The Brumes are dreadful; weak minds give way.',
      },
      'SON-BRU-04': {
        mark: 'N',
        fr: 'Vingt idées de rencontres, tirées au hasard.',
        en: 'Twenty ideas of encounters, drawn at random.',
      },
    },
  },
  {
    id: 'MAG',
    title: { fr: 'La magie', en: 'Magic' },
    rules: {
      'SON-MAG-01': {
        mark: 'N',
        fr: 'Les personnages sont des Premiers Rêveurs qui l’ont oublié ; ils peuvent changer le Songe.',
        en: 'The characters are Premiers Rêveurs who forgot it; they can change the Songe.',
      },
      'SON-MAG-02': {
        mark: 'M',
        fr: 'Un sort est une Phrase : un mot-pouvoir et des mots-clés ; trois et quatre à la création.',
        en: 'A spell is a Phrase: a mot-pouvoir and mots-clés; three and four at creation.',
      },
      'SON-MAG-03': {
        mark: 'N',
        fr: 'Des verbes et des mots pour commencer, de transformer à volontairement.',
        en: 'Verbs and words to begin with, from transform to willingly.',
      },
      'SON-MAG-04': {
        mark: 'M',
        fr: 'Non possédé 0, Faible 1, Moyen 2, Fort 3, Maîtrisé 4.',
        en: 'Not owned 0, Faible 1, Moyen 2, Fort 3, Maîtrisé 4.',
      },
      'SON-MAG-05': {
        mark: 'M',
        fr: 'Total de Phrase : Faible et Fort s’annulent, non possédé et Maîtrisé aussi ; du reste, la moyenne vers le bas ; deux s’il ne reste rien.',
        en: 'Total of a Phrase: Faible and Fort cancel, not owned and Maîtrisé too; of the rest the mean, rounded down; two if nothing is left.',
      },
      'SON-MAG-06': {
        mark: 'M',
        fr: 'La table rapide divise les points par les mots, vers le bas.',
        en: 'The quick table divides points by words, rounded down.',
      },
      'SON-MAG-07': {
        mark: 'M/H',
        fr: 'Le Conteur fixe la Difficulté ; l’Imago donne des retirages d’une pierre, autant par séance que son niveau.',
        en: 'The Conteur sets the Difficulty; Imago gives redraws of one stone, as many a session as its level.',
      },
      'SON-MAG-08': {
        mark: 'H',
        fr: 'Ce qui paraît naturel ici est plus facile.',
        en: 'What seems natural here is easier.',
      },
      'SON-MAG-09': {
        mark: 'H',
        fr: 'Prendre son temps donne jusqu’à deux blanches ; au second pas l’Endurance, ou un point de Mana.',
        en: 'Taking one’s time gives up to two white stones; at the second step Endurance, or a point of mana.',
      },
      'SON-MAG-10': {
        mark: 'H',
        fr: 'Le jeu, l’originalité et l’humour font la Difficulté.',
        en: 'Role-play, originality and humour make the Difficulty.',
      },
      'SON-MAG-11': {
        mark: 'M/H',
        fr: 'La Difficulté d’un sort et son prix restent cachés jusqu’au bout.',
        en: 'The Difficulty of a spell and its price stay hidden to the end.',
      },
      'SON-MAG-12': {
        mark: 'M',
        fr: 'Prix : trois Mana par degré de Difficulté, un au moins, réussi ou non.',
        en: 'Price: three mana for each degree of Difficulty, one at least, success or not.',
      },
      'SON-MAG-13': {
        mark: 'M',
        fr: 'Ce qui manque de Mana se paie en Karma, une case le point ; le Conteur peut blesser.',
        en: 'Missing mana is paid in Karma, a case a point; the Conteur may wound.',
      },
      'SON-MAG-14': {
        mark: 'M',
        fr: 'À zéro Mana on s’endort, jusqu’à un point.',
        en: 'At zero mana one falls asleep, until there is a point.',
      },
      'SON-MAG-15': {
        mark: 'N',
        fr: 'Peu de mots font beaucoup ; la Difficulté mesure la puissance.',
        en: 'Few words do much; the Difficulty measures the power.',
      },
      'SON-MAG-16': {
        mark: 'M/H',
        fr: 'Un mot-clé qu’on n’a pas veut un mot-clé Maîtrisé dans la Phrase ; jamais sans mot-pouvoir.',
        en: 'A mot-clé one lacks needs a Maîtrisé one in the Phrase; never without the mot-pouvoir.',
      },
      'SON-MAG-17': {
        mark: 'N/H',
        fr: 'Les écoles de magie ne changent rien aux règles, mais se jouent.',
        en: 'Schools of magic change no rule, but are played.',
      },
      'SON-MAG-18': {
        mark: 'N',
        fr: 'Bien des mages paient un petit prix : une goutte, un cheveu, un rire.',
        en: 'Many mages pay a small price: a drop, a hair, a laugh.',
      },
    },
  },
  {
    id: 'FOC',
    title: { fr: 'Les focus', en: 'Focus' },
    rules: {
      'SON-FOC-01': {
        mark: 'M',
        fr: 'Un Focus est un objet qui porte des mots à son niveau.',
        en: 'A Focus is an object that holds words at its level.',
      },
      'SON-FOC-02': {
        mark: 'M',
        fr: 'Il fournit des mots que le mage n’a pas.',
        en: 'It supplies words that the mage lacks.',
      },
      'SON-FOC-03': {
        mark: 'M',
        fr: 'On écrit : Focus objet (mots) [niveau].',
        en: 'Written: Focus object (words) [level].',
      },
      'SON-FOC-04': {
        mark: 'N',
        fr: 'C’est la façon simple de donner des mots : un objet se perd.',
        en: 'The simple way to give words: an object can be lost.',
      },
    },
  },
  {
    id: 'OBJ',
    title: { fr: 'Les objets magiques', en: 'Magic objects' },
    rules: {
      'SON-OBJ-01': {
        mark: 'M/H',
        fr: 'Un objet ne marche que si l’on y croit : mal fait, deux noires.',
        en: 'An object works only if one believes in it: badly shaped, two black stones.',
      },
      'SON-OBJ-02': {
        mark: 'N',
        fr: 'Ni rares ni communs, faits par de grands rêveurs.',
        en: 'Neither rare nor common, made by great dreamers.',
      },
      'SON-OBJ-03': {
        mark: 'M',
        fr: 'Il porte une Phrase entière et paie de sa charge ; vide, il ne sert plus.',
        en: 'It holds a whole Phrase and pays with its charge; empty, it is of no use.',
      },
      'SON-OBJ-04': {
        mark: 'M',
        fr: 'Sans chiffre, la charge est sans fin.',
        en: 'Without a figure the charge is endless.',
      },
      'SON-OBJ-05': { mark: 'M', fr: 'On écrit : objet (phrase) [charge].', en: 'Written: object (phrase) [charge].' },
      'SON-OBJ-06': {
        mark: 'M',
        fr: 'Recharger prend tout le Mana d’un coup, l’objet en a la moitié, et l’on s’évanouit.',
        en: 'Recharging takes all one’s mana at once, the object gets half of it, and one faints.',
      },
    },
  },
  {
    id: 'BRI',
    title: { fr: 'Les Brisures', en: 'Brisures' },
    rules: {
      'SON-BRI-01': {
        mark: 'H',
        fr: 'Un sort raté peut briser le Songe, à sa mesure.',
        en: 'A failed spell may break the Songe, in its measure.',
      },
      'SON-BRI-02': {
        mark: 'N',
        fr: 'Temps, corruption, bêtes, plantes, éléments.',
        en: 'Weather, corruption, beasts, plants, elements.',
      },
    },
  },
  {
    id: 'ROU',
    title: { fr: 'Les routines', en: 'Routines' },
    rules: {
      'SON-ROU-01': {
        mark: 'M',
        fr: 'Réussi deux fois de suite, un sort devient une routine, avec un effet fortune.',
        en: 'Succeeded twice running, a spell becomes a routine, with a fortune.',
      },
      'SON-ROU-02': {
        mark: 'M',
        fr: 'Elle naît au niveau de sa Phrase et monte avec l’expérience.',
        en: 'It begins at the level of its Phrase and rises with experience.',
      },
      'SON-ROU-03': {
        mark: 'M/H',
        fr: 'Lancée très souvent, elle peut recevoir une blanche pour un PP.',
        en: 'Cast very often, it may get a white stone for a PP.',
      },
    },
  },
  {
    id: 'LRN',
    title: { fr: 'Apprendre des mots', en: 'Learning words' },
    rules: {
      'SON-LRN-01': {
        mark: 'M',
        fr: 'Un mot essayé dans la séance s’apprend pour un XP, à Faible.',
        en: 'A word tried in the session is learnt for an XP, at Faible.',
      },
      'SON-LRN-02': { mark: 'H', fr: 'Sinon il y faut un long maître.', en: 'Otherwise it takes a master and time.' },
    },
  },
  {
    id: 'XP',
    title: { fr: 'L’expérience', en: 'Experience' },
    rules: {
      'SON-XP-01': {
        mark: 'H',
        fr: 'En fin de scénario, un à cinq XP, les mêmes pour tous.',
        en: 'At the end of a scenario one to five XP, the same for all.',
      },
      'SON-XP-02': {
        mark: 'H',
        fr: 'Pour les buts, les rôles, le plaisir, les vies sauvées, l’esprit.',
        en: 'For aims, roles, fun, lives saved, wit.',
      },
      'SON-XP-03': {
        mark: 'M',
        fr: 'Entre les séances, deux XP rendent une case de Karma.',
        en: 'Between sessions two XP give back a case of Karma.',
      },
      'SON-XP-04': {
        mark: 'M',
        fr: 'Un XP gardé donne un PP de plus au départ, huit au plus.',
        en: 'An XP kept gives one PP more at the start, eight at most.',
      },
      'SON-XP-05': {
        mark: 'M',
        fr: 'Un XP coche un rond sur huit ; à huit, un cadeau.',
        en: 'An XP ticks one round of eight; with eight, a gift.',
      },
      'SON-XP-06': { mark: 'M', fr: 'Cadeau : un point de Compétence.', en: 'Gift: a point of a skill.' },
      'SON-XP-07': {
        mark: 'M',
        fr: 'Cadeau : un rond vers une Caractéristique (trois) ou vers l’Escrime (quatre).',
        en: 'Gift: a round towards a characteristic (three) or Escrime (four).',
      },
      'SON-XP-08': {
        mark: 'M',
        fr: 'Cadeau : un présent, un Descripteur, un Trait, ou un défaut de moins.',
        en: 'Gift: a present, a Descripteur, a Trait, or a flaw less.',
      },
      'SON-XP-09': {
        mark: 'M',
        fr: 'Cadeau : un point de Karma, une relation, une spécialisation.',
        en: 'Gift: a point of Karma, a relation, a specialisation.',
      },
      'SON-XP-10': { mark: 'M', fr: 'Cadeau : une combinaison de plus.', en: 'Gift: one more combination.' },
      'SON-XP-11': {
        mark: 'M',
        fr: 'On garde le total de tout ce qui fut gagné.',
        en: 'The total of all ever earned is kept.',
      },
      'SON-XP-12': {
        mark: 'H',
        fr: 'Tuer ne rapporte rien ; vaincre, oui ; un beau final double ce que la scène rapporte.',
        en: 'Killing earns nothing; beating does; a fine finish doubles what the scene earns.',
      },
      'SON-XP-13': {
        mark: 'N/H',
        fr: 'D’autres récompenses : une lame, des amis, un titre.',
        en: 'Other rewards: a blade, friends, a title.',
      },
    },
  },
  {
    id: 'X',
    title: { fr: 'Ce que la table ajoute', en: 'What the table adds' },
    rules: {
      'SON-X-01': {
        mark: 'X',
        fr: 'La table montre les chances exactes de ce que l’on s’apprête à faire, d’après le sac tel qu’il est.',
        en: 'The table shows the exact odds of what one is about to do, from the bag as it is.',
      },
      'SON-X-02': {
        mark: 'X',
        fr: 'Sans Conteur, dans l’arène et la traversée, les règles jouent qui n’a pas de joueur, et disent ce qu’elles décident.',
        en: 'Without a Conteur, in the arena and the crossing, the rules play whoever has no player, and say what they decide.',
      },
      'SON-X-03': {
        mark: 'X',
        fr: 'Chaque ligne du journal dit sa règle et sa somme.',
        en: 'Every line of the log tells its rule and its sum.',
      },
      'SON-X-04': {
        mark: 'X',
        fr: 'La table imprimée se compare aux vraies chances : reverie odds songe --table.',
        en: 'The printed table is compared with the true odds: reverie odds songe --table.',
      },
    },
  },
] as const satisfies readonly Omit<RuleChapter, 'preface'>[];

type KeysOf<T> = T extends unknown ? keyof T : never;
/** A rule of this game. */
export type SongeRule = KeysOf<(typeof RULEBOOK)[number]['rules']>;
