import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { priceOf } from '../resolution.ts';
import { aimAt, CALM, CAST_OWN, GO_UP, ownSpell, type Setting, Table, upOn } from './table.ts';

/** Nitouche on the hills: RÊVE 14, Hypnos +3, R−5, so 56 % at −2; it costs 4 of the 13 points that the montée leaves. */
const TYMPAN: Answer = { do: 'cast', spell: 'tympan-d-hypnos' };
const onHills = (setting: Setting = {}) => upOn('J4', setting);
const roll = (d100: number) => ['cast', d100] as const;
const PASS: Answer = { do: 'pass' };

describe('RDD-CAST-01', () => {
  test('RDD-CAST-01 RÊVE with the Draconic of the spell at its difficulty', () => {
    const t = onHills();
    expect(t.open).toEqual(['0 cast']);
    expect(t.ways(TYMPAN)).toEqual({
      particuliere: '3/25',
      significative: '4/25',
      normale: '7/25',
      echec: '7/20',
      echecParticulier: '1/20',
      echecTotal: '1/25',
    });
    t.fixed(roll(56)).answer(TYMPAN).used();
    expect(t.told('cast')).toEqual({
      kind: 'cast',
      rule: 'RDD-CAST-03',
      seat: 0,
      spell: 'tympan-d-hypnos',
      rolled: { characteristic: 14, adjustment: -2, percent: 56, roll: 56, result: 'normale' },
      cost: 4,
      points: 9,
      again: false,
      sum: [
        { rule: 'RDD-CAST-01', what: 'hypnos', value: 3 },
        { rule: 'RDD-CAST-01', what: 'difficulty', value: -5 },
        { rule: 'RDD-STATE-01', what: 'generalState', value: 0 },
      ],
    });
  });

  test('RDD-CAST-01 the characteristic counts, not the points that are left', () => {
    const t = onHills({ sheet: { points: 6 } });
    t.fixed(roll(56)).answer(TYMPAN);
    expect(t.told('cast').rolled).toMatchObject({ characteristic: 14, percent: 56 });
  });

  test('RDD-CAST-01 a spell in the wrong terrain, never learnt or by another voie is refused', () => {
    const t = onHills({ sheet: { spells: ['tympan-d-hypnos', 'guerrier-sorde', 'detection-d-aura'] } });
    expect(t.refused({ do: 'cast', spell: 'detection-d-aura' })).toMatchObject({
      rule: 'RDD-CAST-01',
      reason: 'wrongCell',
    });
    expect(t.refused({ do: 'cast', spell: 'fou-rire' })).toMatchObject({ rule: 'RDD-CAST-01', reason: 'unknownSpell' });
    expect(t.refused(CAST_OWN)).toMatchObject({ rule: 'RDD-CAST-01', reason: 'unknownSpell' });
    expect(t.refused({ ...TYMPAN, voie: 'oniros' })).toMatchObject({ rule: 'RDD-CAST-01', reason: 'otherVoie' });
    expect(t.refused({ do: 'stay' })).toMatchObject({ rule: 'RDD-CAST-01', reason: 'castOrNot' });
  });

  test('RDD-CAST-01 only where something can be cast is anybody asked; and nobody need', () => {
    expect(upOn('G3').open).toEqual(['0 lands']);
    const t = onHills();
    expect(t.choices()).toEqual([PASS, TYMPAN]);
    expect(t.answer(PASS).open).toEqual(['0 lands']);
  });

  test('RDD-CAST-01 a shared ritual goes by the best voie, or by the one that is named', () => {
    const aura: Answer = { do: 'cast', spell: 'detection-d-aura' };
    const t = upOn('G4');
    t.fixed(roll(70)).answer(aura);
    expect(t.told('cast').rolled).toMatchObject({ adjustment: 0, percent: 70 });
    const by = upOn('G4');
    by.fixed(roll(70)).answer({ ...aura, voie: 'narcos' });
    expect(by.told('cast').rolled).toMatchObject({ adjustment: -3, percent: 49 });
  });

  test('RDD-SPELL-02 an exact-cell spell needs that one cell', () => {
    const sorde: Answer = { do: 'cast', spell: 'guerrier-sorde' };
    expect(upOn('J4').refused(sorde)).toMatchObject({ rule: 'RDD-SPELL-02', reason: 'wrongCell' });
    const t = upOn('D13');
    t.fixed(roll(35)).answer(sorde);
    expect(t.told('cast')).toMatchObject({ rolled: { adjustment: -5, percent: 35, result: 'normale' }, cost: 7 });
  });
});

