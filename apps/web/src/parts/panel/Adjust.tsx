/** Answers that are not listed: the closest one with changed fields, or JSON. */
import type { OpenDecision } from '@reverie/ui/board';
import { Fetching } from '@reverie/ui/components/Fetching';
import { lazyPart } from '@reverie/ui/lazy-part';
import { useWords } from '@reverie/ui/words';
import { Suspense, useState } from 'react';
import { useAtTable } from '../table/at-table.ts';
import { tableWords } from '../table/words.ts';
import { panelWords } from './words.ts';
import './adjust.css';

const AdjustForm = lazyPart(async () => (await import('./AdjustForm.tsx')).AdjustForm);

export function Adjust({ open: { decision } }: { readonly open: OpenDecision }) {
  const t = useWords(panelWords);
  const table = useWords(tableWords);
  const { session, state } = useAtTable();
  const chosen = state.selected?.decision === decision.id ? state.selected.answer : undefined;
  const [shown, setShown] = useState(false);
  return (
    <details className="adjust" open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{t.adjust.summary}</summary>
      {shown ? (
        <Suspense
          fallback={
            <Fetching>
              <p role="status">{table.loading}</p>
            </Fetching>
          }
        >
          <AdjustForm chosen={chosen} select={(answer) => session.select({ decision: decision.id, answer })} />
        </Suspense>
      ) : null}
    </details>
  );
}
