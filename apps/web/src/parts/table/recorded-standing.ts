/** A match in the shape of a table where nobody sits at the other end of a connection: in a lesson, or in a replay. */
import type { Header } from '@reverie/kernel/journal';
import type { Standing } from '@reverie/table/feed';

type Position = Pick<Standing, 'seq' | 'phase' | 'view' | 'decisions' | 'waitingFor' | 'outcome'>;

export const recordedStanding = ({ game, version, options, seats, chance }: Header, position: Position): Standing => ({
  ...position,
  paused: false,
  closed: false,
  game,
  version,
  options,
  title: '',
  watch: 'nobody',
  seats: seats.map(({ role, name }) => ({ role, name, sitter: 'person', program: null, resigned: false })),
  awaited: null,
  takeBack: null,
  back: null,
  clock: null,
  chance,
  seed: null,
  rematch: null,
  from: null,
});
