import { expect, test } from 'vitest';
import type { Frame, FrameStacks } from './frames.ts';
import { stepped } from './steps.ts';

interface Turn extends Frame {
  readonly kind: 'turn';
  step: 'roll';
  readonly seat: number;
}
interface Toy {
  State: FrameStacks<Turn>;
  Question: { readonly kind: 'roll'; readonly about: { readonly pot: number } };
  Answer: { readonly do: 'roll' } | { readonly do: 'hold' };
  Event: { readonly kind: 'rolled'; readonly rule: 'TOY-01' };
  View: object;
  Options: object;
}

const whole = {
  kind: 'roll',
  about: () => ({ pot: 3 }),
  cites: ['TOY-01'],
  choices: () => [{ do: 'roll' as const }],
  on: { roll: { cites: ['TOY-02'], worth: { good: ['a'], bad: [] }, take: () => undefined } },
  otherwise: ['TOY-01', 'rollOnly'],
  absent: { do: 'roll' },
} as const;
const s = { stacks: [], serial: 1, gone: [] };
const f: Turn = { kind: 'turn', step: 'roll', serial: 2, seat: 1 };
const io = { chance: undefined as never, tell: undefined };

test('a table asks the seat of its frame, refuses other verbs, and tells what questions rest on', () => {
  const turn = stepped<Toy, Turn>({ roll: whole });
  const [d] = turn.pending(s, f);
  if (!d) throw new Error('nothing is asked');
  expect(d).toEqual({ id: 33, seat: 1, kind: 'roll', about: { pot: 3 } });
  expect(turn.answer(s, f, d, { do: 'hold' }, io)).toMatchObject({ rule: 'TOY-01', reason: 'rollOnly' });
  expect(turn.answer(s, f, d, { do: 'roll' }, io)).toBeUndefined();
  expect(turn.absent(s, f, d)).toEqual({ do: 'roll' });
  const facts = turn.facts?.get('roll');
  expect([facts?.cites(d), facts?.cites(d, { do: 'roll' })]).toEqual([['TOY-01'], ['TOY-02']]);
  expect(facts?.worth(d, { do: 'roll' })).toEqual({ good: ['a'], bad: [] });
  expect(() => turn.run(s, f, io)).toThrow('turn waits for nobody at roll');
});

test('where nothing is said, the first choice stands for who has left, and the first rule for why not', () => {
  const { absent: _absent, otherwise: _otherwise, ...short } = whole;
  const choices = () => [{ do: 'hold' as const }, { do: 'roll' as const }];
  const d = { id: 33, seat: 1, kind: 'roll', about: { pot: 3 } } as const;
  const plain = stepped<Toy, Turn>({ roll: { ...short, choices } });
  expect(plain.absent(s, f, d)).toEqual({ do: 'hold' });
  expect(plain.answer(s, f, d, { do: 'hold' }, io)).toMatchObject({ rule: 'TOY-01', reason: 'notNow' });
  const told = stepped<Toy, Turn>({ roll: { ...short, choices, cites: () => ['TOY-03'] } }, { reason: 'notThis' });
  expect(told.answer(s, f, d, { do: 'hold' }, io)).toMatchObject({ rule: 'TOY-03', reason: 'notThis' });
  const { choices: _choices, ...bare } = short;
  expect(() => stepped<Toy, Turn>({ roll: bare })).toThrow('roll says nothing for who has left');
});

test('a typo in a kind, a missing about, a wrong verb and a missing step do not compile', () => {
  const { about: _, ...silent } = whole;
  // @ts-expect-error no question is called rol
  stepped<Toy, Turn>({ roll: { ...whole, kind: 'rol' } });
  // @ts-expect-error the question must say what it is about
  stepped<Toy, Turn>({ roll: silent });
  // @ts-expect-error no answer says jump
  stepped<Toy, Turn>({ roll: { ...whole, on: { jump: () => undefined } } });
  // @ts-expect-error the step roll is missing
  expect(stepped<Toy, Turn>({}).facts?.size).toBe(0);
});
