/** Words that stand alone, in both languages side by side: French is the model of English. */
import type { Words } from '@reverie/kernel/words';
import { HOURS } from '../data/hours.ts';
import type { How } from '../state.ts';

type Lexicon = Readonly<Record<string, Words>>;

export const RESULT_WORDS = {
  particuliere: { fr: 'particulière', en: 'particular success' },
  significative: { fr: 'significative', en: 'significant success' },
  normale: { fr: 'réussite normale', en: 'normal success' },
  echec: { fr: 'échec', en: 'failure' },
  echecParticulier: { fr: 'échec particulier', en: 'bad failure' },
  echecTotal: { fr: 'échec total', en: 'total failure' },
} as const satisfies Lexicon;

/** The hour of the Vessel, of the Siren … */
// biome-ignore format: one list
const HOURS_FR = [
  'du Vaisseau', 'de la Sirène', 'du Faucon', 'de la Couronne', 'du Dragon', 'des Épées',
  'de la Lyre', 'du Serpent', 'du Poisson Acrobate', 'de l’Araignée', 'du Roseau', 'du Château Dormant',
];
export const HOUR_WORDS: readonly Words[] = HOURS.map(({ en }, i) => ({ fr: HOURS_FR[i] ?? '', en: `of the ${en}` }));

export const DIRECTION_WORDS = {
  N: { fr: 'au nord', en: 'north' },
  NE: { fr: 'au nord-est', en: 'north-east' },
  SE: { fr: 'au sud-est', en: 'south-east' },
  S: { fr: 'au sud', en: 'south' },
  SO: { fr: 'au sud-ouest', en: 'south-west' },
  NO: { fr: 'au nord-ouest', en: 'north-west' },
} as const satisfies Lexicon;

/** What is known of a cell of which only the terrain is seen. */
export const SOMEWHERE = {
  cite: { fr: 'une cité, mais laquelle ?', en: 'a city, but which?' },
  sanctuaire: { fr: 'un sanctuaire, mais lequel ?', en: 'a sanctuary, but which?' },
  plaines: { fr: 'des plaines, mais lesquelles ?', en: 'plains, but which?' },
  pont: { fr: 'un pont, mais lequel ?', en: 'a bridge, but which?' },
  collines: { fr: 'des collines, mais lesquelles ?', en: 'hills, but which?' },
  foret: { fr: 'une forêt, mais laquelle ?', en: 'a forest, but which?' },
  monts: { fr: 'des monts, mais lesquels ?', en: 'mountains, but which?' },
  desert: { fr: 'un désert, mais lequel ?', en: 'a desert, but which?' },
  fleuve: { fr: 'le Fleuve, mais où ?', en: 'the river, but where?' },
  lac: { fr: 'un lac, mais lequel ?', en: 'a lake, but which?' },
  marais: { fr: 'un marais, mais lequel ?', en: 'a marsh, but which?' },
  gouffre: { fr: 'un gouffre, mais lequel ?', en: 'a chasm, but which?' },
  necropole: { fr: 'une nécropole, mais laquelle ?', en: 'a necropolis, but which?' },
  desolation: { fr: 'une désolation, mais laquelle ?', en: 'a desolation, but which?' },
} as const satisfies Lexicon;

/** What is mastered and is no encounter. */
export const TRIAL_WORDS = {
  humide: { fr: 'l’eau', en: 'the water' },
  conquete: { fr: 'la case à conquérir', en: 'the cell to be conquered' },
  cite: { fr: 'la cité close', en: 'the closed city' },
  purification: { fr: 'la case à purifier', en: 'the cell to be purified' },
} as const satisfies Lexicon;

export const TARGET_WORDS = {
  zone: { fr: 'le centre d’une zone', en: 'the centre of a zone' },
  objet: { fr: 'un objet', en: 'an object' },
  creature: { fr: 'une créature', en: 'a creature' },
  soi: { fr: 'soi-même', en: 'oneself' },
} as const satisfies Lexicon;

