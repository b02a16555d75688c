/** The players before the Conteur, each to be rewarded. */
import { Pebbles, Portrait, Stone } from './art.tsx';
import { openOf, portraitOf, signedQuarter } from './reading.ts';
import { Wounds } from './Strip.tsx';
import { useTable } from './table.ts';

/** The players, each to be rewarded with one press. */
export function Players() {
  const { view, t, give, decisions, seats } = useTable();
  const preside = openOf(decisions, 'preside');
  const heroes = view.figures.flatMap((figure, at) =>
    figure.kind === 'arpenteur' && figure.seat !== null ? [{ figure, at }] : [],
  );
  return (
    <section className="sg-players" aria-label={t.players}>
      {heroes.map(({ figure, at }) => (
        <article key={at} data-drop={preside ? 'award' : undefined} data-figure={at}>
          <Portrait of={portraitOf(figure)} />
          <div>
            <b>{figure.sheet.name}</b>
            <small>
              {figure.seat === null ? '' : seats[figure.seat]?.name} · {t.karmaTitle} {signedQuarter(figure.karma)}
            </small>
            <Wounds figure={figure} />
          </div>
          <Pebbles
            white={figure.panache.white}
            black={figure.panache.black}
            label={t.stones(figure.panache.white, figure.panache.black)}
          />
          {preside ? (
            <p className="sg-chip-row">
              <button
                type="button"
                className="sg-chip"
                title={t.rewardWhy}
                onClick={() => give(preside, { do: 'award', to: at, count: 1, why: 'panache' })}
              >
                <Stone look="white" /> {t.reward}
              </button>
              <button
                type="button"
                className="sg-chip"
                onClick={() => give(preside, { do: 'judge', to: at, cases: 1 })}
              >
                {t.karmaUp}
              </button>
              <button
                type="button"
                className="sg-chip"
                onClick={() => give(preside, { do: 'judge', to: at, cases: -1 })}
              >
                {t.karmaDown}
              </button>
            </p>
          ) : null}
        </article>
      ))}
    </section>
  );
}
