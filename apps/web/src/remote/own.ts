/** What the visitor has on servers, by its id: the secrets that give access to it are stored on this device and nowhere else. */
import { createStore, readStored, type Store, writeStored } from '@reverie/ui/store';

interface Own<T> {
  readonly all: Store<Readonly<Record<string, T>>>;
  of(id: string): T | undefined;
  /** False if storage is not available: then the visitor must keep the link. */
  keep(id: string, kept: T): boolean;
  forget(id: string): void;
}

export function ownUnder<T>(key: string): Own<T> {
  type All = Readonly<Record<string, T>>;
  const read = (): All => (readStored(key) ?? {}) as All;
  const all = createStore(read());
  const write = (next: All): boolean => {
    all.set(next);
    return writeStored(key, next);
  };
  // Another tab may have written meanwhile.
  addEventListener('storage', (changed) => {
    if (changed.key === key) all.set(read());
  });
  return {
    all,
    of: (id) => (Object.hasOwn(all.get(), id) ? all.get()[id] : undefined),
    keep: (id, kept) => write({ ...all.get(), [id]: kept }),
    forget(id) {
      const { [id]: _, ...rest } = all.get();
      write(rest);
    },
  };
}
