/** Where a link that is given to others begins: an address of this machine alone leads them to their own. */
import { useEffect, useState } from 'react';
import { origins } from '../../remote/api.ts';

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

interface ShareOrigin {
  readonly origin: string;
  /** `machine`: only this computer reaches it. `house`: the same network does. */
  readonly reach: 'machine' | 'house' | 'anywhere';
}

export function useShareOrigin(): ShareOrigin {
  const alone = LOOPBACK.test(location.hostname);
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    if (!alone) return;
    let current = true;
    // Without an answer the address stays this machine's, and is said to be.
    origins().then(
      ([first]) => current && setFound(first ?? null),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [alone]);
  if (alone) return found ? { origin: found, reach: 'house' } : { origin: location.origin, reach: 'machine' };
  const local = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[fd|\[fe80)|\.local$/.test(location.hostname);
  return { origin: location.origin, reach: local ? 'house' : 'anywhere' };
}
