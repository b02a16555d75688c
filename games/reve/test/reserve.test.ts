import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { cellAt } from '../data/map.ts';
import { nearestReserve } from '../rules/effects.ts';
import { triggerAt } from '../rules/reserve.ts';
import type { Parameters } from '../state.ts';
import { aimAt, CALM, CAST_OWN, GO_UP, IN_A_CITY, meets, ownSpell, type Setting, Table, upOn } from './table.ts';

const TYMPAN: Answer = { do: 'cast', spell: 'tympan-d-hypnos' };
const RESERVE: Answer = { do: 'reserve' };
const cast = (d100: number) => ['cast', d100] as const;
const cell = (coord: string) => cellAt(coord) ?? -1;

/** As if these had been put there before. */
function waiting(t: Table, coords: string, parameters: Parameters = { cost: 4 }, spell = 'tympan-d-hypnos'): Table {
  for (const coord of coords.split(' '))
    t.dreamer().reserves.push({ cell: cell(coord), spell, parameters, erratic: false });
  return t;
}
const reserves = (t: Table) => t.sees().reserves.map((reserve) => reserve.cell);

describe('RDD-RES-01 putting a spell in reserve', () => {
  test('RDD-RES-01 for one more point it waits on its cell, and nothing comes next round', () => {
    const t = upOn('J4').fixed(cast(30)).answer(TYMPAN);
    expect(t.decision()).toMatchObject({ kind: 'reserve', about: { spell: 'tympan-d-hypnos' } });
    expect(t.refused({ do: 'pass' })).toMatchObject({ rule: 'RDD-RES-01', reason: 'reserveOrKeep' });
    t.answer(RESERVE).used();
    expect(t.kinds).toEqual(['points', 'reserved']);
    expect(t.told('points')).toMatchObject({ rule: 'RDD-RES-01', change: -1, points: 8 });
    expect(t.told('reserved')).toMatchObject({ rule: 'RDD-RES-01', cell: 'J4', erratic: false });
    expect(t.dreamer()).toMatchObject({ carried: [], journey: { fatigue: 1 } });
    expect(t.s.round).toBe(1);
    expect(t.open).toEqual(['0 lands']);
    t.answer({ do: 'comeDown' });
    expect(t.kinds).toEqual(['cameDown']);
    expect(reserves(t)).toEqual(['J4']);
  });

  test('RDD-RES-01 he goes on at the start of the next round, in accelerated mode too', () => {
    const t = new Table({ sheet: { start: 'J4' } }).fixed(CALM).answer({ do: 'goUp', mode: 'accelere' });
    t.fixed(cast(30)).answer(TYMPAN).answer(RESERVE);
    expect(t.s.round).toBe(1);
    expect(t.open).toEqual(['0 lands']);
  });

  test('RDD-RES-01 a ritual never waits', () => {
    const t = upOn('J4', { sheet: { spells: [ownSpell({ ritual: true })] } });
    t.fixed(cast(30)).answer(CAST_OWN);
    expect(t.open).toEqual(['0 aim']);
  });

  test('ruling 1: the spells of Narcos that the list does not call rituals may wait', () => {
    const draconic = { oniros: 0, hypnos: 0, narcos: 1, thanatos: 0 };
    const t = upOn('B10', { sheet: { spells: ['dague-de-force'], draconic } });
    t.fixed(cast(30)).answer({ do: 'cast', spell: 'dague-de-force' });
    expect(t.open).toEqual(['0 reserve']);
  });

  test('RDD-RES-01 RDD-UP-08 the point may be the last one: asleep, and the spell waits', () => {
    const t = upOn('J4', { sheet: { points: 6 } })
      .fixed(cast(30))
      .answer(TYMPAN)
      .answer(RESERVE);
    expect(t.told('fellAsleep')).toMatchObject({ rule: 'RDD-UP-08', why: 'points' });
    expect(reserves(t)).toEqual(['J4']);
    expect(t.dreamer()).toMatchObject({ exhausted: true, carried: [], journey: null });
  });
});

