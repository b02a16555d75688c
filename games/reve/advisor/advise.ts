/**
 * RDD-X-02: the route advisor. Given what a player is shown of his dreamer and a goal, the best answer to the decision
 * before him, and the chance that the best policy gives from there.
 */
import type { Answer } from '../answers.ts';
import { CELLS, type CellIndex } from '../data/map.ts';
import { DIRECTIONS, type Direction, step } from '../hex.ts';
import type { Question } from '../questions.ts';
import type { Mode } from '../state.ts';
import type { DreamerView } from '../view.ts';
import { ASSUMPTIONS, type AssumptionKey } from './assumptions.ts';
import { COUNT, type Goal, type ModelOptions } from './model.ts';
import { ALIKE, CEILING, CHANCE, FATIGUE, FLOOR, ROUNDS } from './quantities.ts';
import { type Situation, situationOf, type Weighed } from './situation.ts';
import { Solutions } from './solutions.ts';
import { weigh } from './weigh.ts';

export interface AdviceOptions extends ModelOptions {
  /** The decision before the player; by default what he does next in the world or in the TMR. */
  readonly decision?: Question;
}

interface Alternative {
  readonly answer: Answer;
  readonly chance: number;
}

interface Neighbour {
  readonly towards: Direction;
  /** null off the map, and while lost. */
  readonly cell: string | null;
  readonly chance: number;
}

export interface Advice {
  /** Of reaching the goal in this sitting, under the assumptions. */
  readonly chance: number;
  /** Exact where floor and ceiling meet. */
  readonly exactness: 'exact' | 'estimate';
  /** The chance of the same policy in the real rules lies between these two, as far as the assumptions say. */
  readonly floor: number;
  readonly ceiling: number;
  /** For the next montée. */
  readonly mode: Mode;
  /** The best answer; null where the goal has no say in the decision, or nothing is left to hope for. */
  readonly next: Answer | null;
  /** The cells of the route if nothing is met and all water is mastered, the present one first; empty while lost. */
  readonly path: readonly string[];
  /** To expect until the goal is reached or given up. */
  readonly rounds: number;
  readonly fatigue: number;
  readonly assumptions: readonly AssumptionKey[];
  /** All answers that were weighed, the best first. */
  readonly alternatives: readonly Alternative[];
  /** What it would be worth to arrive on each of the six cells around, clockwise from the north. */
  readonly neighbours: readonly Neighbour[];
}

const kept = new Solutions(3);

export function advise(view: DreamerView, goal: Goal, options: AdviceOptions = {}): Advice {
  const s = kept.for(view, goal, options, { followed: 'all', near: false });
  const { model } = s;
  const decision = options.decision ?? usualQuestion(view);
  const at = situationOf(s, view);
  const reached = isReached(view, goal, decision);
  const weighed = at.t < model.rounds && !view.exhausted && !reached ? ranked(weigh(at, decision)) : [];
  // A mode that was asked for is not argued with.
  const best = weighed.find(({ answer }) => answer.do === 'goUp' && answer.mode === options.mode) ?? weighed[0];
  const hope = best !== undefined && best.values[CHANCE]! > 0;
  const value = (q: number) => (reached ? 1 : (best?.values[q] ?? 0));
  const floor = view.cell === null && !reached ? 0 : value(FLOOR);
  const ceiling = value(CEILING);
  return {
    chance: value(CHANCE),
    exactness: reached ? 'exact' : exactnessOf(floor, ceiling, model.assumptions),
    floor,
    ceiling,
    mode: model.mode,
    next: hope ? best.answer : null,
    path: pathOf(at),
    rounds: hope ? best.values[ROUNDS]! : 0,
    fatigue: hope ? (best.values[FATIGUE] ?? best.values[ROUNDS])! : 0,
    assumptions: model.assumptions,
    alternatives: weighed.map(({ answer, values }) => ({ answer, chance: values[CHANCE]! })),
    neighbours: neighboursOf(at),
  };
}

/** Whether there is nothing left to do: he stands there and may act, or has the spell to aim. */
export function isReached(view: DreamerView, goal: Goal, q: Question): boolean {
  if (goal.to === 'reach') return (q.kind === 'lands' || q.kind === 'cast') && view.cell === goal.cell;
  return q.kind === 'aim' && q.about.spell === goal.spell;
}

/** What a player is asked who is in the middle of nothing. */
function usualQuestion({ journey }: DreamerView): Question {
  return journey
    ? { kind: 'lands', about: { mode: journey.mode, fatigue: 1 } }
    : { kind: 'world', about: { costs: { normal: 1, accelere: 2 }, fatigue: 1 } };
}

/** The best first; of those alike the quickest, and then the first named. */
export function ranked(weighed: readonly Weighed[]): Weighed[] {
  return weighed.toSorted((a, b) => {
    const chance = b.values[CHANCE]! - a.values[CHANCE]!;
    return Math.abs(chance) > ALIKE ? chance : (a.values[ROUNDS] ?? 0) - (b.values[ROUNDS] ?? 0);
  });
}

function exactnessOf(floor: number, ceiling: number, assumptions: readonly AssumptionKey[]): Advice['exactness'] {
  const rough = assumptions.some((key) => ASSUMPTIONS[key].side === 'estimate');
  return !rough && ceiling - floor < ALIKE ? 'exact' : 'estimate';
}

const coord = (cell: CellIndex): string => CELLS[cell]?.coord ?? '';

/** From cell to cell along the best ways, as if nothing came between. */
function pathOf({ s, view, t, state, points, spots }: Situation): string[] {
  const { suits, cast, montee, rounds } = s.model;
  let cell = spots[0];
  if (view.cell === null || cell === undefined) return [];
  let left = points;
  let at = t;
  let inForce = state;
  if (!view.journey) {
    inForce = s.tables.stateAfter[t] ?? state;
    left -= montee ?? points;
    at += 1;
  }
  const path = [coord(cell)];
  const done = (c: CellIndex) => s.model.reserve[c] === 'wanted' || (suits[c] && (!cast || cast.cost <= left));
  while (left > 0 && at < rounds && !done(cell)) {
    const next = s.wayFrom(at, inForce, left, cell);
    // Off the map, or standing still for something to come: there is no more route to show.
    if (next < 0 || next >= COUNT || next === cell) break;
    cell = next;
    path.push(coord(cell));
    at += 1;
  }
  return path;
}

function neighboursOf(at: Situation): Neighbour[] {
  const { s, view, spots } = at;
  const up = view.journey ? { t: at.t + 1, state: at.state, points: at.points } : afterMontee(at);
  const layer = s.arriving(up.t, up.state);
  return DIRECTIONS.map((towards) => {
    const ends = spots
      .map((cell) => step(cell, towards) ?? COUNT)
      .map((cell) => (s.model.missing[cell] ? COUNT : cell));
    const total = ends.reduce(
      (sum, cell) => sum + (up.points > 0 ? (layer?.[CHANCE]?.[s.place(up.points, cell)] ?? 0) : 0),
      0,
    );
    const only = view.cell === null ? undefined : ends[0];
    return { towards, cell: only === undefined || only >= COUNT ? null : coord(only), chance: total / ends.length };
  });
}

/** In the world: where one more round leads after the montée. */
function afterMontee({ s, t, points }: Situation) {
  return { t: t + 2, state: s.tables.stateAfter[t] ?? 0, points: points - (s.model.montee ?? points) };
}
