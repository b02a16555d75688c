/**
 * Tout ce qui se lit en français : des phrases, et rien d’autre. Ce fichier est le modèle de l’autre langue. {clef} est un
 * fait, {clef|comment} le même en toutes lettres (speech.ts) ; [clef|si oui|sinon] en dépend, [clef=cela|si oui|sinon] de
 * ce qu’il est, et [clef+|s] est là dès qu’il y en a plusieurs.
 */
import { type Sentences, textsOf } from './texts.ts';

const sentences: Sentences = {
  roles: { gardien: 'gardien des rêves', 'haut-revant': 'haut-rêvant' },
  companion: 'un compagnon, qui suit le conseil de route',
  board: {
    time: 'Heure {hour|hour}, jour {day} · round {round} sur 1 200',
    until: 'fin de l’heure {hour|hour}, jour {day}',
    candidates: 'perdu : {n} case[n+|s] possible[n+|s]',
    held: '{kind|encounter} (force {force}), {defeats} round[defeats+|s] perdu[defeats+|s]',
    failure: 'échec {name|of}',
    left: 'encore {left}',
    more: 'et {n} autre[n+|s]',
    notBefore: 'remontée au round {round|round}',
  },
  questions: {
    world: 'Vous êtes dans le monde. Que faites-vous ?',
    burdens: 'Un Dragon vous a laissé quelque chose. En faites-vous quelque chose ?',
    lands: 'Où va le demi-rêve ?[mode=accelere| La route est à vous jusqu’à une rencontre.]',
    encounter: '{encounter|encounter}, force {force} : que faites-vous ?',
    struggle: '[feminine|La|Le] {encounter|encounter} (force {force}) vous retient. Luttez-vous ?',
    teleport:
      'Le [encounter=changeur|Changeur vous obéit : vers quelle case de ce terrain ?|Passeur vous obéit : vers quelle case, à {force} au plus ?]',
    send: 'Le Messager vous obéit : vers quelle case, à {force} au plus ?',
    present: 'La cité vous fait un présent de force {force}. Lequel ?',
    trigger: 'Une réserve attend ici. La déclenchez-vous ?',
    cast: 'La case convient. Lancez-vous un sort ?',
    castThrough: 'Le Messager est arrivé : {cell|seen} Lancez-vous un sort de là ?',
    reserve: '{spell|spell} est lancé. L’emportez-vous, ou attendra-t-il ici ?',
    reserveFailure: '{spell|spell} a échoué du tout au tout. Laissez-vous venir l’effet erratique ?',
    aim: '{spell|spell} est là[target=soi|, rien que pour vous|. [target=creature|Qui|Que] visez-vous ? {target|Target}, {reach|range}[target=objet||, ou vous-même]].',
    gift: '{what|gift}',
    permission: '{who} veut monter [of=normal|en mode normal][of=accelere|en accéléré]. Le permettez-vous ?',
    place: '{who} est hors de la carte. Où reparaît son demi-rêve ?',
    erratic: '{of|spell} tourne mal pour {who} ({voie|voie}, {reach|range}). Qu’arrive-t-il ?',
    tear: 'Magie impossible pour {who} ({of|spell}). Quelle déchirure s’ouvre ?',
    sight: '{who} lance {spell|spell} et vise [aim|{aim|aimed}|sa cible]. Est-elle délicate ?',
    watch: 'Vous veillez sur le rêve. Intervenez-vous ?',
  },
  choices: {
    // dans le monde
    goUp: 'monter[mode=accelere| en accéléré] ({mode|montee})',
    pass: '[asked=world|laisser passer le round|ne rien lancer]',
    wait: 'attendre {hours|hours}',
    sleep: 'dormir {hours|hours}',
    state: 'noter sur la feuille : {it|figures}',
    repressTail: 'refouler{what|tailPrice} : {what|effect}',
    settle: 'c’est chose faite[who| ({who})] : {what|effect}',
    end: 'finir là',
    // en TMR
    go: 'aller {towards|direction}{towards|leading}{d|tiring}',
    stay: 'demeurer sur la case{d|tiring}',
    comeDown: 'redescendre',
    rest: 'finir le round ici',
    home: 'rejoindre sa terre d’attache : {cell|cell}{d|tiring}',
    river: 'suivre le Fleuve jusqu’en {cell}{d|tiring}',
    // face à une rencontre
    master: 'maîtriser[voie| par {voie|voie}]{d|mastering}',
    dodge: 'se dérober ([feminine|elle|il] attendra ici)',
    repress: 'refouler{d|price}',
    letPass: '[asked=trigger|la laisser attendre|laisser passer]',
    outside: 'le monde s’en mêle : un coup, une bousculade{d|price}',
    teleport: 'aller là : {it|place}',
    send: 'l’envoyer là : {it|place}',
    decline: 'décliner',
    present: '[kind=fleur|une Fleur][kind=passeur|un Passeur][kind=messager|un Messager]',
    // lancer
    cast: 'lancer {spell|spell}{it|casting}',
    reserve:
      '[asked=reserveFailure|tenter de le garder en réserve (le même jet, puis 1 point de rêve)|mettre en réserve (1 point de rêve)]',
    keep: '[asked=reserveFailure|laisser venir|l’emporter : effet au round suivant]',
    trigger: 'déclencher la réserve',
    // viser
    aim: '[target=soi|se viser soi-même|viser {it|aimed}{it|flaws}]',
    // la parole du gardien
    allow: '[asked=sight|non, sans jet|permettre]',
    forbid: 'interdire',
    require: 'demander un jet de [asked=sight|VUE|VOLONTÉ] à {difficulty|signed}',
    place: '{cell|cell}',
    draw: 'laisser tirer',
    describe: 'dire : {detail}',
    tear: '{colour}, {diameter} m, [lasting|pour toujours|le temps d’un instant][detail|, {detail}]',
    break: 'rompre la concentration ({who}){detail|aside}',
    correct: 'corriger la feuille ({who}) : {what|stat} {value|figure} ({detail})',
    clock: 'avancer l’horloge : jour {day|nth}, heure {hour|hour} ({detail})',
    move: 'poser le demi-rêve {who|of}[secret| en secret] : {cell|cell} ({detail})',
    layReserve: 'mettre en réserve pour {who} : {spell|spell}, {cell|cell} ({detail})',
    liftReserve: 'ôter la réserve n° {place|nth} {who|of} ({detail})',
    spell: '[known|apprendre à|faire oublier à] {who} : {spell|spell} ({detail})',
    fate: '[on|donner à|ôter à] {who} : {id|effect} ({detail})',
    arrive: 'laisser entrer {arrival|named}',
    secretRoll: 'jet secret, {characteristic} à {adjustment|signed} ({detail})',
  },
  events: {
    hour: 'Sonne l’heure {hour|hour}, jour {day|nth}.',
    waits: '{who} [asleep|dort|attend] {hours|hours}.',
    recovered:
      'Une heure de sommeil[gained| rend {gained|points} à {who} : {points} en tout| : {who} garde {points|points}], fatigue {fatigue}.',
    faded: 'Au-dessus du seuil, le rêve s’évapore : {who} garde {points|points}.',

    monteeRuled: 'Le gardien [allowed|laisse monter|retient] {who}.',
    'monteeRuled.draw': 'Sans gardien, la montée est [allowed|permise|refusée] d’office.',
    'monteeRuled.rolled': '{who} cherche le calme : VOLONTÉ {rolled|roll}. La montée [allowed|s’ouvre|se refuse].',
    wentUp: '{who} monte en TMR[mode=accelere| en accéléré] : {cost|points}, reste {points}.',
    entered: '{how|arrival} : {cell|seen}[fatigue| Fatigue +{fatigue}.]',
    whereabouts: 'Pour le gardien seul : {who} est ici, {cell|cell}.',
    foundOneself: '{who} sait de nouveau où : {cell|cell}.',
    offMap:
      '[by=asked|{who} passe par-delà le bord de la carte|[by=gardien|Le gardien|Le hasard] rend une case à {who}].',
    encounterRoll: '[met|Quelqu’un vient vers {who}|{who} ne croise personne] (d7 : {roll}).',
    met: '[dreaming|En dormant, ]{who} rencontre [feminine|une|un] {encounter|encounter} de force {force}.',
    'met.again': '[feminine|La|Le] {encounter|encounter} attendait {who}, toujours de force {force}.',
    mastering:
      '{who} affronte [trial|{encounter|trial}|[feminine|la|le] {encounter|encounter}] (force {force}) par {voie|voie}. Rêve {rolled|roll} : [success||non ]maîtrisé[feminine|e].',
    sent: '{who} envoie le Messager[terrain| : {cell|seen}| par-delà le bord de la carte.]',
    gone: '[feminine|La|Le] {encounter|encounter} s’en va.',
    dodged: '{who} se dérobe ; [feminine|la|le] {encounter|encounter} attendra là {until|moment}.',
    repressed: '{who} refoule [feminine|la|le] {encounter|encounter}[forced|, par force] : refoulement {counter}.',
    refoulementTest:
      '{who} [holds|tient bon|craque] : {roll} sur 1d20, [holds|au-dessus de {counter}.|pas au-dessus de {counter}. Le compteur revient à 0.]',
    points: '{who} [lost|perd|gagne] {size|points} : {points} en tout.',
    held: '[feminine|La|Le] {encounter|encounter} retient {who} : {defeats} round[defeats+|s] perdu[defeats+|s].',
    freed:
      '[drift|[feminine|La|Le] {encounter|encounter} lâche {who}, {drift|cells} plus loin, nul ne sait de quel côté|{who} échappe enfin [feminine|à la|au] {encounter|encounter}].',
    broken: 'La concentration se rompt : {who} retombe.',
    cameDown:
      '{who} redescend : fatigue +{fatigue}, état général {malus|signed}, remontée dès le round {notBefore|round}.',
    fellAsleep: '{who} n’a plus [why=points|un point de rêve|une case de fatigue] et s’endort.',

    cast: '{who} [again|tente de garder l’échec de|lance] {spell|spell} : RÊVE {rolled|roll}.[cost| Coût {cost}, reste {points}.|[again|| Rien n’est dépensé.]]',
    experience: '{who} apprend : expérience [reve|{reve} en RÊVE[voie|, ]][voie|{draconic} en {voie|voie}].',
    reserved: '{who} laisse [erratic|l’échec de ]{spell|spell} en réserve : [cell|{cell|cell}|ici, où que ce soit].',
    fired: '{who} réveille une réserve : [erratic|l’échec de ]{spell|spell}.',
    arrives: '{who} rapporte {spell|spell} dans le monde (phase 2, avant tirs et lancers).',
    sight: '{who} cherche sa cible : VUE {rolled|roll}. Elle [success|est nette|échappe].',
    aimed: '{spell|spell} ne trouve rien qui lui convienne : magie impossible.',
    'aimed.target': '{spell|spell} va droit à sa cible ({reach|reach}).',
    'aimed.caster': '{spell|spell} se pose sur {who}.',
    resistance: '{resisting} [success|résiste|ne résiste pas] : rêve {rolled|roll}.',
    took: '{spell|spell} agit sur [on=target|[name|{name}|sa cible]|{who}][until|, {until|moment}].',
    'took.nobody': '{spell|spell} ne prend [name|ni sur {name} ni sur {who}|sur personne].',
    erratic:
      '{spell|spell} tourne mal, {voie|voie}, {reach|reach} ([by=draw|tirage|parole du gardien]) : {detail|erratic}.',
    tear: 'Une déchirure {colour} de {diameter} m s’ouvre, {who} au centre, [lasting|pour toujours|le temps d’un instant] ([by=draw|tirage|parole du gardien]){detail|aside}.',

    dragon: '{who} reçoit {table|legacy} ({roll|die}) : {id|fate}',
    effect: '{id|effect} pour {who}{it|parts}.',
    effectEnds: 'C’en est fini pour {who} : {id|effect}.',
    unburdened:
      '{who} [how=settled|vient à bout de|refoule] ceci : {what|effect}[how=settled|[by=gardien| (parole du gardien)].|. Refoulement {counter}.]',
    sheet:
      'Feuille : {who}, {what|stat} {value|figure} ([by=gardien|le gardien][by=dreamer|de sa main][by=encounter|la rencontre]{detail|aside}).',
    'sheet.gardien': '{leader}, gardien, corrige pour {who} : {what|stat} {value|figure}[detail| ({detail})].',
    outside: 'Le monde rappelle {who}[by=gardien|, dit le gardien][by=draw| (tirage)]{detail|aside}.',
    'ruled.arrival': '{leader}, gardien, laisse entrer {name}.',
    'ruled.clock': '{leader}, gardien, avance l’horloge{detail|aside}.',
    'ruled.place': '{leader}, gardien, pose le demi-rêve {who|of} : {name|cell}{detail|aside}.',
    'ruled.secretPlace': '{leader}, gardien, déplace en secret le demi-rêve {who|of}.',
    'ruled.effect': '{leader}, gardien, [on|donne à|ôte à] {who} : {name|effect}{detail|aside}.',
    'ruled.spell': '{leader}, gardien, [on|apprend à|fait oublier à] {who} : {name|spell}{detail|aside}.',
    'ruled.reserve':
      '{leader}, gardien, [on|met en réserve pour|ôte une réserve à] {who} : {name|reserve}{detail|aside}.',
    secretRoll: 'Pour le gardien seul : {detail} {rolled|roll}.',
    quest: '« {quest|quest} » : {done} étape[done+|s] faite[done+|s].',
    'quest.won': '{who} mène à bien « {quest|quest} » : expérience {quest|reward} en RÊVE.',
    'quest.lost': 'Trop tard pour « {quest|quest} » : {who} s’en tient là.',
    ended: '{who} s’en tient là ; le demi-rêve reste où il est.',
  },
};

export const fr = textsOf('fr', sentences);
