import { describe, expect, test } from 'vitest';
import type { Do } from '../answers.ts';
import type { OwnSpell } from '../sheet.ts';
import { aimAt, CALM, CAST_OWN, GO_UP, ownSpell, type Setting, Table, upOn } from './table.ts';

const resisted = (more: Partial<OwnSpell>) => ownSpell({ ritual: true, resistance: -8, ...more });

/** Nitouche has 9 points when the spell arrives; she was born at Poisson Acrobate (8). */
function aiming(spell: Partial<OwnSpell>, setting: Setting & { hour?: number } = {}): Table {
  const { hour, ...table } = setting;
  const t = upOn('J4', { ...table, sheet: { ...table.sheet, spells: [resisted(spell)] } });
  return t.fixed(['cast', 20]).answer({ do: 'cast', spell: 'own:0', ...(hour !== undefined && { hour }) });
}
const jr = (d100: number) => ['resistance', d100] as const;

describe('RDD-JR-01 the target resists', () => {
  test('RDD-JR-01 with current points, no skill, at the spell’s difficulty, without general state', () => {
    const t = aiming({}, { sheet: { fatigue: 30 } });
    t.fixed(jr(13)).answer(aimAt('creature')).used();
    expect(t.told('resistance')).toEqual({
      kind: 'resistance',
      rule: 'RDD-JR-01',
      seat: 0,
      who: 'target',
      rolled: { characteristic: 12, adjustment: -8, percent: 12, roll: 13, result: 'echec' },
      success: false,
    });
    expect(t.told('took')).toMatchObject({ rule: 'RDD-JR-02', on: 'target' });
  });

  test('RDD-JR-01 RDD-STATE-01 the caster resists without general state too', () => {
    const t = aiming({}, { sheet: { fatigue: 30 } });
    t.fixed(jr(1), jr(1)).answer(aimAt('creature'));
    // Fatigue 30 of 44 is the line of −4, and 9 points at r0 are 45 % all the same.
    expect(t.dreamer()).toMatchObject({ fatigue: 31 });
    expect(t.told('resistance')).toMatchObject({ who: 'caster', rolled: { adjustment: 0, percent: 45 } });
  });

  test('RDD-JR-01 the difficulty of the list: r−8 for the curses of Thanatos', () => {
    const t = upOn('M9', {
      sheet: { spells: ['thanatoeil'], draconic: { oniros: 0, hypnos: 0, narcos: 0, thanatos: 2 } },
    });
    t.fixed(['cast', 30]).answer({ do: 'cast', spell: 'thanatoeil' }).answer({ do: 'keep' });
    t.fixed(jr(50)).answer(aimAt('creature'));
    expect(t.told('resistance').rolled.adjustment).toBe(-8);
  });
});

describe('RDD-JR-02 it turns back', () => {
  test('RDD-JR-02 resisted, the caster rolls at r0: he is affected or nobody is; the cost is spent all the same', () => {
    const both = aiming({});
    both.fixed(jr(12), jr(45)).answer(aimAt('creature')).used();
    expect(both.events.filter(({ kind }) => kind === 'resistance')).toMatchObject([
      { who: 'target', success: true },
      { who: 'caster', success: true, rolled: { characteristic: 9, percent: 45 } },
    ]);
    expect(both.told('took')).toMatchObject({ rule: 'RDD-JR-02', on: 'nobody', until: null });
    expect(both.dreamer().points).toBe(9);
    const caster = aiming({});
    caster.fixed(jr(12), jr(46)).answer(aimAt('creature'));
    expect(caster.told('took').on).toBe('caster');
  });

  test('RDD-JR-02 the odds of the whole chain', () => {
    // 12 % to resist, then 45 % to resist what comes back.
    expect(aiming({}).ways(aimAt('creature'))).toEqual({
      'took.target': '22/25',
      'took.nobody': '27/500',
      'took.caster': '33/500',
    });
  });
});

