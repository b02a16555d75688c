/** What the server says of itself: limits, and the games on its shelf. */
import { PROTOCOL } from '@reverie/table/wire';
import { isLoopback } from '../reach.ts';
import type { LobbyParts } from './parts.ts';
import type { AddRoute } from './routes.ts';

type InfoParts = Pick<LobbyParts, 'config' | 'keeper' | 'games' | 'limits' | 'origins' | 'alerts'>;

export function infoRoutes(on: AddRoute, parts: InfoParts): void {
  const { config, keeper } = parts;

  on('GET /api/house', async ({ address }) => ({
    protocol: PROTOCOL,
    recording: keeper.recording,
    retentionDays: config.RETENTION_DAYS,
    limits: parts.limits,
    // The addresses of a house are nobody's business but of those who are in it.
    origins: isLoopback(address) ? parts.origins() : [],
    // Without its store a server alerts nobody, and still says the rest.
    push: (await parts.alerts?.subscriptions.serverKey().catch(() => null))?.publicKey ?? null,
  }));

  // Built on the first request: a server should start quickly.
  let games: ReturnType<InfoParts['games']> | undefined;
  on('GET /api/games', async () => {
    games ??= parts.games();
    return { games };
  });
}
