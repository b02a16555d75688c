import { expect, test } from 'vitest';
import { type Deed, deedsBySeat, type Fold, inShort, recentIn, sinceOwnMove } from './recent.ts';

interface Told {
  readonly kind: string;
  readonly rule: string;
  readonly seat: number;
}
const told = (...all: readonly (readonly [kind: string, seat: number])[]) =>
  all.map(([kind, seat], n) => ({ n, event: { kind, rule: 'KIT-1', seat } as Told, drawn: [] }));
const since = sinceOwnMove<Told>(
  0,
  ({ kind, seat }, who) => kind === 'move' && seat === who,
  ({ kind, seat }) => (kind === 'turn' ? seat : null),
);
const kinds = (...all: readonly (readonly [string, number])[]) =>
  recentIn(told(...all), since).events.map(({ kind, seat }) => `${kind} ${seat}`);

test('what the others did stays until one’s own move, or the end of one’s turn', () => {
  expect(kinds(['turn', 1], ['move', 1], ['turn', 2], ['move', 2], ['turn', 0])).toEqual(['move 1', 'move 2']);
  expect(kinds(['turn', 1], ['move', 1], ['turn', 0], ['move', 0])).toEqual([]);
  expect(kinds(['turn', 1], ['move', 1], ['turn', 0], ['turn', 1], ['idle', 1])).toEqual(['idle 1']);
});

test('every event has a key of its own, in the order of its entry', () => {
  const keys: Fold<Told, readonly string[]> = { first: [], after: (now, _, key) => [...now, key] };
  const past = told(['a', 0], ['b', 0], ['c', 0]).map((one, i) => ({ ...one, n: i === 0 ? 4 : 5 }));
  expect(recentIn(past, keys)).toEqual(['4.0', '5.0', '5.1']);
});

const deed = (seat: number | null, grave = false): Deed => ({ seat, text: '', mine: false, grave });

test('deeds stand by who did them, with what came of them; one’s own are not said', () => {
  const by = deedsBySeat([deed(null), deed(1), deed(1), deed(0), deed(null), deed(2)], 0);
  expect(by.map(({ seat, deeds }) => [seat, deeds.length])).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

test('where much has happened, what matters of it is said', () => {
  const all = deedsBySeat([deed(1), deed(1), deed(1), deed(1, true), deed(1), deed(2, true)], 0);
  expect(inShort(all, 6)).toEqual(all);
  expect(inShort(all, 5).map(({ seat, deeds }) => [seat, deeds.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(inShort(all, 1).map(({ seat }) => seat)).toEqual([2]);
});
