/**
 * Every rule of this game in one table, in the chapters and in the order in which a player reads them. HB rules are the base
 * rules of this house; MOR rules are those of the advanced book, with an A before the number where it is a ruling on it.
 * M: the program resolves it. T: an option of the table.
 */
import type { Language } from '@reverie/kernel/game';

interface Rule {
  readonly mark: 'M' | 'T';
  readonly fr: string;
  readonly en: string;
}

interface RuleChapter {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly preface: Readonly<Record<Language, string>>;
  readonly rules: Readonly<Record<string, Rule>>;
}

export const RULEBOOK = [
  {
    id: 'ROLL',
    title: { fr: 'Les jets et la destinée', en: 'Rolls and destiny' },
    preface: {
      fr: 'Une aptitude, un dé, et quelquefois un coup de pouce du destin : tout ce qui se joue ici se jette ainsi.',
      en: 'An aptitude, a die, and now and then a nudge from destiny: everything here is rolled like this.',
    },
    rules: {
      'HB-01': {
        mark: 'M',
        fr: 'Un jet : aptitude, dé et modificateurs ; chaque aptitude a son dé.',
        en: 'A roll: aptitude, die and modifiers; each aptitude has its die.',
      },
      'HB-02': {
        mark: 'M',
        fr: 'Avant un jet, chaque point de destinée ajoute un dé pareil.',
        en: 'Before a roll, each destiny point adds one more die of the kind.',
      },
      'HB-03': {
        mark: 'M',
        fr: 'Réussite spéciale : le jet réussit et un dé montre 6, 8 ou 10.',
        en: 'Special success: the roll succeeds and a die shows 6, 8 or 10.',
      },
      'HB-04': {
        mark: 'M',
        fr: 'Échec automatique : tous les dés montrent 1 ; il perd contre tout sauf un autre.',
        en: 'Automatic failure: all dice show 1; it loses to anything but another.',
      },
      'HB-05': {
        mark: 'M',
        fr: 'La horde a autant de points de destinée que de combattants au départ.',
        en: 'A horde has as many destiny points as fighters at the start.',
      },
      'HB-06': {
        mark: 'M',
        fr: 'Une difficulté est atteinte quand le total l’égale.',
        en: 'A difficulty is reached when the total equals it.',
      },
    },
  },
  {
    id: 'TURN',
    title: { fr: 'Le tour', en: 'The turn' },
    preface: {
      fr: 'La brume se lève, les volontés se mesurent, puis les deux hordes agissent chacune à son tour.',
      en: 'The mist rises, wills are measured, then the hordes act by turns.',
    },
    rules: {
      'HB-07': {
        mark: 'M',
        fr: 'Brume : au début du tour, on voit à 10 + 2D10 cm, multiplié par le scénario.',
        en: 'Mist: at the start of a turn one sees 10 + 2D10 cm, times the scenario’s factor.',
      },
      'HB-08': {
        mark: 'M',
        fr: 'Initiative : volonté contre volonté ; le meilleur dit qui commence, l’égalité va à qui n’a pas commencé.',
        en: 'Initiative: will against will; the better says who begins, a tie goes to who did not begin last.',
      },
      'HB-09': {
        mark: 'M',
        fr: 'Les activations alternent ; le tour finit quand tous ont été activés.',
        en: 'Activations alternate; the turn ends when all have been activated.',
      },
    },
  },
  {
    id: 'ACT',
    title: { fr: 'L’activation', en: 'The activation' },
    preface: {
      fr: 'Dire ce que l’on veut faire, laisser l’autre y répondre, puis le faire : un déplacement et une action.',
      en: 'Say what you want to do, let the other side answer, then do it: one displacement and one action.',
    },
    rules: {
      'HB-10': {
        mark: 'M',
        fr: 'L’intention : chemin, action, cibles, options ; puis les réactions ; puis on la fait.',
        en: 'The intention: way, action, targets, options; then the reactions; then it is done.',
      },
      'HB-11': {
        mark: 'M',
        fr: 'Un déplacement et une action par tour ; le déplacement double prend l’action.',
        en: 'One displacement and one action a turn; a double move takes the action.',
      },
      'HB-12': {
        mark: 'M',
        fr: 'Actions : frappe, charge, tir, jet, sort, préparation, ramasser, passer, lancer.',
        en: 'Actions: strike, charge, shot, throw, spell, preparation, picking up, handing over, hurling.',
      },
      'HB-13': {
        mark: 'M',
        fr: 'Pivoter est gratuit, mais c’est un déplacement pour l’interception.',
        en: 'Turning is free, but is a displacement for interception.',
      },
      'HB-14': {
        mark: 'M',
        fr: 'Un socle n’en croise pas d’autre ni un mur ; le terrain difficile compte double.',
        en: 'A base crosses no other base and no wall; difficult ground counts double.',
      },
      'HB-15': {
        mark: 'M',
        fr: 'Au bord de la table, un combattant peut fuir.',
        en: 'At the edge of the table a fighter may flee.',
      },
      'HB-16': {
        mark: 'M',
        fr: 'Actions réservées : celles de la carte, limitées, à leur moment, sans coûter l’action.',
        en: 'Reserved actions: those on the card, limited, at their moment, without costing the action.',
      },
    },
  },
  {
    id: 'SEE',
    title: { fr: 'Voir et mesurer', en: 'Seeing and measuring' },
    preface: {
      fr: 'Un combattant regarde devant lui, et la brume limite ce qu’il voit.',
      en: 'A fighter looks ahead, and the mist limits what is seen.',
    },
    rules: {
      'HB-17': {
        mark: 'M',
        fr: 'Champ de vision et angle d’attaque : le demi-plan devant le socle.',
        en: 'Field of vision and attack angle: the half-plane before the base.',
      },
      'HB-18': {
        mark: 'M',
        fr: 'Zone de corps à corps : 4 cm de bord à bord.',
        en: 'Melee zone: 4 cm from edge to edge.',
      },
      'HB-19': {
        mark: 'M',
        fr: 'On voit une cible dont une partie est devant, dans la brume permise et pas toute cachée.',
        en: 'One sees a target part of which is in front, within the mist and not wholly hidden.',
      },
    },
  },
  {
    id: 'MELEE',
    title: { fr: 'Le corps à corps', en: 'Melee' },
    preface: {
      fr: 'Frapper, répondre, dominer : ce qui se passe quand deux socles sont à portée de bras.',
      en: 'Striking, answering, dominating: what happens when two bases are within reach.',
    },
    rules: {
      'HB-20': {
        mark: 'M',
        fr: 'Armes : courte 0–2 cm, longue 2–4, lourde 1–3 ; ailleurs −3 et demi-dégâts.',
        en: 'Weapons: short 0–2 cm, long 2–4, heavy 1–3; elsewhere −3 and half damage.',
      },
      'HB-21': {
        mark: 'M',
        fr: 'Réactions : passe d’armes, esquive (−3 sans voir l’attaquant) ou encaisser.',
        en: 'Reactions: clash of arms, dodge (−3 without seeing the attacker) or taking it.',
      },
      'HB-22': {
        mark: 'M',
        fr: 'Passe d’armes : le plus haut domine ; le tour du dominé est fini, le dominant peut bouger encore.',
        en: 'Passe d’armes: the higher dominates; the loser’s turn is over, the winner may move on.',
      },
      'HB-23': {
        mark: 'M',
        fr: 'Esquive : atteindre le total adverse, et s’écarter jusqu’à 4 cm.',
        en: 'Dodge: reach the other’s total, and step aside up to 4 cm.',
      },
      'HB-24': {
        mark: 'M',
        fr: 'Encaisser : touché sauf échec automatique, compté comme dominé, mais le tour n’est pas fini.',
        en: 'Taking it: hit unless automatic failure, counted as dominated, but the turn is not over.',
      },
      'HB-25': {
        mark: 'M',
        fr: 'Dégâts : arme et charge, distance, partage, doublés si spéciale, effet, moins la protection.',
        en: 'Damage: weapon and charge, band, sharing, doubled if special, effect, less protection.',
      },
      'HB-26': {
        mark: 'M',
        fr: 'Effets : étourdir, reculer des dégâts en cm, percer la protection, trancher d’un point de plus.',
        en: 'Effects: stun, recoil by the damage in cm, pierce protection, cut for one more.',
      },
      'HB-27': {
        mark: 'M',
        fr: 'Après sa frappe, l’attaquant finit son déplacement, sauf dominé.',
        en: 'After his strike the attacker may finish his displacement, unless dominated.',
      },
    },
  },
  {
    id: 'SHOT',
    title: { fr: 'Tirs et sorts', en: 'Shots and spells' },
    preface: {
      fr: 'De loin, il faut atteindre une difficulté ; la cible a encore le droit de s’écarter.',
      en: 'From afar a difficulty must be reached, and the target may still step aside.',
    },
    rules: {
      'HB-30': {
        mark: 'M',
        fr: 'Portées d’une allonge a : rien sous a, bon jusqu’à 6a, −3 et demi-dégâts jusqu’à 10a.',
        en: 'Bands of a reach a: nothing below a, good up to 6a, −3 and half damage up to 10a.',
      },
      'HB-31': {
        mark: 'M',
        fr: 'Difficulté : 5 plus la moitié de la distance en cm, arrondie en haut.',
        en: 'Difficulty: 5 plus half the distance in cm, rounded up.',
      },
      'HB-32': {
        mark: 'M',
        fr: 'Tir réussi : la cible esquive ou encaisse.',
        en: 'A shot that succeeds: the target dodges or takes it.',
      },
      'HB-33': {
        mark: 'M',
        fr: 'Sorts : aptitude propre, difficulté propre ou de distance, portée, vue ; échec automatique : une blessure.',
        en: 'Spells: an aptitude each, own difficulty or that of the distance, range, sight; automatic failure: a wound.',
      },
    },
  },
  {
    id: 'TABLE',
    title: { fr: 'Hordes, table et victoire', en: 'Hordes, table and victory' },
    preface: {
      fr: 'Qui l’on amène, où on le pose, et comment on gagne.',
      en: 'Whom you bring, where you put them, and how you win.',
    },
    rules: {
      'HB-34': {
        mark: 'M',
        fr: 'Victoire : aux points des pertes adverses, au but du scénario, ou quand un camp n’a plus personne.',
        en: 'Victory: by the enemy’s losses, the scenario’s goal, or when a side has nobody left.',
      },
      'HB-35': {
        mark: 'M',
        fr: 'Déploiement : chacun dans sa bande, sans chevauchement.',
        en: 'Deployment: each in its strip, without overlaps.',
      },
      'HB-36': {
        mark: 'M',
        fr: 'Horde : trois à sept figurines d’une croyance, dans les points permis.',
        en: 'Horde: three to seven figures of one belief, within the points allowed.',
      },
      'HB-37': {
        mark: 'M',
        fr: 'Décor : des polygones simples avec une hauteur, qui barrent, cachent, ralentissent, portent ou manquent.',
        en: 'Scenery: simple polygons with a height that bar, hide, slow, bear or lack.',
      },
      'HB-38': { mark: 'T', fr: 'Table : 75, 90 ou 120 cm de côté.', en: 'Table: 75, 90 or 120 cm a side.' },
    },
  },
  {
    id: 'GEN',
    title: { fr: 'Généralités', en: 'General' },
    preface: { fr: 'Ce qui vaut pour toutes les règles avancées.', en: 'What holds for all the advanced rules.' },
    rules: {
      'MOR-GEN-01': {
        mark: 'M',
        fr: 'Toutes les règles avancées peuvent se combiner dans une même activation.',
        en: 'All advanced rules may be combined in one activation.',
      },
      'MOR-GEN-02': {
        mark: 'M',
        fr: 'Un dégât passe d’abord par la protection ; une blessure est un point de physique perdu.',
        en: 'Damage meets protection first; a wound is a point of physique lost.',
      },
      'MOR-GEN-03': {
        mark: 'M',
        fr: 'Toute division et toute conversion de centimètres s’arrondissent vers le bas.',
        en: 'Every division and every conversion of centimetres is rounded down.',
      },
      'MOR-GEN-04': {
        mark: 'M',
        fr: 'Ce qui vaut « jusqu’à la fin du tour » s’efface quand le tour finit.',
        en: 'What holds “until the end of the turn” is wiped out when the turn ends.',
      },
      'MOR-GEN-05': {
        mark: 'T',
        fr: 'On mesure après la déclaration ; la table peut permettre de mesurer librement.',
        en: 'One measures after declaring; the table may allow measuring freely.',
      },
      'MOR-GEN-06': {
        mark: 'M',
        fr: '« Conscient » veut dire : sur la table et pas hors combat, blessé compris.',
        en: '“Conscious” means: on the table and not out of combat, the wounded included.',
      },
    },
  },
  {
    id: 'JMP',
    title: { fr: 'Sauter', en: 'Jumping' },
    preface: {
      fr: 'De l’élan, une ligne droite, et l’espoir que le trou soit assez court.',
      en: 'A run-up, a straight line, and the hope that the hole is short enough.',
    },
    rules: {
      'MOR-JMP-01': {
        mark: 'M',
        fr: 'Un saut demande une course d’élan en ligne droite, juste avant l’envol, dans la même activation.',
        en: 'A jump needs a straight run-up just before take-off, in the same activation.',
      },
      'MOR-JMP-02': {
        mark: 'M',
        fr: 'Déplacement, élan et saut ensemble tiennent dans le déplacement, ou dans son double.',
        en: 'Movement, run-up and jump together stay within the displacement, or twice that.',
      },
      'MOR-JMP-03': {
        mark: 'M',
        fr: 'On peut marcher avant l’élan ; seule la dernière droite compte comme élan.',
        en: 'One may walk before the run-up; only the last straight counts as run-up.',
      },
      'MOR-JMP-04': {
        mark: 'M',
        fr: 'Le saut porte aussi loin que l’élan, moins l’encombrement.',
        en: 'A jump carries as far as the run-up, less the encumbrance.',
      },
      'MOR-JMP-05': {
        mark: 'M',
        fr: 'Le vol est droit et prolonge l’élan.',
        en: 'The flight is straight and goes on in line with the run-up.',
      },
      'MOR-JMP-06': {
        mark: 'M',
        fr: 'On ne saute que par-dessus ce qui est de taille 0.',
        en: 'One only jumps over what is of size 0.',
      },
      'MOR-JMP-07': {
        mark: 'M',
        fr: 'On annonce le saut, le départ et l’arrivée ; puis on mesure ; puis on saute.',
        en: 'Jump, take-off and landing are announced; then measured; then done.',
      },
      'MOR-JMP-08': {
        mark: 'M',
        fr: 'Le saut échoue s’il est trop long, gêné en vol, ou si le socle ne tient pas tout entier à l’arrivée.',
        en: 'The jump fails if it is too long, hindered in flight, or if the base does not wholly stand where it lands.',
      },
      'MOR-JMP-09': {
        mark: 'M',
        fr: 'Saut manqué : on tombe où le vol s’arrête, plus d’esquive ce tour, une blessure par centimètre entier manquant.',
        en: 'Failed: one drops where the flight ends, no more dodge this turn, a wound for every whole centimetre missing.',
      },
      'MOR-JMP-10': {
        mark: 'M',
        fr: 'Au-dessus du vide, le saut manqué est aussi une chute involontaire.',
        en: 'Over a void, a failed jump is an involuntary fall as well.',
      },
      'MOR-JMP-11': {
        mark: 'M',
        fr: 'L’armure ne compte ni pour un saut ni pour une chute.',
        en: 'Armour counts for neither jumps nor falls.',
      },
      'MOR-JMP-A1': {
        mark: 'M',
        fr: 'Après un saut manqué, le tour du combattant est fini.',
        en: 'After a failed jump the fighter’s turn is over.',
      },
      'MOR-JMP-A2': {
        mark: 'M',
        fr: 'Un combattant debout de taille 1 ou plus arrête un vol ; celui qui gît compte comme taille 0.',
        en: 'An upright fighter of size 1 or more stops a flight; one who lies counts as size 0.',
      },
      'MOR-JMP-A3': {
        mark: 'M',
        fr: 'Les blessures du saut et celles de la chute s’ajoutent.',
        en: 'The wounds of the jump and those of the fall add up.',
      },
      'MOR-JMP-A4': {
        mark: 'M',
        fr: 'On atterrit plus haut de moins de 2,5 cm, ou plus bas : la différence est alors une chute volontaire.',
        en: 'One lands higher by less than 2.5 cm, or lower: the difference is then a voluntary fall.',
      },
      'MOR-JMP-A5': {
        mark: 'M',
        fr: 'Pas de saut dans la ligne de charge ; avant elle, oui.',
        en: 'No jump in the charge line; before it, yes.',
      },
    },
  },
  {
    id: 'FAL',
    title: { fr: 'Chuter', en: 'Falling' },
    preface: {
      fr: 'Tomber, exprès ou non, et parfois sur quelqu’un.',
      en: 'Falling, on purpose or not, and sometimes onto somebody.',
    },
    rules: {
      'MOR-FAL-01': {
        mark: 'M',
        fr: 'Chute voulue : hauteur en cm plus encombrement, moins le physique restant, en blessures.',
        en: 'Voluntary fall: height in cm plus encumbrance, less the physique left, in wounds.',
      },
      'MOR-FAL-02': {
        mark: 'M',
        fr: 'Chute subie : ces blessures sont doublées.',
        en: 'Involuntary fall: those wounds are doubled.',
      },
      'MOR-FAL-03': { mark: 'M', fr: 'L’armure n’amortit aucune chute.', en: 'Armour softens no fall.' },
      'MOR-FAL-04': {
        mark: 'M',
        fr: 'Celui sur qui l’on tombe est le receveur.',
        en: 'The one somebody lands on is the receiver.',
      },
      'MOR-FAL-05': {
        mark: 'M',
        fr: 'Le plus petit prend toutes les blessures, jusqu’à son physique, l’autre le reste ; à taille égale, on partage.',
        en: 'The smaller takes all wounds up to his physique, the other the rest; equal sizes share.',
      },
      'MOR-FAL-06': {
        mark: 'M',
        fr: 'Le joueur du receveur place celui qui est tombé malgré lui ; sinon c’est le joueur du sauteur.',
        en: 'The receiver’s player places one who fell against his will; otherwise the jumper’s player does.',
      },
      'MOR-FAL-A1': {
        mark: 'M',
        fr: 'On double après avoir retranché le physique.',
        en: 'The doubling comes after the physique is taken off.',
      },
      'MOR-FAL-A2': {
        mark: 'M',
        fr: 'Tomber exprès sur un ami suit la même règle.',
        en: 'Dropping onto a friend on purpose follows the same rule.',
      },
      'MOR-FAL-A3': { mark: 'M', fr: 'Le receveur ne réagit pas.', en: 'The receiver does not react.' },
      'MOR-FAL-A4': {
        mark: 'M',
        fr: 'Le surplus ne tue pas : le plus petit finit hors combat, le reste passe à l’autre.',
        en: 'The excess does not kill: the smaller ends out of combat, the rest goes to the other.',
      },
      'MOR-FAL-A5': {
        mark: 'M',
        fr: 'La hauteur tombée ne coûte pas de déplacement.',
        en: 'The height fallen costs no displacement.',
      },
    },
  },
  {
    id: 'STP',
    title: { fr: 'Enjamber', en: 'Stepping over' },
    preface: { fr: 'Ce qui est assez bas ne mérite pas un saut.', en: 'What is low enough is not worth a jump.' },
    rules: {
      'MOR-STP-01': {
        mark: 'M',
        fr: 'Un trou de moins de 3 cm le long du chemin s’enjambe sans rien.',
        en: 'A hole of less than 3 cm along the way is stepped over freely.',
      },
      'MOR-STP-02': {
        mark: 'M',
        fr: 'Le trou se mesure après la déclaration.',
        en: 'The hole is measured after the declaration.',
      },
      'MOR-STP-03': {
        mark: 'M',
        fr: 'À 3 cm ou plus, on s’arrête juste avant et le tour est fini.',
        en: 'At 3 cm or more one stops just before it, and the turn is over.',
      },
    },
  },
  {
    id: 'CLB',
    title: { fr: 'Escalader', en: 'Climbing' },
    preface: {
      fr: 'Monter sur ce qui porte, au prix de quelques centimètres.',
      en: 'Onto whatever bears you, for a few centimetres.',
    },
    rules: {
      'MOR-CLB-01': {
        mark: 'M',
        fr: 'On escalade ce sur quoi la figurine ne tient pas, ou ce que le scénario dit d’escalader.',
        en: 'One climbs what the figure cannot be put on, or what the scenario says must be climbed.',
      },
      'MOR-CLB-02': {
        mark: 'M',
        fr: 'La distance escaladée compte double.',
        en: 'The distance climbed counts double.',
      },
      'MOR-CLB-03': {
        mark: 'M',
        fr: 'Sans appui atteint au sommet ou en chemin, on ne grimpe pas.',
        en: 'Without footing reached at the top or on the way, there is no climbing.',
      },
      'MOR-CLB-A1': {
        mark: 'M',
        fr: 'Une escalade trop longue est refusée et ne coûte rien.',
        en: 'A climb too long is refused and costs nothing.',
      },
      'MOR-CLB-A2': {
        mark: 'M',
        fr: 'Descendre coûte autant ; on peut aussi se laisser tomber.',
        en: 'Climbing down costs as much; one may drop instead.',
      },
      'MOR-CLB-A3': {
        mark: 'M',
        fr: 'Un déplacement double peut servir à grimper.',
        en: 'A double move may be used to climb.',
      },
    },
  },
  {
    id: 'MRL',
    title: { fr: 'Moral', en: 'Morale' },
    preface: {
      fr: 'Quand quelqu’un est tombé, les hordes se toisent ; la plus ferme en tire avantage.',
      en: 'When somebody has fallen, the hordes size each other up; the firmer one gains by it.',
    },
    rules: {
      'MOR-MRL-01': {
        mark: 'M',
        fr: 'Si quelqu’un est tombé ou a fui au tour d’avant, chaque joueur peut demander un jet de moral avant l’initiative.',
        en: 'If somebody fell or fled last turn, either player may ask for a morale roll before initiative.',
      },
      'MOR-MRL-02': {
        mark: 'M',
        fr: 'Chacun jette la volonté d’un de ses combattants conscients, à son choix.',
        en: 'Each rolls the will of one of his conscious fighters, his choice.',
      },
      'MOR-MRL-03': {
        mark: 'M',
        fr: '+1 par adversaire tombé ou enfui au tour d’avant.',
        en: '+1 for each enemy who fell or fled last turn.',
      },
      'MOR-MRL-04': {
        mark: 'M',
        fr: '+1 à la horde dont les combattants encore en lice valent le plus.',
        en: '+1 to the horde whose fighters still in the fight are worth more.',
      },
      'MOR-MRL-05': {
        mark: 'M',
        fr: 'Le meilleur total : +3 sur un jet au choix et un point de destinée, jusqu’à la fin du tour. Égalité : rien.',
        en: 'The better total: +3 on one roll of choice and a destiny point, until the end of the turn. Level: nothing.',
      },
      'MOR-MRL-06': {
        mark: 'M',
        fr: 'Une réussite spéciale du gagnant, ou un échec automatique du perdant, double le bonus.',
        en: 'A special success of the winner, or an automatic failure of the loser, doubles the bonus.',
      },
      'MOR-MRL-07': {
        mark: 'M',
        fr: 'Le bonus de moral s’ajoute à tous les autres.',
        en: 'The morale bonus adds to all others.',
      },
      'MOR-MRL-A1': {
        mark: 'M',
        fr: 'Le point de destinée n’est pas doublé.',
        en: 'The destiny point is not doubled.',
      },
      'MOR-MRL-A2': {
        mark: 'M',
        fr: 'Deux causes de doublement ne doublent qu’une fois.',
        en: 'Two causes of doubling double once.',
      },
      'MOR-MRL-A3': {
        mark: 'M',
        fr: 'Seul parle un combattant conscient ou blessé, et libre.',
        en: 'Only a conscious or wounded fighter who is free may speak.',
      },
      'MOR-MRL-A4': {
        mark: 'M',
        fr: 'Le bonus s’annonce avant le jet.',
        en: 'The bonus is announced before the roll.',
      },
      'MOR-MRL-A5': {
        mark: 'M',
        fr: 'Un prisonnier ne compte ni parmi les tombés ni dans la valeur de sa horde.',
        en: 'A prisoner counts neither among the fallen nor in his horde’s value.',
      },
    },
  },
  {
    id: 'CMB',
    title: { fr: 'Attaque combinée', en: 'Combined attack' },
    preface: {
      fr: 'Plusieurs contre un, en une seule activation : la cible doit se partager.',
      en: 'Several against one in a single activation: the target must divide its attention.',
    },
    rules: {
      'MOR-CMB-01': {
        mark: 'M',
        fr: 'Plusieurs combattants peuvent attaquer en une activation, tous nommés à la déclaration.',
        en: 'Several fighters may attack in one activation, all named in the declaration.',
      },
      'MOR-CMB-02': {
        mark: 'M',
        fr: 'Tous visent une seule et même cible.',
        en: 'All aim at one and the same target.',
      },
      'MOR-CMB-03': { mark: 'M', fr: 'Tous se placent d’abord.', en: 'All take their positions first.' },
      'MOR-CMB-04': {
        mark: 'M',
        fr: 'Puis chaque attaque se résout à son tour ; la cible réagit à chacune, autant d’esquives qu’elle veut, un seul maniement.',
        en: 'Then each attack is resolved in turn; the target answers each, any number of dodges, one handling of a weapon.',
      },
      'MOR-CMB-05': {
        mark: 'M',
        fr: 'La cible a un malus égal au nombre d’attaquants, que son joueur répartit sur ses jets.',
        en: 'The target has a malus equal to the number of attackers, shared out over its rolls by its player.',
      },
      'MOR-CMB-06': {
        mark: 'M',
        fr: 'Hors de portée par une esquive : ceux qui n’ont pas frappé ont fini leur tour.',
        en: 'Out of reach by a dodge: those who have not struck have ended their turn.',
      },
      'MOR-CMB-07': {
        mark: 'M',
        fr: 'La cible meurt : les autres attaquants ont fini leur tour.',
        en: 'The target dies: the other attackers have ended their turn.',
      },
      'MOR-CMB-08': {
        mark: 'M',
        fr: 'La cible est hors combat : un seul des restants peut continuer pour l’achever.',
        en: 'The target is out of combat: one of those left may go on to finish it.',
      },
      'MOR-CMB-A1': {
        mark: 'M',
        fr: 'Le malus compte ceux qui attaquent vraiment, pas ceux qui sont tombés en route ; il se place coup par coup, et le dernier jet possible prend ce qui reste.',
        en: 'The malus counts those who really attack, not those put down on the way; it is laid blow by blow, and the last roll that can be made takes what is left.',
      },
      'MOR-CMB-A2': {
        mark: 'M',
        fr: 'Le joueur attaquant fixe l’ordre avant le premier jet.',
        en: 'The attacking player fixes the order before the first roll.',
      },
      'MOR-CMB-A3': {
        mark: 'M',
        fr: 'Les participants sont inactivés.',
        en: 'Those taking part have not been activated.',
      },
      'MOR-CMB-A4': {
        mark: 'M',
        fr: 'La portée se juge pour chaque attaquant avec sa propre arme.',
        en: 'Reach is judged for each attacker with his own weapon.',
      },
      'MOR-CMB-A5': {
        mark: 'M',
        fr: 'Un attaquant seul n’est pas une attaque combinée.',
        en: 'A single attacker is no combined attack.',
      },
    },
  },
  {
    id: 'INT',
    title: { fr: 'Interception', en: 'Interception' },
    preface: {
      fr: 'Qui attend peut frapper celui qui passe, à l’endroit qu’il choisit sur son chemin.',
      en: 'Whoever waits may strike at one who passes, at a chosen point of the way.',
    },
    rules: {
      'MOR-INT-01': {
        mark: 'M',
        fr: 'Après la déclaration et avant le mouvement, l’adversaire annonce ses interceptions.',
        en: 'After the declaration and before the move, the opponent announces interceptions.',
      },
      'MOR-INT-02': {
        mark: 'M',
        fr: 'L’intercepteur n’a pas encore été activé ce tour.',
        en: 'The interceptor has not been activated this turn.',
      },
      'MOR-INT-03': {
        mark: 'M',
        fr: 'Il faut un déplacement ; une rotation en est un ici.',
        en: 'It takes a displacement; a rotation is one here.',
      },
      'MOR-INT-04': {
        mark: 'M',
        fr: 'L’intercepteur voit le combattant avant qu’il ne bouge.',
        en: 'The interceptor sees the fighter before it moves.',
      },
      'MOR-INT-05': {
        mark: 'M',
        fr: 'La trajectoire passe à portée de son arme ou de son sort sans qu’il bouge.',
        en: 'The way passes within reach of his weapon or spell without his moving.',
      },
      'MOR-INT-06': {
        mark: 'M',
        fr: 'Elle se résout au point de la trajectoire que choisit l’intercepteur, par les règles ordinaires.',
        en: 'It is resolved at the point of the way that the interceptor chooses, by the ordinary rules.',
      },
      'MOR-INT-07': {
        mark: 'M',
        fr: 'Si la cible esquive, elle continue et le tour de l’intercepteur est fini.',
        en: 'If the target dodges, it goes on, and the interceptor’s turn is over.',
      },
      'MOR-INT-08': {
        mark: 'M',
        fr: 'Si elle ne vient pas à portée, l’intercepteur n’est pas activé.',
        en: 'If it never comes within reach, the interceptor is not activated.',
      },
      'MOR-INT-09': {
        mark: 'M',
        fr: 'Plusieurs agissent dans l’ordre du passage à portée, le plus proche d’abord à égalité.',
        en: 'Several act in the order in which it comes within reach, the nearest first where that is the same.',
      },
      'MOR-INT-10': {
        mark: 'M',
        fr: 'Plusieurs interceptions ne font jamais une attaque combinée.',
        en: 'Several interceptions never make a combined attack.',
      },
      'MOR-INT-A1': { mark: 'M', fr: 'L’intercepteur ne pivote pas.', en: 'The interceptor does not turn.' },
      'MOR-INT-A2': {
        mark: 'M',
        fr: 'Celui qu’on intercepte esquive sans s’écarter et continue.',
        en: 'The one intercepted dodges without stepping aside and goes on.',
      },
      'MOR-INT-A3': {
        mark: 'M',
        fr: 'S’il encaisse et tient debout, il continue avec son action, sauf étourdi, poussé ou pris.',
        en: 'If he takes it and stands, he goes on with his action, unless stunned, pushed or taken.',
      },
      'MOR-INT-A4': {
        mark: 'M',
        fr: 'S’il répond d’une passe d’armes, son action est faite ; dominé, il s’arrête là.',
        en: 'If he answers with a clash of arms his action is spent; dominated, he stops there.',
      },
      'MOR-INT-A5': {
        mark: 'M',
        fr: 'Un tir d’interception subit le malus du mouvement.',
        en: 'An intercepting shot has the malus for movement.',
      },
      'MOR-INT-A6': {
        mark: 'M',
        fr: 'Tirs et sorts demandent aussi la vue au point choisi ; le corps à corps, l’angle d’attaque.',
        en: 'Shots and spells need sight at the point too; melee, the attack angle.',
      },
      'MOR-INT-A7': {
        mark: 'M',
        fr: 'Seule une activation déclarée ouvre la fenêtre : ni esquive, ni défense, ni recul.',
        en: 'Only a declared activation opens the window: no dodge, defence or recoil does.',
      },
      'MOR-INT-A8': {
        mark: 'M',
        fr: 'Dans une attaque combinée, chaque trajectoire est à part et chaque intercepteur en choisit une.',
        en: 'In a combined attack each way is its own, and each interceptor picks one.',
      },
    },
  },
  {
    id: 'DIS',
    title: { fr: 'Désengagement', en: 'Disengagement' },
    preface: { fr: 'Tourner les talons n’est pas gratuit.', en: 'Turning one’s back has its price.' },
    rules: {
      'MOR-DIS-01': {
        mark: 'M',
        fr: 'Quitter la zone de contact d’un adversaire (4 cm) est un désengagement.',
        en: 'Leaving an enemy’s contact zone (4 cm) is a disengagement.',
      },
      'MOR-DIS-02': {
        mark: 'M',
        fr: 'Il s’intercepte comme tout déplacement.',
        en: 'It can be intercepted like any displacement.',
      },
      'MOR-DIS-03': {
        mark: 'M',
        fr: 'Quitter le dos de quelqu’un, ou la portée d’un tireur, n’en est pas un.',
        en: 'Leaving somebody’s back, or a shooter’s range, is none.',
      },
      'MOR-DIS-A1': {
        mark: 'M',
        fr: 'Le dos : hors de l’angle d’attaque au départ.',
        en: 'The back: outside the attack angle at the start.',
      },
    },
  },
  {
    id: 'PRV',
    title: { fr: 'Privilège de l’attaquant', en: 'The attacker’s privilege' },
    preface: {
      fr: 'Qui charge choisit son moment : l’attaqué ne l’intercepte pas, sauf exceptions.',
      en: 'Who attacks chooses the moment: the attacked does not intercept, with exceptions.',
    },
    rules: {
      'MOR-PRV-01': {
        mark: 'M',
        fr: 'Au corps à corps, l’attaqué n’intercepte pas lui-même son attaquant.',
        en: 'In melee, the attacked does not intercept his own attacker.',
      },
      'MOR-PRV-02': {
        mark: 'M',
        fr: 'Sauf si l’attaquant s’éloigne de lui dans la zone de contact.',
        en: 'Unless the attacker moves away from him inside the contact zone.',
      },
      'MOR-PRV-03': { mark: 'M', fr: 'Ou s’il sort de son angle d’attaque.', en: 'Or leaves his attack angle.' },
      'MOR-PRV-A1': {
        mark: 'M',
        fr: 'S’éloigner : la distance croît de plus d’un millimètre, et le point est sur ce tronçon.',
        en: 'Moving away: the distance grows by more than a millimetre, and the point lies on that stretch.',
      },
    },
  },
  {
    id: 'DEF',
    title: { fr: 'Défense', en: 'Defence' },
    preface: {
      fr: 'Un compagnon peut se jeter entre l’attaquant et sa proie, s’il arrive à temps.',
      en: 'A companion may leap between the attacker and the prey, if there is time.',
    },
    rules: {
      'MOR-DEF-01': {
        mark: 'M',
        fr: 'Au corps à corps seulement, annoncée avant le mouvement, par un défenseur nommé.',
        en: 'In melee only, announced before the move, by one named defender.',
      },
      'MOR-DEF-02': {
        mark: 'M',
        fr: 'Le défenseur est inactivé et voit l’attaquant avant qu’il ne bouge.',
        en: 'The defender is not activated and sees the attacker before he moves.',
      },
      'MOR-DEF-03': {
        mark: 'M',
        fr: 'Il vient au contact du compagnon et à distance de frappe de l’attaquant.',
        en: 'He comes into contact with the companion and within striking distance of the attacker.',
      },
      'MOR-DEF-04': {
        mark: 'M',
        fr: 'Il faut qu’il parcoure au plus la distance de l’attaquant.',
        en: 'He must cover no more distance than the attacker.',
      },
      'MOR-DEF-05': {
        mark: 'M',
        fr: 'Le combat se fait alors entre l’attaquant et lui.',
        en: 'The fight is then between the attacker and him.',
      },
      'MOR-DEF-06': {
        mark: 'M',
        fr: 'L’attaquant peut plutôt l’esquiver pour frapper sa première cible.',
        en: 'The attacker may dodge him instead and strike his first target.',
      },
      'MOR-DEF-07': {
        mark: 'M',
        fr: 'Trop lent : la défense échoue, son tour est fini, l’attaque suit son cours.',
        en: 'Too slow: the defence fails, his turn is over, the attack goes on.',
      },
      'MOR-DEF-A1': {
        mark: 'M',
        fr: 'Le défenseur ne dépasse pas son propre déplacement simple.',
        en: 'The defender stays within his own simple move.',
      },
      'MOR-DEF-A2': {
        mark: 'M',
        fr: 'La distance de l’attaquant est tout son chemin de l’activation.',
        en: 'The attacker’s distance is his whole way of the activation.',
      },
      'MOR-DEF-A3': {
        mark: 'M',
        fr: 'Un défenseur en retard reste où il voulait aller.',
        en: 'A late defender stands where he wanted to go.',
      },
      'MOR-DEF-A4': {
        mark: 'M',
        fr: 'Esquive contre maniement du défenseur : réussie, on frappe la cible ; manquée, on prend le coup et le tour est fini.',
        en: 'Dodge against the defender’s weapon handling: made, one strikes the target; failed, one takes the blow and the turn is over.',
      },
      'MOR-DEF-A5': {
        mark: 'M',
        fr: 'Un combattant n’a qu’une réaction : intercepter ou défendre.',
        en: 'A fighter has one reaction: intercept or defend.',
      },
      'MOR-DEF-A6': {
        mark: 'M',
        fr: 'On défend aussi contre une charge ; son bonus reste.',
        en: 'One may defend against a charge too; its bonus stays.',
      },
    },
  },
  {
    id: 'CON',
    title: { fr: 'Monter au contact', en: 'Closing in' },
    preface: { fr: 'L’arme courte gagne à se coller à l’adversaire.', en: 'A short weapon gains by staying close.' },
    rules: {
      'MOR-CON-01': {
        mark: 'M',
        fr: 'Au corps à corps, avec une arme courte, après avoir dominé, blessure ou non.',
        en: 'In melee, with a short weapon, after dominating, wound or no wound.',
      },
      'MOR-CON-02': {
        mark: 'M',
        fr: 'On est placé au contact par le plus court chemin, sans frais.',
        en: 'One is placed in contact by the shortest way, free of cost.',
      },
      'MOR-CON-03': {
        mark: 'M',
        fr: 'Cela s’ajoute au déplacement qui reste après la frappe.',
        en: 'It comes on top of the displacement left after the strike.',
      },
      'MOR-CON-04': {
        mark: 'M',
        fr: 'Contre une esquive réussie, pas de domination, donc pas de contact.',
        en: 'Against a successful dodge there is no domination, hence no closing in.',
      },
      'MOR-CON-A1': {
        mark: 'M',
        fr: 'Le défenseur qui domine le peut aussi.',
        en: 'The defender who dominates may do it too.',
      },
      'MOR-CON-A2': {
        mark: 'M',
        fr: 'Par un chemin libre de 4 cm au plus ; sinon, non.',
        en: 'By a free way of at most 4 cm; otherwise not.',
      },
    },
  },
  {
    id: 'VAL',
    title: { fr: 'Envoyer valser', en: 'Sending somebody reeling' },
    preface: {
      fr: 'L’arme longue ou lourde envoie l’adversaire où l’on veut.',
      en: 'A long or heavy weapon sends an enemy where you want.',
    },
    rules: {
      'MOR-VAL-01': {
        mark: 'M',
        fr: 'Au corps à corps, avec une arme longue ou lourde, après avoir dominé, blessure ou non.',
        en: 'In melee, with a long or heavy weapon, after dominating, wound or no wound.',
      },
      'MOR-VAL-02': {
        mark: 'M',
        fr: 'L’adversaire est déplacé dans le champ de vision et la zone du dominant, sans mordre sur l’angle, sans tourner.',
        en: 'The adversary is moved within the dominator’s sight and zone, not biting on the angle, not turned.',
      },
      'MOR-VAL-03': {
        mark: 'M',
        fr: 'Cela n’entame pas son propre déplacement.',
        en: 'It takes nothing from its own displacement.',
      },
      'MOR-VAL-04': {
        mark: 'M',
        fr: 'Plusieurs adversaires frappés peuvent l’être tous, sans se croiser.',
        en: 'Several struck adversaries may all be moved, without crossing.',
      },
      'MOR-VAL-05': { mark: 'M', fr: 'Une esquive réussie l’empêche.', en: 'A successful dodge prevents it.' },
      'MOR-VAL-A1': {
        mark: 'M',
        fr: 'Par-dessus un bord, c’est une chute involontaire.',
        en: 'Over an edge it is an involuntary fall.',
      },
      'MOR-VAL-A2': {
        mark: 'M',
        fr: 'En ligne droite, par un couloir libre.',
        en: 'In a straight line, by a free corridor.',
      },
      'MOR-VAL-A3': {
        mark: 'M',
        fr: 'Celui qui encaisse compte comme dominé.',
        en: 'Who takes the blow counts as dominated.',
      },
    },
  },
  {
    id: 'MUL',
    title: { fr: 'Frappe multiple', en: 'Multiple strike' },
    preface: {
      fr: 'Un seul grand geste pour tout ce qui se trouve dans l’arc.',
      en: 'One wide stroke for everything within the arc.',
    },
    rules: {
      'MOR-MUL-01': {
        mark: 'M',
        fr: 'Au corps à corps, arme longue ou lourde, déclarée au début.',
        en: 'In melee, a long or heavy weapon, declared at the start.',
      },
      'MOR-MUL-02': {
        mark: 'M',
        fr: 'Au moins deux cibles, adversaires ou compagnons, dans la zone du frappeur.',
        en: 'At least two targets, enemies or companions, in the striker’s zone.',
      },
      'MOR-MUL-03': {
        mark: 'M',
        fr: 'On nomme les deux extrémités et le sens ; un seul passage.',
        en: 'The two ends and the direction are named; one sweep.',
      },
      'MOR-MUL-04': {
        mark: 'M',
        fr: 'Tous ceux qui sont entre les deux et à portée sont frappés.',
        en: 'Everybody between the two and in reach is struck.',
      },
      'MOR-MUL-05': {
        mark: 'M',
        fr: 'Toutes les réactions d’abord ; puis le frappeur jette une fois, chaque cible selon sa réaction.',
        en: 'All reactions first; then the striker rolls once, each target by its reaction.',
      },
      'MOR-MUL-06': {
        mark: 'M',
        fr: 'Les dégâts se divisent entre les cibles ; le reste est perdu.',
        en: 'The damage is divided among the targets; the remainder is lost.',
      },
      'MOR-MUL-07': {
        mark: 'M',
        fr: 'On compare un par un dans le sens de la frappe.',
        en: 'Results are compared one by one in the direction of the sweep.',
      },
      'MOR-MUL-08': {
        mark: 'M',
        fr: 'Une cible qui domine arrête la frappe ; la suite ne peut plus que blesser le frappeur.',
        en: 'A target that dominates stops the sweep; what follows can only hurt the striker.',
      },
      'MOR-MUL-09': {
        mark: 'M',
        fr: 'Un malus de distance dû à une cible vaut pour toutes.',
        en: 'A distance malus due to one target holds for all.',
      },
      'MOR-MUL-10': {
        mark: 'M',
        fr: 'La réussite spéciale touche chaque cible tant que l’arme fait des dégâts, même arrêtés.',
        en: 'A special success affects each target as long as the weapon deals damage, even if stopped.',
      },
      'MOR-MUL-11': {
        mark: 'M',
        fr: 'Une esquive ne domine pas et n’arrête rien.',
        en: 'A dodge neither dominates nor stops anything.',
      },
      'MOR-MUL-12': {
        mark: 'M',
        fr: 'Les effets sont les mêmes sur les compagnons.',
        en: 'The effects are the same on companions.',
      },
      'MOR-MUL-13': {
        mark: 'M',
        fr: 'Après : le frappeur et ceux qui ont manié l’arme sont activés ; le dominant finit son déplacement, l’esquiveur s’écarte.',
        en: 'After it: the striker and those who used a weapon are activated; the dominator may move on, the dodger steps aside.',
      },
      'MOR-MUL-A1': {
        mark: 'M',
        fr: 'Une égalité n’arrête pas la frappe et ne blesse personne.',
        en: 'A tie does not stop the sweep and hurts nobody.',
      },
      'MOR-MUL-A2': {
        mark: 'M',
        fr: 'Le bonus de charge s’ajoute avant la division.',
        en: 'The charge bonus is added before the division.',
      },
      'MOR-MUL-A3': {
        mark: 'M',
        fr: 'La distance divise par deux avant le partage.',
        en: 'The band halves before the sharing out.',
      },
      'MOR-MUL-A4': {
        mark: 'M',
        fr: 'Un compagnon frappé peut répondre d’une passe d’armes.',
        en: 'A companion who is struck may answer with a clash of arms.',
      },
      'MOR-MUL-A5': {
        mark: 'M',
        fr: '« Entre » : dans le secteur d’une extrémité à l’autre, un demi-tour au plus.',
        en: '“Between”: in the sector from end to end, half a turn at most.',
      },
    },
  },
  {
    id: 'BOD',
    title: { fr: 'Frappes corporelles', en: 'Body strikes' },
    preface: { fr: 'Le poing et le pied, quand l’arme ne sert pas.', en: 'Fist and foot, where the weapon is no use.' },
    rules: {
      'MOR-BOD-01': {
        mark: 'M',
        fr: 'Au corps à corps, adversaire en vue et dans la zone, annoncée au début.',
        en: 'In melee, the adversary in sight and in the zone, announced at the start.',
      },
      'MOR-BOD-02': { mark: 'M', fr: 'Elle se jette avec l’esquive.', en: 'It is rolled with the dodge aptitude.' },
      'MOR-BOD-03': {
        mark: 'M',
        fr: 'Dominer fait autant que l’armure restante, plus un par dix de physique restant.',
        en: 'Dominating deals the armour left, plus one for every ten of physique left.',
      },
      'MOR-BOD-04': {
        mark: 'M',
        fr: 'Réussite spéciale : étourdit sans doubler ; armure −1 ou une blessure, et plus rien ce tour.',
        en: 'Special success: stuns without doubling; armour −1 or a wound, and nothing more this turn.',
      },
      'MOR-BOD-A1': {
        mark: 'M',
        fr: 'L’armure de la cible compte contre une frappe corporelle.',
        en: 'The target’s armour counts against a body strike.',
      },
      'MOR-BOD-A2': {
        mark: 'M',
        fr: 'On peut y répondre par elle : c’est le maniement du tour.',
        en: 'One may answer with it: it is the weapon handling of the turn.',
      },
      'MOR-BOD-A3': { mark: 'M', fr: 'Pas de malus de distance.', en: 'No distance malus.' },
      'MOR-BOD-A4': {
        mark: 'M',
        fr: 'Elle ne permet ni contact ni envoi.',
        en: 'It allows neither closing in nor sending reeling.',
      },
    },
  },
  {
    id: 'CHG',
    title: { fr: 'Charges', en: 'Charges' },
    preface: {
      fr: 'Une ligne droite, de la vitesse, et cinq façons de s’en servir.',
      en: 'A straight line, some speed, and five ways to use it.',
    },
    rules: {
      'MOR-CHG-01': {
        mark: 'M',
        fr: 'Une charge est un déplacement et une frappe : l’action du tour. Seule la ligne compte, on peut bouger avant.',
        en: 'A charge is a displacement and a strike: the action of the turn. Only the line counts; one may move before.',
      },
      'MOR-CHG-02': {
        mark: 'M',
        fr: 'La ligne est droite, sans saut, la cible en vue.',
        en: 'The line is straight, without a jump, the target in sight.',
      },
      'MOR-CHG-03': {
        mark: 'M',
        fr: 'Plus courte que l’encombrement : pas de bonus, une attaque ordinaire.',
        en: 'Shorter than the encumbrance: no bonus, an ordinary attack.',
      },
      'MOR-CHG-04': {
        mark: 'M',
        fr: 'Bonus : la moitié de ce que la ligne dépasse de l’encombrement.',
        en: 'Bonus: half of what the line exceeds the encumbrance by.',
      },
      'MOR-CHG-05': {
        mark: 'M',
        fr: 'Surprise : le bonus va au jet de maniement du chargeur.',
        en: 'Surprise: the bonus goes to the charger’s weapon handling.',
      },
      'MOR-CHG-06': {
        mark: 'M',
        fr: 'Offensive : le bonus va aux dégâts de qui domine.',
        en: 'Offensive: the bonus goes to the damage of whoever dominates.',
      },
      'MOR-CHG-07': {
        mark: 'M',
        fr: 'Poussée : celui qui a le moins de physique recule du bonus en cm ; à égalité, le chargé.',
        en: 'Shove: the one with less physique recoils by the bonus in cm; level, the charged.',
      },
      'MOR-CHG-08': {
        mark: 'M',
        fr: 'Ruée : le déplacement s’allonge du bonus en cm.',
        en: 'Rush: the displacement grows by the bonus in cm.',
      },
      'MOR-CHG-09': {
        mark: 'M',
        fr: 'Percée : qui domine passe et court jusqu’au bout de son déplacement, puis esquive mieux du bonus ce tour.',
        en: 'Breakthrough: who dominates passes and runs to the end of his displacement, then dodges better by the bonus this turn.',
      },
      'MOR-CHG-10': {
        mark: 'M',
        fr: 'On nomme le combattant, le type et la cible, le début de la ligne ; puis le corps à corps.',
        en: 'Fighter, type and target, start of the line are named; then the melee.',
      },
      'MOR-CHG-A1': {
        mark: 'M',
        fr: 'La formule prime sur « la moitié du déplacement de charge ».',
        en: 'The formula goes before “half the charge displacement”.',
      },
      'MOR-CHG-A2': {
        mark: 'M',
        fr: 'La cible doit être vue du premier point de la ligne.',
        en: 'The target must be seen from the first point of the line.',
      },
      'MOR-CHG-A3': {
        mark: 'M',
        fr: 'Poussée : on compare après les dégâts, sans domination, mais pas si la cible a esquivé.',
        en: 'Shove: compared after the damage, no domination needed, but not if the target dodged.',
      },
      'MOR-CHG-A4': {
        mark: 'M',
        fr: 'Ruée : le bonus vient de la ligne courue dans le déplacement ; il sert avant ou après la frappe.',
        en: 'Rush: the bonus comes from the line run within the displacement; it serves before or after the strike.',
      },
      'MOR-CHG-A5': {
        mark: 'M',
        fr: 'Percée : on s’écarte du strict nécessaire et on s’arrête au premier obstacle ; sans dominer, on reste.',
        en: 'Breakthrough: one shifts aside by the least needed and stops at the first obstacle; without dominating one stays.',
      },
      'MOR-CHG-A6': {
        mark: 'M',
        fr: 'La ligne finit où veut l’attaquant, dans les 4 cm.',
        en: 'The line ends where the attacker likes, within 4 cm.',
      },
      'MOR-CHG-A7': {
        mark: 'M',
        fr: 'Pas de déplacement double avec une charge.',
        en: 'No double move with a charge.',
      },
    },
  },
  {
    id: 'RNG',
    title: { fr: 'Modificateurs à distance', en: 'Modifiers at a distance' },
    preface: {
      fr: 'Le mouvement, la hauteur, la taille, la pluie : ce qui aide ou gêne un tir, un lancer ou un sort.',
      en: 'Movement, height, size, rain: what helps or hinders a shot, a throw or a spell.',
    },
    rules: {
      'MOR-RNG-01': {
        mark: 'M',
        fr: 'Ces modificateurs valent pour tirs, jets et sorts ; ils s’additionnent.',
        en: 'These modifiers hold for shots, throws and spells; they add up.',
      },
      'MOR-RNG-02': {
        mark: 'M',
        fr: '−3 chacun : tireur ou cible ayant bougé ou agi, tireur plus bas de plus de 3 cm, cible en partie cachée, pluie ou vent, cible de taille 0.',
        en: '−3 each: shooter or target moved or acted, shooter lower by more than 3 cm, target partly hidden, rain or wind, target of size 0.',
      },
      'MOR-RNG-03': {
        mark: 'M',
        fr: '+3 chacun : cible plus basse de 3 cm, de taille 2 ou 3, hors combat ; +6 pour la taille 4 ou 5.',
        en: '+3 each: target lower by 3 cm, of size 2 or 3, out of combat; +6 for size 4 or 5.',
      },
      'MOR-RNG-A1': { mark: 'M', fr: 'La taille 1 ne change rien.', en: 'Size 1 changes nothing.' },
      'MOR-RNG-A2': {
        mark: 'M',
        fr: 'Les hauteurs se comptent de surface à surface.',
        en: 'Heights are taken from surface to surface.',
      },
      'MOR-RNG-A3': {
        mark: 'M',
        fr: 'Le temps qu’il fait vient du scénario ; une brume conjurée n’est pas naturelle.',
        en: 'The weather comes from the scenario; a conjured mist is not natural.',
      },
      'MOR-RNG-A4': {
        mark: 'M',
        fr: 'Pour un sort sur soi, seuls comptent le mouvement et le temps.',
        en: 'For a spell on oneself only movement and weather count.',
      },
      'MOR-RNG-A5': {
        mark: 'M',
        fr: 'Pour un lancer vers un point, la taille ne compte que si quelqu’un s’y tient.',
        en: 'For a throw at a point, size counts only if somebody stands there.',
      },
      'MOR-RNG-A6': {
        mark: 'M',
        fr: 'Le tir lui-même n’est pas un acte antérieur.',
        en: 'The shot itself is no earlier act.',
      },
    },
  },
  {
    id: 'STR',
    title: { fr: 'Coups perdus', en: 'Stray shots' },
    preface: {
      fr: 'Ce qui manque sa cible ne disparaît pas toujours.',
      en: 'What misses its target does not always vanish.',
    },
    rules: {
      'MOR-STR-01': {
        mark: 'M',
        fr: 'Un coup manqué peut toucher quelqu’un à moins de 5 cm de la cible.',
        en: 'A miss may hit somebody less than 5 cm from the target.',
      },
      'MOR-STR-02': {
        mark: 'M',
        fr: 'Manqué de k points : le k-ième plus proche de la cible.',
        en: 'Missed by k points: the k-th nearest to the target.',
      },
      'MOR-STR-03': { mark: 'M', fr: 'À distance égale, le sort décide.', en: 'At equal distance, chance decides.' },
      'MOR-STR-A1': {
        mark: 'M',
        fr: 'S’il n’y en a pas tant, personne n’est touché.',
        en: 'If there are not that many, nobody is hit.',
      },
      'MOR-STR-A2': { mark: 'M', fr: 'Le tireur ne se touche pas lui-même.', en: 'The shooter does not hit himself.' },
      'MOR-STR-A3': {
        mark: 'M',
        fr: 'Celui qui est touché peut esquiver ou encaisser.',
        en: 'The one hit may dodge or take it.',
      },
      'MOR-STR-A4': {
        mark: 'M',
        fr: 'Un échec automatique ne touche personne ; un lancer retombe près du lanceur.',
        en: 'An automatic failure hits nobody; a throw comes down near the thrower.',
      },
      'MOR-STR-A5': {
        mark: 'M',
        fr: 'Ceux qui gisent hors combat comptent aussi.',
        en: 'Those who lie out of combat count as well.',
      },
      'MOR-STR-A6': {
        mark: 'M',
        fr: 'Un coup esquivé n’est pas un coup perdu.',
        en: 'A dodged shot is not a stray one.',
      },
    },
  },
  {
    id: 'SOR',
    title: { fr: 'Maître sorcier', en: 'Master sorcerer' },
    preface: {
      fr: 'Puiser en soi pour mieux lancer, ou préparer un sort en secret pour le tour suivant.',
      en: 'Drawing on oneself to cast better, or preparing a spell in secret for the next turn.',
    },
    rules: {
      'MOR-SOR-01': {
        mark: 'M',
        fr: 'L’augmentation se déclare avant de lancer ; les conditions du sort restent les mêmes.',
        en: 'A boost is declared before casting; the spell’s conditions stay the same.',
      },
      'MOR-SOR-02': {
        mark: 'M',
        fr: 'Le lanceur jette une fois le dé du sort, sans destinée.',
        en: 'The caster rolls the spell’s die once, without destiny.',
      },
      'MOR-SOR-03': {
        mark: 'M',
        fr: 'L’aptitude monte d’autant au plus, payé en physique.',
        en: 'The aptitude rises by at most that, paid in physique.',
      },
      'MOR-SOR-04': {
        mark: 'M',
        fr: 'Le bonus s’annonce avant le jet du sort, où la destinée est permise.',
        en: 'The bonus is announced before the casting roll, on which destiny is allowed.',
      },
      'MOR-SOR-05': {
        mark: 'M',
        fr: 'Préparer un sort est l’action du tour ; au tour suivant on le lance en plus d’une action.',
        en: 'Preparing a spell is the action of the turn; next turn it is cast besides an action.',
      },
      'MOR-SOR-06': {
        mark: 'M',
        fr: 'Pendant la préparation : ni esquive, ni action réservée, ni blessure, ni acte forcé, sinon le sort est perdu.',
        en: 'During the preparation: no dodge, reserved action, wound or forced act, or the spell is lost.',
      },
      'MOR-SOR-07': {
        mark: 'M',
        fr: 'Il part juste avant ou juste après l’action du tour suivant.',
        en: 'It is cast just before or just after the action of the next turn.',
      },
      'MOR-SOR-08': {
        mark: 'M',
        fr: 'Le nom du sort préparé reste secret jusqu’au lancement.',
        en: 'The name of the prepared spell stays secret until it is cast.',
      },
      'MOR-SOR-A1': {
        mark: 'M',
        fr: 'On paie le bonus choisi, pas tout le dé.',
        en: 'One pays the bonus chosen, not the whole die.',
      },
      'MOR-SOR-A2': {
        mark: 'M',
        fr: 'La mise laisse au moins un point de physique.',
        en: 'The stake leaves at least one point of physique.',
      },
      'MOR-SOR-A3': { mark: 'M', fr: 'La mise n’est pas une blessure.', en: 'The stake is no wound.' },
      'MOR-SOR-A4': {
        mark: 'M',
        fr: 'Le sort est fixé à la préparation ; cible et mise le sont au lancement.',
        en: 'The spell is fixed when prepared; target and stake when cast.',
      },
      'MOR-SOR-A5': {
        mark: 'M',
        fr: 'Acte forcé : répondre d’une passe d’armes, être pris, poussé, lancé ou envoyé valser.',
        en: 'A forced act: answering with a clash of arms, being taken, pushed, thrown or sent reeling.',
      },
    },
  },
  {
    id: 'OBJ',
    title: { fr: 'Objets', en: 'Objects' },
    preface: { fr: 'Ramasser, porter, passer de main en main.', en: 'Picking up, carrying, handing over.' },
    rules: {
      'MOR-OBJ-01': {
        mark: 'M',
        fr: 'Ramasser est l’action du tour : au contact de l’objet ou du combattant hors combat qui le porte.',
        en: 'Picking up is the action of the turn: in contact with the object or with the fallen who carries it.',
      },
      'MOR-OBJ-02': {
        mark: 'M',
        fr: 'Sans blessure jusqu’à la fin du tour, l’objet est pris.',
        en: 'Without a wound until the end of the turn, the object is taken.',
      },
      'MOR-OBJ-03': {
        mark: 'M',
        fr: 'Son encombrement s’ajoute à la distance minimale de charge.',
        en: 'Its encumbrance adds to the least charge distance.',
      },
      'MOR-OBJ-04': {
        mark: 'M',
        fr: 'Si les deux camps remplissent les conditions, personne ne l’a.',
        en: 'If both sides meet the conditions, nobody has it.',
      },
      'MOR-OBJ-05': {
        mark: 'M',
        fr: 'Cela vaut pour tout objet posé, lancé ou perdu.',
        en: 'This holds for any object laid down, thrown or lost.',
      },
      'MOR-OBJ-06': {
        mark: 'M',
        fr: 'Passer des objets à un compagnon au contact est l’action du donneur.',
        en: 'Handing objects to a companion in contact is the giver’s action.',
      },
      'MOR-OBJ-A1': {
        mark: 'M',
        fr: 'Le contact doit durer jusqu’à la fin du tour.',
        en: 'The contact must last to the end of the turn.',
      },
      'MOR-OBJ-A2': {
        mark: 'M',
        fr: 'Deux d’un même camp ne se gênent pas : le premier déclaré.',
        en: 'Two of one side are no conflict: the first to declare.',
      },
      'MOR-OBJ-A3': {
        mark: 'M',
        fr: 'Seules comptent les blessures reçues après la déclaration.',
        en: 'Only wounds taken after the declaration count.',
      },
    },
  },
  {
    id: 'THR',
    title: { fr: 'Lancer', en: 'Throwing' },
    preface: { fr: 'Lancer une chose, ou quelqu’un.', en: 'Throwing a thing, or a person.' },
    rules: {
      'MOR-THR-01': {
        mark: 'M',
        fr: 'On nomme le projectile et le point de chute, dans l’angle d’attaque.',
        en: 'Projectile and landing point are named, within the attack angle.',
      },
      'MOR-THR-02': {
        mark: 'M',
        fr: 'Difficulté d’un tir ; aptitude : le physique restant ; tous les modificateurs à distance.',
        en: 'The difficulty of a shot; aptitude: the physique left; all modifiers at a distance.',
      },
      'MOR-THR-03': {
        mark: 'M',
        fr: 'Un objet : malus de son encombrement.',
        en: 'An object: its encumbrance as a malus.',
      },
      'MOR-THR-04': {
        mark: 'M',
        fr: 'Difficulté atteinte : il arrive au point visé.',
        en: 'Difficulty reached: it comes down where it was aimed.',
      },
      'MOR-THR-05': {
        mark: 'M',
        fr: 'Sinon il retombe à autant de cm que le physique du lanceur, dans la direction visée.',
        en: 'Otherwise it comes down as many cm away as the thrower’s physique, the way it was aimed.',
      },
      'MOR-THR-06': {
        mark: 'M',
        fr: 'Échec automatique : l’adversaire le place dans la zone du lanceur.',
        en: 'Automatic failure: the opponent puts it in the thrower’s zone.',
      },
      'MOR-THR-07': {
        mark: 'M',
        fr: 'On ne lance qu’un combattant hors combat ou prisonnier.',
        en: 'Only somebody out of combat or a prisoner can be thrown.',
      },
      'MOR-THR-08': {
        mark: 'M',
        fr: 'Une victime : malus de son physique entier.',
        en: 'A victim: its whole physique as a malus.',
      },
      'MOR-THR-09': {
        mark: 'M',
        fr: 'Échec automatique avec un prisonnier : il retrouve l’état d’avant sa capture.',
        en: 'Automatic failure with a prisoner: he is as he was before his capture.',
      },
      'MOR-THR-A1': {
        mark: 'T',
        fr: 'Un lancer manqué peut dépasser le point visé ; une option l’y borne.',
        en: 'A failed throw may land beyond the point aimed at; an option caps it there.',
      },
      'MOR-THR-A2': {
        mark: 'M',
        fr: 'La distance part du bord du socle et s’arrête aux murs et au bord.',
        en: 'The distance starts at the edge of the base and ends at walls and edges.',
      },
      'MOR-THR-A3': { mark: 'M', fr: 'Lancer est l’action du tour.', en: 'Throwing is the action of the turn.' },
      'MOR-THR-A4': {
        mark: 'M',
        fr: 'Le prisonnier est tenu ; celui qui gît doit être au contact.',
        en: 'The prisoner is held; one who lies must be in contact.',
      },
      'MOR-THR-A5': {
        mark: 'M',
        fr: 'On peut lancer un compagnon hors combat.',
        en: 'One may throw a companion who is out of combat.',
      },
    },
  },
  {
    id: 'LND',
    title: { fr: 'Réception', en: 'Landing' },
    preface: { fr: 'Ce qui arrive à ceux sur qui cela retombe.', en: 'What becomes of those on whom it comes down.' },
    rules: {
      'MOR-LND-01': {
        mark: 'M',
        fr: 'Un objet fait son encombrement, plus un par dix de physique du lanceur, étourdissant.',
        en: 'An object deals its encumbrance, plus one for every ten of the thrower’s physique, stunning.',
      },
      'MOR-LND-02': {
        mark: 'M',
        fr: 'Une victime fait la moitié de son physique, en recul, et subit la moitié des cm parcourus.',
        en: 'A victim deals half its physique, with recoil, and suffers half the cm flown.',
      },
      'MOR-LND-03': {
        mark: 'M',
        fr: 'Un objet au sol est marqué par un jeton.',
        en: 'An object on the ground is marked by a token.',
      },
      'MOR-LND-A1': {
        mark: 'M',
        fr: 'Étourdir et reculer ne viennent qu’avec une réussite spéciale.',
        en: 'Stunning and recoil only come with a special success.',
      },
      'MOR-LND-A2': {
        mark: 'M',
        fr: 'Est touché celui dont le socle couvre le point.',
        en: 'Hit is the one whose base covers the point.',
      },
      'MOR-LND-A3': { mark: 'M', fr: 'Il peut esquiver ou encaisser.', en: 'He may dodge or take it.' },
      'MOR-LND-A4': {
        mark: 'M',
        fr: 'L’armure de la victime compte ; hors combat, une blessure la tue.',
        en: 'The victim’s armour counts; out of combat, a wound kills it.',
      },
    },
  },
  {
    id: 'STA',
    title: { fr: 'États', en: 'States' },
    preface: {
      fr: 'De conscient à mort, par où passe un combattant.',
      en: 'From conscious to dead: the states of a fighter.',
    },
    rules: {
      'MOR-STA-01': {
        mark: 'M',
        fr: 'L’état est une santé et une contrainte ; on commence conscient et libre.',
        en: 'A state is health and constraint; one starts conscious and free.',
      },
      'MOR-STA-02': {
        mark: 'M',
        fr: 'Du physique perdu : blessé ; tout perdu : hors combat.',
        en: 'Some physique lost: wounded; all lost: out of combat.',
      },
      'MOR-STA-03': { mark: 'M', fr: 'Une blessure hors combat est la mort.', en: 'A wound out of combat is death.' },
      'MOR-STA-04': { mark: 'M', fr: 'Capturé, on est prisonnier.', en: 'Captured, one is a prisoner.' },
      'MOR-STA-A1': {
        mark: 'M',
        fr: 'Le surplus du coup qui met hors combat ne tue pas.',
        en: 'The excess of the felling blow does not kill.',
      },
      'MOR-STA-A2': {
        mark: 'M',
        fr: 'Soigné jusqu’au bout, on est de nouveau conscient.',
        en: 'Healed to the full, one is conscious again.',
      },
      'MOR-STA-A3': {
        mark: 'M',
        fr: 'Les morts sont retirés ; ce qu’ils portaient tombe.',
        en: 'The dead are removed; what they carried drops.',
      },
    },
  },
  {
    id: 'CAP',
    title: { fr: 'Capture', en: 'Capture' },
    preface: { fr: 'Ne pas blesser, mais prendre.', en: 'Not to wound, but to take.' },
    rules: {
      'MOR-CAP-01': {
        mark: 'M',
        fr: 'Le captureur a la cible à portée de corps à corps et en vue.',
        en: 'The captor has the target in melee reach and in sight.',
      },
      'MOR-CAP-02': { mark: 'M', fr: 'Lui ou un compagnon l’a dominée.', en: 'He or a companion has dominated it.' },
      'MOR-CAP-03': {
        mark: 'M',
        fr: 'On le déclare alors ; aucun dégât n’est fait.',
        en: 'It is declared then; no damage is done.',
      },
      'MOR-CAP-04': {
        mark: 'M',
        fr: 'Le dominant : volonté plus dégâts, contre la volonté ; manqué, il subit la moitié de ses dégâts.',
        en: 'The dominator: will plus damage against the will; failed, he suffers half his damage.',
      },
      'MOR-CAP-05': {
        mark: 'M',
        fr: 'Un compagnon : son physique contre la volonté ; manqué, il subit la moitié de cette volonté.',
        en: 'A companion: his physique against the will; failed, he suffers half that will.',
      },
      'MOR-CAP-A1': {
        mark: 'M',
        fr: 'Tout le coup est remplacé, l’étourdissement aussi.',
        en: 'The whole blow is replaced, the stun as well.',
      },
      'MOR-CAP-A2': {
        mark: 'M',
        fr: 'Le compagnon n’est pas activé pour autant ; un essai par domination.',
        en: 'The companion is not activated by it; one try for each domination.',
      },
      'MOR-CAP-A3': {
        mark: 'M',
        fr: 'La distance et la charge sont dans ces dégâts.',
        en: 'Band and charge are in that damage.',
      },
      'MOR-CAP-A4': { mark: 'M', fr: 'L’armure arrête ces moitiés.', en: 'Armour stops those halves.' },
      'MOR-CAP-A5': {
        mark: 'M',
        fr: 'On ne capture pas qui est hors combat.',
        en: 'Who is out of combat cannot be captured.',
      },
      'MOR-CAP-A6': {
        mark: 'M',
        fr: 'Une frappe multiple ne capture qu’une cible.',
        en: 'A multiple strike captures one target at most.',
      },
      'MOR-CAP-A7': { mark: 'M', fr: 'La taille n’y fait rien.', en: 'Size does not matter.' },
    },
  },
  {
    id: 'PRI',
    title: { fr: 'Le prisonnier', en: 'The prisoner' },
    preface: { fr: 'Un prisonnier suit, pèse et gêne.', en: 'A prisoner follows, weighs and hinders.' },
    rules: {
      'MOR-PRI-01': {
        mark: 'M',
        fr: 'Il reste au contact, suit son captureur et ne fait que s’évader.',
        en: 'He stays in contact, goes with his captor and does nothing but escape.',
      },
      'MOR-PRI-02': {
        mark: 'M',
        fr: 'Encombrement de deux fois sa taille ; valide, il réduit le déplacement de moitié.',
        en: 'Encumbrance of twice his size; able, he halves the displacement.',
      },
      'MOR-PRI-03': {
        mark: 'M',
        fr: 'Valide, il coûte 3 au maniement et à l’esquive du captureur.',
        en: 'Able, he costs the captor 3 on weapon handling and dodge.',
      },
      'MOR-PRI-04': {
        mark: 'M',
        fr: 'Hors combat, il coûte plutôt son physique entier en cm de déplacement.',
        en: 'Out of combat, he costs his whole physique in cm of displacement instead.',
      },
      'MOR-PRI-05': { mark: 'M', fr: 'Mort, il est laissé et retiré.', en: 'Dead, he is dropped and removed.' },
      'MOR-PRI-06': {
        mark: 'M',
        fr: 'Il peut être passé, lancé, frappé ; frappé, il ne peut qu’encaisser.',
        en: 'He may be handed over, thrown, struck; struck, he can only take it.',
      },
      'MOR-PRI-A1': {
        mark: 'M',
        fr: 'Le déplacement ne descend pas sous zéro.',
        en: 'The displacement does not go below zero.',
      },
      'MOR-PRI-A2': {
        mark: 'M',
        fr: 'Captureur hors combat ou mort : il est libre ; enfui : il est emmené.',
        en: 'Captor out of combat or dead: he is free; fled: he is taken along.',
      },
      'MOR-PRI-A3': {
        mark: 'M',
        fr: 'Plusieurs prisonniers ajoutent leurs effets.',
        en: 'Several prisoners add their effects.',
      },
      'MOR-PRI-A4': {
        mark: 'M',
        fr: 'Ses amis ne le libèrent qu’en abattant ou prenant son captureur.',
        en: 'His friends free him only by felling or taking his captor.',
      },
    },
  },
  {
    id: 'ESC',
    title: { fr: 'Évasion', en: 'Escape' },
    preface: { fr: 'Il peut toujours tenter de se libérer.', en: 'There is always a chance to break free.' },
    rules: {
      'MOR-ESC-01': {
        mark: 'M',
        fr: 'Un prisonnier conscient ou blessé peut tenter de s’évader.',
        en: 'A conscious or wounded prisoner may try to escape.',
      },
      'MOR-ESC-02': {
        mark: 'M',
        fr: 'Chaque fois que son captureur est activé ou se déplace.',
        en: 'Each time his captor is activated or moves.',
      },
      'MOR-ESC-03': {
        mark: 'M',
        fr: 'Moitié de la volonté plus le dé, contre physique et armure du captureur.',
        en: 'Half the will plus the die, against the captor’s physique and armour.',
      },
      'MOR-ESC-04': {
        mark: 'M',
        fr: 'Libre, il ne fait qu’un déplacement simple ou double.',
        en: 'Free, he only makes a simple or a double move.',
      },
      'MOR-ESC-A1': {
        mark: 'M',
        fr: 'Un essai pour l’activation, un de plus par déplacement en dehors.',
        en: 'One try for the activation, one more for each displacement outside it.',
      },
      'MOR-ESC-A2': {
        mark: 'M',
        fr: 'Il se déplace aussitôt, puis est activé.',
        en: 'He moves at once, and is activated then.',
      },
      'MOR-ESC-A3': { mark: 'M', fr: 'Ce déplacement peut être intercepté.', en: 'That move can be intercepted.' },
      'MOR-ESC-A4': { mark: 'M', fr: 'La destinée est permise.', en: 'Destiny is allowed.' },
      'MOR-ESC-A5': {
        mark: 'M',
        fr: 'Un échec automatique échoue ; une réussite spéciale n’ajoute rien.',
        en: 'An automatic failure fails; a special success adds nothing.',
      },
    },
  },
] as const satisfies readonly RuleChapter[];

type ChapterRules = (typeof RULEBOOK)[number]['rules'];
type KeysOf<T> = T extends unknown ? keyof T : never;
export type MortebrumeRule = KeysOf<ChapterRules>;

const rulesOf = ({ rules }: RuleChapter): [string, Rule][] => Object.entries(rules);

/** The text of every rule in one language, in reading order. */
export const rulesIn = (language: Language): Readonly<Record<MortebrumeRule, string>> =>
  Object.fromEntries(RULEBOOK.flatMap(rulesOf).map(([id, rule]) => [id, rule[language]])) as Record<
    MortebrumeRule,
    string
  >;

/** The chapters in one language, each with its preface. */
export const chaptersIn = (language: Language) =>
  RULEBOOK.map(({ id, title, preface, rules }) => ({
    id,
    title: title[language],
    preface: preface[language],
    rules: Object.keys(rules),
  }));
