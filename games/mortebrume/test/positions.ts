/** Positions of Mortebrume that tests and the stage open. */
import { asks, type Positions } from '@reverie/kernel/testing/position';

const two = {
  seats: [
    { name: 'Ada', role: 'chef' },
    { name: 'Blaise', role: 'chef' },
  ],
  seat: 0,
} as const;

export const positions: Positions = {
  deploy: { ...two, until: asks(0, 'deploy') },
  choose: { ...two, until: asks(0, 'choose') },
  declare: { ...two, until: asks(0, 'declare') },
  react: { ...two, until: asks(0, 'react') },
  answer: { ...two, until: asks(0, 'answer') },
  over: { ...two, until: 'over' },
};
