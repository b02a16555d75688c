import type { VisibleEntry } from '@reverie/kernel/match';
import { expect, test, vi } from 'vitest';
import type { Event } from '../events.ts';

vi.stubGlobal('navigator', { language: 'fr' });
const { cardName } = await import('./names.ts');
const { remarkOf, remarkWords } = await import('./remarks.ts');

const entry = (n: number, event: object): VisibleEntry<Event> => ({
  n,
  event: { rule: 'ART-X', ...event } as Event,
  drawn: [],
});
const began = (n: number, seat: number) => entry(n, { kind: 'turnBegan', seat, round: 1 });
const summoned = (n: number, seat: number, card = 0) => entry(n, { kind: 'summoned', seat, card });
const settled = (n: number, seat: number, target: number | null, result = 'won') =>
  entry(n, { kind: 'settled', seat, other: 0, card: 3, target, attack: 5, defence: 2, result });

test('a bot speaks of its own turn, once; people and others do not', () => {
  expect(remarkOf([], [1], 'fr')).toBeNull();
  expect(remarkOf([began(1, 0), summoned(2, 0)], [1], 'fr')).toBeNull();
  expect(remarkOf([began(1, 1)], [1], 'fr')).toBeNull();
  const past = [began(1, 1), summoned(2, 1), summoned(3, 1)];
  expect(remarkOf(past, [], 'fr')).toBeNull();
  expect(remarkOf(past, [1], 'fr')).toMatchObject({ seat: 1, n: 2 });
  // What happens in the next turn is not its doing.
  expect(remarkOf([...past, began(4, 0), settled(5, 0, null)], [1], 'fr')).toMatchObject({ n: 2 });
});

test('a fight is worth more words than an arrival', () => {
  const past = [began(1, 1), summoned(2, 1), settled(4, 1, null)];
  const said = remarkOf(past, [1], 'fr');
  expect(said).toMatchObject({ n: 4 });
  expect(remarkWords.fr.wakes.map((line) => line(cardName(3, 'fr')))).toContain(said?.text);
});
