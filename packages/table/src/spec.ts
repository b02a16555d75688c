/** The specification of a table: game, options, seats, settings. */
import { z } from 'zod';
import { nameSchema } from './text.ts';

/** Who sits on a seat: nobody yet, a person, or a bot by its id. */
export const sitterSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('program'), program: z.string().max(40) }),
]);
export type Sitter = z.infer<typeof sitterSchema>;

/** A face that somebody chose, by its number: pages draw it. */
export const faceSchema = z.int().min(0).max(8);

export const clockSchema = z.strictObject({
  /** Time for the whole game, and what each answer adds. */
  seconds: z
    .int()
    .min(10)
    .max(30 * 24 * 3600),
  increment: z.int().min(0).max(3600).default(0),
  /** The time is for each answer and begins anew with it, as in games by letter. */
  perAnswer: z.literal(true).optional(),
  /** Pauses that each seat may take in a game. */
  pauses: z.int().min(0).max(100).optional(),
});

/** Pauses per seat and game where the table does not say. */
export const PAUSES = 3;

export const specSchema = z.strictObject({
  game: z.string().max(100),
  options: z.json().default({}),
  seats: z
    .array(
      z.strictObject({
        role: z.string().max(40),
        name: nameSchema.optional(),
        sitter: sitterSchema.default({ kind: 'open' }),
        /** May stay free when the game begins: the game master lets in whoever comes later. */
        spare: z.literal(true).optional(),
      }),
    )
    .min(1)
    .max(16),
  /** Who may watch: anybody who knows the table, those with the spectators' link, nobody. */
  watch: z.enum(['anybody', 'link', 'nobody']).default('link'),
  /** Whether the table is listed in the lobby. */
  listed: z.boolean().default(false),
  /** Whether anybody may take a free seat from the lobby, without a link. */
  welcome: z.boolean().optional(),
  /** Real dice, typed in by the people at the table. */
  dice: z.boolean().default(false),
  clock: clockSchema.nullable().default(null),
  /** Whether programs may advise people here. Without a word of it they may where one person plays alone. */
  advice: z.boolean().optional(),
  title: nameSchema.optional(),
});
export type Spec = z.infer<typeof specSchema>;
