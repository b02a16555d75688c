/** RDD-TABLE-01: drawing, souffles and têtes; and every row that is marked as played must change something. */
import type { Purpose } from '@reverie/kernel/chance/chance';
import { Fast } from '@reverie/kernel/chance/fast';
import { canonical } from '@reverie/kernel/plain';
import { describe, expect, test } from 'vitest';
import { OMBRES, QUEUES, SOUFFLES, TETES } from '../data/dragons.ts';
import { ROUNDS_A_DAY } from '../data/hours.ts';
import { drawQueue, drawSouffle } from '../rules/concentration.ts';
import { drawTete } from '../rules/effects.ts';
import {
  bearing,
  cell,
  detail,
  dryPlace,
  go,
  ids,
  LEAST,
  MASTER,
  PASS,
  queue,
  rollOf,
  souffle,
  tete,
} from './fates.ts';
import { CALM, facing, GO_UP, meets, Table, upOn } from './table.ts';

describe('RDD-TABLE-01 drawing', () => {
  test('RDD-TABLE-01 a queue, told with its roll and with what it does', () => {
    const t = queue('inertie').used();
    expect(t.told('dragon')).toMatchObject({ rule: 'RDD-TABLE-01', table: 'queue', id: 'inertie', roll: 13 });
    expect(t.told('effect')).toMatchObject({ id: 'inertie', until: ROUNDS_A_DAY, cells: [], value: null });
  });

  test('RDD-TABLE-01 an ombre in its place after Thanatos, once', () => {
    const draconic = { oniros: 0, hypnos: 3, narcos: 0, thanatos: 2 };
    const t = upOn('M9', { sheet: { spells: ['thanatoeil'], draconic } });
    t.fixed(['cast', 90]).answer({ do: 'cast', spell: 'thanatoeil' });
    // A failed cast is a use of Thanatos too.
    expect(t.sees().shadowed).toBe(true);
    t.at('G4')
      .fixed(...meets(98, 8))
      .answer(GO_UP);
    t.fixed(['mastering', 80], ['dragon', 13], detail(5)).answer(MASTER);
    expect(t.told('dragon')).toMatchObject({ table: 'ombre', id: 'urgence' });
    expect(t.sees().shadowed).toBe(false);
  });

  test('ruling 6: têtes from the table for hauts-rêvants', () => {
    expect(tete('seuil').told('dragon')).toMatchObject({ table: 'tete', id: 'seuil', roll: 21 });
  });

  test('RDD-TABLE-01 days end with Château Dormant; 7+ddr of them count the first', () => {
    expect(souffle('peage', [LEAST]).told('effect').until).toBe(7 * ROUNDS_A_DAY);
    expect(souffle('peage', [detail(7), detail(2)]).told('effect').until).toBe(16 * ROUNDS_A_DAY);
    const t = bearing([{ id: 'inertie', until: ROUNDS_A_DAY }], { options: { hour: 11 } });
    t.answer({ do: 'wait', hours: 1 });
    expect(t.told('effectEnds')).toMatchObject({ rule: 'RDD-TABLE-01', id: 'inertie' });
    expect(t.dreamer().effects).toEqual([]);
  });

  test('RDD-TABLE-01 two of the same are two, each with its own end', () => {
    const t = queue('monteeLaborieuse');
    t.dreamer().effects.push({ id: 'monteeLaborieuse', until: 7 * ROUNDS_A_DAY });
    t.answer({ do: 'comeDown' }).answer({ do: 'wait', hours: 12 });
    expect(t.dreamer().effects).toEqual([{ id: 'monteeLaborieuse', until: 7 * ROUNDS_A_DAY }]);
  });
});

