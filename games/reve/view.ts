/**
 * What each viewer may know of a table, and a table as it may be for whoever knows just that. Only the gardien knows where
 * a lost demi-rêve is (RDD-HID-02); everybody knows which cells are possible, and how likely each of them is.
 */
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import { dayAt, hourAt } from './data/hours.ts';
import { CELLS, type CellIndex, cellAt, coordOf } from './data/map.ts';
import type { Terrain } from './data/terrains.ts';
import type { Io } from './events.ts';
import { shifted } from './hex.ts';
import type { Options } from './options.ts';
import { generalState } from './rules/dreamer.ts';
import { isLost, knownCell } from './rules/hidden.ts';
import { GUESS } from './rules/purposes.ts';
import type { AnyFrame, Dreamer, Effect, Hypothesis, Left, QuestState, Reserve, State, Waiting } from './state.ts';

/** Something on a cell, by its name where that is known; `lost` if it was left there by somebody who was lost. */
type Placed<T extends Left> = Omit<T, 'cell'> & { readonly cell: string | null };

/** What of a dreamer everybody sees in another form. */
type Reshaped = 'at' | 'belief' | 'reserves' | 'waiting' | 'effects' | 'cellBonus' | 'levels' | 'spells' | 'written';

export interface DreamerView extends Readonly<Omit<Dreamer, Reshaped>> {
  readonly levels: Readonly<Dreamer['levels']>;
  readonly spells: readonly string[];
  readonly written: readonly string[];
  readonly generalState: number;
  readonly terrain: Terrain;
  /** The cell, where it is known. */
  readonly cell: string | null;
  /** RDD-HID-01: otherwise the cells that all he has seen leaves possible. */
  readonly candidates: readonly string[];
  /** All that he holds possible: each a cell, the number of ways that lead to it, and where he would have left things. */
  readonly belief: readonly (readonly [at: CellIndex, ways: number, ...left: CellIndex[]])[] | null;
  readonly reserves: readonly Placed<Reserve>[];
  readonly waiting: readonly Placed<Waiting>[];
  readonly effects: readonly (Omit<Effect, 'cells' | 'done'> & {
    readonly cells?: readonly string[];
    readonly done?: readonly string[];
  })[];
  /** RDD-CELL-01: the successes so far of a spell in a cell. */
  readonly cellBonus: readonly { readonly cell: string; readonly spell: string; readonly successes: number }[];
}

export interface View {
  readonly round: number;
  readonly day: number;
  readonly hour: number;
  readonly gardien: SeatIndex | null;
  readonly dreamers: readonly (DreamerView | null)[];
  /** What is unfinished, without where a lost dreamer's Messager is. */
  readonly stacks: readonly (readonly AnyFrame[])[];
  readonly serial: number;
  readonly gone: readonly SeatIndex[];
  readonly quest?: Readonly<QuestState>;
  /** Whatever the sheets do not say. */
  readonly options: Omit<Options, 'dreamers'>;
}

/** RDD-HID-02: nothing is hidden from the gardien. */
const seesAll = (s: Pick<View, 'gardien' | 'gone'>, who: Viewer): boolean => who === s.gardien && !s.gone.includes(who);

/** Whatever is hidden is hidden from everybody but the gardien. */
export const seesAs = (s: State, who: Viewer): Viewer => (seesAll(s, who) ? who : 'spectator');

/**
 * What is shown of a part that is never written into, only replaced, and that depends on this part alone: made once. Views
 * of one state after another then share it, and whoever compares them sees at once that it has stayed the same.
 */
function shownOnce<K extends object, V>(show: (part: K) => V): (part: K) => V {
  const known = new WeakMap<K, V>();
  return (part) => {
    let shown = known.get(part);
    if (shown === undefined) {
      shown = show(part);
      known.set(part, shown);
    }
    return shown;
  };
}

/** The options of a table stay the same all the time. */
const optionsView = shownOnce(({ dreamers: _, ...options }: Options): View['options'] => options);

