/** A function that stays the same and always does the latest: what is handed to parts that are drawn seldom. */
import { useCallback, useLayoutEffect, useRef } from 'react';

export function useLatest<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
