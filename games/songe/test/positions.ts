/** Positions of Songe that tests and the stage open. */
import { asks, type Positions } from '@reverie/kernel/testing/position';

const duel = {
  seats: [
    { name: 'Ada', role: 'arpenteur' },
    { name: 'Blaise', role: 'arpenteur' },
  ],
  seat: 0,
} as const;

export const positions: Positions = {
  attack: { ...duel, until: asks(0, 'duel.attack') },
  defend: { ...duel, until: asks(0, 'duel.defend') },
  over: { ...duel, until: 'over' },
};
