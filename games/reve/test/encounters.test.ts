/** RDD-ENC and RDD-DDR: who is met, and the choice that has to be made. What each kind does is in kinds.test.ts. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { encounterRanges, encounterWeights, KINDS } from '../data/encounters.ts';
import { HOURS, ROUNDS_A_DAY, ROUNDS_AN_HOUR } from '../data/hours.ts';
import { CELLS, cellsOfKind } from '../data/map.ts';
import { TERRAINS } from '../data/terrains.ts';
import { CALM, facing, GO_UP, IN_A_CITY, meets, PLAIN, Table } from './table.ts';

const MASTER = { do: 'master' } as const;
const DODGE = { do: 'dodge' } as const;
const REPRESS = { do: 'repress' } as const;
const LET_PASS = { do: 'letPass' } as const;
const COURONNE = HOURS.findIndex(({ id }) => id === 'couronne');

const choices = (t: Table): Answer['do'][] => t.choices().map((a) => a.do);

describe('RDD-ENC who is met', () => {
  test('RDD-ENC-01 one die of seven: a 7 is an encounter, anything else is none', () => {
    for (const roll of [1, 2, 3, 4, 5, 6]) {
      const t = new Table({ sheet: PLAIN }).fixed(['encounter.roll', roll]).answer(GO_UP).used();
      expect(t.told('encounterRoll')).toMatchObject({ rule: 'RDD-ENC-01', roll, met: false });
      expect(t.open).toEqual(['0 lands']);
    }
    const t = new Table({ sheet: PLAIN });
    expect(t.share(GO_UP, 'encounter')).toBe('1/7');
    t.fixed(...meets(51, 4))
      .answer(GO_UP)
      .used();
    expect(t.told('encounterRoll')).toMatchObject({ roll: 7, met: true });
    expect(t.open).toEqual(['0 encounter']);
    // The eight of the eight-sided die is no outcome at all.
    expect(() => new Table({ sheet: PLAIN }).fixed(['encounter.roll', 8]).answer(GO_UP)).toThrow();
  });

  test('RDD-ENC-02 the kind is read on 1d100 in the column of the terrain, which covers 01 to 00 exactly once', () => {
    for (const terrain of TERRAINS) {
      const start = CELLS[cellsOfKind(terrain)[0] ?? 0]?.coord ?? '';
      const ranges = encounterRanges(terrain);
      const covered = ranges.flatMap((r) => (r ? Array.from({ length: r.to - r.from + 1 }, (_, i) => r.from + i) : []));
      expect(covered).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
      expect(encounterWeights(terrain).reduce((sum, weight) => sum + weight, 0)).toBe(100);
      for (const [place, kind] of KINDS.entries()) {
        const range = ranges[place];
        if (!range) continue;
        for (const d100 of [range.from, range.to]) {
          const t = new Table({ sheet: { ...PLAIN, start } }).fixed(...meets(d100, kind === 'reveDeDragon' ? 8 : 4));
          expect(t.answer(GO_UP).used().told('met').encounter).toBe(kind);
        }
      }
    }
  });

  test('RDD-ENC-03 the force is rolled on the dice of the kind, and on no others', () => {
    const least = { messager: 2, passeur: 2, fleur: 1, mangeur: 1, changeur: 2, briseur: 2, reflet: 2 };
    const most = { messager: 8, passeur: 8, fleur: 6, mangeur: 6, changeur: 12, briseur: 12, reflet: 12 };
    const holders = { tourbillonBlanc: [2, 12], tourbillonNoir: [2, 16] } as const;
    for (const kind of ['messager', 'passeur', 'fleur', 'mangeur', 'changeur', 'briseur', 'reflet'] as const) {
      for (const force of [least[kind], most[kind]]) expect(facing(kind, force).told('met').force).toBe(force);
      for (const force of [least[kind] - 1, most[kind] + 1]) expect(() => facing(kind, force)).toThrow();
    }
    for (const kind of ['tourbillonBlanc', 'tourbillonNoir'] as const) {
      for (const force of holders[kind]) expect(facing(kind, force).told('met').force).toBe(force);
      expect(() => facing(kind, holders[kind][1] + 1)).toThrow();
    }
  });

  test('RDD-DDR-01 the draconic die: 8 counts 0, 7 is added and rolled again without end', () => {
    const force = (...faces: number[]): number => {
      const t = new Table({ sheet: PLAIN }).fixed(['encounter.roll', 7], ['encounter.kind', 98]);
      for (const face of faces) t.fixed(['encounter.force', face]);
      return t.answer(GO_UP).used().told('met').force;
    };
    expect(force(8)).toBe(7);
    expect(force(1)).toBe(8);
    expect(force(6)).toBe(13);
    expect(force(7, 8)).toBe(14);
    expect(force(7, 7, 7, 2)).toBe(30);
  });
});

describe('RDD-ENC what may be done', () => {
  test('RDD-ENC-04 kind and force are told, and then he must choose', () => {
    const t = facing('briseur', 9);
    expect(t.told('met')).toMatchObject({ rule: 'RDD-ENC-04', encounter: 'briseur', force: 9, again: false });
    expect(t.decision()).toMatchObject({ kind: 'encounter', about: { encounter: 'briseur', force: 9 } });
    expect(choices(t)).toEqual(['master', 'dodge', 'repress']);
  });

  test('RDD-ENC-04 only a Messager or a Passeur may be let pass, without any of the three', () => {
    for (const kind of Object.keys(IN_A_CITY) as (keyof typeof IN_A_CITY)[]) {
      const t = facing(kind, 4);
      if (kind === 'messager' || kind === 'passeur') {
        expect(choices(t)).toEqual(['master', 'dodge', 'repress', 'letPass']);
        expect(t.answer(LET_PASS).used().told('gone')).toMatchObject({ rule: 'RDD-ENC-04', encounter: kind });
        expect(t.dreamer()).toMatchObject({ refoulement: 0, waiting: [] });
        expect(t.dreamer().journey).not.toBeNull();
      } else {
        expect(choices(t)).not.toContain('letPass');
        expect(t.refused(LET_PASS)).toMatchObject({ rule: 'RDD-ENC-04', reason: 'cannotLetPass' });
      }
    }
  });

  test('RDD-ENC-04 the choice is for good: what failed cannot be dodged or repressed afterwards', () => {
    const t = facing('fleur', 6).fixed(['mastering', 36]).answer(MASTER).used();
    expect(t.open).toEqual(['0 lands']);
    for (const a of [DODGE, REPRESS, MASTER]) expect(t.refused(a)).toMatchObject({ refusal: 'invalid' });
  });

  test('RDD-ENC-05 mastering: points, the best Draconic, minus the force, general state applied', () => {
    const t = facing('fleur', 4);
    // 10 points at 3 − 4: 45 %.
    expect(t.share(MASTER, 'mastered')).toBe('9/20');
    t.fixed(['mastering', 45]).answer(MASTER).used();
    expect(t.told('mastering')).toMatchObject({
      rule: 'RDD-ENC-05',
      voie: 'hypnos',
      success: true,
      rolled: { characteristic: 10, adjustment: -1, percent: 45, roll: 45, result: 'normale' },
      sum: [
        { rule: 'RDD-ENC-05', what: 'hypnos', value: 3 },
        { rule: 'RDD-ENC-05', what: 'difficulty', value: -4 },
        { rule: 'RDD-STATE-01', what: 'generalState', value: 0 },
      ],
    });
    expect(facing('fleur', 4).fixed(['mastering', 46]).answer(MASTER).told('mastering').success).toBe(false);
  });

  test('RDD-ENC-05 the malus of the general state counts', () => {
    const t = facing('fleur', 4, { sheet: { endurance: 24, fatigue: 13 } });
    expect(t.share(MASTER, 'mastered')).toBe('2/5');
    t.dreamer().vie -= 3;
    expect(t.share(MASTER, 'mastered')).toBe('1/4');
  });

  test('RDD-ENC-05 the player may name another Draconic', () => {
    const t = facing('fleur', 4);
    const narcos = { do: 'master', voie: 'narcos' } as const;
    expect(t.share(narcos, 'mastered')).toBe('3/10');
    t.fixed(['mastering', 31]).answer(narcos).used();
    expect(t.told('mastering')).toMatchObject({ voie: 'narcos', success: false, rolled: { adjustment: -4 } });
  });

  test('RDD-ENC-05 no special result counts and no experience is won', () => {
    const well = facing('mangeur', 4).fixed(['mastering', 1]).answer(MASTER).used();
    expect(well.told('mastering').rolled.result).toBe('particuliere');
    expect(well.kinds).not.toContain('experience');
    const badly = facing('mangeur', 4);
    expect(badly.share(MASTER, 'notMastered')).toBe('11/20');
    expect(badly.share(MASTER, 'totalFailure')).toBe('0');
    badly.fixed(['mastering', 100]).answer(MASTER).used();
    expect(badly.kinds).toEqual(['mastering', 'gone', 'points']);
  });
});

describe('RDD-ENC-06 dodging', () => {
  const dodged = (setting = {}): Table =>
    facing('briseur', 9, { options: { hour: COURONNE }, ...setting })
      .answer(DODGE)
      .used();

  test('RDD-ENC-06 he breaks his concentration and leaves; the encounter stays on the cell', () => {
    const t = dodged();
    const until = ROUNDS_A_DAY + (COURONNE + 1) * ROUNDS_AN_HOUR;
    expect(t.kinds).toEqual(['dodged', 'broken', 'cameDown']);
    expect(t.told('dodged')).toMatchObject({ rule: 'RDD-ENC-06', encounter: 'briseur', until });
    expect(t.dreamer()).toMatchObject({ journey: null, fatigue: 1, refoulement: 0 });
    expect(t.sees().waiting).toEqual([{ kind: 'briseur', force: 9, price: 1, until, cell: 'G4' }]);
  });

  test('RDD-ENC-06 come back, he meets it again without an encounter roll, and cannot dodge it twice', () => {
    const t = dodged();
    expect(t.share(GO_UP, 'encounter')).toBe('1');
    t.answer(GO_UP).used();
    expect(t.kinds).not.toContain('encounterRoll');
    expect(t.told('met')).toMatchObject({ rule: 'RDD-ENC-06', encounter: 'briseur', force: 9, again: true });
    expect(choices(t)).toEqual(['master', 'repress']);
    expect(t.refused(DODGE)).toMatchObject({ rule: 'RDD-ENC-06', reason: 'dodgedBefore' });
    t.fixed(['mastering', 1]).answer(MASTER);
    expect(t.dreamer().waiting).toEqual([]);
    // Dealt with, it is gone, and staying there rolls as everywhere.
    t.fixed(CALM).answer({ do: 'stay' }).used();
  });

  test('RDD-ENC-06 a Messager met again may no longer be let pass', () => {
    const t = facing('messager', 4).answer(DODGE).answer(GO_UP);
    expect(choices(t)).toEqual(['master', 'repress']);
    expect(t.refused(LET_PASS)).toMatchObject({ rule: 'RDD-ENC-06', reason: 'masterOrRepress' });
    t.fixed(['refoulement', 20]).answer(REPRESS).used();
    expect(t.dreamer()).toMatchObject({ waiting: [], refoulement: 1 });
  });

  test('RDD-ENC-06 walking back to the cell meets it as well; elsewhere there are rolls as ever', () => {
    const t = dodged().at('H3');
    t.fixed(CALM).answer(GO_UP);
    expect(t.share({ do: 'go', towards: 'SO' }, 'encounter')).toBe('1');
    expect(t.share({ do: 'go', towards: 'N' }, 'encounter')).toBe('1/7');
    t.answer({ do: 'go', towards: 'SO' }).used();
    expect(t.told('met')).toMatchObject({ force: 9, again: true });
  });

  test('RDD-ENC-06 broken off before he has chosen again, it goes on waiting', () => {
    const t = dodged({ gardien: true }).answer(GO_UP).answer({ do: 'allow' }, 1);
    t.answer({ do: 'break', seat: 0 }, 1).used();
    expect(t.dreamer().waiting).toHaveLength(1);
    t.answer(GO_UP).answer({ do: 'allow' }, 1);
    expect(t.told('met')).toMatchObject({ again: true });
  });

  test('RDD-ENC-06 it waits to the last round of the next same hour, and not one longer', () => {
    const last = dodged();
    const until = last.told('dodged').until;
    last.s.round = until - 2;
    last.answer({ do: 'pass' });
    expect(last.s.round).toBe(until - 1);
    expect(last.share(GO_UP, 'encounter')).toBe('1');
    last.answer({ do: 'pass' });
    expect(last.s.round).toBe(until);
    expect(last.dreamer().waiting).toEqual([]);
    expect(last.share(GO_UP, 'encounter')).toBe('1/7');
    last.fixed(CALM).answer(GO_UP).used();
    expect(last.kinds).toContain('encounterRoll');
  });

  test('RDD-ENC-06 met at Couronne, it is there on the morrow at Couronne and gone at the hour of the Dragon', () => {
    const t = dodged().answer({ do: 'wait', hours: 12 });
    expect(t.s.round).toBe(ROUNDS_A_DAY + COURONNE * ROUNDS_AN_HOUR + 1);
    expect(t.share(GO_UP, 'encounter')).toBe('1');
    t.answer({ do: 'wait', hours: 1 });
    expect(t.share(GO_UP, 'encounter')).toBe('1/7');
  });

  test('RDD-ENC-06 two dodged encounters wait each on its own cell', () => {
    const t = dodged().at('H3');
    t.fixed(...meets(43, 6))
      .answer(GO_UP)
      .answer(DODGE);
    expect(t.sees().waiting.map(({ kind, cell }) => [kind, cell])).toEqual([
      ['briseur', 'G4'],
      ['mangeur', 'H3'],
    ]);
    expect(t.answer(GO_UP).used().told('met')).toMatchObject({ encounter: 'mangeur', force: 6, again: true });
  });
});

describe('RDD-ENC-07 repressing', () => {
  test('RDD-ENC-07 the encounter is gone as if it had never been, for one point and a test', () => {
    const t = facing('tourbillonNoir', 16);
    expect(t.share(REPRESS, 'souffle')).toBe('1/20');
    t.fixed(['refoulement', 2]).answer(REPRESS).used();
    expect(t.told('repressed')).toMatchObject({
      rule: 'RDD-ENC-07',
      encounter: 'tourbillonNoir',
      counter: 1,
      forced: false,
    });
    expect(t.dreamer()).toMatchObject({ refoulement: 1, waiting: [], points: 10 });
    expect(t.open).toEqual(['0 lands']);
  });

  test('RDD-ENC-07 a Rêve de Dragon costs two points, with one test', () => {
    const t = new Table({ sheet: PLAIN }).fixed(...meets(98, 8)).answer(GO_UP);
    expect(t.share(REPRESS, 'souffle')).toBe('1/10');
    t.fixed(['refoulement', 3]).answer(REPRESS).used();
    expect(t.told('refoulementTest')).toMatchObject({ counter: 2, roll: 3, holds: true });
    expect(t.dreamer().refoulement).toBe(2);
  });

  test('RDD-ENC-07 a benign one may be repressed too, at the usual price', () => {
    const t = facing('passeur', 3).fixed(['refoulement', 2]).answer(REPRESS).used();
    expect(t.dreamer().refoulement).toBe(1);
  });
});

describe('bad input', () => {
  test('RDD-ENC-04 what is not on offer is refused', () => {
    const t = facing('briseur', 9);
    for (const a of [
      { do: 'go', towards: 'N' },
      { do: 'comeDown' },
      { do: 'teleport', cell: 'A1' },
      { do: 'outside' },
    ] as const)
      expect(t.refused(a)).toMatchObject({ refusal: 'invalid', rule: 'RDD-ENC-04', reason: 'notOnOffer' });
  });
});
