/** From a table to the lab: many games from where one stands, by what this seat knows and nothing else. */
import type { Standing } from '@reverie/table/feed';
import { loadGame } from '../../base/games.ts';
import { goTo } from '../../base/route.tsx';
import { toCode } from '../../lab/link.ts';

/** Enough to be within a few points. */
const GAMES = 960;

export async function studyPosition(standing: Standing, seat: number, title: string): Promise<void> {
  const game = await loadGame(standing.game);
  if (!game) return;
  const program = game.programs?.[0]?.id ?? 'random';
  const study = {
    reverie: 'study-1',
    title,
    game: standing.game,
    players: standing.seats.map(({ role }) => ({ program, role })),
    games: GAMES,
    watch: game.watch ?? `seat:${seat}`,
    events: true,
    position: { version: standing.version, seat, view: standing.view },
  };
  goTo({ at: 'lab', place: 'study', code: await toCode(study) });
}
