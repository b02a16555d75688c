/**
 * Schemas of what a server sends, for the published JSON Schema and for tests that check every frame. Pages do not need
 * this file: a client trusts its server. Data of a game (views, answers, events) is any JSON here.
 */
import { headerSchema } from '@reverie/kernel/journal';
import { z } from 'zod';
import type { Change } from './change.ts';
import { characterCardSchema } from './characters.ts';
import type { Card, FeedLine, Standing } from './feed.ts';
import { GALLERY } from './gallery.ts';
import { NO_ODDS, type ServerFrame, type WireOdds } from './protocol.ts';
import { clockSchema, faceSchema } from './spec.ts';
import { PROTOCOL, REACTIONS } from './wire.ts';

const seat = z.int().min(0).max(15);
const whole = z.int().min(0);
const outcome = z.union([z.int(), z.array(z.int())]);
const game = z.unknown().describe('plain data of the game');

const chance = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('audited'), commitment: z.string(), nonces: z.array(z.string()) }),
    z.strictObject({ kind: z.literal('fast'), seed: z.int() }),
    z.strictObject({ kind: z.literal('asked') }),
    z.strictObject({ kind: z.literal('fixed') }),
  ])
  .describe('the source of the draws; the commitment to the seed, never the seed');

const space = z
  .tuple([z.enum(['die', 'pick', 'shuffle', 'dice', 'sum', 'among', 'draw', 'row'])], z.number())
  .describe('a draw, such as ["die", 6] or ["draw", 2]');

const heardSchema = z.strictObject({
  n: whole.describe('its journal entry'),
  event: z.looseObject({ kind: z.string(), rule: z.string() }).describe('reduced to what this viewer may know'),
  drawn: z.array(z.strictObject({ label: z.string(), space, outcome })).describe('the draws that this viewer may see'),
});

const at = {
  seq: whole.describe('lines of a table are numbered from 0'),
  at: z.number().describe('milliseconds since 1970'),
};

export const lineSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...at,
    kind: z.literal('opened'),
    game: z.string(),
    title: z.string(),
    from: z.string().nullable().describe('the previous table of a rematch'),
    commitment: z.string().nullable().describe('of the seed, which is chosen before anybody sits down'),
  }),
  z.strictObject({
    ...at,
    kind: z.literal('claimed'),
    seat,
    name: z.string(),
    nonce: z.string().describe('for the draws; empty if none was given'),
  }),
  z.strictObject({ ...at, kind: z.literal('nonce'), seat, nonce: z.string() }),
  z.strictObject({ ...at, kind: z.literal('renamed'), seat, name: z.string() }),
  z.strictObject({ ...at, kind: z.enum(['offered', 'rekeyed', 'givenBack']), seat }),
  z.strictObject({
    ...at,
    kind: z.enum(['released', 'revoked']),
    seat,
    name: z.string().exactOptional().describe('who left, where the seat does not keep the name'),
  }),
  z.strictObject({ ...at, kind: z.literal('seated'), seat, program: z.string().nullable() }),
  z.strictObject({
    ...at,
    kind: z.literal('brought'),
    seat,
    character: characterCardSchema.nullable().describe('null: whoever the table gives to the seat'),
  }),
  z.strictObject({ ...at, kind: z.literal('admitted'), seat, agree: z.boolean() }),
  z.strictObject({
    ...at,
    kind: z.literal('home'),
    seat,
    agree: z.boolean(),
    by: seat.describe('the game master’s'),
  }),
  z.strictObject({ ...at, kind: z.literal('takenOver'), seat, program: z.string(), late: z.boolean() }),
  z.strictObject({ ...at, kind: z.literal('started'), chance, header: headerSchema.describe('of the journal') }),
  z.strictObject({
    ...at,
    kind: z.literal('played'),
    n: whole.describe('the entry of the journal'),
    did: z.enum(['setup', 'answer', 'leave', 'back', 'end']),
    seat: seat.nullable(),
    program: z.boolean().describe('a bot answered'),
    to: whole.nullable().describe('for `back`: the last entry that stays'),
    heard: z.array(heardSchema),
    seal: z.string().nullable().describe('ties the server to this entry of the journal: see FAIRNESS.md'),
  }),
  z.strictObject({ ...at, kind: z.enum(['awaits', 'typed']), seat: seat.nullable() }),
  z.strictObject({ ...at, kind: z.literal('backAsked'), seat, to: whole }),
  z.strictObject({ ...at, kind: z.literal('backAnswered'), seat, agree: z.boolean() }),
  z.strictObject({ ...at, kind: z.enum(['paused', 'resumed']), seat: seat.nullable() }),
  z.strictObject({ ...at, kind: z.literal('said'), seat: seat.nullable(), name: z.string(), text: z.string() }),
  z.strictObject({ ...at, kind: z.literal('withheld') }),
  z.strictObject({
    ...at,
    kind: z.literal('moderated'),
    watch: z.enum(['anybody', 'link', 'nobody']).nullable(),
    gallery: z.enum(GALLERY).nullable(),
    mute: z.strictObject({ who: z.union([seat, z.string()]), on: z.boolean() }).nullable(),
    remove: z.string().nullable(),
    hide: z.int().nullable().describe('number of a line whose words are to be shown no more'),
  }),
  z.strictObject({ ...at, kind: z.literal('reacted'), seat, sign: z.enum(REACTIONS) }),
  z.strictObject({ ...at, kind: z.literal('nudged'), seat: seat.nullable(), whom: seat }),
  z.strictObject({
    ...at,
    kind: z.literal('rematched'),
    seat: seat.nullable(),
    table: z.string(),
    seats: z.array(seat).describe('where each seat goes; its secret is valid there'),
  }),
  z.strictObject({ ...at, kind: z.literal('closed'), by: z.enum(['owner', 'house']) }),
]);

