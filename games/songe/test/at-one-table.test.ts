/** Things that lie on the table together: contests, shots and spells beside fights of every kind; S19, the same mends on every draw. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import {
  above,
  alone,
  attack,
  CONTEUR,
  defend,
  draw,
  duelIn,
  FIGER,
  fencer,
  hurt,
  mage,
  moyen,
  onGuard,
  passAll,
  standAll,
} from './fights.ts';
import { count, duel, opens, row, type Table, withConteur } from './table.ts';

const rivals = (a: number, b: number) =>
  ({ do: 'contest', a, b, skill: 'vigilance', how: 'competition' }) as const satisfies Answer;
const shoot = (a: number, b: number) =>
  ({ do: 'shot', a, b, distance: 'proche', moving: false, cover: 'aucun' }) as const satisfies Answer;
const archer = { ...mage, ranged: 'arc', skills: { tir: 2 } };
/** A fights a brigand, B watches; the Conteur sits at 2. */
const brawl = (): Table =>
  withConteur([
    { name: 'A', escrime: 3 },
    { name: 'B', ...archer },
  ])
    .answerTo('preside', { do: 'algarade', a: 0, b: 4, foes: 1 }, 2)
    .poor(0)
    .poor(1);
/** A and B wait for their fights, C watches; the Conteur sits at 3. */
const several = (): Table => {
  const t = withConteur([
    { name: 'A', escrime: 3 },
    { name: 'B', escrime: 3, ...archer },
    { name: 'C', ...archer },
  ]);
  const fights = [
    { a: 0, b: 3, foes: 0 },
    { a: 1, b: 4, foes: 0 },
  ];
  passAll(t.answerTo('preside', { do: 'melee', fights }, CONTEUR), 'melee.bid');
  return t.poor(0).poor(1).poor(2);
};
/** Both draw, the first one well. */
function matched(t: Table, seats: readonly [number, number]): Table {
  t.fixed(row('○○○○○○○○')).answerTo('test.prepare', draw, seats[0]);
  return t.fixed(row('●●●●●●●●')).answerTo('test.prepare', draw, seats[1]);
}

describe('beside an Algarade', () => {
  test('SON-INI-07, SON-OPP-01, SON-ALG-01 a contest between two of its blows', () => {
    const t = matched(brawl().answerTo('preside', rivals(0, 1), 2), [0, 1]);
    expect(t.told('contested').winner).toBe(0);
    expect(t.open).toContain('0 algarade.attack');
  });
  test('SON-INI-07, SON-RNG-06, SON-NPC-01 a shot fells the band, and the fight is over', () => {
    const t = brawl().answerTo('preside', shoot(1, 4), 2);
    t.fixed(row('○○○○○○○')).answerTo('test.prepare', draw, 1);
    expect(t.figure(4).out).toBe('down');
    expect(t.told('fightOver')).toMatchObject({ winner: 'A', why: 'won' });
  });
});

describe('beside several fights', () => {
  test('SON-INI-07, SON-OPP-01, SON-INI-04 a contest before the next one begins', () => {
    const t = several();
    const turn = t.open.find((one) => one.endsWith('melee.turn')) as string;
    matched(t.answerTo('preside', rivals(2, 0), CONTEUR), [2, 0]);
    expect(t.open).toContain(turn);
  });
  test('SON-INI-07, SON-MAG-02, SON-INI-04 who waits for his fight casts', () => {
    const t = several().answerTo('act', FIGER, 1).answerTo('test.rule', moyen, CONTEUR);
    t.fixed(row('○○○○○●')).answerTo('test.prepare', draw, 1);
    expect(t.told('spellCast').success).toBe(true);
    expect(t.open.some((one) => one.endsWith('melee.turn'))).toBe(true);
  });
  test('SON-INI-07, SON-RNG-01, SON-DTH-01 a shot fells one of those who wait: his fight is let go', () => {
    const t = several();
    for (const kind of ['serieuse', 'serieuse', 'serieuse', 'grave'] as const) hurt(t, 3, kind);
    t.answerTo('preside', shoot(2, 3), CONTEUR);
    Object.assign(t.figure(3), { sheet: { ...t.figure(3).sheet, armour: 'aucune', characteristics: {} } });
    t.fixed(row('○○○○○○○')).answerTo('test.prepare', draw, 2);
    expect(t.figure(3).out).toBe('withdrawn');
    expect(t.open).toContain('1 melee.turn');
  });
});

