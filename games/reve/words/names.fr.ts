/** Les mots isolés : refus, issues, tirages, termes d’un calcul, noms. Ce fichier est le modèle de l’autre langue. */
import type { EncounterKind } from '../data/encounters.ts';
import { ENCOUNTER_WORDS } from '../data/encounters.ts';
import { TERRAIN_WORDS, type Terrain } from '../data/terrains.ts';
import type { Voie } from '../data/voies.ts';
import type { Result } from '../resolution.ts';
import { creationFr } from './creation.ts';
import { cellNamed, effectName, entry, figure, signed, spellName } from './figures.ts';

export type Details = Readonly<Record<string, string | number>>;

export const count = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
export const points = (n: number): string => count(n, 'point de rêve', 'points de rêve');
/** Les deux autres monnaies du jeu. */
export const tired = (n: number): string => count(n, 'point de fatigue', 'points de fatigue');
export const repressed = (n: number): string => count(n, 'point de refoulement', 'points de refoulement');
export const percent = (n: number): string => `${n}\u00a0%`;

export const spell = (id: string): string => spellName(id, (n) => `un sort de sa façon (n° ${n})`);
/** « Collines d’Encre (J4) » */
export const cell = (coord: string): string => {
  const found = cellNamed(coord);
  return found ? `${found.name} (${coord})` : coord;
};

export const voies: Readonly<Record<Voie, string>> = {
  oniros: 'Oniros',
  hypnos: 'Hypnos',
  narcos: 'Narcos',
  thanatos: 'Thanatos',
};

export const results: Readonly<Record<Result, string>> = {
  particuliere: 'particulière',
  significative: 'significative',
  normale: 'réussite normale',
  echec: 'échec',
  echecParticulier: 'échec particulier',
  echecTotal: 'échec total',
};

/** L’heure du Vaisseau, de la Sirène… */
export const hours: readonly string[] = [
  'du Vaisseau',
  'de la Sirène',
  'du Faucon',
  'de la Couronne',
  'du Dragon',
  'des Épées',
  'de la Lyre',
  'du Serpent',
  'du Poisson Acrobate',
  'de l’Araignée',
  'du Roseau',
  'du Château Dormant',
];

export const directions = {
  N: 'au nord',
  NE: 'au nord-est',
  SE: 'au sud-est',
  S: 'au sud',
  SO: 'au sud-ouest',
  NO: 'au nord-ouest',
} as const;

/** Ce que l’on sait d’une case quand on n’en voit que le terrain. */
export const somewhere: Readonly<Record<Terrain, string>> = {
  cite: 'une cité, mais laquelle ?',
  sanctuaire: 'un sanctuaire, mais lequel ?',
  plaines: 'des plaines, mais lesquelles ?',
  pont: 'un pont, mais lequel ?',
  collines: 'des collines, mais lesquelles ?',
  foret: 'une forêt, mais laquelle ?',
  monts: 'des monts, mais lesquels ?',
  desert: 'un désert, mais lequel ?',
  fleuve: 'le Fleuve, mais où ?',
  lac: 'un lac, mais lequel ?',
  marais: 'un marais, mais lequel ?',
  gouffre: 'un gouffre, mais lequel ?',
  necropole: 'une nécropole, mais laquelle ?',
  desolation: 'une désolation, mais laquelle ?',
};

/** Ce qui se maîtrise sans être une rencontre. */
const trials = {
  humide: 'l’eau',
  conquete: 'la case à conquérir',
  cite: 'la cité close',
  purification: 'la case à purifier',
} as const;
export type Trial = keyof typeof trials;

const feminine = (what: EncounterKind | Trial): boolean => what === 'fleur' || what in trials;
export const a = (kind: EncounterKind): string => `${feminine(kind) ? 'une' : 'un'} ${ENCOUNTER_WORDS[kind].fr}`;
export const the = (what: EncounterKind | Trial): string =>
  what in trials
    ? trials[what as Trial]
    : `${feminine(what) ? 'la' : 'le'} ${ENCOUNTER_WORDS[what as EncounterKind].fr}`;
export const The = (kind: EncounterKind): string => `${feminine(kind) ? 'La' : 'Le'} ${ENCOUNTER_WORDS[kind].fr}`;
export const pronoun = (kind: EncounterKind): string => (feminine(kind) ? 'elle' : 'il');
export const mastered = (what: EncounterKind | Trial): string => (feminine(what) ? 'maîtrisée' : 'maîtrisé');

const targets = { zone: 'le centre d’une zone', objet: 'un objet', creature: 'une créature', soi: 'soi-même' } as const;
export const target = (id: string): string => entry(targets, id) ?? id;

/** Où un sort se lance. */
function where(id: string): string {
  if (id === 'origine') return 'la case où fut lancée la magie visée';
  if (id === 'sanctuaireOuOrigine') return 'un sanctuaire, ou la case où fut lancée la magie lue';
  return entry(TERRAIN_WORDS, id)?.fr ?? cell(id);
}