describe('RDD-HID-01 lost', () => {
  /** Off the map at A1, and put on another cell. */
  const lostOn = (cell: string, options: object = {}) => {
    const t = upOn('A1', { gardien: true, options }).answer({ do: 'go', towards: 'N' });
    return t.fixed(CALM).answer({ do: 'place', cell }, 1);
  };

  test('RDD-SPELL-02 RDD-HID-01 who is lost cannot try a spell of one exact cell: that would tell him where he is', () => {
    const t = lostOn('D13');
    expect(t.where()).toBe('D13');
    expect(t.open).toEqual(['1 watch', '0 lands']);
  });

  test('RDD-CELL-01 RDD-HID-01 nor does he gain or use the bonus of a cell', () => {
    const t = lostOn('J4', { cellBonus: true });
    t.dreamer().cellBonus = { [`${t.dreamer().at} tympan-d-hypnos`]: 5 };
    t.fixed(roll(30)).answer(TYMPAN);
    expect(t.told('cast').rolled.percent).toBe(56);
    expect(Object.values(t.dreamer().cellBonus)).toEqual([5]);
  });
});

describe('RDD-CAST-02', () => {
  test('RDD-CAST-02 a wrong cost is refused, a variable one is fixed before the dice', () => {
    expect(onHills().refused({ ...TYMPAN, cost: 3 })).toMatchObject({ rule: 'RDD-CAST-02', reason: 'wrongCost' });
    expect(onHills().refused({ ...TYMPAN, cost: 5 })).toMatchObject({ rule: 'RDD-CAST-02', reason: 'wrongCost' });
    const serenite: Answer = { do: 'cast', spell: 'serenite' };
    const t = onHills({ sheet: { spells: ['serenite'] } });
    expect(t.refused({ ...serenite, cost: 2 })).toMatchObject({ rule: 'RDD-CAST-02', reason: 'wrongCost' });
    t.fixed(roll(50)).answer({ ...serenite, cost: 5, hour: 3, detail: 'une brume rose' });
    expect(t.told('cast')).toMatchObject({ cost: 5, points: 8 });
    t.answer({ do: 'keep' });
    expect(t.decision()).toMatchObject({ kind: 'aim' });
    const frame = t.s.stacks[0]?.at(-1);
    expect(frame).toMatchObject({ parameters: { cost: 5, hour: 3, detail: 'une brume rose', voie: 'hypnos' } });
  });

  test('RDD-CAST-02 the difficulty and the cost of a magic to be undone come from that magic', () => {
    const t = onHills({ sheet: { spells: ['annulation-de-magie'] } });
    const undo: Answer = { do: 'cast', spell: 'annulation-de-magie' };
    expect(t.choices()).toEqual([PASS, { ...undo, here: true, difficulty: -4, cost: 1 }]);
    expect(t.refused(undo)).toMatchObject({ rule: 'RDD-CAST-01', reason: 'wrongCell' });
    expect(t.refused({ ...undo, here: true, cost: 4 })).toMatchObject({ reason: 'difficultyMissing' });
    expect(t.refused({ ...undo, here: true, difficulty: -5 })).toMatchObject({ reason: 'costMissing' });
    expect(onHills().refused({ ...TYMPAN, difficulty: -1 })).toMatchObject({ reason: 'difficultyFixed' });
    t.fixed(roll(56)).answer({ ...undo, here: true, difficulty: -5, cost: 4 });
    expect(t.told('cast')).toMatchObject({ rolled: { adjustment: -2, percent: 56 }, cost: 4 });
  });
});

