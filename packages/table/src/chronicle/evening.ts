/** An evening of a chronicle: the table on which it goes on from where the last one ended, and what comes home from it. */
import type { CharacterDocument } from '@reverie/kernel/character';
import type { Game } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import { bringsCharacter, type CharacterCard, cardOfCharacter, changesOf, optionsWith } from '../characters.ts';
import type { EntryBody } from '../entries.ts';
import type { Spec } from '../spec.ts';
import { checkSpec, commitSeed, type House, Table } from '../table.ts';
import { tableRefusal } from '../texts/say.ts';
import type { Chronicle } from './chronicle.ts';
import type { ChronicleCommand } from './commands.ts';

/** A table for an evening, and which member sits on each of its seats. */
export interface OpenedEvening {
  readonly table: Table;
  readonly seats: readonly (number | null)[];
}

/** Places that stay free where somebody leads: members who come later sit down there. */
const SPARE = 2;

interface EveningOptions {
  readonly id: string;
  readonly title: string;
  readonly at: number;
  readonly seed: string;
  /** The hash of a secret that nobody has: who watches is told by the table's own link. */
  readonly watch: string;
}

/**
 * Opens the table of the next evening for everybody who has not said that they stay away. No secret is sent to anybody:
 * the table knows the hashes of the members' secrets, so theirs open their seats. Whoever leads the chronicle owns it.
 */
export function openEvening(
  house: House,
  chronicle: Chronicle,
  { id, title, at, seed, watch }: EveningOptions,
): OpenedEvening | Refusal {
  const game = house.game(chronicle.game);
  if (!game) return tableRefusal('unknownGame', { game: chronicle.game });
  const role = game.characters?.role;
  if (role === undefined) return tableRefusal('noCharacters');
  const waits = chronicle.members.find(({ secret, proposed }) => secret !== null && proposed);
  if (waits?.proposed) return tableRefusal('characterWaits', { name: waits.proposed.card.name });
  const places = placesOf(game, chronicle);
  const members = places.map(({ member }) => (member === null ? undefined : chronicle.members[member]));
  const dead = members.map((member) => member?.character?.card).find((card) => card?.retired);
  if (dead) return tableRefusal('characterDead', { name: dead.name });
  const spec: Spec = {
    game: chronicle.game,
    options: chronicle.options as Spec['options'],
    seats: places.map((place, seat) => ({
      role: place.role,
      ...(place.member === null
        ? { sitter: { kind: 'open' as const }, spare: true as const }
        : { name: members[seat]?.name ?? '', sitter: { kind: 'person' as const } }),
    })),
    watch: 'nobody',
    listed: false,
    dice: false,
    clock: null,
    title,
  };
  const brought = members.map((member, seat) => (places[seat]?.role === role ? (member?.character ?? null) : null));
  const seats = spec.seats.map((seat) => ({ role: seat.role, name: seat.name ?? '' }));
  const coming = brought.map((one, seat) => (places[seat]?.member === null ? 'nobody' : one));
  const options = optionsWith(game, spec.options, seats, coming) as Spec['options'];
  const refusal = checkSpec(house, { ...spec, options });
  if (refusal) return refusal;
  const happened: EntryBody = {
    kind: 'opened',
    spec,
    secretOwner: chronicle.members[chronicle.master]?.secret ?? '',
    secretWatch: watch,
    secretInvitations: spec.seats.map(() => null),
    secretSeats: members.map((member) => member?.secret ?? null),
    secretRecoveries: members.map((member) => member?.recovery ?? null),
    secretCharacters: brought,
    ...commitSeed(house, id, spec, seed),
    chronicle: chronicle.id,
  };
  const table = Table.load(house, id, [{ seq: 0, command: 'open', at, happened }]);
  return { table, seats: places.map(({ member }) => member) };
}

