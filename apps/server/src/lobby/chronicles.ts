/** Chronicles: begun, joined, looked at, written in; their evenings; one file of all of it. */
import { randomUUID } from 'node:crypto';
import { isRefusal } from '@reverie/kernel/refusal';
import { parseOptions } from '@reverie/kernel/seating';
import { readCharacter } from '@reverie/table/characters';
import type { Chronicle } from '@reverie/table/chronicle/chronicle';
import type { ChronicleCommand, MemberCommand } from '@reverie/table/chronicle/commands';
import { chronicleId } from '@reverie/table/chronicle/entries';
import { exportChronicle } from '@reverie/table/chronicle/export';
import { importedEntries, readChronicleFile } from '@reverie/table/chronicle/import';
import { chronicleCard, chronicleView } from '@reverie/table/chronicle/view';
import { exportFor } from '@reverie/table/export';
import { tableRefusal } from '@reverie/table/texts/say';
import { isAllowed } from '../alerts/destinations.ts';
import { bucketOf, CHARACTER_BODY_LIMIT, CODES_AN_HOUR, IMPORT_BODY_LIMIT } from '../limits.ts';
import { hashOf, newSecret, newTableId } from '../secrets.ts';
import { StoredTries } from '../stored-tries.ts';
import { type Access, recorded } from './access.ts';
import { indexOfCode, newKeys } from './keys.ts';
import type { LobbyParts } from './parts.ts';
import { type AddRoute, HttpError, jsonLines, openingLimit } from './routes.ts';

type ChronicleParts = Pick<LobbyParts, 'config' | 'house' | 'keeper' | 'chronicles' | 'store' | 'alerts' | 'now'>;

