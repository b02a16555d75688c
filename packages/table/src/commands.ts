/** All commands of a table. The table decides who may give them, not whoever forwards them. */
import { isPlain } from '@reverie/kernel/plain';
import { z } from 'zod';
import { characterSchema } from './characters.ts';
import { moderationSchema } from './gallery.ts';
import { faceSchema } from './spec.ts';
import { chatSchema, nameSchema } from './text.ts';
import { REACTIONS } from './wire.ts';

const seat = z.int().min(0).max(15);
const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 of a secret; the secret itself never comes here');

const recovery = z
  .string()
  .min(1)
  .max(200)
  .describe('salted hash of a recovery code; the code itself never comes here');

/** The rules judge an answer: here it only has to be JSON. (`z.json()` takes longer than the rest of a frame.) */
export const answerSchema = z.unknown().refine(isPlain, { error: 'JSON' });

export const commandSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('claim'),
    seat,
    name: nameSchema,
    secret: hash,
    nonce: z.string().max(64).default(''),
    recovery: recovery.optional(),
    character: characterSchema.optional(),
    face: faceSchema.optional(),
  }),
  z.strictObject({
    do: z.literal('bring'),
    character: characterSchema.nullable().describe('null: whoever the table gives to this seat'),
  }),
  z.strictObject({ do: z.literal('admit'), seat, agree: z.boolean() }),
  z.strictObject({ do: z.literal('home'), seat, agree: z.boolean() }),
  z.strictObject({ do: z.literal('nonce'), nonce: z.string().min(1).max(64) }),
  z.strictObject({ do: z.literal('rekey'), secret: hash, recovery }),
  z.strictObject({ do: z.literal('rename'), name: nameSchema }),
  z.strictObject({ do: z.literal('release') }),
  z.strictObject({ do: z.literal('handOver'), invitation: hash }),
  z.strictObject({ do: z.literal('revoke'), seat, invitation: hash }),
  z.strictObject({ do: z.literal('seat'), seat, program: z.string().max(40).nullable() }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('answer'), decision: z.int().min(0), answer: answerSchema }),
  z.strictObject({ do: z.literal('supply'), outcome: z.union([z.int(), z.array(z.int()).max(1000)]) }),
  z.strictObject({ do: z.literal('takeBack') }),
  z.strictObject({ do: z.literal('consent'), agree: z.boolean() }),
  z.strictObject({ do: z.literal('takeOver'), seat, program: z.string().max(40) }),
  z.strictObject({ do: z.literal('dismiss'), seat }),
  z.strictObject({ do: z.literal('giveBack') }),
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('resign') }),
  z.strictObject({ do: z.literal('say'), text: chatSchema }),
  z.strictObject({ do: z.literal('react'), sign: z.enum(REACTIONS) }),
  z.strictObject({ do: z.literal('nudge'), seat }),
  z.strictObject({
    do: z.literal('rematch'),
    rotate: z.boolean().default(false),
    start: z.boolean().optional().describe('begins there at once, where that is possible'),
  }),
  z.strictObject({ do: z.literal('moderate'), ...moderationSchema }),
  z.strictObject({ do: z.literal('close') }),
]);
/** What only the house asks, and nobody can send: another secret of the owner's. */
type HouseCommand = { readonly do: 'own'; readonly owner: string };
export type Command = z.infer<typeof commandSchema> | HouseCommand;
export type CommandOf<K extends Command['do']> = Extract<Command, { do: K }>;

/**
 * Who gives a command: a seat, somebody with an invitation or a recovery code for one, the owner, a spectator, or the
 * house itself (clocks). A bot answers as its seat and is marked as one.
 */
export type Actor =
  | { readonly kind: 'seat'; readonly seat: number; readonly owner?: true; readonly program?: true }
  | { readonly kind: 'invited' | 'recovered'; readonly seat: number }
  | { readonly kind: 'owner' }
  | { readonly kind: 'spectator'; readonly name: string }
  | { readonly kind: 'house' };
