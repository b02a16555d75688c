import { z } from 'zod';
import { plainBook } from '../src/book.ts';
import type { SeatIndex } from '../src/game.ts';
import { refuse } from '../src/refusal.ts';

interface State {
  round: number;
  points: number;
  over: boolean;
}
type Event = { kind: 'tossed'; rule: 'HOT-02'; seat: SeatIndex; right: boolean } | { kind: 'left'; rule: 'HOT-03' };

const TOSS = { label: 'toss', seen: 'all' } as const;

export interface Types {
  State: State;
  Question: { readonly kind: 'guess' };
  Answer: 'heads' | 'tails';
  Event: Event;
  View: State;
  Options: { rounds: number };
}

/** HOT-01 five tosses are guessed · HOT-02 a right guess is a point, three points win · HOT-03 who leaves has lost */
export const rules = plainBook<Types>({
  id: 'heads-or-tails',
  version: '1',
  seats: [{ role: 'player', min: 1, max: 1 }],
  options: z.strictObject({ rounds: z.int().min(1).max(99).default(5) }),
  answers: z.enum(['heads', 'tails']),

  setup: ({ rounds }) => ({ round: rounds, points: 0, over: false }),
  pending: (s) => (s.over ? [] : [{ id: s.round, seat: 0, kind: 'guess' }]),
  choices: () => ['heads', 'tails'],

  answer(s, d, guess, io) {
    if (s.over || d.id !== s.round) return refuse('stale', 'HOT-01', 'notNow');
    const right = io.chance.pick(TOSS, 2) === (guess === 'heads' ? 0 : 1);
    if (right) s.points++;
    s.over = --s.round === 0 || s.points === 3;
    io.tell?.({ kind: 'tossed', rule: 'HOT-02', seat: d.seat, right });
    return undefined;
  },

  leave(s, _seat, io) {
    s.over = true;
    io.tell?.({ kind: 'left', rule: 'HOT-03' });
  },
  outcome: (s) => (s.over ? { winners: s.points === 3 ? [0] : [], scores: [s.points], rule: 'HOT-02' } : undefined),
  way: (e) => (e.kind === 'tossed' ? (e.right ? 'right' : 'wrong') : undefined),
});
