/** Noms, questions, raisons. Ce fichier est le modèle de l’autre langue. */
import type { Out } from '../state.ts';
import { botte, idea, pebbles, tested } from './figures.ts';

type About = Readonly<Record<string, string | number | null | undefined>>;
type Details = Readonly<Record<string, string | number>>;

/** Les tirages où l’ordre compte. */
export const ROWS: ReadonlySet<string> = new Set(['test', 'redraw', 'combination']);

export const own = { spell: 'un sort', object: 'un objet magique', shot: 'un tir', escrime: 'l’Escrime' };
const t = (what: unknown): string => tested('fr', String(what ?? ''), own);
/** « de » before a name: d’Aurélie, du Comte, des Brigands. */
export function of(name: string): string {
  if (/^les? /i.test(name)) return name.replace(/^le /i, 'du ').replace(/^les /i, 'des ');
  return /^[aeiouyhàâéèêëîïôœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}
/** « à » before a name: à Aurélie, au Comte, aux Brigands. */
const to = (name: unknown): string => `à ${String(name)}`.replace(/^à le /i, 'au ').replace(/^à les /i, 'aux ');

/** So many of them, in the right number. */
const reussites = (count: unknown): string => `${count} Réussite${Number(count) > 1 ? 's' : ''}`;

const wounds: Readonly<Record<string, string>> = {
  legere: 'Légère',
  serieuse: 'Sérieuse',
  grave: 'Grave',
  mortelle: 'Mortelle',
};
export const wound = (kind: string | null | undefined): string =>
  kind ? (wounds[kind] ?? kind) : 'une blessure gardée secrète';

export const outs: Readonly<Record<Out, string>> = {
  withdrawn: 's’est retiré',
  dead: 'est mort',
  captured: 'est pris',
  fled: 's’est enfui',
  down: 'est à terre',
  conteur: 'est passé au Cauchemar',
  surrendered: 's’est rendu',
};

export const acts: Readonly<Record<string, string>> = {
  descripteur: 'un Descripteur',
  quality: 'une qualité',
  masque: 'le Masque',
  tavern: 'un récit de taverne',
  success: 'un succès',
  eclat: 'un Éclat',
  object: 'un objet',
  bind: 'lier un objet',
  mini: 'une mini-scène',
  affirm: 'une Affirmation',
  characterise: 'une qualité d’un lieu',
  flaw: 'un défaut',
  failOnPurpose: 'un échec voulu',
  deed: 'un beau geste',
  valet: 'son valet',
  enrich: 'enrichir un PNJ',
};

export const questions: Readonly<Record<string, (a: About) => string>> = {
  'melee.bid': ({ stake }) =>
    `Plusieurs combats : misez-vous pour l’initiative${stake ? ` (il faut plus de ${stake})` : ''} ?`,
  'melee.turn': ({ name, foe }) => `${name}, face ${to(foe)} : maintenant, ou plus tard ?`,
  'duel.impress': ({ foe }) => `Face ${to(foe)} : une démonstration avant de croiser le fer ?`,
  'duel.impressed': ({ foe }) => `${foe} veut impressionner. Répondez-vous ?`,
  'duel.bid': ({ name, foe, stake, foeStake, passed }) => {
    if (!stake && !foeStake) return `${name}, face ${to(foe)} : misez-vous pour l’initiative ?`;
    if (Number(stake) <= Number(foeStake))
      return `${foe} mise ${foeStake} pour l’initiative, ${name} ${stake} : surenchérir ?`;
    return `${name} mène l’enchère, ${stake} contre ${foeStake}${passed ? `, et ${foe} passe` : ''} : miser davantage ?`;
  },
  'duel.stance': ({ foe, exchange }) => `Échange ${exchange}, face ${to(foe)} : en garde ?`,
  'duel.shift': () => 'Deux pierres voisines échangées, et la combinaison y est. Payez-vous ?',
  'duel.openMend': ({ white, foeWhite }) =>
    white === undefined
      ? 'L’adversaire a le dessus. Retirez-vous une pierre ?'
      : `${white} blanches contre ${foeWhite} : retirez-vous ?`,
  'duel.tie': () => 'Égalité. Un PP pour la départager ?',
  'duel.attack': ({ chain }) => `Vous avez le dessus (${reussites(chain)}). Quelle manœuvre ?`,
  'duel.attackMend': ({ white }) =>
    `La manœuvre échoue${white === undefined ? '' : ` (${white} blanches)`}. La rattrapez-vous ?`,
  'duel.defend': ({ result }) => `${reussites(result)} contre vous. Comment vous défendez-vous ?`,
  'duel.defendMend': ({ white }) =>
    `La défense échoue${white === undefined ? '' : ` (${white} blanches)`}. La rattrapez-vous ?`,
  'duel.counterMend': ({ white }) =>
    `Le coup fourré échoue${white === undefined ? '' : ` (${white} blanches)`}. Le rattrapez-vous ?`,
  'duel.raise': ({ result }) => `${reussites(result)} : un PP en ajoute ou en ôte une. Payez-vous ?`,
  'duel.botte': ({ chain }) => `L’enchaînement vaut ${chain}. Une botte pour finir ?`,
  'duel.botteAnswer': ({ botte: id }) => `${botte('fr', String(id))} ! Comment y répondez-vous ?`,
  'duel.suffer': ({ wound: kind, total }) =>
    kind === null
      ? `Un coup de ${reussites(total)}. L’encaisser, ou avoir le dessous ?`
      : `${reussites(total)} : blessure ${wound(kind as string)}. La prendre, ou avoir le dessous ?`,
  'duel.fate': ({ foe }) => `${foe} est à votre merci. Que devient-il ?`,
  'duel.mark': ({ wound: kind }) =>
    kind === null
      ? 'Le coup a porté. Dites-vous où ?'
      : `Blessure ${wound(kind as string)} donnée. Laissez-vous une marque ?`,
  'duel.shed': () => 'Deux PP pour ôter une pierre de dessous ?',
  'test.rule': ({ name, what, text, level }) =>
    `${name} veut tester ${t(what)} (${level})${text ? ` : « ${text} »` : ''}. Que dites-vous ?`,
  'test.prepare': ({ what, fixed }) =>
    `${t(what)}${fixed === undefined ? '' : `, ${Number(fixed) === 0 ? 'rien de fixe' : `${pebbles(Number(fixed), -Number(fixed))} d’avance`}`} : vous tirez ?`,
  'test.mend': ({ what, white }) =>
    `${t(what)} : échec${white === undefined ? '' : ` (${white} blanches)`}. Que faites-vous ?`,
  'test.impose': ({ name }) => `${name} réussit, mais son Karma est mauvais. L’imposez-vous ?`,
  'test.avoid': () => 'Votre mauvais Karma s’en mêle. Un PP pour l’écarter ?',
  'test.after': ({ name, what }) => `${name} a raté ${t(what)}. « Oui, mais… » ?`,
  'contest.mend': ({ white }) => `${white} blanches : retirez-vous ?`,
  'contest.tie': () => 'Égalité. Un PP pour la départager ?',
  request: ({ name, act, what, text, price, contradicts }) =>
    `${name} demande ${acts[String(act)] ?? act}${what ? ` (${what})` : ''}${text ? ` : « ${text} »` : ''}${price ? `, ${price} PP` : ''}.${contradicts ? ' On a déjà dit autre chose là-dessus.' : ''} L’accordez-vous ?`,
  moment: ({ price, text }) => `Moment-clé${text ? ` : « ${text} »` : ''}. Payez-vous ${price} PP ?`,
  limbesEvent: () => 'Les Limbes débordent : quel événement hostile ?',
  preside: () => 'Conteur, à vous quand vous voulez.',
  act: () => 'Que faites-vous ?',
  'algarade.attack': ({ foe, foes }) => `${foes} contre vous : ${foe}. Comment attaquez-vous ?`,
  'algarade.defend': () => 'Ils attaquent. Comment vous défendez-vous ?',
  'crossing.road': ({ leg, legs }) => `${leg} rencontres sur ${legs} passées. La Brume attend.`,
  'crossing.face': ({ idea: at }) => `${idea('fr', Number(at))}. Comment y faites-vous face ?`,
};

export const ways: Readonly<Record<string, string>> = {
  upperHand: 'dessus',
  tie: 'égalité',
  underHand: 'dessous',
  r0: 'raté',
  r1: '1 Réussite',
  r2: '2 Réussites',
  r3: '3 Réussites',
  r4: '4 Réussites',
  success: 'réussit',
  failure: 'rate',
  held: 'paré',
  pierced: 'percé',
  nobody: 'personne',
  first: 'le premier',
  second: 'le second',
  'healed.legere': 'guérit une Légère',
  'healed.serieuse': 'guérit une Sérieuse',
  'healed.grave': 'guérit une Grave',
  'healed.mortelle': 'guérit une Mortelle',
  impressed: 'impressionne',
  unimpressed: 'est impressionné',
};

export const terms: Readonly<Record<string, string>> = {
  level: 'niveau',
  bonus: 'bonus',
  panache: 'panache',
  wounds: 'blessures',
  circumstance: 'circonstances',
  shadow: 'ombre des Limbes',
  evil: 'mauvais Karma',
  difficulty: 'Difficulté',
  escrime: 'Escrime',
  difference: 'différence',
  initiative: 'initiative',
  dessous: 'dessous',
  swagger: 'prestance',
  repeated: 'redite',
  foeRepeats: 'l’autre se répète',
  improvised: 'arme improvisée',
  fixed: 'fixes',
};

export const purposes: Readonly<Record<string, string>> = {
  test: 'les pierres d’un test (0 noire, 1 blanche)',
  redraw: 'des pierres retirées',
  redraws: 'des pierres retirées (noires, puis blanches)',
  contest: 'un tirage (noires, puis blanches)',
  combination: 'l’ouverture, dans l’ordre (0 noire, 1 blanche)',
  opening: 'l’ouverture d’un échange',
  strike: 'une manœuvre',
  panache: 'du Panache',
  karma: 'les pierres du Karma',
  potion: 'une potion',
  token: 'le jeton d’initiative',
  save: 'parer une botte',
  brumes: 'ce que cachent les Brumes',
  foe: 'ce que fait l’adversaire',
  hidden: 'ce qui est caché',
  guess: 'une supposition',
};

export const said: Readonly<Record<string, string>> = {
  trait: 'Trait changé',
  nightmare: 'Éclat de Cauchemar',
  valet: 'un valet',
  newCharacter: 'nouveau personnage',
  reaction: 'ce que sentent les inconnus',
  keyword: 'mot-clé',
  improvised: 'arme improvisée',
  endFight: 'Le Conteur s’interpose',
  enters: 'entre en scène',
  reload: 'recharge',
  scene: 'scène',
  signe: 'Signe',
  suffers: 'souffre',
  endures: 'tient bon',
  broken: 'l’arme improvisée casse',
  noAmmunition: 'plus de munitions',
  wound: 'blessure notée',
  death: 'une mort choisie',
  circumstance: 'circonstance',
};

export const gifts: Readonly<Record<string, string>> = {
  kept: 'XP gardés',
  round: 'ronds',
  routine: 'routine',
  valet: 'XP du valet',
  word: 'mot',
  skill: 'Compétence',
  characteristic: 'Caractéristique',
  escrime: 'Escrime',
  toward: 'vers',
  descripteur: 'Descripteur',
  trait: 'Trait',
  loseTrait: 'Trait perdu',
  karma: 'Karma',
  relation: 'relation',
  specialisation: 'spécialisation',
  present: 'présent',
  combination: 'combinaison',
};

export const why: Readonly<Record<string, string>> = {
  rolePlay: 'pour le jeu',
  line: 'pour la réplique',
  repartee: 'pour la repartie',
  outOfPlay: 'hors du jeu',
  flaw: 'pour un défaut',
  karma: 'Karma',
  panache: 'panache',
  session: 'début de séance',
  perfidy: 'Perfidie',
  debt: 'emprunt',
  algarade: 'Algarade',
  coupFinal: 'coup final',
  prevented: 'Éclat empêché',
  deed: 'conduite',
  failOnPurpose: 'échec voulu',
  brumes: 'les Brumes',
  fortune: 'effet fortune',
  experience: 'expérience',
  bought: 'acheté',
  used: 'usé',
  mana: 'Mana emprunté',
  affirm: 'Affirmation',
};

const n = (d: Details, key: string): string => String(d[key] ?? '');
export const reasons: Readonly<Record<string, (d: Details) => string>> = {
  notNow: () => 'ce n’est pas ce qui est demandé maintenant',
  noSuchFigure: () => 'personne de tel, ou hors de jeu',
  notOnSheet: (d) => `${n(d, 'name')} n’est pas sur la feuille`,
  notYourManoeuvre: () => 'cette manœuvre n’est qu’à qui la possède',
  notAtThisTable: () => 'cette table ne joue pas cette règle',
  tooFewStones: (d) => `il y faut ${n(d, 'price')} PP, il y en a ${n(d, 'have')}`,
  notYourBotte: () => 'cette botte n’est pas sur la feuille',
  noSuchStones: (d) => `il y a ${n(d, 'white')} blanches et ${n(d, 'black')} noires`,
  noRoutine: () => 'ce n’est pas une routine',
  noAttack: () => 'ce n’est pas une attaque',
  karmaExhausted: (d) => `le Karma n’y survivrait pas (${n(d, 'cases')} cases)`,
  beyondCap: (d) => `${n(d, 'most')} au plus`,
  tooManyPlayers: (d) => `${n(d, 'most')} Arpenteurs au plus dans ce mode`,
  oneThingAtATime: () => 'une chose à la fois',
  oneInversion: () => 'une seule inversion par action',
  oneAtATime: () => 'dans le noir, une pierre à la fois',
  onceOnly: () => 'une seule fois',
  nothingToInvert: () => 'il n’y a pas de pierre noire à retourner',
  notYours: () => 'ce n’est pas à vous',
  notEightRounds: (d) => `il y faut huit ronds, il y en a ${n(d, 'rounds')}`,
  noValet: () => 'pas de valet à ce nom',
  noSuchObject: () => 'pas d’objet de ce numéro',
  noMarkNow: () => 'cette blessure ne se marque pas',
  woundsKept: () => 'les blessures sont tues jusqu’à la fin du combat : une marque dirait leur gravité',
  onlyCharacteristics: () => 'seul un test de caractéristique peut perdre une pierre fixe',
  noKarma: () => 'il y faut un point de Karma positif',
  noFortune: () => 'pas d’effet fortune ici',
  noDefence: () => 'ce n’est ni une parade ni une esquive',
  karmaFull: () => 'le Karma est au plus haut',
  inTheDark: () => 'on ne peut pas cela dans le noir',
  asleep: () => 'il dort, ou n’est plus là',
  algaradesForThese: () => 'contre les mineurs, c’est une Algarade',
  wrongColour: (d) => `la couleur ne va pas : ${n(d, 'white')} blanches et ${n(d, 'black')} noires au moins`,
  wordNotTried: (d) => `${n(d, 'word')} n’a pas été essayé dans cette séance`,
  wordNotBalanced: () => 'un mot non possédé veut un mot-clé Maîtrisé',
  tooStrong: () => 'leur Escrime n’est pas sous la vôtre',
  tooManySheets: (d) => `${n(d, 'sheets')} feuilles pour ${n(d, 'seats')} places`,
  tooManyHelpers: (d) => `${n(d, 'most')} aides au plus`,
  tooManyFoes: (d) => `au-delà de ${n(d, 'most')}, il faut rompre`,
  tooManyFigures: () => 'il y a assez de monde',
  tooFewXp: (d) => `il y faut ${n(d, 'cost')} XP, il y en a ${n(d, 'have')}`,
  testOneThing: () => 'une Compétence, une Caractéristique ou un Trait, un seul',
  tellMore: () => 'racontez davantage',
  suspended: () => 'cet Éclat dort tant que le Karma n’est pas à −3',
  stillAlive: () => 'il vit encore',
  powderDead: () => 'la poudre ne prend pas ici',
  overBudget: (d) => `${n(d, 'name')} : ${n(d, 'what')} ${n(d, 'cost')}, ${n(d, 'most')} au plus`,
  onlyAfterSpecial: () => 'seulement après une botte ou une manœuvre spéciale',
  onePotionADay: () => 'une potion par jour',
  objectEmpty: (d) => `la charge ne suffit pas (${n(d, 'charge')})`,
  nothingToShed: () => 'pas de dessous à ôter',
  nothingToCharge: () => 'rien à charger, ou pas de Mana',
  nothingToCancel: (d) => `il n’y a que ${n(d, 'result')} Réussites`,
  notYoursAnyMore: () => 'ce personnage n’est plus à vous',
  notTheBest: () => 'le plus qualifié tire',
  notShort: () => 'vous n’êtes pas à court',
  notOfMasque: (d) => `${n(d, 'name')} n’est pas du Masque`,
  notLoaded: () => 'l’arme n’est pas chargée',
  notDying: () => 'il n’est pas mourant',
  notDarkEnough: () => 'il y faut −3 points de Karma',
  notAnArpenteur: (d) => `${n(d, 'name')} n’est pas un Arpenteur`,
  noWeapon: () => 'pas d’arme de tir',
  noSuchWound: () => 'pas de blessure de ce numéro',
  noSuchWay: () => 'ce chemin n’existe pas',
  noSuchVerb: (d) => `le mot-pouvoir ${n(d, 'word')} n’est pas possédé`,
  noSuchPotion: (d) => `pas de potion de qualité ${n(d, 'quality')}`,
  noSuchPlace: () => 'pas de pierre à cette place',
  noSuchGift: () => 'ce cadeau n’est pas possible',
  noSuchFocus: () => 'pas de Focus de ce numéro',
  noSuchFact: () => 'pas de qualité de ce numéro',
  noSign: () => 'pas de Signe du Rêve à invoquer',
  noRelance: () => 'pas de relance ici',
  noMasque: () => 'pas de Masque sur la feuille',
  noManoeuvre: () => 'il y faut une manœuvre réussie',
  oneFightEach: () => 'chacun ne se bat qu’une fois à la fois',
  nobodyToWaitFor: () => 'plus personne après qui attendre',
  noNightmare: () => 'il n’est pas sous le Signe du Cauchemar',
  noEffectNow: () => 'aucune manœuvre à effet n’a porté',
  minorsShieldMajors: () => 'les sbires couvrent un majeur, personne d’autre',
  noFight: () => 'personne ne se bat',
  noDebt: () => 'rien n’est dû',
  noConteurHere: () => 'ce mode se joue sans Conteur',
  noCombination: () => 'la combinaison n’y est pas',
  noBotteNow: () => 'pas de botte après un coup fourré',
  noBag: () => 'à pile ou face, il n’y a pas de sac',
  noBadKarma: () => 'il y faut un point de Karma négatif',
  noAmmunition: () => 'plus de munitions',
  needsConteur: () => 'ce mode veut un Conteur',
  limbesFirst: () => 'les Limbes d’abord',
  keptEnough: () => 'on ne commence jamais avec plus de huit PP',
  duelsForThese: () => 'contre celui-là, c’est un duel',
  debtHasNoColour: () => 'un emprunt ne choisit pas sa couleur',
  chooseAGift: () => 'huit ronds : choisissez un cadeau',
  botteTwice: (d) => `${n(d, 'name')} a deux fois la même botte`,
  botteCannotBeTurned: () => 'la blessure d’une botte se prend',
  bonusTooHigh: (d) => `bonus de ${n(d, 'most')} au plus`,
  bidTooLow: (d) => `il faut miser au moins ${n(d, 'least')}`,
  alreadyPaid: () => 'il est déjà payé',
  alreadyLoaded: () => 'l’arme est chargée',
};

export const board = {
  bag: 'sac',
  limbes: 'Limbes',
  reserve: 'réserve',
  gone: 'sorties',
  conteur: 'Conteur',
  coin: 'pile ou face',
  day: 'jour',
  hour: 'heure',
  panache: 'Panache',
  karma: 'Karma',
  points: (p: number) => `${p} pt`,
  mana: 'Mana',
  wounds: 'blessures',
  none: 'aucune',
  escrime: 'Escrime',
  hidden: '?',
  skills: 'Compétences',
  traits: 'Traits',
  descripteurs: 'Descripteurs',
  bottes: 'bottes',
  eclats: 'Éclats',
  words: 'mots',
  potions: 'potions',
  dessous: 'dessous',
  redraws: 'retirages d’Escrime',
  exchange: 'Échange',
  chain: 'enchaînement',
  attacks: 'a le dessus',
  token: 'initiative',
  chance: 'chance de réussir',
  asleep: 'dort',
  fixed: 'fixes',
  facts: 'Affirmations',
  leg: 'rencontre',
  next: 'à venir',
  onStage: 'aussi en scène',
  passed: 'passées',
  shields: 'couvrent',
  suspected: 'Escrime adverse supposée',
  marks: 'marques',
  kept: 'gardées par le Conteur',
  wound,
};
