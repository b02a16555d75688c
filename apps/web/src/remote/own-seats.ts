/** The visitor's seats on servers, by table. */
import { ownUnder } from './own.ts';
import { forgetReceipt } from './receipts.ts';

interface OwnSeat {
  /** Gives access to the seat, or to watching. */
  readonly secret: string;
  readonly seat: number | null;
  readonly name: string;
  readonly game: string;
  readonly title: string;
  /** Only for the owner of the table: the owner's secret, the links to free seats, the spectators' link. */
  readonly owner?: string;
  readonly invitations?: readonly (string | null)[];
  /** One link for everybody, until the game begins. */
  readonly guests?: string;
  readonly watch?: string;
  readonly recovery?: string;
  /** The visitor confirmed having written the code down. */
  readonly noted?: boolean;
  /** The secret that the server has refused: where it is still the one above, it is not sent from the lobby. */
  readonly refused?: string;
  readonly at: number;
}

const seats = ownUnder<OwnSeat>('reverie.seats');

export const { keep: keepSeat, of: ownSeatAt } = seats;
export const { use: useOwnSeats, get: ownSeats } = seats.all;

export function forgetSeat(table: string): void {
  forgetReceipt(table);
  seats.forget(table);
}
