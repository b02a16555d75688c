/** The lobby over HTTP: opening tables, taking and giving up seats, tickets, journals. */
import { randomUUID } from 'node:crypto';
import { isRefusal } from '@reverie/kernel/refusal';
import type { Admission } from '@reverie/table/connection';
import { exportFor, journalFromLog } from '@reverie/table/export';
import { cardOf } from '@reverie/table/feed';
import { branchEntries } from '@reverie/table/follow-up';
import type { Keeper, SubmitResult } from '@reverie/table/keeper';
import { type Spec, specSchema } from '@reverie/table/spec';
import type { Store } from '@reverie/table/store';
import { type House, Table } from '@reverie/table/table';
import { UnplayableError } from '@reverie/table/table-state';
import { tableRefusal } from '@reverie/table/texts/say';
import { PROTOCOL } from '@reverie/table/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { admit, isExpired, linkPurpose } from './admission.ts';
import { Codes } from './codes.ts';
import type { Config } from './config.ts';
import { AttemptCounter, CODES_AN_HOUR, IMPORT_BODY_LIMIT, IMPORT_TIMEOUT, MAX_ENTRIES } from './limits.ts';
import { type Pool, TimeoutError } from './pool.ts';
import { type Answer, HttpError, routeAdder } from './routes.ts';
import { hashOf, hashOfCode, isCode, newCode, newSecret, newTableId } from './secrets.ts';
import { newSeed, type SubmitCommand } from './submit.ts';
import type { Tickets } from './tickets.ts';

export interface LobbyParts {
  readonly config: Config;
  readonly house: House;
  readonly keeper: Keeper;
  readonly store: Store;
  readonly tickets: Tickets;
  readonly pool: Pool;
  readonly act: SubmitCommand;
  now(): number;
  /** The games on the shelf. */
  games(): Answer<'GET /api/games'>['games'];
  readonly limits: Readonly<Record<string, number>>;
}

