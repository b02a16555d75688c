/** A fight lies on the table, not over it: who may do what between two blows, in duels and Algarades, alone and in turns. */
import { Match } from '@reverie/kernel/match';
import { hashOf } from '@reverie/kernel/plain';
import { isRefusal } from '@reverie/kernel/refusal';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { rules } from '../rules.ts';
import {
  above,
  attack,
  CONTEUR,
  draw,
  duelIn,
  FIGER,
  fencer,
  hurt,
  mage,
  moyen,
  onGuard,
  pass,
  passAll,
  stand,
  WATCHER,
} from './fights.ts';
import { count, row, sheet, type Table, withConteur } from './table.ts';

const ALGARADE = { do: 'algarade', a: 0, b: 3, foes: 1 } as const satisfies Answer;
/** One Arpenteur and one brigand of a band. */
const brawl = (more: object): Table =>
  withConteur([{ name: 'A', escrime: 3, ...more }])
    .answerTo('preside', ALGARADE, 1)
    .rich(0, 0);

describe('SON-INI-07 who watches', () => {
  test('SON-INI-07, SON-MAG-14 casts and falls asleep over it; the duel goes on', () => {
    const t = above();
    t.figure(WATCHER).mana = 1;
    t.answerTo('act', FIGER, WATCHER).answerTo('test.rule', moyen, CONTEUR);
    expect(t.whyTo('preside', { do: 'endFight' }, CONTEUR)).toBe('SON-DUE-10 noFight');
    t.poor(WATCHER).fixed(row('○○○○○●')).answerTo('test.prepare', draw, WATCHER);
    expect([t.figure(WATCHER).asleep, t.open.includes('0 duel.attack')]).toEqual([true, true]);
  });
  test('SON-INI-07, SON-RNG-01, SON-NPC-02 shoots one of those who fight, and the fight is over when he falls', () => {
    const t = above(fencer, { escrime: 3 });
    hurt(hurt(t, 1, 'grave'), 1, 'serieuse').poor(WATCHER);
    const shot = { do: 'shot', a: WATCHER, b: 1, distance: 'proche', moving: false, cover: 'aucun' } as const;
    expect(t.whyTo('preside', { ...shot, a: 0 }, CONTEUR)).toBe('SON-INI-07 insteadOfFencing');
    hurt(hurt(t, 1, 'serieuse'), 1, 'serieuse');
    t.answerTo('preside', shot, CONTEUR).fixed(row('○○○○○○○')).answerTo('test.prepare', draw, WATCHER);
    expect(t.told('hurt').wound).toBe('mortelle');
    expect(t.told('fightOver')).toMatchObject({ winner: 'A', why: 'won' });
  });
  test('SON-INI-07, SON-IMP-01 acts before anybody is on guard, while it is asked who makes a show of it', () => {
    const t = withConteur([{ name: 'A', ...fencer }, { name: 'B', escrime: 3 }, { name: 'C' }]);
    t.answerTo('preside', { do: 'duel', a: 0, b: 1 }, CONTEUR);
    t.answerTo('act', { do: 'test', skill: 'vigilance' }, 2).answerTo('test.rule', moyen, CONTEUR);
    t.fixed(row('○○○○○○○○')).answerTo('test.prepare', draw, 2);
    expect(t.open).toContain('0 duel.impress');
  });
  test('SON-INI-07, SON-DUE-01 one is on guard already when somebody casts, and stays so', () => {
    const t = onGuard().answerTo('duel.stance', { do: 'ready', panache: 1 }, 0);
    t.answerTo('act', FIGER, WATCHER).answerTo('test.rule', moyen, CONTEUR);
    t.poor(WATCHER).fixed(row('○○○○○●')).answerTo('test.prepare', draw, WATCHER);
    t.fixed(count('○○○●'), count('●●●●●')).answerTo('duel.stance', { do: 'ready' }, 1);
    expect(t.all('opened')[0]?.sum).toContainEqual({ rule: 'SON-PPG-08', what: 'panache', value: -1 });
  });
  test('SON-GRP-02, SON-INI-07 a group is called upon between two blows: those who fight draw too', () => {
    const t = above().answerTo('preside', { do: 'group', skill: 'vigilance', difficulty: 0 }, CONTEUR);
    for (const seat of [0, 1, 2]) {
      const { fixed = 0 } = t.asked('test.prepare', seat).about;
      t.poor(seat)
        .fixed(row('○'.repeat(8 - fixed)))
        .answerTo('test.prepare', draw, seat);
    }
    expect([t.told('groupTest').members, t.open.includes('0 duel.attack')]).toEqual([3, true]);
  });
});

