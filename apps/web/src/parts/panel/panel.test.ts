/** What the panel works out before anything is drawn. */
import { fieldsFor, withField } from '@reverie/kernel/fields';
import type { Decision, Game } from '@reverie/kernel/game';
import { checkSeats } from '@reverie/kernel/seating';
import { findGame, games } from '@reverie/shelf/shelf';
import { expect, test } from 'vitest';
import { addSeat, changeSeat, firstPlan, removeSeat, specOf } from '../../pages/lobby/plan.ts';
import { orderIn } from '../../pages/text/reading.ts';
import { readOdds, shareOf } from '../../session/odds.ts';
import { grouped, type Offer, searched } from './offers.ts';
import { readOutcome } from './outcome.ts';
import { inOrder, worthIn } from './ways.ts';

const decision: Decision = { id: 0, seat: 0, kind: 'test' };
const offers = (...all: readonly (readonly [does: string, text: string])[]): Offer[] =>
  all.map(([does, text], i) => ({ key: String(i), decision, answer: { do: does }, text }));
const reve = findGame('reve') as Game;
const mortebrume = findGame('mortebrume') as Game;

test('few choices stay as they are; many fall into groups under what they have in common', () => {
  const few = offers(['a', 'un'], ['b', 'deux']);
  expect(grouped(few)).toEqual([{ heading: '', offers: few }]);
  const many = offers(
    ['stay', 'rester'],
    ...Array.from({ length: 8 }, (_, i) => ['go', `aller vers la case ${i}`] as const),
    ...Array.from({ length: 6 }, (_, i) => ['cast', `lancer : sort ${i}`] as const),
  );
  expect(grouped(many).map(({ heading, offers: { length } }) => [heading, length])).toEqual([
    ['', 1],
    ['aller vers la case…', 8],
    ['lancer : sort…', 6],
  ]);
  expect(grouped(many).flatMap((group) => group.offers)).toHaveLength(many.length);
});

test('searching needs every word, in any order, and no accents', () => {
  const all = offers(['a', 'Forêt d’Estoubh'], ['b', 'forêt Tamée'], ['c', 'lac']);
  expect(searched(all, 'foret').map(({ text }) => text)).toEqual(['Forêt d’Estoubh', 'forêt Tamée']);
  expect(searched(all, 'tamee for')).toHaveLength(1);
  expect(searched(all, '  ')).toHaveLength(3);
  expect(searched(all, 'mer')).toHaveLength(0);
});

test('the fields of an answer are those of the game’s own validator', () => {
  expect(fieldsFor(reve, { do: 'wait', hours: 1 })).toEqual([
    { name: 'hours', optional: false, kind: 'number', min: 1, max: 48 },
  ]);
  expect(fieldsFor(reve, { do: 'pass' })).toBeNull();
  expect(fieldsFor(reve, { do: 'nothing like it' })).toBeNull();
  expect(fieldsFor(reve, 4)).toBeNull();
  const cast = fieldsFor(reve, { do: 'cast', spell: 'x' });
  expect(cast?.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'spell text',
    'cost number',
    'voie one',
    'difficulty number',
    'here yes',
    'hour number',
    'detail text',
  ]);
});

test('an optional field that is emptied is left out, and the rest stays', () => {
  const cost = { name: 'cost', optional: true, kind: 'number', min: 1, max: 60 } as const;
  expect(withField({ do: 'cast', cost: 3 }, cost, 5)).toEqual({ do: 'cast', cost: 5 });
  expect(withField({ do: 'cast', cost: 3 }, cost, '')).toEqual({ do: 'cast' });
});

test('outcomes of real dice are read as people type them', () => {
  expect(readOutcome(' 4 ', ['die', 6])).toBe(4);
  expect(readOutcome('4 5', ['die', 6])).toBeUndefined();
  expect(readOutcome('2, 6 3', ['dice', 3, 6])).toEqual([6, 3, 2]);
  expect(readOutcome('9', ['sum', 2, 6])).toBe(9);
  expect(readOutcome('4 5', ['sum', 2, 6])).toBe(9);
  expect(readOutcome('4 7', ['sum', 2, 6])).toBeUndefined();
  expect(readOutcome('1 0 2', ['row', 3])).toEqual([1, 0, 2]);
  expect(readOutcome('six', ['die', 6])).toBeUndefined();
});

