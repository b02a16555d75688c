/** The seats that are one's own on servers, by table: secrets kept on this device and nowhere else. */
import { createStore, readStored, writeStored } from '@reverie/ui/store';

export interface OwnSeat {
  /** Opens the seat, or the place from which one watches. */
  readonly secret: string;
  readonly seat: number | null;
  readonly name: string;
  readonly game: string;
  readonly title: string;
  /** For who opened the table: the owner's secret, the links of the seats still free, the link for watching. */
  readonly owner?: string;
  readonly invitations?: readonly (string | null)[];
  readonly watch?: string;
  readonly recovery?: string;
  /** The code was shown, and somebody said that it is written down. */
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

/** False where nothing can be kept: then the link itself must be. */
export const keepSeat = (table: string, kept: OwnSeat): boolean => write({ ...seats.get(), [table]: kept });

export function forgetSeat(table: string): void {
  const { [table]: _, ...rest } = seats.get();
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