describe('SON-INI-07 who fights', () => {
  test('SON-INI-07, SON-MAG-14 casts instead of the opening, falls asleep, and has lost', () => {
    const t = onGuard({ ...fencer, ...mage });
    t.figure(0).mana = 1;
    t.answerTo('duel.stance', FIGER, 0).answerTo('test.rule', moyen, CONTEUR);
    t.fixed(row('○○○○○●')).answerTo('test.prepare', draw, 0);
    expect(t.told('fightOver')).toMatchObject({ winner: 'B', why: 'won' });
  });
  test('SON-INI-07, SON-POT-01 both do something else: the exchange is over', () => {
    const t = onGuard({ ...fencer, ...mage }, { escrime: 3, potions: [2] });
    t.answerTo('duel.stance', FIGER, 0).answerTo('test.rule', moyen, CONTEUR);
    t.fixed(row('○○○○○●')).answerTo('test.prepare', draw, 0);
    hurt(t, 1, 'legere').fixed(count('○●')).answerTo('duel.stance', { do: 'potion', quality: 2 }, 1);
    expect([t.figure(1).wounds, t.told('exchange').n]).toEqual([[], 2]);
  });
  test('SON-INI-07, SON-DUE-09, SON-MAG-11 casts in a duel in the dark: two things are hidden, and neither is told', () => {
    const t = withConteur([{ name: 'A', ...fencer, ...mage }], { hiddenEscrime: true });
    t.fixed(count('○○○○')).answerTo('preside', { do: 'duel', a: 0, b: 1 }, 1);
    passAll(t, 'duel.bid').answerTo('duel.stance', FIGER, 0).answerTo('test.rule', { do: 'rule', difficulty: 1 }, 1);
    t.rich(0, 1).fixed(row('○○○●●●●')).answerTo('test.prepare', draw, 0);
    const shown = t.view(0);
    expect([shown.lying, shown.figures[1]?.sheet.escrime]).toEqual([null, null]);
    t.answerTo('test.mend', { do: 'invert' }, 0);
    expect(t.told('spellCast')).toMatchObject({ success: true });
    t.answerTo('duel.stance', { do: 'ready' }, 1);
    expect(t.told('upperHand')).toMatchObject({ figure: 1 });
  });
  test('SON-POT-02, SON-WND-07 drinks against a wound that the Conteur keeps: it heals, and nobody is told which', () => {
    const t = hurt(above({ ...fencer, potions: [2] }, { escrime: 3 }, { hiddenWounds: true }), 0, 'serieuse', true);
    t.fixed(count('○○')).answerTo('duel.attack', { do: 'potion', quality: 2 }, 0);
    expect(t.figure(0).wounds).toEqual([]);
    expect(t.heard(0).find(({ kind }) => kind === 'healed')).not.toHaveProperty('wound');
    expect(t.heard(CONTEUR).find(({ kind }) => kind === 'healed')).toMatchObject({ wound: 'serieuse' });
  });
  test('SON-POT-02, SON-WND-07 the odds of that potion know no more than its drinker', () => {
    const options = { hiddenWounds: true, bag: 'coin' };
    const t = hurt(withConteur([{ name: 'A', potions: [2] }], options, { seed: 1 }), 0, 'grave', true);
    // Légère in one case of four, for one white stone of two; Sérieuse in another, for both: 3/16 and 1/16.
    expect(t.waysTo('act', { do: 'potion', quality: 2 }, 0)).toMatchObject({ 'healed.hidden': '1/4' });
  });
});

