/** The Brumes alone: the road with what was passed and what is left, and the encounter of the moment. */
import { BRUMES } from '../data/brumes.ts';
import type { BusinessView } from '../view-shape.ts';
import { Choices } from './Choices.tsx';
import { openOf } from './reading.ts';
import { useTable } from './table.ts';

type CrossingView = Extract<BusinessView, { kind: 'crossing' }>;

export function Crossing({ crossing }: { readonly crossing: CrossingView }) {
  const { t, decisions, view, texts, seats, language } = useTable();
  const open = openOf(decisions, 'crossing.road', 'crossing.face');
  const legs = view.options.legs ?? 8;
  return (
    <section className="sg-crossing" aria-label={t.road}>
      <ol className="sg-road">
        {Array.from({ length: legs }, (_, i) => {
          const idea = crossing.seen[i];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its number
            <li key={i} data-seen={idea !== undefined} data-here={i === crossing.leg - 1}>
              <span>{i + 1}</span>
              <small>{idea === undefined ? t.ahead : BRUMES[idea]?.[language]}</small>
            </li>
          );
        })}
      </ol>
      <p className="sg-quiet">{t.legs(crossing.passed, legs)}</p>
      {open ? (
        <div className="sg-question" data-decision={open.decision.id} data-kind={open.decision.kind}>
          <h3 className="sg-asked">{texts.decision(open.decision, seats)}</h3>
          <Choices open={open} />
        </div>
      ) : null}
    </section>
  );
}
