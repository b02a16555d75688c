/** Tables: listed, opened, imported, looked at. */
import { isRefusal } from '@reverie/kernel/refusal';
import { cardOf } from '@reverie/table/feed';
import { branchEntries } from '@reverie/table/follow-up';
import { type Spec, specSchema } from '@reverie/table/spec';
import { Table } from '@reverie/table/table';
import { tableRefusal } from '@reverie/table/texts/say';
import { AttemptLimit, IMPORT_BODY_LIMIT, IMPORT_TIMEOUT, MAX_ENTRIES } from '../limits.ts';
import { type BranchResult, TimeoutError } from '../pool.ts';
import { hashOf, newSecret, newTableId } from '../secrets.ts';
import { newSeed } from '../submit.ts';
import { type Access, recorded } from './access.ts';
import type { LobbyParts } from './parts.ts';
import { type AddRoute, type Body, HttpError, openingLimit, type RouteInput } from './routes.ts';

type TableParts = Pick<LobbyParts, 'config' | 'house' | 'keeper' | 'store' | 'pool' | 'now'>;

/** Tables in one answer of the list. */
const MAX_LISTED = 100;

export function tableRoutes(on: AddRoute, parts: TableParts, access: Access): void {
  const { config, house, keeper, store, now } = parts;
  const openings = new AttemptLimit(config.TABLES_AN_HOUR, 3_600_000);

  on('GET /api/tables', async () => {
    const summaries = await store.list(MAX_LISTED, 'listed');
    return { tables: summaries.flatMap(({ card }) => (card ? [card] : [])) };
  });

  on('POST /api/tables', async ({ body, address }) => {
    // Only what was opened counts: whoever writes a table wrongly tries again.
    const opened = await openings.run(
      address,
      now,
      async (count) => {
        const { plain, hashes } = newSecrets(body);
        const table = Table.open(house, newTableId(), body, hashes, { id: 'open', at: now(), seed: newSeed() });
        if (isRefusal(table)) throw new HttpError(table, 400, house.game(body.game));
        recorded(await keeper.open(table));
        count();
        return { table: table.id, ...plain, commitment: table.commitment };
      },
      () => false,
    );
    if (opened) return opened;
    throw new HttpError(tableRefusal('tooMuch'), 429, undefined, openings.pause(address, now()));
  });

  on('POST /api/tables/import', (input) => importTable(input, parts), {
    config: openingLimit(config),
    bodyLimit: IMPORT_BODY_LIMIT,
  });

  on('GET /api/tables/{id}', ({ id }) =>
    access.inspect(id, (table) => {
      if (table.watch === 'nobody') throw new HttpError(tableRefusal('noTable'), 404);
      return cardOf(table);
    }),
  );

  on('POST /api/tables/{id}/look', ({ id, body, address }) =>
    access.guarded(address, (fail) =>
      access.inspect(id, (table) => {
        const good = access.purpose(table, body.secret);
        // A secret that opens nothing counts as a failed attempt; no secret does not.
        if (good.for === 'nothing' && body.secret !== '') fail();
        if (good.for === 'nothing' && table.watch === 'nobody') throw new HttpError(tableRefusal('noTable'), 404);
        return { ...cardOf(table), good, options: good.for === 'nothing' ? null : table.spec.options };
      }),
    ),
  );
}

type ImportRoute = 'POST /api/tables/import';

async function importTable(
  { body, language, address }: RouteInput<ImportRoute>,
  { house, keeper, pool, now }: TableParts,
) {
  const id = newTableId();
  const { journal, at } = body;
  const request = { journal, at, match: id, seed: newSeed(), most: MAX_ENTRIES, language };
  const branched = await pool.run('branch', request, IMPORT_TIMEOUT, address).catch((error: unknown) => {
    const slow = error instanceof TimeoutError;
    throw new HttpError(tableRefusal(slow ? 'journalSlow' : 'busy'), slow ? 400 : 503);
  });
  if (isRefusal(branched)) throw new HttpError(branched);
  const spec = importedSpec(body, branched);
  // The game has begun, so no link seats everybody.
  const { plain, hashes } = newSecrets(spec);
  const { guests: _, ...opens } = plain;
  const log = branchEntries(house, spec, hashes, branched, { id: 'open', at: now() });
  if (isRefusal(log)) throw new HttpError(log);
  const { text, hash } = branched;
  const table = Table.load(house, id, log, { seq: log.length - 1, text, hash });
  recorded(await keeper.open(table));
  return { table: id, ...opens, commitment: table.commitment, entries: branched.journal.entries.length };
}

/** The table that a journal goes on at: its game and roles, the seats and settings of the request. */
function importedSpec(body: Body<ImportRoute>, { journal: { header } }: BranchResult): Spec {
  const { journal: _, at: __, seats, ...settings } = body;
  if (seats && seats.length !== header.seats.length) {
    throw new HttpError(tableRefusal('journalSeats', { count: header.seats.length }));
  }
  return specSchema.parse({
    ...settings,
    game: header.game,
    options: header.options,
    seats: header.seats.map(({ role }, seat) => ({ role, ...seats?.[seat] })),
  });
}

function newSecrets(spec: Spec) {
  const [owner, watch, guests] = [newSecret(), newSecret(), newSecret()];
  const seats = spec.seats.map(({ sitter }) => (sitter.kind === 'program' ? null : newSecret()));
  const hashes = {
    owner: hashOf(owner),
    watch: hashOf(watch),
    guests: hashOf(guests),
    invitations: seats.map((one) => one && hashOf(one)),
  };
  return { plain: { owner, watch, seats, guests }, hashes };
}
