/** The seats that are one's own on servers, by table: secrets kept on this device and nowhere else. */
import { useSyncExternalStore } from 'react';

export interface Kept {
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
const listeners = new Set<() => void>();
let all = read();

function read(): Readonly<Record<string, Kept>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

function write(next: Readonly<Record<string, Kept>>): boolean {
  all = next;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

/** False where nothing can be kept: then the link itself must be. */
export const keep = (table: string, kept: Kept): boolean => write({ ...all, [table]: kept });

export function forgetSeat(table: string): void {
  const { [table]: _, ...rest } = all;
  write(rest);
}

export const keptAt = (table: string): Kept | undefined => (Object.hasOwn(all, table) ? all[table] : undefined);

// Another tab may have sat down meanwhile.
addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  all = read();
  for (const listener of listeners) listener();
});

export const useKept = (): Readonly<Record<string, Kept>> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => all,
  );
