/** What the board reads out of a view and the open decisions: no rules, only where things are and what can be chosen. */
import type { Viewer } from '@reverie/kernel/game';
import { type BoardProps, type OpenDecision, type SelectedAnswer, type ShownOdds, sameAnswer } from '@reverie/ui/board';
import type { Answer } from '../answers.ts';
import { CELLS, type CellIndex, cellAt, cellsOfKind } from '../data/map.ts';
import type { Terrain } from '../data/terrains.ts';
import type { Event } from '../events.ts';
import { DIRECTIONS, type Direction, step } from '../hex.ts';
import type { Question } from '../questions.ts';
import { ownName } from '../sketch.ts';
import type { DreamerView, View } from '../view.ts';
import { EFFECT_TOKENS, type Token } from './art.tsx';

export type ReveProps = BoardProps<View, Answer, Question, Event>;
/** An open question of this game. */
export type OpenQuestion<K extends Question['kind'] = Question['kind']> = OpenDecision<
  Answer,
  Extract<Question, { readonly kind: K }>
>;
type Choice = SelectedAnswer<Answer>;

export const dreamersOf = (view: View): readonly DreamerView[] => view.dreamers.filter((d) => d !== null);

export const isGardien = (view: View, who: Viewer): boolean => view.gardien !== null && view.gardien === who;

export const isLost = (d: DreamerView): boolean => d.candidates.length > 0;

/** A gardien's view as the players have it: without where those are who are lost. */
export const asPlayersSee = (view: View): View => ({
  ...view,
  dreamers: view.dreamers.map((d) => d && (isLost(d) ? { ...d, cell: null } : d)),
});

/** Open decisions of one kind. */
export const openOf = <K extends Question['kind']>(
  decisions: readonly OpenQuestion[],
  ...kinds: readonly K[]
): OpenQuestion<K> | undefined =>
  decisions.find((open): open is OpenQuestion<K> => (kinds as readonly string[]).includes(open.decision.kind));

/** An answer that leads somewhere: the cell, or null where nobody can say which. */
function cellOf(answer: Answer, from: CellIndex | undefined): CellIndex | undefined {
  switch (answer.do) {
    case 'go':
      return from === undefined ? undefined : step(from, answer.towards);
    case 'stay':
    case 'rest':
      return from;
    case 'home':
    case 'river':
    case 'place':
      return cellAt(answer.cell);
    case 'teleport':
    case 'send':
      return answer.cell === undefined ? undefined : cellAt(answer.cell);
    default:
      return undefined;
  }
}

/** The cells that can be answered with, each with all its answers. */
export function choicesByCell(
  decisions: readonly OpenQuestion[],
  view: View,
): ReadonlyMap<CellIndex, readonly Choice[]> {
  const found = new Map<CellIndex, Choice[]>();
  const add = (cell: CellIndex | undefined, choice: Choice) => {
    if (cell !== undefined) found.set(cell, [...(found.get(cell) ?? []), choice]);
  };
  for (const { decision, choices } of decisions) {
    // A gardien who puts a demi-rêve back may name any cell; the choices are samples.
    if (decision.kind === 'place') {
      for (const [cell, { coord }] of CELLS.entries())
        add(cell, { decision: decision.id, answer: { do: 'place', cell: coord } });
      continue;
    }
    const at = view.dreamers[decision.seat]?.cell;
    const from = at == null ? undefined : cellAt(at);
    for (const answer of choices) add(cellOf(answer, from), { decision: decision.id, answer });
  }
  return found;
}

/** The six ways out of where the demi-rêve is: where each leads, if that is known, and the answer that takes it. */
export interface Way {
  readonly towards: Direction;
  readonly choice: Choice;
  /** Undefined while lost, null beyond the edge. */
  readonly cell: CellIndex | null | undefined;
}

export function waysOut(open: OpenQuestion | undefined, d: DreamerView | undefined): readonly Way[] {
  if (!open || !d) return [];
  const from = d.cell === null ? undefined : cellAt(d.cell);
  return DIRECTIONS.flatMap((towards) => {
    const answer = open.choices.find((choice) => choice.do === 'go' && choice.towards === towards);
    if (!answer) return [];
    const cell = from === undefined ? undefined : (step(from, towards) ?? null);
    return [{ towards, cell, choice: { decision: open.decision.id, answer } }];
  });
}