describe('RDD-JR-03 experience', () => {
  test('RDD-JR-03 a particulière at a negative difficulty: one point, always in RÊVE', () => {
    const t = aiming({});
    t.fixed(jr(2), jr(50)).answer(aimAt('soi'));
    expect(t.told('experience')).toMatchObject({ rule: 'RDD-JR-03', reve: 1, voie: null, draconic: 0 });
    expect(t.dreamer().experience).toEqual({ reve: 1, oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 });
  });

  /** Two dreamers: the first aims at r−8, and the second has 12 points. */
  const two = (): Table => {
    const t = new Table({ dreamers: 2, sheet: { start: 'J4', spells: [resisted({})] } });
    t.dreamer(1).points = 12;
    t.fixed(CALM).answer(GO_UP).fixed(['cast', 20]).answer(CAST_OWN, 0);
    while (!t.open.includes('0 aim')) t.answer({ do: 'pass' }, 1);
    return t;
  };
  const learn = (t: Table, ...rolls: readonly number[]) =>
    t
      .fixed(...rolls.map(jr))
      .answerTo('aim', aimAt('creature', { seat: 1 }), 0)
      .used();

  test('RDD-JR-03 another dreamer of the table learns from a particulière at r−8', () => {
    const t = learn(two(), 2, 50);
    expect(t.all('resistance')[0]).toMatchObject({ who: 'target', rolled: { percent: 12, result: 'particuliere' } });
    expect(t.all('experience')).toMatchObject([{ rule: 'RDD-JR-03', seat: 1, reve: 1, voie: null, draconic: 0 }]);
    expect(t.dreamer(1).experience.reve).toBe(1);
    expect(t.dreamer(0).experience.reve).toBe(0);
  });

  test('RDD-JR-03 among several targets each dreamer of the table learns for himself', () => {
    const t = two().fixed(jr(50), jr(2), jr(50));
    t.answerTo('aim', aimAt('creature', { others: [{ points: 10, seat: 1 }] }), 0).used();
    expect(t.all('experience')).toMatchObject([{ seat: 1, reve: 1 }]);
  });

  test('RDD-JR-03 his own désir lancinant forbids it, not the caster’s', () => {
    const longing = (seat: number): Table => {
      const t = two();
      t.dreamer(seat).effects.push({ id: 'desirLancinant', kind: 'desir.3' });
      return learn(t, 2, 50);
    };
    expect(longing(1).has('experience')).toBe(false);
    expect(longing(0).all('experience')).toMatchObject([{ seat: 1 }]);
  });

  test('RDD-JR-03 none at r0, and none for a target whose sheet is not at this table', () => {
    const t = aiming({});
    t.fixed(jr(1), jr(1)).answer(aimAt('creature'));
    expect(t.kinds).not.toContain('experience');
  });

  test('RDD-JR-03 none while a désir lancinant lasts', () => {
    const t = aiming({});
    t.dreamer().effects.push({ id: 'desirLancinant', kind: 'desir.3' });
    t.fixed(jr(2), jr(50)).answer(aimAt('soi'));
    expect(t.told('resistance').rolled.result).toBe('echec');
    expect(t.kinds).not.toContain('experience');
  });
});

