/** Words that stand by themselves, a row each: the French, the English. `{e}` agrees with the fighter it is said of. */
import type { Language } from '@reverie/kernel/game';
import { type Pairs, wordsIn } from '@reverie/kernel/words';
import { CHARGES } from '../labels.ts';

/** Figures of a sum. */
const TERMS = {
  dice: ['dés', 'dice'],
  weaponSkill: ['maniement d’arme', 'weapon handling'],
  dodgeSkill: ['esquive', 'dodge'],
  willSkill: ['volonté', 'will'],
  rangedSkill: ['tir', 'shooting'],
  spellSkill: ['aptitude du sort', 'aptitude for the spell'],
  halfWill: ['moitié de la volonté', 'half the will'],
  physique: ['physique', 'physique'],
  band: ['distance de combat', 'fighting distance'],
  prisoner: ['prisonnier', 'prisoner'],
  surprise: ['charge de surprise', 'surprise charge'],
  offensive: ['charge offensive', 'offensive charge'],
  percee: ['percée', 'breakthrough'],
  combined: ['attaque combinée', 'combined attack'],
  unseen: ['attaquant hors de vue', 'attacker out of sight'],
  moved: ['déplacement ou action', 'moved or acted'],
  weather: ['pluie et vent', 'rain and wind'],
  lower: ['tireur plus bas', 'shooter lower'],
  higher: ['cible plus basse', 'target lower'],
  cover: ['cible en partie cachée', 'target partly hidden'],
  small: ['cible de taille 0', 'target of size 0'],
  large: ['cible de taille 2 ou 3', 'target of size 2 or 3'],
  huge: ['cible de taille 4 ou 5', 'target of size 4 or 5'],
  lying: ['cible hors combat', 'target out of combat'],
  boost: ['augmentation', 'boost'],
  weight: ['encombrement', 'encumbrance'],
  victim: ['physique de la victime', 'the victim’s physique'],
  weapon: ['arme', 'weapon'],
  fists: ['poing ou pied', 'fist or foot'],
  rage: ['rage', 'rage'],
  shared: ['partage entre les cibles', 'shared among the targets'],
  special: ['réussite spéciale', 'special success'],
  protection: ['protection', 'protection'],
  morale: ['moral', 'morale'],
  'garde-haute': ['garde haute', 'high guard'],
  half: ['moitié', 'half'],
  flight: ['vol', 'flight'],
  fallen: ['adversaires tombés', 'enemies fallen'],
  worth: ['horde de plus grande valeur', 'horde of greater value'],
} satisfies Pairs;

/** What a draw is for. */
const PURPOSES = {
  weapon: ['maniement d’arme', 'weapon handling'],
  body: ['frappe corporelle', 'body strike'],
  dodge: ['esquive', 'dodge'],
  shot: ['tir', 'shot'],
  throw: ['lancer', 'throw'],
  spell: ['sort', 'spell'],
  will: ['volonté', 'will'],
  escape: ['évasion', 'escape'],
  morale: ['moral', 'morale'],
  initiative: ['initiative', 'initiative'],
  mist: ['brume', 'mist'],
  stray: ['qui est touché', 'who is hit'],
  boost: ['mise de l’augmentation', 'stake of the boost'],
  heal: ['soin', 'healing'],
  tie: ['qui commence', 'who begins'],
  guess: ['supposition', 'a guess'],
} satisfies Pairs;

/** How a blow ended, said of the striker. */
const RESULTS = {
  dominates: ['domine', 'dominates'],
  dominated: ['est dominé{e} par', 'is dominated by'],
  tie: ['fait jeu égal avec', 'draws level with'],
  dodged: ['est esquivé{e} par', 'is dodged by'],
  missed: ['manque', 'misses'],
} satisfies Pairs;

/** How an answer may turn out. */
const WAYS = {
  dominates: ['l’attaquant domine', 'the striker dominates'],
  'dominates.special': ['l’attaquant domine, réussite spéciale', 'the striker dominates, special success'],
  dominated: ['l’attaquant est dominé', 'the striker is dominated'],
  'dominated.special': ['l’attaquant est dominé, réussite spéciale', 'the striker is dominated, special success'],
  tie: ['égalité', 'level'],
  dodged: ['esquivé', 'dodged'],
  missed: ['manqué', 'missed'],
  hit: ['touché', 'hit'],
  cast: ['le sort part', 'the spell is cast'],
  notCast: ['le sort échoue', 'the spell fails'],
  freed: ['libre', 'free'],
  held: ['reste prisonnier', 'stays a prisoner'],
  captured: ['capturé', 'captured'],
  out: ['hors combat', 'out of combat'],
  captureFailed: ['capture manquée', 'the capture fails'],
  'morale.none': ['moral égal', 'level morale'],
  'morale.0': ['moral pour la première horde', 'morale to the first horde'],
  'morale.1': ['moral pour la seconde horde', 'morale to the second horde'],
  'initiative.0': ['initiative à la première horde', 'initiative to the first horde'],
  'initiative.1': ['initiative à la seconde horde', 'initiative to the second horde'],
} satisfies Pairs;

