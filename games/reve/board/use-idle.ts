import { whenIdle } from '@reverie/ui/when-idle';
import { startTransition, useEffect, useState } from 'react';

/** False until the page is idle, or until it is needed at once. */
export function useIdle(): readonly [idle: boolean, now: () => void] {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return [idle, () => setIdle(true)];
}