describe('RDD-TABLE-01 souffles', () => {
  test('RDD-TABLE-01 sommeil sans rêve: no point comes back', () => {
    const t = souffle('sommeilSansReve', [LEAST]).answer({ do: 'comeDown' });
    t.answer({ do: 'sleep', hours: 1 }).used();
    expect(t.told('recovered').gained).toBe(0);
  });

  test.each([
    [1, 'sanctuaire', 6, 3],
    [2, 'necropole', 8, 5],
  ] as const)('RDD-TABLE-01 périple %i: no magic before every %s is purified', (die, kind, count, force) => {
    const t = souffle('periple', [detail(die)], { sheet: { spells: ['tympan-d-hypnos'], start: 'C6' } });
    expect(t.told('effect')).toMatchObject({ id: 'periple', value: kind });
    expect(t.told('effect').cells).toHaveLength(count);
    const last = kind === 'sanctuaire' ? 'A10' : 'A6';
    const d = t.dreamer();
    d.effects = [{ id: 'periple', kind, cells: [cell(last)] }];
    t.answer({ do: 'comeDown' }).at(last).answer(PASS).fixed(CALM, ['mastering', 1]).answer(GO_UP);
    expect(t.told('mastering')).toMatchObject({ encounter: 'purification', force });
    expect(t.told('effectEnds').id).toBe('periple');
  });

  test('RDD-TABLE-01 périple: no cast, but a reserve fires', () => {
    const t = new Table({ sheet: { start: 'J4', spells: ['tympan-d-hypnos'] } });
    const d = t.dreamer();
    d.effects.push({ id: 'periple', kind: 'sanctuaire', cells: [cell('G4')] });
    expect(t.fixed(CALM).answer(GO_UP).open).toEqual(['0 lands']);
    d.reserves.push({ cell: cell('J3'), spell: 'tympan-d-hypnos', parameters: { cost: 4 }, erratic: false });
    expect(t.fixed(CALM).answer(go('N')).kinds).toContain('fired');
  });

  test('RDD-TABLE-01 fermeture des cités: each opens to who masters it at −9', () => {
    const t = souffle('fermetureCites');
    expect(t.told('effect').cells).toHaveLength(22);
    t.at('C5').fixed(CALM, ['mastering', 1]).answer(go('S'));
    expect(t.where()).toBe('C6');
    expect(t.told('mastering')).toMatchObject({ encounter: 'cite', force: 9, success: true });
    expect(t.dreamer().effects[0]?.cells).toHaveLength(21);
  });

  test('RDD-TABLE-01 débordement: a dry cell is wet for ever, and keeps its kind for spells', () => {
    const t = souffle('debordement', [detail(dryPlace('J4'))], { sheet: { spells: ['tympan-d-hypnos'] } });
    expect(t.told('effect').cells).toEqual(['J4']);
    t.at('J3').fixed(CALM, ['mastering', 1]).answer(go('S'));
    expect(t.told('mastering')).toMatchObject({ rule: 'RDD-WET-02', encounter: 'humide', force: 7 });
    expect(t.open).toEqual(['0 cast']);
  });

  test('RDD-TABLE-01 impraticabilité des ponts: bridges are mastered like wet cells', () => {
    const t = souffle('pontsImpraticables', [LEAST]);
    t.fixed(CALM, ['mastering', 1]).answer(go('S'));
    expect(t.where()).toBe('G5');
    expect(t.told('mastering').encounter).toBe('humide');
  });

  test('RDD-TABLE-01 désorientation: a kind is missing; entering it is leaving the map, its reserves wait', () => {
    // The fourteen kinds in order: 3 is the bridges.
    const t = souffle('desorientation', [detail(3), LEAST]);
    expect(t.told('effect')).toMatchObject({ value: 'pont', until: 7 * ROUNDS_A_DAY });
    t.dreamer().reserves.push({ cell: cell('G5'), spell: 'fou-rire', parameters: { cost: 5 }, erratic: false });
    t.fixed(['place', 0], CALM).answer(go('S'));
    expect(t.kinds).toContain('offMap');
    expect(t.kinds).not.toContain('fired');
    expect(t.dreamer().reserves).toHaveLength(1);
  });

  test('RDD-TABLE-01 désorientation under his feet: he is put somewhere else at once', () => {
    // 1 is the sanctuaries, on one of which he stands; the cells that are left are drawn among.
    const t = souffle('desorientation', [detail(1), LEAST, ['place', 0]]).used();
    expect(t.where()).toBe('A1');
    expect(t.sees()).toMatchObject({ cell: null, terrain: 'cite' });
  });

  test('RDD-TABLE-01 trou noir: a cell is no more, with the reserve and the quest that were on it', () => {
    const t = facing('mangeur', 3, { sheet: { refoulement: 19, points: 14 } });
    const d = t.dreamer();
    d.reserves.push({ cell: cell('G3'), spell: 'fou-rire', parameters: { cost: 5 }, erratic: false });
    d.effects.push({ id: 'pelerinage', cells: [cell('G3')], price: 1 });
    t.fixed(['refoulement', 1], rollOf(SOUFFLES, 'trouNoir'), detail(dryPlace('G3'))).answer({ do: 'repress' });
    expect(t.dreamer()).toMatchObject({ reserves: [], effects: [{ id: 'trouNoir', cells: [cell('G3')] }] });
    t.fixed(['place', 187], CALM).answer(go('N'));
    expect(t.kinds).toContain('offMap');
    expect(t.where()).toBe('M15');
  });

  test('RDD-TABLE-01 trou noir under his feet: elsewhere at once', () => {
    const t = souffle('trouNoir', [detail(dryPlace('G4')), ['place', 0]]).used();
    expect(t.where()).toBe('A1');
    expect(t.told('entered')).toMatchObject({ how: 'placed', cell: null });
  });

  test('RDD-TABLE-01 péage: a bridge or a city costs a point to enter', () => {
    const t = souffle('peage', [LEAST]);
    t.fixed(CALM).answer(go('S'));
    expect(t.told('points')).toMatchObject({ rule: 'RDD-TABLE-01', change: -1, points: 12 });
  });

  test('RDD-TABLE-01 montée laborieuse lasts longer as a souffle', () => {
    expect(souffle('monteeLaborieuse', [detail(1)]).dreamer().effects).toEqual([
      { id: 'monteeLaborieuse', until: 8 * ROUNDS_A_DAY },
    ]);
  });

  test('RDD-TABLE-01 double résistance du fleuve: two successes in a row', () => {
    const t = souffle('doubleResistance', [LEAST]);
    t.at('G4').fixed(CALM, ['mastering', 1], ['mastering', 90]).answer({ do: 'go', towards: 'NO' }).used();
    expect(t.where()).toBe('F3');
    expect(t.told('mastering').success).toBe(false);
    expect(t.dreamer().journey).toBeNull();
  });

  test('RDD-TABLE-01 confusion draconique: a spell is forgotten, with its bonuses', () => {
    const spells = ['tympan-d-hypnos', 'fou-rire'];
    const t = facing('mangeur', 3, { sheet: { refoulement: 19, spells }, options: { cellBonus: true } });
    t.dreamer().cellBonus = { '5 fou-rire': 2, '5 tympan-d-hypnos': 1 };
    t.fixed(['refoulement', 1], rollOf(SOUFFLES, 'confusion'), detail(1)).answer({ do: 'repress' });
    expect(t.told('effect')).toMatchObject({ id: 'confusion', value: 'fou-rire' });
    expect(t.dreamer()).toMatchObject({ spells: ['tympan-d-hypnos'], written: ['oubli.fou-rire'] });
    expect(t.dreamer().cellBonus).toEqual({ '5 tympan-d-hypnos': 1 });
  });

  test('RDD-TABLE-01 épuisement: two fatigue a cell', () => {
    const t = souffle('epuisement', [LEAST]).fixed(CALM).answer(go('N'));
    expect(t.told('entered').fatigue).toBe(2);
  });

  test('RDD-TABLE-01 queue perpétuelle: 7+ddr of them, each when the one before is over', () => {
    const t = souffle('queuePerpetuelle', [LEAST, rollOf(QUEUES, 'inertie')]);
    expect(t.dreamer().effects).toMatchObject([
      { id: 'queuePerpetuelle', left: 6 },
      { id: 'inertie', perpetual: true },
    ]);
    t.answer({ do: 'comeDown' }).answer({ do: 'wait', hours: 11 }).used();
    // Inertie is over with the day: the next one comes.
    t.fixed(rollOf(QUEUES, 'coupDeBarre'), detail(5)).answer({ do: 'wait', hours: 1 });
    expect(t.kinds).toEqual(expect.arrayContaining(['effectEnds', 'dragon']));
    // That was over at once, so another comes in the next round.
    t.fixed(rollOf(QUEUES, 'depouillement')).answer(PASS);
    expect(ids(t)).toEqual(['queuePerpetuelle', 'depouillement']);
    expect(t.dreamer().effects[0]?.left).toBe(4);
    t.answerTo('burdens', { do: 'settle', what: 'depouillement' });
    t.dreamer().effects = [{ id: 'queuePerpetuelle', left: 1 }];
    t.fixed(rollOf(QUEUES, 'insomnie')).answer(PASS);
    expect(ids(t)).toEqual(['insomnie']);
    expect(t.told('effectEnds').id).toBe('queuePerpetuelle');
  });
});

