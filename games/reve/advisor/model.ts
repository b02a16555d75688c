/**
 * RDD-X-02: a journey as the advisor sees it, built from what the player himself is shown.
 *
 * The state of the model is (cell, rêve points, fatigue counted so far, general state in force). Every round costs
 * fatigue, so nothing ever comes back to where it was, and one sweep from the full track backwards gives the best policy
 * from everywhere. What the rules say of cells, costs and rolls is asked of the rules themselves.
 */
import type { EncounterKind } from '../data/encounters.ts';
import { trackLength } from '../data/fatigue.ts';
import { CELLS, type CellIndex, cellAt, cellsOfKind } from '../data/map.ts';
import { leastCost, suits } from '../data/spells.ts';
import type { Voie } from '../data/voies.ts';
import { DIRECTIONS, distance, step } from '../hex.ts';
import { bestVoie } from '../rules/dreamer.ts';
import {
  effectOf,
  fatigueCost,
  forbids,
  has,
  hasToll,
  isMissing,
  isRiver,
  monteeCost,
  trialsOf,
} from '../rules/effects.ts';
import { reserveAt } from '../rules/reserve.ts';
import { difficultyOf, spellOf, voieOf } from '../rules/spellbook.ts';
import type { Dreamer, Mode } from '../state.ts';
import { type DreamerView, dreamerIn } from '../view.ts';
import type { AssumptionKey } from './assumptions.ts';

/** What the journey is for. */
export type Goal =
  | {
      readonly to: 'cast';
      readonly spell: string;
      /** What the caster sets himself (RDD-CAST-02); by default the least cost and the best voie. */
      readonly cost?: number;
      readonly voie?: Voie;
      readonly difficulty?: number;
      /** The cell of the magic aimed at, for spells that are cast there. */
      readonly origin?: string;
      /** It is to be left in reserve where it is cast, not brought into the world. */
      readonly reserve?: true;
    }
  /** Standing there in the TMR, free to act: encounter over, water mastered. */
  | { readonly to: 'reach'; readonly cell: string };

export interface ModelOptions {
  /** Whether a souffle or a queue counts as failure (the default) or for nothing. */
  readonly dragons?: 'shun' | 'brave';
  /** As far ahead as can be looked, however near the goal: for a solution that is to serve a whole sitting. */
  readonly far?: boolean;
  /** The mode of the montées to come; accelerated, a journey costs a point more and no round for a quiet cell. */
  readonly mode?: Mode;
}

export interface Met {
  readonly kind: EncounterKind;
  readonly force: number;
  readonly price: number;
}

/** What is fixed for the whole sitting. Cells are places in CELLS; the one after the last stands for "off the map". */
export interface Model {
  readonly goal: Goal;
  /** Where the goal is reached or the spell can be cast. */
  readonly suits: readonly boolean[];
  /** Any cell that suits will do, known or not; else it must be the one and be known (RDD-SPELL-02). */
  readonly anywhere: boolean;
  /** The cast: RÊVE, level and difficulty together, and what it costs; null for a cell to reach. */
  readonly cast: { readonly reve: number; readonly skill: number; readonly cost: number } | null;
  /** The best Draconic, for mastering. */
  readonly level: number;
  readonly endurance: number;
  /** Written and of this journey. */
  readonly fatigue: number;
  /** Fatigue of a cell or a round. */
  readonly pace: number;
  /** How many more cells of fatigue are looked at; and how many are left on the track. */
  readonly rounds: number;
  readonly left: number;
  /** The general state in force now, and the part of it that is not fatigue. */
  readonly state: number;
  readonly otherState: number;
  /** Points of a montée; null if there can be none. */
  readonly montee: number | null;
  readonly mode: Mode;
  /** Points above this count as this, and with no more than this all is over. */
  readonly most: number;
  readonly least: number;
  readonly refoulement: number;
  readonly dragons: 'shun' | 'brave';
  readonly missing: readonly boolean[];
  /** The forces to master on entering. */
  readonly trials: readonly (readonly number[])[];
  readonly toll: readonly boolean[];
  /** A spell in reserve that fires there: the one that is wanted, or another. */
  readonly reserve: readonly ('wanted' | 'other' | null)[];
  /** Where one round leads: the neighbours clockwise, then staying, then what the Dragons gave. */
  readonly ways: readonly (readonly CellIndex[])[];
  readonly waiting: ReadonlyMap<CellIndex, Met>;
  readonly assumptions: readonly AssumptionKey[];
}

