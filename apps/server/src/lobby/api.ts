/**
 * Requests and responses of the lobby, defined once: they validate bodies, and /openapi.json is generated from them.
 */

import { documentSchema } from '@reverie/kernel/character';
import { characterSchema } from '@reverie/table/characters';
import { chronicleCommandSchema } from '@reverie/table/chronicle/commands';
import { chronicleCardSchema, chronicleViewSchema } from '@reverie/table/chronicle/schemas';
import { clockSchema, faceSchema, sitterSchema, specSchema } from '@reverie/table/spec';
import { nameSchema } from '@reverie/table/text';
import { cardSchema } from '@reverie/table/wire-schemas';
import { z } from 'zod';
import { subscriptionSchema } from '../alerts/subscriptions.ts';
import { JOURNAL_LIMIT } from '../limits.ts';

const secret = z.string().max(100).describe('the part after # in a link');
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
  example: z.boolean().describe('one of the small example games'),
  secrets: z.boolean().describe('whether the game has hidden information'),
  seats: z.array(z.strictObject({ role: z.string(), name: words, min: z.int(), max: z.int() })),
  programs: z.array(z.string()).describe('bots, the best first'),
  programNames: z.record(z.string(), words),
  options: z.unknown().describe('JSON Schema of the options'),
  answers: z.unknown().describe('JSON Schema of answers'),
});

const keys = z.strictObject({
  seat,
  secret: fresh,
  recovery: z
    .string()
    .describe('five French words, such as lanterne-velours-hibou-poire-tambour, that give the seat a new secret'),
});

const memberKeys = {
  member: z.int(),
  secret: fresh,
  recovery: z.string().describe('five French words that give the member a new secret'),
};

const commandId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/)
  .describe('chosen by the client, unique in its chronicle');

const openedSchema = z.strictObject({
  table: z.string(),
  owner: fresh,
  watch: fresh.describe('for spectators'),
  seats: z.array(fresh.nullable()).describe('invitations, one for each seat that a person may take'),
  guests: fresh.describe(
    'one invitation for everybody: whoever comes takes the next free seat, before the game begins',
  ),
  commitment: z.string().nullable().describe('to the seed of the draws; null with real dice'),
});