/** Where a spell is cast that has no terrain of its own; then the same in a word. */
export const ORIGINS = {
  origine: { fr: 'la case où fut lancée la magie visée', en: 'on the cell where the magic aimed at was cast' },
  sanctuaireOuOrigine: {
    fr: 'un sanctuaire, ou la case où fut lancée la magie lue',
    en: 'in a sanctuary, or on the cell where the magic read was cast',
  },
} as const satisfies Lexicon;
export const ORIGIN_WORDS = {
  origine: { fr: 'case d’origine', en: 'cell of origin' },
  sanctuaireOuOrigine: { fr: 'sanctuaire', en: 'sanctuary' },
} as const satisfies Lexicon;

export const WAY_WORDS = {
  ...RESULT_WORDS,
  calm: { fr: 'libre', en: 'clear' },
  fires: { fr: 'la réserve part', en: 'the reserve fires' },
  encounter: { fr: 'rencontre', en: 'encounter' },
  offMap: { fr: 'hors de la carte', en: 'off the map' },
  refused: { fr: 'refusé', en: 'refused' },
  mastered: { fr: 'maîtrisé', en: 'mastered' },
  notMastered: { fr: 'non maîtrisé', en: 'not mastered' },
  totalFailure: { fr: 'échec total', en: 'total failure' },
  holds: { fr: 'tient', en: 'holds' },
  souffle: { fr: 'souffle de Dragon', en: 'Dragon’s breath' },
  asleep: { fr: 'sommeil', en: 'asleep' },
  impossible: { fr: 'magie impossible', en: 'impossible magic' },
  'took.target': { fr: 'sur la cible', en: 'on the target' },
  'took.caster': { fr: 'sur soi', en: 'on oneself' },
  'took.nobody': { fr: 'sur personne', en: 'on nobody' },
} as const satisfies Lexicon;

export const PURPOSE_WORDS = {
  creation: { fr: 'haut-rêvant au hasard', en: 'a high dreamer at random' },
  'encounter.roll': { fr: 'tirage de rencontre', en: 'encounter roll' },
  'encounter.kind': { fr: 'qui vient', en: 'who comes' },
  'encounter.force': { fr: 'force de la rencontre', en: 'force of the encounter' },
  mastering: { fr: 'maîtrise', en: 'mastering' },
  refoulement: { fr: 'test de refoulement', en: 'repression test' },
  cast: { fr: 'lancer du sort', en: 'casting the spell' },
  resistance: { fr: 'jet de résistance', en: 'resistance roll' },
  sight: { fr: 'jet de VUE', en: 'SIGHT roll' },
  will: { fr: 'jet de VOLONTÉ', en: 'WILL roll' },
  recovery: { fr: 'rêve retrouvé en dormant', en: 'rêve found in sleep' },
  dragon: { fr: 'ce que laisse le Dragon', en: 'what the Dragon leaves' },
  'dragon.detail': { fr: 'ce qu’il en est au juste', en: 'what exactly it is' },
  disturbance: { fr: 'le monde s’en mêle-t-il ?', en: 'does the world break in?' },
  erratic: { fr: 'effet erratique', en: 'erratic effect' },
  tear: { fr: 'déchirure du rêve', en: 'tear in the dream' },
  place: { fr: 'case où reparaît le demi-rêve', en: 'cell where the demi-rêve turns up' },
  drift: { fr: 'direction de la dérive', en: 'direction of the drift' },
  changeur: { fr: 'case que choisit le Changeur', en: 'cell that the Changer chooses' },
  secret: { fr: 'jet secret du gardien', en: 'the dream keeper’s secret roll' },
  guess: { fr: 'supposition', en: 'guess' },
} as const satisfies Lexicon;