test('fractions of any length become shares', () => {
  expect(shareOf('3/8')).toBe(0.375);
  const long = `${'3'.repeat(40)}/${'9'.repeat(40)}`;
  expect(shareOf(long)).toBeCloseTo(1 / 3, 12);
  expect(shareOf(`1/${'9'.repeat(40)}`)).toBe(0);
  expect(
    readOdds({
      exact: true,
      ways: [
        ['won', '1/4'],
        ['lost', '3/4'],
      ],
    }),
  ).toEqual({
    ways: [
      { way: 'won', exact: '1/4', share: 0.25 },
      { way: 'lost', exact: '3/4', share: 0.75 },
    ],
    error: null,
  });
  expect(readOdds(null)).toBeNull();
});

test('ways are ranked by what they are worth to whoever is asked', () => {
  const odds = (...ways: string[]) => ({ ways: ways.map((way) => ({ way, exact: null, share: 1 })), error: null });
  const ranked = (game: Game, kind: string, answer: unknown, ...ways: string[]) =>
    inOrder(odds(...ways), worthIn(game.rules, { id: 1, seat: 0, kind }, answer)).map(
      ({ way, worth, rank }) => `${way} ${worth} ${rank}`,
    );
  const go = { do: 'go', towards: 'n' };
  expect(ranked(reve, 'lands', go, 'notMastered', 'encounter', 'mastered')).toEqual([
    'mastered good 0',
    'encounter even 0',
    'notMastered bad 0',
  ]);
  expect(ranked(reve, 'cast', { do: 'cast' }, 'echec', 'echecTotal', 'normale', 'particuliere')).toEqual([
    'particuliere good 0',
    'normale good 1',
    'echec bad 1',
    'echecTotal bad 0',
  ]);
  expect(ranked(reve, 'aim', { do: 'aim', target: 'objet' }, 'impossible')).toEqual(['impossible bad 0']);
  expect(ranked(reve, 'aim', { do: 'aim', target: 'soi' }, 'took.caster')).toEqual(['took.caster good 0']);
  // What the rules would refuse, and what is left over, is neither.
  expect(ranked(reve, 'lands', go, 'refused', '')).toEqual(['refused even 0', ' even 1']);
  const blow = ['dominated', 'dominates', 'tie'];
  expect(ranked(mortebrume, 'declare', {}, ...blow)[0]).toBe('dominates good 0');
  expect(ranked(mortebrume, 'answer', {}, ...blow)[0]).toBe('dominated good 0');
});

test('a table is planned: seats keep the order of the roles, and one sits on one seat', () => {
  let plan = firstPlan(reve, 'online');
  plan = addSeat(plan, 'gardien', reve.rules.seats);
  expect(plan.seats.map(({ role }) => role)).toEqual(['haut-revant', 'haut-revant', 'gardien']);
  plan = changeSeat(plan, plan.seats[2]?.key ?? -1, { sitter: { kind: 'me' } });
  expect(plan.seats.map(({ sitter }) => sitter.kind)).toEqual(['other', 'other', 'me']);
  expect(specOf(plan, 'Ada').seats[2]).toEqual({ role: 'gardien', name: 'Ada', sitter: { kind: 'open' } });
  expect(removeSeat(plan, plan.seats[2]?.key ?? -1).seats).toHaveLength(2);
  const here = specOf(
    { ...plan, where: 'here', watch: 'anybody', listed: true, clock: { minutes: 5, increment: 0 } },
    'Ada',
  );
  expect([here.watch, here.listed, here.clock]).toEqual(['nobody', false, null]);
});

test('a table for several begins with several, and with seats that its game takes', () => {
  for (const game of games) {
    const { seats } = specOf(firstPlan(game, 'online'), 'Ada');
    const { id } = game.rules;
    expect(seats.length, id).toBeGreaterThan(1);
    expect(
      checkSeats(
        game.rules,
        seats.map(({ role, name = '' }) => ({ role, name })),
      ),
      id,
    ).toBeUndefined();
  }
});

test('the words of text mode, in both languages', () => {
  expect(orderIn('odds 2')).toEqual({ do: 'odds', number: 2 });
  expect(orderIn('chances')).toEqual({ do: 'odds', number: null });
  expect(orderIn('dire bonsoir à tous')).toEqual({ do: 'say', text: 'bonsoir à tous' });
  expect(orderIn('journal 3')).toEqual({ do: 'log', lines: 3 });
  expect(orderIn('relancer Bl')).toEqual({ do: 'nudge', whom: 'Bl' });
  expect(orderIn('nudge')).toEqual({ do: 'nudge', whom: '' });
  expect(orderIn('oui')).toEqual({ do: 'yes' });
  expect(orderIn('abandonner')).toBeNull();
  expect(orderIn('abandonner oui')).toEqual({ do: 'resign' });
  expect(orderIn('monter')).toBeNull();
});
