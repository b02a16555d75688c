/** Who pays, out of what: debts, the Limbes, bids for several fights, key moments, and what happens to Karma on the way. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import {
  above,
  alone,
  attack,
  badKarma,
  CONTEUR,
  draw,
  duelIn,
  FIGER,
  fencer,
  mage,
  moyen,
  onGuard,
  pass,
  passAll,
  standAll,
} from './fights.ts';
import { count, duel, opens, row, Table, withConteur } from './table.ts';

const PAIR = [
  { name: 'A', escrime: 3 },
  { name: 'B', escrime: 3 },
];
const fights = (surprised?: string) =>
  ({
    do: 'melee',
    fights: [
      { a: 0, b: 2, foes: 0, ...(surprised && { surprised }) },
      { a: 1, b: 3, foes: 0, ...(surprised && { surprised }) },
    ],
  }) as Answer;
/** Whom the auction asks, where all pass. */
function bidders(t: Table): number[] {
  const asked: number[] = [];
  while (t.open.some((one) => one.endsWith('melee.bid'))) {
    const { seat } = t.asked('melee.bid');
    asked.push(seat);
    t.answerTo('melee.bid', pass, seat);
  }
  return asked;
}

describe('SON-PPS-15 a debt', () => {
  test('SON-PPS-15, SON-INI-03 bids for several fights, where no stone is left', () => {
    const t = withConteur(PAIR).rich(0, 0).rich(1, 0).answerTo('preside', fights(), 2);
    expect(t.choicesTo('melee.bid', 1)).toContainEqual({ do: 'bid', count: 1, debt: true });
    t.fixed(count('○')).answerTo('melee.bid', { do: 'bid', count: 1, debt: true }, 1);
    expect(t.figure(1).karma).toBe(-1);
  });
  test('SON-PPS-15, SON-PPS-16 pays for a key moment', () => {
    const t = withConteur([{ name: 'A' }])
      .rich(0, 0)
      .answerTo('preside', { do: 'moment', price: 2 }, 1);
    expect(t.choicesTo('moment', 0)).toContainEqual({ do: 'payMoment', debt: true });
    t.fixed(count('○●')).answerTo('moment', { do: 'payMoment', debt: true }, 0);
    expect([t.told('moment').final, t.figure(0).karma]).toEqual([true, -2]);
  });
  test('SON-PPS-15, SON-BRU-03 activates the Masque in the Brumes', () => {
    const t = new Table({ options: { mode: 'crossing', arpenteurs: ['aurelie'] }, players: 1, seed: 3 }).rich(0, 0);
    t.answerTo('crossing.road', { do: 'onward' });
    const { ways } = t.asked('crossing.face').about;
    const way = ways.findIndex((one) => 'debt' in one && one.debt);
    expect(way).toBeGreaterThanOrEqual(0);
    t.fixed(count('○'), count('○')).answerTo('crossing.face', { do: 'face', way });
    expect(t.told('done').rule).toMatch(/^SON-PPS-(08|11)$/);
    expect(t.all('karma').map(({ why }) => why)).toContain('debt');
  });
  test('SON-PPS-15, SON-KAR-16 buys bad Karma off, of a spell whose Difficulty is hidden', () => {
    const t = badKarma(withConteur([{ name: 'A', ...mage }]).rich(0, 0), 0, 1);
    t.answerTo('act', FIGER, 0).answerTo('test.rule', moyen, 1).fixed(row('○○○○○●')).answerTo('test.prepare', draw, 0);
    expect(t.choicesTo('test.avoid')).toContainEqual({ do: 'pass', debt: true });
    t.fixed(count('○')).answerTo('test.avoid', { do: 'pass', debt: true }, 0);
    expect([t.told('spellCast').success, t.figure(0).karma]).toEqual([true, -9]);
  });
  test('SON-PPS-15, SON-KAR-02 the last case is never borrowed: the question is not put', () => {
    const t = above();
    t.figure(0).karma = -15;
    t.fixed(count('○○●●●●')).answerTo('duel.attack', attack('attaqueSimple'), 0);
    expect(t.choicesTo('duel.attackMend', 0).map((a) => a.do)).not.toContain('invert');
    expect(t.whyTo('duel.attackMend', { do: 'invert', debt: true }, 0)).toBe('SON-KAR-02 karmaExhausted');
  });
  test('SON-PPS-15, SON-BOT-05 counters a botte, eight cases for eight stones', () => {
    const t = duel({ ...fencer, bottes: ['plume'] }, { escrime: 3 })
      .rich(0, 4)
      .rich(1, 0);
    opens(t, '○○○', '●●●●●');
    standAll(t, 'duel.openMend').fixed(count('○○○○○○')).answerTo('duel.attack', attack('attaqueSimple'), 0);
    t.answerTo('duel.defend', { do: 'take' }, 1);
    passAll(t, 'duel.raise').answerTo('duel.attack', { do: 'stop' }, 0);
    t.answerTo('duel.botte', { do: 'botte', botte: 'plume', white: 4 }, 0);
    t.fixed(count('○○○○●●●●')).answerTo('duel.botteAnswer', { do: 'counterBotte', debt: true }, 1);
    expect(t.told('parriedBotte')).toMatchObject({ held: true, how: 'panache' });
    expect(t.figure(1).karma).toBe(-8);
  });
  test('SON-PPS-15, SON-KAR-13 that makes bad Karma lets it be imposed on the same draw', () => {
    const t = above();
    t.figure(0).karma = -3;
    t.fixed(count('○○●●●●'), count('●')).answerTo('duel.attack', attack('attaqueSimple'), 0);
    expect(t.whyTo('preside', { do: 'impose', to: 0 }, CONTEUR)).toBe('SON-KAR-13 noBadKarma');
    t.answerTo('duel.attackMend', { do: 'invert', debt: true }, 0);
    expect(t.open).toContain('1 duel.defend');
    t.answerTo('preside', { do: 'impose', to: 0 }, CONTEUR);
    expect(t.figure(0).imposed).toBe(true);
  });
  test('SON-PPS-15, SON-DES-03 lifts a dessous; SON-OPP-02 breaks a tie', () => {
    const t = alone();
    t.figure(0).karma = 0;
    t.prepare((s) => {
      Object.assign(duelIn(t), { step: 'shed', up: 0, made: 1, serial: ++s.serial });
      duelIn(t).sides[0].dessous = 1;
    });
    expect(t.choicesTo('duel.shed', 0)).toContainEqual({ do: 'shed', debt: true });
    const tied = opens(onGuard(fencer, { escrime: 3 }).rich(0, 0).rich(1, 0), '○○○', '○○○○○');
    expect(tied.choicesTo('duel.tie', 0)).toContainEqual({ do: 'breakTie', debt: true });
  });
});

