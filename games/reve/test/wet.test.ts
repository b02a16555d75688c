/** RDD-WET: fleuve, lac and marais. */
import { describe, expect, test } from 'vitest';
import { CELLS, cellAt, cellsOfKind } from '../data/map.ts';
import { CALM, GO_UP, meets, PLAIN, Table } from './table.ts';

const MASTER = { do: 'master' } as const;
const STAY = { do: 'stay' } as const;

/** On a lake; once up, 10 points at 3 − 7 are 30 %: particulière up to 6, significative to 15, échec total from 94. */
const inALake = () => new Table({ sheet: { ...PLAIN, start: 'D4' } });
const rolled = (roll: number) => inALake().fixed(CALM, ['mastering', roll]);

describe('RDD-WET', () => {
  test('RDD-WET-01 fleuve, lac and marais must be mastered at a force of 7, and nothing else must', () => {
    for (const [cell, { kind, coord: start }] of CELLS.entries()) {
      const wet = kind === 'fleuve' || kind === 'lac' || kind === 'marais';
      if (!wet && cellsOfKind(kind)[0] !== cell) continue;
      const t = new Table({ sheet: { ...PLAIN, start } }).fixed(CALM);
      if (wet) t.fixed(['mastering', 30]);
      t.answer(GO_UP).used();
      expect(t.told('encounterRoll').wet).toBe(wet);
      if (wet) expect(t.told('mastering')).toMatchObject({ encounter: 'humide', force: 7, rolled: { adjustment: -4 } });
    }
  });

  test('RDD-WET-01 on entering, with the roll of an encounter: points, best Draconic, general state', () => {
    const t = new Table({ sheet: { ...PLAIN, start: 'E4', endurance: 24, fatigue: 13 } }).fixed(CALM).answer(GO_UP);
    // One line of fatigue: 10 points at 3 − 7 − 1.
    expect(t.share({ do: 'go', towards: 'SO' }, 'mastered')).toBe('3/14');
    t.fixed(CALM, ['mastering', 25]).answer({ do: 'go', towards: 'SO' }).used();
    expect(t.told('mastering')).toMatchObject({
      rule: 'RDD-WET-02',
      voie: 'hypnos',
      success: true,
      rolled: { characteristic: 10, adjustment: -5, percent: 25 },
      sum: [
        { what: 'hypnos', value: 3 },
        { what: 'difficulty', value: -7 },
        { what: 'generalState', value: -1 },
      ],
    });
  });

  test('RDD-WET-01 there is no choice: no dodging, no repressing', () => {
    const t = rolled(30).answer(GO_UP).used();
    expect(t.open).toEqual(['0 lands']);
    expect(t.refused({ do: 'repress' })).toMatchObject({ refusal: 'invalid' });
  });

  test('RDD-WET-01 a cell once mastered may be stayed on; left and entered again it is to be mastered again', () => {
    const t = rolled(30).answer(GO_UP);
    expect(t.share(STAY, 'calm')).toBe('6/7');
    t.fixed(CALM).answer(STAY).used();
    expect(t.kinds).toEqual(['entered', 'encounterRoll']);
    t.fixed(CALM, CALM, ['mastering', 30])
      .answer({ do: 'go', towards: 'NE' })
      .answer({ do: 'go', towards: 'SO' })
      .used();
    expect(t.where()).toBe('D4');
    expect(t.kinds).toContain('mastering');
  });

  test('RDD-WET-02 échec total: a souffle, and concentration broken', () => {
    expect(inALake().share(GO_UP, 'totalFailure')).toBe('3/50');
    const t = rolled(94).fixed(['dragon', 71]).answer(GO_UP).used();
    expect(t.told('mastering').rolled.result).toBe('echecTotal');
    expect(t.told('dragon')).toMatchObject({ table: 'souffle', id: 'vieillissement' });
    expect(t.told('broken').rule).toBe('RDD-WET-02');
    expect(t.dreamer()).toMatchObject({ journey: null, refoulement: 0 });
  });

  test('RDD-WET-02 échec and échec particulier: concentration broken, no more', () => {
    expect(inALake().share(GO_UP, 'notMastered')).toBe('27/50');
    for (const [roll, result] of [
      [31, 'echec'],
      [86, 'echecParticulier'],
      [93, 'echecParticulier'],
    ] as const) {
      const t = rolled(roll).answer(GO_UP).used();
      expect(t.told('mastering').rolled.result).toBe(result);
      expect(t.kinds.slice(-3)).toEqual(['mastering', 'broken', 'cameDown']);
      expect(t.dreamer().journey).toBeNull();
    }
  });

  test('RDD-WET-02 normale and significative: mastered, and free to act', () => {
    expect(inALake().share(GO_UP, 'mastered')).toBe('9/35');
    for (const [roll, result] of [
      [30, 'normale'],
      [15, 'significative'],
      [7, 'significative'],
    ] as const) {
      const t = rolled(roll).answer(GO_UP).used();
      expect(t.told('mastering').rolled.result).toBe(result);
      expect(t.kinds).not.toContain('experience');
      expect(t.dreamer().journey).not.toBeNull();
    }
  });

  test('RDD-WET-02 particulière: experience as well, if the final adjustment was negative', () => {
    const t = rolled(6).answer(GO_UP).used();
    expect(t.told('experience')).toMatchObject({ rule: 'RDD-XP-01', reve: 2, voie: 'hypnos', draconic: 2 });
    expect(t.dreamer().experience).toMatchObject({ reve: 2, hypnos: 2 });
    const draconic = { oniros: 0, hypnos: 7, narcos: 0, thanatos: 0 };
    const gifted = new Table({ sheet: { ...PLAIN, start: 'D4', draconic } })
      .fixed(CALM, ['mastering', 1])
      .answer(GO_UP);
    expect(gifted.told('mastering').rolled).toMatchObject({ adjustment: 0, result: 'particuliere' });
    expect(gifted.kinds).not.toContain('experience');
  });

  test('RDD-WET-03 broken off, the demi-rêve stays; the next montée must master it again with a point less', () => {
    const t = rolled(31).answer(GO_UP).used();
    expect(t.where()).toBe('D4');
    expect(t.s.round).toBe(1);
    expect(t.share(GO_UP, 'mastered')).toBe('81/350');
    t.fixed(CALM, ['mastering', 27]).answer(GO_UP).used();
    expect(t.told('mastering')).toMatchObject({ success: true, rolled: { characteristic: 9, percent: 27 } });
  });

  test('RDD-WET-04 the encounter comes first', () => {
    const t = inALake()
      .fixed(...meets(14, 4))
      .answer(GO_UP);
    expect(t.kinds).not.toContain('mastering');
    // Unmastered, it has eaten four points by the time the water is to be mastered.
    t.fixed(['mastering', 90], ['mastering', 18]).answer(MASTER).used();
    expect(t.kinds).toEqual(['mastering', 'gone', 'points', 'mastering']);
    expect(t.told('mastering')).toMatchObject({ encounter: 'humide', rolled: { characteristic: 6, percent: 18 } });
  });

  test('RDD-WET-04 repressed, let pass or declined, the water is still there', () => {
    const repressed = inALake()
      .fixed(...meets(14, 4))
      .answer(GO_UP);
    repressed.fixed(['refoulement', 20], ['mastering', 30]).answer({ do: 'repress' }).used();
    expect(repressed.kinds).toEqual(['repressed', 'refoulementTest', 'mastering']);
    const passed = inALake()
      .fixed(...meets(6, 4))
      .answer(GO_UP);
    expect(passed.share({ do: 'letPass' }, 'mastered')).toBe('3/10');
    passed.fixed(['mastering', 30]).answer({ do: 'letPass' }).used();
    expect(passed.kinds).toEqual(['gone', 'mastering']);
  });

  test('RDD-WET-04 carried away, he need not master the cell he left', () => {
    const t = inALake()
      .fixed(...meets(6, 4), ['mastering', 1])
      .answer(GO_UP)
      .answer(MASTER);
    t.answer({ do: 'teleport', cell: 'E4' }).used();
    expect(t.kinds).toEqual(['entered']);
    expect(t.dreamer().journey).not.toBeNull();
  });

  test('RDD-WET-04 dodged or broken by a Briseur, it is not mastered either', () => {
    const dodged = inALake()
      .fixed(...meets(14, 4))
      .answer(GO_UP)
      .answer({ do: 'dodge' })
      .used();
    expect(dodged.kinds).toEqual(['dodged', 'broken', 'cameDown']);
    const broken = inALake()
      .fixed(...meets(50, 4), ['mastering', 90])
      .answer(GO_UP)
      .answer(MASTER)
      .used();
    expect(broken.kinds.filter((kind) => kind === 'mastering')).toHaveLength(1);
  });
});

