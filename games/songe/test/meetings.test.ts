/** Where families of rules meet: the cells of pairs.json that no other test fills. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { count, duel, opens, row, type Table, withConteur } from './table.ts';

const attack = (manoeuvre: string) => ({ do: 'attack', manoeuvre }) as Answer;
const draw = { do: 'draw' } as const;
const sign = { do: 'sign' } as const;
/** A Sérieuse: one black stone on every draw. */
const hurt = (t: Table, i = 0): Table => {
  t.figure(i).wounds = [...t.figure(i).wounds, { kind: 'serieuse', day: 1, place: '', hidden: false }];
  return t;
};
/** Stones out of the bag into the reserve or the Limbes. */
const laid = (t: Table, where: 'reserve' | 'limbes', white: number, black = 0): Table => {
  t.s.store.bag.white -= white;
  t.s.store.bag.black -= black;
  Object.assign(t.s.store[where], { white, black });
  return t;
};

describe('a Signe', () => {
  test('SON-SIG-05, SON-OPP-01, SON-MAL-05 a wounded one under the Rêve wins a contest', () => {
    const t = hurt(withConteur([{ name: 'A', signe: 'reve' }, { name: 'B' }]));
    t.answerTo('preside', { do: 'contest', a: 0, b: 1, skill: 'vigilance', how: 'competition' }, 2);
    expect(t.asked('test.prepare').about.fixed).toBe(-1);
    t.answerTo('test.prepare', sign, 0).poor(1);
    t.fixed(row('●●●●●●●●')).answerTo('test.prepare', draw, 1);
    expect(t.told('contested')).toMatchObject({ winner: 0 });
  });
  test('SON-SIG-05, SON-KAR-13 ends a test before bad Karma can be imposed', () => {
    const t = withConteur([{ name: 'A', signe: 'reve', karma: -8, skills: { vigilance: 1 } }]);
    t.answerTo('act', { do: 'test', skill: 'vigilance' });
    t.answerTo('test.rule', { do: 'rule', difficulty: 4, important: true }, 1).answerTo('test.prepare', sign);
    expect(t.told('settled').success).toBe(true);
    expect(t.open).not.toContain('1 test.impose');
  });
  test('SON-SIG-05, SON-ALG-09, SON-NPC-04 fells a band, and those who fall shield nobody', () => {
    const t = withConteur([{ name: 'A', escrime: 3, signe: 'reve' }]);
    t.answerTo('preside', { do: 'attach', a: 3, b: 1, foes: 2 }, 1);
    t.answerTo('preside', { do: 'algarade', a: 0, b: 3, foes: 2 }, 1).answerTo('algarade.attack', attack('enForce'));
    t.fixed(count('○')).answerTo('test.prepare', sign);
    expect(t.told('felled')).toMatchObject({ count: 2 });
    expect(t.figure(3).guards).toBeNull();
  });
  test('SON-SIG-05, SON-MAG-11, SON-MAL-05 saves the spell of a wounded mage whose Difficulty he does not know', () => {
    const t = hurt(withConteur([{ name: 'A', signe: 'reve', pouvoirs: { figer: 3 } }])).poor(0);
    t.answerTo('act', { do: 'spell', words: ['figer'] }).answerTo('test.rule', { do: 'rule', difficulty: 4 }, 1);
    t.fixed(row('●●●●●●')).answerTo('test.prepare', draw);
    expect(t.sum('drew')).toContainEqual(['wounds', -1]);
    expect(t.heard(0).find(({ kind }) => kind === 'drew')).not.toHaveProperty('sum');
    t.answerTo('test.mend', sign);
    expect(t.told('spellCast')).toMatchObject({ success: true, difficulty: 4 });
  });
  test('SON-SIG-06, SON-BOT-01 the reserve pays for a botte in its colours, and leaves the game', () => {
    const t = duel({ escrime: 3, signe: 'reve', bottes: ['plume'] }, { escrime: 3 });
    laid(t.poor(0).poor(1), 'reserve', 4);
    opens(t, '○○○', '●●●●●');
    t.fixed(count('○○○○○●●●')).answerTo('duel.attack', attack('attaqueSimple')).answerTo('duel.defend', { do: 'take' });
    t.answerTo('duel.raise', { do: 'pass' }).answerTo('duel.attack', { do: 'stop' });
    t.answerTo('duel.botte', { do: 'botte', botte: 'plume', white: 4 });
    expect(t.told('spent')).toMatchObject({ purse: 'reserve', white: 4 });
    expect([t.s.store.reserve.white, t.s.store.out.white]).toEqual([0, 4]);
  });
  test('SON-SIG-03, SON-DUE-01 the shadow of the Limbes lies on the opening of a duel', () => {
    const t = laid(withConteur([{ name: 'A', escrime: 2, signe: 'cauchemar' }]), 'limbes', 0, 2);
    t.answerTo('preside', { do: 'shadow', to: 0, count: 2 }, 1);
    t.fixed(count('○○')).answerTo('preside', { do: 'duel', a: 0, b: 2 }, 1);
    for (const seat of [0, 1]) t.answerTo('duel.impress', { do: 'pass' }, seat);
    for (const seat of [0, 1]) t.answerTo('duel.bid', { do: 'pass' }, seat);
    opens(t, '●●●●●●●', '○○○○');
    expect(t.all('opened')[0]?.sum).toContainEqual({ rule: 'SON-SIG-03', what: 'shadow', value: -2 });
  });
});

