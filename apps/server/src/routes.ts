/** How a route of the lobby is put up: what comes in is checked against its description, what is refused is said in words. */
import type { Game, Language } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import { misshape } from '@reverie/kernel/shape';
import { UnplayableError } from '@reverie/table/table-state';
import { textRefusal } from '@reverie/table/text';
import { sayRefusal, tableRefusal } from '@reverie/table/texts/say';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ROUTES, type RouteName } from './api.ts';
import { addressKey } from './limits.ts';

type Body<N extends RouteName> = (typeof ROUTES)[N]['body'] extends z.ZodType
  ? z.infer<Extract<(typeof ROUTES)[N]['body'], z.ZodType>>
  : null;
export type Answer<N extends RouteName> = (typeof ROUTES)[N]['answer'] extends z.ZodType
  ? DeepReadonly<z.input<Extract<(typeof ROUTES)[N]['answer'], z.ZodType>>>
  : string;

/** What is sent is only read. */
type DeepReadonly<T> = T extends readonly (infer I)[]
  ? readonly DeepReadonly<I>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

interface RouteInput<N extends RouteName> {
  readonly body: Body<N>;
  readonly id: string;
  readonly address: string;
  readonly language: Language;
}

/** Refused, with the status that goes with it. */
export class HttpError extends Error {
  readonly refusal: Refusal;
  readonly status: number;
  /** The game whose refusal it may be: it has words of its own. */
  readonly game: Game | undefined;

  constructor(refusal: Refusal, status = 400, game?: Game) {
    super(refusal.reason);
    this.refusal = refusal;
    this.status = status;
    this.game = game;
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

/** Puts a route up: its body is checked first, and whatever it throws as a refusal is said in words. */
export function routeAdder(app: FastifyInstance) {
  return function on<N extends RouteName>(
    name: N,
    handle: (given: RouteInput<N>, reply: FastifyReply) => Promise<Answer<N>>,
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
          if (error instanceof HttpError) return sendRefusal(request, reply, error.refusal, error.status, error.game);
          if (error instanceof UnplayableError) return sendRefusal(request, reply, tableRefusal('otherRules'), 409);
          throw error;
        }
      },
    });
  };
}
