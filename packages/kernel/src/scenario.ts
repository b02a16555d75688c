/**
 * Scenarios: a table, prepared outcomes and answers in; events, refusals and final views out, a line of JSON each.
 * This is how a game is checked from outside. docs/PROTOCOL.md describes both sides.
 */
import { z } from 'zod';
import { FixedChanceError } from './chance/fixed.ts';
import { type Event, shown } from './events.ts';
import { type Decision, type Game, LANGUAGES, type Language, type Rules, type Seat, type Viewer } from './game.ts';
import { seatSchema } from './journal.ts';
import { Match } from './match.ts';
import { canonical, hashOf } from './plain.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { misshape } from './shape.ts';
import type { Details, KernelReason } from './texts/fr.ts';
import { sayKernel, sayRefusal } from './texts/say.ts';
import type { Words } from './words.ts';

const drawn = z.union([z.int(), z.array(z.int()).max(10_000)]);
const who = z.union([z.int().min(0).max(15), z.string().max(100)]).describe('a seat, by number or by name');
const which = z
  .union([z.int().min(0), z.string().max(100)])
  .optional()
  .describe('a decision, by id or by kind; not needed while the seat has only one open');

const stepSchema = z.union([
  z.strictObject({ seat: who, decision: which, answer: z.json() }),
  z.strictObject({ seat: who, decision: which, odds: z.json().describe('an answer of which only the odds are asked') }),
  z.strictObject({ seat: who, leave: z.literal(true) }),
  z.strictObject({ back: z.int().min(0).describe('the last entry that stays') }),
]);

export const scenarioSchema = z.strictObject({
  reverie: z.literal('scenario-1'),
  game: z.string().max(100),
  options: z.json().default({}),
  seats: z.array(seatSchema).max(16).optional().describe('by default the smallest table of the game'),
  outcomes: z
    .array(z.union([drawn, z.tuple([z.string(), drawn])]))
    .max(100_000)
    .optional()
    .describe('what is drawn, in order; bare, or with the label of the draw that it is for'),
  seed: z.int().optional().describe('draws from this seed instead of prepared outcomes'),
  steps: z.array(stepSchema).max(100_000),
});

export type Scenario = z.infer<typeof scenarioSchema>;
type Step = Scenario['steps'][number];

/** One line of what a scenario puts out. */
export type ScenarioLine =
  | {
      readonly line: 'event';
      readonly entry: number;
      readonly event: Event;
      readonly drawn: readonly (readonly [label: string, outcome: unknown])[];
      /** What each viewer gets of it: all, nothing (null), or a reduced event. */
      readonly heard: Readonly<Record<string, 'whole' | Event | null>>;
    }
  | ({ readonly line: 'refusal'; readonly step: number; readonly text: Words } & Refusal)
  | { readonly line: 'odds'; readonly step: number; readonly odds: unknown }
  | { readonly line: 'view'; readonly viewer: string; readonly view: unknown }
  | { readonly line: 'pending'; readonly decision: Decision; readonly choices: readonly unknown[] }
  | { readonly line: 'end'; readonly outcome: unknown; readonly state: string; readonly entries: number }
  | {
      readonly line: 'failure';
      readonly step: number | 'setup' | 'end';
      readonly text: Words;
    };

/** The odds of an answer, in whatever form the caller shows them: the kernel has no fractions of its own. */
export type OddsOf = (rules: Rules, view: unknown, d: Decision, answer: unknown) => unknown;

export function parseScenario(json: unknown): Scenario | Refusal {
  const parsed = scenarioSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  return refuse('invalid', 'KER-SCENARIO', 'scenarioShape', { ...misshape(parsed.error) });
}

/** The smallest table of a game: as many seats of each role as it needs, named after the role. */
export function smallestTable(game: Game, language: Language): Seat[] {
  return game.rules.seats.flatMap(({ role, min }) =>
    Array.from({ length: min }, (_, i) => ({ name: `${game.texts[language].role(role)} ${i + 1}`, role })),
  );
}

