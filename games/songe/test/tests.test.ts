/** Tests: SON-TST, SON-CAR, SON-DIF, SON-BON, SON-QUA, SON-WHEN, with the book's own examples. */
import { describe, expect, test } from 'vitest';
import { skillOf } from '../figure.ts';
import { clampFixed, drawnFor, hasRun, qualityOf, redrawCap, reussites, succeeds } from '../resolution.ts';
import { count, row, type Table, withConteur } from './table.ts';

const THIEF = { name: 'Varthos', characteristics: { DEX: 3 }, skills: { serrurerie: 3, pickpocket: 2 } };
const rule = (t: Table, a: object, n = 1): Table =>
  t.answerTo('test.rule', { do: 'rule', difficulty: 0, ...a } as never, n);

describe('the reading of eight stones', () => {
  test('SON-META-05, SON-TST-01 fixed stones, at most eight, and what is drawn', () => {
    expect([-9, -8, -3, 0, 5, 12].map(clampFixed)).toEqual([-8, -8, -3, 0, 5, 8]);
    expect([-8, -3, 0, 2, 8].map(drawnFor)).toEqual([0, 5, 8, 6, 0]);
    expect([3, 4, 5].map((white) => succeeds(white, false))).toEqual([false, false, true]);
  });
  test('SON-TST-02 with a fortune as many white as black will do', () => {
    expect([3, 4, 5].map((white) => succeeds(white, true))).toEqual([false, true, true]);
  });
  test('SON-TST-04 the lower of characteristic and skill; none without skill', () => {
    expect([redrawCap(3, 2), redrawCap(2, 3), redrawCap(3, 0), redrawCap(-1, 3)]).toEqual([2, 2, 0, 0]);
  });
  test('SON-QUA-01, SON-QUA-02 every count of white has its quality', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((white) => qualityOf(white, [], false))).toEqual([
      'fumble',
      'important',
      'important',
      'failure',
      'failure',
      'simple',
      'exceptional',
      'exceptional',
      'critical',
    ]);
    expect(qualityOf(4, [], true)).toBe('simple');
  });
  test('SON-QUA-03 five drawn in a row, wherever they lie, and never against the result', () => {
    const run = (stones: string) => row(stones).map((one) => one === 1);
    expect(qualityOf(5, run('●○○○○○●●'), false)).toBe('critical');
    expect(qualityOf(3, run('○●●●●●○○'), false)).toBe('fumble');
    expect(hasRun(run('○○○○●○'), true)).toBe(false);
  });
  test('SON-DUE-04 each white stone above four is a Réussite', () => {
    expect([0, 4, 5, 8].map(reussites)).toEqual([0, 0, 1, 4]);
  });
});

