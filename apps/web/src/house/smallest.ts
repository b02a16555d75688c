import type { Game } from '@reverie/kernel/game';
import { botIds, usualBot } from '@reverie/players/bots';
import { opponentOf } from '@reverie/players/opponents';
import type { Spec } from '@reverie/table/spec';

/** The smallest table of a game: the visitor on the first seat, bots on the others, the one that was chosen across. */
export function smallestTable(game: Game, name: string, options: unknown = {}, dice = false, chosen = ''): Spec {
  const across = botIds(game).includes(chosen) ? chosen : undefined;
  const called = across && game.texts.fr.opponents?.[opponentOf(game, across)?.opponent.id ?? '']?.name;
  const roles = game.rules.seats.flatMap(({ role, min }) => Array.from({ length: min }, () => role));
  return {
    game: game.rules.id,
    options: options as Spec['options'],
    seats: roles.map((role, seat) =>
      seat === 0
        ? { role, name, sitter: { kind: 'open' } }
        : seat === 1 && across
          ? { role, ...(called && { name: called }), sitter: { kind: 'program', program: across } }
          : { role, sitter: { kind: 'program', program: usualBot(game, seat) } },
    ),
    watch: 'nobody',
    listed: false,
    dice,
    clock: null,
  };
}
