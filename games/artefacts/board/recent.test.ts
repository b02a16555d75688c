import type { VisibleEntry } from '@reverie/kernel/match';
import { expect, test, vi } from 'vitest';
import type { Event } from '../events.ts';
import type { RecentNews } from './recent.ts';

vi.stubGlobal('navigator', { language: 'fr' });
const { deedsBySeat, inShort, NOTHING_YET, followNews } = await import('./recent.ts');

const SEATS = ['Ada', 'Blaise', 'Cosette'].map((name) => ({ name, role: 'player' }));
const rule = 'ART-TEST-01';
const heard = (...events: readonly object[]): VisibleEntry<Event>[] =>
  events.map((event, n) => ({ n, event: { rule, ...event } as Event, drawn: [] }));
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
const eventsOf = (one: RecentNews) => one.told.map(({ event }) => event);
const told = (...batches: readonly (readonly object[])[]): readonly Event[] =>
  eventsOf(batches.reduce<RecentNews>((before, batch) => followNews(before, heard(...batch), 0), NOTHING_YET));
const said = (events: readonly Event[], language: 'fr' | 'en' = 'en') =>
  deedsBySeat(events, 0, SEATS, language).map(({ seat, deeds }) => [
    SEATS[seat]?.name,
    ...deeds.map(({ text }) => text),
  ]);

test('all that the others did in their turns is there when it is one’s own turn again', () => {
  const events = told([turn(0)], [turn(1)], [summoned(1, 0)], [summoned(1, 1)], [turn(2)], [settled(2, 0)], [turn(0)]);
  expect(said(events)).toEqual([
    ['Blaise', 'summons Emberling', 'summons Tinder Cat'],
    ['Cosette', 'Emberling attacks Tinder Cat, 6 against 2: defeated'],
  ]);
  expect(said(events, 'fr')[1]).toEqual(['Cosette', 'Braisillon attaque Chat d’amadou, 6 contre 2\u00a0: vaincu']);
  expect(deedsBySeat(events, 0, SEATS, 'en')[1]?.deeds[0]?.mine).toBe(true);
});

test('it is gone with one’s own first move, and nothing of one’s own is told', () => {
  expect(said(told([turn(1)], [summoned(1, 0)], [turn(0)], [summoned(0, 1)]))).toEqual([]);
  expect(said(told([turn(0)], [settled(0, 1)], [turn(1)]))).toEqual([]);
});

test('what was taken back is not told any more', () => {
  const before = followNews(NOTHING_YET, heard(turn(1), summoned(1, 0), summoned(1, 1)), 0);
  expect(said(eventsOf(followNews(before, [], 0, 1)))).toEqual([['Blaise', 'summons Emberling']]);
  expect(said(eventsOf(followNews(before, heard(turn(1)), 0, -1)))).toEqual([]);
});

test('whoever does nothing in a turn is not told again what came before it', () => {
  const events = told([turn(1)], [summoned(1, 0)], [turn(0)], [turn(1)], [{ kind: 'idled', seat: 1, turns: 1 }]);
  expect(said(events)).toEqual([['Blaise', 'does nothing']]);
});

test('where much has happened, what matters of it is told', () => {
  const many = [summoned(1, 0), summoned(1, 1), summoned(1, 2), settled(1, 2), summoned(1, 3)];
  const doings = deedsBySeat(told([turn(0)], [turn(1)], many, [turn(2)], [settled(2, 0)]), 0, SEATS, 'en');
  expect(inShort(doings, 6)).toEqual(doings);
  const short = inShort(doings, 5);
  expect(short.map(({ seat, deeds }) => [seat, deeds.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(inShort(doings, 1).map(({ seat }) => seat)).toEqual([2]);
});

test('what falls apart on one’s own side belongs to the turn in which it did', () => {
  const events = told([turn(0)], [turn(1)], [summoned(1, 0), { kind: 'broke', seat: 0, card: 1, place: 0 }]);
  expect(said(events)).toEqual([['Blaise', 'summons Emberling', 'Tinder Cat falls apart']]);
});