/** The four voies keep their names in every language. */
const VOIE_WORDS = {
  oniros: { fr: 'Oniros', en: 'Oniros' },
  hypnos: { fr: 'Hypnos', en: 'Hypnos' },
  narcos: { fr: 'Narcos', en: 'Narcos' },
  thanatos: { fr: 'Thanatos', en: 'Thanatos' },
} as const satisfies Lexicon;

/** Terms of a sum. */
export const TERM_WORDS = {
  ...VOIE_WORDS,
  difficulty: { fr: 'difficulté', en: 'difficulty' },
  generalState: { fr: 'état général', en: 'general state' },
} as const satisfies Lexicon;

export const STAT_WORDS = {
  points: { fr: 'points de rêve', en: 'rêve points' },
  fatigue: { fr: 'fatigue', en: 'fatigue' },
  refoulement: { fr: 'refoulement', en: 'repression' },
  vie: { fr: 'vie', en: 'life' },
  ethylisme: { fr: 'ivresse', en: 'drink' },
  surencombrement: { fr: 'surcharge', en: 'overload' },
  seuil: { fr: 'seuil de rêve', en: 'threshold' },
  ...VOIE_WORDS,
} as const satisfies Lexicon;

// biome-ignore format: one line each
export const GIFT_QUESTIONS = {
  terreAttache: { fr: 'Une terre d’attache vous est donnée. Laquelle ?', en: 'You are given a home ground. Which cell?' },
  reserveExtensible: { fr: 'Une case gardera plusieurs réserves. Laquelle ?', en: 'One cell will keep several reserves. Which?' },
  queteEaux: { fr: 'Un lac ou un marais sera vôtre. Lequel ?', en: 'A lake or a marsh will be yours. Which?' },
} as const satisfies Lexicon;

export const LEGACY_WORDS = {
  queue: { fr: 'une queue de Dragon', en: 'a Dragon’s tail' },
  ombre: { fr: 'une ombre de Thanatos', en: 'a shadow of Thanatos' },
  souffle: { fr: 'un souffle de Dragon', en: 'a Dragon’s breath' },
  tete: { fr: 'une tête de Dragon', en: 'a Dragon’s head' },
} as const satisfies Lexicon;

