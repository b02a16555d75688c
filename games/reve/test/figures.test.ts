/** What goes into a cast and what comes of it besides its effect: general state, experience, the bonus of a cell. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { aimAt, CALM, CAST_OWN, GO_UP, ownSpell, type Setting, Table, upOn } from './table.ts';

/** Nitouche on the hills: RÊVE 14, Hypnos +3, R−5, so 56 % at −2; it costs 4 of the 13 points that the montée leaves. */
const TYMPAN: Answer = { do: 'cast', spell: 'tympan-d-hypnos' };
const onHills = (setting: Setting = {}) => upOn('J4', setting);
const roll = (d100: number) => ['cast', d100] as const;
const PASS: Answer = { do: 'pass' };

describe('RDD-XP-01 experience', () => {
  test('RDD-XP-01 a particulière at a negative adjustment: half to RÊVE, rounded down, the rest to the Draconic', () => {
    const t = onHills({ sheet: { spells: [ownSpell({ difficulty: -8 })] } });
    // Hypnos +3 and R−8: −5, so five points.
    t.fixed(roll(7)).answer(CAST_OWN);
    expect(t.told('experience')).toMatchObject({ rule: 'RDD-XP-01', reve: 2, voie: 'hypnos', draconic: 3 });
    expect(t.dreamer().experience).toMatchObject({ reve: 2, hypnos: 3, oniros: 0 });
  });

  test('RDD-XP-01 nothing on any other result', () => {
    const t = onHills();
    t.fixed(roll(13)).answer(TYMPAN);
    expect(t.told('cast').rolled.result).toBe('significative');
    expect(t.kinds).not.toContain('experience');
  });
});

describe('RDD-STATE general state', () => {
  test('RDD-STATE-01 fatigue, lost life, drink and overload weigh in full on the cast', () => {
    // 13 cells of endurance 22 are marked: the line of −1. Two points of life are lost, and so on.
    const t = new Table({ sheet: { start: 'J4', fatigue: 13 } });
    t.answer({ do: 'state', vie: 9, ethylisme: -2, surencombrement: -1 });
    expect(t.told('sheet')).toMatchObject({ rule: 'RDD-STATE-01', what: 'surencombrement', value: -1 });
    t.fixed(CALM).answer(GO_UP).fixed(roll(14)).answer(TYMPAN);
    expect(t.told('cast').sum?.at(-1)).toEqual({ rule: 'RDD-STATE-01', what: 'generalState', value: -6 });
    expect(t.told('cast').rolled).toMatchObject({ adjustment: -8, percent: 14, result: 'normale' });
  });

  test('RDD-STATE-01 nobody has more life than his sheet gives him', () => {
    const t = new Table({ sheet: { vie: 11 } });
    expect(t.refused({ do: 'state', vie: 12, ethylisme: -1 })).toMatchObject({
      rule: 'RDD-STATE-01',
      reason: 'outOfRange',
      details: { least: -40, most: 11 },
    });
    expect(t.answer({ do: 'state', vie: 11 }).told('sheet')).toMatchObject({ what: 'vie', value: 11, by: 'dreamer' });
  });

  test('RDD-STATE-02 the fatigue of the journey brings its malus on the way down, not before', () => {
    const t = new Table({ sheet: { start: 'J4', fatigue: 10 } });
    t.fixed(CALM).answer(GO_UP).fixed(CALM).answer(PASS).answer({ do: 'stay' });
    t.fixed(roll(100), ['erratic', 0]);
    t.answer({ ...TYMPAN }).answer({ do: 'keep' });
    // Two cells more make twelve, which is in the line of −1; the roll knew nothing of it.
    expect(t.told('cameDown')).toMatchObject({ rule: 'RDD-STATE-02', fatigue: 2, malus: -1 });
    expect(t.dreamer().fatigue).toBe(12);
  });
});

describe('RDD-CELL-01 bonus de case', () => {
  const again = (t: Table) => t.answer(aimAt('soi')).answer(PASS).fixed(CALM).answer(GO_UP);

  test('RDD-CELL-01 off by default', () => {
    const t = onHills();
    again(t.fixed(roll(30)).answer(TYMPAN).answer({ do: 'keep' }));
    expect(t.share(TYMPAN, 'normale')).toBe('7/25');
    expect(t.dreamer().cellBonus).toEqual({});
  });

  test('RDD-CELL-01 +1 % for each earlier success of that spell in that cell', () => {
    const t = onHills({ options: { cellBonus: true } });
    again(t.fixed(roll(30)).answer(TYMPAN).answer({ do: 'keep' }));
    expect(t.sees().cellBonus).toEqual([{ cell: 'J4', spell: 'tympan-d-hypnos', successes: 1 }]);
    t.fixed(roll(57)).answer(TYMPAN);
    expect(t.told('cast')).toMatchObject({ rolled: { adjustment: -2, percent: 57, result: 'normale' } });
    expect(t.told('cast').rolled).toMatchObject({ bonus: 1 });
    expect(upOn('H2', { options: { cellBonus: true } }).share(TYMPAN, 'echecTotal')).toBe('1/25');
  });
});

describe('RDD-SPELL-01 spells of one’s own, and what the list says beside the figures', () => {
  test('RDD-SPELL-01 a spell of one’s own making is cast like another', () => {
    const t = onHills({ sheet: { spells: [ownSpell({ name: 'Bulle', difficulty: -3, cost: 2 })] } });
    t.fixed(roll(50)).answer(CAST_OWN);
    expect(t.told('cast')).toMatchObject({ spell: 'own:0', rolled: { adjustment: 0, percent: 70 }, cost: 2 });
  });

  test('RDD-SPELL-01 starred rituals cost points of seuil for good', () => {
    const t = upOn('A10', { sheet: { spells: ['permanence'] } });
    t.fixed(roll(20)).answer({ do: 'cast', spell: 'permanence' });
    expect(t.told('sheet')).toMatchObject({ rule: 'RDD-SPELL-01', what: 'seuil', value: 13, detail: 'permanence' });
    expect(t.dreamer().seuil).toBe(13);
  });
});
