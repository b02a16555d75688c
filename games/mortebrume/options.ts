/** What people may set when they open a table, and HB-36: building a horde. */
import { onDemand } from '@reverie/kernel/on-demand';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { z } from 'zod';
import { BASE } from './data/constants.ts';
import { costOf, isFighter, profileOf, READY_HORDES } from './data/fighters.ts';
import { SCENARIOS, type Scenario, scenarioOf } from './data/scenarios.ts';
import { thingOf } from './data/things.ts';
import { contains } from './geometry/polygon.ts';
import { piecesOf, sceneryFault, scenerySchema, spreadOut, units } from './scenery.ts';

const READY_IDS = Object.keys(READY_HORDES) as [string, ...string[]];
const SCENARIO_IDS = SCENARIOS.map(({ id }) => id) as [string, ...string[]];

const hordeSchema = onDemand(() =>
  z.union([
    z.enum(READY_IDS),
    z.array(z.string().max(40)).min(1).max(20).describe('ids of fighters, one for each figure'),
  ]),
);

export const scenarioSchema = onDemand(() =>
  z.strictObject({
    name: z.string().min(1).max(60),
    goal: z.enum(['fight', 'relic', 'hostage', 'cross', 'hold']).default('fight'),
    turns: z.int().min(1).max(20).default(BASE.turns),
    halves: z.int().min(1).max(2).default(2).describe('the rolled visibility in halves: 1 for a pea soup'),
    weather: z.enum(['calm', 'rain']).default('calm'),
    strip: z.number().min(8).max(30).default(BASE.strip),
    scenery: scenerySchema.default([]),
    things: z
      .array(z.strictObject({ thing: z.string().max(40), at: z.tuple([z.number(), z.number()]) }))
      .max(6)
      .default([]),
    zone: z.number().min(0).max(30).default(0),
  }),
);

/** A choice, the first of which is usual. */
const oneOf = <const T extends readonly [string, ...string[]]>(of: T, why: string) =>
  z.enum(of).default(of[0]).describe(why);

export const optionsSchema = onDemand(() =>
  z.strictObject({
    scenario: z.union([z.enum(SCENARIO_IDS), scenarioSchema]).default('escarmouche'),
    hordes: z
      .tuple([hordeSchema, hordeSchema])
      .default(['meleiens', 'thanigistes'])
      .describe('one for each seat: a ready horde or a list of fighters'),
    points: z.int().min(10).max(120).default(BASE.horde.points).describe('HB-36: what a horde may cost'),
    side: z
      .union([z.literal(75), z.literal(90), z.literal(120)])
      .default(75)
      .describe('HB-38: centimetres'),
    measuring: oneOf(['free', 'strict'], 'MOR-GEN-05: strict shows no distance before the declaration'),
    capFailedThrow: z
      .boolean()
      .default(false)
      .describe('MOR-THR-A1: a failed throw never lands beyond the point aimed at'),
    capture: oneOf(
      ['book', 'half', 'hard'],
      'MOR-CAP-04: will and damage together, as written, half the will and the damage, or the damage alone',
    ),
    offensive: oneOf(['dominator', 'charger'], 'MOR-CHG-06: who gets the damage of an offensive charge'),
    weather: oneOf(['scenario', 'calm', 'rain'], 'MOR-RNG-A3'),
  }),
);
export type Options = z.infer<typeof optionsSchema>;

/** The scenario of a table, ready or own. */
export function scenarioIn({ scenario, side }: Options): Scenario {
  if (typeof scenario !== 'string') {
    const { name, ...rest } = scenario;
    return { ...rest, id: 'own', name: { fr: name, en: name } };
  }
  const found = scenarioOf(scenario);
  if (!found) throw new Error(`no scenario is called ${scenario}`);
  return {
    ...found,
    scenery: spreadOut(found.scenery, side),
    things: found.things.map((one) => ({ ...one, at: [(one.at[0] * side) / 75, (one.at[1] * side) / 75] as const })),
  };
}

export const hordeIn = (horde: Options['hordes'][number]): readonly string[] =>
  typeof horde === 'string' ? (READY_HORDES[horde]?.fighters ?? []) : horde;

/** HB-36: what is wrong with a horde, if anything. */
export function hordeFault(fighters: readonly string[], points: number): Refusal | undefined {
  const unknown = fighters.find((id) => !isFighter(id));
  if (unknown !== undefined) return refuse('invalid', 'HB-36', 'noSuchFighter', { fighter: unknown.slice(0, 40) });
  const { least, most } = BASE.horde;
  if (fighters.length < least || fighters.length > most) {
    return refuse('invalid', 'HB-36', 'hordeSize', { count: fighters.length, least, most });
  }
  const hordes = new Set(fighters.map((id) => profileOf(id).horde));
  if (hordes.size > 1) return refuse('invalid', 'HB-36', 'hordeMixed', { hordes: [...hordes].join(', ') });
  const cost = costOf(fighters);
  return cost > points ? refuse('invalid', 'HB-36', 'hordeOver', { cost, points }) : undefined;
}

export function checkOptions(options: Options): Refusal | undefined {
  for (const [seat, horde] of options.hordes.entries()) {
    const fault = hordeFault(hordeIn(horde), options.points);
    if (fault) return { ...fault, details: { ...fault.details, where: `hordes.${seat}` } };
  }
  const scenario = scenarioIn(options);
  // Climbing counts double, and so does a double move: the slowest gets out of what is no deeper than his displacement.
  const deepest = Math.min(...options.hordes.flatMap(hordeIn).map((id) => profileOf(id).move));
  const fault = sceneryFault(scenario.scenery, options.side, deepest);
  if (fault) return fault;
  const walls = piecesOf(scenario.scenery).filter(({ blocks }) => blocks);
  for (const [i, { thing, at }] of scenario.things.entries()) {
    const [x, y] = at;
    const details = { where: `scenario.things.${i}`, thing: thing.slice(0, 40), x, y };
    if (!thingOf(thing)) return refuse('invalid', 'HB-37', 'noSuchThing', details);
    if (x < 0 || y < 0 || x > options.side || y > options.side) return refuse('invalid', 'HB-37', 'thingOff', details);
    if (walls.some(({ shape }) => contains(shape, units(x), units(y))))
      return refuse('invalid', 'HB-37', 'thingInWall', details);
  }
  if (scenario.goal === 'relic' && !scenario.things.some(({ thing }) => thing === 'relique'))
    return refuse('invalid', 'HB-34', 'noRelic', { where: 'scenario.things' });
  return undefined;
}
