/** RDD-TABLE-01: queues and ombres, and how one gets rid of them. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { OMBRES, QUEUES } from '../data/dragons.ts';
import { ROUNDS_A_DAY } from '../data/hours.ts';
import type { Effect } from '../state.ts';
import {
  bearing,
  cell,
  detail,
  dreaming,
  dryPlace,
  go,
  ids,
  LEAST,
  MASTER,
  ombre,
  PASS,
  queue,
  rollOf,
  souffle,
} from './fates.ts';
import { CALM, GO_UP, meets, type Setting, type Table } from './table.ts';

describe('RDD-TABLE-01 queues', () => {
  test('RDD-TABLE-01 mauvaise rencontre: the next one from the special table, only the next', () => {
    const t = queue('mauvaiseRencontre');
    expect(t.told('effect')).toMatchObject({ id: 'mauvaiseRencontre', value: 1 });
    t.fixed(['encounter.roll', 7], detail(2), ['encounter.force', 9]).answer(go('N'));
    expect(t.told('met')).toMatchObject({ encounter: 'mangeur', force: 9 });
    expect(ids(t)).toEqual([]);
  });

  test('RDD-TABLE-01 mauvaises rencontres of a souffle: 7+ddr of them, and a queue’s comes on top', () => {
    const t = souffle('mauvaiseRencontre', [detail(3)]);
    expect(t.dreamer().effects).toEqual([{ id: 'mauvaiseRencontre', left: 10 }]);
    t.dreamer().effects.push({ id: 'mauvaiseRencontre', left: 1, price: 1 });
    t.fixed(['encounter.roll', 7], detail(1), ['encounter.force', 2]).answer(go('N'));
    expect(t.dreamer().effects.map(({ left }) => left)).toEqual([9, 1]);
  });

  test('RDD-TABLE-01 pèlerinage: no magic before he has been on the cell himself', () => {
    const t = queue('pelerinage', [detail(cell('G3'))], { sheet: { spells: ['detection-d-aura'] } });
    expect(t.told('effect')).toMatchObject({ id: 'pelerinage', cells: ['G3'] });
    // On a sanctuary, with a spell for it: nobody is asked.
    expect(t.open).toEqual(['0 lands']);
    t.fixed(CALM).answer(go('N'));
    expect(t.told('effectEnds').id).toBe('pelerinage');
    t.fixed(CALM).answer(go('S'));
    expect(t.open).toEqual(['0 cast']);
  });

  test('RDD-TABLE-01 conquête: the cell must be mastered at −7; failure brings him down without a souffle', () => {
    const t = queue('conquete', [detail(dryPlace('G3'))]);
    expect(t.told('effect').cells).toEqual(['G3']);
    t.fixed(CALM, ['mastering', 100]).answer(go('N')).used();
    expect(t.told('mastering')).toMatchObject({ rule: 'RDD-TABLE-01', encounter: 'conquete', force: 7 });
    expect(t.kinds).not.toContain('dragon');
    expect(t.dreamer().journey).toBeNull();
    t.fixed(CALM, ['mastering', 1]).answer(GO_UP);
    expect(ids(t)).toEqual([]);
  });

  test('RDD-TABLE-01 inertie: two fatigue a cell', () => {
    const t = queue('inertie').fixed(CALM).answer(go('N'));
    expect(t.told('entered').fatigue).toBe(2);
    expect(t.dreamer().journey?.fatigue).toBe(3);
  });

  test('RDD-TABLE-01 montée laborieuse: two points, three in accelerated mode', () => {
    const t = queue('monteeLaborieuse').answer({ do: 'comeDown' }).answer(PASS);
    t.fixed(CALM).answer({ do: 'goUp', mode: 'accelere' });
    expect(t.told('wentUp').cost).toBe(3);
    expect(
      bearing([{ id: 'monteeLaborieuse' }])
        .fixed(CALM)
        .answer(GO_UP)
        .told('wentUp').cost,
    ).toBe(2);
  });

  test('RDD-TABLE-01 réinsertion aléatoire: secretly on another cell, wherever he met the Dragon', () => {
    const t = queue('reinsertion', [['place', cell('M14')]]).used();
    expect(t.where()).toBe('M14');
    expect(t.sees()).toMatchObject({ cell: null, terrain: 'desolation' });
    expect(t.sees().candidates).toHaveLength(11);
  });

  test('RDD-TABLE-01 coup de barre: 3d6 fatigue at once; it may fill the track', () => {
    const t = queue('coupDeBarre', [detail(11)]);
    expect(t.told('effect')).toMatchObject({ id: 'coupDeBarre', value: 11 });
    expect(t.dreamer()).toMatchObject({ fatigue: 11, journey: { fatigue: 1 } });
    const full = queue('coupDeBarre', [detail(18)], { sheet: { fatigue: 25 } });
    expect(full.told('fellAsleep')).toMatchObject({ rule: 'RDD-FAT-01', why: 'fatigue' });
    expect(full.dreamer()).toMatchObject({ exhausted: true, journey: null, fatigue: 44 });
  });

  test('RDD-TABLE-01 insomnie: no sleep for a day', () => {
    const t = queue('insomnie').answer({ do: 'comeDown' });
    expect(t.refused({ do: 'sleep', hours: 1 })).toMatchObject({ rule: 'RDD-TABLE-01', reason: 'insomnia' });
  });

  test('RDD-TABLE-01 idée fixe: the twentieth refuses the montée until the end of the morrow', () => {
    const t = queue('ideeFixe', [detail(20)])
      .answer({ do: 'comeDown' })
      .answer(PASS);
    expect(t.dreamer().effects).toEqual([{ id: 'refusDeMonter', kind: 'idee.20', until: 2 * ROUNDS_A_DAY, price: 1 }]);
    expect(t.refused(GO_UP)).toMatchObject({ rule: 'RDD-TABLE-01', reason: 'fixedIdea' });
    t.answer({ do: 'wait', hours: 24 });
    expect(t.fixed(CALM).answer(GO_UP).kinds).toContain('wentUp');
    const other = queue('ideeFixe', [detail(3)])
      .answer({ do: 'comeDown' })
      .answer(PASS);
    expect(other.dreamer().effects).toMatchObject([{ id: 'ideeFixe', kind: 'idee.3' }]);
    expect(other.fixed(CALM).answer(GO_UP).kinds).toContain('wentUp');
  });

  test.each([
    ['desirLancinant', [detail(7)], 'desir.7', 1],
    ['coupDeFoudre', [], 'coupDeFoudre', 2],
  ] as const)('RDD-TABLE-01 %s: no experience until it is satisfied', (id, details, kind, price) => {
    const t = queue(id, details);
    expect(t.dreamer().effects).toEqual([{ id: 'desirLancinant', kind, price }]);
    t.fixed(...meets(98, 8)).answer(go('N'));
    t.fixed(['mastering', 1], ['dragon', 21]).answer(MASTER);
    expect(t.told('mastering').rolled).toMatchObject({ result: 'particuliere', adjustment: -4 });
    expect(t.kinds).not.toContain('experience');
    t.answer({ do: 'comeDown' }).answer(PASS).answerTo('burdens', { do: 'settle', what: kind });
    t.fixed(...meets(98, 8)).answer(GO_UP);
    t.fixed(['mastering', 1], ['dragon', 21]).answer(MASTER);
    expect(t.told('experience')).toMatchObject({ rule: 'RDD-XP-01', reve: 2, draconic: 2 });
  });

  test('RDD-TABLE-01 what lies in the fiction is written on the sheet and named', () => {
    expect(ids(queue('depouillement'))).toEqual(['depouillement']);
    expect(queue('amnesie').dreamer().effects).toEqual([{ id: 'amnesie', until: ROUNDS_A_DAY, price: 1 }]);
    expect(souffle('nonCombativite').sees().written).toEqual(['nonCombativite']);
    expect(souffle('perteCaracteristique', [LEAST]).dreamer().effects).toMatchObject([{ until: 7 * ROUNDS_A_DAY }]);
  });
});

describe('RDD-TABLE-01 urgence draconique', () => {
  const RESERVED = { spell: 'tympan-d-hypnos', parameters: { cost: 4 }, erratic: false } as const;
  /** Drawn on G4, with spells waiting two cells to the north-east and four to the south. */
  function urgent(setting: Setting = {}): Table {
    const t = dreaming({ ...setting, sheet: { spells: ['detection-d-aura'] } });
    t.dreamer().reserves.push({ cell: cell('G8'), ...RESERVED }, { cell: cell('H2'), ...RESERVED });
    return t.fixed(['mastering', 80], rollOf(QUEUES, 'urgence')).answer(MASTER);
  }

  test('RDD-TABLE-01 urgence: the nearest reserve must be fired; until then no other magic', () => {
    const t = urgent();
    expect(t.dreamer().effects).toEqual([{ id: 'urgence', cells: [cell('H2')], price: 2 }]);
    expect(t.open).toEqual(['0 lands']);
    t.fixed(CALM).answer(go('N')).fixed(CALM).answer(go('NE'));
    expect(t.where()).toBe('H2');
    expect(t.kinds).toContain('fired');
    expect(t.told('effectEnds').id).toBe('urgence');
    expect(t.dreamer().reserves).toHaveLength(1);
  });

  test('RDD-TABLE-01 urgence: without a reserve an idée fixe', () => {
    const t = queue('urgence', [detail(4)]);
    expect(t.dreamer().effects).toMatchObject([{ id: 'ideeFixe', kind: 'idee.4', price: 1 }]);
  });

  test('RDD-TABLE-01 urgence: who comes down and does not go up again shirks it, which is repressing it', () => {
    const t = urgent().answer({ do: 'comeDown' });
    expect(t.kinds).toEqual(['cameDown']);
    t.fixed(['refoulement', 3]).answer(PASS).used();
    expect(t.told('unburdened')).toMatchObject({ what: 'urgence', how: 'repressed', by: 'dreamer', counter: 2 });
    expect(t.told('refoulementTest')).toMatchObject({ roll: 3, counter: 2, holds: true });
    expect(ids(t)).toEqual([]);
  });

  test('RDD-TABLE-01 urgence: not who cannot go up, nor whom the gardien keeps down', () => {
    const poor = urgent().answer({ do: 'comeDown' });
    poor.dreamer().points = 0;
    poor.answer(PASS);
    expect(ids(poor)).toEqual(['urgence']);
    const t = bearing([{ id: 'urgence', cells: [0], price: 2 }, { id: 'refusDeMonter' }], { gardien: true });
    expect(ids(t)).toEqual(['urgence', 'refusDeMonter']);
    t.dreamer().effects.pop();
    t.answer(GO_UP).answer({ do: 'forbid' }, 1);
    expect(ids(t)).toEqual(['urgence']);
  });
});