/** Reactions. */
const HOWS = {
  passe: ['passe d’armes', 'clash of arms'],
  body: ['frappe corporelle', 'body strike'],
  dodge: ['esquive', 'dodge'],
  take: ['encaisse', 'take it'],
  will: ['résiste', 'resist'],
} satisfies Pairs;

const ACTIONS = {
  none: ['rien', 'nothing'],
  strike: ['frappe', 'strike'],
  sweep: ['frappe multiple', 'multiple strike'],
  shot: ['tir', 'shot'],
  spell: ['sort', 'spell'],
  prepare: ['préparation', 'preparation'],
  pickUp: ['ramassage', 'picking up'],
  pass: ['passage', 'handing over'],
  throw: ['lancer', 'throw'],
  flee: ['fuite', 'flight'],
} satisfies Pairs;

/** Why somebody moved. */
const MOVES = {
  walk: ['se déplace', 'moves'],
  jump: ['saute', 'jumps'],
  drop: ['se laisse tomber', 'drops'],
  dodge: ['s’écarte', 'steps aside'],
  after: ['poursuit', 'moves on'],
  recoil: ['recule sous le coup', 'is driven back'],
  shift: ['est envoyé{e} valser', 'is sent reeling'],
  contact: ['monte au contact', 'closes in'],
  percee: ['perce les rangs', 'breaks through'],
  defence: ['s’interpose', 'steps in between'],
  dragged: ['est entraîné{e}', 'is dragged along'],
  placed: ['est placé{e}', 'is put down'],
  thrown: ['est lancé{e}', 'is thrown'],
  fall: ['tombe', 'falls'],
} satisfies Pairs;

const CONDITIONS = {
  stunned: ['est étourdi{e} jusqu’à la fin du tour', 'is stunned until the end of the turn'],
  noDodge: ['ne peut plus esquiver ce tour', 'cannot dodge any more this turn'],
  rooted: ['est enraciné{e}', 'is rooted'],
  stone: ['a la chair de pierre', 'has flesh of stone'],
  dodgeBonus: ['esquive mieux jusqu’à la fin du tour', 'dodges better until the end of the turn'],
} satisfies Pairs;

/** What the table in plain signs says. */
const BOARD = {
  rain: ['pluie et vent', 'rain and wind'],
  destiny: ['destinée', 'destiny'],
  bonus: ['moral', 'morale'],
  points: ['points', 'points'],
  conscious: ['conscient', 'conscious'],
  wounded: ['blessé', 'wounded'],
  out: ['hors combat', 'out of combat'],
  dead: ['mort', 'dead'],
  fled: ['enfui', 'fled'],
  prisonerOf: ['prisonnier de', 'prisoner of'],
  activated: ['activé', 'activated'],
  stunned: ['étourdi', 'stunned'],
  prepared: ['sort préparé', 'spell prepared'],
  physique: ['physique', 'physique'],
  armour: ['armure', 'armour'],
  left: ['reste', 'left'],
  distances: ['Distances en cm et vue :', 'Distances in cm, and sight:'],
  clear: ['en vue', 'seen'],
  partial: ['en partie', 'in part'],
  none: ['caché', 'hidden'],
  behind: ['derrière', 'behind'],
  veil: ['voile de brume', 'veil of mist'],
  ground: ['objet', 'object'],
  way: ['chemin déclaré', 'declared way'],
  reach: ['à portée de pas', 'within walking reach'],
  /** The letter of the west. */
  west: ['O', 'W'],
} satisfies Pairs;

export const namesIn = (language: Language) => ({
  terms: wordsIn(language, TERMS),
  purposes: wordsIn(language, PURPOSES),
  results: wordsIn(language, RESULTS),
  ways: wordsIn(language, WAYS),
  hows: wordsIn(language, HOWS),
  actions: wordsIn(language, ACTIONS),
  charges: wordsIn(language, CHARGES),
  moves: wordsIn(language, MOVES),
  conditions: wordsIn(language, CONDITIONS),
  board: wordsIn(language, BOARD),
});
