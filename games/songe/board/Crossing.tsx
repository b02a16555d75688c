/** The Brumes alone: the road with what was passed and what is left, and the encounter of the moment. */
import { BRUMES } from '../data/brumes.ts';
import { outlook } from '../sketch.ts';
import type { BusinessView } from '../view-shape.ts';
import { AskedTitle } from './AskedTitle.tsx';
import { Choices } from './Choices.tsx';
import { type Open, offered, openOf, percent } from './reading.ts';
import { useTable } from './table.ts';

type CrossingView = Extract<BusinessView, { kind: 'crossing' }>;

/** The ways to face it, those by skill with their chance. */
function Ways({ open }: { readonly open: Open }) {
  const { view, who, own, language, t, texts, seats, give } = useTable();
  const { decision, choices } = open;
  if (decision.kind !== 'crossing.face' || who === 'spectator') return null;
  return (
    <div className="sg-options">
      {offered(choices, 'face').map((answer, i) => {
        const way = decision.about.ways[answer.way];
        const found =
          way?.by === 'skill'
            ? outlook(view, who, own, { skill: way.skill }, { difficulty: way.difficulty })
            : undefined;
        return (
          <button
            key={answer.way}
            type="button"
            className={i === 0 ? 'sg-option sg-first' : 'sg-option'}
            data-do="face"
            data-keyboard={i === 0 ? '' : undefined}
            onClick={() => give(open, answer)}
          >
            <b>{texts.choice(decision, answer, seats)}</b>
            {found ? <small>{t.chanceOf(percent(found.chance, language))}</small> : null}
          </button>
        );
      })}
    </div>
  );
}

export function Crossing({ crossing }: { readonly crossing: CrossingView }) {
  const { t, decisions, view, language } = useTable();
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
          <AskedTitle decision={open.decision} />
          {open.decision.kind === 'crossing.face' ? <Ways open={open} /> : <Choices open={open} />}
        </div>
      ) : null}
    </section>
  );
}
