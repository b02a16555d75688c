/** Odds through the ordinary door: the ladder of Difficulties, encounters, combinations, what gets through a parry. */
import { toNumber } from '@reverie/odds/fraction';
import { type Odds, oddsOf } from '@reverie/odds/weigh';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { rules } from '../rules.ts';
import { successOf } from '../success.ts';
import type { SongeDecision } from '../types.ts';
import { count, duel, opens, Table, withConteur } from './table.ts';

function shares(t: Table, d: SongeDecision, a: Answer): Record<string, number> {
  const odds: Odds | undefined = oddsOf(rules, t.view(d.seat), d, a, { samples: 200 });
  if (!odds) throw new Error('no odds');
  return odds.exact
    ? Object.fromEntries(odds.ways.entries.map(([way]) => [way, toNumber(odds.ways.chance(way))]))
    : Object.fromEntries(odds.ways.map(({ way, share }) => [way, share]));
}

test('SON-X-01, SON-DIF-01 each rung of the Conteur’s ladder says how likely the player is to succeed, redraws included', () => {
  const t = withConteur([{ name: 'A', characteristics: { DEX: 2 }, skills: { serrurerie: 3 } }]);
  t.answerTo('act', { do: 'test', skill: 'serrurerie' });
  const d = t.asked('test.rule');
  const { white, black } = t.s.store.bag;
  for (let difficulty = -4; difficulty <= 4; difficulty++) {
    const said = shares(t, d, { do: 'rule', difficulty }).success ?? 0;
    const fixed = 3 - difficulty;
    expect(said).toBeCloseTo(toNumber(successOf({ bag: { white, black }, fixed, redraws: 2 })), 9);
  }
  // A bonus and forced redraws weigh as well.
  const plain = shares(t, d, { do: 'rule', difficulty: 2 }).success ?? 0;
  expect(shares(t, d, { do: 'rule', difficulty: 2, relance: 1 }).success).toBeLessThan(plain);
  expect(shares(t, d, { do: 'rule', difficulty: 2, bonus: 1 }).success).toBeGreaterThan(plain);
});

test('SON-X-01, SON-BRU-03 every way to face an encounter says how likely one gets by it', () => {
  const found = new Set<string>();
  for (let seed = 0; found.size < 5 && seed < 20; seed++) {
    const t = new Table({ options: { mode: 'crossing', arpenteurs: ['gondrin'] } }).rich(0, 2);
    t.prepare((s) => {
      const [f] = s.stacks[0] ?? [];
      if (f?.kind === 'crossing') Object.assign(f, { step: 'leg', idea: seed, leg: 1 });
    });
    const d = t.asked('crossing.face');
    d.about.ways.forEach((way, at) => {
      if (found.has(way.by)) return;
      found.add(way.by);
      const { passed = 0, notPassed = 0 } = shares(t, d, { do: 'face', way: at });
      expect(passed + notPassed).toBeCloseTo(1, 9);
      if (way.by === 'skill' || way.by === 'duel') expect(passed).toBeLessThan(1);
      else expect(passed).toBe(1);
    });
  }
  expect([...found].sort()).toEqual(['band', 'descripteur', 'duel', 'masque', 'skill']);
});

test('SON-X-01, SON-BOT-02 who aims at a combination knows how likely it comes with the upper hand', () => {
  const t = duel({ escrime: 3, bottes: ['plume'] }, { escrime: 3 });
  const d = t.asked('duel.stance');
  const [aimed, plain] = [shares(t, d, { do: 'ready', botte: 'plume' }), shares(t, d, { do: 'ready' })];
  expect(plain.combination).toBeUndefined();
  expect(aimed.combination).toBeGreaterThan(0.01);
  // Aiming changes nothing about the stones.
  expect((aimed.combination ?? 0) + (aimed.upperHand ?? 0)).toBeCloseTo(plain.upperHand ?? 0, 9);
});

test('SON-X-01, SON-DEF-01 a parry says what still gets through', () => {
  const t = opens(duel({ escrime: 3, manoeuvres: { attaqueSimple: 2 } }, { escrime: 3 }), '○○○', '●●●●●');
  t.answerTo('duel.openMend', { do: 'stand' });
  t.fixed(count('○○○○○●')).answerTo('duel.attack', { do: 'attack', manoeuvre: 'attaqueSimple' });
  const d = t.asked('duel.defend');
  expect(d.about.result).toBe(3);
  const ways = shares(t, d, { do: 'defend', manoeuvre: 'esquiveSimple' });
  expect(Object.keys(ways).sort()).toEqual(['t0', 't1', 't2', 't3']);
  expect(Object.values(ways).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(ways.t3).toBeGreaterThan(ways.t0 ?? 1);
});

test('SON-X-01 while a test is open, what the Conteur does beside it has odds only where it weighs on that test', () => {
  const t = withConteur([{ name: 'A', characteristics: { DEX: 2 }, skills: { serrurerie: 3 } }]);
  t.answerTo('act', { do: 'test', skill: 'serrurerie' });
  t.answerTo('test.rule', { do: 'rule', difficulty: 2 });
  const d = t.asked('preside');
  const figure = t.s.figures.findIndex(({ sheet }) => sheet.name === 'A');
  const award: Answer = { do: 'award', to: figure, count: 1, why: 'rolePlay' };
  expect(oddsOf(rules, t.view(d.seat), d, award)).toBeUndefined();
  const harder = (stones: number) => shares(t, d, { do: 'circumstance', to: figure, stones, lasts: 'draw' });
  expect(harder(-2).success).toBeLessThan(harder(2).success ?? 0);
});
