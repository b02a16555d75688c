/** Positions of Rêve de Dragon that tests and the stage open. */
import type { Decision } from '@reverie/kernel/game';
import type { Match } from '@reverie/kernel/match';
import { asks, type Positions } from '@reverie/kernel/testing/position';
import type { Answer } from '../answers.ts';

const alone = { seats: [{ name: 'Ada', role: 'haut-revant' }], seat: 0 } as const;

/** Answers with the first of these that it can, before the companion looks for a way, which takes it seconds. */
const rather =
  (...wanted: readonly Answer['do'][]) =>
  (decision: Decision, match: Match): unknown => {
    const choices = match.choices(decision) as readonly Answer[];
    return wanted.flatMap((one) => choices.find((choice) => choice.do === one) ?? [])[0];
  };

export const positions: Positions = {
  world: { ...alone, until: asks(0, 'world') },
  lands: { ...alone, answer: rather('goUp', 'pass'), until: asks(0, 'lands') },
  aim: { ...alone, answer: rather('goUp', 'cast'), until: asks(0, 'aim') },
  encounter: { ...alone, answer: rather('goUp', 'go', 'pass'), until: asks(0, 'encounter') },
  late: {
    ...alone,
    options: { quest: 'pont' },
    answer: rather('wait'),
    until: (match) => (match.view(0) as { quest?: { over: unknown } }).quest?.over === 'lost',
  },
  gardien: {
    seats: [
      { name: 'Nitouche', role: 'haut-revant' },
      { name: 'Orsande', role: 'haut-revant' },
      { name: 'Ada', role: 'gardien' },
    ],
    seat: 2,
    answer: rather('goUp'),
    until: asks(2, 'permission'),
  },
};