const seatViewSchema = z.strictObject({
  role: z.string(),
  name: z.string(),
  face: faceSchema.optional().describe('the face that a person chose'),
  sitter: z.enum(['open', 'person', 'program']),
  spare: z.literal(true).exactOptional().describe('nobody sits there yet, and the game does not wait for them'),
  program: z.string().nullable().describe('the bot that sits there or has taken over'),
  resigned: z.boolean(),
  character: characterCardSchema
    .extend({ waits: z.literal(true).exactOptional().describe('the game master has not agreed yet') })
    .exactOptional()
    .describe('whom the sitter brings'),
  coming: characterCardSchema
    .exactOptional()
    .describe('with whom the sitter comes late; the game master has not agreed'),
  home: z
    .enum(['waits', 'agreed', 'refused'])
    .exactOptional()
    .describe('whether the game master lets the characters of this seat go home, where that is to be said now'),
});

const phase = z.enum(['gathering', 'playing', 'over']);
const watch = z.enum(['anybody', 'link', 'nobody']);
const result = z.strictObject({
  winners: z.array(seat),
  scores: z.array(z.number()).exactOptional(),
  rule: z.string(),
});
const decision = z.strictObject({
  id: whole,
  seat,
  kind: z.string(),
  optional: z.literal(true).exactOptional().describe('may be skipped: the game does not wait for it'),
  open: z.literal(true).exactOptional().describe('`choices` are samples; other answers are accepted too'),
  about: game.exactOptional(),
});

export const standingSchema = z.strictObject({
  seq: z.int().min(-1),
  phase,
  paused: z.boolean(),
  closed: z.boolean(),
  game: z.string(),
  version: z.string(),
  options: game,
  title: z.string(),
  watch,
  seats: z.array(seatViewSchema),
  view: game.describe('the view of the game; null before it begins'),
  decisions: z.array(z.strictObject({ decision, choices: z.array(game) })).describe('of this viewer'),
  waitingFor: z.array(seat),
  awaited: z
    .strictObject({ label: z.string(), space, seats: z.union([z.literal('all'), z.array(seat)]) })
    .nullable()
    .describe('a draw to be made with real dice, and who may make it'),
  takeBack: z
    .strictObject({ free: z.boolean(), absence: z.literal(true).optional() })
    .nullable()
    .describe(
      'whether this viewer can undo, and without asking; `absence`: what a bot did for them while they were away',
    ),
  back: z.strictObject({ seat, waitingFor: z.array(seat) }).nullable(),
  clock: z.array(z.number()).nullable().describe('milliseconds left for each seat'),
  outcome: result.nullable(),
  chance: chance.nullable(),
  seed: z.string().nullable().describe('published when the game is over'),
  rematch: z.string().nullable().describe('the next table of a rematch'),
  from: z.string().nullable(),
  chronicle: z.string().exactOptional().describe('the chronicle that this is an evening of'),
  advice: z.literal(true).exactOptional().describe('programs may advise people at this table'),
});