/** Who sits where: the seats of one role together, in the order in which the game names its roles. */
function placesOf(
  game: Game,
  { members, master, led }: Chronicle,
): { readonly role: string; readonly member: number | null }[] {
  const leads = game.rules.seats.find(({ role }) => !bringsCharacter(game, role))?.role;
  const coming = members.flatMap(({ secret, comes }, member) =>
    secret !== null && (comes !== false || member === master) ? [member] : [],
  );
  const roleOf = (member: number): string =>
    led && member === master && leads !== undefined ? leads : (game.characters?.role ?? '');
  const order = (role: string): number => game.rules.seats.findIndex((plan) => plan.role === role);
  const sitting = coming.map((member) => ({ member, role: roleOf(member) }));
  const { role = '', max = 0 } = game.rules.seats.find((plan) => plan.role === game.characters?.role) ?? {};
  const most = max - sitting.filter((place) => place.role === role).length;
  const isLed = leads !== undefined && sitting.some((place) => place.role === leads);
  const spare = Array.from({ length: isLed ? Math.min(SPARE, most) : 0 }, () => ({ member: null, role }));
  return [...sitting, ...spare].sort((a, b) => order(a.role) - order(b.role));
}

/**
 * The member whose character this is, as the chronicle knows it. Somebody who left and came back is a member anew, and
 * who is gone still has the character as they left it: whoever sat there comes first, then whoever is still there.
 */
function ownerOf(
  { members }: Chronicle,
  document: CharacterDocument | undefined,
  sat: number | null,
): number | undefined {
  const owns = (member: number): boolean => members[member]?.character?.card.id === document?.id;
  if (sat !== null && owns(sat)) return sat;
  const all = [...members.keys()].filter(owns);
  return all.find((member) => members[member]?.secret !== null) ?? all[0];
}

/** Whether the characters of an evening may go home: its game is over, or its table was closed. */
export const isEveningOver = (table: Table): boolean => table.phase === 'over' || table.closed;

interface ComingHome {
  readonly member: number;
  readonly document: CharacterDocument;
  readonly card: CharacterCard;
  /** Whose evening is told: the one who came, as he came and as he left. */
  readonly came: CharacterDocument | undefined;
  readonly left: CharacterDocument;
}

/** Who goes home from a seat, and to whom: who came late plays on another's seat. */
function comingHome(table: Table, chronicle: Chronicle, member: number | null, seat: number): ComingHome[] {
  const { game, match } = table;
  const { role = '', departed = [] } = table.seats[seat] ?? {};
  if (!match || !bringsCharacter(game, role)) return [];
  const found = departed.flatMap((document): ComingHome[] => {
    const owner = ownerOf(chronicle, document, member);
    const came = chronicle.members[owner ?? -1]?.character?.document;
    return owner === undefined
      ? []
      : [{ member: owner, document, left: document, came, card: cardOfCharacter(game, document) }];
  });
  // Whoever leads ended the evening, and with it agreed: only whom he kept from going home stays as he was.
  if (table.homecoming(seat) === 'refused') return found;
  const { now, former } = table.charactersAt(seat);
  const [left = now] = former;
  const document = now ?? former.at(-1);
  const owner = ownerOf(chronicle, left, member) ?? member;
  if (owner === null || !document || !left) return found;
  return [
    ...found,
    { member: owner, document, left, came: table.arrivalAt(seat), card: cardOfCharacter(game, document) },
  ];
}

/** What comes home from an evening that is over. */
export function settlementOf(
  table: Table,
  chronicle: Chronicle,
  evening: number,
): Extract<ChronicleCommand, { do: 'settle' }> {
  const { game, match } = table;
  const seats = chronicle.evenings[evening]?.seats ?? [];
  const home = seats.flatMap((member, seat) => comingHome(table, chronicle, member, seat));
  const [first] = home;
  const [fr, en] = first
    ? [game.texts.fr.when?.(first.document), game.texts.en.when?.(first.document)]
    : [undefined, undefined];
  return {
    do: 'settle',
    evening,
    journal: match?.journal.last?.hash ?? null,
    characters: home.map(({ member, document, card }) => ({ member, document, card })),
    changes: home.flatMap(({ member, left, came }) => {
      const lines = came ? changesOf(game, came, left) : [];
      return lines.length > 0 ? [{ member, lines }] : [];
    }),
    date: fr !== undefined && en !== undefined ? { fr, en } : null,
  };
}
