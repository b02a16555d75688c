/**
 * RDD-HID: not knowing where one is. All that may be true, as far as the player has seen, is kept as hypotheses with
 * the number of ways that lead to each: exactly what he can work out himself, and what a state is imagined from (view.ts).
 */
import type { RuleId } from '@reverie/kernel/game';
import { CELLS, type CellIndex } from '../data/map.ts';
import type { Io } from '../events.ts';
import { type Dreamer, type How, type Hypothesis, hasGardien, type Left, type State } from '../state.ts';

/** More than one cell is possible. Who knows his cell may still not know where he left something. */
export const isLost = (d: Dreamer): boolean => d.belief?.some(({ at }) => at !== d.at) ?? false;

/** What is true. Things left on cells while lost have their true cells with them. */
export function truth(d: Dreamer): Hypothesis {
  const left: CellIndex[] = [];
  for (const { cell, lost } of d.reserves) if (lost !== undefined) left[lost] = cell;
  for (const { cell, lost } of d.waiting) if (lost !== undefined) left[lost] = cell;
  return { at: d.at, ways: 1, left };
}

/** The cell of something under a hypothesis: where it is known to be, or where it would have been left. */
export const cellUnder = (h: Hypothesis, thing: Left): CellIndex =>
  thing.lost === undefined ? thing.cell : (h.left[thing.lost] ?? thing.cell);

