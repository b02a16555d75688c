/** The sheet of a haut-rêvant: what the journey needs of a character, as people write it down. */
import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';
import { cellAt } from './data/map.ts';
import { TERRAINS } from './data/terrains.ts';
import { VOIES } from './data/voies.ts';

export const whole = (least: number, most: number) => z.int().min(least).max(most);
const text = onDemand(() => z.string().min(1).max(80));
const isCoord = (coord: string): boolean => cellAt(coord) !== undefined;
export const coordSchema = onDemand(() => z.string().max(3).refine(isCoord, 'A1…M15'));

/** A spell of one's own making: the same figures as a spell of the list. */
const ownSpellSchema = onDemand(() =>
  z.strictObject({
    name: text,
    voie: z.enum(VOIES),
    ritual: z.boolean().default(false),
    where: z.union([z.enum(TERRAINS), coordSchema]),
    difficulty: whole(-20, 0),
    cost: whole(1, 30),
    /** Multiple of EMPATHIE in metres; 0 for touch. */
    range: whole(0, 20).default(1),
    target: z.enum(['zone', 'objet', 'creature', 'soi']),
    /** RDD-JR-01: the difficulty of the JR; `hn` by the birth hour named (ruling 3); null for none. */
    resistance: z
      .union([whole(-20, 0), z.literal('hn')])
      .nullable()
      .default(null),
  }),
);
export type OwnSpell = z.infer<typeof ownSpellSchema>;

export const sheetSchema = onDemand(() => {
  const characteristic = whole(1, 40);
  const level = whole(-11, 20);
  return z.strictObject({
    name: text,
    reve: characteristic,
    empathie: characteristic,
    volonte: characteristic,
    vue: characteristic,
    endurance: whole(6, 60),
    vie: whole(1, 40),
    draconic: z.strictObject({ oniros: level, hypnos: level, narcos: level, thanatos: level }),
    /** 0 for Vaisseau to 11 for Château Dormant. */
    birthHour: whole(0, 11),
    /** RDD-POS-01: any of the 189 cells. */
    start: coordSchema,
    /** Ids of the list, or spells of one's own. */
    spells: z.array(z.union([text, ownSpellSchema])).max(200),
    /** How things stand when play begins; by default rested and with as many points as RÊVE. */
    points: whole(0, 200).optional(),
    seuil: whole(0, 80).optional(),
    fatigue: whole(0, 120).default(0),
    refoulement: whole(0, 19).default(0),
  });
});
export type Sheet = z.infer<typeof sheetSchema>;
