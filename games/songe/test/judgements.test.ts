/** Every rule that somebody judges is asked of the right seat: SON-TST-05 and the other H rules. */
import { expect, test } from 'vitest';
import type { Kind } from '../questions.ts';
import { rules } from '../rules.ts';
import { count, withConteur } from './table.ts';

test('what somebody judges is put to the seat that the book names', () => {
  const t = withConteur([
    { name: 'A', descripteurs: ['Chanceux'], karma: -4, skills: { vigilance: 2 } },
    { name: 'B' },
  ]);
  const conteurs = new Set<Kind>(['preside', 'test.rule', 'test.impose', 'test.after', 'request']);
  const check = (kind: Kind) => expect(t.asked(kind).seat).toBe(conteurs.has(kind) ? 2 : 0);
  check('preside');
  check('act');
  t.answerTo('act', { do: 'test', skill: 'vigilance' }, 0);
  check('test.rule');
  t.answerTo('test.rule', { do: 'rule', difficulty: 0, important: true }, 2);
  check('test.prepare');
  t.fixed([0, 0, 0, 1, 1, 1]).answerTo('test.prepare', { do: 'draw' });
  check('test.impose');
  t.answerTo('test.impose', { do: 'pass' }, 2).answerTo('act', { do: 'descripteur', name: 'Chanceux' }, 0);
  check('request');
  t.answerTo('request', { do: 'agree' }, 2).answerTo('preside', { do: 'moment', price: 1 }, 2);
  check('moment');
  t.answerTo('moment', { do: 'pass' }, 0)
    .answerTo('moment', { do: 'pass' }, 1)
    .answerTo('act', { do: 'test', skill: 'vigilance' }, 0);
  t.answerTo('test.rule', { do: 'notNeeded', success: false }, 2);
  check('test.after');
  t.answerTo('test.after', { do: 'after', yesBut: false }, 2)
    .fixed(count('○○○○'))
    .answerTo('preside', { do: 'duel', a: 0, b: 2 }, 2);
  check('duel.impress');
});

test('nobody answers for another: a seat is asked by its own decision', () => {
  const t = withConteur([{ name: 'A' }, { name: 'B' }]).answerTo('act', { do: 'test', characteristic: 'INT' }, 0);
  expect(t.whyTo('act', { do: 'rule', difficulty: 0 }, 1)).toBe('SON-WHEN-03 oneThingAtATime');
  expect(t.whyTo('preside', { do: 'draw' }, 2)).toBe('SON-WHEN-01 oneThingAtATime');
});

test('SON-X-02 what the Conteur may do to an Arpenteur is offered for each of them', () => {
  const t = withConteur([
    { name: 'A', escrime: 3 },
    { name: 'B', escrime: 3 },
  ]);
  const offered = rules.choices(t.s, t.asked('preside'));
  for (const what of ['harm', 'peril', 'signe', 'newCharacter', 'algarade', 'duel', 'contest']) {
    const of = (hero: number) =>
      offered.filter((a) => a.do === what && (('to' in a && a.to === hero) || ('a' in a && a.a === hero)));
    expect(of(1).length, what).toBeGreaterThan(0);
  }
});