describe('RDD-TABLE-01 what else is to be mastered', () => {
  const cell = (coord: string): number => cellAt(coord) ?? -1;

  test('RDD-TABLE-01 impracticable bridges, a flooded cell, and double resistance', () => {
    const bridge = new Table({ sheet: { ...PLAIN, start: 'G5' } });
    bridge.dreamer().effects.push({ id: 'pontsImpraticables' });
    bridge.fixed(CALM, ['mastering', 30]).answer(GO_UP).used();
    const flooded = new Table({ sheet: PLAIN });
    flooded.dreamer().effects.push({ id: 'debordement', cells: [cell('G4')] });
    flooded.fixed(CALM, ['mastering', 30]).answer(GO_UP).used();
    const twice = inALake();
    twice.dreamer().effects.push({ id: 'doubleResistance' });
    twice.fixed(CALM, ['mastering', 30], ['mastering', 30]).answer(GO_UP).used();
  });

  test('RDD-TABLE-01 quête des eaux: the lake that he chose is mastered once and for all', () => {
    const t = inALake();
    t.dreamer().effects.push({ id: 'queteEaux', cells: [cell('D4'), cell('F8')] });
    t.fixed(CALM, ['mastering', 31]).answer(GO_UP).used();
    expect(t.dreamer().effects[0]?.done).toBeUndefined();
    t.fixed(CALM, ['mastering', 27]).answer(GO_UP).used();
    expect(t.sees().effects).toEqual([{ id: 'queteEaux', cells: ['D4', 'F8'], done: ['D4'] }]);
    t.answer({ do: 'comeDown' }).answer({ do: 'pass' });
    expect(t.share(GO_UP, 'calm')).toBe('6/7');
    t.fixed(CALM).answer(GO_UP).used();
  });

  test('RDD-TABLE-01 a closed city at 9, once for each; a souffle for a total failure', () => {
    const t = new Table({ sheet: { ...PLAIN, start: 'F5' } });
    t.dreamer().effects.push({ id: 'fermetureCites', cells: [cell('F5'), cell('A1')] });
    t.fixed(CALM, ['mastering', 20]).answer(GO_UP).used();
    expect(t.told('mastering')).toMatchObject({ encounter: 'cite', force: 9, rolled: { percent: 20 } });
    expect(t.dreamer().effects).toEqual([{ id: 'fermetureCites', cells: [cell('A1')] }]);
    const fails = new Table({ sheet: { ...PLAIN, start: 'F5' } });
    fails.dreamer().effects.push({ id: 'fermetureCites', cells: [cell('F5')] });
    fails.fixed(CALM, ['mastering', 100], ['dragon', 71]).answer(GO_UP).used();
    expect(fails.dreamer().journey).toBeNull();
  });

  test('RDD-TABLE-01 a conquest at 7, without a souffle, each on its own cell', () => {
    const t = new Table({ sheet: PLAIN });
    t.dreamer().effects.push({ id: 'conquete', cells: [cell('A1')] }, { id: 'conquete', cells: [cell('G4')] });
    t.fixed(CALM, ['mastering', 100]).answer(GO_UP).used();
    expect(t.kinds).not.toContain('dragon');
    t.fixed(CALM, ['mastering', 27]).answer(GO_UP).used();
    expect(t.told('effectEnds').id).toBe('conquete');
    expect(t.dreamer().effects).toEqual([{ id: 'conquete', cells: [cell('A1')] }]);
  });
});