/** Why an answer was refused. `{x}` is a detail, `{x|cell}` the same as `speech` says a cell. */
// biome-ignore format: one line each
export const REASONS = {
  asleep: { fr: 'on dort : il faut d’abord du sommeil', en: 'asleep: sleep comes first' },
  fixedIdea: { fr: 'une idée fixe interdit de monter', en: 'a fixed idea forbids the ascent' },
  insomnia: { fr: 'l’insomnie ne laisse pas dormir', en: 'sleeplessness does not let you sleep' },
  notInTheWorld: { fr: 'cela ne se fait pas ici : le corps est dans le monde', en: 'not here: the body is in the world' },
  forTheWorld: { fr: 'le monde ne se mêle pas de cela sur demande', en: 'the world does not break in on request' },
  forTheGardien: { fr: 'c’est au gardien de le dire', en: 'that is for the dream keeper to say' },
  settleOrRepress: { fr: 'en venir à bout, ou refouler', en: 'be done with it, or repress it' },
  notInTheLands: { fr: 'cela ne se fait pas en TMR', en: 'that is not done in the Middle Lands' },
  stayingCosts: { fr: 'rester sur place est un déplacement : dites « demeurer »', en: 'staying where you are is a move: say “stay”' },
  modeIsFixed: { fr: 'le mode ne se change pas en route', en: 'the mode does not change on the way' },
  questAlone: { fr: 'un but est pour un seul haut-rêvant', en: 'a goal is for a single high dreamer' },
  alreadyThere: { fr: 'on est déjà sur cette case ce round', en: 'you are on that cell already this round' },
  noSuchGift: { fr: 'aucune tête de Dragon ne mène là', en: 'no Dragon’s head leads there' },
  giftCell: { fr: 'ce don ne peut porter sur cette case', en: 'this gift cannot be about that cell' },
  notOnOffer: { fr: 'ce choix n’est pas offert', en: 'that choice is not on offer' },
  dodgedBefore: { fr: 'on ne se dérobe pas deux fois à la même rencontre', en: 'nobody dodges the same encounter twice' },
  noDodgingAsleep: { fr: 'on ne se dérobe pas à un rêve quand on dort', en: 'a dream is not dodged in one’s sleep' },
  cannotLetPass: { fr: 'seuls un Messager ou un Passeur se laissent passer', en: 'only a Messenger or a Ferryman may be let pass' },
  masterOrRepress: { fr: 'esquivée une fois, elle ne se laisse plus que maîtriser ou refouler', en: 'dodged once, it can only be mastered or repressed' },
  tooLate: { fr: 'la lutte est engagée : plus de dérobade ni de refoulement', en: 'the struggle has begun: no dodging and no repressing now' },
  whereAmI: { fr: 'on ne sait pas où l’on est : donnez une direction et un nombre de pas', en: 'you do not know where you are: give a direction and a number of steps' },
  whereTo: { fr: 'dites vers quelle case, ou une direction et un nombre de pas', en: 'say to which cell, or a direction and a number of steps' },
  triggerOrNot: { fr: 'déclencher la réserve, ou la laisser', en: 'fire the reserve, or leave it' },
  castOrNot: { fr: 'lancer un sort, ou ne rien lancer', en: 'cast a spell, or cast nothing' },
  noMagic: { fr: 'une queue ou un souffle de Dragon interdit la magie jusqu’à ce que l’épreuve soit accomplie', en: 'a Dragon’s tail or breath forbids magic until the trial is done' },
  costMissing: { fr: 'il manque le coût de la magie visée', en: 'the cost of the magic aimed at is missing' },
  difficultyMissing: { fr: 'il manque la difficulté de la magie visée', en: 'the difficulty of the magic aimed at is missing' },
  difficultyFixed: { fr: 'la difficulté de ce sort est fixe', en: 'the difficulty of this spell is fixed' },
  reserveOrKeep: { fr: 'mettre en réserve, ou non', en: 'put it in reserve, or not' },
  aim: { fr: 'il faut viser, ou se viser soi-même', en: 'aim, if only at yourself' },
  allowOrForbid: { fr: 'permettre, interdire, ou demander un jet de VOLONTÉ', en: 'allow, forbid, or ask for a WILL roll' },
  allowOrRequire: { fr: 'accorder la cible, ou demander un jet de VUE', en: 'grant the target, or ask for a SIGHT roll' },
  placeOrDraw: { fr: 'nommer une case, ou laisser tirer', en: 'name a cell, or let it be drawn' },
  placeFirst: { fr: 'le demi-rêve est hors de la carte : dites d’abord où il reparaît', en: 'the demi-rêve is off the map: first say where it turns up' },
  describeOrDraw: { fr: 'décrire l’effet, ou laisser tirer', en: 'describe the effect, or let it be drawn' },
  tearOrDraw: { fr: 'décrire la déchirure, ou laisser tirer', en: 'describe the tear, or let it be drawn' },
  timeGoesOn: { fr: 'le temps ne revient pas en arrière', en: 'time does not go back' },
  notUp: { fr: 'ce haut-rêvant n’est pas en TMR', en: 'this dreamer is not in the Middle Lands' },
  tooSoon: { fr: 'pas encore : la montée est possible dans {rounds|rounds}', en: 'not yet: the ascent is possible in {rounds|rounds}' },
  tooFewPoints: { fr: 'il y faut {cost|points}, il en reste {points}', en: 'that takes {cost|points}, and {points} are left' },
  noSuchQueue: { fr: 'rien de tel n’est à porter : {what|effect}', en: 'nothing of the kind is borne: {what|effect}' },
  noSuchCell: { fr: 'il n’y a pas de case « {cell} »', en: 'there is no cell “{cell}”' },
  otherKind: { fr: '{cell|cell} n’est pas du même terrain', en: '{cell|cell} is not of the same terrain' },
  tooFar: { fr: 'c’est plus loin que {force|cells}', en: 'that is further than {force|cells}' },
  unknownSpell: { fr: '« {spell} » n’est pas parmi les sorts connus', en: '“{spell}” is not among the known spells' },
  wrongCell: { fr: '{spell} se lance ailleurs : {where|where}', en: '{spell} is cast elsewhere: {where|where}' },
  wrongCost: { fr: 'ce sort coûte {cost|points}, ou davantage s’il est variable', en: 'this spell costs {cost|points}, or more where it varies' },
  otherVoie: { fr: '{spell} ne se lance pas par cette voie', en: '{spell} is not cast by that Way' },
  otherTarget: { fr: 'ce sort vise {target|target}, ou soi-même', en: 'this spell is for {target|target}, or oneself' },
  missingCell: { fr: 'pour ce haut-rêvant, cette case n’est plus là : {cell|cell}', en: 'for this dreamer that cell is no longer there: {cell|cell}' },
  outOfRange: { fr: 'de {least|figure} à {most|figure}', en: 'from {least|figure} to {most|figure}' },
  noDreamer: { fr: 'aucun haut-rêvant ne joue au siège {seat|nth}', en: 'no dreamer plays at seat {seat|nth}' },
  sameDreamer: { fr: 'le haut-rêvant du siège {seat|nth} est nommé deux fois', en: 'the dreamer at seat {seat|nth} is named twice' },
  nobodyHere: { fr: 'une place ne reste libre qu’à une table menée par un gardien, où joue quelqu’un', en: 'a place stays free only at a table that a dream keeper leads, with somebody at it' },
  tooManySheets: { fr: '{sheets|sheets} pour {seats|seats}', en: '{sheets|sheets} for {seats|seats}' },
  spellTwice: { fr: 'feuille « {name} » : le sort « {spell} » y est deux fois', en: 'sheet “{name}”: the spell “{spell}” is there twice' },
  tooTired: { fr: 'feuille « {name} » : la piste de fatigue n’a que {most} cases', en: 'sheet “{name}”: the fatigue track has only {most} cells' },
  seuilTooHigh: { fr: 'feuille « {name} » : le seuil de rêve ne passe pas {most}', en: 'sheet “{name}”: the threshold does not go beyond {most}' },
  noSuchSpell: { fr: 'feuille « {name} » : le sort « {spell} » n’existe pas', en: 'sheet “{name}”: there is no spell “{spell}”' },
  someoneIsUp: { fr: 'quelqu’un est en TMR : le temps n’avance pas sans lui', en: 'somebody is in the Middle Lands: time does not go on without him' },
  inTheMiddle: { fr: 'pas au milieu de ce qu’il fait : attendez qu’il choisisse', en: 'not in the middle of what he does: wait until he chooses' },
  noSuchReserve: { fr: 'il n’y a pas de réserve n° {place}', en: 'there is no reserve no. {place}' },
  cannotLearn: { fr: '« {spell} » est déjà su, ou n’existe pas', en: '“{spell}” is known already, or does not exist' },
  noSuchFate: { fr: '« {what} » n’est ni une queue, ni un souffle, ni une tête', en: '“{what}” is neither a tail, nor a breath, nor a head' },
  tooMuchLife: { fr: 'feuille « {name} » : la vie ne passe pas {most}', en: 'sheet “{name}”: life does not go beyond {most}' },
  noSuchEffect: { fr: 'feuille « {name} » : « {what} » n’est ni une queue, ni un souffle, ni une tête', en: 'sheet “{name}”: “{what}” is neither a tail, nor a breath, nor a head' },
  doubtful: { fr: 'feuille « {name} » : ce qui est tenu pour possible ne tient pas ensemble ({field})', en: 'sheet “{name}”: what is held possible does not fit together ({field})' },
  needsName: { fr: 'il faut un nom, de {most} signes au plus', en: 'a name is needed, of {most} signs at most' },
  tooManySpells: { fr: 'une liste de sorts, {most} au plus', en: 'a list of spells, {most} at most' },
  chosenTwice: { fr: 'le sort « {spell} » y est deux fois', en: 'the spell “{spell}” is there twice' },
  overspent: { fr: '{purse|purse} : {spent} dépensés sur {most}', en: '{purse|purse}: {spent} spent out of {most}' },
} as const satisfies Lexicon;

