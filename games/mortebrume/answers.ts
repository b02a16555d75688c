/** Everything that can be answered, as it comes over a wire. Places are in hundredths of a centimetre. */
import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';

/** A way has so many legs at most. */
export const MOST_LEGS = 12;
export const CHARGES = ['surprise', 'offensive', 'poussee', 'ruee', 'percee'] as const;
const schemas = onDemand(() => {
  const coordinate = z.int().min(-200).max(12_200);
  const point = z.tuple([coordinate, coordinate]).readonly();
  const facing = z.tuple([z.int().min(-12_000).max(12_000), z.int().min(-12_000).max(12_000)]).readonly();
  const fighter = z.int().min(0).max(13);
  const thing = z.int().min(0).max(15);
  const name = z.string().min(1).max(40);
  /** An answer by its verb, an action by its kind, and what it says besides. */
  const doing = <V extends string, S extends z.ZodRawShape>(verb: V, more: S) =>
    z.strictObject({ do: z.literal(verb), ...more });
  const kind = <K extends string, S extends z.ZodRawShape>(name: K, more: S) =>
    z.strictObject({ kind: z.literal(name), ...more });
  const yes = z.literal(true).optional();

  /** A straight part of a way. Climbing needs no word: it follows from where the leg leads. */
  const leg = z.strictObject({
    to: point,
    how: z.enum(['jump', 'drop']).optional().describe('a jump, or a voluntary fall over an edge'),
    facing: facing.optional().describe('HB-13: where it looks; by default forward, or at the enemy it leaves'),
  });
  const path = z.array(leg).max(MOST_LEGS);

  const charge = z.strictObject({
    type: z.enum(CHARGES),
    /** MOR-CHG-10: the leg with which the charge line begins: straight on foot from there to the end of the way. */
    from: z.int().min(0).max(11),
  });

  const body = yes.describe('MOR-BOD-01: with fist or foot');
  const strike = kind('strike', { target: fighter, body, charge: charge.optional() });
  const shot = kind('shot', { target: fighter, weapon: name });
  const spell = kind('spell', { spell: name, target: fighter.optional(), at: point.optional() });

  const action = z.discriminatedUnion('kind', [
    kind('none', {}),
    strike,
    kind('sweep', { from: fighter, to: fighter, charge: charge.optional() }),
    shot,
    spell,
    kind('prepare', { spell: name }),
    kind('pickUp', { thing }),
    kind('pass', { to: fighter, things: z.array(thing).max(16), prisoners: z.array(fighter).max(7) }),
    kind('throw', { thing: thing.optional(), victim: fighter.optional(), at: point }),
    kind('flee', {}),
  ]);

  const how = z.enum(['passe', 'body', 'dodge', 'take', 'will']);

  const attacker = z.strictObject({
    fighter,
    path,
    facing: facing.optional(),
    action: z.discriminatedUnion('kind', [strike, shot, spell]),
  });
  const interception = z.strictObject({
    fighter,
    with: name.describe('a weapon, a spell, or "body"'),
    /** Whose way, where several move; the leg's length from the start at which it happens. */
    mover: fighter,
    at: z.int().min(0).max(100_000),
  });
  const defence = z.strictObject({
    fighter,
    path,
    of: fighter.optional().describe('MOR-DEF-A7: whose place he takes, where several are struck'),
    against: fighter.optional().describe('MOR-DEF-A7: whose blow he takes, where several strike'),
  });
  const share = z.int().min(1).max(7).optional();

  const answer = z.discriminatedUnion('do', [
    doing('deploy', { places: z.array(z.strictObject({ at: point, facing })).max(7) }),
    doing('pass', {}),
    doing('ask', {}),
    doing('name', { fighter }),
    doing('begin', { seat: z.int().min(0).max(1) }),
    doing('choose', { fighter }),
    doing('combine', {}),
    doing('breath', {}),
    doing('declare', { path, facing: facing.optional(), double: yes, action }),
    doing('attack', { target: fighter, attackers: z.array(attacker).min(2).max(7) }),
    doing('react', { intercept: z.array(interception).max(7), defend: defence.optional() }),
    doing('answer', { how, share: share.describe('MOR-CMB-05: of the malus of a combined attack, laid on this roll') }),
    doing('dice', { add: z.int().min(0).max(8), morale: yes, reserved: yes }),
    doing('blow', { how: z.enum(['damage', 'capture']), by: fighter.optional(), rage: yes }),
    doing('contact', {}),
    doing('shift', { at: point }),
    doing('go', { path, facing: facing.optional(), sidestep: yes }),
    doing('place', { at: point }),
    doing('continue', { fighter }),
    doing('escape', {}),
    doing('cast', { target: fighter.optional(), at: point.optional() }),
    doing('boost', {}),
    doing('stake', { points: z.int().min(0).max(10) }),
    doing('fight', {}),
    doing('slip', {}),
  ]);
  return { answer, action, leg, how };
});
type Schemas = typeof schemas;
export const answerSchema = onDemand(() => schemas.answer);
export type Answer = z.infer<typeof answerSchema>;
export type Do<K extends Answer['do']> = Extract<Answer, { do: K }>;
export type Action = z.infer<Schemas['action']>;
export type Act<K extends Action['kind']> = Extract<Action, { kind: K }>;
export type Leg = z.infer<Schemas['leg']>;
export type ChargeType = (typeof CHARGES)[number];
export type How = z.infer<Schemas['how']>;