describe('RDD-TABLE-01 têtes', () => {
  test('RDD-TABLE-01 don de double-rêve, received only once: who has it draws again', () => {
    const t = tete('doubleReve');
    expect(ids(t)).toEqual(['doubleReve']);
    t.fixed(...meets(98, 8)).answer(go('N'));
    t.fixed(['mastering', 1], ['dragon', 5], ['dragon', 65]).answer(MASTER);
    expect(t.events.filter(({ kind }) => kind === 'dragon')).toMatchObject([
      { id: 'doubleReve' },
      { id: 'reserveSecurite' },
    ]);
    expect(ids(t)).toEqual(['doubleReve', 'reserveSecurite']);
  });

  test('RDD-TABLE-01 don de déplacement accéléré: at once on this journey, and without a surcharge on every other', () => {
    const t = tete('deplacementAccelere');
    expect(t.dreamer().journey?.mode).toBe('accelere');
    t.fixed(CALM).answer(go('N')).fixed(CALM).answer(go('S'));
    expect(t.s.round).toBe(1);
    t.answer({ do: 'comeDown' }).answer(PASS).fixed(CALM).answer(GO_UP);
    expect(t.told('wentUp')).toMatchObject({ mode: 'accelere', cost: 1 });
  });

  test('RDD-TABLE-01 augmentation du seuil: two points, to twice RÊVE at most', () => {
    expect(tete('seuil').dreamer().seuil).toBe(16);
    expect(tete('seuil', [], { sheet: { seuil: 27 } }).told('effect')).toMatchObject({ id: 'seuil', value: 28 });
    expect(tete('seuil', [], { sheet: { seuil: 28 } }).dreamer().seuil).toBe(28);
  });

  test('RDD-TABLE-01 connaissance intuitive: a new spell, which can be cast', () => {
    const t = tete('nouveauSort', [detail(0)]);
    expect(t.told('effect')).toMatchObject({ id: 'nouveauSort' });
    expect(t.sees().spells).toEqual([t.told('effect').value]);
  });

  test('RDD-TABLE-01 terre d’attache: a dry cell of his choice, to teleport to as a move', () => {
    const t = tete('terreAttache');
    expect(t.open).toEqual(['0 gift']);
    expect(t.refused({ do: 'place', cell: 'L1' })).toMatchObject({ rule: 'RDD-TABLE-01', reason: 'giftCell' });
    expect(t.choices()).toHaveLength(147);
    t.answer({ do: 'place', cell: 'D13' });
    expect(t.told('effect')).toMatchObject({ id: 'terreAttache', cells: ['D13'] });
    expect(t.refused({ do: 'home', cell: 'J4' })).toMatchObject({ rule: 'RDD-TABLE-01', reason: 'noSuchGift' });
    t.fixed(CALM).answer({ do: 'home', cell: 'D13' });
    expect(t.where()).toBe('D13');
    expect(t.told('entered')).toMatchObject({ how: 'home', fatigue: 1 });
    // A second one is another cell.
    expect(tete('terreAttache').choices()).toContainEqual({ do: 'place', cell: 'D13' });
  });

  test('RDD-TABLE-01 présent des cités: each gives once, without a roll', () => {
    const t = tete('presentCites');
    t.at('C5').fixed(detail(9)).answer(go('S'));
    expect(t.where()).toBe('C6');
    expect(t.kinds).not.toContain('encounterRoll');
    expect(t.open).toEqual(['0 present']);
    const { points } = t.dreamer();
    t.answer({ do: 'present', kind: 'fleur' });
    expect(t.dreamer().points).toBe(points + 9);
    expect(t.dreamer().effects[0]?.cells).toHaveLength(21);
    // Not to be had again meanwhile.
    t.fixed(...meets(98, 8)).answer({ do: 'stay' });
    t.fixed(['mastering', 1], ['dragon', 51], ['dragon', 91]).answer(MASTER);
    expect(ids(t)).toEqual(['presentCites', 'connaissanceFleuve']);
  });

  test('RDD-TABLE-01 réserve extensible: any cell but the river; réserve en sécurité: everywhere', () => {
    const t = tete('reserveExtensible');
    expect(t.refused({ do: 'place', cell: 'A13' })).toMatchObject({ reason: 'giftCell' });
    expect(t.choices()).toHaveLength(189 - 23);
    t.answer({ do: 'place', cell: 'J4' });
    expect(t.dreamer().effects).toEqual([{ id: 'reserveExtensible', cells: [cell('J4')] }]);
    expect(ids(tete('reserveSecurite'))).toEqual(['reserveSecurite']);
  });

  test('RDD-TABLE-01 quête des eaux: a lake or a marsh', () => {
    const t = tete('queteEaux');
    expect(t.choices()).toHaveLength(19);
    for (const coord of ['L1', 'G4'])
      expect(t.refused({ do: 'place', cell: coord })).toMatchObject({ reason: 'giftCell' });
    t.answer({ do: 'place', cell: 'B7' });
    expect(t.told('effect')).toMatchObject({ id: 'queteEaux', cells: ['B7'] });
    // Mastered once, it stays so.
    t.at('B6').fixed(CALM, ['mastering', 1]).answer(go('S'));
    expect(t.told('mastering')).toMatchObject({ encounter: 'humide', success: true });
    t.at('B6').fixed(CALM).answer(go('S')).used();
    expect(t.where()).toBe('B7');
    expect(t.kinds).not.toContain('mastering');
  });

  test('RDD-TABLE-01 connaissance du fleuve: from river cell to river cell, with fatigue, encounter and mastering', () => {
    const t = tete('connaissanceFleuve');
    t.at('L1').fixed(CALM, ['mastering', 1]).answer({ do: 'river', cell: 'A13' });
    expect(t.where()).toBe('A13');
    expect(t.told('entered')).toMatchObject({ how: 'river', fatigue: 1 });
    expect(t.told('mastering').encounter).toBe('humide');
    expect(t.refused({ do: 'river', cell: 'G4' })).toMatchObject({ reason: 'noSuchGift' });
  });
});