describe('Karma', () => {
  test('SON-ALG-02, SON-KAR-06 without a stone a lost Algarade costs a case', () => {
    const t = withConteur([{ name: 'A', escrime: 3 }]).rich(0, 0);
    t.answerTo('preside', { do: 'algarade', a: 0, b: 3, foes: 1 }, 1).answerTo('algarade.attack', attack('enForce'));
    t.fixed(row('●●●●●●')).answerTo('test.prepare', draw);
    t.fixed(row('●●●●●●●')).answerTo('test.mend', { do: 'stand' });
    expect(t.told('karma')).toMatchObject({ rule: 'SON-ALG-02', change: -1 });
  });
  test('SON-PPS-15, SON-BOT-01 a debt has no colour, and pays for no botte', () => {
    const t = duel({ escrime: 3, bottes: ['plume', 'nevers'] }, { escrime: 3 });
    t.rich(0, 4).poor(1);
    opens(t, '○○○', '●●●●●');
    t.fixed(count('○○○○○●●●')).answerTo('duel.attack', attack('attaqueSimple')).answerTo('duel.defend', { do: 'take' });
    t.answerTo('duel.raise', { do: 'pass' }).answerTo('duel.attack', { do: 'stop' });
    expect(t.whyTo('duel.botte', { do: 'botte', botte: 'nevers', debt: true })).toBe('SON-PPS-15 debtHasNoColour');
  });
  test('SON-RNG-01, SON-KAR-12, SON-PPS-12, SON-NPC-04 and panache mend a shot, which hits who shields the target', () => {
    const archer = { name: 'A', karma: 8, skills: { tir: 2 }, ranged: 'arc', signe: 'reve' };
    const t = withConteur([archer]).rich(0, 1);
    t.answerTo('preside', { do: 'attach', a: 3, b: 1, foes: 2 }, 1);
    const shot = { do: 'shot', a: 0, b: 1, distance: 'proche', moving: false, cover: 'aucun' } as const;
    t.answerTo('preside', shot, 1).fixed(row('○○●●●●●')).answerTo('test.prepare', draw);
    t.answerTo('test.mend', { do: 'invert' });
    t.fixed(count('○○')).answerTo('test.mend', { do: 'karma' });
    expect(t.told('settled')).toMatchObject({ what: 'shot', success: true });
    expect(t.told('shielded')).toMatchObject({ left: 1 });
    expect(t.figure(1).wounds).toEqual([]);
    t.answerTo('preside', shot, 1).answerTo('test.prepare', sign);
    expect(t.told('shielded')).toMatchObject({ left: 0 });
  });
  test('SON-INI-03, SON-PPS-15, SON-SIG-06 several fights are bid for on Karma, and out of the reserve', () => {
    const t = withConteur([
      { name: 'A', escrime: 3, signe: 'reve' },
      { name: 'B', escrime: 3 },
    ]);
    laid(t.poor(0).rich(1, 1), 'reserve', 3);
    const fights = [
      { a: 0, b: 2, foes: 0 },
      { a: 1, b: 3, foes: 0 },
    ];
    t.answerTo('preside', { do: 'melee', fights }, 2).fixed(count('●'));
    t.answerTo('melee.bid', { do: 'bid', count: 2, debt: true }, 1);
    expect(t.figure(1).karma).toBe(-1);
    if (t.open.includes('2 melee.bid')) t.answerTo('melee.bid', { do: 'pass' }, 2);
    t.answerTo('melee.bid', { do: 'bid', count: 3 }, 0);
    expect([t.told('spent').purse, t.s.store.out.white]).toEqual(['reserve', 3]);
  });
  test('SON-KAR-20, SON-PPC-02, SON-NPC-04 and panache lengthen a chain that minor PNJ bear', () => {
    const t = withConteur([{ name: 'A', escrime: 5, karma: 8, manoeuvres: { attaqueSimple: 3 } }]);
    t.answerTo('preside', { do: 'attach', a: 3, b: 1, foes: 3 }, 1);
    t.fixed(count('○○○○')).answerTo('preside', { do: 'duel', a: 0, b: 1 }, 1);
    t.rich(0, 1)
      .poor(1)
      .prepare((s) => {
        s.store.bag.white += s.purse.white;
        Object.assign(s.purse, { white: 0, black: 0 });
      });
    for (const seat of [0, 1]) t.answerTo('duel.impress', { do: 'pass' }, seat);
    opens(t.answerTo('duel.bid', { do: 'pass' }, 0), '○', '●●●').answerTo('duel.openMend', { do: 'stand' }, 1);
    t.fixed(count('○●●●●')).answerTo('duel.attack', attack('attaqueSimple'));
    t.fixed(count('○○')).answerTo('duel.attackMend', { do: 'karma' }).answerTo('duel.defend', { do: 'take' }, 1);
    t.answerTo('duel.raise', { do: 'raise', count: 1 }).answerTo('duel.raise', { do: 'pass' });
    t.answerTo('duel.attack', { do: 'stop' });
    // Two of the draw, one for the stone.
    expect(t.all('shielded').map(({ left }) => left)).toEqual([2, 1, 0]);
  });
});

