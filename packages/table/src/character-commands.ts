/** What people ask about characters at a table: to bring one, to let one in, to let one go home. */
import type { SeatIndex } from '@reverie/kernel/game';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { bringsCharacter, readCharacter } from './characters.ts';
import type { CommandOf } from './commands.ts';
import type { EntryBody } from './entries.ts';
import type { TableState } from './table-state.ts';
import { tableRefusal } from './texts/say.ts';

type AddEntry = (happened: EntryBody) => undefined;

/** A seat brings a character; in a running game only where a game master can let them in. */
export function bringCharacter(
  table: TableState,
  seat: SeatIndex,
  document: CommandOf<'bring'>['character'],
  add: AddEntry,
): Refusal | undefined {
  const { game, match, seats } = table;
  if (match && (table.phase !== 'playing' || !game.characters?.enter || table.gameMaster === undefined))
    return tableRefusal('started');
  if (!bringsCharacter(game, seats[seat]?.role ?? '')) return tableRefusal('noCharacterHere', { seat });
  if (document === null) return add({ kind: 'brought', seat, secretCharacter: null });
  const character = readCharacter(game, document);
  if (isRefusal(character)) return character;
  const { id, name } = character.card;
  // Whoever plays already cannot come once more, to one's own seat either.
  const other = seats.find(
    (one, i) => (i !== seat || match !== null) && [one.character, one.coming].some((its) => its?.card.id === id),
  );
  if (other) return tableRefusal('characterTaken', { name, who: other.name });
  return add({ kind: 'brought', seat, secretCharacter: character });
}

/** The game master lets a character in. Where the game has begun, that is an answer of his to the game. */
export function admitCharacter(
  table: TableState,
  { seat, agree }: CommandOf<'admit'>,
  actor: SeatIndex | null,
  add: AddEntry,
  answer: (given: CommandOf<'answer'>, master: SeatIndex) => Refusal | undefined,
): Refusal | undefined {
  const { gameMaster, match, game } = table;
  if (actor === null || actor !== gameMaster) return tableRefusal('gameMasterOnly');
  const state = table.seats[seat];
  if (!match) return state?.character ? add({ kind: 'admitted', seat, agree }) : tableRefusal('nothingProposed');
  if (!state?.coming) return tableRefusal('nothingProposed');
  if (!agree) return add({ kind: 'admitted', seat, agree });
  const entry = game.characters?.enter?.(seat, state.coming.document);
  const open = entry && match.pending.find((one) => one.seat === gameMaster && one.kind === entry.kind);
  if (!open) return tableRefusal('notNow');
  const { now, former } = table.charactersAt(seat);
  const refusal = answer({ do: 'answer', decision: open.id, answer: entry.answer }, gameMaster);
  if (refusal) return refusal;
  // Whoever was the table's own stays there.
  const brought = state.character !== null;
  return add({ kind: 'admitted', seat, agree, ...(brought && { secretDeparted: [...former, ...(now ? [now] : [])] }) });
}

/** The game master lets the characters of a seat go home as they stand, or not: then they stay there as they came. */
export function letHome(
  table: TableState,
  { seat, agree }: CommandOf<'home'>,
  actor: SeatIndex | null,
  add: AddEntry,
): Refusal | undefined {
  const { gameMaster, match } = table;
  if (actor === null || actor !== gameMaster) return tableRefusal('gameMasterOnly');
  const last = match?.journal.last;
  if (!last || !table.goesHome(seat)) return tableRefusal('nobodyGoesHome');
  const { now, former } = agree ? table.charactersAt(seat) : { now: undefined, former: [] };
  return add({
    kind: 'home',
    seat,
    agree,
    by: actor,
    entry: last.n,
    secretNow: now ?? null,
    secretFormer: former,
  });
}
