import { describe, expect, test } from 'vitest';
import { FixedChance } from './chance/fixed.ts';
import type { Event } from './events.ts';
import {
  askedAs,
  type Frame,
  type FrameStacks,
  framed,
  next,
  type Procedures,
  pop,
  push,
  unfinished,
} from './frames.ts';
import type { Decision, Question } from './game.ts';

interface Talk extends Frame {
  readonly kind: 'talk';
  step: 'ask' | 'done';
  readonly seat: number;
}
interface Spin extends Frame {
  readonly kind: 'spin';
  step: 'round';
}
type Any = Talk | Spin;
type State = FrameStacks<Any>;

interface Types {
  State: State;
  Question: Question;
  Answer: string;
  Event: Event;
  View: unknown;
  Options: unknown;
}

const procedures: Procedures<Types, Any> = {
  talk: {
    pending: (_s, f) => (f.step === 'ask' ? [{ id: askedAs(f, f.seat), seat: f.seat, kind: 'talk' }] : []),
    choices: () => ['done', 'nest'],
    answer(s, f, d, a) {
      next(s, f, 'done');
      if (a === 'nest') push(s, { kind: 'talk', step: 'ask', seat: d.seat + 1 }, f);
      return undefined;
    },
    run: (s, f) => void pop(s, f),
    absent: () => 'done',
  },
  spin: {
    pending: () => [],
    choices: () => [],
    answer: () => undefined,
    run: (s, f) => next(s, f, 'round'),
    absent: () => '',
  },
};

const io = { chance: new FixedChance([]), tell: undefined };
const rules = framed<Types, Any>(procedures);

function table(...seats: number[]): State {
  const s: State = unfinished<Any>();
  for (const seat of seats) push(s, { kind: 'talk', step: 'ask', seat });
  return s;
}

describe('frames', () => {
  test('go on side by side on stacks of their own', () => {
    const s = table(0, 3);
    expect(rules.pending(s).map((d) => d.seat)).toEqual([0, 3]);
    rules.answer(s, rules.pending(s)[1] as Decision, 'nest', io);
    expect(rules.pending(s).map((d) => d.seat)).toEqual([0, 4]);
    rules.answer(s, rules.pending(s)[0] as Decision, 'done', io);
    expect(rules.pending(s).map((d) => d.seat)).toEqual([4]);
    rules.answer(s, rules.pending(s)[0] as Decision, 'done', io);
    expect(s.stacks).toEqual([]);
  });

  test('keep the id of a question while another stack moves on', () => {
    const s = table(0, 1);
    const [first] = rules.pending(s);
    rules.answer(s, rules.pending(s)[1] as Decision, 'nest', io);
    expect(rules.pending(s)[0]).toEqual(first);
  });

  test('answer for seats that are gone, whenever they come to be asked', () => {
    const s = table(0);
    rules.leave(s, 1, io);
    rules.answer(s, rules.pending(s)[0] as Decision, 'nest', io);
    expect(rules.pending(s)).toEqual([]);
    expect(s.stacks).toEqual([]);
  });

  test('that never come to a question are a fault, not a hang', () => {
    const s = unfinished<Any>();
    push(s, { kind: 'spin', step: 'round' });
    expect(() => rules.settle(s, io)).toThrow('no question after 10000 steps of spin');
  });

  test('can only be laid on the top of a stack, and only the top is taken off', () => {
    const s = table(0);
    const under = s.stacks[0]?.[0] as Talk;
    push(s, { kind: 'talk', step: 'ask', seat: 1 }, under);
    expect(() => push(s, { kind: 'talk', step: 'ask', seat: 2 }, under)).toThrow('top of a stack');
    expect(() => pop(s, under)).toThrow('not the top');
  });
});