describe('RDD-CAST-03 RDD-CAST-04 success and failure', () => {
  test('RDD-CAST-03 the cost is spent at once, he stays up to the end of the round, the effect opens the next', () => {
    const t = new Table({ dreamers: 2, sheet: { start: 'J4' } });
    t.fixed(CALM).answer(GO_UP).fixed(roll(30)).answer(TYMPAN).answer({ do: 'keep' });
    // The other one has not had his round: until then nothing comes down.
    expect(t.kinds).toEqual([]);
    expect(t.dreamer()).toMatchObject({ points: 9, journey: { fatigue: 1 }, carried: [{ round: 1, erratic: false }] });
    t.answer(PASS, 1);
    expect(t.s.round).toBe(1);
    expect(t.kinds).toEqual(['cameDown', 'arrives']);
    expect(t.told('arrives')).toMatchObject({ rule: 'RDD-UP-07', phase: 2 });
    expect(t.dreamer()).toMatchObject({ journey: null, fatigue: 1, carried: [] });
  });

  test('RDD-UP-06 after a success the montée is possible the round after the aiming', () => {
    const t = onHills();
    t.fixed(roll(30)).answer(TYMPAN).answer({ do: 'keep' }).answer(aimAt('creature'));
    expect(t.s.round).toBe(1);
    expect(t.refused(GO_UP)).toMatchObject({ rule: 'RDD-UP-06', reason: 'tooSoon', details: { rounds: 1 } });
    t.answer(PASS);
    expect(t.s.round).toBe(2);
    expect(t.fixed(CALM).answer(GO_UP).kinds).toContain('wentUp');
  });

  test.each([
    ['echec', 57],
    ['echec', 91],
    ['echecParticulier', 92],
    ['echecParticulier', 96],
  ])('RDD-CAST-04 %s: nothing is spent, concentration is broken', (result, d100) => {
    const t = onHills();
    t.fixed(roll(d100)).answer(TYMPAN).used();
    expect(t.told('cast')).toMatchObject({ rule: 'RDD-CAST-04', rolled: { result }, cost: 0, points: 13 });
    expect(t.told('broken').rule).toBe('RDD-CAST-04');
    expect(t.dreamer()).toMatchObject({ points: 13, journey: null, carried: [], fatigue: 1, notBefore: 1 });
    expect(t.where()).toBe('J4');
    expect(t.s.round).toBe(1);
    expect(t.fixed(CALM).answer(GO_UP).kinds).toContain('wentUp');
  });
});

describe('RDD-CAST-05 RDD-CAST-06 what a result costs', () => {
  test('RDD-CAST-05 a particulière costs half, rounded down, and at least one', () => {
    expect([1, 2, 3, 4, 5, 7, 13].map((cost) => priceOf('particuliere', cost))).toEqual([1, 1, 1, 2, 2, 3, 6]);
    const t = onHills();
    t.fixed(roll(12)).answer(TYMPAN);
    expect(t.told('cast')).toMatchObject({ rule: 'RDD-CAST-05', cost: 2, points: 11 });
    const aura = upOn('G4');
    aura.fixed(roll(14)).answer({ do: 'cast', spell: 'detection-d-aura' });
    expect(aura.told('cast')).toMatchObject({ rolled: { result: 'particuliere' }, cost: 1, points: 12 });
    // Its final adjustment is 0: nothing is learnt.
    expect(aura.kinds).not.toContain('experience');
  });

  test('RDD-CAST-06 RDD-XP-01 an échec total costs half as much again, rounded down', () => {
    expect([1, 2, 3, 4, 5, 7, 13].map((cost) => priceOf('echecTotal', cost))).toEqual([1, 3, 4, 6, 7, 10, 19]);
    const t = onHills({ sheet: { spells: [ownSpell({ ritual: true, cost: 5 })] } });
    t.fixed(roll(97), ['erratic', 0]).answer(CAST_OWN).used();
    expect(t.told('cast')).toMatchObject({ rule: 'RDD-CAST-06', cost: 7, points: 6 });
  });

  test('RDD-CAST-06 the erratic effect of the voie opens the next round, anywhere in range; without a gardien it is drawn', () => {
    const t = onHills({ sheet: { spells: [ownSpell({ ritual: true, range: 2 })] } });
    t.fixed(roll(100), ['erratic', 3]).answer(CAST_OWN).used();
    expect(t.kinds).toEqual(['cast', 'broken', 'cameDown', 'erratic']);
    expect(t.told('erratic')).toEqual({
      kind: 'erratic',
      rule: 'RDD-CAST-06',
      seat: 0,
      spell: 'own:0',
      voie: 'hypnos',
      by: 'draw',
      detail: 'oies',
      reach: 26,
    });
    expect(t.s.round).toBe(1);
    // RDD-UP-06: his concentration was broken; nothing keeps him down in the round after that.
    expect(t.fixed(CALM).answer(GO_UP).kinds).toContain('wentUp');
  });

  test('RDD-CAST-06 the gardien says what it is, or has it drawn', () => {
    const fails = (t: Table) => t.fixed(roll(100)).answer(CAST_OWN);
    const setting = { gardien: true, sheet: { spells: [ownSpell({ ritual: true, voie: 'oniros' })] } };
    const t = fails(onHills(setting));
    expect(t.open).toEqual(['1 watch', '1 erratic']);
    expect(t.decision(1).about).toMatchObject({ seat: 0, of: 'own:0', voie: 'oniros', reach: 13 });
    expect(t.refused({ do: 'allow' }, 1)).toMatchObject({ rule: 'RDD-CAST-06', reason: 'describeOrDraw' });
    t.answer({ do: 'describe', detail: 'le pont se change en sel' }, 1);
    expect(t.told('erratic')).toMatchObject({ by: 'gardien', detail: 'le pont se change en sel' });
    const drawn = fails(onHills(setting)).fixed(['erratic', 0]).answer({ do: 'draw' }, 1).used();
    expect(drawn.told('erratic')).toMatchObject({ by: 'draw', detail: 'boue', voie: 'oniros' });
  });

  test.each([
    ['oniros', 8],
    ['hypnos', 8],
    ['narcos', 6],
    ['thanatos', 6],
  ] as const)('RDD-CAST-06 %s has a table of its own', (voie, rows) => {
    const details = Array.from({ length: rows }, (_, row) => {
      const t = onHills({ sheet: { spells: [ownSpell({ ritual: true, voie })] } });
      t.fixed(roll(100), ['erratic', row]).answer(CAST_OWN);
      return t.told('erratic').detail;
    });
    expect(new Set(details).size).toBe(rows);
  });
});

