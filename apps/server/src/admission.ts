/** Checks secrets: the owner's, a seat's, an invitation's, the spectators'. */

import type { Admission } from '@reverie/table/connection';
import type { Table } from '@reverie/table/table';
import type { Config } from './config.ts';
import { hashOf } from './secrets.ts';

const PROOF = 16;
export const proofOf = (hash: string): string => hash.slice(0, PROOF);

/** What a secret opens: a seat first, then the owner's role, then watching. */
export function admit(table: Table, secret: string, ownerSecret: string, name: string): Admission | undefined {
  const hash = hashOf(secret);
  const isOwner = hash === table.owner || hashOf(ownerSecret) === table.owner;
  const seat = table.seats.findIndex((one) => one.secret === hash);
  if (seat >= 0) {
    return { table: table.id, who: seat, owner: isOwner, name: table.seats[seat]?.name ?? '', proof: proofOf(hash) };
  }
  const watcher = { table: table.id, who: 'spectator', owner: isOwner, name, proof: '' } as const;
  if (isOwner) return watcher;
  const mayWatch = table.watch === 'anybody' || (table.watch === 'link' && hash === table.watchSecret);
  return mayWatch && !table.gallery.isRemoved(name) ? watcher : undefined;
}

/** Whether a ticket is still valid for its seat. */
export function proves(table: Table, { who, proof, owner, name }: Admission): boolean {
  if (who === 'spectator' && !owner && (table.watch === 'nobody' || table.gallery.isRemoved(name))) return false;
  const secret = typeof who === 'number' ? table.seats[who]?.secret : '';
  return typeof secret === 'string' && proofOf(secret) === proof;
}

const DAY = 86_400_000;

/**
 * Whether the secret of a seat has expired: issued too long ago, or idle for too long at an unfinished game. The
 * recovery code stays valid. At a finished game a seat can do nothing any more.
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

/** The seat that anybody may take now, without a link; −1 if there is none. */
export const welcomedSeat = ({ spec, phase, seats }: Table): number =>
  spec.welcome && phase === 'gathering'
    ? seats.findIndex(({ sitter, secret, invitation }) => sitter.kind === 'open' && !secret && invitation !== null)
    : -1;

/** What a link is for, without using it; `expired` tells which seats' secrets have expired. */
export function linkPurpose(
  table: Table,
  secret: string,
  expired: (seat: number) => boolean,
): { readonly for: LinkPurpose; readonly seat: number | null } {
  const hash = hashOf(secret);
  const held = table.seats.findIndex((one) => one.secret === hash);
  if (held >= 0) return { for: expired(held) ? 'expired' : 'seat', seat: held };
  const invited = table.seats.findIndex((one) => one.invitation === hash);
  if (invited >= 0) return { for: 'invitation', seat: invited };
  const welcomed = secret === '' ? welcomedSeat(table) : -1;
  if (welcomed >= 0) return { for: 'invitation', seat: welcomed };
  if (hash === table.owner) return { for: 'owner', seat: null };
  const watches = table.watch === 'anybody' || (table.watch === 'link' && hash === table.watchSecret);
  return { for: watches ? 'watching' : 'nothing', seat: null };
}

/** `expired`: it belonged to a seat, and is useless until a recovery code renews it. */
type LinkPurpose = 'seat' | 'expired' | 'invitation' | 'owner' | 'watching' | 'nothing';
