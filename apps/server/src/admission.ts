/** Whose secret it is: the owner's, a seat's, an invitation's, or that of those who may watch. */

import type { Admission } from '@reverie/table/connection';
import type { Table } from '@reverie/table/table';
import type { Config } from './config.ts';
import { hashOf } from './secrets.ts';

const PROOF = 16;
export const proofOf = (hash: string): string => hash.slice(0, PROOF);

/** What a secret opens: a seat first, then the owner's place, then a place to watch. */
export function admit(table: Table, secret: string, ownerSecret: string, name: string): Admission | undefined {
  const hash = hashOf(secret);
  const isOwner = hash === table.owner || hashOf(ownerSecret) === table.owner;
  const seat = table.seats.findIndex((one) => one.secret === hash);
  if (seat >= 0) {
    return { table: table.id, who: seat, owner: isOwner, name: table.seats[seat]?.name ?? '', proof: proofOf(hash) };
  }
  const watcher = { table: table.id, who: 'spectator', owner: isOwner, name, proof: '' } as const;
  if (isOwner) return watcher;
  const mayWatch = table.spec.watch === 'anybody' || (table.spec.watch === 'link' && hash === table.watchSecret);
  return mayWatch ? watcher : undefined;
}

/** Whether a ticket is still good for the seat that it was issued for. */
export function proves(table: Table, { who, proof }: Admission): boolean {
  const secret = typeof who === 'number' ? table.seats[who]?.secret : '';
  return typeof secret === 'string' && proofOf(secret) === proof;
}

const DAY = 86_400_000;

/**
 * Whether the secret of a seat was given too long ago, or a game under way has slept for too long. Its recovery code is still
 * good. At a game that is over there is nothing left to be done with a seat.
 */
export function isExpired(
  table: Table,
  seat: number,
  now: number,
  life: Pick<Config, 'SEAT_DAYS' | 'SEAT_IDLE_DAYS'>,
): boolean {
  const given = table.seats[seat]?.secretSince ?? now;
  const moved = table.phase === 'over' ? now : (table.last?.at ?? now);
  return now - given > life.SEAT_DAYS * DAY || now - moved > life.SEAT_IDLE_DAYS * DAY;
}

/** What a link is good for, before anybody does anything with it; `stale` says whose secret has expired. */
export function linkPurpose(
  table: Table,
  secret: string,
  stale: (seat: number) => boolean,
): { readonly for: LinkPurpose; readonly seat: number | null } {
  const hash = hashOf(secret);
  const held = table.seats.findIndex((one) => one.secret === hash);
  if (held >= 0) return { for: stale(held) ? 'expired' : 'seat', seat: held };
  const invited = table.seats.findIndex((one) => one.invitation === hash);
  if (invited >= 0) return { for: 'invitation', seat: invited };
  if (hash === table.owner) return { for: 'owner', seat: null };
  const watches = table.spec.watch === 'anybody' || (table.spec.watch === 'link' && hash === table.watchSecret);
  return { for: watches ? 'watching' : 'nothing', seat: null };
}

/** `expired`: it was a seat's, and is good for nothing before a recovery code is said. */
type LinkPurpose = 'seat' | 'expired' | 'invitation' | 'owner' | 'watching' | 'nothing';
