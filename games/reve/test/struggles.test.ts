/** The encounters that hold the demi-rêve round after round: Reflet and Tourbillons. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { cellAt } from '../data/map.ts';
import { DIRECTIONS } from '../hex.ts';
import { CALM, facing, GO_UP, meets, ownSpell, PLAIN, Table } from './table.ts';

const MASTER = { do: 'master' } as const;
const FAILED = ['mastering', 90] as const;
const MASTERED = ['mastering', 1] as const;
const OUTSIDE = { do: 'outside' } as const;
const HOLDS = ['refoulement', 20] as const;
const index = (coord: string): number => cellAt(coord) ?? -1;
const towards = (direction: (typeof DIRECTIONS)[number]) => ['drift', DIRECTIONS.indexOf(direction) + 1] as const;
const choices = (t: Table): Answer['do'][] => t.choices().map((a) => a.do);

const IN_A_SANCTUARY = ownSpell({
  name: 'Lueur',
  ritual: true,
  where: 'sanctuaire',
  difficulty: 0,
  cost: 1,
  target: 'soi',
});
const CASTER = { sheet: { spells: [IN_A_SANCTUARY] } };
const stored = (coord: string) => ({ cell: index(coord), spell: 'own:0', parameters: { cost: 1 }, erratic: false });

describe('Reflet', () => {
  test('RDD-RFL-01 mastered, it is gone and the round goes on', () => {
    const t = facing('reflet', 7, CASTER).fixed(['mastering', 30]).answer(MASTER).used();
    expect(t.told('gone').rule).toBe('RDD-RFL-01');
    expect(t.open).toEqual(['0 cast']);
    expect(t.s.round).toBe(0);
  });

  test('RDD-RFL-01 else he is held on the cell: nothing more this round, no cast even on the right cell', () => {
    const t = facing('reflet', 7, CASTER).fixed(['mastering', 31]).answer(MASTER).used();
    expect(t.told('held')).toMatchObject({ rule: 'RDD-RFL-01', encounter: 'reflet', defeats: 1 });
    expect(t.s.round).toBe(1);
    expect(t.open).toEqual(['0 struggle']);
    expect(t.where()).toBe('G4');
  });

  test('RDD-RFL-01 a reserve on the cell does not fire while he is held, and fires when he is free', () => {
    const t = new Table({ sheet: { ...PLAIN, spells: [IN_A_SANCTUARY] } });
    t.dreamer().reserves.push(stored('G4'));
    t.fixed(...meets(86, 7), FAILED)
      .answer(GO_UP)
      .answer(MASTER);
    expect(t.dreamer().reserves).toHaveLength(1);
    t.fixed(MASTERED).answer(MASTER).used();
    expect(t.kinds.slice(0, 3)).toEqual(['mastering', 'freed', 'fired']);
  });

  test('RDD-RFL-02 each next round he must try again: one fatigue, no encounter roll; free, the round is normal', () => {
    const t = facing('reflet', 7, CASTER).fixed(FAILED).answer(MASTER);
    expect(t.share(MASTER, 'mastered')).toBe('3/10');
    for (const defeats of [2, 3, 4]) {
      t.fixed(FAILED).answer(MASTER);
      expect(t.kinds).toEqual(['mastering', 'held']);
      expect(t.told('held').defeats).toBe(defeats);
      expect(t.s.round).toBe(defeats);
      // The fatigue of the new round is already counted: it is the price of the try to come.
      expect(t.dreamer().journey?.fatigue).toBe(defeats + 1);
      expect(t.dreamer().points).toBe(9 + 1);
    }
    t.fixed(MASTERED).answer(MASTER).used();
    expect(t.told('freed')).toMatchObject({ rule: 'RDD-RFL-02', encounter: 'reflet', drift: 0 });
    expect(t.open).toEqual(['0 cast']);
    expect(t.s.round).toBe(4);
    t.answer({ do: 'pass' });
    expect(t.open).toEqual(['0 lands']);
    expect(t.s.round).toBe(5);
  });

  test('RDD-RFL-03 the struggle begun, neither dodging nor repressing', () => {
    const first = facing('reflet', 7);
    expect(choices(first)).toEqual(['master', 'dodge', 'repress']);
    const t = first.fixed(FAILED).answer(MASTER);
    expect(choices(t)).toEqual(['master', 'outside']);
    for (const a of [{ do: 'dodge' }, { do: 'repress' }] as const)
      expect(t.refused(a)).toMatchObject({ refusal: 'invalid', rule: 'RDD-RFL-03', reason: 'tooLate' });
    for (const a of [{ do: 'letPass' }, { do: 'stay' }, { do: 'comeDown' }] as const)
      expect(t.refused(a)).toMatchObject({ rule: 'RDD-RFL-02', reason: 'notOnOffer' });
  });

  test('RDD-RFL-04 broken from outside, it is as if he repressed it: by the gardien’s word …', () => {
    const t = facing('reflet', 7, { gardien: true }).fixed(FAILED).answer(MASTER);
    expect(choices(t)).toEqual(['master']);
    expect(t.refused(OUTSIDE)).toMatchObject({ rule: 'RDD-UP-05', reason: 'forTheGardien' });
    t.fixed(HOLDS).answer({ do: 'break', seat: 0 }, 1).used();
    expect(t.kinds).toEqual(['outside', 'broken', 'repressed', 'refoulementTest', 'cameDown']);
    expect(t.told('repressed')).toMatchObject({ rule: 'RDD-RFL-04', encounter: 'reflet', forced: true, counter: 1 });
    expect(t.dreamer()).toMatchObject({ journey: null, refoulement: 1, waiting: [] });
  });

  test('RDD-RFL-04 … or by his own, where no gardien sits', () => {
    const t = facing('reflet', 7).fixed(FAILED).answer(MASTER);
    expect(t.share(OUTSIDE, 'souffle')).toBe('1/20');
    t.fixed(HOLDS).answer(OUTSIDE).used();
    expect(t.told('outside').by).toBe('dreamer');
    expect(t.told('repressed')).toMatchObject({ rule: 'RDD-RFL-04', forced: true });
  });

  test('RDD-RFL-05 when his fatigue track fills: asleep, concentration broken, forced repression', () => {
    const t = facing('reflet', 7, { sheet: { endurance: 24, fatigue: 46 } })
      .fixed(FAILED, HOLDS)
      .answer(MASTER)
      .used();
    expect(t.kinds).toEqual(['mastering', 'held', 'fellAsleep', 'broken', 'repressed', 'refoulementTest', 'cameDown']);
    expect(t.told('fellAsleep')).toMatchObject({ rule: 'RDD-RFL-05', why: 'fatigue' });
    expect(t.told('repressed')).toMatchObject({ rule: 'RDD-RFL-05', forced: true, counter: 1 });
    expect(t.dreamer()).toMatchObject({ fatigue: 48, exhausted: true, journey: null, refoulement: 1 });
  });

  test('RDD-RFL-06 a wet cell is mastered as soon as he is free', () => {
    const t = new Table({ sheet: { ...PLAIN, start: 'D4' } }).fixed(...meets(66, 7)).answer(GO_UP);
    t.fixed(FAILED, FAILED, FAILED).answer(MASTER).answer(MASTER).answer(MASTER);
    expect(t.kinds).toEqual(['mastering', 'held']);
    t.fixed(MASTERED, ['mastering', 30]).answer(MASTER).used();
    expect(t.kinds).toEqual(['mastering', 'freed', 'mastering']);
    expect(t.told('mastering')).toMatchObject({ encounter: 'humide', success: true });
    const drowned = new Table({ sheet: { ...PLAIN, start: 'D4' } }).fixed(...meets(66, 7)).answer(GO_UP);
    drowned.fixed(FAILED, MASTERED, ['mastering', 31]).answer(MASTER).answer(MASTER).used();
    expect(drowned.kinds).toEqual(['mastering', 'freed', 'mastering', 'broken', 'cameDown']);
    // Free of it, nothing was repressed.
    expect(drowned.dreamer().refoulement).toBe(0);
  });

  test('RDD-RFL-06 a cell that was mastered before the Reflet came stays mastered', () => {
    const t = new Table({ sheet: { ...PLAIN, start: 'D4' } }).fixed(CALM, ['mastering', 30]).answer(GO_UP);
    t.fixed(...meets(66, 7), FAILED, MASTERED)
      .answer({ do: 'stay' })
      .answer(MASTER)
      .answer(MASTER)
      .used();
    expect(t.kinds).toEqual(['mastering', 'freed']);
  });

  test('RDD-MOVE-03 in accelerated mode too the round of liberation ends on the cell', () => {
    const t = new Table({ sheet: { ...PLAIN, points: 12 } });
    t.fixed(...meets(86, 7), FAILED, MASTERED)
      .answer({ do: 'goUp', mode: 'accelere' })
      .answer(MASTER)
      .answer(MASTER);
    expect(t.used().s.round).toBe(2);
    t.fixed(CALM, CALM).answer({ do: 'go', towards: 'S' }).answer({ do: 'go', towards: 'N' }).used();
    expect(t.s.round).toBe(2);
  });
});

describe('Tourbillon blanc', () => {
  test('RDD-TBL-01 mastered at the first try, it is gone and the round goes on', () => {
    const t = facing('tourbillonBlanc', 7, CASTER).fixed(['mastering', 30]).answer(MASTER).used();
    expect(t.told('gone').rule).toBe('RDD-TBL-01');
    expect(t.open).toEqual(['0 cast']);
    expect(t.where()).toBe('G4');
  });

  test('RDD-TBL-01 each round of defeat costs a fatigue and a point; he tries again with what is left', () => {
    const t = facing('tourbillonBlanc', 7);
    expect(t.share(MASTER, 'mastered')).toBe('3/10');
    t.fixed(FAILED).answer(MASTER);
    expect(t.told('points')).toMatchObject({ rule: 'RDD-TBL-01', change: -1, points: 9 });
    expect(t.share(MASTER, 'mastered')).toBe('27/100');
    t.fixed(FAILED).answer(MASTER).used();
    expect(t.told('held')).toMatchObject({ rule: 'RDD-TBL-01', defeats: 2 });
    expect(t.share(MASTER, 'mastered')).toBe('6/25');
    expect(t.dreamer()).toMatchObject({ points: 8, journey: { fatigue: 3 } });
    expect(t.where()).toBe('G4');
  });

  test('RDD-TBL-02 only an outside cause breaks it off, as a forced repression', () => {
    const t = facing('tourbillonBlanc', 7).fixed(FAILED).answer(MASTER);
    for (const a of [{ do: 'dodge' }, { do: 'repress' }] as const)
      expect(t.refused(a)).toMatchObject({ rule: 'RDD-TBL-02', reason: 'tooLate' });
    t.fixed(HOLDS, towards('NE')).answer(OUTSIDE).used();
    expect(t.told('broken').rule).toBe('RDD-TBL-02');
    expect(t.told('repressed')).toMatchObject({ rule: 'RDD-TBL-02', encounter: 'tourbillonBlanc', forced: true });
    expect(t.where()).toBe('H3');
  });

  test('RDD-TBL-02 likewise when his rêve reaches 0', () => {
    const t = facing('tourbillonBlanc', 7, { sheet: { points: 3 } })
      .fixed(FAILED)
      .answer(MASTER);
    expect(t.dreamer().points).toBe(1);
    t.fixed(FAILED, HOLDS, towards('S')).answer(MASTER).used();
    expect(t.kinds).toEqual([
      'mastering',
      'held',
      'points',
      'fellAsleep',
      'broken',
      'repressed',
      'refoulementTest',
      'entered',
      'cameDown',
    ]);
    expect(t.told('fellAsleep')).toMatchObject({ rule: 'RDD-TBL-02', why: 'points' });
    expect(t.dreamer()).toMatchObject({ points: 0, exhausted: true, journey: null, refoulement: 1 });
  });

  test('RDD-TBL-02 and when his fatigue track fills', () => {
    const t = facing('tourbillonBlanc', 7, { sheet: { endurance: 24, fatigue: 46 } });
    t.fixed(FAILED, HOLDS, towards('S')).answer(MASTER).used();
    expect(t.told('fellAsleep').why).toBe('fatigue');
    expect(t.told('repressed')).toMatchObject({ rule: 'RDD-TBL-02', forced: true });
  });

  test('RDD-TBL-03 freed after n defeats he is n cells away in a straight line, and does not know which way', () => {
    const t = facing('tourbillonBlanc', 7).fixed(FAILED, FAILED).answer(MASTER).answer(MASTER);
    t.fixed(MASTERED, towards('NE')).answer(MASTER).used();
    expect(t.told('freed')).toMatchObject({ rule: 'RDD-TBL-03', encounter: 'tourbillonBlanc', drift: 2 });
    expect(t.where()).toBe('I3');
    expect(t.told('entered')).toMatchObject({ rule: 'RDD-TBL-03', how: 'drift', terrain: 'monts', fatigue: 0 });
    // Neither fatigue nor an encounter roll for the cell; the round of the try was paid for.
    expect(t.kinds).not.toContain('encounterRoll');
    expect(t.dreamer().journey?.fatigue).toBe(3);
  });

  test('RDD-TBL-03 a wet arrival is mastered at once; the cell that he left is not', () => {
    const t = new Table({ sheet: { ...PLAIN, start: 'D4' } }).fixed(...meets(80, 7)).answer(GO_UP);
    t.fixed(FAILED, MASTERED, towards('NE')).answer(MASTER).answer(MASTER).used();
    // D4, a lake, to E4, plains.
    expect(t.where()).toBe('E4');
    expect(t.kinds.filter((kind) => kind === 'mastering')).toHaveLength(1);
    const back = new Table({ sheet: { ...PLAIN, start: 'C6' } }).fixed(...meets(91, 7)).answer(GO_UP);
    back.fixed(FAILED, MASTERED, towards('S'), ['mastering', 27]).answer(MASTER).answer(MASTER).used();
    expect(back.where()).toBe('C7');
    expect(back.told('mastering')).toMatchObject({ encounter: 'humide', rolled: { characteristic: 9, percent: 27 } });
  });

  test('RDD-TBL-03 a reserve on the arrival fires at once, one on the cell he left does not', () => {
    const t = new Table({ sheet: { ...PLAIN, spells: [IN_A_SANCTUARY] } });
    t.dreamer().reserves.push(stored('G4'), stored('G5'));
    t.fixed(...meets(91, 7), FAILED, MASTERED, towards('S'))
      .answer(GO_UP)
      .answer(MASTER)
      .answer(MASTER)
      .used();
    expect(t.kinds).toContain('fired');
    expect(t.dreamer().reserves).toMatchObject([{ cell: index('G4') }]);
  });

  test('RDD-TBL-03 after that the round is normal: he may cast if the cell is right', () => {
    const t = new Table({ sheet: { ...PLAIN, spells: [{ ...IN_A_SANCTUARY, where: 'pont' }] } });
    t.fixed(...meets(91, 7), FAILED, MASTERED, towards('S'))
      .answer(GO_UP)
      .answer(MASTER)
      .answer(MASTER)
      .used();
    expect(t.where()).toBe('G5');
    expect(t.open).toEqual(['0 cast']);
  });

  test('RDD-TBL-03 a drift off the map: put back at its end, with neither fatigue nor an encounter roll', () => {
    const start = { ...PLAIN, start: 'A1' };
    const t = new Table({ sheet: start })
      .fixed(...meets(91, 7), FAILED)
      .answer(GO_UP)
      .answer(MASTER);
    t.fixed(MASTERED, towards('NO'), ['place', index('D4')], ['mastering', 27])
      .answer(MASTER)
      .used();
    expect(t.told('offMap')).toMatchObject({ rule: 'RDD-OFF-01', by: 'draw' });
    expect(t.told('entered')).toMatchObject({ how: 'drift', terrain: 'lac', cell: null, fatigue: 0 });
    expect(t.kinds).not.toContain('encounterRoll');
    expect(t.dreamer().journey?.fatigue).toBe(2);
    const ruled = new Table({ sheet: start, gardien: true }).answer(GO_UP).fixed(...meets(91, 7));
    ruled.answer({ do: 'allow' }, 1).fixed(FAILED, MASTERED, towards('NO')).answer(MASTER).answer(MASTER);
    expect(ruled.open).toEqual(['1 watch', '1 place']);
    ruled.answer({ do: 'place', cell: 'G4' }, 1).used();
    expect(ruled.told('offMap').by).toBe('gardien');
    expect(ruled.where()).toBe('G4');
    expect(ruled.sees().candidates).toHaveLength(6);
  });
});

describe('Tourbillon noir', () => {
  test('RDD-TNO-01 mastered at the first try, it is gone', () => {
    const t = facing('tourbillonNoir', 7).fixed(['mastering', 30]).answer(MASTER).used();
    expect(t.told('gone').rule).toBe('RDD-TNO-01');
  });

  test('RDD-TNO-01 two points a defeat, and a drift of twice as many cells', () => {
    const t = facing('tourbillonNoir', 7).fixed(FAILED).answer(MASTER);
    expect(t.told('points')).toMatchObject({ rule: 'RDD-TNO-01', change: -2, points: 8 });
    expect(t.share(MASTER, 'mastered')).toBe('6/25');
    t.fixed(FAILED).answer(MASTER);
    expect(t.dreamer()).toMatchObject({ points: 6, journey: { fatigue: 3, held: { defeats: 2 } } });
    t.fixed(MASTERED, towards('S')).answer(MASTER).used();
    expect(t.told('freed')).toMatchObject({ rule: 'RDD-TNO-01', drift: 4 });
    expect(t.where()).toBe('G8');
  });

  test('RDD-TNO-01 its last bite may be a single point', () => {
    const t = facing('tourbillonNoir', 7, { sheet: { points: 4 } })
      .fixed(FAILED)
      .answer(MASTER);
    t.fixed(FAILED, HOLDS, towards('S')).answer(MASTER).used();
    expect(t.told('points')).toMatchObject({ change: -1, points: 0 });
    expect(t.dreamer()).toMatchObject({ exhausted: true, refoulement: 1 });
  });
});
