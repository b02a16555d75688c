/** Checks secrets: the owner's, a seat's, an invitation's, the spectators'. */

import type { Admission } from '@reverie/table/connection-host';
import type { Table } from '@reverie/table/table';
import type { Config } from './config.ts';
import { hashOf } from './secrets.ts';

const PROOF = 16;
export const proofOf = (hash: string): string => hash.slice(0, PROOF);
/** Before the owner's proof: the owner of an evening changes with whoever leads its chronicle. */
const OWNS = ':';

/** What a secret opens: a seat first, then the owner's role, then watching. */
export function admit(table: Table, secret: string, ownerSecret: string, name: string): Admission | undefined {
  const hash = hashOf(secret);
  const isOwner = hash === table.owner || hashOf(ownerSecret) === table.owner;
  const seat = table.seats.findIndex((one) => one.secret === hash);
  const ownerProof = isOwner ? OWNS + proofOf(table.owner) : '';
  if (seat >= 0) {
    const proof = proofOf(hash) + ownerProof;
    return { table: table.id, who: seat, owner: isOwner, name: table.seats[seat]?.name ?? '', proof };
  }
  const proof = (hash === table.watchSecret ? proofOf(hash) : '') + ownerProof;
  const watcher = { table: table.id, who: 'spectator', owner: isOwner, name, proof } as const;
  if (isOwner) return watcher;
  const mayWatch = table.watch === 'anybody' || (table.watch === 'link' && hash === table.watchSecret);
  return mayWatch && !table.gallery.isRemoved(name) ? watcher : undefined;
}

/** Whether a ticket is still valid for its seat, or for watching. */
export function proves(table: Table, { who, proof, owner, name }: Admission): boolean {
  const [own, ownerProof] = proof.split(OWNS);
  if (owner && ownerProof !== proofOf(table.owner)) return false;
  if (typeof who === 'number') {
    const secret = table.seats[who]?.secret;
    return typeof secret === 'string' && proofOf(secret) === own;
  }
  if (owner) return true;
  const linked = table.watch === 'link' && own === proofOf(table.watchSecret);
  return (table.watch === 'anybody' || linked) && !table.gallery.isRemoved(name);
}

/**
 * What somebody at a table may do at its rematch, by the secret that let them in: a seat there if that very secret opens
 * it still, at both tables; watching as far as its link goes. Undefined if they may do nothing there.
 */
export function admitOn(old: Table, next: Table, admission: Admission): Admission | undefined {
  if (old.rematchTable !== next.id || !proves(old, admission)) return undefined;
  const { who } = admission;
  const secret = typeof who === 'number' ? old.seats[who]?.secret : null;
  const seat = typeof secret === 'string' ? next.seats.findIndex((one) => one.secret === secret) : -1;
  const moved: Admission =
    typeof who === 'number'
      ? { ...admission, table: next.id, who: seat, name: next.seats[seat]?.name ?? '' }
      : { ...admission, table: next.id };
  return proves(next, moved) ? moved : undefined;
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

/** Whether this is the link for everybody. */
export const isForGuests = ({ guestSecret }: Table, secret: string): boolean => hashOf(secret) === guestSecret;

/**
 * The seat that a visitor may take who has no invitation to a certain one: with the link for everybody, or without a link
 * where anybody is welcome. −1 if there is none.
 */
function freeSeatFor(table: Table, secret: string): number {
  const invited = secret === '' ? table.spec.welcome === true : isForGuests(table, secret);
  if (!invited || table.phase !== 'gathering') return -1;
  // A seat that a bot was taken from is as free as any: it never had an invitation of its own.
  return table.seats.findIndex(({ sitter, secret: held }) => sitter.kind === 'open' && !held);
}

/** The seat that a secret lets one take: any that is free, or the one of an invitation. −1 if there is none. */
export function seatFor(table: Table, secret: string): number {
  const free = freeSeatFor(table, secret);
  const hash = hashOf(secret);
  return free >= 0 ? free : table.seats.findIndex(({ invitation }) => invitation === hash);
}

/** What a link is for, without using it; `expired` tells which seats' secrets have expired. */
export function linkPurpose(
  table: Table,
  secret: string,
  expired: (seat: number) => boolean,
): { readonly for: LinkPurpose; readonly seat: number | null } {
  const hash = hashOf(secret);
  const held = table.seats.findIndex((one) => one.secret === hash);
  if (held >= 0) return { for: expired(held) ? 'expired' : 'seat', seat: held };
  const invited = seatFor(table, secret);
  if (invited >= 0) return { for: 'invitation', seat: invited };
  if (hash === table.owner) return { for: 'owner', seat: null };
  // A link that was right: not an attempt to guess one.
  if (isForGuests(table, secret)) return { for: 'full', seat: null };
  const watches = table.watch === 'anybody' || (table.watch === 'link' && hash === table.watchSecret);
  return { for: watches ? 'watching' : 'nothing', seat: null };
}

/** `full`: it seats anybody, but no seat is free any more. `expired`: it belonged to a seat, and is useless until a recovery code renews it. */
type LinkPurpose = 'full' | 'seat' | 'expired' | 'invitation' | 'owner' | 'watching' | 'nothing';