/** What a mark of a sketch says. */
// biome-ignore format: one line each
export const MARK_WORDS = {
  leadsTo: { fr: 'vers {cell|cell}', en: 'to {cell|cell}' },
  unknown: { fr: 'nul ne sait où', en: 'nobody knows where' },
  offMap: { fr: 'hors de la carte', en: 'off the map' },
  tires: { fr: '{fatigue|tired}', en: '{fatigue|tired}' },
  trial: { fr: '{what|trial} à maîtriser, force {force}', en: '{what|trial} to be mastered, force {force}' },
  toll: { fr: 'un péage : 1 point de rêve', en: 'a toll: 1 rêve point' },
  waiting: { fr: '{encounter|encounter} y attend, force {force}', en: '{encounter|encounter} waits there, force {force}' },
  reserve: { fr: 'une réserve y attend : {spell|spell}', en: 'a reserve waits there: {spell|spell}' },
  roll: { fr: 'difficulté {difficulty|signed}, {percent|percent}', en: 'difficulty {difficulty|signed}, {percent|percent}' },
  cost: { fr: '{cost|points} si le sort prend', en: '{cost|points} if the spell takes' },
} as const satisfies Lexicon;

/** What is counted: one, and several. */
export const COUNTED = {
  points: { fr: 'point de rêve|points de rêve', en: 'rêve point|rêve points' },
  tired: { fr: 'point de fatigue|points de fatigue', en: 'fatigue point|fatigue points' },
  repressed: { fr: 'point de refoulement|points de refoulement', en: 'repression point|repression points' },
  cells: { fr: 'case|cases', en: 'cell|cells' },
  rounds: { fr: 'round|rounds', en: 'round|rounds' },
  hours: { fr: 'heure|heures', en: 'hour|hours' },
  sheets: { fr: 'feuille|feuilles', en: 'sheet|sheets' },
  seats: { fr: 'siège de haut-rêvant|sièges de haut-rêvant', en: 'dreamer’s seat|dreamers’ seats' },
} as const satisfies Lexicon;

