/** Everything that can be answered, as it comes over a wire. */
import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';
import { arrivalSchema } from './body.ts';
import { EVERYWHERE } from './data/spell-terms.ts';
import { TERRAINS } from './data/terrains.ts';
import { VOIES } from './data/voies.ts';
import { DIRECTIONS } from './hex.ts';
import { coordSchema, whole } from './sheet.ts';

/** RDD-STATE-01: as far as life can fall. */
export const LEAST_VIE = -40;

export const answerSchema = onDemand(() => {
  const hours = whole(1, 48);
  const answer = <T extends string, F extends z.ZodRawShape>(what: T, fields: F) =>
    z.strictObject({ do: z.literal(what), ...fields });
  const just = <T extends string>(what: T) => answer(what, {});
  const detail = z.string().max(200);
  const reason = detail.min(1);
  const birthHour = whole(0, 11);
  const seat = whole(0, 15);
  const spell = z.string().max(80);
  const voie = z.enum(VOIES).optional();
  /** What the gardien does to one dreamer, and why. */
  const done = <T extends string, F extends z.ZodRawShape>(what: T, fields: F) =>
    answer(what, { seat, ...fields, detail: reason });
  /** A cell by name where one knows where one is; by direction and number of steps where one does not. */
  const place = {
    cell: coordSchema.optional(),
    towards: z.enum(DIRECTIONS).optional(),
    steps: whole(1, 40).optional(),
    bend: z.enum(DIRECTIONS).optional(),
    more: whole(1, 40).optional(),
  };
  /** What a target resists with, and its name. */
  const resisting = {
    points: whole(0, 200).default(10),
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
      vie: whole(LEAST_VIE, 40).optional(),
      ethylisme: whole(-10, 0).optional(),
      surencombrement: whole(-20, 0).optional(),
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
    answer('master', { voie }),
    just('dodge'),
    just('repress'),
    just('letPass'),
    just('outside'),
    answer('teleport', place),
    answer('send', place),
    just('decline'),
    answer('present', { kind: z.enum(['fleur', 'passeur', 'messager']) }),
    // casting
    answer('cast', {
      spell,
      cost: whole(1, 60).optional(),
      voie: voie.describe('for the few spells that several voies share'),
      difficulty: whole(-20, 0).optional().describe('of the magic aimed at, where the spell takes it from there'),
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
      distance: whole(0, EVERYWHERE).default(0),
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
    answer('require', { difficulty: whole(-20, 10) }),
    answer('place', { cell: coordSchema }),
    just('draw'),
    answer('describe', { detail: reason }),
    answer('tear', {
      colour: z.enum(['violette', 'jaune']),
      diameter: whole(1, 100),
      lasting: z.boolean(),
      detail: detail.optional(),
    }),
    answer('break', { seat, detail: detail.optional() }),
    done('correct', {
      what: z.enum(['points', 'fatigue', 'refoulement', 'vie', 'ethylisme', 'surencombrement', 'seuil', ...VOIES]),
      value: whole(-40, 200),
    }),
    answer('clock', { day: whole(0, 100_000).describe('from 0'), hour: birthHour, detail: reason }),
    done('move', {
      cell: coordSchema,
      secret: z.boolean().default(false).describe('the dreamer does not learn where'),
    }),
    done('layReserve', { cell: coordSchema, spell, cost: whole(0, 60), voie, hour: birthHour.optional() }),
    done('liftReserve', { place: whole(0, 99).describe('in the order in which they were laid, from 0') }),
    done('spell', { spell, known: z.boolean().describe('learnt, or forgotten') }),
    done('fate', {
      id: queue.describe('a queue, ombre, souffle or tête'),
      on: z.boolean().describe('it comes, or it is over'),
      days: whole(1, 400).optional().describe('without them it lasts until it is done or taken away'),
      cells: z.array(coordSchema).max(20).optional(),
      kind: z.enum(TERRAINS).optional(),
    }),
    answer('secretRoll', {
      characteristic: whole(1, 60),
      adjustment: whole(-20, 20),
      detail: reason.describe('what it is for'),
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
