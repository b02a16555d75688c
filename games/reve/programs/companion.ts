/**
 * A haut-rêvant played by a program that follows the route advisor (RDD-X-02). Like a person it gets a view, a decision
 * and its choices, never the state.
 */
import type { DecisionOf, Program, Situation, Thought } from '@reverie/kernel/game';
import { isReached, ranked } from '../advisor/advise.ts';
import { type Goal, type ModelOptions, modelOf } from '../advisor/model.ts';
import { CHANCE } from '../advisor/quantities.ts';
import { questGoal } from '../advisor/quest-goal.ts';
import { situationOf, type Weighed } from '../advisor/situation.ts';
import { Solutions } from '../advisor/solutions.ts';
import type { Solution } from '../advisor/solve.ts';
import { weigh } from '../advisor/weigh.ts';
import type { Answer, Do } from '../answers.ts';
import { CELLS, cellAt } from '../data/map.ts';
import { leastCost, suits } from '../data/spells.ts';
import { distance } from '../hex.ts';
import { successShare } from '../resolution.ts';
import { difficultyOf, spellOf, voieOf } from '../rules/spellbook.ts';
import type { Types } from '../types.ts';
import { type DreamerView, dreamerIn } from '../view.ts';

type Companion = Program<Types>;

interface CompanionOptions extends ModelOptions {
  /** Below this chance it sleeps first, if sleep can help. */
  readonly least?: number;
}

/** With less than this it would rather rest. */
const LEAST = 0.05;

/** Goes where the quest leads; without one, it casts what it can while the first day lasts. */
export const companion: Companion = companionWith({}, new Solutions(4), (dreamer, { view }) => {
  if (view.quest) return questGoal(view) ?? undefined;
  return view.day === 0 ? likeliestSpell(dreamer) : undefined;
});

/**
 * A companion that goes wherever `goalOf` says at the moment. Its first thought goes nowhere in particular; the one that
 * follows the advisor takes a while.
 */
export function companionWith(
  options: CompanionOptions,
  solutions: Solutions,
  goalOf: (dreamer: DreamerView, situation: Situation<Types>) => Goal | undefined,
): Companion {
  return {
    id: 'companion',
    *think(situation) {
      const { view, decision, choices } = situation;
      const thought = (index: number | undefined) => ({ answer: index === undefined ? undefined : choices[index] });
      const dreamer = view.dreamers[decision.seat];
      if (!dreamer) return thought(asGardien(decision, choices));
      const goal = goalOf(dreamer, situation);
      const usual = (wanted: Goal | undefined) => thought(unadvised(dreamer, situation, wanted));
      yield usual(undefined);
      return (goal && followed(dreamer, situation, goal, options, solutions)) ?? usual(goal);
    },
  };
}

/** A likely cast, not too far to walk, with the points that it would leave him to aim it. */
function likeliestSpell(view: DreamerView): Goal | undefined {
  const d = dreamerIn(view);
  const at = cellAt(view.cell ?? view.candidates[0] ?? '') ?? 0;
  const rated = view.spells.flatMap((id) => {
    const spell = spellOf(d, id);
    if (!spell || spell.difficulty === 'variable' || leastCost(spell) >= view.points - 1) return [];
    const skill = d.levels[voieOf(d, spell)] + difficultyOf(spell, { cost: 1 });
    const steps = CELLS.map((_, cell) => (suits(spell.where, cell) ? distance(at, cell) : CELLS.length));
    // A step loses about one journey in thirty.
    return [{ id, rate: successShare(d.sheet.reve, skill) * (1 - Math.min(...steps) / 30) }];
  });
  const best = rated.reduce((one, other) => (other.rate > one.rate ? other : one), { id: '', rate: 0 });
  return best.rate > 0 ? { to: 'cast', spell: best.id } : undefined;
}

/** What the advisor likes best of the choices, with its chance; undefined where it has no say, or sees too little hope. */
function followed(
  view: DreamerView,
  { view: { quest }, decision, choices }: Situation<Types>,
  goal: Goal,
  options: CompanionOptions,
  solutions: Solutions,
): Thought<Types> | undefined {
  if (decision.optional || (decision.kind === 'world' && view.exhausted)) return undefined;
  if (isReached(view, goal, decision)) {
    const on = choices.find((choice) => choice.do === 'pass');
    return on && { answer: on, chance: 1 };
  }
  // On a quest as the map shows the way: a person who asks for both is told the same.
  const weighed = worths(view, decision, goal, options, solutions, !quest);
  const chance = weighed[0]?.values[CHANCE] ?? 0;
  if (chance <= 0 || (decision.kind === 'world' && chance < (options.least ?? LEAST))) return undefined;
  // The choices may lack the best answer: a montée too soon, a cast that somebody lost cannot make.
  const [best, next] = weighed.flatMap(({ answer, values }) => {
    const found = choices.find((choice) => same(choice, answer));
    return found ? [{ answer: found, chance: values[CHANCE] ?? 0 }] : [];
  });
  if (best) return { ...best, ...(next && { next }) };
  const pass = decision.kind === 'world' ? choices.find((choice) => choice.do === 'pass') : undefined;
  return pass && { answer: pass };
}

