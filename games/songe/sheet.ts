/** SON-SHT: the character sheet, as people write it, and our budget for a new one. */
import { onDemand } from '@reverie/kernel/on-demand';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { z } from 'zod';
import { BOTTE_IDS } from './data/bottes.ts';
import { CAUCHEMAR_IDS, ECLAT_IDS } from './data/eclats.ts';
import { MANOEUVRE_IDS } from './data/manoeuvres.ts';
import { CHARACTERISTICS, MASQUE_IDS, SKILL_IDS } from './data/skills.ts';
import { MANA, TRACK } from './data/tables.ts';

const KINDS = ['arpenteur', 'valet', 'minor', 'middle', 'major'] as const;
export type Kind = (typeof KINDS)[number];
export const TRAIT_LEVELS = ['modere', 'fort', 'extreme'] as const;
export type TraitLevel = (typeof TRAIT_LEVELS)[number];

/** How a PNJ whom nobody plays fences: he waits, he rushes, he cheats, he shows off. */
export const TEMPERS = ['wary', 'bold', 'sly', 'proud'] as const;

export const sheetSchema = onDemand(() => {
  const name = z.string().min(1).max(60);
  const between = (least: number, most: number) => z.int().min(least).max(most);
  const listOf = <T extends z.ZodType>(one: T, most: number) => z.array(one).max(most).default([]);
  const level = between(-8, 8);
  /** SON-MAG-02: a word of magic, since a Phrase is made of words. */
  const word = z
    .string()
    .max(30)
    .regex(/^\p{L}[\p{L}’'-]*$/u);
  /** SON-SHT-01. */
  const value = between(-4, 4);
  /** SON-MAG-04. */
  const mastery = between(1, 4);
  const botte = z.enum(BOTTE_IDS);
  const wounds = between(0, 9);

  const focus = z.strictObject({ name, words: z.array(word).min(1).max(6), level: mastery });
  const object = z.strictObject({
    name,
    phrase: z.string().max(120),
    level: between(0, 4).default(2),
    difficulty: value.default(0),
    charge: between(0, 99).nullable().default(null),
    fitting: z.boolean().default(true),
  });

  return z.strictObject({
    name,
    kind: z
      .enum(KINDS)
      .default('arpenteur')
      .describe('SON-NPC-01..03: Arpenteur, valet, or one of the three classes of PNJ'),
    masque: z.enum(MASQUE_IDS).optional(),
    descripteurs: listOf(name, 8),
    traits: listOf(z.strictObject({ name, level: z.enum(TRAIT_LEVELS), flaw: z.boolean().default(false) }), 8),
    characteristics: z.partialRecord(z.enum(CHARACTERISTICS), value).default({}),
    skills: z.partialRecord(z.enum(SKILL_IDS), level).default({}),
    specialisations: listOf(name, 12),
    escrime: between(0, 8).default(0),
    manoeuvres: z.partialRecord(z.enum(MANOEUVRE_IDS), level).default({}),
    bottes: listOf(botte, 8),
    combinations: listOf(z.strictObject({ botte, places: z.string().regex(/^[○●·]{6}$/) }), 8).describe(
      'SON-BOT-06: further combinations of bottes one has',
    ),
    eclats: listOf(z.enum([...ECLAT_IDS, ...CAUCHEMAR_IDS]), 12),
    pouvoirs: z.record(word, mastery).default({}).describe('SON-MAG-02: verbs and their levels'),
    cles: z.record(word, mastery).default({}).describe('SON-MAG-02: other words and their levels'),
    focus: listOf(focus, 4).describe('SON-FOC-03'),
    objects: listOf(object, 6).describe('SON-OBJ-05: [charge]; null is endless'),
    armour: z.enum(['aucune', 'cuir', 'cuirCloute', 'haubert', 'mailles', 'armure']).default('aucune'),
    shield: z.enum(['aucun', 'petit', 'grand']).default('aucun'),
    ranged: z.enum(['arc', 'pistolet', 'mousquet', 'couteau']).nullable().default(null),
    potions: listOf(between(1, 6), 10),
    mana: between(0, 60).default(MANA),
    karma: between(-15, 16).default(0).describe('in cases: a quarter of a point each'),
    signe: z.enum(['reve', 'cauchemar']).nullable().default(null),
    temper: z.enum(TEMPERS).optional().describe('how a PNJ fences whom nobody plays'),
    track: z.tuple([wounds, wounds, wounds, between(1, 9)]).default([...TRACK]),
  });
});
export type Sheet = z.infer<typeof sheetSchema>;

/** Levels in the order of their list. */
function listed<K extends string>(ids: readonly K[], levels: Partial<Record<K, number>> = {}) {
  return Object.fromEntries(ids.flatMap((id) => (levels[id] === undefined ? [] : [[id, levels[id]]]))) as typeof levels;
}

/** A sheet of ours as `sheetSchema` reads it, its blanks filled. What we wrote ourselves need not be checked every time. */
export function filled(written: z.input<typeof sheetSchema>): Sheet {
  const { masque, temper } = written;
  return {
    name: written.name,
    kind: written.kind ?? 'arpenteur',
    ...(masque && { masque }),
    descripteurs: written.descripteurs ?? [],
    traits: (written.traits ?? []).map((one) => ({ ...one, flaw: one.flaw ?? false })),
    characteristics: listed(CHARACTERISTICS, written.characteristics),
    skills: listed(SKILL_IDS, written.skills),
    specialisations: written.specialisations ?? [],
    escrime: written.escrime ?? 0,
    manoeuvres: listed(MANOEUVRE_IDS, written.manoeuvres),
    bottes: written.bottes ?? [],
    combinations: written.combinations ?? [],
    eclats: written.eclats ?? [],
    pouvoirs: written.pouvoirs ?? {},
    cles: written.cles ?? {},
    focus: written.focus ?? [],
    objects: (written.objects ?? []).map(({ level = 2, difficulty = 0, charge = null, fitting = true, ...one }) => {
      return { ...one, level, difficulty, charge, fitting };
    }),
    armour: written.armour ?? 'aucune',
    shield: written.shield ?? 'aucun',
    ranged: written.ranged ?? null,
    potions: written.potions ?? [],
    mana: written.mana ?? MANA,
    karma: written.karma ?? 0,
    signe: written.signe ?? null,
    ...(temper && { temper }),
    track: written.track ?? [...TRACK],
  };
}

/** SON-NPC-01..03: somebody whom the Conteur makes up; his class and his Escrime must be said. */
export const pnjSchema = onDemand(() =>
  sheetSchema.extend({
    kind: z.enum(['minor', 'middle', 'major']),
    escrime: z.int().min(0).max(8),
  }),
);

/** Our budget for a new Arpenteur: the creation booklet is not to be had. */
export const BUDGET = {
  characteristics: 6,
  skills: 14,
  manoeuvres: 8,
  escrime: 4,
  descripteurs: 3,
  traits: 3,
  eclats: 2,
  bottes: 2,
  pouvoirs: 3,
  cles: 4,
  wordLevels: 14,
  skill: 4,
} as const;

const sum = (levels: Readonly<Record<string, number | undefined>>): number =>
  Object.values(levels).reduce<number>((total, one) => total + (one ?? 0), 0);

/** What a sheet costs of our budget. */
export const spentBy = (sheet: Sheet): Readonly<Record<keyof typeof BUDGET, number>> => ({
  characteristics: sum(sheet.characteristics),
  skills: sum(sheet.skills),
  manoeuvres: sum(sheet.manoeuvres),
  escrime: sheet.escrime,
  descripteurs: sheet.descripteurs.length,
  traits: sheet.traits.length,
  eclats: sheet.eclats.length,
  bottes: sheet.bottes.length,
  // SON-MAG-02: three mots-pouvoir and four mots-clés at creation.
  pouvoirs: Object.keys(sheet.pouvoirs).length,
  cles: Object.keys(sheet.cles).length,
  wordLevels: sum(sheet.pouvoirs) + sum(sheet.cles),
  // SON-SHT-02: −4 to +4 at creation.
  skill: Math.max(0, ...Object.values(sheet.skills)),
});

/** What a sheet made under our budget costs too much of. */
export function overBudget(sheet: Sheet): Refusal | undefined {
  const { name: who } = sheet;
  for (const [what, cost] of Object.entries(spentBy(sheet)) as [keyof typeof BUDGET, number][]) {
    if (cost > BUDGET[what])
      return refuse('invalid', 'SON-SHT-09', 'overBudget', { name: who, what, cost, most: BUDGET[what] });
  }
}