export const COUNT = CELLS.length;
export const OFF: CellIndex = COUNT;

const FARTHEST_LOOK = 48;
/** Nearer goals need no such far look: twice the way there and some rounds more, and again some for casts that fail. */
const SLACK = { reach: 16, cast: 32 };

const MOST_POINTS = 60;
/** Room above the present points for Fleurs and Rêves de Dragon, and below them for all that takes points. */
const ROOM = 6;
const DEPTH = 22;

const indexOf = (coord: string): CellIndex => cellAt(coord) ?? OFF;

function castOf(d: Dreamer, goal: Goal): Model['cast'] {
  if (goal.to === 'reach') return null;
  const spell = spellOf(d, goal.spell);
  // Forgotten, or never known: there is nowhere to cast it.
  if (!spell || !d.spells.includes(goal.spell)) return null;
  const cost = goal.cost ?? leastCost(spell);
  const { difficulty } = goal;
  const skill =
    d.levels[voieOf(d, spell, goal.voie)] +
    difficultyOf(spell, { cost, ...(difficulty !== undefined && { difficulty }) });
  return { reve: d.sheet.reve, skill, cost };
}

/** Where the goal is reached, or the spell cast: nowhere while a quest forbids all magic. */
function suitable(d: Dreamer, goal: Goal): boolean[] {
  if (goal.to === 'reach') return CELLS.map(({ coord }) => coord === goal.cell);
  const spell = spellOf(d, goal.spell);
  const origin = goal.origin === undefined ? undefined : cellAt(goal.origin);
  const free = spell !== undefined && d.spells.includes(spell.id) && !forbids(d, 'magic');
  return CELLS.map((_, cell) => free && !isMissing(d, cell) && suits(spell.where, cell, origin));
}

/** Not in water and not where a reserve waits: there, staying and coming are not the same (RDD-WET-01, RDD-RES-02). */
const mayStay = (d: Dreamer, cell: CellIndex): boolean => trialsOf(d, cell).length === 0 && !reserveAt(d, cell);

function waysFrom(d: Dreamer, cell: CellIndex): CellIndex[] {
  const there = (to: CellIndex | undefined) => (to === undefined || isMissing(d, to) ? OFF : to);
  const river = has(d, 'connaissanceFleuve') && isRiver(cell) ? cellsOfKind('fleuve') : [];
  const home = effectOf(d, 'terreAttache')?.cells ?? [];
  return [
    ...DIRECTIONS.map((direction) => there(step(cell, direction))),
    ...(mayStay(d, cell) ? [cell] : []),
    ...[...home, ...river].filter((to) => to !== cell).map(there),
  ];
}

function reserveOn(d: Dreamer, goal: Goal, cell: CellIndex): 'wanted' | 'other' | null {
  const reserve = reserveAt(d, cell);
  if (!reserve) return null;
  const wanted = goal.to === 'cast' && !goal.reserve && reserve.spell === goal.spell && !reserve.erratic;
  // Left to his choice (réserve en sécurité), what is not wanted does not fire.
  return wanted ? 'wanted' : has(d, 'reserveSecurite') ? null : 'other';
}

