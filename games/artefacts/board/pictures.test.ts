import { expect, test } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { FIGURE_OF } from './figures.ts';
import { keyOf, type Thing, thingOf } from './reading.ts';

test('every artefact has a drawing of its own', () => {
  expect(FIGURE_OF).toHaveLength(CARDS.length);
  expect(new Set(FIGURE_OF.map(([shape, lines]) => shape + lines)).size).toBe(CARDS.length);
});

test('what is let go over a card is found again by its key', () => {
  const things: readonly Thing[] = [
    { on: 'hand', card: 12, at: 3 },
    { on: 'place', seat: 1, place: 2 },
    { on: 'dreamer', seat: 3 },
    { on: 'row', seat: 0, sort: 7, at: 4 },
    { on: 'pool', card: 41, at: 9 },
  ];
  for (const thing of things) expect(thingOf(keyOf(thing))).toEqual(thing);
  expect(thingOf('pile')).toBeNull();
});