describe('RDD-JR-04 on oneself', () => {
  test('RDD-JR-04 the spell’s own, then one at r0; both succeeded, nothing happens', () => {
    const t = aiming({});
    t.fixed(jr(9), jr(45)).answer(aimAt('soi')).used();
    expect(t.events.filter(({ kind }) => kind === 'resistance')).toMatchObject([
      { who: 'caster', rolled: { adjustment: -8, percent: 9 } },
      { who: 'caster', rolled: { adjustment: 0, percent: 45 } },
    ]);
    expect(t.told('took')).toMatchObject({ rule: 'RDD-JR-04', on: 'nobody' });
    // 9 % and 45 % together: 81 in 2000.
    expect(aiming({}).ways(aimAt('soi'))).toEqual({ 'took.caster': '1919/2000', 'took.nobody': '81/2000' });
  });

  test('RDD-JR-04 either one failed, he is affected; also where the spell only fell back on him', () => {
    const first = aiming({});
    first.fixed(jr(10)).answer(aimAt('soi')).used();
    expect(first.told('took').on).toBe('caster');
    const second = aiming({});
    second.fixed(jr(9), jr(46)).answer(aimAt('soi')).used();
    expect(second.told('took').on).toBe('caster');
    const astray = aiming({});
    astray
      .fixed(jr(10))
      .answer(aimAt('creature', { visible: false }))
      .used();
    expect(astray.told('resistance')).toMatchObject({ who: 'caster', rolled: { characteristic: 9 } });
    expect(astray.told('took')).toMatchObject({ rule: 'RDD-JR-04', on: 'caster' });
  });

  test('RDD-JR-04 asleep at 0 points there is one chance in a hundred', () => {
    const t = upOn('J4', { sheet: { points: 5, spells: [resisted({})] } });
    t.fixed(['cast', 30], jr(2)).answer({ do: 'cast', spell: 'own:0' }).used();
    expect(t.told('resistance').rolled).toMatchObject({ characteristic: 0, percent: 1 });
  });
});

describe('ruling 3: JR by birth hour', () => {
  const difficulty = (named: number | undefined, more: Partial<Do<'aim'>>, target: 'creature' | 'soi' = 'creature') => {
    const t = aiming({ resistance: 'hn' }, named === undefined ? {} : { hour: named });
    t.fixed(jr(100)).answer(aimAt(target, more));
    return t.told('resistance').rolled.adjustment;
  };

  test('ruling 3: the right hour r−9, none named r−8, a wrong one r−6', () => {
    expect(difficulty(4, { hour: 4 })).toBe(-9);
    expect(difficulty(undefined, { hour: 4 })).toBe(-8);
    expect(difficulty(4, { hour: 5 })).toBe(-6);
    // An animal has no birth hour.
    expect(difficulty(4, {})).toBe(-8);
  });

  test('ruling 3: on oneself it is one’s own hour that counts', () => {
    expect(difficulty(8, {}, 'soi')).toBe(-9);
    expect(difficulty(undefined, {}, 'soi')).toBe(-8);
    expect(difficulty(7, {}, 'soi')).toBe(-6);
    // Named for somebody else, and fallen back on the caster.
    expect(difficulty(4, { hour: 4, visible: false })).toBe(-6);
  });
});

describe('ruling 2: how long it holds', () => {
  const until = (hour: number, spell = 'tympan-d-hypnos', start = 'J4', aim: Partial<Do<'aim'>> = {}) => {
    const draconic = { oniros: 0, hypnos: 3, narcos: 0, thanatos: 2 };
    const t = upOn(start, { sheet: { spells: [spell], draconic }, options: { hour } });
    t.fixed(['cast', 30]).answer({ do: 'cast', spell }).answer({ do: 'keep' });
    t.fixed(jr(100), jr(100)).answer(aimAt('creature', aim));
    return t.told('took').until;
  };

  test('ruling 2: to the birth hour; cast within it, to the end of the next one', () => {
    expect(until(7)).toBe(9 * 1200);
    expect(until(8)).toBe((12 + 9) * 1200);
    expect(until(9)).toBe((12 + 9) * 1200);
  });

  test('ruling 2: the victim’s own hour, an hour, or nothing that the game could tell', () => {
    expect(until(3, 'thanatoeil', 'M9', { hour: 3 })).toBe(16 * 1200);
    expect(until(3, 'egarement', 'M6')).toBe(3 * 1200 + 1 + 1200);
    expect(until(3, 'fou-rire', 'M5')).toBeNull();
  });
});