describe('SON-LIM-03 the Conteur', () => {
  test('SON-LIM-03, SON-LIM-04, SON-INI-03 bids for his PNJ out of the Limbes, in stones that he chooses', () => {
    const t = withConteur(PAIR).prepare(({ store }) => {
      store.bag.black -= 2;
      store.limbes.black += 2;
    });
    t.answerTo('preside', fights(), 2);
    while (!t.open.includes('2 melee.bid')) t.answerTo('melee.bid', pass);
    expect(t.whyTo('melee.bid', { do: 'bid', count: 3, purse: 'limbes', white: 3 }, 2)).toBe('SON-PPS-02 noSuchStones');
    t.answerTo('melee.bid', { do: 'bid', count: 1, purse: 'limbes', white: 0 }, 2);
    expect(t.told('spent')).toMatchObject({ purse: 'limbes', black: 1, name: 'Conteur' });
    expect([t.s.store.limbes.black, t.told('bid').stake]).toEqual([1, 1]);
  });
  test('SON-AFF-03, SON-LIM-03 pays for a keyword in the colour that he says', () => {
    const t = withConteur([{ name: 'A' }]).prepare((s) => {
      s.store.bag.black -= 1;
      s.purse.black += 1;
    });
    t.answerTo('preside', { do: 'keyword', about: 'Le Comte', text: 'rusé', white: 0 }, 1);
    expect(t.told('spent')).toMatchObject({ white: 0, black: 1, purse: 'conteur' });
  });
  test('SON-INI-03 bids for nobody where all his PNJ are taken by surprise, and the players do', () => {
    expect(bidders(withConteur(PAIR).answerTo('preside', fights('second'), 2))).not.toContain(2);
    expect(bidders(withConteur(PAIR).answerTo('preside', fights('first'), 2))).toEqual([2]);
    expect(bidders(withConteur(PAIR).answerTo('preside', fights('both'), 2))).toEqual([]);
  });
});

