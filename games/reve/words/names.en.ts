/** Single words: refusals, ways, draws, terms of a sum, names. Proper names of the book stay French. */
import { ENCOUNTER_WORDS, type EncounterKind } from '../data/encounters.ts';
import { HOURS } from '../data/hours.ts';
import { TERRAIN_WORDS, type Terrain } from '../data/terrains.ts';
import type { Result } from '../resolution.ts';
import { creationEn } from './creation.ts';
import { cellNamed, effectName, entry, figure, signed, spellName } from './figures.ts';
import {
  type directions as frenchDirections,
  type Marks,
  type Purposes,
  type Reasons,
  type Stats,
  type Terms,
  type Trial,
  voies,
  type Ways,
} from './names.fr.ts';

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const points = (n: number): string => count(n, 'rêve point');
export const tired = (n: number): string => count(n, 'fatigue point');
export const repressed = (n: number): string => count(n, 'refoulement point');
export const percent = (n: number): string => `${n}%`;

export const spell = (id: string): string => spellName(id, (n) => `a spell of one’s own (no. ${n})`);
/** “Collines d’Encre (J4, hills)”: the name is French, so the terrain is told as well. */
export const cell = (coord: string): string => {
  const found = cellNamed(coord);
  return found ? `${found.name} (${coord}, ${TERRAIN_WORDS[found.kind].en})` : coord;
};

export const results: Readonly<Record<Result, string>> = {
  particuliere: 'particular success',
  significative: 'significant success',
  normale: 'normal success',
  echec: 'failure',
  echecParticulier: 'bad failure',
  echecTotal: 'total failure',
};

/** The hour of the Vessel, of the Siren … */
export const hours: readonly string[] = HOURS.map(({ en }) => `of the ${en}`);

export const directions: Readonly<Record<keyof typeof frenchDirections, string>> = {
  N: 'north',
  NE: 'north-east',
  SE: 'south-east',
  S: 'south',
  SO: 'south-west',
  NO: 'north-west',
};

export const somewhere: Readonly<Record<Terrain, string>> = {
  cite: 'a city, but which?',
  sanctuaire: 'a sanctuary, but which?',
  plaines: 'plains, but which?',
  pont: 'a bridge, but which?',
  collines: 'hills, but which?',
  foret: 'a forest, but which?',
  monts: 'mountains, but which?',
  desert: 'a desert, but which?',
  fleuve: 'the river, but where?',
  lac: 'a lake, but which?',
  marais: 'a marsh, but which?',
  gouffre: 'a chasm, but which?',
  necropole: 'a necropolis, but which?',
  desolation: 'a desolation, but which?',
};

const trials: Readonly<Record<Trial, string>> = {
  humide: 'the water',
  conquete: 'the cell to be conquered',
  cite: 'the closed city',
  purification: 'the cell to be purified',
};

export const a = (kind: EncounterKind): string => `a ${ENCOUNTER_WORDS[kind].en}`;
export const the = (what: EncounterKind | Trial): string =>
  what in trials ? trials[what as Trial] : `the ${ENCOUNTER_WORDS[what as EncounterKind].en}`;
export const The = (kind: EncounterKind): string => `The ${ENCOUNTER_WORDS[kind].en}`;

const targets = { zone: 'the centre of a zone', objet: 'an object', creature: 'a creature', soi: 'oneself' } as const;
export const target = (id: string): string => entry(targets, id) ?? id;

function where(id: string): string {
  if (id === 'origine') return 'on the cell where the magic aimed at was cast';
  if (id === 'sanctuaireOuOrigine') return 'in a sanctuary, or on the cell where the magic read was cast';
  return entry(TERRAIN_WORDS, id)?.en ?? cell(id);
}

const origins = { origine: 'cell of origin', sanctuaireOuOrigine: 'sanctuary' } as const;
/** The same in a word. */
export const castIn = (id: string): string => entry(TERRAIN_WORDS, id)?.en ?? entry(origins, id) ?? id;

