/** Les mots de la commande. Ce fichier est le modèle des autres langues. */
import { grouped } from '../layout.ts';

const count = (n: number, one: string, many: string): string => `${grouped(n)} ${n < 2 ? one : many}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
const meant = (name: string | undefined): string => (name === undefined ? '' : ` ; vouliez-vous dire « ${name} » ?`);

export const fr = {
  percent: (digits: string): string => `${digits.replace('.', ',')}\u00a0%`,
  decimal: (digits: string): string => digits.replace('.', ','),

  welcome: {
    what: [
      'Une table pour quatre jeux de rêve : on s’assoit, on joue, les règles sont tenues.',
      'Chaque résultat dit sa règle, chaque hasard montre ses chances, chaque partie se rejoue.',
    ],
    help: 'Tout le reste : npm start -- --help',
  },

  games: {
    shelf: 'Sur l’étagère :',
    none: 'Sur l’étagère : rien encore.',
    examples: 'Des exemples, pour qui écrit un jeu :',
    seats: (role: string, min: number, max: number): string => `${role} × ${min === max ? min : `${min}–${max}`}`,
    version: (version: string): string => `règles ${version}`,
    howToPlay: (id: string): string => `Pour jouer : npm start -- play ${id}`,
  },

  play: {
    place: (name: string, kind: 'human' | 'program'): string =>
      kind === 'human' ? `${name}, au clavier` : `${name}, un programme`,
    commitment: 'Engagement du hasard :',
    chance: {
      fast: 'Hasard rapide, de la graine donnée.',
      asked: 'Hasard de vos vrais dés : on vous demandera chaque tirage.',
      fixed: 'Hasard préparé.',
    },
    resumed: 'La partie reprend où elle en était.',
    hint: '? pour l’aide',
    curtain: (name: string): string => `À ${name}. Que les autres détournent les yeux.`,
    enter: 'Entrée quand vous y êtes. ',
    open: 'D’autres réponses sont possibles : écrivez-les en JSON.',
    optional: 'Entrée pour laisser faire.',
    rests: (rules: string) => `Règles : ${rules}`,
    several: 'Lequel ?',
    moreChoices: (n: number): string => `… et ${count(n, 'autre', 'autres')} : tapez le début d’un choix`,
    refused: (why: string): string => `Refusé : ${why}.`,
    nothing: {
      noSuchNumber: 'Ce numéro n’est pas dans la liste.',
      notJson: 'Ce n’est pas du JSON.',
      notUnderstood: 'Pas compris : un numéro de la liste, ou ? pour l’aide.',
      tooLong: 'C’est trop long pour une réponse.',
    },
    help: [
      ['2', 'répondre par un numéro de la liste, ou par les mots du choix'],
      ['{…} [..] "…" =…', 'répondre en JSON, si d’autres réponses sont possibles'],
      ['plateau', 'revoir toute la table'],
      ['pourquoi', 'déplier les dernières lignes : règle, tirages, calcul'],
      ['règles ID', 'lire une règle ; sans numéro, toutes'],
      ['retour', 'reprendre sa dernière réponse'],
      ['sauver FICHIER', 'garder la partie dans un fichier'],
      ['abandonner', 'quitter la table pour de bon'],
      ['quitter', 's’arrêter là ; la partie gardée pourra reprendre'],
    ] as readonly (readonly [string, string])[],
    noRule: (id: string, near: string | undefined): string => `Il n’y a pas de règle « ${id} »${meant(near)}`,
    nothingToTakeBack: 'Il n’y a rien à reprendre.',
    backNeedsConsent:
      'Non : depuis votre réponse on a tiré, montré ou joué quelque chose. Il faudrait l’accord des autres.',
    tookBack: 'Repris.',
    tookBackByConsent: 'Repris, avec l’accord des programmes.',
    confused: 'trop de réponses qui n’en sont pas : la partie s’arrête',
    won: (names: readonly string[]): string => `${list(names)} ${names.length < 2 ? 'gagne' : 'gagnent'} la partie.`,
    nobodyWon: 'Personne ne gagne la partie.',
    seed: 'Graine du hasard :',
    verifyWith: (self: string, file: string): string => `À vérifier avec : ${self} verify ${file}`,
    verifyNext: 'Pour pouvoir vérifier une partie, gardez-la : --save FICHIER.',
    optionsNotJson: '--options n’est pas du JSON, comme \'{"hands":3}\'',
    diceAndSeed: '--dice et --seed ne vont pas ensemble : de vrais dés n’ont pas de graine',
    noSeed: (seed: string): string =>
      `« ${seed} » n’est pas une graine : un nombre de 0 à 4294967295, ou chacha20-1: et 64 chiffres hexadécimaux`,
    notWithResume: (option: string): string => `${option} ne va pas avec --resume : la partie a déjà commencé`,
    otherGame: (found: string, game: string): string => `cette partie est une partie de ${found}, pas de ${game}`,
    nothingPlayed: 'rien n’est encore joué dans ce journal',
    over: (self: string, file: string): string => `cette partie est finie ; pour la relire : ${self} replay ${file}`,
    overThere: (at: number): string => `la partie est finie à l’entrée ${at} : donnez un numéro plus petit à --at`,
    atWithoutResume: '--at ne va qu’avec --resume',
    damaged: (why: string, last: number): string =>
      `${why} ; ce qui précède peut reprendre, en une autre partie : --at ${last}`,
    fixedChance: 'une partie au hasard préparé ne se reprend pas',
    seedMissing: (file: string): string => `la graine de cette partie manque : ${file} n’est pas là, donnez --seed`,
    seedOther: 'cette graine n’est pas celle de la partie : l’engagement ne correspond pas',
  },

  create: {
    how: 'Répondez champ par champ ; Entrée garde ce qui est entre crochets, « quitter » abandonne.',
    notHere: (title: string): string => `${title} ne se joue pas avec des personnages à créer`,
    there: (file: string): string => `${file} existe déjà : choisissez un autre nom`,
    brokenOff: 'création interrompue : rien n’est gardé',
    bounds: (least: number, most: number): string => `de ${least} à ${most}`,
    purse: (name: string, spent: number, most: number): string => `${name} : ${spent} sur ${most}`,
    some: (n: number, most: number): string => `${n} dans la liste, ${most} au plus ; - pour aucun`,
    playIt: (command: string): string => `Pour jouer : ${command}`,
  },

  seats: {
    malformed: (item: string, programs: readonly string[]): string =>
      `siège « ${item} » mal écrit : human, program (${programs.join(', ')}), ou Nom:human`,
    longName: (name: string, most: number): string => `le nom « ${name} » dépasse ${most} signes`,
    otherCount: (given: number, there: number): string =>
      `${count(given, 'siège donné', 'sièges donnés')}, la partie en a ${there}`,
    otherName: (seat: number, there: string, given: string): string =>
      `au siège ${seat} est assis « ${there} », pas « ${given} »`,
  },

  odds: { otherwise: 'sans suite', refused: 'refusé', notFollowed: 'non suivi' },

  log: {
    draw: (purpose: string, dice: string, outcome: string): string =>
      dice === '' ? `${purpose} : ${outcome}` : `${purpose} : ${dice} → ${outcome}`,
    drawn: 'tirage',
    sum: 'calcul',
    noRuleText: '(règle sans texte)',
  },

  dice: {
    ask: (purpose: string, name: string | undefined): string =>
      name === undefined ? `À tirer : ${purpose}.` : `À tirer par ${name} : ${purpose}.`,
    unseen: (purpose: string): string => `${purpose} : personne ici ne doit voir ce tirage, la machine le fait`,
    die: (sides: number): string => `1d${sides} : un nombre de 1 à ${sides}`,
    pick: (most: number): string => `un nombre de 0 à ${most}`,
    dice: (n: number, sides: number): string =>
      `${n}d${sides} : les ${n} faces, comme « ${new Array(Math.min(n, 4)).fill(1).join(' ')} »`,
    sum: (n: number, sides: number): string => `${n}d${sides} : la somme, de ${n} à ${n * sides}, ou les dés un par un`,
    draw: (n: number, kinds: number): string => `${n} en tout : combien de chacune des ${kinds} sortes, dans l’ordre`,
    row: (n: number, most: number): string => `${n} l’un après l’autre : leurs sortes, de 0 à ${most}`,
    shuffle: (most: number): string => `l’ordre des nombres de 0 à ${most}`,
    notOne: (typed: string, kind: string): string => `« ${typed} » n’est pas possible ici. ${kind}`,
    help: 'Tapez ce qui est tombé : 4, ou 3 5 1, ou du JSON. « quitter » pour s’arrêter là.',
  },

  save: {
    done: (file: string): string => `Partie gardée dans ${file}.`,
    notKept: 'La partie n’est pas gardée.',
    resume: (self: string, game: string, file: string): string =>
      `Pour reprendre : ${self} play ${game} --resume ${file}`,
    where: 'Dans quel fichier ? « sauver FICHIER »',
    notOurs: (file: string): string => `${file} existe et n’est pas cette partie : rien n’est écrasé`,
  },

  join: {
    spectator: 'public',
    noLink: (link: string): string => `« ${link} » n’est ni le lien d’une table ni un code`,
    noTable: 'il n’y a pas de telle table',
    refused: 'ce lien n’ouvre plus rien à cette table',
    unreachable: (server: string): string => `${server} ne répond pas`,
    again: (link: string): string => `Pour revenir à ce siège : ${link}`,
    recovery: (code: string): string =>
      `Code de secours, à noter : ${code}. Il rend ce siège si le lien se perd, une seule fois.`,
    keep: (commitment: string, nonce: string): string =>
      `À garder pour vérifier les tirages : --nonce ${nonce} --commitment ${commitment}`,
    askName: 'Votre nom : ',
    nameMissing: 'dites sous quel nom vous asseoir : --name NOM',
    lost: 'connexion perdue, on réessaie…',
    closed: (reason: string): string => `La table vous a raccompagné : ${reason}.`,
    gathering: 'La table se remplit ; la partie n’a pas commencé. Quand tous sont assis, « commencer ».',
    over: 'La partie est finie : rejouer, dire …, ou quitter.',
    back: 'On revient en arrière.',
    backAsked: (name: string): string => `${name} voudrait reprendre : oui ou non.`,
    sits: (name: string): string => `${name} s’assied.`,
    takenOver: (name: string): string => `Un programme joue pour ${name}, qui reprend son siège avec « revenir ».`,
    waiting: (names: string): string => `On attend ${names}.`,
    draw: (what: string, space: string): string => `À tirer : ${what} (${space}). Tapez tirer et le résultat.`,
    restored: 'Le serveur est revenu à un moment antérieur ; voici comment la table se tenait alors :',
    notRecorded: 'non enregistré : le serveur ne peut pas écrire pour l’instant',
    notRecording: 'Le serveur ne peut plus rien enregistrer pour l’instant ; tout reste lisible.',
    recordingAgain: 'Le serveur enregistre de nouveau.',
    nudged: (name: string): string => `On attend ${name}, qui vient d’être relancé.`,
    rematch: (link: string): string => `On rejoue à une autre table : ${link}`,
    notAsked: 'On ne vous demande rien pour l’instant.',
    unknownGame: (game: string): string => `Le jeu ${game} n’est pas sur cette étagère : ici on ne peut que regarder.`,
    save: (self: string): string => `Pour emporter la partie : ${self} export LIEN --out FICHIER`,
    help: [
      ['2', 'répondre par un numéro de la liste, ou par les mots du choix'],
      ['{…} [..] "…" =…', 'répondre en JSON, si d’autres réponses sont possibles'],
      ['tirer 3 5', 'dire ce qui est tombé, à une table aux vrais dés'],
      ['plateau', 'revoir toute la table'],
      ['pourquoi', 'déplier les dernières lignes : règle, tirages, calcul'],
      ['règles ID', 'lire une règle ; sans numéro, toutes'],
      ['retour', 'reprendre sa dernière réponse, ou le demander'],
      ['oui, non', 'répondre à qui demande à reprendre'],
      ['commencer', 'commencer la partie, quand tous sont assis'],
      ['dire …', 'parler à la table'],
      ['relancer', 'dire à qui l’on attend que c’est à lui de jouer'],
      ['pause, continuer', 'arrêter les pendules, les remettre en marche'],
      ['revenir', 'reprendre son siège au programme'],
      ['rejouer', 'jouer encore, à une autre table ; rejouer tourner change les places'],
      ['abandonner', 'quitter la partie pour de bon'],
      ['quitter', 's’en aller ; le siège reste à qui a le lien'],
    ] as readonly (readonly [string, string])[],
  },

  admin: {
    unknown: (action: string, known: string): string => `« ${action} » n’est pas une tâche : ${known}`,
    needsTable: 'dites quelle table : admin delete TABLE',
    needsAddress: 'dites quelle adresse : admin block 203.0.113.7',
    noAddress: (typed: string): string => `« ${typed} » n’est pas une adresse`,
    badNumber: '--most et --hours sont des nombres entiers',
    failed: (why: string): string => `la réserve ne se laisse pas ouvrir : ${why}`,
    entries: (n: number): string => count(n, 'entrée', 'entrées'),
    noTable: (id: string): string => `il n’y a pas de table ${id}`,
    deleted: (id: string): string => `La table ${id} est effacée.`,
    closed: (id: string): string => `La table ${id} est fermée ; sa graine est publiée.`,
    notClosed: (id: string): string => `la table ${id} est déjà fermée`,
    blocked: (address: string, hours: number): string => `${address} n’entre plus pendant ${hours} h.`,
    unblocked: (address: string): string => `${address} peut entrer de nouveau.`,
    damagedTable: (id: string): string =>
      `table ${id} : illisible. À reprendre d’une sauvegarde, ou admin delete ${id}`,
    unplayableTable: (id: string): string =>
      `table ${id} : d’autres règles que celles d’ici. À finir ou emporter avec la version d’avant`,
    damaged: (n: number, tables: number): string =>
      `endommagé : ${n} table(s) sur ${tables}. Arrêtez le serveur, copiez le dossier, puis reprenez la dernière sauvegarde saine`,
    sound: (tables: number, other: number): string =>
      `Tout se lit : ${count(tables, 'table', 'tables')}${other > 0 ? `, dont ${other} d’autres règles` : ''}.`,
  },

  serve: {
    badSetting: (what: string): string => `réglage : ${what}`,
    unknown: (setting: string): string => `${setting} n’existe pas (voir : serve --help)`,
    noValue: (setting: string): string => `${setting} demande une valeur`,
    noPage: (setting: string, path: string): string =>
      `${setting} : il n’y a pas d’index.html dans ${path} ; npm run build fait la page dans apps/web/dist`,
    noFolder: (setting: string, path: string): string => `${setting} : ${path} n’est pas un dossier`,
    value: (setting: string, expected: string): string => `${setting} : on attend ${expected}`,
    expected: {
      whole: (least: number, most: number): string => `un nombre entier de ${least} à ${most}`,
      signs: (least: number): string => `au moins ${least} signes`,
      oneOf: (values: readonly string[]): string => `un mot parmi ${values.join(', ')}`,
      postgres: 'une adresse comme postgres://nom:motdepasse@machine/base',
      origin: 'une origine comme https://reve.example, sans chemin ni barre à la fin',
      address: 'une adresse comme 10.0.0.9 ou 10.0.0.0/8',
      flag: 'true ou false',
    },
    settings: {
      HOST: 'l’adresse où écouter',
      PORT: 'le port ; 0 pour n’importe lequel',
      DATA: 'le dossier des tables (SQLite)',
      DATABASE_URL: 'PostgreSQL au lieu de SQLite',
      NATS_URL: 'NATS pour les signes entre nœuds',
      ORIGINS: 'les origines admises pour les pages, avec des virgules ; sinon la sienne',
      TRUST_PROXY: 'les mandataires crus sur l’adresse des clients',
      RETENTION_DAYS: 'jours avant d’oublier une table que personne ne touche',
      SEAT_DAYS: 'jours pendant lesquels le lien d’un siège est bon',
      SEAT_IDLE_DAYS: 'jours pendant lesquels il le reste sans que rien se passe',
      ABSENT_AFTER: 'secondes après lesquelles une personne partie compte comme absente',
      RATE_LIMIT: 'demandes par minute et par adresse',
      TABLES_AN_HOUR: 'tables ouvertes par heure et par adresse',
      JOINS_A_MINUTE: 'secrets faux par minute et par adresse',
      CONNECTIONS: 'connexions ouvertes, toutes ensemble',
      SOCKETS_PER_ADDRESS: 'connexions ouvertes par adresse',
      TICKET_KEY: 'clé commune des nœuds, 32 signes au moins',
      TABLES_IN_MEMORY: 'tables gardées en mémoire sans que personne les regarde',
      THREADS: 'fils pour les programmes, les chances et les journaux importés',
      WEB: 'le dossier de la page, s’il faut la servir',
      METRICS: 'donner /metrics',
      LOG_LEVEL: 'ce qui est noté : fatal, error, warn, info, debug, trace, silent',
    },
    notStarted: (why: string): string => `le serveur ne peut pas démarrer : ${why}`,
    cannot: 'rien ici ne dirait au serveur de s’arrêter',
  },

  exchange: {
    refused: (why: string): string => `le serveur refuse : ${why}`,
    journal: (file: string): string => `Journal gardé dans ${file}.`,
    transcript: (file: string): string =>
      `La partie n’est pas finie : ${file} garde ce que ce siège en a vu, et ne peut pas être rejoué.`,
    noServer: (server: string): string => `« ${server} » n’est pas l’adresse d’un serveur`,
    opened: (entries: number): string =>
      `Une table reprend après ${count(entries, 'entrée', 'entrées')}. Les liens, chacun pour une personne :`,
    seat: (seat: number, link: string): string => `  siège ${seat} : ${link}`,
    watch: (link: string): string => `  regarder : ${link}`,
    owner: (link: string): string => `  tenir la table : ${link}`,
  },

  replay: {
    next: 'Entrée pour la suite, q pour arrêter ',
    back: (to: number): string => `retour à l’entrée ${to}`,
    end: 'fin',
    setup: 'mise en place',
    nothingHeard: '(rien pour ce regard)',
    spectator: 'un passant',
    seenBy: (name: string): string => `La table vue par ${name} :`,
    stepAndDash: '--step ne va pas avec - : l’entrée standard porte déjà le journal',
    noViewer: (typed: string, last: number): string =>
      `« ${typed} » n’est pas un regard : un siège de 0 à ${last} ou son nom, spectator ou all`,
  },

  verify: {
    chain: 'chaîne des empreintes',
    entries: (n: number): string => count(n, 'entrée', 'entrées'),
    replay: 'partie rejouée',
    hashes: (n: number): string => `${count(n, 'empreinte', 'empreintes')} de l’état`,
    seed: 'graine et engagement',
    fromSeed: (n: number): string => `${count(n, 'tirage', 'tirages')} de la graine publiée`,
    draws: 'tirages',
    seedUnpublished: (n: number): string => `${count(n, 'tirage', 'tirages')} : la graine n’est pas encore publiée`,
    notAudited: (n: number, kind: 'fast' | 'asked' | 'fixed'): string =>
      `${count(n, 'tirage', 'tirages')} sans engagement (${{ fast: 'hasard rapide', asked: 'vrais dés', fixed: 'préparés' }[kind]})`,
    inherited: 'tirages repris',
    inheritedDraws: (n: number, compared: boolean): string =>
      `${count(n, 'tirage', 'tirages')} d’une autre partie, ${compared ? 'comparés à son journal' : 'que seul son journal prouve : --parent'}`,
    commitment: 'engagement',
    asShown: 'celui qui a été montré avant',
    nonce: 'nombres des joueurs',
    asGiven: 'le vôtre est dans les tirages',
    silent: (names: readonly string[]): string => `sans la part de ${names.join(', ')}`,
    opening: 'ouverture',
    notCompared: 'à comparer avec ce que vous avez gardé : --nonce, --commitment',
    brokenOff: (n: number): string => `interrompue sans issue, après ${count(n, 'tirage', 'tirages')}`,
    end: 'fin',
    closed: 'l’issue est celle des règles',
    unfinished: 'pas d’entrée de fin : partie inachevée, ou journal coupé',
    holds: 'Le journal tient.',
    holdsSoFar: 'Ce qui pouvait être vérifié tient.',
  },

  run: {
    notJson: (file: string): string => `${file} n’est pas du JSON`,
    failed: (step: number | string, why: string): string => `scénario, étape ${step} : ${why}`,
  },

  printed: {
    none: (title: string): string => `Le livre de ${title} n’imprime pas de table de chances.`,
  },

  calculate: {
    none: (title: string): string => `${title} : rien à calculer sans partie.`,
    unknown: (typed: string, names: string, meant: string | undefined): string =>
      `« ${typed} » n’est pas un calcul de ce jeu (${names})${meant ? ` ; vouliez-vous dire « ${meant} » ?` : ''}`,
    notASetting: (typed: string): string => `--set « ${typed} » : écrivez nom=valeur`,
    unknownSetting: (typed: string, names: string): string => `--set ${typed} : ce réglage n’existe pas (${names})`,
    badValue: (name: string, value: string, range: string): string => `--set ${name}=${value} : attendu ${range}`,
    way: 'issue',
    share: 'chance',
    drawn: (draws: number): string => `sur ${draws} tirages`,
    errors: 'écart, en erreurs types',
  },

  study: {
    notJson: (file: string): string => `${file} n’est pas du JSON`,
    wrong: (file: string, why: string): string => `${file} : ${why}`,
    unknownForm: (typed: string, forms: string): string => `--form « ${typed} » : au choix ${forms}`,
    noProgress: (file: string): string => `${file} ne contient pas le début d’une étude ; rien n’y est écrit`,
    otherStudy: (file: string): string =>
      `${file} contient le début d’une autre étude ; rien n’y est écrit : donnez un autre fichier à --save`,
    broken: (games: string): string =>
      `Interrompue après ${games} parties ; avec --save, elle reprend où elle en était.`,
    bar: (played: string, most: string, seconds: number): string =>
      `${played} parties sur ${most}, encore ${seconds}\u00a0s environ`,
  },

  ladder: {
    pair: (one: string, other: string, share: string, low: string, high: string, games: number): string =>
      `${one} contre ${other} : ${share}\u00a0% [${low} à ${high}] en ${games} parties`,
    head: ['programme', 'Elo', ''],
    noProgram: (name: string, there: string): string => `« ${name} » n’est pas un programme de ce jeu (${there})`,
    tooFew: 'il faut au moins deux programmes',
    tablesNotList: '--tables : une liste d’options en JSON, par exemple [{"draft": true}]',
  },

  selfplay: {
    noMind: (title: string): string => `${title} n’a pas de jugement à apprendre : mind.ts manque`,
    where: 'dites où écrire : --out FICHIER',
    written: (rows: string, games: string, file: string): string =>
      `${rows} positions de ${games} parties dans ${file}`,
  },

  bench: {
    what: 'Parties au hasard, décisions par seconde de calcul',
    unheard: 'sans écoute',
    heard: 'avec écoute',
    perSecond: (n: string): string => `${n}/s`,
    played: (games: number, seconds: string): string =>
      `${count(games, 'partie', 'parties')} en ${seconds.replace('.', ',')}\u00a0s`,
  },

  journal: {
    none: (file: string): string => `${file} n’est pas un journal de partie`,
    leftOut: (why: string): string => `Laissé de côté, à partir d’ici : ${why}.`,
    headerAltered: (file: string): string => `${file} : l’en-tête du journal est abîmé ou a été modifié`,
  },

  file: {
    unreadable: (file: string, why: string): string => `${file} ne se lit pas : ${why}`,
    unwritable: (file: string, why: string): string => `${file} ne s’écrit pas : ${why}`,
    tooLarge: (file: string, most: number): string => `${file} dépasse ${most} Mo`,
    notText: (file: string): string => `${file} n’est pas du texte`,
    tooDeep: (file: string): string => `${file} est imbriqué trop profondément`,
    why: {
      ENOENT: 'il n’y a rien de ce nom',
      EISDIR: 'c’est un dossier',
      ENOTDIR: 'le chemin passe par un fichier',
      EACCES: 'accès refusé',
      EPERM: 'accès refusé',
      EROFS: 'lecture seule',
      ENOSPC: 'plus de place',
      ENAMETOOLONG: 'nom trop long',
    },
  },

  errors: {
    unknownGame: (self: string, id: string, near: string | undefined): string =>
      `jeu inconnu : « ${id} »${near === undefined ? ` (voir : ${self} games --examples)` : meant(near)}`,
    unknownCommand: (name: string, near: string | undefined): string => `commande inconnue : « ${name} »${meant(near)}`,
    unknownOption: (name: string, near: string | undefined): string => `option inconnue : ${name}${meant(near)}`,
    missingArgument: (name: string): string => `il manque : ${name}`,
    optionWithoutValue: (flags: string): string => `il manque une valeur : ${flags}`,
    tooManyArguments: 'trop d’arguments',
    badArguments: 'arguments mal formés',
    unknownLanguage: (typed: string): string => `langue inconnue : « ${typed} » (fr ou en)`,
    notInRange: (option: string, typed: string, least: number, most: number): string =>
      `${option} : « ${typed} » n’est pas un nombre de ${least} à ${most}`,
    internal: (why: string): string => `erreur interne : ${why}`,
  },

  help: {
    titles: {
      'Usage:': 'Usage :',
      'Arguments:': 'Arguments :',
      'Options:': 'Options :',
      'Global Options:': 'Options générales :',
      'Commands:': 'Commandes :',
    } as Readonly<Record<string, string>>,
    usage: '[options] [commande]',
    commandOptions: '[options]',
    about: 'Rêverie, une table pour quatre jeux de rêve.',
    exits: 'Codes de sortie : 0 tout va bien, 1 quelque chose ne tient pas, 2 entrée mal formée.',
    lang: 'langue : fr ou en',
    json: 'ne sortir que des lignes de JSON',
    version: 'dire la version',
    help: 'montrer cette aide',
    helpCommand: 'montrer l’aide d’une commande',
    command: 'commande',
    game: 'jeu',
    file: 'fichier',
    scenario: 'scénario.json',
    list: 'liste',
    seed: 'graine',
    n: 'n',
    viewer: 'regard',
    games: 'dire les jeux de l’étagère',
    gamesExamples: 'avec les exemples',
    play: 'jouer dans le terminal',
    playSeats: 'qui joue, siège par siège : human,program ou Ada:human,Blaise:random',
    playOptions: 'les options du jeu, comme \'{"hands":3}\'',
    playSeed: 'chacha20-1:… (vérifiable) ou un nombre (rapide) ; sans cela, une graine neuve et vérifiable',
    playDice: 'de vrais dés : on tape chaque tirage',
    playSave: 'garder la partie dans ce fichier',
    playResume: 'reprendre la partie de ce fichier',
    playAt: 'avec --resume : en une autre partie, qui continue après cette entrée',
    create: 'créer un personnage, champ par champ',
    createSave: 'garder la feuille dans ce fichier',
    createRandom: 'tout au hasard, sans rien demander',
    replay: 'relire une partie (- pour l’entrée standard)',
    replayTo: 'jusqu’à cette entrée',
    replayAs: 'vue d’un siège, de spectator (d’ordinaire) ou all (tout)',
    replayStep: 'une entrée à la fois',
    join: 'rejoindre une table par son lien, ou par un code qu’on vous a lu',
    joinName: 'le nom sous lequel s’asseoir',
    joinServer: 'le serveur où vaut un code',
    wayIn: 'lien|code',
    serve: 'tenir des tables sur le réseau ; réglages : docs/OPERATIONS.md',
    admin: 'pour qui tient un serveur : check, largest, delete, close, block, unblock',
    adminAction: 'tâche',
    adminWhat: 'table|adresse',
    adminData: 'le dossier des tables (data d’ordinaire)',
    adminDatabase: 'PostgreSQL au lieu d’un dossier',
    adminMost: 'combien de tables pour largest (20 d’ordinaire)',
    adminHours: 'pour combien d’heures block vaut (24 d’ordinaire)',
    settings: 'Réglages, d’ordinaire, et ce qu’ils font (aussi par l’environnement : REVERIE_PORT, …) :',
    serveUsage: '[--port 8642] [--data dossier] …',
    export: 'emporter la partie d’une table : un journal, ou ce qu’un siège en a vu',
    exportOut: 'fichier où l’écrire, au lieu de la sortie standard',
    import: 'ouvrir une table qui reprend un journal (- pour l’entrée standard)',
    importServer: 'le serveur (http://127.0.0.1:8642 d’ordinaire)',
    importAt: 'la dernière entrée gardée',
    link: 'lien',
    name: 'nom',
    verify: 'vérifier une partie (- pour l’entrée standard) : empreintes, règles, tirages',
    verifyNonce: 'le nombre donné en s’asseyant : il doit être dans les tirages',
    verifyCommitment: 'l’engagement montré avant de s’asseoir : ce doit être celui du journal',
    verifyParent: 'le journal de la partie dont celle-ci est reprise',
    run: 'dérouler un scénario (- pour l’entrée standard), en lignes de JSON',
    odds: 'calculer une chance, exactement ; sans calcul nommé, en donner la liste',
    oddsSet: 'un réglage, nom=valeur ; plusieurs fois s’il le faut',
    oddsForm: 'la forme de la réponse',
    oddsDraws: 'la vérifier par autant de tirages',
    calculation: 'calcul',
    oddsTable: 'la table des chances que le livre imprime, à côté des vraies',
    oddsPlayers: 'joueurs dont les pierres sont dans le sac (4 d’ordinaire)',
    study: 'jouer une étude (- pour l’entrée standard) : beaucoup de parties, une réponse avec son intervalle',
    studyJobs: 'combien de parties à la fois (autant que de cœurs d’ordinaire)',
    studyForm: 'comment écrire le rapport (text d’ordinaire)',
    studySave: 'fichier où garder l’avancement, et d’où reprendre',
    ladder: 'faire jouer les programmes d’un jeu les uns contre les autres et les classer',
    ladderPrograms: 'les programmes, du plus fort au plus faible (d’ordinaire les niveaux du premier adversaire)',
    ladderSeats: 'combien autour de la table : le premier programme contre le second à toutes les autres places',
    ladderGames: 'combien de parties',
    ladderSeed: 'graine des parties',
    ladderTables: 'options des tables, tour à tour',
    ladderWhole: 'chacun contre chacun',
    selfplay: 'faire jouer des programmes et écrire les positions dont un jugement s’apprend',
    selfplayOut: 'fichier des positions',
    selfplayPrograms: 'un programme par place',
    selfplayOptions: 'options du jeu',
    selfplayStray: 'une réponse sur tant est donnée au hasard (0 : aucune)',
    selfplayEvery: 'une position sur tant est gardée',
    bench: 'mesurer la vitesse des règles',
    benchSeconds: 'secondes de calcul par mesure (2 d’ordinaire)',
  },
};

export type CliTexts = typeof fr;
