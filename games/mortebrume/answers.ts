/** Everything that can be answered, as it comes over a wire. Places are in hundredths of a centimetre. */
import { z } from 'zod';

const coordinate = z.int().min(-200).max(12_200);
export const pointSchema = z.tuple([coordinate, coordinate]).readonly();
const facing = z.tuple([z.int().min(-12_000).max(12_000), z.int().min(-12_000).max(12_000)]).readonly();
const fighter = z.int().min(0).max(13);
const thing = z.int().min(0).max(15);
const name = z.string().min(1).max(40);
const just = <T extends string>(what: T) => z.strictObject({ do: z.literal(what) });

/** A straight part of a way. Climbing needs no word: it follows from where the leg leads. */
export const legSchema = z.strictObject({
  to: pointSchema,
  how: z.enum(['jump', 'drop']).optional().describe('a jump, or a voluntary fall over an edge'),
});
const path = z.array(legSchema).max(12);

export const CHARGES = ['surprise', 'offensive', 'poussee', 'ruee', 'percee'] as const;
const charge = z.strictObject({
  type: z.enum(CHARGES),
  /** MOR-CHG-10: the leg that is the charge line; always the last one that is walked. */
  from: z.int().min(0).max(11),
});

const strike = z.strictObject({
  kind: z.literal('strike'),
  target: fighter,
  body: z.literal(true).optional().describe('MOR-BOD-01: with fist or foot'),
  charge: charge.optional(),
});
const shot = z.strictObject({ kind: z.literal('shot'), target: fighter, weapon: name });
const spell = z.strictObject({
  kind: z.literal('spell'),
  spell: name,
  target: fighter.optional(),
  at: pointSchema.optional(),
});

export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  strike,
  z.strictObject({
    kind: z.literal('sweep'),
    from: fighter,
    to: fighter,
    charge: charge.optional(),
  }),
  shot,
  spell,
  z.strictObject({ kind: z.literal('prepare'), spell: name }),
  z.strictObject({ kind: z.literal('pickUp'), thing }),
  z.strictObject({
    kind: z.literal('pass'),
    to: fighter,
    things: z.array(thing).max(16),
    prisoners: z.array(fighter).max(7),
  }),
  z.strictObject({
    kind: z.literal('throw'),
    thing: thing.optional(),
    victim: fighter.optional(),
    at: pointSchema,
  }),
  z.strictObject({ kind: z.literal('flee') }),
]);

const how = z.enum(['passe', 'body', 'dodge', 'take', 'will']);

export const answerSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('deploy'),
    places: z.array(z.strictObject({ at: pointSchema, facing })).max(7),
  }),
  just('pass'),
  just('ask'),
  z.strictObject({ do: z.literal('name'), fighter }),
  z.strictObject({ do: z.literal('begin'), seat: z.int().min(0).max(1) }),
  z.strictObject({ do: z.literal('choose'), fighter }),
  just('combine'),
  just('breath'),
  z.strictObject({
    do: z.literal('declare'),
    path,
    facing: facing.optional(),
    double: z.literal(true).optional(),
    action: actionSchema,
  }),
  z.strictObject({
    do: z.literal('attack'),
    target: fighter,
    attackers: z
      .array(
        z.strictObject({
          fighter,
          path,
          facing: facing.optional(),
          action: z.discriminatedUnion('kind', [strike, shot, spell]),
        }),
      )
      .min(2)
      .max(7),
  }),
  z.strictObject({
    do: z.literal('react'),
    intercept: z
      .array(
        z.strictObject({
          fighter,
          with: name.describe('a weapon, a spell, or "body"'),
          /** Whose way, where several move; the leg's length from the start at which it happens. */
          mover: fighter,
          at: z.int().min(0).max(100_000),
        }),
      )
      .max(7),
    defend: z
      .strictObject({
        fighter,
        path,
        of: fighter.optional().describe('MOR-DEF-A7: whose place he takes, where several are struck'),
        against: fighter.optional().describe('MOR-DEF-A7: whose blow he takes, where several strike'),
      })
      .optional(),
  }),
  z.strictObject({
    do: z.literal('answer'),
    how,
    share: z
      .int()
      .min(1)
      .max(7)
      .optional()
      .describe('MOR-CMB-05: of the malus of a combined attack, laid on this roll'),
  }),
  z.strictObject({
    do: z.literal('dice'),
    add: z.int().min(0).max(8),
    morale: z.literal(true).optional(),
    reserved: z.literal(true).optional(),
  }),
  z.strictObject({
    do: z.literal('blow'),
    how: z.enum(['damage', 'capture']),
    by: fighter.optional(),
    rage: z.literal(true).optional(),
  }),
  z.strictObject({ do: z.literal('contact') }),
  z.strictObject({ do: z.literal('shift'), at: pointSchema }),
  z.strictObject({ do: z.literal('go'), path, facing: facing.optional(), sidestep: z.literal(true).optional() }),
  z.strictObject({ do: z.literal('place'), at: pointSchema }),
  z.strictObject({ do: z.literal('continue'), fighter }),
  just('escape'),
  z.strictObject({ do: z.literal('cast'), target: fighter.optional(), at: pointSchema.optional() }),
  just('boost'),
  z.strictObject({ do: z.literal('stake'), points: z.int().min(0).max(10) }),
  just('fight'),
  just('slip'),
]);
export type Answer = z.infer<typeof answerSchema>;
export type Do<K extends Answer['do']> = Extract<Answer, { do: K }>;
export type Action = z.infer<typeof actionSchema>;
export type Act<K extends Action['kind']> = Extract<Action, { kind: K }>;
export type Leg = z.infer<typeof legSchema>;
export type ChargeType = (typeof CHARGES)[number];
export type How = z.infer<typeof how>;
