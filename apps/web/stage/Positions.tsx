/** What there is to see on the stage, with a link to each. */
import { positions } from './positions.ts';

export function Positions() {
  return (
    <main className="page">
      <h1>Stage</h1>
      <p>
        One position of a game, in the page as it is. Add <code>&amp;language=en</code>, <code>&amp;theme=dark</code>,{' '}
        <code>&amp;seat=1</code>, <code>&amp;others=programs</code>, <code>&amp;as=text</code> or{' '}
        <code>&amp;as=replay</code>. A lesson: <code>?game=songe&amp;as=lesson&amp;step=3</code>.{' '}
        <a href="/stage.html?kit">The kit</a> in all its states.
      </p>
      {Object.entries(positions).map(([game, listed]) => (
        <section key={game}>
          <h2>{game}</h2>
          <ul className="stage-list">
            {Object.keys(listed).map((name) => (
              <li key={name}>
                <a href={`/stage.html?position=${game}/${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
