import { expect, test } from 'vitest';
import { isTerrain, isWet, TERRAIN_WORDS, TERRAINS } from './terrains.ts';

test('fourteen kinds, all with their words', () => {
  expect(TERRAINS).toHaveLength(14);
  expect(Object.keys(TERRAIN_WORDS)).toEqual(TERRAINS);
  for (const language of ['fr', 'en'] as const) {
    expect(new Set(TERRAINS.map((kind) => TERRAIN_WORDS[kind][language])).size).toBe(14);
  }
});

test('RDD-WET-01 river, lakes and marshes are wet, a bridge is not', () => {
  expect(TERRAINS.filter(isWet)).toEqual(['fleuve', 'lac', 'marais']);
});

test('a terrain is told from any other word', () => {
  expect(TERRAINS.every(isTerrain)).toBe(true);
  expect(['cité', 'D13', '', 'toString'].some(isTerrain)).toBe(false);
});
