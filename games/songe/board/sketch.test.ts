/** What the board says before an answer is what the rules do with it. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { DecisionOf } from '@reverie/kernel/game';
import { toNumber } from '@reverie/odds/fraction';
import { oddsOf } from '@reverie/odds/weigh';
import { expect, test } from 'vitest';
import type { Answer, Do } from '../answers.ts';
import { optionsSchema } from '../options.ts';
import { rules } from '../rules.ts';
import { aimChance, blow, ladder, openingOdds, outlookNow, phrase, refusalOf } from '../sketch.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';

type Decision = DecisionOf<Types>;

function begin(mode: 'table' | 'arena', seed: number, options: object = {}) {
  const roles = mode === 'table' ? ['arpenteur', 'conteur'] : ['arpenteur'];
  const seats = roles.map((role, i) => ({ name: `P${i}`, role }));
  const io = { chance: new Fast(seed), tell: undefined };
  return { s: rules.setup(optionsSchema.parse({ mode, ...options }), seats, io), io };
}

const asked = (s: State, kind: string): Decision => {
  const found = rules.pending(s).find((one) => one.kind === kind);
  if (!found) throw new Error(`${kind} is not asked`);
  return found;
};
const give = (s: State, kind: string, answer: Answer, io: { chance: Fast; tell: undefined }) =>
  expect(rules.answer(s, asked(s, kind), answer, io)).toBeUndefined();

/** The first duel of some seed that comes to this question. */
function duelAt(kind: string): { s: State; d: Decision } {
  for (let seed = 1; seed < 60; seed++) {
    const { s, io } = begin('arena', seed);
    for (let i = 0; i < 40 && !rules.outcome(s); i++) {
      const [d] = rules.pending(s);
      if (!d) break;
      if (d.kind === kind) return { s, d };
      const choices = rules.choices(s, d);
      rules.answer(s, d, choices.find((one) => one.do === 'attack') ?? (choices[0] as Answer), io);
    }
  }
  throw new Error(`${kind} never asked`);
}

test.each(['duel.attack', 'duel.defend'])('the shares of %s without redraws are those of the rules', (kind) => {
  const { s, d } = duelAt(kind);
  const view = rules.view(s, d.seat);
  const moves = rules.choices(s, d).filter((one) => one.do === 'attack' || one.do === 'defend') as (
    | Do<'attack'>
    | Do<'defend'>
  )[];
  for (const answer of moves.slice(0, 6)) {
    const found = blow(view, d, answer);
    const odds = oddsOf(rules, view, d, answer);
    if (!found || !odds?.exact) throw new Error('no odds');
    // Of a parry the rules tell what still gets through: all of it where the parry fails.
    const failed = 'result' in d.about && answer.do === 'defend' ? `t${d.about.result}` : 'r0';
    const missed = odds.ways.entries.some(([way]) => way === failed) ? toNumber(odds.ways.chance(failed)) : 0;
    expect(found.plain).toBeCloseTo(1 - missed, 9);
    expect(found.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(found.shares[0]).toBeLessThanOrEqual(missed + 1e-9);
  }
});

test('a combination is as likely as in openings that are drawn', () => {
  const { s, d } = duelAt('duel.stance');
  const said = aimChance(rules.view(s, d.seat), d, 'plume') ?? 0;
  let shown = 0;
  const times = 4000;
  for (let seed = 0; seed < times; seed++) {
    const copy = rules.copy(s);
    let row: readonly boolean[] = [];
    let fixed = 0;
    const tell = (e: { kind: string; figure?: number; row?: readonly boolean[]; fixed?: number }) => {
      if (e.kind === 'opened' && e.figure === 0 && row.length === 0) [row, fixed] = [e.row ?? [], e.fixed ?? 0];
    };
    rules.answer(copy, d, { do: 'ready', botte: 'plume' }, { chance: new Fast(seed), tell: tell as never });
    // Two white ones first; fixed ones lie where the combination wants white.
    if (row[0] && row[1] && row.slice(2, 2 + Math.max(0, 3 - fixed)).every(Boolean)) shown++;
  }
  expect(shown / times).toBeGreaterThan(said - 0.03);
  expect(shown / times).toBeLessThan(said + 0.03);
});

test('the rung that is chosen gives the chance that the player is told', () => {
  const { s, io } = begin('table', 4);
  give(s, 'act', { do: 'test', skill: 'equitation' }, io);
  const rungs = ladder(rules.view(s, 1), 1);
  expect(rungs.map(({ black }) => black)).toEqual([4, 3, 2, 1, 0, -1, -2, -3, -4]);
  for (const { black, chance } of rungs) {
    const copy = rules.copy(s);
    give(copy, 'test.rule', { do: 'rule', difficulty: black }, io);
    const view = rules.view(copy, 0);
    const test = view.business.at(-1);
    expect(outlookNow(view, 0)?.chance).toBeCloseTo(chance, 9);
    if (test?.kind !== 'test' || !test.chance) throw new Error('no test');
    const [num = '0', den = '1'] = test.chance.split('/');
    expect(Number(num) / Number(den)).toBeCloseTo(chance, 9);
  }
});

test('a Phrase tells its total and what each Difficulty costs; words that cannot be said are refused in advance', () => {
  const { s } = begin('table', 2, { arpenteurs: ['maelle'] });
  const view = rules.view(s, 0);
  const d = asked(s, 'act');
  // Transformer 3, eau 3, feu 1: Fort and Faible cancel, Fort is left.
  const found = phrase(view, d, { do: 'spell', words: ['transformer', 'eau', 'feu'] });
  expect(found.total).toBe(3);
  expect(found.mist.map(({ mana }) => mana)).toEqual([1, 3, 6, 9, 12]);
  expect(phrase(view, d, { do: 'spell', words: ['voler', 'eau'] }).refusal).toMatchObject({ reason: 'noSuchVerb' });
  expect(refusalOf(view, d, { do: 'bind', name: 'rapière', white: 9 })).toBeDefined();
});

test('an even opening is even', () => {
  const [won, tied, lost] = openingOdds(3, 3);
  expect(won).toBeCloseTo(lost, 12);
  expect(won + tied + lost).toBeCloseTo(1, 12);
  expect(openingOdds(4, 2)[0]).toBeGreaterThan(0.8);
});
