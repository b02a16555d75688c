import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { CALM, CAST_OWN, GO_UP, meets, ownSpell, type Setting, Table } from './table.ts';

/** Nitouche on the hills: RÊVE 14, Hypnos +3, R−5, so 56 % at −2; it costs 4 of the 13 points that the montée leaves. */
const TYMPAN: Answer = { do: 'cast', spell: 'tympan-d-hypnos' };
const roll = (d100: number) => ['cast', d100] as const;

describe('RDD-MES-02 through a Messager', () => {
  const messager = (setting: Setting = {}) => {
    const t = new Table({ ...setting, sheet: { start: 'G3', ...setting.sheet } });
    return t
      .fixed(...meets(1, 5))
      .answer(GO_UP)
      .fixed(['mastering', 1])
      .answer({ do: 'master' });
  };
  const sent = (setting: Setting = {}) => messager(setting).answer({ do: 'send', cell: 'J4' });

  test('RDD-MES-02 a reserve is not triggered by a Messager', () => {
    const t = messager();
    const d = t.at('J4').dreamer();
    d.reserves.push({ cell: d.at, spell: 'tympan-d-hypnos', parameters: { cost: 4 }, erratic: false });
    t.at('G3').answer({ do: 'send', cell: 'J4' });
    expect(t.kinds).not.toContain('fired');
    expect(t.decision()).toMatchObject({ kind: 'castThrough', about: { cell: 'J4', terrain: 'collines' } });
    // One spell a cell: it can be cast there, but not put in reserve.
    t.fixed(roll(30)).answer(TYMPAN);
    expect(t.open).toEqual(['0 aim']);
    expect(t.dreamer().reserves).toHaveLength(1);
  });

  test('RDD-MES-02 a spell cast through a Messager may be put in reserve on its cell', () => {
    const t = sent();
    t.fixed(roll(30)).answer(TYMPAN);
    expect(t.open).toEqual(['0 reserve']);
    t.answer({ do: 'reserve' });
    expect(t.told('reserved')).toMatchObject({ rule: 'RDD-RES-01', cell: 'J4', erratic: false });
    expect(t.sees().reserves).toMatchObject([{ cell: 'J4', spell: 'tympan-d-hypnos' }]);
    expect(t.where()).toBe('G3');
    expect(t.dreamer()).toMatchObject({ points: 8, journey: { fatigue: 1 } });
    expect(t.open).toEqual(['0 lands']);
    expect(t.s.round).toBe(1);
  });

  test('RDD-MES-02 not by who stands in the river, into the river: the whole of it is one cell', () => {
    const t = new Table({ sheet: { start: 'F3', spells: [ownSpell({ where: 'fleuve' })] } });
    t.fixed(...meets(1, 5))
      .answer(GO_UP)
      .fixed(['mastering', 1])
      .answer({ do: 'master' });
    // Kept, it leaves the own water to be mastered.
    t.answer({ do: 'send', cell: 'F6' }).fixed(roll(30), ['mastering', 1]).answer(CAST_OWN);
    expect(t.open).toEqual(['0 aim']);
  });

  test('RDD-MES-02 the cast obeys every other rule; one cast a round', () => {
    const t = sent({ sheet: { start: 'H2', spells: ['tympan-d-hypnos'] } });
    t.fixed(roll(30)).answer(TYMPAN).answer({ do: 'reserve' });
    // On the hills of Parta another one could be cast, but this round is used up.
    expect(t.open).toEqual(['0 lands']);
    expect(t.s.round).toBe(1);
    t.fixed(CALM).answer({ do: 'stay' });
    expect(t.open).toEqual(['0 cast']);
  });
});