const origins = { origine: 'case d’origine', sanctuaireOuOrigine: 'sanctuaire' } as const;
/** La même chose en un mot. */
export const castIn = (id: string): string => entry(TERRAIN_WORDS, id)?.fr ?? entry(origins, id) ?? id;

export const reasons = {
  // dans le monde
  asleep: () => 'on dort : il faut d’abord du sommeil',
  tooSoon: ({ rounds }: Details) =>
    `pas encore : la montée est possible dans ${count(Number(rounds), 'round', 'rounds')}`,
  fixedIdea: () => 'une idée fixe interdit de monter',
  tooFewPoints: ({ cost, points: left }: Details) => `il y faut ${points(Number(cost))}, il en reste ${left}`,
  insomnia: () => 'l’insomnie ne laisse pas dormir',
  notInTheWorld: () => 'cela ne se fait pas ici : le corps est dans le monde',
  forTheGardien: () => 'c’est au gardien de le dire',
  noSuchQueue: ({ what }: Details) => `rien de tel n’est à porter : ${effectName(String(what))?.fr ?? what}`,
  settleOrRepress: () => 'en venir à bout, ou refouler',
  // en TMR
  notInTheLands: () => 'cela ne se fait pas en TMR',
  stayingCosts: () => 'rester sur place est un déplacement : dites « demeurer »',
  modeIsFixed: () => 'le mode ne se change pas en route',
  alreadyThere: () => 'on est déjà sur cette case ce round',
  noSuchGift: () => 'aucune tête de Dragon ne mène là',
  giftCell: () => 'ce don ne peut porter sur cette case',
  // face à une rencontre
  notOnOffer: () => 'ce choix n’est pas offert',
  dodgedBefore: () => 'on ne se dérobe pas deux fois à la même rencontre',
  noDodgingAsleep: () => 'on ne se dérobe pas à un rêve quand on dort',
  cannotLetPass: () => 'seuls un Messager ou un Passeur se laissent passer',
  masterOrRepress: () => 'esquivée une fois, elle ne se laisse plus que maîtriser ou refouler',
  tooLate: () => 'la lutte est engagée : plus de dérobade ni de refoulement',
  noSuchCell: ({ cell: coord }: Details) => `il n’y a pas de case « ${coord} »`,
  otherKind: ({ cell: coord }: Details) => `${cell(String(coord))} n’est pas du même terrain`,
  whereAmI: () => 'on ne sait pas où l’on est : donnez une direction et un nombre de pas',
  whereTo: () => 'dites vers quelle case, ou une direction et un nombre de pas',
  tooFar: ({ force }: Details) => `c’est plus loin que ${count(Number(force), 'case', 'cases')}`,
  triggerOrNot: () => 'déclencher la réserve, ou la laisser',
  // lancer
  castOrNot: () => 'lancer un sort, ou ne rien lancer',
  unknownSpell: ({ spell: id }: Details) => `« ${id} » n’est pas parmi les sorts connus`,
  noMagic: () => 'une queue ou un souffle de Dragon interdit la magie jusqu’à ce que l’épreuve soit accomplie',
  wrongCell: ({ spell: name, where: place }: Details) => `${name} se lance ailleurs : ${where(String(place))}`,
  wrongCost: ({ cost }: Details) => `ce sort coûte ${points(Number(cost))}, ou davantage s’il est variable`,
  otherVoie: ({ spell: name }: Details) => `${name} ne se lance pas par cette voie`,
  costMissing: () => 'il manque le coût de la magie visée',
  difficultyMissing: () => 'il manque la difficulté de la magie visée',
  difficultyFixed: () => 'la difficulté de ce sort est fixe',
  reserveOrKeep: () => 'mettre en réserve, ou non',
  // viser
  aim: () => 'il faut viser, ou se viser soi-même',
  otherTarget: ({ target: id }: Details) => `ce sort vise ${target(String(id))}, ou soi-même`,
  // la parole du gardien
  allowOrForbid: () => 'permettre, interdire, ou demander un jet de VOLONTÉ',
  allowOrRequire: () => 'accorder la cible, ou demander un jet de VUE',
  placeOrDraw: () => 'nommer une case, ou laisser tirer',
  placeFirst: () => 'le demi-rêve est hors de la carte : dites d’abord où il reparaît',
  missingCell: ({ cell: coord }: Details) => `pour ce haut-rêvant, cette case n’est plus là : ${cell(String(coord))}`,
  outOfRange: ({ least, most }: Details) => `de ${figure(Number(least))} à ${figure(Number(most))}`,
  describeOrDraw: () => 'décrire l’effet, ou laisser tirer',
  tearOrDraw: () => 'décrire la déchirure, ou laisser tirer',
  noDreamer: ({ seat }: Details) => `aucun haut-rêvant ne joue au siège ${seat}`,
  notUp: () => 'ce haut-rêvant n’est pas en TMR',
  // ouvrir une table
  tooManySheets: ({ sheets, seats }: Details) =>
    `${count(Number(sheets), 'feuille', 'feuilles')} pour ${count(Number(seats), 'siège', 'sièges')} de haut-rêvant`,
  spellTwice: ({ name, spell: id }: Details) => `feuille « ${name} » : le sort « ${id} » y est deux fois`,
  tooTired: ({ name, most }: Details) => `feuille « ${name} » : la piste de fatigue n’a que ${most} cases`,
  seuilTooHigh: ({ name, most }: Details) => `feuille « ${name} » : le seuil de rêve ne passe pas ${most}`,
  noSuchSpell: ({ name, spell: id }: Details) => `feuille « ${name} » : le sort « ${id} » n’existe pas`,
  // créer un haut-rêvant
  needsName: ({ most }: Details) => `il faut un nom, de ${most} signes au plus`,
  tooManySpells: ({ most }: Details) => `une liste de sorts, ${most} au plus`,
  chosenTwice: ({ spell: id }: Details) => `le sort « ${id} » y est deux fois`,
  overspent: ({ purse, spent, most }: Details) =>
    `${creationFr.purses[purse as keyof typeof creationFr.purses] ?? purse} : ${spent} dépensés sur ${most}`,
};

