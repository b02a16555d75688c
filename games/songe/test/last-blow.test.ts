/** Where the end of a blow meets something else: the coup final, both striking at once, who falls before it lands, marks. */
import { describe, expect, test } from 'vitest';
import {
  above,
  alone,
  attack,
  CONTEUR,
  defend,
  duelIn,
  FIGER,
  fencer,
  hurt,
  mage,
  moyen,
  pass,
  passAll,
  standAll,
  underAttack,
} from './fights.ts';
import { count, duel, opens, row, type Table, withConteur } from './table.ts';

const adieu = { margin: 1, text: 'Adieu.' };
/** Both strike: A with what lies there, B with as much. */
function bothStrike(a: object, b: object, ...later: readonly (readonly number[])[]): Table {
  const t = duel(fencer, { escrime: 3, manoeuvres: { contreAttaque: 3 } });
  hurt(hurt(t, 0, 'legere'), 1, 'legere')
    .poor(0)
    .poor(1);
  opens(t, '○○○', '●●●●●');
  t.fixed(count('○○○○●●')).answerTo('duel.attack', attack('attaqueSimple', a));
  // Nobody has a stone: what is added to a blow is passed by itself.
  return t
    .fixed(count('○○○○●'), ...later)
    .answerTo('duel.defend', { do: 'counter', manoeuvre: 'contreAttaque', ...b } as never, 1);
}

describe('SON-FIN-01 a coup final', () => {
  test('SON-FIN-01, SON-CFO-01 in a coup fourré both land, and then the fight is over', () => {
    const t = bothStrike(adieu, {}, count('○●'));
    t.answerTo('duel.suffer', { do: 'wound' }, 0);
    expect([t.figure(1).out, t.figure(0).wounds.length]).toEqual(['withdrawn', 2]);
    expect(t.told('fightOver')).toMatchObject({ winner: 'A', why: 'won' });
  });
  test('SON-FIN-01, SON-CFO-01 of two at once neither has won', () => {
    const t = bothStrike(adieu, adieu, count('○●'), count('○●'));
    expect([t.figure(0).out, t.figure(1).out]).toEqual(['withdrawn', 'withdrawn']);
    expect(t.told('fightOver')).toMatchObject({ winner: '', why: 'stopped' });
  });
  test('SON-FIN-01, SON-LIM-03 of a PNJ: two PP for him, and no XP are doubled', () => {
    const t = hurt(underAttack(), 0).answerTo('duel.attack', attack('attaqueSimple', adieu), 1);
    t.fixed(count('○●')).answerTo('duel.defend', { do: 'take' }, 0);
    if (t.open.includes('1 duel.raise')) t.answerTo('duel.raise', pass, 1);
    expect(t.told('gained')).toMatchObject({ rule: 'SON-FIN-01', figure: 2 });
    expect([t.figure(0).out, t.s.xpDoubled]).toEqual(['withdrawn', false]);
  });
  test('SON-FIN-01, SON-NPC-04 not past those who shield the foe', () => {
    const t = withConteur([{ name: 'A', escrime: 5, manoeuvres: { attaqueSimple: 3 } }]);
    t.answerTo('preside', { do: 'attach', a: 3, b: 1, foes: 1 }, 1);
    t.fixed(count('○○○○')).answerTo('preside', { do: 'duel', a: 0, b: 1 }, 1);
    hurt(passAll(passAll(t, 'duel.impress'), 'duel.bid'), 1, 'legere');
    standAll(opens(t.rich(0, 0), '○', '●●●'), 'duel.openMend');
    expect(t.whyTo('duel.attack', attack('attaqueSimple', adieu), 0)).toBe('SON-NPC-04 shieldedYet');
  });
  test('SON-FIN-01 a test asks for the repartee when it is proposed; SON-TRA-01 nobody finishes a Trait off', () => {
    const t = withConteur([
      { name: 'A', skills: { vigilance: 2 }, traits: [{ name: 'Lâche', level: 'fort', flaw: true }] },
    ]);
    expect(t.whyTo('act', { do: 'test', skill: 'vigilance', margin: 1 }, 0)).toBe('SON-FIN-01 noRepartee');
    expect(t.whyTo('act', { do: 'test', trait: 'Lâche', ...adieu }, 0)).toBe('SON-FIN-01 mendShut');
    t.answerTo('act', { do: 'test', skill: 'vigilance', ...adieu }, 0).answerTo('test.rule', moyen, 1);
    t.fixed(row('○○○○●●'), count('○●')).answerTo('test.prepare', { do: 'draw' }, 0);
    expect([t.told('settled').success, t.s.xpDoubled]).toEqual([true, true]);
  });
  test('SON-FIN-01, SON-KAR-18 with a fortune it still takes white stones beyond success', () => {
    const t = hurt(above(), 1);
    t.fixed(count('○○●●●●')).answerTo('duel.attack', attack('attaqueSimple', adieu), 0);
    // Four against four would do for a blow.
    expect(t.choicesTo('duel.attackMend', 0)).not.toContainEqual({ do: 'fortune' });
  });
});

