/** The visitor's seats on servers, by table. Their secrets are stored on this device and nowhere else. */
import { createStore, readStored, writeStored } from '@reverie/ui/store';
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
  readonly at: number;
}

const KEY = 'reverie.seats';
type Seats = Readonly<Record<string, OwnSeat>>;
const read = (): Seats => (readStored(KEY) ?? {}) as Seats;
const seats = createStore(read());

function write(next: Seats): boolean {
  seats.set(next);
  return writeStored(KEY, next);
}

/** False if storage is not available: then the visitor must keep the link. */
export const keepSeat = (table: string, kept: OwnSeat): boolean => write({ ...seats.get(), [table]: kept });

export function forgetSeat(table: string): void {
  const { [table]: _, ...rest } = seats.get();
  forgetReceipt(table);
  write(rest);
}

export function ownSeatAt(table: string): OwnSeat | undefined {
  const all = seats.get();
  return Object.hasOwn(all, table) ? all[table] : undefined;
}

// Another tab may have taken a seat meanwhile.
addEventListener('storage', ({ key }) => {
  if (key === KEY) seats.set(read());
});

export const useOwnSeats = seats.use;
export const ownSeats = seats.get;