describe('SON-INI-07 an Algarade', () => {
  test('SON-INI-07, SON-POT-01, SON-ALG-07 drinks instead of an attack, and the band strikes', () => {
    const t = hurt(brawl({ potions: [2] }), 0, 'legere');
    t.fixed(count('○○'), row('○○○○○○○')).answerTo('algarade.attack', { do: 'potion', quality: 2 }, 0);
    expect(t.figure(0).wounds).toEqual([]);
    expect(t.open).toContain('0 algarade.defend');
    expect(t.whyTo('act', { do: 'test', skill: 'vigilance' }, 0)).toBe('SON-INI-07 insteadOfFencing');
  });
  test('SON-INI-07, SON-MAG-12, SON-ALG-03 casts instead, and what was used before still counts as used', () => {
    const t = brawl(mage).answerTo('algarade.attack', attack('enForce'), 0);
    t.rich(0, 1).fixed(row('●●●●●●')).answerTo('test.prepare', draw, 0);
    t.fixed(row('●●●●●●●')).answerTo('test.mend', stand, 0).answerTo('algarade.attack', FIGER, 0);
    t.answerTo('test.rule', moyen, 1).fixed(row('○○○○○●'), row('●●●●●●●')).answerTo('test.prepare', draw, 0);
    t.answerTo('algarade.attack', attack('enForce'), 0);
    expect(t.asked('test.prepare').about.fixed).toBe(1);
  });
  test('SON-INI-07, SON-MAG-14 casts, falls asleep over it, and fights no more', () => {
    const t = brawl(mage);
    t.figure(0).mana = 1;
    t.answerTo('algarade.attack', FIGER, 0).answerTo('test.rule', moyen, 1);
    t.fixed(row('○○○○○●')).answerTo('test.prepare', draw, 0);
    expect(t.told('fightOver')).toMatchObject({ winner: '', why: 'stopped' });
  });
  test('SON-DUE-10, SON-ALG-09 the Conteur ends it, and nobody has won', () => {
    const t = brawl({});
    expect(t.choicesTo('preside', 1)).toContainEqual({ do: 'endFight' });
    t.answerTo('preside', { do: 'endFight' }, 1);
    expect(t.told('fightOver')).toMatchObject({ rule: 'SON-DUE-10', winner: '', why: 'stopped' });
  });
  test('SON-ALG-02, SON-KAR-13 bad Karma makes a blow of one’s own fail there too: a mishap, and a stone', () => {
    const t = brawl({});
    t.figure(0).karma = -8;
    t.answerTo('preside', { do: 'impose', to: 0 }, 1).answerTo('algarade.attack', attack('enForce'), 0);
    t.fixed(row('○○○●●●'), count('●●'), count('○'), row('●●●●●●●')).answerTo('test.prepare', draw, 0);
    // Two fixed and three drawn make five white ones, against three and two of Karma.
    t.answerTo('test.avoid', { do: 'take' }, 0);
    expect(t.told('mishap').rule).toBe('SON-ALG-04');
    // The stone that was gained for it, and no case besides.
    expect([t.told('lost').rule, t.all('karma').map(({ rule }) => rule)]).toEqual(['SON-ALG-02', ['SON-KAR-13']]);
  });
});

