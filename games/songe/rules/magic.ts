/** SON-MAG, SON-FOC, SON-OBJ, SON-ROU: Phrases, and what holds them. */
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { CLES, manaFor, unknownTo, WORD_LEVELS } from '../data/magic.ts';
import type { Io } from '../events.ts';
import { type Figure, type FigureIndex, scoreOf } from '../figure.ts';
import type { AnyFrame } from '../frames.ts';
import { figureOf, type State, told } from '../state.ts';
import { charge } from './mana.ts';
import { tryPay } from './panache.ts';
import { characteristicTest, startTest } from './test-draw.ts';
import { drinkPotion } from './wounds.ts';

/** SON-MAG-05: the places of words that cancel pair by pair: Faible and Fort, Non Possédé and Maîtrisé. */
export function cancelledIn(levels: readonly number[], rule: 'cancel' | 'floor'): number[] {
  if (rule === 'floor') return [];
  return PAIRS.flatMap(([low, high]) => {
    const places = (level: number): number[] => levels.flatMap((one, at) => (one === level ? [at] : []));
    const [lows, highs] = [places(low), places(high)];
    const pairs = Math.min(lows.length, highs.length);
    return [...lows.slice(0, pairs), ...highs.slice(0, pairs)];
  });
}
const PAIRS = [
  [WORD_LEVELS.faible, WORD_LEVELS.fort],
  [WORD_LEVELS.nonPossede, WORD_LEVELS.maitrise],
] as const;

/** SON-MAG-05: what is left is averaged, rounded down. */
export function phraseTotal(levels: readonly number[], rule: 'cancel' | 'floor'): number {
  const off = cancelledIn(levels, rule);
  const left = levels.filter((_, at) => !off.includes(at));
  // All cancelled: the mean of each pair.
  if (left.length === 0) return WORD_LEVELS.moyen;
  return quickTotal(
    left.reduce((total, level) => total + level, 0),
    left.length,
  );
}

/** SON-MAG-06: the quick table. */
export const quickTotal = (points: number, words: number): number => Math.floor(points / words);

/** The level of each word of a Phrase, a Focus supplying its own (SON-FOC-01, SON-FOC-02); 0 of those not possessed. */
export function levelsIn({ sheet }: Figure, words: readonly string[], focus: number | undefined): number[] {
  const held = focus === undefined ? undefined : sheet.focus[focus];
  return words.map((word, at) => {
    const own = at === 0 ? sheet.pouvoirs : sheet.cles;
    return held?.words.includes(word) ? held.level : Object.hasOwn(own, word) ? (own[word] ?? 0) : 0;
  });
}

/** The same, where they make a Phrase. */
function levelsOf(figure: Figure, words: readonly string[], focus: number | undefined): number[] | Refusal {
  if (focus !== undefined && !figure.sheet.focus[focus]) return refuse('invalid', 'SON-FOC-01', 'noSuchFocus');
  const [verb = ''] = words;
  const [first = 0, ...keys] = levelsIn(figure, words, focus);
  // SON-MAG-16: never without the mot-pouvoir.
  if (first === 0) return refuse('invalid', 'SON-MAG-16', 'noSuchVerb', { word: verb });
  const missing = keys.filter((one) => one === 0).length;
  const mastered = keys.filter((one) => one === WORD_LEVELS.maitrise).length;
  if (missing > mastered) return refuse('invalid', 'SON-MAG-16', 'wordNotBalanced');
  return [first, ...keys];
}

/** SON-MAG-07: what is magical is mended by Imago. */
const imagoTest = (figure: Figure, what: 'spell' | 'object', text: string, level: number) => {
  // SON-TST-06: Imago serves like any other Caractéristique, and hinders like one.
  const forced = Math.max(0, -scoreOf(figure, 'IMA'));
  return { use: what, what, text, level, mending: 'imago', on: 'IMA', forced, alone: true } as const;
};

export function castSpell(s: State, i: FigureIndex, a: Do<'spell'>, io: Io, under: AnyFrame): Refusal | undefined {
  const figure = figureOf(s, i);
  if (figure.asleep) return refuse('invalid', 'SON-MAG-14', 'asleep');
  const phrase = a.words.join(' ');
  const routine = a.routine ? figure.routines.find((one) => one.phrase === phrase) : undefined;
  if (a.routine && !routine) return refuse('invalid', 'SON-ROU-01', 'noRoutine');
  const levels = levelsOf(figure, a.words, a.focus);
  if ('refusal' in levels) return levels;
  // SON-ROU-03: one white stone for a PP on what was cast very often; the Conteur may say no to the whole test.
  if (a.flourish) {
    if (!routine) return refuse('invalid', 'SON-ROU-03', 'noRoutine');
    const poor = tryPay(s, i, 1, 'SON-ROU-03', io, a);
    if (poor) return poor;
  }
  const unknown = a.words.slice(1).filter((word) => !Object.hasOwn(figure.sheet.cles, word));
  for (const word of unknown) if (!figure.tried.includes(word)) figure.tried = [...figure.tried, word];
  const total = routine ? routine.level : phraseTotal(levels, s.options.phrase);
  const text = a.text ? `${phrase} — ${a.text}` : phrase;
  io.tell?.({ kind: 'proposed', rule: 'SON-MAG-02', ...told(s, i), what: 'spell', text, panache: 0 });
  const { particular = 0 } = a;
  const [bonus, fortune] = [particular + (a.flourish ? 1 : 0), routine !== undefined];
  const spec = { figure: i, ...imagoTest(figure, 'spell', phrase, total), bonus, fortune, dark: true, phrase };
  const spell = startTest(s, spec, under);
  // SON-MAG-09: from the second step on, END or a point of mana.
  if (particular >= 2)
    startTest(s, { figure: i, ...characteristicTest(figure, 'END'), use: 'tiring', ruled: 0 }, spell);
}

