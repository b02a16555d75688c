/** The analysis of a finished game as far as it has come; made once for each journal. */
import type { AnalysedStep, Analysis, CurvePoint, Source } from '@reverie/players/analysis/analyse';
import { useEffect, useState } from 'react';
import type { Trouble } from '../house/jobs.ts';
import { getReady, think } from '../house/thinking.ts';

export interface AnalysisSoFar {
  readonly analysis: Analysis;
  /** How much of it is done: 1 when all is. What is not done yet has a curve, and no judgement. */
  readonly done: number;
}

/** Those that were made, the newest last. */
const made = new Map<string, Analysis>();
const KEPT = 4;

function keep(journal: string, analysis: Analysis): void {
  made.set(journal, analysis);
  for (const old of [...made.keys()].slice(0, -KEPT)) made.delete(old);
}

/** For a journal that somebody looks at, and may want analysed. */
export function readyAnalysis(journal: string): void {
  if (!made.has(journal)) getReady({ journal });
}

/** Null until there is a curve. */
export function useAnalysis(journal: string | null): AnalysisSoFar | { readonly trouble: Trouble } | null {
  const [found, setFound] = useState<AnalysisSoFar | { readonly trouble: Trouble } | null>(null);
  useEffect(() => {
    setFound(null);
    if (journal === null) return;
    const known = made.get(journal);
    if (known) return setFound({ analysis: known, done: 1 });
    let source: Source = 'mind';
    let curve: readonly CurvePoint[] = [];
    const steps: AnalysedStep[] = [];
    let done = 0;
    return think({ what: 'analyse', journal }, (told) => {
      if ('trouble' in told) return setFound({ trouble: told.trouble });
      if ('analysis' in told) {
        keep(journal, told.analysis);
        return setFound({ analysis: told.analysis, done: 1 });
      }
      if (!('progress' in told)) return;
      for (const progress of told.progress) {
        if (progress.part === 'curve') ({ source, curve } = progress);
        else {
          steps.push(progress.step);
          done = progress.done;
        }
      }
      setFound({
        analysis: { source, steps: [...steps, ...unjudged(curve, steps.length)] },
        done: Math.min(done, 0.99),
      });
    });
  }, [journal]);
  return found;
}

/** Steps of which only the chances are known yet. */
function unjudged(curve: readonly CurvePoint[], from: number): AnalysedStep[] {
  return curve.slice(from).map((point, i) => {
    const before = curve[from + i - 1]?.chances ?? point.chances;
    return {
      ...point,
      parts: point.chances.map((chance, seat) => ({ decision: 0, luck: 0, reveal: chance - (before[seat] ?? 0) })),
      swing: point.chances.map(() => 0),
    };
  });
}
