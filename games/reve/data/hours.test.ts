import { expect, test } from 'vitest';
import {
  dayAt,
  endOfDay,
  endOfHour,
  endOfNext,
  endOfNextSameHour,
  HOURS,
  HOURS_A_DAY,
  hourAt,
  ROUNDS_A_DAY,
  ROUNDS_AN_HOUR,
} from './hours.ts';

const hour = (id: string) => HOURS.findIndex((named) => named.id === id);
/** The first round of an hour. */
const start = (day: number, id: string) => day * 14_400 + hour(id) * 1200;

test('RDD-TIME-01 twelve hours of 1,200 rounds', () => {
  expect([ROUNDS_AN_HOUR, HOURS_A_DAY, ROUNDS_A_DAY]).toEqual([1200, 12, 14_400]);
  expect(new Set(HOURS.map(({ id }) => id)).size).toBe(12);
});

test('the hour and the day of a round', () => {
  expect([0, 1199, 1200, 14_399, 14_400].map(hourAt)).toEqual([0, 0, 1, 11, 0]);
  expect([0, 14_399, 14_400, 28_800].map(dayAt)).toEqual([0, 0, 1, 2]);
  expect([0, 1199, 1200].map(endOfHour)).toEqual([1200, 1200, 2400]);
  expect(endOfDay(0)).toBe(14_400);
});

test('RDD-ENC-06 met at Couronne, it waits until the end of Couronne on the morrow', () => {
  const until = 14_400 + 4 * 1200;
  expect(endOfNextSameHour(start(0, 'couronne'))).toBe(until);
  expect(endOfNextSameHour(start(0, 'couronne') + 1199)).toBe(until);
  expect(hourAt(until - 1)).toBe(hour('couronne'));
  expect(dayAt(until - 1)).toBe(1);
  expect(hourAt(until)).toBe(hour('dragon'));
});

test('ruling 2: the birth hour that is running does not count', () => {
  expect(endOfNext(hour('dragon'), start(0, 'couronne'))).toBe(5 * 1200);
  expect(endOfNext(hour('dragon'), start(0, 'dragon') - 1)).toBe(5 * 1200);
  expect(endOfNext(hour('dragon'), start(0, 'dragon'))).toBe(14_400 + 5 * 1200);
  expect(endOfNext(hour('vaisseau'), start(0, 'chateauDormant'))).toBe(14_400 + 1200);
  expect(endOfNext(hour('chateauDormant'), start(3, 'vaisseau'))).toBe(endOfDay(3));
});

test('the next such hour ends within thirteen hours, in that hour', () => {
  for (let round = 0; round < 2 * 14_400; round += 399) {
    for (const place of HOURS.keys()) {
      const until = endOfNext(place, round);
      expect(hourAt(until - 1)).toBe(place);
      expect(until - 1200).toBeGreaterThan(round);
      expect(until - round).toBeLessThanOrEqual(13 * 1200);
    }
  }
});
