/** Who draws, and for whom: those who are out, asleep or absent, valets, helpers, and figures of the Conteur. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { attack, draw, hurt, moyen, pass, stand } from './fights.ts';
import { count, row, Table, withConteur } from './table.ts';

const down = (to: number) => ({ do: 'harm', to, kind: 'mortelle', place: '' }) as const satisfies Answer;
const rivals = (a: number, b: number) =>
  ({ do: 'contest', a, b, skill: 'vigilance', how: 'competition' }) as const satisfies Answer;
const people = (...more: readonly object[]) => withConteur(more.map((one, i) => ({ name: 'ABC'[i], ...one })));
const VIGIL = { do: 'group', skill: 'vigilance', difficulty: 0 } as const satisfies Answer;

describe('SON-DTH-01, SON-MAG-14 who is out or asleep', () => {
  test('SON-OPP-01, SON-MAG-14 is matched against nobody; nor SON-VAL-02 a valet who was not paid', () => {
    const t = people({}, {});
    t.figure(1).asleep = true;
    expect(t.whyTo('preside', rivals(0, 1), 2)).toBe('SON-OPP-01 noSuchFigure');
    t.figure(1).asleep = false;
    t.figure(1).out = 'captured';
    expect(t.whyTo('preside', rivals(1, 0), 2)).toBe('SON-OPP-01 noSuchFigure');
    t.answerTo('preside', { do: 'newCharacter', to: 0, as: 'valet' }, 2);
    expect(t.whyTo('preside', rivals(0, t.s.figures.length - 1), 2)).toBe('SON-OPP-01 noSuchFigure');
  });
  test('SON-OPP-02, SON-DTH-01 breaks no tie: the other draws again, alone', () => {
    const t = people({}, {}).answerTo('preside', rivals(0, 1), 2).poor(0).poor(1);
    t.fixed(row('○○○○○○●●')).answerTo('test.prepare', draw, 0);
    t.rich(0, 2).rich(1, 2).fixed(row('○○○○○○●●')).answerTo('test.prepare', draw, 1);
    expect(t.open).toContain('0 contest.tie');
    t.answerTo('preside', down(0), 2);
    expect(t.open).not.toContain('0 contest.tie');
    t.answerTo('contest.tie', pass, 1).fixed(row('○○○○○○●●')).answerTo('test.prepare', draw, 1);
    expect(t.told('contested')).toMatchObject({ winner: 1 });
  });
  test('SON-GRP-02, SON-DTH-01 who falls while the group draws is not asked, and does not count in the half', () => {
    const t = people({}, {}, {}).poor(0).poor(1).poor(2).answerTo('preside', VIGIL, 3);
    t.fixed(row('○○○○○○○○')).answerTo('test.prepare', draw, 0);
    t.answerTo('preside', down(1), 3);
    t.fixed(row('●●●●●●●●')).answerTo('test.prepare', draw, 2);
    expect(t.told('groupTest')).toMatchObject({ successes: 1, members: 2, success: true });
    expect(t.all('drew').map(({ name }) => name)).toEqual(['C']);
  });
  test('SON-GRP-02, SON-MAG-14 asleep before it begins: half of those who are awake', () => {
    const t = people({}, {}, {}).poor(0).poor(2);
    t.figure(1).asleep = true;
    t.answerTo('preside', VIGIL, 3).fixed(row('○○○○○○○○')).answerTo('test.prepare', draw, 0);
    t.fixed(row('●●●●●●●●')).answerTo('test.prepare', draw, 2);
    expect(t.told('groupTest')).toMatchObject({ members: 2, success: true });
  });
  test('SON-ALG-02, SON-DTH-01 struck down over his blow an Arpenteur draws nothing, and loses no stone by it', () => {
    const t = people({ escrime: 3 }).rich(0, 2);
    t.answerTo('preside', { do: 'algarade', a: 0, b: 3, foes: 1 }, 1).answerTo('algarade.attack', attack('enForce'), 0);
    t.answerTo('preside', down(0), 1);
    expect([t.figure(0).panache.white, t.all('mishap')]).toEqual([2, []]);
    expect(t.told('fightOver')).toMatchObject({ winner: '', why: 'stopped' });
  });
  test('SON-LIM-01, SON-DTH-01 nor is he asked which stone he loses', () => {
    const t = people({ escrime: 3 }).rich(0, 1, 1);
    t.answerTo('preside', { do: 'algarade', a: 0, b: 3, foes: 1 }, 1).answerTo('algarade.attack', attack('enForce'), 0);
    t.figure(0).karma = -15;
    t.fixed(row('●●●●●●')).answerTo('test.prepare', draw, 0);
    if (t.open.includes('0 test.mend')) t.answerTo('test.mend', stand, 0);
    expect(t.open).toContain('0 lose');
    t.answerTo('preside', down(0), 1);
    expect(t.told('lost')).toMatchObject({ black: 1 });
    expect(t.open).toEqual(['1 preside', '0 act']);
  });
  test('SON-MAG-14, SON-BRU-04 goes nowhere in the Brumes before a rest', () => {
    const t = new Table({ options: { mode: 'crossing', arpenteurs: ['aurelie'] }, players: 1, seed: 3 });
    Object.assign(t.figure(0), { asleep: true, mana: 0 });
    expect(t.whyTo('crossing.road', { do: 'onward' })).toBe('SON-MAG-14 asleep');
    expect(t.choicesTo('crossing.road').map((a) => a.do)).toEqual(['rest', 'yield']);
    t.answerTo('crossing.road', { do: 'rest' });
    expect(t.choicesTo('crossing.road').map((a) => a.do)).toContain('onward');
  });
});

describe('SON-GRP-01 helpers', () => {
  const test2 = { do: 'test', skill: 'vigilance', helpers: 1 } as const satisfies Answer;
  test('SON-GRP-01, SON-MAG-14 nobody is helped by one who sleeps', () => {
    const t = people({ skills: { vigilance: 2 } }, {});
    t.figure(1).asleep = true;
    expect(t.whyTo('act', test2, 0)).toBe('SON-GRP-01 tooManyHelpers');
  });
  test('SON-GRP-01, SON-VAL-02 a valet who was paid helps, and draws for the others where he is best', () => {
    const t = people({ skills: { vigilance: 1 } });
    t.answerTo('preside', { do: 'newCharacter', to: 0, as: 'valet' }, 1);
    const valet = t.s.figures.length - 1;
    expect(t.whyTo('act', test2, 0)).toBe('SON-GRP-01 tooManyHelpers');
    t.answerTo('act', { do: 'valet', figure: valet }, 0);
    t.answerTo('act', test2, 0).answerTo('test.rule', moyen, 1);
    expect(t.asked('test.prepare', 0).about.fixed).toBe(2);
    t.poor(0)
      .fixed(row('●●●●●●'))
      .answerTo('test.prepare', draw, 0)
      .answerTo('test.after', { do: 'after', yesBut: false }, 1);
    t.answerTo('act', { ...test2, valet }, 0).answerTo('test.rule', moyen, 1);
    expect(t.asked('test.prepare').about).toMatchObject({ name: 'Planchet', fixed: 3 });
  });
  test('SON-GRP-01, SON-INI-07 nobody is helped by one who fights', () => {
    const t = people({ escrime: 3 }, { escrime: 3 }, { skills: { vigilance: 2 } });
    t.answerTo('preside', { do: 'duel', a: 0, b: 1 }, 3);
    expect(t.whyTo('act', test2, 2)).toBe('SON-GRP-01 tooManyHelpers');
  });
});

describe('SON-OPP-03 one against another', () => {
  test('SON-OPP-03, SON-TST-06, SON-DIF-03 a bad Caractéristique and a Relance force redraws on each', () => {
    const t = people({ characteristics: { PER: -1 } }, {})
      .poor(0)
      .poor(1);
    t.answerTo('preside', { ...rivals(0, 1), relance: 1 }, 2);
    // Two white stones go back: one for PER, one for the Relance.
    t.fixed(row('○○○○○○●●'), row('●●')).answerTo('test.prepare', draw, 0);
    expect(t.told('redrew')).toMatchObject({ count: 2, from: 'forced' });
    t.fixed(row('○○○○○●●●'), row('○')).answerTo('test.prepare', draw, 1);
    expect(t.told('contested')).toMatchObject({ whites: [4, 5], winner: 1 });
  });
  test('SON-OPP-01, SON-PPG-08 a harder one is paid after its draw, won or lost', () => {
    const t = people({ skills: { vigilance: 2 } }, {})
      .poor(1)
      .answerTo('preside', rivals(0, 1), 2);
    t.fixed(row('○○○○○○○'), count('○')).answerTo('test.prepare', { do: 'draw', panache: 1 }, 0);
    expect(t.told('gained')).toMatchObject({ rule: 'SON-PPG-08', white: 1 });
    t.fixed(row('●●●●●●●●')).answerTo('test.prepare', draw, 1);
    expect(t.told('contested')).toMatchObject({ winner: 0 });
  });
  test('SON-OPP-03, SON-WHEN-03 two PNJ by a Caractéristique, both drawn by the rules where nothing is to be decided', () => {
    const t = people({});
    t.prepare((s) => {
      s.store.bag.white += s.purse.white;
      s.store.bag.black += s.purse.black;
      Object.assign(s.purse, { white: 0, black: 0 });
    });
    const [a, b] = [t.figure(1), t.figure(2)].map(({ sheet }) => sheet.characteristics.FOR ?? 0) as [number, number];
    const [f, g] = [2 * a - b, 2 * b - a];
    t.fixed(row('○'.repeat(8 - Math.abs(f))), row('●'.repeat(8 - Math.abs(g))));
    t.answerTo('preside', { do: 'contest', a: 1, b: 2, characteristic: 'FOR', how: 'opposition' }, 1);
    for (let n = 0; n < 4 && t.open.some((one) => one.endsWith('test.prepare')); n++)
      t.answerTo('test.prepare', draw, 1);
    if (t.open.includes('1 test.mend')) t.answerTo('test.mend', stand, 1);
    expect(t.told('contested')).toMatchObject({ winner: 0 });
  });
});

describe('SON-RNG-01 a shot', () => {
  const shot = { do: 'shot', a: 0, b: 1, distance: 'proche', moving: false, cover: 'aucun' } as const satisfies Answer;
  test('SON-RNG-01, SON-TST-06 a bad DEX puts a white stone back', () => {
    const t = people({ characteristics: { DEX: -1 }, skills: { tir: 2 }, ranged: 'arc' }, {}).poor(0);
    t.answerTo('preside', shot, 2).fixed(row('○○○○○●●'), row('●')).answerTo('test.prepare', draw, 0);
    expect(t.told('redrew')).toMatchObject({ rule: 'SON-TST-06', count: 1 });
    expect(t.told('settled')).toMatchObject({ success: true, white: 5 });
  });
  test('SON-RNG-01, SON-MAL-05, SON-PPG-08 wounds weigh on it, and it may be made harder for panache', () => {
    const t = hurt(people({ skills: { tir: 2 }, ranged: 'arc' }, {}), 0);
    t.answerTo('preside', shot, 2)
      .fixed(row('○○○○○○●'), count('○'))
      .answerTo('test.prepare', { do: 'draw', panache: 1 }, 0);
    // 2 of the skill, less one for the distance, the wound and the panache.
    expect(t.sum('drew')).toContainEqual(['panache', -1]);
    expect(t.all('drew')[0]?.fixed).toBe(-1);
    expect(t.all('gained').map(({ rule }) => rule)).toEqual(['SON-PPG-08']);
  });
  test('SON-RNG-05, SON-QUA-06, SON-KAR-13 bad Karma makes it miss, and is no critical failure', () => {
    const t = people({ skills: { tir: 2 }, ranged: 'arc' }, {}).rich(0, 0);
    t.figure(0).karma = -8;
    t.answerTo('preside', { do: 'impose', to: 0 }, 2).answerTo('preside', shot, 2);
    t.fixed(row('○○○○●●●'), count('●●'), count('○')).answerTo('test.prepare', draw, 0);
    t.answerTo('test.avoid', { do: 'take' }, 0);
    expect(t.told('settled')).toMatchObject({ success: false, quality: 'failure' });
    expect([t.figure(1).wounds, t.figure(0).ammunition]).toEqual([[], true]);
  });
});
