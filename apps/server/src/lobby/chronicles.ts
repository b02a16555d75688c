/** Chronicles: begun, joined, looked at, written in; their evenings; one file of all of it. */
import { randomUUID } from 'node:crypto';
import type { Game } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { parseOptions } from '@reverie/kernel/seating';
import { readCharacter } from '@reverie/table/characters';
import type { ChronicleCommand, MemberCommand } from '@reverie/table/chronicle/commands';
import { chronicleId } from '@reverie/table/chronicle/entries';
import { exportChronicle } from '@reverie/table/chronicle/export';
import { importedEntries, readChronicleFile } from '@reverie/table/chronicle/import';
import { chronicleCard, chronicleView } from '@reverie/table/chronicle/view';
import { exportFor } from '@reverie/table/export';
import { tableRefusal } from '@reverie/table/texts/say';
import { isAllowed } from '../alerts/destinations.ts';
import { CHARACTER_BODY_LIMIT, IMPORT_BODY_LIMIT } from '../limits.ts';
import { hashOf, newSecret, newTableId } from '../secrets.ts';
import { type Access, recorded } from './access.ts';
import { ChronicleAccess } from './chronicle-access.ts';
import { newKeys, RecoveryCodes } from './keys.ts';
import type { LobbyParts } from './parts.ts';
import { type AddRoute, HttpError, jsonLines, openingLimit } from './routes.ts';

type ChronicleParts = Pick<
  LobbyParts,
  'config' | 'house' | 'keeper' | 'chronicles' | 'store' | 'alerts' | 'now' | 'hasher'
>;

export function chronicleRoutes(on: AddRoute, parts: ChronicleParts, tables: Access): void {
  const access = new ChronicleAccess(parts, tables);
  openingRoutes(on, parts);
  memberRoutes(on, parts, access);
  recoveryRoute(on, parts, access);
  commandRoute(on, parts, access);
  eveningRoutes(on, parts, access);
  fileRoutes(on, parts, access);
}