export const reasons: Reasons = {
  asleep: () => 'asleep: sleep comes first',
  tooSoon: ({ rounds }) => `not yet: the montée is possible in ${count(Number(rounds), 'round')}`,
  fixedIdea: () => 'a fixed idea forbids the montée',
  tooFewPoints: ({ cost, points: left }) => `that takes ${points(Number(cost))}, and ${left} are left`,
  insomnia: () => 'sleeplessness does not let you sleep',
  notInTheWorld: () => 'not here: the body is in the world',
  forTheGardien: () => 'that is for the gardien to say',
  noSuchQueue: ({ what }) => `nothing of the kind is borne: ${effectName(String(what))?.en ?? what}`,
  settleOrRepress: () => 'be done with it, or repress it',
  notInTheLands: () => 'that is not done in the TMR',
  stayingCosts: () => 'staying where you are is a move: say “stay”',
  modeIsFixed: () => 'the mode does not change on the way',
  alreadyThere: () => 'you are on that cell already this round',
  noSuchGift: () => 'no Dragon’s head leads there',
  giftCell: () => 'this gift cannot be about that cell',
  notOnOffer: () => 'that choice is not on offer',
  dodgedBefore: () => 'nobody dodges the same encounter twice',
  noDodgingAsleep: () => 'a dream is not dodged in one’s sleep',
  cannotLetPass: () => 'only a Messenger or a Ferryman may be let pass',
  masterOrRepress: () => 'dodged once, it can only be mastered or repressed',
  tooLate: () => 'the struggle has begun: no dodging and no repressing now',
  noSuchCell: ({ cell: coord }) => `there is no cell “${coord}”`,
  otherKind: ({ cell: coord }) => `${cell(String(coord))} is not of the same terrain`,
  whereAmI: () => 'you do not know where you are: give a direction and a number of steps',
  whereTo: () => 'say to which cell, or a direction and a number of steps',
  tooFar: ({ force }) => `that is further than ${count(Number(force), 'cell')}`,
  triggerOrNot: () => 'fire the reserve, or leave it',
  castOrNot: () => 'cast a spell, or cast nothing',
  unknownSpell: ({ spell: id }) => `“${id}” is not among the known spells`,
  noMagic: () => 'a Dragon’s tail or breath forbids magic until the trial is done',
  wrongCell: ({ spell: name, where: place }) => `${name} is cast elsewhere: ${where(String(place))}`,
  wrongCost: ({ cost }) => `this spell costs ${points(Number(cost))}, or more where it varies`,
  otherVoie: ({ spell: name }) => `${name} is not cast by that way`,
  costMissing: () => 'the cost of the magic aimed at is missing',
  difficultyFixed: () => 'the difficulty of this spell is fixed',
  difficultyMissing: () => 'the difficulty of the magic aimed at is missing',
  reserveOrKeep: () => 'put it in reserve, or not',
  aim: () => 'aim, if only at yourself',
  otherTarget: ({ target: id }) => `this spell is for ${target(String(id))}, or oneself`,
  allowOrForbid: () => 'allow, forbid, or ask for a VOLONTÉ roll',
  allowOrRequire: () => 'grant the target, or ask for a VUE roll',
  placeOrDraw: () => 'name a cell, or let it be drawn',
  placeFirst: () => 'the demi-rêve is off the map: first say where it turns up',
  missingCell: ({ cell: coord }) => `for this dreamer that cell is no longer there: ${cell(String(coord))}`,
  outOfRange: ({ least, most }) => `from ${figure(Number(least))} to ${figure(Number(most))}`,
  describeOrDraw: () => 'describe the effect, or let it be drawn',
  tearOrDraw: () => 'describe the tear, or let it be drawn',
  noDreamer: ({ seat }) => `no dreamer plays at seat ${seat}`,
  notUp: () => 'this dreamer is not in the TMR',
  tooManySheets: ({ sheets, seats }) =>
    `${count(Number(sheets), 'sheet')} for ${count(Number(seats), 'dreamer’s seat', 'dreamers’ seats')}`,
  spellTwice: ({ name, spell: id }) => `sheet “${name}”: the spell “${id}” is there twice`,
  tooTired: ({ name, most }) => `sheet “${name}”: the fatigue track has only ${most} cells`,
  seuilTooHigh: ({ name, most }) => `sheet “${name}”: the threshold does not go beyond ${most}`,
  noSuchSpell: ({ name, spell: id }) => `sheet “${name}”: there is no spell “${id}”`,
  needsName: ({ most }) => `a name is needed, of ${most} signs at most`,
  tooManySpells: ({ most }) => `a list of spells, ${most} at most`,
  chosenTwice: ({ spell: id }) => `the spell “${id}” is there twice`,
  overspent: ({ purse, spent, most }) =>
    `${creationEn.purses[purse as keyof typeof creationEn.purses] ?? purse}: ${spent} spent out of ${most}`,
};

export const ways: Ways = {
  calm: 'clear',
  encounter: 'encounter',
  offMap: 'off the map',
  refused: 'refused',
  mastered: 'mastered',
  notMastered: 'not mastered',
  totalFailure: 'total failure',
  holds: 'holds',
  souffle: 'Dragon’s breath',
  asleep: 'asleep',
  impossible: 'impossible magic',
  'took.target': 'on the target',
  'took.caster': 'on oneself',
  'took.nobody': 'on nobody',
  ...results,
};

export const purposes: Purposes = {
  creation: 'a haut-rêvant at random',
  'encounter.roll': 'encounter roll',
  'encounter.kind': 'who comes',
  'encounter.force': 'force of the encounter',
  mastering: 'mastering',
  refoulement: 'refoulement test',
  cast: 'casting the spell',
  resistance: 'resistance roll',
  sight: 'VUE roll',
  will: 'VOLONTÉ roll',
  recovery: 'rêve found in sleep',
  dragon: 'what the Dragon leaves',
  'dragon.detail': 'what exactly it is',
  erratic: 'erratic effect',
  tear: 'tear in the dream',
  place: 'cell where the demi-rêve turns up',
  drift: 'direction of the drift',
  changeur: 'cell that the Changer chooses',
  guess: 'guess',
};

export const terms: Terms = { ...voies, difficulty: 'difficulty', generalState: 'general state' };

export const stats: Stats = {
  points: 'rêve points',
  fatigue: 'fatigue',
  refoulement: 'refoulement',
  vie: 'life',
  ethylisme: 'drink',
  surencombrement: 'overload',
};

/** What a mark of a sketch says. */
export const marks: Marks = {
  leadsTo: ({ cell: coord = '' }) => `to ${cell(String(coord))}`,
  unknown: () => 'nobody knows where',
  offMap: () => 'off the map',
  tires: ({ fatigue = 0 }) => tired(Number(fatigue)),
  trial: ({ what = '', force = 0 }) => `${entry(trials, String(what)) ?? what} to be mastered, force ${force}`,
  toll: () => 'a toll: 1 rêve point',
  waiting: ({ encounter = '', force = 0 }) =>
    `${entry(ENCOUNTER_WORDS, String(encounter))?.en ?? encounter} waits there, force ${force}`,
  reserve: ({ spell: id = '' }) => `a reserve waits there: ${spell(String(id))}`,
  roll: ({ difficulty = 0, percent: p = 0 }) => `difficulty ${signed(Number(difficulty))}, ${percent(Number(p))}`,
  cost: ({ cost = 0 }) => `${points(Number(cost))} if the spell takes`,
};
