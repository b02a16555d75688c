/** Acts as a list that unfolds: what one cannot do stays there, and says why. */
import { useState } from 'react';
import { type Answer, answerSchema } from '../answers.ts';
import { eclatCalled } from '../data/eclats.ts';
import { enrichmentPrice, PRICES } from '../data/tables.ts';
import { refusalOf } from '../sketch.ts';
import type { SongeDecision } from '../types.ts';
import { ActForm, useActContext } from './ActForm.tsx';
import { answerOf, type FormAct, lackOf, startOf } from './acts.ts';
import { Stone } from './art.tsx';
import { type Table, useTable, whyNot } from './table.ts';

/** The question that lets a player act at any time. */
export interface ActOpen {
  readonly decision: SongeDecision<'act'>;
}

/** What an act costs in stones, as far as it is known before it is written. */
function priceOf(answer: Answer): number | null {
  switch (answer.do) {
    case 'descripteur':
    case 'quality':
    case 'masque':
    case 'tavern':
    case 'valet':
      return PRICES[answer.do];
    case 'mini':
      return PRICES.miniScene;
    case 'success':
      return PRICES.autoSuccess;
    case 'bind':
      return PRICES.bind;
    case 'object':
      return answer.rare ? PRICES.rareObject : PRICES.commonObject;
    case 'eclat':
      return eclatCalled(answer.id)?.price ?? null;
    case 'affirm':
      return answer.grade;
    case 'characterise':
      return 1 + answer.stones;
    case 'raiseKarma':
      return PRICES.karmaCase * answer.cases;
    case 'enrich':
      return enrichmentPrice(answer.what, answer.name ?? '', answer.points ?? 1);
    default:
      return null;
  }
}

interface ActListProps {
  readonly acts: readonly FormAct[];
  readonly open: { readonly decision: SongeDecision };
}

/** Acts as a list that unfolds: one form at a time. */
export function ActList({ acts, open }: ActListProps) {
  const table = useTable();
  const { t } = table;
  const context = useActContext();
  const [shown, show] = useState<FormAct | null>(null);
  return (
    <ul className="sg-acts">
      {acts.map((act) => {
        const answer = answerOf(act, startOf(act, context));
        const price = priceOf(answer);
        const why = shown === act ? '' : cannot(table, open, answer, lackOf(act, startOf(act, context), context));
        return (
          <li key={act} ref={shown === act ? reveal : undefined} data-shown={shown === act} data-cannot={why !== ''}>
            <button
              type="button"
              data-do={act}
              aria-expanded={shown === act}
              onClick={() => show(shown === act ? null : act)}
            >
              <span>{context.words.acts[act]}</span>
              {price ? (
                <span className="sg-price">
                  {price} <Stone look="white" />
                </span>
              ) : null}
              {why ? <small>{why}</small> : null}
            </button>
            {shown === act ? <ActForm act={act} open={open} done={() => show(null)} /> : null}
          </li>
        );
      })}
      {acts.length === 0 ? <li>{t.none}</li> : null}
    </ul>
  );
}

/** What unfolds below the edge is brought into sight, its button with it. */
const reveal = (form: HTMLLIElement | null): void => form?.scrollIntoView({ block: 'nearest' });

/** Refusals of what nobody has chosen or written yet: its form leads past them. */
const OF_THE_BLANK: ReadonlySet<string> = new Set(['noSuchFigure', 'alreadySo', 'notOnStage']);

/** Why not now, whatever is still to be written in it. */
function cannot(table: Table, open: ActListProps['open'], answer: Answer, lack: ReturnType<typeof lackOf>): string {
  if (lack) return table.t[lack];
  const written = Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, value === '' ? '…' : value]));
  const parsed = answerSchema.safeParse(written);
  if (!parsed.success) return table.t.nobody;
  const refusal = refusalOf(table.view, open.decision, parsed.data);
  return refusal && OF_THE_BLANK.has(refusal.reason) ? '' : whyNot(table, open.decision, parsed.data);
}
