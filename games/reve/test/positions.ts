/** Positions of Rêve de Dragon that tests and the stage open. */
import { asks, type Positions } from '@reverie/kernel/testing/position';

const alone = { seats: [{ name: 'Ada', role: 'haut-revant' }], seat: 0 } as const;

export const positions: Positions = {
  world: { ...alone, until: asks(0, 'world') },
  lands: { ...alone, until: asks(0, 'lands') },
  encounter: { ...alone, until: asks(0, 'encounter') },
};
