/** The sentences of a log, and that those of old lines are not made again. */
import type { Seat, Texts } from '@reverie/kernel/game';
import type { FeedLine } from '@reverie/table/feed';
import { expect, test } from 'vitest';
import { tellAll } from './telling.ts';
import type { TableWords } from './words.ts';

const [french, english] = ['retour', 'taken back'].map((back) => ({ log: { back } }) as TableWords) as [
  TableWords,
  TableWords,
];
const seats: readonly Seat[] = [{ role: 'player', name: 'Ada' }];

/** Texts that count how often they are asked. */
function counting() {
  let asked = 0;
  const event = ({ kind }: { kind: string }): string => {
    asked++;
    return `${kind} !`;
  };
  return { texts: { event } as unknown as Texts, asked: () => asked };
}

const played = (seq: number, n: number, kind: string, more: object = {}): FeedLine =>
  ({
    seq,
    at: 0,
    kind: 'played',
    n,
    did: 'answer',
    seat: 0,
    to: null,
    heard: [{ n, event: { kind, rule: 'R' }, drawn: [] }],
    ...more,
  }) as never;

test('a line more is one sentence more: the others stay the very same', () => {
  const { texts, asked } = counting();
  const lines = [played(1, 1, 'one'), played(2, 2, 'two')];
  const before = tellAll(lines, seats, texts, french);
  const after = tellAll([...lines, played(3, 3, 'three')], seats, texts, french);
  expect(after.map(({ text }) => text)).toEqual(['one !', 'two !', 'three !']);
  expect(after[0]).toBe(before[0]);
  expect(asked()).toBe(3);
});

test('another name or another language says everything again', () => {
  const { texts, asked } = counting();
  const lines = [played(1, 1, 'one')];
  tellAll(lines, seats, texts, french);
  tellAll(lines, [{ role: 'player', name: 'Blaise' }], texts, french);
  tellAll(lines, seats, texts, english);
  expect(asked()).toBe(3);
});

test('what was taken back is struck out, and only while the line says so', () => {
  const { texts } = counting();
  const lines = [played(1, 1, 'one'), played(2, 2, 'two')];
  const back = played(3, 3, '', { did: 'back', to: 1, heard: [] });
  const gone = (all: readonly FeedLine[]) => tellAll(all, seats, texts, french).map((line) => line.gone);
  expect(gone([...lines, back])).toEqual([false, true, false]);
  expect(gone(lines)).toEqual([false, false]);
});
