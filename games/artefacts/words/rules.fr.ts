/** Les règles, une à une. L’ordre est celui de data/rulebook.ts. */
import type { ArtefactsRule } from '../data/rulebook.ts';

export const rules: Readonly<Record<ArtefactsRule, string>> = {
  'ART-COMP-01': 'Soixante-dix-huit cartes sont à tout le monde : soixante-six rêves (dream powers) et douze Dreamers.',
  'ART-COMP-02': 'Une boîte de départ contient aussi quarante artefacts ; elle suffit à deux, trois ou quatre joueurs.',
  'ART-COMP-03': 'Les artefacts sont de trois types : Monstres, Armes et Objets.',

  'ART-ZONE-01':
    'Au centre : la pioche des rêves, face cachée, la pile des rêves usés, face visible, et la pioche des Dreamers.',
  'ART-ZONE-02':
    'Devant chacun : deck, main, un Dreamer actif, une rangée de six rêves au plus, trois places d’artefacts, les Dreamers réveillés, les artefacts vaincus, les artefacts brisés.',
  'ART-ZONE-03':
    'Vaincu au combat ou balayé par un réveil, un artefact va aux vaincus ; sans endurance, aux brisés, comme l’Objet qui a servi. Un rêve dépensé va aux usés, un Dreamer réveillé reste chez qui l’avait.',
  'ART-INFO-01': 'Tout se voit, sauf les mains et l’ordre des pioches. Les listes des decks sont connues de tous.',

  'ART-DP-01':
    'Un rêve est positif ou négatif, de jour ou de nuit : quatre sortes. Le rêve spécial (une étoile) remplace n’importe laquelle.',
  'ART-DP-02': 'Cinq couleurs : rouge, vert, bleu, blanc, et l’arc-en-ciel qui les remplace toutes.',
  'ART-DP-03':
    'Le rêve spécial ne remplace que la sorte, l’arc-en-ciel que la couleur ; un spécial arc-en-ciel fait les deux.',
  'ART-DP-04': 'Un rêve paie une invocation, paie un Objet, ou renforce une attaque ou une défense.',
  'ART-DP-05': 'La résistance et la faiblesse imprimées sur un rêve ne servent pas dans ce jeu.',
  'ART-DP-06': 'Un rêve dépensé, pour quoi que ce soit, va sur la pile des usés.',
  'ART-DP-07': 'Si la pioche est vide, les usés mélangés la refont ; s’il n’y en a pas non plus, on cesse de piocher.',

  'ART-DREAM-01': 'Douze Dreamers, trois de chaque couleur.',
  'ART-DREAM-02': 'Un Dreamer au visage triste est négatif, sinon positif.',
  'ART-DREAM-03':
    'Seuls les rêves de la propriété du Dreamer actif, ou spéciaux, paient des Monstres. Armes et Objets n’ont pas cette limite.',
  'ART-DREAM-04': 'Z est l’endurance de chaque Monstre et de chaque Arme invoqués sous ce Dreamer.',
  'ART-DREAM-05':
    'Une fois par tour, les spirales du Dreamer valent autant de rêves de sa couleur pour une invocation ou un Objet.',
  'ART-DREAM-06':
    'Ces points sont de n’importe quelle sorte, vont dans un seul paiement, et ne renforcent pas au combat. Non dépensés à son tour, ils peuvent encore payer un Objet de défense.',
  'ART-DREAM-07':
    'Au début du tour, on peut défausser autant de rêves que le Dreamer a de spirales, pour en tirer d’autres.',
  'ART-DREAM-08': 'Un Dreamer touché par une attaque se réveille. Réveiller ceux des autres est le but du jeu.',
  'ART-DREAM-09': 'La couleur du Dreamer compte pour la faiblesse des artefacts : voir ART-COLOUR-05.',
  'ART-DREAM-10': 'Changer de Dreamer ne change pas l’endurance des artefacts déjà en jeu.',

  'ART-MON-01':
    'Un Monstre porte un nom, une résistance, une faiblesse, une phase avec un nombre de rêves, une attaque, une défense, et au plus un pouvoir.',
  'ART-MON-02':
    'Il coûte ce nombre de rêves, tous de sa phase et de la propriété du Dreamer, spéciaux compris, de toutes couleurs.',
  'ART-MON-03': 'Les Monstres attaquent et défendent.',
  'ART-WPN-01':
    'Une Arme porte un nom, une résistance, une faiblesse, un coût en spirales, une attaque, une défense ou rien, et au plus un pouvoir. Elle n’a pas de phase.',
  'ART-WPN-02':
    'Elle coûte autant de rêves que de spirales imprimées sur la carte, tous d’une même sorte, spéciaux compris, de toutes couleurs.',
  'ART-WPN-03':
    'Sans défense imprimée, une Arme a 0 en défense, ne s’y renforce pas et tombe dès une attaque de 1 ; elle couvre quand même le Dreamer.',
  'ART-ITEM-01': 'Un Objet porte un nom, une couleur, un coût en spirales et un pouvoir. Il se brise après usage.',
  'ART-ITEM-02': 'Un Objet se paie comme une Arme.',
  'ART-ITEM-03': 'Un Objet ne prend jamais une des trois places.',

  'ART-POW-01': 'Le nombre du pouvoir est sa valeur N.',
  'ART-POW-02': 'Si toute la valeur ne peut servir, on en fait le plus possible.',
  'ART-POW-03':
    'Le pouvoir d’un Monstre ou d’une Arme sert une fois, à l’invocation ; s’il ne peut alors toucher personne, il est perdu. Double assaut et Veille durent.',
  'ART-POW-04': 'On n’est pas tenu d’user d’un pouvoir, ni de tout son pouvoir.',
  'ART-POW-05':
    'On choisit la carte, la place et le paiement ; le paiement part aux usés ; la carte entre avec son endurance ; son pouvoir agit ; puis l’on continue. Personne ne répond à une invocation.',
  'ART-POW-10': 'Réconfort N : un de vos artefacts gagne N d’endurance, jusqu’à 4 ; la source peut se choisir.',
  'ART-POW-11': 'Lassitude N : un artefact adverse perd N d’endurance. À 0, il part à la fin du tour.',
  'ART-POW-12':
    'Torpeur N : jusqu’à N artefacts d’un adversaire sont retournés. Ni attaque, ni défense, ni renfort, ni Veille ; ils couvrent encore le Dreamer et peuvent être attaqués. Ils se relèvent au prochain tour de qui les a retournés.',
  'ART-POW-13':
    'Réminiscence N : reprenez jusqu’à N rêves de votre choix parmi les usés. Rangée pleine, on défausse d’abord pour faire place ; rien d’usé, on pioche.',
  'ART-POW-14': 'Oubli N : détruisez jusqu’à N rêves actifs, de qui vous voulez, vous compris ; ils vont aux usés.',
  'ART-POW-15':
    'Double assaut : deux attaques par tour, chacune pour 1 d’endurance, l’une après l’autre, sur les cibles qu’on veut. Un Objet de valeur N le donne à N de vos artefacts jusqu’à la fin du tour.',
  'ART-POW-16':
    'Veille : quand un autre de vos artefacts est attaqué, celui-ci peut prendre sa place, autant de fois qu’on veut, sauf retourné. Un Objet de Veille N se joue en défense : +N à la carte attaquée, Dreamer compris.',
  'ART-POW-17':
    'Troc de rêves : échangez autant de rêves que vous voulez, un pour un, avec un seul joueur ; vous choisissez des deux côtés.',
  'ART-POW-18': 'Lits échangés : votre Dreamer actif et celui d’un joueur changent de camp. Rien d’autre ne bouge.',

  'ART-DECK-01': 'À deux, vingt artefacts chacun ; à trois ou quatre, dix. Ni plus, ni moins.',
  'ART-DECK-02':
    'Un deck compte au moins un Monstre ou une Arme, et au plus deux fois la même carte. Une boîte de départ partagée n’a chaque carte qu’une fois.',

  'ART-SETUP-01': 'On mélange les rêves, on mélange les Dreamers, chacun pose son deck.',
  'ART-SETUP-02': 'Chacun à son tour tire un Dreamer, face visible.',
  'ART-SETUP-03':
    'Chacun tire six rêves. Une fois, avant d’avoir vu sa main, on peut remettre les six et en tirer six autres.',
  'ART-SETUP-04':
    'Chacun compose en secret sa main à partir de son deck : six cartes au plus à deux joueurs, cinq à trois ou quatre. Le reste est mélangé.',

  'ART-ORDER-01': 'Le Dreamer qui a le plus de Z commence.',
  'ART-ORDER-02': 'À Z égal, celui qui a des spirales passe avant celui qui n’en a pas.',
  'ART-ORDER-03': 'Encore égal : rouge ou blanc commence.',
  'ART-ORDER-04':
    'Encore égal : le plus de spirales, puis un tirage. À trois ou quatre, la même comparaison donne l’ordre de la première manche.',
  'ART-ORDER-05': 'Un tour est celui d’un joueur ; une manche, un tour de chacun.',
  'ART-ORDER-06': '« À partir du deuxième tour » veut dire : du deuxième tour de ce joueur-là.',

  'ART-WAKE-01':
    'Qui commence son tour sans Dreamer jette ses artefacts aux vaincus et ses rêves aux usés ; pioche et usés sont mélangés ; un nouveau Dreamer est tiré.',
  'ART-WAKE-02':
    'Un réveil compte aussitôt ; le balayage et le nouveau Dreamer attendent le tour de leur joueur. D’ici là il n’a pas de Dreamer à réveiller ni à échanger.',
  'ART-WAKE-03':
    'Au début de son tour on peut réveiller son propre Dreamer. Cela compte, et ne se fait pas avec le dernier.',
  'ART-WAKE-04':
    'Après deux de ses tours passés à ne rien faire, le Dreamer se réveille au tour suivant, quoi qu’il arrive.',
  'ART-WAKE-05': 'Un seul remplacement par tour ; on tire ensuite ses six rêves, même au premier tour.',

  'ART-REFILL-01': 'Dès son deuxième tour, on tire des rêves jusqu’à en avoir six.',
  'ART-REFILL-02': 'Avant de tirer, on peut en défausser jusqu’au nombre de spirales du Dreamer.',
  'ART-REFILL-03':
    'On complète alors sa main depuis le deck, jusqu’à six cartes, ou cinq à trois ou quatre. Un deck vide ne donne rien.',

  'ART-SUMMON-01': 'On invoque Monstres et Armes de sa main sur ses places libres ; trois en jeu au plus.',
  'ART-SUMMON-02': 'On n’enlève pas un artefact à soi pour libérer sa place.',
  'ART-SUMMON-03': 'Un artefact peut attaquer dès le tour où il est invoqué.',
  'ART-SUMMON-04': 'Il entre avec une endurance égale au Z du Dreamer.',
  'ART-SUMMON-05':
    'Payé tout entier dans sa couleur, il gagne 1 d’endurance, jusqu’à 4. L’arc-en-ciel compte, les spirales aussi si le Dreamer a cette couleur.',
  'ART-ENDUR-01': 'Chaque attaque coûte 1 d’endurance, dès qu’elle est déclarée, gagnée ou non.',
  'ART-ENDUR-02': 'L’endurance ne passe jamais 4.',
  'ART-ENDUR-03': 'Sans endurance, un artefact n’attaque plus ; il défend encore, et se brise à la fin du tour.',
  'ART-ENDUR-04': 'Qui perd en défense est détruit quelle que soit son endurance ; défendre ne coûte rien.',

  'ART-USE-01': 'Dès son deuxième tour, on use d’autant d’Objets qu’on veut, chacun une fois, mêlés aux invocations.',
  'ART-USE-02': 'Payé tout entier dans sa couleur, un Objet a un effet doublé. Sans valeur, rien ne change.',
  'ART-USE-03': 'Un Objet de défense se joue pendant une attaque, même avant son deuxième tour.',

  'ART-MULTI-01': 'Avant le combat, on désigne un adversaire ; lui seul peut être attaqué ce tour-ci.',
  'ART-MULTI-02': 'On n’est désigné qu’une fois par manche ; le dernier joueur de la manche désigne qui il veut.',
  'ART-MULTI-03': 'Le joueur désigné joue ensuite. On désigne donc quelqu’un qui n’a pas encore joué.',
  'ART-MULTI-04': 'Désigner est obligatoire, attaquer non. À la première manche, seul le dernier désigne.',
  'ART-MULTI-05': 'Qui a joué penche son Dreamer ; tous se redressent à la fin de la manche.',
  'ART-MULTI-06': 'Un pouvoir peut toucher n’importe quel adversaire, désigné ou non.',

  'ART-ATTACK-01': 'Nul ne combat avant le dernier joueur de la première manche.',
  'ART-ATTACK-02': 'Une attaque, c’est un artefact contre une carte adverse. On ne s’y met pas à plusieurs.',
  'ART-ATTACK-03':
    'Un artefact attaque une fois par tour, deux avec Double assaut. Il lui faut 1 d’endurance, et n’être pas retourné.',
  'ART-ATTACK-04': 'Tout artefact adverse peut être visé ; le Dreamer, seulement s’il n’a plus d’artefact devant lui.',
  'ART-ATTACK-05': 'Un artefact n’attaque pas un Dreamer de la couleur de sa faiblesse.',
  'ART-ATTACK-06': 'Les attaques se règlent une à une : la première peut découvrir le Dreamer pour la seconde.',

  'ART-RESULT-01':
    'L’attaquant nomme son artefact, la cible et les rêves ajoutés ; le défenseur s’interpose ou non, puis ajoute des rêves et au plus un Objet ; on compare.',
  'ART-RESULT-02': 'Attaque : la base, doublée si la cible est de la couleur de sa résistance, plus 1 par rêve ajouté.',
  'ART-RESULT-03':
    'Défense : la base, doublée si l’attaquant est de la couleur de sa résistance, plus 1 par rêve ajouté, plus l’Objet.',
  'ART-RESULT-04': 'Un rêve renforce un Monstre s’il a sa phase, la propriété du Dreamer et sa couleur, jokers admis.',
  'ART-RESULT-05':
    'Un rêve renforce une Arme s’il a sa couleur ; ceux qu’on ajoute ensemble sont d’une même sorte, jokers admis.',
  'ART-RESULT-06': 'Seule la base est doublée ; après une interposition, on recompte contre la nouvelle cible.',
  'ART-RESULT-07': 'La plus grande valeur l’emporte ; à égalité, rien ne bouge.',
  'ART-RESULT-08': 'Si l’attaquant perd, rien ne change. Si le défenseur perd, son artefact est détruit.',
  'ART-RESULT-09': 'Un Dreamer a 0 en défense et aucun rêve ne le renforce ; seul un Objet de défense le sauve.',
  'ART-RESULT-10':
    'Les rêves ajoutés sont dépensés quoi qu’il arrive ; le défenseur ne se réapprovisionne qu’à son tour.',

  'ART-COLOUR-01':
    'Le rond est la résistance : contre un artefact de cette couleur, attaque et défense de base sont doublées.',
  'ART-COLOUR-02':
    'La croix est la faiblesse : les artefacts de cette couleur ont leur résistance contre celui-ci. Ce n’est qu’un rappel.',
  'ART-COLOUR-03': 'Rouge l’emporte sur vert, vert sur blanc, blanc sur bleu, bleu sur rouge.',
  'ART-COLOUR-04': 'Payer dans la couleur de la carte vaut 1 d’endurance, ou double l’Objet.',
  'ART-COLOUR-05': 'Un Dreamer de la couleur de la faiblesse est hors d’atteinte de l’artefact.',

  'ART-END-01': 'Le joueur annonce la fin de son tour.',
  'ART-END-02': 'Tous les artefacts sans endurance se brisent, des deux côtés.',
  'ART-END-03': 'Vient ensuite l’autre joueur, ou celui qui a été désigné.',
  'ART-IDLE-01':
    'Un tour est oisif si l’on n’y a rien invoqué, usé d’aucun Objet et déclaré aucune attaque. Piocher et défausser ne comptent pas.',
  'ART-IDLE-02':
    'Deux tours oisifs de suite réveillent le Dreamer au tour suivant ; agir, ou changer de Dreamer, efface le compte.',
  'ART-WIN-01':
    'À deux, trois Dreamers réveillés chez un joueur lui font perdre la partie, quelle qu’en soit la cause.',
  'ART-WIN-02': 'À trois ou quatre, deux Dreamers réveillés éliminent ; le dernier en jeu gagne.',
  'ART-WIN-03':
    'Toute partie finit : cartes et endurance s’épuisent, et l’oisiveté réveille. Si la table l’a défendu, quarante tours sans rien faire ne donnent la partie à personne.',
  'ART-WIN-04': 'Abandonner, c’est réveiller tous ses Dreamers.',
};
