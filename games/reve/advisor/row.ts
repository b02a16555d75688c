import { COUNT } from './model.ts';
import type { Layer } from './quantities.ts';

/** One number of points at one time in one general state: what every step of the sweep works on. */
export interface Row {
  readonly t: number;
  readonly state: number;
  readonly points: number;
  /** Where the row begins in its layer. */
  readonly at: number;
  readonly settled: Layer;
  readonly into: Layer;
}

/** So many arrays with a place for each cell. */
export const rows = (n: number): Float64Array[] => Array.from({ length: n }, () => new Float64Array(COUNT));
