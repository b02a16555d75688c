import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { ROUNDS_AN_HOUR } from '../data/hours.ts';
import { CALM, GO_UP, Table } from './table.ts';

const sleep = (hours: number): Answer => ({ do: 'sleep', hours });
const wait = (hours: number): Answer => ({ do: 'wait', hours });
const PASS: Answer = { do: 'pass' };
/** 1d8 where 8 counts 0. */
const ddr = (...faces: number[]) => faces.map((face) => ['recovery', face] as const);

describe('RDD-TIME-01 rounds and hours', () => {
  test('RDD-TIME-01 a round passes for everybody when all have had theirs', () => {
    const t = new Table({ dreamers: 2 });
    expect(t.open).toEqual(['0 world', '1 world']);
    t.answer(PASS, 1);
    expect(t.s.round).toBe(0);
    expect(t.open).toEqual(['0 world']);
    t.answer(PASS);
    expect(t.s.round).toBe(1);
    expect(t.open).toEqual(['0 world', '1 world']);
  });

  test('RDD-TIME-01 hours in which all wait pass at once, twelve to a day', () => {
    const t = new Table({ dreamers: 2, options: { hour: 10 } });
    t.answer(wait(1)).answer(wait(2), 1);
    expect(t.told('hour')).toMatchObject({ rule: 'RDD-TIME-01', hour: 11, day: 0 });
    expect(t.s.round).toBe(11 * ROUNDS_AN_HOUR);
    expect(t.open).toEqual(['0 world']);
    t.answer(wait(1));
    expect(t.told('hour')).toMatchObject({ hour: 0, day: 1 });
    expect(t.open).toEqual(['0 world', '1 world']);
  });

  test('RDD-TIME-01 while somebody is awake, it goes on round by round', () => {
    const t = new Table({ dreamers: 2 });
    t.answer(wait(1)).answer(PASS, 1);
    expect(t.s.round).toBe(1);
    expect(t.open).toEqual(['1 world']);
  });
});

describe('RDD-FAT-01 the track', () => {
  test('RDD-FAT-01 all marked: asleep; an hour of sleep clears the segment that was reached', () => {
    // Endurance 22: 44 cells, the last segment of four.
    const t = new Table({ sheet: { fatigue: 43, points: 14, spells: [] } });
    t.answer(GO_UP).used();
    expect(t.told('fellAsleep')).toMatchObject({ why: 'fatigue' });
    expect(t.dreamer()).toMatchObject({ fatigue: 44, exhausted: true, journey: null });
    t.fixed(...ddr(1)).answer(sleep(1));
    expect(t.told('recovered')).toMatchObject({ rule: 'RDD-DREAM-01', fatigue: 40 });
    expect(t.dreamer().exhausted).toBe(false);
  });

  test('RDD-FAT-01 who comes to the table with a full track comes asleep', () => {
    const t = new Table({ sheet: { fatigue: 44 } });
    expect(t.dreamer().exhausted).toBe(true);
    expect(t.refused(GO_UP)).toMatchObject({ rule: 'RDD-UP-08', reason: 'asleep' });
  });
});