export function viewOf(s: State, who: Viewer): View {
  const truth = seesAll(s, who);
  const shown = (frame: AnyFrame): AnyFrame => {
    if (truth || frame.kind !== 'casting' || !frame.sent) return frame;
    const d = s.dreamers[frame.seat];
    return d && isLost(d) ? { ...frame, messager: UNKNOWN } : frame;
  };
  return {
    round: s.round,
    day: dayAt(s.round),
    hour: hourAt(s.round),
    gardien: s.gardien,
    dreamers: s.dreamers.map((d) => d && dreamerView(d, truth)),
    stacks: s.stacks.map((stack) => stack.map(shown)),
    serial: s.serial,
    gone: s.gone,
    ...(s.quest && { quest: { ...s.quest } }),
    options: optionsView(s.options),
  };
}

/** The cell of a Messager that its sender does not know. */
const UNKNOWN: CellIndex = -1;

/** Most effects are about no cell: these are shown as they are. */
function effectView(effect: Effect): DreamerView['effects'][number] {
  if (!effect.cells) return effect as Omit<Effect, 'cells' | 'done'>;
  const { cells, done, ...rest } = effect;
  return { ...rest, cells: cells.map(coordOf), ...(done && { done: done.map(coordOf) }) };
}

const effectsView = shownOnce((effects: Dreamer['effects']): DreamerView['effects'] => effects.map(effectView));

const beliefView = shownOnce(
  (belief: readonly Hypothesis[]): NonNullable<DreamerView['belief']> =>
    belief.map(({ at, ways, left }) => [at, ways, ...left] as const),
);

/** The cells that are possible, each once, in the order of the map. */
const cellsOf = shownOnce((belief: readonly Hypothesis[]): DreamerView['candidates'] =>
  [...new Set(belief.map(({ at }) => at))].sort((a, b) => a - b).map(coordOf),
);

const NO_CELLS: DreamerView['candidates'] = [];

const cellBonusView = shownOnce((bonus: Dreamer['cellBonus']): DreamerView['cellBonus'] =>
  Object.entries(bonus).map(([key, successes]) => {
    const [cell, spell = ''] = key.split(' ');
    return { cell: coordOf(Number(cell)), spell, successes };
  }),
);

const named = <T extends Left>(thing: T): Placed<T> => ({ ...thing, cell: coordOf(thing.cell) });
const reservesNamed = shownOnce((things: Dreamer['reserves']): DreamerView['reserves'] => things.map(named));
const waitingNamed = shownOnce((things: Dreamer['waiting']): DreamerView['waiting'] => things.map(named));

const wasLost = ({ lost }: Left): boolean => lost !== undefined;

/** What was left somewhere while lost: the player knows that it is there, not always where that is. */
const asKnown =
  (d: Dreamer) =>
  <T extends Left>(thing: T): Placed<T> => {
    const cell = knownCell(d, thing);
    return { ...thing, cell: cell === undefined ? null : coordOf(cell) };
  };

function dreamerView(d: Dreamer, truth: boolean): DreamerView {
  const lost = isLost(d);
  const { belief, reserves, waiting } = d;
  // Field by field: this is made for every viewer and answer, and spreading takes several times as long.
  return {
    seat: d.seat,
    sheet: d.sheet,
    levels: d.levels,
    spells: d.spells,
    points: d.points,
    seuil: d.seuil,
    fatigue: d.fatigue,
    refoulement: d.refoulement,
    vie: d.vie,
    ethylisme: d.ethylisme,
    surencombrement: d.surencombrement,
    journey: d.journey,
    exhausted: d.exhausted,
    busy: d.busy,
    notBefore: d.notBefore,
    carried: d.carried,
    shadowed: d.shadowed,
    written: d.written,
    experience: d.experience,
    ended: d.ended,
    generalState: generalState(d),
    terrain: CELLS[d.at]?.kind ?? 'plaines',
    cell: truth || !lost ? coordOf(d.at) : null,
    candidates: lost && belief ? cellsOf(belief) : NO_CELLS,
    belief: belief && beliefView(belief),
    reserves: truth || !reserves.some(wasLost) ? reservesNamed(reserves) : reserves.map(asKnown(d)),
    waiting: truth || !waiting.some(wasLost) ? waitingNamed(waiting) : waiting.map(asKnown(d)),
    effects: effectsView(d.effects),
    cellBonus: cellBonusView(d.cellBonus),
  };
}

