/** The players before the Conteur, each to be rewarded. */
import { karmaPoints } from '../words/character.ts';
import { Moon, Pebbles, Portrait, Stone } from './art.tsx';
import { openOf, portraitOf } from './reading.ts';
import { reward } from './reward.ts';
import { Wounds } from './Strip.tsx';
import { useTable } from './table.ts';

/** The players, each to be rewarded with one press. */
export function Players() {
  const table = useTable();
  const { view, t, give, decisions, seats } = table;
  const preside = openOf(decisions, 'preside');
  const heroes = view.figures.flatMap((figure, at) =>
    figure.kind === 'arpenteur' && figure.seat !== null ? [{ figure, at }] : [],
  );
  const { held, hold } = table;
  const chip = (what: 'award' | 'karma', label: string) => (
    <button
      type="button"
      className="sg-chip sg-token-chip"
      aria-pressed={held === what}
      data-key={what === 'award' ? 'g' : 'k'}
      data-thing={what}
      onClick={() => hold(held === what ? null : what)}
    >
      {what === 'award' ? <Stone look="white" /> : <Moon className="sg-chip-moon" />} {label}
    </button>
  );
  const given = held === 'award' || held === 'karma' ? held : null;
  return (
    <section className="sg-players" aria-label={t.players}>
      {preside ? (
        <p className="sg-chip-row sg-rewards">
          <span className="sg-quiet">{t.rewards}</span>
          {chip('award', t.rewardStone)}
          {chip('karma', t.rewardKarma)}
        </p>
      ) : null}
      {heroes.map(({ figure, at }, i) => (
        <article key={at} data-drop={preside ? 'award' : undefined} data-figure={at}>
          <Portrait of={portraitOf(figure)} />
          <div>
            <b>{figure.sheet.name}</b>
            <small>
              {figure.seat === null ? '' : seats[figure.seat]?.name} · {t.karmaTitle} {karmaPoints(figure.karma)}
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
              {given ? (
                <button
                  type="button"
                  className="sg-chip sg-first"
                  data-key={i + 1}
                  onClick={() => reward(preside, given, at, give)}
                >
                  {t.giveTo(figure.sheet.name)}
                </button>
              ) : null}
              <button
                type="button"
                className="sg-chip"
                title={t.rewardStone}
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
              {figure.points <= -1 ? (
                <button
                  type="button"
                  className="sg-chip"
                  data-do="impose"
                  data-key="m"
                  aria-pressed={figure.imposed}
                  onClick={() => give(preside, { do: 'impose', to: at, on: !figure.imposed })}
                >
                  {t.impose}
                </button>
              ) : null}
            </p>
          ) : null}
        </article>
      ))}
    </section>
  );
}
