import { expect, test } from 'vitest';
import { coversOnce } from '../test/covers-once.ts';
import {
  ENCOUNTER_WORDS,
  encounterRanges,
  encounterWeights,
  forceOf,
  KINDS,
  SPECIAL_ENCOUNTERS,
} from './encounters.ts';
import { TERRAINS } from './terrains.ts';

test.each(TERRAINS)('RDD-ENC-02 the column of %s covers 01 to 00 once, in order', (terrain) => {
  const ranges = encounterRanges(terrain);
  expect(ranges).toHaveLength(KINDS.length);
  expect(coversOnce(ranges.filter((row) => row !== undefined))).toBe(true);
  expect(encounterWeights(terrain).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

test('the seven columns as weights', () => {
  expect(encounterWeights('cite')).toEqual([25, 25, 15, 5, 10, 5, 5, 4, 3, 3]);
  expect(encounterWeights('plaines')).toEqual([20, 20, 15, 5, 15, 7, 6, 5, 4, 3]);
  expect(encounterWeights('collines')).toEqual([15, 15, 12, 12, 15, 13, 6, 5, 4, 3]);
  expect(encounterWeights('monts')).toEqual([10, 10, 6, 18, 15, 16, 10, 7, 5, 3]);
  expect(encounterWeights('fleuve')).toEqual([5, 5, 3, 24, 12, 16, 14, 10, 8, 3]);
  expect(encounterWeights('marais')).toEqual([2, 2, 1, 24, 10, 21, 15, 11, 11, 3]);
  expect(encounterWeights('necropole')).toEqual([0, 0, 0, 20, 10, 20, 15, 15, 17, 3]);
});

test('two terrains share a column', () => {
  const pairs = [
    ['cite', 'sanctuaire'],
    ['plaines', 'pont'],
    ['collines', 'foret'],
    ['monts', 'desert'],
    ['fleuve', 'lac'],
    ['marais', 'gouffre'],
    ['necropole', 'desolation'],
  ] as const;
  for (const [one, other] of pairs) expect(encounterWeights(one)).toEqual(encounterWeights(other));
  expect(new Set(TERRAINS.map((terrain) => encounterWeights(terrain).join())).size).toBe(7);
});

test('RDD-ENC-03 the dice of force', () => {
  const printed = KINDS.map((kind) => {
    const force = forceOf(kind);
    return force === '7+ddr' ? force : `${force.count}d${force.sides}`;
  });
  expect(printed.join(' ')).toBe('2d4 2d4 1d6 1d6 2d6 2d6 2d6 2d6 2d8 7+ddr');
});

test('the special table has seven rows', () => {
  expect(SPECIAL_ENCOUNTERS.map(({ kind }) => kind).join(' ')).toBe(
    'mangeur mangeur reflet tourbillonBlanc tourbillonNoir passeurFou tourbillonRouge',
  );
  expect(SPECIAL_ENCOUNTERS[2]?.force).toEqual({ count: 2, sides: 6, plus: 4 });
  expect(SPECIAL_ENCOUNTERS[4]?.force).toEqual({ count: 2, sides: 8, plus: 4 });
  expect(SPECIAL_ENCOUNTERS.map(({ repression }) => repression)).toEqual([2, 2, 2, 2, 2, 2, 3]);
});

test('everyone met has a name', () => {
  expect(Object.keys(ENCOUNTER_WORDS)).toEqual([...KINDS, 'passeurFou', 'tourbillonRouge']);
});