describe('RDD-DREAM-01 points', () => {
  test('RDD-DREAM-01 they start at RÊVE, and so does the threshold; or as the sheet says', () => {
    expect(new Table().dreamer()).toMatchObject({ points: 14, seuil: 14 });
    expect(new Table({ sheet: { points: 3, seuil: 16 } }).dreamer()).toMatchObject({ points: 3, seuil: 16 });
    expect(new Table({ sheet: { points: 0 } }).dreamer()).toMatchObject({ points: 0, exhausted: true });
  });

  test('RDD-DREAM-01 asleep, 1ddr an hour below the threshold', () => {
    const t = new Table({ sheet: { points: 8 } });
    t.fixed(...ddr(3, 8, 4))
      .answer(sleep(4))
      .used();
    expect(t.events.filter(({ kind }) => kind === 'recovered')).toMatchObject([
      { gained: 3, points: 11 },
      { gained: 0, points: 11 },
      { gained: 4, points: 15 },
      // Above the threshold nothing is rolled.
      { gained: 0, points: 15 },
    ]);
    expect(t.s.round).toBe(4 * ROUNDS_AN_HOUR);
  });

  test('RDD-DREAM-01 at the threshold there is nothing to recover', () => {
    const t = new Table().answer(sleep(1)).used();
    expect(t.told('recovered')).toMatchObject({ gained: 0, points: 14 });
  });

  test('RDD-DREAM-01 waiting is not sleeping', () => {
    const t = new Table({ sheet: { points: 8 } }).answer(wait(3)).used();
    expect(t.dreamer().points).toBe(8);
  });

  test('RDD-DREAM-01 with a point and a free cell he is awake again', () => {
    const t = new Table({ sheet: { points: 0 } });
    t.fixed(...ddr(8)).answer(sleep(1));
    expect(t.dreamer().exhausted).toBe(true);
    t.fixed(...ddr(1)).answer(sleep(1));
    expect(t.dreamer()).toMatchObject({ points: 1, exhausted: false });
    expect(t.choices()).toContainEqual(GO_UP);
  });

  test('RDD-DREAM-01 a 7 is a Rêve de Dragon of the force that was rolled, and wakes him', () => {
    const t = new Table({ sheet: { points: 8 } });
    t.fixed(...ddr(2, 7, 3))
      .answer(sleep(8))
      .used();
    expect(t.told('met')).toEqual({
      kind: 'met',
      rule: 'RDD-DREAM-01',
      seat: 0,
      encounter: 'reveDeDragon',
      force: 10,
      again: false,
    });
    expect(t.s.round).toBe(2 * ROUNDS_AN_HOUR);
    expect(t.open).toEqual(['0 encounter']);
    expect(t.choices()).toEqual([{ do: 'master' }, { do: 'repress' }]);
    expect(t.refused({ do: 'dodge' })).toMatchObject({ rule: 'RDD-DREAM-01' });
    // 10 points, Hypnos +3, force 10: −7, so 15 %.
    expect(t.ways({ do: 'master' })).toMatchObject({ mastered: '3/20' });
    t.fixed(['mastering', 15]).answer({ do: 'master' });
    expect(t.told('points')).toMatchObject({ rule: 'RDD-RDR-01', change: 10, points: 20 });
    expect(t.dreamer()).toMatchObject({ busy: null, journey: null });
    expect(t.s.round).toBe(2 * ROUNDS_AN_HOUR + 1);
    expect(t.open).toEqual(['0 world']);
  });

  test('RDD-DREAM-01 mastered by who slept at 0 points, it leaves him awake', () => {
    const t = new Table({ sheet: { points: 0 } });
    t.fixed(...ddr(7, 8)).answer(sleep(8));
    // One chance in a hundred, and then it is a particulière: a tête de Dragon too, a higher threshold.
    t.fixed(['mastering', 1], ['dragon', 21]).answer({ do: 'master' });
    expect(t.dreamer()).toMatchObject({ points: 7, exhausted: false, seuil: 16 });
    expect(t.fixed(CALM).answer(GO_UP).kinds).toContain('wentUp');
  });

  test('RDD-DREAM-01 the others lose nothing by it', () => {
    const t = new Table({ dreamers: 2, sheet: { points: 8 } });
    t.fixed(...ddr(7, 8))
      .answer(sleep(2))
      .answer(wait(1), 1);
    expect(t.s.round).toBe(ROUNDS_AN_HOUR);
    expect(t.open).toEqual(['0 encounter', '1 world']);
  });

  test('RDD-DREAM-01 −1 a day above the threshold, at the end of Château Dormant', () => {
    const t = new Table({ sheet: { points: 16 }, options: { hour: 10 } });
    t.answer(wait(1));
    expect(t.dreamer().points).toBe(16);
    t.answer(wait(1));
    expect(t.told('faded')).toMatchObject({ rule: 'RDD-DREAM-01', points: 15 });
    t.answer(wait(24));
    expect(t.dreamer().points).toBe(14);
    expect(t.events.filter(({ kind }) => kind === 'faded')).toHaveLength(1);
  });

  test('RDD-DREAM-01 RDD-UP-08 fading to nothing puts him to sleep', () => {
    const t = new Table({ sheet: { points: 1, seuil: 0 }, options: { hour: 11 } }).answer(wait(1));
    expect(t.kinds).toEqual(expect.arrayContaining(['faded', 'fellAsleep']));
    expect(t.dreamer().exhausted).toBe(true);
  });
});

describe('RDD-TABLE-01 sleep and the Dragons', () => {
  test('RDD-TABLE-01 don de double-rêve: two rolls an hour', () => {
    const t = new Table({ sheet: { points: 4 } });
    t.dreamer().effects.push({ id: 'doubleReve' });
    t.fixed(...ddr(3, 2))
      .answer(sleep(1))
      .used();
    expect(t.told('recovered')).toMatchObject({ gained: 5, points: 9 });
    // The first one has given its points when the second turns out to be a Dragon's.
    t.fixed(...ddr(1, 7, 8)).answer(sleep(1));
    expect(t.told('recovered')).toMatchObject({ gained: 1, points: 10 });
    expect(t.told('met').force).toBe(7);
  });

  test('RDD-TABLE-01 sommeil sans rêve: fatigue goes, no point comes', () => {
    const t = new Table({ sheet: { points: 4, fatigue: 22 } });
    t.dreamer().effects.push({ id: 'sommeilSansReve', until: 5 * 12 * ROUNDS_AN_HOUR });
    t.answer(sleep(2)).used();
    expect(t.dreamer()).toMatchObject({ points: 4, fatigue: 14 });
  });

  test('RDD-TABLE-01 insomnie: no sleep, to the end of the day', () => {
    const t = new Table({ sheet: { points: 4 }, options: { hour: 11 } });
    t.dreamer().effects.push({ id: 'insomnie', until: 12 * ROUNDS_AN_HOUR });
    expect(t.refused(sleep(1))).toMatchObject({ rule: 'RDD-TABLE-01', reason: 'insomnia' });
    expect(t.choices().some((a) => a.do === 'sleep')).toBe(false);
    t.answer(wait(1));
    expect(t.told('effectEnds')).toMatchObject({ rule: 'RDD-TABLE-01', id: 'insomnie' });
    expect(
      t
        .fixed(...ddr(2))
        .answer(sleep(1))
        .dreamer().points,
    ).toBe(6);
  });
});
