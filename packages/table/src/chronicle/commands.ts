/** All commands of a chronicle. The chronicle decides who may give them, not whoever forwards them. */
import type { CharacterDocument } from '@reverie/kernel/character';
import type { Words } from '@reverie/kernel/words';
import { z } from 'zod';
import { type CharacterCard, characterSchema } from '../characters.ts';
import { nameSchema, plainLines } from '../text.ts';
import type { EveningChange } from './entries.ts';

const member = z.int().min(0).max(99);
const evening = z.int().min(0).max(9999);
const title = nameSchema;
const story = plainLines(600);

/** What members ask. The house adds `id`, `at` and who asks. */
export const chronicleCommandSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('rename'), name: nameSchema }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('remove'), member }),
  z.strictObject({ do: z.literal('lead'), member }),
  z.strictObject({
    do: z.literal('describe'),
    title: title.optional(),
    calendar: plainLines(200).optional(),
    options: z.json().optional(),
  }),
  z.strictObject({ do: z.literal('bring'), character: characterSchema }),
  z.strictObject({ do: z.literal('consent'), member, agree: z.boolean() }),
  z.strictObject({
    do: z.literal('note'),
    note: z.int().min(0).nullable().describe('null for a new one'),
    own: z.boolean().describe('for oneself alone'),
    text: plainLines(2000).describe('empty to delete the note'),
  }),
  z.strictObject({
    do: z.literal('plan'),
    title,
    text: story.default(''),
    at: z.int().min(0).nullable().default(null).describe('milliseconds since 1970'),
  }),
  z.strictObject({ do: z.literal('reply'), comes: z.boolean() }),
  z.strictObject({ do: z.literal('sit') }).describe('at a free place of the evening that goes on'),
  z.strictObject({
    do: z.literal('retell'),
    evening,
    title: title.optional(),
    text: story.optional(),
    calendar: plainLines(200).optional(),
  }),
  z.strictObject({
    do: z.literal('hook'),
    url: z.url().max(500).nullable().describe('null: nothing is sent'),
    language: z.enum(['fr', 'en']).default('fr'),
  }),
]);
export type MemberCommand = z.infer<typeof chronicleCommandSchema>;

/** What the house asks on behalf of somebody, with what only a house can make: secrets, tables, characters that were checked. */
export type ChronicleCommand =
  | Exclude<MemberCommand, { do: 'bring' | 'sit' }>
  | { readonly do: 'bring'; readonly document: CharacterDocument; readonly card: CharacterCard }
  | { readonly do: 'join'; readonly name: string; readonly secret: string; readonly recovery?: string }
  | { readonly do: 'rekey'; readonly secret: string; readonly recovery: string }
  | { readonly do: 'sit'; readonly seat: number }
  | { readonly do: 'invite'; readonly invitation: string }
  | { readonly do: 'open'; readonly table: string; readonly title: string; readonly seats: readonly (number | null)[] }
  | {
      readonly do: 'settle';
      readonly evening: number;
      readonly journal: string | null;
      readonly characters: readonly {
        readonly member: number;
        readonly document: CharacterDocument;
        readonly card: CharacterCard;
      }[];
      readonly changes: readonly EveningChange[];
      readonly date: Words | null;
    };

/** Who gives a command: a member, somebody with the invitation or a recovery code, or the house itself. */
export type ChronicleActor =
  | { readonly kind: 'member' | 'recovered'; readonly member: number }
  | { readonly kind: 'invited' }
  | { readonly kind: 'house' };