describe('SON-INI-07 as an option, an exchange each', () => {
  const pair = [
    { name: 'A', escrime: 3 },
    { name: 'B', escrime: 3 },
  ];
  const [BAND, BRETTEUR] = [4, 3];
  /** A meets a brigand, B the bretteur; A begins. */
  function inTurns(): Table {
    const t = withConteur(pair, { turns: 'exchange' }, { purses: ['○○○○', '○●●●'] });
    const fights = [
      { a: 0, b: BAND, foes: 1 },
      { a: 1, b: BRETTEUR, foes: 0 },
    ];
    t.answerTo('preside', { do: 'melee', fights }, 2);
    return passAll(t, 'melee.bid').rich(0, 2).rich(1, 2);
  }
  /** A misses, and the band too: one exchange of the Algarade. */
  function misses(t: Table, manoeuvre: string): Table {
    t.answerTo('algarade.attack', attack(manoeuvre), 0)
      .fixed(row('●●●●●●'), row('●●●●●●●'))
      .answerTo('test.prepare', draw, 0);
    if (t.open.includes('0 test.mend')) t.answerTo('test.mend', stand, 0);
    return t;
  }
  test('SON-INI-07, SON-ALG-01 an Algarade waits too when each has struck', () => {
    const t = misses(inTurns().answerTo('melee.turn', { do: 'engage' }, 0), 'enForce');
    expect(t.open).toContain('1 melee.turn');
    t.fixed(count('○●')).answerTo('melee.turn', { do: 'engage' }, 1);
    expect(duelIn(t).sides[0].figure).toBe(1);
  });
  test('SON-INI-06, SON-INI-07 who begins an exchange may wait behind the next one, once a round', () => {
    const t = misses(inTurns().answerTo('melee.turn', { do: 'engage' }, 0), 'enForce');
    passAll(t.fixed(count('○●')).answerTo('melee.turn', { do: 'engage' }, 1), 'duel.impress');
    expect(t.choicesTo('duel.stance', 1)).toContainEqual({ do: 'delay' });
    t.answerTo('duel.stance', { do: 'delay' }, 1);
    expect(t.told('delayed')).toMatchObject({ rule: 'SON-INI-06', name: 'B', after: 'A' });
    expect(t.choicesTo('algarade.attack', 0)).not.toContainEqual({ do: 'delay' });
    misses(t, 'combatSale');
    expect(t.open).toContain('1 duel.stance');
    expect(t.whyTo('duel.stance', { do: 'delay' }, 1)).toBe('SON-INI-06 nobodyToWaitFor');
  });
  test('SON-INI-06 a fight that is played whole waits for nobody', () => {
    expect(onGuard().whyTo('duel.stance', { do: 'delay' }, 0)).toBe('SON-INI-06 nobodyToWaitFor');
  });
});

describe('what is taken back', () => {
  test('SON-KAR-13, SON-KAR-14 a blow that bad Karma spoiled: the Conteur’s word, the cases and the stone are as before', () => {
    const seats = ['Ada', 'Blaise', 'Cosette'].map((name, i) => ({ name, role: i === 2 ? 'conteur' : 'arpenteur' }));
    const arpenteurs = [sheet({ name: 'A', ...fencer, escrime: 8, karma: -8 }), sheet({ name: 'B', escrime: 0 })];
    const chance = { kind: 'fast', seed: 1 } as const;
    const match = Match.open(rules, { match: 'undo', options: { mode: 'table', arpenteurs }, seats, chance });
    if (isRefusal(match)) throw new Error(match.reason);
    const answer = (kind: string, a: Answer): void => {
      const d = match.pending.find((one) => one.kind === kind);
      if (!d) throw new Error(`nobody is asked ${kind}`);
      expect(match.answer(d.seat, d.id, a)).not.toHaveProperty('refusal');
    };
    answer('preside', { do: 'duel', a: 0, b: 1 });
    for (const kind of ['duel.impress', 'duel.impress', 'duel.bid', 'duel.bid']) answer(kind, pass);
    answer('preside', { do: 'impose', to: 0 });
    const [before, state] = [match.journal.entries.length - 1, hashOf(match.state)];
    for (let n = 0; n < 2; n++) answer('duel.stance', { do: 'ready' });
    // Eight against nought: the opening is good as it lies there, and the word falls on it.
    answer('duel.avoid', { do: 'take' });
    expect(match.state.figures[0]?.karma).toBe(-6);
    match.back(before);
    expect(hashOf(match.state)).toBe(state);
    expect(match.state.figures[0]).toMatchObject({ karma: -8, imposed: true });
  });
});