/** Where the player knows that something is; undefined where he does not. */
export function knownCell(d: Dreamer, thing: Left): CellIndex | undefined {
  return d.belief?.some((h) => cellUnder(h, thing) !== thing.cell) ? undefined : thing.cell;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Hypotheses that say the same become one, with the ways of all; only their proportion matters, so they stay small. */
function joined(hypotheses: Iterable<Hypothesis>): Hypothesis[] {
  const found = new Map<string | number, { -readonly [K in keyof Hypothesis]: Hypothesis[K] }>();
  for (const { at, ways, left } of hypotheses) {
    const key = left.length === 0 ? at : `${at} ${left}`;
    const known = found.get(key);
    if (known) known.ways += ways;
    else found.set(key, { at, ways, left });
  }
  const all = [...found.values()];
  let common = 0;
  for (const { ways } of all) common = gcd(common, ways);
  if (common > 1) for (const h of all) h.ways /= common;
  return all;
}

/** Stands in `Hypothesis.left` for what is no longer anywhere: fired, met again or over. */
export const NOWHERE: CellIndex = -1;

const isLeftWhileLost = ({ lost }: Left): boolean => lost !== undefined;

function withoutWhatIsGone(d: Dreamer, hypotheses: readonly Hypothesis[]): readonly Hypothesis[] {
  // As a rule nothing was ever left while lost, and the hypotheses are cells alone.
  if (!d.reserves.some(isLeftWhileLost) && !d.waiting.some(isLeftWhileLost))
    return hypotheses.map((h) => (h.left.length === 0 ? h : { at: h.at, ways: h.ways, left: [] }));
  const places = new Set([...d.reserves, ...d.waiting].map(({ lost }) => lost));
  const still = (left: readonly CellIndex[]) => left.map((cell, place) => (places.has(place) ? cell : NOWHERE));
  return hypotheses.map(({ at, ways, left }) => ({ at, ways, left: still(left) }));
}

/**
 * What the player holds possible from now on. RDD-HID-01: if there was doubt and one cell is left, it is told. When
 * where he left everything is certain too, there is nothing to keep.
 */
function believe(d: Dreamer, hypotheses: readonly Hypothesis[], doubt: boolean, io: Io): void {
  const all = joined(withoutWhatIsGone(d, hypotheses));
  d.belief = all.length > 1 ? all : null;
  if (!d.belief) {
    d.reserves = d.reserves.map(({ lost: _, ...reserve }) => reserve);
    d.waiting = d.waiting.map(({ lost: _, ...waiting }) => waiting);
  }
  if (doubt && !isLost(d))
    io.tell?.({ kind: 'foundOneself', rule: 'RDD-HID-01', seat: d.seat, cell: CELLS[d.at]?.coord ?? '' });
}

/** The player sees something: what would have looked otherwise is ruled out. */
export function narrow(d: Dreamer, looks: (h: Hypothesis) => unknown, io: Io): void {
  if (!d.belief) return;
  const seen = looks(truth(d));
  const left = d.belief.filter((h) => looks(h) === seen);
  // As a rule it tells him nothing new, and there is nothing to forget.
  if (left.length > 1 && left.length === d.belief.length && left.every((h) => h.left.length === 0)) return;
  believe(d, left, isLost(d), io);
}

/** What happens here is written on his sheet with the name of the cell: that ends all doubt about it (ruling). */
export const cellIsNamed = (d: Dreamer, io: Io): void => narrow(d, ({ at }) => at === d.at, io);

/** The demi-rêve stands on a cell, and has not yet had what it holds for him. */
export function arrive(d: Dreamer, cell: CellIndex): void {
  d.at = cell;
  if (d.journey) d.journey.arrived = true;
}

/**
 * The demi-rêve comes to a cell by something that could have led from each cell to some others, each as likely. What
 * the player holds possible moves along, and he sees the kind of the cell.
 */
export function relocate(d: Dreamer, cell: CellIndex, ways: (from: CellIndex) => readonly CellIndex[], io: Io): void {
  const kind = CELLS[cell]?.kind;
  // As a rule he knows where he is, and there is one way: then there is nothing to work out.
  if (!d.belief) {
    const there = ways(d.at);
    if (there.length === 1 && there[0] === cell) {
      arrive(d, cell);
      return;
    }
  }
  let doubt = isLost(d);
  const possible: Hypothesis[] = [];
  for (const { at: from, ways: count, left } of d.belief ?? [{ at: d.at, ways: 1, left: [] }]) {
    for (const at of ways(from)) {
      doubt ||= at !== cell;
      // He sees the kind of the cell: what would be of another is not worth writing down.
      if (CELLS[at]?.kind === kind) possible.push({ at, ways: count, left });
    }
  }
  arrive(d, cell);
  believe(d, possible, doubt, io);
}

/** The truth becomes another of those that he holds possible: to him nothing changes. False where it is none of them. */
export function supposeAt(d: Dreamer, cell: CellIndex): boolean {
  const h = isLost(d) ? d.belief?.find(({ at }) => at === cell) : undefined;
  if (!h) return false;
  d.at = cell;
  d.reserves = d.reserves.map((one) => ({ ...one, cell: cellUnder(h, one) }));
  d.waiting = d.waiting.map((one) => ({ ...one, cell: cellUnder(h, one) }));
  return true;
}

/** Something is left on this cell: while lost, each hypothesis remembers where that would be. */
export function leaveHere(d: Dreamer): Left {
  if (!d.belief || !isLost(d)) return { cell: d.at };
  const lost = d.belief[0]?.left.length ?? 0;
  d.belief = d.belief.map((h) => ({ ...h, left: [...h.left, h.at] }));
  return { cell: d.at, lost };
}

/** Tells where the demi-rêve is now, as far as the player may know, and the gardien the truth of it. */
export function tellPlace(s: State, d: Dreamer, how: How, rule: RuleId, fatigue: number, io: Io): void {
  const cell = CELLS[d.at];
  if (!io.tell || !cell) return;
  const known = !isLost(d);
  io.tell({ kind: 'entered', rule, seat: d.seat, how, terrain: cell.kind, cell: known ? cell.coord : null, fatigue });
  if (!known && hasGardien(s) && s.gardien !== null) {
    io.tell({ kind: 'whereabouts', rule: 'RDD-HID-02', seat: d.seat, gardien: s.gardien, cell: cell.coord });
  }
}
