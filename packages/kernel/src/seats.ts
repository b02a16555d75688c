/** The ground of the contract: seats, viewers and the ids of rules. Everything else of the kernel stands on it. */

/** A rule's number in its catalogue, such as `RDD-ENC-04`. */
export type RuleId = string;

/** A seat is named by its place at the table, from 0. The game master has one like everybody else. */
export type SeatIndex = number;

/** At most this many seats at a table: decision ids are built from it (frames.ts). */
export const MAX_SEATS = 16;

export interface Seat {
  readonly name: string;
  readonly role: string;
}

/** How many seats of a role a table of this game has. */
export interface SeatPlan {
  readonly role: string;
  readonly min: number;
  readonly max: number;
  /** How many a table for several begins with, where one could also play alone; `min` where it is not said. */
  readonly together?: number;
}

/** Whoever looks at a game: somebody in a seat, or somebody standing by. */
export type Viewer = SeatIndex | 'spectator';