describe('beside a duel', () => {
  test('SON-INI-07, SON-OPP-01, SON-DUE-09 a contest in the dark of a duel is drawn for all to see', () => {
    const t = withConteur([{ name: 'A', ...fencer }], { hiddenEscrime: true });
    t.fixed(count('○○○○')).answerTo('preside', { do: 'duel', a: 0, b: 1 }, 1);
    passAll(t, 'duel.bid').poor(0).answerTo('preside', rivals(0, 1), 1);
    t.fixed(row('○○○○○○○○'), row('●●●●●●●●')).answerTo('test.prepare', draw, 0);
    expect(t.heard(0).find(({ kind }) => kind === 'drew')).toHaveProperty('fixed', 0);
    expect(t.view(0).figures[1]?.sheet.escrime).toBeNull();
  });
  test('SON-INI-07, SON-DUE-05, SON-BOT-01 a spell ends the chain, and a botte may still close it', () => {
    const t = above({ ...fencer, ...mage, bottes: ['plume'] }).rich(0, 4);
    t.fixed(count('○○○○○●'))
      .answerTo('duel.attack', attack('attaqueSimple'), 0)
      .answerTo('duel.defend', { do: 'take' }, 1);
    passAll(t, 'duel.raise').answerTo('duel.attack', FIGER, 0).answerTo('test.rule', moyen, CONTEUR);
    t.fixed(row('○○○○○●')).answerTo('test.prepare', draw, 0);
    t.answerTo('duel.botte', { do: 'botte', botte: 'plume', white: 4 }, 0).answerTo(
      'duel.botteAnswer',
      { do: 'take' },
      1,
    );
    expect(t.asked('duel.suffer', 1).about).toMatchObject({ wound: 'serieuse' });
  });
  test('SON-INI-07, SON-OBJ-03 an object instead of a manoeuvre: its charge pays, the chain ends', () => {
    const objects = [{ name: 'Bague', level: 2, difficulty: 1, phrase: 'figer', charge: 3, fitting: true }];
    const t = above({ ...fencer, objects }).answerTo('duel.attack', { do: 'useObject', object: 0 }, 0);
    t.fixed(row('○○○○●●●')).answerTo('test.prepare', draw, 0);
    expect([t.told('spellCast').paid, t.figure(0).sheet.objects[0]?.charge]).toEqual(['object', 0]);
    expect(t.open).toContain('0 duel.stance');
    expect(t.whyTo('duel.stance', { do: 'useObject', object: 0 }, 0)).toBe('SON-OBJ-03 objectEmpty');
  });
  test('SON-INI-07, SON-MAG-02 the Conteur casts for a PNJ who fights, at the price of his exchange', () => {
    const t = withConteur([{ name: 'A', ...fencer }]);
    Object.assign(t.figure(1), { sheet: { ...t.figure(1).sheet, ...mage }, mana: 16 });
    t.fixed(count('○○○○')).answerTo('preside', { do: 'duel', a: 0, b: 1 }, 1);
    passAll(passAll(t, 'duel.impress'), 'duel.bid').answerTo('duel.stance', { do: 'ready' }, 0);
    t.answerTo('duel.stance', FIGER, 1).fixed(row('○○○○○●')).answerTo('test.rule', moyen, 1);
    expect(t.told('upperHand').name).toBe('A');
  });
});