describe('SON-MRK-01 marks', () => {
  test('SON-MRK-01, SON-CFO-01 who struck back in a coup fourré leaves one too', () => {
    const t = duel(fencer, { escrime: 3, manoeuvres: { contreAttaque: 4 } })
      .poor(0)
      .rich(1, 6);
    standAll(opens(t, '○○○', '●●●●●'), 'duel.openMend');
    t.fixed(count('○○○●●●')).answerTo('duel.attack', attack('attaqueSimple'), 0);
    t.fixed(count('○○○○')).answerTo('duel.defend', { do: 'counter', manoeuvre: 'contreAttaque' }, 1);
    t.answerTo('duel.raise', { do: 'raise', count: 2 }, 1);
    passAll(t, 'duel.raise');
    while (t.open.some((one) => one.endsWith('duel.suffer'))) t.answerTo('duel.suffer', { do: 'wound' });
    t.answerTo('duel.mark', { do: 'mark', size: 2, text: 'une joue fendue' }, 1);
    expect(t.told('marked')).toMatchObject({ name: 'A', text: 'une joue fendue' });
    expect(t.figure(0).marks).toEqual(['une joue fendue']);
  });
  test('SON-MRK-01, SON-DTH-01 on one whom the Mortelle has felled', () => {
    const t = above({ ...fencer, manoeuvres: { attaqueSimple: 4 } }).rich(0, 6);
    t.fixed(count('○○○○'))
      .answerTo('duel.attack', attack('attaqueSimple'), 0)
      .answerTo('duel.defend', { do: 'take' }, 1);
    t.answerTo('duel.raise', { do: 'raise', count: 4 }, 0);
    passAll(t, 'duel.raise').answerTo('duel.attack', { do: 'stop' }, 0).answerTo('duel.suffer', { do: 'wound' }, 1);
    expect(t.figure(1).out).toBe('withdrawn');
    t.answerTo('duel.mark', { do: 'mark', size: 2 }, 0);
    expect(t.figure(1).marks).toEqual(['cicatrice']);
    expect(t.told('fightOver').winner).toBe('A');
  });
});

describe('SON-DUE-05 a chain', () => {
  test('SON-DUE-05, SON-MAG-14 who falls asleep over a spell has struck: what came through is suffered', () => {
    const t = above({ ...fencer, ...mage });
    t.figure(0).mana = 1;
    t.fixed(count('○○○○○●'))
      .answerTo('duel.attack', attack('attaqueSimple'), 0)
      .answerTo('duel.defend', { do: 'take' }, 1);
    passAll(t, 'duel.raise').answerTo('duel.attack', FIGER, 0).answerTo('test.rule', moyen, CONTEUR);
    t.fixed(row('○○○○○●')).answerTo('test.prepare', { do: 'draw' }, 0);
    expect(t.figure(0).asleep).toBe(true);
    t.answerTo('duel.suffer', { do: 'wound' }, 1);
    expect(t.figure(1).wounds.map(({ kind }) => kind)).toEqual(['serieuse']);
    expect(t.told('fightOver').winner).toBe('B');
  });
  test('SON-DUE-05, SON-DTH-01 struck down in the middle of it, the other bears what had come through', () => {
    const t = above();
    t.fixed(count('○○○○○●'))
      .answerTo('duel.attack', attack('attaqueSimple'), 0)
      .answerTo('duel.defend', { do: 'take' }, 1);
    passAll(t, 'duel.raise').answerTo('preside', { do: 'harm', to: 1, kind: 'mortelle', place: 'cœur' }, CONTEUR);
    expect(t.figure(1).wounds.map(({ kind }) => kind)).toEqual(['mortelle', 'serieuse']);
    expect(t.told('fightOver')).toMatchObject({ winner: 'A', why: 'won' });
  });
});

describe('SON-MAL-03 one memory', () => {
  test('SON-MAL-03, SON-DUE-06 Fente, Parade, Fente repeats nothing; Fente, Fente does', () => {
    const t = alone();
    t.fixed(count('●●●●●●')).answerTo('duel.attack', attack('fente'));
    standAll(t, 'duel.attackMend');
    opens(t, '●●●', '○○○○○');
    standAll(t, 'duel.openMend');
    expect(duelIn(t).up).toBe(1);
    t.fixed(count('○○○○○●●●')).answerTo('duel.attack', attack('attaqueSimple'), 1);
    t.fixed(count('●●●●●●●●')).answerTo('duel.defend', defend('paradeSimple'), 0);
    standAll(t, 'duel.defendMend')
      .answerTo('duel.attack', { do: 'stop' }, 1)
      .answerTo('duel.suffer', { do: 'wound' }, 0);
    standAll(opens(t, '○○○', '●●●●●'), 'duel.openMend');
    const repeated = () => t.sum('struck').find(([what]) => what === 'repeated');
    t.fixed(count('○○○○○○')).answerTo('duel.attack', attack('fente'), 0);
    expect(repeated()).toBeUndefined();
    t.answerTo('duel.defend', { do: 'take' }, 1);
    t.fixed(count('○○○○○○●')).answerTo('duel.attack', attack('fente'), 0);
    expect(repeated()).toEqual(['repeated', -1]);
  });
});