describe('RDD-RES-02 where other rules meet on the cell', () => {
  const own = { cost: 4 };
  const plain = { points: 12, spells: [ownSpell({ where: 'necropole' })] };
  const MASTERED = ['mastering', 1] as const;
  const FAILED = ['mastering', 99] as const;

  test('RDD-RES-02 of two dreamers on one cell each fires what is his own', () => {
    const t = new Table({ dreamers: 2, sheet: { ...plain, start: 'J4' } }).at('J4', 1);
    t.dreamer(1).reserves.push({ cell: cell('J4'), spell: 'own:0', parameters: own, erratic: false });
    t.fixed(CALM).answer(GO_UP, 0);
    expect(t.has('fired')).toBe(false);
    expect(t.dreamer(1).reserves).toHaveLength(1);
  });

  test('RDD-ENC-06 RDD-RES-02 dodged on the cell, it waits there with the spell; met again and failed, the spell fires', () => {
    const t = waiting(new Table({ sheet: { ...plain, start: 'G4' } }), 'G4', own, 'own:0');
    t.fixed(...meets(IN_A_CITY.mangeur, 3))
      .answer(GO_UP)
      .answer({ do: 'dodge' });
    expect(t.dreamer().reserves).toHaveLength(1);
    t.answer({ do: 'pass' }).answer(GO_UP);
    expect(t.choices()).toEqual([{ do: 'master' }, { do: 'repress' }]);
    t.fixed(FAILED).answer({ do: 'master' });
    expect(t.kinds).toContain('fired');
  });

  test('RDD-ENC-07 RDD-WET-04 RDD-RES-05 repressed on the river: first its water, then what waits anywhere in it', () => {
    const t = waiting(new Table({ sheet: { ...plain, start: 'A13' } }), 'L1', own, 'own:0');
    t.fixed(...meets(14, 3)).answer(GO_UP);
    t.fixed(['refoulement', 20], MASTERED).answer({ do: 'repress' }).used();
    expect(t.kinds.filter((kind) => kind === 'mastering' || kind === 'fired')).toEqual(['mastering', 'fired']);
  });

  test('RDD-OFF-01 RDD-RES-05 put back on the river by the gardien: an encounter roll, its water, and what waits', () => {
    const t = waiting(new Table({ sheet: { ...plain, start: 'A1' }, gardien: true }), 'L1', own, 'own:0');
    t.fixed(CALM).answer(GO_UP).answer({ do: 'allow' }, t.gardien).answer({ do: 'go', towards: 'N' });
    t.fixed(CALM, MASTERED).answerTo('place', { do: 'place', cell: 'A13' }, t.gardien).used();
    const asked = ['encounterRoll', 'mastering', 'fired'];
    expect(t.kinds.filter((kind) => asked.includes(kind))).toEqual(asked);
  });
});