/** What phrases are joined from. */
export const JOINTS = {
  ownSpell: { fr: 'un sort de sa façon (n° {n})', en: 'a spell of one’s own (no. {n})' },
  until: {
    fr: 'jusqu’à la fin de l’heure {hour|hour}, jour {day}',
    en: 'until the end of the hour {hour|hour}, day {day}',
  },
  left: { fr: 'encore {n}', en: '{n} left' },
  birth: { fr: 'naissance à l’heure {hour|hour}', en: 'birth in the hour {hour|hour}' },
  /** A distance that is aimed over; one that a spell reaches, before and after it is cast. */
  away: { fr: 'à {n} m', en: '{n} m away' },
  within: { fr: 'à {n} m au plus', en: 'at most {n} m away' },
  reach: { fr: 'portée {n} m', en: 'range {n} m' },
  touch: { fr: 'au toucher', en: 'by touch' },
  anyRange: { fr: 'sans limite de portée', en: 'at any range' },
  seat: { fr: 'siège', en: 'seat' },
  at: { fr: 'à', en: 'at' },
  by: { fr: 'par', en: 'with' },
  here: { fr: 'magie de cette case', en: 'magic of this cell' },
  offMap: { fr: 'hors de la carte', en: 'off the map' },
  somewhere: { fr: 'quelque part.', en: 'somewhere.' },
  bend: { fr: 'puis', en: 'then' },
  andTest: { fr: 'et le test', en: 'and the test' },
  thisRound: { fr: '{fatigue|tired} pour ce round', en: '{fatigue|tired} for this round' },
  onFailure: {
    fr: 'en cas d’échec {points|points}[vie| et {vie} de vie]',
    en: 'on failure {points|points}[vie| and {vie} of life]',
  },
  life: { fr: 'vie', en: 'life' },
  threshold: { fr: 'seuil', en: 'threshold' },
} as const satisfies Lexicon;

