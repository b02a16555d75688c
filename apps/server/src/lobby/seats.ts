/** Seats: spoken codes, claiming, tickets, new secrets, giving up and taking away. */
import { randomUUID } from 'node:crypto';
import { isRefusal } from '@reverie/kernel/refusal';
import { readCharacter } from '@reverie/table/characters';
import type { CharactersInPlay } from '@reverie/table/characters-in-play';
import type { Table } from '@reverie/table/table';
import { tableRefusal } from '@reverie/table/texts/say';
import { isForGuests, seatFor } from '../admission.ts';
import { CHARACTER_BODY_LIMIT } from '../limits.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { type Access, stillSits } from './access.ts';
import { Codes } from './codes.ts';
import { newKeys, RecoveryCodes } from './keys.ts';
import type { LobbyParts } from './parts.ts';
import { type AddRoute, HttpError, type RouteInput } from './routes.ts';

type SeatParts = Pick<LobbyParts, 'store' | 'tickets' | 'now' | 'inPlay' | 'hasher'>;

export function seatRoutes(on: AddRoute, parts: SeatParts, access: Access): void {
  codeRoutes(on, parts, access);
  sittingRoutes(on, parts, access);
  characterRoutes(on, parts, access);
  keyRoutes(on, parts, access);
}

function codeRoutes(on: AddRoute, { store, hasher, now }: SeatParts, access: Access): void {
  const codes = new Codes(store, hasher, now);

  on('POST /api/tables/{id}/code', ({ id, body: { secret }, address }) =>
    access.guarded(address, async () => {
      const good = access.purpose(await access.table(id), secret).for;
      // Codes are short: none stands for a seat that somebody holds, or for the owner's secret.
      if (good !== 'invitation' && good !== 'watching') throw new HttpError(tableRefusal('notInvited'), 403);
      return codes.issue(address, { table: id, secret });
    }),
  );

  on('POST /api/code', ({ body, address }) =>
    access.guarded(address, async () => {
      const target = await codes.resolve(address, body.code);
      if (!target) throw new HttpError(tableRefusal('unknownCode'), 403);
      return target;
    }),
  );
}

function sittingRoutes(on: AddRoute, { tickets, inPlay, hasher }: SeatParts, access: Access): void {
  const claim = ({ id, body, address }: RouteInput<'POST /api/tables/{id}/claim'>) =>
    access.guarded(address, async () => {
      const find = (table: Table): number => {
        const seat = seatFor(table, body.secret);
        if (seat < 0 && isForGuests(table, body.secret)) throw new HttpError(tableRefusal('noFreeSeat'), 409);
        if (seat < 0) throw new HttpError(tableRefusal('notInvited'), 403);
        return seat;
      };
      const first = await access.table(id);
      find(first);
      const { name, nonce, face, character } = body;
      if (character) await takeCharacter(inPlay, first, character);
      const { secret, recovery, hashes } = await newKeys(hasher, address);
      // Keys take their time, and others come meanwhile: whoever may have any seat takes the next one that is free.
      for (;;) {
        const table = await access.table(id);
        const seat = find(table);
        const taken = access.submit({
          table,
          actor: { kind: 'invited', seat },
          command: {
            ...{ do: 'claim', seat, name, nonce, ...hashes },
            ...(face !== undefined && { face }),
            ...(character && { character }),
          },
          id: `claim-${randomUUID()}`,
          stillAllowed: (now) => seatFor(now, body.secret) === seat,
        });
        const sits = await taken.then(
          () => true,
          (error: unknown) => {
            if (error instanceof HttpError && error.refusal.reason === 'notInvited') return false;
            throw error;
          },
        );
        if (sits) return { seat, secret, recovery };
      }
    });
  on('POST /api/tables/{id}/claim', claim, { bodyLimit: CHARACTER_BODY_LIMIT });

  on('POST /api/tables/{id}/ticket', ({ id, body, address }) =>
    access.guarded(address, async () => {
      const admission = await access.admitTo(id, body.secret, body.owner, body.name);
      return { ticket: tickets.issue(admission), seat: typeof admission.who === 'number' ? admission.who : null };
    }),
  );

  on('POST /api/tables/{id}/release', ({ id, body, address }) =>
    access.guarded(address, async () => {
      const table = await access.table(id);
      const seat = access.seat(table, body.secret);
      await access.submit({
        table,
        actor: { kind: 'seat', seat },
        command: { do: 'release' },
        id: `release-${randomUUID()}`,
        stillAllowed: stillSits(seat, body.secret),
      });
      return { seat };
    }),
  );

  on('POST /api/tables/{id}/handover', ({ id, body, address }) =>
    access.guarded(address, async () => {
      const table = await access.table(id);
      const seat = access.seat(table, body.secret);
      const invitation = newSecret();
      await access.submit({
        table,
        actor: { kind: 'seat', seat },
        command: { do: 'handOver', invitation: hashOf(invitation) },
        id: `handover-${randomUUID()}`,
        stillAllowed: stillSits(seat, body.secret),
      });
      return { seat, invitation };
    }),
  );

  on('POST /api/tables/{id}/revoke', ({ id, body, address }) =>
    access.guarded(address, async () => {
      const table = await access.table(id);
      if (!access.admit(table, body.secret).owner) throw new HttpError(tableRefusal('ownerOnly'), 403);
      const invitation = newSecret();
      await access.submit({
        table,
        actor: { kind: 'owner' },
        command: { do: 'revoke', seat: body.seat, invitation: hashOf(invitation) },
        id: `revoke-${randomUUID()}`,
      });
      // A bot plays on where the game has secrets: then there is nothing to claim.
      const held = (await access.table(id)).seats[body.seat]?.invitation === hashOf(invitation);
      return { seat: body.seat, invitation: held ? invitation : null };
    }),
  );
}

