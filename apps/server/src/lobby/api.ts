/**
 * Requests and responses of the lobby, defined once: they validate bodies, and /openapi.json is generated from them.
 */

import { clockSchema, sitterSchema, specSchema } from '@reverie/table/spec';
import { nameSchema } from '@reverie/table/text';
import { cardSchema } from '@reverie/table/wire-schemas';
import { z } from 'zod';
import { JOURNAL_LIMIT } from '../limits.ts';

const secret = z.string().max(100).describe('as it stands after # in a link');
const fresh = z.string().describe('160 bits, base64url; shown once and stored only as its hash');
const seat = z.int().min(0).max(15);
const words = z.strictObject({ fr: z.string(), en: z.string() });

export const errorSchema = z
  .strictObject({
    error: z.strictObject({
      reason: z.string(),
      rule: z.string().optional().describe('the rule that refuses; TABLE for the table itself'),
      text: z.string().describe('a sentence in the language of accept-language'),
    }),
  })
  .describe('Refused: nothing changed');

const gameSchema = z.strictObject({
  id: z.string(),
  version: z.string(),
  title: words,
  pitch: words,
  example: z.boolean().describe('one of the small games for trying out'),
  secrets: z.boolean().describe('whether anything is ever hidden from anybody'),
  seats: z.array(z.strictObject({ role: z.string(), name: words, min: z.int(), max: z.int() })),
  programs: z.array(z.string()).describe('programs that can sit down, the best first'),
  programNames: z.record(z.string(), words),
  options: z.unknown().describe('JSON Schema of the options'),
  answers: z.unknown().describe('JSON Schema of what a decision may be answered with'),
});

const keys = z.strictObject({
  seat,
  secret: fresh,
  recovery: z.string().describe('a code to be read aloud, such as lusab-gutih-tugad: it gives the seat a new secret'),
});

const openedSchema = z.strictObject({
  table: z.string(),
  owner: fresh,
  watch: fresh.describe('for those who may watch'),
  seats: z.array(fresh.nullable()).describe('one for each seat that a person may take: the link of an invitation'),
});

const importSchema = z.strictObject({
  journal: z.string().max(JOURNAL_LIMIT).describe('the whole text of a journal'),
  at: z.int().min(0).optional().describe('the last entry that is kept; by default all that was played'),
  seats: z
    .array(z.strictObject({ name: nameSchema.optional(), sitter: sitterSchema.default({ kind: 'open' }) }))
    .max(16)
    .optional()
    .describe('who sits where now, in the order of the journal; by default every seat is open'),
  watch: specSchema.shape.watch,
  listed: specSchema.shape.listed,
  clock: clockSchema.nullable().default(null),
  title: nameSchema.optional(),
});

export interface Route<
  B extends z.ZodType | null = z.ZodType | null,
  A extends z.ZodType | 'text' = z.ZodType | 'text',
> {
  readonly body: B;
  /** `text` is JSON lines. */
  readonly answer: A;
  readonly about: string;
  /** What it costs of an address's limits. */
  readonly cost: string;
  /** Expected error statuses, besides 429 and, with a body, 400, 403, 413 and 415. */
  readonly errors: readonly number[];
}

function route<const B extends z.ZodType | null, const A extends z.ZodType | 'text'>(
  body: B,
  answer: A,
  about: string,
  cost: string,
  errors: readonly number[] = [],
): Route<B, A> {
  return { body, answer, about, cost, errors };
}

const ONE = '1 request';
const GUESS = '1 request; 1 failed attempt if the secret is wrong';
const NO_TABLE = [404, 503];
const DENIED = [403, 404, 410, 503];
const REFUSED = [403, 404, 409, 410, 503];