/** A dreamer as he knows himself, also where there is no table yet. */
export const viewOfDreamer = (d: Dreamer): DreamerView => dreamerView(d, false);

const cellNamed = (coord: string): CellIndex => cellAt(coord) ?? 0;

/** What a lost dreamer holds possible, as the rules keep it. */
export const beliefIn = ({ belief }: DreamerView): Hypothesis[] | null =>
  belief?.map(([at, ways, ...left]) => ({ at, ways, left })) ?? null;

/** The effects of a view as the rules keep them. */
const effectsIn = ({ effects }: DreamerView): Effect[] =>
  effects.map(({ cells, done, ...rest }) => ({
    ...rest,
    ...(cells && { cells: cells.map(cellNamed) }),
    ...(done && { done: done.map(cellNamed) }),
  }));

/** The dreamer as far as the player knows him, in the form that the rules are asked in; he has just come to a cell. */
export function dreamerIn(view: DreamerView): Dreamer {
  const { generalState: _, terrain: __, cell, candidates, ...same } = view;
  const known = <T extends { readonly cell: string | null; readonly lost?: number }>(things: readonly T[]) =>
    things.flatMap(({ lost: _, ...thing }) => (thing.cell === null ? [] : [{ ...thing, cell: cellNamed(thing.cell) }]));
  return {
    ...same,
    spells: [...view.spells],
    at: cellNamed(cell ?? candidates[0] ?? ''),
    belief: null,
    journey: { mode: 'normal', fatigue: 0, moved: true, met: false, arrived: true, held: null },
    reserves: known(view.reserves),
    waiting: known(view.waiting),
    effects: effectsIn(view),
    written: [],
    cellBonus: {},
  };
}

/** RDD-HID-01: whoever does not know where a demi-rêve is draws one of the possibilities, each by the ways that lead to it. */
export function imagine(view: View, who: Viewer, io: Io): State {
  const truth = seesAll(view, who);
  const dreamers = view.dreamers.map((d) => d && imagineDreamer(d, truth, io));
  const { round, gardien, serial } = view;
  const whole = (frame: AnyFrame): AnyFrame => {
    if (frame.kind !== 'casting' || !frame.sent || frame.messager !== UNKNOWN) return { ...frame };
    return { ...frame, messager: shifted(dreamers[frame.seat]?.at ?? 0, frame.sent) ?? UNKNOWN };
  };
  return {
    stacks: view.stacks.map((stack) => stack.map(whole)),
    serial,
    gone: [...view.gone],
    options: { ...view.options, dreamers: view.dreamers.flatMap((d) => (d ? [d.sheet] : [])) },
    round,
    dreamers,
    gardien,
    ...(view.quest && { quest: { ...view.quest } }),
  };
}

function imagineDreamer(view: DreamerView, truth: boolean, io: Io): Dreamer {
  const { generalState: _, terrain: __, cell, candidates: ___, cellBonus, journey, ...known } = view;
  const belief = beliefIn(view);
  const named = cell === null ? undefined : cellNamed(cell);
  const weights = truth || !belief ? undefined : belief.map(({ ways }) => ways);
  const drawn = weights && belief?.[io.chance.among(GUESS, weights)];
  const place = <T extends Left>(thing: Placed<T>) => ({
    ...thing,
    cell: drawn && thing.lost !== undefined ? (drawn.left[thing.lost] ?? 0) : cellNamed(thing.cell ?? ''),
  });
  return {
    ...known,
    levels: { ...view.levels },
    spells: [...view.spells],
    at: drawn?.at ?? named ?? 0,
    belief,
    journey: journey && { ...journey, held: journey.held && { ...journey.held } },
    reserves: view.reserves.map(place),
    waiting: view.waiting.map(place),
    effects: effectsIn(view),
    written: [...view.written],
    experience: { ...view.experience },
    cellBonus: Object.fromEntries(
      cellBonus.map(({ cell: at, spell, successes }) => [`${cellNamed(at)} ${spell}`, successes]),
    ),
  };
}
