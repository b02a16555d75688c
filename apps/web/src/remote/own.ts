/** What the visitor has on servers, by its id: the secrets that give access to it are stored on this device and nowhere else. */
import { type KeptStore, keptStore } from '@reverie/ui/store';

interface Own<T> {
  readonly all: KeptStore<Readonly<Record<string, T>>>;
  of(id: string): T | undefined;
  /** False if storage is not available: then the visitor must keep the link. */
  keep(id: string, kept: T): boolean;
  forget(id: string): void;
}

export function ownUnder<T>(key: string): Own<T> {
  type All = Readonly<Record<string, T>>;
  const all = keptStore(key, (stored) => (stored ?? {}) as All);
  return {
    all,
    of: (id) => (Object.hasOwn(all.get(), id) ? all.get()[id] : undefined),
    keep: (id, kept) => all.change((now) => ({ ...now, [id]: kept })),
    forget(id) {
      all.change(({ [id]: _, ...rest }) => rest);
    },
  };
}
