/** Who sits where: `human,bot`, `Ada:human,Blaise:random`, or with a role as `Ada:human:player`. */
import type { Game, Seat, SeatPlan } from '@reverie/kernel/game';
import { MAX_SEATS } from '@reverie/kernel/seats';
import { botIds } from '@reverie/players/bots';
import { badInput, type CommandError, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { short } from '../layout.ts';

export type SitterKind = 'human' | 'program';

/** Who answers for a seat: a person, or the bot of that id. */
export interface Sitter {
  readonly kind: SitterKind;
  /** If omitted, the best bot of the game. */
  readonly program?: string;
}

export interface Place extends Seat, Sitter {}

/** Log sentences need names, so everybody gets one. */
const NAMES = 'Ada Blaise Cosette Denis Estelle Fantine Gaspard Hector Iris Jules Lise Marius Nina Octave Perle Rémi';
const names: readonly string[] = NAMES.split(' ');
const LONGEST_NAME = 40;

const KINDS: Readonly<Record<string, SitterKind>> = {
  human: 'human',
  humain: 'human',
  bot: 'program',
  program: 'program',
  programme: 'program',
};

/** The smallest table of a game, with the first seat for the person at the keyboard. */
export function defaultPlaces({ rules }: Game): Place[] {
  const count = rules.seats.reduce((sum, { min }) => sum + min, 0);
  return rolesFor(rules.seats, count).map((role, i) => ({
    name: names[i] as string,
    role,
    kind: i === 0 ? 'human' : 'program',
  }));
}

export function placesFrom(ctx: Context, game: Game, list: string): Place[] | CommandError {
  const items = list.split(',', MAX_SEATS + 1);
  const roles = rolesFor(game.rules.seats, items.length);
  const places: Place[] = [];
  for (const [i, item] of items.entries()) {
    const place = placeFrom(ctx, game, item, names[i] ?? String(i), roles[i] ?? '');
    if (isCommandError(place)) return place;
    places.push(place);
  }
  return places;
}

/** Who answers for the seats of a resumed game. */
export function sittersFrom(ctx: Context, game: Game, list: string, seats: readonly Seat[]): Sitter[] | CommandError {
  const items = list.split(',', MAX_SEATS + 1);
  if (items.length !== seats.length) return badInput(ctx.t.seats.otherCount(items.length, seats.length));
  const sitters: Sitter[] = [];
  for (const [i, item] of items.entries()) {
    const { name, role } = seats[i] as Seat;
    const place = placeFrom(ctx, game, item, name, role);
    if (isCommandError(place)) return place;
    if (place.name !== name) return badInput(ctx.t.seats.otherName(i + 1, short(name), short(place.name)));
    sitters.push(place);
  }
  return sitters;
}

function placeFrom(
  { t }: Context,
  game: Game,
  item: string,
  usualName: string,
  usualRole: string,
): Place | CommandError {
  const parts = item.split(':', 4).map((part) => part.trim());
  const [name, word, role] = parts.length === 1 ? [usualName, parts[0]] : parts;
  const programs = botIds(game);
  const program = programs.find((id) => id === word?.toLowerCase());
  const kind = program ? 'program' : KINDS[word?.toLowerCase() ?? ''];
  if (!kind || !name || parts.length > 3) return badInput(t.seats.malformed(short(item), programs));
  if (name.length > LONGEST_NAME) return badInput(t.seats.longName(short(name), LONGEST_NAME));
  return { name, role: role || usualRole, kind, ...(program ? { program } : {}) };
}

/** Roles for that many seats: what each role requires first, then what it allows. */
function rolesFor(plans: readonly SeatPlan[], count: number): string[] {
  const roles = plans.flatMap(({ role, min }) => new Array<string>(min).fill(role));
  for (const { role, min, max } of plans) {
    for (let more = min; more < max && roles.length < count; more++) roles.push(role);
  }
  // Too many for the game: its own check reports that, by role.
  while (roles.length < count) roles.push(plans.at(-1)?.role ?? '');
  return roles.slice(0, count);
}
