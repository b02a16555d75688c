/** An Arpenteur between two tables: the sheet as it has become, and what he bears, owns and owes. */
import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';
import { WOUND_KINDS } from './data/bottes.ts';
import { CHARACTERISTICS } from './data/skills.ts';
import { sheetSchema } from './sheet.ts';

/** Why somebody does not come back to a scene by himself: healing, dead, or the Conteur's. */
export const LASTING_OUTS = ['withdrawn', 'dead', 'conteur'] as const;

export const bodySchema = onDemand(() => {
  const count = z.int().min(0).max(10_000);
  const text = z.string().max(200);
  const texts = z.array(text).max(200);
  /** Before the first day where a table's calendar was behind theirs. */
  const day = z.int().min(-1_000_000).max(1_000_000);

  /** Experience adds to a sheet without end: only what people write on a new one is short. */
  const grown = sheetSchema.omit({ name: true }).extend({
    descripteurs: z.array(text).max(100),
    traits: sheetSchema.shape.traits.unwrap().max(100),
    specialisations: z.array(text).max(100),
    combinations: sheetSchema.shape.combinations.unwrap().max(100),
    bottes: sheetSchema.shape.bottes.unwrap().max(100),
    eclats: sheetSchema.shape.eclats.unwrap().max(100),
    objects: sheetSchema.shape.objects.unwrap().max(100),
    potions: sheetSchema.shape.potions.unwrap().max(100),
  });

  const life = {
    sheet: grown,
    panache: z.strictObject({ white: count, black: count }),
    karma: z.int().min(-16).max(16),
    mana: z.int().min(-1000).max(1000),
    wounds: z
      .array(
        z.strictObject({
          kind: z.enum(WOUND_KINDS).nullable().describe('SON-WND-07: null where the Conteur keeps it'),
          place: text,
          day,
        }),
      )
      .max(60),
    ticks: z.record(z.enum(CHARACTERISTICS), count),
    imago: count,
    marks: texts,
    out: z.enum(LASTING_OUTS).nullable(),
    asleep: z.boolean(),
    ammunition: z.boolean(),
    loaded: z.boolean(),
    potionDay: day,
    debts: count,
    signeUsed: z.boolean(),
    keywords: texts,
    lastSpell: text,
    spellRun: count,
    routines: z.array(z.strictObject({ phrase: text, level: count })).max(60),
    tried: texts,
    xp: z.strictObject({ free: count, rounds: count, total: count, toward: z.record(z.string().max(40), count) }),
    kept: count,
    things: texts,
    bound: texts,
  };

  return z.strictObject({
    ...life,
    day: day.describe('the day of the game world, and the hour'),
    hour: z.int().min(0).max(23),
    valets: z
      .array(z.strictObject({ name: sheetSchema.shape.name, ...life, paid: z.boolean(), unpaid: count }))
      .max(12)
      .describe('SON-VAL-01'),
  });
});
export type Body = z.infer<typeof bodySchema>;
export type Valet = Body['valets'][number];

/** As a table's options hold somebody who has played before. */
export const arrivalSchema = onDemand(() => bodySchema.extend({ name: sheetSchema.shape.name }));
export type Arrival = z.infer<typeof arrivalSchema>;
