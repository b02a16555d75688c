/** What the house adds to a command before the table gets it: tables to play again at, with their seeds. */
import { randomBytes } from 'node:crypto';
import { seedString } from '@reverie/kernel/chance/audited';
import type { Actor, Command } from '@reverie/table/commands';
import { openRematch, rematchSeats } from '@reverie/table/follow-up';
import type { Keeper, SubmitResult } from '@reverie/table/keeper';
import { type House, isOwner, type Table, type TableRequest } from '@reverie/table/table';
import { newTableId } from './secrets.ts';

export type SubmitCommand = (
  table: Table,
  actor: Actor,
  command: Command,
  id: string,
  /** Whether the actor still is who it says, when its turn has come. */
  holds?: (table: Table) => boolean,
) => Promise<SubmitResult | null>;

export const newSeed = (): string => seedString(randomBytes(32));

export function commandSubmitter(keeper: Keeper, house: House, now: () => number): SubmitCommand {
  return async (table, actor, command, id, holds) => {
    const request: TableRequest = { command, actor, id, at: now(), ...(holds && { stillAllowed: holds }) };
    // The seed is the server's. Tables of earlier versions were opened without one.
    if (command.do === 'start' && !table.spec.dice && !table.committedSeed) {
      return keeper.submit(table.id, { ...request, seed: newSeed() });
    }
    if (command.do !== 'rematch' || !mayRematch(table, actor)) return keeper.submit(table.id, request);
    const seats = rematchSeats(table.seats.length, command.rotate);
    const next = openRematch(house, table, newTableId(), seats, { id: 'open', at: now(), seed: newSeed() });
    const opened = await keeper.open(next);
    if ('later' in opened) return opened;
    // If somebody was quicker, theirs is the table, and this one is forgotten in time.
    return keeper.submit(table.id, { ...request, rematch: { table: next.id, seats } });
  };
}

/** Whether it makes sense to open a table; everybody else is refused by the old one, in words. */
const mayRematch = (table: Table, actor: Actor): boolean =>
  table.phase === 'over' && table.rematchTable === null && !table.closed && (actor.kind === 'seat' || isOwner(actor));
