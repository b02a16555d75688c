/** The sheet of a haut-rêvant: what the journey needs of a character, as people write it down. */
import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';
import { cellAt } from './data/map.ts';
import { TERRAINS } from './data/terrains.ts';
import { VOIES } from './data/voies.ts';

const text = onDemand(() => z.string().min(1).max(80));
export const coordSchema = onDemand(() =>
  z
    .string()
    .max(3)
    .refine((coord) => cellAt(coord) !== undefined, 'A1…M15'),
);

/** A spell of one's own making: the same figures as a spell of the list. */
export const ownSpellSchema = onDemand(() =>
  z.strictObject({
    name: text,
    voie: z.enum(VOIES),
    ritual: z.boolean().default(false),
    where: z.union([z.enum(TERRAINS), coordSchema]),
    difficulty: z.int().min(-20).max(0),
    cost: z.int().min(1).max(30),
    /** Multiple of EMPATHIE in metres; 0 for touch. */
    range: z.int().min(0).max(20).default(1),
    target: z.enum(['zone', 'objet', 'creature', 'soi']),
    /** RDD-JR-01: the difficulty of the JR; `hn` by the birth hour named (ruling 3); null for none. */
    resistance: z
      .union([z.int().min(-20).max(0), z.literal('hn')])
      .nullable()
      .default(null),
  }),
);
export type OwnSpell = z.infer<typeof ownSpellSchema>;

export const sheetSchema = onDemand(() => {
  const characteristic = z.int().min(1).max(40);
  const level = z.int().min(-11).max(20);
  return z.strictObject({
    name: text,
    reve: characteristic,
    empathie: characteristic,
    volonte: characteristic,
    vue: characteristic,
    endurance: z.int().min(6).max(60),
    vie: z.int().min(1).max(40),
    draconic: z.strictObject({ oniros: level, hypnos: level, narcos: level, thanatos: level }),
    /** 0 for Vaisseau to 11 for Château Dormant. */
    birthHour: z.int().min(0).max(11),
    /** RDD-POS-01: any of the 189 cells. */
    start: coordSchema,
    /** Ids of the list, or spells of one's own. */
    spells: z.array(z.union([text, ownSpellSchema])).max(200),
    /** How things stand when play begins; by default rested and with as many points as RÊVE. */
    points: z.int().min(0).max(200).optional(),
    seuil: z.int().min(0).max(80).optional(),
    fatigue: z.int().min(0).max(120).default(0),
    refoulement: z.int().min(0).max(19).default(0),
  });
});
export type Sheet = z.infer<typeof sheetSchema>;
