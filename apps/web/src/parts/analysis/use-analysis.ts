/** The analysis of a finished game as far as it has come; made once for each journal. */
import { useEffect, useState } from 'react';
import { Analysing, type AnalysisSoFar } from '../../house/analysing.ts';
import type { Trouble } from '../../house/jobs.ts';

/** Those that were begun, the newest last. */
const begun = new Map<string, Analysing>();
const KEPT = 4;

function analysing(journal: string): Analysing {
  const known = begun.get(journal);
  // What failed is tried again: a worker may have died for want of memory.
  if (known && !(known.found && 'trouble' in known.found)) return known;
  const one = new Analysing(journal);
  begun.set(journal, one);
  for (const old of [...begun.keys()].slice(0, -KEPT)) begun.delete(old);
  return one;
}

/** For a journal that somebody looks at, and may want analysed; until the function that it gives is called. */
export const readyAnalysis = (journal: string): (() => void) => analysing(journal).follow(() => undefined);

/** Null until there is a curve. */
export function useAnalysis(journal: string | null): AnalysisSoFar | { readonly trouble: Trouble } | null {
  const [found, setFound] = useState<AnalysisSoFar | { readonly trouble: Trouble } | null>(null);
  useEffect(() => {
    if (journal === null) return setFound(null);
    const one = analysing(journal);
    setFound(one.found);
    return one.follow(() => setFound(one.found));
  }, [journal]);
  return found;
}