export const cardSchema = z
  .strictObject({
    table: z.string(),
    game: z.string(),
    version: z.string(),
    title: z.string(),
    phase,
    closed: z.boolean(),
    watch,
    listed: z.boolean(),
    welcome: z.boolean().exactOptional().describe('anybody may take a free seat, with an empty secret'),
    opened: z.int().exactOptional().describe('when it was opened, in milliseconds since 1970'),
    dice: z.boolean(),
    clock: clockSchema.required({ seconds: true, increment: true }).nullable(),
    seats: z.array(seatViewSchema),
    free: z.array(seat).describe('seats that nobody holds yet'),
    rematch: z.string().nullable(),
    // Cards stored by earlier versions have none.
    commitment: z
      .string()
      .nullable()
      .exactOptional()
      .describe('to the seed, as long as a nonce given on sitting down counts; keep it before you give yours'),
  })
  .describe('What a lobby shows of a table');

const oddsSchema = z.discriminatedUnion('exact', [
  z.strictObject({
    exact: z.literal(true),
    ways: z.array(z.tuple([z.string(), z.string()])).describe('each way with its fraction'),
    rest: z.string().exactOptional().describe('the share of ways that were cut off'),
  }),
  z.strictObject({
    exact: z.literal(false),
    ways: z
      .array(z.strictObject({ way: z.string(), share: z.number(), low: z.number(), high: z.number() }))
      .describe('from a sample, with 95 % bounds'),
    samples: whole,
  }),
]);

const id = z.string().describe('the id of the client’s frame');

const changeSchema: z.ZodType<Change> = z
  .lazy(() => z.union([z.tuple([]), z.tuple([z.unknown()]), z.record(z.string(), changeSchema)]))
  .describe('[x] replaces the value by x, [] removes a field, an object descends by field or index');

export const serverFrameSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('welcome'),
    protocol: z.literal(PROTOCOL),
    table: z.string(),
    seat: seat.nullable().describe('null for spectators'),
    owner: z.boolean(),
    known: z
      .number()
      .nullable()
      .describe('the time of the line named in `hello`; a client with another time has lines of another log'),
    lines: z
      .array(lineSchema)
      .describe('the lines after the number in `hello`; if there are many, more follow in `lines`'),
    standing: standingSchema,
    recording: z.boolean(),
  }),
  z.strictObject({ type: z.literal('lines'), lines: z.array(lineSchema), standing: standingSchema }),
  z
    .strictObject({ type: z.literal('changed'), lines: z.array(lineSchema), change: changeSchema })
    .describe('`lines` for a client that accepts changes'),
  z.strictObject({ type: z.literal('ack'), id, seq: whole }),
  z.strictObject({
    type: z.literal('refused'),
    id,
    refusal: z.enum(['stale', 'invalid', 'unavailable']),
    rule: z.string(),
    reason: z.string(),
    text: z.string(),
  }),
  z.strictObject({ type: z.literal('later'), id, why: z.enum(['notRecorded', 'busy']) }),
  z.strictObject({
    type: z.literal('odds'),
    id,
    odds: oddsSchema.nullable(),
    all: z.array(oddsSchema.nullable()).exactOptional(),
    why: z.enum(NO_ODDS).exactOptional(),
  }),
  z.strictObject({ type: z.literal('recording'), recording: z.boolean() }),
  z.strictObject({ type: z.literal('presence'), seats: z.array(z.boolean()), watchers: whole }),
  z.strictObject({ type: z.literal('pong'), n: whole }),
]);

/**
 * The JSON Schema of something that a server sends. Our tests reject unknown fields; clients must accept them, since
 * later versions add some.
 */
export const sentSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });

/** Checks at compile time that the schemas fit the types; the server's tests check that they are complete. */
type SchemaOf<T, S extends z.ZodType<T>> = S;
export type SchemaChecks = [
  SchemaOf<FeedLine, z.ZodType<z.infer<typeof lineSchema>>>,
  SchemaOf<Card, z.ZodType<z.infer<typeof cardSchema>>>,
  SchemaOf<Standing, z.ZodType<z.infer<typeof standingSchema>>>,
  SchemaOf<WireOdds, z.ZodType<z.infer<typeof oddsSchema>>>,
  SchemaOf<ServerFrame, z.ZodType<z.infer<typeof serverFrameSchema>>>,
];