describe('SON-KAR-10 what bad Karma brings', () => {
  test('SON-KAR-10 from one point to three at once: both marks are told, and asked one after the other', () => {
    const t = withConteur([{ name: 'A', karma: -4 }]).answerTo('preside', { do: 'judge', to: 0, cases: -8 }, 1);
    expect(t.all('said').map(({ what }) => what)).toEqual(['bodyDue', 'nightmareDue', 'reaction']);
    expect(t.asked('omen').about.points).toBe(-2);
    t.answerTo('omen', { do: 'body', to: 0, change: 'petites cornes' }, 1);
    expect(t.asked('omen').about.points).toBe(-3);
    t.answerTo('omen', t.choicesTo('omen')[0] as Answer, 1);
    expect(t.figure(0).sheet.eclats).toHaveLength(1);
  });
  test('SON-KAR-10, SON-PPS-15 a debt in the middle of a duel asks the Conteur at once, and the duel goes on', () => {
    const t = above();
    t.figure(0).karma = -7;
    t.fixed(count('○○●●●●'), count('○')).answerTo('duel.attack', attack('attaqueSimple'), 0);
    t.answerTo('duel.attackMend', { do: 'invert', debt: true }, 0);
    expect(t.open).toEqual(expect.arrayContaining(['3 omen', '1 duel.defend']));
    t.answerTo('duel.defend', { do: 'take' }, 1).answerTo(
      'omen',
      { do: 'body', to: 0, change: 'petites cornes' },
      CONTEUR,
    );
    expect(t.figure(0).marks).toEqual(['petites cornes']);
  });
  test('SON-KAR-10, SON-DUE-10 four points in a duel: the Conteur goes on fencing for him', () => {
    const t = above();
    t.figure(0).karma = -15;
    t.answerTo('preside', { do: 'judge', to: 0, cases: -1 }, CONTEUR);
    expect(t.open).toContain('3 duel.attack');
    t.fixed(count('○○○○●●')).answerTo('duel.attack', attack('attaqueSimple'), CONTEUR);
    expect(t.open).toContain('1 duel.defend');
    // What bad Karma there is is his own: nobody imposes it on a PNJ.
    expect(t.whyTo('preside', { do: 'impose', to: 0 }, CONTEUR)).toBe('SON-KAR-13 noBadKarma');
  });
});

describe('SON-PPG-08 what is taken on', () => {
  test('SON-PPG-08, SON-DUE-03 an exchange that three ties make void pays it all the same', () => {
    const t = duel({ escrime: 3 }, { escrime: 3 }).poor(0).poor(1);
    t.answerTo('duel.stance', { do: 'ready', panache: 1 }, 0);
    const tie = [count('○○○●'), count('○○○○●')];
    t.fixed(...tie, ...tie, ...tie, count('○')).answerTo('duel.stance', { do: 'ready' }, 1);
    expect(t.told('exchange').n).toBe(2);
    expect(t.told('gained')).toMatchObject({ rule: 'SON-PPG-08', white: 1 });
  });
});