function assumptionsOf(view: DreamerView, goal: Goal, model: Omit<Model, 'assumptions'>): AssumptionKey[] {
  const has = (id: string) => view.effects.some((effect) => effect.id === id);
  const shun = model.dragons === 'shun';
  const when = (holds: boolean, key: AssumptionKey) => (holds ? [key] : []);
  return [
    'oneSitting',
    shun ? 'shunDragons' : 'braveDragons',
    ...when(goal.to === 'cast', 'lastPoint'),
    'neverDodge',
    'leftAlone',
    'lostKeepsHope',
    ...when(shun, 'counterStands'),
    'holdersTire',
    'laterTireless',
    ...when(view.cell === null, 'alikeCandidates'),
    ...when(has('mauvaiseRencontre'), 'specialTable'),
    ...when(model.waiting.size > 0, 'waitingStays'),
    ...when(model.left > model.rounds && model.rounds > 0, 'nearFuture'),
    'cappedPoints',
    ...when(has('presentCites') || view.cellBonus.length > 0, 'giftsUnused'),
  ];
}

/** The points with which all is over, for a sitting begun with so many. */
export const leastOf = (points: number): number => Math.max(0, Math.min(MOST_POINTS, points) - DEPTH);

/** How far ahead somebody at one of these cells has to look. */
export function horizonOf(goal: Goal, from: readonly CellIndex[], isEnd: (cell: CellIndex) => boolean): number {
  const ends = [...CELLS.keys()].filter(isEnd);
  const way = (cell: CellIndex) => Math.min(...ends.map((end) => distance(cell, end)));
  const steps = Math.max(...from.map(way));
  return Math.min(FARTHEST_LOOK, 2 * steps + SLACK[goal.to]);
}

/** The cells where he may be. */
export const spotsOf = (view: DreamerView): CellIndex[] =>
  (view.cell === null ? view.candidates : [view.cell]).map(indexOf);

/** The journey ahead of this dreamer towards this goal. */
export function modelOf(view: DreamerView, goal: Goal, options: ModelOptions = {}): Model {
  const { dragons = 'shun', mode: wanted, far = false } = options;
  const d = dreamerIn(view);
  const cells = [...CELLS.keys()];
  const mode = wanted ?? (has(d, 'deplacementAccelere') ? 'accelere' : 'normal');
  const pace = fatigueCost(d);
  const fatigue = view.fatigue + (view.journey?.fatigue ?? 0);
  const left = Math.ceil((trackLength(d.sheet.endurance) - fatigue) / pace);
  const { ethylisme, surencombrement } = view;
  const suits = suitable(d, goal);
  const reserve = cells.map((cell) => reserveOn(d, goal, cell));
  const montee = forbids(d, 'montee') ? null : monteeCost(d, mode);
  // Nowhere to go, or no way to get there: nothing need be worked out.
  const hopeless = !(suits.includes(true) || reserve.includes('wanted')) || (montee === null && !view.journey);
  const isEnd = (cell: CellIndex) => suits[cell] === true || reserve[cell] === 'wanted';
  const horizon = far || hopeless ? FARTHEST_LOOK : horizonOf(goal, spotsOf(view), isEnd);
  const model = {
    goal,
    suits,
    anywhere: goal.to === 'cast' && cellAt(spellOf(d, goal.spell)?.where ?? '') === undefined,
    cast: castOf(d, goal),
    level: d.levels[bestVoie(d)],
    endurance: d.sheet.endurance,
    fatigue,
    pace,
    rounds: hopeless ? 0 : Math.max(0, Math.min(horizon, left)),
    left,
    state: view.generalState,
    otherState: Math.min(0, view.vie - d.sheet.vie) + ethylisme + surencombrement,
    montee,
    mode,
    most: Math.min(MOST_POINTS, view.points + ROOM),
    least: leastOf(view.points),
    refoulement: view.refoulement,
    dragons,
    missing: cells.map((cell) => isMissing(d, cell)),
    trials: cells.map((cell) => trialsOf(d, cell).map(({ force }) => force)),
    toll: CELLS.map(({ kind }) => hasToll(d, kind)),
    reserve,
    ways: cells.map((cell) => waysFrom(d, cell)),
    waiting: new Map(d.waiting.map(({ cell, kind, force, price }) => [cell, { kind, force, price }])),
  };
  return { ...model, assumptions: assumptionsOf(view, goal, model) };
}
