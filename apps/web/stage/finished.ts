/** A finished game as a table of this device: the house resumes no game that is over, so its log is written as it lies. */
import type { Game } from '@reverie/kernel/game';
import type { Journal } from '@reverie/kernel/journal';
import { isRefusal } from '@reverie/kernel/refusal';
import { cardOf } from '@reverie/table/feed';
import { branchEntries } from '@reverie/table/follow-up';
import { Table } from '@reverie/table/table';
import { openIdbStore } from '../src/house/idb-store.ts';

const TABLE = 'finished';
const SECRET = '0'.repeat(64);

export async function writeFinished(game: Game, journal: Journal): Promise<string> {
  const house = { game: () => game, programs: () => [] };
  const seats = journal.header.seats.map(({ role, name }) => ({ role, name, sitter: { kind: 'open' } as const }));
  const log = branchEntries(
    house,
    {
      game: game.rules.id,
      options: journal.header.options as never,
      seats,
      watch: 'nobody',
      listed: false,
      dice: false,
      clock: null,
    },
    { owner: SECRET, watch: SECRET, invitations: seats.map(() => SECRET) },
    { journal, seed: null },
    { id: 'stage', at: 0 },
  );
  if (isRefusal(log)) throw new Error(log.reason);
  const store = await openIdbStore();
  await store.append(TABLE, -1, log, cardOf(Table.load(house, TABLE, log)));
  return TABLE;
}
