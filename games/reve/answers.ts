/** Everything that can be answered, as it comes over a wire. */
import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';
import { arrivalSchema } from './body.ts';
import { EVERYWHERE } from './data/spell-terms.ts';
import { TERRAINS } from './data/terrains.ts';
import { VOIES } from './data/voies.ts';
import { DIRECTIONS } from './hex.ts';
import { coordSchema } from './sheet.ts';

/** RDD-STATE-01: as far as life can fall. */
export const LEAST_VIE = -40;

export const answerSchema = onDemand(() => {
  const hours = z.int().min(1).max(48);
  const answer = <T extends string, F extends z.ZodRawShape>(what: T, fields: F) =>
    z.strictObject({ do: z.literal(what), ...fields });
  const just = <T extends string>(what: T) => answer(what, {});
  /** A cell by name where one knows where one is; by direction and number of steps where one does not. */
  const place = {
    cell: coordSchema.optional(),
    towards: z.enum(DIRECTIONS).optional(),
    steps: z.int().min(1).max(40).optional(),
    bend: z.enum(DIRECTIONS).optional(),
    more: z.int().min(1).max(40).optional(),
  };
  const detail = z.string().max(200);
  const birthHour = z.int().min(0).max(11);
  const seat = z.int().min(0).max(15);
  /** What a target resists with, and its name. */
  const resisting = {
    points: z.int().min(0).max(200).default(10),
    hour: birthHour.optional(),
    name: z.string().max(80).optional(),
  };
  /** A queue de Dragon that is borne, by the name under which it is written. */
  const queue = z.string().min(1).max(40);

  return z.discriminatedUnion('do', [
    // in the world
    answer('goUp', { mode: z.enum(['normal', 'accelere']) }),
    just('pass'),
    answer('wait', { hours }),
    answer('sleep', { hours }),
    answer('state', {
      vie: z.int().min(LEAST_VIE).max(40).optional(),
      ethylisme: z.int().min(-10).max(0).optional(),
      surencombrement: z.int().min(-20).max(0).optional(),
    }),
    answer('repressTail', { what: queue }),
    answer('settle', { what: queue, seat: seat.optional().describe('for the gardien to say') }),
    just('end'),
    // in the TMR
    answer('go', { towards: z.enum(DIRECTIONS) }),
    just('stay'),
    just('comeDown'),
    just('rest'),
    answer('home', { cell: coordSchema }),
    answer('river', { cell: coordSchema }),
    // facing an encounter
    answer('master', { voie: z.enum(VOIES).optional() }),
    just('dodge'),
    just('repress'),
    just('letPass'),
    just('outside'),
    answer('teleport', { ...place }),
    answer('send', { ...place }),
    just('decline'),
    answer('present', { kind: z.enum(['fleur', 'passeur', 'messager']) }),
    // casting
    answer('cast', {
      spell: z.string().max(80),
      cost: z.int().min(1).max(60).optional(),
      voie: z.enum(VOIES).optional().describe('for the few spells that several voies share'),
      difficulty: z
        .int()
        .min(-20)
        .max(0)
        .optional()
        .describe('of the magic aimed at, where the spell takes it from there'),
      here: z.literal(true).optional().describe('the magic aimed at was cast on this very cell'),
      hour: birthHour.optional(),
      detail: detail.optional(),
    }),
    just('reserve'),
    just('keep'),
    just('trigger'),
    // aiming
    answer('aim', {
      target: z.enum(['zone', 'objet', 'creature', 'soi']),
      distance: z.int().min(0).max(EVERYWHERE).default(0),
      visible: z.boolean().default(true),
      pointed: z.boolean().default(true),
      fitting: z.boolean().default(true),
      ...resisting,
      seat: seat.optional().describe('another dreamer of this table: what he resists with is on his sheet'),
      others: z
        .array(z.strictObject({ ...resisting, seat: seat.optional() }))
        .max(20)
        .optional()
        .describe('further targets of the same spell: each resists for itself'),
    }),
    // the gardien's word
    just('allow'),
    just('forbid'),
    answer('require', { difficulty: z.int().min(-20).max(10) }),
    answer('place', { cell: coordSchema }),
    just('draw'),
    answer('describe', { detail: detail.min(1) }),
    answer('tear', {
      colour: z.enum(['violette', 'jaune']),
      diameter: z.int().min(1).max(100),
      lasting: z.boolean(),
      detail: detail.optional(),
    }),
    answer('break', { seat, detail: detail.optional() }),
    answer('correct', {
      seat,
      what: z.enum(['points', 'fatigue', 'refoulement', 'vie', 'ethylisme', 'surencombrement', 'seuil', ...VOIES]),
      value: z.int().min(-40).max(200),
      detail: detail.min(1),
    }),
    answer('clock', {
      day: z.int().min(0).max(100_000).describe('from 0'),
      hour: z.int().min(0).max(11),
      detail: detail.min(1),
    }),
    answer('move', {
      seat,
      cell: coordSchema,
      secret: z.boolean().default(false).describe('the dreamer does not learn where'),
      detail: detail.min(1),
    }),
    answer('layReserve', {
      seat,
      cell: coordSchema,
      spell: z.string().max(80),
      cost: z.int().min(0).max(60),
      voie: z.enum(VOIES).optional(),
      hour: birthHour.optional(),
      detail: detail.min(1),
    }),
    answer('liftReserve', {
      seat,
      place: z.int().min(0).max(99).describe('in the order in which they were laid, from 0'),
      detail: detail.min(1),
    }),
    answer('spell', {
      seat,
      spell: z.string().max(80),
      known: z.boolean().describe('learnt, or forgotten'),
      detail: detail.min(1),
    }),
    answer('fate', {
      seat,
      id: queue.describe('a queue, ombre, souffle or tête'),
      on: z.boolean().describe('it comes, or it is over'),
      days: z.int().min(1).max(400).optional().describe('without them it lasts until it is done or taken away'),
      cells: z.array(coordSchema).max(20).optional(),
      kind: z.enum(TERRAINS).optional(),
      detail: detail.min(1),
    }),
    answer('secretRoll', {
      characteristic: z.int().min(1).max(60),
      adjustment: z.int().min(-20).max(20),
      detail: detail.min(1).describe('what it is for'),
    }),
    answer('arrive', {
      seat,
      arrival: arrivalSchema.describe('RDD-X-06: somebody who comes late, with a haut-rêvant of their own'),
    }),
  ]);
});
export type Answer = z.infer<typeof answerSchema>;
/** One kind of answer. */
export type Do<K extends Answer['do']> = Extract<Answer, { do: K }>;
