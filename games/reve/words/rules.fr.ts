/** Les règles, une à une, dites à qui n’a pas le livre. L’ordre est celui de data/rulebook.ts. */
import type { ReveChapter, ReveRule } from '../data/rulebook.ts';

export const rules: Readonly<Record<ReveRule, string>> = {
  'RDD-POS-01':
    'La carte a 189 cases. En créant son personnage, on pose son demi-rêve sur celle que l’on préfère, sans jet ni dépense.',
  'RDD-POS-02':
    'Entre deux voyages le demi-rêve ne bouge pas : chaque montée repart de la case où s’est arrêté le voyage d’avant.',

  'RDD-UP-01':
    'Monter se paie sur-le-champ : 1 point de rêve, ou 2 pour voyager en mode accéléré. Aucun jet n’est demandé.',
  'RDD-UP-02':
    'Normal ou accéléré, le mode se choisit avant de monter et vaut jusqu’à la redescente ; en route, il est trop tard.',
  'RDD-UP-03':
    'Il faut un corps immobile, et que l’on tient. Si le lieu s’y prête mal, le gardien interdit la montée ou demande un jet de VOLONTÉ à la difficulté de son choix ; sans gardien, elle est toujours permise.',
  'RDD-UP-04':
    'La montée vaut un déplacement : elle prend le round, coûte 1 point de fatigue et fait tirer une rencontre sur la case d’arrivée. En mode normal le round s’arrête là ; en accéléré, d’autres cases peuvent suivre.',
  'RDD-UP-05':
    'Là-haut, le corps ne fait rien. Un geste, un coup, une bousculade, et l’on se retrouve aussitôt dans le monde ; c’est au gardien de l’annoncer, ou au joueur s’il n’y a pas de gardien.',
  'RDD-UP-06':
    'On ne remonte jamais dans le round où l’on est descendu. Après une concentration rompue, on remonte dès le round d’après ; après un sort réussi, ce round-là sert à viser, et l’on remonte au plus tôt à celui qui vient ensuite.',
  'RDD-UP-07':
    'En plein combat, la montée s’annonce en phase 1 et occupe tout le round. Un sort qui descend se vise et agit en tête de la phase 2, avant les flèches et les pierres.',
  'RDD-UP-08':
    'Qui n’a pas les points de rêve d’une montée ne monte pas. Qui tombe à 0 point s’endort, et son voyage est fini.',

  'RDD-MOVE-01':
    'Chaque case où l’on entre à pied coûte 1 point de fatigue ; rester un round sur la sienne coûte autant.',
  'RDD-MOVE-02':
    'Toute case fait tirer une rencontre, et tout round passé sur place aussi. Ce tirage vient sitôt la fatigue comptée.',
  'RDD-MOVE-03':
    'En mode normal, une case par round. En accéléré, autant de cases que l’on veut dans un même round, jusqu’à la première rencontre, qui arrête le demi-rêve pour le reste du round.',
  'RDD-MOVE-04':
    'Sur une case, les choses se suivent ainsi : la fatigue, le tirage de rencontre, la rencontre, l’eau à maîtriser, la réserve qui part, le sort que l’on lance.',
  'RDD-MOVE-05':
    'La fatigue du voyage s’inscrit en une fois, à la redescente : aucun malus ne naît en chemin. La table la compte pourtant à mesure, car une piste pleine endort sur-le-champ.',
  'RDD-MOVE-06': 'Les six ponts passent le Fleuve à pied sec : il n’y a rien à y maîtriser.',
  'RDD-MOVE-07':
    'On peut marcher par-delà le bord, exprès. Le demi-rêve reparaît alors ailleurs, comme le dit RDD-OFF-01.',

  'RDD-ENC-01':
    'Le tirage de rencontre est un d7, c’est-à-dire un d8 dont le 8 se relance. De 1 à 6, la route est libre ; sur 7, quelqu’un vient.',
  'RDD-ENC-02':
    'Qui vient se lit sur 1d100 dans la colonne du terrain : sept colonnes de deux terrains chacune, dix sortes de rencontres. Les cités et les sanctuaires sont cléments, les nécropoles et les désolations ne le sont pas.',
  'RDD-ENC-03':
    'La force se tire selon la sorte : 2d4 pour un Messager ou un Passeur, 1d6 pour une Fleur ou un Mangeur, 2d6 pour un Changeur, un Briseur, un Reflet ou un Tourbillon blanc, 2d8 pour un Tourbillon noir, 7 et un dé draconique pour un Rêve de Dragon.',
  'RDD-ENC-04':
    'Sorte et force sont dites, puis l’on choisit une fois pour toutes : maîtriser, se dérober ou refouler. Un Messager ou un Passeur peut aussi passer son chemin, sans rien de tout cela.',
  'RDD-ENC-05':
    'Maîtriser est un jet sous les points de rêve qui restent, avec son meilleur Draconic (ou celui que l’on nomme), contre la force en négatif, état général compris. Réussi ou manqué, rien d’autre ne compte, et l’on n’y apprend rien, sauf d’un Rêve de Dragon.',
  'RDD-ENC-06':
    'Se dérober, c’est redescendre et laisser la rencontre sur sa case, avec la même force, jusqu’à la fin de la même heure du lendemain. Revenir avant, c’est la retrouver sans d7, à maîtriser ou à refouler : la même ne s’esquive pas deux fois. Ensuite la case est libre.',
  'RDD-ENC-07':
    'Refouler fait comme si la rencontre n’était pas là, pour 1 point de refoulement, 2 si c’est un Rêve de Dragon. Le test de RDD-REF-01 suit aussitôt.',

  'RDD-MES-01':
    'Maîtrisé, le Messager va pour ce round sur une case distante d’au plus sa force, et l’on peut y lancer un sort sans que le demi-rêve bouge ; l’eau n’y est pas à maîtriser. Le lancer suit toutes ses autres règles, et s’il échoue on redescend de sa vraie case. Non maîtrisé, le Messager s’en va.',
  'RDD-MES-02':
    'Un Messager ne réveille pas une réserve, puisque le demi-rêve n’est pas là-bas. Un sort lancé par lui peut rester en réserve sur sa case, aux conditions ordinaires.',
  'RDD-PAS-01':
    'Maîtrisé, le Passeur dépose le demi-rêve sur une case distante d’au plus sa force, dans le même round, sans fatigue ni autre tirage. Une case humide s’y maîtrise d’abord, et l’on peut y lancer un sort. Non maîtrisé, il s’en va.',
  'RDD-FLE-01':
    'Maîtrisée, la Fleur donne autant de points de rêve que sa force. Non maîtrisée, elle se fane, et c’est tout.',
  'RDD-MAN-01':
    'Maîtrisé, le Mangeur s’en va. Sinon il avale autant de points de rêve que sa force, jusqu’à 0 au pire ; et à 0, on dort.',
  'RDD-CHA-01':
    'Maîtrisé, le Changeur offre n’importe quelle autre case du même terrain, si loin soit-elle, aux conditions d’un Passeur. On peut décliner.',
  'RDD-CHA-02':
    'Non maîtrisé, il choisit lui-même une autre case du même terrain, au hasard, et le joueur n’en sait que le terrain. On ne peut pas le laisser passer.',
  'RDD-BRI-01':
    'Maîtrisé, le Briseur s’en va. Sinon il rompt la concentration et s’en va aussi : on redescend, et l’on peut remonter au round suivant, avec un tirage ordinaire.',
  'RDD-RFL-01':
    'Maîtrisé, le Reflet s’efface et le round continue. Sinon il retient le demi-rêve : plus rien ce round, pas même un sort sur la bonne case.',
  'RDD-RFL-02':
    'Tant qu’il retient, chaque round est un nouvel essai, pour 1 point de fatigue et sans tirage de rencontre. Une fois libre, on finit le round comme n’importe quel autre.',
  'RDD-RFL-03': 'Après un premier échec, la lutte est engagée : il est trop tard pour se dérober ou refouler.',
  'RDD-RFL-04':
    'Si le monde s’en mêle pendant la lutte, par un coup ou une bousculade, le Reflet est refoulé de force, test compris.',
  'RDD-RFL-05':
    'Quand la fatigue remplit la piste, on s’endort : concentration rompue, et qui retenait le demi-rêve est refoulé de force.',
  'RDD-RFL-06': 'Retenu sur une case humide, on doit la maîtriser dès que l’on est libre.',
  'RDD-TBL-01':
    'Maîtrisé du premier coup, le Tourbillon blanc retombe et le round continue. Sinon il retient : chaque round perdu coûte 1 point de fatigue et 1 point de rêve, et l’on recommence avec ce qui reste.',
  'RDD-TBL-02':
    'On n’en sort avant terme que par une cause du dehors, et c’est un refoulement forcé ; de même quand la fatigue est pleine ou le rêve à 0.',
  'RDD-TBL-03':
    'Libre après n rounds perdus, on est n cases plus loin, tout droit, dans une direction sur six que l’on ignore. Pas de rencontre ce round-là ; une case humide se maîtrise et une réserve part aussitôt ; le reste est un round ordinaire.',
  'RDD-TNO-01':
    'Le Tourbillon noir fait comme le blanc, deux fois plus fort : 2 points de rêve et 2 cases de dérive par round perdu.',
  'RDD-RDR-01':
    'Maîtrisé, le Rêve de Dragon donne autant de points de rêve que sa force ; une particulière y ajoute une tête de Dragon, et de l’expérience si l’ajustement était négatif. Non maîtrisé, il laisse une queue de Dragon, deux sur un échec total. Dans tous les cas la concentration tient et le round continue.',

  'RDD-DDR-01':
    'Le dé draconique est un d8 dont le 8 compte 0 ; un 7 s’ajoute et se relance, tant qu’il en sort. Le d7 des rencontres est un autre dé.',

  'RDD-HID-01':
    'Emporté à l’aveugle, le joueur n’apprend plus que le terrain des cases où il entre. La table tient la liste des cases qui s’accordent avec tout ce qu’il a vu, et dit le nom quand il n’en reste qu’une.',
  'RDD-HID-02':
    'Seul le gardien sait où est vraiment un demi-rêve perdu. Rien de ce que voient les autres, chances comprises, n’en dit davantage que la liste.',

  'RDD-OFF-01':
    'Un demi-rêve sorti de la carte y revient tout de suite, sur une case que nomme le gardien ; sans gardien, une des 189 au hasard. Le joueur n’en voit que le terrain, et toutes les cases de ce terrain restent possibles.',

  'RDD-WET-01':
    'Arriver dans le Fleuve, un lac ou un marais, ou s’y retrouver en montant, oblige à maîtriser l’eau, de force 7, par le même jet qu’une rencontre. On ne s’y dérobe pas, on ne la refoule pas.',
  'RDD-WET-02':
    'Réussi, la case est à vous pour ce round, et une particulière à ajustement négatif donne de l’expérience. Manqué, la concentration se rompt. Un échec total y ajoute un souffle de Dragon.',
  'RDD-WET-03':
    'Chassé de l’eau, on y laisse son demi-rêve : la prochaine montée devra la maîtriser encore, avec au moins un point de rêve de moins.',
  'RDD-WET-04':
    'L’eau attend que la rencontre soit finie. Si celle-ci emporte le demi-rêve, la case quittée ne demande plus rien.',

  'RDD-REF-01':
    'Chaque fois que monte le compteur de refoulement, 1d20 doit le dépasser, en un seul test pour les points reçus ensemble. Sinon vient un souffle de Dragon, et le compteur repart de 0.',

  'RDD-CAST-01':
    'Sur la bonne case, rencontre réglée et eau maîtrisée, on tire sous RÊVE (la caractéristique) avec le Draconic du sort, à la difficulté du sort, état général compris.',
  'RDD-CAST-02':
    'Avant les dés on fixe tout ce qui varie : taille d’une zone, dépense, heure de naissance, allure d’une illusion. Tout, sauf la cible.',
  'RDD-CAST-03': 'Réussi, le sort se paie aussitôt. On finit le round en TMR, et l’effet ouvre le round suivant.',
  'RDD-CAST-04':
    'Manqué, le sort ne coûte rien, mais la concentration se rompt : on redescend, et l’on peut remonter au round suivant.',
  'RDD-CAST-05':
    'Une particulière ne coûte que la moitié, arrondie vers le bas, 1 au moins ; et si l’ajustement final était négatif, elle donne de l’expérience.',
  'RDD-CAST-06':
    'Un échec total coûte une fois et demie le prix, arrondi vers le bas, et un effet erratique vient en place du sort, quelque part à portée : sur la matière pour Oniros, sur les créatures pour Hypnos, sur l’objet pour Narcos, en mal pour Thanatos. Le gardien dit lequel ; sans lui, une table le tire.',
  'RDD-CAST-07':
    'Faute de rêve pour payer un échec total, on tombe à 0 et l’on s’endort ; l’effet erratique vient tout de même.',
  'RDD-CAST-08':
    'Un sort qui prend le dernier point de rêve endort qui l’a lancé. Il agit au round suivant sans que personne le vise : sur le dormeur, ou en magie impossible.',
  'RDD-CAST-09':
    'Un sort plus cher que le rêve qui reste ne se commence pas. Une option de la table le permet, et l’on tombe alors à 0.',

  'RDD-AIM-01':
    'Quatre sortes de cibles : le centre d’une zone, un objet, une créature, soi. Hormis soi, il faut la voir, la montrer du doigt et l’avoir à portée ; sinon le sort prend le lanceur, ou tourne en magie impossible.',
  'RDD-AIM-02':
    'Une zone est une boule autour d’un point que l’on voit, à portée, ni dans le sol ni dans une chose. Mal visée, elle se forme autour du lanceur.',
  'RDD-AIM-03': 'Un sort fait pour un objet, lancé sur un autre qui ne convient pas, est une magie impossible.',
  'RDD-AIM-04': 'Créature trop loin, mal montrée ou invisible : c’est le lanceur qui reçoit le sort.',
  'RDD-AIM-05': 'Dans le noir complet, ou sans un doigt libre, il ne reste qu’à se viser soi-même.',
  'RDD-AIM-06':
    'Pour une cible délicate, le gardien peut demander un jet de VUE ; manqué, le sort se referme sur le lanceur. Sans gardien, aucune cible n’est délicate.',
  'RDD-AIM-07':
    'Une portée En est de n fois EMPATHIE en mètres : E2 avec 12 donne 24 m. Les rituels de Narcos se font au toucher, une potion le doigt dedans.',
  'RDD-AIM-08':
    'Une magie impossible déchire le rêve autour du lanceur, sur 100 m au plus, pour un instant ou pour toujours. Violette, la déchirure emporte tout ce qui n’est pas paysage, meubles compris ; jaune, elle amène. Le gardien en décide, sinon les dés.',

  'RDD-JR-01':
    'Contre les illusions et suggestions d’Hypnos et les sorts de Thanatos, la cible résiste : un jet sous ses points de rêve, sans compétence ni état général, à −8 d’ordinaire. Avoir nommé son heure de naissance met −9 si elle est juste, −6 si elle est fausse.',
  'RDD-JR-02':
    'Résistance manquée, la cible est prise. Réussie, le sort revient sur le lanceur, qui résiste à 0 : s’il réussit, personne n’est touché et le prix reste payé ; s’il manque, c’est lui.',
  'RDD-JR-03': 'Une résistance particulière à difficulté négative donne 1 point d’expérience, toujours en RÊVE.',
  'RDD-JR-04':
    'Un sort sur soi se résiste deux fois, à sa difficulté puis à 0 ; il faut les deux réussites pour que rien n’arrive.',

  'RDD-STATE-01':
    'Fatigue, vie perdue, ivresse et surcharge font l’état général. Ce malus pèse tout entier sur les lancers et les maîtrises, jamais sur les résistances.',
  'RDD-STATE-02': 'La fatigue d’un voyage s’ajoute à la redescente, que le sort ait réussi ou que tout se soit rompu.',

  'RDD-RES-01':
    'Un sort réussi, s’il n’est pas un rituel, peut rester sur sa case pour 1 point de rêve de plus. Il n’agit pas au round suivant : il attend, et l’on poursuit le voyage ou l’on redescend.',
  'RDD-RES-02':
    'Que le demi-rêve revienne sur la case, de gré ou de force, et le sort part, après la rencontre et l’eau. Emporté ou chassé avant, on ne le déclenche pas. Une fois parti, il ne se remet pas en réserve.',
  'RDD-RES-03':
    'Un sort de réserve part sans jet ni dépense, tel qu’il fut réglé. On redescend avec lui au début du round suivant, et on le vise.',
  'RDD-RES-04':
    'Un seul sort par case ; le même sort peut attendre sur plusieurs. Pour une voie, jamais plus de sorts que son niveau, aucun à 0 ou moins. Ils attendent aussi longtemps qu’il faut.',
  'RDD-RES-05':
    'Pour les réserves, le Fleuve entier est une seule case : un sort en tout, qui part de n’importe quel endroit du Fleuve.',
  'RDD-RES-06':
    'Un échec total peut être gardé : on paie le prix et demi, puis l’on refait le même jet. Manqué, l’effet erratique vient au round suivant ; réussi, il attend pour 1 point de plus et compte comme un sort, sans que l’on sache encore ce qu’il sera.',

  'RDD-MAP-01':
    '189 cases de quatorze terrains, en treize colonnes de A à M ; B, D, F, H, J et L sont une demi-case plus bas. Une case touche jusqu’à six voisines, et les distances se comptent en pas.',
  'RDD-MAP-02':
    'La carte imprimée fait foi : A15 est une cité, le Fleuve sort en A13. De même, les collines les plus proches de G4 sont en H2, à deux cases.',
  'RDD-ROLL-01':
    'L’ajustement final est compétence + difficulté + état général. La chance vaut la caractéristique × (ajustement + 10) ÷ 2 jusqu’à −8, la moitié de la caractéristique à −9, le quart à −10 ; arrondie vers le bas, 1 % au moins.',
  'RDD-ROLL-02':
    'De −11 à −16, seul 01 réussit, et d’une réussite normale ; tout échec y est au moins particulier, et total à partir de 90, 70, 50, 30, 10, 02. À −17 et plus bas, tout est échec total.',
  'RDD-ROLL-03':
    'Sur 1d100, avec une chance de p : particulière jusqu’à p/5, significative jusqu’à p/2, normale jusqu’à p, puis échec ; particulier à partir de 80 + p/5 (si p ne passe pas 95), total à partir de 91 + p/10 et au plus tard à 00 (si p ne passe pas 100). Cinquièmes et dixièmes s’arrondissent vers le haut, la moitié vers le bas ; 00 compte 100 et ne réussit jamais.',
  'RDD-TIME-01':
    'Un jour a douze heures de 120 minutes, du Vaisseau au Château Dormant, six de jour et six de nuit. Un round dure 6 secondes, et une heure en compte 1 200.',
  'RDD-FAT-01':
    'La piste de fatigue a deux cases par point d’endurance, en douze segments. Le dernier segment entamé donne le malus : 0 pour les trois premiers, −1 pour les trois suivants, puis −2 à −7. Pleine, elle endort.',
  'RDD-DREAM-01':
    'On débute avec autant de points de rêve que de RÊVE, et c’est aussi le seuil. En dessous, une heure de sommeil rend un dé draconique de points, et 7 ou plus est un Rêve de Dragon à affronter. Au-dessus, il s’en perd 1 par jour, à la fin du Château Dormant.',
  'RDD-XP-01':
    'Une particulière dont l’ajustement final est négatif donne autant de points d’expérience qu’il y avait à remonter : la moitié, arrondie vers le bas, à la caractéristique, le reste à la compétence.',
  'RDD-SPELL-01':
    'Les 163 sorts de la troisième édition sont là par leurs chiffres : terrain, difficulté R, coût r, portée, durée. Une portée qui nous manque vaut E1, sauf option de la table. Chacun peut ajouter à sa feuille des sorts de sa façon.',
  'RDD-SPELL-02': 'Dix sorts ne se lancent que d’une case précise : il faut y être, et le savoir.',
  'RDD-TABLE-01':
    'Queues, souffles et têtes de Dragon se tirent sur 1d100. Ceux qui touchent la carte ou le voyage sont joués par la table ; les autres sont nommés et notés sur la feuille, pour être joués entre vous.',
  'RDD-CELL-01':
    'En option : chaque réussite d’un sort sur une case ajoute 1 % à ses lancers suivants sur cette même case. D’ordinaire, on joue sans.',

  'RDD-X-01':
    'Avant chaque choix, la table dit les chances, exactes : de maîtriser, de réussir un lancer et comment, de rencontrer quelqu’un sur la prochaine case.',
  'RDD-X-02':
    'Un conseiller de route cherche la meilleure conduite pour un but, lancer un sort ou gagner une case, et en donne la chance. Il ne sait rien que le joueur ne puisse savoir.',
  'RDD-X-03': 'Chaque ligne du journal dit sa règle, ses dés et son calcul.',
  'RDD-X-04':
    'Le gardien a son siège et tranche tout ce que les règles lui laissent. Quand il est vide, la table tire ou décide à sa place, et le dit.',
};

