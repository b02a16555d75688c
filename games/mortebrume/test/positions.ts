/** Positions of Mortebrume that tests and the stage open. */
import type { Match } from '@reverie/kernel/match';
import { asks, type Position, type Positions } from '@reverie/kernel/testing/position';
import type { Answer } from '../answers.ts';

const two = {
  seats: [
    { name: 'Ada', role: 'chef' },
    { name: 'Blaise', role: 'chef' },
  ],
  seat: 0,
} as const;

/** Both strips close together on an open ground: figures meet in the first turn. */
const close = {
  ...two,
  options: {
    scenario: { name: 'Clairière', turns: 2, strip: 30 },
    hordes: [
      ['mel-lancier', 'mel-lancier', 'mel-garde', 'mel-archere'],
      ['tha-hallebardier', 'tha-hallebardier', 'tha-fanatique', 'tha-rodeur'],
    ],
  },
} satisfies Omit<Position, 'until'>;

/** Holds when the seat that looks is asked this, and may answer so. */
const offers =
  (kind: string, fits: (answer: Answer) => boolean) =>
  (match: Match): boolean => {
    const decision = asks(0, kind)(match) && match.pending.find(({ optional }) => !optional);
    return Boolean(decision && (match.choices(decision) as readonly Answer[]).some(fits));
  };

export const positions: Positions = {
  deploy: { ...two, until: asks(0, 'deploy') },
  choose: { ...two, until: asks(0, 'choose') },
  declare: { ...two, until: asks(0, 'declare') },
  react: { ...two, seed: 4, until: asks(0, 'react') },
  answer: { ...two, until: asks(0, 'answer') },
  close: { ...close, until: asks(0, 'choose') },
  combine: { ...close, seed: 2, until: offers('choose', (one) => one.do === 'combine') },
  intercept: { ...close, until: offers('react', (one) => one.do === 'react' && one.intercept.length > 0) },
  defend: { ...close, seed: 27, until: offers('react', (one) => one.do === 'react' && one.defend !== undefined) },
  capture: { ...close, until: offers('blow', (one) => one.do === 'blow' && one.how === 'capture') },
  over: { ...two, until: 'over' },
};