/** Without the advisor. */
function unadvised(
  view: DreamerView,
  { view: { quest }, decision, choices }: Situation<Types>,
  goal: Goal | undefined,
): number | undefined {
  if (decision.optional) return undefined;
  const find = <K extends Answer['do']>(what: K, fits: (a: Do<K>) => boolean = () => true): number | undefined => {
    const at = choices.findIndex((choice) => choice.do === what && fits(choice as Do<K>));
    return at < 0 ? undefined : at;
  };
  switch (decision.kind) {
    case 'world':
      // On a quest that needs no way any more, being there is all.
      return (quest && !goal ? find('pass') : undefined) ?? rest(view, goal, find);
    case 'lands':
      return find('comeDown') ?? 0;
    case 'encounter':
      return withoutGoal(view, decision.about.force, find);
    case 'gift':
      return gift(goal, view, choices);
    default:
      return find('keep') ?? find('decline') ?? find('pass') ?? 0;
  }
}

function worths(
  view: DreamerView,
  decision: DecisionOf<Types>,
  goal: Goal,
  options: ModelOptions,
  solutions: Solutions,
  near: boolean,
): readonly Weighed[] {
  const solution = solutions.for(view, goal, options, { followed: near ? 'chance' : 'all', near });
  if (solution.model.rounds === 0) return [];
  let known = weighedBefore.get(solution);
  if (!known) {
    known = new Map();
    weighedBefore.set(solution, known);
  }
  const key = questionOf(view, decision);
  let weighed = known.get(key);
  if (!weighed) {
    weighed = ranked(weigh(situationOf(solution, view), decision));
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, weighed);
  }
  return weighed;
}

/** What was weighed before by the same solution: journeys are much alike, and a program may play thousands of them. */
const weighedBefore = new WeakMap<Solution, Map<string, readonly Weighed[]>>();
const MOST_KEPT = 20_000;

/** All that a weighing looks at beyond what the solution was made for. */
function questionOf(view: DreamerView, { kind, about }: DecisionOf<Types>): string {
  const { journey, waiting } = view;
  const up = journey ? `${journey.fatigue} ${journey.moved} ${journey.held?.defeats}` : '';
  const met = waiting.length > 0 ? JSON.stringify(waiting) : '';
  const what = kind === 'lands' || kind === 'world' || kind === 'cast' ? '' : JSON.stringify(about);
  const where = view.cell ?? view.candidates.join();
  return `${kind} ${what} ${where} ${view.points} ${view.fatigue} ${view.generalState} ${view.refoulement} ${up} ${met}`;
}

/** The same answer, whatever else a choice fixes (the cost of a sample cast). */
function same(a: Answer, b: Answer): boolean {
  const one = a as Partial<Record<(typeof MARKS)[number], unknown>>;
  const other = b as typeof one;
  return MARKS.every((mark) => one[mark] === other[mark]);
}
const MARKS = ['do', 'towards', 'cell', 'steps', 'spell', 'mode', 'kind'] as const;

type Find = <K extends Answer['do']>(what: K, fits?: (a: Do<K>) => boolean) => number | undefined;

/** Sleeps while that gives something back, and ends the evening when it has no goal left. */
function rest(view: DreamerView, goal: Goal | undefined, find: Find): number {
  const helps = view.points < view.seuil || view.fatigue > 0;
  const asleep = goal && helps ? (find('sleep', ({ hours }) => hours === 4) ?? find('wait')) : undefined;
  return asleep ?? find('end') ?? 0;
}

/** Nothing to reach: out of trouble by the likelier way. */
function withoutGoal(view: DreamerView, force: number, find: Find): number {
  const { level, state } = modelOf(view, { to: 'reach', cell: 'A1' });
  const mastered = successShare(view.points, level - force + state) * 100;
  const holds = 100 - 5 * (view.refoulement + 1);
  return find('letPass') ?? (mastered >= holds ? find('master') : find('repress')) ?? find('master') ?? 0;
}

/** Near to where it wants to go. */
function gift(goal: Goal | undefined, view: DreamerView, choices: readonly Answer[]): number {
  const wanted = goal?.to === 'reach' ? cellAt(goal.cell) : cellAt(view.cell ?? '');
  const far = (a: Answer) => (a.do === 'place' && wanted !== undefined ? distance(wanted, cellAt(a.cell) ?? 0) : 0);
  return choices.reduce((best, one, place) => (far(one) < far(choices[best]!) ? place : best), 0);
}

/** In the gardien's seat it lets the dice decide, and everything else be. */
function asGardien({ optional }: DecisionOf<Types>, choices: readonly Answer[]): number | undefined {
  const at = choices.findIndex(({ do: what }) => what === 'allow' || what === 'draw');
  return at >= 0 ? at : optional ? undefined : 0;
}