function characterRoutes(on: AddRoute, { inPlay }: SeatParts, access: Access): void {
  on(
    'POST /api/tables/{id}/bring',
    ({ id, body: { secret, character }, address }) =>
      access.guarded(address, async () => {
        const table = await access.table(id);
        const seat = access.seat(table, secret);
        if (character) await takeCharacter(inPlay, table, character);
        await access.submit({
          table,
          actor: { kind: 'seat', seat },
          command: { do: 'bring', character },
          id: `bring-${randomUUID()}`,
          stillAllowed: stillSits(seat, secret),
        });
        return { seat };
      }),
    { bodyLimit: CHARACTER_BODY_LIMIT },
  );

  on('POST /api/tables/{id}/character', ({ id, body: { secret }, address }) =>
    access.guarded(address, () =>
      access.inspect(id, (table) => {
        const seat = access.seat(table, secret);
        const { now, former } = table.homeOf(seat);
        return { character: now ?? null, former: [...former], home: table.homecoming(seat) };
      }),
    ),
  );
}

/** Notes where a character plays. Throws if they still play elsewhere, or the game does not know them. */
async function takeCharacter(inPlay: CharactersInPlay, table: Table, document: unknown): Promise<void> {
  const character = readCharacter(table.game, document);
  if (isRefusal(character)) throw new HttpError(character, 400, table.game);
  const elsewhere = await inPlay.take(character.card, table.id);
  if (elsewhere) throw new HttpError(elsewhere, 409);
}

function keyRoutes(on: AddRoute, parts: SeatParts, access: Access): void {
  const codes = new RecoveryCodes(parts);
  on('POST /api/tables/{id}/rotate', ({ id, body, address }) =>
    access.guarded(address, async () => {
      const table = await access.table(id);
      const seat = access.seat(table, body.secret);
      const { secret, recovery, hashes } = await newKeys(parts.hasher, address);
      await access.submit({
        table,
        actor: { kind: 'seat', seat },
        command: { do: 'rekey', ...hashes },
        id: `rotate-${randomUUID()}`,
        stillAllowed: stillSits(seat, body.secret),
      });
      return { seat, secret, recovery };
    }),
  );

  on('POST /api/tables/{id}/recover', ({ id, body, address }) =>
    access.guarded(address, async () => {
      const table = await access.table(id);
      const match = await codes.match(
        { id, code: body.code, address },
        table.seats.map(({ recovery }) => recovery),
      );
      const seat = match.index;
      const { secret, recovery, hashes } = await newKeys(parts.hasher, address);
      await access.submit({
        table,
        actor: { kind: 'recovered', seat },
        command: { do: 'rekey', ...hashes },
        id: match.command,
        stillAllowed: (now) => now.seats[seat]?.recovery === match.hash,
      });
      const held = (await access.table(id)).seats[seat]?.secret === hashes.secret;
      if (!held) throw new HttpError(tableRefusal('wrongCode'), 403);
      return { seat, secret, recovery };
    }),
  );
}
