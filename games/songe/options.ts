import type { Seat } from '@reverie/kernel/game';
import { z } from 'zod';
import { ARPENTEUR_IDS, READY } from './characters.ts';
import { sheetSchema } from './sheet.ts';

export const MODES = ['arena', 'table', 'crossing'] as const;
const READY_IDS = Object.keys(READY);

/** What people may set when they open a table. Rulings on what the book leaves open or says twice are switches here. */
export const optionsSchema = z.strictObject({
  mode: z
    .enum(MODES)
    .optional()
    .describe(
      'a duel without a Conteur for one or two; a table with a Conteur; a crossing of the Brumes alone. Without it: a table where a Conteur sits, else a duel',
    ),
  arpenteurs: z
    .array(z.union([z.enum(ARPENTEUR_IDS), sheetSchema]))
    .max(6)
    .default([])
    .describe('one for each player, in seat order: a ready character or a sheet; those missing are ready characters'),
  foe: z
    .union([z.enum(READY_IDS), sheetSchema])
    .default('bretteur')
    .describe('whom a single player meets in the arena'),
  budget: z.enum(['free', 'ours']).default('free').describe('SON-SHT-09: sheets as they are, or held to our budget'),
  bag: z.enum(['bag', 'coin']).default('bag').describe('SON-META-07: real stones, or a coin each time'),
  sink: z
    .enum(['out', 'bag'])
    .default('out')
    .describe('SON-BAG-05: stones used under a Signe leave the game, or go back'),
  bonusMost: z.int().min(0).max(8).default(4).describe('SON-BON-01: the most that the Conteur gives on one draw'),
  opposition: z.enum(['text', 'example']).default('text').describe('SON-OPP-03: own + difference, or own − difference'),
  relance: z.boolean().default(true).describe('SON-DIF-03: difficulties with forced redraws'),
  traits: z.boolean().default(true).describe('SON-TRA-01: Traits may be tested'),
  affirmations: z.boolean().default(true).describe('SON-AFF-01: players make facts true'),
  moments: z.boolean().default(true).describe('SON-PPS-16: key moments that everybody pays for'),
  panacheGain: z
    .enum(['always', 'success'])
    .default('always')
    .describe('SON-PPG-08: added difficulty pays whatever comes of it, or on success'),
  perfidyMajor: z.int().min(0).max(12).default(4).describe('SON-PPS-05'),
  perfidyMiddle: z.int().min(0).max(12).default(2).describe('SON-PPS-05'),
  karmaExtraCost: z
    .union([z.literal(1), z.literal(2)])
    .default(2)
    .describe('SON-KAR-15: cases for extra stones'),
  karmaFortune: z
    .enum(['any', 'positive'])
    .default('any')
    .describe('SON-KAR-18: a case for a fortune also below zero, or not'),
  conIsEnd: z.boolean().default(true).describe('SON-SHT-11: CON is another name of END, and lowers damage'),
  duelBase: z
    .enum(['escrime', 'zero'])
    .default('escrime')
    .describe('SON-DUE-01: the level itself counts in the opening draw, or only the difference'),
  repeats: z
    .enum(['both', 'defence', 'attacker'])
    .default('both')
    .describe('SON-DUE-06, SON-MAL-03: who a repeated manoeuvre helps and hinders'),
  tick: z
    .enum(['stone', 'redraw'])
    .default('stone')
    .describe('SON-DUE-08: a tick is one stone, or one redraw of several'),
  panacheTurns: z
    .enum(['alternate', 'once'])
    .default('alternate')
    .describe('SON-PPC-02: both raise until both pass, or once each'),
  hiddenEscrime: z
    .boolean()
    .default(false)
    .describe('SON-DUE-09: the foe’s Escrime is not told, only success or failure'),
  hiddenWounds: z.boolean().default(false).describe('SON-WND-07: wounds are described, and ticked after the fight'),
  comboRedraw: z.boolean().default(false).describe('SON-BOT-03: redraws may complete a combination'),
  overflow: z.boolean().default(true).describe('SON-DMG-03: a full kind of wound runs over into the next'),
  woundMalus: z.enum(['all', 'combat']).default('all').describe('SON-MAL-05: wounds weigh on all draws, or on combat'),
  fastAlgarade: z.boolean().default(false).describe('SON-ALG-06: a lone weaker foe is beaten without a draw'),
  cover: z.enum(['printed', 'fixed']).default('printed').describe('SON-RNG-04: the two covers as printed, or swapped'),
  apulvre: z.boolean().default(false).describe('SON-FIR-01: powder does not burn here'),
  phrase: z
    .enum(['cancel', 'floor'])
    .default('cancel')
    .describe('SON-MAG-06: pairs of words cancel, or the quick table alone'),
  exchanges: z
    .int()
    .min(1)
    .max(200)
    .default(40)
    .describe('SON-DUE-10: a duel without end is stopped after this many exchanges'),
  legs: z.int().min(1).max(20).default(8).describe('SON-BRU-04: encounters on the way through the Brumes'),
});
export type Options = z.infer<typeof optionsSchema>;
/** The options of a game that has begun: what it is played as is settled. */
export type Settled = Options & { readonly mode: (typeof MODES)[number] };

export function settled(options: Options, seats: readonly Seat[]): Settled {
  if (options.mode !== undefined) return options as Settled;
  const mode = seats.some(({ role }) => role === 'conteur') ? 'table' : 'arena';
  let known = settledFor[mode].get(options);
  if (!known) {
    known = { ...options, mode };
    settledFor[mode].set(options, known);
  }
  return known;
}
/** So many fields are copied slowly, and whoever plays a thousand games has the same options in all of them. */
const settledFor = { table: new WeakMap<Options, Settled>(), arena: new WeakMap<Options, Settled>() };