/** De quoi parle chaque chapitre. */
export const prefaces: Readonly<Record<ReveChapter, string>> = {
  POS: 'Tout haut-rêvant a dans les Terres Médianes un double, son demi-rêve. C’est lui qui marche ; vous, pendant ce temps, vous restez assis quelque part, les yeux ailleurs.',
  UP: 'Le voyage commence par une montée. Elle a un prix, elle demande un corps tranquille, et elle vous pose exactement où vous étiez resté la dernière fois.',
  MOVE: 'Là-haut, on avance de case en case. Chacune fatigue, chacune peut cacher quelqu’un, et tout s’y fait dans un ordre qui ne change pas.',
  ENC: 'Une case sur sept n’est pas vide. Devant qui s’y trouve il y a trois portes : maîtriser, se dérober, refouler ; aucune n’est gratuite.',
  KINDS:
    'Dix sortes d’habitants. Les uns servent qui les maîtrise, les autres retiennent, dévorent ou emportent ; et le dernier est un Dragon qui rêve.',
  DDR: 'Un dé à part, pour tout ce qui vient des Dragons : le plus souvent modeste, et quelquefois sans fin.',
  HID: 'Qui est emporté à l’aveugle garde les yeux ouverts : chaque terrain traversé écarte des cases, jusqu’à ce qu’il n’en reste qu’une.',
  OFF: 'Le monde d’en haut a un bord. On peut le franchir ; on n’en revient pas où l’on veut.',
  WET: 'L’eau n’est l’ennemie de personne, mais on n’y pose pas le pied sans la convaincre.',
  REF: 'Refouler, c’est remettre à plus tard. Le compteur s’en souvient, et un jour le souffle vient.',
  CAST: 'On monte pour cela : atteindre le terrain du sort, jeter les dés sous RÊVE, payer, et redescendre avec un effet dans les mains.',
  AIM: 'Le sort est lancé là-haut et tombe ici-bas. Il lui faut une cible que l’on voit, que l’on montre, et qui soit à portée.',
  JR: 'Certains sorts s’en prennent à l’esprit ou à la vie. La cible se défend, et ce qu’elle repousse revient d’où il vient.',
  STATE: 'Le corps tire sur le rêve : un seul malus rassemble tout ce qui va mal.',
  RES: 'Un sort peut attendre sur une case comme un collet sur un sentier. C’est le demi-rêve qui le déclenche, même s’il n’y pensait plus.',
  MAP: 'Treize colonnes, cent quatre-vingt-neuf cases, quatorze terrains : la carte est la même pour tous, et ne change que dans vos malheurs.',
  ROLL: 'Une caractéristique, un ajustement, un pourcentage : voilà d’où viennent tous les chiffres que la table affiche.',
  TIME: 'Douze heures par jour, chacune avec son signe. Le temps compte surtout pour ce qui attend.',
  FAT: 'Chaque pas s’inscrit sur la piste. Elle ne prévient pas deux fois.',
  DREAM:
    'La monnaie de tout le reste : on la dépense pour monter et lancer, on la retrouve en dormant, et elle ne se garde pas.',
  XP: 'On apprend de ce qui était difficile et qui fut réussi brillamment ; le reste n’est que du métier.',
  SPELL: 'Les sorts connus de tous par leurs chiffres, et la place pour ceux que vous inventez.',
  TABLE:
    'Ce que les Dragons laissent derrière eux : des envies, des gênes, des dons. La table joue ce qui touche le voyage et note le reste.',
  CELL: 'Une habitude que l’on peut prendre, si tout le monde en est d’accord.',
  X: 'Rien ici ne change les règles : c’est ce qu’une table qui sait compter peut offrir en plus.',
};
