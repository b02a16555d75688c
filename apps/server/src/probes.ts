/** What operators and tools ask of a server: health, metrics, its API. */
import type { FastifyInstance } from 'fastify';
import { openapi } from './lobby/openapi.ts';
import type { LobbyParts } from './lobby/parts.ts';
import type { Metrics } from './metrics.ts';

interface ProbeParts extends Pick<LobbyParts, 'config' | 'keeper' | 'store'> {
  readonly metrics: Metrics;
}

export function probes(app: FastifyInstance, { config, keeper, store, metrics }: ProbeParts): void {
  const unlimited = { config: { rateLimit: false } };
  app.get('/healthz', unlimited, () => ({ ok: true }));
  // A damaged file still serves the tables that can be read: operators are told, and the server stays in service.
  const ready = (ok: boolean) => {
    const errors = metrics.storeErrors;
    const failed = Object.keys(errors).length > 0 && { storeErrors: errors };
    return { ok, recording: keeper.recording, ...(errors.damaged && { damaged: true }), ...failed };
  };
  app.get('/readyz', unlimited, async (_request, reply) => {
    try {
      await store.list(1);
      return ready(true);
    } catch {
      return reply.code(503).send(ready(false));
    }
  });
  if (config.METRICS) {
    app.get('/metrics', unlimited, async (_request, reply) => {
      const counts = await keeper.counts();
      return reply.type('text/plain; version=0.0.4').send(await metrics.text(counts));
    });
  }
  // Built on the first request: few ask for it, and a server should start quickly.
  let api: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    api ??= JSON.stringify(openapi());
    return reply.type('application/json; charset=utf-8').send(api);
  });
}