function openingRoutes(on: AddRoute, { chronicles, house, config, hasher, now }: ChronicleParts): void {
  /** The game of a new chronicle, whose characters go from evening to evening. */
  const gameOf = (id: string): Game => {
    const game = house.game(id);
    if (!game) throw new HttpError(tableRefusal('unknownGame', { game: id }));
    if (!game.characters) throw new HttpError(tableRefusal('noCharacters'));
    return game;
  };

  on(
    'POST /api/chronicles',
    async ({ body: { game, title, options, led, name }, address }) => {
      const found = gameOf(game);
      const parsed = parseOptions(found.rules, options);
      if (isRefusal(parsed)) throw new HttpError(parsed, 400, found);
      const id = chronicleId(newTableId());
      const invitation = newSecret();
      const { secret, recovery, hashes } = await newKeys(hasher, address);
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
      const game = gameOf(file.game);
      const id = chronicleId(newTableId());
      const invitation = newSecret();
      const { secret, recovery, hashes } = await newKeys(hasher, address);
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
}

function memberRoutes(on: AddRoute, { hasher }: ChronicleParts, access: ChronicleAccess): void {
  on('POST /api/chronicles/{id}/look', ({ id, body: { secret }, address }) =>
    access.guarded(address, async () => {
      const chronicle = await access.chronicle(id);
      if (hashOf(secret) === chronicle.invitation) {
        return { for: 'invitation' as const, chronicle: chronicleCard(chronicle) };
      }
      const { member } = access.admit(chronicle, secret);
      return { for: 'member' as const, chronicle: chronicleView(chronicle, member) };
    }),
  );

  on('POST /api/chronicles/{id}/join', ({ id, body: { secret: invitation, name }, address }) =>
    access.guarded(address, async () => {
      const invited = hashOf(invitation);
      const chronicle = await access.chronicle(id);
      if (invited !== chronicle.invitation) throw new HttpError(tableRefusal('notInvited'), 403);
      const { secret, recovery, hashes } = await newKeys(hasher, address);
      await access.submit(id, {
        command: { do: 'join', name, ...hashes },
        actor: { kind: 'invited' },
        id: `join-${randomUUID()}`,
        stillAllowed: (then) => then.invitation === invited,
      });
      return { member: (await access.chronicle(id)).memberOf(hashes.secret), secret, recovery };
    }),
  );

  on('POST /api/chronicles/{id}/invite', ({ id, body: { secret }, address }) =>
    access.guarded(address, async () => {
      const by = await access.admitTo(id, secret);
      const invitation = newSecret();
      const command = { do: 'invite', invitation: hashOf(invitation) } as const;
      await access.submit(id, { ...access.request(by, `invite-${randomUUID()}`), command });
      return { invitation };
    }),
  );
}

function recoveryRoute(on: AddRoute, parts: ChronicleParts, access: ChronicleAccess): void {
  const codes = new RecoveryCodes(parts);
  on('POST /api/chronicles/{id}/recover', ({ id, body: { code }, address }) =>
    access.guarded(address, async () => {
      const { members } = await access.chronicle(id);
      const match = await codes.match(
        { id, code, address },
        members.map(({ recovery }) => recovery),
      );
      const member = match.index;
      const { secret, recovery, hashes } = await newKeys(parts.hasher, address);
      await access.submit(id, {
        command: { do: 'rekey', ...hashes },
        actor: { kind: 'recovered', member },
        id: match.command,
        stillAllowed: (then) => then.members[member]?.recovery === match.hash,
      });
      const held = (await access.chronicle(id)).members[member]?.secret === hashes.secret;
      if (!held) throw new HttpError(tableRefusal('wrongCode'), 403);
      return { member, secret, recovery };
    }),
  );
}

function commandRoute(on: AddRoute, parts: ChronicleParts, access: ChronicleAccess): void {
  const { chronicles, house } = parts;
  on(
    'POST /api/chronicles/{id}/do',
    ({ id, body: { secret, id: command, command: asked }, address }) =>
      access.guarded(address, async () => {
        const by = await access.admitTo(id, secret);
        const request = access.clientRequest(by, command);
        if (asked.do === 'sit') return { seq: recorded(await chronicles.sit(id, request)) };
        const { game: gameId } = by.chronicle;
        const game = house.game(gameId);
        if (!game) throw new HttpError(tableRefusal('unknownGame', { game: gameId }), 409);
        return { seq: await access.submit(id, { ...request, command: checked(asked, game, parts) }) };
      }),
    { bodyLimit: CHARACTER_BODY_LIMIT },
  );
}

/** What the game and the settings have to say to a command is asked before it is executed. */
function checked(
  command: Exclude<MemberCommand, { do: 'sit' }>,
  game: Game,
  { alerts, config }: ChronicleParts,
): ChronicleCommand {
  if (command.do === 'describe' && command.options !== undefined) {
    const parsed = parseOptions(game.rules, command.options);
    if (isRefusal(parsed)) throw new HttpError(parsed, 400, game);
  }
  if (command.do === 'hook' && command.url !== null) {
    if (!alerts) throw new HttpError(tableRefusal('noAlerts'), 404);
    const allowed = config.ALERT_ORIGINS.split(',').filter(Boolean);
    if (!isAllowed(command.url, allowed)) throw new HttpError(tableRefusal('alertAddress'));
  }
  if (command.do !== 'bring') return command;
  const character = readCharacter(game, command.character);
  if (isRefusal(character)) throw new HttpError(character, 400, game);
  return { do: 'bring', ...character };
}

function eveningRoutes(on: AddRoute, { chronicles, house, config }: ChronicleParts, access: ChronicleAccess): void {
  on(
    'POST /api/chronicles/{id}/evening',
    ({ id, body: { secret, id: command, title }, address }) =>
      access.guarded(address, async () => {
        const by = await access.admitTo(id, secret);
        const request = access.clientRequest(by, command);
        const opened = await chronicles.openEvening(id, { title: title ?? '', request });
        if (opened && 'refusal' in opened) throw new HttpError(opened.refusal, 409, house.game(by.chronicle.game));
        recorded(opened);
        const evening = (await access.chronicle(id)).evenings.at(-1);
        const seat = evening?.seats.indexOf(by.member) ?? -1;
        return { table: evening?.table ?? '', seat: seat < 0 ? null : seat };
      }),
    { config: openingLimit(config) },
  );

  on('POST /api/chronicles/{id}/end', ({ id, body: { secret, id: command }, address }) =>
    access.guarded(address, async () => {
      const by = await access.admitTo(id, secret);
      return { seq: recorded(await chronicles.endEvening(id, access.clientRequest(by, command))) };
    }),
  );
}

function fileRoutes(on: AddRoute, { keeper, now }: ChronicleParts, access: ChronicleAccess): void {
  const journalOf = async (table: string, seat: number | null): Promise<string | null> => {
    const exported = await keeper.inspect(table, (found) => exportFor(found, seat ?? 'spectator', now()));
    return exported?.text ?? null;
  };

  on('POST /api/chronicles/{id}/journal', ({ id, body: { secret, evening }, address }, reply) =>
    access.guarded(address, async () => {
      const { chronicle, member } = await access.admitTo(id, secret);
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
      const { chronicle, member } = await access.admitTo(id, secret);
      reply.type('application/json; charset=utf-8');
      return exportChronicle(chronicle, member, journalOf);
    }),
  );
}
