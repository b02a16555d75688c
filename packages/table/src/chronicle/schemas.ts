/** What a house sends of a chronicle, as validators: OpenAPI is generated from them, and tests hold responses to them. */
import { z } from 'zod';
import { characterCardSchema, characterSchema } from '../characters.ts';
import type { ChronicleCard, ChronicleView } from './view.ts';

const whole = z.int().min(0);
const time = z.number().describe('milliseconds since 1970');
const words = z.strictObject({ fr: z.string(), en: z.string() });

export const chronicleViewSchema = z.strictObject({
  chronicle: z.string(),
  seq: whole,
  game: z.string(),
  title: z.string(),
  options: z.unknown(),
  led: z.boolean().describe('the master sits in the game master’s seat'),
  calendar: z.string(),
  begunAt: time,
  imported: z.boolean().describe('it was made from a file'),
  master: whole.describe('the member who leads'),
  me: whole,
  members: z.array(
    z.strictObject({
      name: z.string(),
      here: z.boolean().describe('false once they are gone'),
      awaited: z.boolean().describe('a file told of them: they have not come back yet'),
      comes: z.boolean().nullable().describe('to the next evening, as far as they said'),
      character: characterCardSchema.nullable(),
      proposed: characterCardSchema.nullable().describe('waits for the master’s leave'),
    }),
  ),
  evenings: z.array(
    z.strictObject({
      table: z.string(),
      title: z.string(),
      text: z.string(),
      openedAt: time,
      settledAt: time.nullable().describe('null as long as it goes on'),
      seats: z.array(whole.nullable()).describe('which member sits on each seat'),
      changes: z.array(z.strictObject({ member: whole, lines: z.array(words) })).describe('what changed for whom'),
      date: words.nullable().describe('in the world of the game, as the game tells it'),
      calendar: z.string().describe('the same as the master wrote it'),
      imported: z
        .strictObject({ journal: z.boolean() })
        .nullable()
        .describe('it came with a file: whether with its journal'),
    }),
  ),
  notes: z.array(
    z.strictObject({
      note: whole,
      member: whole,
      own: z.boolean().describe('for this member alone'),
      text: z.string(),
      at: time,
    }),
  ),
  next: z.strictObject({ title: z.string(), text: z.string(), at: time.nullable() }).nullable(),
  documents: z
    .array(z.strictObject({ member: whole, proposed: z.boolean(), document: characterSchema }))
    .describe('the member’s own; for the master those of everybody'),
  hooked: z.boolean().nullable().describe('for the master: whether anything is sent anywhere'),
});

export const chronicleCardSchema = z.strictObject({
  chronicle: z.string(),
  game: z.string(),
  title: z.string(),
  led: z.boolean(),
  members: z.array(z.string()),
  master: z.string(),
  evenings: whole,
});

/** Checks at compile time that the schemas fit the types. */
type SchemaOf<T, S extends z.ZodType<T>> = S;
export type ChronicleSchemaChecks = [
  SchemaOf<ChronicleView, z.ZodType<z.infer<typeof chronicleViewSchema>>>,
  SchemaOf<ChronicleCard, z.ZodType<z.infer<typeof chronicleCardSchema>>>,
];