describe.each([
  ['queue', QUEUES, drawQueue],
  ['ombre', OMBRES, drawQueue],
  ['souffle', SOUFFLES, drawSouffle],
  ['tête', TETES, drawTete],
] as const)('RDD-TABLE-01 every row of the table of %ss that is played', (table, rows, draw) => {
  test.each(rows.filter(({ played }) => played).map(({ id, from }) => [id, from] as const))(
    'RDD-TABLE-01 %s changes the game, not only the list of what is written',
    (_, from) => {
      const t = upOn('G4', { sheet: { spells: ['tympan-d-hypnos'] } });
      const d = t.dreamer();
      const figures = () =>
        canonical({ ...d, shadowed: false, written: [], stacks: t.s.stacks.map(({ length }) => length) });
      d.shadowed = table === 'ombre';
      const before = figures();
      draw(t.s, d, { chance: new Rolling(from), tell: undefined });
      expect(figures()).not.toBe(before);
    },
  );
});

/** The first roll on a table of the Dragons as it is given, and everything after it by chance. */
class Rolling extends Fast {
  #first: number | undefined;
  constructor(first: number) {
    super(1);
    this.#first = first;
  }
  override die(why: Purpose, sides: number): number {
    const face = why.label === 'dragon' ? this.#first : undefined;
    this.#first = undefined;
    return face ?? super.die(why, sides);
  }
}
