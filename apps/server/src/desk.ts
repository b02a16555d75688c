/** What the house adds to a command before the table gets it: seeds, and tables to play again at. */
import { randomBytes } from 'node:crypto';
import { seedString } from '@reverie/kernel/chance/audited';
import { openAgain, placesAfter } from '@reverie/table/again';
import type { Actor, Command } from '@reverie/table/commands';
import type { Keeper, Submitted } from '@reverie/table/keeper';
import { type House, isOwner, type Request, type Table } from '@reverie/table/table';
import { newTableId } from './secrets.ts';

export type Act = (
  table: Table,
  actor: Actor,
  command: Command,
  id: string,
  /** Whether the actor still is who it says, when its turn has come. */
  holds?: (table: Table) => boolean,
) => Promise<Submitted | null>;

export const newSeed = (): string => seedString(randomBytes(32));

export function desk(keeper: Keeper, house: House, now: () => number): Act {
  return async (table, actor, command, id, holds) => {
    const request: Request = { command, actor, id, at: now(), ...(holds && { holds }) };
    // The seed is the server's, and committed to in the first line.
    if (command.do === 'start' && !table.spec.dice) return keeper.submit(table.id, { ...request, seed: newSeed() });
    if (command.do !== 'rematch' || !canReplay(table, actor)) return keeper.submit(table.id, request);
    const seats = placesAfter(table.seats.length, command.rotate);
    const next = openAgain(house, table, newTableId(), seats, { id: 'open', at: now() });
    const opened = await keeper.open(next);
    if ('later' in opened) return opened;
    // If somebody was quicker, theirs is the table, and this one is forgotten in time.
    return keeper.submit(table.id, { ...request, rematch: { table: next.id, seats } });
  };
}

/** Whether it makes sense to open a table; everybody else is refused by the old one, in words. */
const canReplay = (table: Table, actor: Actor): boolean =>
  table.phase === 'over' && table.next === null && !table.closed && (actor.kind === 'seat' || isOwner(actor));