describe('RDD-RES-02 coming back', () => {
  /** J4 is south of J3. */
  const near = () => waiting(upOn('J3', { sheet: { spells: [] } }), 'J4');

  test('RDD-RES-02 by walking: it fires, wanted or not, and he comes down with it next round', () => {
    const t = near().fixed(CALM).answer({ do: 'go', towards: 'S' }).used();
    expect(t.kinds).toEqual(['entered', 'encounterRoll', 'fired', 'cameDown', 'arrives']);
    expect(t.told('fired')).toMatchObject({ rule: 'RDD-RES-02', spell: 'tympan-d-hypnos', erratic: false });
    expect(t.open).toEqual(['0 aim']);
    expect(t.dreamer().reserves).toEqual([]);
    // Nothing was paid: 14 points less the montée.
    expect(t.dreamer().points).toBe(13);
  });

  test('RDD-X-01 RDD-RES-02 the odds of going there say that it fires; elsewhere, that the cell is clear', () => {
    expect(near().ways({ do: 'go', towards: 'S' })).toEqual({ encounter: '1/7', fires: '6/7' });
    const other = waiting(upOn('J3', { sheet: { spells: [] } }), 'A1');
    expect(other.ways({ do: 'go', towards: 'S' })).toEqual({ calm: '6/7', encounter: '1/7' });
    // Left to him, it is asked on the spot.
    const safe = near();
    safe.dreamer().effects.push({ id: 'reserveSecurite' });
    expect(safe.ways({ do: 'go', towards: 'S' })).toEqual({ calm: '6/7', encounter: '1/7' });
  });

  test('RDD-RES-02 by a new montée on the cell', () => {
    const t = waiting(new Table({ sheet: { start: 'J4', spells: [] } }), 'J4');
    t.fixed(CALM).answer(GO_UP).used();
    expect(t.kinds).toContain('fired');
    expect(t.open).toEqual(['0 aim']);
    expect(t.s.round).toBe(1);
  });

  test('RDD-RES-02 by the drift of a Tourbillon', () => {
    const t = waiting(new Table({ sheet: { start: 'G4', spells: [] } }), 'G5', { cost: 2 });
    t.fixed(...meets(IN_A_CITY.tourbillonBlanc, 7))
      .answer(GO_UP)
      .fixed(['mastering', 99])
      .answer({ do: 'master' });
    // Freed after one defeat, one cell to the south.
    t.fixed(['mastering', 1], ['drift', 4]).answer({ do: 'master' }).used();
    expect(t.kinds.filter((kind) => kind !== 'whereabouts')).toContain('fired');
    expect(t.where()).toBe('G5');
  });

  test('RDD-RES-02 after the encounter and the water: broken off before, it does not fire', () => {
    const broken = near()
      .fixed(...meets(70, 7))
      .answer({ do: 'go', towards: 'S' });
    broken.fixed(['mastering', 99]).answer({ do: 'master' });
    expect(broken.told('broken').rule).toBe('RDD-BRI-01');
    expect(reserves(broken)).toEqual(['J4']);

    const wet = waiting(new Table({ sheet: { start: 'L1', spells: [] } }), 'L1');
    wet.fixed(CALM, ['mastering', 90]).answer(GO_UP);
    expect(wet.told('mastering').success).toBe(false);
    expect(reserves(wet)).toEqual(['L1']);
    wet.fixed(CALM, ['mastering', 1]).answer(GO_UP);
    expect(wet.kinds).toContain('fired');
  });

  test('RDD-RES-02 carried off before that, it stays where it is', () => {
    const t = near()
      .fixed(...meets(16, 3))
      .answer({ do: 'go', towards: 'S' });
    t.fixed(['mastering', 1]).answer({ do: 'master' }).answer({ do: 'teleport', cell: 'J2' });
    expect(t.kinds).not.toContain('fired');
    expect(reserves(t)).toEqual(['J4']);
  });

  test('RDD-RES-02 it cannot be reserved again', () => {
    const t = near().fixed(CALM).answer({ do: 'go', towards: 'S' });
    expect(t.refused(RESERVE)).toMatchObject({ rule: 'RDD-AIM-01' });
  });
});

test('RDD-RES-03 no roll, no cost, the parameters as they were stored', () => {
  const spells = ['serenite', 'tympan-d-hypnos'];
  const t = upOn('J4', { sheet: { spells } }).fixed(cast(30));
  t.answer({ do: 'cast', spell: 'serenite', cost: 6, hour: 8, detail: 'pour plus tard' }).answer(RESERVE);
  expect(t.sees().reserves).toEqual([
    {
      cell: 'J4',
      spell: 'serenite',
      erratic: false,
      parameters: { cost: 6, hour: 8, detail: 'pour plus tard', voie: 'hypnos' },
    },
  ]);
  t.answer({ do: 'comeDown' }).answer({ do: 'pass' }).fixed(CALM).answer(GO_UP).used();
  const { points } = t.dreamer();
  expect(t.s.stacks[0]?.at(-1)).toMatchObject({ kind: 'aiming', parameters: { cost: 6, hour: 8 } });
  t.fixed(['resistance', 100]).answer(aimAt('creature', { hour: 8 }));
  // Ruling 3, by the hour that was stored: the right one.
  expect(t.told('resistance').rolled.adjustment).toBe(-9);
  expect(t.dreamer().points).toBe(points);
});

describe('RDD-RES-04 limits', () => {
  const mayReserve = (setting: Setting, taken: string, spell: Answer = TYMPAN) => {
    const t = waiting(new Table({ ...setting, sheet: { start: 'J4', ...setting.sheet } }), taken);
    t.fixed(CALM).answer(GO_UP).fixed(cast(20)).answer(spell);
    return t.open.includes('0 reserve');
  };

  test('RDD-RES-04 per voie never more than the level: three for Hypnos +3', () => {
    expect(mayReserve({}, 'H2 A9')).toBe(true);
    expect(mayReserve({}, 'H2 A9 B2')).toBe(false);
    const plus4 = { oniros: -2, hypnos: 4, narcos: 0, thanatos: -11 };
    expect(mayReserve({ sheet: { draconic: plus4 } }, 'H2 A9 B2')).toBe(true);
  });

  test('RDD-RES-04 the voies are counted apart; at level 0 or less, none', () => {
    const spells = ['tympan-d-hypnos', ownSpell({ voie: 'oniros', difficulty: 0 })];
    for (const [oniros, may] of [
      [1, true],
      [0, false],
      [-2, false],
    ] as const) {
      const draconic = { oniros, hypnos: 3, narcos: 0, thanatos: 0 };
      expect(mayReserve({ sheet: { spells, draconic } }, 'H2 A9 B2', CAST_OWN)).toBe(may);
    }
  });

  test('RDD-RES-04 the same spell on several cells, but one spell a cell', () => {
    const t = upOn('J4').fixed(cast(30)).answer(TYMPAN).answer(RESERVE);
    // Staying is no return: nothing fires, another may be cast, and it may not be put beside the first.
    t.fixed(CALM).answer({ do: 'stay' }).fixed(cast(30)).answer(TYMPAN);
    expect(t.open).toEqual(['0 aim']);
    expect(reserves(t)).toEqual(['J4']);
  });
});

