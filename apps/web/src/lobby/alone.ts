/** From the lobby to the first choice: the smallest table of a game, oneself on the first seat, programs on the others. */
import type { Game, Language } from '@reverie/kernel/game';
import { programsOf } from '@reverie/players/programs';
import type { Spec } from '@reverie/table/spec';
import { loadGame } from '../app/games.ts';
import { wish } from '../house/local.ts';
import { lobbyWords } from './words.ts';

export function smallestTable(game: Game, name: string, options: unknown = {}, dice = false): Spec {
  const [program = 'random'] = programsOf(game).map(({ id }) => id);
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

export async function dreamAlone(
  id: string,
  name: string,
  language: Language,
  options: unknown = {},
): Promise<{ readonly table: string } | { readonly problem: string }> {
  const t = lobbyWords[language];
  try {
    const game = await loadGame(id);
    if (!game) return { problem: t.unknownGame };
    const opened = await wish('open', { spec: smallestTable(game, name, options), name });
    return 'table' in opened ? opened : { problem: opened.refused[language] };
  } catch {
    return { problem: t.storage };
  }
}