export function lobby(app: FastifyInstance, parts: LobbyParts): void {
  const { config, house, keeper, store, tickets, act, now } = parts;
  const on = routeAdder(app);
  const tries = new AttemptCounter(config.JOINS_A_MINUTE, 60_000);
  const recoveries = new AttemptCounter(CODES_AN_HOUR, 3_600_000);
  const codes = new Codes(store, now);
  const opening = { rateLimit: { max: config.TABLES_AN_HOUR, timeWindow: '1 hour' } };

  const tableOf = async (id: string): Promise<Table> => {
    const table = await keeper.table(id);
    if (!table) throw new HttpError(tableRefusal('noTable'), 404);
    return table;
  };

  /** What is shown of a table is stored: an answer that comes to nothing must not be known to anybody. */
  const shown = async <T>(id: string, use: (table: Table) => T): Promise<T> => {
    const made = await keeper.inspect(id, (table) => ({ made: use(table) }));
    if (!made) throw new HttpError(tableRefusal('noTable'), 404);
    return made.made;
  };

  /** Wrong secrets are counted, and too many of them shut the door for a while, even for the right one. */
  const guarded = async <T>(address: string, attempt: () => Promise<T>): Promise<T> => {
    if (tries.exhausted(address, now())) throw new HttpError(tableRefusal('tooManyTries'), 429);
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof HttpError && error.status === 403) tries.count(address, now());
      throw error;
    }
  };

  const staleAt = (table: Table) => (seat: number) => isExpired(table, seat, now(), config);
  const admitted = (table: Table, secret: string, owner = '', name = ''): Admission => {
    const admission = admit(table, secret, owner, name);
    if (!admission) throw new HttpError(tableRefusal('notInvited'), 403);
    // No guess, and not counted as one.
    if (typeof admission.who === 'number' && staleAt(table)(admission.who))
      throw new HttpError(tableRefusal('seatExpired'), 410);
    return admission;
  };
  const seated = (table: Table, secret: string): number => {
    const { who } = admitted(table, secret);
    if (typeof who !== 'number') throw new HttpError(tableRefusal('notInvited'), 403);
    return who;
  };
  const actorOf = ({ who, owner }: Admission) => {
    if (owner) return { kind: 'owner' } as const;
    if (typeof who !== 'number') throw new HttpError(tableRefusal('ownerOnly'), 403);
    return { kind: 'seat', seat: who } as const;
  };
  /** Between a look at a secret and what it is shown for, the seat may have changed hands, here or at another node. */
  const stillSits = (seat: Admission['who'], secret: string) => (table: Table) =>
    typeof seat !== 'number' || table.seats[seat]?.secret === hashOf(secret);
  const settled = (done: SubmitResult | null): number => {
    if (!done) throw new HttpError(tableRefusal('noTable'), 404);
    if ('refusal' in done) throw new HttpError(done.refusal, done.refusal.reason === 'notInvited' ? 403 : 409);
    if ('later' in done) throw new HttpError(tableRefusal(done.later), 503);
    return done.seq;
  };
  const newKeys = async () => {
    const [secret, recovery] = [newSecret(), newCode()];
    return { secret, recovery, hashes: { secret: hashOf(secret), recovery: await hashOfCode(recovery) } };
  };
  const newSecrets = (spec: Spec) => {
    const [owner, watch] = [newSecret(), newSecret()];
    const seats = spec.seats.map(({ sitter }) => (sitter.kind === 'program' ? null : newSecret()));
    const hashes = { owner: hashOf(owner), watch: hashOf(watch), invitations: seats.map((one) => one && hashOf(one)) };
    return { plain: { owner, watch, seats }, hashes };
  };

  on('GET /api/house', async () => ({
    protocol: PROTOCOL,
    recording: keeper.recording,
    retentionDays: config.RETENTION_DAYS,
    limits: parts.limits,
  }));

  let games: ReturnType<LobbyParts['games']> | undefined;
  on('GET /api/games', async () => {
    games ??= parts.games();
    return { games };
  });

  on('GET /api/tables', async () => {
    const summaries = await store.list(100, 'listed');
    return { tables: summaries.flatMap(({ card }) => (card ? [card] : [])) };
  });

  on(
    'POST /api/tables',
    async ({ body }) => {
      const { plain, hashes } = newSecrets(body);
      const table = Table.open(house, newTableId(), body, hashes, { id: 'open', at: now(), seed: newSeed() });
      if (isRefusal(table)) throw new HttpError(table, 400, house.game(body.game));
      settled(await keeper.open(table));
      return { table: table.id, ...plain };
    },
    { config: opening },
  );

  on(
    'POST /api/tables/import',
    async ({ body, language }) => {
      const id = newTableId();
      const { journal, at, seats, ...manners } = body;
      const asked = { journal, at, match: id, seed: newSeed(), most: MAX_ENTRIES, language };
      const branched = await parts.pool.run('branch', asked, IMPORT_TIMEOUT).catch((error: unknown) => {
        throw new HttpError(
          tableRefusal(error instanceof TimeoutError ? 'journalSlow' : 'busy'),
          error instanceof TimeoutError ? 400 : 503,
        );
      });
      if (isRefusal(branched)) throw new HttpError(branched);
      const { header, entries } = branched.journal;
      const spec = specSchema.parse({
        ...manners,
        game: header.game,
        options: header.options,
        seats: header.seats.map(({ role }, seat) => ({ role, ...seats?.[seat] })),
      });
      if (seats && seats.length !== header.seats.length) {
        throw new HttpError(tableRefusal('journalSeats', { count: header.seats.length }));
      }
      const { plain, hashes } = newSecrets(spec);
      const log = branchEntries(house, spec, hashes, branched, { id: 'open', at: now() });
      if (isRefusal(log)) throw new HttpError(log);
      const { text, hash } = branched;
      const table = Table.load(house, id, log, { seq: log.length - 1, text, hash });
      settled(await keeper.open(table));
      return { table: id, ...plain, entries: entries.length };
    },
    { config: opening, bodyLimit: IMPORT_BODY_LIMIT },
  );

  on('GET /api/tables/{id}', ({ id }) =>
    shown(id, (table) => {
      if (table.spec.watch === 'nobody') throw new HttpError(tableRefusal('noTable'), 404);
      return cardOf(table);
    }),
  );

  on('POST /api/tables/{id}/look', ({ id, body, address }) =>
    guarded(address, () =>
      shown(id, (table) => {
        const good = linkPurpose(table, body.secret, staleAt(table));
        // A secret that is none counts as a guess; nothing said is no guess.
        if (good.for === 'nothing' && body.secret !== '') tries.count(address, now());
        if (good.for === 'nothing' && table.spec.watch === 'nobody') throw new HttpError(tableRefusal('noTable'), 404);
        return { ...cardOf(table), good };
      }),
    ),
  );

  on('POST /api/tables/{id}/code', ({ id, body: { secret }, address }) =>
    guarded(address, async () => {
      const table = await tableOf(id);
      const good = linkPurpose(table, secret, staleAt(table)).for;
      // A seat that somebody holds, or the whole table, is nothing to be read aloud.
      if (good !== 'invitation' && good !== 'watching') throw new HttpError(tableRefusal('notInvited'), 403);
      return codes.issue({ table: id, secret });
    }),
  );

  on('POST /api/code', ({ body, address }) =>
    guarded(address, async () => {
      const meant = await codes.resolve(body.code);
      if (!meant) throw new HttpError(tableRefusal('unknownCode'), 403);
      return meant;
    }),
  );

  on('POST /api/tables/{id}/claim', ({ id, body, address }) =>
    guarded(address, async () => {
      const table = await tableOf(id);
      const invited = hashOf(body.secret);
      const seat = table.seats.findIndex(({ invitation }) => invitation === invited);
      if (seat < 0) throw new HttpError(tableRefusal('notInvited'), 403);
      const { secret, recovery, hashes } = await newKeys();
      const { name, nonce } = body;
      const command = { do: 'claim', seat, name, nonce, ...hashes } as const;
      const holds = (now: Table): boolean => now.seats[seat]?.invitation === invited;
      settled(await act(table, { kind: 'invited', seat }, command, `claim-${randomUUID()}`, holds));
      return { seat, secret, recovery };
    }),
  );

  on('POST /api/tables/{id}/ticket', ({ id, body, address }) =>
    guarded(address, async () => {
      const admission = admitted(await tableOf(id), body.secret, body.owner, body.name);
      return { ticket: tickets.issue(admission), seat: typeof admission.who === 'number' ? admission.who : null };
    }),
  );

  on('POST /api/tables/{id}/start', ({ id, body, address }) =>
    guarded(address, async () => {
      const table = await tableOf(id);
      const admission = admitted(table, body.secret);
      const holds = stillSits(admission.who, body.secret);
      return { seq: settled(await act(table, actorOf(admission), { do: 'start' }, 'start', holds)) };
    }),
  );

  on('POST /api/tables/{id}/release', ({ id, body, address }) =>
    guarded(address, async () => {
      const table = await tableOf(id);
      const seat = seated(table, body.secret);
      const holds = stillSits(seat, body.secret);
      settled(await act(table, { kind: 'seat', seat }, { do: 'release' }, `release-${randomUUID()}`, holds));
      return { seat };
    }),
  );

  on('POST /api/tables/{id}/rotate', ({ id, body, address }) =>
    guarded(address, async () => {
      const table = await tableOf(id);
      const seat = seated(table, body.secret);
      const { secret, recovery, hashes } = await newKeys();
      const command = { do: 'rekey', ...hashes } as const;
      const holds = stillSits(seat, body.secret);
      settled(await act(table, { kind: 'seat', seat }, command, `rotate-${randomUUID()}`, holds));
      return { seat, secret, recovery };
    }),
  );

  on('POST /api/tables/{id}/recover', ({ id, body, address }) =>
    guarded(address, async () => {
      const table = await tableOf(id);
      if (recoveries.exhausted(id, now())) throw new HttpError(tableRefusal('tooManyTries'), 429);
      const stored = table.seats.map((one) => one.recovery);
      const right = await Promise.all(stored.map((hash) => hash !== null && isCode(body.code, hash)));
      const seat = right.indexOf(true);
      if (seat < 0) {
        recoveries.count(id, now());
        throw new HttpError(tableRefusal('wrongCode'), 403);
      }
      const { secret, recovery, hashes } = await newKeys();
      // Named by the code, so that one code is good once, whoever comes at the same time.
      const mark = `recover-${hashOf(stored[seat] ?? '').slice(0, 32)}`;
      const holds = (now: Table): boolean => now.seats[seat]?.recovery === stored[seat];
      settled(await act(table, { kind: 'recovered', seat }, { do: 'rekey', ...hashes }, mark, holds));
      if ((await tableOf(id)).seats[seat]?.secret !== hashes.secret)
        throw new HttpError(tableRefusal('wrongCode'), 403);
      return { seat, secret, recovery };
    }),
  );

  on('POST /api/tables/{id}/revoke', ({ id, body, address }) =>
    guarded(address, async () => {
      const table = await tableOf(id);
      if (!admitted(table, body.secret).owner) throw new HttpError(tableRefusal('ownerOnly'), 403);
      const invitation = newSecret();
      const command = { do: 'revoke', seat: body.seat, invitation: hashOf(invitation) } as const;
      settled(await act(table, { kind: 'owner' }, command, `revoke-${randomUUID()}`));
      return { seat: body.seat, invitation };
    }),
  );

  on(
    'POST /api/tables/{id}/rematch',
    ({ id, body, address }) =>
      guarded(address, async () => {
        const table = await tableOf(id);
        const admission = admitted(table, body.secret);
        const command = { do: 'rematch', rotate: body.rotate } as const;
        const holds = stillSits(admission.who, body.secret);
        settled(await act(table, actorOf(admission), command, `rematch-${randomUUID()}`, holds));
        const { log } = await tableOf(id);
        const told = log.findLast(({ happened }) => happened.kind === 'rematched')?.happened;
        if (told?.kind !== 'rematched') throw new Error('a rematch that is not in the log');
        const seat = typeof admission.who === 'number' ? (told.seats[admission.who] ?? null) : null;
        return { table: told.table, seat };
      }),
    { config: opening },
  );

  const jsonLines = (reply: FastifyReply, text: string): string => {
    reply.type('application/jsonl; charset=utf-8');
    return text;
  };

  on('GET /api/tables/{id}/journal', async ({ id }, reply) => {
    const text = await finishedJournal(id);
    if (text === null) throw new HttpError(tableRefusal('noTable'), 404);
    return jsonLines(reply, text);
  });

  /** Also of tables whose rules are no longer on the shelf: a journal needs none to be handed out. */
  async function finishedJournal(id: string): Promise<string | null> {
    try {
      return await shown(id, (table) => {
        if (table.phase !== 'over' || table.spec.watch === 'nobody') return null;
        return exportFor(table, 'spectator', now())?.text ?? null;
      });
    } catch (error) {
      if (!(error instanceof UnplayableError)) throw error;
      const log = await store.read(id);
      const opened = log[0]?.happened;
      return opened?.kind === 'opened' && opened.spec.watch !== 'nobody' ? journalFromLog(log) : null;
    }
  }

  on('POST /api/tables/{id}/export', ({ id, body, address }, reply) =>
    guarded(address, async () => {
      const exported = await shown(id, (table) => exportFor(table, admitted(table, body.secret).who, now()));
      if (!exported) throw new HttpError(tableRefusal('notStarted'), 404);
      reply.header('x-reverie-kind', exported.kind);
      return jsonLines(reply, exported.text);
    }),
  );
}