const importSchema = z.strictObject({
  journal: z.string().max(JOURNAL_LIMIT).describe('the whole text of a journal'),
  at: z.int().min(0).optional().describe('the last entry to keep; by default all that was played'),
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
      recording: z.boolean().describe('whether the server can record at the moment'),
      retentionDays: z.int().describe('days after which an unchanged table is deleted'),
      limits: z.record(z.string(), z.number()),
      origins: z
        .array(z.string())
        .describe('where other machines reach this server; told to its own machine alone, empty to all others'),
      push: z.string().nullable().describe('the key that browsers subscribe to alerts with; null if there are none'),
    }),
    'Retention and limits of this server',
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
    'Listed tables that anybody may watch or sit down at, the latest first',
    ONE,
    [503],
  ),
  'POST /api/tables': route(specSchema, openedSchema, 'Opens a table', '1 request, 1 table', [503]),
  'POST /api/tables/import': route(
    importSchema,
    openedSchema.omit({ guests: true }).extend({ entries: z.int().describe('number of entries that were copied') }),
    'Opens a table that resumes a journal, with new seats',
    '1 request, 1 table, up to 2 s of a thread',
    [503],
  ),
  'GET /api/tables/{id}': route(null, cardSchema, 'The public card of a table', ONE, NO_TABLE),
  'POST /api/tables/{id}/look': route(
    z.strictObject({ secret: secret.default('') }),
    cardSchema.extend({
      good: z.strictObject({
        for: z.enum(['seat', 'expired', 'invitation', 'full', 'owner', 'watching', 'nothing']),
        seat: seat.nullable(),
      }),
      options: z.unknown().describe('what was set for this game; null to those whose link is not valid'),
    }),
    'What a link is for, without using it',
    GUESS,
    NO_TABLE,
  ),
  'POST /api/tables/{id}/code': route(
    z.strictObject({ secret: secret.default('') }),
    z.strictObject({
      code: z.string().describe('three French words, such as lanterne-velours-hibou'),
      until: z.int().describe('when it expires, in milliseconds since 1970'),
    }),
    'Issues a spoken code for the link of an invitation or of spectators, valid for an hour',
    GUESS,
    DENIED,
  ),
  'POST /api/code': route(
    z.strictObject({ code: z.string().max(120) }),
    z.strictObject({ table: z.string(), secret: z.string().describe('the part after # in the link') }),
    'The link that a spoken code stands for, without using it',
    '1 request; 1 failed attempt if there is no such code',
    [403, 503],
  ),
  'POST /api/tables/{id}/claim': route(
    z.strictObject({
      secret,
      name: nameSchema,
      nonce: z.string().max(64).default(''),
      character: characterSchema.optional().describe('whom one brings, where the game has characters'),
      face: faceSchema.optional().describe('the face that others see'),
    }),
    keys,
    'Claims the seat of an invitation, which becomes invalid; with an empty secret, a free seat of a table that welcomes anybody',
    GUESS,
    REFUSED,
  ),
  'POST /api/tables/{id}/bring': route(
    z.strictObject({
      secret,
      character: characterSchema.nullable().describe('null: whoever the table gives to this seat'),
    }),
    z.strictObject({ seat }),
    'Brings a character to a seat before the game begins',
    GUESS,
    REFUSED,
  ),
  'POST /api/tables/{id}/character': route(
    z.strictObject({ secret }),
    z.strictObject({
      character: characterSchema.nullable().describe('null where there is none, or the game master has not agreed'),
      former: z.array(characterSchema).describe('those whom the seat played before, such as one who died'),
      home: z.enum(['free', 'waits', 'agreed', 'refused']).describe('what the game master said; free: nobody is asked'),
    }),
    'The document of this seat’s character: to take home at a pause, on leaving or at the end, as the game master agrees',
    GUESS,
    DENIED,
  ),
  'POST /api/tables/{id}/ticket': route(
    z.strictObject({
      secret: secret.default(''),
      name: nameSchema.optional().describe('for spectators'),
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
    'Begins the game; for the owner and seats',
    GUESS,
    REFUSED,
  ),
  'POST /api/tables/{id}/release': route(
    z.strictObject({ secret }),
    z.strictObject({ seat }),
    'Gives a seat up before the game begins; its invitation is valid again',
    GUESS,
    REFUSED,
  ),
  'POST /api/tables/{id}/handover': route(
    z.strictObject({ secret }),
    z.strictObject({ seat, invitation: secret }),
    'Hands one’s seat over, the game master’s too: it stays one’s own until somebody claims it with this invitation',
    GUESS,
    REFUSED,
  ),
  'POST /api/tables/{id}/rotate': route(
    z.strictObject({ secret }),
    keys,
    'A new secret for a seat; disconnects everybody who used the old one',
    GUESS,
    DENIED,
  ),
  'POST /api/tables/{id}/recover': route(
    z.strictObject({ code: z.string().max(120) }),
    keys,
    'A new secret for the seat of a recovery code, which becomes invalid',
    '1 request; 1 failed attempt if the code is wrong; a table allows 30 wrong codes per hour',
    DENIED,
  ),
  'POST /api/tables/{id}/revoke': route(
    z.strictObject({ secret: secret.describe('the owner’s'), seat }),
    z.strictObject({
      seat,
      invitation: fresh.nullable().describe('null in a running game with secrets: a bot plays on in the seat'),
    }),
    'Revokes a seat and gives a new invitation',
    GUESS,
    REFUSED,
  ),
  'POST /api/tables/{id}/rematch': route(
    z.strictObject({
      secret,
      rotate: z.boolean().default(false).describe('everybody moves by one seat'),
      start: z.boolean().default(false).describe('begins the game there at once, where that is possible'),
    }),
    z.strictObject({
      table: z.string(),
      seat: seat.nullable().describe('the seat of this secret there'),
      started: z.boolean().describe('whether the game there has begun; where it has not, `start` says why'),
    }),
    'A new table for the same people on the same terms. Everybody at the old one is told; their secrets are valid at both',
    '1 request, 1 table',
    REFUSED,
  ),
  'POST /api/tables/{id}/alerts': route(
    subscriptionSchema.extend({ secret }),
    z.strictObject({ until: z.int().describe('until when it is kept, in milliseconds since 1970') }),
    'Alerts a browser, by web push, when its seat is awaited and not connected',
    GUESS,
    DENIED,
  ),
  'POST /api/tables/{id}/silence': route(
    z.strictObject({ secret, endpoint: subscriptionSchema.shape.endpoint }),
    z.strictObject({ removed: z.boolean() }),
    'Alerts a browser no more',
    GUESS,
    DENIED,
  ),
  'POST /api/tables/{id}/webhook': route(
    z.strictObject({
      secret: secret.describe('the owner’s'),
      url: z.string().max(1000).describe('where to tell who is awaited, by POST; empty to stop'),
      language: z.enum(['fr', 'en']),
    }),
    z.strictObject({ set: z.boolean() }),
    'Tells a chat channel who is awaited',
    GUESS,
    DENIED,
  ),
  'POST /api/characters': route(
    z.strictObject({
      document: documentSchema,
      secret: secret.optional().describe('of a character that is kept here already, to change it'),
    }),
    z.strictObject({ secret: fresh, saved: z.int().describe('when, in milliseconds since 1970') }),
    'Keeps a character under a secret link, for two years after it was last used',
    '1 request, 1 table; 1 failed attempt if the secret is wrong',
    [403, 503],
  ),
  'POST /api/characters/look': route(
    z.strictObject({ secret }),
    z.strictObject({ document: documentSchema, saved: z.int() }),
    'The character behind a secret link',
    GUESS,
    [403, 503],
  ),
  'POST /api/characters/forget': route(
    z.strictObject({ secret }),
    z.strictObject({ forgotten: z.boolean() }),
    'Deletes the character behind a secret link',
    GUESS,
    [403, 503],
  ),
  'GET /api/tables/{id}/journal': route(null, 'text', 'The journal of a finished game', ONE, [403, 404, 409, 503]),
  'POST /api/tables/{id}/export': route(
    z.strictObject({ secret: secret.default('') }),
    'text',
    'The game as this secret may export it: a journal, or a transcript of an unfinished game with hidden information',
    GUESS,
    [403, 404, 410],
  ),
  'POST /api/chronicles': route(
    z.strictObject({
      game: z.string().max(100),
      title: nameSchema,
      options: z.json().default({}).describe('of every evening'),
      led: z.boolean().default(true).describe('whoever begins it sits in the game master’s seat'),
      name: nameSchema.describe('of whoever begins it'),
    }),
    z.strictObject({ chronicle: z.string(), invitation: fresh.describe('for everybody who joins'), ...memberKeys }),
    'Begins a chronicle: evenings that follow one another',
    '1 request, 1 table',
    [503],
  ),
  'POST /api/chronicles/import': route(
    z.strictObject({ file: z.string().describe('a chronicle’s file, as `export` gives it') }),
    z.strictObject({
      chronicle: z.string(),
      invitation: fresh.describe('for everybody who joins'),
      ...memberKeys,
      ...{ name: z.string(), game: z.string(), title: z.string() },
    }),
    'A new chronicle out of a file: whoever brings it leads it, the others come back by name; nothing that exists changes',
    '1 request, 1 table',
    [503],
  ),
  'POST /api/chronicles/{id}/look': route(
    z.strictObject({ secret }),
    z.discriminatedUnion('for', [
      z.strictObject({ for: z.literal('member'), chronicle: chronicleViewSchema }),
      z.strictObject({ for: z.literal('invitation'), chronicle: chronicleCardSchema }),
    ]),
    'The chronicle as this secret may see it; an evening that is over is settled',
    GUESS,
    DENIED,
  ),
  'POST /api/chronicles/{id}/join': route(
    z.strictObject({ secret: secret.describe('of the invitation'), name: nameSchema }),
    z.strictObject(memberKeys),
    'Joins a chronicle',
    GUESS,
    REFUSED,
  ),
  'POST /api/chronicles/{id}/do': route(
    z.strictObject({ secret, id: commandId, command: chronicleCommandSchema }),
    z.strictObject({ seq: z.int() }),
    'Executes a command of a member, once for each id',
    GUESS,
    REFUSED,
  ),
  'POST /api/chronicles/{id}/evening': route(
    z.strictObject({ secret, id: commandId, title: nameSchema.optional() }),
    z.strictObject({ table: z.string(), seat: seat.nullable().describe('of this member') }),
    'Opens the table of the next evening; the members’ secrets open their seats there',
    '1 request, 1 table',
    REFUSED,
  ),
  'POST /api/chronicles/{id}/end': route(
    z.strictObject({ secret, id: commandId }),
    z.strictObject({ seq: z.int() }),
    'Closes the table of the evening that goes on; the characters come home',
    GUESS,
    REFUSED,
  ),
  'POST /api/chronicles/{id}/invite': route(
    z.strictObject({ secret }),
    z.strictObject({ invitation: fresh }),
    'A new link for those who join; the old one becomes invalid',
    GUESS,
    REFUSED,
  ),
  'POST /api/chronicles/{id}/recover': route(
    z.strictObject({ code: z.string().max(120) }),
    z.strictObject(memberKeys),
    'A new secret for the member of a recovery code, which becomes invalid',
    '1 request; 1 failed attempt if the code is wrong; a chronicle allows 30 wrong codes per hour',
    DENIED,
  ),
  'POST /api/chronicles/{id}/journal': route(
    z.strictObject({ secret, evening: z.int().min(0) }),
    'text',
    'The game of an evening, as this member may export it',
    GUESS,
    DENIED,
  ),
  'POST /api/chronicles/{id}/export': route(
    z.strictObject({ secret }),
    'text',
    'The chronicle in one file, as far as this member may read it, with the journals of its evenings',
    GUESS,
    DENIED,
  ),
  'GET /api/lab': route(
    null,
    z.strictObject({
      studies: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string().nullable(),
          game: z.string(),
          most: z.int().describe('games at most'),
          played: z.int().describe('shards that were played'),
        }),
      ),
    }),
    'Studies that workers play, the latest first; none where the server has no lab',
    ONE,
    [503],
  ),
  'POST /api/lab/{id}/look': route(
    z.strictObject({ from: z.int().min(0).max(10_000_000).default(0).describe('the first shard wanted') }),
    z.strictObject({
      study: z.unknown().describe('the study file'),
      version: z.string().describe('of the rules that it is played by'),
      played: z.int(),
      workers: z.int().describe('workers that are at a shard of it now'),
      counts: z
        .array(z.record(z.string(), z.number()))
        .describe('what was counted in the shards from `from` on, as far as they follow one another, 64 at most'),
      fault: z.strictObject({ shard: z.int(), why: z.string() }).nullable().describe('a shard that cannot be played'),
    }),
    'Where a study stands that workers play',
    ONE,
    [404, 503],
  ),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