export function chronicleRoutes(on: AddRoute, parts: ChronicleParts, access: Access): void {
  const { chronicles, keeper, house, config, alerts, now } = parts;
  const allowed = config.ALERT_ORIGINS.split(',').filter(Boolean);
  const find = async (id: string): Promise<Chronicle> => {
    const chronicle = await chronicles.find(id);
    if (!chronicle) throw new HttpError(tableRefusal('noChronicle'), 404);
    return chronicle;
  };
  /** The member whom a secret opens. Throws if it opens nobody's place. */
  const memberOf = (chronicle: Chronicle, secret: string): number => {
    const hash = hashOf(secret);
    const member = chronicle.memberOf(hash);
    if (member >= 0) return member;
    // The secret was right: not an attempt to guess one.
    if (chronicle.wasMember(hash)) throw new HttpError(tableRefusal('memberRemoved'), 410);
    throw new HttpError(tableRefusal('notInvited'), 403);
  };
  /** Rights are checked at execution too: a member may be removed meanwhile, at another node. */
  const stillMember = (secret: string) => (chronicle: Chronicle) => chronicle.memberOf(hashOf(secret)) >= 0;

  on(
    'POST /api/chronicles',
    async ({ body: { game, title, options, led, name }, address }) => {
      const found = house.game(game);
      if (!found) throw new HttpError(tableRefusal('unknownGame', { game }));
      if (!found.characters) throw new HttpError(tableRefusal('noCharacters'));
      const parsed = parseOptions(found.rules, options);
      if (isRefusal(parsed)) throw new HttpError(parsed, 400, found);
      const id = chronicleId(newTableId());
      const invitation = newSecret();
      const { secret, recovery, hashes } = await newKeys(address);
      const opening = { game, title, options, led, name, invitation: hashOf(invitation), ...hashes };
      recorded(await chronicles.open(id, opening, 'begin'));
      return { chronicle: id, invitation, member: 0, secret, recovery };
    },
    { config: openingLimit(config) },
  );

  on(
    'POST /api/chronicles/import',
    async ({ body: { file: text }, address }) => {
      const file = readChronicleFile(text);
      if (isRefusal(file)) throw new HttpError(file);
      const game = house.game(file.game);
      if (!game) throw new HttpError(tableRefusal('unknownGame', { game: file.game }));
      if (!game.characters) throw new HttpError(tableRefusal('noCharacters'));
      const id = chronicleId(newTableId());
      const invitation = newSecret();
      const { secret, recovery, hashes } = await newKeys(address);
      const secretOf = (_: number, mine: boolean) => (mine ? hashes.secret : null);
      const keys = { invitation: hashOf(invitation), secretOf, recovery: hashes.recovery };
      const entries = importedEntries(game, file, keys, now());
      if (isRefusal(entries)) throw new HttpError(entries, 400, game);
      recorded(await chronicles.openEntries(id, entries));
      const { me, members, title } = file;
      const name = members[me]?.name ?? '';
      return { chronicle: id, invitation, member: me, secret, recovery, name, game: file.game, title };
    },
    { config: openingLimit(config), bodyLimit: IMPORT_BODY_LIMIT },
  );

  on('POST /api/chronicles/{id}/look', ({ id, body: { secret }, address }) =>
    access.guarded(address, async () => {
      const chronicle = await find(id);
      if (hashOf(secret) === chronicle.invitation) {
        return { for: 'invitation' as const, chronicle: chronicleCard(chronicle) };
      }
      return { for: 'member' as const, chronicle: chronicleView(chronicle, memberOf(chronicle, secret)) };
    }),
  );

  on('POST /api/chronicles/{id}/join', ({ id, body: { secret: invitation, name }, address }) =>
    access.guarded(address, async () => {
      const chronicle = await find(id);
      const invited = hashOf(invitation);
      if (invited !== chronicle.invitation) throw new HttpError(tableRefusal('notInvited'), 403);
      const { secret, recovery, hashes } = await newKeys(address);
      recorded(
        await chronicles.submit(id, {
          command: { do: 'join', name, ...hashes },
          actor: { kind: 'invited' },
          id: `join-${randomUUID()}`,
          at: now(),
          stillAllowed: (then) => then.invitation === invited,
        }),
      );
      return { member: (await find(id)).memberOf(hashes.secret), secret, recovery };
    }),
  );

  on(
    'POST /api/chronicles/{id}/do',
    ({ id, body: { secret, id: command, command: asked }, address }) =>
      access.guarded(address, async () => {
        const chronicle = await find(id);
        const member = memberOf(chronicle, secret);
        const request = {
          actor: { kind: 'member' as const, member },
          id: `${member}-${command}`,
          at: now(),
          stillAllowed: stillMember(secret),
        };
        const done =
          asked.do === 'sit'
            ? await chronicles.sit(id, request)
            : await chronicles.submit(id, { ...request, command: checked(asked, chronicle) });
        return { seq: recorded(done) };
      }),
    { bodyLimit: CHARACTER_BODY_LIMIT },
  );

  /** What the game itself has to say to a command is asked before it is executed. */
  function checked(command: Exclude<MemberCommand, { do: 'sit' }>, chronicle: Chronicle): ChronicleCommand {
    const game = house.game(chronicle.game);
    if (!game) throw new HttpError(tableRefusal('unknownGame', { game: chronicle.game }), 409);
    if (command.do === 'describe' && command.options !== undefined) {
      const parsed = parseOptions(game.rules, command.options);
      if (isRefusal(parsed)) throw new HttpError(parsed, 400, game);
    }
    if (command.do === 'hook' && command.url !== null) {
      if (!alerts) throw new HttpError(tableRefusal('noAlerts'), 404);
      if (!isAllowed(command.url, allowed)) throw new HttpError(tableRefusal('alertAddress'));
    }
    if (command.do !== 'bring') return command;
    const character = readCharacter(game, command.character);
    if (isRefusal(character)) throw new HttpError(character, 400, game);
    return { do: 'bring', ...character };
  }

  on(
    'POST /api/chronicles/{id}/evening',
    ({ id, body: { secret, id: command, title }, address }) =>
      access.guarded(address, async () => {
        const chronicle = await find(id);
        const member = memberOf(chronicle, secret);
        const opened = await chronicles.openEvening(id, {
          title: title ?? '',
          request: {
            actor: { kind: 'member', member },
            id: `${member}-${command}`,
            at: now(),
            stillAllowed: stillMember(secret),
          },
        });
        if (opened && 'refusal' in opened) throw new HttpError(opened.refusal, 409, house.game(chronicle.game));
        recorded(opened);
        const evening = (await find(id)).evenings.at(-1);
        const seat = evening?.seats.indexOf(member) ?? -1;
        return { table: evening?.table ?? '', seat: seat < 0 ? null : seat };
      }),
    { config: openingLimit(config) },
  );

  on('POST /api/chronicles/{id}/end', ({ id, body: { secret, id: command }, address }) =>
    access.guarded(address, async () => {
      const member = memberOf(await find(id), secret);
      const actor = { kind: 'member', member } as const;
      return { seq: recorded(await chronicles.endEvening(id, { actor, id: `${member}-${command}`, at: now() })) };
    }),
  );

  on('POST /api/chronicles/{id}/invite', ({ id, body: { secret }, address }) =>
    access.guarded(address, async () => {
      const member = memberOf(await find(id), secret);
      const invitation = newSecret();
      recorded(
        await chronicles.submit(id, {
          command: { do: 'invite', invitation: hashOf(invitation) },
          actor: { kind: 'member', member },
          id: `invite-${randomUUID()}`,
          at: now(),
          stillAllowed: stillMember(secret),
        }),
      );
      return { invitation };
    }),
  );

  const tries = new StoredTries(parts.store, 'recover', CODES_AN_HOUR, 3_600_000);
  on('POST /api/chronicles/{id}/recover', ({ id, body: { code }, address }) =>
    access.guarded(address, async () => {
      const chronicle = await find(id);
      const giveBack = await tries.take(`${id}-${bucketOf(address)}`, now());
      if (!giveBack) throw new HttpError(tableRefusal('tooManyTries'), 429, undefined, tries.pause(now()));
      const stored = chronicle.members.map(({ recovery }) => recovery);
      const member = await indexOfCode(address, stored, code);
      if (member < 0) throw new HttpError(tableRefusal('wrongCode'), 403);
      await giveBack();
      const { secret, recovery, hashes } = await newKeys(address);
      recorded(
        await chronicles.submit(id, {
          command: { do: 'rekey', ...hashes },
          actor: { kind: 'recovered', member },
          // The id is derived from the code, so that concurrent requests use a code once.
          id: `recover-${hashOf(stored[member] ?? '').slice(0, 32)}`,
          at: now(),
          stillAllowed: (then) => then.members[member]?.recovery === stored[member],
        }),
      );
      if ((await find(id)).members[member]?.secret !== hashes.secret)
        throw new HttpError(tableRefusal('wrongCode'), 403);
      return { member, secret, recovery };
    }),
  );

  const journalOf = async (table: string, seat: number | null): Promise<string | null> => {
    const exported = await keeper.inspect(table, (found) => exportFor(found, seat ?? 'spectator', now()));
    return exported?.text ?? null;
  };

  on('POST /api/chronicles/{id}/journal', ({ id, body: { secret, evening }, address }, reply) =>
    access.guarded(address, async () => {
      const chronicle = await find(id);
      const member = memberOf(chronicle, secret);
      const found = chronicle.evenings[evening];
      const seat = found?.seats.indexOf(member) ?? -1;
      const text = found?.imported
        ? (chronicle.journals.get(evening) ?? null)
        : found
          ? await journalOf(found.table, seat < 0 ? null : seat)
          : null;
      if (text === null) throw new HttpError(tableRefusal('noEvening'), 404);
      return jsonLines(reply, text);
    }),
  );

  on('POST /api/chronicles/{id}/export', ({ id, body: { secret }, address }, reply) =>
    access.guarded(address, async () => {
      const chronicle = await find(id);
      const member = memberOf(chronicle, secret);
      reply.type('application/json; charset=utf-8');
      return exportChronicle(chronicle, member, journalOf);
    }),
  );
}
