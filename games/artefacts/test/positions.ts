/** Positions of Artefacts that tests and the stage open. */
import { asks, type Positions } from '@reverie/kernel/testing/position';

const two = {
  seats: [
    { name: 'Ada', role: 'player' },
    { name: 'Blaise', role: 'player' },
  ],
  seat: 0,
} as const;

const four = {
  seats: [...two.seats, { name: 'Claire', role: 'player' }, { name: 'Denis', role: 'player' }],
  seat: 0,
} as const;

export const positions: Positions = {
  redraw: { ...two, until: asks(0, 'redraw') },
  compose: { ...two, until: asks(0, 'compose') },
  dawn: { ...two, until: asks(0, 'dawn') },
  prepare: { ...two, until: asks(0, 'prepare') },
  combat: { ...two, until: asks(0, 'combat') },
  defend: { ...two, until: asks(0, 'defend') },
  four: { ...four, until: asks(0, 'prepare') },
  designate: { ...four, until: asks(0, 'designate') },
  over: { ...two, until: 'over' },
};
