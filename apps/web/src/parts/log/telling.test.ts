/** The sentences of a log, and that those of old lines are not made again. */
import type { Seat, Texts } from '@reverie/kernel/game';
import type { FeedLine } from '@reverie/table/feed';
import { expect, test } from 'vitest';
import { tellAll } from './telling.ts';
import type { LogWords } from './words.ts';

const [french, english] = ['retour', 'taken back'].map((back) => ({ back }) as LogWords) as [LogWords, LogWords];
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

test('what a game tells together is one line; what was drawn stands with its own', () => {
  const { texts } = counting();
  const together = (events: readonly { kind: string }[]) => {
    const count = events.findIndex(({ kind }) => kind !== 'step');
    const run = count < 0 ? events.length : count;
    return run > 1 ? { count: run, text: `${run} steps` } : undefined;
  };
  const heard = (kind: string, n = 1, drawn: readonly unknown[] = []) => ({ n, event: { kind, rule: 'R' }, drawn });
  const told = (...all: readonly object[]) =>
    tellAll([played(1, 1, '', { heard: all })], seats, { ...texts, together } as unknown as Texts, french);
  const steps = told(heard('go'), heard('step'), heard('step'), heard('step'), heard('end'));
  expect(steps.map(({ text }) => text)).toEqual(['go !', '3 steps', 'end !']);
  expect(new Set(steps.map(({ key }) => key)).size).toBe(3);
  expect(told(heard('step'), heard('step', 1, [1]), heard('step')).map(({ text }) => text)).toEqual([
    'step !',
    '2 steps',
  ]);
  expect(told(heard('step'), heard('step', 2)).map(({ text }) => text)).toEqual(['step !', 'step !']);
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