export const ways = {
  calm: 'libre',
  encounter: 'rencontre',
  offMap: 'hors de la carte',
  refused: 'refusé',
  mastered: 'maîtrisé',
  notMastered: 'non maîtrisé',
  totalFailure: 'échec total',
  holds: 'tient',
  souffle: 'souffle de Dragon',
  asleep: 'sommeil',
  impossible: 'magie impossible',
  'took.target': 'sur la cible',
  'took.caster': 'sur soi',
  'took.nobody': 'sur personne',
  ...results,
};

export const purposes = {
  creation: 'haut-rêvant au hasard',
  'encounter.roll': 'tirage de rencontre',
  'encounter.kind': 'qui vient',
  'encounter.force': 'force de la rencontre',
  mastering: 'maîtrise',
  refoulement: 'test de refoulement',
  cast: 'lancer du sort',
  resistance: 'jet de résistance',
  sight: 'jet de VUE',
  will: 'jet de VOLONTÉ',
  recovery: 'rêve retrouvé en dormant',
  dragon: 'ce que laisse le Dragon',
  'dragon.detail': 'ce qu’il en est au juste',
  erratic: 'effet erratique',
  tear: 'déchirure du rêve',
  place: 'case où reparaît le demi-rêve',
  drift: 'direction de la dérive',
  changeur: 'case que choisit le Changeur',
  guess: 'supposition',
};

export const terms = {
  ...voies,
  difficulty: 'difficulté',
  generalState: 'état général',
};

export const stats = {
  points: 'points de rêve',
  fatigue: 'fatigue',
  refoulement: 'refoulement',
  vie: 'vie',
  ethylisme: 'ivresse',
  surencombrement: 'surcharge',
} as const;

/** Ce que l’autre langue doit dire aussi. */
export type Reasons = { readonly [K in keyof typeof reasons]: (d: Details) => string };
export type Ways = Readonly<Record<keyof typeof ways, string>>;
export type Purposes = Readonly<Record<keyof typeof purposes, string>>;
export type Terms = Readonly<Record<keyof typeof terms, string>>;
export type Stats = Readonly<Record<keyof typeof stats, string>>;

/** Ce que dit une marque d’une ébauche. */
export const marks = {
  leadsTo: ({ cell: coord = '' }) => `vers ${cell(String(coord))}`,
  unknown: () => 'nul ne sait où',
  offMap: () => 'hors de la carte',
  tires: ({ fatigue = 0 }) => tired(Number(fatigue)),
  trial: ({ what = '', force = 0 }) => `${entry(trials, String(what)) ?? what} à maîtriser, force ${force}`,
  toll: () => 'un péage : 1 point de rêve',
  waiting: ({ encounter = '', force = 0 }) =>
    `${entry(ENCOUNTER_WORDS, String(encounter))?.fr ?? encounter} y attend, force ${force}`,
  reserve: ({ spell: id = '' }) => `une réserve y attend : ${spell(String(id))}`,
  roll: ({ difficulty = 0, percent: p = 0 }) => `difficulté ${signed(Number(difficulty))}, ${percent(Number(p))}`,
  cost: ({ cost = 0 }) => `${points(Number(cost))} si le sort prend`,
} satisfies Readonly<Record<string, (details: Details) => string>>;
export type Marks = Readonly<Record<keyof typeof marks, (details: Details) => string>>;
