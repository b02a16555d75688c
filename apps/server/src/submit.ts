/** Submits commands, with what the server adds to them: seeds, and the new table of a rematch. */
import { randomBytes } from 'node:crypto';
import { seedString } from '@reverie/kernel/chance/audited';
import type { CharactersInPlay } from '@reverie/table/characters-in-play';
import type { Actor } from '@reverie/table/commands';
import type { ConnectionHost } from '@reverie/table/connection-host';
import { openRematch, rematchSeats } from '@reverie/table/follow-up';
import { followingId } from '@reverie/table/following-id';
import type { Keeper } from '@reverie/table/keeper';
import { type House, isOwner, type Table, type TableRequest } from '@reverie/table/table';

export type SubmitCommand = ConnectionHost['submit'];

export const newSeed = (): string => seedString(randomBytes(32));

export function commandSubmitter(
  keeper: Keeper,
  house: House,
  inPlay: Pick<CharactersInPlay, 'take'>,
  now: () => number,
): SubmitCommand {
  return async ({ table, actor, command, id, stillAllowed }) => {
    const request: TableRequest = { command, actor, id, at: now(), ...(stillAllowed && { stillAllowed }) };
    // Tables of earlier versions were opened without a seed.
    if (command.do === 'start' && !table.spec.dice && !table.committedSeed) {
      return keeper.submit(table.id, { ...request, seed: newSeed() });
    }
    if (command.do !== 'rematch' || !mayRematch(table, actor)) return keeper.submit(table.id, request);
    const seats = rematchSeats(table.seats.length, command.rotate);
    const nextId = followingId(table.id, table.seq, table.owner, ...seats);
    const next = openRematch(house, table, nextId, seats, { id: 'open', at: now(), seed: newSeed() });
    for (const { character } of next.seats) {
      const elsewhere = character && (await inPlay.take(character.card, next.id));
      if (elsewhere) return { refusal: elsewhere };
    }
    const opened = await keeper.open(next);
    if ('later' in opened) return opened;
    // If something was said meanwhile, another table may count, and this one is pruned in time.
    const done = await keeper.submit(table.id, { ...request, rematch: { table: next.id, seats } });
    if (!command.start || !done || !('seq' in done)) return done;
    // Whoever asked may begin it, as part of what they asked. Where it cannot begin, it waits for people to do so.
    const there = actor.kind === 'seat' ? { ...actor, seat: seats[actor.seat] ?? actor.seat } : actor;
    await keeper.submit(next.id, { command: { do: 'start' }, actor: there, id: 'start', at: now() });
    return done;
  };
}

/** Whether opening a table makes sense. If not, the old table refuses the command, with its reason. */
const mayRematch = (table: Table, actor: Actor): boolean =>
  table.phase === 'over' && table.rematchTable === null && !table.closed && (actor.kind === 'seat' || isOwner(actor));
