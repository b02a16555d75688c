import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';
import { arrivalSchema } from './body.ts';
import { QUEST_IDS } from './data/quests.ts';
import { sheetSchema, whole } from './sheet.ts';

export const READY_IDS = ['nitouche', 'orsande', 'bertil'] as const;
/** RDD-X-06: a place that is free until the gardien lets somebody in. */
export const NOBODY = 'nobody';

/** What people may set when they open a table. The first value named in each text is the default. */
export const optionsSchema = onDemand(() =>
  z.strictObject({
    dreamers: z
      .array(z.union([z.enum([...READY_IDS, NOBODY]), sheetSchema, arrivalSchema]))
      .max(4)
      .default([])
      .describe(
        'one for each haut-rêvant, in seat order: a ready character, a sheet, somebody who has played before, or nobody yet; those missing are ready characters',
      ),
    hour: whole(0, 11)
      .default(0)
      .describe('the hour at which play begins, unless somebody comes with a clock of his own; 0 is Vaisseau'),
    castBeyond: z
      .enum(['refuse', 'fall'])
      .default('refuse')
      .describe(
        'RDD-CAST-09: a spell that costs more points than are left is refused, or may be cast and empties the caster',
      ),
    disturbedBy: z
      .enum(['table', 'dreamer'])
      .default('table')
      .describe('RDD-UP-05: without a gardien, who says that the world breaks into a struggle: a draw, or the dreamer'),
    unknownRange: whole(1, 10).default(1).describe('RDD-SPELL-01: the range E of spells whose range is not known'),
    quest: z
      .enum(QUEST_IDS)
      .optional()
      .describe('RDD-X-05: a goal for a journey alone; without one the journey is free'),
    cellBonus: z.boolean().default(false).describe('RDD-CELL-01: +1 % for each earlier success of a spell in a cell'),
  }),
);
export type Options = z.infer<typeof optionsSchema>;
