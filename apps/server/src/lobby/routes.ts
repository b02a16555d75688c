/** How a route of the lobby is added: its body is checked against its description, a refusal is answered in words. */
import type { Game, Language } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import { misshape } from '@reverie/kernel/shape';
import { UnplayableError } from '@reverie/table/table-state';
import { textRefusal } from '@reverie/table/text';
import { sayRefusal, tableRefusal } from '@reverie/table/texts/say';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import { QueueFullError } from '../fair-queue.ts';
import { addressKey } from '../limits.ts';
import { ROUTES, type RouteName } from './api.ts';

/** The checked body of a request. */
export type Body<N extends RouteName> = (typeof ROUTES)[N]['body'] extends z.ZodType
  ? z.infer<Extract<(typeof ROUTES)[N]['body'], z.ZodType>>
  : null;
export type Answer<N extends RouteName> = (typeof ROUTES)[N]['answer'] extends z.ZodType
  ? DeepReadonly<z.input<Extract<(typeof ROUTES)[N]['answer'], z.ZodType>>>
  : string;

type DeepReadonly<T> = T extends readonly (infer I)[]
  ? readonly DeepReadonly<I>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

export interface RouteInput<N extends RouteName> {
  readonly body: Body<N>;
  readonly id: string;
  readonly address: string;
  readonly language: Language;
}

/** A refusal with its HTTP status. */
export class HttpError extends Error {
  readonly refusal: Refusal;
  readonly status: number;
  /** The game that may have refused: its texts have the words. */
  readonly game: Game | undefined;
  /** With 429: in how many seconds it may be tried again. */
  readonly pause: number | undefined;

  constructor(refusal: Refusal, status = 400, game?: Game, pause?: number) {
    super(refusal.reason);
    this.refusal = refusal;
    this.status = status;
    this.game = game;
    this.pause = pause;
  }
}

const languageOf = (request: FastifyRequest): Language =>
  /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'fr';

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  status: number,
  game?: Game,
) {
  const language = languageOf(request);
  const text = sayRefusal(language, refusal, game?.texts[language]);
  return reply.code(status).send({ error: { reason: refusal.reason, rule: refusal.rule, text } });
}

/** Limits how many tables one address may open; each route counts for itself. */
export const openingLimit = ({ TABLES_AN_HOUR }: Pick<Config, 'TABLES_AN_HOUR'>) => ({
  rateLimit: { max: TABLES_AN_HOUR, timeWindow: '1 hour' },
});

/** Answers with lines of JSON. */
export function jsonLines(reply: FastifyReply, text: string): string {
  reply.type('application/jsonl; charset=utf-8');
  return text;
}

export type AddRoute = ReturnType<typeof routeAdder>;

/** Adds routes of `api.ts`: checks the body first, and answers an `HttpError` in the client's language. */
export function routeAdder(app: FastifyInstance) {
  return function on<N extends RouteName>(
    name: N,
    handle: (input: RouteInput<N>, reply: FastifyReply) => Promise<Answer<N>>,
    options: { readonly config?: object; readonly bodyLimit?: number } = {},
  ): void {
    const [method = 'GET', path = ''] = name.split(' ');
    const schema: z.ZodType | null = ROUTES[name].body;
    app.route<{ Params: { id?: string } }>({
      method,
      url: path.replace('{id}', ':id'),
      ...options,
      handler: async (request, reply) => {
        try {
          const parsed = schema?.safeParse(request.body ?? {});
          if (parsed && !parsed.success) {
            const bad = name === 'POST /api/tables' ? 'badSpec' : 'badCommand';
            const wrong = misshape(parsed.error);
            throw new HttpError(textRefusal(parsed.error, wrong.where) ?? tableRefusal(bad, { ...wrong }));
          }
          const body = (parsed?.data ?? null) as Body<N>;
          const { id = '' } = request.params;
          return await handle({ body, id, address: addressKey(request.ip), language: languageOf(request) }, reply);
        } catch (error) {
          if (error instanceof HttpError && error.pause !== undefined) reply.header('retry-after', String(error.pause));
          if (error instanceof HttpError) return sendRefusal(request, reply, error.refusal, error.status, error.game);
          if (error instanceof QueueFullError) return sendRefusal(request, reply, tableRefusal('busy'), 503);
          if (error instanceof UnplayableError) return sendRefusal(request, reply, tableRefusal('otherRules'), 409);
          throw error;
        }
      },
    });
  };
}