describe('a skill test at the table', () => {
  test('SON-TST-07 Varthos: locks 3 against Malaisé, two fixed and six drawn, 65.6 % in a full bag', () => {
    const t = withConteur([THIEF]).answerTo('act', { do: 'test', skill: 'serrurerie', text: 'la cassette' });
    expect(t.open).toContain('1 test.rule');
    rule(t, { difficulty: 1 });
    const shown = t.view().business.at(-1);
    expect(shown).toMatchObject({ kind: 'test', difficulty: 1, level: 3 });
    t.fixed(row('○○○●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew')).toMatchObject({ fixed: 2, white: 5, success: true });
    expect(t.told('drew').sum).toEqual([
      { rule: 'SON-TST-01', what: 'level', value: 3 },
      { rule: 'SON-DIF-01', what: 'difficulty', value: -1 },
    ]);
    expect(t.told('settled')).toMatchObject({ rule: 'SON-QUA-01', quality: 'simple', white: 5, black: 3 });
    t.used();
  });

  test('SON-TST-09 Casse-doigts: 3 − 2 + 1, one white of six, INT 2 draws two again and gets them', () => {
    const actor = { name: 'Casse-doigts', characteristics: { INT: 2 }, skills: { comedie: 3 } };
    const t = withConteur([actor]).answerTo('act', { do: 'test', skill: 'comedie' });
    rule(t, { difficulty: 2, bonus: 1 });
    t.fixed(row('●●●○●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew')).toMatchObject({ fixed: 2, white: 3, success: false });
    expect(t.asked('test.mend').seat).toBe(0);
    expect(t.whyTo('test.mend', { do: 'redraw', count: 3, from: 'characteristic' })).toBe('SON-TST-04 beyondCap');
    expect(t.waysTo('test.mend', { do: 'redraw', count: 2, from: 'characteristic' })).toMatchObject({
      success: expect.any(String),
    });
    t.fixed(row('○○')).answerTo('test.mend', { do: 'redraw', count: 2, from: 'characteristic' });
    expect(t.told('drew')).toMatchObject({ rule: 'SON-TST-03', white: 5, success: true });
    // SON-BAG-04: the new stones took the places of the old ones.
    expect(t.told('drew').row).toEqual(row('○○●○●●').map((one) => one === 1));
    expect(t.told('settled').success).toBe(true);
    t.used();
  });

  test('SON-TST-03 once a test, and only after a failure', () => {
    const t = withConteur([THIEF]).answerTo('act', { do: 'test', skill: 'serrurerie' });
    rule(t, { difficulty: 4 });
    t.fixed(row('●●●●●●●')).answerTo('test.prepare', { do: 'draw' });
    t.fixed(row('●●')).answerTo('test.mend', { do: 'redraw', count: 2, from: 'characteristic' });
    expect(t.whyTo('test.mend', { do: 'redraw', count: 1, from: 'characteristic' })).toBe('SON-TST-03 onceOnly');
    t.answerTo('test.mend', { do: 'stand' });
    expect(t.told('settled')).toMatchObject({ quality: 'fumble' });
    // SON-WHEN-04: the Conteur is asked whether it is a "yes, but".
    t.answerTo('test.after', { do: 'after', yesBut: true, text: 'la clef casse dans la serrure' }, 1);
    expect(t.told('aftermath')).toMatchObject({ rule: 'SON-WHEN-04', yesBut: true });
  });

  test('SON-TST-06 DEX −1 and Pickpocket 2: ○○●○●○○● becomes ○○●●●○○●, and fails', () => {
    const t = withConteur([{ characteristics: { DEX: -1 }, skills: { pickpocket: 2 } }]).answerTo('act', {
      do: 'test',
      skill: 'pickpocket',
    });
    rule(t, {}).fixed(row('●○●○○●'), row('●')).poor(0);
    t.answerTo('test.prepare', { do: 'draw' });
    expect(t.told('redrew')).toMatchObject({ rule: 'SON-TST-06', count: 1, from: 'forced' });
    expect(t.told('drew').row).toEqual(row('●●●○○●').map((one) => one === 1));
    expect(t.told('settled')).toMatchObject({ success: false, white: 4, black: 4 });
  });

  test('SON-DIF-02, SON-DIF-03 each ● cancels an ○; 2R1 forces a white stone back', () => {
    const t = withConteur([{ skills: { athletisme: 2 } }]).answerTo('act', { do: 'test', skill: 'athletisme' });
    rule(t, { difficulty: 2, relance: 1 }).poor(0);
    t.fixed(row('○○○○○●●●'), row('●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('redrew')).toMatchObject({ rule: 'SON-DIF-03' });
    expect(t.told('settled')).toMatchObject({ success: false, white: 4 });
    const strict = withConteur([{ skills: { athletisme: 2 } }], { relance: false }).answerTo('act', {
      do: 'test',
      skill: 'athletisme',
    });
    expect(strict.whyTo('test.rule', { do: 'rule', difficulty: 2, relance: 1 })).toBe('SON-DIF-03 noRelance');
  });

  test('SON-BON-01, SON-BON-02, SON-BON-03 the Conteur gives white stones, four at most', () => {
    const t = withConteur([THIEF]).answerTo('act', { do: 'test', skill: 'serrurerie' });
    expect(t.whyTo('test.rule', { do: 'rule', difficulty: 0, bonus: 5 })).toBe('SON-BON-01 bonusTooHigh');
    rule(t, { bonus: 2 }).fixed(row('●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('settled')).toMatchObject({ success: true, white: 5 });
  });

  test('SON-WHEN-01, SON-WHEN-02, SON-WHEN-06 no draw is needed: the Conteur says what happens', () => {
    const t = withConteur([THIEF]).answerTo('act', { do: 'test', skill: 'serrurerie' });
    t.answerTo('test.rule', { do: 'notNeeded', success: true, text: 'il le fallait' }, 1);
    expect(t.told('notNeeded')).toMatchObject({ rule: 'SON-WHEN-01', success: true, by: 'conteur' });
    expect(t.kinds).not.toContain('drew');
  });

  test('SON-WHEN-03 one thing is tested, by its player', () => {
    const t = withConteur([THIEF, {}]);
    expect(t.whyTo('act', { do: 'test' })).toBe('SON-WHEN-03 testOneThing');
    expect(t.whyTo('act', { do: 'test', skill: 'tir', characteristic: 'DEX' })).toBe('SON-WHEN-03 testOneThing');
    expect(t.whyTo('act', { do: 'xp', amount: 3 })).toBe('SON-WHEN-03 notYours');
    t.answerTo('act', { do: 'test', skill: 'serrurerie' });
    expect(t.whyTo('act', { do: 'test', skill: 'serrurerie' }, 0)).toBe('SON-WHEN-03 oneThingAtATime');
    expect(skillOf(t.figure(), 'serrurerie')).toBe(3);
  });

  test('SON-WHEN-07, SON-PPG-08 a harder task announced before: as many PP, drawn after the test whatever comes of it', () => {
    const t = withConteur([THIEF]).answerTo('act', { do: 'test', skill: 'serrurerie', panache: 2 });
    rule(t, {}).poor(0);
    t.fixed(row('●●●●●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew').fixed).toBe(1);
    t.fixed(count('○●')).answerTo('test.mend', { do: 'stand' });
    expect(t.told('settled').success).toBe(false);
    expect(t.told('gained')).toMatchObject({ rule: 'SON-PPG-08', white: 1, black: 1 });
  });

  test('SON-QUA-04, SON-QUA-05, SON-AFF-07 a critical failure may leave a word behind, which weighs a stone later', () => {
    const t = withConteur([{ skills: { seduction: 0 } }]).answerTo('act', { do: 'test', skill: 'seduction' });
    rule(t, {}).poor(0);
    t.fixed(row('●●●●●●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('settled').quality).toBe('fumble');
    t.answerTo('test.after', { do: 'after', yesBut: false, keyword: 'fidèle' }, 1);
    expect(t.told('aftermath').rule).toBe('SON-QUA-05');
    t.answerTo('act', { do: 'test', skill: 'seduction', text: 'il est fidèle, dit-on' });
    rule(t, {}).fixed(row('○○○○○●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew').fixed).toBe(-1);
  });
});

describe('a characteristic test', () => {
  test('SON-CAR-01, SON-CAR-02, SON-SHT-01 INT 2: two fixed, six drawn, three white are enough', () => {
    const t = withConteur([{ characteristics: { INT: 2 } }]).answerTo('act', { do: 'test', characteristic: 'INT' });
    rule(t, {}).fixed(row('○○○●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('settled')).toMatchObject({ success: true, white: 5 });
  });
  test('SON-CAR-03 a PP before the draw for a fortune', () => {
    const t = withConteur([{ characteristics: { INT: 2 } }]).answerTo('act', { do: 'test', characteristic: 'INT' });
    rule(t, {}).fixed(row('○○●●●●')).answerTo('test.prepare', { do: 'draw', fortune: 'panache' });
    expect(t.told('spent')).toMatchObject({ rule: 'SON-CAR-03', white: 1 });
    expect(t.told('settled')).toMatchObject({ success: true, white: 4 });
    const skill = withConteur([THIEF]).answerTo('act', { do: 'test', skill: 'serrurerie' });
    rule(skill, {});
    expect(skill.whyTo('test.prepare', { do: 'draw', fortune: 'panache' })).toBe('SON-CAR-03 noFortune');
  });
  test('SON-CAR-04 the Conteur takes a fixed stone, or the fortune', () => {
    const t = withConteur([{ characteristics: { INT: 2 } }]).answerTo('act', { do: 'test', characteristic: 'INT' });
    rule(t, { less: true, fortune: false }).fixed(row('○○○○●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew')).toMatchObject({ fixed: 1, fortune: false });
  });
});

describe('SON-TRA Traits', () => {
  const coward = (level: string) => ({ traits: [{ name: 'Lâche', level, flaw: true }] });
  const fixedOf = (level: string, difficulty: number): readonly [number, number] => {
    const t = withConteur([coward(level)]).answerTo('act', { do: 'test', trait: 'Lâche' });
    rule(t, { difficulty });
    const drawn = drawnFor(-(difficulty + (level === 'extreme' ? 2 : 1)));
    t.fixed(row('○'.repeat(drawn))).answerTo('test.prepare', { do: 'draw' });
    return [t.told('drew').fixed ?? 0, drawn];
  };
  test('SON-TRA-01, SON-TRA-02, SON-TRA-03 Fort against Difficile relieved by one: six drawn, four white needed', () => {
    expect(fixedOf('fort', 1)).toEqual([-2, 6]);
    const t = withConteur([coward('fort')]).answerTo('act', { do: 'test', trait: 'Lâche' });
    rule(t, { difficulty: 1 }).poor(0).fixed(row('○○○○●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('settled')).toMatchObject({ success: true, white: 4 });
  });
  test('SON-TRA-02 Extrême: five drawn, four needed; Extrême against two: four drawn, all white', () => {
    expect(fixedOf('extreme', 1)).toEqual([-3, 5]);
    expect(fixedOf('extreme', 2)).toEqual([-4, 4]);
  });
  test('SON-TRA-01 a table may play without', () => {
    expect(withConteur([coward('fort')], { traits: false }).whyTo('act', { do: 'test', trait: 'Lâche' })).toBe(
      'SON-TRA-01 notAtThisTable',
    );
  });
});

test('SON-X-01, SON-TST-08 the odds beside the draw are exact, from the bag as it is, with the best use of redraws', () => {
  const t = withConteur([THIEF]).answerTo('act', { do: 'test', skill: 'serrurerie' });
  rule(t, { difficulty: 1 });
  const shown = t.view().business.at(-1);
  // 15 + 15 stones, four of them held as panache, one by the Conteur; three redraws after a failure.
  expect(shown?.kind === 'test' && shown.chance).toMatch(/^\d+\/\d+$/);
  const before = shown?.kind === 'test' ? shown.chance : '';
  t.answerTo('preside', { do: 'addStones', black: 20 }, 1);
  const after = t.view().business.at(-1);
  expect(after?.kind === 'test' && after.chance).not.toBe(before);
});