describe('RDD-TABLE-01 ombres', () => {
  test.each(OMBRES.filter(({ id }) => id.startsWith('desir')).map(({ id }) => id))(
    'RDD-TABLE-01 %s counts as a désir lancinant',
    (id) => {
      expect(ombre(id).dreamer().effects).toEqual([{ id: 'desirLancinant', kind: id, price: 2 }]);
    },
  );

  test('RDD-TABLE-01 haine fatale counts as a désir lancinant, four points to repress', () => {
    expect(ombre('haineFatale').dreamer().effects).toMatchObject([{ id: 'desirLancinant', price: 4 }]);
  });

  test('RDD-TABLE-01 infarctus: four points of life', () => {
    const t = ombre('infarctus');
    expect(t.told('effect')).toMatchObject({ id: 'infarctus', value: -4 });
    expect(t.dreamer().vie).toBe(7);
    expect(t.sees().generalState).toBe(-4);
  });

  test('RDD-TABLE-01 what both tables have is the same effect, but an ombre of it cannot be repressed', () => {
    expect(ombre('inertie').dreamer().effects).toEqual([{ id: 'inertie', until: ROUNDS_A_DAY }]);
  });
});

describe('RDD-TABLE-01 getting rid of a queue', () => {
  test('RDD-TABLE-01 repressed for its price, with the test that goes with it', () => {
    const t = bearing([{ id: 'pelerinage', cells: [0], price: 1 }], { sheet: { refoulement: 4 } });
    expect(t.open).toEqual(['0 world', '0 burdens']);
    const repress: Answer = { do: 'repressTail', what: 'pelerinage' };
    t.fixed(['refoulement', 6]).answerTo('burdens', repress);
    expect(t.kinds).toEqual(['unburdened', 'effectEnds', 'refoulementTest']);
    expect(t.told('unburdened')).toMatchObject({ rule: 'RDD-TABLE-01', how: 'repressed', counter: 5 });
    expect(t.open).toEqual(['0 world']);
  });

  test('RDD-TABLE-01 RDD-REF-01 the odds of it', () => {
    const t = bearing([{ id: 'pelerinage', cells: [0], price: 1 }], { sheet: { refoulement: 4 } });
    const repress: Answer = { do: 'repressTail', what: 'pelerinage' };
    expect(t.waysTo('burdens', repress)).toEqual({ holds: '3/4', souffle: '1/4' });
  });

  test('RDD-TABLE-01 only in the world, only what one bears, and no souffle', () => {
    const t = bearing([
      { id: 'inertie', price: 1, until: ROUNDS_A_DAY },
      { id: 'peage', until: ROUNDS_A_DAY },
    ]);
    expect(t.refusedTo('burdens', { do: 'repressTail', what: 'peage' })).toMatchObject({
      rule: 'RDD-TABLE-01',
      reason: 'noSuchQueue',
    });
    expect(t.refusedTo('burdens', { do: 'settle', what: 'inertie' })).toMatchObject({ reason: 'noSuchQueue' });
    expect(t.refusedTo('burdens', PASS)).toMatchObject({ reason: 'settleOrRepress' });
    t.fixed(CALM).answer(GO_UP);
    expect(t.open).toEqual(['0 lands']);
  });

  test('RDD-TABLE-01 of two desires each has to be satisfied', () => {
    const t = bearing([
      { id: 'desirLancinant', kind: 'desir.2', price: 1 },
      { id: 'desirLancinant', kind: 'desir.9', price: 1 },
    ]);
    t.answerTo('burdens', { do: 'settle', what: 'desir.9' });
    expect(t.dreamer().effects).toEqual([{ id: 'desirLancinant', kind: 'desir.2', price: 1 }]);
    expect(t.open).toEqual(['0 world', '0 burdens']);
  });

  test('RDD-TABLE-01 a desire is satisfied when the gardien says so; without one, when the dreamer does', () => {
    const desire: Effect = { id: 'desirLancinant', kind: 'desir.2' };
    const alone = bearing([desire]).answerTo('burdens', { do: 'settle', what: 'desir.2' });
    expect(alone.told('unburdened')).toMatchObject({ how: 'settled', by: 'dreamer', counter: 0 });
    const t = bearing([{ ...desire, price: 1 }], { gardien: true });
    expect(t.refusedTo('burdens', { do: 'settle', what: 'desir.2' })).toMatchObject({ reason: 'forTheGardien' });
    expect(t.refusedTo('watch', { do: 'settle', what: 'desir.3', seat: 0 }, 1)).toMatchObject({
      reason: 'noSuchQueue',
    });
    t.answerTo('watch', { do: 'settle', what: 'desir.2', seat: 0 }, 1);
    expect(t.told('unburdened')).toMatchObject({ how: 'settled', by: 'gardien' });
    expect(ids(t)).toEqual([]);
  });
});
