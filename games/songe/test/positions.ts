/** Positions of Songe that tests and the stage open. */
import { asks, type Position, type Positions } from '@reverie/kernel/testing/position';

const duel = {
  seats: [
    { name: 'Ada', role: 'arpenteur' },
    { name: 'Blaise', role: 'arpenteur' },
  ],
  seat: 0,
} as const;

const evening = {
  seats: [...duel.seats, { name: 'Claire', role: 'conteur' }],
  options: { arpenteurs: ['maelle', 'gondrin'] },
  seat: 0,
} as const;

/** Maëlle reads letters, and Claire says how hard that is. */
const test: Partial<Position> = {
  answer({ kind, seat }) {
    if (kind === 'act' && seat === 0) return { do: 'test', skill: 'erudition', text: 'Je souffle la poussière' };
    return kind === 'test.rule' ? { do: 'rule', difficulty: 4 } : undefined;
  },
};

export const positions: Positions = {
  attack: { ...duel, until: asks(0, 'duel.attack') },
  defend: { ...duel, until: asks(0, 'duel.defend') },
  evening: { ...evening, until: ({ pending }) => pending.every(({ optional }) => optional) },
  propose: { ...evening, ...test, seat: 2, until: asks(2, 'test.rule') },
  prepare: { ...evening, ...test, until: asks(0, 'test.prepare') },
  mend: { ...evening, ...test, until: asks(0, 'test.mend') },
  brumes: {
    seats: duel.seats.slice(0, 1),
    options: { mode: 'crossing', arpenteurs: ['ysolde'] },
    seat: 0,
    until: asks(0, 'crossing.face'),
  },
  over: { ...duel, until: 'over' },
};
