import type { Game } from '@reverie/kernel/game';
import { usualBot } from '@reverie/players/bots';
import type { Spec } from '@reverie/table/spec';

/** The smallest table of a game: the visitor on the first seat, bots on the others. */
export function smallestTable(game: Game, name: string, options: unknown = {}, dice = false): Spec {
  const program = usualBot(game);
  const roles = game.rules.seats.flatMap(({ role, min }) => Array.from({ length: min }, () => role));
  return {
    game: game.rules.id,
    options: options as Spec['options'],
    seats: roles.map((role, seat) =>
      seat === 0 ? { role, name, sitter: { kind: 'open' } } : { role, sitter: { kind: 'program', program } },
    ),
    watch: 'nobody',
    listed: false,
    dice,
    clock: null,
  };
}
