/**
 * What takes long to make and is not wanted by everybody who imports it: made at its first use. The schemas of a game are
 * such: a page draws its board with the same files that a house checks its answers with, and never checks one itself.
 */
export function onDemand<T extends object>(make: () => T): T {
  let made: T | undefined;
  const one = (): T => {
    made ??= make();
    return made;
  };
  return new Proxy({} as T, {
    get: (_none, key) => Reflect.get(one(), key),
    has: (_none, key) => Reflect.has(one(), key),
    ownKeys: () => Reflect.ownKeys(one()),
    getOwnPropertyDescriptor(_none, key) {
      const found = Reflect.getOwnPropertyDescriptor(one(), key);
      // A proxy may not claim for good what the object behind it, which is empty, has not.
      return found && { ...found, configurable: true };
    },
    getPrototypeOf: () => Reflect.getPrototypeOf(one()),
  });
}
