import { useSyncExternalStore } from 'react';

/** A value outside React that components follow. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
  /** The value, for a component that is drawn again whenever it changes. */
  use(): T;
}

export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    // The same where boards are rendered without a browser, as tests do.
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}

/** A value that this device keeps; every tab follows it. */
export interface KeptStore<T> {
  get(): T;
  use(): T;
  subscribe(listener: () => void): () => void;
  /** Changes what is kept now, which another tab may have written. False if the browser refuses: then it lasts as long as the page. */
  change(by: (now: T) => T): boolean;
}

export function keptStore<T>(key: string, read: (stored: unknown) => T): KeptStore<T> {
  let seen = storedText(key);
  const { get, set, use, subscribe } = createStore(read(readStored(key)));
  const look = () => {
    const text = storedText(key);
    // What could not be stored is newer than what is.
    if (text === seen) return;
    seen = text;
    set(read(readStored(key)));
  };
  // Tests and workers have no other tabs.
  globalThis.addEventListener?.('storage', look);
  return {
    get,
    use,
    subscribe,
    change(by) {
      look();
      set(by(get()));
      const done = writeStored(key, get());
      seen = storedText(key);
      return done;
    },
  };
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What this device keeps under a key: null if nothing, or if storage is closed or holds something else than JSON. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The keys of all that this device keeps. */
export function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Keeps a value on this device; null removes it. False if the browser refuses: then it lasts as long as the page. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