describe('RDD-RES-05 the river is one cell', () => {
  test('RDD-RES-05 RDD-MAP-02 put in reserve at A13, it fires at L1', () => {
    const t = waiting(new Table({ sheet: { start: 'L1', spells: [] } }), 'A13');
    t.fixed(CALM, ['mastering', 1]).answer(GO_UP).used();
    expect(t.kinds).toContain('fired');
    expect(t.dreamer().reserves).toEqual([]);
  });

  test('RDD-RES-05 one spell in the whole of it', () => {
    const t = waiting(new Table({ sheet: { start: 'K4', spells: [ownSpell({ where: 'fleuve' })] } }), 'A13');
    t.dreamer().effects.push({ id: 'reserveSecurite' });
    t.fixed(CALM).answer(GO_UP).fixed(CALM, ['mastering', 1]).answer({ do: 'go', towards: 'S' });
    t.answer({ do: 'letPass' }).fixed(cast(30)).answer(CAST_OWN);
    expect(t.where()).toBe('K5');
    expect(t.open).toEqual(['0 aim']);
  });
});

describe('RDD-RES-06 a total failure in reserve', () => {
  const failed = (setting: Setting = {}) => upOn('J4', setting).fixed(cast(97)).answer(TYMPAN);

  test('RDD-RES-06 150 % is spent; the same roll again, succeeded: one more point and it waits', () => {
    const t = failed();
    expect(t.told('cast')).toMatchObject({ cost: 6, points: 7 });
    expect(t.open).toEqual(['0 reserveFailure']);
    // The odds are those of the first roll.
    expect(t.ways(RESERVE)).toMatchObject({ normale: '7/25', echecTotal: '1/25' });
    t.fixed(cast(56)).answer(RESERVE).used();
    expect(t.told('cast')).toMatchObject({ rule: 'RDD-RES-06', again: true, cost: 0, points: 7 });
    expect(t.told('points')).toMatchObject({ rule: 'RDD-RES-06', change: -1, points: 6 });
    expect(t.told('reserved')).toMatchObject({ rule: 'RDD-RES-06', erratic: true, cell: 'J4' });
    expect(t.dreamer()).toMatchObject({ carried: [], journey: { fatigue: 1 } });
  });

  test('RDD-RES-06 failed again: the erratic effect comes next round, and nothing more is spent', () => {
    for (const d100 of [57, 97]) {
      const t = failed().fixed(cast(d100), ['erratic', 0]).answer(RESERVE).used();
      expect(t.told('erratic')).toMatchObject({ detail: 'rire' });
      expect(t.dreamer()).toMatchObject({ points: 7, journey: null, reserves: [] });
    }
  });

  test('RDD-RES-06 RDD-XP-01 the second roll teaches like any other', () => {
    const t = failed().fixed(cast(12)).answer(RESERVE);
    expect(t.told('experience')).toMatchObject({ rule: 'RDD-XP-01', reve: 1, draconic: 1 });
  });

  test('RDD-RES-06 it counts as a spell, of its voie and on its cell', () => {
    const t = waiting(failed().fixed(cast(1)).answer(RESERVE), 'H2');
    t.answer({ do: 'comeDown' });
    expect(reserves(t)).toEqual(['J4', 'H2']);
    waiting(t, 'A9').at('B2').answer({ do: 'pass' }).fixed(CALM).answer(GO_UP).fixed(cast(20)).answer(TYMPAN);
    expect(t.open).toEqual(['0 aim']);
  });

  test('RDD-RES-06 what it will be is unknown until it fires', () => {
    const t = failed().fixed(cast(20)).answer(RESERVE);
    expect(t.sees().reserves).toMatchObject([{ erratic: true, spell: 'tympan-d-hypnos' }]);
    expect(JSON.stringify(t.s)).not.toContain('crapaud');
    t.answer({ do: 'comeDown' }).answer({ do: 'pass' });
    t.fixed(CALM, ['erratic', 7]).answer(GO_UP).used();
    expect(t.told('fired')).toMatchObject({ erratic: true });
    expect(t.kinds.slice(-2)).toEqual(['cameDown', 'erratic']);
    expect(t.told('erratic')).toMatchObject({ voie: 'hypnos', detail: 'crapaud' });
  });

  test('RDD-RES-06 not kept: the effect comes; and a ritual cannot be kept at all', () => {
    const t = failed().fixed(['erratic', 0]).answer({ do: 'keep' });
    expect(t.kinds).toEqual(['broken', 'cameDown', 'erratic']);
    const ritual = upOn('J4', { sheet: { spells: [ownSpell({ ritual: true })] } });
    ritual.fixed(cast(97), ['erratic', 0]).answer(CAST_OWN);
    expect(ritual.kinds).toContain('erratic');
  });
});

