import type { Seat } from '@reverie/kernel/game';
import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';
import { arrivalSchema } from './body.ts';
import { ARPENTEUR_IDS, READY } from './characters.ts';
import { pnjSchema, sheetSchema } from './sheet.ts';

export const MODES = ['arena', 'table', 'crossing'] as const;
const READY_IDS = Object.keys(READY);
/** SON-X-06: a place that is free until the Conteur lets somebody in. */
export const NOBODY = 'nobody';

/** A switch, one of several words (the first one where nothing is said), a number between two. */
const flag = (usual: boolean, says: string) => z.boolean().default(usual).describe(says);
const oneOf = <const W extends string>(words: readonly [W, ...W[]], says: string) =>
  z.enum(words).default(words[0]).describe(says);
const whole = (least: number, most: number, usual: number, says: string) =>
  z.int().min(least).max(most).default(usual).describe(says);

/** What people may set when they open a table. Rulings on what the book leaves open or says twice are switches here. */
export const optionsSchema = onDemand(() =>
  z.strictObject({
    mode: z
      .enum(MODES)
      .optional()
      .describe(
        'a duel without a Conteur for one or two; a table with a Conteur; a crossing of the Brumes alone. Without it: a table where a Conteur sits, else a duel',
      ),
    arpenteurs: z
      .array(z.union([z.enum([...ARPENTEUR_IDS, NOBODY]), sheetSchema, arrivalSchema]))
      .max(6)
      .default([])
      .describe(
        'one for each player, in seat order: a ready character, a sheet, somebody who has played before, or nobody yet; those missing are ready characters',
      ),
    foe: z
      .union([z.enum(READY_IDS), pnjSchema])
      .default('bretteur')
      .describe('whom a single player meets in the arena'),
    session: oneOf(['new', 'same'], 'SON-PPS-04: those who come back draw new panache, or go on with what they had'),
    budget: oneOf(['free', 'ours'], 'SON-SHT-09: sheets as they are, or held to our budget'),
    bag: oneOf(['bag', 'coin'], 'SON-META-07: real stones, or a coin each time'),
    sink: oneOf(['out', 'bag'], 'SON-BAG-05: stones used under a Signe leave the game, or go back'),
    bonusMost: whole(0, 8, 4, 'SON-BON-01: the most that the Conteur gives on one draw'),
    opposition: oneOf(['text', 'example'], 'SON-OPP-03: own + difference, or own − difference'),
    relance: flag(true, 'SON-DIF-03: difficulties with forced redraws'),
    traits: flag(true, 'SON-TRA-01: Traits may be tested'),
    affirmations: flag(true, 'SON-AFF-01: players make facts true'),
    moments: flag(true, 'SON-PPS-16: key moments that everybody pays for'),
    panacheGain: oneOf(['always', 'success'], 'SON-PPG-08: added difficulty pays whatever comes of it, or on success'),
    perfidyMajor: whole(0, 12, 4, 'SON-PPS-05'),
    perfidyMiddle: whole(0, 12, 2, 'SON-PPS-05'),
    karmaExtraCost: z
      .union([z.literal(1), z.literal(2)])
      .default(2)
      .describe('SON-KAR-15: cases for extra stones'),
    karmaFortune: oneOf(['any', 'positive'], 'SON-KAR-18: a case for a fortune also below zero, or not'),
    conIsEnd: flag(true, 'SON-SHT-11: CON is another name of END, and lowers damage'),
    duelBase: oneOf(
      ['escrime', 'zero'],
      'SON-DUE-01: the level itself counts in the opening draw, or only the difference',
    ),
    repeats: oneOf(
      ['both', 'defence', 'attacker'],
      'SON-DUE-06, SON-MAL-03: who a repeated manoeuvre helps and hinders',
    ),
    tick: oneOf(['stone', 'redraw'], 'SON-DUE-08: a tick is one stone, or one redraw of several'),
    panacheTurns: oneOf(['alternate', 'once'], 'SON-PPC-02: both raise until both pass, or once each'),
    turns: oneOf(['whole', 'exchange'], 'SON-INI-07: of several duels each is played whole, or one exchange in turn'),
    hiddenEscrime: flag(false, 'SON-DUE-09: the foe’s Escrime is not told, only success or failure'),
    hiddenWounds: flag(false, 'SON-WND-07: wounds are described, and ticked after the fight'),
    comboRedraw: flag(false, 'SON-BOT-03: redraws may complete a combination'),
    overflow: flag(true, 'SON-DMG-03: a full kind of wound runs over into the next'),
    woundMalus: oneOf(['all', 'combat'], 'SON-MAL-05: wounds weigh on all draws, or on combat'),
    fastAlgarade: flag(false, 'SON-ALG-06: a lone weaker foe is beaten without a draw'),
    cover: oneOf(['printed', 'fixed'], 'SON-RNG-04: the two covers as printed, or swapped'),
    apulvre: flag(false, 'SON-FIR-01: powder does not burn here'),
    phrase: oneOf(['cancel', 'floor'], 'SON-MAG-06: pairs of words cancel, or the quick table alone'),
    exchanges: whole(1, 200, 40, 'SON-DUE-10: a duel without end is stopped after this many exchanges'),
    legs: whole(1, 20, 8, 'SON-BRU-04: encounters on the way through the Brumes'),
  }),
);
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
