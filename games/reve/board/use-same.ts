import { useRef } from 'react';

/** The same value as before, as long as it says the same: what is drawn from it need not be drawn again. Plain data only. */
export function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}