export const ROUTES = {
  'GET /api/house': route(
    null,
    z.strictObject({
      protocol: z.int(),
      recording: z.boolean().describe('whether anything can be recorded at the moment'),
      retentionDays: z.int().describe('a table that nobody touched for so long is forgotten'),
      limits: z.record(z.string(), z.number()),
    }),
    'What this server keeps, and how much it takes',
    ONE,
  ),
  'GET /api/games': route(
    null,
    z.strictObject({ games: z.array(gameSchema) }),
    'The games on the shelf, with their seats, programs, options and answers',
    ONE,
  ),
  'GET /api/tables': route(
    null,
    z.strictObject({ tables: z.array(cardSchema) }),
    'Tables that are listed and that anybody may watch, the latest first',
    ONE,
    [503],
  ),
  'POST /api/tables': route(specSchema, openedSchema, 'Opens a table', '1 request, 1 table', [503]),
  'POST /api/tables/import': route(
    importSchema,
    openedSchema.extend({ entries: z.int().describe('how many entries were taken over') }),
    'Opens a table that goes on where a journal stops, with seats of its own',
    '1 request, 1 table, up to 2 s of a thread',
    [503],
  ),
  'GET /api/tables/{id}': route(null, cardSchema, 'What anybody may know of a table', ONE, NO_TABLE),
  'POST /api/tables/{id}/look': route(
    z.strictObject({ secret: secret.default('') }),
    cardSchema.extend({
      good: z.strictObject({
        for: z.enum(['seat', 'expired', 'invitation', 'owner', 'watching', 'nothing']),
        seat: seat.nullable(),
      }),
    }),
    'What a link is good for. Nothing is taken by looking',
    GUESS,
    NO_TABLE,
  ),
  'POST /api/tables/{id}/code': route(
    z.strictObject({ secret: secret.default('') }),
    z.strictObject({
      code: z.string().describe('three words of five letters, such as lusab-gutih-tugad'),
      until: z.int().describe('when it ceases to be good, in milliseconds since 1970'),
    }),
    'A code to be read aloud in place of a link: for an hour it leads to the same seat, or the same place to watch',
    GUESS,
    DENIED,
  ),
  'POST /api/code': route(
    z.strictObject({ code: z.string().max(60) }),
    z.strictObject({ table: z.string(), secret: z.string().describe('as it stands after # in the link') }),
    'The link that a code stands for. Nothing is taken by asking',
    '1 request; 1 failed attempt if there is no such code',
    [403, 503],
  ),
  'POST /api/tables/{id}/claim': route(
    z.strictObject({ secret, name: nameSchema, nonce: z.string().max(64).default('') }),
    keys,
    'Takes the seat that an invitation is for; the invitation is good no more',
    GUESS,
    REFUSED,
  ),
  'POST /api/tables/{id}/ticket': route(
    z.strictObject({
      secret: secret.default(''),
      name: nameSchema.optional().describe('for those who watch'),
      owner: secret.optional().describe('the owner’s secret, if the owner sits on this seat'),
    }),
    z.strictObject({ ticket: z.string().describe('opens one socket within 30 seconds'), seat: seat.nullable() }),
    'A ticket for a socket',
    GUESS,
    DENIED,
  ),
  'POST /api/tables/{id}/start': route(
    z.strictObject({ secret, name: nameSchema.optional() }),
    z.strictObject({ seq: z.int() }),
    'Begins the game: for the owner and for those who sit',
    GUESS,
    REFUSED,
  ),
  'POST /api/tables/{id}/release': route(
    z.strictObject({ secret }),
    z.strictObject({ seat }),
    'Gives a seat up before the game begins; its invitation is good again',
    GUESS,
    REFUSED,
  ),
  'POST /api/tables/{id}/rotate': route(
    z.strictObject({ secret }),
    keys,
    'A new secret for a seat: everybody who came in with the old one is shown out',
    GUESS,
    DENIED,
  ),
  'POST /api/tables/{id}/recover': route(
    z.strictObject({ code: z.string().max(60) }),
    keys,
    'A new secret for the seat that a recovery code belongs to; the code is good no more',
    '1 request; 1 failed attempt if the code is wrong; a table takes 30 wrong codes an hour',
    DENIED,
  ),
  'POST /api/tables/{id}/revoke': route(
    z.strictObject({ secret: secret.describe('the owner’s'), seat }),
    z.strictObject({ seat, invitation: fresh }),
    'Takes a seat away from whoever holds it, and gives a new invitation',
    GUESS,
    REFUSED,
  ),
  'POST /api/tables/{id}/rematch': route(
    z.strictObject({ secret, rotate: z.boolean().default(false).describe('everybody moves on by one seat') }),
    z.strictObject({ table: z.string(), seat: seat.nullable().describe('where this secret sits there') }),
    'A new table for the same people on the same terms. Everybody at the old one is told; their secrets are good at both',
    '1 request, 1 table',
    REFUSED,
  ),
  'GET /api/tables/{id}/journal': route(null, 'text', 'The journal of a finished game', ONE, NO_TABLE),
  'POST /api/tables/{id}/export': route(
    z.strictObject({ secret: secret.default('') }),
    'text',
    'The game as this secret may take it away: a journal, or before the end of a game with secrets a transcript',
    GUESS,
    [403, 404, 410],
  ),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
