/** Solutions already worked out: a whole sitting is played from one, and a table rarely needs more than a few. */
import { malusOf } from '../data/fatigue.ts';
import type { DreamerView } from '../view.ts';
import { type Goal, horizonOf, leastOf, type ModelOptions, modelOf, spotsOf } from './model.ts';
import type { Followed } from './quantities.ts';
import { Solution } from './solve.ts';

/** Effects that change nothing about a sitting. */
const IDLE: ReadonlySet<string> = new Set(['doubleReve', 'reserveExtensible', 'sommeilSansReve', 'insomnie']);

/** All that a solution depends on, but for the points, the fatigue and the general state from which it was begun. */
function keyOf(view: DreamerView, goal: Goal, { dragons, mode }: ModelOptions): string {
  const { sheet, levels, spells, refoulement, vie, ethylisme, surencombrement, effects, reserves, waiting } = view;
  const { oniros, hypnos, narcos, thanatos } = levels;
  // What he left on a cell that he does not know is no part of the model.
  const known = [reserves, waiting].map((list) => list.filter(({ cell }) => cell !== null));
  const lists = [effects.filter(({ id }) => !IDLE.has(id)), ...known].map((list) =>
    list.length > 0 ? JSON.stringify(list) : '',
  );
  const own = goal.to === 'cast' && goal.spell.startsWith('own:') ? JSON.stringify(sheet.spells) : '';
  const what =
    goal.to === 'reach'
      ? goal.cell
      : `${goal.spell} ${goal.cost} ${goal.voie} ${goal.difficulty} ${goal.origin} ${goal.reserve} ${spells.includes(goal.spell)}`;
  const figures = `${sheet.reve} ${sheet.endurance} ${sheet.vie} ${oniros} ${hypnos} ${narcos} ${thanatos}`;
  return `${what} ${dragons} ${mode} ${figures} ${refoulement} ${vie} ${ethylisme} ${surencombrement} ${lists} ${own}`;
}

/** What a solution says of maluses soon grows stale (`laterTireless`): after so many cells a person gets a new one. */
const FRESH = 6;
/** And so near to the lowest points that it knows of. */
const LOW = 10;
const FEW = 2;
const LONG_AGO = 36;

/** Whether what stands in the view now lies on the way of this solution. */
function covers(solution: Solution, view: DreamerView, near: boolean): boolean {
  const { model, tables } = solution;
  const t = elapsed(solution, view);
  if (t < 0 || t >= model.rounds || !Number.isInteger(t)) return false;
  if (model.least > 0 && view.points < model.least + LOW) return false;
  if (near) return view.points <= 2 * model.most;
  const isEnd = (cell: number) => model.suits[cell] === true || model.reserve[cell] === 'wanted';
  const seesFarEnough =
    model.rounds === model.left || model.rounds - t + FRESH >= horizonOf(model.goal, spotsOf(view), isEnd);
  return seesFarEnough && t <= FRESH && view.points <= model.most && tables.states.includes(view.generalState);
}

/** Cells of fatigue since the solution was begun. */
export function elapsed({ model }: Solution, view: DreamerView): number {
  return (view.fatigue + (view.journey?.fatigue ?? 0) - model.fatigue) / model.pace;
}

/** The general state in force, or the one nearest to it that the solution knows. */
export function stateOf({ tables }: Solution, view: DreamerView): number {
  const { states } = tables;
  let best = 0;
  for (let i = 1; i < states.length; i++) {
    const nearer = Math.abs(states[i]! - view.generalState) < Math.abs(states[best]! - view.generalState);
    if (nearer) best = i;
  }
  return best;
}

interface Asked {
  readonly followed: Followed;
  /**
   * For programs, which are asked at every step: a solution serves for a whole sitting, with the maluses nearest to those
   * in force and the points and the counter clamped to what it knows.
   */
  readonly near: boolean;
}

export class Solutions {
  readonly #kept: { readonly key: string; readonly solution: Solution }[] = [];
  readonly #most: number;
  /** The least tired and the richest that anybody was who asked: where a solution begins that is to serve for long. */
  #fatigue = Number.POSITIVE_INFINITY;
  #points = 0;
  #refoulement = Number.POSITIVE_INFINITY;

  constructor(most: number) {
    this.#most = most;
  }

  for(shown: DreamerView, goal: Goal, options: ModelOptions, { followed, near }: Asked): Solution {
    const view = near ? this.#calmer(shown) : shown;
    const key = keyOf(view, goal, options);
    const serves = (one: { readonly key: string; readonly solution: Solution }) =>
      one.key === key && (followed === 'chance' || one.solution.followed === 'all') && covers(one.solution, view, near);
    const at = this.#kept.findIndex(serves);
    const found = this.#kept[at];
    if (found) {
      if (at > 0) {
        this.#kept.splice(at, 1);
        this.#kept.unshift(found);
      }
      return found.solution;
    }
    const solution = new Solution(
      modelOf(near ? this.#earlier(view) : view, goal, near ? { ...options, far: true } : options),
      followed,
    );
    // Where all is lost nothing was worked out.
    if (solution.model.rounds === 0) return solution;
    this.#kept.unshift({ key, solution });
    this.#kept.length = Math.min(this.#kept.length, this.#most);
    return solution;
  }

  /** A counter that has grown by more than a few points since the beginning is taken for one that has grown by those. */
  #calmer(view: DreamerView): DreamerView {
    this.#refoulement = Math.min(this.#refoulement, view.refoulement);
    const most = this.#refoulement + FEW;
    return view.refoulement > most ? { ...view, refoulement: most } : view;
  }

  /** The same dreamer as rested and as rich as he has been, if that is not too long ago. */
  #earlier(view: DreamerView): DreamerView {
    const { sheet, journey } = view;
    const now = view.fatigue + (journey?.fatigue ?? 0);
    this.#fatigue = Math.min(this.#fatigue, now);
    this.#points = Math.max(this.#points, view.points);
    const fatigue = now - this.#fatigue > LONG_AGO ? now : this.#fatigue;
    // Once rich and now poor: what was begun from riches does not reach down to him.
    const points = leastOf(this.#points) > 0 && view.points < leastOf(this.#points) + LOW ? view.points : this.#points;
    const eased = malusOf(sheet.endurance, fatigue) - malusOf(sheet.endurance, view.fatigue);
    return {
      ...view,
      fatigue,
      points,
      journey: journey && { ...journey, fatigue: 0 },
      generalState: view.generalState + eased,
    };
  }
}
