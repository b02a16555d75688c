import { deedsBySeat, recentIn, type SeatDeeds } from '@reverie/board/recent';
import { expect, test, vi } from 'vitest';
import type { Event } from '../events.ts';

vi.stubGlobal('navigator', { language: 'fr' });
const { deedOf, sinceMove } = await import('./recent.ts');

const SEATS = ['Ada', 'Blaise', 'Cosette'].map((name) => ({ name, role: 'player' }));
const rule = 'ART-TEST-01';
const turn = (seat: number) => ({ kind: 'turnBegan', seat, round: 2 });
const summoned = (seat: number, card: number) => ({
  kind: 'summoned',
  seat,
  card,
  place: 0,
  endurance: 3,
  pay: [],
  spirals: 0,
});
const settled = (seat: number, other: number) => ({
  ...{ kind: 'settled', seat, other, card: 0, target: 1, attack: 6, defence: 2, result: 'won' },
});
const told = (...events: readonly object[]): readonly Event[] => {
  const past = events.map((event, n) => ({ n, event: { rule, ...event } as Event, drawn: [] }));
  return recentIn(past, sinceMove(0)).events;
};
const doings = (events: readonly Event[], language: 'fr' | 'en'): readonly SeatDeeds[] =>
  deedsBySeat(
    events.flatMap((event) => deedOf(event, 0, SEATS, language) ?? []),
    0,
  );
const said = (events: readonly Event[], language: 'fr' | 'en' = 'en') =>
  doings(events, language).map(({ seat, deeds }) => [SEATS[seat]?.name, ...deeds.map(({ text }) => text)]);

test('all that the others did in their turns is there when it is one’s own turn again', () => {
  const events = told(turn(0), turn(1), summoned(1, 0), summoned(1, 1), turn(2), settled(2, 0), turn(0));
  expect(said(events)).toEqual([
    ['Blaise', 'summons Emberling', 'summons Tinder Cat'],
    ['Cosette', 'Emberling attacks Tinder Cat, 6 against 2: defeated'],
  ]);
  expect(said(events, 'fr')[1]).toEqual(['Cosette', 'Braisillon attaque Chat d’amadou, 6 contre 2\u00a0: vaincu']);
  expect(doings(events, 'en')[1]?.deeds[0]?.mine).toBe(true);
});

test('it is gone with one’s own first move, and nothing of one’s own is told', () => {
  expect(said(told(turn(1), summoned(1, 0), turn(0), summoned(0, 1)))).toEqual([]);
  expect(said(told(turn(0), settled(0, 1), turn(1)))).toEqual([]);
});

test('a turn in which one does nothing begins the list again', () => {
  const events = told(turn(1), summoned(1, 0), turn(0), turn(1), { kind: 'idled', seat: 1, turns: 1 });
  expect(said(events)).toEqual([['Blaise', 'does nothing']]);
});

test('what falls apart on one’s own side belongs to the turn in which it did', () => {
  const events = told(turn(0), turn(1), summoned(1, 0), { kind: 'broke', seat: 0, card: 1, place: 0 });
  expect(said(events)).toEqual([['Blaise', 'summons Emberling', 'Tinder Cat falls apart']]);
});
