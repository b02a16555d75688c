/** What a connection needs of the other end, and of the server or page that runs it. */
import type { Viewer } from '@reverie/kernel/game';
import type { Actor, Command } from './commands.ts';
import type { Keeper } from './keeper.ts';
import type { WireOdds } from './protocol.ts';
import type { SubmitResult, Table } from './table.ts';

/** What a ticket grants. */
export interface Admission {
  readonly table: string;
  readonly who: Viewer;
  readonly owner: boolean;
  readonly name: string;
  /** Of the hashes of the secrets that got the ticket. It no longer matches once the seat is revoked, or owned by another. */
  readonly proof: string;
}

/** The other end. */
export interface Peer {
  readonly open: boolean;
  /** Sends a frame, written as JSON. */
  send(frame: string, sent?: () => void): void;
  close(code: number, reason: string): void;
}

/** A command of somebody at a table. */
export interface SubmitRequest {
  readonly table: Table;
  readonly actor: Actor;
  readonly command: Command;
  /** Unique at this table. */
  readonly id: string;
  /** See `TableRequest.stillAllowed`. */
  readonly stillAllowed?: (table: Table) => boolean;
}

export interface ConnectionHost {
  readonly keeper: Keeper;
  /** How many connections one seat may have, and how many spectators one table. */
  readonly limits: { readonly perSeat?: number; readonly watchers?: number };
  redeem(ticket: string): Promise<Admission | undefined>;
  /**
   * What somebody may do at the rematch of their table, by what they were let in with there; undefined if that opens
   * nothing at this table, or it is no rematch of theirs.
   */
  follow(admission: Admission, table: string): Promise<Admission | undefined>;
  /** Whether the secret behind a ticket is still valid. */
  proves(table: Table, admission: Admission): boolean;
  now(): number;
  submit(request: SubmitRequest): Promise<SubmitResult | null>;
  /** The odds of one answer, or of all choices, to a decision that is open for this viewer. */
  odds(table: Table, who: Viewer, decision: number, answer: unknown): Promise<readonly (WireOdds | null)[]>;
  count(what: 'commands' | 'refused' | 'later'): void;
}
