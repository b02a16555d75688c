/** What the server says of itself: limits, and the games on its shelf. */
import { PROTOCOL } from '@reverie/table/wire';
import type { LobbyParts } from './parts.ts';
import type { AddRoute } from './routes.ts';

type InfoParts = Pick<LobbyParts, 'config' | 'keeper' | 'games' | 'limits'>;

export function infoRoutes(on: AddRoute, parts: InfoParts): void {
  const { config, keeper } = parts;

  on('GET /api/house', async () => ({
    protocol: PROTOCOL,
    recording: keeper.recording,
    retentionDays: config.RETENTION_DAYS,
    limits: parts.limits,
  }));

  // Built on the first request: a server should start quickly.
  let games: ReturnType<InfoParts['games']> | undefined;
  on('GET /api/games', async () => {
    games ??= parts.games();
    return { games };
  });
}
