/** The lobby over HTTP. Each file of this folder serves one part of it; `api.ts` describes all routes. */
import type { FastifyInstance } from 'fastify';
import { Access } from './access.ts';
import { alertRoutes } from './alerts.ts';
import { characterRoutes } from './characters.ts';
import { chronicleRoutes } from './chronicles.ts';
import { gameRoutes } from './games.ts';
import { infoRoutes } from './info.ts';
import { labRoutes } from './lab.ts';
import type { LobbyParts } from './parts.ts';
import { routeAdder } from './routes.ts';
import { seatRoutes } from './seats.ts';
import { tableRoutes } from './tables.ts';

export function lobby(app: FastifyInstance, parts: LobbyParts): void {
  const on = routeAdder(app);
  const access = new Access(parts);
  infoRoutes(on, parts);
  tableRoutes(on, parts, access);
  seatRoutes(on, parts, access);
  gameRoutes(on, parts, access);
  chronicleRoutes(on, parts, access);
  alertRoutes(on, parts, access);
  characterRoutes(on, parts, access);
  labRoutes(on, parts);
}
