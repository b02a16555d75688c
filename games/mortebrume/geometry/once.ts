/** A function that works out what belongs to a key once. Made once for a file, never within a call. */
export function once<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = make(key);
      known.set(key, found);
    }
    return found;
  };
}
