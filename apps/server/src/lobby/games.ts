/** The game at a table: started, played again, exported. */
import { randomUUID } from 'node:crypto';
import { exportFor, journalFromLog } from '@reverie/table/export';
import { UnplayableError } from '@reverie/table/table-state';
import { tableRefusal } from '@reverie/table/texts/say';
import { type Access, actorOf, stillSits } from './access.ts';
import type { LobbyParts } from './parts.ts';
import { type AddRoute, HttpError, jsonLines, openingLimit } from './routes.ts';

type GameParts = Pick<LobbyParts, 'config' | 'store' | 'now'>;

export function gameRoutes(on: AddRoute, parts: GameParts, access: Access): void {
  on('POST /api/tables/{id}/start', ({ id, body, address }) =>
    access.guarded(address, async () => {
      const table = await access.table(id);
      const admission = access.admit(table, body.secret);
      const seq = await access.submit({
        table,
        actor: actorOf(admission),
        command: { do: 'start' },
        id: 'start',
        stillAllowed: stillSits(admission.who, body.secret),
      });
      return { seq };
    }),
  );

  on(
    'POST /api/tables/{id}/rematch',
    ({ id, body, address }) =>
      access.guarded(address, async () => {
        const table = await access.table(id);
        const admission = access.admit(table, body.secret);
        const seq = await access.submit({
          table,
          actor: actorOf(admission),
          command: { do: 'rematch', rotate: body.rotate, start: body.start },
          id: `rematch-${randomUUID()}`,
          stillAllowed: stillSits(admission.who, body.secret),
        });
        const [entry] = (await access.table(id)).since(seq, 1);
        const rematch = entry?.happened;
        if (rematch?.kind !== 'rematched') throw new Error('a rematch that is not in the log');
        const seat = typeof admission.who === 'number' ? (rematch.seats[admission.who] ?? null) : null;
        const { phase } = await access.table(rematch.table);
        return { table: rematch.table, seat, started: phase !== 'gathering' };
      }),
    { config: openingLimit(parts.config) },
  );

  on('GET /api/tables/{id}/journal', async ({ id }, reply) => {
    const text = await finishedJournal(id, parts, access);
    if (text === null) throw new HttpError(tableRefusal('noTable'), 404);
    return jsonLines(reply, text);
  });

  on('POST /api/tables/{id}/export', ({ id, body, address }, reply) =>
    access.guarded(address, async () => {
      const exported = await access.inspect(id, (table) =>
        exportFor(table, access.admit(table, body.secret).who, parts.now()),
      );
      if (!exported) throw new HttpError(tableRefusal('notStarted'), 404);
      reply.header('x-reverie-kind', exported.kind);
      return jsonLines(reply, exported.text);
    }),
  );
}

/** Works without the rules as well: a table whose rules are gone from the shelf still gives its journal. */
async function finishedJournal(id: string, { store, now }: GameParts, access: Access): Promise<string | null> {
  try {
    return await access.inspect(id, (table) => {
      // A table for people with a link gives its journal to them alone (`export`).
      if (table.watch === 'nobody') return null;
      if (table.phase !== 'over') throw new HttpError(tableRefusal('notOver'), 409);
      if (table.watch !== 'anybody') throw new HttpError(tableRefusal('journalByLink'), 403);
      return exportFor(table, 'spectator', now())?.text ?? null;
    });
  } catch (error) {
    if (!(error instanceof UnplayableError)) throw error;
    const log = await store.read(id);
    const opened = log[0]?.happened;
    if (opened?.kind !== 'opened') return null;
    const changed = log.findLast(
      ({ happened }) => happened.kind === 'moderated' && happened.watch !== undefined,
    )?.happened;
    const watch = changed?.kind === 'moderated' ? changed.watch : opened.spec.watch;
    return watch === 'anybody' ? journalFromLog(log) : null;
  }
}
