/** What the parts of a solution read of it while it is made: those who arrive, are held, meet somebody or get a message. */
import type { CellIndex } from '../data/map.ts';
import type { Model } from './model.ts';
import type { Followed, Layer, Quantity } from './quantities.ts';
import type { Tables } from './tables.ts';

export interface PartialSolution {
  readonly model: Model;
  readonly followed: Followed;
  readonly tables: Tables;
  readonly quantities: readonly Quantity[];
  /** The cells that are there. */
  readonly cells: readonly CellIndex[];
  newLayer(): Float64Array[];
  /** Where a value stands in its layer. */
  place(points: number, cell: CellIndex): number;
  arriving(t: number, state: number): Layer | undefined;
  settled(t: number, state: number): Layer | undefined;
  thrownOut(t: number): Layer;
  average(layer: Layer, row: number): void;
  castValue(q: number, t: number, state: number, points: number, cell: CellIndex): number;
}