export const isSelected = (selected: Choice | null, { decision, answer }: Choice): boolean =>
  selected !== null && selected.decision === decision && sameAnswer(selected.answer, answer);

const ARRIVED = new Set(['calm', 'mastered', 'fires']);
/** The chance to arrive on a cell unhindered: nobody met, and its water mastered. One figure, the same everywhere. */
export function arrivalOf(odds: ShownOdds | null | undefined): number | undefined {
  if (!odds) return undefined;
  return odds.ways.reduce((sum, { way, share }) => sum + (ARRIVED.has(way) ? share : 0), 0);
}

/** How likely each cell is for somebody lost, by the ways that lead there; the likeliest first. */
export function sharesOf({ belief, candidates }: DreamerView): readonly (readonly [cell: CellIndex, share: number])[] {
  if (candidates.length === 0 || !belief) return [];
  const ways = new Map<CellIndex, number>();
  for (const [at, count] of belief) ways.set(at, (ways.get(at) ?? 0) + count);
  const all = [...ways.values()].reduce((sum, count) => sum + count, 0);
  return [...ways].map(([cell, count]) => [cell, count / all] as const).sort((a, b) => b[1] - a[1]);
}

/** What a step of somebody lost would tell. */
interface Telling {
  /** The chance to know where one is after it, and to leave the map by it. */
  readonly found: number;
  readonly off: number;
  /** For each ground that may be met: how likely, and which cells it would leave. */
  readonly grounds: readonly {
    readonly terrain: Terrain;
    readonly share: number;
    readonly cells: readonly CellIndex[];
  }[];
}

export function tellingOf(d: DreamerView, towards: Direction): Telling {
  const grounds = new Map<Terrain, { share: number; cells: Set<CellIndex> }>();
  let off = 0;
  for (const [from, share] of sharesOf(d)) {
    const to = step(from, towards);
    const place = to === undefined ? undefined : CELLS[to];
    if (to === undefined || !place) {
      off += share;
      continue;
    }
    const ground = grounds.get(place.kind) ?? { share: 0, cells: new Set() };
    ground.share += share;
    ground.cells.add(to);
    grounds.set(place.kind, ground);
  }
  const list = [...grounds].map(([terrain, { share, cells }]) => ({ terrain, share, cells: [...cells] }));
  return {
    found: list.reduce((sum, { share, cells }) => sum + (cells.length === 1 ? share : 0), 0),
    off,
    grounds: list.sort((a, b) => b.share - a.share),
  };
}

export interface PlacedToken {
  readonly token: Token;
  readonly cell: CellIndex;
  readonly seat: number;
  /** The effect, the spell or the encounter that it stands for. */
  readonly of: string;
  readonly force?: number;
}

/** Everything that lies on known cells. */
export function tokensOf(view: View): readonly PlacedToken[] {
  const found: PlacedToken[] = [];
  for (const d of dreamersOf(view)) {
    const put = (token: Token, coord: string | null, of: string, force?: number) => {
      const cell = coord === null ? undefined : cellAt(coord);
      if (cell !== undefined) found.push({ token, cell, seat: d.seat, of, ...(force !== undefined && { force }) });
    };
    for (const { id, cells = [], done = [] } of d.effects) {
      const left = id === 'queteEaux' ? [...new Set([...cells, ...done])] : cells;
      for (const cell of left) put(EFFECT_TOKENS[id] ?? 'effect', cell, id);
      if (id === 'pontsImpraticables')
        for (const cell of cellsOfKind('pont')) put('broken', CELLS[cell]?.coord ?? null, id);
    }
    for (const { spell, cell, erratic } of d.reserves) put(erratic ? 'failure' : 'reserve', cell, spell);
    for (const { kind, cell, force } of d.waiting) put('waiting', cell, kind, force);
  }
  return found;
}

/** The spell ids of a sheet, with those of the sheet's own making under the ids that the rules give them. */
export function spellNamed(d: DreamerView, id: string, name: (id: string) => string): string {
  return ownName(d, id) ?? name(id);
}