describe('RDD-CAST-07 to 09 the last points', () => {
  test('RDD-CAST-07 too little for the 150 %: he falls to 0, asleep, and the erratic effect still comes', () => {
    const t = onHills({ sheet: { points: 6 } });
    t.fixed(roll(97), ['erratic', 1]).answer(TYMPAN).used();
    expect(t.told('cast')).toMatchObject({ cost: 5, points: 0 });
    expect(t.told('fellAsleep')).toMatchObject({ rule: 'RDD-CAST-07', why: 'points' });
    expect(t.told('erratic')).toMatchObject({ detail: 'sommeil' });
    expect(t.dreamer()).toMatchObject({ points: 0, exhausted: true, journey: null });
    expect(t.refused(GO_UP)).toMatchObject({ rule: 'RDD-UP-08', reason: 'asleep' });
  });

  test('RDD-CAST-08 the cost takes the last point: asleep, and the spell takes the caster, unaimed', () => {
    const t = onHills({ sheet: { points: 5 } });
    t.fixed(roll(40)).answer(TYMPAN).used();
    expect(t.kinds).toEqual(['cast', 'fellAsleep', 'broken', 'cameDown', 'arrives', 'aimed', 'took']);
    expect(t.told('fellAsleep').rule).toBe('RDD-CAST-08');
    expect(t.told('aimed')).toMatchObject({ rule: 'RDD-CAST-08', on: 'caster' });
    expect(t.told('took').on).toBe('caster');
    expect(t.dreamer()).toMatchObject({ points: 0, exhausted: true });
  });

  test('RDD-CAST-08 what needs an object becomes impossible magic', () => {
    const t = onHills({ sheet: { points: 5, spells: [ownSpell({ target: 'objet' })] } });
    t.fixed(roll(40), ['tear', 0], ['tear', 40], ['tear', 0]).answer(CAST_OWN).used();
    expect(t.told('aimed')).toMatchObject({ rule: 'RDD-CAST-08', on: 'impossible' });
    expect(t.told('tear')).toMatchObject({ rule: 'RDD-AIM-08', by: 'draw', colour: 'violette', diameter: 40 });
  });

  test('RDD-CAST-09 a spell that costs more than he has cannot be begun', () => {
    const t = onHills({ sheet: { points: 4, spells: ['tympan-d-hypnos', ownSpell({ cost: 2 })] } });
    expect(t.choices()).toEqual([PASS, CAST_OWN]);
    expect(t.refused(TYMPAN)).toMatchObject({ rule: 'RDD-CAST-09', details: { cost: 4, points: 3 } });
  });

  test('RDD-CAST-09 or, if the table says so, it may be cast and empties him', () => {
    const t = onHills({ sheet: { points: 3 }, options: { castBeyond: 'fall' } });
    expect(t.choices()).toEqual([PASS, TYMPAN]);
    t.fixed(roll(20)).answer(TYMPAN);
    expect(t.told('cast')).toMatchObject({ cost: 2, points: 0 });
    expect(t.told('aimed')).toMatchObject({ rule: 'RDD-CAST-08', on: 'caster' });
    const failed = onHills({ sheet: { points: 3 }, options: { castBeyond: 'fall' } });
    failed.fixed(roll(60)).answer(TYMPAN);
    expect(failed.dreamer()).toMatchObject({ points: 2, exhausted: false });
  });
});