describe('several fights', () => {
  test('SON-INI-07, SON-DUE-09, SON-NPC-04, SON-DTH-01 one in the dark, one against who shields, one that cannot be any more', () => {
    const heroes = ['A', 'B', 'C'].map((name) => ({ name, escrime: 3 }));
    const t = withConteur(heroes, { hiddenEscrime: true }, { purses: ['○○○○', '○●●●', '○●●●'] });
    const [COMTE, BRETTEUR, BAND] = [3, 4, 5];
    t.answerTo('preside', { do: 'attach', a: BAND, b: COMTE, foes: 2 }, 3);
    const fights = [
      { a: 0, b: BAND, foes: 2 },
      { a: 1, b: BRETTEUR, foes: 0 },
      { a: 2, b: COMTE, foes: 0 },
    ];
    t.answerTo('preside', { do: 'melee', fights }, 3);
    for (const seat of [1, 2, 3]) t.answerTo('melee.bid', { do: 'pass' }, seat);
    t.answerTo('preside', { do: 'harm', to: 1, kind: 'mortelle', place: 'flanc' }, 3);
    t.answerTo('melee.turn', { do: 'engage' }, 0).answerTo('algarade.attack', attack('attaqueSimple'));
    t.fixed(row('○○○●●●'), count('○')).answerTo('test.prepare', draw);
    expect(t.figure(BAND).guards).toBeNull();
    // B has withdrawn: C is next, against a foe whose Escrime nobody tells.
    t.fixed(count('○○○○')).answerTo('melee.turn', { do: 'engage' }, 2);
    const duelling = t.view(2).business.at(-1);
    expect(duelling).toMatchObject({ kind: 'duel', dark: true });
    expect(t.view(2).figures[COMTE]?.sheet.escrime).toBeNull();
    expect(t.open).not.toContain('2 duel.impress');
  });
  test('SON-NPC-04, SON-DUE-09 minor PNJ bear a chain in the dark, of which only Réussites are told', () => {
    const t = withConteur([{ name: 'A', escrime: 5, manoeuvres: { attaqueSimple: 4 } }], { hiddenEscrime: true });
    t.answerTo('preside', { do: 'attach', a: 3, b: 1, foes: 2 }, 1);
    t.fixed(count('○○○○')).answerTo('preside', { do: 'duel', a: 0, b: 1 }, 1);
    for (const seat of [0, 1]) t.answerTo('duel.bid', { do: 'pass' }, seat);
    opens(t, '○', '●●●').answerTo('duel.openMend', { do: 'stand' }, 1);
    t.fixed(count('○○●●')).answerTo('duel.attack', attack('attaqueSimple')).answerTo('duel.defend', { do: 'take' }, 1);
    for (const seat of [0, 1]) t.answerTo('duel.raise', { do: 'pass' }, seat);
    t.answerTo('duel.attack', { do: 'stop' });
    expect(t.all('shielded').map(({ left }) => left)).toEqual([1, 0]);
    expect(t.figure(1).wounds).toEqual([]);
  });
  test('SON-BOT-05, SON-NPC-04 a botte fells one of those who shield', () => {
    const t = withConteur([{ name: 'A', escrime: 5, bottes: ['plume'], manoeuvres: { attaqueSimple: 3 } }]);
    t.answerTo('preside', { do: 'attach', a: 3, b: 1, foes: 3 }, 1);
    t.fixed(count('●●●●')).answerTo('preside', { do: 'duel', a: 0, b: 1 }, 1).rich(0, 4);
    for (const seat of [0, 1]) t.answerTo('duel.impress', { do: 'pass' }, seat);
    for (const seat of [0, 1]) t.answerTo('duel.bid', { do: 'pass' }, seat);
    opens(t, '○', '●●●').answerTo('duel.openMend', { do: 'stand' }, 1);
    t.fixed(count('○○●●●')).answerTo('duel.attack', attack('attaqueSimple')).answerTo('duel.defend', { do: 'take' }, 1);
    for (const seat of [0, 1]) t.answerTo('duel.raise', { do: 'pass' }, seat);
    t.answerTo('duel.attack', { do: 'stop' }).answerTo('duel.botte', { do: 'botte', botte: 'plume' });
    t.answerTo('duel.botteAnswer', { do: 'take' }, 1);
    // One for the Réussite of the chain, one for the wound of the botte.
    expect(t.all('shielded').map(({ left }) => left)).toEqual([2, 1]);
    expect(t.figure(1).wounds).toEqual([]);
  });
});