/** SON-OBJ-03: the object's own level, and its charge pays. SON-OBJ-01: an unfitting shape weighs two stones. */
export function useObject(s: State, i: FigureIndex, a: Do<'useObject'>, io: Io, under: AnyFrame): Refusal | undefined {
  const figure = figureOf(s, i);
  const object = figure.sheet.objects[a.object];
  if (!object) return refuse('invalid', 'SON-OBJ-03', 'noSuchObject');
  if (object.charge !== null && object.charge < manaFor(object.difficulty))
    return refuse('invalid', 'SON-OBJ-03', 'objectEmpty', { charge: object.charge });
  io.tell?.({ kind: 'proposed', rule: 'SON-OBJ-03', ...told(s, i), what: 'object', text: object.name, panache: 0 });
  const test = imagoTest(figure, 'object', object.name, object.level - (object.fitting ? 0 : 2));
  const { phrase, difficulty: ruled } = object;
  startTest(s, { figure: i, ...test, phrase, object: a.object, ruled }, under);
}

/** SON-POT-01: of this quality. */
export const drinks = (s: State, i: FigureIndex, a: Do<'potion'>, io: Io): Refusal | undefined =>
  drinkPotion(s, i, a.quality, io);

/** SON-MAG-03, SON-MAG-16: each verb with a word of one's own, and a word of the list that one would like to learn. */
export function phrases({ sheet: { pouvoirs, cles } }: Figure): Answer[] {
  const [key] = Object.keys(cles);
  const found = Object.keys(pouvoirs).map((verb): Answer => ({ do: 'spell', words: key ? [verb, key] : [verb] }));
  const mastered = Object.keys(cles).find((word) => cles[word] === WORD_LEVELS.maitrise);
  const [verb, fresh] = [Object.keys(pouvoirs)[0], unknownTo(cles, CLES)];
  if (verb && mastered && fresh) found.push({ do: 'spell', words: [verb, mastered, fresh] });
  return found;
}

/** Objects whose charge suffices. */
export const objectsOf = ({ sheet }: Figure): Answer[] =>
  sheet.objects.flatMap(({ charge, difficulty }, object): Answer[] =>
    charge === null || charge >= manaFor(difficulty) ? [{ do: 'useObject', object }] : [],
  );

/** What a fighter may do instead of fencing: cast, drink, use an object. */
export function otherActs(s: State, i: FigureIndex): readonly Answer[] {
  const figure = figureOf(s, i);
  const [potion] = figure.sheet.potions;
  const known = magicOf(figure);
  return potion !== undefined && figure.potionDay !== s.day && figure.wounds.length > 0
    ? [{ do: 'potion', quality: potion }, ...known]
    : known;
}

/** Sheets are never written on, so what they allow is worked out once. */
const magics = new WeakMap<object, readonly Answer[]>();

function magicOf(figure: Figure): readonly Answer[] {
  let found = magics.get(figure.sheet);
  if (!found) {
    found = [...phrases(figure), ...objectsOf(figure)];
    magics.set(figure.sheet, found);
  }
  return found;
}

/** SON-OBJ-06: all one's mana at once; half of it goes in, and one falls unconscious. */
export function recharge(s: State, i: FigureIndex, a: Do<'recharge'>, io: Io): Refusal | undefined {
  const figure = figureOf(s, i);
  const object = figure.sheet.objects[a.object];
  if (!object) return refuse('invalid', 'SON-OBJ-06', 'noSuchObject');
  // SON-OBJ-04: no figure, endless charge.
  if (object.charge === null || figure.mana === 0) return refuse('invalid', 'SON-OBJ-06', 'nothingToCharge');
  const half = Math.floor(figure.mana / 2);
  charge(figure, a.object, object.charge + half);
  io.tell?.({ kind: 'mana', rule: 'SON-OBJ-06', ...told(s, i), change: -figure.mana, mana: 0, debt: 0 });
  figure.mana = 0;
  figure.asleep = true;
  io.tell?.({ kind: 'asleep', rule: 'SON-OBJ-06', ...told(s, i), asleep: true });
}