/** How the demi-rêve comes to a cell. */
export const ARRIVALS = {
  up: { fr: '{who} retrouve son demi-rêve', en: '{who} finds the demi-rêve again' },
  walk: { fr: '{who} avance', en: '{who} moves on' },
  stay: { fr: '{who} demeure', en: '{who} stays' },
  passeur: { fr: 'Le Passeur dépose {who}', en: 'The Ferryman sets {who} down' },
  changeur: { fr: 'Le Changeur dépose {who}', en: 'The Changer sets {who} down' },
  drift: { fr: 'La dérive s’achève, {who} reprend pied', en: 'The drift ends and {who} finds footing' },
  placed: { fr: '{who} reparaît', en: '{who} turns up' },
  home: { fr: '{who} rejoint sa terre d’attache', en: '{who} goes to the home ground' },
  river: { fr: '{who} se laisse porter par le Fleuve', en: '{who} goes with the river' },
} as const satisfies Readonly<Record<How, Words>>;

/** Who resists, where nobody has named it. */
export const TARGETED: Words = { fr: 'La cible', en: 'The target' };

/** What may be amiss with a target. */
export const FLAWS = {
  visible: { fr: 'sans la voir', en: 'without seeing it' },
  pointed: { fr: 'sans la montrer du doigt', en: 'without pointing at it' },
  fitting: { fr: 'qui ne convient pas', en: 'which does not fit' },
} as const satisfies Lexicon;

const { refoulement, vie, fatigue } = STAT_WORDS;
/** What the board is labelled with. */
export const BOARD_WORDS = {
  wet: { fr: 'humide', en: 'wet' },
  pawn: { fr: 'demi-rêve', en: 'demi-rêve' },
  candidate: { fr: 'peut-être', en: 'perhaps' },
  reserve: { fr: 'réserve', en: 'reserve' },
  waiting: { fr: 'rencontre', en: 'encounter' },
  touched: { fr: 'effet', en: 'effect' },
  world: { fr: 'dans le monde', en: 'in the world' },
  normal: { fr: 'en TMR', en: 'in the Middle Lands' },
  accelere: { fr: 'en TMR, accéléré', en: 'in the Middle Lands, accelerated' },
  asleep: { fr: 'dort', en: 'asleep' },
  busy: { fr: 'attend', en: 'waiting' },
  ended: { fr: 'voyage fini', en: 'journey over' },
  reve: { fr: 'rêve', en: 'rêve' },
  seuil: { fr: 'seuil', en: 'threshold' },
  ...{ refoulement, vie, fatigue, generalState: TERM_WORDS.generalState },
  draconic: { fr: 'Draconic', en: 'Draconic' },
  spells: { fr: 'sorts', en: 'spells' },
  around: { fr: 'autour', en: 'around' },
  edge: { fr: 'le bord', en: 'the edge' },
  holds: { fr: 'tenu par', en: 'held by' },
  reserves: { fr: 'réserves', en: 'reserves' },
  nowhere: { fr: 'on ne sait où', en: 'nobody knows where' },
  waitingOnes: { fr: 'attendent', en: 'waiting' },
  force: { fr: 'force', en: 'force' },
  carried: { fr: 'en route', en: 'coming' },
  effects: { fr: 'effets', en: 'effects' },
  written: { fr: 'noté', en: 'noted' },
  bonus: { fr: 'bonus', en: 'cell bonus' },
  experience: { fr: 'expérience', en: 'experience' },
} as const satisfies Lexicon;