describe('S19 the same mends on every draw', () => {
  test('S19 SON-PPS-12, SON-DUE-03 an inversion in the opening', () => {
    const t = opens(onGuard().rich(1, 1), '○○○', '○○○●●');
    t.answerTo('duel.openMend', { do: 'invert' }, 1);
    expect(t.told('inverted').figure).toBe(1);
    expect(t.told('ahead')).toMatchObject({ name: 'A' });
  });
  test('S19 SON-DUE-07, SON-BOT-05 a parry of a botte is mended like any draw, till it is eight white ones or not', () => {
    const t = duel({ ...fencer, bottes: ['plume'] }, { escrime: 3, manoeuvres: { paradeSimple: 4 } })
      .rich(0, 4)
      .poor(1);
    standAll(opens(t, '○○○', '●●●●●'), 'duel.openMend');
    t.fixed(count('○○○○○○'))
      .answerTo('duel.attack', attack('attaqueSimple'), 0)
      .answerTo('duel.defend', { do: 'take' }, 1);
    passAll(t, 'duel.raise').answerTo('duel.attack', { do: 'stop' }, 0);
    t.answerTo('duel.botte', { do: 'botte', botte: 'plume', white: 4 }, 0);
    t.fixed(count('○○○●')).answerTo('duel.botteAnswer', { do: 'save' }, 1);
    t.fixed(count('○')).answerTo('duel.saveMend', { do: 'redraw', count: 1, from: 'escrime' }, 1);
    expect(t.told('parriedBotte')).toMatchObject({ held: true, how: 'draw', white: 8 });
  });
  test('S19 SON-KAR-18, SON-DUE-05 a fortune on a blow: four against four, no Réussite, and the chain goes on', () => {
    const t = above();
    t.fixed(count('○○●●●●')).answerTo('duel.attack', attack('attaqueSimple'), 0);
    t.answerTo('duel.attackMend', { do: 'fortune' }, 0);
    expect([t.figure(0).karma, duelIn(t).made, duelIn(t).chain]).toEqual([-1, 1, 0]);
    passAll(t, 'duel.raise');
    expect(t.open).toContain('0 duel.attack');
  });
  test('S19 SON-TST-06, SON-DEF-01 a bad AGI takes a white stone from a dodge; SON-MAN-02 of two the better one counts', () => {
    const t = alone(fencer, { escrime: 3, characteristics: { AGI: -1, DEX: 1 } });
    t.fixed(count('○○○○●●')).answerTo('duel.attack', attack('attaqueSimple'), 0);
    t.fixed(count('○○○○○○○●'), count('●')).answerTo('duel.defend', defend('esquiveSimple'), 1);
    expect(t.told('redrew')).toMatchObject({ rule: 'SON-TST-06', count: 1, from: 'forced' });
    expect(t.told('struck')).toMatchObject({ white: 6 });
  });
  test('S19 SON-KAR-12, SON-KAR-18, SON-GRP-02 good Karma and a fortune in a test of the group', () => {
    const t = withConteur([{ name: 'A', karma: 8 }, { name: 'B' }])
      .rich(0, 0)
      .poor(1);
    t.answerTo('preside', { do: 'group', skill: 'vigilance', difficulty: 0 }, 2);
    t.fixed(row('○○○●●●●●')).answerTo('test.prepare', draw, 0);
    t.fixed(count('○○')).answerTo('test.mend', { do: 'karma' }, 0);
    // Three and two of Karma against five: as many white as black will do.
    t.answerTo('test.mend', { do: 'fortune' }, 0);
    expect([t.told('settled').success, t.figure(0).karma]).toEqual([true, 5]);
  });
  test('SON-KAR-13, SON-DUE-03 bad Karma on an opening: who is behind then mends it', () => {
    const t = onGuard();
    t.figure(0).karma = -8;
    t.answerTo('preside', { do: 'impose', to: 0 }, CONTEUR);
    standAll(opens(t, '○●●', '○○●●●'), 'duel.openMend');
    expect(t.open).toContain('0 duel.avoid');
    t.fixed(count('●●'), count('○')).answerTo('duel.avoid', { do: 'take' }, 0);
    // Six less two against five: the one who was ahead may mend.
    expect(t.open).toContain('0 duel.openMend');
    t.answerTo('duel.openMend', { do: 'invert' }, 0);
    expect(t.told('ahead').name).toBe('');
  });
  test('SON-KAR-13, SON-CFO-01 bad Karma on the blow that meets another', () => {
    const t = above(fencer, { escrime: 3, manoeuvres: { contreAttaque: 3 } }).poor(0);
    t.figure(1).karma = -8;
    t.answerTo('preside', { do: 'impose', to: 1 }, CONTEUR);
    t.fixed(count('○○○○●●')).answerTo('duel.attack', attack('attaqueSimple'), 0);
    t.fixed(count('○○○●●')).answerTo('duel.defend', { do: 'counter', manoeuvre: 'contreAttaque' }, 1);
    t.fixed(count('●●'), count('○')).answerTo('duel.avoid', { do: 'take' }, 1);
    // Six against two and two: still good, and only what was white counts.
    expect(duelIn(t).back).toBe(2);
  });
});
