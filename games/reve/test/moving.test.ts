/** RDD-MOVE and RDD-OFF: from cell to cell, round by round, and off the edge of the map. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { cellAt, cellsOfKind } from '../data/map.ts';
import type { Direction } from '../hex.ts';
import { CALM, GO_UP, meets, ownSpell, PLAIN, Table } from './table.ts';

const FAST = { do: 'goUp', mode: 'accelere' } as const;
const STAY = { do: 'stay' } as const;
const REST = { do: 'rest' } as const;
const go = (towards: Direction): Answer => ({ do: 'go', towards });
const cell = (coord: string): number => cellAt(coord) ?? -1;

const IN_A_LAKE = ownSpell({ name: 'Onde', ritual: true, where: 'lac', difficulty: 0, cost: 1, target: 'soi' });
const stored = (coord: string) => ({ cell: cell(coord), spell: 'own:0', parameters: { cost: 1 }, erratic: false });

describe('RDD-MOVE', () => {
  test('RDD-MOVE-01 every cell costs one fatigue, and so does every round of staying', () => {
    const t = new Table({ sheet: PLAIN }).fixed(CALM, CALM, CALM).answer(GO_UP).answer(go('NE'));
    expect(t.told('entered')).toMatchObject({ rule: 'RDD-MOVE-01', how: 'walk', cell: 'H3', fatigue: 1 });
    t.answer(STAY).used();
    expect(t.told('entered')).toMatchObject({ rule: 'RDD-MOVE-01', how: 'stay', cell: 'H3', fatigue: 1 });
    expect(t.dreamer().journey?.fatigue).toBe(3);
    // A round cannot be let go by for nothing.
    expect(t.refused(REST)).toMatchObject({ rule: 'RDD-MOVE-01', reason: 'stayingCosts' });
  });

  test('RDD-MOVE-02 every cell and every round of staying calls for an encounter roll, right after the fatigue', () => {
    const t = new Table({ sheet: PLAIN }).fixed(CALM, CALM, CALM).answer(GO_UP);
    for (const a of [go('NE'), STAY]) {
      expect(t.share(a, 'encounter')).toBe('1/7');
      t.answer(a);
      expect(t.kinds.slice(0, 2)).toEqual(['entered', 'encounterRoll']);
    }
    t.used();
  });

  test('RDD-MOVE-03 in normal mode one cell a round', () => {
    const t = new Table({ sheet: PLAIN }).fixed(CALM, CALM, CALM, CALM).answer(GO_UP);
    for (const round of [2, 3, 4]) expect(t.answer(go(round === 3 ? 'S' : 'N')).s.round).toBe(round);
    t.used();
  });

  test('RDD-MOVE-03 in accelerated mode as many as wanted, until an encounter stops him for the round', () => {
    const t = new Table({ sheet: PLAIN }).fixed(CALM).answer(FAST);
    t.fixed(CALM, CALM).answer(go('NE')).answer(go('NE'));
    expect(t.where()).toBe('I3');
    expect(t.s.round).toBe(0);
    // A Fleur in the desert next door: she is dealt with, but the round is over.
    t.fixed(...meets(21, 2), ['mastering', 1])
      .answer(go('NE'))
      .answer({ do: 'master' });
    expect(t.where()).toBe('J2');
    expect(t.s.round).toBe(1);
    expect(t.open).toEqual(['0 lands']);
    // The next round he goes on at the same pace.
    t.fixed(CALM, CALM).answer(go('SE')).answer(go('N')).used();
    expect(t.s.round).toBe(1);
    expect(t.dreamer().journey).toMatchObject({ mode: 'accelere', fatigue: 6 });
    expect(t.refused(STAY)).toMatchObject({ rule: 'RDD-MOVE-03', reason: 'alreadyThere' });
    expect(t.answer(REST).s.round).toBe(2);
  });

  test('RDD-MOVE-03 an encounter that is let pass or repressed stops him as well', () => {
    for (const away of [{ do: 'letPass' }, { do: 'repress' }] as const) {
      const t = new Table({ sheet: PLAIN }).fixed(...meets(1, 4)).answer(FAST);
      if (away.do === 'repress') t.fixed(['refoulement', 20]);
      expect(t.answer(away).used().s.round).toBe(1);
    }
  });

  test('RDD-MOVE-04 on a cell: fatigue, encounter roll, encounter, water, reserve', () => {
    const t = new Table({ sheet: { ...PLAIN, start: 'E4', spells: [IN_A_LAKE] } });
    t.dreamer().reserves.push(stored('D4'));
    t.fixed(CALM).answer(GO_UP);
    t.fixed(...meets(11, 2), ['mastering', 40], ['mastering', 30]);
    t.answer(go('SO'));
    expect(t.kinds).toEqual(['entered', 'encounterRoll', 'met']);
    t.answer({ do: 'master' }).used();
    expect(t.kinds.slice(0, 5)).toEqual(['mastering', 'gone', 'points', 'mastering', 'fired']);
    expect(t.told('mastering')).toMatchObject({ encounter: 'humide', rolled: { characteristic: 12, percent: 36 } });
  });

  test('RDD-MOVE-04 casting comes last, once the water is mastered', () => {
    const t = new Table({ sheet: { ...PLAIN, start: 'E4', spells: [IN_A_LAKE] } });
    t.fixed(CALM).answer(GO_UP).fixed(CALM, ['mastering', 30]).answer(go('SO')).used();
    expect(t.kinds).toEqual(['entered', 'encounterRoll', 'mastering']);
    expect(t.open).toEqual(['0 cast']);
  });

  test('RDD-MOVE-05 fatigue is written on the way down, all at once; no malus arises meanwhile', () => {
    // Twice 24 cells: the malus of −1 begins with the 13th.
    const t = new Table({ sheet: { ...PLAIN, endurance: 24, fatigue: 12 } }).fixed(CALM, CALM).answer(GO_UP);
    t.answer(STAY);
    expect(t.dreamer()).toMatchObject({ fatigue: 12, journey: { fatigue: 2 } });
    expect(t.sees().generalState).toBe(0);
    t.fixed(...meets(66, 5)).answer(STAY);
    // 10 points at 3 − 5 are still 40 %.
    expect(t.share({ do: 'master' }, 'mastered')).toBe('2/5');
    t.fixed(['mastering', 1]).answer({ do: 'master' }).answer({ do: 'comeDown' }).used();
    expect(t.told('cameDown')).toMatchObject({ rule: 'RDD-STATE-02', fatigue: 3, malus: -1 });
    expect(t.dreamer()).toMatchObject({ fatigue: 15, journey: null });
  });

  test('RDD-MOVE-05 the total is still watched: a full track puts him to sleep before anything else', () => {
    const t = new Table({ sheet: { ...PLAIN, endurance: 24, fatigue: 46 } }).fixed(CALM).answer(GO_UP);
    expect(t.share(go('N'), 'asleep')).toBe('1');
    t.answer(go('N')).used();
    expect(t.kinds).toEqual(['entered', 'fellAsleep', 'broken', 'cameDown']);
    expect(t.told('fellAsleep')).toMatchObject({ rule: 'RDD-RFL-05', why: 'fatigue' });
    expect(t.dreamer()).toMatchObject({ fatigue: 48, exhausted: true, journey: null, refoulement: 0 });
  });

  test('RDD-MOVE-06 a bridge crosses the Fleuve without mastering anything', () => {
    const t = new Table({ sheet: PLAIN }).fixed(CALM, CALM).answer(GO_UP);
    expect(t.share(go('S'), 'calm')).toBe('6/7');
    t.answer(go('S')).used();
    expect(t.told('entered')).toMatchObject({ cell: 'G5', terrain: 'pont' });
    expect(t.kinds).toEqual(['entered', 'encounterRoll']);
  });

  test('RDD-MOVE-07 one may walk off the map on purpose', () => {
    const t = new Table({ sheet: { ...PLAIN, start: 'A1' } }).fixed(CALM).answer(GO_UP);
    for (const towards of ['N', 'NO', 'SO', 'NE'] as const) expect(t.share(go(towards), 'offMap')).toBe('1');
    expect(t.choices()).toContainEqual(go('N'));
    // It is a cell like another: fatigue and an encounter roll where he is put back.
    t.fixed(['place', cell('G4')], CALM)
      .answer(go('N'))
      .used();
    expect(t.kinds).toEqual(['offMap', 'offMap', 'entered', 'encounterRoll']);
    expect(t.told('entered')).toMatchObject({ rule: 'RDD-MOVE-07', how: 'placed', fatigue: 1 });
    expect(t.dreamer().journey?.fatigue).toBe(2);
  });

  test('RDD-RES-02 staying is no return: what he has just put in reserve does not fire', () => {
    const t = new Table({ sheet: { ...PLAIN, spells: [IN_A_LAKE] } }).fixed(CALM).answer(GO_UP);
    t.dreamer().reserves.push(stored('G4'));
    t.fixed(CALM).answer(STAY);
    expect(t.dreamer().carried).toEqual([]);
    t.fixed(CALM, CALM).answer(go('S')).answer(go('N')).used();
    expect(t.kinds).toContain('fired');
  });
});

describe('RDD-OFF', () => {
  const SANCTUARIES = ['A10', 'D14', 'E6', 'G4', 'K9', 'L4'];

  test('RDD-OFF-01 the gardien names the cell where he is put back; the player is told only its kind', () => {
    const t = new Table({ sheet: { ...PLAIN, start: 'A1' }, gardien: true }).fixed(CALM).answer(GO_UP);
    t.answer({ do: 'allow' }, 1).answer(go('N'));
    expect(t.told('offMap')).toMatchObject({ rule: 'RDD-OFF-01', by: 'asked' });
    expect(t.open).toEqual(['1 watch', '1 place']);
    expect(t.refused({ do: 'allow' }, 1)).toMatchObject({ rule: 'RDD-OFF-01', reason: 'placeOrDraw' });
    t.fixed(CALM).answer({ do: 'place', cell: 'K9' }, 1).used();
    expect(t.told('offMap').by).toBe('gardien');
    expect(t.told('entered')).toMatchObject({ how: 'placed', terrain: 'sanctuaire', cell: null });
    expect(t.told('whereabouts')).toMatchObject({ gardien: 1, cell: 'K9' });
    expect(t.where()).toBe('K9');
    expect(t.sees(0)).toMatchObject({ cell: null, terrain: 'sanctuaire' });
    expect([...t.sees(0).candidates].sort()).toEqual(SANCTUARIES);
  });

  test('RDD-OFF-01 without a gardien, or if he leaves it to chance, a draw among the 189', () => {
    const t = new Table({ sheet: { ...PLAIN, start: 'M15' } }).fixed(CALM).answer(GO_UP);
    t.fixed(['place', 0], CALM).answer(go('S')).used();
    expect(t.told('offMap')).toMatchObject({ rule: 'RDD-OFF-01', by: 'draw' });
    expect(t.where()).toBe('A1');
    expect(t.sees().candidates).toHaveLength(cellsOfKind('cite').length);
    const asked = new Table({ sheet: { ...PLAIN, start: 'M15' }, gardien: true }).fixed(CALM).answer(GO_UP);
    asked.answer({ do: 'allow' }, 1).answer(go('S'));
    asked.fixed(['place', 188], CALM).answer({ do: 'draw' }, 1).used();
    expect(asked.told('offMap').by).toBe('draw');
    expect(asked.where()).toBe('M15');
  });

  test('RDD-OFF-01 put back in the water, he must master it', () => {
    const t = new Table({ sheet: { ...PLAIN, start: 'A1' } }).fixed(CALM).answer(GO_UP);
    t.fixed(['place', cell('D4')], CALM, ['mastering', 30])
      .answer(go('N'))
      .used();
    expect(t.told('mastering')).toMatchObject({ encounter: 'humide', success: true });
  });
});

describe('rounds in common', () => {
  test('RDD-TIME-01 a round ends when every dreamer has had his', () => {
    const t = new Table({ sheet: PLAIN, dreamers: 2 }).fixed(CALM).answer(GO_UP);
    expect(t.s.round).toBe(0);
    expect(t.open).toEqual(['1 world']);
    t.answer({ do: 'pass' }, 1);
    expect(t.s.round).toBe(1);
    expect(t.open).toEqual(['0 lands', '1 world']);
    // In either order.
    t.answer({ do: 'pass' }, 1);
    expect(t.open).toEqual(['0 lands']);
    t.fixed(CALM).answer(STAY);
    expect(t.s.round).toBe(2);
  });

  test('RDD-MOVE-03 one dreamer’s many cells are one round to the other', () => {
    const t = new Table({ sheet: PLAIN, dreamers: 2 }).fixed(CALM, CALM, CALM).answer(FAST);
    t.answer({ do: 'pass' }, 1).answer(go('N')).answer(go('S'));
    expect(t.s.round).toBe(0);
    t.answer(REST).used();
    expect(t.s.round).toBe(1);
  });

  test('RDD-TIME-01 rounds go on one by one while somebody waits or sleeps', () => {
    const t = new Table({ sheet: PLAIN, dreamers: 2 }).answer({ do: 'wait', hours: 1 }, 1);
    for (const round of [1, 2, 3]) expect(t.answer({ do: 'pass' }).s.round).toBe(round);
    expect(t.open).toEqual(['0 world']);
    // When all of them wait, the time goes by at once.
    t.answer({ do: 'wait', hours: 2 });
    expect(t.s.round).toBe(1200);
    expect(t.open).toEqual(['1 world']);
  });

  test('RDD-TIME-01 each has his own demi-rêve, points and encounters', () => {
    const t = new Table({ sheet: PLAIN, dreamers: 2, options: { dreamers: ['bertil', 'orsande'] } });
    t.fixed(...meets(66, 4))
      .answer(GO_UP)
      .fixed(CALM)
      .answer(GO_UP, 1);
    t.fixed(['mastering', 90]).answer({ do: 'master' }).answer({ do: 'pass' }, 1).used();
    expect(t.dreamer(0).points).toBe(13 - 1 - 4);
    expect(t.dreamer(1).points).toBe(14);
    expect([t.where(0), t.where(1)]).toEqual(['K9', 'C6']);
    expect(t.s.round).toBe(1);
  });
});
