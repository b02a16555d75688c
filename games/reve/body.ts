/** A haut-rêvant between two tables: the sheet as it was made, and all that has happened to it since. */
import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';
import { ENCOUNTER_KINDS } from './data/encounters.ts';
import { VOIES } from './data/voies.ts';
import { coordSchema, sheetSchema, whole } from './sheet.ts';

export const bodySchema = onDemand(() => {
  const rounds = whole(0, 1_000_000_000);
  const level = whole(-11, 30);
  const text = z.string().max(80);
  const count = whole(0, 10_000);

  const parameters = z.strictObject({
    cost: whole(0, 200),
    voie: z.enum(VOIES).optional(),
    difficulty: whole(-40, 0).optional(),
    /** The birth hour named for the target, if any (ruling 3). */
    hour: whole(0, 11).optional(),
    detail: z.string().max(200).optional(),
  });

  /** On a cell, or where he left it while he was lost: then `lost` is its place among the cells of each hypothesis. */
  const placed = { cell: coordSchema.nullable(), lost: whole(0, 99).optional() };
  /** A cell, or '' for what is no longer anywhere. */
  const coordOrNone = z.union([coordSchema, z.literal('')]);

  return z.strictObject({
    sheet: sheetSchema.omit({ name: true }),
    round: rounds.describe('rounds since the beginning of day 0: the day and the hour'),
    levels: z.strictObject({ oniros: level, hypnos: level, narcos: level, thanatos: level }),
    spells: z.array(text).max(300).describe('ids of the list, and `own:0` … for those that the sheet has of his own'),
    points: whole(0, 1000),
    seuil: whole(0, 80),
    fatigue: whole(0, 120),
    refoulement: whole(0, 1000),
    vie: whole(-1000, 40),
    ethylisme: whole(-10, 0),
    surencombrement: whole(-20, 0),
    cell: coordSchema.nullable().describe('RDD-POS-02: where the demi-rêve was left; null where its owner is lost'),
    belief: z
      .array(z.tuple([coordSchema, z.int().min(1)], coordOrNone))
      .min(2)
      .max(5000)
      .nullable()
      .describe('RDD-HID-01: all that may be: a cell, the ways that lead to it, and where he would have left things'),
    notBefore: rounds,
    /** They come at the start of `round`: an `erratic` effect in the spell's place, `blind` from a caster who sleeps. */
    carried: z
      .array(z.strictObject({ spell: text, parameters, round: rounds, erratic: z.boolean(), blind: z.boolean() }))
      .max(20),
    reserves: z.array(z.strictObject({ spell: text, parameters, erratic: z.boolean(), ...placed })).max(100),
    waiting: z
      .array(z.strictObject({ kind: z.enum(ENCOUNTER_KINDS), force: count, price: count, until: rounds, ...placed }))
      .max(200),
    effects: z
      .array(
        z.strictObject({
          id: text,
          until: rounds.optional(),
          cells: z.array(coordSchema).max(189).optional(),
          done: z.array(coordSchema).max(189).optional(),
          kind: text.optional(),
          left: count.optional(),
          price: count.optional(),
          perpetual: z.literal(true).optional(),
        }),
      )
      .max(200),
    shadowed: z.boolean(),
    written: z.array(z.string().max(200)).max(500),
    experience: z.strictObject({ reve: count, oniros: count, hypnos: count, narcos: count, thanatos: count }),
    cellBonus: z.array(z.strictObject({ cell: coordSchema, spell: text, successes: count })).max(2000),
  });
});
export type Body = z.infer<typeof bodySchema>;

/** As a table's options hold somebody who has played before. */
export const arrivalSchema = onDemand(() => bodySchema.extend({ name: sheetSchema.shape.name }));
export type Arrival = z.infer<typeof arrivalSchema>;