/** Runs a scenario. A refused table comes back as a refusal; everything after that comes out as lines. */
export function* runScenario(
  game: Game,
  scenario: Scenario,
  oddsOf: OddsOf,
): Generator<ScenarioLine, Refusal | undefined> {
  const { rules } = game;
  const seats = scenario.seats ?? smallestTable(game, 'fr');
  const chance =
    scenario.seed === undefined
      ? ({ kind: 'fixed', outcomes: scenario.outcomes ?? [] } as const)
      : ({ kind: 'fast', seed: scenario.seed } as const);
  let at: number | 'setup' = 'setup';
  try {
    const match = Match.open(rules, { match: 'scenario', options: scenario.options, seats, chance });
    if (isRefusal(match)) return match;
    let told = 0;
    const news = function* (): Generator<ScenarioLine> {
      for (const line of match.told.slice(told)) yield eventLine(rules, seats, line);
      told = match.told.length;
    };
    yield* news();
    for (const [index, step] of scenario.steps.entries()) {
      at = index;
      const done = take(match, seats, step, index, oddsOf);
      if (isRefusal(done)) yield { line: 'refusal', step: index, ...done, text: inWords(game, done) };
      else if (done) yield { line: 'odds', step: index, odds: done.odds };
      told = Math.min(told, match.told.length);
      yield* news();
    }
    yield* closing(match, seats);
    const left = match.fixed?.left ?? 0;
    if (left > 0) yield { line: 'failure', step: 'end', text: bothWays('outcomesLeft', { count: left }) };
  } catch (error) {
    if (!(error instanceof FixedChanceError)) throw error;
    yield { line: 'failure', step: at, text: bothWays(error.reason, error.details) };
  }
  return undefined;
}

type AnyMatch = Match;

function* closing(match: AnyMatch, seats: readonly Seat[]): Generator<ScenarioLine> {
  for (const viewer of viewers(seats)) yield { line: 'view', viewer: String(viewer), view: match.view(viewer) };
  for (const decision of match.pending) yield { line: 'pending', decision, choices: match.choices(decision) };
  yield {
    line: 'end',
    outcome: match.outcome ?? null,
    state: hashOf(match.state),
    entries: match.journal.entries.length,
  };
}

const viewers = (seats: readonly Seat[]): Viewer[] => [...seats.keys(), 'spectator'];

const bothWays = (reason: KernelReason, details: Details): Words => ({
  fr: sayKernel('fr', reason, details),
  en: sayKernel('en', reason, details),
});

function inWords(game: Game, refusal: Refusal): Words {
  const [fr, en] = LANGUAGES.map((language) => sayRefusal(language, refusal, game.texts[language]));
  return { fr: fr as string, en: en as string };
}

function eventLine(rules: Rules, seats: readonly Seat[], { n, event, drawn }: AnyMatch['told'][number]): ScenarioLine {
  const heard: Record<string, 'whole' | Event | null> = {};
  for (const viewer of viewers(seats)) {
    const part = shown(rules.audience, event, viewer);
    heard[String(viewer)] = part === undefined ? null : canonical(part) === canonical(event) ? 'whole' : part;
  }
  return { line: 'event', entry: n, event, drawn: drawn.map(({ label, outcome }) => [label, outcome]), heard };
}

/** Does what a step says. Only odds give something back that is not told as events. */
function take(
  match: AnyMatch,
  seats: readonly Seat[],
  step: Step,
  index: number,
  oddsOf: OddsOf,
): Refusal | { readonly odds: unknown } | undefined {
  if ('back' in step) return refusalOnly(match.back(step.back));
  const seat = typeof step.seat === 'number' ? step.seat : seats.findIndex(({ name }) => name === step.seat);
  if (!seats[seat]) return refuse('invalid', 'KER-SEAT', 'noSeat', { seat: String(step.seat).slice(0, 20) });
  if ('leave' in step) return refusalOnly(match.leave(seat));
  const wanted = match.pending.filter(
    (d) => d.seat === seat && (step.decision === undefined || step.decision === d.id || step.decision === d.kind),
  );
  const [decision] = wanted;
  if (wanted.length > 1) {
    return refuse('invalid', 'KER-SCENARIO', 'scenarioDecision', { step: index, count: wanted.length });
  }
  if ('answer' in step) {
    // With no such decision open the answer goes to the one that is named, or to none: the match says what is wrong.
    const id = decision?.id ?? (typeof step.decision === 'number' ? step.decision : -1);
    return refusalOnly(match.answer(seat, id, step.answer));
  }
  if (!decision) return refuse('stale', 'KER-STALE', 'stale');
  const parsed = match.rules.answers.safeParse(step.odds);
  if (!parsed.success) return refuse('invalid', 'KER-SHAPE', 'answerShape', { ...misshape(parsed.error) });
  return { odds: oddsOf(match.rules, match.view(decision.seat), decision, parsed.data) };
}

function refusalOnly(done: object): Refusal | undefined {
  return isRefusal(done) ? done : undefined;
}
