/** What the map shows of a position: pawns, veils, tokens, cells within reach, ways over the edge. */
import { CELLS, type CellIndex, cellAt } from '../data/map.ts';
import { isWet } from '../data/terrains.ts';
import { within } from '../hex.ts';
import { spellFacts } from '../sketch.ts';
import type { DreamerView, View } from '../view.ts';
import type { Range, Reachable, Share, TokenShown } from './Marks.tsx';
import type { Names } from './names.ts';
import type { PawnShown } from './Pawns.tsx';
import {
  arrivalOf,
  type choicesByCell,
  dreamersOf,
  isLost,
  isSelected,
  openOf,
  type PlacedToken,
  type ReveProps,
  sharesOf,
  spellNamed,
  tokensOf,
  type Way,
} from './reading.ts';
import { cellsFor } from './spell-facts.ts';
import type { boardWords } from './words.ts';

export const indexOf = (coord: string | null): CellIndex | null => (coord === null ? null : (cellAt(coord) ?? null));

interface CellChoices extends Pick<ReveProps, 'decisions' | 'selected' | 'odds'> {
  readonly byCell: ReturnType<typeof choicesByCell>;
  readonly names: Names;
}

/** The cells that can be chosen, each with the odds of arriving there. */
export function reachableCells({ byCell, decisions, selected, odds, names }: CellChoices): Reachable[] {
  // A gardien may point at any cell: nothing to single out.
  if (openOf(decisions, 'place')) return [];
  return [...byCell].flatMap(([cell, choices]) => {
    const [choice] = choices;
    if (!choice) return [];
    const walking = choice.answer.do === 'go' || choice.answer.do === 'stay';
    const arrival = walking ? arrivalOf(odds(choice.decision, choice.answer)) : undefined;
    const own = choice.answer.do === 'stay' || choice.answer.do === 'rest';
    return [
      {
        cell,
        selected: choices.some((one) => isSelected(selected, one)),
        chance: arrival !== undefined && !own ? names.percent(arrival) : null,
        wet: !own && isWet(CELLS[cell]?.kind ?? 'plaines'),
        own,
      },
    ];
  });
}

/** The edges of the map over which the way leads out. */
export function edgesOut(ways: readonly Way[], dreamer: DreamerView | undefined, selected: ReveProps['selected']) {
  const from = indexOf(dreamer?.cell ?? null);
  return ways.flatMap(({ towards, cell, choice }) =>
    cell === null && from !== null ? [{ cell: from, towards, selected: isSelected(selected, choice) }] : [],
  );
}

/** Groups of cells that are marked together: how far somebody may be sent, and where the advisor leads. */
export function rangesOf(
  decisions: ReveProps['decisions'],
  dreamer: DreamerView | undefined,
  goalCells: readonly CellIndex[],
): Range[] {
  const about = openOf(decisions, 'teleport', 'send')?.decision.about;
  const from = indexOf(dreamer?.cell ?? null);
  return [
    ...(about && from !== null && about.encounter !== 'changeur'
      ? [{ kind: 'reach' as const, cells: new Set(within(from, about.force)) }]
      : []),
    ...(goalCells.length > 0 ? [{ kind: 'goal' as const, cells: new Set(goalCells) }] : []),
  ];
}

/** More candidates than that, and a veil would leave as much as it covers. */
const FEW = 60;

/** The cells that matter to the question: where a spell can be cast, or where somebody lost may be. */
export function litCells(
  d: DreamerView | undefined,
  decisions: ReveProps['decisions'],
  selected: ReveProps['selected'],
): readonly CellIndex[] {
  if (!d) return [];
  if (d.cell === null) return d.candidates.length > FEW ? [] : d.candidates.map((coord) => cellAt(coord) ?? 0);
  const cast = openOf(decisions, 'cast');
  if (!cast || cast.decision.seat !== d.seat) return [];
  const chosen = selected?.decision === cast.decision.id && selected.answer.do === 'cast' ? selected.answer : null;
  const spells = chosen ? [chosen.spell] : cast.choices.flatMap((one) => (one.do === 'cast' ? [one.spell] : []));
  const cells = spells.flatMap((spell) => {
    const facts = spellFacts(d, spell);
    return facts ? cellsFor(facts) : [];
  });
  return cells.length === 0 ? [] : [...cells, cellAt(d.cell) ?? 0];
}

/** Ids of effects, where a token may stand for an effect or for a spell. */
const EFFECTS: ReadonlySet<string> = new Set(['reserveExtensible']);

export function tokensShown(view: View, names: Names, words: (typeof boardWords)['fr']): TokenShown[] {
  const titleOf = ({ token, of, seat, force }: PlacedToken): string => {
    if (token === 'waiting') {
      return `${names.encounter(of as Parameters<typeof names.encounter>[0])}, ${words.force} ${force}`;
    }
    const spell = (token === 'reserve' || token === 'failure') && !EFFECTS.has(of);
    if (!spell) return names.effect(of);
    const owner = dreamersOf(view).find((dreamer) => dreamer.seat === seat);
    return owner ? spellNamed(owner, of, names.spell) : of;
  };
  return tokensOf(view).map((one) => ({ token: one.token, cell: one.cell, title: titleOf(one) }));
}

export function pawnsShown(view: View, news: ReveProps['news']): PawnShown[] {
  const found = new Map(
    news.flatMap(({ event }) => (event.kind === 'foundOneself' ? [[event.seat, event.cell] as const] : [])),
  );
  return dreamersOf(view).flatMap((dreamer, of) => {
    const cell = indexOf(dreamer.cell);
    if (cell === null) return [];
    return [
      {
        of,
        cell,
        letter: dreamer.sheet.name.slice(0, 1),
        awake: dreamer.journey !== null,
        hidden: isLost(dreamer),
        found: found.get(dreamer.seat) === dreamer.cell ? (CELLS[cell]?.name ?? null) : null,
      },
    ];
  });
}

/** Where each dreamer who is lost may be. */
export const veilsShown = (view: View) =>
  dreamersOf(view).map(({ candidates }, of) => ({ of, cells: candidates.map((coord) => cellAt(coord) ?? 0) }));

/** More candidates than that are told by their shimmer alone. */
const MOST_SHARES = 40;

/** How likely each of the cells is where a lost dreamer may be. */
export const sharesShown = (view: View, names: Names): Share[] =>
  dreamersOf(view).flatMap((d, of) => {
    const shares = sharesOf(d);
    if (shares.length > MOST_SHARES) return [];
    return shares.map(([cell, share]) => ({ cell, of, share: names.percent(share) }));
  });