describe('RDD-TABLE-01 gifts for reserves', () => {
  test('RDD-TABLE-01 réserve en sécurité: it fires only if he wants it to', () => {
    const t = waiting(new Table({ sheet: { start: 'J4', spells: [] } }), 'J4');
    t.dreamer().effects.push({ id: 'reserveSecurite' });
    expect(triggerAt(t.dreamer(), cell('J4'))).toBe('free');
    t.fixed(CALM).answer(GO_UP);
    expect(t.open).toEqual(['0 trigger']);
    t.answer({ do: 'letPass' });
    expect(reserves(t)).toEqual(['J4']);
    t.fixed(CALM).answer({ do: 'stay' }).answer({ do: 'trigger' });
    expect(t.told('fired').spell).toBe('tympan-d-hypnos');
  });

  test('RDD-TABLE-01 but not under a pèlerinage or a conquête', () => {
    for (const quest of ['pelerinage', 'conquete']) {
      const t = waiting(new Table({ sheet: { start: 'J4', spells: [] } }), 'J4');
      t.dreamer().effects.push({ id: 'reserveSecurite' }, { id: quest, cells: [0] });
      expect(triggerAt(t.dreamer(), cell('J4'))).toBe('none');
    }
  });

  test('RDD-TABLE-01 réserve extensible: more than one spell on the cell, which fires by itself only when full', () => {
    const t = waiting(upOn('J4'), 'J4');
    t.dreamer().effects.push({ id: 'reserveExtensible', cells: [cell('J4')] });
    const d = t.dreamer();
    expect(triggerAt(d, cell('J4'))).toBe('free');
    t.fixed(cast(30)).answer(TYMPAN).answer(RESERVE);
    expect(reserves(t)).toEqual(['J4', 'J4']);
    expect(triggerAt(d, cell('J4'))).toBe('free');
    // Come back to it, he is asked; the oldest goes first, and the other one stays.
    t.answer({ do: 'comeDown' }).answer({ do: 'pass' }).fixed(CALM).answer(GO_UP);
    expect(t.open).toEqual(['0 trigger']);
    t.answer({ do: 'trigger' });
    expect(reserves(t)).toEqual(['J4']);
    // Three are all that Hypnos +3 allows: now it fires by itself.
    t.answer(aimAt('soi')).answer({ do: 'pass' });
    waiting(t, 'J4 J4');
    expect(triggerAt(d, cell('J4'))).toBe('forced');
    expect(triggerAt(d, cell('H2'))).toBe('none');
    t.fixed(CALM).answer(GO_UP);
    expect(t.kinds).toContain('fired');
    expect(reserves(t)).toEqual(['J4', 'J4']);
  });
});

test('the nearest reserve: the river wherever it comes near, and clockwise from the north between equals', () => {
  const t = waiting(new Table({ sheet: { start: 'G8' } }), 'F9 I7 G6');
  expect(nearestReserve(t.dreamer(), cell('G8'))).toBe(cell('G6'));
  waiting(t, 'A13');
  // F7 is a cell of the river, next to G8.
  expect(nearestReserve(t.dreamer(), cell('G8'))).toBe(cell('F7'));
  expect(nearestReserve(new Table().dreamer(), 0)).toBeUndefined();
});
