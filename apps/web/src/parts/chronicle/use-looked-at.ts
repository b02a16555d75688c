import type { ChronicleView } from '@reverie/table/chronicle/view';
import { useEffect, useState } from 'react';
import { lookAtChronicle } from '../../remote/chronicles.ts';
import { useOwnChronicles } from '../../remote/own-chronicles.ts';

/** The visitor's chronicles on the server as they are now, by id; without an answer there is only less to read. */
export function useLookedAt(): Readonly<Record<string, ChronicleView>> {
  const kept = useOwnChronicles();
  const [seen, setSeen] = useState<Readonly<Record<string, ChronicleView>>>({});
  const ids = Object.keys(kept).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when there are others
  useEffect(() => {
    let current = true;
    for (const [id, { secret }] of Object.entries(kept)) {
      lookAtChronicle(id, secret).then(
        (found) => {
          if (current && found.for === 'member') setSeen((others) => ({ ...others, [id]: found.chronicle }));
        },
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [ids]);
  return seen;
}
